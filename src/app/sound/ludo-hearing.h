/* ludo-hearing.h: how much can be heard at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* ludo_hearing_is_long: whether @told has too many words to be heard at once.
 * @n_moves: of how many moves of a turn it tells, at least 1
 */
gboolean ludo_hearing_is_long (const char *told, guint n_moves);
