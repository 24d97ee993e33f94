/* game-chance.c: converts odds to a chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-chance.h"

int
game_chance_from_odds (int64_t odds)
{
  /* 65536 / (1 + exp (-x)) at x = 0, 1/4, 1/2 … 8; linear in between. */
  static const int32_t chances[] = {
    32768, 36843, 40793, 44511, 47911, 50941, 53581, 55834, 57724, 59287,
    60565, 61598, 62428, 63090, 63615, 64030, 64357, 64614, 64816, 64974,
    65097, 65194, 65269, 65328, 65374, 65410, 65438, 65459, 65476, 65489,
    65500, 65508, 65514,
  };
  const int64_t quarter = GAME_CHANCE_ODDS_ONE / 4;
  const int64_t last = sizeof chances / sizeof chances[0] - 1;
  int64_t size = odds < 0 ? -odds : odds;
  int64_t step = size / quarter;
  int32_t chance = chances[last];

  if (step < last)
    chance = chances[step]
             + (int32_t) ((chances[step + 1] - chances[step])
                          * (size % quarter) / quarter);

  return odds < 0 ? GAME_CHANCE_ONE - chance : chance;
}
