/* test-chances-panel.c: what can happen? in Zohn Ahl, by key and pointer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>

#include "app/chance/ludo-plot-view.h"
#include "app/playing/panels/ludo-chance-row.h"
#include "board/ludo-board-place.h"

static LudoChancesPanel *
the_panel (App *app)
{
  return LUDO_CHANCES_PANEL (app_find_within (GTK_WIDGET (app->window),
                                              LUDO_TYPE_CHANCES_PANEL));
}

static GtkWidget *
focus_of (App *app)
{
  return gtk_window_get_focus (GTK_WINDOW (app->window));
}

static gboolean
is_row_focused (gpointer data)
{
  return LUDO_IS_CHANCE_ROW (focus_of (data));
}

static gboolean
is_board_focused (gpointer data)
{
  return LUDO_IS_BOARD_PLACE (focus_of (data));
}

static gboolean
has_lengths (gpointer data)
{
  return ludo_odds_get_lengths (ludo_chances_panel_get_odds (data))
         != NULL;
}

typedef struct
{
  LudoBoard *board;
  int place;                    /* -1: none */
} WaitingMark;

static gboolean
is_marked_alone (gpointer data)
{
  WaitingMark *waiting = data;

  for (int place = 0; place < 28; place++)
    if (app_is_hinted (waiting->board, place)
        != (place == waiting->place))
      return FALSE;

  return TRUE;
}

static void
wait_marked (App *app,
             int  place)
{
  WaitingMark waiting = { app_board (app), place };

  hand_wait_until (is_marked_alone, &waiting, "a space to be marked");
}

static void
show_tab (App         *app,
          LudoSideTab  tab)
{
  ludo_play_page_show_tab (ludo_window_get_play_page (app->window), tab);
  hand_settle (GTK_WIDGET (app->window));
}

/* The @index-th row of the first list. */
static LudoChanceRow *
row_at (App *app,
        int  index)
{
  GtkWidget *list = app_find (GTK_WIDGET (the_panel (app)),
                              GTK_TYPE_LIST_BOX);

  g_assert_nonnull (list);

  return LUDO_CHANCE_ROW (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list),
                                                         index));
}

/* A screen reader hears @part when row @index has the focus. */
static void
assert_spoken (App        *app,
               guint       index,
               const char *part)
{
  g_autofree char *name = app_dup_name (GTK_WIDGET (row_at (app, index)));

  g_assert_nonnull (strstr (name, part));
}

static void
ask_by_key (App *app)
{
  hand_focus_window (GTK_WIDGET (app->window));
  gtk_widget_grab_focus (GTK_WIDGET (app_board (app)));
  hand_settle (GTK_WIDGET (app->window));
  hand_press_key (XK_h, FALSE, FALSE);
  hand_wait_until (is_row_focused, app, "the first throw to have the focus");
}

/* Behind another tab at first; H opens it, the arrows go from throw to throw,
 * each marked on the board, and Escape leads back. */
static void
test_key (void)
{
  static const char *const spoken =
    "No mark: ten steps. 1 way in 16. Red goes to space 11. Red throws again. "
    "Then Red wins ";
  LudoGame *game;
  App app;

  app_open (&app);
  app_check_size (&app);
  game = app_begin_for_persons (&app, "zohn-ahl", 1);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (the_panel (&app))));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (the_panel (&app))));
  g_assert_null (app_find_label (GTK_WIDGET (app.window), "This Throw"));

  ask_by_key (&app);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (the_panel (&app))));
  g_assert_nonnull (app_find_label (GTK_WIDGET (app.window), "This Throw"));
  g_assert_nonnull (app_find_label (GTK_WIDGET (app.window),
                                    "Before This Turn Ends"));
  assert_spoken (&app, 0, spoken);
  g_assert_null (row_at (&app, 5));
  wait_marked (&app, 11);
  hand_press_key (XK_Down, FALSE, FALSE);
  wait_marked (&app, 2);
  hand_press_key (XK_Down, FALSE, FALSE);
  wait_marked (&app, 3);

  hand_press_key (XK_Escape, FALSE, FALSE);
  hand_wait_until (is_board_focused, &app, "the board to have the focus");
  wait_marked (&app, -1);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (the_panel (&app))));

  /* It stays open and follows the game. */
  ludo_game_play (game, "t4", NULL);
  hand_settle (GTK_WIDGET (app.window));
  assert_spoken (&app, 0, "Green goes to space 17. Green throws again.");
  ludo_game_undo (game);
  hand_settle (GTK_WIDGET (app.window));
  assert_spoken (&app, 0, spoken);
  app_close (&app);
}

/* The keyboard stays on its row while others throw, and the mark goes where
 * that throw now leads. */
static void
test_stays (void)
{
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "zohn-ahl", 1);
  ask_by_key (&app);
  hand_press_key (XK_Down, FALSE, FALSE);
  wait_marked (&app, 2);
  ludo_game_play (game, "t1", NULL);
  wait_marked (&app, 26);
  g_assert_true (focus_of (&app) == GTK_WIDGET (row_at (&app, 1)));
  app_close (&app);
}

static void
click_tab (App        *app,
           const char *name)
{
  GtkWidget *label = app_find_label (GTK_WIDGET (app->window), name);

  g_assert_nonnull (label);
  hand_click_widget (label);
  hand_settle (GTK_WIDGET (app->window));
}

/* The panel is used by the pointer alone; behind another tab it announces
 * nothing. */
static void
test_pointer (void)
{
  App app;

  app_open (&app);
  app_begin_for_persons (&app, "zohn-ahl", 1);
  show_tab (&app, LUDO_SIDE_MOVES);
  click_tab (&app, "Chances");
  hand_wait_until (has_lengths, the_panel (&app), "the lengths");
  hand_settle (GTK_WIDGET (app.window));
  hand_click_widget (GTK_WIDGET (row_at (&app, 0)));
  wait_marked (&app, 11);

  click_tab (&app, "Moves");
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (the_panel (&app))));
  g_assert_null (app_find_label (GTK_WIDGET (app.window), "This Throw"));
  g_assert_null (ludo_odds_get_throws
                   (ludo_chances_panel_get_odds (the_panel (&app))));
  wait_marked (&app, -1);
  app_close (&app);
}

/* The picture is described in words, and gone once the game is over. */
static void
test_lengths (void)
{
  g_autoptr (LudoGame) game = NULL;
  g_autofree char *text = NULL;
  LudoOdds *odds;
  GtkWidget *graph;
  App app;

  app_open (&app);
  game = ludo_game_new_from_position ("zohn-ahl", "12 5 1 1 r -", 1, NULL);
  ludo_window_show_game (app.window, game);
  hand_settle (GTK_WIDGET (app.window));
  show_tab (&app, LUDO_SIDE_CHANCES);
  odds = ludo_chances_panel_get_odds (the_panel (&app));
  hand_wait_until (has_lengths, the_panel (&app), "the lengths");
  hand_settle (GTK_WIDGET (app.window));

  graph = app_find (GTK_WIDGET (the_panel (&app)), LUDO_TYPE_PLOT_VIEW);
  text = ludo_lengths_describe (ludo_odds_get_lengths (odds));
  g_assert_nonnull (app_find_label (GTK_WIDGET (the_panel (&app)), text));
  gtk_test_accessible_assert_role (graph, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (graph,
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       text);
  gtk_test_accessible_assert_property (graph, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Number of games by number of throws");

  /* The keyboard reaches it, past the last row of the lists. */
  ask_by_key (&app);
  for (guint i = 0; i < 40 && focus_of (&app) != graph; i++)
    {
      hand_press_key (XK_Tab, FALSE, FALSE);
      hand_settle (GTK_WIDGET (app.window));
    }
  g_assert_true (focus_of (&app) == graph);

  ludo_game_play (game, "t1", NULL);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_true (ludo_game_get_over (game));
  g_assert_null (app_find (GTK_WIDGET (the_panel (&app)),
                           LUDO_TYPE_PLOT_VIEW));
  g_assert_null (app_find_label (GTK_WIDGET (app.window), "This Throw"));
  g_assert_nonnull (app_find_label (GTK_WIDGET (the_panel (&app)),
                                    "Green wins: Red has no counter left."));
  app_close (&app);
}

/* The chances are those of the position that is shown, not of the game that
 * goes on. */
static void
test_replay (void)
{
  LudoPlayPage *page;
  LudoGame *game;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "zohn-ahl", 1);
  page = ludo_window_get_play_page (app.window);
  ask_by_key (&app);
  first = app_dup_name (GTK_WIDGET (row_at (&app, 2)));
  ludo_game_play (game, "t1", NULL);
  ludo_game_play (game, "t2", NULL);
  hand_settle (GTK_WIDGET (app.window));
  second = app_dup_name (GTK_WIDGET (row_at (&app, 2)));
  g_assert_cmpstr (second, !=, first);

  ludo_replay_preview (ludo_play_page_get_replay (page), 0);
  hand_settle (GTK_WIDGET (app.window));
  gtk_test_accessible_assert_property (row_at (&app, 2),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, first);
  ludo_replay_step (ludo_play_page_get_replay (page), 1);
  hand_settle (GTK_WIDGET (app.window));
  assert_spoken (&app, 2, "Green goes to space 25.");
  ludo_replay_end (ludo_play_page_get_replay (page));
  hand_settle (GTK_WIDGET (app.window));
  assert_spoken (&app, 2, "Red goes to space 4.");
  app_close (&app);
}

/* Elsewhere there is no such thing, and H gives a hint as ever. */
static void
test_other_games (void)
{
  App app;

  app_open (&app);
  app_begin_for_persons (&app, "zohn-ahl", 1);
  ask_by_key (&app);
  app_begin_for_persons (&app, "chisolo", 1);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (the_panel (&app))));
  g_assert_null (app_find_label (GTK_WIDGET (app.window),
                                 "What Can Happen?"));
  gtk_widget_activate_action (GTK_WIDGET (app.window), "win.hint", NULL);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (the_panel (&app))));

  /* A row that was open opens again when it has something to show. */
  app_begin_for_persons (&app, "zohn-ahl", 2);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (row_at (&app, 0))));
  app_close (&app);
}

/* Both are to be seen wherever the window leaves them. */
static void
assert_both_fit (App *app)
{
  GtkWidget *window = GTK_WIDGET (app->window);
  GtkWidget *widgets[] = {
    GTK_WIDGET (app_board (app)), GTK_WIDGET (the_panel (app)),
  };
  graphene_rect_t bounds[2];
  graphene_rect_t common;

  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (gtk_widget_compute_bounds (widgets[i], window,
                                                &bounds[i]));
      g_assert_cmpfloat (bounds[i].origin.x, >=, 0);
      g_assert_cmpfloat (bounds[i].origin.x + bounds[i].size.width, <=,
                         gtk_widget_get_width (window));
      g_assert_cmpfloat (bounds[i].origin.y + bounds[i].size.height, <=,
                         gtk_widget_get_height (window));
      g_assert_cmpfloat (bounds[i].size.height, >, 100);
    }
  g_assert_false (graphene_rect_intersection (&bounds[0], &bounds[1],
                                              &common)
                  && common.size.width > 1 && common.size.height > 1);
}

static void
test_room (void)
{
  LudoPlayPage *page;
  App app;

  app_open (&app);
  app_begin_for_persons (&app, "zohn-ahl", 1);
  page = ludo_window_get_play_page (app.window);
  ask_by_key (&app);
  hand_settle (GTK_WIDGET (app.window));
  app_check_size (&app);
  assert_both_fit (&app);

  /* A room sees it in larger letters, or not at all while it is folded. */
  ludo_play_page_set_projected (page, TRUE);
  hand_settle (GTK_WIDGET (app.window));
  assert_both_fit (&app);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (the_panel (&app)),
                                           "projected"));
  show_tab (&app, LUDO_SIDE_MOVES);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (the_panel (&app))));
  ask_by_key (&app);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (the_panel (&app))));
  ludo_play_page_set_projected (page, FALSE);
  show_tab (&app, LUDO_SIDE_MOVES);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (the_panel (&app))));
  app_close (&app);
}

/* The next chances are not shown while a throw still moves. */
static void
test_held (void)
{
  LudoChancesPanel *panel;
  const LudoThrowOdds *throw_odds;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "zohn-ahl", 1);
  panel = the_panel (&app);
  show_tab (&app, LUDO_SIDE_CHANCES);
  hand_settle (GTK_WIDGET (app.window));

  ludo_chances_panel_set_frozen (panel, TRUE);
  g_assert_true (ludo_game_throw (game));
  throw_odds = g_ptr_array_index
    (ludo_odds_get_throws (ludo_chances_panel_get_odds (panel)), 0);
  g_assert_null (app_find_label (GTK_WIDGET (panel), throw_odds->consequence));

  ludo_chances_panel_set_frozen (panel, FALSE);
  g_assert_nonnull (app_find_label (GTK_WIDGET (panel),
                                    throw_odds->consequence));
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/chances-panel/key", test_key);
  g_test_add_func ("/app/chances-panel/stays", test_stays);
  g_test_add_func ("/app/chances-panel/pointer", test_pointer);
  g_test_add_func ("/app/chances-panel/lengths", test_lengths);
  g_test_add_func ("/app/chances-panel/replay", test_replay);
  g_test_add_func ("/app/chances-panel/other-games", test_other_games);
  g_test_add_func ("/app/chances-panel/held", test_held);
  g_test_add_func ("/app/chances-panel/room", test_room);

  return g_test_run ();
}
