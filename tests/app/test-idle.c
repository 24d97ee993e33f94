/* test-idle.c: what stands still costs nothing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No clock is read: what is counted is how often the main loop comes back
 * from its sleep.  A timer or a tick that ran would wake it many times.
 */

#include "config.h"

#include "app-fixture.h"

#include "games/games.h"

/* How long one listens, in milliseconds, and how often the loop may wake
 * meanwhile: for an answer of the display that was under way, say.  A frame a
 * second would be more.  After so many whiles in vain it is not idle. */
#define LISTEN 1100
#define WAKES_MAX 6
#define WHILES_MAX 5

typedef struct
{
  guint wakes;
  guint frames;
  gboolean over;
} Idle;

static gboolean
over_cb (gpointer data)
{
  ((Idle *) data)->over = TRUE;

  return G_SOURCE_REMOVE;
}

static void
frame_cb (Idle *idle)
{
  idle->frames++;
}

/* Whether a while goes by in which the program hardly wakes. */
static gboolean
stays_quiet (GtkWidget  *widget,
             const char *what)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  Idle idle = { 0 };
  gulong handler = g_signal_connect_swapped (clock, "update",
                                             G_CALLBACK (frame_cb), &idle);

  g_timeout_add (LISTEN, over_cb, &idle);
  while (!idle.over)
    {
      g_main_context_iteration (NULL, TRUE);
      idle.wakes++;
    }
  g_signal_handler_disconnect (clock, handler);
  g_test_message ("%s: %u wakes, %u frames", what, idle.wakes, idle.frames);

  return idle.wakes <= WAKES_MAX && idle.frames <= 1;
}

/* On a busy machine the last frame of what went before may come late; what
 * runs on and on disturbs every while. */
static void
check_idle (GtkWidget  *widget,
            const char *what)
{
  gboolean quiet = FALSE;

  hand_settle (widget);
  hand_settle (widget);
  for (int i = 0; i < WHILES_MAX && !quiet; i++)
    quiet = stays_quiet (widget, what);
  g_assert_true (quiet);
}

/* That the counting counts: a tick wakes the loop far more often. */
static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  return G_SOURCE_CONTINUE;
}

static void
test_counting (void)
{
  Idle idle = { 0 };
  guint tick;
  App app;

  app_open (&app);
  tick = gtk_widget_add_tick_callback (GTK_WIDGET (app.window), tick_cb, NULL,
                                       NULL);
  g_timeout_add (LISTEN, over_cb, &idle);
  while (!idle.over)
    {
      g_main_context_iteration (NULL, TRUE);
      idle.wakes++;
    }
  gtk_widget_remove_tick_callback (GTK_WIDGET (app.window), tick);
  g_assert_cmpuint (idle.wakes, >, WAKES_MAX);
  app_close (&app);
}

static void
test_shelf (void)
{
  App app;

  app_open (&app);
  check_idle (GTK_WIDGET (app.window), "shelf");
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
  g_assert_true (ludo_game_get_n_plies (answer.game) > 1
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
  g_test_add_func ("/app/idle/counting", test_counting);
  g_test_add_func ("/app/idle/shelf", test_shelf);
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
