/* ludo-review-turns.h: what the turns of a game cost and brought
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The part of a review that says nothing and owns nothing.
 */

#pragma once

#include "play/analysis/ludo-win-probability.h"
#include "play/analysis/ludo-turning-point.h"

G_BEGIN_DECLS

/* LudoTally: what luck and choices did to each seat's chance in all. */
typedef struct
{
  double luck[GAME_SEATS_MAX];  /* brought by its own throws */
  double cost[GAME_SEATS_MAX];  /* lost by its own choices */
} LudoTally;

/* ludo_review_turns_list:
 * @probability: complete
 * @tally: (out): of the whole game
 *
 * Returns: (transfer full): a GArray of LudoTurn, all the turns of the game,
 *   as they went.  A choice that was none costs nothing.
 */
GArray *ludo_review_turns_list (LudoWinProbability *probability,
                                LudoTally *tally);

/* ludo_review_turns_examine:
 * @position: the end of the game
 * @turn: (inout): a choice of a game without dice
 *
 * Looks again and deeper at what was played and at what was best, at both
 * after the turn, so that they are weighed alike.  Takes some tenths of a
 * second; for a thread.
 *
 * Returns: FALSE when it was told to stop.
 */
gboolean ludo_review_turns_examine (const GamePosition *position,
                                    LudoTurn *turn,
                                    const atomic_bool *stop);

/* ludo_review_turns_pick: leaves in @turns the at most @n that changed most,
 * none by less than @least, in the order in which they were played. */
void ludo_review_turns_pick (GArray *turns, gboolean luck, double least,
                             guint n);

G_END_DECLS
