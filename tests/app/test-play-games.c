/* test-play-games.c: every game is played to its end with the mouse
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The person's side is played by real clicks on the places of the board,
 * chosen at random among the legal moves; the computer holds the others.  Run
 * at other scales and sizes of the window too (GDK_SCALE, LUDOTHEQUE_WINDOW).
 */

#include "config.h"

#include "whole-game.h"

#include <X11/keysym.h>

#include "board/ludo-board-place.h"
#include "games/games.h"
#include "games/tavli/words/tavli-words.h"

/* A fixed seed: a short game of each kind, the same on every run. */
#define SEED 7

/* The least that a finger or an unsteady hand can hit, in pixels. */
#define TARGET_MIN 24

static void
pick_by_click (WholeGame *whole,
               int        place)
{
  hand_click_place (whole->board, place);
}

static void
act_by_click (WholeGame  *whole,
              const int  *path,
              int         n_path,
              const char *token)
{
  whole_game_pick (whole, path, n_path, pick_by_click);
}

static void
test_play (gconstpointer data)
{
  const GameRules *rules = data;
  WholeGame whole;
  LudoGame *game;

  app_open (&whole.app);
  game = app_begin (&whole.app, rules->id, SEED);
  whole_game_play (&whole, game, SEED, act_by_click);
  app_close (&whole.app);
}

static gboolean
has_focus (gpointer data)
{
  return gtk_widget_has_focus (data);
}

/* A click in the middle of a place, and near each of its corners, lands on
 * that place and no other: it takes the focus. */
static void
test_places (gconstpointer data)
{
  static const double spots[][2] = {
    { 0.5, 0.5 }, { 0.3, 0.3 }, { 0.7, 0.3 }, { 0.3, 0.7 }, { 0.7, 0.7 },
  };
  const GameRules *rules = data;
  const LudoDrawing *drawing = ludo_drawing_for (rules->id);
  guint n_seen = 0;
  LudoBoard *board;
  App app;

  app_open (&app);
  app_begin_for_persons (&app, rules->id, SEED);
  board = app_board (&app);
  app_check_size (&app);
  ludo_board_set_interactive (board, FALSE);
  for (int i = 0; i < drawing->n_places; i++)
    {
      GtkWidget *place = ludo_board_get_place (board, i);
      LudoRect bounds;

      if (!ludo_board_get_place_bounds (board, i, &bounds))
        continue;
      n_seen++;
      g_assert_cmpfloat (bounds.width, >=, TARGET_MIN);
      g_assert_cmpfloat (bounds.height, >=, TARGET_MIN);
      for (guint j = 0; j < G_N_ELEMENTS (spots); j++)
        {
          gtk_window_set_focus (GTK_WINDOW (app.window), NULL);
          hand_click (GTK_WIDGET (board),
                      bounds.x + bounds.width * spots[j][0],
                      bounds.y + bounds.height * spots[j][1]);
          hand_wait_until (has_focus, place, "a click to land on its place");
        }
    }
  g_assert_cmpuint (n_seen, >, 4);
  app_close (&app);
}

/* The place of the pieces that the player not to move has to enter. */
static int
opponents_hand (LudoGame *game)
{
  const LudoDrawing *drawing = ludo_drawing_for ("tavli");
  const GameState *state = ludo_game_get_state (game);

  for (int i = drawing->n_places - 1; i >= 0; i--)
    {
      char token[GAME_MOVE_TEXT_MAX];

      drawing->path_token (state, &i, 1, token);
      if (g_str_equal (token, TAVLI_OPPONENTS_HAND))
        return i;
    }
  g_assert_not_reached ();
}

static gboolean
is_refused (gpointer data)
{
  return strstr (app_detail (data), "opponent") != NULL;
}

/* The piece that was picked cannot go there. */
static gboolean
is_piece_refused (gpointer data)
{
  return strstr (app_detail (data), "enters on a cell") != NULL;
}

/* The opponent's pieces to enter answer like every other wrong place, with
 * nothing picked and with a piece picked, by click and by key. */
static void
test_box (void)
{
  LudoPlayPage *page;
  LudoBoard *board;
  LudoGame *game;
  int box;
  App app;

  app_open (&app);
  game = app_begin_for_persons (&app, "tavli", SEED);
  page = ludo_window_get_play_page (app.window);
  board = app_board (&app);
  g_assert_true (ludo_game_throw (game));
  ludo_board_skip_motion (board);
  hand_settle (GTK_WIDGET (app.window));
  box = opponents_hand (game);

  for (int i = 0; i < 3; i++)
    {
      ludo_status_show (app_status (page), "", NULL);
      if (i == 1)
        {
          const LudoDrawing *drawing = ludo_drawing_for ("tavli");
          g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
          int path[LUDO_PATH_MAX];

          g_assert_cmpint (ludo_game_get_legal_moves (game, moves), >, 0);
          drawing->move_path (ludo_game_get_state (game), moves[0], path);
          hand_click_place (board, path[0]);
          hand_settle (GTK_WIDGET (app.window));
        }
      if (i < 2)
        hand_click_place (board, box);
      else
        {
          gtk_widget_grab_focus (ludo_board_get_place (board, box));
          hand_press_key (XK_Return, FALSE, FALSE);
        }
      hand_wait_until (i == 1 ? is_piece_refused : is_refused, page,
                       "an answer");
    }
  g_assert_cmpuint (ludo_game_get_n_plies (game), ==, 1);
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");

  g_test_add_func ("/app/box", test_box);
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      const GameRules *rules = games_list ()[i];
      g_autofree char *play = g_strdup_printf ("/app/play/%s", rules->id);
      g_autofree char *places = g_strdup_printf ("/app/places/%s", rules->id);

      g_test_add_data_func (play, rules, test_play);
      g_test_add_data_func (places, rules, test_places);
    }

  return g_test_run ();
}
