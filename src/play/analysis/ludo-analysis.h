/* ludo-analysis.h: what is known of every ply of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/analysis/ludo-chances.h"
#include "play/analysis/ludo-review.h"
#include "play/ludo-model.h"

/* LudoAnalysis:
 *
 * Finds out, in the background, how likely each seat is to win at every ply of
 * the line on the board: the present position first, then the earlier ones, the
 * latest of them first.  A review looks more closely at the turns that seem to
 * have cost most.  All that shows something of this reads it here, so that no
 * position is searched twice with the same effort.
 *
 * The results are kept as long as the game is analysed, so that undo and redo
 * find them again.  Games of pure chance are answered exactly, from
 * LudoChances; others by a search of a fixed number of positions, which finds
 * the same on every machine.  It works only while it is active, makes a review
 * or was asked, and never blocks.
 *
 * Property, to be written: "paused" (boolean: while TRUE it leaves the
 * processor to others).
 *
 * Signals:
 * - "changed": more is known, or the line is another
 * - "review-changed": a review has begun, has come further, is made or is void
 */
#define LUDO_TYPE_ANALYSIS (ludo_analysis_get_type ())
G_DECLARE_FINAL_TYPE (LudoAnalysis, ludo_analysis, LUDO, ANALYSIS, LudoModel)

/* ludo_analysis_new: (transfer full): @chances: where exact chances come from;
 * kept. */
LudoAnalysis *ludo_analysis_new (LudoChances *chances);

/* ludo_analysis_get_game: (nullable): the game that it analyses; borrowed. */
LudoGame *ludo_analysis_get_game (LudoAnalysis *self);

/* ludo_analysis_set_game: analyses @game from now on, of which it keeps a
 * reference; NULL for none. */
void ludo_analysis_set_game (LudoAnalysis *self, LudoGame *game);

/* ludo_analysis_sync: analyses the game of @other from now on, knows all that
 * it knows, and makes it stop. */
void ludo_analysis_sync (LudoAnalysis *self, LudoAnalysis *other);

/* ludo_analysis_ask:
 * @game: the analysed game, or one that leads to an earlier or another position
 *   of it, of which a reference is kept; NULL: asks no longer
 * @probability: (out): the result for the position of @game
 *
 * Returns: FALSE if there is no result yet.  Then it is found out next, even
 *   while the analysis is not active or paused; "changed" says when to ask
 *   again.
 */
gboolean ludo_analysis_ask (LudoAnalysis *self, LudoGame *game,
                            LudoWinProbability *probability);

/* ludo_analysis_set_search: @search takes the place of ludo_turn_judge(),
 * for tests. */
void ludo_analysis_set_search (LudoAnalysis *self, LudoSearchFunc search);

/* ludo_analysis_set_active: sets whether the chances of every ply are found
 * out; FALSE at first.  The results so far are kept. */
void ludo_analysis_set_active (LudoAnalysis *self, gboolean active);

/* ludo_analysis_get:
 * @n_plies: the number of plies that led to the position
 * @probability: (out): the result for the position
 *
 * Returns: FALSE, with the kind LUDO_WIN_PROBABILITY_UNKNOWN, if there is no
 * result yet.
 */
gboolean ludo_analysis_get (LudoAnalysis *self, guint n_plies,
                            LudoWinProbability *probability);

/* ludo_analysis_get_n_known: of how many positions of the line, the start and
 * the present one included, the chances are known. */
guint ludo_analysis_get_n_known (LudoAnalysis *self);

/* ludo_analysis_get_complete: whether the chances of all these positions are
 * known; FALSE without a game. */
gboolean ludo_analysis_get_complete (LudoAnalysis *self);

/* ludo_analysis_find_swings: finds the at most @n_most plies that changed the
 * chances most, each by more than LUDO_REVIEW_LEAST_COST; none before all plies
 * are known.  Returns: how many @swings were set. */
guint ludo_analysis_find_swings (LudoAnalysis *self, LudoSwing *swings,
                                 guint n_most);

/* ludo_analysis_begin_review: begins a new review of the game, which any change
 * of the line makes void.
 * Returns: FALSE when the game is not over or nothing was played. */
gboolean ludo_analysis_begin_review (LudoAnalysis *self);

/* ludo_analysis_end_review: drops the review, or ends the making of it. */
void ludo_analysis_end_review (LudoAnalysis *self);

/* ludo_analysis_get_reviewing: whether a review is being made. */
gboolean ludo_analysis_get_reviewing (LudoAnalysis *self);

/* ludo_analysis_get_review: (nullable): the review of the game, once it is
 * made; borrowed until "review-changed". */
const LudoReview *ludo_analysis_get_review (LudoAnalysis *self);
