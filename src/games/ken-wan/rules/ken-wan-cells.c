/* ken-wan-cells.c: the hexagonal board of Ken Wan and sets of its cells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of Ken Wan, board and pieces.
 */

#include "ken-wan-cells.h"

/* The number of the first cell of a row: rows a to e grow from five cells to
 * nine, rows f to i shrink again. */
#define ROW_OFFSET(row) \
  ((row) <= 4 ? (row) * ((row) + 9) / 2 \
              : KEN_WAN_CELLS - (9 - (row)) * (18 - (row)) / 2)
#define ROW_FIRST(row) ((row) <= 4 ? 1 : (row) - 3)
#define ROW_LAST(row) ((row) <= 4 ? (row) + 5 : 9)

#define ON_BOARD(row, diagonal) \
  ((row) >= 0 && (row) < KEN_WAN_ROWS \
   && (diagonal) >= ROW_FIRST (row) && (diagonal) <= ROW_LAST (row))
#define NUMBER(row, diagonal) \
  (ROW_OFFSET (row) + (diagonal) - ROW_FIRST (row))

/* The set of one cell; empty off the board and for the centre, which is
 * forbidden and so is no cell's neighbour. */
#define ONLY(row, diagonal) \
  (ON_BOARD (row, diagonal) && NUMBER (row, diagonal) != KEN_WAN_CENTRE \
   ? UINT64_C (1) << (ON_BOARD (row, diagonal) ? NUMBER (row, diagonal) : 0) \
   : 0)

/* "Each cell has up to six neighbours; the six around the centre have five":
 * two in its row, two in the row above, two in the row below. */
#define AROUND(row, diagonal) \
  (ONLY (row, diagonal - 1) | ONLY (row, diagonal + 1) \
   | ONLY (row + 1, diagonal) | ONLY (row + 1, diagonal + 1) \
   | ONLY (row - 1, diagonal) | ONLY (row - 1, diagonal - 1))

#define FIVE(row, first) \
  AROUND (row, first), AROUND (row, first + 1), AROUND (row, first + 2), \
  AROUND (row, first + 3), AROUND (row, first + 4)

const KenWanSet ken_wan_neighbour_sets[KEN_WAN_CELLS] = {
  FIVE (0, 1),
  FIVE (1, 1), AROUND (1, 6),
  FIVE (2, 1), AROUND (2, 6), AROUND (2, 7),
  FIVE (3, 1), AROUND (3, 6), AROUND (3, 7), AROUND (3, 8),
  AROUND (4, 1), AROUND (4, 2), AROUND (4, 3), AROUND (4, 4),
  0,
  AROUND (4, 6), AROUND (4, 7), AROUND (4, 8), AROUND (4, 9),
  FIVE (5, 2), AROUND (5, 7), AROUND (5, 8), AROUND (5, 9),
  FIVE (6, 3), AROUND (6, 8), AROUND (6, 9),
  FIVE (7, 4), AROUND (7, 9),
  FIVE (8, 5),
};

int
ken_wan_cell (int row,
              int diagonal)
{
  return ON_BOARD (row, diagonal) ? NUMBER (row, diagonal) : -1;
}

int
ken_wan_cell_row (int cell)
{
  int row = 0;

  while (row < KEN_WAN_ROWS - 1 && cell >= ROW_OFFSET (row + 1))
    row++;

  return row;
}

int
ken_wan_cell_diagonal (int cell)
{
  int row = ken_wan_cell_row (cell);

  return cell - ROW_OFFSET (row) + ROW_FIRST (row);
}

int
ken_wan_cell_beside (int             cell,
                     KenWanDirection direction)
{
  static const struct
  {
    int row;
    int diagonal;
  } steps[KEN_WAN_N_DIRECTIONS] = {
    [KEN_WAN_LEFT] = { 0, -1 },
    [KEN_WAN_UP_LEFT] = { 1, 0 },
    [KEN_WAN_UP_RIGHT] = { 1, 1 },
    [KEN_WAN_RIGHT] = { 0, 1 },
    [KEN_WAN_DOWN_RIGHT] = { -1, 0 },
    [KEN_WAN_DOWN_LEFT] = { -1, -1 },
  };

  return ken_wan_cell (ken_wan_cell_row (cell) + steps[direction].row,
                       ken_wan_cell_diagonal (cell)
                       + steps[direction].diagonal);
}

/* The cells of a row. */
#define ROW(row) \
  (((UINT64_C (1) << (ROW_LAST (row) - ROW_FIRST (row) + 1)) - 1) \
   << ROW_OFFSET (row))

/* Returns the cells above and below those of @set, for the rows @row of the
 * lower half and 7 - @row of the upper half: from both, the two cells above
 * have numbers that are higher by @row + 5 and @row + 6.  A number beyond an
 * end of a row is masked out.  For the ends of the longest row, which is in
 * both halves, it would be the number of the opposite end. */
static inline KenWanSet
spread_rows (KenWanSet set,
             int       row)
{
  KenWanSet below = ROW (row) | ROW (7 - row);
  KenWanSet above = ROW (row + 1) | ROW (8 - row);
  KenWanSet up = set & below, down = set & above;

  return ((up << (row + 6) | (up & ~ONLY (4, 1)) << (row + 5)) & above)
         | ((down >> (row + 6) | (down & ~ONLY (4, 9)) >> (row + 5)) & below);
}

KenWanSet
ken_wan_spread (KenWanSet set)
{
  const KenWanSet first = ONLY (0, 1) | ONLY (1, 1) | ONLY (2, 1) | ONLY (3, 1)
                          | ONLY (4, 1) | ONLY (5, 2) | ONLY (6, 3)
                          | ONLY (7, 4) | ONLY (8, 5);

  return (((set << 1) & ~first) | ((set & ~first) >> 1)
          | spread_rows (set, 0) | spread_rows (set, 1)
          | spread_rows (set, 2) | spread_rows (set, 3))
         & KEN_WAN_BOARD;
}

KenWanSet
ken_wan_joined (KenWanSet set,
                int       cell)
{
  KenWanSet joined = ken_wan_bit (cell);
  KenWanSet fresh = joined;

  /* Each member is looked at once, whatever the order. */
  while (fresh != 0)
    {
      int next = ken_wan_set_pop (&fresh);
      KenWanSet found = ken_wan_neighbours (next) & set & ~joined;

      joined |= found;
      fresh |= found;
    }

  return joined;
}

bool
ken_wan_is_joined (KenWanSet set)
{
  return set == 0 || ken_wan_joined (set, ken_wan_set_first (set)) == set;
}

/* Traversal: a walk through a group that visits every member once. */
typedef struct
{
  KenWanSet group;
  KenWanSet visited;
  KenWanSet cuts;
} Traversal;

/* Visits the members of the group beyond @cell, depth first; @before are the
 * members on the way to it.  @cell is a cut if the members that were first
 * reached through it touch none of @before.
 *
 * Returns: the members of @before that @cell or those beyond it touch.
 */
static KenWanSet
traverse_from (Traversal *traversal,
               int        cell,
               KenWanSet  before)
{
  KenWanSet touched = ken_wan_neighbours (cell) & before;
  KenWanSet next;

  traversal->visited |= ken_wan_bit (cell);
  while ((next = ken_wan_neighbours (cell) & traversal->group
                 & ~traversal->visited) != 0)
    {
      KenWanSet beyond = traverse_from (traversal, ken_wan_set_first (next),
                                        before | ken_wan_bit (cell)) & before;

      if (beyond == 0)
        traversal->cuts |= ken_wan_bit (cell);
      touched |= beyond;
    }

  return touched;
}

KenWanSet
ken_wan_cuts (KenWanSet group)
{
  int first = ken_wan_set_first (group);
  Traversal traversal = { group, ken_wan_bit (first), 0 };

  /* The first member has none before it; it is a cut if the way from one of its
   * neighbours does not lead to all the others. */
  traverse_from (&traversal,
                 ken_wan_set_first (ken_wan_neighbours (first) & group),
                 ken_wan_bit (first));
  if (traversal.visited != group)
    {
      traverse_from (&traversal, first, 0);
      traversal.cuts |= ken_wan_bit (first);
    }

  return traversal.cuts;
}
