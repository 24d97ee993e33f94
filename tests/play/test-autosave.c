/* test-autosave.c: the game that is being played is kept, beside the main loop
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "failing-calls.h"
#include "play-fixture.h"
#include "play/record/ludo-autosave.h"
#include "play/record/ludo-record.h"
#include "test-folder.h"
#include "test-long.h"

#define LONG_DELAY (1000 * 1000)

typedef struct
{
  char *folder;
  char *current;
  char *path;                   /* of the record of Ken Wan */
  LudoAutosave *autosave;
  LudoGame *game;
  GameRng rng;
} Fixture;

static LudoAutosave *
autosave_new (Fixture *fixture)
{
  g_autoptr (LudoStore) store = ludo_store_new (fixture->current, NULL);

  return ludo_autosave_new (store);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("autosave-XXXXXX", NULL);
  fixture->current = g_build_filename (fixture->folder, "current", NULL);
  fixture->path = g_build_filename (fixture->current, "ken-wan.ludo", NULL);
  fixture->autosave = autosave_new (fixture);
  fixture->game = ludo_game_new ("ken-wan", NULL, 1, NULL);
  fixture->rng = (GameRng) { 1 };
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  failing_calls_disarm ();
  failing_calls_delay (0);
  g_clear_object (&fixture->autosave);
  g_clear_object (&fixture->game);
  test_remove_folder (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->current);
  g_free (fixture->path);
}

/* How many plies are on file; -1 where nothing is. */
static int
n_on_file (Fixture *fixture)
{
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  g_autoptr (LudoGame) game = ludo_record_load (file, NULL);

  return game != NULL ? (int) ludo_game_get_n_plies (game) : -1;
}

static int
n_in_memory (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoGame) game = ludo_autosave_load (fixture->autosave,
                                                  "ken-wan", &error);

  g_assert_no_error (error);
  g_assert_cmpint (ludo_autosave_has (fixture->autosave, "ken-wan"), ==,
                   game != NULL);

  return game != NULL ? (int) ludo_game_get_n_plies (game) : -1;
}

static void
play (Fixture *fixture)
{
  g_assert_true (play_random_ply (fixture->game, &fixture->rng));
}

static void
wait_until_kept (Fixture *fixture)
{
  while (ludo_autosave_get_busy (fixture->autosave))
    g_main_context_iteration (NULL, TRUE);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Each act is on file once the main loop had its turn; nothing is waited for
 * in the main thread. */
static void
test_kept (Fixture       *fixture,
           gconstpointer  data)
{
  int n_syncs = failing_calls_n_main_syncs ();
  guint n_told = 0;

  g_signal_connect_swapped (fixture->autosave, "busy-changed",
                            G_CALLBACK (count_cb), &n_told);
  ludo_autosave_set_game (fixture->autosave, fixture->game);
  g_assert_true (ludo_autosave_get_busy (fixture->autosave));
  wait_until_kept (fixture);
  g_assert_cmpint (n_on_file (fixture), ==, 0);
  g_assert_cmpuint (n_told, ==, 2);
  for (int i = 1; i <= 5; i++)
    {
      play (fixture);
      wait_until_kept (fixture);
      g_assert_cmpint (n_on_file (fixture), ==, i);
    }
  ludo_game_undo (fixture->game);
  wait_until_kept (fixture);
  g_assert_cmpint (n_on_file (fixture), ==, 4);
  g_assert_cmpuint (n_told, ==, 14);
  g_assert_cmpint (failing_calls_n_main_syncs (), ==, n_syncs);
  g_assert_null (ludo_autosave_get_error (fixture->autosave));
}

/* While one write goes on, what is done becomes one more. */
static void
test_newest (Fixture       *fixture,
             gconstpointer  data)
{
  int n_syncs = failing_calls_n_syncs ();

  failing_calls_delay (LONG_DELAY / 20);
  ludo_autosave_set_game (fixture->autosave, fixture->game);
  for (int i = 0; i < 20; i++)
    {
      play (fixture);
      while (g_main_context_iteration (NULL, FALSE))
        continue;
      g_assert_cmpint (n_in_memory (fixture), ==, i + 1);
    }
  wait_until_kept (fixture);
  g_assert_cmpint (n_on_file (fixture), ==, 20);
  /* Two of each write: of the file and of its folder. */
  g_assert_cmpint (failing_calls_n_syncs () - n_syncs, <=, 2 * 5);
}

/* Changes in one turn of the main loop are written once, and an unchanged game
 * is not written. */
static void
test_once (Fixture       *fixture,
           gconstpointer  data)
{
  int n_syncs;

  ludo_autosave_set_game (fixture->autosave, fixture->game);
  wait_until_kept (fixture);
  n_syncs = failing_calls_n_syncs ();
  for (int i = 0; i < 20; i++)
    play (fixture);
  wait_until_kept (fixture);
  g_assert_cmpint (failing_calls_n_syncs () - n_syncs, ==, 2);
  ludo_autosave_save (fixture->autosave);
  g_assert_false (ludo_autosave_get_busy (fixture->autosave));
  g_signal_emit_by_name (fixture->game, "changed", 0, 0);
  wait_until_kept (fixture);
  g_assert_cmpint (failing_calls_n_syncs () - n_syncs, ==, 2);

  /* Names of players are saved too, though no act changed them. */
  ludo_player_set_name (ludo_game_get_player (fixture->game, 0, 0), "Zoé");
  ludo_autosave_save (fixture->autosave);
  wait_until_kept (fixture);
  g_assert_cmpint (failing_calls_n_syncs () - n_syncs, ==, 4);
}

/* Leaving a long game for another line, and back, is two acts: two writes. */
static void
test_long_way (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (LudoGame) game = ludo_game_new ("tavli", NULL, 1, NULL);
  int n_main_syncs = failing_calls_n_main_syncs ();
  int n_syncs;

  g_assert_cmpuint (play_random_plies (game, &fixture->rng, 300), >, 100);
  ludo_autosave_set_game (fixture->autosave, game);
  wait_until_kept (fixture);
  n_syncs = failing_calls_n_syncs ();
  ludo_game_start_variation (game, 5);
  wait_until_kept (fixture);
  g_assert_cmpint (failing_calls_n_syncs () - n_syncs, ==, 2);
  ludo_game_select_variation (game, 0);
  wait_until_kept (fixture);
  g_assert_cmpint (failing_calls_n_syncs () - n_syncs, ==, 4);
  g_assert_cmpint (failing_calls_n_main_syncs (), ==, n_main_syncs);
}

/* The end waits for what is still to be written, whatever it is. */
static void
test_flush (Fixture       *fixture,
            gconstpointer  data)
{
  const gboolean let_go = GPOINTER_TO_INT (data);

  failing_calls_delay (LONG_DELAY / 20);
  ludo_autosave_set_game (fixture->autosave, fixture->game);
  play (fixture);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  play (fixture);
  if (let_go)
    g_clear_object (&fixture->autosave);
  else
    ludo_autosave_flush (fixture->autosave);
  g_assert_cmpint (n_on_file (fixture), ==, 2);
  if (!let_go)
    g_assert_false (ludo_autosave_get_busy (fixture->autosave));
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

/* Another game takes its place, and both are kept. */
static void
test_other_game (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (LudoGame) other = ludo_game_new ("chisolo", NULL, 1, NULL);
  g_autoptr (LudoGame) again = NULL;

  failing_calls_delay (LONG_DELAY / 20);
  ludo_autosave_set_game (fixture->autosave, fixture->game);
  play (fixture);
  play (fixture);
  ludo_autosave_set_game (fixture->autosave, other);
  play_random_ply (other, &fixture->rng);

  /* Both games are in memory before the file is written. */
  g_assert_cmpint (n_in_memory (fixture), ==, 2);
  again = ludo_autosave_load (fixture->autosave, "chisolo", NULL);
  g_assert_cmpuint (ludo_game_get_n_plies (again), ==, 1);
  g_assert_false (ludo_autosave_has (fixture->autosave, "tavli"));
  ludo_autosave_flush (fixture->autosave);
  g_assert_cmpint (n_on_file (fixture), ==, 2);
  g_assert_cmpint (n_in_memory (fixture), ==, 2);
}

/* A game that is over is not resumed, however slow the disk is. */
static void
test_over (Fixture       *fixture,
           gconstpointer  data)
{
  ludo_autosave_set_game (fixture->autosave, fixture->game);
  wait_until_kept (fixture);
  failing_calls_delay (LONG_DELAY / 20);
  play (fixture);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  while (play_random_ply (fixture->game, &fixture->rng))
    continue;
  g_assert_true (ludo_game_get_over (fixture->game));
  g_assert_cmpint (n_in_memory (fixture), ==, -1);
  ludo_autosave_flush (fixture->autosave);
  g_assert_cmpint (n_in_memory (fixture), ==, -1);
  g_assert_cmpint (n_on_file (fixture), ==, -1);

  /* The game goes on after its last ply is taken back. */
  ludo_game_undo (fixture->game);
  ludo_autosave_flush (fixture->autosave);
  g_assert_cmpint (n_on_file (fixture), ==,
                   (int) ludo_game_get_n_plies (fixture->game));
}

/* A disk that takes nothing is told once, and forgotten when it does; what was
 * not written is not lost while the program runs. */
static void
test_failing (Fixture       *fixture,
              gconstpointer  data)
{
  const gboolean by_itself = GPOINTER_TO_INT (data);
  g_autoptr (LudoGame) other = ludo_game_new ("chisolo", NULL, 1, NULL);
  guint n_told = 0;

  g_signal_connect_swapped (fixture->autosave, "error-changed",
                            G_CALLBACK (count_cb), &n_told);
  ludo_autosave_set_game (fixture->autosave, fixture->game);
  play (fixture);
  wait_until_kept (fixture);
  g_assert_cmpuint (n_told, ==, 0);

  failing_calls_arm (1, ENOSPC, TRUE);
  play (fixture);
  wait_until_kept (fixture);
  g_assert_cmpuint (n_told, ==, 1);
  g_assert_error (ludo_autosave_get_error (fixture->autosave), G_IO_ERROR,
                  G_IO_ERROR_NO_SPACE);
  g_assert_nonnull (strstr (ludo_autosave_get_error (fixture->autosave)
                              ->message, fixture->path));
  g_assert_cmpint (n_on_file (fixture), ==, 1);
  g_assert_cmpint (n_in_memory (fixture), ==, 2);
  ludo_autosave_set_game (fixture->autosave, other);
  wait_until_kept (fixture);
  g_assert_cmpint (n_in_memory (fixture), ==, 2);

  /* There is room again. */
  failing_calls_disarm ();
  if (by_itself)
    ludo_autosave_set_game (fixture->autosave, fixture->game);
  ludo_autosave_save (fixture->autosave);
  wait_until_kept (fixture);
  g_assert_null (ludo_autosave_get_error (fixture->autosave));
  g_assert_cmpint (n_on_file (fixture), ==, 2);
}

static void
written_cb (GObject      *autosave,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (GError) error = NULL;

  *(gboolean *) data = ludo_autosave_write_finish (LUDO_AUTOSAVE (autosave),
                                                   result, &error);
  g_assert_no_error (error);
}

/* A file of the user's is written in its turn, and waited for at the end. */
static void
test_write (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "mine", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;
  gboolean written = FALSE;

  failing_calls_delay (LONG_DELAY / 20);
  ludo_autosave_set_game (fixture->autosave, fixture->game);
  for (int i = 0; i < 3; i++)
    {
      g_autofree char *content = g_strdup_printf ("version %d", i);
      g_autoptr (GBytes) bytes = g_bytes_new (content, strlen (content));

      ludo_autosave_write_async (fixture->autosave, file, bytes, written_cb,
                                 &written);
    }
  ludo_autosave_flush (fixture->autosave);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "version 2");
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_true (written);
}

/* Plays on and on, telling the parent of each ply that the program has done
 * with. */
static void
play_for_ever (Fixture *fixture,
               int      pipe)
{
  g_clear_object (&fixture->autosave);
  fixture->autosave = autosave_new (fixture);
  ludo_autosave_set_game (fixture->autosave, fixture->game);
  for (;;)
    {
      guint n_plies;

      if (!play_random_ply (fixture->game, &fixture->rng))
        while (ludo_game_undo (fixture->game))
          continue;
      wait_until_kept (fixture);
      n_plies = ludo_game_get_n_plies (fixture->game);
      if (write (pipe, &n_plies, sizeof n_plies) != sizeof n_plies)
        _exit (1);
    }
}

/* Kills the child after some time, or at a call of its own choice.  Returns:
 * what it told last. */
static guint
kill_child (Fixture *fixture,
            int      call,
            int      reason,
            GameRng *rng)
{
  guint n_plies = 0;
  guint told;
  int status;
  int ends[2];
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      close (ends[0]);
      if (call > 0)
        failing_calls_arm (call, reason, FALSE);
      play_for_ever (fixture, ends[1]);
    }
  close (ends[1]);
  if (call == 0)
    {
      g_usleep (game_rng_below (rng, 20 * 1000));
      kill (child, SIGKILL);
    }
  while (read (ends[0], &told, sizeof told) == sizeof told)
    n_plies = told;
  close (ends[0]);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status));

  return n_plies;
}

/* Killed at random moments and at each call of a write: what is there loads,
 * lacks the ply in flight at most, and nothing lies about after the next
 * start. */
static void
test_killed (Fixture       *fixture,
             gconstpointer  data)
{
  const int n_kills = test_is_long () ? 1000 : 40;
  GameRng rng = { 7 };

#ifdef __SANITIZE_THREAD__
  g_test_skip ("the thread sanitizer cannot follow the threads of a fork");
  return;
#endif
  g_clear_object (&fixture->autosave);
  for (int i = 0; i < n_kills; i++)
    {
      int call = i % 2 == 0 ? 0 : 1 + (i / 4) % 30;
      int reason = i % 4 < 2 ? FAILING_KILL_BEFORE : FAILING_KILL_AFTER;
      int told = (int) kill_child (fixture, call, reason, &rng);
      g_autoptr (GDir) dir = NULL;
      const char *name;
      int n_left;

      fixture->autosave = autosave_new (fixture);
      n_left = n_in_memory (fixture);
      /* The next ply may have come to rest though nobody was told. */
      g_assert_cmpint (n_left, <=, told + 1);
      if (told > 0)
        g_assert_cmpint (n_left, >=, told);
      g_clear_object (&fixture->autosave);
      dir = g_dir_open (fixture->current, 0, NULL);
      while ((name = g_dir_read_name (dir)) != NULL)
        if (!g_str_equal (name, ".lock") && !g_str_equal (name,
                                                          "ken-wan.ludo"))
          g_error ("%s was left behind", name);
      g_unlink (fixture->path);
    }
}

/* Returns: (transfer full): the game, which is kept. */
static LudoGame *
play_game_to_the_end (Fixture *fixture)
{
  LudoGame *game = ludo_game_new ("zohn-ahl", NULL, 1, NULL);

  ludo_autosave_set_game (fixture->autosave, game);
  while (!ludo_game_get_over (game))
    {
      GameMove moves[GAME_MOVES_MAX];

      if (!ludo_game_throw (game)
          && ludo_game_get_legal_moves (game, moves) > 0)
        ludo_game_play_move (game, moves[0]);
    }
  ludo_autosave_flush (fixture->autosave);
  ludo_autosave_set_game (fixture->autosave, NULL);

  return game;
}

/* A game that is over is found among the finished ones, once, however often it
 * is opened again. */
static void
test_finished (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (LudoGame) game = play_game_to_the_end (fixture);
  g_autoptr (LudoGame) found = NULL;
  g_autoptr (GPtrArray) files = NULL;
  g_autofree char *folder = g_build_filename (fixture->folder, "finished",
                                              NULL);

  files = ludo_store_list_finished (folder);
  g_assert_cmpuint (files->len, ==, 1);
  found = ludo_record_load (files->pdata[0], NULL);
  g_assert_nonnull (found);
  g_assert_true (ludo_game_get_over (found));
  g_assert_true (ludo_record_contains (found, game));

  ludo_autosave_set_game (fixture->autosave, found);
  ludo_autosave_flush (fixture->autosave);
  g_ptr_array_unref (files);
  files = ludo_store_list_finished (folder);
  g_assert_cmpuint (files->len, ==, 1);
}

/* However many were finished before, all stay. */
static void
test_many_finished (Fixture       *fixture,
                    gconstpointer  data)
{
  enum { N_BEFORE = 230 };
  g_autofree char *folder = g_build_filename (fixture->folder, "finished",
                                              NULL);
  g_autoptr (LudoGame) game = NULL;
  g_autoptr (GPtrArray) files = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  for (guint i = 0; i < N_BEFORE; i++)
    {
      g_autofree char *name = g_strdup_printf ("%03u.ludo", i);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      struct timespec times[2] = { { i, 0 }, { i, 0 } };

      g_assert_true (g_file_set_contents (path, "", 0, NULL));
      g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
    }

  game = play_game_to_the_end (fixture);
  files = ludo_store_list_finished (folder);
  g_assert_cmpuint (files->len, ==, N_BEFORE + 1);
  /* The newest first. */
  for (guint i = 1; i < files->len; i++)
    {
      g_autofree char *name = g_file_get_basename (files->pdata[i]);

      g_assert_cmpint (atoi (name), ==, (int) (N_BEFORE - i));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(name, data, function)                                       \
  g_test_add ("/autosave/" name, Fixture, GINT_TO_POINTER (data),       \
              set_up, function, tear_down)
  ADD ("kept", 0, test_kept);
  ADD ("newest", 0, test_newest);
  ADD ("once", 0, test_once);
  ADD ("long-way", 0, test_long_way);
  ADD ("flush", FALSE, test_flush);
  ADD ("let-go", TRUE, test_flush);
  ADD ("other-game", 0, test_other_game);
  ADD ("over", 0, test_over);
  ADD ("finished", 0, test_finished);
  ADD ("many-finished", 0, test_many_finished);
  ADD ("failing", FALSE, test_failing);
  ADD ("failing-by-itself", TRUE, test_failing);
  ADD ("write", 0, test_write);
  ADD ("killed", 0, test_killed);
#undef ADD

  return g_test_run ();
}
