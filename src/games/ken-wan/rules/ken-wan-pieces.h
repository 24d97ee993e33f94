/* ken-wan-pieces.h: a position of Ken Wan, its groups and where its pieces may
 * go
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of Ken Wan, turn.  Rules, evaluation and
 * board all look at a position through these.
 */

#pragma once

#include "games/game-rules.h"
#include "games/ken-wan/rules/ken-wan-cells.h"

#define KEN_WAN_BLUE 0
#define KEN_WAN_YELLOW 1
#define KEN_WAN_RED 2
#define KEN_WAN_COLOURS 3

/* KenWanState: a position.  No cell is in two of the six sets. */
typedef struct
{
  KenWanSet whole[KEN_WAN_COLOURS];     /* each colour's whole pieces */
  KenWanSet half[KEN_WAN_COLOURS];      /* each colour's half-pieces */
  uint8_t turn;                         /* the seat to move */
  uint8_t n_players;                    /* 2 or 3 */
  uint8_t n_placed;
  uint8_t placed[KEN_WAN_COLOURS];      /* seats that won a place, in order */
  uint8_t unused[2];                    /* zero */
} KenWanState;

_Static_assert (sizeof (KenWanState) <= GAME_STATE_MAX,
                "a Ken Wan position does not fit");

/* ken_wan_pieces: the pieces of @colour, whole and half. */
static inline KenWanSet
ken_wan_pieces (const KenWanState *state,
                int                colour)
{
  return state->whole[colour] | state->half[colour];
}

/* ken_wan_occupied: all cells with a piece. */
static inline KenWanSet
ken_wan_occupied (const KenWanState *state)
{
  return ken_wan_pieces (state, KEN_WAN_BLUE)
         | ken_wan_pieces (state, KEN_WAN_YELLOW)
         | ken_wan_pieces (state, KEN_WAN_RED);
}

/* ken_wan_empty: all cells where a piece could stand and none does. */
static inline KenWanSet
ken_wan_empty (const KenWanState *state)
{
  return KEN_WAN_BOARD & ~ken_wan_occupied (state);
}

/* ken_wan_colour_at: the colour of the piece on @cell, or -1. */
int ken_wan_colour_at (const KenWanState *state, int cell);

/* ken_wan_is_half: whether the piece on @cell is a half-piece. */
bool ken_wan_is_half (const KenWanState *state, int cell);

/* ken_wan_place: the place @seat has won, 1 to 3, or 0. */
int ken_wan_place (const KenWanState *state, int seat);

/* ken_wan_is_active: whether @seat still plays: a player of this game who has
 * won no place and has pieces left. */
bool ken_wan_is_active (const KenWanState *state, int seat);

/* ken_wan_is_united: whether @seat's pieces, at least one, are all whole and
 * form a single group. */
bool ken_wan_is_united (const KenWanState *state, int seat);

/* ken_wan_group: the group of the piece on @cell, itself included; empty when
 * there is no piece. */
KenWanSet ken_wan_group (const KenWanState *state, int cell);

/* ken_wan_groups:
 *
 * The groups of @colour into @groups (at least KEN_WAN_CELLS of them, or
 * %NULL to count only).
 *
 * Returns: how many there are.
 */
int ken_wan_groups (const KenWanState *state, int colour, KenWanSet *groups);

/* ken_wan_cut:
 *
 * Finds the parts that lifting the piece on @cell would leave of its group, and
 * puts each into @parts.  Source: rules page, turn 1.
 *
 * Returns: the number of parts, so that 2 or 3 mean that it may not be lifted;
 * 0 for an isolated piece or an empty cell.
 */
int ken_wan_cut (const KenWanState *state, int cell,
                 KenWanSet parts[KEN_WAN_PARTS_MAX]);

/* ken_wan_landing:
 *
 * Returns: the cells on which the piece on @cell may land if its colour were to
 * move: its landing rim, empty for a piece that may not move and for an empty
 * cell.  Source: rules page, turn 1 to 5.
 */
KenWanSet ken_wan_landing (const KenWanState *state, int cell);

/* ken_wan_turned:
 *
 * Finds the pieces that would become whole pieces and those that would become
 * half-pieces of its colour if the piece on @from landed on @to.  Both sets are
 * empty for a half-piece.  Source: rules page, turn 4 and 6.
 */
void ken_wan_turned (const KenWanState *state, int from, int to,
                     KenWanSet *to_whole, KenWanSet *to_half);

/* KenWanEach: called with a piece and the cells where it may land. */
typedef void (*KenWanEach) (int cell, KenWanSet landing, void *data);

/* ken_wan_each_movable:
 *
 * Calls @each for every piece of @colour that could move if it were that
 * colour's turn, group by group.  Quicker than ken_wan_landing() for each.
 */
void ken_wan_each_movable (const KenWanState *state, int colour,
                           KenWanEach each, void *data);
