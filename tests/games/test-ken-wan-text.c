/* test-ken-wan-text.c: hostile and odd texts for Ken Wan
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "games-fixture.h"
#include "games/ken-wan/rules/ken-wan-notation.h"
#include "games/ken-wan/rules/ken-wan-rules.h"

#define RULES (&ken_wan_rules)

static void
assert_refused (const char    *text,
                GameParseCode  code,
                size_t         offset)
{
  GameState state;
  GameState untouched;
  GameError error = { 0 };

  memset (&state, 0x5a, sizeof state);
  untouched = state;
  g_assert_false (RULES->parse (text, &state, &error));
  g_assert_cmpint (error.code, ==, code);
  g_assert_cmpuint (error.offset, ==, offset);
  g_assert_cmpuint (strlen (error.reason), >, 0);
  g_assert_cmpmem (&state, sizeof state, &untouched, sizeof untouched);
  g_assert_false (RULES->parse (text, &state, NULL));
}

#define EMPTY "...../....../......./......../....#..../......../......./" \
  "....../...../"
#define ROWS "B...R/....../...Y.../......../....#..../......../......./" \
  "....../....."

static void
test_bad_positions (void)
{
  GameState state = fixture_position (RULES, "  \t" ROWS " b 3 -\n");
  g_autofree char *text = fixture_text (RULES, &state);

  g_assert_cmpstr (text, ==, ROWS " b 3 -");

  assert_refused ("", GAME_PARSE_SYNTAX, 0);
  assert_refused (" \n ", GAME_PARSE_SYNTAX, 3);
  assert_refused ("B...", GAME_PARSE_SYNTAX, 4);
  assert_refused ("B..../", GAME_PARSE_SYNTAX, 6);
  assert_refused ("B.....", GAME_PARSE_SYNTAX, 5);
  assert_refused ("B.X..", GAME_PARSE_SYNTAX, 2);
  assert_refused ("B.\xff..", GAME_PARSE_SYNTAX, 2);
  assert_refused ("....#", GAME_PARSE_SYNTAX, 4);
  assert_refused ("...../....../......./......../....B..../", GAME_PARSE_SYNTAX,
                  34);
  assert_refused (EMPTY, GAME_PARSE_SYNTAX, strlen (EMPTY) - 1);
  assert_refused (ROWS, GAME_PARSE_SYNTAX, strlen (ROWS));
  assert_refused (ROWS " B 3 -", GAME_PARSE_SYNTAX, strlen (ROWS) + 1);
  assert_refused (ROWS " b", GAME_PARSE_SYNTAX, strlen (ROWS) + 2);
  assert_refused (ROWS " b 3", GAME_PARSE_SYNTAX, strlen (ROWS) + 4);
  assert_refused (ROWS " b 3 ", GAME_PARSE_SYNTAX, strlen (ROWS) + 4);
  assert_refused (ROWS " b x -", GAME_PARSE_SYNTAX, strlen (ROWS) + 3);
  assert_refused (ROWS " b 1 -", GAME_PARSE_RANGE, strlen (ROWS) + 3);
  assert_refused (ROWS " b 4 -", GAME_PARSE_RANGE, strlen (ROWS) + 3);
  assert_refused (ROWS " b 33 -", GAME_PARSE_SYNTAX, strlen (ROWS) + 4);
  assert_refused (ROWS " b 3 - -", GAME_PARSE_SYNTAX, strlen (ROWS) + 6);
  assert_refused (ROWS " b 3 -Y", GAME_PARSE_SYNTAX, strlen (ROWS) + 6);
  assert_refused (ROWS " b 3 y", GAME_PARSE_SYNTAX, strlen (ROWS) + 5);
  assert_refused (ROWS " b 3 Y-", GAME_PARSE_SYNTAX, strlen (ROWS) + 6);
  assert_refused (ROWS "  b 3 -", GAME_PARSE_SYNTAX, strlen (ROWS) + 1);

  assert_refused (ROWS " b 3 YY", GAME_PARSE_IMPOSSIBLE, strlen (ROWS) + 7);
  assert_refused (ROWS " b 3 YRBY", GAME_PARSE_IMPOSSIBLE, strlen (ROWS) + 8);
  assert_refused (ROWS " b 3 B", GAME_PARSE_IMPOSSIBLE, strlen (ROWS) + 6);
  assert_refused (ROWS " r 2 -", GAME_PARSE_IMPOSSIBLE, strlen (ROWS) + 6);
  assert_refused (ROWS " b 2 R", GAME_PARSE_IMPOSSIBLE, strlen (ROWS) + 6);
  assert_refused (ROWS " b 2 BY", GAME_PARSE_IMPOSSIBLE, strlen (ROWS) + 7);
  assert_refused ("B...B/....../...Y.../......../....#..../......../......./"
                  "....../..... r 3 -", GAME_PARSE_IMPOSSIBLE,
                  strlen (ROWS) + 6);

  /* Once over, the turn may stand anywhere. */
  g_assert_true (RULES->parse (ROWS " b 2 B", &state, NULL));
  g_assert_true (RULES->parse (ROWS " r 3 RBY", &state, NULL));
}

/* Changed and cut texts are refused, or read and printed the same. */
static void
test_mutated_positions (void)
{
  static const char letters[] = ".BYRbyr#/ 23-\tx\x80";
  GameRng rng = { 7 };
  int n_read = 0;

  for (int i = 0; i < 20000; i++)
    {
      char text[] = ".YYY./B.YY.R/BB.Y.RR/BBB..RRR/....#..../RRR..BBB/"
                    "RR.Y.BB/R.YY.B/.YYY. b 3 -";
      GameState state;
      g_autofree char *printed = NULL;

      for (guint32 n = game_rng_below (&rng, 3) + 1; n > 0; n--)
        text[game_rng_below (&rng, sizeof text - 1)]
          = letters[game_rng_below (&rng, sizeof letters)];
      if (!RULES->parse (text, &state, NULL))
        continue;

      n_read++;
      g_assert_cmpstr (RULES->self_check (&state), ==, NULL);
      printed = fixture_text (RULES, &state);
      g_assert_cmpstr (printed, ==, g_strstrip (text));
    }
  g_assert_cmpint (n_read, >, 1000);
}

static void
test_bad_moves (void)
{
  static const struct
  {
    const char *token;
    GameParseCode code;
    size_t offset;
  } bad[] = {
    { "", GAME_PARSE_SYNTAX, 0 },
    { "c4", GAME_PARSE_SYNTAX, 2 },
    { "c4e77", GAME_PARSE_SYNTAX, 4 },
    { "passe", GAME_PARSE_SYNTAX, 4 },
    { "PASS", GAME_PARSE_RANGE, 0 },
    { "A2a1", GAME_PARSE_RANGE, 0 },
    { "a2a6", GAME_PARSE_RANGE, 2 },
    { "a2j5", GAME_PARSE_RANGE, 2 },
    { "a2\xff\x80", GAME_PARSE_RANGE, 2 },
    { "a2e5", GAME_PARSE_ILLEGAL, 0 },
    { "e5a1", GAME_PARSE_ILLEGAL, 0 },
    { "pass", GAME_PARSE_ILLEGAL, 0 },
  };
  GameConfig config = { .players = 3 };
  GameState state = { .bytes = { 0 } };
  GameMove move = GAME_MOVE_NONE;

  RULES->start (&config, &state);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      GameError error = { 0 };

      g_assert_false (RULES->parse_move (&state, bad[i].token,
                                         strlen (bad[i].token), &move,
                                         &error));
      g_assert_cmpint (error.code, ==, bad[i].code);
      g_assert_cmpuint (error.offset, ==, bad[i].offset);
      g_assert_cmpuint (move, ==, GAME_MOVE_NONE);
    }

  /* The token ends where it is said to end. */
  g_assert_true (RULES->parse_move (&state, "f2g5 and more", 4, &move, NULL));
  g_assert_cmpuint (move, ==, ken_wan_move (ken_wan_cell_named ("f2"),
                                            ken_wan_cell_named ("g5")));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ken-wan/bad-positions", test_bad_positions);
  g_test_add_func ("/ken-wan/mutated-positions", test_mutated_positions);
  g_test_add_func ("/ken-wan/bad-moves", test_bad_moves);

  return g_test_run ();
}
