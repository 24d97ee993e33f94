/* test-play-drag.c: every game is played to its end by drag-and-drop
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whatever goes from one place to another is dragged there, pieces entering
 * from the side and pieces borne off included; sticks, dice and single places
 * are clicked, as they go nowhere.
 */

#include "config.h"

#include "whole-game.h"

#include "games/games.h"

#define SEED 7

/* Before the first move: dropped outside nothing has happened, and a hand
 * that trembles has clicked, not dragged. */
static void
drop_and_tremble (WholeGame *whole,
                  const int *path)
{
  guint n_plies = ludo_game_get_n_plies (whole->game);

  hand_take_up (whole->board, path[0]);
  whole_game_wait_for_path (whole, 1);
  hand_drop_outside (whole->board);
  whole_game_wait_for_path (whole, 0);
  g_assert_cmpuint (ludo_game_get_n_plies (whole->game), ==, n_plies);

  hand_drag_place (whole->board, path[0], path[0], 2, 1);
  whole_game_wait_for_path (whole, 1);
  g_assert_cmpuint (ludo_game_get_n_plies (whole->game), ==, n_plies);
  hand_click_place (whole->board, path[0]);
  whole_game_wait_for_path (whole, 0);
}

static void
act_by_drag (WholeGame  *whole,
             const int  *path,
             int         n_path,
             const char *token)
{
  if (n_path == 1)
    {
      hand_click_place (whole->board, path[0]);
      return;
    }

  if (whole->n_drags++ == 0)
    drop_and_tremble (whole, path);

  hand_take_up (whole->board, path[0]);
  whole_game_wait_for_path (whole, 1);
  hand_drop (whole->board, path[1]);
  for (int i = 2; i < n_path; i++)
    {
      whole_game_wait_for_path (whole, i);
      hand_click_place (whole->board, path[i]);
    }
}

static void
test_drag (gconstpointer data)
{
  const GameRules *rules = data;
  WholeGame whole;
  LudoGame *game;

  app_open (&whole.app);
  game = app_begin (&whole.app, rules->id, SEED);
  whole_game_play (&whole, game, SEED, act_by_drag);
  g_test_message ("%s: %u drags", rules->id, whole.n_drags);
  if (g_str_equal (rules->id, "zohn-ahl"))
    g_assert_cmpuint (whole.n_drags, ==, 0);
  else
    g_assert_cmpuint (whole.n_drags, >, 3);
  app_close (&whole.app);
}

int
main (int    argc,
      char **argv)
{
  app_init (&argc, &argv, "en");

  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/drag/%s",
                                               games_list ()[i]->id);

      g_test_add_data_func (path, games_list ()[i], test_drag);
    }

  return g_test_run ();
}
