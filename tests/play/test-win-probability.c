/* test-win-probability.c: the chances of winning all along a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"

#include "games/zohn-ahl/rules/zohn-ahl-chain.h"
#include "play/analysis/ludo-win-probability-words.h"
#include "test-long.h"
#include "test-wait.h"

#define PLIES 5

/* A probability with a real search. */
static LudoWinProbability *
new_searching_probability (LudoGame *game)
{
  g_autoptr (LudoChances) chances = ludo_chances_new ();
  LudoWinProbability *probability = ludo_win_probability_new (chances);

  ludo_win_probability_set_game (probability, game);

  return probability;
}

/* A probability whose search answers at once. */
static LudoWinProbability *
new_probability (LudoGame *game)
{
  LudoWinProbability *probability = new_searching_probability (NULL);

  ludo_win_probability_set_search (probability, play_fake_probability);
  ludo_win_probability_set_game (probability, game);

  return probability;
}

static void
wait_complete (LudoWinProbability *probability)
{
  WAIT_UNTIL (ludo_win_probability_get_complete (probability)
              && !ludo_win_probability_get_working (probability));
}

static void
assert_same (const LudoWinProbabilityPly *a,
             const LudoWinProbabilityPly *b)
{
  g_assert_cmpint (a->kind, ==, b->kind);
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    g_assert_cmpfloat_with_epsilon (a->chances[seat], b->chances[seat],
                                    1e-15);
}

static void
assert_sums (LudoWinProbability *probability,
             LudoGame           *game)
{
  int n_seats = ludo_game_get_n_seats (game);
  LudoWinProbabilityKind kind = ludo_chances_cover (game)
                                  ? LUDO_WIN_PROBABILITY_EXACT
                                  : LUDO_WIN_PROBABILITY_ESTIMATED;

  for (guint i = 0; i <= ludo_game_get_n_plies (game); i++)
    {
      LudoWinProbabilityPly ply;
      double sum = 0;

      g_assert_true (ludo_win_probability_get (probability, i, &ply));
      if (i < ludo_game_get_n_plies (game) || !ludo_game_get_over (game))
        g_assert_cmpint (ply.kind, ==, kind);
      for (int seat = 0; seat < n_seats; seat++)
        {
          g_assert_cmpfloat (ply.chances[seat], >=, 0);
          g_assert_cmpfloat (ply.chances[seat], <=, 1);
          sum += ply.chances[seat];
        }
      g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
    }
}

/* In every game, ruleset and number of players, what every seat may hope for
 * adds up to one game; the same game has the same chances once more.  That is
 * searched only at length. */
static void
check_config (LudoGame *game,
              GameRng  *rng)
{
  gboolean slow = g_str_equal (ludo_game_get_rules (game)->id, "tavli");
  LudoWinProbability *(*new_one) (LudoGame *) =
    test_is_long () ? new_searching_probability : new_probability;
  g_autoptr (LudoWinProbability) probability = new_one (game);
  g_autoptr (LudoWinProbability) again = NULL;

  play_random_plies (game, rng, slow ? 3 : PLIES);
  g_assert_cmpuint (ludo_win_probability_get_n_known (probability), ==, 0);
  ludo_win_probability_hold (probability);
  wait_complete (probability);
  assert_sums (probability, game);

  again = new_one (game);
  ludo_win_probability_hold (again);
  wait_complete (again);
  for (guint i = 0; i <= ludo_game_get_n_plies (game); i++)
    {
      LudoWinProbabilityPly first, second;

      ludo_win_probability_get (probability, i, &first);
      ludo_win_probability_get (again, i, &second);
      assert_same (&first, &second);
    }
}

static void
test_sums (void)
{
  play_each_config (check_config);
}

/* The winner of a finished game has probability 1. */
static void
test_ends (void)
{
  static const char *const ids[] = { "zohn-ahl", "chisolo", "ken-wan" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    for (guint64 seed = 0; seed < 3; seed++)
      {
        g_autoptr (LudoGame) game = ludo_game_new (ids[i], NULL, seed, NULL);
        g_autoptr (LudoWinProbability) probability = NULL;
        GameRng rng = { seed };
        GameOutcome outcome;
        LudoWinProbabilityPly ply;

        play_random_plies (game, &rng, 4000);
        if (!ludo_game_get_over (game))
          continue;
        ludo_game_get_outcome (game, &outcome);
        probability = new_searching_probability (game);
        ludo_win_probability_hold (probability);
        WAIT_UNTIL (ludo_win_probability_get
                      (probability, ludo_game_get_n_plies (game), &ply));
        g_assert_cmpint (ply.kind, ==, LUDO_WIN_PROBABILITY_EXACT);
        for (int seat = 0; seat < ludo_game_get_n_seats (game); seat++)
          if (outcome.winner >= 0)
            g_assert_cmpfloat_with_epsilon (ply.chances[seat],
                                            seat == outcome.winner, 1e-15);
          else
            g_assert_cmpfloat (ply.chances[seat], <, 1);
      }
}

/* Zohn Ahl's chances are those of the chain, to the last bit, at every ply. */
static void
test_exact (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("zohn-ahl", NULL, 7, NULL);
  g_autoptr (LudoWinProbability) probability = new_probability (game);
  ZohnAhlChain *chain = zohn_ahl_chain_new (ludo_game_get_state_at (game, 0));

  ludo_win_probability_hold (probability);
  while (ludo_game_throw (game))
    continue;
  g_assert_true (ludo_game_get_over (game));
  wait_complete (probability);
  for (guint i = 0; i < ludo_game_get_n_plies (game); i++)
    {
      LudoWinProbabilityPly ply;

      g_assert_true (ludo_win_probability_get (probability, i, &ply));
      g_assert_cmpint (ply.kind, ==, LUDO_WIN_PROBABILITY_EXACT);
      g_assert_cmpfloat_with_epsilon
        (ply.chances[0],
         zohn_ahl_chain_red_wins (chain, ludo_game_get_state_at (game, i)),
         1e-15);
    }
  zohn_ahl_chain_free (chain);
}

static void
count_cb (LudoWinProbability *probability,
          guint              *n)
{
  (*n)++;
}

/* The present position is answered before the earlier ones. */
static void
test_newest_first (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, 7, NULL);
  g_autoptr (LudoWinProbability) probability = new_probability (game);
  GameRng rng = { 7 };
  LudoWinProbabilityPly ply;
  guint n = play_random_plies (game, &rng, 8);

  ludo_win_probability_hold (probability);
  WAIT_UNTIL (ludo_win_probability_get_n_known (probability) != 0);
  g_assert_true (ludo_win_probability_get (probability, n, &ply));
  WAIT_UNTIL (ludo_win_probability_get_n_known (probability) != 1);
  g_assert_true (ludo_win_probability_get (probability, n - 1, &ply));
  g_assert_false (ludo_win_probability_get (probability, 0, &ply));
}

/* Known values are there at once after undo and redo, without a thread; the
 * search for a ply that is taken back is dropped. */
static void
test_undo (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, 7, NULL);
  g_autoptr (LudoGame) other = ludo_game_new ("ken-wan", NULL, 7, NULL);
  g_autoptr (LudoWinProbability) probability = new_probability (game);
  GameRng rng = { 7 };
  LudoWinProbabilityPly ply;
  guint n_changes = 0;

  ludo_win_probability_hold (probability);
  play_random_plies (game, &rng, 6);
  wait_complete (probability);
  for (guint i = 0; i <= 6; i++)
    {
      double sum = 0;

      g_assert_true (ludo_win_probability_get (probability, i, &ply));
      for (int seat = 0; seat < 2; seat++)
        sum += ply.chances[seat];
      g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
    }
  g_assert_true (ludo_game_undo (game) && ludo_game_undo (game));
  g_assert_true (ludo_win_probability_get_complete (probability));
  g_assert_true (ludo_game_redo (game) && ludo_game_redo (game));
  g_assert_true (ludo_win_probability_get_complete (probability));
  g_assert_false (ludo_win_probability_get_working (probability));

  /* A judgement on its way is of a ply that is taken back. */
  play_random_plies (game, &rng, 1);
  g_assert_true (ludo_win_probability_get_working (probability));
  g_assert_true (ludo_game_undo (game));
  g_assert_true (ludo_win_probability_get_complete (probability));
  g_signal_connect (probability, "changed", G_CALLBACK (count_cb), &n_changes);
  play_settle ();
  g_assert_cmpuint (n_changes, ==, 0);
  g_assert_true (ludo_game_redo (game));
  g_assert_false (ludo_win_probability_get (probability, 7, &ply));

  /* And one of a game that is put away. */
  ludo_win_probability_set_game (probability, NULL);
  n_changes = 0;
  play_settle ();
  g_assert_cmpuint (n_changes, ==, 0);
  g_assert_cmpuint (ludo_win_probability_get_n_known (probability), ==, 0);
  ludo_win_probability_set_game (probability, other);
  g_assert_false (ludo_win_probability_get (probability, 0, &ply));
  wait_complete (probability);
  g_assert_cmpuint (ludo_win_probability_get_n_known (probability), ==, 1);
}

/* While somebody else needs the processor, or nobody wants to know, nothing
 * is found out. */
static void
test_rest (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("ken-wan", NULL, 7, NULL);
  g_autoptr (LudoWinProbability) probability = new_probability (game);

  play_settle ();
  g_assert_false (ludo_win_probability_get_working (probability));
  g_assert_cmpuint (ludo_win_probability_get_n_known (probability), ==, 0);

  g_object_set (probability, "paused", TRUE, NULL);
  ludo_win_probability_hold (probability);
  play_settle ();
  g_assert_cmpuint (ludo_win_probability_get_n_known (probability), ==, 0);

  /* Paused while it is at it: the answer on its way is dropped. */
  g_object_set (probability, "paused", FALSE, NULL);
  g_object_set (probability, "paused", TRUE, NULL);
  play_settle ();
  g_assert_cmpuint (ludo_win_probability_get_n_known (probability), ==, 0);
  g_object_set (probability, "paused", FALSE, NULL);
  wait_complete (probability);

  ludo_win_probability_release (probability);
  g_assert_true (ludo_win_probability_get_complete (probability));
}

/* Releasing the probability frees it at once, even during a search, because it
 * must not be freed in the thread. */
static void
test_finalized (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, 7, NULL);
  LudoWinProbability *probability = new_probability (game);

  ludo_win_probability_hold (probability);
  g_assert_true (ludo_win_probability_get_working (probability));
  g_assert_finalize_object (probability);
  play_settle ();
  g_assert_finalize_object (g_steal_pointer (&game));
}

/* A better score has a greater weight, and the weights of two opposite scores
 * add up to one. */
static void
test_weights (void)
{
  const GameRules *const *list = games_list ();

  for (int i = 0; list[i] != NULL; i++)
    {
      if (list[i]->weight == NULL)
        continue;
      for (int found = -3000; found < 3000; found += 7)
        {
          int weight = list[i]->weight (found, 2);

          g_assert_cmpint (weight + list[i]->weight (-found, 2), ==,
                           GAME_CHANCE_ONE);
          g_assert_cmpint (weight, <=, list[i]->weight (found + 7, 2));
        }
      g_assert_cmpint (list[i]->weight (1000000, 2), >,
                       GAME_CHANCE_ONE * 99 / 100);
      if (list[i]->max_players < 3)
        continue;
      for (int found = 0; found < GAME_CHANCE_ONE; found += 999)
        g_assert_cmpint (list[i]->weight (found, 3), <,
                         list[i]->weight (found + 999, 3));
      g_assert_cmpint (list[i]->weight (0, 3), ==, 0);
      g_assert_cmpint (list[i]->weight (GAME_CHANCE_ONE, 3), ==,
                       GAME_CHANCE_ONE);
    }
}

/* An uncertain value is never written as a certain one. */
static void
test_words (void)
{
  static const struct
  {
    double chance;
    gboolean exact;
    const char *words;
    const char *brief;
  } known[] = {
    { 0.624, FALSE, "62%", "62%" },
    { 0.624, TRUE, "62.4%", "62.4%" },
    { 0.5, FALSE, "50%", "50%" },
    { 0.996, FALSE, "more than 99%", "> 99%" },
    { 1, FALSE, "more than 99%", "> 99%" },
    { 0.004, FALSE, "less than 1%", "< 1%" },
    { 0, FALSE, "less than 1%", "< 1%" },
    { 0.9999, TRUE, "more than 99.9%", "> 99.9%" },
    { 0.0001, TRUE, "less than 0.1%", "< 0.1%" },
    { 1, TRUE, "100%", "100%" },
    { 0, TRUE, "0%", "0%" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      g_autofree char *words =
        ludo_win_probability_format_chance (known[i].chance, known[i].exact);
      g_autofree char *brief =
        ludo_win_probability_format_short (known[i].chance, known[i].exact);

      g_assert_cmpstr (words, ==, known[i].words);
      g_assert_cmpstr (brief, ==, known[i].brief);
    }
}

/* In tavli a turn's best steps change nothing: the chance after the throw is
 * that of the position the best turn leads to. */
static void
test_luck_and_choice (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("tavli", NULL, 3, NULL);
  g_autoptr (LudoWinProbability) probability = new_searching_probability (game);
  LudoWinProbabilityPly thrown, played, before;
  int seat;

  ludo_win_probability_hold (probability);
  wait_complete (probability);
  g_assert_true (ludo_win_probability_get (probability, 0, &before));
  g_assert_cmpint (before.n_best, ==, 0);
  g_assert_true (ludo_game_throw (game));
  wait_complete (probability);
  g_assert_true (ludo_win_probability_get (probability, 1, &thrown));
  seat = ludo_game_get_turn (game);
  for (int i = 0; i < thrown.n_best; i++)
    ludo_game_play_move (game, thrown.best[i]);
  g_assert_true (ludo_game_get_at_chance (game));
  g_assert_cmpint (ludo_game_get_turn (game), !=, seat);
  wait_complete (probability);
  g_assert_true (ludo_win_probability_get
                   (probability, ludo_game_get_n_plies (game), &played));
  g_assert_cmpfloat_with_epsilon (thrown.chances[seat], played.chances[seat],
                                  1e-12);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/probability/sums", test_sums);
  g_test_add_func ("/probability/ends", test_ends);
  g_test_add_func ("/probability/exact", test_exact);
  g_test_add_func ("/probability/newest-first", test_newest_first);
  g_test_add_func ("/probability/undo", test_undo);
  g_test_add_func ("/probability/rest", test_rest);
  g_test_add_func ("/probability/finalized", test_finalized);
  g_test_add_func ("/probability/weights", test_weights);
  g_test_add_func ("/probability/words", test_words);
  g_test_add_func ("/probability/luck-and-choice", test_luck_and_choice);

  return g_test_run ();
}
