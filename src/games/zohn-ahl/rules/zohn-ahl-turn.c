/* zohn-ahl-turn.c: what may happen before the turn ends, with its chances
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The positions in which the turn goes on are few and are listed.  The chance
 * that an event still happens from one of them is a mean over the throws: 1 if
 * the throw causes it, else 0 if the throw ends the turn, else the chance from
 * the position that it leads to.  These equations are solved in passes until no
 * chance changes any more: by the rules of the sheets no side throws again more
 * than 9 times in 16, so each pass leaves at most 9/16 of the error.
 */

#include "zohn-ahl-turn.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "games/game-memory.h"
#include "zohn-ahl-play.h"

/* The own piece is somewhere, the other where it was or on its start, the
 * counters are shared in fifteen ways, and the other side may have been freed
 * of the turn that it had to miss. */
#define POSITIONS_MAX ((ZOHN_AHL_SPACES_MAX + 1) * 2 \
                       * (2 * ZOHN_AHL_COUNTERS_MAX - 1) * 2)
/* A power of two, more than twice as many. */
#define N_SLOTS 8192

_Static_assert (N_SLOTS > 2 * POSITIONS_MAX, "there are enough slots");

/* By the rules of the sheets, less than (9/16)^64 is missing from a chance
 * after so many passes.  By changed rules a turn may take longer: then the
 * passes go on until the number of throws changes by no more than TOLERANCE. */
#define PASSES 64
#define PASSES_MAX 10000
#define TOLERANCE 1e-14

/* Step: the result of one throw: its events, a bit each, and the position in
 * which the turn goes on. */
#define TURN_ENDS UINT16_MAX

typedef struct
{
  uint16_t events;
  uint16_t next;
} Step;

_Static_assert (ZOHN_AHL_N_TURN_EVENTS <= 16, "an event is a bit of 16");

typedef struct
{
  GameState root;               /* with the rules of all positions */
  ZohnAhlState states[POSITIONS_MAX];
  Step steps[POSITIONS_MAX][ZOHN_AHL_N_THROWS];
  double chances[POSITIONS_MAX][ZOHN_AHL_N_TURN_EVENTS];
  double throws[POSITIONS_MAX];
  size_t n_states;
  uint16_t slots[N_SLOTS];      /* TURN_ENDS: empty */
} Turn;

#define BIT(event) (1u << (event))

static uint16_t
number_of (Turn               *self,
           const ZohnAhlState *state)
{
  uint64_t word = 0;
  size_t slot;

  memcpy (&word, state, sizeof *state);
  word *= UINT64_C (0x9e3779b97f4a7c15);
  slot = (size_t) (word >> 32) & (N_SLOTS - 1);
  while (self->slots[slot] != TURN_ENDS)
    {
      if (memcmp (&self->states[self->slots[slot]], state, sizeof *state) == 0)
        return self->slots[slot];
      slot = (slot + 1) & (N_SLOTS - 1);
    }

  if (self->n_states == POSITIONS_MAX)
    abort ();
  self->states[self->n_states] = *state;
  self->slots[slot] = (uint16_t) self->n_states++;

  return self->slots[slot];
}

/* The event of ending on one of the four spaces that do something. */
static unsigned int
event_of_space (const ZohnAhlRuleset *values,
                int                   seat,
                int                   space)
{
  for (int event = ZOHN_AHL_TURN_NEAR_CREEK;
       event <= ZOHN_AHL_TURN_FAR_RAVINE; event++)
    if (zohn_ahl_turn_event_space (values, seat, (ZohnAhlTurnEvent) event)
        == space)
      return BIT (event);

  return 0;
}

/* Returns the event of the turn, as a bit, that @event of a trace is for @seat,
 * which threw; 0 if it is none. */
static unsigned int
event_of (const ZohnAhlRuleset *values,
          int                   seat,
          const GameEvent      *event)
{
  switch (event->type)
    {
    case ZOHN_AHL_EVENT_THROW_AGAIN:
      return BIT (ZOHN_AHL_TURN_AGAIN);
    case ZOHN_AHL_EVENT_LAP:
      return BIT (ZOHN_AHL_TURN_LAP);
    case ZOHN_AHL_EVENT_SENT_BACK:
      return event->value == ZOHN_AHL_CAUSE_CAPTURE
             ? BIT (ZOHN_AHL_TURN_CAPTURE) : 0;
    case ZOHN_AHL_EVENT_HAZARD:
    case ZOHN_AHL_EVENT_CROSS:
      return event_of_space (values, seat, event->from);
    case ZOHN_AHL_EVENT_PAY:
      return event->seat == seat ? BIT (ZOHN_AHL_TURN_COUNTER_LOST)
                                 : BIT (ZOHN_AHL_TURN_COUNTER_WON);
    default:
      return 0;
    }
}

/* Plays the throw @index in position @number and returns the result. */
static Step
find_step (Turn      *self,
           size_t     number,
           int        index,
           GameTrace *trace)
{
  GameState state = self->root;
  const ZohnAhlState *after = zohn_ahl_state (&state);
  int seat = self->states[number].turn;
  unsigned int events = 0;

  memcpy (&state, &self->states[number], sizeof *after);
  trace->n_events = 0;
  zohn_ahl_apply (&state, zohn_ahl_throw (index), trace);
  for (size_t i = 0; i < trace->n_events; i++)
    events |= event_of (zohn_ahl_values (&state), seat, &trace->events[i]);
  if (after->counters[seat] == 0)
    events |= BIT (ZOHN_AHL_TURN_LOSE);
  else if (after->counters[1 - seat] == 0)
    events |= BIT (ZOHN_AHL_TURN_WIN);

  return (Step) {
    .events = (uint16_t) events,
    .next = (events & BIT (ZOHN_AHL_TURN_AGAIN)) != 0
            ? number_of (self, after) : TURN_ENDS,
  };
}

static void
list_positions (Turn *self)
{
  GameTrace trace = GAME_TRACE_INIT;

  for (size_t slot = 0; slot < N_SLOTS; slot++)
    self->slots[slot] = TURN_ENDS;
  number_of (self, zohn_ahl_state (&self->root));
  for (size_t i = 0; i < self->n_states; i++)
    for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
      self->steps[i][t] = find_step (self, i, t, &trace);
  game_trace_clear (&trace);
}

/* Returns: by how much the number of throws changed, which is the slowest to
 * settle. */
static double
relax (Turn   *self,
       size_t  number)
{
  double chances[ZOHN_AHL_N_TURN_EVENTS] = { 0 };
  double before = self->throws[number], throws = 1.0;

  for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
    {
      const Step *step = &self->steps[number][t];
      double weight = (double) zohn_ahl_weight (&self->root,
                                                zohn_ahl_throw (t))
                      / zohn_ahl_total (&self->root);

      for (int event = 0; event < ZOHN_AHL_N_TURN_EVENTS; event++)
        if ((step->events & BIT (event)) != 0)
          chances[event] += weight;
        else if (step->next != TURN_ENDS)
          chances[event] += weight * self->chances[step->next][event];
      if (step->next != TURN_ENDS)
        throws += weight * self->throws[step->next];
    }
  memcpy (self->chances[number], chances, sizeof chances);
  self->throws[number] = throws;

  return fabs (throws - before);
}

void
zohn_ahl_turn_solve (const GameState *state,
                     ZohnAhlTurn     *turn)
{
  const ZohnAhlState *first = zohn_ahl_state (state);
  double greatest = 0.0;
  Turn *self;

  memset (turn, 0, sizeof *turn);
  if (zohn_ahl_is_over (first))
    return;

  self = game_allocate (1, sizeof *self);
  self->root = *state;
  list_positions (self);

  /* The positions that were listed last are nearest to the end of the turn. */
  for (int pass = 0; pass < PASSES
                     || (greatest > TOLERANCE && pass < PASSES_MAX); pass++)
    {
      greatest = 0.0;
      for (size_t i = self->n_states; i-- > 0;)
        greatest = fmax (greatest, relax (self, i));
    }
  memcpy (turn->chances, self->chances[0], sizeof turn->chances);
  turn->throws = self->throws[0];
  free (self);
}

int
zohn_ahl_turn_event_space (const ZohnAhlRuleset *values,
                           int                   seat,
                           ZohnAhlTurnEvent      event)
{
  int steps = ZOHN_AHL_OFF_BOARD;

  if (event == ZOHN_AHL_TURN_NEAR_CREEK || event == ZOHN_AHL_TURN_FAR_CREEK)
    steps = values->creeks[event - ZOHN_AHL_TURN_NEAR_CREEK];
  else if ((event == ZOHN_AHL_TURN_NEAR_RAVINE
            || event == ZOHN_AHL_TURN_FAR_RAVINE)
           && values->ravine != ZOHN_AHL_RAVINE_SAFE)
    steps = values->ravines[event - ZOHN_AHL_TURN_NEAR_RAVINE];

  return steps < 0 ? ZOHN_AHL_OFF_BOARD
                   : zohn_ahl_board_space (values, seat, steps);
}

bool
zohn_ahl_turn_can_happen (const ZohnAhlRuleset *values,
                          ZohnAhlTurnEvent      event)
{
  if (event < ZOHN_AHL_TURN_NEAR_CREEK || event > ZOHN_AHL_TURN_FAR_RAVINE)
    return true;

  return zohn_ahl_turn_event_space (values, ZOHN_AHL_RED, event)
         != ZOHN_AHL_OFF_BOARD;
}
