/* test-lesson-chance.c: steps of a lesson that open the chance laboratory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>
#include <glib/gstdio.h>

#include "app/chance/rooms/ludo-laboratory-page.h"
#include "app/teaching/ludo-lesson-editor.h"
#include "heard-fixture.h"
#include "test-wait.h"

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

static gboolean
is_done (gpointer run)
{
  return ludo_lesson_run_get_state (run) == LUDO_RUN_DONE;
}

/* The room that is shown is called @name as the focus comes into it. */
static void
check_room (App        *app,
            const char *name)
{
  GtkWidget *page = app_find (GTK_WIDGET (app->window),
                              LUDO_TYPE_LABORATORY_PAGE);
  GtkStack *stack = GTK_STACK (app_find (page, GTK_TYPE_STACK));

  gtk_test_accessible_assert_property
    (GTK_ACCESSIBLE (gtk_stack_get_page
                       (stack, gtk_stack_get_visible_child (stack))),
     GTK_ACCESSIBLE_PROPERTY_LABEL, name);
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
  app_listen ();
  click (&app, part (&app, "guess_button"));
  check_state (run, 0, LUDO_RUN_DONE);
  g_assert_nonnull (app_find_label (GTK_WIDGET (app.window),
                                    "Your choice is now in the lesson. Go "
                                    "back to it."));
  /* The button for it is only seen at once. */
  WAIT_FOR (app_count_heard ("Go back to it. Press Alt+Left.") > 0,
            "the way back");
  app_stop_listening ();
  app_speak (&app, "fr");
  g_assert_cmpstr (page_of (&app), ==, "chance");
  click (&app, labelled (&app, "Retour à la leçon"));
  app_speak (&app, "en");
  run = ludo_lesson_page_get_run (app_lesson_page (&app));
  check_state (run, 0, LUDO_RUN_DONE);
  guess = answer_to (run, "guess");
  g_assert_true (g_str_has_prefix (guess, "9 "));

  click (&app, part (&app, "on_button"));
  /* Whoever hears the program is told what the step asks for. */
  app_listen ();
  click (&app, part (&app, "laboratory_button"));
  WAIT_UNTIL (app_count_heard ("The lesson asks for 100 throws; so far: 0.")
              == 1);
  app_stop_listening ();
  check_room (&app, "Throws");
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
  hand_press_key (XK_9, FALSE, FALSE);
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

#define RULES "zohn-al spaces=24 lap=2: "

static const char lesson_text[] =
  "<lesson game=\"zohn-ahl\" id=\"changed\">"
  "<title><fr>Changée</fr><en>Changed</en></title>"
  "<step id=\"rule\" kind=\"rule\" position=\"" RULES "3 - 2 6 g -\">"
  "<ask><s id=\"rule-ask\"><fr>Devinez.</fr><en>Guess.</en></s></ask></step>"
  "<step id=\"fewer\" kind=\"rule\" position=\"- - 2 2 r -\">"
  "<ask><s id=\"fewer-ask\"><fr>Devinez.</fr><en>Guess.</en></s></ask></step>"
  "</lesson>";

static LudoRuleChange *
rules_of (App *app)
{
  return ludo_laboratory_get_rule_change (app_laboratory (app));
}

/* A step opens the room of changed rules with those of its position, which
 * nobody can change there; the guess and what is so are in the result, once,
 * by keys and by the mouse, in both languages. */
static void
test_rule (void)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (),
                                            "changed.lesson", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *none = NULL, *guess = NULL, *fewer = NULL, *again = NULL;
  LudoLessonRun *run;
  const int *values;
  App app;

  g_mkdir_with_parents (g_get_user_cache_dir (), 0700);
  g_assert_true (g_file_set_contents (path, lesson_text, -1, NULL));
  app_open (&app);
  g_assert_true (ludo_window_open_lesson (app.window, file));
  app_choose_lesson (&app, TRUE);
  hand_focus_window (GTK_WIDGET (app.window));
  hand_settle (GTK_WIDGET (app.window));
  run = ludo_lesson_page_get_run (app_lesson_page (&app));
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (page_of (&app), ==, "chance");
  g_assert_cmpint (ludo_laboratory_get_room (app_laboratory (&app)), ==,
                   LUDO_CHANCE_ROOM_RULE);
  values = ludo_rule_change_get_variant (rules_of (&app))->values;
  g_assert_cmpint (values[0], ==, 4);
  g_assert_cmpint (values[1], ==, 24);
  g_assert_null (app_find_id (GTK_WIDGET (app.window), "knob_box"));
  g_assert_null (app_find_id (GTK_WIDGET (app.window), "ruleset"));
  g_assert_null (app_find_id (GTK_WIDGET (app.window), "play_button"));
  g_assert_null (app_find_id (GTK_WIDGET (app.window), "plot"));
  g_assert_nonnull (app_find_label (GTK_WIDGET (app.window),
                                    "The lesson asks for a guess. Choose what "
                                    "the changed rules will do, or go on "
                                    "without one."));
  none = answer_to (run, "rule");
  g_assert_null (none);

  /* The focus waits on the first guess, which becomes “more often”. */
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  hand_press_key (XK_Up, FALSE, FALSE);
  hand_press_key (XK_Return, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  app_listen ();
  click (&app, part (&app, "guess_button"));
  hand_wait_until (is_done, run, "the guess to be compared");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpuint (app_count_heard ("Your choice is now in the"), ==, 1);
  g_assert_cmpuint (app_count_heard ("You guessed that the side"), ==, 1);
  app_stop_listening ();
  guess = answer_to (run, "rule");
  g_assert_true (g_str_has_prefix (guess, "up>"));
  g_assert_nonnull (strstr (guess, " same>"));
  g_assert_true (gtk_widget_has_focus (part (&app, "plot")));
  g_assert_null (app_find_id (GTK_WIDGET (app.window), "guess_again_button"));
  app_speak (&app, "fr");
  g_assert_nonnull (app_find_label (GTK_WIDGET (app.window),
                                    "La leçon a reçu votre choix. Vous pouvez "
                                    "y retourner."));
  app_speak (&app, "en");
  click (&app, labelled (&app, "Back to the Lesson"));

  /* Seen again, the figures are still there, and the answer stays. */
  run = ludo_lesson_page_get_run (app_lesson_page (&app));
  click (&app, part (&app, "laboratory_button"));
  g_assert_nonnull (app_find_id (GTK_WIDGET (app.window), "plot"));
  click (&app, labelled (&app, "Back to the Lesson"));
  again = answer_to (run, "rule");
  g_assert_cmpstr (again, ==, guess);

  click (&app, part (&app, "on_button"));
  click (&app, part (&app, "laboratory_button"));
  values = ludo_rule_change_get_variant (rules_of (&app))->values;
  g_assert_cmpint (values[0], ==, 2);
  g_assert_cmpint (values[1], ==, 28);
  click (&app, part (&app, "no_guess_button"));
  hand_wait_until (is_done, run, "the figures");
  fewer = answer_to (run, "fewer");
  g_assert_true (g_str_has_prefix (fewer, "->"));
  g_assert_nonnull (strstr (fewer, " ->down "));

  /* Outside a lesson the room has its own rules, with all controls that change
   * them. */
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.chance", "s",
                              "zohn-ahl/rule");
  hand_settle (GTK_WIDGET (app.window));
  values = ludo_rule_change_get_variant (rules_of (&app))->values;
  g_assert_cmpint (values[0], ==, 4);
  g_assert_cmpint (values[1], ==, 28);
  g_assert_nonnull (app_find_id (GTK_WIDGET (app.window), "knob_box"));
  app_close (&app);
  g_unlink (path);
}

/* The form offers the step for a game by changed rules, and asks for one where
 * the position is the start by a sheet. */
static void
test_form (void)
{
  static const char *const positions[] = { "", RULES "- - 4 4 r -" };
  App app;

  app_open (&app);
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autoptr (GError) error = NULL;
      const LudoDraft *draft;
      GtkWidget *window, *kinds;
      g_autofree char *place = g_strconcat ("zohn-ahl/", positions[i], NULL);

      if (positions[i][0] != '\0')
        gtk_widget_activate_action (GTK_WIDGET (app.window),
                                    "win.play-position", "s", place);
      gtk_widget_activate_action (GTK_WIDGET (app.window), "win.make-lesson-of",
                                  "s", "zohn-ahl");
      window = app_wait_for_window (LUDO_TYPE_LESSON_EDITOR);
      draft = ludo_lesson_editor_get_draft (LUDO_LESSON_EDITOR (window));
      kinds = app_find (app_part (window, "choices"), GTK_TYPE_DROP_DOWN);
      gtk_drop_down_set_selected (GTK_DROP_DOWN (kinds), LUDO_STEP_RULE);
      hand_settle (window);
      g_assert_cmpint (ludo_draft_get_kind (ludo_draft_get_step (draft, 0)), ==,
                       LUDO_STEP_RULE);
      g_assert_true (ludo_draft_check_step (draft, 0, NULL, &error)
                     == (i == 1));
      if (i == 0)
        g_assert_cmpstr (error->message, ==,
                         "Make the lesson from a game played by changed "
                         "rules.");
      gtk_window_destroy (GTK_WINDOW (window));
    }
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/lesson-chance/way", test_way);
  g_test_add_func ("/app/lesson-chance/kept", test_kept);
  g_test_add_func ("/app/lesson-chance/hostile", test_hostile);
  g_test_add_func ("/app/lesson-chance/rule", test_rule);
  g_test_add_func ("/app/lesson-chance/form", test_form);

  return g_test_run ();
}
