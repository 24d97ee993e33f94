/* ludo-lesson-trial.c: shows a lesson being written as a pupil sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/teaching/ludo-lesson-trial.h"

#include <glib/gi18n.h>

#include "app/learning/ludo-lesson-page.h"
#include "app/settings/ludo-dialog-size.h"
#include "app/widgets/ludo-names.h"
#include "app/widgets/ludo-question.h"
#include "play/ludo-signal.h"

/* Begins the lesson anew at its first step. */
static void
start_cb (LudoLessonPage *page)
{
  LudoLesson *lesson =
    ludo_lesson_run_get_lesson (ludo_lesson_page_get_run (page));
  g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (lesson, NULL);

  ludo_lesson_page_set_run (page, run);
}

static GtkWidget *
bar_new (GtkWidget *page)
{
  GtkWidget *bar = gtk_header_bar_new ();
  GtkWidget *button = gtk_button_new_with_mnemonic (_("From the _Start"));

  ludo_signal_connect (button, "clicked", start_cb, page);
  gtk_header_bar_pack_start (GTK_HEADER_BAR (bar), button);

  return bar;
}

void
ludo_lesson_trial_show (GtkWindow   *parent,
                        LudoLibrary *library,
                        LudoLesson  *lesson,
                        guint        index)
{
  g_autoptr (LudoLessonRun) run = NULL;
  gboolean in_laboratory = FALSE;
  GtkWidget *window, *page;

  g_return_if_fail (GTK_IS_WINDOW (parent) && lesson != NULL);

  run = ludo_lesson_run_new (lesson, NULL);
  if (index > 0)
    ludo_lesson_run_go_to (run, index);
  page = ludo_lesson_page_new (library);
  /* Let steps in the chance laboratory be skipped, because the laboratory is in
   * the other window. */
  for (guint i = 0; i < lesson->steps->len; i++)
    in_laboratory |= ludo_step_kind_is_in_laboratory
                       (((LudoStep *) lesson->steps->pdata[i])->kind);
  ludo_lesson_page_set_skipping (LUDO_LESSON_PAGE (page), in_laboratory);
  ludo_lesson_page_set_run (LUDO_LESSON_PAGE (page), run);
  window = g_object_new (GTK_TYPE_WINDOW, "accessible-role",
                         GTK_ACCESSIBLE_ROLE_DIALOG, "transient-for", parent,
                         "modal", TRUE,
                         "destroy-with-parent", TRUE, "title", _("Try It"),
                         "default-width", 980, "default-height", 680,
                         "titlebar", bar_new (page), "child", page, NULL);
  ludo_signal_connect (page, "finished", gtk_window_close, window);
  ludo_question_add_escape (window);
  ludo_dialog_size_limit (window);
  ludo_names_give (window);
  gtk_window_present (GTK_WINDOW (window));
}
