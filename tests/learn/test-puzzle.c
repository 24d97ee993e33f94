/* test-puzzle.c: puzzles have one answer, and can be done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <locale.h>
#include <string.h>

#include "games/games.h"
#include "learn/ludo-goal-words.h"
#include "learn/ludo-puzzle.h"
#include "learn/run/ludo-lesson-run.h"
#include "test-library.h"
#include "test-wait.h"

#define POSITION "0,0,0,0,4,0,1/0,0,0,0,1,0,0/1,0,1,0,0,0,0/" \
                 "1,0,0,0,0,0,0 s -+ 12"

static const struct
{
  const char *text;
  const char *told;
} refused[] = {
  { "# a\nb", "line 2: a puzzle must have six fields" },
  { "a; b; c; luck=most; 3; d", "line 1: the goal of the puzzle" },
  { "a; b; c; wins=1; 7; d", "line 1: the goal of the puzzle" },
  { "a; b; c; wins=1; 3; d; e", "line 1: a puzzle must have six fields" },
  { "a; b; c; wins=1; 3; d\n\na; b; c; wins=1; 3; d",
    "line 3: another puzzle has this name" },
  { "\xff", "not a text file in UTF-8" },
};

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) puzzles =
        ludo_puzzle_parse (refused[i].text, "puzzles.list", &error);

      g_assert_null (puzzles);
      g_assert_true (g_str_has_prefix (error->message, "puzzles.list"));
      g_assert_nonnull (strstr (error->message, refused[i].told));
    }
}

static gboolean
check (const char *answer,
       const char *goal)
{
  g_autofree char *line = g_strdup_printf ("a; " POSITION "; %s; %s; 3; b",
                                           answer, goal);
  LudoPuzzle *puzzle = ludo_puzzle_parse_line (line, NULL);
  gboolean right;

  g_assert_nonnull (puzzle);
  right = ludo_puzzle_check (puzzle, games_find ("chisolo"), NULL);
  ludo_puzzle_free (puzzle);

  return right;
}

/* A puzzle has a single answer: only with a1xg4 South wins. */
static void
test_checked (void)
{
  g_assert_true (check ("a1xg4", "wins=1"));
  g_assert_false (check ("a1", "wins=1"));
  g_assert_false (check ("c2", "wins=1"));
  g_assert_false (check ("a2", "danger=least"));
}

/* The reason of a refusal names no file, because a puzzle is made in none. */
static void
test_reason (void)
{
  LudoPuzzle *puzzle =
    ludo_puzzle_parse_line ("a; " POSITION "; g4; wins=1; 3; b", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (ludo_puzzle_check (puzzle, games_find ("chisolo"), &error));
  g_assert_cmpstr (error->message, ==,
                   "the move “g4” is refused: the rules forbid it");
  ludo_puzzle_free (puzzle);
}

static guint
count_turns (const LudoStep  *step,
             const GameRules *rules,
             LudoGoalKind     kind,
             int              value)
{
  LudoGoal goal = step->goal;
  guint n_turns;

  goal.kind = kind;
  goal.value = value;

  return ludo_goal_count (&goal, rules, &step->start, &n_turns, NULL);
}

/* No turn lies between the best and the next best, and where the author gave
 * the number none is the best. */
static void
check_next (const LudoStep  *step,
            const GameRules *rules)
{
  LudoGoal given = { .name = "captures", .kind = LUDO_GOAL_EXACTLY,
                     .value = 2 };
  const LudoGoal *goal = &step->goal;

  g_assert_null (ludo_goal_describe_numbers (&given, rules));
  if (!goal->has_next)
    return;
  g_assert_cmpuint (count_turns (step, rules, LUDO_GOAL_EXACTLY, goal->next), >,
                    0);
  g_assert_cmpuint (count_turns (step, rules,
                                 goal->next < goal->value ? LUDO_GOAL_AT_LEAST
                                                          : LUDO_GOAL_AT_MOST,
                                 goal->next),
                    ==,
                    count_turns (step, rules, LUDO_GOAL_EXACTLY, goal->value)
                    + count_turns (step, rules, LUDO_GOAL_EXACTLY,
                                   goal->next));
}

/* All that came with the program, done to the end; what was done is explained
 * in the words of the hints and the review.  Each says which side one plays. */
static void
test_own (gconstpointer data)
{
  const GameRules *rules = data;
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) sets = ludo_puzzle_list (library, rules->id, -1,
                                                 problems);
  guint n = 0;

  g_assert_cmpuint (problems->len, ==, 0);
  for (guint i = 0; i < sets->len; i++)
    {
      LudoLesson *set = g_ptr_array_index (sets, i);
      g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (set, NULL);

      n += set->steps->len;
      for (guint j = 0; j < set->steps->len; j++)
        {
          const LudoStep *step = ludo_lesson_run_get_step (run);
          const LudoTurnAnswer *answer = g_ptr_array_index (step->answers, 0);
          LudoGame *game = ludo_lesson_run_get_game (run);
          g_autofree char *ask = ludo_lesson_dup_text (step->ask,
                                                       LUDO_PAGE_ENGLISH, TRUE);
          g_autofree char *side =
            g_strdup_printf ("You are %s. ",
                             ludo_game_get_info (game)
                               ->seats[ludo_game_get_turn (game)]);
          g_autofree char *search =
            ludo_goal_describe_search (&step->goal, rules);
          g_autofree char *numbers =
            ludo_goal_describe_numbers (&step->goal, rules);
          g_autofree char *hint = NULL;
          g_autofree char *reply = NULL;

          g_assert_true (g_str_has_prefix (ask, side));
          check_next (step, rules);
          /* The first hint is how one looks for what is asked. */
          ludo_lesson_run_ask_hint (run);
          hint = ludo_lesson_run_dup_reply (run);
          g_assert_nonnull (search);
          g_assert_cmpstr (hint, ==, search);
          for (guint k = 0; k < answer->moves->len; k++)
            ludo_game_play_move (game, g_array_index (answer->moves, GameMove,
                                                      k));
          reply = ludo_lesson_run_dup_reply (run);
          /* The title calls it right. */
          g_assert_cmpstr (reply, !=, "");
          g_assert_false (g_str_has_prefix (reply, "That is right."));
          /* Then come the numbers that decided. */
          g_assert_nonnull (numbers);
          g_assert_true (g_str_has_prefix (reply, numbers));
          ludo_lesson_run_go_on (run);
        }
      g_assert_true (ludo_lesson_run_get_complete (run));
    }
  g_assert_cmpuint (n, >=, ludo_game_info_for (rules->id)->has_decisions ? 30
                                                                        : 0);
}

static guint
count_steps (LudoLibrary *library,
             int          theme)
{
  g_autoptr (GPtrArray) sets = ludo_puzzle_list (library, "chisolo", theme,
                                                 NULL);
  guint n = 0;

  for (guint i = 0; i < sets->len; i++)
    {
      const LudoLesson *set = g_ptr_array_index (sets, i);

      n += set->steps->len;
      for (guint j = 0; theme >= 0 && j < set->steps->len; j++)
        {
          const LudoStep *step = g_ptr_array_index (set->steps, j);

          g_assert_cmpstr (step->node->title[LUDO_PAGE_ENGLISH], ==,
                           ludo_puzzle_get_theme (theme));
        }
    }

  return n;
}

/* Each puzzle has its day, and the day alone says which. */
static void
test_daily (void)
{
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal,
                                                      g_free, NULL);
  guint n;

  for (n = 0; n < 400; n++)
    {
      g_autoptr (LudoLesson) lesson = NULL;
      const LudoStep *step;
      GDate date;

      g_date_clear (&date, 1);
      g_date_set_julian (&date, 739000 + n);
      lesson = ludo_puzzle_dup_daily (library, "chisolo", &date);
      g_assert_cmpuint (lesson->steps->len, ==, 1);
      step = g_ptr_array_index (lesson->steps, 0);
      if (!g_hash_table_add (ids, g_strdup (step->node->id)))
        break;
    }
  g_assert_cmpuint (n, ==, count_steps (library, -1));
}

/* A teacher sees by its stars how hard each set is, the easiest first, and
 * hears them as words. */
static void
test_stars (void)
{
  static const struct
  {
    const char *seen;
    const char *heard;
  } sets_of[] = {
    { "Level: ★☆☆", "Level: one star out of three" },
    { "Level: ★★☆", "Level: two stars out of three" },
    { "Level: ★★☆", "Level: two stars out of three" },
    { "Level: ★★★", "Level: three stars out of three" },
  };
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (GPtrArray) sets = ludo_puzzle_list (library, "chisolo", -1, NULL);

  g_assert_cmpuint (sets->len, ==, G_N_ELEMENTS (sets_of));
  for (guint i = 0; i < sets->len; i++)
    {
      const LudoLesson *set = g_ptr_array_index (sets, i);
      g_autofree char *aim = ludo_lesson_dup_text (set->aim,
                                                   LUDO_PAGE_ENGLISH, TRUE);
      g_autofree char *heard = ludo_puzzle_dup_spoken (aim);

      g_assert_cmpstr (aim, ==, sets_of[i].seen);
      g_assert_cmpstr (heard, ==, sets_of[i].heard);
    }
}

/* In a puzzle of defence the reply to a wrong move takes as many stones as the
 * words say that it can. */
static void
test_reply (void)
{
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (GPtrArray) sets = ludo_puzzle_list (library, "chisolo", 2, NULL);
  guint n_wrong = 0;

  for (guint i = 0; i < sets->len; i++)
    {
      LudoLesson *set = g_ptr_array_index (sets, i);
      g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (set, NULL);

      ludo_computer_set_move_delay (ludo_lesson_run_get_computer (run), 0);
      for (guint j = 0; j < set->steps->len; j++)
        {
          const LudoStep *step = ludo_lesson_run_get_step (run);
          const LudoTurnAnswer *answer = g_ptr_array_index (step->answers, 0);
          g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
          LudoGame *game = ludo_lesson_run_get_game (run);
          guint n = ludo_game_get_n_plies (game);
          int n_moves = ludo_game_get_legal_moves (game, moves);
          int wrong = 0, danger;

          g_assert_cmpstr (step->goal.name, ==, "danger");
          while (wrong < n_moves
                 && moves[wrong] == g_array_index (answer->moves, GameMove, 0))
            wrong++;
          ludo_game_play_move (game, moves[wrong]);
          danger = ludo_measure (set->rules, ludo_game_get_state (game), NULL,
                                 0, "danger");
          if (ludo_lesson_run_get_state (run) == LUDO_RUN_WRONG && danger > 0)
            {
              WAIT_UNTIL (ludo_game_get_n_plies (game) == n + 2);
              g_assert_cmpint (ludo_measure (set->rules,
                                             ludo_game_get_state (game),
                                             ludo_move_get_trace
                                               (ludo_game_get_last_move
                                                  (game)),
                                             1 - ludo_game_get_turn (game),
                                             "captures"), ==, danger);
              n_wrong++;
            }
          ludo_lesson_run_go_to (run, j + 1 < set->steps->len ? j + 1 : 0);
        }
    }
  g_assert_cmpuint (n_wrong, >, 4);
}

/* The task says the number that decides. */
static void
test_asked (void)
{
  static const struct
  {
    const char *game;
    const char *line;
    const char *ask;
  } asked[] = {
    { "chisolo", "a; " POSITION "; a1xg4; wins=1; 3; b",
      "You are South. Find the move that wins at once." },
    { "chisolo", "a; 3,0,0,1,0,2,0/0,0,1,1,4,0,0/0,1,0,0,2,0,0/"
                 "1,0,0,0,1,1,0 n -+ 9; c3xa1; danger=least; 4; b",
      "You are North. Find the move after which your opponent can capture "
      "nothing." },
    { "ken-wan", "a; BBBbY/B.BB.y/..B.BbR/.....Bbb/....#.B.B/RRR.Y.BB/"
                 "Ry..YY./yYY.Yy/..YYY y 2 -; i9h8; captures=most; 5; b",
      "You are Yellow. Find the move that turns 4 pieces over: no other does "
      "as much." },
    { "tavli", "a; 3:1,4:5,10:2,23:4,24:3,x 5:3,6:4,8:2,9:1,21:2,22:3,x b "
               "36; 9/12 6/12; risk=least; 2; b",
      "You are Black. Find the turn after which no throw can hit you." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      LudoPuzzle *puzzle = ludo_puzzle_parse_line (asked[i].line, NULL);
      g_autofree char *ask =
        ludo_puzzle_dup_ask (puzzle, games_find (asked[i].game));

      g_assert_cmpstr (ask, ==, asked[i].ask);
      ludo_puzzle_free (puzzle);
    }
}

/* Each puzzle is of one theme. */
static void
test_themes (void)
{
  g_autoptr (LudoLibrary) library = test_open_library ();
  guint n = 0;

  for (int i = 0; ludo_puzzle_get_theme (i) != NULL; i++)
    n += count_steps (library, i);
  g_assert_cmpuint (n, >=, 30);
  g_assert_cmpuint (n, ==, count_steps (library, -1));
}

int
main (int    argc,
      char **argv)
{
  const GameRules *const *games = games_list ();

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/learn/puzzle/refused", test_refused);
  g_test_add_func ("/learn/puzzle/checked", test_checked);
  g_test_add_func ("/learn/puzzle/reason", test_reason);
  g_test_add_func ("/learn/puzzle/daily", test_daily);
  g_test_add_func ("/learn/puzzle/themes", test_themes);
  g_test_add_func ("/learn/puzzle/stars", test_stars);
  g_test_add_func ("/learn/puzzle/asked", test_asked);
  g_test_add_func ("/learn/puzzle/reply", test_reply);
  for (int i = 0; games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/learn/puzzle/own/%s",
                                               games[i]->id);

      g_test_add_data_func (path, games[i], test_own);
    }

  return g_test_run ();
}
