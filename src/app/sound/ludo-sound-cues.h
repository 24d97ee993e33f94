/* ludo-sound-cues.h: which sounds a move makes, and when
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "games/game-module.h"

/* The number of recordings of each sound, of different pitch and weight. */
#define LUDO_SOUND_TAKES 2

/* LudoSoundCue: a sound, and the seconds after the move at which it is
 * heard. */
typedef struct
{
  const char *sound;            /* "stick" */
  guint take;                   /* 1 to LUDO_SOUND_TAKES: "stick-2.wav" */
  double delay;
} LudoSoundCue;

/* The most cues of one move, the most stones sown one by one that are heard
 * in it, and the longest delay, in seconds. */
#define LUDO_SOUND_CUES_MAX 32
#define LUDO_SOUND_SOWN_MAX 12
#define LUDO_SOUND_DELAY_MAX 8.0

/* ludo_sound_cues:
 * @module: the game, which has the sounds and the drawing
 * @before: the state in which the move was made
 * @trace: what happened in the move or the throw
 * @cues: room for LUDO_SOUND_CUES_MAX cues
 *
 * Fills @cues in the order in which they are heard.  A piece sounds when it
 * arrives by the schedule of the game's drawing (LudoDrawing.schedule).  Events
 * that set nothing down (a pass, a place won, the end of a turn) make no sound.
 *
 * Returns: the number of cues.
 */
guint ludo_sound_cues (const LudoModule *module, const GameState *before,
                       const GameTrace *trace, LudoSoundCue *cues);
