/* ludo-lesson-ending.c: the end of a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/learning/ludo-lesson-ending.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-button-row.h"
#include "app/widgets/ludo-names.h"
#include "board/ludo-announce.h"
#include "learn/ludo-puzzle.h"
#include "play/ludo-signal.h"

struct _LudoLessonEnding
{
  GtkBox parent_instance;

  /* Borrowed: children */
  GtkWidget *scroller;
  GtkWidget *box;
  GtkWidget *tick;
  GtkLabel *title;
  GtkLabel *done;
  GtkLabel *aim;
  GtkLabel *answers;
  LudoButtonRow *row;
  GtkWidget *back_button;
  GtkWidget *steps_button;      /* for a lesson that locks the program */
  GtkWidget *hand_in_button;
  GtkWidget *next_button;
  GtkWidget *play_button;
};

G_DEFINE_FINAL_TYPE (LudoLessonEnding, ludo_lesson_ending, GTK_TYPE_BOX)

static gboolean
ludo_lesson_ending_grab_focus (GtkWidget *widget)
{
  LudoLessonEnding *self = LUDO_LESSON_ENDING (widget);
  GtkWidget *const goals[] = { self->next_button, self->play_button,
                               self->hand_in_button, self->back_button,
                               self->steps_button };

  for (guint i = 0; i < G_N_ELEMENTS (goals); i++)
    if (gtk_widget_get_visible (goals[i])
        && ludo_button_row_get_offered (self->row, goals[i])
        && gtk_widget_grab_focus (goals[i]))
      return TRUE;

  return FALSE;
}

static void
ludo_lesson_ending_class_init (LudoLessonEndingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = ludo_lesson_ending_grab_focus;
  ludo_signal_new (klass, "next", 0);
  ludo_signal_new (klass, "steps", 0);
  gtk_widget_class_set_css_name (widget_class, "lesson-ending");
}

static GtkLabel *
add_label (LudoLessonEnding *self,
           const char       *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 50);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (self->box), label);

  return GTK_LABEL (label);
}

static GtkWidget *
add_button (LudoLessonEnding *self,
            const char       *label,
            const char       *action,
            LudoButtonRole    role)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  if (action != NULL)
    gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  if (role == LUDO_ROLE_MAIN)
    gtk_widget_add_css_class (button, "suggested-action");
  ludo_button_row_add (self->row, button, role);

  return button;
}

static void
next_cb (LudoLessonEnding *self)
{
  g_signal_emit_by_name (self, "next");
}

static void
steps_cb (LudoLessonEnding *self)
{
  g_signal_emit_by_name (self, "steps");
}

/* Lets Page Up and Page Down scroll the words, because a button has the
 * focus. */
static gboolean
key_pressed_cb (LudoLessonEnding *self,
                guint             keyval)
{
  gboolean down = keyval == GDK_KEY_Page_Down || keyval == GDK_KEY_KP_Page_Down;
  gboolean up = keyval == GDK_KEY_Page_Up || keyval == GDK_KEY_KP_Page_Up;
  gboolean handled = FALSE;

  if (down || up)
    g_signal_emit_by_name (self->scroller, "scroll-child",
                           down ? GTK_SCROLL_PAGE_DOWN : GTK_SCROLL_PAGE_UP,
                           FALSE, &handled);

  return handled;
}

static void
ludo_lesson_ending_init (LudoLessonEnding *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  self->scroller = scroller;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_valign (self->box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->box, "ending");
  self->tick = gtk_image_new_from_icon_name ("object-select-symbolic");
  gtk_widget_set_halign (self->tick, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->tick, "tick");
  gtk_box_append (GTK_BOX (self->box), self->tick);
  self->title = add_label (self, "title-1");
  self->done = add_label (self, NULL);
  self->aim = add_label (self, "heading");
  self->answers = add_label (self, NULL);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->box);
  /* With large letters the page has to be scrolled, which has to be visible. */
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (scroller),
                                             FALSE);
  gtk_widget_set_focusable (scroller, FALSE);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_widget_set_hexpand (scroller, TRUE);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_box_append (GTK_BOX (self), scroller);

  self->row = LUDO_BUTTON_ROW (ludo_button_row_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->row), "lesson-buttons");
  self->back_button = add_button (self, _("Back to _Lessons"), "win.back",
                                  LUDO_ROLE_BACK);
  self->steps_button = add_button (self, _("_Previous"), NULL, LUDO_ROLE_BACK);
  ludo_signal_connect (self->steps_button, "clicked", steps_cb, self);
  self->hand_in_button = add_button (self, _("_Hand In…"), "win.hand-in",
                                     LUDO_ROLE_UNDO);
  self->play_button = add_button (self, _("_Play a Game"), NULL,
                                  LUDO_ROLE_ACT);
  self->next_button = add_button (self, _("_Next Lesson"), NULL,
                                  LUDO_ROLE_MAIN);
  ludo_signal_connect (self->next_button, "clicked", next_cb, self);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->row));
}

GtkWidget *
ludo_lesson_ending_new (void)
{
  return g_object_new (LUDO_TYPE_LESSON_ENDING, NULL);
}

/* Adds @line (transfer full) below the lines before it. */
static void
add_line (GString *text,
          char    *line)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
  g_free (line);
}

/* Counts the answers that were right without help, those right with help and
 * those that are still wrong, a line each. */
static char *
describe_answers (LudoLessonRun *run)
{
  g_autoptr (LudoResult) result = ludo_lesson_run_dup_result (run, "");
  guint n[LUDO_N_OUTCOMES] = { 0 };
  GString *text = g_string_new (NULL);
  guint alone, helped, wrong;

  for (guint i = 0; i < result->steps->len; i++)
    n[ludo_result_step_get_outcome (g_ptr_array_index (result->steps, i))]++;
  alone = n[LUDO_OUTCOME_RIGHT];
  helped = n[LUDO_OUTCOME_HELPED] + n[LUDO_OUTCOME_SHOWN];
  wrong = n[LUDO_OUTCOME_WRONG];
  if (alone > 0)
    add_line (text,
              g_strdup_printf (ngettext ("%u right answer without help.",
                                         "%u right answers without help.",
                                         alone), alone));
  if (helped > 0)
    add_line (text, g_strdup_printf (ngettext ("%u answer with help.",
                                               "%u answers with help.",
                                               helped), helped));
  if (wrong > 0)
    add_line (text,
              g_strdup_printf (ngettext ("%u answer still to be found.",
                                         "%u answers still to be found.",
                                         wrong), wrong));

  return g_string_free (text, FALSE);
}

/* Announces the results of the lesson; the buttons say what comes next. */
static void
announce (LudoLessonEnding *self,
          const char       *done,
          const char       *answers)
{
  g_auto (GStrv) lines = g_strsplit (answers, "\n", -1);
  g_autofree char *line = g_strjoinv (" ", lines);
  g_autofree char *text = g_strjoin (" ", done, line, NULL);

  ludo_announce (GTK_WIDGET (self), g_strchomp (text));
}

static void
set_text (GtkLabel   *label,
          const char *text)
{
  gtk_label_set_text (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), text[0] != '\0');
}

void
ludo_lesson_ending_show (LudoLessonEnding *self,
                         LudoLessonRun    *run,
                         const LudoLesson *next)
{
  LudoPageLanguage language = ludo_page_language_now ();
  const LudoLesson *lesson;
  g_autofree char *title = NULL;
  g_autofree char *aim = NULL;
  g_autofree char *spoken = NULL;
  g_autofree char *answers = NULL;
  g_autofree char *done = NULL;
  guint n_done = 0;
  gboolean is_locked, is_complete;

  g_return_if_fail (LUDO_IS_LESSON_ENDING (self) && LUDO_IS_LESSON_RUN (run));

  lesson = ludo_lesson_run_get_lesson (run);
  is_locked = (lesson->locks & LUDO_LOCK_GAMES) != 0;
  is_complete = ludo_lesson_run_get_complete (run);
  for (guint i = 0; i < lesson->steps->len; i++)
    n_done += ludo_lesson_run_get_step_done (run, i);
  title = ludo_page_dup_plain (ludo_lesson_get_title (lesson, language));
  aim = ludo_lesson_dup_text (lesson->aim, language, TRUE);
  answers = describe_answers (run);
  done = is_complete
           ? g_strdup (_("This lesson is done."))
           : g_strdup_printf (ngettext ("%u of %u step is done.",
                                        "%u of %u steps are done.",
                                        lesson->steps->len),
                              n_done, lesson->steps->len);
  set_text (self->title, title);
  set_text (self->done, done);
  set_text (self->aim, aim);
  spoken = ludo_puzzle_dup_spoken (aim);
  ludo_names_label (self->aim, spoken);
  set_text (self->answers, answers);
  announce (self, done, answers);
  gtk_widget_set_visible (self->tick, is_complete);

  if (next != NULL)
    {
      g_autofree char *name =
        ludo_page_dup_plain (ludo_lesson_get_title (next, language));
      /* Translators: %s is the title of a lesson. */
      g_autofree char *label = g_strdup_printf (_("_Next: %s"), name);

      ludo_names_relabel (GTK_BUTTON (self->next_button), label);
    }
  ludo_button_row_offer (self->row, self->next_button,
                         next != NULL && !is_locked);
  ludo_button_row_offer (self->row, self->play_button, !is_locked);
  gtk_widget_set_visible (self->back_button, !is_locked);
  gtk_widget_set_visible (self->steps_button, is_locked);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->play_button), "s",
                                    lesson->rules->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->play_button),
                                  "win.start");
  /* Removing the class first starts the animation again. */
  gtk_widget_remove_css_class (self->tick, "tick");
  gtk_widget_add_css_class (self->tick, "tick");
}
