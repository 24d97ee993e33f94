/* ken-wan-motion.c: a move of Ken Wan on its way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The trace is replayed up to a moment: the piece flies, then its neighbours
 * turn over one after another, each beginning before the last has ended.
 */

#include "ken-wan-layout.h"

#include "drawing/ludo-ease.h"

/* In seconds. */
#define FLIGHT 0.50
#define TURNING 0.32
#define BETWEEN_TURNS 0.18

static gboolean
is_turning (const GameEvent *event)
{
  return event->type == KEN_WAN_EVENT_TURN_HALF
         || event->type == KEN_WAN_EVENT_TURN_WHOLE;
}

double
ken_wan_motion_schedule (const GameState *before,
                         const GameTrace *trace,
                         LudoEventTime   *times)
{
  double now = 0, duration = 0;

  for (size_t i = 0; i < trace->n_events; i++)
    {
      const GameEvent *event = &trace->events[i];
      double begins = now;
      double end = event->type == KEN_WAN_EVENT_LAND ? now + FLIGHT
                   : is_turning (event) ? now + TURNING : now;

      /* The next piece begins to turn before this one has come to rest. */
      now = is_turning (event) ? now + BETWEEN_TURNS : end;
      duration = MAX (duration, end);
      if (times != NULL)
        times[i] = (LudoEventTime) { begins, end, end };
    }

  return duration;
}

static KenWanSet *
set_of_event (KenWanState     *state,
              const GameEvent *event)
{
  gboolean half = event->type == KEN_WAN_EVENT_TURN_HALF
                  || (event->type == KEN_WAN_EVENT_LAND && event->value != 0);

  return half ? &state->half[event->seat] : &state->whole[event->seat];
}

static void
replay_event (KenWanState     *state,
              const GameEvent *event)
{
  switch (event->type)
    {
    case KEN_WAN_EVENT_LAND:
      *set_of_event (state, event) &= ~ken_wan_bit (event->from);
      *set_of_event (state, event) |= ken_wan_bit (event->to);
      break;
    case KEN_WAN_EVENT_TURN_HALF:
    case KEN_WAN_EVENT_TURN_WHOLE:
      state->whole[event->from] &= ~ken_wan_bit (event->to);
      state->half[event->from] &= ~ken_wan_bit (event->to);
      *set_of_event (state, event) |= ken_wan_bit (event->to);
      break;
    case KEN_WAN_EVENT_PLACED:
      state->placed[state->n_placed++] = (guint8) event->seat;
      break;
    case GAME_EVENT_TURN:
      state->turn = (guint8) event->seat;
      break;
    default:
      break;
    }
}

static void
show_landing (KenWanMotion    *motion,
              const GameEvent *event,
              double           time)
{
  if (time >= FLIGHT)
    {
      replay_event (&motion->state, event);
      return;
    }

  *set_of_event (&motion->state, event) &= ~ken_wan_bit (event->from);
  motion->flying = event;
  motion->flight = ludo_ease_hand (CLAMP (time / FLIGHT, 0, 1));
}

static void
show_turning (KenWanMotion    *motion,
              const GameEvent *event,
              double           time)
{
  if (time >= TURNING)
    replay_event (&motion->state, event);
  else if (time > 0)
    {
      motion->turning[motion->n_turning] = event;
      motion->turned[motion->n_turning] = ludo_ease_hand (time / TURNING);
      motion->n_turning++;
    }
}

void
ken_wan_motion (const LudoScene *scene,
                KenWanMotion    *motion)
{
  const LudoMotion *shown = scene->motion;
  double begins = FLIGHT;
  double duration;

  *motion = (KenWanMotion) {
    .state = *(const KenWanState *) (shown != NULL ? shown->before
                                                   : scene->state),
  };
  if (shown == NULL)
    return;

  duration = ken_wan_motion_schedule (shown->before, shown->trace, NULL);
  for (size_t i = 0; i < shown->trace->n_events; i++)
    {
      const GameEvent *event = &shown->trace->events[i];

      if (shown->time >= duration)
        replay_event (&motion->state, event);
      else if (event->type == KEN_WAN_EVENT_LAND)
        show_landing (motion, event, shown->time);
      else if (is_turning (event))
        {
          show_turning (motion, event, shown->time - begins);
          begins += BETWEEN_TURNS;
        }
    }
}
