/* ludo-replaced-game.h: the game that a new one has replaced
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/ludo-messages.h"
#include "play/ludo-model.h"
#include "play/record/ludo-autosave.h"

/* LudoReplacedGame:
 *
 * Keeps the game that a new one of its kind has replaced, so that it can be
 * brought back until a person has played in the new one, and for ten seconds at
 * least.  It is on disk beside the games to be resumed, so that it can be
 * brought back also after the program was killed.
 *
 * Signal: "changed": ludo_replaced_game_get() returns another game
 */
#define LUDO_TYPE_REPLACED_GAME (ludo_replaced_game_get_type ())
G_DECLARE_FINAL_TYPE (LudoReplacedGame, ludo_replaced_game, LUDO, REPLACED_GAME,
                      LudoModel)

/* ludo_replaced_game_new: (transfer full): writes with @autosave; @messages say
 * when a kept game cannot be read. */
LudoReplacedGame *ludo_replaced_game_new (LudoAutosave *autosave,
                                          LudoMessages *messages);

/* ludo_replaced_game_keep: saves @game, which is about to be replaced by a new
 * one of its kind that is then to be set. */
void ludo_replaced_game_keep (LudoReplacedGame *self, LudoGame *game);

/* ludo_replaced_game_forget: deletes the game kept of the kind of @game. */
void ludo_replaced_game_forget (LudoReplacedGame *self, LudoGame *game);

/* ludo_replaced_game_set_game: @game is on the board now; reads the game that
 * it has replaced, or deletes that if a person has played in @game. */
void ludo_replaced_game_set_game (LudoReplacedGame *self, LudoGame *game);

/* ludo_replaced_game_get: (nullable): the game to be brought back; borrowed. */
LudoGame *ludo_replaced_game_get (LudoReplacedGame *self);
