/* zohn-ahl-solver.c: how Zohn Ahl is solved for the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "zohn-ahl-solver"

#include "config.h"

#include "zohn-ahl-solver.h"

#include "games/zohn-ahl/zohn-ahl-length.h"
#include "games/zohn-ahl/zohn-ahl-odds.h"

/* So few games are left out that the mean is right to six digits; it takes
 * some 0.2 seconds with four counters a side. */
#define REST 1e-9

static void
find_root (const GameState *state,
           GameState       *root)
{
  zohn_ahl_chain_find_start (state, root);
}

static gpointer
solve (const GameState *root)
{
  return zohn_ahl_chain_new (root);
}

static void
free_chain (gpointer chain)
{
  zohn_ahl_chain_free (chain);
}

static double
first_wins (gconstpointer    chain,
            const GameState *state)
{
  return zohn_ahl_chain_red_wins (chain, state);
}

static GPtrArray *
list_throws (gconstpointer    chain,
             const GameState *state)
{
  return zohn_ahl_list_throws (chain, state);
}

static LudoLengths *
find_lengths (gconstpointer      chain,
              const GameState   *state,
              const atomic_bool *stop)
{
  ZohnAhlLength length;
  LudoLengths *lengths;

  if (!zohn_ahl_length_init (&length, chain, state, REST, stop))
    return NULL;

  lengths = g_new0 (LudoLengths, 1);
  lengths->mean = length.mean;
  lengths->deviation = length.deviation;
  lengths->median = (guint) length.median;
  lengths->nine_tenths = (guint) zohn_ahl_length_quantile (&length, 0.9);
  lengths->n_chances = (guint) length.n_chances;
  lengths->chances = g_memdup2 (length.chances,
                                length.n_chances * sizeof (double));
  for (guint n = 0; n < lengths->n_chances; n++)
    if (lengths->chances[n] > lengths->chances[lengths->most_likely])
      lengths->most_likely = n;
  zohn_ahl_length_clear (&length);

  return lengths;
}

const LudoSolver zohn_ahl_solver = {
  .find_root = find_root,
  .solve = solve,
  .free = free_chain,
  .first_wins = first_wins,
  .describe_chance = zohn_ahl_describe_chance,
  .list_throws = list_throws,
  .list_turn_chances = zohn_ahl_list_turn_chances,
  .find_lengths = find_lengths,
};
