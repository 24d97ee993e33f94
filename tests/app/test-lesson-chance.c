/* test-lesson-chance.c: steps of a lesson that open the chance laboratory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>

#define LESSON "zohn-ahl/lessons/fair"

static GtkWidget *
part (App        *app,
      const char *id)
{
  GtkWidget *found = app_find_id (GTK_WIDGET (app->window), id);

  if (found == NULL)
    g_error ("there is no %s", id);

  return found;
}

static void
click (App       *app,
       GtkWidget *widget)
{
  hand_settle (GTK_WIDGET (app->window));
  hand_click_widget (widget);
  hand_settle (GTK_WIDGET (app->window));
}

static GtkWidget *
labelled (App        *app,
          const char *label)
{
  GtkWidget *found = app_find_label (GTK_WIDGET (app->window), label);

  if (found == NULL)
    g_error ("there is no “%s”", label);

  return gtk_widget_get_ancestor (found, GTK_TYPE_BUTTON);
}

static const char *
page_of (App *app)
{
  return ludo_window_get_page (app->window);
}

/* Returns: what the result says of the step @id; NULL if it says nothing. */
static char *
answer_to (LudoLessonRun *run,
           const char    *id)
{
  g_autoptr (LudoResult) result = ludo_lesson_run_dup_result (run, "Awa");

  for (guint i = 0; i < result->steps->len; i++)
    {
      const LudoResultStep *step = g_ptr_array_index (result->steps, i);

      if (g_str_equal (step->id, id))
        return g_strdup (step->answer);
    }

  return NULL;
}

static void
check_state (LudoLessonRun *run,
             guint          index,
             LudoRunState   state)
{
  g_assert_cmpuint (ludo_lesson_run_get_index (run), ==, index);
  g_assert_cmpint (ludo_lesson_run_get_state (run), ==, state);
}

/* Guess, throw, compare: each by one button there and one back, over a change
 * of language, and with no trace in the throws of the game. */
static void
test_way (void)
{
  App app;
  LudoLessonRun *run;
  g_autofree char *guess = NULL, *none = NULL, *thrown = NULL;
  g_autofree char *stray = NULL;
  g_auto (GStrv) bars = NULL;

  app_open (&app);
  run = app_begin_lesson (&app, LESSON);
  hand_focus_window (GTK_WIDGET (app.window));
  hand_settle (GTK_WIDGET (app.window));
  g_assert_false (gtk_widget_get_sensitive (part (&app, "on_button")));
  /* The focus waits on the button. */
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (page_of (&app), ==, "chance");
  /* Looked at and left, it is still to be done. */
  click (&app, labelled (&app, "Back to the Lesson"));
  g_assert_cmpstr (page_of (&app), ==, "learn");
  check_state (run, 0, LUDO_RUN_ASKING);
  none = answer_to (run, "guess");
  g_assert_null (none);

  click (&app, part (&app, "laboratory_button"));
  hand_press_key (XK_Home, FALSE, FALSE);
  hand_press_key (XK_9, FALSE, FALSE);
  click (&app, part (&app, "guess_button"));
  check_state (run, 0, LUDO_RUN_DONE);
  g_assert_nonnull (app_find_label (GTK_WIDGET (app.window),
                                    "The lesson has your choice. Go back to "
                                    "it."));
  app_speak (&app, "fr");
  g_assert_cmpstr (page_of (&app), ==, "chance");
  click (&app, labelled (&app, "Retour à la leçon"));
  app_speak (&app, "en");
  run = ludo_lesson_page_get_run (app_lesson_page (&app));
  check_state (run, 0, LUDO_RUN_DONE);
  guess = answer_to (run, "guess");
  g_assert_true (g_str_has_prefix (guess, "9 "));

  click (&app, part (&app, "on_button"));
  click (&app, part (&app, "laboratory_button"));
  g_assert_false (ludo_laboratory_is_guessing (app_laboratory (&app)));
  click (&app, labelled (&app, "10"));
  check_state (run, 1, LUDO_RUN_ASKING);
  g_assert_nonnull (app_find_label (GTK_WIDGET (app.window),
                                    "The lesson asks for 100 throws; so far: "
                                    "10."));
  click (&app, labelled (&app, "100"));
  check_state (run, 1, LUDO_RUN_DONE);
  thrown = answer_to (run, "throw");
  bars = g_strsplit (thrown, " ", -1);
  g_assert_cmpuint (g_strv_length (bars), ==, 5);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (page_of (&app), ==, "learn");

  click (&app, part (&app, "on_button"));
  click (&app, part (&app, "laboratory_button"));
  click (&app, labelled (&app, "The Rest"));
  check_state (run, 2, LUDO_RUN_DONE);
  stray = answer_to (run, "stray");
  g_assert_true (g_str_has_suffix (stray, "/100"));

  /* The laboratory by itself has the throws of the game, of which there are
   * none. */
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.chance", "s",
                              "zohn-ahl");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpuint (ludo_throws_get_n (ludo_laboratory_get_throws
                                         (app_laboratory (&app))), ==, 0);
  g_assert_true (ludo_laboratory_is_guessing (app_laboratory (&app)));
  g_assert_null (app_find_label (GTK_WIDGET (app.window),
                                 "Back to the Lesson"));
  app_close (&app);
}

/* Whether the file of the lessons has the text @wanted of what was thrown. */
static gboolean
is_on_disk (gpointer wanted)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (),
                                            "ludotheque", "lessons", NULL);
  g_autofree char *lesson_path =
    g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"), "content", "zohn-ahl",
                      "lessons", "fair.lesson", NULL);
  g_autoptr (LudoLesson) lesson = ludo_lesson_load (lesson_path, NULL);
  g_autoptr (LudoLessonStore) store = ludo_lesson_store_new (path);
  g_autoptr (LudoWork) work = ludo_lesson_store_dup_latest (store, lesson);

  return work != NULL && g_strcmp0 (work->throws, wanted) == 0;
}

/* The throws of a lesson are still there after the end of the program, and go
 * on with the same sticks; a lesson that is begun anew has none of them, nor
 * has the game. */
static void
test_kept (void)
{
  g_autofree char *text = NULL;
  LudoThrows *throws;
  LudoLessonRun *run;
  App app;

  app_open (&app);
  app_begin_lesson (&app, LESSON);
  hand_focus_window (GTK_WIDGET (app.window));
  click (&app, part (&app, "laboratory_button"));
  click (&app, part (&app, "guess_button"));
  click (&app, labelled (&app, "Back to the Lesson"));
  click (&app, part (&app, "on_button"));
  click (&app, part (&app, "laboratory_button"));
  click (&app, labelled (&app, "10"));
  click (&app, labelled (&app, "1"));
  text = ludo_throws_dup_text (ludo_laboratory_get_throws
                                 (app_laboratory (&app)));
  hand_wait_until (is_on_disk, text, "the throws to be kept");
  app_close (&app);

  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.learn", "s",
                              LESSON);
  app_choose_lesson (&app, FALSE);
  hand_focus_window (GTK_WIDGET (app.window));
  run = ludo_lesson_page_get_run (app_lesson_page (&app));
  check_state (run, 1, LUDO_RUN_ASKING);
  click (&app, part (&app, "laboratory_button"));
  throws = ludo_laboratory_get_throws (app_laboratory (&app));
  g_assert_cmpuint (ludo_throws_get_n (throws), ==, 11);
  g_assert_false (ludo_laboratory_is_guessing (app_laboratory (&app)));
  g_assert_nonnull (app_find_label (GTK_WIDGET (app.window),
                                    "The lesson asks for 100 throws; so far: "
                                    "11."));
  click (&app, labelled (&app, "100"));
  check_state (run, 1, LUDO_RUN_DONE);

  run = app_begin_lesson (&app, LESSON);
  click (&app, part (&app, "laboratory_button"));
  throws = ludo_laboratory_get_throws (app_laboratory (&app));
  g_assert_cmpuint (ludo_throws_get_n (throws), ==, 0);
  g_assert_true (ludo_laboratory_is_guessing (app_laboratory (&app)));
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.chance", "s",
                              "zohn-ahl");
  throws = ludo_laboratory_get_throws (app_laboratory (&app));
  g_assert_cmpuint (ludo_throws_get_n (throws), ==, 0);
  app_close (&app);
}

/* A lesson begins without throws if its file has something else in the place of
 * throws of these sticks. */
static void
test_hostile (void)
{
  static const char *const texts[] = {
    "", "[Throws", "[Throws]\nVersion=99\n",
    "[Throws]\nVersion=1\nKind=sticks\nThings=4\nPercents=50;50;50;50;\n"
    "Seed=1\nCount=99999999\nGuess=declined\n",
    "[Throws]\nVersion=1\nKind=dice\nThings=3\nPercents=50;50;50;50;\n"
    "Seed=1\nCount=10\nGuess=declined\n",
  };
  const LudoChanceAim aim = { LUDO_CHANCE_ASKS_THROWS, 0, 100, 0, FALSE };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (LudoLaboratory) laboratory = ludo_laboratory_new ();
      g_autoptr (GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
      LudoThrows *throws;

      ludo_laboratory_set_game (laboratory, "zohn-ahl");
      ludo_laboratory_set_aim (laboratory, &aim, owner, texts[i]);
      throws = ludo_laboratory_get_throws (laboratory);
      g_assert_cmpuint (ludo_throws_get_n (throws), ==, 0);
      g_assert_cmpuint (ludo_throws_get_sampler (throws)->kind, ==,
                        LUDO_SAMPLER_KIND_STICKS);
    }
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/lesson-chance/way", test_way);
  g_test_add_func ("/app/lesson-chance/kept", test_kept);
  g_test_add_func ("/app/lesson-chance/hostile", test_hostile);

  return g_test_run ();
}
