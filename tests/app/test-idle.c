/* test-idle.c: what stands still costs nothing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No clock is read: what is looked at is for how long the main loop lies down
 * to sleep.  A timer or a tick that ran would want to be woken for the next
 * time.
 */

#include "config.h"

#include "app-fixture.h"

#include "games/games.h"
#include "rest.h"

/* On a busy machine the last frame of what went before may come late; after
 * this it is not idle, in milliseconds. */
#define PATIENCE 5500

static void
check_idle (GtkWidget  *widget,
            const char *what)
{
  hand_settle (widget);
  hand_settle (widget);
  g_test_message ("%s", what);
  g_assert_true (rest_asleep (PATIENCE));
}

/* The test sees a widget that draws again and again, and a timer that runs only
 * once a second. */
static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  return G_SOURCE_CONTINUE;
}

static gboolean
look_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

static void
test_restless (void)
{
  guint source;
  App app;

  app_open (&app);
  check_idle (GTK_WIDGET (app.window), "shelf");
  source = gtk_widget_add_tick_callback (GTK_WIDGET (app.window), tick_cb,
                                         NULL, NULL);
  g_assert_false (rest_asleep (REST_SLEEP + 4 * REST_QUIET));
  gtk_widget_remove_tick_callback (GTK_WIDGET (app.window), source);
  check_idle (GTK_WIDGET (app.window), "without the tick");
  source = g_timeout_add (1000, look_cb, NULL);
  g_assert_false (rest_asleep (REST_SLEEP + 4 * REST_QUIET));
  g_source_remove (source);
  app_close (&app);
}

static void
test_reading (void)
{
  App app;

  app_open (&app);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (app.window),
                                             "win.rules", "s", "tavli"));
  check_idle (GTK_WIDGET (app.window), "reading page");
  app_close (&app);
}

static gboolean
is_still (gpointer data)
{
  gboolean moving;

  g_object_get (data, "moving", &moving, NULL);

  return !moving;
}

/* Before the first ply, and once it has been shown. */
static void
test_play (gconstpointer data)
{
  const GameRules *rules = data;
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, rules->id, 7);
  check_idle (GTK_WIDGET (app.window), rules->id);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE,
                NULL);
  g_object_set (app_board (&app), "animation-speed", LUDO_ANIMATION_FAST,
                NULL);
  app_play_plies (game, 1);
  g_assert_false (is_still (app_board (&app)));
  hand_wait_until (is_still, app_board (&app), "the end of the motion");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                NULL);
  check_idle (GTK_WIDGET (app.window), "after a motion");
  app_close (&app);
}

typedef struct
{
  LudoBoard *board;
  LudoGame *game;
} Answer;

static gboolean
was_answered (gpointer data)
{
  Answer *answer = data;
  const int *path;

  return ludo_board_get_path (answer->board, &path) > 0
         || ludo_game_get_n_plies (answer->game) > 1;
}

/* South's e2 sows for 1,398 laps.  All of it is decided before the first
 * stone is shown; a click of North's in the midst ends the showing and picks
 * what was clicked. */
static void
test_long_sowing (void)
{
  static const char position[] =
    "3,3,3,3,3,3,3/3,3,3,0,0,1,2/1,2,1,2,6,3,2/2,1,2,3,0,2,3 s ++ 40";
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoGame) game =
    ludo_game_new_from_position ("chisolo", position, 7, &error);
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  int path[LUDO_PATH_MAX];
  gboolean begun;
  Answer answer;
  App app;

  g_assert_no_error (error);
  app_open (&app);
  ludo_window_show_game (app.window, game);
  answer.game = ludo_window_get_game (app.window);
  answer.board = app_board (&app);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE,
                NULL);
  hand_settle (GTK_WIDGET (app.window));

  g_assert_true (ludo_game_play (answer.game, "e2", &error));
  g_assert_no_error (error);
  g_assert_cmpuint (ludo_move_get_trace
                      (ludo_game_get_last_move (answer.game))->n_events, >,
                    1398);
  g_assert_cmpint (ludo_game_get_turn (answer.game), ==, 1);
  g_assert_false (is_still (answer.board));

  /* Frames are drawn meanwhile, and the window answers. */
  hand_settle (GTK_WIDGET (answer.board));
  g_assert_false (is_still (answer.board));
  g_assert_cmpint (ludo_game_get_legal_moves (answer.game, moves), >, 0);
  ludo_drawing_for ("chisolo")->move_path (ludo_game_get_state (answer.game),
                                           moves[0], path);
  hand_click_place (answer.board, path[0]);
  hand_wait_until (was_answered, &answer, "an answer to the click");
  /* The click may have begun to sow, before a third hole is asked for. */
  g_object_get (answer.board, "begun", &begun, NULL);
  g_assert_true (ludo_game_get_n_plies (answer.game) > 1 || begun
                 || is_still (answer.board));

  ludo_board_skip_motion (answer.board);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                NULL);
  check_idle (GTK_WIDGET (app.window), "after a motion that was ended");
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/idle/restless", test_restless);
  g_test_add_func ("/app/idle/reading", test_reading);
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/idle/play/%s",
                                               games_list ()[i]->id);

      g_test_add_data_func (path, games_list ()[i], test_play);
    }
  g_test_add_func ("/app/idle/long-sowing", test_long_sowing);

  return g_test_run ();
}
