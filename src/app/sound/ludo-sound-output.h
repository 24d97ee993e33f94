/* ludo-sound-output.h: plays sound files by GSound
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

/* ludo_sound_output_find_problem: checks for sound without calling the sound
 * server; never blocks and prints nothing.  Returns: (nullable): why no sound
 * is possible, a sentence to be passed through gettext(). */
const char *ludo_sound_output_find_problem (void);

/* ludo_sound_output_new: an output that is not yet connected, to be given to
 * ludo_sound_output_play() as its data and freed with
 * ludo_sound_output_free(). */
gpointer ludo_sound_output_new (void);

/* ludo_sound_output_free: disconnects and frees @output. */
void ludo_sound_output_free (gpointer output);

/* ludo_sound_output_play: a LudoSoundsPlay; may wait for the sound server. */
gboolean ludo_sound_output_play (const char *path, gpointer output,
                                 GError **error);
