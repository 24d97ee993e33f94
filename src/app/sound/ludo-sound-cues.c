/* ludo-sound-cues.c: which sounds a move makes, and when
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The times are those of the drawing, so that a sound is heard with its event,
 * even without animation.
 */

#include "app/sound/ludo-sound-cues.h"

#include "drawing/ludo-drawing.h"
#include "play/game/ludo-event-info.h"

/* The most sounds for stones that are taken together or counters that are paid
 * together, and the seconds between two of them. */
#define HANDFUL_MAX 3
#define HANDFUL_TIME 0.09

/* Score: the list of cues while it is made. */
typedef struct
{
  const LudoGameSounds *sounds;
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
  if (score->sounds->throw != NULL)
    for (const double *time = score->sounds->throw_times; *time >= 0; time++)
      add_cue (score, score->sounds->throw, begins + *time);
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
      add_cue (score, score->sounds->piece,
               time->begins + (time->ends - time->begins) * i / count);
    }
}

static void
add_handful (Score  *score,
             int     count,
             double  arrives)
{
  for (int i = 0; i < MIN (count, HANDFUL_MAX); i++)
    add_cue (score, score->sounds->piece,
             MAX (0, arrives - HANDFUL_TIME * (HANDFUL_MAX - 1 - i)));
}

/* Returns how an event that is declared by a game is heard. */
static LudoHeard
find_heard (const LudoGameSounds *sounds,
            int                   type)
{
  const LudoEventSound *sound = sounds->events;

  while (sound != NULL && sound->type != type
         && sound->type != GAME_EVENT_NONE)
    sound++;

  return sound != NULL && sound->type == type ? sound->heard : LUDO_HEARD_NOT;
}

static void
add_event (Score               *score,
           const GameEvent     *event,
           const LudoEventTime *time)
{
  LudoHeard heard = event->type == GAME_EVENT_ENTER
                    || event->type == GAME_EVENT_MOVE
                      ? LUDO_HEARD_ONCE
                      : find_heard (score->sounds, event->type);

  if (event->type == GAME_EVENT_THROW)
    add_throw (score, time->begins);
  else if (heard == LUDO_HEARD_ONCE)
    add_cue (score, score->sounds->piece, time->arrives);
  else if (heard == LUDO_HEARD_HANDFUL)
    add_handful (score, event->count, time->arrives);
  else if (heard == LUDO_HEARD_SOWN)
    add_sowing (score, event->count, time);
}

guint
ludo_sound_cues (const LudoModule *module,
                 const GameState  *before,
                 const GameTrace  *trace,
                 LudoSoundCue     *cues)
{
  Score score = { .cues = cues };
  g_autofree LudoEventTime *times = NULL;

  g_return_val_if_fail (module != NULL && before != NULL && trace != NULL, 0);
  g_return_val_if_fail (cues != NULL, 0);

  score.sounds = module->sounds;
  times = g_new (LudoEventTime, trace->n_events);
  module->drawing->schedule (before, trace, times);
  for (size_t i = 0; i < trace->n_events; i++)
    add_event (&score, &trace->events[i], &times[i]);

  return score.n_cues;
}
