/* zohn-ahl-motion.c: animates a throw and its consequences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sticks tumble and lie still.  Then the piece steps from space to space,
 * slowly enough to count along.  Then each consequence follows, one after
 * another.
 */

#include "zohn-ahl-layout.h"

#include "drawing/ludo-ease.h"

/* The durations of the events, in seconds. */
#define TUMBLE_TIME 0.7
#define ENTER_TIME 0.6
/* The share of ENTER_TIME after which a piece that enters is on its start.  It
 * stands there for the rest, so that people count its steps from there. */
#define ENTER_WALK 0.5
#define STEP_TIME 0.16
#define WALK_TIME_MAX 1.3
#define HAZARD_TIME 0.25
#define BACK_TIME 0.55
#define CROSS_TIME 0.5
#define PAY_TIME 0.5

static double
event_time (const GameEvent *event)
{
  switch (event->type)
    {
    case GAME_EVENT_THROW:
      return TUMBLE_TIME;
    case GAME_EVENT_ENTER:
      return ENTER_TIME;
    case GAME_EVENT_MOVE:
      return MIN (event->value * STEP_TIME, WALK_TIME_MAX);
    case ZOHN_AHL_EVENT_HAZARD:
      return HAZARD_TIME;
    case ZOHN_AHL_EVENT_SENT_BACK:
      return event->from == event->to ? 0 : BACK_TIME;
    case ZOHN_AHL_EVENT_CROSS:
      return CROSS_TIME;
    case ZOHN_AHL_EVENT_PAY:
      return PAY_TIME;
    default:
      return 0;
    }
}

double
zohn_ahl_motion_schedule (const GameState *before,
                          const GameTrace *trace,
                          LudoEventTime   *times)
{
  double now = 0;

  for (size_t i = 0; i < trace->n_events; i++)
    {
      const GameEvent *event = &trace->events[i];
      double time = event_time (event);
      double walk = event->type == GAME_EVENT_ENTER ? ENTER_WALK : 1;

      if (times != NULL)
        times[i] = (LudoEventTime) { now, now + walk * time, now + time };
      now += time;
    }

  return now;
}

static void
show_throw (ZohnAhlFrame    *frame,
            const GameEvent *event,
            double           tumble)
{
  frame->has_throw = TRUE;
  frame->value = event->value;
  frame->tumble = tumble;
}

void
zohn_ahl_frame_init (ZohnAhlFrame    *frame,
                     const GameState *state,
                     const GameTrace *last)
{
  const GameEvent *thrown = game_trace_find (last, GAME_EVENT_THROW);

  *frame = (ZohnAhlFrame) {
    .state = *zohn_ahl_state (state),
    .values = zohn_ahl_values (state),
    .mover = -1,
    .payer = -1,
    .tumble = 1,
  };

  if (thrown != NULL)
    show_throw (frame, thrown, 1);
}

static int
steps_at (const ZohnAhlFrame *frame,
          int                 seat,
          int                 space)
{
  return zohn_ahl_board_steps (frame->values, seat, space);
}

/* Changes @frame to the end of @event. */
static void
finish_event (ZohnAhlFrame    *frame,
              const GameEvent *event)
{
  ZohnAhlState *state = &frame->state;
  int seat = event->seat;

  switch (event->type)
    {
    case GAME_EVENT_THROW:
      show_throw (frame, event, 1);
      break;
    case GAME_EVENT_ENTER:
    case GAME_EVENT_MOVE:
    case ZOHN_AHL_EVENT_SENT_BACK:
    case ZOHN_AHL_EVENT_CROSS:
      state->steps[seat] = (int8_t) steps_at (frame, seat, event->to);
      break;
    case ZOHN_AHL_EVENT_PAY:
      state->counters[seat] -= (uint8_t) event->count;
      state->counters[1 - seat] += (uint8_t) event->count;
      break;
    case ZOHN_AHL_EVENT_MISS_TURN:
      state->misses |= (uint8_t) (1 << seat);
      break;
    case ZOHN_AHL_EVENT_TURN_MISSED:
    case ZOHN_AHL_EVENT_MISS_LIFTED:
      state->misses &= (uint8_t) ~(1 << seat);
      break;
    case GAME_EVENT_TURN:
      state->turn = (uint8_t) seat;
      break;
    default:
      break;
    }
}

/* Changes @frame to the moment when the share @done of @event, 0 to 1, has been
 * shown. */
static void
show_part_of_event (ZohnAhlFrame    *frame,
                    const GameEvent *event,
                    double           done)
{
  int seat = event->seat;

  switch (event->type)
    {
    case GAME_EVENT_THROW:
      show_throw (frame, event, done);
      break;

    case GAME_EVENT_ENTER:
    case ZOHN_AHL_EVENT_SENT_BACK:
    case ZOHN_AHL_EVENT_CROSS:
      frame->mover = seat;
      frame->from = frame->state.steps[seat];
      frame->to = steps_at (frame, seat, event->to);
      frame->way = ludo_ease_hand (event->type == GAME_EVENT_ENTER
                                     ? MIN (done / ENTER_WALK, 1) : done);
      frame->flies = TRUE;
      break;

    case GAME_EVENT_MOVE:
      frame->mover = seat;
      frame->from = frame->state.steps[seat];
      frame->to = frame->from + event->value;
      frame->way = done;
      break;

    case ZOHN_AHL_EVENT_PAY:
      frame->payer = seat;
      frame->paid = ludo_ease_hand (done);
      break;

    default:
      break;
    }
}

void
zohn_ahl_frame_init_motion (ZohnAhlFrame     *frame,
                            const LudoMotion *motion,
                            const GameState  *after,
                            const GameTrace  *last)
{
  double passed = 0;

  if (motion->time >= zohn_ahl_motion_schedule (motion->before,
                                                motion->trace, NULL))
    {
      zohn_ahl_frame_init (frame, after, last);
      return;
    }

  zohn_ahl_frame_init (frame, motion->before, NULL);
  for (size_t i = 0; i < motion->trace->n_events; i++)
    {
      const GameEvent *event = &motion->trace->events[i];
      double time = event_time (event);

      if (passed + time > motion->time)
        {
          show_part_of_event (frame, event, (motion->time - passed) / time);
          break;
        }
      finish_event (frame, event);
      passed += time;
    }
}
