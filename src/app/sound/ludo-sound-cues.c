/* ludo-sound-cues.c: which sounds a move makes, and when
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sounds follow the trace as the animation does, but on their own: they are
 * also heard where nothing is animated.  A thing sounds when it arrives.
 */

#define G_LOG_DOMAIN "ludo-sound-cues"

#include "config.h"

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

/* Stones that are taken together, and counters that are paid together, are
 * heard as a handful. */
#define HANDFUL_MAX 3
#define HANDFUL_TIME 0.09

/* What a game's throw and its men are made of. */
typedef struct
{
  const char *game_id;          /* NULL: any other game */
  LudoSound thrown;
  const double *falls;          /* when each of those thrown is heard */
  LudoSound set;
} Material;

/* Four sticks, three dice; a negative time ends the list. */
static const double stick_falls[] = { 0.40, 0.47, 0.52, 0.60, -1 };
static const double die_falls[] = { 0.12, 0.22, 0.36, -1 };

static const Material materials[] = {
  { "chisolo", LUDO_SOUND_DIE, die_falls, LUDO_SOUND_STONE },
  { "ken-wan", LUDO_SOUND_DIE, die_falls, LUDO_SOUND_CUBE },
  { "zohn-ahl", LUDO_SOUND_STICK, stick_falls, LUDO_SOUND_WOOD },
  { NULL, LUDO_SOUND_DIE, die_falls, LUDO_SOUND_WOOD },
};

/* The list as it grows. */
typedef struct
{
  const Material *material;
  LudoSoundCue *cues;
  guint n_cues;
  int n_sown;                   /* stones heard so far */
  double clock;                 /* when the next event begins */
} Score;

const char *
ludo_sound_get_name (LudoSound sound)
{
  static const char *const names[LUDO_N_SOUNDS] = {
    [LUDO_SOUND_STICK] = "stick",
    [LUDO_SOUND_DIE] = "die",
    [LUDO_SOUND_STONE] = "stone",
    [LUDO_SOUND_WOOD] = "wood",
    [LUDO_SOUND_CUBE] = "cube",
  };

  g_return_val_if_fail ((guint) sound < LUDO_N_SOUNDS, NULL);

  return names[sound];
}

static const Material *
find_material (const char *game_id)
{
  const Material *material = materials;

  while (material->game_id != NULL
         && !g_str_equal (material->game_id, game_id))
    material++;

  return material;
}

/* Lets @sound be heard @after seconds into the event that begins now. */
static void
add_cue (Score     *score,
         LudoSound  sound,
         double     after)
{
  if (score->n_cues == LUDO_SOUND_CUES_MAX)
    return;

  score->cues[score->n_cues++] = (LudoSoundCue) {
    .sound = sound,
    .delay = MIN (score->clock + after, LUDO_SOUND_DELAY_MAX),
  };
}

static void
add_throw (Score *score)
{
  for (const double *fall = score->material->falls; *fall >= 0; fall++)
    add_cue (score, score->material->thrown, *fall);
  score->clock += THROW_TIME;
}

/* Something arrives when @time has passed. */
static void
add_arrival (Score     *score,
             LudoSound  sound,
             double     time)
{
  add_cue (score, sound, time);
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
        add_arrival (score, LUDO_SOUND_STONE, SOWN_TIME);
      }
    else
      {
        score->clock += SOWN_TIME_UNHEARD;
      }
}

static void
add_handful (Score     *score,
             LudoSound  sound,
             int        count,
             double     time)
{
  for (int i = 0; i < MIN (count, HANDFUL_MAX); i++)
    add_cue (score, sound, time - HANDFUL_TIME * (HANDFUL_MAX - 1 - i));
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
      add_arrival (score, score->material->set, STEP_TIME);
      break;

    case GAME_EVENT_PAY:
      add_handful (score, score->material->set, event->count, PAY_TIME);
      break;

    case GAME_EVENT_LIFT:
      score->clock += LIFT_TIME;
      break;

    case GAME_EVENT_SOW:
      add_sowing (score, event->count);
      break;

    case GAME_EVENT_CAPTURE:
      add_handful (score, LUDO_SOUND_STONE, event->count, CAPTURE_TIME);
      break;

    case GAME_EVENT_LAND:
      add_arrival (score, LUDO_SOUND_CUBE, FLIGHT_TIME);
      break;

    case GAME_EVENT_TURN_HALF:
    case GAME_EVENT_TURN_WHOLE:
      add_cue (score, LUDO_SOUND_CUBE, TURNING_TIME);
      /* The next man begins to turn before this one lies still. */
      score->clock += BETWEEN_TURNS;
      break;

    default:
      break;
    }
}

guint
ludo_sound_cues (const char      *game_id,
                 const GameTrace *trace,
                 LudoSoundCue    *cues)
{
  Score score;

  g_return_val_if_fail (game_id != NULL && trace != NULL && cues != NULL, 0);

  score = (Score) { .material = find_material (game_id), .cues = cues };
  for (size_t i = 0; i < trace->n_events; i++)
    add_event (&score, &trace->events[i]);

  return score.n_cues;
}
