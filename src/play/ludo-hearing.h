/* ludo-hearing.h: how much can be heard at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* ludo_hearing_is_long: whether @told has too many words to be heard of one act,
 * or of a turn of @n_moves. */
gboolean ludo_hearing_is_long (const char *told, guint n_moves);
