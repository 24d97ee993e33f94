/* ludo-interval.c: how much a number of games can show
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/film/ludo-interval.h"

#include <math.h>

/* Standard deviations around the mean, within which nineteen of twenty results
 * lie. */
#define Z 1.959964

/* Standard deviations above the mean, below which four of five results lie. */
#define Z_POWER 0.841621

/* Source: R. G. Newcombe, Two-sided confidence intervals for the single
 * proportion, Statistics in Medicine 17 (1998), method 4. */
static double
find_lower (double k,
            double n)
{
  double share = k / n;
  double root = Z * Z - 2 - 1 / n + 4 * share * (n * (1 - share) + 1);

  if (k <= 0)
    return 0;

  return MAX (0, (2 * k + Z * Z - 1 - Z * sqrt (root)) / (2 * (n + Z * Z)));
}

LudoInterval
ludo_interval_of_share (guint k,
                        guint n)
{
  if (n == 0)
    return (LudoInterval) { 0, 1 };

  return (LudoInterval) { find_lower (k, n), 1 - find_lower (n - k, n) };
}

/* Source: R. G. Newcombe, Interval estimation for the difference between
 * independent proportions, the same volume, method 11. */
LudoInterval
ludo_interval_of_difference (guint k,
                             guint n,
                             guint other_k,
                             guint other_n)
{
  LudoInterval own = ludo_interval_of_share (k, n);
  LudoInterval other = ludo_interval_of_share (other_k, other_n);
  double share, other_share, difference;

  if (n == 0 || other_n == 0)
    return (LudoInterval) { -1, 1 };

  share = (double) k / n;
  other_share = (double) other_k / other_n;
  difference = share - other_share;

  return (LudoInterval) {
    difference - hypot (share - own.low, other.high - other_share),
    difference + hypot (own.high - share, other_share - other.low),
  };
}

double
ludo_interval_find_visible (guint    n,
                            gboolean is_comparison)
{
  return (Z + Z_POWER) * sqrt ((is_comparison ? 0.5 : 0.25) / n);
}
