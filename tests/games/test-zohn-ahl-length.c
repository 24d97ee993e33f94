/* test-zohn-ahl-length.c: how many throws a game of Zohn Ahl still takes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-fixture.h"

#include <math.h>

#include "games/zohn-ahl/rules/zohn-ahl-length.h"
#include "zohn-ahl-lengths.h"

static GameState
start_of (int ruleset,
          int counters)
{
  GameConfig config = {
    .ruleset = ruleset, .players = 2, .counters = { counters, counters },
  };
  GameState state;

  zohn_ahl_rules.start (&config, &state);

  return state;
}

/* In how many of the 16^@depth ways in which the sticks fall @depth times the
 * game ends with the last of them, counted one by one. */
static guint64
count_ends (const GameState *state,
            int              depth)
{
  GameThrow throws[GAME_THROWS_MAX];
  guint64 ways = 0;
  int n = zohn_ahl_rules.throws (state, throws);

  if (depth == 0)
    return n == 0 ? 1 : 0;

  for (int t = 0; t < n; t++)
    {
      GameState next = *state;

      zohn_ahl_rules.apply (&next, throws[t].move, NULL);
      ways += throws[t].weight * count_ends (&next, depth - 1);
    }

  return ways;
}

static void
test_counted (void)
{
  static const char *const positions[] = {
    "- - 1 1 r -",
    "12 26 1 1 g -",
    "20 5 2 1 r g",
    "26 26 1 2 g r",
    "leaflet: 13 20 1 1 r -",
    "leaflet: 7 24 2 2 g r",
    "leaflet-cross: 5 19 1 1 r -",
    "culin: 38 0 1 1 r -",
    "culin: 17 37 2 1 g -",
  };
  enum { DEPTH = 6 };

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      GameState state = fixture_position (&zohn_ahl_rules, positions[i]);
      ZohnAhlChain *chain = zohn_ahl_chain_new (&state);
      ZohnAhlLength length;
      double all = 1.0;
      guint64 ended = 0;

      g_assert_true (zohn_ahl_length_init (&length, chain, &state, 1e-12,
                                           NULL));
      for (int n = 0; n <= DEPTH; n++, all *= 16.0)
        {
          guint64 ways = count_ends (&state, n);

          ended += ways;
          g_assert_cmpfloat_with_epsilon ((guint) n < length.n_chances
                                          ? length.chances[n] : 0.0,
                                          ways / all, 1e-15);
        }
      /* The positions were chosen so that there is something to count. */
      g_assert_cmpuint (ended, >, 0);
      zohn_ahl_length_clear (&length);
      zohn_ahl_chain_free (chain);
    }
}

/* The distribution is complete, and gives the same mean and deviation as the
 * equations, which are checked one by one too. */
static void
check_position (const ZohnAhlChain   *chain,
                const ZohnAhlLengths *lengths,
                const GameState      *state)
{
  ZohnAhlLength length;
  double mean, deviation, sum = 0.0, ended = 0.0;
  size_t n;

  g_assert_true (zohn_ahl_length_init (&length, chain, state, 1e-12, NULL));
  g_assert_true (zohn_ahl_lengths_get (lengths, state, &mean, &deviation));
  for (n = 0; n < length.n_chances; n++)
    sum += length.chances[n];
  g_assert_cmpfloat (length.rest, <, 1e-12);
  g_assert_cmpfloat (length.rest, >, 0.0);
  g_assert_cmpfloat_with_epsilon (sum + length.rest, 1.0, 1e-13);
  g_assert_cmpfloat_with_epsilon (length.mean, mean, 1e-9 * mean);
  g_assert_cmpfloat_with_epsilon (length.deviation, deviation,
                                  1e-8 * deviation);

  for (n = 0; n < length.median; n++)
    ended += length.chances[n];
  g_assert_cmpfloat (ended, <, 0.5);
  g_assert_cmpfloat (ended + length.chances[n], >=, 0.5);
  g_assert_cmpuint (zohn_ahl_length_quantile (&length, 0.9), >,
                    length.median);
  zohn_ahl_length_clear (&length);
}

static void
test_moments (void)
{
  for (int r = 0; r < ZOHN_AHL_N_RULESETS; r++)
    {
      GameState state = start_of (r, 2);
      ZohnAhlChain *chain = zohn_ahl_chain_new (&state);
      ZohnAhlLengths *lengths = zohn_ahl_lengths_new (chain);
      size_t n = zohn_ahl_chain_n_positions (chain);

      for (size_t i = 0; zohn_ahl_chain_position (chain, i, &state); i++)
        {
          double mean, deviation, means = 1.0, squares = 1.0;

          g_assert_true (zohn_ahl_lengths_get (lengths, &state, &mean,
                                               &deviation));
          for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
            {
              GameState next = state;
              double weight = zohn_ahl_sticks[t].weight / 16.0;
              double first, spread;

              zohn_ahl_rules.apply (&next, zohn_ahl_throw (t), NULL);
              g_assert_true (zohn_ahl_lengths_get (lengths, &next, &first,
                                                   &spread));
              means += weight * first;
              squares += weight * (2.0 * first + first * first
                                   + spread * spread);
            }
          g_assert_cmpfloat_with_epsilon (mean, means, 1e-10 * mean);
          g_assert_cmpfloat_with_epsilon (deviation * deviation,
                                          squares - means * means,
                                          1e-9 * squares);
          if (i % (n / 5) == 0)
            check_position (chain, lengths, &state);
        }
      zohn_ahl_lengths_free (lengths);
      zohn_ahl_chain_free (chain);
    }
}

/* Games that are over, that belong elsewhere, and that nobody waits for. */
static void
test_edges (void)
{
  GameState start = start_of (ZOHN_AHL_RULESET_CULIN, 1);
  GameState over = fixture_position (&zohn_ahl_rules, "culin: 0 5 2 0 r -");
  GameState other = start_of (ZOHN_AHL_RULESET_LEAFLET, 1);
  ZohnAhlChain *chain = zohn_ahl_chain_new (&start);
  ZohnAhlLengths *lengths = zohn_ahl_lengths_new (chain);
  ZohnAhlLength length;
  atomic_bool stop = true;
  double mean, deviation;

  g_assert_true (zohn_ahl_length_init (&length, chain, &over, 1e-12, NULL));
  g_assert_cmpuint (length.n_chances, ==, 1);
  g_assert_cmpfloat (length.chances[0], >=, 1.0);
  g_assert_cmpuint (length.median, ==, 0);
  g_assert_cmpfloat (length.mean, <=, 0.0);
  zohn_ahl_length_clear (&length);
  g_assert_true (zohn_ahl_lengths_get (lengths, &over, &mean, &deviation));
  g_assert_cmpfloat (mean + deviation, <=, 0.0);

  g_assert_false (zohn_ahl_length_init (&length, chain, &other, 1e-12, NULL));
  g_assert_null (length.chances);
  g_assert_false (zohn_ahl_lengths_get (lengths, &other, &mean, &deviation));
  g_assert_false (zohn_ahl_length_init (&length, chain, &start, 1e-12,
                                        &stop));
  g_assert_null (length.chances);

  /* A short list says how much it leaves out. */
  g_assert_true (zohn_ahl_length_init (&length, chain, &start, 0.25, NULL));
  g_assert_cmpfloat (length.rest, <, 0.25);
  g_assert_cmpfloat (length.rest, >, 0.1);
  g_assert_cmpuint (zohn_ahl_length_quantile (&length, 0.99), ==,
                    length.n_chances);
  zohn_ahl_length_clear (&length);
  zohn_ahl_lengths_free (lengths);
  zohn_ahl_chain_free (chain);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zohn-ahl/length/counted", test_counted);
  g_test_add_func ("/zohn-ahl/length/moments", test_moments);
  g_test_add_func ("/zohn-ahl/length/edges", test_edges);

  return g_test_run ();
}
