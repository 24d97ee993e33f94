/* module.c: the parts of tavli
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/game-module.h"

extern const GameRules tavli_rules;
extern const struct _LudoGameInfo tavli_info;
extern const struct _LudoDrawing tavli_drawing;
extern const struct _LudoKit tavli_kit;
extern const struct _LudoGameSounds tavli_sounds;
extern const LudoModule tavli_module;

const LudoModule tavli_module = {
  .rules = &tavli_rules,
  .info = LUDO_MODULE_WORDS (&tavli_info),
  .drawing = LUDO_MODULE_DRAWING (&tavli_drawing),
  .kit = LUDO_MODULE_PRINT (&tavli_kit),
  .sounds = LUDO_MODULE_WORDS (&tavli_sounds),
};
