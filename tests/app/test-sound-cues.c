/* test-sound-cues.c: the sound files, and which of them a move asks for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>

#include "app/sound/ludo-sound-cues.h"
#include "drawing/ludo-drawing.h"
#include "games/chisolo/rules/chisolo-rules.h"
#include "games/games.h"
#include "games/ken-wan/rules/ken-wan-rules.h"
#include "games/tavli/rules/tavli-rules.h"
#include "games/zohn-ahl/rules/zohn-ahl-rules.h"
#include "play/ludo-paths.h"
#include "play/play-fixture.h"

/* The files */

#define HEADER_SIZE 44

static guint
number_at (const guint8 *bytes,
           int           n_bytes)
{
  guint number = 0;

  for (int i = 0; i < n_bytes; i++)
    number |= (guint) bytes[i] << (8 * i);

  return number;
}

static void
check_header (const guint8 *bytes,
              gsize         size)
{
  g_assert_cmpuint (size, >, HEADER_SIZE);
  g_assert_cmpmem (bytes, 4, "RIFF", 4);
  g_assert_cmpuint (number_at (bytes + 4, 4), ==, size - 8);
  g_assert_cmpmem (bytes + 8, 8, "WAVEfmt ", 8);
  g_assert_cmpuint (number_at (bytes + 16, 4), ==, 16);
  g_assert_cmpuint (number_at (bytes + 20, 2), ==, 1);
  g_assert_cmpuint (number_at (bytes + 22, 2), ==, 1);
  g_assert_cmpuint (number_at (bytes + 24, 4), ==, 44100);
  g_assert_cmpuint (number_at (bytes + 28, 4), ==, 88200);
  g_assert_cmpuint (number_at (bytes + 32, 2), ==, 2);
  g_assert_cmpuint (number_at (bytes + 34, 2), ==, 16);
  g_assert_cmpmem (bytes + 36, 4, "data", 4);
  g_assert_cmpuint (number_at (bytes + 40, 4), ==, size - HEADER_SIZE);
}

static void
check_samples (const guint8 *bytes,
               gsize         n,
               double        longest)
{
  int loudest = 0;
  double sum = 0, squares = 0;

  g_assert_cmpfloat (n / 44100.0, >, 0.1);
  g_assert_cmpfloat (n / 44100.0, <, longest);

  for (gsize i = 0; i < n; i++)
    {
      int sample = (gint16) number_at (bytes + 2 * i, 2);

      loudest = MAX (loudest, ABS (sample));
      sum += sample;
      squares += (double) sample * sample;
    }

  /* Loud enough, with room to the limit; no hum beside the sound; the end
   * does not click. */
  g_assert_cmpint (loudest, >, G_MAXINT16 / 4);
  g_assert_cmpint (loudest, <, G_MAXINT16 * 9 / 10);
  g_assert_cmpfloat (sqrt (squares / n), >, G_MAXINT16 / 100.0);
  g_assert_cmpfloat (fabs (sum / n), <, G_MAXINT16 / 100.0);
  g_assert_cmpint (ABS ((gint16) number_at (bytes + 2 * (n - 1), 2)), <, 16);
}

static char *
dup_sound_path (const char *sound)
{
  g_autofree char *data = ludo_paths_dup_data ();
  g_autofree char *name = g_strconcat (sound, ".wav", NULL);

  return g_build_filename (data, "sounds", name, NULL);
}

static void
test_files (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal,
                                                       g_free, NULL);

  static const char *const sounds[] = {
    "cloth-1", "cloth-2", "cube-1", "cube-2", "die-1", "die-2", "end-1",
    "end-2", "stick-1", "stick-2", "stone-1", "stone-2", "wood-1", "wood-2",
  };

  for (guint i = 0; i < G_N_ELEMENTS (sounds); i++)
    {
      g_autofree char *path = dup_sound_path (sounds[i]);
      g_autofree char *contents = NULL;
      g_autoptr (GError) error = NULL;
      gsize size = 0;

      g_file_get_contents (path, &contents, &size, &error);
      g_assert_no_error (error);
      check_header ((const guint8 *) contents, size);
      check_samples ((const guint8 *) contents + HEADER_SIZE,
                     (size - HEADER_SIZE) / 2,
                     g_str_has_prefix (sounds[i], "end") ? 1 : 0.4);
      /* No two are the same. */
      g_assert_true (g_hash_table_add (
        seen, g_compute_checksum_for_data (G_CHECKSUM_SHA256,
                                           (const guchar *) contents, size)));
    }
}

/* The cues */

/* A frame of the animation, in seconds. */
#define FRAME (1.0 / 60)

/* Numbers of events that are less than this. */
#define N_TYPES 64

/* An event that is heard, and the most sounds that it makes. */
static const struct
{
  const char *game_id;
  int type;
  int n;
  gboolean each;                /* of its count, as many as it says */
} heard[] = {
  { "tavli", TAVLI_EVENT_HIT, 1 },
  { "tavli", TAVLI_EVENT_BEAR_OFF, 1 },
  { "zohn-ahl", ZOHN_AHL_EVENT_CROSS, 1 },
  { "zohn-ahl", ZOHN_AHL_EVENT_SENT_BACK, 1 },
  { "zohn-ahl", ZOHN_AHL_EVENT_PAY, 3, TRUE },
  { "chisolo", CHISOLO_EVENT_SOW, LUDO_SOUND_SOWN_MAX, TRUE },
  { "chisolo", CHISOLO_EVENT_CAPTURE, 3, TRUE },
  { "ken-wan", KEN_WAN_EVENT_LAND, 1 },
  { "ken-wan", KEN_WAN_EVENT_TURN_HALF, 1 },
  { "ken-wan", KEN_WAN_EVENT_TURN_WHOLE, 1 },
};

/* How many sounds an event makes, and which; a sowing is capped by all those
 * before it. */
static int
expect (const char       *game_id,
        const char       *piece,
        const GameEvent  *event,
        int              *n_sown,
        const char      **sound)
{
  gboolean sticks = g_str_equal (game_id, "zohn-ahl");
  int n;

  *sound = piece;
  switch (event->type)
    {
    case GAME_EVENT_THROW:
      *sound = sticks ? "stick" : "die";
      return sticks ? 4 : 3;
    case GAME_EVENT_ENTER:
    case GAME_EVENT_MOVE:
      return 1;
    default:
      break;
    }

  for (guint i = 0; i < G_N_ELEMENTS (heard); i++)
    if (heard[i].type == event->type
        && g_str_equal (heard[i].game_id, game_id))
      {
        if (heard[i].n < LUDO_SOUND_SOWN_MAX)
          return heard[i].each ? MIN (event->count, heard[i].n) : heard[i].n;
        n = MIN (event->count, LUDO_SOUND_SOWN_MAX - *n_sown);
        *n_sown += n;
        return n;
      }

  return 0;
}

static gboolean
is_sown (const char *game_id,
         int         type)
{
  return g_str_equal (game_id, "chisolo") && type == CHISOLO_EVENT_SOW;
}

static gboolean
is_handful (const char *game_id,
            int         type)
{
  return (g_str_equal (game_id, "chisolo") && type == CHISOLO_EVENT_CAPTURE)
         || (g_str_equal (game_id, "zohn-ahl") && type == ZOHN_AHL_EVENT_PAY);
}

/* Whether a sound is heard within a frame of a moment of @event that is seen:
 * a stick or a die falls while they roll; a stone of a sowing falls into its
 * hole; a handful ends when it arrives; else what moves arrives. */
static gboolean
is_in_time (const char          *game_id,
            double               delay,
            const GameEvent     *event,
            const LudoEventTime *time)
{
  double length = time->ends - time->begins;
  double stone = length / MAX (1, event->count);
  double fallen = stone > 0 ? (delay - time->begins) / stone : 0;

  if (event->type == GAME_EVENT_THROW)
    return delay >= time->begins && delay <= time->ends;
  if (is_sown (game_id, event->type))
    return delay <= time->ends + FRAME
           && fabs (fallen - round (fallen)) * stone < FRAME;
  if (is_handful (game_id, event->type))
    return delay >= time->begins && delay <= time->arrives + FRAME;

  return fabs (delay - time->arrives) < FRAME;
}

static void
check_cues (const LudoModule *module,
            const GameState  *before,
            const GameTrace  *trace,
            gboolean         *seen)
{
  LudoSoundCue cues[LUDO_SOUND_CUES_MAX];
  guint n_cues = ludo_sound_cues (module, before, trace, cues);
  g_autofree LudoEventTime *times = g_new (LudoEventTime, trace->n_events);
  guint n_expected = 0;
  int n_sown = 0;
  double last = 0;

  module->drawing->schedule (before, trace, times);
  for (size_t i = 0; i < trace->n_events; i++)
    {
      const char *sound;
      int n = expect (module->rules->id, module->sounds->piece,
                      &trace->events[i], &n_sown, &sound);

      for (int k = 0; k < n && n_expected < LUDO_SOUND_CUES_MAX; k++)
        {
          g_assert_cmpuint (n_expected, <, n_cues);
          g_assert_cmpuint (cues[n_expected].take, ==,
                            1 + n_expected % LUDO_SOUND_TAKES);
          g_assert_cmpstr (cues[n_expected].sound, ==, sound);
          if (cues[n_expected].delay < LUDO_SOUND_DELAY_MAX)
            g_assert_true (is_in_time (module->rules->id,
                                       cues[n_expected].delay,
                                       &trace->events[i], &times[i]));
          seen[trace->events[i].type] = TRUE;
          n_expected++;
        }
    }
  g_assert_cmpuint (n_cues, ==, n_expected);

  for (guint i = 0; i < n_cues; i++)
    {
      g_assert_cmpfloat (cues[i].delay, >=, last);
      g_assert_cmpfloat (cues[i].delay, <=, LUDO_SOUND_DELAY_MAX);
      last = cues[i].delay;
    }
}

static void
check_game (LudoGame *game,
            GameRng  *rng,
            gboolean *seen)
{
  for (int i = 0; i < 400 && play_random_ply (game, rng); i++)
    {
      LudoMove *move = ludo_game_get_last_move (game);

      check_cues (games_find_module (ludo_game_get_rules (game)->id),
                  ludo_move_get_before (move), ludo_move_get_trace (move),
                  seen);
    }
}

static void
test_cues (void)
{
  GameRng rng = { 7 };

  for (guint g = 0; games_list ()[g] != NULL; g++)
    {
      const GameRules *rules = games_list ()[g];
      gboolean seen[N_TYPES] = { FALSE };

      for (guint64 seed = 1; seed <= 5; seed++)
        {
          g_autoptr (GError) error = NULL;
          g_autoptr (LudoGame) game = ludo_game_new (rules->id, NULL, seed,
                                                     &error);

          g_assert_no_error (error);
          check_game (game, &rng, seen);
        }

      g_assert_true (seen[GAME_EVENT_THROW] == rules->has_chance);
      /* The ravine is not crossed in the sheet that is played here. */
      for (guint i = 0; i < G_N_ELEMENTS (heard); i++)
        if (g_str_equal (heard[i].game_id, rules->id) && !seen[heard[i].type]
            && !(rules->has_chance && heard[i].type == ZOHN_AHL_EVENT_CROSS
                 && g_str_equal (rules->id, "zohn-ahl")))
          g_error ("no game of %s made the event %d", rules->id,
                   heard[i].type);
    }
}

/* A piece that walks ten spaces after a throw sounds when it is seen to arrive,
 * after two seconds. */
static void
test_walk (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("zohn-ahl", NULL, 1, NULL);
  GameTrace trace = GAME_TRACE_INIT;
  LudoSoundCue cues[LUDO_SOUND_CUES_MAX];
  guint n;

  game_trace_push (&trace, (GameEvent) { .type = GAME_EVENT_THROW,
                                         .value = 10 });
  game_trace_push (&trace, (GameEvent) { .type = GAME_EVENT_MOVE,
                                         .value = 10 });
  n = ludo_sound_cues (games_find_module ("zohn-ahl"),
                       ludo_game_get_state (game), &trace, cues);
  g_assert_cmpuint (n, ==, 5);
  g_assert_cmpfloat_with_epsilon (cues[4].delay, 2.0, FRAME);
  game_trace_clear (&trace);
}

static void
test_long_turns (void)
{
  const LudoModule *module = games_find_module ("chisolo");
  const LudoGameSounds wooden = { .piece = "wood" };
  const LudoGameSounds nothing = { 0 };
  LudoModule other = *module;
  LudoModule silent = *module;
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, 1, NULL);
  const GameState *before = ludo_game_get_state (game);
  GameTrace trace = GAME_TRACE_INIT;
  gboolean seen[N_TYPES] = { FALSE };
  LudoSoundCue cues[LUDO_SOUND_CUES_MAX];

  other.sounds = &wooden;
  silent.sounds = &nothing;
  g_assert_cmpuint (ludo_sound_cues (module, before, &trace, cues), ==, 0);
  for (int i = 0; i < 20; i++)
    game_trace_push (&trace, (GameEvent) { .type = CHISOLO_EVENT_SOW,
                                           .count = 25 });
  check_cues (module, before, &trace, seen);
  g_assert_cmpuint (ludo_sound_cues (module, before, &trace, cues), ==,
                    LUDO_SOUND_SOWN_MAX);
  /* Another game's events mean nothing. */
  g_assert_cmpuint (ludo_sound_cues (&other, before, &trace, cues), ==, 0);

  for (int i = 0; i < 40; i++)
    game_trace_push (&trace, (GameEvent) { .type = GAME_EVENT_MOVE });
  g_assert_cmpuint (ludo_sound_cues (&other, before, &trace, cues), ==,
                    LUDO_SOUND_CUES_MAX);
  g_assert_cmpstr (cues[LUDO_SOUND_CUES_MAX - 1].sound, ==, "wood");
  g_assert_cmpuint (ludo_sound_cues (&silent, before, &trace, cues), ==, 0);
  game_trace_clear (&trace);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sound-cues/files", test_files);
  g_test_add_func ("/sound-cues/random-games", test_cues);
  g_test_add_func ("/sound-cues/walk", test_walk);
  g_test_add_func ("/sound-cues/long-turns", test_long_turns);

  return g_test_run ();
}
