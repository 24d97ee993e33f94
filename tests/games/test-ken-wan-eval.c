/* test-ken-wan-eval.c: what Ken Wan positions are worth
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-fixture.h"
#include "games/ken-wan/rules/ken-wan-eval.h"

#define RULES (&ken_wan_rules)
#define ABOVE "BYBYB/....../......./......../....#..../"

static int
value_for_red (const char *rows)
{
  g_autofree char *text = g_strconcat (ABOVE, rows, NULL);
  GameState state = fixture_position (RULES, text);

  return RULES->evaluate (&state, KEN_WAN_RED);
}

static void
test_terms (void)
{
  GameState state = fixture_position (RULES, ABOVE
                                      "RRRr..../......r/....../R.... r 3 -");
  KenWanTerms terms;

  ken_wan_terms ((KenWanState *) &state, KEN_WAN_RED, &terms);
  g_assert_cmpint (terms.n_pieces, ==, 6);
  g_assert_cmpint (terms.n_halves, ==, 2);
  g_assert_cmpint (terms.n_groups, ==, 3);
  g_assert_cmpint (terms.n_isolated, ==, 2);
  g_assert_cmpint (terms.largest, ==, 4);

  /* Only the first of the row of four may move. */
  g_assert_cmpint (terms.n_frozen, ==, 3);
}

/* Two groups two cells apart: one cell more than the first between them, seen
 * from either; of a single group there is nothing to say. */
static void
test_distance (void)
{
  GameState state = fixture_position (RULES, ABOVE
                                      "RR..RR../......./....../..... r 3 -");
  KenWanTerms terms;
  int counts[KEN_WAN_N_WEIGHTS];

  ken_wan_terms ((KenWanState *) &state, KEN_WAN_RED, &terms);
  g_assert_cmpint (terms.distance, ==, 2);
  ken_wan_weigh (&state, KEN_WAN_RED, counts);
  g_assert_cmpint (counts[KEN_WAN_WEIGHT_GROUPS], ==, 1);
  g_assert_cmpint (counts[KEN_WAN_WEIGHT_DISTANCE], ==, 2);
  g_assert_cmpint (counts[KEN_WAN_WEIGHT_ISOLATED], ==, 0);
  g_assert_cmpint (counts[KEN_WAN_WEIGHT_LARGEST], ==, 2);

  state = fixture_position (RULES, ABOVE
                            "RR...r../......./....../..... r 3 -");
  ken_wan_terms ((KenWanState *) &state, KEN_WAN_RED, &terms);
  g_assert_cmpint (terms.distance, ==, 0);
}

/* A position nearer to a colour's goal has the greater value. */
static void
test_better (void)
{
  g_assert_cmpint (value_for_red ("RRRR..../......./....../R.... r 3 -"), >,
                   value_for_red ("RRRr..../......./....../R.... r 3 -"));
  g_assert_cmpint (value_for_red ("RRRR..../......./....../..... r 3 -"), >,
                   value_for_red ("RRRR..../......./....../R.... r 3 -"));
  g_assert_cmpint (value_for_red ("RRR...../......./....../R.... r 3 -"), >,
                   value_for_red ("RR...R../......./....../R.... r 3 -"));
  g_assert_cmpint (value_for_red ("RRR..R../......./....../..... r 3 -"), >,
                   value_for_red ("RR..RR../......./....../..... r 3 -"));

  /* A place beats all of them, and the first beats the second. */
  g_assert_cmpint (value_for_red ("RR..rr../......./....../R...r b 3 R"), >,
                   value_for_red ("RRRR..../......./....../..... b 3 Y"));
  g_assert_cmpint (value_for_red ("RR..rr../......./....../..... b 3 R"), >,
                   value_for_red ("RR..rr../......./....../..... b 3 YR"));

  /* A side that is out has the lowest value. */
  g_assert_cmpint (value_for_red ("r.r.r.r./......./r.r.r./..... b 3 Y"), >,
                   value_for_red ("......../......./....../..... b 3 Y"));
}

static void
test_fair_start (void)
{
  static const int setups[] = { KEN_WAN_STAR, KEN_WAN_TRIOS };

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      GameConfig config = { .setup = setups[i], .players = 3 };
      GameState state = { .bytes = { 0 } };
      int blue;

      RULES->start (&config, &state);
      blue = RULES->evaluate (&state, KEN_WAN_BLUE);
      g_assert_cmpint (RULES->evaluate (&state, KEN_WAN_YELLOW), ==, blue);
      g_assert_cmpint (RULES->evaluate (&state, KEN_WAN_RED), ==, blue);
    }
}

/* The move after which the mover stands best, the first of equals. */
static GameMove
best_by_value (const GameState *state)
{
  GameMove moves[GAME_MOVES_MAX];
  int n = RULES->legal_moves (state, moves);
  int seat = RULES->turn (state);
  GameMove best = GAME_MOVE_NONE;
  int best_value = 0;

  for (int i = 0; i < n; i++)
    {
      GameState after = *state;
      int value;

      RULES->apply (&after, moves[i], NULL);
      value = RULES->evaluate (&after, seat);
      if (best == GAME_MOVE_NONE || value > best_value)
        {
          best = moves[i];
          best_value = value;
        }
    }

  return best;
}

/* Looking one move ahead by these values wins almost always against moves
 * drawn at random, from every set-up and with either colour. */
static void
test_beats_random (void)
{
  GameRng rng = { 11 };
  int won = 0;

  for (int game = 0; game < 24; game++)
    {
      GameConfig config = { .setup = game % 3, .players = 2 };
      int seat = game / 3 % 2;
      GamePosition position;
      GameOutcome outcome;

      game_position_init_start (&position, RULES, &config);
      for (int i = 0; i < 400; i++)
        {
          if (game_position_legal_moves (&position, (GameMove[GAME_MOVES_MAX])
                                         { 0 }) == 0)
            break;
          if (RULES->turn (&position.state) == seat)
            game_position_apply (&position, best_by_value (&position.state),
                                 NULL);
          else
            fixture_random_ply (&position, &rng, NULL);
        }
      game_position_outcome (&position, &outcome);
      won += outcome.over && outcome.winner == seat;
      game_position_clear (&position);
    }
  g_test_message ("%d of 24", won);
  g_assert_cmpint (won, >=, 22);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ken-wan/eval/terms", test_terms);
  g_test_add_func ("/ken-wan/eval/distance", test_distance);
  g_test_add_func ("/ken-wan/eval/better", test_better);
  g_test_add_func ("/ken-wan/eval/fair-start", test_fair_start);
  g_test_add_func ("/ken-wan/eval/beats-random", test_beats_random);

  return g_test_run ();
}
