/* ludo-sound-cues.c: which sounds a move makes, and when
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sounds follow the trace as the animation does, but on their own: they are
 * also heard where nothing is animated.  A thing sounds when it arrives.
 */

#include "app/sound/ludo-sound-cues.h"

/* Seconds. */
#define THROW_TIME 0.75
#define STEP_TIME 0.4
#define LIFT_TIME 0.18
#define SOWN_TIME 0.14
#define SOWN_TIME_UNHEARD 0.025
#define CAPTURE_TIME 0.45
#define PAY_TIME 0.5
#define FLIGHT_TIME 0.5
#define TURNING_TIME 0.32
#define BETWEEN_TURNS 0.18

/* Stones that are taken together, or counters that are paid together, sound as
 * a handful: the most sounds, and the seconds between two. */
#define HANDFUL_MAX 3
#define HANDFUL_TIME 0.09

/* Score: the list of cues while it is made. */
typedef struct
{
  const LudoGameInfo *info;
  LudoSoundCue *cues;
  guint n_cues;
  int n_sown;                   /* stones heard so far */
  double clock;                 /* when the next event begins */
} Score;

/* Adds @sound @after seconds into the event that begins now. */
static void
add_cue (Score      *score,
         const char *sound,
         double      after)
{
  if (sound == NULL || score->n_cues == LUDO_SOUND_CUES_MAX)
    return;

  score->cues[score->n_cues] = (LudoSoundCue) {
    .sound = sound,
    .take = 1 + score->n_cues % LUDO_SOUND_TAKES,
    .delay = MIN (score->clock + after, LUDO_SOUND_DELAY_MAX),
  };
  score->n_cues++;
}

static void
add_throw (Score *score)
{
  if (score->info->throw_sound != NULL)
    for (const double *time = score->info->throw_times; *time >= 0; time++)
      add_cue (score, score->info->throw_sound, *time);
  score->clock += THROW_TIME;
}

/* Adds the sound of a piece that arrives after @time, in seconds. */
static void
add_arrival (Score  *score,
             double  time)
{
  add_cue (score, score->info->piece_sound, time);
  score->clock += time;
}

static void
add_sowing (Score *score,
            int    count)
{
  for (int i = 0; i < count; i++)
    if (score->n_sown < LUDO_SOUND_SOWN_MAX)
      {
        score->n_sown++;
        add_arrival (score, SOWN_TIME);
      }
    else
      {
        score->clock += SOWN_TIME_UNHEARD;
      }
}

static void
add_handful (Score  *score,
             int     count,
             double  time)
{
  for (int i = 0; i < MIN (count, HANDFUL_MAX); i++)
    add_cue (score, score->info->piece_sound,
             time - HANDFUL_TIME * (HANDFUL_MAX - 1 - i));
  score->clock += time;
}

static void
add_event (Score           *score,
           const GameEvent *event)
{
  switch (event->type)
    {
    case GAME_EVENT_THROW:
      add_throw (score);
      break;

    case GAME_EVENT_ENTER:
    case GAME_EVENT_MOVE:
    case GAME_EVENT_HIT:
    case GAME_EVENT_BEAR_OFF:
    case GAME_EVENT_CROSS:
    case GAME_EVENT_SENT_BACK:
      add_arrival (score, STEP_TIME);
      break;

    case GAME_EVENT_PAY:
      add_handful (score, event->count, PAY_TIME);
      break;

    case GAME_EVENT_LIFT:
      score->clock += LIFT_TIME;
      break;

    case GAME_EVENT_SOW:
      add_sowing (score, event->count);
      break;

    case GAME_EVENT_CAPTURE:
      add_handful (score, event->count, CAPTURE_TIME);
      break;

    case GAME_EVENT_LAND:
      add_arrival (score, FLIGHT_TIME);
      break;

    case GAME_EVENT_TURN_HALF:
    case GAME_EVENT_TURN_WHOLE:
      add_cue (score, score->info->piece_sound, TURNING_TIME);
      /* The next piece begins to turn before this one has come to rest. */
      score->clock += BETWEEN_TURNS;
      break;

    default:
      break;
    }
}

guint
ludo_sound_cues (const LudoGameInfo *info,
                 const GameTrace    *trace,
                 LudoSoundCue       *cues)
{
  Score score = { .info = info, .cues = cues };

  g_return_val_if_fail (info != NULL && trace != NULL && cues != NULL, 0);

  for (size_t i = 0; i < trace->n_events; i++)
    add_event (&score, &trace->events[i]);

  return score.n_cues;
}
