/* ludo-lesson-form.c: a form for the texts and numbers of a step of a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/teaching/ludo-lesson-form.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "learn/ludo-lock.h"

#define KIND(kind) (1u << LUDO_STEP_##kind)
#define ALL_KINDS ((1u << LUDO_N_STEP_KINDS) - 1)
#define ASKING (ALL_KINDS & ~(KIND (EXPLAIN) | KIND (SHOW) | KIND (READ)))

/* The fields in both languages: those of a step, by their LudoDraftText; then
 * the answers to choose from, and the replies to these or to wrong answers;
 * then those of the lesson. */
enum
{
  FIELD_OPTIONS = LUDO_DRAFT_N_TEXTS,
  FIELD_REPLIES = FIELD_OPTIONS + LUDO_DRAFT_OPTIONS,
  FIELD_LESSON_TITLE = FIELD_REPLIES + LUDO_DRAFT_OPTIONS,
  FIELD_LESSON_AIM,
  N_FIELDS,
};

static const struct
{
  const char *label;
  guint kinds;                  /* of steps that have it */
} texts[LUDO_DRAFT_N_TEXTS] = {
  [LUDO_DRAFT_TITLE] = { N_("Title"), ALL_KINDS },
  [LUDO_DRAFT_TEXT] = { N_("Text, a sentence a line"), ALL_KINDS },
  [LUDO_DRAFT_ASK] = { N_("What to do"), ALL_KINDS },
  [LUDO_DRAFT_HINT] = { N_("Hint"), ASKING & ~KIND (PREDICT) },
  [LUDO_DRAFT_HINT_2] = { N_("Second hint"), ASKING & ~KIND (PREDICT) },
  [LUDO_DRAFT_RIGHT] = { N_("Once it is right"), ASKING },
};

/* The numbers of a step, or if no kind has them of the lesson.  A missing
 * number that is below the least is shown as an empty entry. */
static const struct
{
  const char *name;
  const char *label;
  guint kinds;
  int least;
  int most;
  int missing;
  gboolean setup;               /* it stands in the lesson's <setup> */
} numbers[] = {
  { "answer", N_("Right number"), KIND (NUMBER), 0, 9999, -1 },
  { "rounds", N_("Throws"), KIND (PREDICT), 1, 50, 5 },
  { "against", N_("Computer’s level (0: no computer)"), KIND (PLAY), 0,
    LUDO_PLAYER_LEVEL_MAX, 0 },
  { "plies", N_("Pupil’s turns"), KIND (PLAY), 1, 200, 12 },
  { "level", N_("Level (1: for beginners)"), 0, 1, 9, 1 },
  { "minutes", N_("Minutes"), 0, 1, 240, 10 },
  { "minutes", N_("Time limit in minutes (0: none)"), 0, 0, 240, 0, TRUE },
};
#define N_NUMBERS G_N_ELEMENTS (numbers)

/* The locks of a lesson. */
static const struct
{
  const char *name;
  const char *label;
} locks[] = {
  { "hints", N_("Lock hints") },
  { "undo", N_("Lock taking moves back") },
  { "review", N_("Lock what a turn leads to") },
  { "games", N_("Lock other games and pages") },
};
#define N_LOCKS G_N_ELEMENTS (locks)

struct _LudoLessonForm
{
  GtkBox parent_instance;

  int index;                    /* of the step that is shown; -1: the lesson */
  gboolean updating;            /* the controls follow the lesson */

  /* Borrowed */
  LudoDraft *draft;

  /* Borrowed: children */
  GtkWidget *boxes[N_FIELDS];   /* heading and both languages */
  GtkWidget *inputs[N_FIELDS][LUDO_PAGE_N_LANGUAGES];
  GtkWidget *rights[LUDO_DRAFT_OPTIONS];
  GtkWidget *wrongs[LUDO_DRAFT_OPTIONS];
  GtkWidget *number_rows[N_NUMBERS];
  GtkSpinButton *spins[N_NUMBERS];
  GtkWidget *lock_box;
  GtkWidget *locks[N_LOCKS];
  GtkWidget *word_entry;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (LudoLessonForm, ludo_lesson_form, GTK_TYPE_BOX)

/* The step that is shown, or NULL. */
static LudoDraftStep *
step_of (LudoLessonForm *self)
{
  return self->draft != NULL && self->index >= 0
           ? g_ptr_array_index (self->draft->steps, self->index) : NULL;
}

/* The texts of a field in the draft, or NULL if the field is not shown. */
static char **
both_of (LudoLessonForm *self,
         int               field)
{
  LudoDraftStep *step = step_of (self);

  if (field == FIELD_LESSON_TITLE)
    return self->draft->title;
  if (field == FIELD_LESSON_AIM)
    return self->draft->aim;

  return step == NULL ? NULL
         : field < FIELD_OPTIONS ? step->texts[field]
         : field < FIELD_REPLIES ? step->options[field - FIELD_OPTIONS]
                                 : step->replies[field - FIELD_REPLIES];
}

static void
show_text (GtkWidget  *input,
           const char *text)
{
  if (GTK_IS_TEXT_VIEW (input))
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (input)),
                              text, -1);
  else
    gtk_editable_set_text (GTK_EDITABLE (input), text);
}

/* Whether the reply at @i is shown: those that have an answer, and one more. */
static gboolean
has_reply (LudoDraftStep *step,
           int            i)
{
  if (step->kind == LUDO_STEP_CHOOSE)
    return step->options[i][LUDO_PAGE_FRENCH][0] != '\0'
           || step->options[i][LUDO_PAGE_ENGLISH][0] != '\0';

  return (step->kind == LUDO_STEP_MOVE || step->kind == LUDO_STEP_NUMBER
          || step->kind == LUDO_STEP_CELL)
         && (i == 0 || step->wrong[i][0] != '\0'
             || step->wrong[i - 1][0] != '\0');
}

static gboolean
has_field (LudoDraftStep *step,
           int            field)
{
  if (field >= FIELD_LESSON_TITLE)
    return step == NULL;
  if (field >= FIELD_REPLIES)
    return step != NULL && has_reply (step, field - FIELD_REPLIES);
  if (field >= FIELD_OPTIONS)
    return step != NULL && step->kind == LUDO_STEP_CHOOSE;

  return step != NULL && (texts[field].kinds & (1u << step->kind)) != 0;
}

/* Shows the fields that the step has, given what is written so far. */
static void
show_boxes (LudoLessonForm *self)
{
  LudoDraftStep *step = step_of (self);

  for (int field = 0; field < N_FIELDS; field++)
    gtk_widget_set_visible (self->boxes[field], has_field (step, field));
}

static void
show_fields (LudoLessonForm *self)
{
  LudoDraftStep *step = step_of (self);

  show_boxes (self);
  for (int field = 0; field < N_FIELDS; field++)
    {
      char **both = both_of (self, field);

      for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
        show_text (self->inputs[field][i], both != NULL ? both[i] : "");
    }
  for (int i = 0; step != NULL && i < LUDO_DRAFT_OPTIONS; i++)
    {
      gtk_check_button_set_active (GTK_CHECK_BUTTON (self->rights[i]),
                                   step->right[i]);
      gtk_widget_set_visible (self->wrongs[i],
                              step->kind != LUDO_STEP_CHOOSE);
      gtk_editable_set_text (GTK_EDITABLE (self->wrongs[i]), step->wrong[i]);
    }
}

/* The values of the draft that hold the number at @i. */
static GHashTable *
values_of (LudoLessonForm *self,
           guint           i)
{
  LudoDraftStep *step = step_of (self);

  return step != NULL ? step->values
         : numbers[i].setup ? self->draft->setup : self->draft->values;
}

static void
show_numbers (LudoLessonForm *self)
{
  LudoDraftStep *step = step_of (self);

  for (guint i = 0; i < N_NUMBERS; i++)
    {
      gboolean mine = step == NULL ? numbers[i].kinds == 0
                                   : (numbers[i].kinds & (1u << step->kind))
                                     != 0;
      const char *value = ludo_draft_get (values_of (self, i),
                                          numbers[i].name);

      gtk_widget_set_visible (self->number_rows[i], mine);
      if (mine)
        gtk_spin_button_set_value (self->spins[i],
                                   value[0] != '\0' ? atoi (value)
                                                    : numbers[i].missing);
    }
}

static void
touch (LudoLessonForm *self)
{
  show_boxes (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
text_cb (LudoLessonForm *self,
         int               field,
         int               language)
{
  GtkWidget *input = self->inputs[field][language];
  char **both = both_of (self, field);

  if (self->updating || both == NULL)
    return;
  if (GTK_IS_TEXT_VIEW (input))
    {
      GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (input));
      GtkTextIter start, end;
      g_autofree char *text = NULL;

      gtk_text_buffer_get_bounds (buffer, &start, &end);
      text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
      ludo_draft_set_string (both, language, text);
    }
  else
    ludo_draft_set_string (both, language,
                           gtk_editable_get_text (GTK_EDITABLE (input)));
  touch (self);
}

static void
french_cb (LudoLessonForm *self,
           GObject          *changed)
{
  text_cb (self, GPOINTER_TO_INT (g_object_get_data (changed, "field")),
           LUDO_PAGE_FRENCH);
}

static void
english_cb (LudoLessonForm *self,
            GObject          *changed)
{
  text_cb (self, GPOINTER_TO_INT (g_object_get_data (changed, "field")),
           LUDO_PAGE_ENGLISH);
}

static void
right_cb (LudoLessonForm *self)
{
  LudoDraftStep *step = step_of (self);

  if (self->updating || step == NULL)
    return;
  for (int i = 0; i < LUDO_DRAFT_OPTIONS; i++)
    step->right[i] =
      gtk_check_button_get_active (GTK_CHECK_BUTTON (self->rights[i]));
  touch (self);
}

static void
wrong_cb (LudoLessonForm *self)
{
  LudoDraftStep *step = step_of (self);

  if (self->updating || step == NULL)
    return;
  for (int i = 0; i < LUDO_DRAFT_OPTIONS; i++)
    ludo_draft_set_wrong (step, i, gtk_editable_get_text
                                     (GTK_EDITABLE (self->wrongs[i])));
  touch (self);
}

/* Reads the number as it is typed, because the spin button itself reads it only
 * when it loses the focus. */
static void
number_cb (LudoLessonForm *self,
           GtkEditable    *spin)
{
  const char *text = gtk_editable_get_text (spin);
  g_autofree char *value = NULL;
  gint64 number;
  guint i = 0;

  if (self->updating)
    return;
  while (self->spins[i] != GTK_SPIN_BUTTON (spin))
    i++;
  if (g_ascii_string_to_signed (text, 10, numbers[i].least, numbers[i].most,
                                &number, NULL)
      && !(numbers[i].setup && number == 0))
    value = g_strdup_printf ("%d", (int) number);
  ludo_draft_set (values_of (self, i), numbers[i].name, value);
  touch (self);
}

/* An empty entry stands for the number below the least. */
static int
read_empty_cb (GtkSpinButton *spin,
               double        *value)
{
  if (gtk_editable_get_text (GTK_EDITABLE (spin))[0] != '\0')
    return FALSE;
  gtk_spin_button_get_range (spin, value, NULL);

  return TRUE;
}

static gboolean
write_empty_cb (GtkSpinButton *spin)
{
  double least;

  gtk_spin_button_get_range (spin, &least, NULL);
  if (gtk_spin_button_get_value (spin) > least)
    return FALSE;
  gtk_editable_set_text (GTK_EDITABLE (spin), "");

  return TRUE;
}

static const char *const languages[] = { "Français", "English" };

/* Puts the name of the language above a text view, which has no placeholder. */
static GtkWidget *
caption_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "caption");

  return label;
}

/* Makes the entry for one language of a field. */
static GtkWidget *
input_new (LudoLessonForm *self,
           int               field,
           int               language,
           const char       *name)
{
  GtkWidget *input;
  GObject *changed;

  if (field == LUDO_DRAFT_TEXT)
    {
      input = gtk_text_view_new ();
      gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (input),
                                   GTK_WRAP_WORD_CHAR);
      gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (input), FALSE);
      gtk_widget_set_size_request (input, -1, 66);
      gtk_widget_add_css_class (input, "frame");
      changed = G_OBJECT (gtk_text_view_get_buffer (GTK_TEXT_VIEW (input)));
    }
  else
    {
      input = gtk_entry_new ();
      gtk_entry_set_placeholder_text (GTK_ENTRY (input), languages[language]);
      changed = G_OBJECT (input);
    }
  gtk_widget_set_tooltip_text (input, languages[language]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (input),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  languages[language], -1);
  g_object_set_data (changed, "field", GINT_TO_POINTER (field));
  g_signal_connect_object (changed, "changed",
                           language == LUDO_PAGE_FRENCH
                             ? G_CALLBACK (french_cb)
                             : G_CALLBACK (english_cb),
                           self, G_CONNECT_SWAPPED);

  return input;
}

/* Makes the entry for the wrong turn or number above the reply to it. */
static GtkWidget *
wrong_new (LudoLessonForm *self,
           const char     *name)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _("Wrong answer"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Wrong answer"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, name,
                                  -1);
  g_signal_connect_object (entry, "changed", G_CALLBACK (wrong_cb), self,
                           G_CONNECT_SWAPPED);

  return entry;
}

static void
add_field (LudoLessonForm *self,
           int               field,
           const char       *name)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gboolean is_option = field >= FIELD_OPTIONS && field < FIELD_REPLIES;
  gboolean is_reply = field >= FIELD_REPLIES && field < FIELD_LESSON_TITLE;
  GtkWidget *heading = is_option ? gtk_check_button_new_with_label (name)
                                 : gtk_label_new (name);

  if (is_option)
    {
      self->rights[field - FIELD_OPTIONS] = heading;
      g_signal_connect_object (heading, "toggled", G_CALLBACK (right_cb), self,
                               G_CONNECT_SWAPPED);
    }
  else
    gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_box_append (GTK_BOX (box), heading);
  if (is_reply)
    {
      self->wrongs[field - FIELD_REPLIES] = wrong_new (self, name);
      gtk_box_append (GTK_BOX (box), self->wrongs[field - FIELD_REPLIES]);
    }
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      if (field == LUDO_DRAFT_TEXT)
        gtk_box_append (GTK_BOX (box), caption_new (languages[i]));
      self->inputs[field][i] = input_new (self, field, i, name);
      gtk_box_append (GTK_BOX (box), self->inputs[field][i]);
    }
  self->boxes[field] = box;
  gtk_box_append (GTK_BOX (self), box);
}

static void
add_number (LudoLessonForm *self,
            guint             i)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (gettext (numbers[i].label));
  GtkWidget *spin =
    gtk_spin_button_new_with_range (MIN (numbers[i].least, numbers[i].missing),
                                    numbers[i].most, 1);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (spin),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, label,
                                  NULL, -1);
  if (numbers[i].missing < numbers[i].least)
    {
      g_signal_connect (spin, "input", G_CALLBACK (read_empty_cb), NULL);
      g_signal_connect (spin, "output", G_CALLBACK (write_empty_cb), NULL);
    }
  g_signal_connect_object (spin, "changed", G_CALLBACK (number_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), spin);
  self->number_rows[i] = row;
  self->spins[i] = GTK_SPIN_BUTTON (spin);
  gtk_box_append (GTK_BOX (self), row);
}

static void
show_locks (LudoLessonForm *self)
{
  gtk_widget_set_visible (self->lock_box, self->index < 0);
  for (guint i = 0; i < N_LOCKS; i++)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->locks[i]),
                                 g_str_equal (ludo_draft_get
                                                (self->draft->locks,
                                                 locks[i].name), "no"));
  gtk_entry_set_placeholder_text
    (GTK_ENTRY (self->word_entry),
     ludo_draft_get (self->draft->locks, "leave")[0] != '\0'
       ? _("A word is set; type another") : _("None: pupils leave as they like"));
}

static void
lock_cb (LudoLessonForm *self)
{
  if (self->updating)
    return;
  for (guint i = 0; i < N_LOCKS; i++)
    ludo_draft_set (self->draft->locks, locks[i].name,
                    gtk_check_button_get_active
                      (GTK_CHECK_BUTTON (self->locks[i])) ? "no" : NULL);
  touch (self);
}

/* Saves a hash of the word, because the file must not have the word itself. */
static void
word_cb (LudoLessonForm *self)
{
  const char *word = gtk_editable_get_text (GTK_EDITABLE (self->word_entry));
  g_autofree char *hashed = word[0] != '\0' ? ludo_lock_dup_word (word) : NULL;

  if (self->updating)
    return;
  ludo_draft_set (self->draft->locks, "leave", hashed);
  touch (self);
}

static void
add_locks (LudoLessonForm *self)
{
  GtkWidget *label = gtk_label_new (_("Word that ends the lesson"));

  self->lock_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  for (guint i = 0; i < N_LOCKS; i++)
    {
      self->locks[i] = gtk_check_button_new_with_label
                         (gettext (locks[i].label));
      g_signal_connect_object (self->locks[i], "toggled",
                               G_CALLBACK (lock_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->lock_box), self->locks[i]);
    }
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  self->word_entry = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (self->word_entry), 60);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->word_entry),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, label,
                                  NULL, -1);
  g_signal_connect_object (self->word_entry, "changed", G_CALLBACK (word_cb),
                           self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->lock_box), label);
  gtk_box_append (GTK_BOX (self->lock_box), self->word_entry);
  gtk_box_append (GTK_BOX (self), self->lock_box);
}

static void
ludo_lesson_form_class_init (LudoLessonFormClass *klass)
{
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass),
                                 G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
ludo_lesson_form_init (LudoLessonForm *self)
{
  self->updating = TRUE;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 12);
  for (int field = 0; field < LUDO_DRAFT_N_TEXTS; field++)
    add_field (self, field, gettext (texts[field].label));
  for (int i = 0; i < LUDO_DRAFT_OPTIONS; i++)
    {
      /* Translators: one of the answers to choose from, with a box to tick. */
      g_autofree char *name = g_strdup_printf (_("Answer %d is right"), i + 1);
      /* Translators: what the lesson says to an answer. */
      g_autofree char *reply = g_strdup_printf (_("Reply %d"), i + 1);

      add_field (self, FIELD_OPTIONS + i, name);
      add_field (self, FIELD_REPLIES + i, reply);
    }
  add_field (self, FIELD_LESSON_TITLE, _("Title"));
  add_field (self, FIELD_LESSON_AIM, _("What is learnt"));
  for (guint i = 0; i < N_NUMBERS; i++)
    add_number (self, i);
  add_locks (self);
}

void
ludo_lesson_form_show (LudoLessonForm *self,
                       LudoDraft      *draft,
                       int             index)
{
  g_return_if_fail (LUDO_IS_LESSON_FORM (self) && draft != NULL);

  self->draft = draft;
  self->index = index;
  self->updating = TRUE;
  show_fields (self);
  show_numbers (self);
  show_locks (self);
  self->updating = FALSE;
}

void
ludo_lesson_form_edit_reply (LudoLessonForm *self,
                             int             index)
{
  g_return_if_fail (LUDO_IS_LESSON_FORM (self) && step_of (self) != NULL);
  g_return_if_fail (index >= 0 && index < LUDO_DRAFT_OPTIONS);

  gtk_editable_set_text (GTK_EDITABLE (self->wrongs[index]),
                         step_of (self)->wrong[index]);
  gtk_widget_grab_focus
    (self->inputs[FIELD_REPLIES + index][ludo_page_language_now ()]);
}

GtkWidget *
ludo_lesson_form_get_input (LudoLessonForm   *self,
                            LudoDraftText     text,
                            LudoPageLanguage  language)
{
  g_return_val_if_fail (LUDO_IS_LESSON_FORM (self), NULL);

  return self->inputs[self->index < 0 ? FIELD_LESSON_TITLE : text][language];
}
