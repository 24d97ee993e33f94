/* module.c: the parts of Zohn Ahl
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/game-module.h"

extern const GameRules zohn_ahl_rules;
extern const struct _LudoGameInfo zohn_ahl_info;
extern const struct _LudoDrawing zohn_ahl_drawing;
extern const struct _LudoKit zohn_ahl_kit;
extern const struct _LudoGameSounds zohn_ahl_sounds;
extern const LudoModule zohn_ahl_module;

const LudoModule zohn_ahl_module = {
  .rules = &zohn_ahl_rules,
  .info = LUDO_MODULE_WORDS (&zohn_ahl_info),
  .drawing = LUDO_MODULE_DRAWING (&zohn_ahl_drawing),
  .kit = LUDO_MODULE_PRINT (&zohn_ahl_kit),
  .sounds = LUDO_MODULE_WORDS (&zohn_ahl_sounds),
};
