/* ludo-replaced-game.h: keeps the game that a new one has replaced
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
 * least.  It is saved beside the games that can be resumed, so that it survives
 * the end of the program.
 *
 * Signal: "changed": ludo_replaced_game_get() returns another game
 */
#define LUDO_TYPE_REPLACED_GAME (ludo_replaced_game_get_type ())
G_DECLARE_FINAL_TYPE (LudoReplacedGame, ludo_replaced_game, LUDO, REPLACED_GAME,
                      LudoModel)

/* ludo_replaced_game_new: (transfer full): saves by @autosave; shows in
 * @messages when the game cannot be read. */
LudoReplacedGame *ludo_replaced_game_new (LudoAutosave *autosave,
                                          LudoMessages *messages);

/* ludo_replaced_game_save: saves @game, which will be replaced by a new one.
 * Call ludo_replaced_game_set_game() with that afterwards. */
void ludo_replaced_game_save (LudoReplacedGame *self, LudoGame *game);

/* ludo_replaced_game_forget: deletes the game kept of the kind of @game. */
void ludo_replaced_game_forget (LudoReplacedGame *self, LudoGame *game);

/* ludo_replaced_game_set_game: sets the game on the board; reads the game that
 * it has replaced, or deletes that if a person has played in @game. */
void ludo_replaced_game_set_game (LudoReplacedGame *self, LudoGame *game);

/* ludo_replaced_game_get: (nullable): the game to be brought back; borrowed. */
LudoGame *ludo_replaced_game_get (LudoReplacedGame *self);
