/* test-end-view.c: the end of a game, and its review in the smallest window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include "app/playing/ludo-winner.h"
#include "app/playing/panels/ludo-move-list.h"
#include "app/playing/panels/ludo-probability-graph.h"
#include "app/playing/panels/ludo-review-panel.h"
#include "app/widgets/ludo-auto-scroller.h"
#include "app/widgets/ludo-title.h"
#include "rest.h"

static LudoPlayPage *
page_of (App *app)
{
  return ludo_window_get_play_page (app->window);
}

static LudoReplay *
replay_of (App *app)
{
  return ludo_play_page_get_replay (page_of (app));
}

static gboolean
is_complete (gpointer data)
{
  return ludo_analysis_get_complete (data);
}

/* Once a game is over it is seen as a whole, and one click leads to where it
 * turned; nothing of that is there before, or in the next game. */
static void
test_end (void)
{
  GtkWidget *point, *title;
  LudoGame *game;
  guint n_plies;
  App app;

  app_open (&app);
  gtk_window_set_default_size (GTK_WINDOW (app.window), 1280, 800);
  game = app_begin_for_persons (&app, "chisolo", 1);
  app_play_random (game, 6, 1);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (app_find (GTK_WIDGET (app.window),
                           LUDO_TYPE_PROBABILITY_GRAPH));
  app_play_random (game, 1000, 2);
  g_assert_true (ludo_game_get_over (game));
  n_plies = ludo_game_get_n_plies (game);
  hand_wait_until (is_complete,
                   ludo_play_page_get_analysis (page_of (&app)),
                   "all the chances");
  hand_settle (GTK_WIDGET (app.window));
  g_assert_nonnull (app_find (GTK_WIDGET (app.window),
                              LUDO_TYPE_PROBABILITY_GRAPH));
  point = app_find_action (GTK_WIDGET (app.window), "play.preview");
  g_assert_nonnull (point);
  title = gtk_widget_get_first_child (gtk_widget_get_parent (point));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (title)), ==,
                   "Turning Points");
  /* All of them begin at the same edge, below their title. */
  for (GtkWidget *other = gtk_widget_get_next_sibling (title); other != NULL;
       other = gtk_widget_get_next_sibling (other))
    {
      GtkWidget *label = gtk_button_get_child (GTK_BUTTON (other));
      graphene_rect_t bounds;
      int left;

      gtk_label_get_layout_offsets (GTK_LABEL (label), &left, NULL);
      g_assert_true (gtk_widget_compute_bounds (label, other, &bounds));
      g_assert_cmpfloat (bounds.origin.x + left, <=, 12);
    }
  hand_click_widget (point);
  app_wait_shown (&app, g_variant_get_uint32
                      (gtk_actionable_get_action_target_value
                         (GTK_ACTIONABLE (point))));
  g_assert_cmpuint (ludo_replay_get_n_shown (replay_of (&app)), <=, n_plies);

  app_begin_for_persons (&app, "chisolo", 2);
  hand_settle (GTK_WIDGET (app.window));
  g_assert_null (app_find (GTK_WIDGET (app.window),
                           LUDO_TYPE_PROBABILITY_GRAPH));
  app_close (&app);
}

static GtkWidget *
end_button (App        *app,
            const char *action)
{
  GtkWidget *button = app_find_action (GTK_WIDGET (app->window), action);

  g_assert_nonnull (button);

  return button;
}

static int
row_of (App        *app,
        const char *action)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (end_button (app, action),
                                            GTK_WIDGET (app->window),
                                            &bounds));

  return bounds.origin.y + bounds.size.height / 2;
}

/* A turning point says who made the move, whoever gained by it. */
static void
check_point (GtkWidget *button,
             LudoGame  *game)
{
  const char *text = gtk_button_get_label (GTK_BUTTON (button));
  guint i = g_variant_get_uint32 (gtk_actionable_get_action_target_value
                                    (GTK_ACTIONABLE (button)));
  g_autoptr (LudoMove) move =
    g_list_model_get_item (ludo_game_get_moves (game), i - 1);
  const char *mover =
    ludo_game_get_info (game)->seats[ludo_move_get_seat (move)];
  g_autofree char *own = g_strdup_printf (": %s, ", mover);
  g_autofree char *other = g_strdup_printf (" (%s): ", mover);

  g_assert_true (strstr (text, own) != NULL || strstr (text, other) != NULL);
}

/* However narrow the window, nothing below the board takes from it at the end,
 * and one tap shows the curve of the game beside a board of some size; what can
 * be done then stands above what can be done all the time, so that no new game
 * begins where one threw.  A page that stands alone has a title and no tab. */
static void
test_end_narrow (void)
{
  graphene_rect_t before, after;
  GtkWidget *window;
  GtkWidget *title, *tabs;
  LudoGame *game;
  App app;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  game = app_begin_for_persons (&app, "chisolo", 1);
  hand_settle (window);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (app_board (&app)),
                                            window, &before));
  app_play_random (game, 1000, 2);
  hand_wait_until (is_complete,
                   ludo_play_page_get_analysis (page_of (&app)),
                   "all the chances");
  hand_settle (window);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (app_board (&app)),
                                            window, &after));
  g_assert_cmpfloat (after.size.width, >=, before.size.width);
  /* The last sentence above it may be longer. */
  g_assert_cmpfloat (after.origin.y + after.size.height, >=,
                     before.origin.y + before.size.height - 1);
  if (app_find (window, LUDO_TYPE_PROBABILITY_GRAPH) == NULL)
    {
      app_press_action (&app, "win.moves");
      hand_settle (window);
    }
  g_assert_nonnull (app_find (window, LUDO_TYPE_PROBABILITY_GRAPH));
  check_point (app_find_action (window, "play.preview"), game);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (app_board (&app))), >=,
                   gtk_widget_get_width (window) / 2);
  g_assert_cmpint (row_of (&app, "win.rematch"), ==,
                   row_of (&app, "win.review"));
  g_assert_cmpint (row_of (&app, "win.rematch"), <,
                   row_of (&app, "win.undo"));
  title = app_find (window, LUDO_TYPE_TITLE);
  g_assert_nonnull (title);
  g_assert_true (ludo_title_fits (LUDO_TITLE (title)));
  app_press_action (&app, "win.moves");
  g_assert_null (app_find (window, LUDO_TYPE_PROBABILITY_GRAPH));

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  hand_settle (window);
  g_assert_cmpint (row_of (&app, "win.rematch"), ==,
                   row_of (&app, "win.swap-sides"));
  g_assert_cmpint (row_of (&app, "win.new-game"), ==,
                   row_of (&app, "win.undo"));
  g_assert_null (app_find (window, GTK_TYPE_STACK_SWITCHER));
  g_assert_nonnull (app_find_label (window, "Moves"));
  hand_click_widget (end_button (&app, "win.review"));
  hand_settle (window);
  tabs = app_find (window, GTK_TYPE_STACK_SWITCHER);
  g_assert_nonnull (tabs);
  /* Each tab leads to something. */
  g_assert_nonnull (app_find_label (tabs, "Moves"));
  g_assert_nonnull (app_find_label (tabs, "Review"));
  g_assert_null (app_find_label (tabs, "Chances"));
  g_assert_null (app_find_label (tabs, "Rules"));
  app_close (&app);
}

/* How much of @widget is seen in what scrolls around it, in pixels. */
static float
seen_height (GtkWidget *widget)
{
  GtkWidget *view = gtk_widget_get_ancestor (widget, LUDO_TYPE_AUTO_SCROLLER);
  graphene_rect_t bounds, seen;

  g_assert_true (gtk_widget_compute_bounds (widget, view, &bounds));

  return graphene_rect_intersection (&bounds, &GRAPHENE_RECT_INIT
                                       (0, 0, gtk_widget_get_width (view),
                                        gtk_widget_get_height (view)), &seen)
           ? seen.size.height : 0;
}

/* In the smallest window the review, and the moves beside the chances of
 * winning, are to be read without scrolling. */
static void
test_read_narrow (void)
{
  GtkWidget *window;
  LudoGame *game;
  App app;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  game = app_begin_for_persons (&app, "chisolo", 1);
  app_play_plies (game, 6);
  gtk_widget_activate_action (window, "win.win-probability", NULL);
  gtk_widget_activate_action (window, "win.moves", NULL);
  hand_settle (window);
  g_assert_cmpfloat (seen_height (app_find (window, LUDO_TYPE_MOVE_LIST)), >,
                     90);

  app_play_random (game, 1000, 2);
  hand_wait_until (is_complete, ludo_play_page_get_analysis (page_of (&app)),
                   "all the chances");
  hand_click_widget (end_button (&app, "win.review"));
  hand_settle (window);
  g_assert_cmpfloat (seen_height (app_find (window, LUDO_TYPE_REVIEW_PANEL)),
                     >, 90);
  gtk_widget_activate_action (window, "win.win-probability", NULL);
  app_close (&app);
}

static guint
count_labels (GtkWidget  *widget,
              const char *text)
{
  guint n = GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
            && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_labels (child, text);

  return n;
}

/* Beside a review the board is larger than beside a list, and one word alone
 * says that it is one; the button comes back with another page. */
static void
test_review_narrow (void)
{
  GtkWidget *window;
  LudoGame *game;
  App app;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  game = app_begin_for_persons (&app, "ken-wan", 1);
  app_play_random (game, 1000, 2);
  g_assert_true (ludo_game_get_over (game));
  hand_wait_until (is_complete, ludo_play_page_get_analysis (page_of (&app)),
                   "all the chances");
  hand_click_widget (end_button (&app, "win.review"));
  hand_settle (window);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (app_board (&app))), >=,
                   215);
  g_assert_cmpfloat (seen_height (app_find (window, LUDO_TYPE_REVIEW_PANEL)),
                     >, 90);
  g_assert_cmpuint (count_labels (window, "Review"), ==, 1);
  g_assert_null (app_find_label (window, "Review of the Game"));
  ludo_side_panel_show (ludo_play_page_get_side (page_of (&app)),
                        LUDO_SIDE_MOVES);
  hand_settle (window);
  g_assert_cmpuint (count_labels (window, "Review"), ==, 2);
  app_close (&app);
}

static void
count_cb (guint *n_celebrated)
{
  (*n_celebrated)++;
}

/* A victory stands in large letters on the board until somebody wants to see
 * that; it is celebrated when it is won, not when it is looked at again. */
static void
test_winner (void)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new ("celebrate", NULL);
  g_autoptr (LudoGame) other = NULL;
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  guint n_celebrated = 0;
  GameOutcome outcome;
  GtkWidget *window, *winner;
  LudoGame *game;
  App app;

  app_open (&app);
  window = GTK_WIDGET (app.window);
  g_signal_connect_swapped (action, "activate", G_CALLBACK (count_cb),
                            &n_celebrated);
  g_action_map_add_action (G_ACTION_MAP (window), G_ACTION (action));
  game = app_begin_for_persons (&app, "chisolo", 1);
  app_play_random (game, 6, 1);
  g_assert_null (app_find (window, LUDO_TYPE_WINNER));
  app_play_random (game, 1000, 2);
  hand_settle (window);
  winner = app_find (window, LUDO_TYPE_WINNER);
  g_assert_nonnull (winner);
  ludo_game_get_outcome (game, &outcome);
  text = g_strconcat (ludo_game_get_info (game)->seats[outcome.winner],
                      " wins", NULL);
  g_assert_nonnull (app_find_label (winner, text));
  name = app_dup_name (winner);
  g_assert_cmpstr (name, ==, text);
  g_assert_cmpuint (n_celebrated, ==, 1);

  ludo_replay_preview (replay_of (&app), 3);
  g_assert_null (app_find (window, LUDO_TYPE_WINNER));
  ludo_replay_end (replay_of (&app));
  hand_settle (window);
  g_assert_nonnull (app_find (window, LUDO_TYPE_WINNER));
  hand_click_widget (winner);
  hand_settle (window);
  g_assert_null (app_find (window, LUDO_TYPE_WINNER));
  g_assert_cmpuint (n_celebrated, ==, 1);

  /* The same game once more, as from a file: won already. */
  other = ludo_game_copy (game);
  ludo_window_show_game (app.window, other);
  hand_settle (window);
  g_assert_nonnull (app_find (window, LUDO_TYPE_WINNER));
  g_assert_cmpuint (n_celebrated, ==, 1);
  ludo_game_undo (other);
  hand_settle (window);
  g_assert_null (app_find (window, LUDO_TYPE_WINNER));
  ludo_game_redo (other);
  hand_settle (window);
  g_assert_nonnull (app_find (window, LUDO_TYPE_WINNER));
  g_assert_cmpuint (n_celebrated, ==, 2);
  app_close (&app);
}

static gboolean
has_winner (gpointer window)
{
  return app_find (window, LUDO_TYPE_WINNER) != NULL;
}

/* Returns: a checksum of the pixels of @widget; "" where it is all
 * transparent. */
static char *
dup_shown (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gdk_paintable_snapshot (paintable, snapshot, 100, 100);
  node = gtk_snapshot_to_node (snapshot);

  return node != NULL ? hand_dup_picture (widget) : g_strdup ("");
}

/* A victory moves once as it comes, and not where nothing is to move. */
static void
test_winner_moves (void)
{
  for (int moves = 1; moves >= 0; moves--)
    {
      g_autofree char *first = NULL;
      g_autofree char *last = NULL;
      g_autofree char *later = NULL;
      GtkWidget *window, *winner;
      LudoGame *game;
      App app;

      app_open (&app);
      window = GTK_WIDGET (app.window);
      game = app_begin_for_persons (&app, "chisolo", 1);
      app_play_random (game, 6, 1);
      hand_settle (window);
      g_object_set (gtk_settings_get_default (), "gtk-enable-animations",
                    moves != 0, NULL);
      app_play_random (game, 1000, 2);
      hand_wait_until (has_winner, window, "the victory");
      winner = app_find (window, LUDO_TYPE_WINNER);
      first = dup_shown (winner);
      g_assert_true (rest_reached ());
      last = dup_shown (winner);
      hand_settle (window);
      later = dup_shown (winner);
      g_assert_cmpstr (last, !=, "");
      g_assert_true ((g_strcmp0 (first, last) != 0) == (moves != 0));
      g_assert_cmpstr (last, ==, later);
      app_close_shown (&app);
    }
}

/* Somebody who plays alone against the computer is told that he has won or
 * lost, and only a victory has a star. */
static void
test_own_end (void)
{
  guint n_won = 0, n_lost = 0;
  App app;

  app_open (&app);
  for (guint64 seed = 1; seed <= 30 && (n_won == 0 || n_lost == 0); seed++)
    {
      LudoGame *game = app_begin (&app, "chisolo", seed);
      GameOutcome outcome;
      GtkWidget *winner;
      gboolean won;

      app_play_random (game, 1000, seed);
      hand_settle (GTK_WIDGET (app.window));
      ludo_game_get_outcome (game, &outcome);
      if (!outcome.over || outcome.winner < 0)
        continue;
      won = outcome.winner == 0;
      winner = app_find (GTK_WIDGET (app.window), LUDO_TYPE_WINNER);
      g_assert_nonnull (winner);
      g_assert_nonnull (app_find_label (winner, won ? "You have won"
                                                    : "You have lost"));
      g_assert_cmpint (app_find (winner, GTK_TYPE_IMAGE) != NULL, ==, won);
      n_won += won;
      n_lost += !won;
    }
  g_assert_cmpuint (n_won, >, 0);
  g_assert_cmpuint (n_lost, >, 0);
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");
  g_test_add_func ("/app/probability/read-narrow", test_read_narrow);
  g_test_add_func ("/app/probability/review-narrow", test_review_narrow);
  g_test_add_func ("/app/probability/end", test_end);
  g_test_add_func ("/app/probability/end-narrow", test_end_narrow);
  g_test_add_func ("/app/probability/winner", test_winner);
  g_test_add_func ("/app/probability/winner-moves", test_winner_moves);
  g_test_add_func ("/app/probability/own-end", test_own_end);

  return g_test_run ();
}
