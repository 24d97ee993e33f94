/* bench-work.c: how much work a click and a movement of the pointer are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game of two persons in a real window on a virtual display, without
 * motions.  The clicks play moves by chance; the pointer goes from one place
 * that a move may begin with to another, whose marks follow it.  After each act
 * the window comes to rest before the next.  All that is to be counted happens
 * within bench_work_act(), so that callgrind can be told to collect nothing
 * else (build-aux/count-work).
 */

#include "config.h"

#include "bench.h"

#include <stdio.h>

#include "board/hands-fixture.h"
#include "games/game-playout.h"
#include "games/games.h"
#include "rest.h"
#include "tools/tool.h"

#define ACTS 60
#define ACTS_MAX 10000

/* The plies before the pointer is moved. */
#define PLIES 5

typedef struct
{
  const GameRules *rules;
  gboolean pointing;            /* instead of clicking */
  guint n_acts;
} Work;

/* Does one act and all that follows from it.  The name is known to
 * build-aux/count-work. */
G_NO_INLINE void bench_work_act (LudoBoard *board, int place,
                                 gboolean pointing);

void
bench_work_act (LudoBoard *board,
                int        place,
                gboolean   pointing)
{
  if (pointing)
    hand_point_at_place (board, place);
  else
    hand_click_place (board, place);
  rest_asleep (0);
}

/* Fills @path with the places to pick for a move by chance, or for a throw. */
static int
choose_path (Fixture *fixture,
             GameRng *rng,
             int     *path)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  const LudoDrawing *drawing =
    ludo_drawing_for (ludo_game_get_rules (fixture->game)->id);
  int n_moves = ludo_game_get_legal_moves (fixture->game, moves);

  path[0] = drawing->throw_place;
  if (n_moves == 0)
    return 1;

  return drawing->move_path (ludo_game_get_state (fixture->game),
                             moves[game_rng_below (rng, (guint32) n_moves)],
                             path);
}

static void
set_up (Fixture    *fixture,
        const Work *work)
{
  hands_set_up (fixture, work->rules->id);
  rest_asleep (0);
}

static guint
click (const Work *work)
{
  GameRng rng = { 7 };
  guint n = 0;
  Fixture fixture;

  fixture = (Fixture) { 0 };
  set_up (&fixture, work);
  while (n < work->n_acts)
    {
      int path[LUDO_PATH_MAX];
      int n_path;

      if (ludo_game_get_over (fixture.game))
        {
          hands_tear_down (&fixture, NULL);
          fixture = (Fixture) { 0 };
          set_up (&fixture, work);
        }
      n_path = choose_path (&fixture, &rng, path);
      for (int i = 0; i < n_path && n < work->n_acts; i++, n++)
        {
          hand_point_at_place (fixture.board, path[i]);
          rest_asleep (0);
          bench_work_act (fixture.board, path[i], FALSE);
        }
    }
  hands_tear_down (&fixture, NULL);

  return n;
}

/* Places that can be picked, no two the same one after the other. */
static guint
point (const Work *work)
{
  const LudoDrawing *drawing = ludo_drawing_for (work->rules->id);
  Fixture fixture = { 0 };
  GameRng rng = { 7 };
  guint n = 0;

  set_up (&fixture, work);
  app_play_plies (fixture.game, PLIES);
  if (drawing->throw_place >= 0 && ludo_game_get_at_chance (fixture.game)
      && g_str_equal (work->rules->id, "tavli"))
    app_play_plies (fixture.game, 1);
  rest_asleep (0);
  for (int before = -1; n < work->n_acts;)
    {
      int path[LUDO_PATH_MAX];

      choose_path (&fixture, &rng, path);
      /* If one place alone can be picked, every other one is a place that
       * cannot. */
      if (path[0] == before)
        path[0] = (before + 1) % drawing->n_places;
      before = path[0];
      bench_work_act (fixture.board, path[0], TRUE);
      n++;
    }
  hands_tear_down (&fixture, NULL);

  return n;
}

static void
run (gconstpointer data)
{
  const Work *work = data;
  guint n = work->pointing ? point (work) : click (work);

  printf ("%s: %u %s\n", work->rules->id, n,
          work->pointing ? "movements" : "clicks");
}

gboolean
bench_work (const BenchOptions *options)
{
  char *name = g_strdup (g_get_prgname ());
  char **argv = &name;
  int argc = 1;
  guint n_arguments = g_strv_length (options->arguments);
  guint64 n_acts = ACTS;
  Work work = { 0 };

  if (n_arguments >= 2)
    work.rules = games_find (options->arguments[0]);
  if (work.rules == NULL || n_arguments > 3
      || (!g_str_equal (options->arguments[1], "click")
          && !g_str_equal (options->arguments[1], "point"))
      || (n_arguments == 3
          && !g_ascii_string_to_unsigned (options->arguments[2], 10, 0,
                                          ACTS_MAX, &n_acts, NULL)))
    return tool_complain ("see --help");

  work.pointing = g_str_equal (options->arguments[1], "point");
  work.n_acts = (guint) n_acts;
  g_setenv ("LUDOTHEQUE_WINDOW", "1280x1000", FALSE);
  app_init (&argc, &argv, "en");
  g_test_add_data_func ("/bench/work", &work, run);
  g_assert_cmpint (g_test_run (), ==, 0);

  return TRUE;
}
