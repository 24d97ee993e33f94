/* ludo-hint.h: help in three steps for whoever is to move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/analysis/ludo-analysis.h"
#include "play/ludo-model.h"

/* LudoHint:
 *
 * Thinks about the position of a game on a thread of its own, at full strength
 * and for a short while, or asks an analysis that does the same, and then
 * reveals the turn in three steps: its goal, where to look, and the turn itself
 * with its consequences.  Every reason is counted from the rules and from the
 * terms of the game's evaluation.  Any change of the game makes the hint void.
 * It never blocks the main loop.
 *
 * Signals:
 * - "changed": another step is given, thinking began, or the hint is gone
 */
#define LUDO_TYPE_HINT (ludo_hint_get_type ())
G_DECLARE_FINAL_TYPE (LudoHint, ludo_hint, LUDO, HINT, LudoModel)

/* ludo_hint_new: (transfer full): a hint without a game.
 * @analysis: (nullable): knows the best turn of games with dice, and is asked
 *   for it where it does not; kept */
LudoHint *ludo_hint_new (LudoAnalysis *analysis);

/* ludo_hint_get_game: (nullable): the game that it helps in; borrowed. */
LudoGame *ludo_hint_get_game (LudoHint *self);

/* ludo_hint_set_game: helps in @game from now on, of which it keeps a
 * reference; NULL for none.  The hint for the game before is dropped. */
void ludo_hint_set_game (LudoHint *self, LudoGame *game);

/* ludo_hint_set_think_time: sets the most milliseconds for a hint. */
void ludo_hint_set_think_time (LudoHint *self, guint milliseconds);

/* ludo_hint_set_search: @search takes the place of ludo_search_turn(), for
 * tests. */
void ludo_hint_set_search (LudoHint *self, LudoSearchFunc search);

/* ludo_hint_ask:
 *
 * Gives the next step; after the last one, the first again.  The first press
 * in a position begins to think, and the step follows when that is done;
 * meanwhile asking again changes nothing.
 *
 * Returns: FALSE where there is nothing to advise: in a game without
 *   decisions, while a throw is due, when it is not a person's turn, and once
 *   the game is over.
 */
gboolean ludo_hint_ask (LudoHint *self);

/* ludo_hint_describe_absence: why there is nothing to advise now, in a
 * translated sentence; NULL where there is something. */
char *ludo_hint_describe_absence (LudoHint *self);

/* ludo_hint_sync: gives the same hint as @other, about the same game, in the
 * language now in use. */
void ludo_hint_sync (LudoHint *self, LudoHint *other);

/* ludo_hint_clear: drops the hint and ends any search for one. */
void ludo_hint_clear (LudoHint *self);

/* ludo_hint_get_thinking: whether it is searching for a turn to advise. */
gboolean ludo_hint_get_thinking (LudoHint *self);

/* ludo_hint_get_step: the step being given; LUDO_HINT_NONE if there is none. */
LudoHintStep ludo_hint_get_step (LudoHint *self);

/* ludo_hint_get_sentence: (nullable): the translated sentence of the step being
 * given; borrowed. */
const char *ludo_hint_get_sentence (LudoHint *self);

/* ludo_hint_get_cells: the cells to look at, the bit 1 << cell for each by the
 * game's own numbers, which are those of the drawing's places too. */
guint64 ludo_hint_get_cells (LudoHint *self);

/* ludo_hint_get_advice: (nullable): the advised turn, once the last step is
 * given; borrowed. */
const LudoAdvice *ludo_hint_get_advice (LudoHint *self);
