/* tavli-hit-risk.h: how many throws hit a single checker
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * While tavli-eval.h estimates, for millions of positions, this counts: every
 * throw is tried under the obligations of the player who throws it.
 */

#pragma once

#include "games/tavli/rules/tavli-rules.h"

/* The number of throws of three dice that differ in the order of the dice. */
#define TAVLI_ALL_THROWS 216

/* tavli_blots: the cells, bit c for cell c, where a single checker of @seat
 * could be hit: always beyond the first table, inside it once he is exposed. */
uint32_t tavli_blots (const TavliState *state, int seat);

/* tavli_hit_risk:
 * @cells: bit c for each cell that matters
 *
 * With how many of %TAVLI_ALL_THROWS the opponent of @seat, were he to throw
 * now, could play so as to hit a checker of @seat on one of @cells.  Numbers
 * that are left in @state do not matter.
 */
int tavli_hit_risk (const TavliState *state, int seat, uint32_t cells);
