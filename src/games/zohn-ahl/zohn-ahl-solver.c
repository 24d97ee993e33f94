/* zohn-ahl-solver.c: how Zohn Ahl is solved for the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "zohn-ahl-solver"

#include "config.h"

#include "zohn-ahl-solver.h"

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

const LudoSolver zohn_ahl_solver = {
  .find_root = find_root,
  .solve = solve,
  .free = free_chain,
  .first_wins = first_wins,
};
