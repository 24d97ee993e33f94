/* test-hands-drag.c: a drag in the window is about the place it comes from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "hands-fixture.h"

#include "games/chisolo/drawing/chisolo-board.h"
#include "games/game-rng.h"
#include "games/games.h"
#include "games/ken-wan/rules/ken-wan-rules.h"
#include "games/tavli/drawing/tavli-layout.h"
#include "games/zohn-ahl/drawing/zohn-ahl-board.h"

/* Chisolo: the start, with both directions chosen. */
#define CHISOLO "3,3,3,3,3,3,3/0,0,1,2,3,3,3/3,3,3,2,1,0,0/3,3,3,3,3,3,3 "
/* Ken Wan: some pieces cannot leave without cutting their group. */
#define KEN_WAN "....R/.....R/..Y.BB./..YY..../..Y.#..../B.Y...../BB...YY/" \
                "....../..... y 2 -"
/* Tavli, first phase: a checker must enter. */
#define TAVLI "h:12,2:1,4:1,5:1 h:15 w 235"

#define N_DRAGS 24

static int
find (Fixture    *fixture,
      const char *name)
{
  const GameRules *rules = ludo_game_get_rules (fixture->game);

  return ludo_drawing_find_place (ludo_drawing_for (rules->id), name);
}

static void
drag (Fixture *fixture,
      int      from,
      int      to)
{
  hand_drag_place (fixture->board, from, to, 0, 0);
  hands_settle (fixture);
}

/* Drags @from to @to, which is refused by @rule_id. */
static void
assert_refused (Fixture    *fixture,
                int         from,
                int         to,
                const char *rule_id)
{
  guint n_refused = fixture->n_refused;

  drag (fixture, from, to);
  hands_assert_moves (fixture, "");
  g_assert_cmpuint (fixture->n_refused, ==, n_refused + 1);
  g_assert_cmpstr (fixture->rule_id, ==, rule_id);
  g_assert_cmpint (hands_path_length (fixture), ==, 0);
}

/* The neighbour says which way; the hole dragged is the one that is sown. */
static void
test_chisolo (Fixture       *fixture,
              gconstpointer  data)
{
  int b1 = find (fixture, "b1"), c1 = find (fixture, "c1");

  assert_refused (fixture, b1, c1, "direction");
  assert_refused (fixture, b1, find (fixture, "f1"), "sowing");
  assert_refused (fixture, find (fixture, "f2"), find (fixture, "g1"),
                  "sowing");
  assert_refused (fixture, find (fixture, "a4"), find (fixture, "a1"),
                  "sowing");

  /* This sowing has a third hole, which is asked for once it has been sown. */
  drag (fixture, c1, b1);
  g_assert_cmpint (hands_path_length (fixture), ==, 1);
  drag (fixture, c1, find (fixture, "a4"));
  hands_assert_moves (fixture, "c1xa4");
}

static void
test_chisolo_north (Fixture       *fixture,
                    gconstpointer  data)
{
  assert_refused (fixture, find (fixture, "b4"), find (fixture, "c4"),
                  "direction");

  /* The hole that is let go on is the third one. */
  drag (fixture, find (fixture, "a4"), find (fixture, "a1"));
  hands_assert_moves (fixture, "a4xa1");
}

/* The first sowing: the neighbour chooses the direction, and the third hole is
 * asked for then. */
static void
test_chisolo_direction (Fixture       *fixture,
                        gconstpointer  data)
{
  const int *path;

  drag (fixture, find (fixture, "b1"), find (fixture, "a1"));
  g_assert_cmpint (ludo_board_get_path (fixture->board, &path), ==, 2);
  g_assert_cmpint (path[1], ==, CHISOLO_PLACE_CLOCKWISE);
  hands_click (fixture, CHISOLO_PLACE_DECLINE);
  hands_assert_moves (fixture, "b1-");
}

static void
test_ken_wan (Fixture       *fixture,
              gconstpointer  data)
{
  const KenWanState *state =
    (const KenWanState *) ludo_game_get_state (fixture->game);
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  KenWanSet parts[KEN_WAN_PARTS_MAX];
  int fixed = 0, movable;

  ludo_game_get_legal_moves (fixture->game, moves);
  movable = ken_wan_move_from (moves[0]);
  while (ken_wan_colour_at (state, fixed) != state->turn
         || ken_wan_cut (state, fixed, parts) < 2)
    fixed++;
  assert_refused (fixture, fixed, ken_wan_move_to (moves[0]), "cut");
  assert_refused (fixture, fixed, movable, "cut");

  /* A piece that can move does not go to one of its own side, which is not
   * picked instead. */
  assert_refused (fixture, movable, fixed, "turn");
}

static void
test_tavli (Fixture       *fixture,
            gconstpointer  data)
{
  assert_refused (fixture, 4, 9, "entering-duty");
  assert_refused (fixture, 4, 24, "entering-duty");
  assert_refused (fixture, TAVLI_PLACE_HAND, 8, "entering");
  assert_refused (fixture, TAVLI_PLACE_HAND, 9, "entering");
  assert_refused (fixture, TAVLI_PLACE_HAND, 24, "entering");
  drag (fixture, TAVLI_PLACE_HAND, 3);
  hands_assert_moves (fixture, "h/3");
}

/* Counters do not throw the sticks, and sticks that are let go of elsewhere
 * are not thrown. */
static void
test_zohn_ahl (Fixture       *fixture,
               gconstpointer  data)
{
  assert_refused (fixture, ZOHN_AHL_PLACE_RED_COUNTERS, ZOHN_AHL_PLACE_STICKS,
                  "no-choice");
  assert_refused (fixture, 5, ZOHN_AHL_PLACE_STICKS, "no-choice");
  drag (fixture, ZOHN_AHL_PLACE_STICKS, 5);
  hands_assert_moves (fixture, "");
}

/* A press and a release on the place that the picked piece goes to is a click,
 * although the hand trembled meanwhile. */
static void
test_tremble (Fixture       *fixture,
              gconstpointer  data)
{
  hands_click (fixture, 10);
  hand_drag_place (fixture->board, 12, 12, 10, 10);
  hands_settle (fixture);
  hands_assert_moves (fixture, "10/12");
}

/* Plays a random move or throw, for another position. */
static void
play (Fixture *fixture,
      GameRng *rng)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);

  if (!ludo_game_throw (fixture->game))
    {
      guint32 n = (guint32) ludo_game_get_legal_moves (fixture->game, moves);

      ludo_game_play_move (fixture->game, moves[game_rng_below (rng, n)]);
    }
  hands_settle (fixture);
}

/* Fills @path with a random way of a drag: now and then a legal one, or from
 * what can move to anywhere. */
static void
choose (Fixture           *fixture,
        GameRng           *rng,
        const LudoDrawing *drawing,
        int               *path)
{
  const GameState *state = ludo_game_get_state (fixture->game);
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  int n_moves = ludo_game_get_at_chance (fixture->game)
                  ? 0 : ludo_game_get_legal_moves (fixture->game, moves);
  guint32 way = game_rng_below (rng, 3), n = (guint32) drawing->n_places;

  path[0] = (int) game_rng_below (rng, n);
  path[1] = (int) game_rng_below (rng, n);
  if (way > 0 && n_moves > 0)
    drawing->move_path (state, moves[game_rng_below (rng, (guint32) n_moves)],
                        path);
  if (way == 1)
    path[1] = (int) game_rng_below (rng, n);
}

/* From anywhere to anywhere, by the pointer. */
static void
test_anywhere (Fixture       *fixture,
               gconstpointer  data)
{
  const LudoDrawing *drawing =
    ludo_drawing_for (ludo_game_get_rules (fixture->game)->id);
  GameRng rng = { 5 };
  guint n_played = 0;

  for (int n = 0; n < N_DRAGS;)
    {
      int way[LUDO_PATH_MAX], path[LUDO_PATH_MAX];
      guint n_plies, n_refused = fixture->n_refused;
      const int *picked;
      LudoRect bounds;
      char name[8];

      if (n % 4 == 3)
        play (fixture, &rng);
      n_plies = ludo_game_get_n_plies (fixture->game);
      choose (fixture, &rng, drawing, way);
      if (way[0] == way[1]
          || !ludo_board_get_place_bounds (fixture->board, way[0], &bounds)
          || !ludo_board_get_place_bounds (fixture->board, way[1], &bounds))
        continue;

      drag (fixture, way[0], way[1]);
      n++;
      if (ludo_game_get_n_plies (fixture->game) > n_plies)
        {
          g_autoptr (LudoMove) first =
            g_list_model_get_item (ludo_game_get_moves (fixture->game),
                                   n_plies);

          drawing->move_path (ludo_move_get_before (first),
                              ludo_move_get_move (first), path);
          g_assert_cmpint (path[0], ==, way[0]);
          n_played++;
        }
      else if (ludo_board_get_path (fixture->board, &picked) > 0)
        {
          g_assert_cmpint (picked[0], ==, way[0]);
          ludo_board_cancel (fixture->board);
        }
      else if (drawing->place_name (way[0], name)[0] != '\0')
        g_assert_cmpuint (fixture->n_refused, ==, n_refused + 1);
    }
  g_test_message ("%u played", n_played);
  g_assert_cmpuint (n_played, >, 0);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *name;
    const char *set_up;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "chisolo", CHISOLO "s -+ 2", test_chisolo },
    { "chisolo-north", CHISOLO "n -+ 3", test_chisolo_north },
    { "chisolo-direction", "chisolo", test_chisolo_direction },
    { "ken-wan", KEN_WAN, test_ken_wan },
    { "tavli", TAVLI, test_tavli },
    { "zohn-ahl", "zohn-ahl", test_zohn_ahl },
    { "tremble", "10:7,16:1,20:7,x 3:7,8:8,x w 25", test_tremble },
    { "anywhere/chisolo", "chisolo", test_anywhere },
    { "anywhere/ken-wan", "ken-wan", test_anywhere },
    { "anywhere/tavli", TAVLI, test_anywhere },
  };

  app_init (&argc, &argv, "en");

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strdup_printf ("/board/hands-drag/%s",
                                               tests[i].name);

      g_test_add (path, Fixture, tests[i].set_up, hands_set_up, tests[i].test,
                  hands_tear_down);
    }

  return g_test_run ();
}
