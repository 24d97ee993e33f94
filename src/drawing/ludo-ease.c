/* ludo-ease.c: how things move that have weight
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/ludo-ease.h"

double
ludo_ease_hand (double time)
{
  return time * time * (3 - 2 * time);
}

double
ludo_ease_roll (double time)
{
  return 1 - (1 - time) * (1 - time) * (1 - time);
}

/* Each bounce is a throw of its own: a parabola as high as the square of its
 * length. */
double
ludo_ease_bounce (double time)
{
  static const struct { double middle; double half; } falls[] = {
    { 0, 0.45 }, { 0.65, 0.2 }, { 0.925, 0.075 },
  };

  for (int i = 0; i < 3; i++)
    {
      double half = falls[i].half, off = (time - falls[i].middle) / half;

      if (off < 1)
        return half * half / (falls[0].half * falls[0].half)
               * (1 - off * off);
    }

  return 0;
}
