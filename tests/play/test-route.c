/* test-route.c: how far one piece can go within a turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "games/games.h"
#include "play/game/ludo-game.h"
#include "play/game/ludo-route.h"

/* The ways of the checker on @from, as "2>12 5>15 2+5>17", hits with a "*"; or
 * those that repeat others. */
static char *
dup_ways (const char *position,
          int         from,
          gboolean    repeating)
{
  const GameRules *rules = games_find ("tavli");
  GString *text = g_string_new (NULL);
  g_autoptr (GArray) routes = NULL;
  GameState state = { 0 };
  GameError error = { 0 };

  if (!rules->parse (position, &state, &error))
    g_error ("%s: %s", position, error.reason);

  routes = ludo_route_find_all (rules, &state);
  for (guint i = 0; i < routes->len; i++)
    {
      const LudoRoute *route = &g_array_index (routes, LudoRoute, i);
      GameState at = state;

      if (route->from != from || route->repeats != repeating)
        continue;
      if (text->len > 0)
        g_string_append_c (text, ' ');
      for (int j = 0; j < route->n_moves; j++)
        {
          g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
          int n_moves = rules->legal_moves (&at, moves);
          gboolean legal = FALSE;

          for (int k = 0; k < n_moves; k++)
            legal |= moves[k] == route->moves[j];
          g_assert_true (legal);
          rules->apply (&at, route->moves[j], NULL);
          g_string_append_printf (text, "%s%d%s", j > 0 ? "+" : "",
                                  route->values[j],
                                  route->hits >> j & 1 ? "*" : "");
        }
      g_string_append_printf (text, ">%d", route->stops[route->n_moves - 1]);
    }

  return g_string_free (text, FALSE);
}

static void
assert_ways (const char *position,
             int         from,
             const char *expected)
{
  g_autofree char *ways = dup_ways (position, from, FALSE);

  g_assert_cmpstr (ways, ==, expected);
}

static void
test_sums (void)
{
  g_autofree char *repeating = NULL;

  /* Whichever comes first, the piece ends on 17 all the same. */
  assert_ways ("10:1,o:14,x 24:2,o:13,x w 25", 10, "2>12 5>15 2+5>17");

  /* Two pieces close 12, so that only one order is left; then 15 as well, and
   * only another piece goes. */
  assert_ways ("10:1,o:14,x 12:2,o:13,x w 25", 10, "5>15 5+2>17");
  assert_ways ("10:1,18:1,o:13,x 12:2,15:2,o:11,x w 25", 10, "");

  /* Three numbers: each, each two, all. */
  assert_ways ("2:1,o:14,x 24:2,o:13,x w 136", 2,
               "1>3 3>5 6>8 1+3>6 1+6>9 3+6>11 1+3+6>12");

  /* Each with every die that may begin it. */
  repeating = dup_ways ("2:1,o:14,x 24:2,o:13,x w 136", 2, TRUE);
  g_assert_cmpstr (repeating, ==,
                   "3+1>6 6+1>9 6+3>11 3+1+6>12 6+1+3>12");

  /* Another piece's step is no part of its way. */
  assert_ways ("10:1,20:1,o:13,x 24:2,o:13,x w 25", 20, "2>22");
}

static void
test_hits (void)
{
  /* A single piece on 12 is hit by one order and spared by the other. */
  assert_ways ("10:1,o:14,x 12:1,24:1,o:13,x w 25", 10,
               "2*>12 5>15 2*+5>17 5+2>17");
  /* On the goal itself he is hit in any case. */
  assert_ways ("10:1,o:14,x 17:1,24:1,o:13,x w 25", 10,
               "2>12 5>15 2+5*>17");
}

static void
test_alike (void)
{
  assert_ways ("10:1,o:14,x 24:2,o:13,x w 2222", 10,
               "2>12 2+2>14 2+2+2>16 2+2+2+2>18");
  /* Closed points end the way. */
  assert_ways ("10:1,o:14,x 16:2,o:13,x w 2222", 10, "2>12 2+2>14");
  /* Three alike, twelve times. */
  assert_ways ("10:1,o:14,x 24:2,o:13,x w 111111111111", 10,
               "1>11 1+1>12 1+1+1>13 1+1+1+1>14 1+1+1+1+1>15 "
               "1+1+1+1+1+1>16 1+1+1+1+1+1+1>17 1+1+1+1+1+1+1+1>18 "
               "1+1+1+1+1+1+1+1+1>19 1+1+1+1+1+1+1+1+1+1>20 "
               "1+1+1+1+1+1+1+1+1+1+1>21 1+1+1+1+1+1+1+1+1+1+1+1>22");
}

/* Pieces that wait go first, whatever else stands there. */
static void
test_waiting (void)
{
  assert_ways ("m10:1,9:1,o:13,x 24:2,o:13,x w 25", 9, "");
  assert_ways ("m10:1,o:14,x 24:2,o:13,x w 25", 34,
               "2>11 5>14 2+5>16");
}

static void
test_other_games (void)
{
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      const GameRules *rules = games_list ()[i];
      g_autoptr (GArray) routes = NULL;
      g_autoptr (LudoGame) game = ludo_game_new (rules->id, NULL, 1, NULL);

      routes = ludo_route_find_all (rules, ludo_game_get_state (game));
      g_assert_cmpuint (routes->len, ==, 0);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/route/sums", test_sums);
  g_test_add_func ("/route/hits", test_hits);
  g_test_add_func ("/route/alike", test_alike);
  g_test_add_func ("/route/waiting", test_waiting);
  g_test_add_func ("/route/other-games", test_other_games);

  return g_test_run ();
}
