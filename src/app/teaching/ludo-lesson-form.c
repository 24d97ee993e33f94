/* ludo-lesson-form.c: a form for the texts and numbers of a step of a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/teaching/ludo-lesson-form.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "learn/ludo-lock.h"
#include "play/ludo-signal.h"

/* The texts of a step, with two hints and LUDO_DRAFT_OPTIONS options and
 * replies, and the aim of the lesson. */
#define N_FIELDS (6 + 2 * LUDO_DRAFT_OPTIONS + 1)

/* The most numbers that the table may have. */
#define N_SPINS_MAX 10

/* Field: a text in both languages; the widgets are children. */
typedef struct
{
  LudoLessonText text;
  guint index;                  /* of hints, options and replies */
  gboolean of_lesson;
  GtkWidget *box;               /* the heading and both inputs */
  GtkWidget *heading;           /* of an option: a check button, "right" */
  GtkWidget *wrong;             /* of a reply: the wrong answer */
  GtkWidget *inputs[LUDO_PAGE_N_LANGUAGES];
} Field;

struct _LudoLessonForm
{
  GtkBox parent_instance;

  int index;                    /* of the step that is shown; -1: the lesson */
  gboolean updating;            /* the program sets the controls */
  Field fields[N_FIELDS];
  guint n_fields;

  /* Borrowed */
  LudoDraft *draft;

  /* Borrowed: children */
  GtkWidget *lock_box;
  GtkWidget *locks[LUDO_N_LESSON_LOCKS];
  GtkWidget *word_entry;
  GtkWidget *spins[N_SPINS_MAX];
  guint n_spins;
};

G_DEFINE_FINAL_TYPE (LudoLessonForm, ludo_lesson_form, GTK_TYPE_BOX)

/* The step that is shown, or NULL. */
static LudoPageNode *
step_of (LudoLessonForm *self)
{
  return self->draft != NULL && self->index >= 0
           ? ludo_draft_get_step (self->draft, self->index) : NULL;
}

/* The element that has the text of @field, or NULL if it is not shown. */
static LudoPageNode *
node_of (LudoLessonForm *self,
         const Field    *field)
{
  return field->of_lesson ? self->draft->page : step_of (self);
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

/* Whether the reply at @i is shown: to an option that is written, to a wrong
 * turn or place that the board has set, or to a number, up to the first that is
 * empty. */
static gboolean
has_reply (const LudoPageNode *step,
           guint               i)
{
  const LudoPageNode *option = ludo_draft_find (step, LUDO_NODE_OPTION, i);

  if (ludo_draft_get_kind (step) == LUDO_STEP_CHOOSE)
    return option != NULL && ludo_draft_is_written (option);
  if (ludo_draft_get_kind (step) != LUDO_STEP_NUMBER)
    return ludo_draft_find (step, LUDO_NODE_WRONG, i) != NULL;

  return i == 0 || ludo_draft_get_wrong (step, i)[0] != '\0'
         || ludo_draft_get_wrong (step, i - 1)[0] != '\0';
}

static gboolean
has_field (const LudoPageNode *step,
           const Field        *field)
{
  if (step == NULL || field->of_lesson)
    return step == NULL && field->of_lesson;

  return (ludo_lesson_texts[field->text].form_kinds
          & (1u << ludo_draft_get_kind (step))) != 0
         && (field->text != LUDO_TEXT_REPLY || has_reply (step, field->index));
}

/* Shows the fields of the step, which depend on what is written so far. */
static void
show_boxes (LudoLessonForm *self)
{
  LudoPageNode *step = step_of (self);

  for (guint i = 0; i < self->n_fields; i++)
    gtk_widget_set_visible (self->fields[i].box,
                            has_field (step, &self->fields[i]));
}

static void
show_field (const LudoPageNode *node,
            Field              *field)
{
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      g_autofree char *text = ludo_draft_dup_text (node, field->text,
                                                   field->index, i);

      show_text (field->inputs[i], text);
    }
  if (field->text == LUDO_TEXT_OPTION)
    gtk_check_button_set_active
      (GTK_CHECK_BUTTON (field->heading),
       g_str_equal (ludo_draft_get (ludo_draft_find (node, LUDO_NODE_OPTION,
                                                     field->index), "right"),
                    "yes"));
  if (field->text != LUDO_TEXT_REPLY)
    return;
  gtk_widget_set_visible (field->wrong,
                          ludo_draft_get_kind (node) != LUDO_STEP_CHOOSE);
  gtk_editable_set_text (GTK_EDITABLE (field->wrong),
                         ludo_draft_get_wrong (node, field->index));
}

/* The element of the draft that has the attributes of @type; if there is none,
 * makes it if @makes, else returns NULL. */
static LudoPageNode *
element_of (LudoLessonForm *self,
            LudoNodeType    type,
            gboolean        makes)
{
  LudoPageNode *page = self->draft->page;

  return type == LUDO_NODE_STEP ? step_of (self)
         : type == LUDO_NODE_LESSON ? page
         : makes ? ludo_draft_make (page, type, 0)
                 : ludo_draft_find (page, type, 0);
}

static void
show_numbers (LudoLessonForm *self)
{
  LudoPageNode *step = step_of (self);

  for (guint i = 0; i < self->n_spins; i++)
    {
      GtkWidget *spin = self->spins[i];
      const LudoLessonAttribute *attribute =
        g_object_get_data (G_OBJECT (spin), "attribute");
      gboolean mine =
        step == NULL ? attribute->element != LUDO_NODE_STEP
                     : (attribute->kinds & (1u << ludo_draft_get_kind (step)))
                         != 0
                       && ludo_lesson_attribute_supports
                            (attribute, self->draft->rules->id);
      const char *value =
        ludo_draft_get (element_of (self, attribute->element, FALSE),
                        attribute->name);

      gtk_widget_set_visible (gtk_widget_get_parent (spin), mine);
      if (mine)
        gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin),
                                   value[0] != '\0' ? atoi (value)
                                                    : attribute->missing);
    }
}

static void
touch (LudoLessonForm *self)
{
  show_boxes (self);
  g_signal_emit_by_name (self, "changed");
}

static void
text_cb (LudoLessonForm *self,
         GObject        *changed)
{
  const Field *field = g_object_get_data (changed, "field");
  int language = GPOINTER_TO_INT (g_object_get_data (changed, "language"));
  LudoPageNode *node = node_of (self, field);
  g_autofree char *text = NULL;

  if (self->updating || node == NULL)
    return;
  g_object_get (changed, "text", &text, NULL);
  ludo_draft_set_text (node, field->text, field->index, language, text);
  touch (self);
}

static void
right_cb (LudoLessonForm *self,
          GtkCheckButton *button)
{
  const Field *field = g_object_get_data (G_OBJECT (button), "field");
  LudoPageNode *step = step_of (self);

  if (self->updating || step == NULL)
    return;
  ludo_draft_set (ludo_draft_make (step, LUDO_NODE_OPTION, field->index),
                  "right", gtk_check_button_get_active (button) ? "yes" : NULL);
  touch (self);
}

static void
wrong_cb (LudoLessonForm *self,
          GtkEditable    *entry)
{
  const Field *field = g_object_get_data (G_OBJECT (entry), "field");
  LudoPageNode *step = step_of (self);

  if (self->updating || step == NULL)
    return;
  ludo_draft_set_wrong (step, field->index, gtk_editable_get_text (entry));
  touch (self);
}

/* Reads the number as it is typed, because the spin button itself reads it only
 * when it loses the focus. */
static void
number_cb (LudoLessonForm *self,
           GtkEditable    *spin)
{
  const LudoLessonAttribute *attribute =
    g_object_get_data (G_OBJECT (spin), "attribute");
  g_autofree char *value = NULL;
  gint64 number;

  if (self->updating)
    return;
  if (g_ascii_string_to_signed (gtk_editable_get_text (spin), 10,
                                attribute->form_least, attribute->form_most,
                                &number, NULL)
      && number >= attribute->least
      && !(attribute->element == LUDO_NODE_SETUP && number == 0))
    value = g_strdup_printf ("%d", (int) number);
  ludo_draft_set (element_of (self, attribute->element, TRUE), attribute->name,
                  value);
  touch (self);
}

/* An empty entry means the number below the least. */
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

/* Returns: the label with the name of a language above its input. */
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
           Field          *field,
           int             language,
           const char     *name)
{
  GtkWidget *input;
  GObject *changed;

  if (field->text == LUDO_TEXT_SENTENCES)
    {
      input = g_object_new (GTK_TYPE_TEXT_VIEW,
                            "wrap-mode", GTK_WRAP_WORD_CHAR,
                            "accepts-tab", FALSE,
                            "left-margin", 8, "right-margin", 8,
                            "top-margin", 6, "bottom-margin", 6,
                            "height-request", 66, NULL);
      gtk_widget_add_css_class (input, "long-text");
      changed = G_OBJECT (gtk_text_view_get_buffer (GTK_TEXT_VIEW (input)));
    }
  else
    {
      input = gtk_entry_new ();
      changed = G_OBJECT (input);
    }
  gtk_widget_set_tooltip_text (input, languages[language]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (input),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  languages[language], -1);
  g_object_set_data (changed, "field", field);
  g_object_set_data (changed, "language", GINT_TO_POINTER (language));
  ludo_signal_connect (changed, "changed", text_cb, self);

  return input;
}

/* Makes the entry for the wrong turn or number above the reply to it. */
static GtkWidget *
wrong_new (LudoLessonForm *self,
           Field          *field,
           const char     *name)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _("Wrong answer"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Wrong answer"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, name,
                                  -1);
  g_object_set_data (G_OBJECT (entry), "field", field);
  ludo_signal_connect (entry, "changed", wrong_cb, self);

  return entry;
}

static void
add_field (LudoLessonForm *self,
           LudoLessonText  text,
           guint           index,
           gboolean        of_lesson,
           const char     *name)
{
  Field *field = &self->fields[self->n_fields++];

  *field = (Field) {
    .text = text, .index = index, .of_lesson = of_lesson,
    .box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6),
  };
  if (text == LUDO_TEXT_OPTION)
    {
      field->heading = gtk_check_button_new_with_label (name);
      g_object_set_data (G_OBJECT (field->heading), "field", field);
      ludo_signal_connect (field->heading, "toggled", right_cb, self);
    }
  else
    {
      field->heading = gtk_label_new (name);
      gtk_label_set_wrap (GTK_LABEL (field->heading), TRUE);
      gtk_label_set_xalign (GTK_LABEL (field->heading), 0);
    }
  gtk_box_append (GTK_BOX (field->box), field->heading);
  if (text == LUDO_TEXT_REPLY)
    {
      field->wrong = wrong_new (self, field, name);
      gtk_box_append (GTK_BOX (field->box), field->wrong);
    }
  /* The language of the window comes first, because the author writes in it. */
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      int language = ((int) ludo_page_language_now () + i)
                     % LUDO_PAGE_N_LANGUAGES;

      gtk_box_append (GTK_BOX (field->box),
                      caption_new (languages[language]));
      field->inputs[language] = input_new (self, field, language, name);
      gtk_box_append (GTK_BOX (field->box), field->inputs[language]);
    }
  gtk_box_append (GTK_BOX (self), field->box);
}

static void
add_number (LudoLessonForm            *self,
            const LudoLessonAttribute *attribute)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (gettext (attribute->label));
  GtkWidget *spin =
    gtk_spin_button_new_with_range (MIN (attribute->form_least,
                                         attribute->missing),
                                    attribute->form_most, 1);

  g_assert (self->n_spins < N_SPINS_MAX);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (spin),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, label,
                                  NULL, -1);
  if (attribute->missing < attribute->form_least)
    {
      g_signal_connect (spin, "input", G_CALLBACK (read_empty_cb), NULL);
      g_signal_connect (spin, "output", G_CALLBACK (write_empty_cb), NULL);
    }
  g_object_set_data (G_OBJECT (spin), "attribute", (gpointer) attribute);
  ludo_signal_connect (spin, "changed", number_cb, self);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), spin);
  self->spins[self->n_spins++] = spin;
  gtk_box_append (GTK_BOX (self), row);
}

static void
show_locks (LudoLessonForm *self)
{
  const LudoPageNode *locks = element_of (self, LUDO_NODE_LOCKS, FALSE);

  gtk_widget_set_visible (self->lock_box, self->index < 0);
  for (guint i = 0; i < LUDO_N_LESSON_LOCKS; i++)
    gtk_check_button_set_active
      (GTK_CHECK_BUTTON (self->locks[i]),
       g_str_equal (ludo_draft_get (locks, ludo_lesson_locks[i].name), "no"));
  gtk_entry_set_placeholder_text
    (GTK_ENTRY (self->word_entry),
     ludo_draft_get (locks, "leave")[0] != '\0'
       ? _("Word set; type to change it")
       : _("None: pupils leave when they like"));
}

static void
lock_cb (LudoLessonForm *self)
{
  if (self->updating)
    return;
  for (guint i = 0; i < LUDO_N_LESSON_LOCKS; i++)
    ludo_draft_set (element_of (self, LUDO_NODE_LOCKS, TRUE),
                    ludo_lesson_locks[i].name,
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
  ludo_draft_set (element_of (self, LUDO_NODE_LOCKS, TRUE), "leave", hashed);
  touch (self);
}

static void
add_locks (LudoLessonForm *self)
{
  GtkWidget *label = gtk_label_new (_("Word that ends the lesson"));

  self->lock_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  for (guint i = 0; i < LUDO_N_LESSON_LOCKS; i++)
    {
      self->locks[i] = gtk_check_button_new_with_label
                         (gettext (ludo_lesson_locks[i].form_label));
      ludo_signal_connect (self->locks[i], "toggled", lock_cb, self);
      gtk_box_append (GTK_BOX (self->lock_box), self->locks[i]);
    }
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  self->word_entry = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (self->word_entry), 60);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->word_entry),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, label,
                                  NULL, -1);
  ludo_signal_connect (self->word_entry, "changed", word_cb, self);
  gtk_box_append (GTK_BOX (self->lock_box), label);
  gtk_box_append (GTK_BOX (self->lock_box), self->word_entry);
  gtk_box_append (GTK_BOX (self), self->lock_box);
}

static void
ludo_lesson_form_class_init (LudoLessonFormClass *klass)
{
  ludo_signal_new (klass, "changed", 0);
}

static void
ludo_lesson_form_init (LudoLessonForm *self)
{
  self->updating = TRUE;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 12);
  for (int text = 0; ludo_lesson_texts[text].form_kinds != 0
                     && ludo_lesson_texts[text].label != NULL; text++)
    for (guint i = 0; i < ludo_lesson_texts[text].most; i++)
      add_field (self, text, i, FALSE,
                 i == 1 ? _("Second hint")
                        : gettext (ludo_lesson_texts[text].label));
  for (guint i = 0; i < LUDO_DRAFT_OPTIONS; i++)
    {
      /* Translators: one of the answers to choose from, with a box to tick. */
      g_autofree char *name = g_strdup_printf (_("Answer %d is right"),
                                               (int) i + 1);
      /* Translators: what the lesson says to an answer. */
      g_autofree char *reply = g_strdup_printf (_("Reply %d"), (int) i + 1);

      add_field (self, LUDO_TEXT_OPTION, i, FALSE, name);
      add_field (self, LUDO_TEXT_REPLY, i, FALSE, reply);
    }
  add_field (self, LUDO_TEXT_AIM, 0, TRUE,
             gettext (ludo_lesson_texts[LUDO_TEXT_AIM].label));
  for (const LudoLessonAttribute *attribute = ludo_lesson_attributes;
       attribute->name != NULL; attribute++)
    if (attribute->label != NULL)
      add_number (self, attribute);
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
  show_boxes (self);
  for (guint i = 0; i < self->n_fields; i++)
    if (node_of (self, &self->fields[i]) != NULL)
      show_field (node_of (self, &self->fields[i]), &self->fields[i]);
  show_numbers (self);
  show_locks (self);
  self->updating = FALSE;
}

/* The field of a text of the step, or of the lesson if that is shown. */
static Field *
find_field (LudoLessonForm *self,
            LudoLessonText  text,
            guint           index)
{
  Field *field = self->fields;

  while (field->of_lesson != (self->index < 0) || field->text != text
         || field->index != index)
    field++;

  return field;
}

/* Returns: the first empty input of @field. */
static GtkWidget *
find_empty (const Field *field)
{
  LudoPageLanguage now = ludo_page_language_now ();

  if (field->text == LUDO_TEXT_REPLY && gtk_widget_get_visible (field->wrong)
      && gtk_editable_get_text (GTK_EDITABLE (field->wrong))[0] == '\0')
    return field->wrong;

  return field->inputs[now];
}

/* The first number that is shown. */
static GtkWidget *
find_spin (LudoLessonForm *self)
{
  for (guint i = 0; i < self->n_spins; i++)
    if (gtk_widget_get_visible (gtk_widget_get_parent (self->spins[i])))
      return self->spins[i];

  return NULL;
}

/* The first option that is not written yet, or the last. */
static Field *
find_option (LudoLessonForm *self)
{
  guint i = 0;
  const LudoPageNode *option;

  while (i + 1 < LUDO_DRAFT_OPTIONS
         && (option = ludo_draft_find (step_of (self), LUDO_NODE_OPTION, i))
            != NULL && ludo_draft_is_written (option))
    i++;

  return find_field (self, LUDO_TEXT_OPTION, i);
}

/* Focuses @input in the second frame, because a field that was just shown gets
 * its place in the first frame, and its focus scrolls to that place. */
static gboolean
edit_cb (GtkWidget     *input,
         GdkFrameClock *clock,
         gpointer       data)
{
  gboolean *is_placed = data;

  if (*is_placed)
    gtk_widget_grab_focus (input);
  *is_placed = !*is_placed;

  return *is_placed ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void
ludo_lesson_form_edit (LudoLessonForm *self,
                       LudoDraftPart   part,
                       guint           index)
{
  Field *field;
  GtkWidget *input;

  g_return_if_fail (LUDO_IS_LESSON_FORM (self) && step_of (self) != NULL);
  g_return_if_fail (index < LUDO_DRAFT_OPTIONS);

  field = part == LUDO_DRAFT_PART_REPLY
            ? find_field (self, LUDO_TEXT_REPLY, index)
          : part == LUDO_DRAFT_PART_OPTION ? find_option (self)
          : part == LUDO_DRAFT_PART_TASK ? find_field (self, LUDO_TEXT_ASK, 0)
          : find_field (self, LUDO_TEXT_SENTENCES, 0);
  if (field->text == LUDO_TEXT_REPLY)
    {
      self->updating = TRUE;
      show_boxes (self);
      gtk_editable_set_text (GTK_EDITABLE (field->wrong),
                             ludo_draft_get_wrong (step_of (self), index));
      self->updating = FALSE;
    }
  input = part == LUDO_DRAFT_PART_NUMBER ? find_spin (self)
                                         : find_empty (field);
  if (input != NULL)
    gtk_widget_add_tick_callback (input, edit_cb, g_new0 (gboolean, 1), g_free);
}

GtkWidget *
ludo_lesson_form_get_input (LudoLessonForm   *self,
                            LudoLessonText    text,
                            LudoPageLanguage  language)
{
  g_return_val_if_fail (LUDO_IS_LESSON_FORM (self), NULL);

  return find_field (self, text, 0)->inputs[language];
}
