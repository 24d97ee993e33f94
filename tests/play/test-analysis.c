/* test-analysis.c: the chances of winning all along a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"

#include "games/zohn-ahl/rules/zohn-ahl-chain.h"
#include "play/analysis/ludo-analysis.h"
#include "test-long.h"
#include "test-wait.h"

#define PLIES 5

/* An analysis with a real search. */
static LudoAnalysis *
new_searching_analysis (LudoGame *game)
{
  g_autoptr (LudoChances) chances = ludo_chances_new ();
  LudoAnalysis *analysis = ludo_analysis_new (chances);

  ludo_analysis_set_game (analysis, game);

  return analysis;
}

/* The positions that were searched, as text with the plies before and the
 * effort, and how often each was. */
static GHashTable *searched;
static GMutex searched_lock;

/* Counts the question, which is answered at once. */
static gpointer
count_search (const GamePosition *position,
              gconstpointer       question,
              const atomic_bool  *stop)
{
  char text[GAME_POSITION_TEXT_MAX];
  char *key;

  position->rules->print (&position->state, text);
  key = g_strdup_printf ("%zu %d %s", position->n_plies,
                         GPOINTER_TO_INT (question), text);
  {
    g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&searched_lock);

    g_hash_table_insert (searched, key, GUINT_TO_POINTER (
      GPOINTER_TO_UINT (g_hash_table_lookup (searched, key)) + 1));
  }

  return play_fake_probability (position, question, stop);
}

/* Begins to count anew, when what an earlier test gave up has ended. */
static void
reset_searched (void)
{
  g_autoptr (GMutexLocker) locker = NULL;

  play_settle ();
  locker = g_mutex_locker_new (&searched_lock);
  g_clear_pointer (&searched, g_hash_table_unref);
  searched = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* Returns how many positions were searched with @effort; each once. */
static guint
count_searched (int effort)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&searched_lock);
  g_autofree char *with = g_strdup_printf (" %d ", effort);
  GHashTableIter iter;
  gpointer key, n_times;
  guint n = 0;

  g_hash_table_iter_init (&iter, searched);
  while (g_hash_table_iter_next (&iter, &key, &n_times))
    {
      g_assert_cmpuint (GPOINTER_TO_UINT (n_times), ==, 1);
      n += g_str_has_prefix (strchr (key, ' '), with);
    }

  return n;
}

/* An analysis whose search answers at once and is counted. */
static LudoAnalysis *
new_analysis (LudoGame *game)
{
  LudoAnalysis *analysis = new_searching_analysis (NULL);

  ludo_analysis_set_search (analysis, count_search);
  ludo_analysis_set_game (analysis, game);

  return analysis;
}

static void
wait_complete (LudoAnalysis *analysis)
{
  WAIT_UNTIL (ludo_analysis_get_complete (analysis));
}

static void
assert_same (const LudoWinProbability *a,
             const LudoWinProbability *b)
{
  g_assert_cmpint (a->kind, ==, b->kind);
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    g_assert_cmpfloat_with_epsilon (a->chances[seat], b->chances[seat],
                                    1e-15);
}

static void
assert_sums (LudoAnalysis *analysis,
             LudoGame     *game)
{
  int n_seats = ludo_game_get_n_seats (game);
  LudoWinProbabilityKind kind = ludo_chances_cover (game)
                                  ? LUDO_WIN_PROBABILITY_EXACT
                                  : LUDO_WIN_PROBABILITY_ESTIMATED;

  for (guint i = 0; i <= ludo_game_get_n_plies (game); i++)
    {
      LudoWinProbability ply;
      double sum = 0;

      g_assert_true (ludo_analysis_get (analysis, i, &ply));
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
  LudoAnalysis *(*new_one) (LudoGame *) =
    test_is_long () ? new_searching_analysis : new_analysis;
  g_autoptr (LudoAnalysis) analysis = new_one (game);
  g_autoptr (LudoAnalysis) again = NULL;

  play_random_plies (game, rng, slow ? 3 : PLIES);
  g_assert_cmpuint (ludo_analysis_get_n_known (analysis), ==, 0);
  ludo_analysis_set_active (analysis, TRUE);
  wait_complete (analysis);
  assert_sums (analysis, game);

  again = new_one (game);
  ludo_analysis_set_active (again, TRUE);
  wait_complete (again);
  for (guint i = 0; i <= ludo_game_get_n_plies (game); i++)
    {
      LudoWinProbability first, second;

      ludo_analysis_get (analysis, i, &first);
      ludo_analysis_get (again, i, &second);
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
        g_autoptr (LudoAnalysis) analysis = NULL;
        GameRng rng = { seed };
        GameOutcome outcome;
        LudoWinProbability ply;

        play_random_plies (game, &rng, 4000);
        if (!ludo_game_get_over (game))
          continue;
        ludo_game_get_outcome (game, &outcome);
        analysis = new_searching_analysis (game);
        ludo_analysis_set_active (analysis, TRUE);
        WAIT_UNTIL (ludo_analysis_get
                      (analysis, ludo_game_get_n_plies (game), &ply));
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
  g_autoptr (LudoAnalysis) analysis = new_analysis (game);
  ZohnAhlChain *chain = zohn_ahl_chain_new (ludo_game_get_state_at (game, 0));

  ludo_analysis_set_active (analysis, TRUE);
  while (ludo_game_throw (game))
    continue;
  g_assert_true (ludo_game_get_over (game));
  wait_complete (analysis);
  for (guint i = 0; i < ludo_game_get_n_plies (game); i++)
    {
      LudoWinProbability ply;

      g_assert_true (ludo_analysis_get (analysis, i, &ply));
      g_assert_cmpint (ply.kind, ==, LUDO_WIN_PROBABILITY_EXACT);
      g_assert_cmpfloat_with_epsilon
        (ply.chances[0],
         zohn_ahl_chain_red_wins (chain, ludo_game_get_state_at (game, i)),
         1e-15);
    }
  zohn_ahl_chain_free (chain);
}

static void
count_cb (LudoAnalysis *analysis,
          guint              *n)
{
  (*n)++;
}

/* The present position is answered before the earlier ones. */
static void
test_newest_first (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, 7, NULL);
  g_autoptr (LudoAnalysis) analysis = new_analysis (game);
  GameRng rng = { 7 };
  LudoWinProbability ply;
  guint n = play_random_plies (game, &rng, 8);

  ludo_analysis_set_active (analysis, TRUE);
  WAIT_UNTIL (ludo_analysis_get_n_known (analysis) != 0);
  g_assert_true (ludo_analysis_get (analysis, n, &ply));
  WAIT_UNTIL (ludo_analysis_get_n_known (analysis) != 1);
  g_assert_true (ludo_analysis_get (analysis, n - 1, &ply));
  g_assert_false (ludo_analysis_get (analysis, 0, &ply));
}

/* Known values are there at once after undo and redo, without a thread; the
 * search for a ply that is taken back is dropped. */
static void
test_undo (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, 7, NULL);
  g_autoptr (LudoGame) other = ludo_game_new ("ken-wan", NULL, 7, NULL);
  g_autoptr (LudoAnalysis) analysis = new_analysis (game);
  GameRng rng = { 7 };
  LudoWinProbability ply;
  guint n_changes = 0;

  reset_searched ();
  ludo_analysis_set_active (analysis, TRUE);
  play_random_plies (game, &rng, 6);
  wait_complete (analysis);
  for (guint i = 0; i <= 6; i++)
    {
      double sum = 0;

      g_assert_true (ludo_analysis_get (analysis, i, &ply));
      for (int seat = 0; seat < 2; seat++)
        sum += ply.chances[seat];
      g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
    }
  g_assert_true (ludo_game_undo (game) && ludo_game_undo (game));
  g_assert_true (ludo_analysis_get_complete (analysis));
  g_assert_true (ludo_game_redo (game) && ludo_game_redo (game));
  g_assert_true (ludo_analysis_get_complete (analysis));
  g_assert_cmpuint (count_searched (1), ==, 7);

  /* A judgement on its way is of a ply that is taken back. */
  play_random_plies (game, &rng, 1);
  g_assert_true (ludo_game_undo (game));
  g_assert_true (ludo_analysis_get_complete (analysis));
  g_signal_connect (analysis, "changed", G_CALLBACK (count_cb), &n_changes);
  play_settle ();
  g_assert_cmpuint (n_changes, ==, 0);
  g_assert_true (ludo_game_redo (game));
  g_assert_false (ludo_analysis_get (analysis, 7, &ply));

  /* And one of a game that is put away. */
  ludo_analysis_set_game (analysis, NULL);
  n_changes = 0;
  play_settle ();
  g_assert_cmpuint (n_changes, ==, 0);
  g_assert_cmpuint (ludo_analysis_get_n_known (analysis), ==, 0);
  ludo_analysis_set_game (analysis, other);
  g_assert_false (ludo_analysis_get (analysis, 0, &ply));
  wait_complete (analysis);
  g_assert_cmpuint (ludo_analysis_get_n_known (analysis), ==, 1);
}

/* While somebody else needs the processor, or nobody wants to know, nothing
 * is found out. */
static void
test_rest (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("ken-wan", NULL, 7, NULL);
  g_autoptr (LudoAnalysis) analysis = new_analysis (game);

  reset_searched ();
  play_settle ();
  g_assert_cmpuint (count_searched (1), ==, 0);
  g_assert_cmpuint (ludo_analysis_get_n_known (analysis), ==, 0);

  g_object_set (analysis, "paused", TRUE, NULL);
  ludo_analysis_set_active (analysis, TRUE);
  play_settle ();
  g_assert_cmpuint (ludo_analysis_get_n_known (analysis), ==, 0);

  /* Paused while it is at it: the answer on its way is dropped. */
  g_object_set (analysis, "paused", FALSE, NULL);
  g_object_set (analysis, "paused", TRUE, NULL);
  play_settle ();
  g_assert_cmpuint (ludo_analysis_get_n_known (analysis), ==, 0);
  g_object_set (analysis, "paused", FALSE, NULL);
  wait_complete (analysis);

  ludo_analysis_set_active (analysis, FALSE);
  g_assert_true (ludo_analysis_get_complete (analysis));
}

/* Releasing the analysis frees it at once, even during a search, because it
 * must not be freed in the thread. */
static void
test_finalized (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, 7, NULL);
  LudoAnalysis *analysis = new_analysis (game);

  ludo_analysis_set_active (analysis, TRUE);
  g_assert_finalize_object (analysis);
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
  g_autoptr (LudoAnalysis) analysis = new_searching_analysis (game);
  LudoWinProbability thrown, played, before;
  int seat;

  ludo_analysis_set_active (analysis, TRUE);
  wait_complete (analysis);
  g_assert_true (ludo_analysis_get (analysis, 0, &before));
  g_assert_cmpint (before.n_best, ==, 0);
  g_assert_true (ludo_game_throw (game));
  wait_complete (analysis);
  g_assert_true (ludo_analysis_get (analysis, 1, &thrown));
  seat = ludo_game_get_turn (game);
  for (int i = 0; i < thrown.n_best; i++)
    ludo_game_play_move (game, thrown.best[i]);
  g_assert_true (ludo_game_get_at_chance (game));
  g_assert_cmpint (ludo_game_get_turn (game), !=, seat);
  wait_complete (analysis);
  g_assert_true (ludo_analysis_get
                   (analysis, ludo_game_get_n_plies (game), &played));
  g_assert_cmpfloat_with_epsilon (thrown.chances[seat], played.chances[seat],
                                  1e-12);
}

/* The graph, the review, the turning points and a second window, which shows
 * the game in another language, search each position once with each effort. */
static void
test_once (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, 7, NULL);
  g_autoptr (LudoAnalysis) analysis = new_analysis (game);
  g_autoptr (LudoAnalysis) other = new_analysis (NULL);
  GameRng rng = { 7 };
  LudoSwing swings[3];
  guint n_plies, n_closer;

  reset_searched ();
  ludo_analysis_set_active (analysis, TRUE);
  play_random_plies (game, &rng, 2000);
  g_assert_true (ludo_game_get_over (game));
  n_plies = ludo_game_get_n_plies (game);
  g_assert_true (ludo_analysis_begin_review (analysis));
  WAIT_UNTIL (ludo_analysis_get_review (analysis) != NULL);
  g_assert_cmpuint (ludo_analysis_get_review (analysis)->points->len, ==,
                    LUDO_REVIEW_POINTS_MAX);
  g_assert_cmpuint (ludo_analysis_find_swings (analysis, swings, 3), >, 0);
  g_assert_cmpuint (count_searched (1), ==, n_plies + 1);

  /* At most eight turns are looked at more closely: the position before, the
   * one after what was played and the one after the best turn. */
  n_closer =
    count_searched (ludo_turn_effort (ludo_game_get_rules (game)));
  g_assert_cmpuint (n_closer, >, LUDO_REVIEW_POINTS_MAX);
  g_assert_cmpuint (n_closer, <=, 3 * 8);

  ludo_analysis_end_review (analysis);
  g_assert_true (ludo_game_undo (game) && ludo_game_redo (game));
  g_assert_true (ludo_analysis_begin_review (analysis));
  g_assert_nonnull (ludo_analysis_get_review (analysis));
  ludo_analysis_sync (other, analysis);
  ludo_analysis_set_game (analysis, NULL);
  ludo_analysis_set_active (other, TRUE);
  g_assert_true (ludo_analysis_begin_review (other));
  g_assert_nonnull (ludo_analysis_get_review (other));
  play_settle ();
  g_assert_cmpuint (count_searched (1) + n_closer, ==,
                    g_hash_table_size (searched));
  g_assert_cmpuint (count_searched (1), ==, n_plies + 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  reset_searched ();
  g_test_add_func ("/analysis/sums", test_sums);
  g_test_add_func ("/analysis/ends", test_ends);
  g_test_add_func ("/analysis/exact", test_exact);
  g_test_add_func ("/analysis/newest-first", test_newest_first);
  g_test_add_func ("/analysis/undo", test_undo);
  g_test_add_func ("/analysis/rest", test_rest);
  g_test_add_func ("/analysis/finalized", test_finalized);
  g_test_add_func ("/analysis/weights", test_weights);
  g_test_add_func ("/analysis/words", test_words);
  g_test_add_func ("/analysis/luck-and-choice", test_luck_and_choice);
  g_test_add_func ("/analysis/once", test_once);

  return g_test_run ();
}
