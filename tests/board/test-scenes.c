/* test-scenes.c: a click on a board does no more work than it must
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board writes a debug message for each scene that it sets up to paint, and
 * for each time that it finds where its places are.  Many random moves are
 * played by real clicks, and the messages of each click are counted.
 */

#include "config.h"

#include "app-fixture.h"
#include "games/game-playout.h"
#include "games/games.h"

#define PLIES 24

/* What a click may set up: a scene once the button is down, the places once
 * the pick has changed, a scene of that. */
#define SCENES_MAX 3

static void
count_cb (const char     *domain,
          GLogLevelFlags  level,
          const char     *message,
          gpointer        n)
{
  if (g_str_has_prefix (message, "scene of ")
      || g_str_has_prefix (message, "geometry of "))
    (*(guint *) n)++;
}

static void
settle (LudoBoard *board)
{
  hand_settle (GTK_WIDGET (board));
  hand_settle (GTK_WIDGET (board));
}

/* Clicks on @place, where the pointer already is, and returns how many scenes
 * that takes. */
static guint
count_click (LudoBoard *board,
             int        place)
{
  guint handler, n = 0;

  hand_point_at_place (board, place);
  settle (board);
  g_log_set_debug_enabled (TRUE);
  handler = g_log_set_handler (NULL, G_LOG_LEVEL_DEBUG, count_cb, &n);
  hand_click_place (board, place);
  settle (board);
  g_log_remove_handler (NULL, handler);
  g_log_set_debug_enabled (FALSE);

  return n;
}

static void
test_clicks (gconstpointer game_id)
{
  App app;
  LudoGame *game;
  LudoBoard *board;
  const LudoDrawing *drawing = ludo_drawing_for (game_id);
  GameRng rng = { 7 };
  guint worst = 0;

  app_open (&app);
  game = app_begin_for_persons (&app, game_id, 4);
  board = app_board (&app);
  settle (board);
  for (guint i = 0; i < PLIES && !ludo_game_get_over (game); i++)
    {
      g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
      int n_moves = ludo_game_get_legal_moves (game, moves);
      int path[LUDO_PATH_MAX] = { drawing->throw_place };
      int n_path = 1;

      if (n_moves > 0)
        n_path = drawing->move_path
                   (ludo_game_get_state (game),
                    moves[game_rng_below (&rng, (guint32) n_moves)], path);
      for (int j = 0; j < n_path; j++)
        {
          guint n = count_click (board, path[j]);

          if (n > SCENES_MAX)
            g_error ("%s, ply %u: %u scenes for a click on place %d",
                     (const char *) game_id, i, n, path[j]);
          worst = MAX (worst, n);
        }
      g_assert_cmpuint (ludo_game_get_n_plies (game), ==, i + 1);
    }
  /* The messages are there to be counted. */
  g_assert_cmpuint (worst, >, 0);
  app_close (&app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");

  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/scenes/%s",
                                               games_list ()[i]->id);

      g_test_add_data_func (path, games_list ()[i]->id, test_clicks);
    }

  return g_test_run ();
}
