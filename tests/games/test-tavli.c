/* test-tavli.c: the rules of Zeno's tavli
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-fixture.h"

#include <string.h>

#include "games/tavli/rules/tavli-legality.h"
#include "games/tavli/rules/tavli-rules.h"

#define START "h:15 h:15 w -"
#define AGATHIAS                                                        \
  "6:7,9:1,10:2,19:2,20:2,23:1,x 8:2,11:2,12:2,13:1,14:2,15:2,18:2,21:2,x w "

static void
assert_legal (const char *position,
              const char *legal)
{
  fixture_assert_legal (&tavli_rules, position, legal);
}

static void
assert_after (const char *position,
              const char *moves,
              const char *expected)
{
  fixture_assert_after (&tavli_rules, position, moves, expected);
}

static void
assert_reason (const char  *position,
               int          from,
               int          number,
               TavliReason  reason)
{
  GameState state = fixture_position (&tavli_rules, position);

  g_assert_cmpint (tavli_step_reason ((TavliState *) &state, from, number), ==,
                   reason);
}

static void
test_perft (void)
{
  static const guint64 nodes[] = { 56, 126, 216, 246, 6876 };
  GameState state = fixture_position (&tavli_rules, START);

  for (guint i = 0; i < G_N_ELEMENTS (nodes); i++)
    g_assert_cmpuint (fixture_perft (&tavli_rules, &state, (int) i + 1), ==,
                      nodes[i]);
}

static void
test_start (void)
{
  GameState state, read = fixture_position (&tavli_rules, START);
  GameConfig config;

  game_rules_default_config (&tavli_rules, &config);
  memset (&state, 0xff, sizeof state);
  tavli_rules.start (&config, &state);
  g_assert_cmpmem (&state, sizeof state, &read, sizeof read);
  g_assert_cmpint (tavli_rules.turn (&state), ==, TAVLI_WHITE);
  g_assert_true (tavli_rules.at_chance (&state));
  g_assert_cmpint (tavli_pips ((TavliState *) &state, TAVLI_BLACK), ==, 375);
}

/* Two alike count four times, the third die once; three alike twelve times. */
static void
test_throw (void)
{
  static const struct
  {
    const char *throw;
    const char *expected;
  } throws[] = {
    { "r256", "h:15 h:15 w 256" },
    { "r445", "h:15 h:15 w 44445" },
    { "r233", "h:15 h:15 w 23333" },
    { "r444", "h:15 h:15 w 444444444444" },
  };
  GameState state = fixture_position (&tavli_rules, START);
  GameThrow list[GAME_THROWS_MAX];
  guint32 weight = 0;

  for (guint i = 0; i < G_N_ELEMENTS (throws); i++)
    assert_after (START, throws[i].throw, throws[i].expected);

  g_assert_cmpint (tavli_rules.throws (&state, list), ==, 56);
  for (int i = 0; i < 56; i++)
    weight += list[i].weight;
  g_assert_cmpuint (weight, ==, 216);

  state = fixture_position (&tavli_rules, "h:15 h:15 w 256");
  g_assert_cmpint (tavli_rules.throws (&state, list), ==, 0);
}

/* Two equal numbers give one move, a pair and its third die two. */
static void
test_equal_numbers (void)
{
  assert_legal ("h:15 h:15 w 44445", "h/4 h/5");
  assert_legal (AGATHIAS "55", "19/24");
  assert_legal ("1:15 2:15 w 22", "1/3");
}

static void
test_landing (void)
{
  /* Empty, one's own, a single opposing checker; not two. */
  assert_legal ("8:14,10:1,x 9:13,11:1,12:1,x w 123",
                "10/11 10/12 10/13 8/10 8/11");
  assert_legal ("8:14,10:1,x 9:13,11:2,x w 123", "10/12 10/13 8/10");
  assert_reason ("8:14,10:1,x 9:13,11:2,x w 123", 8, 1, TAVLI_BLOCKED);
  assert_reason ("8:14,10:1,x 9:13,11:2,x w 123", 8, 4, TAVLI_NOT_LEFT);
  assert_reason ("8:14,10:1,x 9:13,11:2,x w 123", 9, 1, TAVLI_NO_CHECKER);
  assert_reason ("8:14,10:1,x 9:13,11:2,x w -", 8, 1, TAVLI_NOT_THROWN);

  /* A checker may use several numbers in turn, but touches down each time. */
  fixture_assert_illegal (&tavli_rules, "8:15,x 10:15,x w 23", "8/13");
  assert_after ("8:15,x 10:15,x w 23", "8/11 11/13",
                "8:14,13:1,x 10:15,x b -");
}

/* A single checker in cells 1-6 blocks until its owner is exposed. */
static void
test_protected (void)
{
  assert_legal ("1:1,2:14 3:1,4:14 w 11", "1/2");
  assert_reason ("1:1,2:14 3:1,4:14 w 1", 2, 1, TAVLI_PROTECTED);
  assert_legal ("1:1,2:14 3:1,4:14,x w 1", "1/2 2/3");
  assert_after ("1:1,2:14 3:1,4:14,x w 1", "2/3",
                "1:1,2:13,3:1 m3:1,4:14,x b -");

  /* In cell 7 nobody is protected, and one's own exposure shields nobody. */
  assert_legal ("6:15 1:14,7:1,x w 1", "6/7");
  assert_reason ("5:15,x 4:14,6:1 w 12", 5, 1, TAVLI_PROTECTED);
}

static void
test_exposed (void)
{
  GameState state = fixture_position (&tavli_rules, "1:14,5:1 2:15 w 16");
  GameTrace trace = GAME_TRACE_INIT;

  /* Moving inside the first table exposes nobody, moving beyond it does. */
  fixture_play (&tavli_rules, &state, "5/6", &trace);
  g_assert_cmpuint (trace.n_events, ==, 1);
  fixture_play (&tavli_rules, &state, "6/12", &trace);
  g_assert_cmpuint (trace.n_events, ==, 4);
  g_assert_cmpint (trace.events[2].type, ==, TAVLI_EVENT_EXPOSED);
  g_assert_cmpint (trace.events[2].seat, ==, TAVLI_WHITE);
  g_assert_cmpint (trace.events[3].type, ==, GAME_EVENT_TURN);
  game_trace_clear (&trace);

  /* It happens once. */
  assert_after ("1:14,5:1,x 2:15 w 6", "5/11", "1:14,11:1,x 2:15 b -");

  /* Once exposed, it stays so, even with all its checkers in cells 1-6 again.
   */
  assert_after ("m1:1,6:14,x 2:15 w 5", "m1/5", "5:1,6:14,x 2:15 b -");
}

/* Phase 1: as long as any number still to play can enter a checker, it must. */
static void
test_entering (void)
{
  assert_legal ("h:15 h:15 w 256", "h/2 h/5 h/6");

  /* The 2 cannot enter, the 5 can: nothing but the 5. */
  assert_legal ("h:13,1:2 h:13,2:2 w 25", "h/5");
  assert_reason ("h:13,1:2 h:13,2:2 w 25", TAVLI_HAND, 2, TAVLI_BLOCKED);
  assert_reason ("h:13,1:2 h:13,2:2 w 25", 1, 5, TAVLI_MUST_ENTER);
  assert_after ("h:13,1:2 h:13,2:2 w 25", "h/5",
                "h:12,1:2,5:1 h:13,2:2 w 2");

  /* Then nothing enters and checkers move inside cells 1-6. */
  assert_legal ("h:12,1:2,5:1 h:13,2:2 w 2", "1/3");
  assert_reason ("h:12,1:2,5:1 h:13,2:2 w 2", 5, 2, TAVLI_BEYOND_FIRST_TABLE);
  assert_after ("h:12,1:2,5:1 h:13,2:2 w 2", "1/3",
                "h:12,1:1,3:1,5:1 h:13,2:2 b -");

  /* A protected single checker keeps a checker from entering. */
  assert_legal ("h:14,1:1 h:14,3:1 w 3", "1/4");
  assert_reason ("h:14,1:1 h:14,3:1 w 3", TAVLI_HAND, 3, TAVLI_PROTECTED);

  /* An entering checker may hit a single checker of an exposed opponent. */
  assert_after ("h:1,1:14 3:1,20:14,x w 3", "h/3",
                "1:14,3:1 m3:1,20:14,x b -");

  /* With the last checker in, the other numbers of the throw travel. */
  assert_after ("h:1,6:14 2:15 w 46", "h/4", "4:1,6:14 2:15 w 6");
  assert_legal ("4:1,6:14 2:15 w 6", "4/10 6/12");

  /* Moving inside the table in phase 1 may hit too, and exposes nobody. */
  assert_after ("h:1,1:14 3:2,4:1,20:12,x w 3", "1/4",
                "h:1,1:13,4:1 m4:1,3:2,20:12,x b -");
}

/* The turn passes by itself, right after the throw too. */
static void
test_turn_passes (void)
{
  GameState state
    = fixture_position (&tavli_rules, "h:14,6:1 1:8,5:7 w -");
  GameTrace trace = GAME_TRACE_INIT;
  char text[GAME_POSITION_TEXT_MAX];

  fixture_play (&tavli_rules, &state, "r115", &trace);
  tavli_rules.print (&state, text);
  g_assert_cmpstr (text, ==, "h:14,6:1 1:8,5:7 b -");
  g_assert_cmpuint (trace.n_events, ==, 2);
  g_assert_cmpint (trace.events[0].type, ==, GAME_EVENT_THROW);
  g_assert_cmpint (trace.events[0].value, ==, 115);
  g_assert_cmpint (trace.events[1].type, ==, GAME_EVENT_TURN);
  g_assert_cmpint (trace.events[1].seat, ==, TAVLI_BLACK);
  game_trace_clear (&trace);

  /* The numbers left after a step are lost where none can be played. */
  assert_after ("h:14,6:1 1:8,5:7 w -", "r145 h/4", "h:13,4:1,6:1 1:8,5:7 b -");
}

/* A checker hit goes to its column of the middle row and comes back from there.
 */
static void
test_middle_row (void)
{
  assert_after ("1:14,3:1,x 4:1,20:14,x w 1", "3/4",
                "1:14,4:1,x m4:1,20:14,x b -");
  assert_after ("1:14,20:1,x 2:14,21:1,x w 1", "20/21",
                "1:14,21:1,x m4:1,2:14,x b -");
  assert_after ("1:14,11:1,x 2:14,12:1,x w 1", "11/12",
                "1:14,12:1,x m12:1,2:14,x b -");
  assert_after ("1:14,12:1,x 2:14,13:1,x w 1", "12/13",
                "1:14,13:1,x m12:1,2:14,x b -");
  assert_after ("1:14,23:1,x 2:14,24:1,x w 1", "23/24",
                "1:14,24:1,x m1:1,2:14,x b -");

  /* m4: on 5 with a 2, on 9 with a 6, on 4 with a 1. */
  assert_legal ("m4:1,20:14,x 1:15 w 126", "m4/4 m4/5 m4/9");
  assert_legal ("m12:1,20:14,x 1:15 w 16", "m12/12 m12/17");

  /* No other checker moves, even if no number lets one come back. */
  assert_legal ("m4:1,7:14,x 2:5,5:10 w 26", "m4/9");
  assert_reason ("m4:1,7:14,x 2:5,5:10 w 26", 7, 6, TAVLI_MUST_REENTER);
  assert_after ("m4:1,7:14,x 5:8,9:7,x w -", "r226",
                "m4:1,7:14,x 5:8,9:7,x b -");
  assert_legal ("m3:1,m4:2,8:12,x 1:15 w 13", "m3/3 m3/5 m4/4 m4/6");

  /* Once the last one is in, all may move again. */
  assert_after ("m4:1,7:14,x 1:15 w 23", "m4/6", "6:1,7:14,x 1:15 w 2");
  assert_legal ("6:1,7:14,x 1:15 w 2", "6/8 7/9");

  /* A checker that comes back may hit, and is stopped by a protected checker.
   */
  assert_after ("m9:1,20:14,x 1:14,10:1,x w 2", "m9/10",
                "10:1,20:14,x m10:1,1:14,x b -");
  assert_legal ("m1:1,20:14,x 1:12,2:1,3:2 w 236", "m1/6");
}

static void
test_bearing_off (void)
{
  /* From cell 25-d, or moving inside the table. */
  assert_legal ("21:8,24:7,x 1:15 w 4", "21/off:4");
  assert_legal ("20:7,21:8,x 1:15 w 4", "20/24 21/off:4");

  /* That cell and all behind it empty: the next towards 24. */
  assert_legal ("22:3,23:12,x 1:15 w 4", "22/off:4");
  assert_legal ("23:15,x 1:15 w 5", "23/off:5");
  assert_reason ("22:3,23:12,x 1:15 w 4", 23, 4, TAVLI_CHECKER_BEHIND);

  /* Somebody behind: he moves, and if he cannot the number is lost. */
  assert_legal ("20:1,22:14,x 1:15 w 4", "20/24");
  assert_after ("20:1,22:14,x 1:13,24:2,x w -", "r444",
                "20:1,22:14,x 1:13,24:2,x b -");

  /* The exact cell is enough whoever stands behind. */
  assert_legal ("19:1,22:14,x 1:15 w 3", "19/22 22/off:3");

  /* Not all home: one on 18, one waiting. */
  assert_legal ("18:1,24:14,x 1:15 w 1", "18/19");
  assert_reason ("18:1,24:14,x 1:15 w 1", 24, 1, TAVLI_NOT_ALL_HOME);
  assert_legal ("m1:1,24:14,x 2:15 w 16", "m1/1 m1/6");

  /* Coming home with one number, bearing off with the next. */
  assert_after ("18:1,24:14,x 1:15 w 14", "18/22 24/off:1",
                "22:1,24:13,o:1,x 1:15 b -");

  /* A checker hit meanwhile must come round again before it goes on. */
  assert_legal ("m3:1,24:4,o:10,x 7:15,x w 1", "m3/3");
  assert_legal ("3:1,24:4,o:10,x 7:15,x w 1", "3/4");
}

static void
test_end (void)
{
  GameState state
    = fixture_position (&tavli_rules, "24:1,o:14,x 22:1,o:14,x w 25");
  GameTrace trace = GAME_TRACE_INIT;
  GameOutcome outcome;
  char text[GAME_POSITION_TEXT_MAX];

  tavli_rules.outcome (&state, &outcome);
  g_assert_false (outcome.over);
  g_assert_cmpint (outcome.winner, ==, -1);

  /* The turn and the numbers stay as they were when the last checker went. */
  fixture_play (&tavli_rules, &state, "24/off:2", &trace);
  tavli_rules.print (&state, text);
  g_assert_cmpstr (text, ==, "o:15,x 22:1,o:14,x w 5");
  g_assert_cmpuint (trace.n_events, ==, 1);
  g_assert_cmpint (trace.events[0].type, ==, TAVLI_EVENT_BEAR_OFF);
  game_trace_clear (&trace);

  tavli_rules.outcome (&state, &outcome);
  g_assert_true (outcome.over);
  g_assert_cmpint (outcome.reason, ==, TAVLI_REASON_ALL_BORNE_OFF);
  g_assert_cmpint (outcome.winner, ==, TAVLI_WHITE);
  g_assert_cmpint (outcome.n_ranked, ==, 1);
  g_assert_false (tavli_rules.at_chance (&state));
  assert_legal ("o:15,x 22:1,o:14,x w 5", "");
  assert_reason ("o:15,x 22:1,o:14,x w 5", 22, 5, TAVLI_GAME_OVER);

  /* With the very last number a dash follows the player, as before a throw. */
  assert_after ("24:1,o:14,x 22:1,o:14,x w 5", "24/off:5",
                "o:15,x 22:1,o:14,x w -");
  state = fixture_position (&tavli_rules, "o:15,x 22:1,o:14,x w -");
  tavli_rules.print (&state, text);
  g_assert_cmpstr (text, ==, "o:15,x 22:1,o:14,x w -");
}

/* The reasons for a number with which no checker can move. */
static void
test_number_reasons (void)
{
  static const struct
  {
    const char *position;
    int number;
    TavliReason reason;
  } cases[] = {
    { AGATHIAS "256", 6, TAVLI_PLAYABLE },
    { AGATHIAS "256", 1, TAVLI_NOT_LEFT },
    { AGATHIAS "-", 1, TAVLI_NOT_THROWN },
    { "o:15,x 22:1,o:14,x w 5", 5, TAVLI_GAME_OVER },
    { "h:13,1:2 h:13,2:2 w 25", 2, TAVLI_MUST_ENTER },
    { "h:13,4:1,5:1 h:12,1:1,6:2 w 16", 6, TAVLI_BLOCKED },
    { "h:13,4:1,5:1 h:13,1:1,6:1 w 16", 6, TAVLI_PROTECTED },
    { "m4:1,7:14,x 2:5,5:10 w 26", 2, TAVLI_BLOCKED },
    { "m1:1,20:14,x 1:12,2:1,3:2 w 236", 2, TAVLI_PROTECTED },
    { "8:15,x 9:15,x w 12", 1, TAVLI_BLOCKED },
    { "1:15 2:1,3:14 w 13", 1, TAVLI_PROTECTED },
    { "17:1,24:14,x 1:15 w 13", 3, TAVLI_PLAYABLE },
    { "17:1,24:14,x 1:13,20:2,x w 13", 3, TAVLI_BLOCKED },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GameState state = fixture_position (&tavli_rules, cases[i].position);

      g_test_message ("%s, %d", cases[i].position, cases[i].number);
      g_assert_cmpint (tavli_number_reason ((TavliState *) &state,
                                            cases[i].number),
                       ==, cases[i].reason);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tavli/perft", test_perft);
  g_test_add_func ("/tavli/start", test_start);
  g_test_add_func ("/tavli/throw", test_throw);
  g_test_add_func ("/tavli/equal-numbers", test_equal_numbers);
  g_test_add_func ("/tavli/landing", test_landing);
  g_test_add_func ("/tavli/protected", test_protected);
  g_test_add_func ("/tavli/exposed", test_exposed);
  g_test_add_func ("/tavli/entering", test_entering);
  g_test_add_func ("/tavli/turn-passes", test_turn_passes);
  g_test_add_func ("/tavli/middle-row", test_middle_row);
  g_test_add_func ("/tavli/bearing-off", test_bearing_off);
  g_test_add_func ("/tavli/end", test_end);
  g_test_add_func ("/tavli/number-reasons", test_number_reasons);

  return g_test_run ();
}
