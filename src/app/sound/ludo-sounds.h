/* ludo-sounds.h: the sounds of a game being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "app/sound/ludo-sound-cues.h"
#include "play/game/ludo-game.h"

G_BEGIN_DECLS

/* LudoSounds:
 *
 * Watches a game and lets each of its plies be heard: sticks, dice, stones,
 * men and cubes.  Off unless it is turned on.  Nothing waits for a sound:
 * they are played from threads, a sound that comes too late is dropped, a
 * new ply silences what is left of the one before, and where nothing can be
 * played the game goes on in silence, without a word on the terminal.
 *
 * While it is off, no sound server is spoken to, so that "available" then
 * only says whether there seems to be one.  Turning it on looks anew and may
 * make "available" change a moment later.  A switch should therefore stay
 * usable and show the reason below it while "enabled" is TRUE and
 * "available" FALSE:
 *
 *   sounds = ludo_sounds_new ();
 *   g_signal_connect (sounds, "notify::available", …);
 *   ludo_sounds_set_enabled (sounds, TRUE);
 *   ludo_sounds_set_game (sounds, game);      // at every new game
 *   g_object_bind_property (board, "speed", sounds, "speed",
 *                           G_BINDING_SYNC_CREATE);
 *
 * Properties (all notify, only when they change): "game" (LudoGame, may be
 * NULL), "enabled" (boolean, FALSE), "available" (boolean, read-only),
 * "speed" (double, 0.1 to 10, 1: how fast the sounds of one ply follow each
 * other, to go with the speed of LudoBoard).
 */
#define LUDO_TYPE_SOUNDS (ludo_sounds_get_type ())
G_DECLARE_FINAL_TYPE (LudoSounds, ludo_sounds, LUDO, SOUNDS, GObject)

/* LudoSoundsPlay:
 * @path: the file to start playing, or NULL: only see whether it could be
 * @data: as given to ludo_sounds_new_for_play()
 *
 * Called in a thread, one call at a time, and not expected to wait for the
 * sound's end.
 *
 * Returns: FALSE with @error where nothing can be played.
 */
typedef gboolean (*LudoSoundsPlay) (const char *path, gpointer data,
                                    GError **error);

/* ludo_sounds_new: plays through the desktop's own sound, by GSound. */
LudoSounds *ludo_sounds_new (void);

/* ludo_sounds_new_for_play:
 * @free_data: (nullable): frees @data, in any thread, after the last call of
 *   @play, which may come after the LudoSounds is gone
 *
 * The same, playing by other means.
 */
LudoSounds *ludo_sounds_new_for_play (LudoSoundsPlay play, gpointer data,
                                      GDestroyNotify free_data);

/* ludo_sounds_set_game: @game is the one heard from now on, NULL for none;
 * the sounds still to come of the game before are not heard. */
void ludo_sounds_set_game (LudoSounds *self, LudoGame *game);
/* Borrowed; NULL for none. */
LudoGame *ludo_sounds_get_game (LudoSounds *self);

void ludo_sounds_set_enabled (LudoSounds *self, gboolean enabled);
gboolean ludo_sounds_get_enabled (LudoSounds *self);

void ludo_sounds_set_speed (LudoSounds *self, double speed);
double ludo_sounds_get_speed (LudoSounds *self);

/* ludo_sounds_get_available: whether sounds can be heard on this machine, as
 * far as is known. */
gboolean ludo_sounds_get_available (LudoSounds *self);

/* ludo_sounds_dup_reason:
 *
 * Returns: (transfer full): why there are no sounds, one sentence in the
 *   language of the moment, or NULL while "available" is TRUE.
 */
char *ludo_sounds_dup_reason (LudoSounds *self);

G_END_DECLS
