/* ludo-interval.h: how much a number of games can show
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* LudoInterval: where a share lies, nineteen times in twenty at least. */
typedef struct
{
  double low;
  double high;
} LudoInterval;

/* ludo_interval_of_share: where the share lies of which @k of @n were seen; the
 * interval of Wilson with the correction for whole numbers, so that it misses
 * no more often than it says.  All shares, 0 to 1, where @n is 0. */
LudoInterval ludo_interval_of_share (guint k, guint n);

/* ludo_interval_of_difference: where the difference of two shares lies, -1 to
 * 1, of which @k of @n and @other_k of @other_n were seen; the first less the
 * other, by the method of Newcombe over the intervals of both. */
LudoInterval ludo_interval_of_difference (guint k, guint n, guint other_k,
                                          guint other_n);

/* ludo_interval_find_visible: the least difference that so many games, and as
 * many others beside them if @compares, show four times in five. */
double ludo_interval_find_visible (guint n, gboolean compares);
