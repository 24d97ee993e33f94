/* test-lesson-begun.c: a move that is begun, and a throw that is under way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "app-fixture.h"

static LudoLessonRun *
run_of (App *app)
{
  return ludo_lesson_page_get_run (app_lesson_page (app));
}

static gboolean
is_done (gpointer app)
{
  return ludo_lesson_run_get_state (run_of (app)) == LUDO_RUN_DONE;
}

static void
click_hole (App        *app,
            const char *name)
{
  LudoBoard *board = ludo_lesson_page_get_board (app_lesson_page (app));

  hand_click_place (board,
                    ludo_drawing_find_place (ludo_drawing_for ("chisolo"),
                                             name));
  hand_settle (GTK_WIDGET (app->window));
}

static const char *
told (App *app)
{
  return ludo_lesson_page_get_announcement (app_lesson_page (app));
}

/* Sowing g1 ends with a capture, whose third hole the board asks for.  A click
 * on another own hole takes that back, and the next one plays. */
static void
test_begun (void)
{
  App app;

  app_open (&app);
  app_begin_lesson (&app, "chisolo/lessons/first-steps#sow");
  hand_focus_window (GTK_WIDGET (app.window));
  hand_settle (GTK_WIDGET (app.window));
  click_hole (&app, "g1");
  g_assert_nonnull (strstr (told (&app), "b1"));
  g_assert_false (is_done (&app));
  click_hole (&app, "b1");
  g_assert_cmpstr (told (&app), ==, "The move was taken back. Choose another.");
  click_hole (&app, "b1");
  hand_wait_until (is_done, &app, "the sowing");
  app_close (&app);
}

typedef struct
{
  GtkWidget *box;               /* the sheet with the reply */
  GtkWidget *option;            /* the place that was predicted */
  gboolean was_moving;
} Reply;

static void
moving_cb (LudoBoard  *board,
           GParamSpec *pspec,
           Reply      *reply)
{
  gboolean moving;

  g_object_get (board, "moving", &moving, NULL);
  reply->was_moving |= moving;
  if (!moving)
    return;
  g_assert_false (gtk_widget_has_css_class (reply->box, "said"));
  g_assert_false (gtk_widget_has_css_class (reply->option, "right"));
  g_assert_false (gtk_widget_has_css_class (reply->option, "note"));
}

static gboolean
was_moving (gpointer data)
{
  return ((Reply *) data)->was_moving;
}

static gboolean
is_told (gpointer box)
{
  return gtk_widget_has_css_class (box, "said");
}

/* The sticks fall and the piece moves before a sentence says where it has come
 * to; until then no place of the next throw can be chosen. */
static void
test_predicted (void)
{
  LudoLessonPage *page;
  LudoBoard *board;
  GtkWidget *options;
  Reply reply = { 0 };
  gboolean moving;
  App app;

  app_open (&app);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE,
                NULL);
  app_begin_lesson (&app, "zohn-ahl/lessons/first-steps#predict");
  page = app_lesson_page (&app);
  board = ludo_lesson_page_get_board (page);
  reply.box = app_find_id (GTK_WIDGET (page), "reply_box");
  options = app_find_id (GTK_WIDGET (page), "options_box");
  g_assert_false (is_told (reply.box));
  hand_settle (GTK_WIDGET (app.window));
  reply.option = g_object_ref (gtk_widget_get_first_child (options));
  g_signal_connect (board, "notify::moving", G_CALLBACK (moving_cb), &reply);
  hand_click_widget (reply.option);
  hand_wait_until (was_moving, &reply, "the throw");
  g_assert_true (gtk_widget_get_first_child (options) == reply.option);
  g_assert_false (gtk_widget_get_sensitive (reply.option));
  hand_wait_until (is_told, reply.box, "the reply to the prediction");
  g_object_get (board, "moving", &moving, NULL);
  g_assert_false (moving);
  g_assert_nonnull (strstr (told (&app), "it came to "));
  g_assert_true (gtk_widget_get_first_child (options) != reply.option);
  g_assert_true (gtk_widget_get_sensitive
                   (gtk_widget_get_first_child (options)));

  g_signal_handlers_disconnect_by_data (board, &reply);
  g_object_unref (reply.option);
  app_close_shown (&app);
}

/* After the last throw the place that was predicted last stays marked, among
 * those that could be chosen and on the board. */
static void
test_predicted_last (void)
{
  LudoLessonRun *run;
  LudoLessonPage *page;
  GtkWidget *options, *chosen = NULL;
  int rounds, place = -1;
  App app;

  app_open (&app);
  run = app_begin_lesson (&app, "zohn-ahl/lessons/first-steps#predict");
  page = app_lesson_page (&app);
  options = app_find_id (GTK_WIDGET (page), "options_box");
  rounds = ludo_lesson_run_get_step (run)->rounds;
  for (int i = 0; i < rounds; i++)
    {
      hand_settle (GTK_WIDGET (app.window));
      place = ludo_lesson_run_get_outcomes (run)[1];
      hand_click_widget (gtk_widget_get_next_sibling
                           (gtk_widget_get_first_child (options)));
    }
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_DONE);
  g_assert_true (gtk_widget_get_mapped (options));
  g_assert_null (app_find_id (GTK_WIDGET (page), "sure_drop_down"));
  for (GtkWidget *option = gtk_widget_get_first_child (options);
       option != NULL; option = gtk_widget_get_next_sibling (option))
    {
      g_assert_false (gtk_widget_get_sensitive (option));
      if (gtk_widget_has_css_class (option, "right")
          || gtk_widget_has_css_class (option, "note"))
        {
          g_assert_null (chosen);
          chosen = option;
        }
    }
  g_assert_true (chosen == gtk_widget_get_next_sibling
                             (gtk_widget_get_first_child (options)));
  g_assert_true (app_is_hinted (ludo_lesson_page_get_board (page), place));
  app_close (&app);
}

/* Returns: the first answer of the step @target. */
static GtkWidget *
begin_answers (App        *app,
               const char *target)
{
  app_begin_lesson (app, target);
  hand_settle (GTK_WIDGET (app->window));

  return gtk_widget_get_first_child
           (app_find_id (GTK_WIDGET (app_lesson_page (app)), "options_box"));
}

static void
check_answer (GtkWidget  *option,
              const char *name)
{
  g_assert_nonnull (option);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (option),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

/* The focus comes to the first answer before the question is heard.  Its words
 * are first in its name, so that somebody who speaks to the computer can say
 * what is seen. */
static void
test_answers (void)
{
  GtkWidget *first;
  App app;

  app_open (&app);
  first = begin_answers (&app, "zohn-ahl/lessons/further#mean");
  check_answer (first, "2 steps. Answer 1 of 3");
  check_answer (gtk_widget_get_next_sibling (first),
                "2.75 steps. Answer 2 of 3");

  /* A place that is predicted is an answer too. */
  check_answer (begin_answers (&app, "zohn-ahl/lessons/further#predict"),
                "10. Answer 1 of 5");

  app_speak (&app, "fr");
  check_answer (begin_answers (&app, "tavli/lessons/zeno#judge"),
                "Malchance : un lancer si rare n’est la faute de "
                "personne. Réponse 1 sur 3");
  app_speak (&app, "en");
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/lesson-begun/begun", test_begun);
  g_test_add_func ("/lesson-begun/predicted", test_predicted);
  g_test_add_func ("/lesson-begun/predicted-last", test_predicted_last);
  g_test_add_func ("/lesson-begun/answers", test_answers);

  return g_test_run ();
}
