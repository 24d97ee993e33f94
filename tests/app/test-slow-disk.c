/* test-slow-disk.c: the window answers however long the disk takes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every fsync() takes two seconds more here, as on a slow or distant home.
 */

#include "config.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

#include "app-fixture.h"
#include "play/failing-calls.h"
#include "play/record/ludo-record.h"
#include "test-long.h"
#include "test-wait.h"

#define DELAY (2 * G_USEC_PER_SEC)
/* In which a click is to be answered, in microseconds. */
#define LIMIT (100 * 1000)
#define N_CLICKS 4

/* Microseconds in which this thread would have run, had there been a
 * processor for it: whoever shares the machine is not to be judged. */
static gint64
waited_for_processor (void)
{
  g_autofree char *text = NULL;
  unsigned long long ran, waited;

  if (!g_file_get_contents ("/proc/thread-self/schedstat", &text, NULL, NULL)
      || sscanf (text, "%llu %llu", &ran, &waited) != 2)
    return 0;

  return (gint64) (waited / 1000);
}

/* Everything else that keeps this machine from its work, the display server
 * included. */
static int
slack (void)
{
  double load;

  return getloadavg (&load, 1) == 1 && load > g_get_num_processors () ? 5 : 1;
}

typedef struct
{
  LudoGame *game;
  guint n_plies;
  int n_syncing;                /* when that came */
  gint64 answered;
  gint64 waited;
} Answer;

static void
changed_cb (Answer *answer)
{
  answer->n_plies = ludo_game_get_n_plies (answer->game);
  answer->n_syncing = failing_calls_n_syncing ();
  answer->answered = g_get_monotonic_time ();
  answer->waited = waited_for_processor ();
}

static gboolean
is_answered (gpointer data)
{
  return ((Answer *) data)->answered != 0;
}

static gboolean
is_syncing (gpointer data)
{
  return failing_calls_n_syncing () > 0;
}

typedef struct
{
  LudoBoard *board;
  int n_picked;
} Picked;

static gboolean
is_picked (gpointer data)
{
  Picked *picked = data;
  const int *path;

  return ludo_board_get_path (picked->board, &path) == picked->n_picked;
}

/* Clicks a move but for its last place, which is returned. */
static int
begin_move (LudoBoard *board,
            LudoGame  *game)
{
  const LudoDrawing *drawing = ludo_drawing_for ("chisolo");
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  int path[LUDO_PATH_MAX];
  int n_path;

  g_assert_cmpint (ludo_game_get_legal_moves (game, moves), >, 0);
  n_path = drawing->move_path (ludo_game_get_state (game), moves[0], path);
  for (int i = 0; i < n_path - 1; i++)
    {
      Picked picked = { board, i + 1 };

      hand_click_place (board, path[i]);
      hand_wait_until (is_picked, &picked, "a place to be picked");
    }

  return path[n_path - 1];
}

static void
test_clicks (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, 1, NULL);
  Answer answer = { game };
  int n_syncs;
  App app;

  app_open (&app);
  /* The preferences have a file, which is to be replaced. */
  g_settings_set_boolean (G_SETTINGS (app.settings), "coordinates", TRUE);
  n_syncs = failing_calls_n_main_syncs ();
  hand_settle (GTK_WIDGET (app.window));
  failing_calls_delay (DELAY);
  g_settings_set_boolean (G_SETTINGS (app.settings), "coordinates", FALSE);
  ludo_play_page_set_move_delay (ludo_window_get_play_page (app.window), 0);
  ludo_window_show_game (app.window, game);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (changed_cb),
                            &answer);
  hand_settle (GTK_WIDGET (app.window));

  for (int i = 0; i < N_CLICKS; i++)
    {
      gint64 begun, waited, took;
      int place;

      hand_settle (GTK_WIDGET (app.window));
      hand_wait_until (is_syncing, NULL, "a write");
      place = begin_move (app_board (&app), game);
      hand_settle (GTK_WIDGET (app.window));
      answer.answered = 0;
      waited = waited_for_processor ();
      begun = g_get_monotonic_time ();
      hand_click_place (app_board (&app), place);
      hand_wait_until (is_answered, &answer, "the answer to a click");
      took = answer.answered - begun - (answer.waited - waited);
      g_test_message ("click %d: %d ms", i + 1, (int) (took / 1000));
      g_assert_cmpuint (answer.n_plies, ==, (guint) i + 1);
      /* The same write that went on before, or the next. */
      g_assert_cmpint (answer.n_syncing, >, 0);
      g_assert_cmpint (took, <, LIMIT * slack ());
      /* The preferences have had the time to be written meanwhile. */
      wait_for_time (500);
    }
  g_assert_cmpint (failing_calls_n_main_syncs (), ==, n_syncs);

  /* A window that is closed waits, and says so. */
  gtk_window_close (GTK_WINDOW (app.window));
  g_assert_nonnull (strstr (app_message (app.window),
                            "is being saved"));
  gtk_window_close (GTK_WINDOW (app.window));
  app_close (&app);
  failing_calls_delay (0);

  app_open (&app);
  ludo_window_resume (app.window, "chisolo");
  g_assert_cmpuint (ludo_game_get_n_plies (ludo_window_get_game (app.window)),
                    ==, N_CLICKS);
  app_close (&app);
}

/* The game is saved in a file, and another begun before it is whole. */
static void
test_save (void)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (),
                                            "slow.ludo", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, 1, NULL);
  g_autoptr (LudoGame) other = ludo_game_new ("tavli", NULL, 1, NULL);
  g_autoptr (LudoGame) saved = NULL;
  g_autoptr (LudoGame) left = NULL;
  App app;

  g_mkdir_with_parents (g_get_user_cache_dir (), 0700);
  app_open (&app);
  ludo_window_show_game (app.window, game);
  app_wait_kept (&app);
  failing_calls_delay (DELAY / 10);
  g_assert_true (ludo_game_play (game, "g1+", NULL));
  ludo_window_save_file (app.window, file);
  g_assert_true (ludo_window_get_busy (app.window));
  ludo_window_show_game (app.window, other);
  g_assert_true (ludo_window_get_busy (app.window));

  /* A game that is not on the disk yet can be resumed. */
  ludo_window_resume (app.window, "chisolo");
  g_assert_cmpuint (ludo_game_get_n_plies (ludo_window_get_game (app.window)),
                    ==, 1);
  app_close (&app);
  failing_calls_delay (0);
  saved = ludo_record_load (file, NULL);
  g_assert_nonnull (saved);
  g_assert_cmpuint (ludo_game_get_n_plies (saved), ==, 1);
}

/* A window that is destroyed, as at the end of the session, loses nothing. */
static void
test_end (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, 1, NULL);
  App app;

  app_open (&app);
  ludo_window_show_game (app.window, game);
  failing_calls_delay (DELAY / 10);
  g_assert_true (ludo_game_play (game, "g1+", NULL));
  gtk_window_close (GTK_WINDOW (app.window));
  gtk_window_destroy (GTK_WINDOW (app.window));
  failing_calls_delay (0);
  app_open (&app);
  ludo_window_resume (app.window, "chisolo");
  g_assert_cmpuint (ludo_game_get_n_plies (ludo_window_get_game (app.window)),
                    ==, 1);
  app_close (&app);
}

static gboolean
is_offered (gpointer window)
{
  return strstr (app_message (window), "once more") != NULL;
}

/* A disk that does not answer keeps nobody in the program. */
static void
test_no_answer (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("chisolo", NULL, 1, NULL);
  gpointer gone;
  App app;

  if (!test_is_long ())
    {
      g_test_skip ("It takes a quarter of a minute");
      return;
    }

  app_open (&app);
  failing_calls_delay (8 * DELAY);
  ludo_window_show_game (app.window, game);
  gone = app.window;
  g_object_add_weak_pointer (gone, &gone);
  gtk_window_close (GTK_WINDOW (app.window));
  hand_wait_until (is_offered, app.window, "the offer to leave");
  gtk_window_close (GTK_WINDOW (app.window));
  while (gone != NULL && g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_null (gone);
  g_assert_cmpint (failing_calls_n_syncing (), >, 0);
  failing_calls_delay (0);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/slow-disk/clicks", test_clicks);
  g_test_add_func ("/app/slow-disk/save", test_save);
  g_test_add_func ("/app/slow-disk/end", test_end);
  g_test_add_func ("/app/slow-disk/no-answer", test_no_answer);

  return g_test_run ();
}
