/* module.c: the parts of noughts and crosses, which cannot be cut out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/game-module.h"

extern const GameRules noughts_rules;
extern const struct _LudoGameInfo noughts_info;
extern const struct _LudoDrawing noughts_drawing;
extern const struct _LudoGameSounds noughts_sounds;
extern const LudoModule noughts_module;

const LudoModule noughts_module = {
  .rules = &noughts_rules,
  .info = LUDO_MODULE_WORDS (&noughts_info),
  .drawing = LUDO_MODULE_DRAWING (&noughts_drawing),
  .sounds = LUDO_MODULE_WORDS (&noughts_sounds),
};
