/* chisolo-rules.h: the rules of Chisolo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of Chisolo.  Seat 0 is South, who always
 * plays first, seat 1 North.
 */

#pragma once

#include "games/chisolo/rules/chisolo-form.h"
#include "games/chisolo/rules/chisolo-sowing.h"
#include "games/game-rules.h"

/* The events that only Chisolo has. */
enum
{
  CHISOLO_EVENT_DIRECTION = GAME_EVENT_OWN,     /* seat's direction; value +1
                                                 * or -1 */
  CHISOLO_EVENT_LIFT,           /* `count` stones lifted from `from` */
  CHISOLO_EVENT_SOW,            /* `count` stones sown one by one from the hole
                                 * after `from`, the last in `to`; value: +1 or
                                 * -1, the direction */
  CHISOLO_EVENT_CAPTURE,        /* `count` stones taken from `from`; value: 1
                                 * for the third hole, else 0 */
  CHISOLO_EVENT_ENDLESS,        /* the sowing of `from` would go on for ever;
                                 * value: the holes in which the laps of its
                                 * ring end, 1 << hole each; in no move */
};

/* The reason that only Chisolo has. */
enum
{
  CHISOLO_REASON_CAMP_EMPTIED = GAME_REASON_OWN,        /* the loser's camp */
};

/* ChisoloDirection: which way a player sows. */
typedef enum
{
  CHISOLO_CLOCKWISE = -1,
  CHISOLO_UNCHOSEN = 0,         /* he chooses with his next sowing */
  CHISOLO_ANTICLOCKWISE = 1,
  CHISOLO_FIRST_MOVE = 2,       /* smith-dale, ludii: clockwise now, choose
                                 * later */
} ChisoloDirection;

/* ChisoloState: a position. */
typedef struct
{
  ChisoloCamp camps[2];         /* South's and North's stones */
  uint8_t ruleset;              /* a ChisoloRuleset */
  uint8_t turn;                 /* the seat to move */
  int8_t directions[2];         /* a ChisoloDirection each */
  uint32_t n_moves;             /* moves played, passes included */
} ChisoloState;

_Static_assert (sizeof (ChisoloState) <= GAME_STATE_MAX,
                "a Chisolo position does not fit");

/* ChisoloMoveKind: the kinds of a turn. */
typedef enum
{
  CHISOLO_MOVE_NONE,
  CHISOLO_MOVE_SOW,
  CHISOLO_MOVE_OPEN,            /* the opening capture of nambidi */
  CHISOLO_MOVE_PASS,
} ChisoloMoveKind;

/* A move in bits: 0-3 the hole, 4-5 the direction it names (0: none, 1: +,
 * 2: -), 6-9 the third hole plus one, 10-11 the kind. */

/* chisolo_move:
 *
 * Packs a move.  @hole is the mover's hole, for an opening capture the inner
 * one of its column; @direction is %CHISOLO_UNCHOSEN unless the move settles
 * it; @third is the opponent's hole, or -1.
 */
static inline GameMove
chisolo_move (ChisoloMoveKind  kind,
              int              hole,
              ChisoloDirection direction,
              int              third)
{
  GameMove named = direction == CHISOLO_ANTICLOCKWISE ? 1
                   : direction == CHISOLO_CLOCKWISE ? 2 : 0;

  return (GameMove) hole | named << 4 | (GameMove) (third + 1) << 6
         | (GameMove) kind << 10;
}

/* chisolo_move_kind, chisolo_move_hole: what @move does, and the mover's hole
 * that was packed into it. */
static inline ChisoloMoveKind
chisolo_move_kind (GameMove move)
{
  return (ChisoloMoveKind) (move >> 10 & 3);
}

static inline int
chisolo_move_hole (GameMove move)
{
  return (int) (move & 15);
}

/* chisolo_move_direction: the direction that @move settles for good, or
 * %CHISOLO_UNCHOSEN. */
static inline ChisoloDirection
chisolo_move_direction (GameMove move)
{
  GameMove named = move >> 4 & 3;

  return named == 1 ? CHISOLO_ANTICLOCKWISE
         : named == 2 ? CHISOLO_CLOCKWISE : CHISOLO_UNCHOSEN;
}

/* chisolo_move_third: the opponent's hole that @move empties besides, or -1. */
static inline int
chisolo_move_third (GameMove move)
{
  return (int) (move >> 6 & 15) - 1;
}

/* chisolo_stones: how many stones lie in @cell, a hole of either camp. */
static inline int
chisolo_stones (const ChisoloState *state,
                int                 cell)
{
  return state->camps[cell / CHISOLO_HOLES].stones[cell % CHISOLO_HOLES];
}

/* chisolo_apply_part:
 *
 * Plays the part of @move, which is legal in @state, that is settled before its
 * third hole is chosen: direction, sowing with all relays, and the capture of
 * the two holes opposite; or both holes of an opening capture.  The turn stays
 * with its player.  The third hole of @move does not matter.  Appends what
 * happened to @trace, which may be %NULL.  Source: shared rules page of
 * Chisolo, "Turn", 2 to 5, and "Other forms".
 */
void chisolo_apply_part (GameState *state, GameMove move, GameTrace *trace);

/* chisolo_apply_rest:
 *
 * Plays the rest of @move after chisolo_apply_part(): empties the third hole,
 * if @move takes one, and passes the turn on.  The two traces together are that
 * of the whole move.  Source: shared rules page of Chisolo, "Turn", 5 and 6.
 */
void chisolo_apply_rest (GameState *state, GameMove move, GameTrace *trace);

/* chisolo_trace_way:
 *
 * Appends to @trace the way that the hand would go in a sowing of @cell, which
 * has stones, by its owner in @direction, +1 or -1, through all relays and
 * without any capture; nothing is played.  Of a sowing that never ends it
 * traces the first laps, and then CHISOLO_EVENT_ENDLESS.  Source: shared rules
 * page of Chisolo, "Turn", 2 to 5, and "End".
 */
void chisolo_trace_way (const GameState *state, int cell,
                        ChisoloDirection direction, GameTrace *trace);

extern const GameRules chisolo_rules;
