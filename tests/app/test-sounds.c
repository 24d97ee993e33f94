/* test-sounds.c: sounds that fit, and silence where there are none
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing here makes a noise: sounds are counted, not played.
 */

#include "config.h"

#include <glib/gstdio.h>

#include "app/sound/ludo-sounds.h"
#include "games/games.h"
#include "play/ludo-paths.h"
#include "play/play-fixture.h"
#include "test-wait.h"

/* Heard: what was played, by whichever thread. */
typedef struct
{
  GAsyncQueue *paths;           /* "" for a mere connection */
  int fails;                    /* atomic; whether playing fails */
  int freed;                    /* atomic */
} Heard;

static gboolean
hear (const char *path,
      gpointer    data,
      GError    **error)
{
  Heard *heard = data;

  g_async_queue_push (heard->paths, g_strdup (path != NULL ? path : ""));
  if (g_atomic_int_get (&heard->fails))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "broken");
      return FALSE;
    }

  return TRUE;
}

static void
free_heard (gpointer data)
{
  g_atomic_int_inc (&((Heard *) data)->freed);
}

static void
heard_init (Heard *heard)
{
  *heard = (Heard) { .paths = g_async_queue_new_full (g_free) };
}

/* Drops the object and waits until no thread needs @heard any more. */
static void
finish (LudoSounds *sounds,
        Heard      *heard)
{
  g_assert_finalize_object (sounds);
  WAIT_UNTIL (g_atomic_int_get (&heard->freed) != 0);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_async_queue_unref (heard->paths);
}

/* The next file played, without its folder. */
static char *
wait_for_sound (Heard *heard)
{
  g_autofree char *path = NULL;

  WAIT_UNTIL ((path = g_async_queue_try_pop (heard->paths)) != NULL);

  return path[0] == '\0' ? g_steal_pointer (&path)
                         : g_path_get_basename (path);
}

static void
wait_for (Heard      *heard,
          const char *name)
{
  g_autofree char *found = wait_for_sound (heard);

  if (*name == '\0' ? *found != '\0' : !g_str_has_prefix (found, name))
    g_error ("Heard “%s” instead of a “%s”", found, name);
}

/* Long enough for all sounds of a ply at ten times the speed. */
static void
let_time_pass (void)
{
  wait_for_time ((guint) (LUDO_SOUND_DELAY_MAX * 100) + 100);
}

static LudoGame *
new_game (const char *id)
{
  g_autoptr (GError) error = NULL;
  LudoGame *game = ludo_game_new (id, NULL, 5, &error);

  g_assert_no_error (error);

  return game;
}

static void
test_off_by_default (void)
{
  g_autoptr (LudoGame) game = new_game ("zohn-ahl");
  GameRng rng = { 1 };
  LudoSounds *sounds;
  Heard heard;

  heard_init (&heard);
  sounds = ludo_sounds_new_for_play (hear, &heard, free_heard);
  g_object_set (sounds, "speed", 10.0, NULL);
  g_object_set (sounds, "game", game, NULL);
  g_assert_null (ludo_sounds_get_reason (sounds));

  play_random_plies (game, &rng, 10);
  let_time_pass ();
  g_assert_cmpint (g_async_queue_length (heard.paths), ==, 0);
  finish (sounds, &heard);
}

static void
test_plays (void)
{
  g_autoptr (LudoGame) game = new_game ("zohn-ahl");
  LudoSounds *sounds;
  Heard heard;

  heard_init (&heard);
  sounds = ludo_sounds_new_for_play (hear, &heard, free_heard);
  g_object_set (sounds, "game", game, "speed", 10.0, NULL);
  ludo_sounds_set_enabled (sounds, TRUE);
  wait_for (&heard, "");

  g_assert_true (ludo_game_throw (game));
  for (int i = 0; i < 4; i++)
    wait_for (&heard, "stick-");

  /* Turned off, it is quiet at once.  The thread that plays may be faster than
   * this one and may be in the middle of a sound. */
  ludo_game_throw (game);
  ludo_sounds_set_enabled (sounds, FALSE);
  while (g_async_queue_length (heard.paths) > 0)
    g_free (wait_for_sound (&heard));
  let_time_pass ();
  g_assert_cmpint (g_async_queue_length (heard.paths), <=, 1);
  finish (sounds, &heard);
}

/* The end sounds once, and not while sounds are off. */
static void
test_end (void)
{
  LudoSounds *sounds;
  Heard heard;

  heard_init (&heard);
  sounds = ludo_sounds_new_for_play (hear, &heard, free_heard);
  ludo_sounds_play_end (sounds);
  ludo_sounds_set_enabled (sounds, TRUE);
  wait_for (&heard, "");
  ludo_sounds_play_end (sounds);
  wait_for (&heard, "end-1");
  let_time_pass ();
  g_assert_cmpint (g_async_queue_length (heard.paths), ==, 0);
  finish (sounds, &heard);
}

/* Step by step nothing is heard of a throw but what is shown. */
static void
test_steps (void)
{
  g_autoptr (LudoGame) game = new_game ("zohn-ahl");
  const GameTrace *trace;
  LudoSounds *sounds;
  Heard heard;

  heard_init (&heard);
  sounds = ludo_sounds_new_for_play (hear, &heard, free_heard);
  g_object_set (sounds, "game", game, "speed", 0.0, NULL);
  ludo_sounds_set_enabled (sounds, TRUE);
  wait_for (&heard, "");

  g_assert_true (ludo_game_throw (game));
  let_time_pass ();
  g_assert_cmpint (g_async_queue_length (heard.paths), ==, 0);
  trace = ludo_move_get_trace (ludo_game_get_last_move (game));
  g_assert_cmpint (trace->events[0].type, ==, GAME_EVENT_THROW);
  ludo_sounds_play_step (sounds, &trace->events[0]);
  for (int i = 0; i < 4; i++)
    wait_for (&heard, "stick-");
  finish (sounds, &heard);
}

/* Plays until a ply has something to be heard; returns how many sounds. */
static guint
play_heard_ply (LudoGame *game,
                GameRng  *rng)
{
  LudoSoundCue cues[LUDO_SOUND_CUES_MAX];
  LudoMove *move;
  guint n = 0;

  while (n == 0)
    {
      g_assert_true (play_random_ply (game, rng));
      move = ludo_game_get_last_move (game);
      n = ludo_sound_cues
        (games_find_module (ludo_game_get_rules (game)->id),
         ludo_move_get_before (move), ludo_move_get_trace (move), cues);
    }

  return n;
}

/* If several plies follow one another at once, as in a replay, only the last
 * has a sound. */
static void
test_last_ply_only (void)
{
  g_autoptr (LudoGame) game = new_game ("chisolo");
  GameRng rng = { 3 };
  LudoSounds *sounds;
  Heard heard;
  guint n;

  heard_init (&heard);
  sounds = ludo_sounds_new_for_play (hear, &heard, free_heard);
  g_object_set (sounds, "speed", 10.0, NULL);
  g_object_set (sounds, "game", game, NULL);
  ludo_sounds_set_enabled (sounds, TRUE);
  wait_for (&heard, "");

  play_random_plies (game, &rng, 12);
  n = play_heard_ply (game, &rng);
  for (guint i = 0; i < n; i++)
    wait_for (&heard, "stone-");
  let_time_pass ();
  g_assert_cmpint (g_async_queue_length (heard.paths), ==, 0);

  /* A ply that comes in the middle of another's sounds is heard whole. */
  play_heard_ply (game, &rng);
  wait_for (&heard, "stone-");
  n = play_heard_ply (game, &rng);
  for (guint i = 0; i < n; i++)
    wait_for (&heard, "stone-");
  let_time_pass ();
  while (g_async_queue_length (heard.paths) > 0)
    wait_for (&heard, "stone-");

  /* A game that is no longer watched is not heard. */
  play_random_ply (game, &rng);
  g_object_set (sounds, "game", NULL, NULL);
  play_random_ply (game, &rng);
  let_time_pass ();
  g_assert_cmpint (g_async_queue_length (heard.paths), ==, 0);
  finish (sounds, &heard);
}

/* The part of a move that was heard before it was played is not heard again. */
static void
test_part (void)
{
  g_autoptr (LudoGame) game =
    ludo_game_new_from_position ("chisolo", "3,0,0,2,0,0,0/0,1,0,0,2,0,1/"
                                 "0,0,1,0,0,1,0/0,3,0,1,0,0,4 s +- 10", 1,
                                 NULL);
  const GameRules *rules = ludo_game_get_rules (game);
  const GameState *before = ludo_game_get_state (game);
  GameState after = *before;
  GameTrace trace = GAME_TRACE_INIT;
  GameMove move = GAME_MOVE_NONE;
  g_autoptr (LudoMove) part = NULL;
  LudoSounds *sounds;
  Heard heard;
  int n_part = 0;

  heard_init (&heard);
  sounds = ludo_sounds_new_for_play (hear, &heard, free_heard);
  ludo_sounds_set_enabled (sounds, TRUE);
  g_object_set (sounds, "speed", 10.0, "game", game, NULL);
  wait_for (&heard, "");

  g_assert_true (rules->parse_move (before, "f2xa4", 5, &move, NULL));
  rules->apply_part (&after, move, &trace);
  part = ludo_move_new (rules, 1, before, &after, move, 0, &trace);
  ludo_sounds_play_part (sounds, part);
  /* The move sows a stone and takes two. */
  wait_for (&heard, "stone-");
  let_time_pass ();
  for (n_part = 1; g_async_queue_length (heard.paths) > 0; n_part++)
    wait_for (&heard, "stone-");
  g_assert_cmpint (n_part, ==, 3);

  /* Three are taken from the third hole. */
  ludo_game_play_move (game, move);
  for (int i = 0; i < 3; i++)
    wait_for (&heard, "stone-");
  let_time_pass ();
  g_assert_cmpint (g_async_queue_length (heard.paths), ==, 0);
  finish (sounds, &heard);
}

static void
count_cb (gpointer data)
{
  (*(int *) data)++;
}

static void
wait_until_silent (LudoSounds *sounds)
{
  WAIT_UNTIL (ludo_sounds_get_reason (sounds) != NULL);
}

static void
test_failure (void)
{
  g_autoptr (LudoGame) game = new_game ("tavli");
  LudoSounds *sounds;
  Heard heard;
  int n_notified = 0;

  heard_init (&heard);
  heard.fails = 1;
  sounds = ludo_sounds_new_for_play (hear, &heard, free_heard);
  g_signal_connect_swapped (sounds, "changed",
                            G_CALLBACK (count_cb), &n_notified);
  g_object_set (sounds, "speed", 10.0, NULL);
  g_object_set (sounds, "game", game, NULL);
  g_assert_null (ludo_sounds_get_reason (sounds));

  ludo_sounds_set_enabled (sounds, TRUE);
  wait_until_silent (sounds);
  g_assert_cmpint (n_notified, ==, 1);
  wait_for (&heard, "");

  /* The game goes on, and nothing is tried again until it is asked for. */
  g_assert_true (ludo_game_throw (game));
  let_time_pass ();
  g_assert_cmpint (g_async_queue_length (heard.paths), ==, 0);

  g_atomic_int_set (&heard.fails, 0);
  ludo_sounds_set_enabled (sounds, FALSE);
  ludo_sounds_set_enabled (sounds, TRUE);
  g_assert_null (ludo_sounds_get_reason (sounds));
  g_assert_cmpint (n_notified, ==, 2);
  wait_for (&heard, "");
  ludo_game_undo (game);
  g_assert_true (ludo_game_throw (game));
  for (int i = 0; i < 3; i++)
    wait_for (&heard, "die-");
  finish (sounds, &heard);
}

/* Blocked: an output that does not answer until it is let. */
typedef struct
{
  GMutex gate;
  int entered;                  /* atomic */
  int freed;                    /* atomic */
} Blocked;

static gboolean
block (const char *path,
       gpointer    data,
       GError    **error)
{
  Blocked *blocked = data;

  g_atomic_int_inc (&blocked->entered);
  g_mutex_lock (&blocked->gate);
  g_mutex_unlock (&blocked->gate);

  return TRUE;
}

static void
free_blocked (gpointer data)
{
  g_atomic_int_inc (&((Blocked *) data)->freed);
}

static void
test_no_answer (void)
{
  g_autoptr (LudoGame) game = new_game ("zohn-ahl");
  GameRng rng = { 2 };
  Blocked blocked = { .entered = 0 };
  LudoSounds *sounds = ludo_sounds_new_for_play (block, &blocked,
                                                 free_blocked);

  g_mutex_init (&blocked.gate);
  g_mutex_lock (&blocked.gate);
  g_object_set (sounds, "speed", 10.0, NULL);
  g_object_set (sounds, "game", game, NULL);
  ludo_sounds_set_enabled (sounds, TRUE);
  WAIT_UNTIL (g_atomic_int_get (&blocked.entered) != 0);

  /* The game is played, and the object let go, while the server sleeps. */
  for (int i = 0; i < 10; i++)
    {
      play_random_ply (game, &rng);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  let_time_pass ();
  g_assert_cmpint (g_atomic_int_get (&blocked.entered), ==, 1);
  g_assert_finalize_object (sounds);
  g_assert_cmpint (g_atomic_int_get (&blocked.freed), ==, 0);

  g_mutex_unlock (&blocked.gate);
  WAIT_UNTIL (g_atomic_int_get (&blocked.freed) != 0);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_mutex_clear (&blocked.gate);
}

static void
test_files_missing (void)
{
  g_autofree char *data = ludo_paths_dup_data ();
  g_autofree char *empty = g_dir_make_tmp ("ludo-sounds-XXXXXX", NULL);
  LudoSounds *sounds;

  g_assert_nonnull (empty);
  g_setenv ("LUDOTHEQUE_DATADIR", empty, TRUE);
  sounds = ludo_sounds_new ();
  g_setenv ("LUDOTHEQUE_DATADIR", data, TRUE);
  g_rmdir (empty);

  ludo_sounds_set_enabled (sounds, TRUE);
  g_assert_nonnull (ludo_sounds_get_reason (sounds));
  g_assert_nonnull (ludo_sounds_get_reason (sounds));
  g_assert_finalize_object (sounds);
}

/* In the subprocess: the desktop's own sound, which cannot work. */
static void
play_in_vain (gboolean server_named)
{
  g_autoptr (LudoGame) game = new_game ("tavli");
  GameRng rng = { 9 };
  LudoSounds *sounds;

  /* Even on a machine with a card nothing may be heard. */
  g_setenv ("CANBERRA_DRIVER", "none", TRUE);
  g_setenv ("XDG_RUNTIME_DIR", "/nonexistent", TRUE);
  if (server_named)
    g_setenv ("PULSE_SERVER", "unix:/nonexistent/socket", TRUE);
  else
    g_unsetenv ("PULSE_SERVER");

  sounds = ludo_sounds_new ();
#ifdef HAVE_GSOUND
  if (server_named)
    g_assert_null (ludo_sounds_get_reason (sounds));
#else
  g_assert_nonnull (ludo_sounds_get_reason (sounds));
#endif
  g_object_set (sounds, "speed", 10.0, NULL);
  g_object_set (sounds, "game", game, NULL);
  ludo_sounds_set_enabled (sounds, TRUE);
  wait_until_silent (sounds);

  g_assert_cmpuint (play_random_plies (game, &rng, 30), ==, 30);
  let_time_pass ();
  g_assert_finalize_object (sounds);
}

static void
test_no_device (gconstpointer server_named)
{
  if (g_test_subprocess ())
    {
      play_in_vain (GPOINTER_TO_INT (server_named));
      return;
    }

  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stderr ("");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sounds/off-by-default", test_off_by_default);
  g_test_add_func ("/sounds/plays", test_plays);
  g_test_add_func ("/sounds/end", test_end);
  g_test_add_func ("/sounds/steps", test_steps);
  g_test_add_func ("/sounds/last-ply-only", test_last_ply_only);
  g_test_add_func ("/sounds/part", test_part);
  g_test_add_func ("/sounds/failure", test_failure);
  g_test_add_func ("/sounds/no-answer", test_no_answer);
  g_test_add_func ("/sounds/files-missing", test_files_missing);
  g_test_add_data_func ("/sounds/no-device", GINT_TO_POINTER (FALSE),
                        test_no_device);
  g_test_add_data_func ("/sounds/no-server", GINT_TO_POINTER (TRUE),
                        test_no_device);

  return g_test_run ();
}
