/* bench-variants.c: how long a game with changed rules takes to solve
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench.h"

#include <stdio.h>

#include "games/games.h"
#include "play/game/ludo-game.h"

/* Variants of each ruleset; every knob but the first, which decides how many
 * positions there are, is another with one chance in so many. */
#define VARIANTS 20
#define CHANGED_IN 4

static void
change (const GameVariants *variants,
        GRand              *rand,
        GameVariant        *variant)
{
  for (gsize i = 1; i < variants->n_knobs; i++)
    {
      const GameKnob *knob = &variants->knobs[i];
      int n = (knob->most - knob->least) / knob->step + 1;

      if (g_rand_int_range (rand, 0, CHANGED_IN) == 0)
        variant->values[i] = knob->least
                             + knob->step * g_rand_int_range (rand, 0, n);
    }
}

static BenchSpread
solve (const GameVariants *variants,
       int                 ruleset,
       guint              *n_unsolved)
{
  g_autoptr (GArray) times = bench_times_new ();

  for (guint32 seed = 0; seed < VARIANTS; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      GameVariantSolution solution;
      GameVariant variant;
      double began = bench_now ();
      double taken;

      variants->start (ruleset, &variant);
      if (seed > 0)
        change (variants, rand, &variant);
      *n_unsolved += variants->solve (&variant, NULL, &solution)
                     != GAME_VARIANT_SOLVED;
      taken = bench_now () - began;
      g_array_append_val (times, taken);
    }

  return bench_spread (times);
}

gboolean
bench_variants (const BenchOptions *options)
{
  const GameRules *const *games = games_list ();

  printf ("game        ruleset       " BENCH_SPREAD_HEADS "  unsolved\n");
  for (int i = 0; games[i] != NULL; i++)
    {
      const LudoGameInfo *info = ludo_game_info_for (games[i]->id);

      for (int r = 0; info->variants != NULL && r < games[i]->n_rulesets; r++)
        {
          guint n_unsolved = 0;
          BenchSpread spread = solve (info->variants->rules, r, &n_unsolved);

          printf ("%-10s  %-14s", games[i]->id, games[i]->rulesets[r].id);
          bench_print_spread (&spread);
          printf ("  %8u\n", n_unsolved);
        }
    }

  return TRUE;
}
