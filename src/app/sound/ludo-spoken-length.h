/* ludo-spoken-length.h: how long an announcement may be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* ludo_spoken_length_is_long: whether @text has too many words to listen to at
 * once.
 * @n_moves: how many moves of a turn it describes, at least 1
 */
gboolean ludo_spoken_length_is_long (const char *text, guint n_moves);
