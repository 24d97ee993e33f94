/* test-review.c: the turns that decided a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"

#include "play/analysis/ludo-analysis.h"
#include "play/ludo-language.h"
#include "test-wait.h"

/* An analysis whose search answers at once. */
static LudoAnalysis *
new_analysis (LudoGame *game)
{
  g_autoptr (LudoChances) chances = ludo_chances_new ();
  LudoAnalysis *analysis = ludo_analysis_new (chances);

  ludo_analysis_set_search (analysis, play_fake_probability);
  ludo_analysis_set_game (analysis, game);

  return analysis;
}

/* Waits for the review, which is borrowed. */
static const LudoReview *
wait_review (LudoAnalysis *analysis)
{
  WAIT_UNTIL (!ludo_analysis_get_reviewing (analysis));
  g_assert_nonnull (ludo_analysis_get_review (analysis));

  return ludo_analysis_get_review (analysis);
}

/* Plays the turn that the win probability finds best. */
static void
play_well (LudoGame *game)
{
  GameMove moves[GAME_MOVES_MAX];

  if (!ludo_game_throw (game)
      && ludo_game_get_legal_moves (game, moves) > 0)
    ludo_game_play_move (game, moves[0]);
}

/* Plays well but for one move, to the end.  Returns the number of plies before
 * that. */
static guint
plant_blunder (LudoGame *game)
{
  GameMove moves[GAME_MOVES_MAX];
  guint n_plies;
  int n;

  for (int i = 0; i < 4; i++)
    play_well (game);
  n_plies = ludo_game_get_n_plies (game);
  n = ludo_game_get_legal_moves (game, moves);
  g_assert_cmpint (n, >, 1);
  ludo_game_play_move (game, moves[n - 1]);
  while (!ludo_game_get_over (game))
    play_well (game);

  return n_plies;
}

/* The review names a blunder that loses a won game, and the better turn. */
static void
test_blunder (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, 1, NULL);
  guint first = plant_blunder (game);
  g_autoptr (LudoAnalysis) analysis = new_analysis (game);
  const LudoReview *review;
  gboolean found = FALSE;

  g_assert_true (ludo_analysis_begin_review (analysis));
  g_assert_true (ludo_analysis_get_reviewing (analysis));
  review = wait_review (analysis);
  g_assert_cmpuint (review->points->len, <=, LUDO_REVIEW_POINTS_MAX);
  for (guint i = 0; i < review->points->len; i++)
    {
      const LudoTurningPoint *point = g_ptr_array_index (review->points, i);
      const LudoTurn *turn = &point->turn;
      g_autofree char *title = g_strdup_printf ("Move %u: ", first + 1);
      g_autoptr (LudoMove) move = NULL;

      g_assert_false (turn->luck);
      g_assert_cmpfloat (turn->before - turn->after, >=,
                         LUDO_REVIEW_LEAST_COST);
      if (turn->first != first)
        continue;

      found = TRUE;
      move = g_list_model_get_item (ludo_game_get_moves (game), first);
      g_assert_cmpint (turn->seat, ==, ludo_move_get_seat (move));
      g_assert_cmpuint (turn->last, ==, first + 1);
      g_assert_cmpint (turn->n_better, ==, 1);
      g_assert_true (turn->better[0] != ludo_move_get_move (move));
      g_assert_cmpfloat (turn->before - turn->after, >, 0.4);
      g_assert_true (g_str_has_prefix (point->title, title));
      g_assert_nonnull (strstr (point->played, ludo_move_get_token (move)));
      g_assert_nonnull (point->better);
      g_assert_nonnull (strstr (point->change, "percentage points"));
    }
  g_assert_true (found);
}

/* The end of a game well played has none, and says so. */
static void
test_good_game (void)
{
  g_autoptr (LudoGame) whole = ludo_game_new ("chisolo", NULL, 1, NULL);
  g_autoptr (LudoGame) game = NULL;
  g_autoptr (LudoAnalysis) analysis = NULL;
  char text[GAME_POSITION_TEXT_MAX];
  const LudoReview *review;
  guint n;

  while (!ludo_game_get_over (whole))
    play_well (whole);
  n = ludo_game_get_n_plies (whole);
  g_assert_cmpuint (n, >, 3);
  ludo_game_get_rules (whole)->print (ludo_game_get_state_at (whole, n - 3),
                                      text);
  game = ludo_game_new_from_position ("chisolo", text, 1, NULL);
  while (!ludo_game_get_over (game))
    play_well (game);

  analysis = new_analysis (game);
  g_assert_true (ludo_analysis_begin_review (analysis));
  review = wait_review (analysis);
  g_assert_cmpuint (review->points->len, ==, 0);
  g_assert_cmpstr (review->summary, ==,
                   "There was no turning point: no choice cost much. Well "
                   "played!");
}

/* In Zohn Ahl the three throws that changed most are shown, as luck. */
static void
test_luck (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("zohn-ahl", NULL, 7, NULL);
  g_autoptr (LudoAnalysis) analysis = new_analysis (game);
  const LudoReview *review;
  double least = 1;
  guint shown[3];
  guint before = 0;

  while (ludo_game_throw (game))
    continue;
  g_assert_true (ludo_analysis_begin_review (analysis));
  review = wait_review (analysis);
  g_assert_cmpuint (review->points->len, ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      const LudoTurningPoint *point = g_ptr_array_index (review->points, i);
      const LudoTurn *turn = &point->turn;

      g_assert_true (turn->luck && turn->exact);
      g_assert_cmpint (turn->n_better, ==, 0);
      g_assert_null (point->better);
      g_assert_cmpuint (turn->last, >, before);
      before = turn->last;
      shown[i] = turn->last;
      least = MIN (least, ABS (turn->after - turn->before));
    }

  /* None that is not shown changed more. */
  for (guint i = 0; i < ludo_game_get_n_plies (game); i++)
    {
      LudoWinProbability a, b;

      ludo_analysis_get (analysis, i, &a);
      ludo_analysis_get (analysis, i + 1, &b);
      if (i + 1 != shown[0] && i + 1 != shown[1] && i + 1 != shown[2])
        g_assert_cmpfloat (ABS (b.chances[0] - a.chances[0]), <=,
                           least + 1e-12);
    }
  g_assert_true (g_str_has_prefix (review->summary,
                                   "Nobody decides anything"));
}

/* There is nothing to review in a game that goes on; and a game that is taken
 * up again has no review any more, nor one that comes too late. */
static void
test_void (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, 1, NULL);
  g_autoptr (LudoAnalysis) analysis = new_analysis (game);

  g_assert_false (ludo_analysis_begin_review (analysis));
  plant_blunder (game);
  g_assert_true (ludo_analysis_begin_review (analysis));
  g_assert_true (ludo_game_undo (game));
  g_assert_false (ludo_analysis_get_reviewing (analysis));
  play_settle ();
  g_assert_null (ludo_analysis_get_review (analysis));
  g_assert_cmpuint (ludo_analysis_get_n_known (analysis), ==, 0);

  g_assert_true (ludo_game_redo (game));
  g_assert_true (ludo_analysis_begin_review (analysis));
  wait_review (analysis);
  g_assert_true (ludo_game_undo (game));
  g_assert_null (ludo_analysis_get_review (analysis));
}

/* Releasing the analysis during the closer look at turns frees it at once,
 * because no thread has a reference to it. */
static void
test_finalized (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, 1, NULL);
  LudoAnalysis *analysis = new_analysis (game);

  plant_blunder (game);
  g_assert_true (ludo_analysis_begin_review (analysis));
  WAIT_UNTIL (ludo_analysis_get_complete (analysis));
  g_assert_true (ludo_analysis_get_reviewing (analysis));
  g_assert_finalize_object (analysis);
}

/* The end of a game of tavli, played at random: luck and choices apart. */
static void
test_dice (void)
{
  g_autoptr (LudoGame) game =
    ludo_game_new_from_position ("tavli", "22:2,24:13,x 21:2,23:13,x w -", 5,
                                 NULL);
  g_autoptr (LudoAnalysis) analysis = NULL;
  GameRng rng = { 5 };
  const LudoReview *review;

  g_assert_nonnull (game);
  play_random_plies (game, &rng, 2000);
  g_assert_true (ludo_game_get_over (game));
  analysis = new_analysis (game);
  ludo_analysis_set_search (analysis, ludo_turn_judge);
  g_assert_true (ludo_analysis_begin_review (analysis));
  review = wait_review (analysis);
  g_assert_nonnull (strstr (review->summary, "White: the dice "));
  g_assert_nonnull (strstr (review->summary, "Black: the dice "));
}

/* A turn of pure chance may have several throws, of which each has a name of
 * its own; in other games moves are counted. */
static void
test_names (void)
{
  static const char *const words[][4] = {
    { "en", "Turn", "throw", "Move" }, { "fr", "Tour", "lancer", "Coup" },
  };
  const char *const games[] = { "zohn-ahl", "chisolo" };

  for (guint l = 0; l < G_N_ELEMENTS (words); l++)
    for (guint g = 0; g < G_N_ELEMENTS (games); g++)
      {
        g_autoptr (LudoGame) game = ludo_game_new (games[g], NULL, 4, NULL);
        GameRng rng = { 4 };
        guint turn = 0, n_throws = 0, most = 0;
        int mover = -1;

        ludo_language_set (words[l][0]);
        for (guint i = 1; i <= 30 && play_random_ply (game, &rng); i++)
          {
            int seat = ludo_move_get_seat (ludo_game_get_last_move (game));
            g_autofree char *name = ludo_win_probability_dup_ply_name (game, i);
            g_autofree char *wanted = NULL;

            turn += seat != mover;
            n_throws = seat != mover ? 1 : n_throws + 1;
            most = MAX (most, n_throws);
            mover = seat;
            wanted = g == 0 ? g_strdup_printf ("%s %u, %s %u", words[l][1],
                                               turn, words[l][2], n_throws)
                            : g_strdup_printf ("%s %u", words[l][3], turn);
            g_assert_cmpstr (name, ==, wanted);
          }
        g_assert_true (g != 0 || most > 1);
      }
  ludo_language_set ("en");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");
  g_test_add_func ("/review/blunder", test_blunder);
  g_test_add_func ("/review/good-game", test_good_game);
  g_test_add_func ("/review/luck", test_luck);
  g_test_add_func ("/review/void", test_void);
  g_test_add_func ("/review/finalized", test_finalized);
  g_test_add_func ("/review/dice", test_dice);
  g_test_add_func ("/review/names", test_names);

  return g_test_run ();
}
