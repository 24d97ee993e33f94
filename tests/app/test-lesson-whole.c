/* test-lesson-whole.c: every lesson and puzzle is done by keys alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The keyboard goes where it is led, and nowhere else.
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>
#include <string.h>

#include "app/learning/ludo-learn-page.h"
#include "games/games.h"

static LudoLearnPage *
learn_page (App *app)
{
  return LUDO_LEARN_PAGE (app_find (GTK_WIDGET (app->window),
                                    LUDO_TYPE_LEARN_PAGE));
}

static LudoLessonRun *
run_of (App *app)
{
  return ludo_lesson_page_get_run (ludo_learn_page_get_lesson_page
                                     (learn_page (app)));
}

static void
press (App   *app,
       guint  key)
{
  hand_press_key (key, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app->window));
}

static void
enter (App        *app,
       const char *text)
{
  hand_type (text);
  press (app, XK_Return);
}

static void
type_turn (App *app)
{
  LudoLessonRun *run = run_of (app);
  const LudoStep *step = ludo_lesson_run_get_step (run);
  const LudoTurnAnswer *answer = g_ptr_array_index (step->answers, 0);
  GameState state =
    *ludo_game_get_state (ludo_lesson_run_get_game (run));
  const GameRules *rules = ludo_lesson_run_get_lesson (run)->rules;

  for (guint i = 0; i < answer->moves->len; i++)
    {
      GameMove move = g_array_index (answer->moves, GameMove, i);
      char token[GAME_MOVE_TEXT_MAX];

      rules->print_move (&state, move, token);
      rules->apply (&state, move, NULL);
      enter (app, token);
    }
}

static void
type_places (App *app)
{
  LudoLessonRun *run = run_of (app);
  const LudoStep *step = ludo_lesson_run_get_step (run);
  const LudoDrawing *drawing =
    ludo_drawing_for (ludo_lesson_run_get_lesson (run)->rules->id);

  for (int i = 0; i < drawing->n_places; i++)
    {
      char name[8];
      gboolean wanted = step->kind == LUDO_STEP_PLACE
                        && drawing->owner (&step->target, i) >= 0;

      for (int j = 0; step->cells != NULL && step->cells[j] >= 0; j++)
        wanted |= step->cells[j] == i;
      if (wanted && drawing->place_name (i, name)[0] != '\0')
        enter (app, drawing->place_name (i, name));
    }
}

/* The first option has the keyboard. */
static void
choose (App *app)
{
  const LudoStep *step = ludo_lesson_run_get_step (run_of (app));
  guint right = step->right_options != 0
                  ? (guint) __builtin_ctzll (step->right_options) : 0;

  for (guint i = 0; i < right; i++)
    press (app, XK_Tab);
  press (app, XK_Return);
}

static void
do_step (App *app)
{
  LudoLessonRun *run = run_of (app);
  const LudoStep *step = ludo_lesson_run_get_step (run);
  g_autofree char *number = g_strdup_printf ("%d", step->number);

  if (step->kind == LUDO_STEP_MOVE)
    type_turn (app);
  else if (step->kind == LUDO_STEP_CELL || step->kind == LUDO_STEP_PLACE)
    type_places (app);
  else if (step->kind == LUDO_STEP_CHOOSE)
    choose (app);
  else if (step->kind == LUDO_STEP_NUMBER)
    enter (app, number);
  else if (step->kind == LUDO_STEP_PREDICT)
    for (int i = 0; i < step->rounds; i++)
      press (app, XK_Return);
  else if (step->kind == LUDO_STEP_PLAY)
    return;
  if (step->kind != LUDO_STEP_EXPLAIN && step->kind != LUDO_STEP_SHOW
      && step->kind != LUDO_STEP_READ
      && ludo_lesson_run_get_state (run) != LUDO_RUN_DONE)
    g_error ("%s, line %d: keys alone do not do it: %s",
             ludo_lesson_run_get_lesson (run)->id, step->node->line,
             ludo_lesson_page_get_announcement
               (ludo_learn_page_get_lesson_page (learn_page (app))));
  if (ludo_lesson_run_get_index (run) + 1
      < ludo_lesson_run_get_lesson (run)->steps->len)
    press (app, XK_Return);
}

static void
do_lesson (App        *app,
           const char *game_id,
           const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  LudoLessonRun *run;

  g_assert_true (ludo_window_open_lesson (app->window, file));
  hand_focus_window (GTK_WIDGET (app->window));
  hand_settle (GTK_WIDGET (app->window));
  run = run_of (app);
  for (guint i = 0; i < ludo_lesson_run_get_lesson (run)->steps->len; i++)
    {
      g_assert_cmpuint (ludo_lesson_run_get_index (run), ==, i);
      if (ludo_lesson_run_get_step (run)->kind == LUDO_STEP_PLAY
          && i + 1 < ludo_lesson_run_get_lesson (run)->steps->len)
        ludo_lesson_run_go_to (run, i + 1);
      else
        do_step (app);
      hand_settle (GTK_WIDGET (app->window));
    }
}

/* Each lesson that came with the program, but for the games against the
 * computer, which other tests play. */
static void
test_keys (gconstpointer data)
{
  const GameRules *rules = data;
  g_autofree char *folder = g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"),
                                              "content", rules->id,
                                              "lessons", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  App app;

  app_open (&app);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_str_has_suffix (name, ".lesson"))
        do_lesson (&app, rules->id, path);
    }
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  const GameRules *const *games = games_list ();

  app_init (&argc, &argv, g_getenv ("LUDOTHEQUE_LESSON_LANGUAGE"));
  for (int i = 0; games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/lesson-whole/%s",
                                               games[i]->id);

      g_test_add_data_func (path, games[i], test_keys);
    }

  return g_test_run ();
}
