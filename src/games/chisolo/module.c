/* module.c: the parts of Chisolo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/game-module.h"

extern const GameRules chisolo_rules;
extern const struct _LudoGameInfo chisolo_info;
extern const struct _LudoDrawing chisolo_drawing;
extern const struct _LudoKit chisolo_kit;
extern const struct _LudoGameSounds chisolo_sounds;
extern const LudoModule chisolo_module;

const LudoModule chisolo_module = {
  .rules = &chisolo_rules,
  .info = LUDO_MODULE_WORDS (&chisolo_info),
  .drawing = LUDO_MODULE_DRAWING (&chisolo_drawing),
  .kit = LUDO_MODULE_PRINT (&chisolo_kit),
  .sounds = LUDO_MODULE_WORDS (&chisolo_sounds),
};
