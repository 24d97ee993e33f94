/* ludo-sound-output.h: the way to the loudspeaker
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* LudoSilence: why nothing can be heard. */
typedef enum
{
  LUDO_SILENCE_NONE,            /* it can */
  LUDO_SILENCE_NOT_BUILT,       /* the program was built without GSound */
  LUDO_SILENCE_NO_DEVICE,       /* neither a sound server nor a card */
  LUDO_SILENCE_NO_FILES,        /* the sounds are not installed */
  LUDO_SILENCE_FAILED,          /* it was tried and could not be done */
} LudoSilence;

/* ludo_sound_output_look: what can be told without speaking to the sound
 * server: never waits and writes nothing anywhere. */
LudoSilence ludo_sound_output_look (void);

/* ludo_sound_output_new: an output that is not yet connected, to be given to
 * ludo_sound_output_play() as its data and freed with
 * ludo_sound_output_free(). */
gpointer ludo_sound_output_new (void);
void ludo_sound_output_free (gpointer output);

/* ludo_sound_output_play: a LudoSoundsPlay; may wait for the sound server. */
gboolean ludo_sound_output_play (const char *path, gpointer output,
                                 GError **error);

G_END_DECLS
