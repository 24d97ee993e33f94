/* ludo-read-aloud.c: reads a page aloud, sentence by sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-read-aloud.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-names.h"
#include "board/ludo-announce.h"
#include "play/ludo-signal.h"

/* The distance between the sentence being read and the edges, in pixels. */
#define MARGIN 24

struct _LudoReadAloud
{
  GtkToggleButton parent_instance;

  LudoVoice *voice;             /* owned */
  LudoReadingPage *page;        /* borrowed: this button is one of its tools */
  GtkLabel *problem;            /* borrowed: below the tools */
  LudoSentence *sentence;       /* borrowed while shown: the one being read */
  char *last;                   /* the key of the sentence read last, or NULL */
  guint missing_source;
  gboolean changing;            /* the program changes the button */
};

G_DEFINE_FINAL_TYPE (LudoReadAloud, ludo_read_aloud, GTK_TYPE_TOGGLE_BUTTON)

/* Returns: (transfer full): the language and the id, because a sentence and its
 * translation have the same id. */
static char *
sentence_key (LudoSentence *sentence)
{
  return g_strconcat (ludo_page_language_code (sentence->language), ":",
                      sentence->node->id, NULL);
}

static LudoSentence *
find_sentence (LudoReadAloud *self,
               const char    *key)
{
  LudoPageLanguage language = g_str_has_prefix (key, "fr:")
                                ? LUDO_PAGE_FRENCH : LUDO_PAGE_ENGLISH;

  return ludo_page_view_get_sentence
    (ludo_reading_page_get_view (self->page), key + strlen ("fr:"),
     language);
}

static GtkAdjustment *
get_adjustment (LudoReadAloud *self)
{
  GtkWidget *view = GTK_WIDGET (ludo_reading_page_get_view (self->page));
  GtkWidget *scroller = gtk_widget_get_ancestor (view,
                                                 GTK_TYPE_SCROLLED_WINDOW);

  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
}

/* Sets @top to the upper edge of @sentence on the page, 0 where it has no
 * place.  Returns: whether all of it is in sight. */
static gboolean
is_in_sight (LudoReadAloud *self,
             LudoSentence  *sentence,
             double        *top)
{
  GtkAdjustment *adjustment = get_adjustment (self);
  double upper = gtk_adjustment_get_value (adjustment);
  double height = gtk_adjustment_get_page_size (adjustment);
  graphene_rect_t bounds;

  *top = 0;
  if (!ludo_page_view_get_bounds (ludo_reading_page_get_view (self->page),
                                  sentence, &bounds))
    return FALSE;

  *top = bounds.origin.y;

  return *top >= upper && *top + bounds.size.height <= upper + height;
}

static void
keep_in_sight (LudoReadAloud *self,
               LudoSentence  *sentence)
{
  double top;

  if (!is_in_sight (self, sentence, &top))
    ludo_page_view_scroll (ludo_reading_page_get_view (self->page),
                           top - MARGIN);
}

static void
mark (LudoReadAloud *self,
      LudoSentence  *sentence)
{
  LudoPageView *view = ludo_reading_page_get_view (self->page);

  if (self->sentence != NULL)
    ludo_page_view_set_mark (view, self->sentence, LUDO_SENTENCE_SPOKEN,
                             FALSE);
  self->sentence = sentence;
  if (sentence != NULL)
    ludo_page_view_set_mark (view, sentence, LUDO_SENTENCE_SPOKEN, TRUE);
}

/* Marks the sentence being read again after the page was shown anew, or stops
 * where the sentence is no longer in the page. */
static gboolean
missing_cb (gpointer data)
{
  LudoReadAloud *self = data;
  LudoSentence *again = NULL;

  self->missing_source = 0;
  if (!ludo_voice_get_speaking (self->voice))
    return G_SOURCE_REMOVE;

  if (self->last != NULL)
    again = find_sentence (self, self->last);
  if (again != NULL)
    mark (self, again);
  else
    ludo_voice_stop (self->voice);

  return G_SOURCE_REMOVE;
}

static void
shown_cb (LudoReadAloud *self)
{
  gboolean was_read = self->sentence != NULL;

  self->sentence = NULL;
  if (was_read && self->missing_source == 0)
    self->missing_source = g_idle_add (missing_cb, self);
}

static void
sentence_cb (LudoReadAloud *self,
             const char    *key)
{
  LudoSentence *sentence = find_sentence (self, key);

  if (sentence == NULL)
    {
      ludo_voice_stop (self->voice);
      return;
    }

  g_free (self->last);
  self->last = g_strdup (key);
  mark (self, sentence);
  keep_in_sight (self, sentence);
}

static char *
dup_start (LudoReadAloud *self)
{
  LudoPageView *view = ludo_reading_page_get_view (self->page);
  LudoSentence *sentence = ludo_page_view_get_current (view);
  double ignored;

  if (sentence == NULL && self->last != NULL)
    {
      sentence = find_sentence (self, self->last);
      if (sentence != NULL && !is_in_sight (self, sentence, &ignored))
        sentence = NULL;
    }
  if (sentence == NULL)
    sentence = ludo_page_view_get_visible (view, &ignored);

  return sentence != NULL ? sentence_key (sentence) : NULL;
}

/* Reads the page aloud, but not its covered sentences and hidden answers. */
static void
read_page (LudoReadAloud *self)
{
  GPtrArray *sentences =
    ludo_page_view_get_sentences (ludo_reading_page_get_view (self->page));
  g_autofree char *start = dup_start (self);

  ludo_voice_clear (self->voice);
  for (guint i = 0; i < sentences->len; i++)
    {
      LudoSentence *sentence = g_ptr_array_index (sentences, i);
      g_autofree char *key = sentence_key (sentence);

      if (!sentence->covered
          && gtk_widget_is_visible (GTK_WIDGET (sentence->label)))
        ludo_voice_add (self->voice, key, ludo_sentence_get_code (sentence),
                        sentence->node->text[sentence->language]);
    }
  ludo_voice_read (self->voice, start);
}

static void
show_problem (LudoReadAloud *self,
              gboolean       in_line)
{
  const char *problem = ludo_voice_get_problem (self->voice);
  const char *hint = problem != NULL ? problem : _("Read Aloud");

  gtk_widget_set_tooltip_text (GTK_WIDGET (self), hint);
  ludo_names_describe (self, problem != NULL ? problem : "");
  if (problem == NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->problem), FALSE);
  else if (in_line)
    {
      gtk_label_set_text (self->problem, problem);
      gtk_widget_set_visible (GTK_WIDGET (self->problem), TRUE);
      ludo_announce (GTK_WIDGET (self->problem), problem);
    }
}

static void
show_state (LudoReadAloud *self)
{
  gboolean speaking = ludo_voice_get_speaking (self->voice);

  if (!speaking)
    mark (self, NULL);
  self->changing = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self), speaking);
  self->changing = FALSE;
}

static void
changed_cb (LudoReadAloud *self)
{
  show_state (self);
  /* The speech server may have failed while the reader waited for it. */
  show_problem (self, TRUE);
}

static void
toggled_cb (LudoReadAloud *self)
{
  if (self->changing)
    return;

  if (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self)))
    ludo_voice_stop (self->voice);
  else
    {
      ludo_voice_retry (self->voice);
      if (ludo_voice_get_available (self->voice))
        read_page (self);
      show_problem (self, TRUE);
    }
  show_state (self);
}

static void
stop (LudoReadAloud *self)
{
  g_clear_pointer (&self->last, g_free);
  ludo_voice_stop (self->voice);
  /* Hide a problem of the page shown before. */
  gtk_widget_set_visible (GTK_WIDGET (self->problem), FALSE);
}

static gboolean
shortcut_cb (GtkWidget *widget,
             GVariant  *args,
             gpointer   data)
{
  /* The key reaches the whole window, but works only while this page is
   * shown. */
  if (!gtk_widget_get_mapped (data))
    return FALSE;

  gtk_toggle_button_set_active (data, !gtk_toggle_button_get_active (data));

  return TRUE;
}

static void
ludo_read_aloud_dispose (GObject *object)
{
  LudoReadAloud *self = LUDO_READ_ALOUD (object);

  if (self->voice != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->voice, self);
      ludo_voice_stop (self->voice);
    }
  g_clear_handle_id (&self->missing_source, g_source_remove);
  g_clear_object (&self->voice);
  g_clear_pointer (&self->last, g_free);

  G_OBJECT_CLASS (ludo_read_aloud_parent_class)->dispose (object);
}

static void
ludo_read_aloud_class_init (LudoReadAloudClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_read_aloud_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass),
                                        GTK_ACCESSIBLE_ROLE_CHECKBOX);
}

static void
ludo_read_aloud_init (LudoReadAloud *self)
{
  GtkWidget *button = GTK_WIDGET (self);
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcut *shortcut =
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_r, GDK_CONTROL_MASK),
                      gtk_callback_action_new (shortcut_cb, self, NULL));

  gtk_button_set_icon_name (GTK_BUTTON (button), "audio-speakers-symbolic");
  gtk_widget_add_css_class (button, "flat");
  ludo_names_label (button, _("Read Aloud"));
  g_signal_connect (self, "toggled", G_CALLBACK (toggled_cb), NULL);

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        shortcut);
  gtk_widget_add_controller (button, keys);
}

/* Returns: the label for problems, added as a line below the bar of @tools. */
static GtkLabel *
add_problem_line (GtkBox *tools)
{
  GtkWidget *bar = gtk_widget_get_parent (GTK_WIDGET (tools));
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_STATUS,
                                   "visible", FALSE,
                                   "wrap", TRUE,
                                   "xalign", 0.0f,
                                   NULL);

  gtk_widget_add_css_class (label, "reading-problem");
  gtk_widget_insert_after (label, gtk_widget_get_parent (bar), bar);

  return GTK_LABEL (label);
}

LudoReadAloud *
ludo_read_aloud_get (LudoReadingPage *page)
{
  GtkWidget *tool;

  g_return_val_if_fail (LUDO_IS_READING_PAGE (page), NULL);

  tool = gtk_widget_get_first_child (GTK_WIDGET
                                       (ludo_reading_page_get_tools (page)));
  while (tool != NULL && !LUDO_IS_READ_ALOUD (tool))
    tool = gtk_widget_get_next_sibling (tool);

  return (LudoReadAloud *) tool;
}

void
ludo_read_aloud_set_speed (LudoReadAloud *self,
                           int            speed)
{
  g_return_if_fail (LUDO_IS_READ_ALOUD (self));

  ludo_voice_set_rate (self->voice, ludo_speech_rate (speed));
}

LudoReadAloud *
ludo_read_aloud_add (LudoReadingPage *page,
                     LudoVoice       *voice)
{
  LudoReadAloud *self;
  GtkBox *tools;

  g_return_val_if_fail (LUDO_IS_READING_PAGE (page), NULL);
  g_return_val_if_fail (LUDO_IS_VOICE (voice), NULL);

  tools = ludo_reading_page_get_tools (page);
  self = g_object_new (LUDO_TYPE_READ_ALOUD, NULL);
  self->page = page;
  self->voice = g_object_ref (voice);
  self->problem = add_problem_line (tools);
  /* Add it at the front, because the button that closes a panel is last. */
  gtk_box_prepend (tools, GTK_WIDGET (self));

  g_signal_connect_swapped (voice, "sentence", G_CALLBACK (sentence_cb),
                            self);
  g_signal_connect_swapped (voice, "changed", G_CALLBACK (changed_cb), self);
  ludo_signal_connect (page, "opened", stop, self);
  ludo_signal_connect (page, "unmap", stop, self);
  ludo_signal_connect (ludo_reading_page_get_view (page), "shown", shown_cb,
                       self);
  show_problem (self, FALSE);

  return self;
}
