/* game-module.h: one game with all its parts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plain C, like all of the contract: the parts beyond the rules are only
 * pointed at here, and each room reads its own part.
 */

#pragma once

#include "games/game-rules.h"

/* LudoModule:
 *
 * The parts of a game.  Those of rooms that a program does not link are NULL in
 * it.  Static.
 */
typedef struct
{
  const GameRules *rules;

  /* The names and sentences (play/game/ludo-game.h). */
  const struct _LudoGameInfo *info;

  /* How the board is painted (drawing/ludo-drawing.h). */
  const struct _LudoDrawing *drawing;

  /* The game to cut out (print/ludo-kit.h), NULL where a game has none. */
  const struct _LudoKit *kit;

  /* The sounds of its events (play/game/ludo-event-info.h). */
  const struct _LudoGameSounds *sounds;
} LudoModule;

#ifdef LUDO_MODULE_PARTS
/* LUDO_MODULE_WORDS, LUDO_MODULE_DRAWING, LUDO_MODULE_PRINT:
 *
 * @part where the program links the room of play, of drawing or of print, else
 * NULL.  The build says how many parts there are when it compiles a module,
 * because a pointer to a part makes the linker bring all that the part uses.
 */
#if LUDO_MODULE_PARTS >= 2
#define LUDO_MODULE_WORDS(part) (part)
#else
#define LUDO_MODULE_WORDS(part) NULL
#endif
#if LUDO_MODULE_PARTS >= 3
#define LUDO_MODULE_DRAWING(part) (part)
#else
#define LUDO_MODULE_DRAWING(part) NULL
#endif
#if LUDO_MODULE_PARTS >= 4
#define LUDO_MODULE_PRINT(part) (part)
#else
#define LUDO_MODULE_PRINT(part) NULL
#endif
#endif
