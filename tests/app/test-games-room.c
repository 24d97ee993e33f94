/* test-games-room.c: many games, by mouse and by keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "room-hand.h"

#include <X11/keysym.h>

#include "heard-fixture.h"
#include "test-wait.h"

static LudoGames *
the_games (App *app)
{
  return ludo_laboratory_get_games (app_laboratory (app));
}

static void
act (App        *app,
     const char *action,
     const char *target)
{
  gtk_widget_activate_action (GTK_WIDGET (app->window), action, "s", target);
  hand_settle (GTK_WIDGET (app->window));
}

static void
open_room (App        *app,
           const char *game_id)
{
  g_autofree char *place = g_strconcat (game_id, "/games", NULL);

  app_open (app);
  act (app, "win.chance", place);
  g_assert_cmpstr (ludo_window_get_page (app->window), ==, "chance");
}

static const char *
words_of (App *app)
{
  return gtk_label_get_text (GTK_LABEL (part (app, "words")));
}

static gboolean
is_done (gpointer app)
{
  return ludo_games_get_state (the_games (app)) == LUDO_GAMES_DONE;
}

static gboolean
is_running (gpointer app)
{
  return ludo_games_get_state (the_games (app)) == LUDO_GAMES_RUNNING;
}

/* Games without a throw have a laboratory too, whose room is this one. */
static void
test_way (void)
{
  App app;

  app_open (&app);
  act (&app, "win.learn", "chisolo");
  hand_click_widget (app_find_action (GTK_WIDGET (app.window), "win.chance"));
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "chance");
  g_assert_cmpint (ludo_laboratory_get_room (app_laboratory (&app)), ==,
                   LUDO_CHANCE_ROOM_GAMES);
  /* The guess comes first. */
  g_assert_null (part (&app, "play_button"));
  g_assert_nonnull (part (&app, "guess_button"));
  /* Another game brings its own settings. */
  g_assert_null (app_find_label (GTK_WIDGET (app.window), "Yellow"));
  act (&app, "win.chance", "ken-wan");
  g_assert_nonnull (app_find_label (GTK_WIDGET (app.window), "Yellow"));
  app_close (&app);
}

/* Guess, play, compare, all by the pointer. */
static void
test_by_mouse (void)
{
  App app;
  GtkWidget *plot;
  const double *guess;
  LudoInterval interval;

  open_room (&app, "chisolo");
  plot = part (&app, "plot");
  g_assert_false (gtk_widget_get_sensitive (part (&app, "guess_button")));
  hand_click (plot, gtk_widget_get_width (plot) / 4.0,
              gtk_widget_get_height (plot) / 2.0);
  click (&app, "guess_button");
  g_assert_cmpint (ludo_games_get_guess (the_games (&app), &guess), ==,
                   LUDO_GUESS_DRAWN);
  g_assert_cmpfloat (guess[0], >, 30);
  g_assert_cmpfloat (guess[0], <, 70);
  g_assert_null (part (&app, "stop_button"));
  click (&app, "play_button");
  hand_wait_until (is_done, &app, "the games");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpint (ludo_games_get_verdict (the_games (&app), &interval), !=,
                   LUDO_VERDICT_NONE);
  g_assert_nonnull (strstr (words_of (&app), "of 1,000 games."));
  click (&app, "more_button");
  WAIT_UNTIL (is_done (&app)
              && ludo_games_get_n (the_games (&app)) == 10000);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (strstr (words_of (&app), "begun afresh"));
  app_close (&app);
}

/* All by keys, and as it is heard: the end of a run once, nothing of its
 * middle. */
static void
test_by_keys (void)
{
  App app;
  const double *guess;
  guint n_heard;

  app_open (&app);
  app_listen ();
  show_room (&app, "tavli/games");
  WAIT_UNTIL (app_count_heard ("Of a hundred games, how many") == 1);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (gtk_widget_has_focus (part (&app, "plot")));
  hand_type ("6");
  WAIT_UNTIL (app_count_heard ("White: guess 6 in a hundred. The bars of your "
                               "guess add up to 6 games.") == 1);
  hand_type ("2");
  hand_press_key (XK_Right, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("Black: guess 0 in a hundred.") == 1);
  hand_type ("38");
  hand_press_key (XK_Tab, FALSE, FALSE);
  hand_press_key (XK_space, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("Now let the games be played") == 1);
  ludo_games_get_guess (the_games (&app), &guess);
  g_assert_nonnull (guess);
  g_assert_cmpint ((int) guess[0], ==, 62);
  g_assert_cmpint ((int) guess[1], ==, 38);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (gtk_widget_has_focus (part (&app, "play_button")));
  g_ptr_array_set_size (app_get_heard (), 0);
  hand_press_key (XK_space, FALSE, FALSE);
  hand_wait_until (is_done, &app, "the games");
  WAIT_UNTIL (app_count_heard ("White: ") == 1);
  g_assert_cmpuint (app_get_heard ()->len, ==, 1);
  /* The focus stayed among the buttons, and goes to the table and back. */
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (gtk_widget_has_focus (part (&app, "more_button")));
  hand_press_key (XK_t, FALSE, FALSE);
  WAIT_UNTIL (part (&app, "table") != NULL
              && gtk_widget_has_focus (part (&app, "table")));
  hand_press_key (XK_End, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("own checkers hit") == 1);
  hand_press_key (XK_t, FALSE, FALSE);
  WAIT_UNTIL (part (&app, "plot") != NULL
              && gtk_widget_has_focus (part (&app, "plot")));
  n_heard = app_get_heard ()->len;
  hand_press_key (XK_l, FALSE, FALSE);
  WAIT_UNTIL (app_get_heard ()->len == n_heard + 1);
  app_stop_listening ();
  app_close (&app);
}

/* While games are played nothing can be set and no verdict stands there, and
 * they can be stopped. */
static void
test_stop (void)
{
  App app;
  LudoGamesSetting setting;
  LudoGames *games;

  open_room (&app, "ken-wan");
  games = the_games (&app);
  setting = *ludo_games_get_setting (games, 0);
  for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
    setting.levels[seat] = 5;
  ludo_games_set_setting (games, 0, &setting);
  click (&app, "no_guess_button");
  click (&app, "play_button");
  hand_wait_until (is_running, &app, "the games");
  g_assert_true (gtk_widget_has_focus (part (&app, "stop_button")));
  g_assert_false (gtk_widget_get_sensitive (part (&app, "settings")));
  g_assert_false (gtk_widget_get_sensitive (part (&app, "number_box")));
  g_assert_null (strstr (words_of (&app), "wins"));
  g_assert_nonnull (strstr (words_of (&app), "of 1,000 games."));
  click (&app, "stop_button");
  g_assert_cmpint (ludo_games_get_state (games), ==, LUDO_GAMES_READY);
  g_assert_true (gtk_widget_has_focus (part (&app, "play_button")));
  g_assert_cmpstr (words_of (&app), ==, "");
  app_close (&app);
}

/* Two settings, the second of which is changed by its own controls. */
static void
test_compare (void)
{
  App app;
  GtkWidget *box;
  GtkSpinButton *spin;

  open_room (&app, "zohn-ahl");
  click (&app, "compare_button");
  g_assert_cmpuint (ludo_games_get_n_settings (the_games (&app)), ==, 2);
  box = gtk_widget_get_last_child (part (&app, "settings"));
  spin = GTK_SPIN_BUTTON (gtk_widget_get_next_sibling
                            (app_find_label (box, "Counters: Green")));
  gtk_widget_grab_focus (GTK_WIDGET (spin));
  hand_press_key (XK_Down, FALSE, FALSE);
  hand_press_key (XK_Down, FALSE, FALSE);
  hand_press_key (XK_Down, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpint (ludo_games_get_setting (the_games (&app),
                                           1)->config.counters[1], ==, 1);
  g_assert_cmpint (ludo_games_get_setting (the_games (&app),
                                           0)->config.counters[1], ==, 4);
  /* The other controls show what the games have. */
  g_assert_cmpint (gtk_spin_button_get_value_as_int (spin), ==, 1);
  click (&app, "no_guess_button");
  click (&app, "play_button");
  hand_wait_until (is_done, &app, "the games");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (strstr (words_of (&app),
                            "Red wins less often in A than in B"));
  click (&app, "frames_button");
  g_assert_nonnull (strstr (words_of (&app), "A ahead in 0, B in 10."));
  click (&app, "lengths_button");
  g_assert_nonnull (strstr (words_of (&app), "B: The games lasted"));
  app_close (&app);
}

/* The guess and the games are still there in the other language and after
 * another game; the words are then in the other language. */
static void
test_language (void)
{
  App app;
  const double *guess;
  LudoGames *games;

  open_room (&app, "chisolo");
  games = the_games (&app);
  ludo_games_draw_guess (games, 0, 70);
  click (&app, "guess_button");
  ludo_games_set_n (games, 100);
  click (&app, "play_button");
  hand_wait_until (is_done, &app, "the games");
  app_speak (&app, "fr");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (the_games (&app) == games);
  g_assert_true (is_done (&app));
  ludo_games_get_guess (games, &guess);
  g_assert_cmpint ((int) guess[0], ==, 70);
  g_assert_nonnull (strstr (words_of (&app), "parties sur 100"));
  act (&app, "win.chance", "tavli/games");
  g_assert_cmpint (ludo_games_get_state (the_games (&app)), ==,
                   LUDO_GAMES_READY);
  act (&app, "win.chance", "chisolo");
  g_assert_true (is_done (&app));
  app_speak (&app, "en");
  app_close (&app);
}

/* The guess is still there the next time, and of which setting it was. */
static void
test_kept (void)
{
  App app;
  const double *guess;

  open_room (&app, "tavli");
  click (&app, "compare_button");
  ludo_games_draw_guess (the_games (&app), 0, 70);
  click (&app, "guess_button");
  app_close (&app);
  open_room (&app, "tavli");
  g_assert_cmpuint (ludo_games_get_n_settings (the_games (&app)), ==, 2);
  ludo_games_get_guess (the_games (&app), &guess);
  g_assert_nonnull (guess);
  g_assert_cmpint ((int) guess[0], ==, 70);
  g_assert_nonnull (part (&app, "play_button"));
  app_close (&app);
}

int
main (int   argc,
      char *argv[])
{
  app_init (&argc, &argv, "en");

  g_test_add_func ("/games-room/way", test_way);
  g_test_add_func ("/games-room/by-mouse", test_by_mouse);
  g_test_add_func ("/games-room/by-keys", test_by_keys);
  g_test_add_func ("/games-room/stop", test_stop);
  g_test_add_func ("/games-room/compare", test_compare);
  g_test_add_func ("/games-room/language", test_language);
  g_test_add_func ("/games-room/kept", test_kept);

  return g_test_run ();
}
