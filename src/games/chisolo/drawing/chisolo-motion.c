/* chisolo-motion.c: a sowing on its way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first lap is sown at a speed that can be counted along with; each relay
 * is quicker than the one before, and where even so the turn would last too
 * long, all that follows the first lap is hurried.
 */

#include "chisolo-layout.h"

#include <math.h>

#include "drawing/ludo-ease.h"
#include "games/chisolo/words/chisolo-words.h"

/* Seconds. */
#define TURN_MAX 6.0
#define SEED_TIME 0.14
#define SEED_TIME_MIN 0.025
#define LIFT_TIME 0.18
#define CAPTURE_TIME 0.45
#define DIRECTION_TIME 0.2

/* The time that a seed takes in a relay lap, as a part of that in the lap
 * before. */
#define QUICKENING 0.85

/* The least part of their time that the laps after the first keep, so that even
 * the longest turn shows them. */
#define HURRY_MIN 0.01

/* The state from which the time of the next event is computed. */
typedef struct
{
  double speed;                 /* of the current lap, 1 in the first */
  int laps;                     /* begun */
} Clock;

static double
event_time (Clock           *clock,
            const GameEvent *event)
{
  switch (event->type)
    {
    case CHISOLO_EVENT_DIRECTION:
      return DIRECTION_TIME;

    case CHISOLO_EVENT_LIFT:
      clock->speed = clock->laps == 0 ? 1.0 : clock->speed * QUICKENING;
      clock->laps++;
      return MAX (LIFT_TIME * clock->speed, SEED_TIME_MIN);

    case CHISOLO_EVENT_SOW:
      return event->count * MAX (SEED_TIME * clock->speed, SEED_TIME_MIN);

    case CHISOLO_EVENT_CAPTURE:
      return CAPTURE_TIME;

    default:
      return 0;
    }
}

/* Whether @event belongs to a relay, a lap after the first, which may be
 * hurried. */
static gboolean
is_relay (const Clock     *clock,
          const GameEvent *event)
{
  return clock->laps > 1
         && (event->type == CHISOLO_EVENT_LIFT
             || event->type == CHISOLO_EVENT_SOW);
}

/* Returns the time of @event; that of a relay is multiplied by @hurry. */
static double
hurried_time (Clock           *clock,
              const GameEvent *event,
              double           hurry)
{
  double time = event_time (clock, event);

  return is_relay (clock, event) ? hurry * time : time;
}

/* Returns how long all of @trace takes.  Sets @hurry to the share of their time
 * that its relays keep. */
static double
measure (const GameTrace *trace,
         double          *hurry)
{
  Clock clock = { 1.0, 0 };
  double fixed = 0, relays = 0;

  for (size_t i = 0; i < trace->n_events; i++)
    {
      double time = event_time (&clock, &trace->events[i]);

      if (is_relay (&clock, &trace->events[i]))
        relays += time;
      else
        fixed += time;
    }

  *hurry = relays <= 0 || fixed + relays <= TURN_MAX
           ? 1.0 : CLAMP ((TURN_MAX - fixed) / relays, HURRY_MIN, 1.0);

  return fixed + *hurry * relays;
}

double
chisolo_motion_schedule (const GameState *before,
                         const GameTrace *trace,
                         LudoEventTime   *times)
{
  Clock clock = { 1.0, 0 };
  double hurry, now = 0;
  double duration = measure (trace, &hurry);

  for (size_t i = 0; times != NULL && i < trace->n_events; i++)
    {
      double end = now + hurried_time (&clock, &trace->events[i], hurry);

      times[i] = (LudoEventTime) { now, end, end };
      now = end;
    }

  return duration;
}

void
chisolo_frame_init (ChisoloFrame    *frame,
                    const GameState *state)
{
  *frame = (ChisoloFrame) { .state = *(const ChisoloState *) state };
  frame->reserve = chisolo_reserve (&frame->state);
}

static uint8_t *
stones_of (ChisoloFrame *frame,
           int           cell)
{
  return &frame->state.camps[cell / CHISOLO_HOLES]
            .stones[cell % CHISOLO_HOLES];
}

static int
next_cell (int cell,
           int direction,
           int steps)
{
  int seat = cell / CHISOLO_HOLES;
  int hole = cell % CHISOLO_HOLES + direction * steps;

  /* The sum is not negative: a hand has fewer than 3 * 14 stones. */
  return chisolo_cell (seat, (hole + 3 * CHISOLO_HOLES) % CHISOLO_HOLES);
}

/* Changes @frame to the end of @event. */
static void
finish_event (ChisoloFrame    *frame,
              const GameEvent *event)
{
  switch (event->type)
    {
    case CHISOLO_EVENT_DIRECTION:
      frame->state.directions[event->seat] = (int8_t) event->value;
      break;

    case CHISOLO_EVENT_LIFT:
    case CHISOLO_EVENT_CAPTURE:
      *stones_of (frame, event->from) = 0;
      break;

    case CHISOLO_EVENT_SOW:
      for (int i = 1; i <= event->count; i++)
        (*stones_of (frame, next_cell (event->from, event->value, i)))++;
      break;

    default:
      break;
    }
}

/* Changes @frame to the moment when the share @done of @event, 0 to 1, has been
 * shown. */
static void
begin_event (ChisoloFrame    *frame,
             const GameEvent *event,
             double           done)
{
  int dropped;

  switch (event->type)
    {
    case CHISOLO_EVENT_LIFT:
      *stones_of (frame, event->from) = 0;
      frame->hand = event->count;
      frame->from = event->from;
      frame->to = event->from;
      frame->height = done;
      break;

    case CHISOLO_EVENT_SOW:
      dropped = MIN ((int) (done * event->count), event->count - 1);
      for (int i = 1; i <= dropped; i++)
        (*stones_of (frame, next_cell (event->from, event->value, i)))++;
      frame->hand = event->count - dropped;
      frame->from = next_cell (event->from, event->value, dropped);
      frame->to = next_cell (event->from, event->value, dropped + 1);
      frame->way = done * event->count - dropped;
      /* The stone falls in at once and pushes the others apart, which roll back
       * until the next one falls. */
      frame->nudge = dropped > 0 ? (1 - frame->way) * (1 - frame->way) : 0;
      /* The hand moves on with a swing, like that of a player who counts. */
      frame->height = 1 + 0.6 * sin (frame->way * G_PI);
      frame->way = ludo_ease_hand (frame->way);
      break;

    case CHISOLO_EVENT_CAPTURE:
      *stones_of (frame, event->from) = 0;
      frame->hand = event->count;
      frame->from = event->from;
      frame->to = -1;
      frame->way = ludo_ease_hand (done);
      frame->height = 1;
      break;

    default:
      break;
    }
}

void
chisolo_frame_init_motion (ChisoloFrame     *frame,
                           const LudoMotion *motion,
                           const GameState  *after)
{
  Clock clock = { 1.0, 0 };
  double hurry, passed = 0;

  if (motion->time >= measure (motion->trace, &hurry))
    {
      chisolo_frame_init (frame, after);
      return;
    }

  chisolo_frame_init (frame, motion->before);
  for (size_t i = 0; i < motion->trace->n_events; i++)
    {
      const GameEvent *event = &motion->trace->events[i];
      double time = hurried_time (&clock, event, hurry);

      if (passed + time > motion->time)
        {
          begin_event (frame, event, (motion->time - passed) / time);
          break;
        }
      finish_event (frame, event);
      passed += time;
    }

  frame->reserve = chisolo_reserve (&frame->state) - frame->hand;
}
