/* ludo-sounds.h: plays the sounds of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "app/sound/ludo-sound-cues.h"
#include "board/ludo-board.h"
#include "play/ludo-model.h"

/* LudoSounds:
 *
 * Watches a game and plays the sounds of each of its plies: sticks, dice,
 * stones, checkers and cubes.  Off unless it is turned on.  The game never
 * waits for a sound: threads play the sounds, a late sound is dropped, and a
 * new ply drops the remaining sounds of the last one.  If sounds cannot be
 * played, the game continues in silence and without warnings.
 *
 * While sounds are off, no sound server is called, so that it is only known
 * whether there seems to be one.  Turning it on checks again, and the answer
 * may come a moment later.  A switch should therefore stay usable while it is
 * on, and show the reason below it.
 *
 * Properties, to be written: "game" (LudoGame, may be NULL), "speed" (double,
 * 0.1 to 10, 1: how fast the sounds of one ply follow each other, as of
 * LudoBoard; 0: only ludo_sounds_play_step() plays the sounds).
 * Signal: "changed": whether sounds can be heard.
 */
#define LUDO_TYPE_SOUNDS (ludo_sounds_get_type ())
G_DECLARE_FINAL_TYPE (LudoSounds, ludo_sounds, LUDO, SOUNDS, LudoModel)

/* LudoSoundsPlay:
 * @path: the file to start playing, or NULL to check whether one could be
 *   played
 * @data: as given to ludo_sounds_new_for_play()
 *
 * Called in threads, one call at a time, and need not wait for the end of the
 * sound.
 *
 * Returns: FALSE with @error if nothing can be played.
 */
typedef gboolean (*LudoSoundsPlay) (const char *path, gpointer data,
                                    GError **error);

/* ludo_sounds_new: plays through the desktop's own sound, by GSound. */
LudoSounds *ludo_sounds_new (void);

/* ludo_sounds_new_for_play:
 * @free_data: (nullable): frees @data, in any thread, after the last call of
 *   @play, which may come after the LudoSounds is gone
 *
 * An object that plays sounds by @play.
 */
LudoSounds *ludo_sounds_new_for_play (LudoSoundsPlay play, gpointer data,
                                      GDestroyNotify free_data);

/* ludo_sounds_bind_board: plays the sounds of the game on @board: at its speed,
 * of its steps, and of the parts of moves that it shows before they are
 * played. */
void ludo_sounds_bind_board (LudoSounds *self, LudoBoard *board);

/* ludo_sounds_play_step: plays the sounds of @event, a step that is shown
 * now. */
void ludo_sounds_play_step (LudoSounds *self, const GameEvent *event);

/* ludo_sounds_play_end: plays the sound of the end of a game or a lesson. */
void ludo_sounds_play_end (LudoSounds *self);

/* ludo_sounds_play_part: plays the sounds of @part, a part of a move that is
 * shown before the move is played; of the move, only the sounds after @part are
 * then played. */
void ludo_sounds_play_part (LudoSounds *self, LudoMove *part);

/* ludo_sounds_set_enabled: turns the sounds on or off; FALSE at first. */
void ludo_sounds_set_enabled (LudoSounds *self, gboolean enabled);

/* ludo_sounds_get_reason: why there are no sounds on this machine, as far as is
 * known: a sentence in the present language, or NULL. */
const char *ludo_sounds_get_reason (LudoSounds *self);
