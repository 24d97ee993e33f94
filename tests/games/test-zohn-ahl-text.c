/* test-zohn-ahl-text.c: positions and throws of Zohn Ahl as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-fixture.h"

#include <string.h>

#include "games/zohn-ahl/rules/zohn-ahl-rules.h"
#include "games/zohn-ahl/rules/zohn-ahl-variant.h"

static void
test_starts (void)
{
  static const char *const starts[] = {
    "- - 4 4 r -",
    "leaflet: 0 0 4 4 r -",
    "leaflet-cross: 0 0 4 4 r -",
    "culin: 0 0 4 4 r -",
  };

  for (int r = 0; r < ZOHN_AHL_N_RULESETS; r++)
    {
      GameConfig config, read;
      GameState state;
      g_autofree char *text = NULL;

      game_rules_default_config (&zohn_ahl_rules, &config);
      config.ruleset = r;
      zohn_ahl_rules.start (&config, &state);
      text = fixture_text (&zohn_ahl_rules, &state);
      g_assert_cmpstr (text, ==, starts[r]);

      game_rules_default_config (&zohn_ahl_rules, &read);
      zohn_ahl_rules.config (&state, &read);
      g_assert_cmpint (read.ruleset, ==, r);
      g_assert_cmpstr (zohn_ahl_rules.rulesets[r].id, ==,
                       zohn_ahl_ruleset (r)->id);
    }
}

static void
test_good (void)
{
  static const char *const texts[] = {
    "- - 1 1 r -",
    "- - 8 8 r -",
    "26 0 4 4 g -",
    "6 6 5 3 g r",
    "6 6 5 3 r rg",
    "0 26 3 5 r -",
    "8 0 8 0 r -",
    "16 3 0 16 g r",
    "leaflet: 27 27 1 15 g rg",
    "leaflet-cross: 21 21 2 2 g -",
    "culin: 39 39 7 1 r -",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      GameState state, padded;
      g_autofree char *text = NULL;
      g_autofree char *blanks = g_strdup_printf (" \t%s \n", texts[i]);

      state = fixture_position (&zohn_ahl_rules, texts[i]);
      text = fixture_text (&zohn_ahl_rules, &state);
      g_assert_cmpstr (text, ==, texts[i]);
      padded = fixture_position (&zohn_ahl_rules, blanks);
      g_assert_cmpmem (&padded, sizeof padded, &state, sizeof state);
    }
}

static const struct
{
  const char *text;
  GameParseCode code;
  size_t offset;
} bad_positions[] = {
  { "", GAME_PARSE_SYNTAX, 0 },
  { "   ", GAME_PARSE_SYNTAX, 3 },
  { ":", GAME_PARSE_RULESET, 0 },
  { "Leaflet: 0 0 4 4 r -", GAME_PARSE_RULESET, 0 },
  { "leaf: 0 0 4 4 r -", GAME_PARSE_RULESET, 0 },
  { "leaflet : 0 0 4 4 r -", GAME_PARSE_RULESET, 0 },
  { "leaflet:0 0 4 4 r -", GAME_PARSE_SYNTAX, 8 },
  { "leaflet:", GAME_PARSE_SYNTAX, 8 },
  { "zohn-al: - - 4 4 r -", GAME_PARSE_RULESET, 0 },
  { "- - 4 4 r", GAME_PARSE_SYNTAX, 9 },
  { "- - 4 4 r - ", GAME_PARSE_OK, 0 },
  { "- - 4 4 r -x", GAME_PARSE_SYNTAX, 11 },
  { "- - 4 4 r - -", GAME_PARSE_SYNTAX, 11 },
  { "- -  4 4 r -", GAME_PARSE_SYNTAX, 4 },
  { "- -\t4 4 r -", GAME_PARSE_SYNTAX, 3 },
  { "-- 4 4 r -", GAME_PARSE_SYNTAX, 1 },
  { "-1 - 4 4 r -", GAME_PARSE_SYNTAX, 1 },
  { "+1 - 4 4 r -", GAME_PARSE_SYNTAX, 0 },
  { "01 2 4 4 r -", GAME_PARSE_SYNTAX, 0 },
  { "1 2 04 4 r -", GAME_PARSE_SYNTAX, 4 },
  { "28 2 4 4 r -", GAME_PARSE_RANGE, 0 },
  { "1 99999999999999999999 4 4 r -", GAME_PARSE_RANGE, 2 },
  { "culin: 40 2 4 4 r -", GAME_PARSE_RANGE, 7 },
  { "1 2 17 0 r -", GAME_PARSE_RANGE, 4 },
  { "1 2 9 8 r -", GAME_PARSE_IMPOSSIBLE, 0 },
  { "1 2 1 0 r -", GAME_PARSE_IMPOSSIBLE, 0 },
  { "1 2 0 0 r -", GAME_PARSE_IMPOSSIBLE, 0 },
  { "1 2 4 4 b -", GAME_PARSE_SYNTAX, 8 },
  { "1 2 4 4 R -", GAME_PARSE_SYNTAX, 8 },
  { "1 2 4 4 r gr", GAME_PARSE_SYNTAX, 11 },
  { "1 2 4 4 r x", GAME_PARSE_SYNTAX, 10 },
  { "1 2 4 4 r é", GAME_PARSE_SYNTAX, 10 },
  { "13 2 4 4 r -", GAME_PARSE_IMPOSSIBLE, 0 },
  { "1 27 4 4 r -", GAME_PARSE_IMPOSSIBLE, 0 },
  { "leaflet: 14 0 4 4 r -", GAME_PARSE_IMPOSSIBLE, 0 },
  { "culin: 0 19 4 4 r -", GAME_PARSE_IMPOSSIBLE, 0 },
  { "leaflet: - 0 4 4 r -", GAME_PARSE_IMPOSSIBLE, 0 },
  { "- 3 4 4 r -", GAME_PARSE_IMPOSSIBLE, 0 },
  { "- - 4 4 g -", GAME_PARSE_IMPOSSIBLE, 0 },
  { "- - 4 4 r g", GAME_PARSE_IMPOSSIBLE, 0 },
  { "culin: 1 2 4 4 r g", GAME_PARSE_IMPOSSIBLE, 0 },
  { "leaflet-cross: 1 2 4 4 r g", GAME_PARSE_IMPOSSIBLE, 0 },
  { "12 14 4 4 r -", GAME_PARSE_IMPOSSIBLE, 0 },
};

static void
test_bad (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_positions); i++)
    {
      const char *text = bad_positions[i].text;
      GameState state, kept;
      GameError error = { 0 };
      gboolean read;

      memset (&state, 0x5a, sizeof state);
      kept = state;
      g_test_message ("“%s”", text);
      read = zohn_ahl_rules.parse (text, &state, &error);
      g_assert_cmpint (error.code, ==, bad_positions[i].code);
      g_assert_cmpint (read, ==, bad_positions[i].code == GAME_PARSE_OK);
      if (read)
        continue;
      g_assert_cmpuint (error.offset, ==, bad_positions[i].offset);
      g_assert_cmpstr (error.reason, !=, "");
      g_assert_cmpmem (&state, sizeof state, &kept, sizeof kept);
      g_assert_false (zohn_ahl_rules.parse (text, &state, NULL));
    }
}

static void
test_throws (void)
{
  static const char *const bad[] = {
    "", "t", "t5", "t0s", "t4s", "T1", "t1S", "t1 ", " t1", "1", "t-1",
    "t1ss", "t10", "é", "-",
  };
  GameState state = fixture_position (&zohn_ahl_rules, "3 5 4 4 r -");
  GameThrow throws[GAME_THROWS_MAX];
  GameMove moves[GAME_MOVES_MAX], move;
  guint32 total = 0;
  int n = zohn_ahl_rules.throws (&state, throws);

  g_assert_cmpint (n, ==, ZOHN_AHL_N_THROWS);
  g_assert_cmpint (zohn_ahl_rules.legal_moves (&state, moves), ==, 0);
  for (int i = 0; i < n; i++)
    {
      char text[GAME_MOVE_TEXT_MAX];

      total += throws[i].weight;
      zohn_ahl_rules.print_move (&state, throws[i].move, text);
      g_assert_true (zohn_ahl_rules.parse_move (&state, text, strlen (text),
                                                &move, NULL));
      g_assert_cmpuint (move, ==, throws[i].move);
      g_assert_cmpuint (move, !=, GAME_MOVE_NONE);
    }
  g_assert_cmpuint (total, ==, 16);

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    fixture_assert_illegal (&zohn_ahl_rules, "3 5 4 4 r -", bad[i]);

  /* The length counts, not a NUL. */
  g_assert_true (zohn_ahl_rules.parse_move (&state, "t2s", 2, &move, NULL));
  g_assert_cmpuint (move, ==, zohn_ahl_throw (3));

  /* Once the game is over nothing is thrown. */
  fixture_assert_illegal (&zohn_ahl_rules, "3 5 8 0 r -", "t1");
  state = fixture_position (&zohn_ahl_rules, "3 5 8 0 r -");
  g_assert_cmpint (zohn_ahl_rules.throws (&state, throws), ==, 0);
  g_assert_false (zohn_ahl_rules.at_chance (&state));
}

static void
test_outcome (void)
{
  GameState state = fixture_position (&zohn_ahl_rules, "26 9 7 1 g -");
  GameOutcome outcome;

  zohn_ahl_rules.outcome (&state, &outcome);
  g_assert_false (outcome.over);
  g_assert_cmpint (outcome.winner, ==, -1);
  g_assert_cmpint (outcome.reason, ==, GAME_REASON_NONE);

  state = fixture_position (&zohn_ahl_rules, "3 5 0 8 r -");
  zohn_ahl_rules.outcome (&state, &outcome);
  g_assert_true (outcome.over);
  g_assert_cmpint (outcome.winner, ==, ZOHN_AHL_GREEN);
  g_assert_cmpint (outcome.reason, ==, ZOHN_AHL_REASON_NO_COUNTERS);
  g_assert_cmpint (outcome.n_ranked, ==, 2);
  g_assert_cmpint (outcome.ranking[0], ==, ZOHN_AHL_GREEN);
  g_assert_cmpint (outcome.ranking[1], ==, ZOHN_AHL_RED);
}

/* Mutated texts are refused, or accepted as exactly what they say. */
static void
test_mutations (void)
{
  static const char *const seeds[] = {
    "- - 4 4 r -", "6 6 5 3 g r", "leaflet: 12 27 1 15 g rg",
    "leaflet-cross: 21 21 2 2 g -", "culin: 39 39 7 1 r -",
  };
  static const char letters[] = "0123456789 -rg:\tlc\xc3\xa9x";
  GameRng rng = { 7 };
  guint accepted = 0;

  for (int i = 0; i < 200000; i++)
    {
      char text[64], stripped[64];
      GameState state;
      int n_changes = 1 + (int) game_rng_below (&rng, 3);

      g_strlcpy (text, seeds[game_rng_below (&rng, G_N_ELEMENTS (seeds))],
                 sizeof text);
      for (int c = 0; c < n_changes; c++)
        {
          guint32 length = (guint32) strlen (text);
          guint32 at = game_rng_below (&rng, length + 1);
          char letter = letters[game_rng_below (&rng, sizeof letters - 1)];

          switch (game_rng_below (&rng, 3))
            {
            case 0:
              if (at < length)
                text[at] = letter;
              break;
            case 1:
              memmove (text + at + 1, text + at, length + 1 - at);
              text[at] = letter;
              break;
            default:
              if (at < length)
                memmove (text + at, text + at + 1, length - at);
              break;
            }
        }

      memset (&state, 0, sizeof state);
      if (zohn_ahl_rules.parse (text, &state, NULL))
        {
          g_autofree char *printed = fixture_text (&zohn_ahl_rules, &state);

          accepted++;
          g_strlcpy (stripped, text, sizeof stripped);
          g_strstrip (stripped);
          g_assert_cmpstr (printed, ==, stripped);
          g_assert_cmpstr (zohn_ahl_rules.self_check (&state), ==, NULL);
        }
    }
  g_assert_cmpuint (accepted, >, 1000);
}

/* The counters with which a game began are told of all its positions: half of
 * those that both sides have. */
static void
test_find_game (void)
{
  static const struct
  {
    const char *text;
    int counters;               /* 0: no change, or none that can be told */
  } games[] = {
    { "zohn-al lap=2: 3 - 1 7 g -", 4 }, { "3 9 2 4 r -", 3 },
    { "3 9 1 7 r -", 0 }, { "culin: 0 0 4 4 r -", 0 }, { "3 9 2 5 r -", 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      GameState state = fixture_position (&zohn_ahl_rules, games[i].text);
      GameVariant variant;
      bool found = zohn_ahl_variants.find_game (&state, &variant);

      g_assert_true (found == (games[i].counters > 0));
      if (found)
        g_assert_cmpint (variant.values[ZOHN_AHL_KNOB_COUNTERS], ==,
                         games[i].counters);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zohn-ahl/text/starts", test_starts);
  g_test_add_func ("/zohn-ahl/text/good", test_good);
  g_test_add_func ("/zohn-ahl/text/bad", test_bad);
  g_test_add_func ("/zohn-ahl/text/throws", test_throws);
  g_test_add_func ("/zohn-ahl/text/outcome", test_outcome);
  g_test_add_func ("/zohn-ahl/text/mutations", test_mutations);
  g_test_add_func ("/zohn-ahl/text/find-game", test_find_game);

  return g_test_run ();
}
