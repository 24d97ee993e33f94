/* zohn-ahl-play.c: how a game of Zohn Ahl begins, goes on and ends
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything here reads a ZohnAhlRuleset and asks for no ruleset by name, so
 * that a changed ruleset is played by the same rules.
 * "Page" below is the project's rules page of Zohn Ahl, by its numbers.
 */

#include "zohn-ahl-play.h"

#include <string.h>

#define ALWAYS_INLINE static inline __attribute__ ((always_inline))

/* Ply: a throw being played. */
typedef struct
{
  ZohnAhlState *state;
  const ZohnAhlRuleset *values;
  GameTrace *trace;
  int seat;                     /* who threw */
  int other;
  bool again;                   /* another throw was won and not yet lost */
  int paid[ZOHN_AHL_N_CAUSES];  /* counters */
} Ply;

ALWAYS_INLINE void
note_count (Ply *ply,
            int  type,
            int  seat,
            int  from,
            int  to,
            int  count,
            int  value)
{
  if (ply->trace != NULL)
    game_trace_push (ply->trace, (GameEvent) {
                       .type = (uint8_t) type,
                       .seat = (int8_t) seat,
                       .from = (int16_t) from,
                       .to = (int16_t) to,
                       .count = (int16_t) count,
                       .value = value,
                     });
}

ALWAYS_INLINE void
note (Ply *ply,
      int  type,
      int  seat,
      int  from,
      int  to,
      int  value)
{
  note_count (ply, type, seat, from, to, 0, value);
}

ALWAYS_INLINE int
space_of (const Ply *ply,
          int        seat)
{
  return zohn_ahl_board_space (ply->values, seat, ply->state->steps[seat]);
}

/* Lets @seat pay @price counters.  By the sheets a price is always one counter;
 * changed rules may have another.  A side without counters has lost, in the
 * middle of a move too: then nothing more happens.  Page, zohn-al 7; French
 * sheet, end of the game; English sheet, 10.
 *
 * Returns: whether that ended the game. */
ALWAYS_INLINE bool
pay (Ply          *ply,
     int           seat,
     int           price,
     ZohnAhlCause  cause)
{
  uint8_t *counters = ply->state->counters;
  int paid = price < counters[seat] ? price : counters[seat];

  if (paid == 0)
    return false;

  counters[seat] = (uint8_t) (counters[seat] - paid);
  counters[1 - seat] = (uint8_t) (counters[1 - seat] + paid);
  ply->paid[cause] += paid;
  note_count (ply, ZOHN_AHL_EVENT_PAY, seat, 0, 0, paid, cause);

  return counters[seat] == 0;
}

/* Being sent back is not landing: it captures nothing, and both pieces may
 * then share a space.  Page, zohn-al 6. */
ALWAYS_INLINE void
send_back (Ply          *ply,
           int           seat,
           ZohnAhlCause  cause)
{
  int from = space_of (ply, seat);

  ply->state->steps[seat] = 0;
  note (ply, ZOHN_AHL_EVENT_SENT_BACK, seat, from, space_of (ply, seat), cause);
}

/* A piece begins off the board; on its side's first turn it is placed on its
 * start and moves from there.  Page, zohn-al 1; French sheet, course of a
 * game. */
ALWAYS_INLINE void
enter (Ply *ply)
{
  if (ply->state->steps[ply->seat] != ZOHN_AHL_OFF_BOARD)
    return;

  ply->state->steps[ply->seat] = 0;
  note (ply, GAME_EVENT_ENTER, ply->seat, 0, space_of (ply, ply->seat), 0);
}

/* Reaching or passing the start wins a counter, and the other piece goes back
 * to its own start; one that is off the board stays there.  The piece that
 * lapped stays where its throw took it.  This is settled before the landing,
 * because the start is passed first.  A turn that the other side still had to
 * miss stays due.  Page, zohn-al 5; both sheets.
 *
 * Returns: whether that ended the game. */
ALWAYS_INLINE bool
advance (Ply *ply,
         int  steps)
{
  ZohnAhlState *state = ply->state;
  int from = space_of (ply, ply->seat);
  int walked = state->steps[ply->seat] + steps;
  bool lapped = walked >= ply->values->n_spaces;

  if (lapped)
    walked -= ply->values->n_spaces;
  state->steps[ply->seat] = (int8_t) walked;
  note (ply, GAME_EVENT_MOVE, ply->seat, from, space_of (ply, ply->seat),
        steps);
  if (!lapped)
    return false;

  note (ply, ZOHN_AHL_EVENT_LAP, ply->seat, 0, space_of (ply, ply->seat), 0);
  if (state->steps[ply->other] > 0)
    send_back (ply, ply->other, ZOHN_AHL_CAUSE_LAP);

  return pay (ply, ply->other, ply->values->lap_price, ZOHN_AHL_CAUSE_LAP);
}

/* Ending on the other side's piece sends it to its start and wins a counter.
 * A piece off the board cannot be captured (page, zohn-al 1), nor, where both
 * start on the south creek, one that stands there (page, leaflet 1).  Page,
 * zohn-al 4; both sheets.
 *
 * Returns: whether the piece was there. */
ALWAYS_INLINE bool
meets (const Ply *ply)
{
  const ZohnAhlState *state = ply->state;

  if (state->steps[ply->other] == ZOHN_AHL_OFF_BOARD)
    return false;
  if (ply->values->start_is_safe && state->steps[ply->seat] == 0)
    return false;

  return space_of (ply, ply->seat) == space_of (ply, ply->other);
}

/* Returns: whether the capture, if there is one, ended the game. */
ALWAYS_INLINE bool
capture (Ply  *ply,
         bool  lifts_miss)
{
  uint8_t bit = (uint8_t) (1 << ply->other);

  if (!meets (ply))
    return false;

  send_back (ply, ply->other, ZOHN_AHL_CAUSE_CAPTURE);
  if (pay (ply, ply->other, ply->values->capture_price,
           ZOHN_AHL_CAUSE_CAPTURE))
    return true;

  if (lifts_miss && (ply->state->misses & bit) != 0)
    {
      ply->state->misses &= (uint8_t) ~bit;
      note (ply, ZOHN_AHL_EVENT_MISS_LIFTED, ply->other, 0, 0, 0);
    }

  return false;
}

/* Either creek (zohn-al) or the north one: back to the start, one counter
 * paid.  The right to throw again, if won, stays.  Page, zohn-al 2, leaflet 2,
 * culin; French sheet, special cases; English sheet, 6.
 *
 * Returns: whether that ended the game. */
ALWAYS_INLINE bool
fall_in_creek (Ply *ply)
{
  const ZohnAhlRuleset *values = ply->values;
  int creek = ply->state->steps[ply->seat] == values->creeks[0] ? 0 : 1;

  note (ply, ZOHN_AHL_EVENT_HAZARD, ply->seat, space_of (ply, ply->seat), 0,
        ZOHN_AHL_HAZARD_CREEK);
  send_back (ply, ply->seat, ZOHN_AHL_CAUSE_CREEK);

  return pay (ply, ply->seat, values->creek_prices[creek],
              ZOHN_AHL_CAUSE_CREEK);
}

/* A dry branch that has a price is paid for before anything else happens
 * there.
 *
 * Returns: whether that ended the game. */
ALWAYS_INLINE bool
pay_ravine (Ply *ply)
{
  const ZohnAhlRuleset *values = ply->values;
  int branch = ply->state->steps[ply->seat] == values->ravines[0] ? 0 : 1;

  return pay (ply, ply->seat, values->ravine_prices[branch],
              ZOHN_AHL_CAUSE_RAVINE);
}

/* zohn-al: the piece stays, the side hands over at once even if it had won
 * another throw, and misses its next turn.  A piece caught there frees its
 * side of the turn that it still had to miss; the captor has fallen in too.
 * Page, zohn-al 3 and 4; French sheet, special cases and captures.
 *
 * leaflet: the side loses its next throw: the one it has just won, if any,
 * else its next turn.  Page, leaflet 3; English sheet, 7.
 *
 * Returns: whether a payment ended the game. */
ALWAYS_INLINE bool
fall_in_ravine (Ply *ply)
{
  bool lost_throw = ply->again;

  note (ply, ZOHN_AHL_EVENT_HAZARD, ply->seat, space_of (ply, ply->seat), 0,
        ZOHN_AHL_HAZARD_RAVINE);
  if (pay_ravine (ply) || capture (ply, ply->values->capture_lifts_miss))
    return true;

  if (lost_throw)
    {
      ply->again = false;
      note (ply, ZOHN_AHL_EVENT_LOSE_THROW, ply->seat, 0, 0, 0);
    }
  if (!lost_throw || ply->values->ravine == ZOHN_AHL_RAVINE_MISS_TURN)
    {
      ply->state->misses |= (uint8_t) (1 << ply->seat);
      note (ply, ZOHN_AHL_EVENT_MISS_TURN, ply->seat, 0, 0, 0);
    }

  return false;
}

/* leaflet-cross: a piece that ends on a dry branch crosses to the other one
 * and captures there.  It has ended on the first branch too, and captures
 * there by the common rule.  It does not cross again.  Page, leaflet-cross;
 * English sheet, 7.
 *
 * Returns: whether a payment ended the game. */
ALWAYS_INLINE bool
cross (Ply *ply)
{
  const uint8_t *ravines = ply->values->ravines;
  int8_t *steps = &ply->state->steps[ply->seat];
  int from = space_of (ply, ply->seat);

  if (pay_ravine (ply) || capture (ply, false))
    return true;

  *steps = (int8_t) (ravines[0] + ravines[1] - *steps);
  note (ply, ZOHN_AHL_EVENT_CROSS, ply->seat, from, space_of (ply, ply->seat),
        0);

  return capture (ply, false);
}

/* Applies the effect of the space on which the throw ends.
 *
 * Returns: whether that ended the game. */
ALWAYS_INLINE bool
land (Ply *ply)
{
  const ZohnAhlRuleset *values = ply->values;
  int steps = ply->state->steps[ply->seat];

  if (steps == values->creeks[0] || steps == values->creeks[1])
    return fall_in_creek (ply);
  if (values->ravine != ZOHN_AHL_RAVINE_SAFE
      && (steps == values->ravines[0] || steps == values->ravines[1]))
    return values->ravine == ZOHN_AHL_RAVINE_CROSS ? cross (ply)
                                                   : fall_in_ravine (ply);

  return capture (ply, false);
}

/* Gives the turn to the other side.  A side that has to miss a turn is passed
 * over, and has missed it then.  If both have one to miss, both are passed
 * over, and the turn goes to the other side all the same. */
ALWAYS_INLINE void
hand_over (Ply *ply)
{
  ZohnAhlState *state = ply->state;
  int seat = ply->other;

  while ((state->misses & (1 << seat)) != 0)
    {
      state->misses &= (uint8_t) ~(1 << seat);
      note (ply, ZOHN_AHL_EVENT_TURN_MISSED, seat, 0, 0, 0);
      seat = 1 - seat;
    }
  state->turn = (uint8_t) seat;
  note (ply, GAME_EVENT_TURN, seat, 0, 0, 0);
}

/* Throwing is not a choice and neither is moving: every throw is played to
 * its end.  Both sheets. */
ALWAYS_INLINE void
walk (Ply *ply,
      int  steps)
{
  enter (ply);
  if (advance (ply, steps) || land (ply))
    return;

  if (ply->again)
    note (ply, ZOHN_AHL_EVENT_THROW_AGAIN, ply->seat, 0, 0, 0);
  else
    hand_over (ply);
}

ALWAYS_INLINE Ply
ply_of (const ZohnAhlRuleset *values,
        ZohnAhlState         *state,
        bool                  again)
{
  return (Ply) {
    .state = state,
    .values = values,
    .seat = state->turn,
    .other = 1 - state->turn,
    .again = again,
  };
}

ALWAYS_INLINE void
play (const ZohnAhlRuleset *values,
      ZohnAhlState         *state,
      GameMove              move,
      GameTrace            *trace)
{
  int steps = zohn_ahl_steps (values, move);
  Ply ply = ply_of (values, state, zohn_ahl_throws_again (values, move));

  ply.trace = trace;
  if (trace != NULL)
    {
      const ZohnAhlStick *stick = zohn_ahl_stick (move);

      note (&ply, GAME_EVENT_THROW, ply.seat, 0, 0,
            zohn_ahl_throw_value (steps, stick->marked, stick->sahe));
    }

  walk (&ply, steps);
}

void
zohn_ahl_apply_throw (const ZohnAhlRuleset *values,
                      ZohnAhlState         *state,
                      GameMove              move)
{
  play (values, state, move, NULL);
}

void
zohn_ahl_walk (const ZohnAhlRuleset *values,
               ZohnAhlState         *state,
               int                   steps,
               bool                  again,
               int                   paid[ZOHN_AHL_N_CAUSES])
{
  Ply ply = ply_of (values, state, again);

  walk (&ply, steps);
  memcpy (paid, ply.paid, sizeof ply.paid);
}

void
zohn_ahl_apply (GameState *state,
                GameMove   move,
                GameTrace *trace)
{
  const ZohnAhlRuleset *values = zohn_ahl_values (state);
  ZohnAhlState *self = (ZohnAhlState *) (void *) state;

  if (trace == NULL)
    zohn_ahl_apply_throw (values, self, move);
  else
    play (values, self, move, trace);
}

/* Both pieces begin off the board, or both on their starts; Red begins. */
void
zohn_ahl_start (const GameConfig *config,
                GameState        *state)
{
  const ZohnAhlRuleset *values = zohn_ahl_ruleset (config->ruleset);
  int8_t steps = values->starts_off_board ? ZOHN_AHL_OFF_BOARD : 0;
  ZohnAhlState self = {
    .ruleset = (uint8_t) config->ruleset,
    .steps = { steps, steps },
    .counters = { (uint8_t) config->counters[0],
                  (uint8_t) config->counters[1] },
    .turn = ZOHN_AHL_RED,
  };

  memset (state, 0, sizeof *state);
  memcpy (state, &self, sizeof self);
}

/* The four sticks fall as four bits, the sahe the highest of them, unless they
 * are changed. */
ALWAYS_INLINE GameMove
drawn_throw (const ZohnAhlGame *game,
             GameRng           *rng)
{
  static const uint8_t throws_of_sticks[16] = {
    1, 2, 2, 4, 2, 4, 4, 6, 3, 5, 5, 7, 5, 7, 7, 8,
  };

  uint32_t drawn;
  int t = 0;

  if (!game->state.changed)
    return throws_of_sticks[game_rng_next (rng) >> 60];

  drawn = game_rng_below (rng, game->total);
  while (drawn >= game->weights[t])
    drawn -= game->weights[t++];

  return zohn_ahl_throw (t);
}

GameMove
zohn_ahl_draw_throw (const GameState *state,
                     GameRng         *rng)
{
  return drawn_throw (zohn_ahl_game (state), rng);
}

void
zohn_ahl_outcome (const GameState *state,
                  GameOutcome     *result)
{
  const ZohnAhlState *self = zohn_ahl_state (state);

  memset (result, 0, sizeof *result);
  result->winner = -1;
  if (!zohn_ahl_is_over (self))
    return;

  result->over = true;
  result->reason = ZOHN_AHL_REASON_NO_COUNTERS;
  result->winner = self->counters[ZOHN_AHL_RED] == 0 ? ZOHN_AHL_GREEN
                                                     : ZOHN_AHL_RED;
  result->ranking[0] = result->winner;
  result->ranking[1] = 1 - result->winner;
  result->n_ranked = 2;
}

/* Plays only throws, on a copy small enough to stay in the processor's
 * registers. */
uint64_t
zohn_ahl_playout (GameState   *state,
                  GameRng     *rng,
                  uint64_t     max_moves,
                  GameOutcome *result)
{
  const ZohnAhlRuleset *values = zohn_ahl_values (state);
  ZohnAhlState self = *zohn_ahl_state (state);
  GameRng own_rng = *rng;
  uint64_t n_moves = 0;

  while (!zohn_ahl_is_over (&self) && n_moves < max_moves)
    {
      play (values, &self, drawn_throw (zohn_ahl_game (state), &own_rng),
            NULL);
      n_moves++;
    }

  *rng = own_rng;
  memcpy (state, &self, sizeof self);
  zohn_ahl_outcome (state, result);

  return n_moves;
}
