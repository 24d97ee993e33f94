/* test-replaced.c: a game that a new one has replaced comes back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>

#include "app/new-game/ludo-new-game.h"
#include "app/playing/ludo-status.h"
#include "test-wait.h"

#define GAME "ken-wan"

/* The choices of a game without computers. */
static void
choose_persons (App *app)
{
  LudoChoices *choices = ludo_window_get_choices (app->window, GAME);

  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    choices->seats[seat][0].kind = LUDO_PLAYER_HUMAN;
}

/* Begins a new game with the dialog, by keys. */
static LudoGame *
begin_new (App *app)
{
  LudoGame *before = ludo_window_get_game (app->window);
  GtkWidget *dialog;

  hand_focus_window (GTK_WIDGET (app->window));
  hand_press_key (XK_n, TRUE, FALSE);
  dialog = app_wait_for_window (LUDO_TYPE_NEW_GAME);
  hand_focus_window (dialog);
  hand_press_key (XK_Return, FALSE, FALSE);
  WAIT_UNTIL (ludo_window_get_game (app->window) != before);
  hand_focus_window (GTK_WIDGET (app->window));

  return ludo_window_get_game (app->window);
}

static gboolean
can_undo (App *app)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (app->window),
                                            "undo");
}

static char *
dup_path (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), "ludotheque", "current",
                           name, NULL);
}

static gboolean
is_kept (void)
{
  g_autofree char *path = dup_path (GAME "-replaced.ludo");

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Plays three plies, then begins a new game.  Returns: what was played. */
static char *
replace (App *app)
{
  char *position;
  LudoGame *game;

  choose_persons (app);
  game = app_begin_for_persons (app, GAME, 5);
  app_play_plies (game, 3);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 3);
  position = ludo_game_dup_position_text (game);
  begin_new (app);
  g_assert_cmpuint (ludo_game_get_n_plies (ludo_window_get_game (app->window)),
                    ==, 0);
  g_assert_nonnull (strstr (app_detail (ludo_window_get_play_page
                                          (app->window)),
                            "Undo brings back the game that was replaced."));

  return position;
}

static void
check_back (App        *app,
            const char *position)
{
  LudoGame *game = ludo_window_get_game (app->window);
  g_autofree char *now = ludo_game_dup_position_text (game);

  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 3);
  g_assert_cmpstr (now, ==, position);
  app_wait_kept (app);
  g_assert_false (is_kept ());
}

/* Ctrl+Z at the start of the new game, and after a move in it as well. */
static void
test_undo (void)
{
  for (int n_played = 0; n_played < 2; n_played++)
    {
      g_autofree char *position = NULL;
      App app;

      app_open (&app);
      position = replace (&app);
      app_play_plies (ludo_window_get_game (app.window), n_played);
      for (int i = 0; i <= n_played; i++)
        {
          g_assert_true (can_undo (&app));
          hand_press_key (XK_z, TRUE, FALSE);
          hand_settle (GTK_WIDGET (app.window));
        }
      WAIT_UNTIL (ludo_game_get_n_plies (ludo_window_get_game (app.window))
                  == 3);
      check_back (&app, position);
      app_close (&app);
    }
}

/* The files are as the program left them when it was killed. */
static void
test_killed (void)
{
  static const char *const names[] = {
    GAME ".ludo", GAME "-replaced.ludo",
  };
  g_autofree char *position = NULL;
  App app;
  char *kept[G_N_ELEMENTS (names)];

  app_open (&app);
  position = replace (&app);
  app_wait_kept (&app);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = dup_path (names[i]);

      g_assert_true (g_file_get_contents (path, &kept[i], NULL, NULL));
    }
  app_close (&app);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = dup_path (names[i]);

      g_assert_true (g_file_set_contents (path, kept[i], -1, NULL));
      g_free (kept[i]);
    }

  app_open (&app);
  ludo_window_resume (app.window, GAME);
  hand_focus_window (GTK_WIDGET (app.window));
  g_assert_true (can_undo (&app));
  hand_press_key (XK_z, TRUE, FALSE);
  WAIT_UNTIL (ludo_game_get_n_plies (ludo_window_get_game (app.window)) == 3);
  check_back (&app, position);
  app_close (&app);
}

/* A damaged file is reported and set aside, and the new game goes on. */
static void
test_damaged (void)
{
  g_autofree char *path = dup_path (GAME "-replaced.ludo");
  g_autofree char *position = NULL;
  App app;

  app_open (&app);
  position = replace (&app);
  app_close (&app);
  g_assert_true (g_file_set_contents (path, "no game\n", -1, NULL));

  app_open (&app);
  ludo_window_resume (app.window, GAME);
  g_assert_nonnull (strstr (app_message (app.window), "damaged"));
  g_assert_cmpuint (ludo_game_get_n_plies (ludo_window_get_game (app.window)),
                    ==, 0);
  g_assert_false (can_undo (&app));
  app_close (&app);
}

/* A new game begun twice in a row brings back the one that was played, not the
 * empty one between. */
static void
test_twice (void)
{
  g_autofree char *position = NULL;
  App app;

  app_open (&app);
  position = replace (&app);
  begin_new (&app);
  hand_press_key (XK_z, TRUE, FALSE);
  WAIT_UNTIL (ludo_game_get_n_plies (ludo_window_get_game (app.window)) == 3);
  check_back (&app, position);
  app_close (&app);
}

/* The sides swapped at the end: the end comes back, and is kept once. */
static void
test_swap (void)
{
  g_autofree char *finished =
    g_build_filename (g_get_user_data_dir (), "ludotheque", "finished", NULL);
  LudoGame *game;
  guint n_plies;
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) after = NULL;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "zohn-ahl", 2);
  app_play_plies (game, G_MAXINT);
  g_assert_true (ludo_game_get_over (game));
  n_plies = ludo_game_get_n_plies (game);
  app_wait_kept (&app);
  before = ludo_store_list_finished (finished);
  g_action_group_activate_action (G_ACTION_GROUP (app.window), "swap-sides",
                                  NULL);
  g_assert_cmpuint (ludo_game_get_n_plies (ludo_window_get_game (app.window)),
                    ==, 0);
  g_assert_true (can_undo (&app));
  hand_focus_window (GTK_WIDGET (app.window));
  hand_press_key (XK_z, TRUE, FALSE);
  WAIT_UNTIL (ludo_game_get_n_plies (ludo_window_get_game (app.window))
              == n_plies);
  g_assert_true (ludo_game_get_over (ludo_window_get_game (app.window)));
  app_wait_kept (&app);
  after = ludo_store_list_finished (finished);
  g_assert_cmpuint (after->len, ==, before->len);
  app_close (&app);
}

/* Once ten seconds have passed and somebody has played, the new game alone can
 * be undone. */
static void
test_forgotten (void)
{
  g_autofree char *position = NULL;
  LudoGame *game;
  App app;

  app_open (&app);
  position = replace (&app);
  game = ludo_window_get_game (app.window);
  wait_for_time (11000);
  g_assert_true (can_undo (&app));
  app_play_plies (game, 1);
  app_wait_kept (&app);
  g_assert_false (is_kept ());
  hand_press_key (XK_z, TRUE, FALSE);
  WAIT_UNTIL (ludo_game_get_n_plies (game) == 0);
  g_assert_false (can_undo (&app));
  g_assert_true (ludo_window_get_game (app.window) == game);
  app_close (&app);
}

int
main (int   argc,
      char *argv[])
{
  app_init (&argc, &argv, "en");

  g_test_add_func ("/app/replaced/undo", test_undo);
  g_test_add_func ("/app/replaced/killed", test_killed);
  g_test_add_func ("/app/replaced/damaged", test_damaged);
  g_test_add_func ("/app/replaced/twice", test_twice);
  g_test_add_func ("/app/replaced/swap", test_swap);
  g_test_add_func ("/app/replaced/forgotten", test_forgotten);

  return g_test_run ();
}
