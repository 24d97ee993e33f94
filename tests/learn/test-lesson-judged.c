/* test-lesson-judged.c: pieces set on a bare board, places found, and turns
 * weighed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <locale.h>
#include <string.h>

#include "drawing/ludo-drawing.h"
#include "games/games.h"
#include "games/tavli/rules/tavli-rules.h"
#include "learn/run/ludo-lesson-run.h"
#include "play/analysis/ludo-analysis.h"
#include "play/ludo-language.h"
#include "test-wait.h"

/* @text as the rules write it, or a position a few turns into a game. */
static void
dup_some_position (const GameRules *rules,
                   const char      *text,
                   char            *position)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoGame) game =
    text != NULL ? ludo_game_new_from_position (rules->id, text, 7, &error)
                 : ludo_game_new (rules->id, NULL, 7, &error);
  g_autofree char *own = NULL;

  g_assert_no_error (error);
  for (int ply = 0; text == NULL && ply < 6; ply++)
    {
      GameMove moves[GAME_MOVES_MAX];

      if (ludo_game_get_at_chance (game))
        ludo_game_throw (game);
      else if (rules->legal_moves (ludo_game_get_state (game), moves) > 0)
        ludo_game_play_move (game, moves[0]);
    }
  own = ludo_game_dup_position_text (game);
  g_strlcpy (position, own, GAME_POSITION_TEXT_MAX);
}

static gboolean
is_among (const int *places,
          int        place)
{
  while (*places >= 0 && *places != place)
    places++;

  return *places >= 0;
}

/* The pieces of every game are set on a bare board, in any order.  Pointing
 * twice at a place is no mistake, a wrong place is, and the third hint names
 * the places that are missing. */
static void
test_place (void)
{
  static const struct
  {
    const char *game;
    const char *target;
  } targets[] = {
    { "tavli", "6:7,9:1,10:2,19:2,20:2,23:1,x 8:2,11:2,12:2,13:1,14:2,15:2,"
               "18:2,21:2,x w -" },
    { "zohn-ahl", NULL }, { "chisolo", NULL }, { "ken-wan", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (targets); i++)
    {
      const GameRules *rules = games_find (targets[i].game);
      const LudoDrawing *drawing = ludo_drawing_for (rules->id);
      char target[GAME_POSITION_TEXT_MAX];
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (LudoLesson) lesson = NULL;
      g_autoptr (LudoLessonRun) run = NULL;
      const LudoStep *step;
      int wrong = 0;

      dup_some_position (rules, targets[i].target, target);
      text = g_strdup_printf (
        "<lesson game=\"%s\" id=\"mine\"><title><fr>T</fr><en>T</en></title>"
        "<step id=\"a\" kind=\"place\" target=\"%s\"/></lesson>",
        rules->id, target);
      lesson = ludo_lesson_parse (text, strlen (text), "x.lesson", &error);
      g_assert_no_error (error);
      g_assert_cmpstr (lesson->id, ==, "mine");
      run = ludo_lesson_run_new (lesson, NULL);
      step = ludo_lesson_run_get_step (run);

      while (is_among (step->cells, wrong)
             || drawing->editing->piece_at (&step->start, wrong) >= 0)
        wrong++;
      ludo_lesson_run_point (run, wrong);
      g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_ASKING);
      for (int ask = 0; ask < 3; ask++)
        ludo_lesson_run_ask_hint (run);
      for (int j = 0; step->cells[j] >= 0; j++)
        {
          g_assert_cmpint (ludo_lesson_run_get_state (run), ==,
                           LUDO_RUN_ASKING);
          ludo_lesson_run_point (run, step->cells[j]);
          g_assert_true (ludo_editing_is_same
                           (drawing->editing, &step->target,
                            ludo_game_get_state
                              (ludo_lesson_run_get_game (run)),
                            step->cells[j]));
          ludo_lesson_run_point (run, step->cells[0]);

          /* The checkers that were not set yet are still to enter. */
          if (g_str_equal (rules->id, "tavli"))
            for (int seat = 0; seat < 2; seat++)
              g_assert_cmpint (tavli_checkers ((const TavliState *)
                                               ludo_game_get_state
                                                 (ludo_lesson_run_get_game
                                                    (run)),
                                               seat, TAVLI_OFF), ==, 0);
        }
      g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_DONE);
      g_free (text);
      text = ludo_game_dup_position_text (ludo_lesson_run_get_game (run));
      g_assert_cmpstr (text, ==, target);
    }
}

/* Once an answer is right, the places that it is about stay marked, so that the
 * pupil can look at them. */
static void
test_marked (void)
{
  g_autofree char *path =
    g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"), "content", "ken-wan",
                      "lessons", "first-steps.lesson", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoLesson) lesson = ludo_lesson_load (path, &error);
  g_autoptr (LudoLessonRun) run = NULL;
  guint n_found = 0;

  g_assert_no_error (error);
  run = ludo_lesson_run_new (lesson, NULL);
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const LudoStep *step;
      const int *wanted;

      ludo_lesson_run_go_to (run, i);
      step = ludo_lesson_run_get_step (run);
      wanted = step->kind == LUDO_STEP_CELL ? step->cells : step->highlight;
      if (step->kind == LUDO_STEP_CELL)
        for (int j = 0; wanted[j] >= 0; j++)
          ludo_lesson_run_point (run, wanted[j]);
      else if (step->kind == LUDO_STEP_CHOOSE)
        ludo_lesson_run_choose (run,
                                (guint) __builtin_ctzll (step->right_options));
      else
        continue;

      g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_DONE);
      for (int j = 0; wanted[j] >= 0; j++, n_found++)
        g_assert_cmpint (ludo_lesson_run_get_marks (run)[j], ==, wanted[j]);
    }
  g_assert_cmpuint (n_found, >, 2);
}

/* One of this many turns is tried. */
#define SOME 30

/* The chance that the review gives to who plays @move. */
static double
weigh (const GameState *state,
       GameMove         move)
{
  const GameRules *rules = games_find ("chisolo");
  g_autofree SearchWinProbability *found = NULL;
  GamePosition position;

  game_position_init_state (&position, rules, state);
  game_position_apply (&position, move, NULL);
  found = ludo_turn_judge (&position,
                               GINT_TO_POINTER (ludo_turn_effort (rules)),
                               NULL);
  game_position_clear (&position);

  return found->chances[rules->turn (state)];
}

/* In a turn that is tried again every turn as good as the best is right, even
 * if the review found another one.  The reply to a worse turn says how much it
 * loses. */
static void
test_weighed (void)
{
  static const char text[] =
    "<lesson game=\"chisolo\"><title><fr>Un</fr><en>One</en></title>"
    "<step id=\"a\" kind=\"move\" answers=\"g1-\"/></lesson>";
  g_autoptr (LudoLesson) lesson =
    ludo_lesson_parse (text, strlen (text), "one", NULL);
  g_autoptr (LudoLessonRun) run = NULL;
  GameMove moves[GAME_MOVES_MAX];
  double chances[GAME_MOVES_MAX], best = 0, most = 0;
  guint n_right = 0, n_wrong = 0;
  LudoStep *step;
  int n;

  g_assert_nonnull (lesson);
  step = g_ptr_array_index (lesson->steps, 0);
  n = lesson->rules->legal_moves (&step->start, moves);
  for (int i = 0; i < n; i += SOME)
    {
      chances[i] = weigh (&step->start, moves[i]);
      best = CLAMP (chances[i], best, most);
      most = MAX (most, chances[i]);
    }
  step->best = best;
  run = ludo_lesson_run_new (lesson, NULL);
  for (int i = 0; i < n; i += SOME)
    {
      gboolean right = best - chances[i] < LUDO_REVIEW_SAME_COST;
      g_autofree char *reply = NULL;

      ludo_game_play_move (ludo_lesson_run_get_game (run), moves[i]);
      WAIT_UNTIL (ludo_lesson_run_get_state (run) != LUDO_RUN_WEIGHING);
      reply = ludo_lesson_run_dup_reply (run);
      g_test_message ("%.3f of %.3f: %s", chances[i], best, reply);
      g_assert_cmpint (ludo_lesson_run_get_state (run), ==,
                       right ? LUDO_RUN_DONE : LUDO_RUN_WRONG);
      g_assert_cmpint (g_str_has_prefix (reply, "Lost "), ==, !right);
      n_right += right;
      n_wrong += !right;
      ludo_lesson_run_try_again (run);
    }
  g_assert_cmpuint (n_right, >, 1);
  g_assert_cmpuint (n_wrong, >, 0);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  g_test_add_func ("/learn/run/place", test_place);
  g_test_add_func ("/learn/run/marked", test_marked);
  g_test_add_func ("/learn/run/weighed", test_weighed);

  return g_test_run ();
}
