/* test-ken-wan-end.c: how places are won and games of Ken Wan end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions are written rows i to a, as the rules page writes them.
 */

#include <string.h>

#include "games-fixture.h"
#include "games/ken-wan/rules/ken-wan-rules.h"

#define RULES (&ken_wan_rules)

static void
assert_outcome (const char *position,
                int         reason,
                const char *ranking)
{
  GameState state = fixture_position (RULES, position);
  GameMove moves[GAME_MOVES_MAX];
  GameOutcome outcome;

  RULES->outcome (&state, &outcome);
  g_assert_cmpint (outcome.reason, ==, reason);
  g_assert_cmpint (outcome.over, ==, reason != GAME_REASON_NONE);
  g_assert_cmpint (outcome.n_ranked, ==, strlen (ranking));
  for (int i = 0; i < outcome.n_ranked; i++)
    g_assert_cmpint (RULES->seat_letters[outcome.ranking[i]], ==, ranking[i]);
  g_assert_cmpint (outcome.winner, ==,
                   outcome.over && outcome.n_ranked > 0 ? outcome.ranking[0]
                                                        : -1);
  g_assert_cmpint (RULES->legal_moves (&state, moves) == 0, ==, outcome.over);
}

/* The mover is looked at first, then the others; one move unites two. */
static void
test_united (void)
{
  static const char three[] = "YY.Y./....../......./......../....#...R/"
                              "...BB.../......./....../b.... r 3 -";
  static const char only_other[] = "YY.Y./....../R....../......../....#...R/"
                                   "...BB.../......./....../b.... r 3 -";
  static const char two[] = "RR.R./....../......./......../....#...Y/"
                            "...BB.../......./....../b.... y 2 -";
  static const char two_other[] = "RR.R./....../Y....../......../....#...Y/"
                                  "...BB.../......./....../b.... y 2 -";
  GameState state;

  fixture_assert_after (RULES, three, "e9b1",
                        "YY.Y./....../......./......../....#..../...BB.../"
                        "......./R...../R.... y 3 RBY");
  assert_outcome ("YY.Y./....../......./......../....#..../...BB.../......./"
                  "R...../R.... y 3 RBY", KEN_WAN_REASON_LAST_LEFT, "rby");

  /* Blue alone is united, by Red's move, and takes no further turn. */
  fixture_assert_after (RULES, only_other, "e9b1",
                        "YY.Y./....../R....../......../....#..../...BB.../"
                        "......./R...../R.... y 3 B");
  assert_outcome ("YY.Y./....../R....../......../....#..../...BB.../......./"
                  "R...../R.... y 3 B", GAME_REASON_NONE, "b");
  fixture_assert_after (RULES, only_other, "e9b1 i8c1 g3h4",
                        "rY.../R...../......./......../....#..../...BB.../"
                        "Y....../y...../R.... y 3 B");

  /* With two players the first to unite wins, the mover before the other. */
  fixture_assert_after (RULES, two, "e9b1",
                        "RR.R./....../......./......../....#..../...BB.../"
                        "......./Y...../Y.... b 2 Y");
  assert_outcome ("RR.R./....../......./......../....#..../...BB.../......./"
                  "Y...../Y.... b 2 Y", KEN_WAN_REASON_UNITED, "y");
  fixture_assert_after (RULES, two_other, "e9b1",
                        "RR.R./....../Y....../......../....#..../...BB.../"
                        "......./Y...../Y.... y 2 B");
  assert_outcome ("RR.R./....../Y....../......../....#..../...BB.../......./"
                  "Y...../Y.... y 2 B", KEN_WAN_REASON_UNITED, "b");

  /* A half-piece among them, or two groups, is not united; one piece is. */
  state = fixture_position (RULES, "YY.Y./....../......./......../....#..../"
                            "...Bb.../......./....../R.... b 3 -");
  g_assert_false (ken_wan_is_united ((KenWanState *) &state, KEN_WAN_BLUE));
  g_assert_false (ken_wan_is_united ((KenWanState *) &state, KEN_WAN_YELLOW));
  g_assert_true (ken_wan_is_united ((KenWanState *) &state, KEN_WAN_RED));
}

/* A player placed keeps his pieces on the board, where they can be taken. */
static void
test_placed_pieces_are_taken (void)
{
  fixture_assert_after (RULES,
                        "YY.Y./....../R....../......../....#...R/...BB.../"
                        "......./....../..... r 3 B", "e9d6",
                        "YY.Y./....../R....../......../....#..../...BrR../"
                        "......./....../..... y 3 B");
  fixture_assert_illegal (RULES,
                          "YY.Y./....../R....../......../....#...R/"
                          "...BB.../......./....../..... r 3 B", "d4c4");

  /* All of them may go; he stays placed. */
  fixture_assert_after (RULES,
                        "YY.Y./....../R....../......../....#...R/......../"
                        "......./....../b.... r 3 B", "e9b1",
                        "YY.Y./....../R....../......../....#..../......../"
                        "......./R...../R.... y 3 B");
}

static void
assert_event (const GameTrace *trace,
              int              type,
              int              seat,
              int              times)
{
  for (size_t i = 0; i < trace->n_events; i++)
    if (trace->events[i].type == type && trace->events[i].seat == seat)
      times--;
  g_assert_cmpint (times, ==, 0);
}

/* "A player with no men left is out, without a place." */
static void
test_out (void)
{
  static const char three[] = "YY.Y./....../R....../......../....#...R/"
                              "......../......./....../b.... r 3 -";
  static const char second[] = "YY.Y./....../R....../......../....#...R/"
                               "......../......./....../b.... r 3 Y";
  static const char two[] = "RR.R./....../Y....../......../....#...Y/"
                            "......../......./....../b.... y 2 -";
  GameState state = fixture_position (RULES, three);
  GameTrace trace = GAME_TRACE_INIT;

  /* Two of three go on, without the third. */
  fixture_play (RULES, &state, "e9b1", &trace);
  assert_event (&trace, KEN_WAN_EVENT_OUT, KEN_WAN_BLUE, 1);
  assert_event (&trace, KEN_WAN_EVENT_PLACED, KEN_WAN_BLUE, 0);
  assert_event (&trace, GAME_EVENT_TURN, KEN_WAN_YELLOW, 1);
  game_trace_clear (&trace);
  g_assert_cmpint (RULES->n_active (&state), ==, 2);
  fixture_assert_after (RULES, three, "e9b1 i8c1 g3h4",
                        "rY.../R...../......./......../....#..../......../"
                        "Y....../y...../R.... y 3 -");

  /* The last with pieces takes the next place, united or not. */
  fixture_assert_after (RULES, second, "e9b1",
                        "YY.Y./....../R....../......../....#..../......../"
                        "......./R...../R.... r 3 YR");
  assert_outcome ("YY.Y./....../R....../......../....#..../......../......./"
                  "R...../R.... r 3 YR", KEN_WAN_REASON_LAST_LEFT, "yr");
  fixture_assert_after (RULES, two, "e9b1",
                        "RR.R./....../Y....../......../....#..../......../"
                        "......./Y...../Y.... y 2 Y");
  assert_outcome ("RR.R./....../Y....../......../....#..../......../......./"
                  "Y...../Y.... y 2 Y", KEN_WAN_REASON_LAST_LEFT, "y");
  state = fixture_position (RULES, two);
  fixture_play (RULES, &state, "e9b1", &trace);
  assert_event (&trace, KEN_WAN_EVENT_OUT, KEN_WAN_BLUE, 1);
  assert_event (&trace, KEN_WAN_EVENT_PLACED, KEN_WAN_YELLOW, 1);
  assert_event (&trace, GAME_EVENT_TURN, KEN_WAN_YELLOW, 0);
  game_trace_clear (&trace);

  /* Red pieces that nobody plays are not out when the last is taken. */
  state = fixture_position (RULES, "BB.B./....../Y....../......../....#...Y/"
                            "......../......./....../r.... y 2 -");
  fixture_play (RULES, &state, "e9b1", &trace);
  assert_event (&trace, KEN_WAN_EVENT_OUT, KEN_WAN_RED, 0);
  g_assert_cmpint (RULES->n_active (&state), ==, 2);
  game_trace_clear (&trace);

  assert_outcome ("...../....../......./......../....#..../......../......./"
                  "....../..... b 3 -", KEN_WAN_REASON_NOBODY_LEFT, "");
}

/* A lesson may show a single group, or pieces that are united already: places
 * are looked at after the next move. */
static void
test_lesson_positions (void)
{
  static const char single[] = "...../....../......./......../....#..../"
                               "...BBB../......./....../..... b 3 -";

  assert_outcome (single, GAME_REASON_NONE, "");
  fixture_assert_after (RULES, single, "d4c5",
                        "...../....../......./......../....#..../....BB../"
                        "....B../....../..... b 3 B");
}

/* Plays @moves; the game must still go on before the last of them. */
static void
assert_past_outcome (const char *start,
                     const char *moves,
                     int         reason,
                     int         winner)
{
  GameState state = fixture_position (RULES, start);
  g_auto (GStrv) tokens = g_strsplit (moves, " ", -1);
  GamePosition position;
  GameOutcome outcome;

  game_position_init_state (&position, RULES, &state);
  for (guint i = 0; tokens[i] != NULL; i++)
    {
      GameMove move;

      game_position_outcome (&position, &outcome);
      g_assert_false (outcome.over);
      g_assert_true (RULES->parse_move (&position.state, tokens[i],
                                        strlen (tokens[i]), &move, NULL));
      game_position_apply (&position, move, NULL);
    }
  game_position_outcome (&position, &outcome);
  g_assert_cmpint (outcome.over, ==, reason != GAME_REASON_NONE);
  g_assert_cmpint (outcome.reason, ==, reason);
  g_assert_cmpint (outcome.winner, ==, winner);
  game_position_clear (&position);
}

/* "The same position with the same player to move for the third time, or
 * every remaining player passing in turn: the game ends." */
static void
test_stopped (void)
{
  static const char frozen[] = "...../....../......./.yYy..../....#..../"
                               "..bBb.../......./.rRr../..... b 3 -";
  static const char one_placed[] = "...../....../......./.YYY..../....#..../"
                                   "..bBb.../......./.rRr../..... b 3 Y";
  static const char two[] = "...../....../......./.yYy..../....#..../"
                            "..bBb.../......./.RRR../..... b 2 -";
  static const char one_free[] = "y.Y.Y/....../......./......../....#..../"
                                 "..bBb.../......./....../..... b 2 -";
  static const char again[] = "y..YY/....../......./......../....#..../"
                              "......../......./....../BB..b b 2 -";

  assert_past_outcome (frozen, "pass pass", GAME_REASON_NONE, -1);
  assert_past_outcome (frozen, "pass pass pass", GAME_REASON_ALL_PASSED, -1);
  assert_past_outcome (one_placed, "pass", GAME_REASON_NONE, -1);
  assert_past_outcome (one_placed, "pass pass", GAME_REASON_ALL_PASSED,
                       KEN_WAN_YELLOW);
  assert_past_outcome (two, "pass pass", GAME_REASON_ALL_PASSED, -1);
  assert_past_outcome (one_free, "pass i9h6 pass", GAME_REASON_NONE, -1);

  assert_past_outcome (again, "a2b2 i9h8 b2a2 h8i9 a2b2 i9h8 b2a2",
                       GAME_REASON_NONE, -1);
  assert_past_outcome (again, "a2b2 i9h8 b2a2 h8i9 a2b2 i9h8 b2a2 h8i9",
                       GAME_REASON_REPETITION, -1);
}

#define SAME "y..YY/....../......./......../....#..../......../......./...R"

/* The same position means board, player to move and places. */
static void
test_same_position (void)
{
  static const char *const texts[] = {
    SAME "../BB..b b 3 -",
    SAME "../BB..b y 3 -",
    SAME "../BB..b b 3 R",
    SAME "../BB..b b 3 RY",
    SAME "../BB..b b 3 YR",
    SAME "../BB..B b 3 -",
    SAME "../Bb..B b 3 -",
    SAME ".R/BB..b b 3 -",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (guint j = 0; j < G_N_ELEMENTS (texts); j++)
      {
        GameState a = fixture_position (RULES, texts[i]);
        GameState b = fixture_position (RULES, texts[j]);

        g_assert_cmpint (RULES->same_position (&a, &b), ==, i == j);
        g_assert_cmpint (RULES->key (&a) == RULES->key (&b), ==, i == j);
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ken-wan/united", test_united);
  g_test_add_func ("/ken-wan/placed-pieces-are-taken",
                   test_placed_pieces_are_taken);
  g_test_add_func ("/ken-wan/out", test_out);
  g_test_add_func ("/ken-wan/lesson-positions", test_lesson_positions);
  g_test_add_func ("/ken-wan/stopped", test_stopped);
  g_test_add_func ("/ken-wan/same-position", test_same_position);

  return g_test_run ();
}
