/* test-why.c: why the answer of a puzzle is better than another turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <locale.h>
#include <string.h>

#include "games/games.h"
#include "learn/ludo-measure.h"
#include "learn/ludo-puzzle.h"
#include "learn/puzzles/ludo-why.h"
#include "learn/run/ludo-lesson-run.h"
#include "play/analysis/ludo-review.h"
#include "search/search-turns.h"

#define CHISOLO "3,0,0,1,0,2,0/0,0,1,1,4,0,0/0,1,0,0,2,0,0/1,0,0,0,1,1,0 n -+ 9"
#define TAVLI "3:1,4:5,10:2,23:4,24:3,x 5:3,6:4,8:2,9:1,21:2,22:3,x b 36"

/* The number of other turns of each puzzle that are compared with its
 * answer. */
#define TURNS 6

/* At least so many of a hundred contrasts explain half of the difference or
 * more; the others say that there is no single reason. */
static const struct
{
  const char *game;
  int least;
} shares[] = {
  { "chisolo", 70 }, { "ken-wan", 50 }, { "tavli", 70 },
};

typedef struct
{
  GameState before;
  GameMove line[LUDO_ADVICE_LINE_MAX];
  int n_line;
} Answer;

static GPtrArray *
read_puzzles (const GameRules *rules)
{
  g_autofree char *path = g_build_filename (g_getenv ("LUDOTHEQUE_DATADIR"),
                                            "content", rules->id,
                                            "puzzles.list", NULL);
  g_autofree char *text = NULL;
  GPtrArray *puzzles;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return g_ptr_array_new ();
  puzzles = ludo_puzzle_parse (text, path, NULL);
  g_assert_nonnull (puzzles);

  return puzzles;
}

static void
read_line (const GameRules *rules,
           const char      *position,
           const char      *moves,
           Answer          *answer)
{
  g_auto (GStrv) tokens = g_strsplit (moves, " ", -1);
  GameState state;

  g_assert_true (rules->parse (position, &answer->before, NULL));
  state = answer->before;
  for (answer->n_line = 0; tokens[answer->n_line] != NULL; answer->n_line++)
    {
      const char *token = tokens[answer->n_line];
      GameMove *move = &answer->line[answer->n_line];

      g_assert_true (rules->parse_move (&state, token, strlen (token), move,
                                        NULL));
      rules->apply (&state, *move, NULL);
    }
}

/* The chance of @seat after the turn. */
static double
judge (const GameRules *rules,
       const GameState *state,
       int              seat)
{
  SearchWinProbability found;
  GamePosition position;

  game_position_init_state (&position, rules, state);
  g_assert_true (search_win_probability (&position, 1, NULL, &found));
  game_position_clear (&position);

  return found.chances[seat];
}

/* Fills in @turns of @puzzle, evenly over all. */
static int
list_turns (const GameRules *rules,
            const GameState *before,
            Answer          *found)
{
  static const SearchTurnsOptions options = { .width = 5000,
                                              .late_width = 5000 };
  SearchTurns turns = SEARCH_TURNS_INIT;
  int n = 0, step;

  search_turns_generate (&turns, rules, before, &options);
  step = MAX (1, turns.n_nodes / TURNS);
  for (int i = turns.n_nodes - 1; i > 0 && n < TURNS; i -= turns.nodes[i].ends
                                                            ? step : 1)
    if (turns.nodes[i].ends)
      {
        GameMove line[SEARCH_LINE_MAX];

        found[n].before = *before;
        found[n].n_line = search_turns_line (&turns, i, line);
        memcpy (found[n].line, line, (gsize) found[n].n_line * sizeof *line);
        n++;
      }
  search_turns_clear (&turns);

  return n;
}

/* The fact that is asked for is always told, and the facts are those that
 * the rules count; how much of the difference in chance they explain is
 * measured. */
static void
test_shares (gconstpointer data)
{
  const GameRules *rules = data;
  g_autoptr (GPtrArray) puzzles = read_puzzles (rules);
  int n = 0, n_explained = 0, least = 0;

  for (guint i = 0; i < puzzles->len; i++)
    {
      const LudoPuzzle *puzzle = g_ptr_array_index (puzzles, i);
      g_autofree char *asked = g_strndup (puzzle->goal,
                                          strcspn (puzzle->goal, "="));
      Answer answer, turns[TURNS];
      int n_turns;
      double best;

      read_line (rules, puzzle->position, puzzle->answer, &answer);
      n_turns = list_turns (rules, &answer.before, turns);
      best = -1;
      for (int j = 0; j < n_turns; j++)
        {
          LudoWhy why;
          double yours, share;
          g_autofree char *words = NULL;
          g_autofree char *turn =
            ludo_move_print_line (rules, &answer.before, turns[j].line,
                                  (guint) turns[j].n_line);

          ludo_why_init (&why, rules, &answer.before, turns[j].line,
                         turns[j].n_line, answer.line, answer.n_line, asked);
          /* The answer itself. */
          if (memcmp (&why.after[0], &why.after[1], sizeof why.after[0]) == 0)
            continue;
          g_assert_cmpint (why.n_reasons, >=, 1);
          g_assert_cmpstr (why.reasons[0].fact->measure, ==, asked);
          g_assert_cmpuint (ludo_why_get_cells (&why, FALSE)
                            | ludo_why_get_cells (&why, TRUE), !=, 0);
          words = ludo_why_describe (&why, LUDO_WHY_MOST);
          g_assert_nonnull (strstr (words, "our "));
          g_assert_nonnull (strstr (words, "he best"));

          if (best < 0)
            best = judge (rules, &why.after[1], why.seat);
          yours = judge (rules, &why.after[0], why.seat);
          if (best - yours < LUDO_REVIEW_SAME_COST)
            continue;
          share = ludo_why_get_share (&why, yours, best);
          g_test_message ("%s, %s, %.2f of %.2f: %.2f: %s", puzzle->id, turn,
                          yours, best, share, words);
          n++;
          n_explained += share >= 0.5;
        }
    }
  if (puzzles->len == 0)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
    if (g_str_equal (shares[i].game, rules->id))
      least = shares[i].least;
  g_test_message ("%s: %d of %d contrasts explain half or more; at least %d in "
                  "100 have to", rules->id, n_explained, n, least);
  g_assert_cmpint (least, >, 0);
  g_assert_cmpint (100 * n_explained, >=, least * n);
}

static const struct
{
  const char *game;
  const char *position;
  const char *yours;
  const char *best;
  const char *asked;
  const char *words;
} reasons[] = {
  { "chisolo", CHISOLO, "f4", "c3xa1", "danger",
    "After your move, your opponent can take 7 stones. After the best, none. "
    "Your move takes no stone. The best takes 2." },
  { "tavli", TAVLI, "5/8 8/14", "9/12 6/12", "risk",
    "Your turn leaves 2 blots: 215 throws in 216 hit one. The best leaves none "
    "that can be hit." },
  { "ken-wan", ".YY../.Y.Y.R/BY.Y.RR/ByY.Y.Bb/BB.y#.B."
               "./BBBB.B.Y/RR.B.bY/R.YbB./.Y... y 2 -", "f6i8", "a2c3",
               "captures",
    "Your move turns no piece over. The best turns 4. After your move, your "
    "opponent’s pieces form 1 group. After the best, they form 2." },
};

static void
test_told (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      const GameRules *rules = games_find (reasons[i].game);
      g_autofree char *words = NULL;
      Answer yours, best;
      LudoWhy why;

      read_line (rules, reasons[i].position, reasons[i].yours, &yours);
      read_line (rules, reasons[i].position, reasons[i].best, &best);
      ludo_why_init (&why, rules, &best.before, yours.line, yours.n_line,
                     best.line, best.n_line, reasons[i].asked);
      words = ludo_why_describe (&why, LUDO_WHY_MOST);
      g_assert_cmpstr (words, ==, reasons[i].words);
    }
}

/* The throws are counted in the plural or not, whatever the blots are. */
static void
test_one_throw (void)
{
  const LudoFact *fact = ludo_game_info_for ("tavli")->facts;
  g_autofree char *yours = NULL;
  g_autofree char *best = NULL;
  GameState state;

  g_assert_true (games_find ("tavli")->parse (TAVLI, &state, NULL));
  while (!g_str_equal (fact->measure, "risk"))
    fact++;
  yours = fact->describe (&state, 1, 1, FALSE);
  g_assert_cmpstr (yours, ==,
                   "Your turn leaves 1 blot: 1 throw in 216 hits it.");
  best = fact->describe (&state, 1, 1, TRUE);
  g_assert_cmpstr (best, ==, "The best leaves 1: 1 hits it.");
}

/* Plays the moves of @tokens. */
static void
play (LudoGame   *game,
      const char *tokens)
{
  g_auto (GStrv) each = g_strsplit (tokens, " ", -1);

  for (guint i = 0; each[i] != NULL; i++)
    g_assert_true (ludo_game_play (game, each[i], NULL));
}

static void
settle (LudoLessonRun *run,
        const char    *wanted)
{
  for (;;)
    {
      g_autofree char *reply = ludo_lesson_run_dup_reply (run);

      if (strstr (reply, wanted) != NULL)
        return;
      g_main_context_iteration (NULL, TRUE);
    }
}

/* After a wrong turn the reply tells the contrast and the board marks it; both
 * turns can be played, each with the reply to it.  The answer counts as
 * help. */
static void
test_shown (gconstpointer data)
{
  const GameRules *rules = games_find (data);
  gboolean is_chisolo = g_str_equal (data, "chisolo");
  LudoPuzzle *puzzle =
    ludo_puzzle_parse_line (is_chisolo
                              ? "a; " CHISOLO "; c3xa1; danger=least; 4; b"
                              : "a; " TAVLI "; 9/12 6/12; risk=least; 2; b",
                            NULL);
  g_autoptr (LudoLesson) lesson = ludo_puzzle_dup_lesson (puzzle, rules, NULL);
  g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (lesson, NULL);
  g_autoptr (LudoResult) result = NULL;
  const int *marks;
  g_autofree char *reply = NULL;
  g_autofree char *shown = NULL;

  g_assert_false (ludo_lesson_run_can_show_turns (run));
  play (ludo_lesson_run_get_game (run), is_chisolo ? "f4" : "5/8 8/14");
  g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_WRONG);
  reply = ludo_lesson_run_dup_reply (run);
  g_assert_true (g_str_has_prefix (reply, is_chisolo
                   ? "After your move, your opponent can take 7 stones. After "
                     "the best, none."
                   : "Your turn leaves "));
  marks = ludo_lesson_run_get_marks (run);
  g_assert_cmpint (marks[0], >=, 0);
  g_assert_true (ludo_lesson_run_can_show_turns (run));
  g_assert_false (ludo_lesson_run_get_best_shown (run));

  ludo_lesson_run_show_turn (run, TRUE);
  g_assert_true (ludo_lesson_run_get_best_shown (run));
  settle (run, "Your opponent replies:");
  g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_WRONG);
  shown = ludo_lesson_run_dup_reply (run);
  g_assert_true (g_str_has_prefix (shown, is_chisolo ? "After your move"
                                                     : "Your turn"));
  ludo_lesson_run_show_turn (run, FALSE);
  g_assert_false (ludo_lesson_run_get_best_shown (run));
  settle (run, "Your opponent replies:");

  ludo_lesson_run_try_again (run);
  g_assert_false (ludo_lesson_run_can_show_turns (run));
  play (ludo_lesson_run_get_game (run), is_chisolo ? "c3xa1" : "9/12 6/12");
  g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_DONE);
  result = ludo_lesson_run_dup_result (run, "");
  g_assert_cmpint (ludo_result_step_get_outcome
                     (g_ptr_array_index (result->steps, 0)), ==,
                   LUDO_OUTCOME_SHOWN);
  ludo_puzzle_free (puzzle);
}

/* The sentence says so if the facts explain less than half of the
 * difference. */
static void
test_no_reason (void)
{
  const GameRules *rules = games_find ("ken-wan");
  LudoPuzzle *puzzle = ludo_puzzle_parse_line (
    "a; .Y.../..YY../bYY.Y.R/BBYY.Y.R/.B.Y#.Y../RbyYYbb./RR.YbB./y.YbB./YY.B. "
    "b 2 -; f2e3; danger=least; 3; b", NULL);
  g_autoptr (LudoLesson) lesson = ludo_puzzle_dup_lesson (puzzle, rules, NULL);
  g_autoptr (LudoLessonRun) run = ludo_lesson_run_new (lesson, NULL);

  play (ludo_lesson_run_get_game (run), "f3h4");
  g_assert_cmpint (ludo_lesson_run_get_state (run), ==, LUDO_RUN_WRONG);
  settle (run, "No single reason decides here: watch what follows.");
  ludo_puzzle_free (puzzle);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/learn/why/told", test_told);
  g_test_add_func ("/learn/why/one-throw", test_one_throw);
  g_test_add_data_func ("/learn/why/shown/chisolo", "chisolo", test_shown);
  g_test_add_data_func ("/learn/why/shown/tavli", "tavli", test_shown);
  g_test_add_func ("/learn/why/no-reason", test_no_reason);
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/learn/why/shares/%s",
                                               games_list ()[i]->id);

      g_test_add_data_func (path, games_list ()[i], test_shares);
    }

  return g_test_run ();
}
