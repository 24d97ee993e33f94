/* ludo-sound-cues.h: which sounds a move makes, and when
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "games/game-rules.h"

G_BEGIN_DECLS

/* LudoSound: one of the files in data/sounds. */
typedef enum
{
  LUDO_SOUND_STICK,             /* a split stick drops on the stone */
  LUDO_SOUND_DIE,               /* a die rattles on wood */
  LUDO_SOUND_STONE,             /* a pebble drops among pebbles */
  LUDO_SOUND_WOOD,              /* a man is set down on the board */
  LUDO_SOUND_CUBE,              /* a cube is set down, or turned over */
  LUDO_N_SOUNDS,
} LudoSound;

/* LudoSoundCue: a sound and how many seconds after the move it is heard. */
typedef struct
{
  LudoSound sound;
  double delay;
} LudoSoundCue;

/* The most cues of one move, the most stones sown one by one that are heard
 * in it, and the longest delay, in seconds. */
#define LUDO_SOUND_CUES_MAX 32
#define LUDO_SOUND_SOWN_MAX 12
#define LUDO_SOUND_DELAY_MAX 6.0

/* ludo_sound_get_name: the name of its file without `.wav`: "stick". */
const char *ludo_sound_get_name (LudoSound sound);

/* ludo_sound_cues:
 * @game_id: whose material is heard; of a game not known here, dice and wood
 * @trace: what happened in a move or a throw
 * @cues: room for LUDO_SOUND_CUES_MAX cues
 *
 * Fills @cues in the order in which they are heard, at about the pace of the
 * board's animation at its normal speed.  Events in which nothing is set
 * down (a pass, a place won, the turn going over) make no sound.
 *
 * Returns: how many.
 */
guint ludo_sound_cues (const char *game_id, const GameTrace *trace,
                       LudoSoundCue *cues);

G_END_DECLS
