/* ludo-review.h: the turns that decided a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/analysis/ludo-win-probability.h"
#include "play/analysis/ludo-turning-point.h"

/* A choice is worth showing when it cost this much chance, a throw of a game
 * without choices when it changed the chances by so much. */
#define LUDO_REVIEW_LEAST_COST 0.10
#define LUDO_REVIEW_LEAST_LUCK 0.05

/* A choice that costs less than this beside the best one is as good: the
 * review would not look at it again. */
#define LUDO_REVIEW_SAME_COST (LUDO_REVIEW_LEAST_COST / 2)

#define LUDO_REVIEW_POINTS_MAX 3

/* LudoReview:
 *
 * Reviews a game that is over: waits until its win probability is known at
 * every ply, searches again and deeper the turns that seem to have cost most,
 * and keeps the at most three that did, in the order in which they were played.
 * Dice are kept apart from choices, because a throw is no mistake.  Any change
 * of the game makes the review void.  It never blocks.
 *
 * Signals:
 * - "changed": it has begun, has come further, is done or is void
 */
#define LUDO_TYPE_REVIEW (ludo_review_get_type ())
G_DECLARE_FINAL_TYPE (LudoReview, ludo_review, LUDO, REVIEW, GObject)

/* ludo_review_new: of the games that @probability watches; keeps it. */
LudoReview *ludo_review_new (LudoWinProbability *probability);

/* ludo_review_set_search: @search takes the place of looking again at turns,
 * for tests: asked with a GArray of LudoTurn, it answers with another, which
 * the caller owns. */
void ludo_review_set_search (LudoReview *self, LudoSearchFunc search);

/* ludo_review_begin: begins anew.
 * Returns: FALSE when the game is not over or nothing was played. */
gboolean ludo_review_begin (LudoReview *self);

/* ludo_review_end: drops the review, or ends the making of it. */
void ludo_review_end (LudoReview *self);

/* ludo_review_get_busy: whether the review is being made. */
gboolean ludo_review_get_busy (LudoReview *self);

/* ludo_review_get_done: whether the review is complete and can be read. */
gboolean ludo_review_get_done (LudoReview *self);

/* ludo_review_get_summary: the sentence to read first: its progress or, once it
 * is done, what was found; "" if it is neither busy nor done; borrowed. */
const char *ludo_review_get_summary (LudoReview *self);

/* ludo_review_get_points: the turning points, a GListModel of LudoTurningPoint,
 * empty until it is done; borrowed. */
GListModel *ludo_review_get_points (LudoReview *self);

/* ludo_review_weigh: a LudoSearchFunc that judges another turn as the review
 * judges those of the game.  @question is a LudoTurn, which ends in the
 * position; the answer the same, to be freed with g_free(), with the chance
 * after it. */
gpointer ludo_review_weigh (const GamePosition *position,
                            gconstpointer question, const atomic_bool *stop);
