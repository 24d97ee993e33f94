/* test-map-room.c: the map of chances, by mouse and by keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "room-hand.h"

#include <X11/keysym.h>

#include "app/chance/ludo-plot-view.h"
#include "board/ludo-picture.h"
#include "heard-fixture.h"
#include "test-wait.h"

static LudoFateMap *
map_of (App *app)
{
  return ludo_laboratory_get_map (app_laboratory (app));
}

static void
open_map (App *app)
{
  app_open (app);
  show_room (app, "zohn-ahl/map");
  WAIT_UNTIL (ludo_fate_map_is_solved (map_of (app)));
  hand_settle (GTK_WIDGET (app->window));
}

static GtkWidget *
board_of (App *app)
{
  return gtk_widget_get_first_child (part (app, "beside"));
}

/* Finds a point of the board that lies well within the space on which the piece
 * of @seat is in @cell. */
static void
find_piece (App    *app,
            guint   cell,
            int     seat,
            double *x,
            double *y)
{
  const LudoEditing *editing = ludo_drawing_for ("zohn-ahl")->editing;
  LudoPicture *board = LUDO_PICTURE (board_of (app));
  GameState state;
  int place = 0;

  ludo_fate_map_get_state (map_of (app), cell, &state);
  while (editing->piece_at (&state, place) != seat)
    place++;
  for (*y = 0; *y < gtk_widget_get_height (GTK_WIDGET (board)); *y += 2)
    for (*x = 0; *x < gtk_widget_get_width (GTK_WIDGET (board)); *x += 2)
      if (ludo_picture_find_place (board, *x - 5, *y - 5) == place
          && ludo_picture_find_place (board, *x + 5, *y + 5) == place)
        return;
  g_assert_not_reached ();
}

/* Drags the piece of @seat from where it is in @from to where it is in @to. */
static void
drag_piece (App   *app,
            guint  from,
            guint  to,
            int    seat)
{
  double x, y, end_x, end_y;

  find_piece (app, from, seat, &x, &y);
  find_piece (app, to, seat, &end_x, &end_y);
  hand_drag (board_of (app), x, y, end_x - x, end_y - y);
  hand_settle (GTK_WIDGET (app->window));
}

/* The map, the sentence and the board are all of @cell. */
static void
assert_cell (App   *app,
             guint  cell)
{
  g_autofree char *words = ludo_fate_map_describe_cell (map_of (app), cell);

  g_assert_cmpint (ludo_plot_view_get_chosen
                     (LUDO_PLOT_VIEW (part (app, "plot"))), ==, (int) cell);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (part (app, "cell_words"))),
                   ==, words);
  gtk_test_accessible_assert_property (board_of (app),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       words);
}

/* A piece that is dragged takes the chosen cell with it, a cell that is chosen
 * moves the pieces, and nothing changes its size meanwhile.  While the guess is
 * to be made, the pieces stay. */
static void
test_board (void)
{
  g_autofree char *asked = NULL;
  g_autofree char *dragged = NULL;
  g_autofree char *back = NULL;
  guint question, cell;
  int width, height;
  GtkWidget *plot;
  App app;

  open_map (&app);
  plot = part (&app, "plot");
  question = ludo_fate_map_get_question (map_of (&app));
  drag_piece (&app, question, question + 6, 0);
  g_assert_cmpint (ludo_plot_view_get_chosen (LUDO_PLOT_VIEW (plot)), ==, -1);
  click (&app, "no_guess_button");
  asked = hand_dup_picture (board_of (&app));
  width = gtk_widget_get_width (plot);
  height = gtk_widget_get_height (plot);

  drag_piece (&app, question, question + 6, 0);
  assert_cell (&app, question + 6);
  dragged = hand_dup_picture (board_of (&app));
  g_assert_cmpstr (dragged, !=, asked);
  drag_piece (&app, question + 6, question + 6 - 28 * 4, 1);
  assert_cell (&app, question + 6 - 28 * 4);
  /* A drag that begins on the sticks moves no piece. */
  hand_drag (board_of (&app), gtk_widget_get_width (board_of (&app)) / 2.0,
             gtk_widget_get_height (board_of (&app)) / 2.0, 40, 0);
  assert_cell (&app, question + 6 - 28 * 4);
  g_assert_cmpint (gtk_widget_get_width (plot), ==, width);
  g_assert_cmpint (gtk_widget_get_height (plot), ==, height);

  hand_click (plot, width * 0.5 - height * 0.12, height * 0.4);
  hand_settle (plot);
  cell = (guint) ludo_plot_view_get_chosen (LUDO_PLOT_VIEW (plot));
  g_assert_cmpuint (cell, !=, question + 6 - 28 * 4);
  assert_cell (&app, cell);
  drag_piece (&app, cell, cell / 28 * 28 + question % 28, 0);
  drag_piece (&app, cell / 28 * 28 + question % 28, question, 1);
  assert_cell (&app, question);
  back = hand_dup_picture (board_of (&app));
  g_assert_cmpstr (back, ==, asked);
  app_close (&app);
}

/* A click chooses the cell under the pointer, and a game begins from it. */
static void
test_play (void)
{
  GtkWidget *plot;
  g_autofree char *words = NULL;
  g_autofree char *position = NULL;
  g_autofree char *played = NULL;
  guint cell;
  App app;

  open_map (&app);
  g_assert_false (gtk_widget_get_sensitive (part (&app, "controls")));
  click (&app, "first_button");
  plot = part (&app, "plot");
  /* The map is a square in the middle. */
  hand_click (plot, gtk_widget_get_width (plot) * 0.5
                    - gtk_widget_get_height (plot) * 0.12,
              gtk_widget_get_height (plot) * 0.4);
  hand_settle (plot);
  cell = (guint) ludo_plot_view_get_chosen (LUDO_PLOT_VIEW (plot));
  g_assert_cmpuint (cell / 28, >, 13);
  g_assert_cmpuint (cell / 28, <, 24);
  g_assert_cmpuint (cell % 28, >, 7);
  g_assert_cmpuint (cell % 28, <, 13);
  /* The one beside it, where no game comes to it. */
  if (!ludo_fate_map_is_reached (map_of (&app), cell))
    {
      g_assert_false (gtk_widget_get_sensitive (part (&app, "play_button")));
      hand_press_key (XK_Right, FALSE, FALSE);
      hand_settle (plot);
      cell++;
    }
  words = ludo_fate_map_describe_cell (map_of (&app), cell);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (part (&app, "cell_words"))),
                   ==, words);
  g_assert_true (ludo_fate_map_is_reached (map_of (&app), cell));
  position = ludo_fate_map_dup_position (map_of (&app), cell);
  click (&app, "play_button");
  g_assert_cmpstr (ludo_window_get_page (app.window), ==, "play");
  played = ludo_game_dup_position_text (ludo_window_get_game (app.window));
  g_assert_cmpstr (played, ==, position);
  app_close (&app);
}

/* Arrows go in both directions, each cell is heard once, and the table is of
 * the row that was chosen; it and the cell survive a change of language. */
static void
test_keys (void)
{
  App app;

  open_map (&app);
  g_assert_true (gtk_widget_has_focus (part (&app, "first_button")));
  app_listen ();
  hand_press_key (XK_Tab, FALSE, FALSE);
  hand_press_key (XK_space, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("You thought otherwise. Red: ") == 1);
  g_assert_true (gtk_widget_has_focus (part (&app, "plot")));
  g_ptr_array_set_size (app_get_heard (), 0);
  hand_press_key (XK_Home, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("Red: 0 steps, on 1. "
                               "Green: 0 steps, on 27.") == 1);
  hand_press_key (XK_Up, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("Red: 0 steps, on 1. "
                               "Green: 1 step, on 26.") == 1);
  hand_press_key (XK_Left, FALSE, FALSE);
  hand_press_key (XK_Down, FALSE, FALSE);
  hand_press_key (XK_Down, FALSE, FALSE);
  hand_press_key (XK_Right, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("Red: 1 step, on 2. "
                               "Green: 0 steps, on 27.") == 1);
  g_assert_cmpint (ludo_plot_view_get_chosen
                     (LUDO_PLOT_VIEW (part (&app, "plot"))), ==, 1);
  hand_press_key (XK_t, FALSE, FALSE);
  WAIT_UNTIL (part (&app, "table") != NULL
              && gtk_widget_has_focus (part (&app, "table")));
  g_assert_nonnull (app_find_label (part (&app, "table"), "Red wins"));
  app_speak (&app, "fr");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (part (&app, "table"));
  gtk_widget_grab_focus (part (&app, "table"));
  hand_press_key (XK_t, FALSE, FALSE);
  WAIT_UNTIL (part (&app, "plot") != NULL);
  assert_cell (&app, 1);
  app_speak (&app, "en");
  hand_settle (GTK_WIDGET (app.window));
  assert_cell (&app, 1);
  app_stop_listening ();
  app_close (&app);
}

/* The way of the game on the board is there after the guess, and is told. */
static void
test_path (void)
{
  LudoGame *game;
  App app;

  open_map (&app);
  ludo_fate_map_set_guess (map_of (&app), LUDO_FATE_GUESS_DECLINED);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (strstr (gtk_label_get_text (GTK_LABEL (part (&app, "words"))),
                         "The line shows the path"));
  game = app_begin_for_persons (&app, "zohn-ahl", 1);
  app_play_plies (game, 30);
  show_room (&app, "zohn-ahl/map");
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (part (&app,
                                                                 "words"))),
                            "The line shows the path"));
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");

  g_test_add_func ("/map-room/board", test_board);
  g_test_add_func ("/map-room/play", test_play);
  g_test_add_func ("/map-room/keys", test_keys);
  g_test_add_func ("/map-room/path", test_path);

  return g_test_run ();
}
