/* ludo-pace.h: when the computer plays what it has found
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* ludo_pace_for:
 * @pace: milliseconds for a move that is neither forced nor hard
 * @n_choices: how many moves there are to choose from; 0 for a throw
 *
 * How long a person would take: half of @pace where there is nothing to
 * choose, up to twice as long the more there is.  The same every time.
 *
 * Returns: milliseconds, from the moment the turn came.
 */
guint ludo_pace_for (guint pace, int n_choices);

/* ludo_pace_wait:
 * @since: when the turn came
 * @now: likewise in microseconds of the monotonic clock
 * @pace: milliseconds from @since
 * @not_before: when the board will have come to rest, in the same clock
 *
 * Returns: the milliseconds still to wait; 0 when time was spent in thought.
 */
guint ludo_pace_wait (gint64 since, gint64 now, guint pace,
                      gint64 not_before);

G_END_DECLS
