/* test-play-keys.c: every game is played to its end with the keyboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No pointer: the arrows lead from place to place, Space or Enter picks, and
 * every third move is typed in the notation.
 */

#include "config.h"

#include "whole-game.h"

#include <X11/keysym.h>

#include "board/ludo-board-place.h"
#include "games/games.h"
#include "heard-fixture.h"
#include "test-wait.h"

#define SEED 7

static const struct
{
  LudoDirection direction;
  guint keysym;
  gboolean control;
} arrows[] = {
  { LUDO_DIRECTION_LEFT, XK_Left, FALSE },
  { LUDO_DIRECTION_RIGHT, XK_Right, FALSE },
  { LUDO_DIRECTION_UP, XK_Up, FALSE },
  { LUDO_DIRECTION_DOWN, XK_Down, FALSE },
  { LUDO_DIRECTION_OTHER_UP, XK_Up, TRUE },
  { LUDO_DIRECTION_OTHER_DOWN, XK_Down, TRUE },
};

static int
focused_place (LudoBoard *board)
{
  GtkWidget *focus = gtk_window_get_focus
                       (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (board))));

  return LUDO_IS_BOARD_PLACE (focus)
           ? ludo_board_place_get_place (LUDO_BOARD_PLACE (focus)) : -1;
}

typedef struct
{
  LudoBoard *board;
  int place;
} WaitingFocus;

static gboolean
has_focus (gpointer data)
{
  WaitingFocus *waiting = data;

  return focused_place (waiting->board) == waiting->place;
}

static gboolean
is_mapped (gpointer data)
{
  return gtk_widget_get_mapped (data);
}

static gboolean
board_has_focus (gpointer data)
{
  return focused_place (data) >= 0;
}

/* The shortest way by arrows; there is one between any two places that are
 * to be seen. */
static void
walk_to (WholeGame *whole,
         int        goal)
{
  int reached_by[LUDO_PLACES_MAX];
  int reached_from[LUDO_PLACES_MAX];
  int queue[LUDO_PLACES_MAX];
  int n_queued = 0;
  int start = focused_place (whole->board);
  WaitingFocus waiting = { whole->board, goal };
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (int));

  if (start == goal)
    return;

  memset (reached_by, -1, sizeof reached_by);
  queue[n_queued++] = start;
  for (int i = 0; i < n_queued && reached_by[goal] < 0; i++)
    for (guint a = 0; a < G_N_ELEMENTS (arrows); a++)
      {
        int next = ludo_board_get_neighbour (whole->board, queue[i],
                                             arrows[a].direction);

        if (next == start || reached_by[next] >= 0)
          continue;
        reached_by[next] = (int) a;
        reached_from[next] = queue[i];
        queue[n_queued++] = next;
      }
  if (reached_by[goal] < 0)
    g_error ("%s: no arrows lead from place %d to place %d",
             whole->drawing->rules->id, start, goal);

  /* A place that was offered only now is visible before the focus goes
   * there. */
  hand_wait_until (is_mapped, ludo_board_get_place (whole->board, goal),
                   "a place to be seen");

  for (int at = goal; at != start; at = reached_from[at])
    g_array_prepend_val (keys, reached_by[at]);
  for (guint i = 0; i < keys->len; i++)
    {
      int arrow = g_array_index (keys, int, i);

      hand_press_key (arrows[arrow].keysym, arrows[arrow].control, FALSE);
    }
  hand_wait_until (has_focus, &waiting, "the arrows to lead to a place");
}

static void
pick_by_keys (WholeGame *whole,
              int        place)
{
  const int *path;
  gboolean at_rest = ludo_board_get_path (whole->board, &path) == 0;

  walk_to (whole, place);
  hand_press_key (at_rest ? XK_space : XK_Return, FALSE, FALSE);
}

/* Tab comes to the board from wherever the focus is. */
static void
come_back (WholeGame *whole)
{
  for (int i = 0; i < 40 && focused_place (whole->board) < 0; i++)
    {
      hand_press_key (XK_Tab, FALSE, FALSE);
      hand_settle (GTK_WIDGET (whole->app.window));
    }
  hand_wait_until (board_has_focus, whole->board, "Tab to reach the board");
}

static void
act_by_keys (WholeGame  *whole,
             const int  *path,
             int         n_path,
             const char *token)
{
  if (focused_place (whole->board) < 0)
    come_back (whole);

  if (token == NULL)
    hand_press_key (whole->n_acts % 2 == 0 ? XK_Return : XK_space, FALSE,
                    FALSE);
  else if (whole->n_acts % 3 == 2)
    {
      hand_type (token);
      hand_press_key (XK_Return, FALSE, FALSE);
    }
  else
    whole_game_pick (whole, path, n_path, pick_by_keys);
}

static void
test_keys (gconstpointer data)
{
  const GameRules *rules = data;
  WholeGame whole;
  LudoGame *game;

  app_open (&whole.app);
  game = app_begin (&whole.app, rules->id, SEED);
  hand_focus_window (GTK_WIDGET (whole.app.window));

  /* Tab leaves the board, and comes back round to it. */
  gtk_window_set_focus (GTK_WINDOW (whole.app.window), NULL);
  whole.board = app_board (&whole.app);
  come_back (&whole);
  hand_press_key (XK_Tab, FALSE, FALSE);
  hand_settle (GTK_WIDGET (whole.app.window));
  g_assert_cmpint (focused_place (whole.board), ==, -1);

  whole_game_play (&whole, game, SEED, act_by_keys);
  app_close (&whole.app);
}

/* An arrow that leads nowhere is answered, because a screen reader says nothing
 * where the focus does not move. */
static void
test_edge (void)
{
  LudoBoard *board;
  App app;

  app_open (&app);
  app_begin_for_persons (&app, "chisolo", SEED);
  board = app_board (&app);
  hand_focus_window (GTK_WIDGET (app.window));
  gtk_widget_grab_focus (ludo_board_get_place (board, ludo_drawing_find_place
                           (ludo_drawing_for ("chisolo"), "b1")));
  app_listen ();
  hand_press_key (XK_Left, FALSE, FALSE);
  hand_press_key (XK_Left, FALSE, FALSE);
  WAIT_UNTIL (app_count_heard ("Edge of the board.") == 1);
  app_stop_listening ();
  app_close (&app);
}

/* What changes while the line above the board has the focus is said by a screen
 * reader itself, so that the line is described anew only once the focus has
 * left it; the whole is still announced once. */
static void
test_line (void)
{
  GtkWidget *label;
  LudoGame *game;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "chisolo", SEED);
  label = GTK_WIDGET (gtk_widget_get_template_child
    (GTK_WIDGET (app_status (LUDO_PLAY_PAGE
       (app_find (GTK_WIDGET (app.window), LUDO_TYPE_PLAY_PAGE)))),
     LUDO_TYPE_STATUS, "detail_label"));
  g_assert_true (ludo_game_play (game, "g1+", NULL));
  hand_focus_window (GTK_WIDGET (app.window));
  gtk_widget_grab_focus (label);
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (label),
                                   "South"));
  app_listen ();
  g_assert_true (ludo_game_undo (game));
  WAIT_UNTIL (app_count_heard ("1 move was taken back. ") == 1);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==,
                   "1 move was taken back.");
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (label),
                                   "South"));
  gtk_widget_grab_focus (GTK_WIDGET (app_board (&app)));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (label), ==,
                   "1 move was taken back.");
  g_assert_cmpuint (app_count_heard ("1 move was taken back."), ==, 1);
  app_stop_listening ();
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");

  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/keys/%s",
                                               games_list ()[i]->id);

      g_test_add_data_func (path, games_list ()[i], test_keys);
    }
  g_test_add_func ("/app/keys/edge", test_edge);
  g_test_add_func ("/app/keys/line", test_line);

  return g_test_run ();
}
