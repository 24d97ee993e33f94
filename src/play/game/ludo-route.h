/* ludo-route.h: finds the routes of one piece within a turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "games/game-rules.h"

/* Three equal dice in tavli give twelve steps, the most of any game. */
#define LUDO_ROUTE_STEPS_MAX 12

/* LudoRoute: successive legal plies of one turn that move the same piece. */
typedef struct
{
  GameMove moves[LUDO_ROUTE_STEPS_MAX];
  int stops[LUDO_ROUTE_STEPS_MAX];      /* the game's cell after each move */
  int values[LUDO_ROUTE_STEPS_MAX];     /* the die of each */
  int n_moves;                  /* at least 1 */
  int from;                     /* the game's cell where the piece stands */
  guint hits;                   /* bit i: step i hits a piece */
  gboolean repeats;             /* leads to the same position as an earlier
                                 * route that begins with another die */
} LudoRoute;

/* ludo_route_find_all:
 *
 * Finds every route of every piece of the player to move, from @state on.  If
 * several routes of a piece lead to the same position, because they differ only
 * in the order of the steps, there is one for each die to begin with, and all
 * but the first repeat.  Moves without a die (sowings, landings) are no routes.
 *
 * Returns: (transfer full): a GArray of LudoRoute, those of one step first.
 */
GArray *ludo_route_find_all (const GameRules *rules, const GameState *state);
