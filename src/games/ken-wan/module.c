/* module.c: the parts of Ken Wan
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/game-module.h"

extern const GameRules ken_wan_rules;
extern const struct _LudoGameInfo ken_wan_info;
extern const struct _LudoDrawing ken_wan_drawing;
extern const struct _LudoKit ken_wan_kit;
extern const struct _LudoGameSounds ken_wan_sounds;
extern const LudoModule ken_wan_module;

const LudoModule ken_wan_module = {
  .rules = &ken_wan_rules,
  .info = LUDO_MODULE_WORDS (&ken_wan_info),
  .drawing = LUDO_MODULE_DRAWING (&ken_wan_drawing),
  .kit = LUDO_MODULE_PRINT (&ken_wan_kit),
  .sounds = LUDO_MODULE_WORDS (&ken_wan_sounds),
};
