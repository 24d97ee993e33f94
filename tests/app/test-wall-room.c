/* test-wall-room.c: every throw of a position, by mouse and by keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "room-hand.h"

#include <X11/keysym.h>

#include "app/chance/ludo-plot-view.h"
#include "heard-fixture.h"
#include "narrow.h"
#include "test-wait.h"

static void
press (App          *app,
       unsigned long key)
{
  hand_press_key (key, FALSE, FALSE);
  hand_settle (GTK_WIDGET (app->window));
}

static const char *
text_of (App        *app,
         const char *id)
{
  return gtk_label_get_text (GTK_LABEL (part (app, id)));
}

static LudoWalls *
the_walls (App *app)
{
  return ludo_laboratory_get_walls (app_laboratory (app));
}

static LudoWall *
the_wall (App           *app,
          LudoWallPlace  place)
{
  return ludo_walls_get (the_walls (app), place);
}

static gboolean
is_refined (gpointer wall)
{
  guint refined;

  ludo_wall_get_n_known (wall, &refined);

  return refined == ludo_wall_get_n (wall);
}

static gboolean
has_guess (gpointer wall)
{
  return ludo_wall_get_guess (wall, NULL, NULL) != LUDO_GUESS_NONE;
}

/* Opens Zeno's wall before the guess, worked out. */
static LudoWall *
open_zeno (App *app)
{
  LudoWall *wall;

  app_open (app);
  show_room (app, "tavli/wall");
  g_assert_cmpstr (ludo_window_get_page (app->window), ==, "chance");
  wall = the_wall (app, LUDO_WALL_PLACE_SET_PIECE);
  hand_wait_until (is_refined, wall, "all throws");

  return wall;
}

/* The tile that the keys choose is the guess, and then all is told. */
static void
test_guess_by_keys (void)
{
  App app;
  LudoWall *wall = open_zeno (&app);
  LudoWallQuestion question;
  guint value;

  g_assert_false (gtk_widget_get_sensitive (part (&app, "guess_button")));
  gtk_toggle_button_set_active
    (GTK_TOGGLE_BUTTON (part (&app, "worst_button")), TRUE);
  gtk_widget_grab_focus (part (&app, "plot"));
  app_listen ();
  press (&app, XK_End);
  WAIT_UNTIL (app_count_heard ("6, 6, 6 can fall in 1 way out of 216.") == 1);
  press (&app, XK_Left);
  press (&app, XK_Up);
  press (&app, XK_Down);
  WAIT_UNTIL (app_count_heard ("5, 6, 6 can fall in 3 ways out of 216.") == 2);
  /* The tiles tell nothing yet, and there is no table. */
  g_assert_cmpuint (app_count_heard ("Chance of winning"), ==, 0);
  g_assert_cmpuint (app_count_heard ("Play: "), ==, 0);
  press (&app, XK_t);
  g_assert_null (part (&app, "table"));

  click (&app, "guess_button");
  hand_wait_until (has_guess, wall, "a guess");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpint (ludo_wall_get_guess (wall, &question, &value), ==,
                   LUDO_GUESS_DRAWN);
  g_assert_cmpint (question, ==, LUDO_WALL_QUESTION_WORST);
  g_assert_cmpuint (value, ==, 54);
  /* A single announcement tells all. */
  g_assert_cmpuint (app_count_heard ("Your guess for the worst throw, "
                                     "5, 6, 6, is number "), ==, 1);
  g_assert_nonnull (strstr (text_of (&app, "words"), "the worst 2, 5, 6 ("));

  /* The last tile is the worst, with its play. */
  press (&app, XK_End);
  WAIT_UNTIL (app_count_heard ("This leaves 8 blots, hit by ") == 1);
  g_assert_nonnull (strstr (text_of (&app, "tile_words"), "from 10 to 16"));
  app_stop_listening ();
  app_close (&app);
}

/* How many ways leave a blot is typed; L tells the comparison again. */
static void
test_guess_blots (void)
{
  App app;
  LudoWall *wall = open_zeno (&app);

  click (&app, "blots_button");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (part (&app, "ways")), 30);
  click (&app, "guess_button");
  hand_wait_until (has_guess, wall, "a guess");
  gtk_widget_grab_focus (part (&app, "plot"));
  hand_settle (GTK_WIDGET (app.window));
  app_listen ();
  press (&app, XK_l);
  WAIT_UNTIL (app_count_heard ("Your guess was that 30 of 216 ways leave a "
                               "blot; 210 do.") == 1);
  app_stop_listening ();

  click (&app, "guess_again_button");
  WAIT_UNTIL (!has_guess (wall));
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (part (&app, "export_row"));
  app_close (&app);
}

/* The pointer chooses a tile, whose best play is on the small board; T and
 * filters show other places of the same wall. */
static void
test_look (void)
{
  App app;
  LudoWall *wall = open_zeno (&app);
  LudoPlotView *plot;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  GtkWidget *board;

  click (&app, "no_guess_button");
  hand_wait_until (has_guess, wall, "no guess");
  hand_settle (GTK_WIDGET (app.window));
  plot = LUDO_PLOT_VIEW (part (&app, "plot"));
  board = gtk_widget_get_last_child (part (&app, "detail"));
  before = hand_dup_picture (board);
  hand_click (GTK_WIDGET (plot), 20, 20);
  hand_settle (GTK_WIDGET (app.window));
  WAIT_UNTIL (ludo_plot_view_get_chosen (plot) == 0);
  hand_settle (GTK_WIDGET (app.window));
  after = hand_dup_picture (board);
  g_assert_cmpstr (before, !=, after);

  /* Six triples, and the chosen throw keeps its tile in every order. */
  gtk_drop_down_set_selected (GTK_DROP_DOWN (part (&app, "sort")),
                              LUDO_WALL_SORT_THROW);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpint (ludo_plot_view_get_chosen (plot), >, 0);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (part (&app, "filter")),
                              LUDO_WALL_FILTER_TRIPLES);
  gtk_widget_grab_focus (GTK_WIDGET (plot));
  press (&app, XK_End);
  WAIT_UNTIL (ludo_plot_view_get_chosen (plot) == 5);
  g_assert_nonnull (strstr (text_of (&app, "tile_words"), "6, 6, 6 can fall"));

  press (&app, XK_t);
  WAIT_UNTIL (part (&app, "table") != NULL
              && gtk_widget_has_focus (part (&app, "table")));
  g_assert_null (part (&app, "plot"));
  app_listen ();
  press (&app, XK_Home);
  WAIT_UNTIL (app_count_heard ("1, 1, 1 can fall in 1 way out of 216.") == 1);
  app_stop_listening ();
  /* The mouse reaches it too. */
  click (&app, "table_button");
  WAIT_UNTIL (part (&app, "plot") != NULL);
  app_close (&app);
}

/* The last throw of the game on the board is shown first, Zeno's beside it; the
 * guess survives a change of language; what is worked out can be stopped. */
static void
test_beside (void)
{
  App app;
  LudoWall *played;
  LudoWallPlace beside;

  app_open (&app);
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.play", "s",
                              "tavli");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (app_begin_for_persons (&app, "tavli", 0));
  show_room (&app, "tavli/wall");
  g_assert_cmpint (ludo_walls_get_shown (the_walls (&app), &beside), ==,
                   LUDO_WALL_PLACE_PLAYED);
  played = the_wall (&app, LUDO_WALL_PLACE_PLAYED);
  g_assert_null (part (&app, "beside"));
  click (&app, "no_guess_button");
  hand_wait_until (has_guess, played, "no guess");
  g_assert_null (part (&app, "beside_plot"));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (part (&app, "beside")), 1);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (part (&app, "beside_plot"));
  WAIT_UNTIL (ludo_wall_get_before (the_wall (&app, LUDO_WALL_PLACE_SET_PIECE))
              >= 0);

  if (!is_refined (played))
    {
      click (&app, "work_button");
      WAIT_UNTIL (!ludo_wall_get_running (played));
      click (&app, "work_button");
    }
  hand_wait_until (is_refined, played, "all throws");

  ludo_window_rebuild (app.window);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (the_wall (&app, LUDO_WALL_PLACE_PLAYED) == played);
  g_assert_true (has_guess (played));
  g_assert_nonnull (part (&app, "beside_plot"));
  g_assert_nonnull (strstr (text_of (&app, "words"), "Zeno’s position: "));

  /* A throw that is chosen beside is told while more is worked out. */
  ludo_walls_set_order (the_walls (&app), LUDO_WALL_SORT_THROW,
                        LUDO_WALL_FILTER_TRIPLES);
  gtk_widget_grab_focus (part (&app, "beside_plot"));
  press (&app, XK_End);
  g_signal_emit_by_name (the_wall (&app, LUDO_WALL_PLACE_SET_PIECE),
                         "changed");
  g_assert_nonnull (strstr (text_of (&app, "tile_words"), "6, 6, 6 can fall"));
  g_assert_cmpint (
    ludo_plot_view_get_chosen (LUDO_PLOT_VIEW (part (&app, "plot"))), ==, -1);

  /* The walls are not worked out while another page is shown. */
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.back", NULL);
  WAIT_UNTIL (!ludo_wall_get_running
                 (the_wall (&app, LUDO_WALL_PLACE_SET_PIECE)));
  app_close (&app);
}

/* The order, the filter and the table survive a change of language. */
static void
test_language (void)
{
  App app;
  LudoWall *wall = open_zeno (&app);

  ludo_wall_decline_guess (wall);
  hand_settle (GTK_WIDGET (app.window));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (part (&app, "sort")),
                              LUDO_WALL_SORT_WAYS);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (part (&app, "filter")),
                              LUDO_WALL_FILTER_TRIPLES);
  gtk_widget_grab_focus (part (&app, "plot"));
  press (&app, XK_t);
  g_assert_nonnull (part (&app, "table"));
  app_speak (&app, "fr");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (part (&app, "table"));
  g_assert_null (part (&app, "plot"));
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN
                                                  (part (&app, "sort"))),
                    ==, LUDO_WALL_SORT_WAYS);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN
                                                  (part (&app, "filter"))),
                    ==, LUDO_WALL_FILTER_TRIPLES);
  app_speak (&app, "en");
  app_close (&app);
}

/* It fits into the narrowest window before the guess, and after it alone and
 * beside another. */
static void
test_narrow (void)
{
  static const char *const languages[] = { "en", "fr" };
  App app;
  LudoWall *wall = open_zeno (&app);

  g_assert_nonnull (app_begin_for_persons (&app, "tavli", 0));
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      app_speak (&app, languages[i]);
      show_room (&app, "tavli/wall");
      ludo_wall_forget_guess (wall);
      ludo_walls_show (the_walls (&app), LUDO_WALL_PLACE_SET_PIECE,
                       LUDO_N_WALL_PLACES);
      hand_settle (GTK_WIDGET (app.window));
      narrow_check (GTK_WIDGET (app.window), 100, "the guess of a throw");
      ludo_wall_set_guess (wall, LUDO_WALL_QUESTION_WORST, 0);
      hand_settle (GTK_WIDGET (app.window));
      narrow_check (GTK_WIDGET (app.window), 100, "a wall");
      ludo_walls_show (the_walls (&app), LUDO_WALL_PLACE_SET_PIECE,
                       LUDO_WALL_PLACE_PLAYED);
      hand_settle (GTK_WIDGET (app.window));
      g_assert_nonnull (part (&app, "beside_plot"));
      narrow_check (GTK_WIDGET (app.window), 100, "two walls");
    }
  app_speak (&app, "en");
  app_close (&app);
}

/* The question, the number that would be guessed, and the tiles that are chosen
 * in both walls survive a change of language. */
static void
test_language_chosen (void)
{
  App app;
  LudoWall *wall = open_zeno (&app);
  g_autofree char *told = NULL;

  click (&app, "blots_button");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (part (&app, "ways")), 30);
  app_speak (&app, "fr");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (gtk_toggle_button_get_active
                   (GTK_TOGGLE_BUTTON (part (&app, "blots_button"))));
  g_assert_cmpint (gtk_spin_button_get_value_as_int
                     (GTK_SPIN_BUTTON (part (&app, "ways"))), ==, 30);
  click (&app, "worst_button");
  gtk_widget_grab_focus (part (&app, "plot"));
  press (&app, XK_End);
  app_speak (&app, "en");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (gtk_toggle_button_get_active
                   (GTK_TOGGLE_BUTTON (part (&app, "worst_button"))));
  g_assert_cmpstr (text_of (&app, "tile_words"), ==,
                   "6, 6, 6 can fall in 1 way out of 216.");
  click (&app, "guess_button");
  hand_wait_until (has_guess, wall, "a guess");

  g_assert_nonnull (app_begin_for_persons (&app, "tavli", 0));
  show_room (&app, "tavli/wall");
  ludo_walls_show (the_walls (&app), LUDO_WALL_PLACE_SET_PIECE,
                   LUDO_WALL_PLACE_PLAYED);
  hand_wait_until (is_refined, the_wall (&app, LUDO_WALL_PLACE_PLAYED),
                   "all throws");
  hand_settle (GTK_WIDGET (app.window));
  gtk_widget_grab_focus (part (&app, "beside_plot"));
  press (&app, XK_End);
  press (&app, XK_Left);
  told = g_strdup (text_of (&app, "tile_words"));
  ludo_window_rebuild (app.window);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_cmpstr (text_of (&app, "tile_words"), ==, told);
  g_assert_cmpint (ludo_plot_view_get_chosen
                     (LUDO_PLOT_VIEW (part (&app, "beside_plot"))), ==, 54);
  g_assert_cmpint (ludo_plot_view_get_chosen
                     (LUDO_PLOT_VIEW (part (&app, "plot"))), >=, 0);
  app_close (&app);
}

int
main (int   argc,
      char *argv[])
{
  app_init (&argc, &argv, "en");

  g_test_add_func ("/wall-room/guess-by-keys", test_guess_by_keys);
  g_test_add_func ("/wall-room/guess-blots", test_guess_blots);
  g_test_add_func ("/wall-room/look", test_look);
  g_test_add_func ("/wall-room/beside", test_beside);
  g_test_add_func ("/wall-room/language", test_language);
  g_test_add_func ("/wall-room/language-chosen", test_language_chosen);
  g_test_add_func ("/wall-room/narrow", test_narrow);

  return g_test_run ();
}
