/* test-chisolo.c: the rules of Chisolo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions are written as the rules page writes them, so that each case can
 * be checked against it by reading.
 */

#include "games-fixture.h"

#include <string.h>

#include "games/chisolo/rules/chisolo-moves.h"

#define NORTH_FULL "3,3,3,3,3,3,3/0,0,1,2,3,3,3/"
#define NORTH_ONE "0,0,0,1,0,0,0/0,0,0,0,0,0,0/"

static GameState
start_of (ChisoloRuleset ruleset)
{
  GameConfig config = { .ruleset = ruleset, .players = 2 };
  GameState state;

  chisolo_rules.start (&config, &state);

  return state;
}

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

/* The known values of the rules page. */
static void
test_known_counts (void)
{
  static const struct
  {
    ChisoloRuleset ruleset;
    guint64 counts[4];
  } known[] = {
    { CHISOLO_NATATU, { 235, 35835 } },
    { CHISOLO_SMITH_DALE, { 132, 9428 } },
    { CHISOLO_NATATU_LEFT, { 244, 38779 } },
    { CHISOLO_LUDII, { 62, 3339 } },
    { CHISOLO_NAMBIDI, { 84, 5544 } },
    { CHISOLO_ONE_COUNTER, { 84, 5544 } },
    { CHISOLO_NAMUDILAKUNZE, { 26, 1267, 24930, 333012 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      GameState state = start_of (known[i].ruleset);

      for (int depth = 1; depth <= 4 && known[i].counts[depth - 1] > 0; depth++)
        g_assert_cmpuint (fixture_perft (&chisolo_rules, &state, depth), ==,
                          known[i].counts[depth - 1]);
    }
}

static void
test_starts (void)
{
  static const char *const starts[CHISOLO_N_RULESETS] = {
    "3,3,3,3,3,3,3/0,0,1,2,3,3,3/3,3,3,2,1,0,0/3,3,3,3,3,3,3 s ?? 0",
    "smith-dale: 3,3,3,3,3,3,3/0,0,1,2,3,3,3/3,3,3,2,1,0,0/3,3,3,3,3,3,3 "
    "s !! 0",
    "natatu-left: 3,3,3,3,3,3,3/3,3,3,0,0,1,2/2,1,0,0,3,3,3/3,3,3,3,3,3,3 "
    "s ?? 0",
    "ludii: 3,3,3,3,3,3,3/3,3,3,0,0,1,2/2,1,0,0,3,3,3/3,3,3,3,3,3,3 s !! 0",
    "nambidi: 2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 s ?? 0",
    "one-counter: 1,1,1,1,1,1,1/1,1,1,1,1,1,1/1,1,1,1,1,1,1/1,1,1,1,1,1,1 "
    "s ?? 0",
    "namudilakunze: 1,1,1,1,1,1,0/1,1,1,1,1,1,1/1,1,1,1,1,1,1/0,1,1,1,1,1,1 "
    "s ?? 0",
  };

  for (int i = 0; i < CHISOLO_N_RULESETS; i++)
    {
      GameState state = start_of ((ChisoloRuleset) i);
      GameConfig config = { 0 };
      g_autofree char *text = fixture_text (&chisolo_rules, &state);

      g_assert_cmpstr (text, ==, starts[i]);
      chisolo_rules.config (&state, &config);
      g_assert_cmpint (config.ruleset, ==, i);
      g_assert_cmpint (config.players, ==, 2);
    }
}

/* How many of South's first sowings in @direction end in a capture, and, in
 * @n_sowings, how many there are. */
static int
count_first_captures (ChisoloRuleset   ruleset,
                      ChisoloDirection direction,
                      int             *n_sowings)
{
  GameState state = start_of (ruleset);
  const ChisoloState *chisolo = (const ChisoloState *) &state;
  int n = 0;

  *n_sowings = 0;
  for (int hole = 0; hole < CHISOLO_HOLES; hole++)
    if (chisolo->camps[CHISOLO_SOUTH].stones[hole] > 0)
      {
        ChisoloCamp camp = chisolo->camps[CHISOLO_SOUTH];
        int last = chisolo_sow (&camp, hole, direction);

        (*n_sowings)++;
        n += last != CHISOLO_ENDLESS && chisolo_captured (chisolo, last) != 0;
      }

  return n;
}

/* Clockwise, the direction of the first move in Smith and Dale, every first
 * sowing from their layout captures from two full holes.  From the left-hand
 * layout, five of twelve capture by Ludii's rules; the others face an empty
 * inner hole, where the sheet's rule still takes the outer one. */
static void
test_first_captures (void)
{
  static const struct
  {
    ChisoloRuleset ruleset;
    int clockwise;
    int anticlockwise;
  } known[] = {
    { CHISOLO_NATATU, 12, 9 },
    { CHISOLO_SMITH_DALE, 12, 8 },
    { CHISOLO_NATATU_LEFT, 12, 9 },
    { CHISOLO_LUDII, 5, 6 },
  };
  int n;

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      g_assert_cmpint (count_first_captures (known[i].ruleset,
                                             CHISOLO_CLOCKWISE, &n), ==,
                       known[i].clockwise);
      g_assert_cmpint (n, ==, 12);
      g_assert_cmpint (count_first_captures (known[i].ruleset,
                                             CHISOLO_ANTICLOCKWISE, &n), ==,
                       known[i].anticlockwise);
      g_assert_cmpint (n, ==, 12);
    }
}

/* Turn 2 and 3: which hole is the next one. */
static void
test_sowing (void)
{
  /* A single stone falls into an empty hole of the outer row. */
  assert_after (NORTH_ONE "0,0,0,0,0,0,0/1,0,0,0,0,0,0 s ++ 10", "a1",
                NORTH_ONE "0,0,0,0,0,0,0/0,1,0,0,0,0,0 n ++ 11");
  /* Anticlockwise turns from the outer row's right end to the inner row's. */
  assert_after (NORTH_ONE "0,0,0,0,0,0,0/0,0,0,0,0,3,0 s ++ 10", "f1",
                NORTH_ONE "0,0,0,0,0,1,1/0,0,0,0,0,0,1 n ++ 11");
  /* Clockwise turns from the outer row's left end to the inner row's. */
  assert_after (NORTH_ONE "0,0,0,0,0,0,0/0,3,0,0,0,0,0 s -+ 10", "b1",
                NORTH_ONE "1,1,0,0,0,0,0/1,0,0,0,0,0,0 n -+ 11");
  /* North sees his board from the other side: his left is column g. */
  assert_after ("0,3,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,1,0,0 "
                "n ++ 11", "b4",
                "1,0,0,0,0,0,0/1,1,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,1,0,0 "
                "s ++ 12");
  assert_after ("0,0,0,0,0,3,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/1,0,0,0,0,0,0 "
                "n +- 11", "f4",
                "0,0,0,0,0,0,1/0,0,0,0,0,1,1/0,0,0,0,0,0,0/1,0,0,0,0,0,0 "
                "s +- 12");
  /* The emptied hole gets the fourteenth stone, and the turn ends there. */
  assert_after (NORTH_ONE "0,0,0,0,0,0,0/0,0,14,0,0,0,0 s ++ 10", "c1",
                NORTH_ONE "1,1,1,1,1,1,1/1,1,1,1,1,1,1 n ++ 11");
  /* A fifteenth falls into b1, which has one: he sows these two, the last of
   * which again makes two, and so on round to b1, empty by then. */
  assert_after (NORTH_ONE "0,0,0,0,0,0,0/15,0,0,0,0,0,0 s ++ 10", "a1",
                NORTH_ONE "0,2,0,2,0,2,0/2,1,2,0,2,0,2 n ++ 11");
  assert_illegal (NORTH_ONE "0,0,0,0,0,0,0/1,0,0,0,0,0,0 s ++ 10", "b1");
  assert_illegal (NORTH_ONE "0,0,0,0,0,0,0/1,0,0,0,0,0,0 s ++ 10", "d4");
}

/* While a position is set up a camp may hold more stones than there are: none
 * of them may be lost, and no sowing may go on without end. */
static void
test_too_many (void)
{
  for (int full = 1; full <= CHISOLO_HOLES; full++)
    for (int direction = -1; direction <= 1; direction += 2)
      {
        ChisoloCamp camp = { { 0 } };
        int total = full * CHISOLO_STONES_MAX, hole;

        for (int i = 0; i < full; i++)
          camp.stones[i] = CHISOLO_STONES_MAX;
        camp.stones[0] += 1;
        hole = chisolo_sow_lap (&camp, 0, direction);
        g_assert_cmpint (chisolo_camp_total (&camp), ==, total + 1);
        g_assert_cmpint (hole, <, CHISOLO_HOLES);
        if (total > CHISOLO_STONES_MAX)
          g_assert_cmpuint (chisolo_find_ring (&camp, hole, direction), ==, 0);
        g_assert_cmpint (chisolo_sow (&camp, hole, direction), <,
                         CHISOLO_HOLES);
      }
}

/* Turn 4: the whole hole is lifted, the last stone included. */
static void
test_relay (void)
{
  assert_after (NORTH_ONE "0,0,0,0,0,0,0/1,1,0,0,0,0,0 s ++ 10", "a1",
                NORTH_ONE "0,0,0,0,0,0,0/0,0,1,1,0,0,0 n ++ 11");
  assert_after (NORTH_ONE "0,0,0,0,0,0,0/1,1,0,2,0,0,0 s ++ 10", "a1",
                NORTH_ONE "0,0,0,0,0,0,0/0,0,1,0,1,1,1 n ++ 11");
}

/* Turn 5 and 6: what is captured, and every near miss. */
static void
test_capture (void)
{
  const char *both = "0,0,0,0,2,0,3/1,0,0,0,0,0,4/0,0,0,0,0,0,0/0,0,0,0,0,0,1 "
                     "s ++ 10";
  const char *outer = "0,0,0,0,2,0,3/1,0,0,0,0,0,0/0,0,0,0,0,0,0/"
                      "0,0,0,0,0,0,1 s ++ 10";

  assert_legal (both, "g1 g1xa3 g1xe4");
  assert_after (both, "g1",
                "0,0,0,0,2,0,0/1,0,0,0,0,0,0/0,0,0,0,0,0,1/0,0,0,0,0,0,0 "
                "n ++ 11");
  assert_after (both, "g1xe4",
                "0,0,0,0,0,0,0/1,0,0,0,0,0,0/0,0,0,0,0,0,1/0,0,0,0,0,0,0 "
                "n ++ 11");
  /* The third hole: not an empty one, not one captured, not one's own. */
  assert_illegal (both, "g1xb3");
  assert_illegal (both, "g1xg3");
  assert_illegal (both, "g1xg4");
  assert_illegal (both, "g1xg1");
  assert_illegal (both, "g1xa2");
  /* A single full facing hole is enough, even the outer one. */
  assert_legal (outer, "g1 g1xa3 g1xe4");
  assert_after (outer, "g1",
                "0,0,0,0,2,0,0/1,0,0,0,0,0,0/0,0,0,0,0,0,1/0,0,0,0,0,0,0 "
                "n ++ 11");
  /* Both facing holes empty: no capture and no third hole. */
  assert_legal ("0,0,0,0,2,3,0/1,0,0,0,0,4,0/0,0,0,0,0,0,0/0,0,0,0,0,0,1 "
                "s ++ 10", "g1");
  /* An empty hole of the outer row captures nothing. */
  assert_legal ("0,0,0,0,2,3,0/1,0,0,0,0,4,0/0,0,0,0,0,0,0/0,0,0,0,1,0,0 "
                "s ++ 10", "e1");
  /* North captures alike. */
  assert_after ("0,0,0,0,0,0,0/0,0,1,0,0,0,0/0,0,0,2,0,1,0/0,0,0,3,0,0,0 "
                "n ++ 11", "c3xf2",
                "0,0,0,0,0,0,0/0,0,0,1,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0 "
                "s ++ 12");
}

/* Turn 3: once and for all, each player for himself. */
static void
test_direction (void)
{
  const char *first = "1,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,1,0,0,0,0 "
                      "s ?? 0";

  assert_legal (first, "c1+ c1-");
  assert_illegal (first, "c1");
  assert_after (first, "c1- a4+",
                "0,0,0,0,0,0,0/1,0,0,0,0,0,0/0,0,0,0,0,0,0/0,1,0,0,0,0,0 "
                "s -+ 2");
  assert_illegal ("0,0,0,0,0,0,0/1,0,0,0,0,0,0/0,0,0,0,0,0,0/0,1,0,0,0,0,0 "
                  "s -+ 2", "b1-");
  assert_illegal ("0,0,0,0,0,0,0/1,0,0,0,0,0,0/0,0,0,0,0,0,0/0,1,0,0,0,0,0 "
                  "s -+ 2", "b1+");
  /* The direction stands before the third hole. */
  assert_legal ("0,0,0,0,2,0,3/0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,1 "
                "s ?+ 10", "g1+ g1+xe4 g1-");
  assert_illegal ("0,0,0,0,2,0,3/0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,1 "
                  "s ?+ 10", "g1xe4+");
}

static void
assert_outcome (const char *position,
                const char *moves,
                int         winner)
{
  GameState state = fixture_position (&chisolo_rules, position);
  GameMove list[GAME_MOVES_MAX];
  GameOutcome outcome;

  fixture_play (&chisolo_rules, &state, moves, NULL);
  chisolo_rules.outcome (&state, &outcome);
  g_assert_true (outcome.over);
  g_assert_cmpint (outcome.reason, ==, CHISOLO_REASON_CAMP_EMPTIED);
  g_assert_cmpint (outcome.winner, ==, winner);
  g_assert_cmpint (outcome.n_ranked, ==, 1);
  g_assert_cmpint (outcome.ranking[0], ==, winner);
  g_assert_cmpint (chisolo_rules.legal_moves (&state, list), ==, 0);
  g_assert_cmpstr (chisolo_rules.self_check (&state), ==, NULL);
}

static void
test_end (void)
{
  const char *two = "0,0,0,0,2,0,3/0,0,0,0,0,0,4/0,0,0,0,0,0,0/0,0,0,0,0,0,1 "
                    "s ++ 10";
  GameState state = fixture_position (&chisolo_rules, two);
  GameOutcome outcome;

  /* The two holes were all that North had; or the third was. */
  assert_outcome ("0,0,0,0,0,0,3/0,0,0,0,0,0,4/0,0,0,0,0,0,0/0,0,0,0,0,0,1 "
                  "s ++ 10", "g1", CHISOLO_SOUTH);
  assert_outcome (two, "g1xe4", CHISOLO_SOUTH);
  assert_outcome ("0,0,0,0,0,0,0/0,0,1,0,0,0,0/0,0,0,2,0,0,0/0,0,0,3,0,0,0 "
                  "n ++ 11", "c3", CHISOLO_NORTH);
  assert_outcome ("0,0,0,0,0,0,0/0,0,1,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0 "
                  "s ++ 12", "", CHISOLO_NORTH);
  /* Declined, it leaves North his stones. */
  fixture_play (&chisolo_rules, &state, "g1", NULL);
  chisolo_rules.outcome (&state, &outcome);
  g_assert_false (outcome.over);
  assert_illegal ("0,0,0,0,0,0,0/0,0,1,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0 "
                  "s ++ 12", "pass");
}

/* House rule: two lone stones that never meet come back every 28 moves. */
static void
test_repetition (void)
{
  GameState state = fixture_position (&chisolo_rules,
                                      "ludii: 0,0,0,0,0,0,1/0,0,0,0,0,0,0/"
                                      "0,0,0,0,0,0,0/1,0,0,0,0,0,0 s +- 100");
  GamePosition position;
  GameOutcome outcome;

  game_position_init_state (&position, &chisolo_rules, &state);
  for (int i = 0; i < 56; i++)
    {
      GameMove moves[GAME_MOVES_MAX];

      game_position_outcome (&position, &outcome);
      g_assert_false (outcome.over);
      g_assert_cmpint (game_position_legal_moves (&position, moves), ==, 1);
      game_position_apply (&position, moves[0], NULL);
    }

  g_assert_cmpint (game_position_repetitions (&position), ==, 3);
  game_position_outcome (&position, &outcome);
  g_assert_true (outcome.over);
  g_assert_cmpint (outcome.reason, ==, GAME_REASON_REPETITION);
  g_assert_cmpint (outcome.winner, ==, -1);
  game_position_clear (&position);
}

/* Two positions are the same if they differ only in the number of moves. */
static void
test_same_position (void)
{
  static const char *const others[] = {
    "1,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,1,0,0,0,0,0 s +- 2",
    "1,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/1,0,0,0,0,0,0 n +- 3",
    "1,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/1,0,0,0,0,0,0 s -- 2",
    "1,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/1,0,0,0,0,0,0 s ++ 2",
    "ludii: 1,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/1,0,0,0,0,0,0 s +- 2",
    "smith-dale: 1,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/1,0,0,0,0,0,0 "
    "s +- 2",
  };
  GameState one = fixture_position (&chisolo_rules,
                                    "1,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/"
                                    "1,0,0,0,0,0,0 s +- 2");
  GameState later = fixture_position (&chisolo_rules,
                                      "1,0,0,0,0,0,0/0,0,0,0,0,0,0/"
                                      "0,0,0,0,0,0,0/1,0,0,0,0,0,0 s +- 38");

  g_assert_true (chisolo_rules.same_position (&one, &later));
  g_assert_cmpuint (chisolo_rules.key (&one), ==, chisolo_rules.key (&later));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      GameState other = fixture_position (&chisolo_rules, others[i]);

      g_assert_false (chisolo_rules.same_position (&one, &other));
      g_assert_cmpuint (chisolo_rules.key (&one), !=,
                        chisolo_rules.key (&other));
    }
}

/* House rule: a sowing that would never stop is not a legal move. */
static void
test_endless (void)
{
  /* From the first hole of each camp; the length of the cycle in laps. */
  static const struct
  {
    ChisoloCamp camp;
    int hole;
  } endless[] = {
    { { { 2, 0, 2, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1 } }, 0 },     /* 98 */
    { { { 0, 1, 3, 1, 2, 1, 0, 2, 1, 0, 1, 0, 2, 1 } }, 2 },     /* 238 */
    { { { 1, 2, 1, 2, 1, 0, 1, 2, 0, 1, 0, 1, 0, 2 } }, 7 },     /* 798 */
    { { { 4, 2, 1, 2, 3, 2, 1, 2, 1, 3, 2, 3, 2, 3 } }, 0 },     /* 159,369 */
    { { { 6, 1, 0, 5, 0, 1, 2, 3, 2, 5, 1, 0, 2, 5 } }, 8 }, /* 1,758,708 */
  };
  /* Long, but it ends: 1,398 laps. */
  ChisoloCamp finite = { { 2, 1, 2, 3, 0, 2, 3, 2, 3, 6, 2, 1, 2, 1 } };
  const char *position = NORTH_FULL "1,0,1,0,1,0,1/2,0,2,1,0,1,0 s ++ 40";
  const char *either = NORTH_FULL "1,0,1,0,1,0,1/2,0,2,1,0,1,0 s ?+ 40";
  GameState state;
  int laps = 0, hole = 9;
  ChisoloCamp camp = finite;

  for (guint i = 0; i < G_N_ELEMENTS (endless); i++)
    {
      unsigned ring = 0;

      /* Every lap of its ring ends in a hole that is named, and in each of
       * these one does. */
      camp = endless[i].camp;
      hole = endless[i].hole;
      for (laps = 0; laps < 4000000; laps++)
        {
          hole = chisolo_sow_lap (&camp, hole, 1);
          if (laps >= 2000000)
            ring |= 1u << hole;
        }
      g_assert_cmpuint (ring, ==,
                        chisolo_find_ring (&endless[i].camp, endless[i].hole,
                                           1));

      camp = endless[i].camp;
      g_assert_cmpint (chisolo_sow (&camp, endless[i].hole, 1), ==,
                       CHISOLO_ENDLESS);
      /* The mirrored camp turns the other way. */
      for (int j = 0; j < CHISOLO_HOLES; j++)
        camp.stones[13 - j] = endless[i].camp.stones[j];
      g_assert_cmpint (chisolo_sow (&camp, 13 - endless[i].hole, -1), ==,
                       CHISOLO_ENDLESS);
    }

  g_assert_cmpuint (chisolo_find_ring (&finite, 9, 1), ==, 0);
  camp = finite;
  hole = 9;
  laps = 0;
  do
    {
      hole = chisolo_sow_lap (&camp, hole, 1);
      laps++;
    }
  while (camp.stones[hole] > 1);
  g_assert_cmpint (laps, ==, 1398);
  g_assert_cmpint (chisolo_sow (&finite, 9, 1), ==, hole);
  g_assert_cmpmem (&finite, sizeof finite, &camp, sizeof camp);

  assert_illegal (position, "a1");
  assert_illegal (position, "pass");
  /* The same hole the other way round does end. */
  assert_illegal (either, "a1+");
  state = fixture_position (&chisolo_rules, either);
  fixture_play (&chisolo_rules, &state, "a1-", NULL);
}

/* A lap against stones dropped one by one. */
static void
test_laps (void)
{
  GameRng rng = { 3 };

  for (int i = 0; i < 20000; i++)
    {
      ChisoloCamp fast = { 0 }, slow;
      int direction = game_rng_below (&rng, 2) == 0 ? 1 : -1;
      int hole = (int) game_rng_below (&rng, CHISOLO_HOLES);
      int at = hole, hand, total;

      for (int n = (int) game_rng_below (&rng, 33); n > 0; n--)
        fast.stones[game_rng_below (&rng, 4) == 0
                    ? (guint32) hole : game_rng_below (&rng, 14)]++;
      fast.stones[hole]++;
      slow = fast;
      total = chisolo_camp_total (&fast);
      hand = slow.stones[hole];
      slow.stones[hole] = 0;
      while (hand-- > 0)
        {
          at = (at + direction + 14) % 14;
          slow.stones[at]++;
        }

      g_assert_cmpint (chisolo_sow_lap (&fast, hole, direction), ==, at);
      g_assert_cmpmem (&fast, sizeof fast, &slow, sizeof slow);
      g_assert_cmpint (chisolo_camp_total (&fast), ==, total);
    }
}

/* Plays a lap stone by stone. */
static void
replay_sowing (ChisoloState    *state,
               int              seat,
               const GameEvent *event)
{
  uint8_t *stones = state->camps[seat].stones;
  int hole = event->from % CHISOLO_HOLES;

  for (int left = event->count; left > 0; left--)
    {
      hole = (hole + event->value + CHISOLO_HOLES) % CHISOLO_HOLES;
      stones[hole]++;
    }
  g_assert_cmpint (chisolo_cell (seat, hole), ==, event->to);
  if (state->directions[seat] == CHISOLO_FIRST_MOVE)
    {
      g_assert_cmpint (event->value, ==, CHISOLO_CLOCKWISE);
      if (stones[hole] == 1)
        state->directions[seat] = CHISOLO_UNCHOSEN;
    }
}

/* Replays @trace on @state by the meaning that game-rules.h gives its
 * events. */
static void
replay (ChisoloState    *state,
        const GameTrace *trace)
{
  int lifted = 0;

  for (size_t i = 0; i < trace->n_events; i++)
    {
      const GameEvent *event = &trace->events[i];
      int seat = event->from / CHISOLO_HOLES;
      int hole = event->from % CHISOLO_HOLES;
      uint8_t *stones = state->camps[seat].stones;

      switch (event->type)
        {
        case CHISOLO_EVENT_DIRECTION:
          g_assert_cmpint (state->directions[event->seat], ==,
                           CHISOLO_UNCHOSEN);
          state->directions[event->seat] = (int8_t) event->value;
          break;

        case CHISOLO_EVENT_LIFT:
          g_assert_cmpint (seat, ==, event->seat);
          g_assert_cmpint (stones[hole], ==, event->count);
          lifted = stones[hole];
          stones[hole] = 0;
          break;

        case CHISOLO_EVENT_SOW:
          g_assert_cmpint (lifted, ==, event->count);
          replay_sowing (state, seat, event);
          lifted = 0;
          break;

        case CHISOLO_EVENT_CAPTURE:
          g_assert_cmpint (seat, !=, event->seat);
          g_assert_cmpint (event->count, >, 0);
          g_assert_cmpint (stones[hole], ==, event->count);
          stones[hole] = 0;
          break;

        case GAME_EVENT_TURN:
        case GAME_EVENT_PASS:
          break;

        default:
          g_assert_not_reached ();
        }
    }

  state->turn = !state->turn;
  state->n_moves++;
}

/* Over random games of every form: the trace tells the whole move, playing
 * with and without it is the same, texts read back as what they were, and
 * each position satisfies its own check. */
static void
test_random_games (void)
{
  GameRng rng = { 11 };

  for (int ruleset = 0; ruleset < CHISOLO_N_RULESETS; ruleset++)
    for (int game = 0; game < 60; game++)
      {
        GameState state = start_of ((ChisoloRuleset) ruleset);
        GameMove moves[GAME_MOVES_MAX];
        int n;

        for (int ply = 0;
             ply < 150 && (n = chisolo_rules.legal_moves (&state, moves)) > 0;
             ply++)
          {
            GameMove move = moves[game_rng_below (&rng, (guint32) n)];
            GameMove read = GAME_MOVE_NONE;
            GameState told = state, plain = state, reread;
            GameTrace trace = GAME_TRACE_INIT;
            char token[GAME_MOVE_TEXT_MAX];
            g_autofree char *text = NULL;

            chisolo_rules.print_move (&state, move, token);
            g_assert_true (chisolo_rules.parse_move (&state, token,
                                                     strlen (token), &read,
                                                     NULL));
            g_assert_cmpuint (read, ==, move);

            chisolo_rules.apply (&state, move, &trace);
            chisolo_rules.apply (&plain, move, NULL);
            replay ((ChisoloState *) &told, &trace);
            game_trace_clear (&trace);
            g_assert_cmpmem (&state, sizeof state, &plain, sizeof plain);
            g_assert_cmpmem (&state, sizeof state, &told, sizeof told);

            g_assert_cmpstr (chisolo_rules.self_check (&state), ==, NULL);
            text = fixture_text (&chisolo_rules, &state);
            reread = fixture_position (&chisolo_rules, text);
            g_assert_cmpmem (&state, sizeof state, &reread, sizeof reread);
          }
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/chisolo/known-counts", test_known_counts);
  g_test_add_func ("/chisolo/starts", test_starts);
  g_test_add_func ("/chisolo/first-captures", test_first_captures);
  g_test_add_func ("/chisolo/sowing", test_sowing);
  g_test_add_func ("/chisolo/too-many", test_too_many);
  g_test_add_func ("/chisolo/laps", test_laps);
  g_test_add_func ("/chisolo/relay", test_relay);
  g_test_add_func ("/chisolo/capture", test_capture);
  g_test_add_func ("/chisolo/direction", test_direction);
  g_test_add_func ("/chisolo/end", test_end);
  g_test_add_func ("/chisolo/repetition", test_repetition);
  g_test_add_func ("/chisolo/same-position", test_same_position);
  g_test_add_func ("/chisolo/endless", test_endless);
  g_test_add_func ("/chisolo/random-games", test_random_games);

  return g_test_run ();
}
