/* test-zohn-ahl-chain.c: the exact chances of Zohn Ahl
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-fixture.h"

#include <math.h>

#include "games/zohn-ahl/rules/zohn-ahl-chain.h"

static GameState
start_of (int ruleset,
          int red,
          int green)
{
  GameConfig config;
  GameState state;

  game_rules_default_config (&zohn_ahl_rules, &config);
  config.ruleset = ruleset;
  config.counters[0] = red;
  config.counters[1] = green;
  zohn_ahl_rules.start (&config, &state);

  return state;
}

/* The equations are checked one by one, so that the chances do not hang on
 * the way in which they were solved.  `page` is the value that the rules page
 * gives; it was computed with less patience and is right to six places. */
static void
test_chances (void)
{
  static const struct
  {
    double exact;
    double page;
    size_t n_positions;
  } known[ZOHN_AHL_N_RULESETS] = {
    { 0.495789861278, 0.4957899207, 10505 },
    { 0.501071518690, 0.5010710786, 10920 },
    { 0.502104614538, 0.5021046721, 9814 },
    { 0.501378291864, 0.5013783697, 20686 },
  };

  for (int r = 0; r < ZOHN_AHL_N_RULESETS; r++)
    {
      GameState state = start_of (r, 4, 4);
      ZohnAhlChain *chain = zohn_ahl_chain_new (&state);

      g_assert_cmpuint (zohn_ahl_chain_n_positions (chain), ==,
                        known[r].n_positions);
      g_assert_cmpfloat_with_epsilon (zohn_ahl_chain_red_wins (chain, &state),
                                      known[r].exact, 1e-11);
      g_assert_cmpfloat_with_epsilon (zohn_ahl_chain_red_wins (chain, &state),
                                      known[r].page, 1e-6);

      for (size_t i = 0; zohn_ahl_chain_position (chain, i, &state); i++)
        {
          GameThrow throws[GAME_THROWS_MAX];
          int n = zohn_ahl_rules.throws (&state, throws);
          double mean = 0.0;

          for (int t = 0; t < n; t++)
            {
              GameState next = state;

              zohn_ahl_rules.apply (&next, throws[t].move, NULL);
              mean += throws[t].weight / 16.0
                      * zohn_ahl_chain_red_wins (chain, &next);
            }
          g_assert_cmpfloat_with_epsilon (mean,
                                          zohn_ahl_chain_red_wins (chain,
                                                                   &state),
                                          2e-14);
        }
      zohn_ahl_chain_free (chain);
    }
}

/* Ends, positions elsewhere, and other shares of the counters. */
static void
test_chance_of_others (void)
{
  GameState start = start_of (ZOHN_AHL_RULESET_CULIN, 8, 8);
  GameState state;
  ZohnAhlChain *chain = zohn_ahl_chain_new (&start);
  ZohnAhlChain *poor;
  double half = zohn_ahl_chain_red_wins (chain, &start);

  g_assert_cmpfloat (half, >, 0.5);
  g_assert_cmpfloat (half, <, 0.51);
  state = fixture_position (&zohn_ahl_rules, "culin: 0 5 16 0 r -");
  g_assert_true (zohn_ahl_chain_red_wins (chain, &state) >= 1.0);
  state = fixture_position (&zohn_ahl_rules, "culin: 0 5 0 16 r -");
  g_assert_true (zohn_ahl_chain_red_wins (chain, &state) <= 0.0);
  state = fixture_position (&zohn_ahl_rules, "0 5 8 8 r -");
  g_assert_true (zohn_ahl_chain_red_wins (chain, &state) < 0.0);
  state = fixture_position (&zohn_ahl_rules, "culin: 39 38 1 15 g -");
  g_assert_cmpfloat (zohn_ahl_chain_red_wins (chain, &state), <, 0.05);
  g_assert_cmpfloat (zohn_ahl_chain_red_wins (chain, &state), >, 0.0);
  g_assert_false (zohn_ahl_chain_position
                    (chain, zohn_ahl_chain_n_positions (chain), &state));
  zohn_ahl_chain_free (chain);

  start = start_of (ZOHN_AHL_RULESET_ZOHN_AL, 1, 8);
  poor = zohn_ahl_chain_new (&start);
  g_assert_cmpfloat (zohn_ahl_chain_red_wins (poor, &start), <, 0.2);
  zohn_ahl_chain_free (poor);
}

/* Every position that can be reached is accepted, and reads as written. */
static void
test_reached_positions (void)
{
  for (int r = 0; r < ZOHN_AHL_N_RULESETS; r++)
    {
      GameState start = start_of (r, 4, 4), state;
      ZohnAhlChain *chain = zohn_ahl_chain_new (&start);

      for (size_t i = 0; zohn_ahl_chain_position (chain, i, &state); i++)
        {
          const ZohnAhlState *self = zohn_ahl_state (&state);
          g_autofree char *text = fixture_text (&zohn_ahl_rules, &state);
          GameState again = fixture_position (&zohn_ahl_rules, text);

          g_assert_cmpmem (&again, sizeof again, &state, sizeof state);
          g_assert_cmpstr (zohn_ahl_rules.self_check (&state), ==, NULL);
          g_assert_cmpuint (zohn_ahl_rules.key (&again), ==,
                            zohn_ahl_rules.key (&state));
          g_assert_cmpint (self->counters[0] + self->counters[1], ==, 8);
          /* A side to throw has just had its turn given, not missed. */
          g_assert_cmpint (self->misses & (1 << self->turn), ==, 0);
          g_assert_true (zohn_ahl_rules.at_chance (&state));
        }
      zohn_ahl_chain_free (chain);
    }
}

static void
test_simulation (void)
{
  enum { N_GAMES = 20000 };

  for (int r = 0; r < ZOHN_AHL_N_RULESETS; r++)
    {
      GameState start = start_of (r, 4, 4);
      ZohnAhlChain *chain = zohn_ahl_chain_new (&start);
      double chance = zohn_ahl_chain_red_wins (chain, &start);
      double error = sqrt (chance * (1.0 - chance) / N_GAMES);
      GameRng rng = { 20260 + (guint64) r };
      int red = 0;

      for (int i = 0; i < N_GAMES; i++)
        {
          GameState state = start;
          GameThrow throws[GAME_THROWS_MAX];
          GameOutcome outcome;

          while (zohn_ahl_rules.throws (&state, throws) > 0)
            {
              guint32 drawn = game_rng_below (&rng, 16);
              int t = 0;

              for (; drawn >= throws[t].weight; t++)
                drawn -= throws[t].weight;
              zohn_ahl_rules.apply (&state, throws[t].move, NULL);
            }
          zohn_ahl_rules.outcome (&state, &outcome);
          g_assert_true (outcome.over);
          red += outcome.winner == ZOHN_AHL_RED;
        }
      g_test_message ("%s: %.4f by play, %.4f exactly",
                      zohn_ahl_ruleset (r)->id, (double) red / N_GAMES,
                      chance);
      g_assert_cmpfloat (fabs ((double) red / N_GAMES - chance), <,
                         3.0 * error);
      zohn_ahl_chain_free (chain);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zohn-ahl/chain/chances", test_chances);
  g_test_add_func ("/zohn-ahl/chain/others", test_chance_of_others);
  g_test_add_func ("/zohn-ahl/chain/reached", test_reached_positions);
  g_test_add_func ("/zohn-ahl/chain/simulation", test_simulation);

  return g_test_run ();
}
