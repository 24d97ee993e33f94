/* test-chisolo-forms.c: the other forms of Chisolo, each where it differs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions are written as the rules page writes them, so that each case can
 * be checked against it by reading.
 */

#include "games-fixture.h"

#include "games/chisolo/rules/chisolo-rules.h"

#define NORTH_FULL "3,3,3,3,3,3,3/0,0,1,2,3,3,3/"

static void
assert_legal (const char *position,
              const char *tokens)
{
  fixture_assert_legal (&chisolo_rules, position, tokens);
}

static void
assert_after (const char *start,
              const char *moves,
              const char *expected)
{
  fixture_assert_after (&chisolo_rules, start, moves, expected);
}

static void
assert_illegal (const char *position,
                const char *move)
{
  fixture_assert_illegal (&chisolo_rules, position, move);
}

/* smith-dale and ludii: the first direction is set, the second chosen. */
static void
check_clockwise_first (const char *ruleset)
{
  g_autofree char *first =
    g_strconcat (ruleset, ": 0,0,1,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/"
                 "0,0,1,0,0,0,0 s !! 0", NULL);
  g_autofree char *second =
    g_strconcat (ruleset, ": 0,0,0,1,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/"
                 "0,1,0,0,0,0,0 s ?? 2", NULL);
  g_autofree char *later =
    g_strconcat (ruleset, ": 0,0,0,0,1,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/"
                 "0,0,1,0,0,0,0 s +- 4", NULL);
  g_autofree char *outer_alone =
    g_strconcat (ruleset, ": 0,0,0,0,2,0,3/0,0,0,0,0,0,0/0,0,0,0,0,0,0/"
                 "0,0,0,0,0,0,1 s ++ 10", NULL);
  g_autofree char *both =
    g_strconcat (ruleset, ": 0,0,0,0,2,0,3/0,0,0,0,0,0,1/0,0,0,0,0,0,0/"
                 "0,0,0,0,0,0,1 s ++ 10", NULL);
  g_autofree char *taken =
    g_strconcat (ruleset, ": 0,0,0,0,2,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,1/"
                 "0,0,0,0,0,0,0 n ++ 11", NULL);

  assert_legal (first, "c1");
  assert_illegal (first, "c1+");
  assert_illegal (first, "c1-");
  assert_after (first, "c1 c4", second);
  assert_after (first, "c1 c4 b1+ d4-", later);
  assert_illegal (second, "b1");
  /* The facing inner hole needs a stone; then the outer one goes too. */
  assert_legal (outer_alone, "g1");
  assert_after (both, "g1", taken);
}

static void
test_clockwise_first (void)
{
  check_clockwise_first ("smith-dale");
  check_clockwise_first ("ludii");
}

/* The opening captures of nambidi and one-counter. */
static void
test_opening (void)
{
  assert_after ("nambidi: 2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/"
                "2,2,2,2,2,2,2 s ?? 0", "dxf4 gxa2",
                "nambidi: 2,2,2,0,2,0,2/2,2,2,0,2,2,2/0,2,2,2,2,2,0/"
                "2,2,2,2,2,2,0 s ?? 2");
  /* North's own inner hole in the column is empty: no opening there. */
  assert_illegal ("nambidi: 2,2,2,0,2,0,2/2,2,2,0,2,2,2/2,2,2,2,2,2,2/"
                  "2,2,2,2,2,2,2 n ?? 1", "dxa1");
  /* A third hole must be named while one is left. */
  assert_legal ("one-counter: 0,0,1,0,0,0,1/0,0,0,0,0,0,0/0,0,0,0,0,0,1/"
                "0,0,0,0,0,0,1 s ?? 0", "gxc4");
  assert_legal ("one-counter: 0,0,0,0,0,0,1/0,0,0,0,0,0,1/0,0,0,0,0,0,1/"
                "0,0,0,0,0,0,1 s ?? 0", "g");
  /* It is a turn of its own: nothing is sown, no direction chosen. */
  assert_illegal ("nambidi: 2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/"
                  "2,2,2,2,2,2,2 s ?? 0", "c1+");
  /* The second turn is a sowing, with its direction. */
  assert_legal ("one-counter: 0,0,1,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/"
                "0,0,0,0,0,1,0 s ?? 2", "f1+ f1-");
  assert_illegal ("one-counter: 0,0,1,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,1/"
                  "0,0,0,0,0,1,0 s ?? 2", "gxc4");
  /* No other form opens so. */
  assert_illegal (NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s ?? 0", "gxc4");
}

/* A player who has stones but no legal turn passes. */
static void
test_pass (void)
{
  const char *stuck = "one-counter: 0,0,1,0,0,0,0/0,0,1,0,0,0,0/0,0,0,0,0,0,0/"
                      "0,0,0,0,0,1,0 s ?? 0";
  GameState state = fixture_position (&chisolo_rules, stuck);
  GameMove move;
  GameTrace trace = GAME_TRACE_INIT;

  assert_legal (stuck, "pass");
  g_assert_true (chisolo_rules.parse_move (&state, "pass", 4, &move, NULL));
  g_assert_true (chisolo_rules.is_pass (move));
  chisolo_rules.apply (&state, move, &trace);
  g_assert_cmpuint (trace.n_events, ==, 2);
  g_assert_cmpint (trace.events[0].type, ==, GAME_EVENT_PASS);
  g_assert_cmpint (trace.events[0].seat, ==, CHISOLO_SOUTH);
  g_assert_cmpint (trace.events[1].type, ==, GAME_EVENT_TURN);
  g_assert_cmpint (trace.events[1].seat, ==, CHISOLO_NORTH);
  game_trace_clear (&trace);
  assert_after (stuck, "pass",
                "one-counter: 0,0,1,0,0,0,0/0,0,1,0,0,0,0/0,0,0,0,0,0,0/"
                "0,0,0,0,0,1,0 n ?? 1");
  assert_illegal (NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s ?? 0", "pass");
}

/* namudilakunze takes the outer hole, behind an empty one. */
static void
test_outer_captures (void)
{
  const char *bare = "namudilakunze: 0,0,0,0,1,0,2/0,0,0,0,0,0,0/0,0,0,0,0,0,0/"
                     "0,0,0,0,0,0,1 s ++ 10";

  assert_legal (bare, "g1 g1xe4");
  assert_after (bare, "g1",
                "namudilakunze: 0,0,0,0,1,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,1/"
                "0,0,0,0,0,0,0 n ++ 11");
  /* A stone in the inner hole protects the outer one, and itself. */
  assert_legal ("namudilakunze: 0,0,0,0,1,0,2/0,0,0,0,0,0,1/0,0,0,0,0,0,0/"
                "0,0,0,0,0,0,1 s ++ 10", "g1");
  assert_legal ("namudilakunze: 0,0,0,0,1,0,0/0,0,0,0,0,0,1/0,0,0,0,0,0,0/"
                "0,0,0,0,0,0,1 s ++ 10", "g1");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chisolo-forms/clockwise-first", test_clockwise_first);
  g_test_add_func ("/chisolo-forms/opening", test_opening);
  g_test_add_func ("/chisolo-forms/pass", test_pass);
  g_test_add_func ("/chisolo-forms/outer-captures", test_outer_captures);

  return g_test_run ();
}
