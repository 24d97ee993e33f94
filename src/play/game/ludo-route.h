/* ludo-route.h: how far one piece can go within a turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "games/game-rules.h"

/* Three alike in tavli are twelve steps, the most of any game. */
#define LUDO_ROUTE_STEPS_MAX 12

/* LudoRoute: legal plies of one turn, one after another, in which the same
 * piece goes on. */
typedef struct
{
  GameMove moves[LUDO_ROUTE_STEPS_MAX];
  int stops[LUDO_ROUTE_STEPS_MAX];      /* the game's cell after each */
  int values[LUDO_ROUTE_STEPS_MAX];     /* the die of each */
  int n_moves;                  /* at least 1 */
  int from;                     /* the game's cell where the piece stands */
  guint hits;                /* bit i: step i hits a piece */
  gboolean repeats;             /* comes to the same as an earlier way that
                                 * begins with another die */
} LudoRoute;

/* ludo_route_find_all:
 *
 * Finds every way in which a piece of the player to move can go on from @state
 * within the turn.  Of ways that differ only in the order of the steps, and not
 * in the result, there is one for each die that begins it, all but the first
 * marked as repeating; a hit on the way makes the result differ.  Moves that
 * are not those of a piece with a die (sowings, landings) are no routes.
 *
 * Returns: (transfer full): a GArray of LudoRoute, ways of one step first.
 */
GArray *ludo_route_find_all (const GameRules *rules, const GameState *state);
