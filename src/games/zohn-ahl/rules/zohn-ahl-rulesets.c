/* zohn-ahl-rulesets.c: the four forms of Zohn Ahl as tables of values
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Steps below are counted from a side's own start.  Under zohn-al the start
 * is the first space beside the south creek, so everything lies one step
 * nearer than on the English sheet, where both start on the creek itself.
 */

#include "zohn-ahl-rules.h"

/* The sticks are two-faced and fair, so 16 ways are equally likely.  Of the
 * four ways to show one marked face one shows the sahe; of the six to show
 * two, three do; of the four to show three, three do.  Source: both sheets'
 * sticks, three red and one green (dossier, probability kit). */
const ZohnAhlStick zohn_ahl_sticks[ZOHN_AHL_N_THROWS] = {
  { "t0", 0, false, 1 },
  { "t1", 1, false, 3 },
  { "t1s", 1, true, 1 },
  { "t2", 2, false, 3 },
  { "t2s", 2, true, 3 },
  { "t3", 3, false, 1 },
  { "t3s", 3, true, 3 },
  { "t4", 4, true, 1 },
};

/* Which throws win another, in the order of the sticks.  French sheet: when the
 * green face shows, or none.  English sheet: none, four, and one or three
 * with the sahe.  Culin: none and four; his sahe gives nothing. */
#define AGAIN_ZOHN_AL { 1, 0, 1, 0, 1, 0, 1, 1 }
#define AGAIN_LEAFLET { 1, 0, 1, 0, 0, 0, 1, 1 }
#define AGAIN_CULIN { 1, 0, 0, 0, 0, 0, 0, 1 }

/* The sheets: each debt is one counter, and the dry branches cost none. */
#define PRICES \
  .creek_prices = { 1, 1 }, .ravine_prices = { 0, 0 }, .capture_price = 1, \
  .lap_price = 1

/* The English sheet: both sides start on the south creek. */
#define LEAFLET \
  .n_spaces = 28, .lowest = 0, .start = { 0, 0 }, .starts_off_board = false, \
  .start_is_safe = true, .can_stop = true, .capture_lifts_miss = false, \
  .steps = { 10, 1, 2, 3, 6 }, .again = AGAIN_LEAFLET, \
  .ravines = { 7, 21 }, .creeks = { 14, -1 }, PRICES

const ZohnAhlRuleset zohn_ahl_rulesets[ZOHN_AHL_N_RULESETS] = {
  {
    /* The French sheet: both creeks are water; a piece waits off the board
     * for its first turn; the captor of a piece in a ravine falls in too, but
     * the captured side has nothing left to miss. */
    .id = "zohn-al",
    .n_spaces = 28,
    .lowest = 0,
    .start = { 1, 27 },
    .starts_off_board = true,
    .start_is_safe = false,
    .capture_lifts_miss = true,
    .steps = { 10, 1, 2, 3, 6 },
    .again = AGAIN_ZOHN_AL,
    .ravine = ZOHN_AHL_RAVINE_MISS_TURN,
    .ravines = { 6, 20 },
    .creeks = { 13, 27 },
    PRICES,
  },
  { .id = "leaflet", LEAFLET, .ravine = ZOHN_AHL_RAVINE_LOSE_THROW },
  /* The English sheet's option, settled before play. */
  { .id = "leaflet-cross", LEAFLET, .ravine = ZOHN_AHL_RAVINE_CROSS },
  {
    /* Culin's circuit: a side's own 20, the near bank of the north creek, is
     * the one fatal space; the start, space 1, is 0 steps, so 20 is 19. */
    .id = "culin",
    .n_spaces = 40,
    .lowest = 1,
    .start = { 1, 40 },
    .starts_off_board = false,
    .start_is_safe = false,
    .capture_lifts_miss = false,
    .steps = { 10, 1, 2, 3, 5 },
    .again = AGAIN_CULIN,
    .ravine = ZOHN_AHL_RAVINE_SAFE,
    .ravines = { 9, 29 },
    .creeks = { 19, -1 },
    PRICES,
  },
};

int
zohn_ahl_board_steps (const ZohnAhlRuleset *values,
                      int                   seat,
                      int                   space)
{
  int steps = space - values->start[seat];

  if (seat == ZOHN_AHL_GREEN)
    steps = -steps;

  return steps < 0 ? steps + values->n_spaces : steps;
}
