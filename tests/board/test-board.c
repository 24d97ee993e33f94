/* test-board.c: the board by clicks, drags, keys and typed notation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app-fixture.h"

#include <X11/keysym.h>

#include "board/ludo-board-place.h"
#include "games/games.h"

/* Refusal: the last refusal that the board emitted. */
typedef struct
{
  guint n;
  char *token;
  char *sentence;
  char *rule_id;
} Refusal;

static void
illegal_cb (LudoBoard  *board,
            const char *token,
            const char *sentence,
            const char *rule_id,
            Refusal    *refusal)
{
  refusal->n++;
  g_free (refusal->token);
  g_free (refusal->sentence);
  g_free (refusal->rule_id);
  refusal->token = g_strdup (token);
  refusal->sentence = g_strdup (sentence);
  refusal->rule_id = g_strdup (rule_id);
}

static void
refusal_clear (Refusal *refusal)
{
  g_free (refusal->token);
  g_free (refusal->sentence);
  g_free (refusal->rule_id);
}

typedef struct
{
  App app;
  LudoBoard *board;
  LudoGame *game;
  const LudoDrawing *drawing;
  Refusal refusal;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  game_id)
{
  app_open (&fixture->app);
  fixture->game = app_begin_for_persons (&fixture->app, game_id, 4);
  fixture->board = app_board (&fixture->app);
  fixture->drawing = ludo_drawing_for (game_id);
  fixture->refusal = (Refusal) { 0 };
  g_signal_connect (fixture->board, "illegal", G_CALLBACK (illegal_cb),
                    &fixture->refusal);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  game_id)
{
  app_close (&fixture->app);
  refusal_clear (&fixture->refusal);
}

static void
settle (Fixture *fixture)
{
  hand_settle (GTK_WIDGET (fixture->board));
  hand_settle (GTK_WIDGET (fixture->board));
}

static int
path_length (Fixture *fixture)
{
  const int *path;

  return ludo_board_get_path (fixture->board, &path);
}

/* The first legal move and its two cells. */
static GameMove
first_move (Fixture *fixture,
            int     *path)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);

  g_assert_cmpint (ludo_game_get_legal_moves (fixture->game, moves), >, 0);
  g_assert_cmpint (fixture->drawing->move_path
                     (ludo_game_get_state (fixture->game), moves[0], path),
                   ==, 2);

  return moves[0];
}

static void
test_places (Fixture       *fixture,
             gconstpointer  game_id)
{
  guint n_seen = 0;

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (fixture->board),
                                   GTK_ACCESSIBLE_ROLE_GRID);
  for (int i = 0; i < fixture->drawing->n_places; i++)
    {
      GtkWidget *place = ludo_board_get_place (fixture->board, i);
      g_autofree char *name = app_dup_name (place);
      LudoRect bounds;
      graphene_rect_t shown;

      g_assert_true (gtk_widget_get_parent (place)
                     == GTK_WIDGET (fixture->board));
      g_assert_cmpstr (name, !=, "");
      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (place),
                                       GTK_ACCESSIBLE_ROLE_GRID_CELL);
      if (!ludo_board_get_place_bounds (fixture->board, i, &bounds))
        {
          g_assert_false (gtk_widget_get_mapped (place));
          continue;
        }

      /* The child lies where the picture shows its place. */
      n_seen++;
      g_assert_true (gtk_widget_get_mapped (place));
      g_assert_true (gtk_widget_get_focusable (place));
      g_assert_true (gtk_widget_compute_bounds (place,
                                                GTK_WIDGET (fixture->board),
                                                &shown));
      g_assert_cmpfloat (fabs (shown.origin.x - bounds.x), <=, 1);
      g_assert_cmpfloat (fabs (shown.origin.y - bounds.y), <=, 1);
    }
  g_assert_cmpuint (n_seen, >, 4);
}

static void
test_clicks (Fixture       *fixture,
             gconstpointer  game_id)
{
  int path[LUDO_PATH_MAX];
  GameMove move = first_move (fixture, path);

  hand_click_place (fixture->board, path[0]);
  settle (fixture);
  g_assert_cmpint (path_length (fixture), ==, 1);
  gtk_test_accessible_assert_state (
    GTK_ACCESSIBLE (ludo_board_get_place (fixture->board, path[0])),
    GTK_ACCESSIBLE_STATE_SELECTED, TRUE);
  g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 0);

  /* The same place again lets go; a click beside the board does too. */
  hand_click_place (fixture->board, path[0]);
  settle (fixture);
  g_assert_cmpint (path_length (fixture), ==, 0);
  hand_click_place (fixture->board, path[0]);
  hand_click (GTK_WIDGET (fixture->board), 1, 1);
  settle (fixture);
  g_assert_cmpint (path_length (fixture), ==, 0);
  g_assert_cmpuint (fixture->refusal.n, ==, 0);

  hand_click_place (fixture->board, path[0]);
  hand_click_place (fixture->board, path[1]);
  settle (fixture);
  g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 1);
  g_assert_true (ludo_move_get_move (ludo_game_get_last_move (fixture->game))
                 == move);
}

static void
test_drag (Fixture       *fixture,
           gconstpointer  game_id)
{
  int path[LUDO_PATH_MAX];
  GameMove move = first_move (fixture, path);

  /* Dropped outside: nothing happened. */
  hand_drag_place (fixture->board, path[0], path[1], -4000, 0);
  settle (fixture);
  g_assert_cmpint (path_length (fixture), ==, 0);
  g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 0);
  g_assert_cmpuint (fixture->refusal.n, ==, 0);

  /* A tremor is a click. */
  hand_drag_place (fixture->board, path[0], path[0], 2, 1);
  settle (fixture);
  g_assert_cmpint (path_length (fixture), ==, 1);
  g_assert_true (ludo_board_cancel (fixture->board));

  hand_drag_place (fixture->board, path[0], path[1], 3, 3);
  settle (fixture);
  g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 1);
  g_assert_true (ludo_move_get_move (ludo_game_get_last_move (fixture->game))
                 == move);
}

static void
test_illegal (Fixture       *fixture,
              gconstpointer  game_id)
{
  g_autofree char *position = ludo_game_dup_position_text (fixture->game);
  g_autofree char *after = NULL;
  /* Blue begins; h8 is Red's. */
  int red = ludo_drawing_find_place (fixture->drawing, "h8");
  int path[LUDO_PATH_MAX];

  first_move (fixture, path);
  hand_click_place (fixture->board, path[0]);
  hand_click_place (fixture->board, red);
  settle (fixture);
  g_assert_cmpuint (fixture->refusal.n, ==, 1);
  g_assert_cmpstr (fixture->refusal.token, !=, "");
  g_assert_cmpstr (fixture->refusal.sentence, !=, "");
  g_assert_cmpint (path_length (fixture), ==, 0);
  g_assert_cmpstr (app_detail
                     (ludo_window_get_play_page (fixture->app.window)), ==,
                   fixture->refusal.sentence);
  after = ludo_game_dup_position_text (fixture->game);
  g_assert_cmpstr (position, ==, after);
}

static int
focused_place (Fixture *fixture)
{
  GtkWidget *child =
    gtk_widget_get_focus_child (GTK_WIDGET (fixture->board));

  return child != NULL
           ? ludo_board_place_get_place (LUDO_BOARD_PLACE (child)) : -1;
}

static void
test_keys (Fixture       *fixture,
           gconstpointer  game_id)
{
  int path[LUDO_PATH_MAX];
  int place;

  first_move (fixture, path);
  hand_focus_window (GTK_WIDGET (fixture->board));
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  settle (fixture);
  place = focused_place (fixture);
  g_assert_cmpint (place, >=, 0);

  /* The arrows follow the board's geometry. */
  hand_press_key (XK_Right, FALSE, FALSE);
  settle (fixture);
  g_assert_cmpint (focused_place (fixture), ==,
                   ludo_board_get_neighbour (fixture->board, place,
                                             LUDO_DIRECTION_RIGHT));

  /* A typed name jumps; Escape forgets what was typed. */
  hand_type ("d3");
  settle (fixture);
  g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "d3");
  g_assert_cmpint (focused_place (fixture), ==,
                   ludo_drawing_find_place (fixture->drawing, "d3"));
  hand_press_key (XK_Escape, FALSE, FALSE);
  settle (fixture);
  g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "");

  /* Space picks, Escape lets go, Return picks. */
  gtk_widget_grab_focus (ludo_board_get_place (fixture->board, path[0]));
  hand_press_key (XK_space, FALSE, FALSE);
  settle (fixture);
  g_assert_cmpint (path_length (fixture), ==, 1);
  hand_press_key (XK_Escape, FALSE, FALSE);
  settle (fixture);
  g_assert_cmpint (path_length (fixture), ==, 0);
  hand_press_key (XK_Return, FALSE, FALSE);
  settle (fixture);
  g_assert_cmpint (path_length (fixture), ==, 1);
  gtk_widget_grab_focus (ludo_board_get_place (fixture->board, path[1]));
  hand_press_key (XK_Return, FALSE, FALSE);
  settle (fixture);
  g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 1);

  /* Tab leaves the board. */
  hand_press_key (XK_Tab, FALSE, FALSE);
  settle (fixture);
  g_assert_cmpint (focused_place (fixture), ==, -1);
}

static void
test_typed (Fixture       *fixture,
            gconstpointer  game_id)
{
  const GameRules *rules = ludo_game_get_rules (fixture->game);
  char token[GAME_MOVE_TEXT_MAX];
  int path[LUDO_PATH_MAX];
  GameMove move = first_move (fixture, path);

  hand_focus_window (GTK_WIDGET (fixture->board));
  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  settle (fixture);

  hand_type ("e5e5");
  hand_press_key (XK_Return, FALSE, FALSE);
  settle (fixture);
  g_assert_cmpuint (fixture->refusal.n, ==, 1);
  g_assert_cmpstr (fixture->refusal.token, ==, "e5e5");
  g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 0);

  rules->print_move (ludo_game_get_state (fixture->game), move, token);
  hand_type (token);
  hand_press_key (XK_Return, FALSE, FALSE);
  settle (fixture);
  g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 1);
  g_assert_cmpstr (ludo_board_get_typed (fixture->board), ==, "");
}

/* A click during the computer's turn is refused with a sentence, which tells no
 * event that has not been shown. */
static void
test_out_of_turn (Fixture       *fixture,
                  gconstpointer  game_id)
{
  int path[LUDO_PATH_MAX];

  first_move (fixture, path);
  ludo_computer_set_paused (
    ludo_play_page_get_computer
      (ludo_window_get_play_page (fixture->app.window)), TRUE);
  ludo_game_get_player (fixture->game, 0, 0)->kind = LUDO_PLAYER_COMPUTER;
  hand_click_place (fixture->board, path[0]);
  settle (fixture);
  g_assert_cmpuint (fixture->refusal.n, ==, 1);
  g_assert_cmpstr (fixture->refusal.sentence, ==,
                   "It is the computer’s turn.");
  g_assert_cmpint (path_length (fixture), ==, 0);
}

static gboolean
is_still (gpointer data)
{
  gboolean moving;

  g_object_get (data, "moving", &moving, NULL);

  return !moving;
}

/* The state is decided before anything moves; the motion ends by itself, or
 * with the next click, and leaves nothing running. */
static void
test_motion (Fixture       *fixture,
             gconstpointer  game_id)
{
  int path[LUDO_PATH_MAX];
  GameMove move = first_move (fixture, path);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE,
                NULL);
  ludo_game_play_move (fixture->game, move);
  g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 1);
  g_assert_false (is_still (fixture->board));
  g_assert_cmpfloat (ludo_board_get_motion_left (fixture->board), >, 0);
  hand_wait_until (is_still, fixture->board, "the end of the motion");

  ludo_game_undo (fixture->game);
  g_assert_true (is_still (fixture->board));
  ludo_game_redo (fixture->game);
  g_assert_false (is_still (fixture->board));
  first_move (fixture, path);
  ludo_board_pick (fixture->board, path[0]);
  g_assert_true (is_still (fixture->board));
  g_assert_cmpint (path_length (fixture), ==, 1);

  g_object_set (fixture->board, "animation-speed", LUDO_ANIMATION_NONE, NULL);
  ludo_board_pick (fixture->board, path[1]);
  g_assert_cmpuint (ludo_game_get_n_plies (fixture->game), ==, 2);
  g_assert_true (is_still (fixture->board));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                NULL);
}

/* The ply of a person and the computer's answer, undone and redone at once, are
 * shown one after the other. */
static void
test_redone (Fixture       *fixture,
             gconstpointer  game_id)
{
  LudoGame *game = fixture->game;
  GameMove moves[GAME_MOVES_MAX];
  guint first, end;
  double last;

  for (int seat = 1; seat < ludo_game_get_n_seats (game); seat++)
    ludo_game_get_player (game, seat, 0)->kind = LUDO_PLAYER_COMPUTER;
  while (ludo_game_get_n_plies (game) == 0
         || ludo_move_get_seat (ludo_game_get_last_move (game)) == 0
         || !ludo_player_is (ludo_game_get_current_player (game),
                             LUDO_PLAYER_HUMAN))
    if (!ludo_game_throw (game))
      {
        ludo_game_get_legal_moves (game, moves);
        ludo_game_play_move (game, moves[0]);
      }
  end = ludo_game_get_n_plies (game);
  first = (guint) ludo_game_get_n_before_person (game);
  g_assert_cmpuint (end, >=, first + 2);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE,
                NULL);
  g_object_set (fixture->board, "animation-speed", LUDO_ANIMATION_NORMAL,
                NULL);
  ludo_game_go_to (game, end - 1);
  ludo_game_redo (game);
  last = ludo_board_get_motion_left (fixture->board);
  ludo_game_go_to (game, first);
  ludo_game_redo_turns (game);
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, end);
  g_assert_cmpuint (ludo_board_get_n_shown (fixture->board), ==, first);
  g_assert_cmpfloat (ludo_board_get_motion_left (fixture->board), >, last);

  /* A jump shows where it ends. */
  ludo_game_go_to (game, first);
  ludo_game_go_to (game, end);
  g_assert_cmpuint (ludo_board_get_n_shown (fixture->board), >, first);
  ludo_board_skip_motion (fixture->board);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                NULL);
}

static void
count_notify_cb (guint *n)
{
  (*n)++;
}

/* No finger can be had here, but nothing shuts it out: what hears a press
 * hears that of a finger too, and does not claim the pointer for itself. */
static void
test_touch (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GListModel) controllers =
    gtk_widget_observe_controllers (GTK_WIDGET (fixture->board));
  guint n_gestures = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      GtkGestureSingle *gesture;

      if (!GTK_IS_GESTURE_DRAG (controller))
        continue;
      gesture = GTK_GESTURE_SINGLE (controller);
      n_gestures++;
      g_assert_cmpint (gtk_event_controller_get_propagation_limit
                         (GTK_EVENT_CONTROLLER (controller)), ==,
                       GTK_LIMIT_SAME_NATIVE);
      g_assert_cmpuint (gtk_gesture_single_get_button (gesture), ==,
                        GDK_BUTTON_PRIMARY);
      g_assert_false (gtk_gesture_single_get_touch_only (gesture));
      g_assert_false (gtk_gesture_single_get_exclusive (gesture));
    }
  g_assert_cmpuint (n_gestures, ==, 1);
}

static void
test_properties (void)
{
  g_autoptr (GtkWidget) widget = g_object_ref_sink (ludo_board_new ());
  LudoBoard *board = LUDO_BOARD (widget);
  double speed;
  guint n = 0;

  g_signal_connect_swapped (board, "notify::animation-speed",
                            G_CALLBACK (count_notify_cb), &n);
  g_signal_connect_swapped (board, "notify::game",
                            G_CALLBACK (count_notify_cb), &n);
  g_object_set (board, "animation-speed", LUDO_ANIMATION_NORMAL, NULL);
  ludo_board_set_game (board, NULL);
  g_assert_cmpuint (n, ==, 0);
  g_object_set (board, "animation-speed", LUDO_ANIMATION_FAST, NULL);
  g_assert_cmpuint (n, ==, 1);
  g_object_get (board, "speed", &speed, NULL);
  g_assert_cmpfloat (speed, >, 1);
  g_object_set (board, "animation-speed", LUDO_ANIMATION_STEPS, NULL);
  g_assert_cmpuint (n, ==, 2);
  g_assert_finalize_object (g_steal_pointer (&widget));
}

/* Paints the board at once, so that the program is not idle in between. */
static void
paint (LudoBoard *board)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  GTK_WIDGET_GET_CLASS (board)->snapshot (GTK_WIDGET (board), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_unref (node);
}

/* The stones of Chisolo are still to be made when the board shows a game that
 * has none. */
static void
test_other_game (void)
{
  g_autoptr (LudoGame) chisolo = ludo_game_new ("chisolo", NULL, 1, NULL);
  g_autoptr (LudoGame) tavli = ludo_game_new ("tavli", NULL, 1, NULL);
  LudoGame *const games[] = { chisolo, tavli };
  GtkWidget *window = gtk_window_new ();
  LudoBoard *board = LUDO_BOARD (ludo_board_new ());

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (board));
  gtk_window_set_default_size (GTK_WINDOW (window), 600, 400);
  ludo_board_set_game (board, tavli);
  gtk_window_present (GTK_WINDOW (window));
  hand_settle (GTK_WIDGET (board));
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      ludo_board_set_game (board, games[i]);
      gtk_widget_allocate (GTK_WIDGET (board), gtk_widget_get_width (window),
                           gtk_widget_get_height (window), -1, NULL);
      paint (board);
    }
  hand_settle (GTK_WIDGET (board));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");

  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/board/places/%s",
                                               games_list ()[i]->id);

      g_test_add (path, Fixture, games_list ()[i]->id, set_up, test_places,
                  tear_down);
    }
  /* In Ken Wan every move goes from one cell to another. */
#define ADD(name, function) \
  g_test_add ("/board/" name, Fixture, "ken-wan", set_up, function, tear_down)
  ADD ("touch", test_touch);
  ADD ("clicks", test_clicks);
  ADD ("drag", test_drag);
  ADD ("illegal", test_illegal);
  ADD ("keys", test_keys);
  ADD ("typed", test_typed);
  ADD ("out-of-turn", test_out_of_turn);
  ADD ("motion", test_motion);
  ADD ("redone", test_redone);
#undef ADD
  g_test_add_func ("/board/properties", test_properties);
  g_test_add_func ("/board/other-game", test_other_game);

  return g_test_run ();
}
