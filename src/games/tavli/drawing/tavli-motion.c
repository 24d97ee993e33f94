/* tavli-motion.c: the picture at a moment of a tavli move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The trace is replayed event by event; no rule is asked.
 */

#include "tavli-layout.h"

#include <math.h>
#include <string.h>

#include "drawing/ludo-ease.h"
#include "games/tavli/rules/tavli-legality.h"

/* Seconds. */
#define THROW_TIME 0.75
#define HIT_TIME 0.4
#define STEP_TIME 0.28
#define STEP_TIME_PER_CELL 0.04

static double
event_time (const GameEvent *event)
{
  switch (event->type)
    {
    case GAME_EVENT_THROW:
      return THROW_TIME;
    case TAVLI_EVENT_HIT:
      return HIT_TIME;
    case GAME_EVENT_ENTER:
    case GAME_EVENT_MOVE:
    case TAVLI_EVENT_BEAR_OFF:
      return STEP_TIME + STEP_TIME_PER_CELL * event->value;
    default:
      return 0;
    }
}

double
tavli_schedule (const GameState *before,
                const GameTrace *trace,
                LudoEventTime   *times)
{
  double now = 0;

  for (size_t i = 0; i < trace->n_events; i++)
    {
      double end = now + event_time (&trace->events[i]);

      if (times != NULL)
        times[i] = (LudoEventTime) { now, end, end };
      now = end;
    }

  return now;
}

static void
split_throw (int value,
             int dice[3])
{
  dice[0] = value / 100;
  dice[1] = value / 10 % 10;
  dice[2] = value % 10;
}

static void
replay_throw (TavliState      *state,
              const GameEvent *event)
{
  int dice[3];

  split_throw (event->value, dice);
  for (int d = 1; d <= 6; d++)
    {
      int alike = (dice[0] == d) + (dice[1] == d) + (dice[2] == d);

      state->numbers[d] = (guint8) (alike == 3 ? 12 : alike == 2 ? 4 : alike);
    }
}

static void
replay (TavliState      *state,
        const GameEvent *event)
{
  TavliSide *side = &state->sides[event->seat];

  switch (event->type)
    {
    case GAME_EVENT_THROW:
      replay_throw (state, event);
      return;
    case TAVLI_EVENT_EXPOSED:
      side->exposed = 1;
      return;
    case GAME_EVENT_TURN:
      memset (state->numbers, 0, sizeof state->numbers);
      state->turn = (guint8) event->seat;
      return;
    case GAME_EVENT_ENTER:
    case GAME_EVENT_MOVE:
    case TAVLI_EVENT_BEAR_OFF:
      state->numbers[event->value]--;
      break;
    case TAVLI_EVENT_HIT:
      break;
    default:
      return;
    }

  side->checkers[event->from]--;
  side->checkers[event->to]++;
  tavli_side_index (side);
}

/* Returns the spot on @place at which the checker of @event lies or, if it
 * @arrives, will lie. */
static TavliSpot
end_spot (const TavliLayout *layout,
          const TavliState  *state,
          const GameEvent   *event,
          int                place,
          gboolean           arrives)
{
  int n = tavli_checkers (state, event->seat, place) + arrives;
  int below = 0;

  if (place == TAVLI_OFF)
    {
      LudoRect rect = tavli_layout_off (layout, event->seat, n - 1);

      return (TavliSpot) { rect.x + rect.width / 2, rect.y + rect.height / 2,
                           MIN (layout->checker,
                                MAX (rect.width, rect.height)) };
    }

  /* A checker that hits lies for a moment on the one that it hits. */
  if (arrives && tavli_is_cell (place))
    below = tavli_checkers (state, !event->seat, place);

  return tavli_layout_spot (layout, state, event->seat, place, n - 1 + below,
                            n + below);
}

static double
distance (const TavliSpot *a,
          const TavliSpot *b)
{
  return hypot (b->x - a->x, b->y - a->y);
}

static TavliSpot
between (const TavliSpot *a,
         const TavliSpot *b,
         double           share)
{
  return (TavliSpot) {
    a->x + (b->x - a->x) * share,
    a->y + (b->y - a->y) * share,
    a->size + (b->size - a->size) * share,
  };
}

/* A checker on its way round the left end turns in the column of cells 12 and
 * 13; all others slide straight. */
static TavliSpot
slide (const TavliLayout *layout,
       const TavliSpot   *from,
       const TavliSpot   *to,
       const GameEvent   *event,
       double             share)
{
  TavliSpot points[4] = { *from, *from, *to, *to };
  double length = 0, left;

  if (event->type == GAME_EVENT_MOVE && event->from <= TAVLI_WAITING_CELLS
      && event->to > TAVLI_WAITING_CELLS)
    {
      const LudoRect *corner = &layout->cells[TAVLI_WAITING_CELLS];

      points[1].x = points[2].x = corner->x + corner->width / 2;
    }

  for (int i = 0; i < 3; i++)
    length += distance (&points[i], &points[i + 1]);

  left = length * share;
  for (int i = 0; i < 3; i++)
    {
      double part = distance (&points[i], &points[i + 1]);

      if (left < part)
        return between (&points[i], &points[i + 1], left / part);
      left -= part;
    }

  return *to;
}

static void
show_checker (TavliShown        *shown,
              const TavliLayout *layout,
              const GameEvent   *event,
              double             share)
{
  TavliSpot from = end_spot (layout, &shown->state, event, event->from, FALSE);
  TavliSpot to = end_spot (layout, &shown->state, event, event->to, TRUE);
  double eased = ludo_ease_hand (share);

  shown->checker_moves = TRUE;
  shown->height = sin (share * G_PI);
  shown->seat = event->seat;
  shown->spot = slide (layout, &from, &to, event, eased);
  shown->state.sides[event->seat].checkers[event->from]--;
  tavli_side_index (&shown->state.sides[event->seat]);
}

void
tavli_shown_init (TavliShown        *shown,
                  const LudoScene   *scene,
                  const TavliLayout *layout)
{
  const LudoMotion *motion = scene->motion;
  double left;

  *shown = (TavliShown) { 0 };
  if (motion == NULL)
    {
      shown->state = *(const TavliState *) scene->state;
      return;
    }

  shown->state = *(const TavliState *) motion->before;
  left = motion->time;
  for (size_t i = 0; i < motion->trace->n_events; i++)
    {
      const GameEvent *event = &motion->trace->events[i];
      double time = event_time (event);

      if (left >= time)
        {
          left -= time;
          replay (&shown->state, event);
          continue;
        }

      if (event->type == GAME_EVENT_THROW)
        {
          shown->dice_roll = TRUE;
          shown->roll = left / time;
          split_throw (event->value, shown->dice);
          replay_throw (&shown->state, event);
        }
      else
        show_checker (shown, layout, event, left / time);

      return;
    }
}

int
tavli_times_thrown (const GameTrace *thrown,
                    int              number)
{
  static const int times[] = { 0, 1, 4, 12 };
  const GameEvent *event = game_trace_find (thrown, GAME_EVENT_THROW);
  int dice[3], alike = 0;

  if (event == NULL)
    return 0;

  split_throw (event->value, dice);
  for (int i = 0; i < 3; i++)
    alike += dice[i] == number;

  return times[alike];
}

/* Returns the numbers of the throw that were used up or lost, bit d for d.
 * Without @thrown and before the end of the turn the throw is not known, and
 * only what @last used up is returned. */
static guint
used_numbers (const TavliState *state,
              const GameTrace  *last,
              const GameTrace  *thrown)
{
  const GameEvent *event = game_trace_find (thrown, GAME_EVENT_THROW);
  gboolean passed = game_trace_find (last, GAME_EVENT_TURN) != NULL;
  guint used = 0;
  int dice[3];

  if (event == NULL && passed)
    event = game_trace_find (last, GAME_EVENT_THROW);
  if (event != NULL)
    {
      split_throw (event->value, dice);
      for (int i = 0; i < 3; i++)
        used |= 1u << dice[i];
    }

  /* Once the turn has passed the dice are back in the tower. */
  for (size_t i = 0; last != NULL && !passed && i < last->n_events; i++)
    if (last->events[i].type == GAME_EVENT_ENTER
        || last->events[i].type == GAME_EVENT_MOVE
        || last->events[i].type == TAVLI_EVENT_BEAR_OFF)
      used |= 1u << last->events[i].value;

  for (int d = 1; d <= 6; d++)
    if (state->numbers[d] > 0)
      used &= ~(1u << d);

  return used;
}

int
tavli_dice (const TavliState *state,
            const GameTrace  *last,
            const GameTrace  *thrown,
            TavliDie          dice[TAVLI_SLOTS])
{
  guint used = used_numbers (state, last, thrown);
  int n = 0;

  memset (dice, 0, TAVLI_SLOTS * sizeof *dice);
  for (int d = 1; d <= 6 && n < TAVLI_SLOTS; d++)
    if (state->numbers[d] > 0)
      dice[n++] = (TavliDie) {
        d, state->numbers[d],
        tavli_number_reason (state, d) == TAVLI_PLAYABLE
        ? TAVLI_DIE_LEFT : TAVLI_DIE_HELD_UP,
      };
    else if ((used >> d & 1) != 0)
      dice[n++] = (TavliDie) { d, 0, TAVLI_DIE_USED };

  /* A single die lies in the middle slot, two lie in the outer ones. */
  if (n == 1 || n == 2)
    {
      dice[n] = dice[n - 1];
      dice[n - 1] = (TavliDie) { 0 };
    }

  return n;
}
