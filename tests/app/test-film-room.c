/* test-film-room.c: the film of a thousand games, by mouse and by keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "room-hand.h"

#include <X11/keysym.h>
#include <string.h>

#include "app/chance/ludo-plot-view.h"
#include "board/ludo-picture.h"
#include "heard-fixture.h"
#include "test-wait.h"

#define PICTURE_WIDTH 1200
#define PICTURE_HEIGHT 520

/* A position of tavli near the end of a game. */
#define RACE "19:5,21:5,23:5,x 20:5,22:5,24:5,x w -"

static LudoFilm *
film_of (App *app)
{
  return ludo_laboratory_get_film (app_laboratory (app));
}

static void
open_film (App *app)
{
  show_room (app, "zohn-ahl/film");
}

static void
set_motion (gboolean wanted)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", wanted,
                NULL);
}

static const char *
label_of (App        *app,
          const char *id)
{
  return gtk_button_get_label (GTK_BUTTON (part (app, id)));
}

/* The film runs, is held and goes on; without motion it is at its end at
 * once. */
static void
test_mouse (void)
{
  guint n_won = 0, n_steps;
  App app;

  app_open (&app);
  app_listen ();
  open_film (&app);
  WAIT_UNTIL (app_count_heard ("How many of these games does Red win?") == 1);
  g_assert_false (gtk_widget_get_sensitive (part (&app, "run_button")));
  g_assert_null (part (&app, "export_row"));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (part (&app, "guess")), 640);
  click (&app, "guess_button");
  WAIT_UNTIL (ludo_film_get_guess (film_of (&app), &n_won)
              == LUDO_GUESS_DRAWN);
  g_assert_cmpuint (n_won, ==, 640);
  set_motion (TRUE);
  click (&app, "run_button");
  WAIT_UNTIL (ludo_film_get_n_steps (film_of (&app)) > 1);
  g_assert_cmpstr (label_of (&app, "run_button"), ==, "Sto_p");
  hand_click_widget (part (&app, "run_button"));
  WAIT_UNTIL (g_str_equal (label_of (&app, "run_button"), "Go _On"));
  n_steps = ludo_film_get_n_steps (film_of (&app));
  g_assert_cmpuint (ludo_film_get_n_over (film_of (&app)), <,
                    LUDO_FILM_GAMES);
  /* Leaving the page holds it too. */
  click (&app, "run_button");
  WAIT_UNTIL (ludo_film_get_n_steps (film_of (&app)) > n_steps);
  ludo_window_show_page (app.window, "shelf");
  hand_settle (GTK_WIDGET (app.window));
  set_motion (FALSE);
  open_film (&app);
  g_assert_cmpstr (label_of (&app, "run_button"), ==, "Go _On");
  click (&app, "run_button");
  WAIT_UNTIL (ludo_film_get_n_over (film_of (&app)) == LUDO_FILM_GAMES);
  WAIT_UNTIL (g_str_has_suffix
                (gtk_label_get_text (GTK_LABEL (part (&app, "words"))),
                 "The exact chance of a win for Red is 49.6%. Your guess was "
                 "640."));
  click (&app, "guess_again_button");
  WAIT_UNTIL (part (&app, "guess_box") != NULL);
  WAIT_UNTIL (app_count_heard ("How many of these games does Red win?") == 2);
  app_stop_listening ();
  g_assert_nonnull (gtk_widget_get_focus_child (part (&app, "guess_box")));
  g_assert_null (part (&app, "export_row"));
  app_close (&app);
}

/* The film is run by keys alone, and its end is announced once; the table
 * survives a change of language. */
static void
test_keys (void)
{
  App app;

  app_open (&app);
  open_film (&app);
  app_listen ();
  ludo_film_forget_guess (film_of (&app));
  gtk_widget_grab_focus (part (&app, "guess_button"));
  hand_press_key (XK_Tab, FALSE, FALSE);
  hand_press_key (XK_space, FALSE, FALSE);
  WAIT_UNTIL (gtk_widget_has_focus (part (&app, "run_button")));
  hand_press_key (XK_space, FALSE, FALSE);
  /* The end is told in few words, and L tells all of it. */
  WAIT_UNTIL (app_count_heard ("games. The exact chance of a win for Red is "
                               "49.6%.") == 1);
  g_assert_cmpuint (app_count_heard ("nineteen times"), ==, 0);
  g_assert_cmpstr (label_of (&app, "run_button"), ==, "_Again");
  hand_press_key (XK_l, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("nineteen times in twenty. The exact chance of "
                               "a win for Red is") == 1);
  /* O says where one is, from the choice of the experiment too. */
  hand_press_key (XK_o, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("Film of Luck. Red won ") == 1);
  gtk_widget_grab_focus (app_find (GTK_WIDGET (app.window),
                                   GTK_TYPE_DROP_DOWN));
  hand_press_key (XK_o, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("Film of Luck. Red won ") == 2);
  gtk_widget_grab_focus (part (&app, "plot"));
  hand_press_key (XK_Home, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("Red won ") == 5);
  hand_press_key (XK_Right, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("Still being played: 0 of 1,000") == 1);
  hand_press_key (XK_t, FALSE, FALSE);
  WAIT_UNTIL (part (&app, "table") != NULL
              && gtk_widget_has_focus (part (&app, "table")));
  g_assert_nonnull (app_find_label (part (&app, "table"), "49.6%"));
  ludo_window_rebuild (app.window);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (part (&app, "table"));
  app_stop_listening ();
  app_close (&app);
}

/* Returns: (transfer full): the picture without the chart below the race. */
static cairo_surface_t *
save_race (App *app)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, PICTURE_WIDTH,
                                PICTURE_HEIGHT * 2 / 5);

  ludo_plot_view_save (LUDO_PLOT_VIEW (part (app, "plot")), surface,
                       PICTURE_WIDTH, PICTURE_HEIGHT, 14);
  cairo_surface_flush (surface);

  return surface;
}

static gboolean
are_alike (cairo_surface_t *a,
           cairo_surface_t *b)
{
  return memcmp (cairo_image_surface_get_data (a),
                 cairo_image_surface_get_data (b),
                 (gsize) cairo_image_surface_get_stride (a)
                 * (gsize) cairo_image_surface_get_height (a)) == 0;
}

/* The pieces race while the film runs, and stand where they have come once it
 * is over. */
static void
test_race (void)
{
  cairo_surface_t *pictures[4];
  App app;

  app_open (&app);
  open_film (&app);
  ludo_film_forget_guess (film_of (&app));
  ludo_film_decline_guess (film_of (&app));
  ludo_film_rewind (film_of (&app), 43);
  pictures[0] = save_race (&app);
  ludo_film_go_on (film_of (&app), 1);
  pictures[1] = save_race (&app);
  ludo_film_go_on (film_of (&app), 5);
  pictures[2] = save_race (&app);
  ludo_film_go_on (film_of (&app), INFINITY);
  pictures[3] = save_race (&app);
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    for (guint j = 0; j < i; j++)
      g_assert_false (are_alike (pictures[i], pictures[j]));
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    cairo_surface_destroy (pictures[i]);
  app_close (&app);
}

/* A film begins after any throw of the game on the board. */
static void
test_begin (void)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  LudoGame *game;
  App app;

  app_open (&app);
  open_film (&app);
  g_assert_null (part (&app, "begin"));
  game = app_begin_for_persons (&app, "zohn-ahl", 1);
  app_play_plies (game, 9);
  open_film (&app);
  g_assert_cmpuint (ludo_film_get_n_throws (film_of (&app)), ==, 9);
  gtk_widget_grab_focus (part (&app, "begin"));
  hand_press_key (XK_Down, FALSE, FALSE);
  WAIT_UNTIL (ludo_film_get_begin (film_of (&app)) == 8);
  /* The board of that moment is in sight. */
  hand_settle (GTK_WIDGET (app.window));
  before = hand_dup_picture (app_find (part (&app, "beside"),
                                       LUDO_TYPE_PICTURE));
  hand_press_key (XK_Down, FALSE, FALSE);
  WAIT_UNTIL (ludo_film_get_begin (film_of (&app)) == 7);
  hand_settle (GTK_WIDGET (app.window));
  after = hand_dup_picture (app_find (part (&app, "beside"),
                                      LUDO_TYPE_PICTURE));
  g_assert_cmpstr (before, !=, after);
  g_assert_true (gtk_widget_get_visible (part (&app, "guess_box")));
  app_close (&app);
}

/* In tavli the computer plays both sides while the film runs, even if
 * animations are off, and the end is called estimated and nowhere exact. */
static void
test_decisions (void)
{
  g_autoptr (LudoGame) game = ludo_game_new_from_position ("tavli", RACE, 1,
                                                           NULL);
  const char *words;
  App app;

  app_open (&app);
  show_room (&app, "tavli/film");
  ludo_laboratory_set_played (app_laboratory (&app), game);
  g_assert_cmpint (ludo_laboratory_get_room (app_laboratory (&app)), ==,
                   LUDO_CHANCE_ROOM_FILM);
  for (int wants_motion = 0; wants_motion < 2; wants_motion++)
    {
      set_motion (wants_motion);
      ludo_film_forget_guess (film_of (&app));
      click (&app, "guess_button");
      WAIT_UNTIL (ludo_film_get_guess (film_of (&app), NULL)
                  == LUDO_GUESS_DRAWN);
      app_listen ();
      click (&app, "run_button");
      WAIT_UNTIL (app_count_heard ("White won ") == 1);
      g_assert_cmpuint (app_count_heard ("Press L to hear the whole text."), ==,
                        1);
      app_stop_listening ();
      g_assert_cmpstr (label_of (&app, "run_button"), ==, "_Again");
      words = gtk_label_get_text (GTK_LABEL (part (&app, "words")));
      g_assert_null (strstr (words, "exact"));
      g_assert_nonnull (strstr (words, "the chance of a win for White is "
                                       "estimated at"));
    }
  set_motion (FALSE);
  gtk_toggle_button_set_active
    (GTK_TOGGLE_BUTTON (part (&app, "table_button")), TRUE);
  gtk_test_accessible_assert_state
    (GTK_ACCESSIBLE (part (&app, "table_button")),
     GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (app_find_label (part (&app, "table"),
                                    "Estimated chance"));
  g_assert_null (app_find_label (part (&app, "table"), "Exact chance"));
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");

  g_test_add_func ("/film-room/mouse", test_mouse);
  g_test_add_func ("/film-room/keys", test_keys);
  g_test_add_func ("/film-room/race", test_race);
  g_test_add_func ("/film-room/begin", test_begin);
  g_test_add_func ("/film-room/decisions", test_decisions);

  return g_test_run ();
}
