/* test-playout.c: random games are the games that the rules make
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-fixture.h"

#include <math.h>

#include "games/game-playout.h"

#define DRAWS 60000
#define GAMES 40

/* Each throw is drawn as often as the list says, within five standard
 * errors. */
static void
check_draws (const GameRules  *rules,
             const GameConfig *config,
             gpointer          data)
{
  GameThrow throws[GAME_THROWS_MAX];
  int drawn[GAME_THROWS_MAX] = { 0 };
  GamePosition position;
  GameRng rng = { 71 };
  double total = 0;
  int n;

  if (!rules->has_chance)
    {
      g_assert_null (rules->draw_throw);
      return;
    }

  game_position_init_start (&position, rules, config);
  n = rules->throws (&position.state, throws);
  for (int i = 0; i < n; i++)
    total += throws[i].weight;
  for (int draw = 0; draw < DRAWS; draw++)
    {
      GameMove move = game_draw_throw (rules, &position.state, &rng);
      int i = 0;

      while (i < n && throws[i].move != move)
        i++;
      g_assert_cmpint (i, <, n);
      drawn[i]++;
    }
  for (int i = 0; i < n; i++)
    {
      double p = throws[i].weight / total;

      g_assert_cmpfloat (fabs (drawn[i] - DRAWS * p), <,
                         5 * sqrt (DRAWS * p * (1 - p)));
    }
  game_position_clear (&position);
}

/* Plays a game, and reads its whole past after every move. */
static void
play_slowly (const GamePosition *start,
             GameRng            *rng,
             GamePlayouts       *playouts)
{
  GamePosition position;
  GameMove moves[GAME_MOVES_MAX];
  GameOutcome outcome;

  game_position_init_copy (&position, start);
  for (;;)
    {
      game_position_outcome (&position, &outcome);
      if (outcome.over)
        break;
      if (game_position_at_chance (&position))
        moves[0] = game_draw_throw (position.rules, &position.state, rng);
      else
        {
          int n = game_position_legal_moves (&position, moves);

          moves[0] = moves[game_rng_below (rng, (uint32_t) n)];
        }
      game_position_apply (&position, moves[0], NULL);
      playouts->n_moves++;
    }

  playouts->n_games++;
  if (outcome.winner < 0)
    playouts->n_drawn++;
  else
    playouts->n_won[outcome.winner]++;
  game_position_clear (&position);
}

static void
assert_same_games (const GamePosition *start,
                   guint64             n_games)
{
  GamePlayouts slow = { 0 }, quick;
  GameRng slow_rng = { 5 }, quick_rng = slow_rng;

  for (guint64 i = 0; i < n_games; i++)
    play_slowly (start, &slow_rng, &slow);
  game_playouts (start, n_games, &quick_rng, NULL, &quick);
  g_assert_cmpuint (quick.n_unfinished, ==, 0);
  g_assert_cmpmem (&quick, sizeof quick, &slow, sizeof slow);
  g_assert_cmpuint (quick_rng.state, ==, slow_rng.state);
}

/* From the start and from the middle of a game, whose past counts. */
static void
check_games (const GameRules  *rules,
             const GameConfig *config,
             gpointer          data)
{
  GamePosition position;
  GameRng rng = { 6 };

  game_position_init_start (&position, rules, config);
  assert_same_games (&position, GAMES);
  for (int i = 0; i < 12; i++)
    fixture_random_ply (&position, &rng, NULL);
  assert_same_games (&position, GAMES);
  game_position_clear (&position);
}

static void
test_draws (void)
{
  fixture_each_config (check_draws, NULL);
}

static void
test_games (void)
{
  fixture_each_config (check_games, NULL);
}

/* Two single stones that can never meet go round until the position has
 * stood three times; what stood before the first move counts. */
static void
test_repetition (void)
{
  const GameRules *rules = games_find ("chisolo");
  GameState state = fixture_position (rules,
                                      "ludii: "
                                      "0,0,0,0,0,0,1/0,0,0,0,0,0,0/"
                                      "0,0,0,0,0,0,0/1,0,0,0,0,0,0 "
                                      "s +- 100");
  GamePosition position;
  GamePlayouts playouts;
  GameRng rng = { 1 };

  game_position_init_state (&position, rules, &state);
  assert_same_games (&position, 3);
  game_playouts (&position, 3, &rng, NULL, &playouts);
  g_assert_cmpuint (playouts.n_moves, ==, 3 * 56);
  g_assert_cmpuint (playouts.n_drawn, ==, 3);

  for (int i = 0; i < 40; i++)
    fixture_random_ply (&position, &rng, NULL);
  assert_same_games (&position, 3);
  game_playouts (&position, 3, &rng, NULL, &playouts);
  g_assert_cmpuint (playouts.n_moves, ==, 3 * 16);
  game_position_clear (&position);
}

/* A game may have a rule of repetition and no passing. */
static void
test_no_passing (void)
{
  GameRules rules = *games_find ("chisolo");
  GamePosition position;
  GameConfig config;

  rules.is_pass = NULL;
  rules.n_active = NULL;
  game_rules_default_config (&rules, &config);
  game_position_init_start (&position, &rules, &config);
  assert_same_games (&position, 3);
  game_position_clear (&position);
}

static void
test_stopped (void)
{
  const GameRules *rules = games_find ("tavli");
  atomic_bool stop = true;
  GamePosition position;
  GamePlayouts playouts;
  GameConfig config;
  GameRng rng = { 1 };

  game_rules_default_config (rules, &config);
  game_position_init_start (&position, rules, &config);
  game_playouts (&position, 10, &rng, &stop, &playouts);
  g_assert_cmpuint (playouts.n_games, ==, 0);
  game_position_clear (&position);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/playout/draws", test_draws);
  g_test_add_func ("/playout/games", test_games);
  g_test_add_func ("/playout/repetition", test_repetition);
  g_test_add_func ("/playout/no-passing", test_no_passing);
  g_test_add_func ("/playout/stopped", test_stopped);

  return g_test_run ();
}
