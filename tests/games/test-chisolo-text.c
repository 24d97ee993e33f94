/* test-chisolo-text.c: Chisolo's notation, refusals and evaluation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-fixture.h"

#include <string.h>

#include "games/chisolo/rules/chisolo-eval.h"
#include "games/chisolo/rules/chisolo-refusal.h"
#include "games/chisolo/rules/chisolo-rules.h"

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

static const struct
{
  const char *text;
  GameParseCode code;
} bad_positions[] = {
  { "", GAME_PARSE_SYNTAX },
  { "   ", GAME_PARSE_SYNTAX },
  { "natatu", GAME_PARSE_SYNTAX },
  { NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3", GAME_PARSE_SYNTAX },
  { NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s ??", GAME_PARSE_SYNTAX },
  { NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s ?? ", GAME_PARSE_SYNTAX },
  { NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s ?? 0 0", GAME_PARSE_SYNTAX },
  { NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s  ?? 0", GAME_PARSE_SYNTAX },
  { NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 S ?? 0", GAME_PARSE_SYNTAX },
  { NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s ? 0", GAME_PARSE_SYNTAX },
  { NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s ?x 0", GAME_PARSE_SYNTAX },
  { NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s ?? -1", GAME_PARSE_SYNTAX },
  { NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s ?? 00", GAME_PARSE_SYNTAX },
  { NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s ?? 99999999999",
    GAME_PARSE_RANGE },
  { NORTH_FULL "3,3,3,2,1,0/3,3,3,3,3,3,3 s ?? 0", GAME_PARSE_SYNTAX },
  { NORTH_FULL "3,3,3,2,1,0,0,0/3,3,3,3,3,3,3 s ?? 0", GAME_PARSE_SYNTAX },
  { NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,03 s ?? 0", GAME_PARSE_SYNTAX },
  { NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,+3 s ?? 0", GAME_PARSE_SYNTAX },
  { NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,34 s ?? 0", GAME_PARSE_RANGE },
  { NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,256 s ?? 0", GAME_PARSE_RANGE },
  { NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,4 s ?? 0", GAME_PARSE_COUNT },
  { "nambidi: " NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s ?? 0",
    GAME_PARSE_COUNT },
  { "mweso: " NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s ?? 0",
    GAME_PARSE_RULESET },
  { "natatu: " NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s ?? 0",
    GAME_PARSE_RULESET },
  { ": " NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s ?? 0",
    GAME_PARSE_RULESET },
  { "smith-dale:" NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s !! 0",
    GAME_PARSE_SYNTAX },
  { "natatu-cw: " NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s !! 0",
    GAME_PARSE_RULESET },
  { "natatu-left: " NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s !! 0",
    GAME_PARSE_IMPOSSIBLE },
  { NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s !! 0",
    GAME_PARSE_IMPOSSIBLE },
  { NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 n ?? 0",
    GAME_PARSE_IMPOSSIBLE },
  { NORTH_FULL "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s ?? 1",
    GAME_PARSE_IMPOSSIBLE },
  { "0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0 s ++ 8",
    GAME_PARSE_IMPOSSIBLE },
};

/* Texts that are no positions, and what is wrong with each. */
static void
test_bad_positions (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_positions); i++)
    {
      const char *text = bad_positions[i].text;
      GameState state = start_of (CHISOLO_NAMBIDI), before = state;
      GameError error = { 0 };

      g_test_message ("“%s”", text);
      g_assert_false (chisolo_rules.parse (text, &state, &error));
      g_assert_cmpint (error.code, ==, bad_positions[i].code);
      g_assert_cmpuint (error.offset, <=, strlen (text));
      g_assert_cmpstr (error.reason, !=, "");
      g_assert_cmpmem (&state, sizeof state, &before, sizeof before);
      g_assert_false (chisolo_rules.parse (text, &state, NULL));
    }

  /* Blanks around are of no account; a position set up by hand may know a
   * direction early. */
  fixture_assert_after (&chisolo_rules,
                        " \t" NORTH_ONE "0,0,0,0,0,0,0/1,0,0,0,0,0,0 s ++ 0\n",
                        "", NORTH_ONE "0,0,0,0,0,0,0/1,0,0,0,0,0,0 s ++ 0");
}

static void
test_bad_moves (void)
{
  static const char *const bad[] = {
    "", "c", "c2", "c2x", "c2+x", "c2+xc", "c2+xc9", "c2+xh4", "h2+", "c5+",
    "c0+", "C1+", "c1++", "c1+-", "c1+ ", " c1+", "c1 +", "cx", "x", "xc1",
    "c1*", "passe", "pas", "0000", "d", "dxf4", "c1+xc1", "c1+xa4xb4", "\xff",
  };
  GameState state = start_of (CHISOLO_NATATU);
  GameRng rng = { 17 };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    fixture_assert_illegal (&chisolo_rules,
                            NORTH_FULL
                            "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s ?? 0", bad[i]);

  /* Random bytes, in a buffer just as long as they are. */
  for (int i = 0; i < 20000; i++)
    {
      static const char letters[] = "abcdefg1234x+-?! pas\n\0\xe9";
      gsize length = game_rng_below (&rng, 9);
      g_autofree char *token = g_malloc (length + (length == 0));
      GameMove move = GAME_MOVE_NONE;

      for (gsize j = 0; j < length; j++)
        token[j] = letters[game_rng_below (&rng, sizeof letters)];
      if (chisolo_rules.parse_move (&state, token, length, &move, NULL))
        {
          char text[GAME_MOVE_TEXT_MAX];

          chisolo_rules.print_move (&state, move, text);
          g_assert_cmpmem (text, strlen (text), token, length);
        }
    }
}

/* A changed text is refused, or is exactly what the position prints. */
static void
test_mutated_positions (void)
{
  static const char letters[] = "0123456789,/ sn+-?!:abdimn\t";
  GameRng rng = { 23 };

  for (int i = 0; i < 50000; i++)
    {
      GameState state = start_of (
        (ChisoloRuleset) game_rng_below (&rng, CHISOLO_N_RULESETS));
      g_autofree char *text = fixture_text (&chisolo_rules, &state);

      for (guint32 n = 1 + game_rng_below (&rng, 3); n > 0; n--)
        text[game_rng_below (&rng, (guint32) strlen (text))] =
          letters[game_rng_below (&rng, sizeof letters - 1)];

      if (chisolo_rules.parse (text, &state, NULL))
        {
          g_autofree char *printed = fixture_text (&chisolo_rules, &state);

          g_assert_cmpstr (g_strstrip (text), ==, printed);
          g_assert_cmpstr (chisolo_rules.self_check (&state), ==, NULL);
        }
    }
}

/* Over all moves that can be written, those that no rule refuses are exactly
 * the legal ones. */
static void
test_refusals (void)
{
  GameRng rng = { 29 };

  for (int i = 0; i < 60; i++)
    {
      GameState state = start_of ((ChisoloRuleset) (i % CHISOLO_N_RULESETS));
      GameMove legal[GAME_MOVES_MAX];
      int n = chisolo_rules.legal_moves (&state, legal);
      int allowed = 0;

      for (guint32 ply = game_rng_below (&rng, 20); ply > 0 && n > 0; ply--)
        {
          chisolo_rules.apply (&state,
                               legal[game_rng_below (&rng, (guint32) n)],
                               NULL);
          n = chisolo_rules.legal_moves (&state, legal);
        }

      for (int kind = CHISOLO_MOVE_SOW; kind <= CHISOLO_MOVE_PASS; kind++)
        for (int hole = 0; hole < CHISOLO_HOLES; hole++)
          for (int direction = -1; direction <= 1; direction++)
            for (int third = -1; third < CHISOLO_HOLES; third++)
              {
                GameMove move = chisolo_move ((ChisoloMoveKind) kind, hole,
                                              (ChisoloDirection) direction,
                                              third);
                gboolean found = FALSE;

                if ((kind == CHISOLO_MOVE_OPEN
                     && (hole < CHISOLO_COLUMNS || direction != 0))
                    || (kind == CHISOLO_MOVE_PASS
                        && (hole > 0 || direction != 0 || third >= 0)))
                  continue;
                for (int j = 0; j < n; j++)
                  found = found || legal[j] == move;
                g_assert_cmpint (found, ==,
                                 chisolo_refusal_of_move (&state, move)
                                 == CHISOLO_REFUSAL_NONE);
                allowed += found;
              }
      g_assert_cmpint (allowed, ==, n);
    }
}

static int
evaluate (const char *position,
          int         seat)
{
  GameState state = fixture_position (&chisolo_rules, position);

  return chisolo_rules.evaluate (&state, seat);
}

static void
test_evaluation (void)
{
  const char *threat = "0,0,0,0,2,0,3/1,0,0,0,0,0,4/0,0,0,0,0,0,0/"
                       "0,0,0,0,0,0,1 s ++ 10";
  GameState state = fixture_position (&chisolo_rules, threat);
  int terms[CHISOLO_N_TERMS];

  chisolo_terms (&state, CHISOLO_SOUTH, terms);
  g_assert_cmpint (terms[CHISOLO_TERM_STONES], ==, 1);
  g_assert_cmpint (terms[CHISOLO_TERM_MOBILITY], ==, 1);
  g_assert_cmpint (terms[CHISOLO_TERM_HEAPS], ==, 0);
  g_assert_cmpint (terms[CHISOLO_TERM_INNER], ==, 0);
  g_assert_cmpint (terms[CHISOLO_TERM_LATE], ==, 1 * (66 - 11));
  g_assert_cmpint (terms[CHISOLO_TERM_MOVE], ==, 1);
  g_assert_cmpint (terms[CHISOLO_TERM_THREAT], ==, 3 + 4 + 2);
  g_assert_cmpint (terms[CHISOLO_TERM_THREATS], ==, 1);

  g_assert_cmpint (evaluate (threat, 0), ==, -evaluate (threat, 1));
  g_assert_cmpint (evaluate (threat, 1), >, 0);
  /* A won position has the highest value. */
  g_assert_cmpint (evaluate ("0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/"
                             "0,0,0,0,0,0,1 n ++ 11", 0), >,
                   evaluate (NORTH_ONE "3,3,3,2,1,0,0/3,3,3,3,3,3,3 s ++ 10",
                             0));
  g_assert_cmpint (evaluate ("0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/"
                             "0,0,0,0,0,0,1 n ++ 11", 1), <, -10000);
}

/* The value at the end of a search is the sum of the weighted terms. */
static void
test_assessment (void)
{
  GameRng rng = { 4 };

  for (int i = 0; i < 200; i++)
    {
      GameConfig config = { .ruleset = i % CHISOLO_N_RULESETS, .players = 2 };
      int terms[2][CHISOLO_N_TERMS];
      GamePosition position;
      int sum = 0;

      game_position_init_start (&position, &chisolo_rules, &config);
      for (int ply = 0; ply < i % 40; ply++)
        fixture_random_ply (&position, &rng, NULL);
      for (int seat = 0; seat < 2; seat++)
        chisolo_terms (&position.state, seat, terms[seat]);
      for (int t = 0; t < CHISOLO_N_QUICK_TERMS; t++)
        sum += (terms[0][t] - terms[1][t]) * chisolo_weights.quick[t];
      g_assert_cmpint (chisolo_rules.assess (&position.state, 0), ==,
                       sum / 15);
      g_assert_cmpint (chisolo_rules.assess (&position.state, 1), ==,
                       -sum / 15);
      game_position_clear (&position);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/chisolo-text/bad-positions", test_bad_positions);
  g_test_add_func ("/chisolo-text/bad-moves", test_bad_moves);
  g_test_add_func ("/chisolo-text/mutated-positions", test_mutated_positions);
  g_test_add_func ("/chisolo-text/refusals", test_refusals);
  g_test_add_func ("/chisolo-text/evaluation", test_evaluation);
  g_test_add_func ("/chisolo-text/assessment", test_assessment);

  return g_test_run ();
}
