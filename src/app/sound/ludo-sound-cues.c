/* ludo-sound-cues.c: which sounds a move makes, and when
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sounds have the clock of the drawing, so that they are heard with what is
 * seen, and also where nothing is animated.
 */

#include "app/sound/ludo-sound-cues.h"

#include "drawing/ludo-drawing.h"

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
} Score;

/* Adds @sound at @time, in seconds since the move began to be shown. */
static void
add_cue (Score      *score,
         const char *sound,
         double      time)
{
  if (sound == NULL || score->n_cues == LUDO_SOUND_CUES_MAX)
    return;

  score->cues[score->n_cues] = (LudoSoundCue) {
    .sound = sound,
    .take = 1 + score->n_cues % LUDO_SOUND_TAKES,
    .delay = MIN (time, LUDO_SOUND_DELAY_MAX),
  };
  score->n_cues++;
}

static void
add_throw (Score  *score,
           double  begins)
{
  if (score->info->throw_sound != NULL)
    for (const double *time = score->info->throw_times; *time >= 0; time++)
      add_cue (score, score->info->throw_sound, begins + *time);
}

/* Adds the stones of a sowing, which fall one after another. */
static void
add_sowing (Score               *score,
            int                  count,
            const LudoEventTime *time)
{
  for (int i = 1; i <= count && score->n_sown < LUDO_SOUND_SOWN_MAX; i++)
    {
      score->n_sown++;
      add_cue (score, score->info->piece_sound,
               time->begins + (time->ends - time->begins) * i / count);
    }
}

static void
add_handful (Score  *score,
             int     count,
             double  arrives)
{
  for (int i = 0; i < MIN (count, HANDFUL_MAX); i++)
    add_cue (score, score->info->piece_sound,
             MAX (0, arrives - HANDFUL_TIME * (HANDFUL_MAX - 1 - i)));
}

static void
add_event (Score               *score,
           const GameEvent     *event,
           const LudoEventTime *time)
{
  switch (event->type)
    {
    case GAME_EVENT_THROW:
      add_throw (score, time->begins);
      break;

    case GAME_EVENT_ENTER:
    case GAME_EVENT_MOVE:
    case GAME_EVENT_HIT:
    case GAME_EVENT_BEAR_OFF:
    case GAME_EVENT_CROSS:
    case GAME_EVENT_SENT_BACK:
    case GAME_EVENT_LAND:
    case GAME_EVENT_TURN_HALF:
    case GAME_EVENT_TURN_WHOLE:
      add_cue (score, score->info->piece_sound, time->arrives);
      break;

    case GAME_EVENT_PAY:
    case GAME_EVENT_CAPTURE:
      add_handful (score, event->count, time->arrives);
      break;

    case GAME_EVENT_SOW:
      add_sowing (score, event->count, time);
      break;

    default:
      break;
    }
}

guint
ludo_sound_cues (const LudoGameInfo *info,
                 const GameState    *before,
                 const GameTrace    *trace,
                 LudoSoundCue       *cues)
{
  Score score = { .info = info, .cues = cues };
  g_autofree LudoEventTime *times = NULL;

  g_return_val_if_fail (info != NULL && before != NULL && trace != NULL, 0);
  g_return_val_if_fail (cues != NULL, 0);

  times = g_new (LudoEventTime, trace->n_events);
  ludo_drawing_for (info->rules->id)->schedule (before, trace, times);
  for (size_t i = 0; i < trace->n_events; i++)
    add_event (&score, &trace->events[i], &times[i]);

  return score.n_cues;
}
