/* ludo-odds.h: what can happen next in a game, kept up to date
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/analysis/ludo-chances.h"
#include "play/ludo-model.h"

/* LudoOdds:
 *
 * Follows a game of pure chance: the ways in which the throw can fall, what may
 * happen in this turn, how long the game still lasts and how likely the first
 * seat is to win.  All of it is exact.  Slow parts are computed on a thread;
 * "changed" is emitted once more when they are done, and a result that the game
 * has left behind by then is dropped.  While it is not active, it computes
 * nothing.
 *
 * Signals:
 * - "changed": the position is another, or more is known of it
 */
#define LUDO_TYPE_ODDS (ludo_odds_get_type ())
G_DECLARE_FINAL_TYPE (LudoOdds, ludo_odds, LUDO, ODDS, LudoModel)

/* ludo_odds_new: @chances: where the solutions come from; kept. */
LudoOdds *ludo_odds_new (LudoChances *chances);

/* ludo_odds_set_game: follows @game, which may be NULL or a game of which
 * nothing is known exactly. */
void ludo_odds_set_game (LudoOdds *self, LudoGame *game);

/* ludo_odds_get_game: (nullable): the game that it follows; borrowed. */
LudoGame *ludo_odds_get_game (LudoOdds *self);

/* ludo_odds_set_active: sets whether the odds are computed; FALSE at first. */
void ludo_odds_set_active (LudoOdds *self, gboolean active);

/* ludo_odds_get_first_wins: the chance that the first seat wins, or a constant
 * as from ludo_chances_first_wins(); LUDO_CHANCES_PENDING while it is not
 * active. */
double ludo_odds_get_first_wins (LudoOdds *self);

/* ludo_odds_get_throws: (nullable): the LudoThrowOdds of the throw that is due;
 * borrowed until "changed"; NULL while they are not known, empty once the game
 * is over. */
GPtrArray *ludo_odds_get_throws (LudoOdds *self);

/* ludo_odds_get_turn_chances: (nullable): the LudoTurnChance of the turn;
 * borrowed until "changed"; NULL while they are not known, empty once the game
 * is over. */
GPtrArray *ludo_odds_get_turn_chances (LudoOdds *self);

/* ludo_odds_get_lengths: borrowed until "changed"; NULL while they are not
 * known and once the game is over. */
const LudoLengths *ludo_odds_get_lengths (LudoOdds *self);
