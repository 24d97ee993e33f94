/* ken-wan-rules.h: the rules of Ken Wan
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of Ken Wan, after the sheet of the author,
 * Guilain Dorsimont (December 2014).  A seat has the number of its colour: 0
 * Blue, 1 Yellow, 2 Red; they play in that order.  With two players nobody
 * plays Red, but the red pieces stand on the board and can be captured.
 */

#pragma once

#include "games/game-rules.h"
#include "games/ken-wan/rules/ken-wan-pieces.h"

/* The events that only Ken Wan has. */
enum
{
  KEN_WAN_EVENT_LAND = GAME_EVENT_OWN,  /* seat's piece from `from` on `to`;
                                         * value: 1 if it landed as a
                                         * half-piece */
  KEN_WAN_EVENT_TURN_HALF,      /* the piece on `to`, of colour `from`, becomes
                                 * a half-piece of seat */
  KEN_WAN_EVENT_TURN_WHOLE,     /* the piece on `to`, of colour `from`, becomes
                                 * a whole piece of seat */
  KEN_WAN_EVENT_PLACED,         /* seat takes place `value` (1, 2, 3) */
  KEN_WAN_EVENT_OUT,            /* seat has no pieces left */
};

/* The reasons that only Ken Wan has. */
enum
{
  KEN_WAN_REASON_UNITED = GAME_REASON_OWN,      /* players united their pieces
                                                 * and so won the places */
  KEN_WAN_REASON_LAST_LEFT,     /* of the players without a place, only one has
                                 * pieces left */
  KEN_WAN_REASON_NOBODY_LEFT,   /* no player without a place has pieces left */
};

/* KenWanSetup: the opening positions, in the order of GameRules.setups. */
typedef enum
{
  KEN_WAN_STAR,
  KEN_WAN_MOSAIC,
  KEN_WAN_TRIOS,
  KEN_WAN_N_SETUPS,
} KenWanSetup;

/* The bits of a move: 0 to 5 are the cell that it leaves, 6 to 11 the cell that
 * it lands on, and 12 is set, so that no move is 0.  A pass is bit 13 alone. */
#define KEN_WAN_PASS ((GameMove) 1 << 13)

/* ken_wan_move: packs the move of the piece on @from to @to. */
static inline GameMove
ken_wan_move (int from,
              int to)
{
  return (GameMove) from | (GameMove) to << 6 | (GameMove) 1 << 12;
}

/* ken_wan_move_from, ken_wan_move_to: the cells of a move that is no pass. */
static inline int
ken_wan_move_from (GameMove move)
{
  return (int) (move & 63);
}

static inline int
ken_wan_move_to (GameMove move)
{
  return (int) (move >> 6 & 63);
}

/* ken_wan_is_over: returns whether the places are settled by @state alone,
 * without repetition and passes. */
bool ken_wan_is_over (const KenWanState *state);

extern const GameRules ken_wan_rules;
