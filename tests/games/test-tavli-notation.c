/* test-tavli-notation.c: positions, throws and steps of tavli as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-fixture.h"

#include <string.h>

#include "games/tavli/rules/tavli-notation.h"
#include "games/tavli/rules/tavli-rules.h"

/* Positions from the rules page, and others that a lesson might set up. */
static const char *const positions[] = {
  "h:15 h:15 w -",
  "h:11,2:1,4:2,5:1 h:12,1:3 b 256",
  "6:7,9:1,10:2,12:2,13:2,24:1,x 8:4,20:11,x w 256",
  "6:7,9:1,10:2,19:2,20:2,23:1,x "
  "8:2,11:2,12:2,13:1,14:2,15:2,18:2,21:2,x w -",
  "1:15 2:15 b 111111111111",
  "m1:1,m2:1,m3:1,m4:1,m5:1,m6:1,m7:1,m8:1,m9:1,m10:1,m11:1,m12:1,24:2,o:1,x "
  "m12:15,x b -",
  "1:3,2:2,3:2,4:2,5:2,6:4,x m1:1,24:13,o:1,x w -",
  "o:15,x 22:1,o:14,x w 5",
};

static void
test_round_trip (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      GameState state = fixture_position (&tavli_rules, positions[i]);
      g_autofree char *text = fixture_text (&tavli_rules, &state);
      g_autofree char *padded = g_strdup_printf (" \t%s \r\n", positions[i]);
      GameState again = fixture_position (&tavli_rules, padded);

      g_assert_cmpstr (text, ==, positions[i]);
      g_assert_cmpmem (&again, sizeof again, &state, sizeof state);
    }
}

static const struct
{
  const char *text;
  GameParseCode code;
  size_t offset;
} bad_positions[] = {
  { "", GAME_PARSE_SYNTAX, 0 },
  { "h:15", GAME_PARSE_SYNTAX, 4 },
  { "h:15 h:15", GAME_PARSE_SYNTAX, 9 },
  { "h:15 h:15 w", GAME_PARSE_SYNTAX, 11 },
  { "h:15 h:15 w- ", GAME_PARSE_SYNTAX, 11 },
  { "h:15  h:15 w -", GAME_PARSE_SYNTAX, 5 },
  { "h:15 h:15 s -", GAME_PARSE_SYNTAX, 10 },
  { "h:15 h:15 w --", GAME_PARSE_SYNTAX, 13 },
  { "h:15 h:15 w 0", GAME_PARSE_SYNTAX, 12 },
  { "h:15 h:15 w 7", GAME_PARSE_SYNTAX, 12 },
  { "h:15 h:15 w 21", GAME_PARSE_SYNTAX, 13 },
  { "h:15 h:15 w 256 ,", GAME_PARSE_SYNTAX, 15 },
  { "h:15 h:15 w 1111111111111", GAME_PARSE_RANGE, 24 },
  { "h:14,1:01 h:15 w -", GAME_PARSE_SYNTAX, 7 },
  { "h:14,01:1 h:15 w -", GAME_PARSE_SYNTAX, 5 },
  { "h:14,1:0 h:15 w -", GAME_PARSE_SYNTAX, 7 },
  { "h:14,1:-1 h:15 w -", GAME_PARSE_SYNTAX, 7 },
  { "h:14,25:1 h:15 w -", GAME_PARSE_RANGE, 5 },
  { "m13:1,24:14,x h:15 w -", GAME_PARSE_RANGE, 1 },
  { "m0:1,24:14,x h:15 w -", GAME_PARSE_SYNTAX, 1 },
  { "h:99999999999999999999 h:15 w -", GAME_PARSE_RANGE, 2 },
  { "1:1,h:14 h:15 w -", GAME_PARSE_SYNTAX, 4 },
  { "2:14,1:1 h:15 w -", GAME_PARSE_SYNTAX, 5 },
  { "h:7,h:8 h:15 w -", GAME_PARSE_SYNTAX, 4 },
  { "o:1,24:14,x h:15 w -", GAME_PARSE_SYNTAX, 4 },
  { "24:1,m1:14,x h:15 w -", GAME_PARSE_SYNTAX, 5 },
  { "x h:15 w -", GAME_PARSE_SYNTAX, 0 },
  { "h:14 h:15 w -", GAME_PARSE_COUNT, 0 },
  { "h:15 h:15,1:1 w -", GAME_PARSE_COUNT, 5 },
  { "24:15,x,x h:15 w -", GAME_PARSE_SYNTAX, 7 },
  { "h:15, h:15 w -", GAME_PARSE_SYNTAX, 5 },
  { "H:15 h:15 w -", GAME_PARSE_SYNTAX, 0 },

  /* Well formed, but no game can stand so. */
  { "h:15,x h:15 w -", GAME_PARSE_IMPOSSIBLE, 0 },
  { "h:1,7:14 h:15 w -", GAME_PARSE_IMPOSSIBLE, 0 },
  { "h:1,m7:1,1:13 h:15 w -", GAME_PARSE_IMPOSSIBLE, 0 },
  { "h:1,1:13,o:1 h:15 w -", GAME_PARSE_IMPOSSIBLE, 0 },
  { "7:15 h:15 w -", GAME_PARSE_IMPOSSIBLE, 0 },
  { "m1:1,1:14 h:15 w -", GAME_PARSE_IMPOSSIBLE, 0 },
  { "1:15 1:15 w -", GAME_PARSE_IMPOSSIBLE, 0 },
  { "h:15 h:15 w 1234", GAME_PARSE_IMPOSSIBLE, 0 },
  { "h:15 h:15 w 1122", GAME_PARSE_IMPOSSIBLE, 0 },
  { "h:15 h:15 w 1223", GAME_PARSE_IMPOSSIBLE, 0 },
  { "h:15 h:15 w 111112", GAME_PARSE_IMPOSSIBLE, 0 },
  { "o:15,x o:15,x w -", GAME_PARSE_IMPOSSIBLE, 0 },
  { "o:15,x 24:15,x b -", GAME_PARSE_IMPOSSIBLE, 0 },

  /* The turn has passed where nothing can be played. */
  { "h:14,6:1 1:8,5:7 w 15", GAME_PARSE_IMPOSSIBLE, 0 },
};

static void
test_bad_positions (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_positions); i++)
    {
      GameState state, before;
      GameError error = { 0 };

      g_test_message ("“%s”", bad_positions[i].text);
      memset (&state, 0x55, sizeof state);
      before = state;
      g_assert_false (tavli_parse (bad_positions[i].text, &state, &error));
      g_assert_cmpint (error.code, ==, bad_positions[i].code);
      g_assert_cmpuint (error.offset, ==, bad_positions[i].offset);
      g_assert_cmpstr (error.reason, !=, "");
      g_assert_cmpmem (&state, sizeof state, &before, sizeof before);
      g_assert_false (tavli_parse (bad_positions[i].text, &state, NULL));
    }
}

static const struct
{
  const char *position;
  const char *token;
  GameParseCode code;
} bad_moves[] = {
  { "h:15 h:15 w -", "", GAME_PARSE_SYNTAX },
  { "h:15 h:15 w -", "r", GAME_PARSE_SYNTAX },
  { "h:15 h:15 w -", "r25", GAME_PARSE_SYNTAX },
  { "h:15 h:15 w -", "r2566", GAME_PARSE_SYNTAX },
  { "h:15 h:15 w -", "r652", GAME_PARSE_SYNTAX },
  { "h:15 h:15 w -", "r257", GAME_PARSE_SYNTAX },
  { "h:15 h:15 w -", "R256", GAME_PARSE_SYNTAX },
  { "h:15 h:15 w -", "h/4", GAME_PARSE_ILLEGAL },
  { "h:15 h:15 w 256", "r256", GAME_PARSE_ILLEGAL },
  { "h:15 h:15 w 256", "h/4", GAME_PARSE_ILLEGAL },
  { "h:15 h:15 w 256", "h/7", GAME_PARSE_RANGE },
  { "h:15 h:15 w 256", "h/0", GAME_PARSE_SYNTAX },
  { "h:15 h:15 w 256", "h/02", GAME_PARSE_SYNTAX },
  { "h:15 h:15 w 256", "h/2 ", GAME_PARSE_SYNTAX },
  { "h:15 h:15 w 256", "h:2", GAME_PARSE_SYNTAX },
  { "h:15 h:15 w 256", "h/off:5", GAME_PARSE_SYNTAX },
  { "h:15 h:15 w 256", "off/5", GAME_PARSE_SYNTAX },
  { "h:15 h:15 w 256", "1/3", GAME_PARSE_ILLEGAL },
  { "8:15,x 1:15 w 256", "8/8", GAME_PARSE_RANGE },
  { "8:15,x 1:15 w 256", "8/6", GAME_PARSE_RANGE },
  { "8:15,x 1:15 w 256", "8/15", GAME_PARSE_RANGE },
  { "8:15,x 1:15 w 256", "8/m10", GAME_PARSE_SYNTAX },
  { "8:15,x 1:15 w 256", "8/25", GAME_PARSE_RANGE },
  { "8:15,x 1:15 w 256", "99999999999/1", GAME_PARSE_RANGE },
  { "24:15,x 1:15 w 256", "24/off:1", GAME_PARSE_ILLEGAL },
  { "24:15,x 1:15 w 256", "24/off:7", GAME_PARSE_RANGE },
  { "24:15,x 1:15 w 256", "24/off:", GAME_PARSE_SYNTAX },
  { "24:15,x 1:15 w 256", "24/off", GAME_PARSE_SYNTAX },
  { "20:15,x 1:15 w 256", "20/off:2", GAME_PARSE_RANGE },
  { "m4:1,24:14,x 1:15 w 256", "m4/3", GAME_PARSE_RANGE },
  { "m4:1,24:14,x 1:15 w 256", "m4/off:5", GAME_PARSE_SYNTAX },
  { "m4:1,24:14,x 1:15 w 256", "m13/14", GAME_PARSE_RANGE },
  { "o:15,x 24:15,x w 5", "r256", GAME_PARSE_ILLEGAL },
  { "o:15,x 24:15,x w 5", "24/off:5", GAME_PARSE_ILLEGAL },
};

static void
test_bad_moves (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_moves); i++)
    {
      GameState state = fixture_position (&tavli_rules, bad_moves[i].position);
      size_t length = strlen (bad_moves[i].token);
      /* Exactly as long as it is: nothing may be read behind it. */
      g_autofree char *token = g_memdup2 (bad_moves[i].token, MAX (length, 1));
      GameMove move;
      GameError error = { 0 };

      g_test_message ("“%s”", bad_moves[i].token);
      g_assert_false (tavli_parse_move (&state, token, length, &move, &error));
      g_assert_cmpint (error.code, ==, bad_moves[i].code);
      g_assert_cmpstr (error.reason, !=, "");
      g_assert_false (tavli_parse_move (&state, token, length, &move, NULL));
    }
}

static void
mutate (GString *text,
        GameRng *rng)
{
  static const char alphabet[] = "hmox:,/ -wb0123456789r\377\001";
  guint n = 1 + game_rng_below (rng, 3);

  for (guint i = 0; i < n; i++)
    {
      gsize at = game_rng_below (rng, (guint32) text->len + 1);
      char c = alphabet[game_rng_below (rng, sizeof alphabet - 1)];

      switch (game_rng_below (rng, 3))
        {
        case 0:
          g_string_insert_c (text, (gssize) at, c);
          break;
        case 1:
          if (at < text->len)
            g_string_erase (text, (gssize) at, 1);
          break;
        default:
          if (at < text->len)
            text->str[at] = c;
          break;
        }
    }
}

/* A damaged text is either read as a possible position, which reads the same
 * again, or refused with a reason. */
static void
test_mutated_positions (void)
{
  GameRng rng = { 9 };
  guint n_read = 0, n_refused = 0;

  for (guint i = 0; i < 20000; i++)
    {
      g_autoptr (GString) text
        = g_string_new (positions[i % G_N_ELEMENTS (positions)]);
      GameState state, again;
      GameError error = { 0 };

      mutate (text, &rng);
      if (tavli_parse (text->str, &state, &error))
        {
          g_autofree char *printed = fixture_text (&tavli_rules, &state);

          g_assert_cmpstr (tavli_rules.self_check (&state), ==, NULL);
          again = fixture_position (&tavli_rules, printed);
          g_assert_cmpmem (&again, sizeof again, &state, sizeof state);
          n_read++;
        }
      else
        {
          g_assert_cmpint (error.code, !=, GAME_PARSE_OK);
          g_assert_cmpuint (error.offset, <=, text->len);
          n_refused++;
        }
    }

  /* Both ways were taken. */
  g_assert_cmpuint (n_read, >, 100);
  g_assert_cmpuint (n_refused, >, 10000);
}

static void
test_mutated_moves (void)
{
  static const char *const tokens[] = { "10/16", "19/24", "24/off:3", "m4/9",
                                        "h/4", "r256" };
  GameState state = fixture_position (&tavli_rules, positions[2]);
  g_autoptr (GPtrArray) legal = fixture_tokens (&tavli_rules, &state);
  GameRng rng = { 10 };
  guint n_read = 0;

  for (guint i = 0; i < 20000; i++)
    {
      g_autoptr (GString) text
        = g_string_new (tokens[i % G_N_ELEMENTS (tokens)]);
      g_autofree char *token = NULL;
      GameMove move;
      gboolean is_legal;

      mutate (text, &rng);
      token = g_memdup2 (text->str, MAX (text->len, 1));
      is_legal = g_ptr_array_find_with_equal_func (legal, text->str,
                                                   g_str_equal, NULL);
      g_assert_cmpint (tavli_parse_move (&state, token, text->len, &move,
                                         NULL), ==, is_legal);
      n_read += is_legal;
    }
  g_assert_cmpuint (n_read, >, 100);
}

static void
test_place_names (void)
{
  char name[4];

  tavli_place_name (TAVLI_HAND, name);
  g_assert_cmpstr (name, ==, "h");
  tavli_place_name (24, name);
  g_assert_cmpstr (name, ==, "24");
  tavli_place_name (TAVLI_WAITING_FIRST, name);
  g_assert_cmpstr (name, ==, "m1");
  tavli_place_name (TAVLI_WAITING_LAST, name);
  g_assert_cmpstr (name, ==, "m12");
  tavli_place_name (TAVLI_OFF, name);
  g_assert_cmpstr (name, ==, "off");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tavli/notation/round-trip", test_round_trip);
  g_test_add_func ("/tavli/notation/bad-positions", test_bad_positions);
  g_test_add_func ("/tavli/notation/bad-moves", test_bad_moves);
  g_test_add_func ("/tavli/notation/mutated-positions",
                   test_mutated_positions);
  g_test_add_func ("/tavli/notation/mutated-moves", test_mutated_moves);
  g_test_add_func ("/tavli/notation/place-names", test_place_names);

  return g_test_run ();
}
