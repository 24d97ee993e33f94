/* ludo-lesson-choice.c: what is asked before a lesson is begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/learning/ludo-lesson-choice.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-flow.h"
#include "app/widgets/ludo-names.h"
#include "play/ludo-isolate.h"
#include "play/ludo-signal.h"

/* The number of attempts that are offered, the latest ones. */
#define OFFERED_MAX 10

struct _LudoLessonChoice
{
  GtkBox parent_instance;

  GtkWidget *box;               /* borrowed: has the labels and the buttons */
  GtkWidget *first;             /* borrowed: the button that gets the focus
                                 * first, or NULL */
};

G_DEFINE_FINAL_TYPE (LudoLessonChoice, ludo_lesson_choice, GTK_TYPE_BOX)

static gboolean
ludo_lesson_choice_grab_focus (GtkWidget *widget)
{
  LudoLessonChoice *self = LUDO_LESSON_CHOICE (widget);

  return self->first != NULL && gtk_widget_grab_focus (self->first);
}

static void
ludo_lesson_choice_class_init (LudoLessonChoiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = ludo_lesson_choice_grab_focus;
  ludo_signal_new (klass, "continue", 1, G_TYPE_UINT);
  ludo_signal_new (klass, "begin", 0);
  gtk_widget_class_set_css_name (widget_class, "lesson-choice");
}

static void
ludo_lesson_choice_init (LudoLessonChoice *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (self->box, "lesson-choice");
  gtk_widget_set_halign (self->box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->box, GTK_ALIGN_CENTER);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->box);
  gtk_widget_set_focusable (scroller, FALSE);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_widget_set_hexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (self), scroller);
}

GtkWidget *
ludo_lesson_choice_new (void)
{
  return g_object_new (LUDO_TYPE_LESSON_CHOICE, NULL);
}

static void
add_label (LudoLessonChoice *self,
           const char       *text,
           const char       *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 60);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (self->box), label);
}

static GtkWidget *
add_button (LudoLessonChoice *self,
            const char       *text,
            GCallback         clicked_cb)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (text);

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  ludo_flow_break_titles (button);
  ludo_signal_connect (button, "clicked", clicked_cb, self);
  gtk_box_append (GTK_BOX (self->box), button);
  if (self->first == NULL)
    self->first = button;

  return button;
}

/* Removes the former question, and shows the title of @lesson. */
static void
clear (LudoLessonChoice *self,
       const LudoLesson *lesson)
{
  g_autofree char *title =
    ludo_page_dup_plain (ludo_lesson_get_title (lesson,
                                                ludo_page_language_now ()));

  self->first = NULL;
  ludo_flow_remove_all (self->box);
  add_label (self, title, "title-2");
}

/* Returns: (transfer full): how far and when a lesson was done: "3 of 8 steps
 * are done. The last time was on 24/11/2026 at 10:12." */
static char *
describe_done (const LudoWork   *work,
               const LudoLesson *lesson)
{
  g_autoptr (GDateTime) changed =
    g_date_time_new_from_unix_local (work->changed / G_USEC_PER_SEC);
  /* Translators: day, month, year, hour and minutes, as g_date_time_format()
   * has them. */
  g_autofree char *when =
    work->changed > 0 && changed != NULL
      ? g_date_time_format (changed, _("%d/%m/%Y at %H:%M")) : NULL;
  guint done = ludo_work_count_done (work, lesson);
  g_autofree char *steps =
    /* Translators: of the steps of a lesson, so many and all. */
    g_strdup_printf (ngettext ("%u of %u step is done.",
                               "%u of %u steps are done.",
                               lesson->steps->len), done, lesson->steps->len);
  g_autofree char *name = work->pupil != NULL ? ludo_isolate (work->pupil)
                                              : NULL;
  g_autofree char *pupil =
    name != NULL
      /* Translators: the name of a pupil. */
      ? g_strdup_printf (_("Handed in by %s."), name) : NULL;
  g_autofree char *last =
    when != NULL
      /* Translators: a date with the time. */
      ? g_strdup_printf (_("The last time was on %s."), when) : NULL;

  return g_strjoin (" ", steps, last != NULL ? last : pupil,
                    last != NULL ? pupil : NULL, NULL);
}

static void
continue_cb (LudoLessonChoice *self,
             GtkWidget        *button)
{
  g_signal_emit_by_name (self, "continue",
                         GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button),
                                                              "index")));
}

static void
begin_cb (LudoLessonChoice *self)
{
  g_signal_emit_by_name (self, "begin");
}

void
ludo_lesson_choice_offer (LudoLessonChoice *self,
                          const LudoLesson *lesson,
                          const GPtrArray  *attempts)
{
  g_return_if_fail (LUDO_IS_LESSON_CHOICE (self) && lesson != NULL
                    && attempts != NULL);

  clear (self, lesson);
  add_label (self, attempts->len > 1
                     ? _("This lesson has been started here more than once.")
                     : _("This lesson has already been started here."), NULL);
  for (guint i = 0; i < MIN (attempts->len, OFFERED_MAX); i++)
    {
      g_autofree char *text =
        describe_done (g_ptr_array_index (attempts, i), lesson);
      GtkWidget *button;

      add_label (self, text, NULL);
      button = add_button (self, _("_Continue"), G_CALLBACK (continue_cb));
      if (i == 0)
        gtk_widget_add_css_class (button, "suggested-action");
      g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (i));
      /* Describe the button, because several are called "Continue". */
      ludo_names_describe (button, text);
    }
  add_label (self, _("If it was not you, start over: what was done is kept."),
             NULL);
  add_button (self, _("Start _Over"), G_CALLBACK (begin_cb));
  ludo_names_give (GTK_WIDGET (self));
}

void
ludo_lesson_choice_warn (LudoLessonChoice *self,
                         const LudoLesson *lesson,
                         const char       *why)
{
  g_autofree char *text = NULL;

  g_return_if_fail (LUDO_IS_LESSON_CHOICE (self) && lesson != NULL
                    && why != NULL);

  clear (self, lesson);
  /* Translators: %s is a sentence, the reason. */
  text = g_strdup_printf (_("This lesson is meant to lock the program until "
                            "your teacher’s secret word is typed, but the "
                            "lock cannot be saved: quitting the program "
                            "removes it. %s"),
                          why);
  add_label (self, text, NULL);
  add_button (self, _("_Begin All the Same"), G_CALLBACK (begin_cb));
  ludo_names_give (GTK_WIDGET (self));
}
