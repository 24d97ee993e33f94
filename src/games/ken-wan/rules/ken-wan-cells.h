/* ken-wan-cells.h: the hexagonal board of Ken Wan and sets of its cells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of Ken Wan, board and pieces.
 *
 * Cells are numbered row by row from a1 (0) to i9 (60); the centre e5 (30)
 * has a number but is never in a set.  Rows are 0 (a) to 8 (i), diagonals 1
 * to 9, as on an Abalone board: c4 touches c3, c5, d4, d5, b3 and b4.
 */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#define KEN_WAN_ROWS 9
#define KEN_WAN_CELLS 61
#define KEN_WAN_CENTRE 30

/* The most parts that a group can fall into when a piece is lifted, because at
 * most every second of its six neighbours is in another part. */
#define KEN_WAN_PARTS_MAX 3

/* KenWanSet: a set of cells, the bit 1 << cell for each. */
typedef uint64_t KenWanSet;

/* All cells that are played, thus without the centre. */
#define KEN_WAN_BOARD \
  (((UINT64_C (1) << KEN_WAN_CELLS) - 1) & ~(UINT64_C (1) << KEN_WAN_CENTRE))

/* KenWanDirection: the ways to a neighbour, clockwise. */
typedef enum
{
  KEN_WAN_LEFT,
  KEN_WAN_UP_LEFT,
  KEN_WAN_UP_RIGHT,
  KEN_WAN_RIGHT,
  KEN_WAN_DOWN_RIGHT,
  KEN_WAN_DOWN_LEFT,
  KEN_WAN_N_DIRECTIONS,
} KenWanDirection;

/* The neighbours of each cell; empty for the centre.  Read it through
 * ken_wan_neighbours(). */
extern const KenWanSet ken_wan_neighbour_sets[KEN_WAN_CELLS];

/* ken_wan_bit: the set of @cell alone. */
static inline KenWanSet
ken_wan_bit (int cell)
{
  return UINT64_C (1) << cell;
}

/* ken_wan_neighbours: the cells beside @cell, three to six of them. */
static inline KenWanSet
ken_wan_neighbours (int cell)
{
  return ken_wan_neighbour_sets[cell];
}

/* ken_wan_set_count: how many cells @set has. */
static inline int
ken_wan_set_count (KenWanSet set)
{
  return __builtin_popcountll (set);
}

/* ken_wan_set_first: the lowest cell of @set, which is not empty. */
static inline int
ken_wan_set_first (KenWanSet set)
{
  return __builtin_ctzll (set);
}

/* ken_wan_set_pop: takes the lowest cell out of @set, which is not empty.
 *
 * Returns: that cell. */
static inline int
ken_wan_set_pop (KenWanSet *set)
{
  int cell = __builtin_ctzll (*set);

  *set &= *set - 1;

  return cell;
}

/* ken_wan_row_first, ken_wan_row_length:
 *
 * The first diagonal of @row, 0 to 8, and how many cells it has, the centre
 * counted.
 */
static inline int
ken_wan_row_first (int row)
{
  return row <= 4 ? 1 : row - 3;
}

static inline int
ken_wan_row_length (int row)
{
  return row <= 4 ? row + 5 : 13 - row;
}

/* ken_wan_cell: the cell at @row and @diagonal, or -1 where there is none.
 * The centre is returned too. */
int ken_wan_cell (int row, int diagonal);

/* ken_wan_cell_row: returns the row of @cell, 0 to 8. */
int ken_wan_cell_row (int cell);

/* ken_wan_cell_diagonal: returns the diagonal of @cell, as ken_wan_cell() takes
 * it. */
int ken_wan_cell_diagonal (int cell);

/* ken_wan_cell_beside: the cell next to @cell in @direction, the centre
 * included, or -1 at the rim. */
int ken_wan_cell_beside (int cell, KenWanDirection direction);

/* ken_wan_spread: the cells beside at least one cell of @set; cells of @set
 * itself may be among them. */
KenWanSet ken_wan_spread (KenWanSet set);

/* ken_wan_joined: the part of @set that hangs together with @cell, a member
 * of it. */
KenWanSet ken_wan_joined (KenWanSet set, int cell);

/* ken_wan_is_joined: whether @set hangs together; an empty one does. */
bool ken_wan_is_joined (KenWanSet set);

/* ken_wan_cuts: returns the members without which the rest of @group, which
 * hangs together and has at least two, would fall apart. */
KenWanSet ken_wan_cuts (KenWanSet group);
