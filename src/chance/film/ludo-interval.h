/* ludo-interval.h: how much a number of games can show
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* LudoInterval: the bounds of a share, with a confidence of at least 95%. */
typedef struct
{
  double low;
  double high;
} LudoInterval;

/* ludo_interval_of_share: the interval of a share of which @k of @n were seen:
 * that of Wilson with the correction for continuity, because it misses no more
 * often than it says.  It is 0 to 1 where @n is 0. */
LudoInterval ludo_interval_of_share (guint k, guint n);

/* ludo_interval_of_difference: the interval, within -1 to 1, of the first share
 * less the other, of which @k of @n and @other_k of @other_n were seen, by the
 * method of Newcombe from the intervals of both. */
LudoInterval ludo_interval_of_difference (guint k, guint n, guint other_k,
                                          guint other_n);

/* ludo_interval_find_visible: the least difference from one half that @n games
 * show four times in five or, if @is_comparison, between two times @n games. */
double ludo_interval_find_visible (guint n, gboolean is_comparison);
