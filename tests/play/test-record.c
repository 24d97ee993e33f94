/* test-record.c: games saved, loaded and refused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "play/record/ludo-record.h"
#include "play/record/ludo-store.h"

static LudoGame *
load (const char *text)
{
  g_autoptr (GError) error = NULL;
  LudoGame *game = ludo_record_from_text (text, -1, "test.ludo", &error);

  g_assert_no_error (error);

  return game;
}

/* Saved, loaded and saved again is the same text; so is the position, and
 * what was undone can be redone. */
static void
check_round_trip (LudoGame *game,
                  GameRng  *rng)
{
  g_autoptr (LudoGame) loaded = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  guint n = play_random_plies (game, rng, 20 + game_rng_below (rng, 400));

  ludo_player_set_name (ludo_game_get_player (game, 0, 0), "Anaïs  D.");
  ludo_game_get_player (game, 1, 0)->kind = LUDO_PLAYER_COMPUTER;
  ludo_game_get_player (game, 1, 0)->level = 6;
  if (n > 3)
    {
      ludo_game_start_variation (game, n / 2);
      n = n / 2 + play_random_plies (game, rng, 10);
      ludo_game_start_variation (game, n - 1);
      n = n - 1 + play_random_plies (game, rng, 3);
      ludo_game_select_variation (game, 0);
      n = ludo_game_get_n_plies (game);
    }
  ludo_game_go_to (game, n - game_rng_below (rng, 3));

  first = ludo_record_to_text (game);
  loaded = load (first);
  second = ludo_record_to_text (loaded);
  g_assert_cmpstr (first, ==, second);

  ludo_game_go_to (game, n);
  ludo_game_go_to (loaded, n);
  g_free (first);
  g_free (second);
  first = ludo_game_dup_position_text (game);
  second = ludo_game_dup_position_text (loaded);
  g_assert_cmpstr (first, ==, second);
  g_assert_cmpint (ludo_game_get_player (loaded, 1, 0)->level,
                   ==, 6);

  /* Throws to come fall alike too. */
  g_assert_cmpuint (ludo_game_get_seed (loaded), ==,
                    ludo_game_get_seed (game));
}

static void
test_round_trip (void)
{
  for (int i = 0; i < 10; i++)
    play_each_config (check_round_trip);
}

static void
test_from_position (void)
{
  const char *position =
    "6:7,9:1,10:2,19:2,20:2,23:1,x "
    "8:2,11:2,12:2,13:1,14:2,15:2,18:2,21:2,x w -";
  g_autoptr (LudoGame) game =
    ludo_game_new_from_position ("tavli", position, 5, NULL);
  g_autoptr (LudoGame) loaded = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_assert_true (ludo_game_play (game, "r256", NULL));
  g_assert_true (ludo_game_play (game, "10/16", NULL));
  first = ludo_record_to_text (game);
  g_assert_nonnull (strstr (first, position));
  loaded = load (first);
  second = ludo_record_to_text (loaded);
  g_assert_cmpstr (first, ==, second);
}

static void
test_team_and_counters (void)
{
  GameConfig config = { .players = 2, .counters = { 1, 8 } };
  g_autoptr (LudoGame) game = ludo_game_new ("zohn-ahl", &config, 9, NULL);
  g_autoptr (LudoGame) loaded = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  ludo_game_set_team_size (game, 2);
  ludo_player_set_name (ludo_game_get_player (game, 1, 1), "computer 9");
  first = ludo_record_to_text (game);
  loaded = load (first);
  second = ludo_record_to_text (loaded);
  g_assert_cmpstr (first, ==, second);
  g_assert_cmpint (ludo_game_get_team_size (loaded), ==, 2);
  g_assert_cmpint (ludo_game_get_config (loaded)->counters[1], ==, 8);
}

#define TEAMS(seats)                                                    \
  "ludo: 1\ngame: zohn-ahl\nruleset: zohn-al\nplayers: 2\n"             \
  "team-size: 2\n" seats "seed: 1\ndate: 2026-01-31\nresult: *\nmoves:\nend\n"

/* The players of teams stand in the order of play; records of earlier states
 * of the program, which list one team after the other, are read alike. */
static void
test_team_order (void)
{
  static const char *const orders[] = {
    TEAMS ("seat: r human A\nseat: g human B\nseat: r human C\n"
           "seat: g human D\n"),
    TEAMS ("seat: r human A\nseat: r human C\nseat: g human B\n"
           "seat: g human D\n"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      g_autoptr (LudoGame) game = load (orders[i]);
      g_autofree char *text = ludo_record_to_text (game);

      for (int n = 0; n < 4; n++)
        g_assert_cmpint (ludo_game_get_player (game, n % 2, n / 2)->name[0],
                         ==, 'A' + n);
      g_assert_nonnull (strstr (text, strstr (orders[0], "seat:")));
    }
}

#define LOTS(more)                                                      \
  "ludo: 1\ngame: chisolo\nruleset: natatu\nplayers: 2\nseat: s human\n"  \
  "seat: n human\n" more "seed: 1\ndate: 2026-01-31\nresult: *\n"         \
  "moves:\nend\n"

/* The lots that were drawn are kept and told, and nothing of them is drawn
 * again. */
static void
test_lots (void)
{
  static const struct
  {
    const char *text;
    int lot;
    const char *sentence;
  } games[] = {
    { LOTS (""), 0, NULL },
    { LOTS ("lots: 1\n"), 1,
      "Lots are drawn: player 1 plays South and begins; player 2 plays "
      "North." },
    { LOTS ("lots: 2\n"), 2,
      "Lots are drawn: player 2 plays South and begins; player 1 plays "
      "North." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (LudoGame) game = load (games[i].text);
      g_autoptr (LudoGame) copy = ludo_game_copy (game);
      g_autofree char *text = ludo_record_to_text (copy);
      g_autofree char *sentence = ludo_game_describe_lot (copy);

      g_assert_cmpint (ludo_game_get_lot (copy), ==, games[i].lot);
      g_assert_cmpstr (sentence, ==, games[i].sentence);
      g_assert_cmpstr (text, ==, games[i].text);
    }
}

/* A stop is kept where it stands: as the last move, taken back, or in another
 * line of play. */
static void
test_stopped (void)
{
  static const char head[] =
    "ludo: 1\ngame: zohn-ahl\nruleset: leaflet\nplayers: 2\n"
    "counters: 4 4\nteam-size: 1\nseat: r human\nseat: g human\nlots: 2\n"
    "seed: 1\ndate: 2026-01-31\n";
  static const char *const lines[] = {
    "result: draw\nmoves:\nt1\nt1\nt1\nstop\nend\n",
    "result: *\nmoves:\nt1\nt1\nundone:\nstop\nend\n",
    "result: *\nmoves:\nt1\nt1\nbranch: 2\nstop\nend\n",
    "result: draw\nmoves:\nt1\nstop\nbranch: 1\nt1\nstop\nend\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *text = g_strconcat (head, lines[i], NULL);
      g_autoptr (LudoGame) game = load (text);
      g_autofree char *again = ludo_record_to_text (game);

      g_assert_cmpstr (again, ==, text);
      if (strstr (text, "branch") != NULL)
        {
          ludo_game_select_variation (game, 0);
          g_assert_true (ludo_game_get_over (game));
        }
    }
}

#define HEAD "ludo: 1\ngame: chisolo\nruleset: natatu\nplayers: 2\n"
#define STOPPED(ruleset, result, moves)                                 \
  "ludo: 1\ngame: zohn-ahl\nruleset: " ruleset "\nplayers: 2\n"         \
  "seat: r human\nseat: g human\nseed: 1\ndate: 2026-01-31\nresult: "     \
  result "\nmoves:\n" moves "end\n"
#define SEATS "seat: s human\nseat: n human\n"
#define REST "seed: 1\ndate: 2026-01-31\nresult: *\n"

static const struct
{
  const char *text;
  guint line;
  int code;
} faults[] = {
  { "", 1, LUDO_GAME_ERROR_RECORD },
  { "hello", 1, LUDO_GAME_ERROR_RECORD },
  { "[Event \"x\"]\n1. e4 e5\n", 1, LUDO_GAME_ERROR_RECORD },
  { "ludo: 2\ngame: chess\n", 1, LUDO_GAME_ERROR_FUTURE },
  { "ludo: x\n", 1, LUDO_GAME_ERROR_RECORD },
  { "ludo: 1\ngame: go\nruleset: a\nplayers: 2\n" REST "moves:\nend\n", 2,
    LUDO_GAME_ERROR_RECORD },
  { "ludo: 1\ngame: chisolo\nruleset: none\nplayers: 2\n" REST
    "moves:\nend\n", 3, LUDO_GAME_ERROR_RECORD },
  { "ludo: 1\ngame: chisolo\nruleset: natatu-cw\nplayers: 2\n" REST
    "moves:\nend\n", 3, LUDO_GAME_ERROR_RECORD },
  { "ludo: 1\ngame: chisolo\nruleset: natatu\nplayers: 3\n" REST
    "moves:\nend\n", 4, LUDO_GAME_ERROR_RECORD },
  { HEAD SEATS "colour: red\n" REST "moves:\nend\n", 7,
    LUDO_GAME_ERROR_RECORD },
  { HEAD HEAD SEATS REST "moves:\nend\n", 5, LUDO_GAME_ERROR_RECORD },
  { HEAD SEATS REST, 10, LUDO_GAME_ERROR_RECORD },
  { HEAD SEATS REST "moves:\n", 11, LUDO_GAME_ERROR_RECORD },
  { HEAD SEATS REST "moves:\nd1-xa4\n", 12, LUDO_GAME_ERROR_RECORD },
  { HEAD SEATS REST "moves:\nd1-xa4 zz\nend\n", 11, LUDO_GAME_ERROR_RECORD },
  { HEAD SEATS REST "moves:\nd1-xa4\n\nd2\nend\n", 13,
    LUDO_GAME_ERROR_RECORD },
  { HEAD SEATS REST "moves:\nend\nmore\n", 12, LUDO_GAME_ERROR_RECORD },
  { HEAD "seat: s human\n" REST "moves:\nend\n", 9, LUDO_GAME_ERROR_RECORD },
  { HEAD SEATS SEATS REST "moves:\nend\n", 7, LUDO_GAME_ERROR_RECORD },
  { HEAD "seat: s robot\nseat: n human\n" REST "moves:\nend\n", 5,
    LUDO_GAME_ERROR_RECORD },
  { HEAD "seat: s computer 9\nseat: n human\n" REST "moves:\nend\n", 5,
    LUDO_GAME_ERROR_RECORD },
  { HEAD SEATS "seed: -1\ndate: 2026-01-31\nresult: *\nmoves:\nend\n", 7,
    LUDO_GAME_ERROR_RECORD },
  { HEAD SEATS "seed: 1\ndate: 2026-02-30\nresult: *\nmoves:\nend\n", 8,
    LUDO_GAME_ERROR_RECORD },
  { HEAD SEATS "seed: 1\ndate: 2026-01-31\nresult: p1win\nmoves:\nend\n", 9,
    LUDO_GAME_ERROR_RECORD },
  { HEAD SEATS "start: 1,2,3\n" REST "moves:\nend\n", 7,
    LUDO_GAME_ERROR_RECORD },
  { HEAD SEATS REST "moves:\n\xff\nend\n", 11, LUDO_GAME_ERROR_RECORD },
  { HEAD SEATS REST "moves:\nundone:\nzz\nend\n", 12,
    LUDO_GAME_ERROR_RECORD },
  { HEAD SEATS REST "moves:\nundone:\nd1-xa4\nundone:\nend\n", 13,
    LUDO_GAME_ERROR_RECORD },
  { HEAD SEATS REST "moves:\nbranch: 1\nend\n", 11,
    LUDO_GAME_ERROR_RECORD },
  { HEAD SEATS REST "moves:\nbranch: 0\nzz\nend\n", 12,
    LUDO_GAME_ERROR_RECORD },
  { LOTS ("lots: 0\n"), 7, LUDO_GAME_ERROR_RECORD },
  { LOTS ("lots: 3\n"), 7, LUDO_GAME_ERROR_RECORD },
  { LOTS ("lots: -1\n"), 7, LUDO_GAME_ERROR_RECORD },
  { LOTS ("lots:\n"), 7, LUDO_GAME_ERROR_RECORD },
  { LOTS ("lots: 1 2\n"), 7, LUDO_GAME_ERROR_RECORD },
  { LOTS ("lots: 99999999999999999999\n"), 7, LUDO_GAME_ERROR_RECORD },
  { LOTS ("lots: 1\nlots: 1\n"), 8, LUDO_GAME_ERROR_RECORD },
  { LOTS ("lots: 1\nstart: 3,3,3,3,3,3,3/0,0,1,2,3,3,3/3,3,3,2,1,0,0/"
          "3,3,3,3,3,3,2 s ?? 0\n"), 7, LUDO_GAME_ERROR_RECORD },
  { HEAD SEATS REST "moves:\nstop\nend\n", 11, LUDO_GAME_ERROR_RECORD },
  { STOPPED ("zohn-al", "*", "t1 stop\n"), 11, LUDO_GAME_ERROR_RECORD },
  { STOPPED ("zohn-al\nvariant: Mine", "*", ""), 4, LUDO_GAME_ERROR_RECORD },
  { HEAD SEATS "variant: Mine\n" REST "moves:\nend\n", 7,
    LUDO_GAME_ERROR_RECORD },
  { STOPPED ("leaflet", "*", "t1 stop\n"), 9, LUDO_GAME_ERROR_RECORD },
  { STOPPED ("leaflet", "p1win", "t1 stop\n"), 9, LUDO_GAME_ERROR_RECORD },
  { STOPPED ("leaflet", "draw", "t1 stop t1\n"), 11, LUDO_GAME_ERROR_RECORD },
  { STOPPED ("leaflet", "draw", "stop\nstop\n"), 12,
    LUDO_GAME_ERROR_RECORD },
  { STOPPED ("leaflet", "draw", "t1 STOP\n"), 11, LUDO_GAME_ERROR_RECORD },
  { STOPPED ("leaflet", "draw", "stop\nundone:\nstop\n"), 13,
    LUDO_GAME_ERROR_RECORD },
  { STOPPED ("leaflet", "*", "t1\nundone:\nstop\nt1\n"), 14,
    LUDO_GAME_ERROR_RECORD },
  { TEAMS ("seat: r human\nseat: g human\nseat: g human\nseat: r human\n"),
    8, LUDO_GAME_ERROR_RECORD },
  { TEAMS ("seat: r human\nseat: r human\nseat: r human\nseat: g human\n"),
    8, LUDO_GAME_ERROR_RECORD },
  { TEAMS ("seat: g human\nseat: r human\nseat: g human\nseat: r human\n"),
    6, LUDO_GAME_ERROR_RECORD },
  { TEAMS ("seat: r human\nseat: rg human\nseat: g human\nseat: g human\n"),
    7, LUDO_GAME_ERROR_RECORD },
  { TEAMS ("seat: r human\n"), 10, LUDO_GAME_ERROR_RECORD },
  { TEAMS ("seat: r human\nseat:\nseat: r human\nseat: g human\n"), 7,
    LUDO_GAME_ERROR_RECORD },
};

/* Every fault is refused with its line. */
static void
test_faults (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *where =
        g_strdup_printf ("test.ludo, line %u:", faults[i].line);

      g_assert_null (ludo_record_from_text (faults[i].text, -1, "test.ludo",
                                            &error));
      g_assert_error (error, LUDO_GAME_ERROR, faults[i].code);
      if (!g_str_has_prefix (error->message, where))
        g_error ("fault %u: expected “%s …”, got “%s”", i, where,
                 error->message);
    }
}

/* A record of Zohn Ahl in which both sides go round and round for @n_plies,
 * and @n_variations times nobody plays anything from the start on. */
static char *
make_variationy (guint n_plies,
                 guint n_variations)
{
  GString *text =
    g_string_new ("ludo: 1\ngame: zohn-ahl\nruleset: leaflet\nplayers: 2\n"
                  "seat: r human\nseat: g human\n" REST "moves:\n");

  for (guint i = 0; i < n_plies; i++)
    g_string_append (text, "t3\n");
  for (guint i = 0; i < n_variations; i++)
    g_string_append (text, "branch: 0\n");
  g_string_append (text, "end\n");

  return g_string_free (text, FALSE);
}

/* A small file must not keep the program busy for hours: not by the number of
 * its variations, nor by what has to be played again for each. */
static void
test_variationy (void)
{
  const guint enough = LUDO_RECORD_PLAYED_MAX / 10000;
  g_autofree char *most = make_variationy (20, LUDO_GAME_VARIATIONS_MAX);
  g_autofree char *many = make_variationy (20, LUDO_GAME_VARIATIONS_MAX + 1);
  g_autofree char *long_ones = make_variationy (10000, enough);
  g_autoptr (LudoGame) game = load (most);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (ludo_game_get_variations (game)),
                    ==, LUDO_GAME_VARIATIONS_MAX);
  g_assert_null (ludo_record_from_text (many, -1, "many", &error));
  g_assert_error (error, LUDO_GAME_ERROR, LUDO_GAME_ERROR_RECORD);
  g_assert_true (g_str_has_prefix (error->message, "many, line 81:"));
  g_clear_error (&error);
  g_assert_null (ludo_record_from_text (long_ones, -1, "long", &error));
  g_assert_error (error, LUDO_GAME_ERROR, LUDO_GAME_ERROR_RECORD);
}

/* A record cut anywhere is refused: nothing that is half there loads. */
static void
test_truncated (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("tavli", NULL, 11, NULL);
  GameRng rng = { 4 };
  g_autofree char *text = NULL;
  gsize length;

  play_random_plies (game, &rng, 40);
  text = ludo_record_to_text (game);
  length = strlen (text);
  for (gsize cut = 0; cut + 1 < length; cut++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (ludo_record_from_text (text, (gssize) cut, "test.ludo",
                                            &error));
      g_assert_nonnull (error);
    }
}

/* A record holds what was played in another when that is a part of it: the
 * same, a beginning, one of its variations. */
static void
test_contains (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("ken-wan", NULL, 1, NULL);
  g_autoptr (LudoGame) tavli = ludo_game_new ("tavli", NULL, 1, NULL);
  g_autoptr (LudoGame) begun = NULL;
  g_autoptr (LudoGame) whole = NULL;
  g_autoptr (LudoGame) variationy = NULL;
  g_autofree char *text = NULL;
  GameRng rng = { 1 };

  play_random_plies (game, &rng, 5);
  text = ludo_record_to_text (game);
  begun = load (text);
  g_assert_true (ludo_record_contains (game, begun));
  g_assert_true (ludo_record_contains (begun, game));

  play_random_plies (game, &rng, 5);
  g_free (text);
  text = ludo_record_to_text (game);
  whole = load (text);
  g_assert_true (ludo_record_contains (whole, begun));
  g_assert_false (ludo_record_contains (begun, whole));

  /* Plies that were taken back still belong to the record. */
  ludo_game_go_to (whole, 2);
  g_assert_true (ludo_record_contains (whole, begun));
  g_assert_false (ludo_record_contains (begun, whole));

  /* Another line of play is lost with the one, and kept by the other. */
  variationy = load (text);
  ludo_game_start_variation (variationy, 3);
  g_assert_cmpuint (play_random_plies (variationy, &rng, 4), ==, 4);
  g_assert_true (ludo_record_contains (variationy, whole));
  g_assert_true (ludo_record_contains (variationy, begun));
  g_assert_false (ludo_record_contains (whole, variationy));
  ludo_game_select_variation (variationy, 0);
  g_assert_false (ludo_record_contains (whole, variationy));

  g_assert_false (ludo_record_contains (tavli, begun));
}

/* The record in tests/data/records, or NULL. */
static LudoGame *
load_file (const char  *name,
           GError     **error)
{
  g_autofree char *path
    = g_test_build_filename (G_TEST_DIST, "data", "records", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return ludo_record_load (file, error);
}

static void
assert_same (LudoGame   *game,
             const char *wanted)
{
  g_autofree char *text = ludo_record_to_text (game);

  g_assert_cmpstr (text, ==, wanted);
}

/* A record stays the same after the changes that editors and French keyboards
 * make. */
static void
test_edited (void)
{
  static const char *const names[]
    = { "bom.ludo", "cr-only.ludo", "french-colon-nbsp.ludo",
        "french-colon-space.ludo" };
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoGame) good = load_file ("good.ludo", &error);
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  text = ludo_record_to_text (good);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (LudoGame) game = load_file (names[i], &error);

      g_assert_no_error (error);
      assert_same (game, text);
    }
}

/* The same of a record with all that one may have. */
static void
test_edited_whole (void)
{
  static const char *const changes[][2] = {
    { "\n", "\r\n" }, { "\n", "\r" }, { "\n", "\u00a0\n" },
    { "\n", "\n\n \t\n" }, { "\n", "\n\u202f" }, { ":", " :" },
    { ":", "\u00a0:" }, { ":", "\u202f:\u00a0" }, { ":", "\t:  " },
    { " ", "\u00a0" }, { "ludo", "\xef\xbb\xbfludo" },
    { "end\n", "end" }, { "end\n", "end\r\n\r\n \u00a0" },
  };
  g_autoptr (LudoGame) game = ludo_game_new ("tavli", NULL, 7, NULL);
  g_autofree char *text = NULL;
  GameRng rng = { 7 };
  guint n = play_random_plies (game, &rng, 20);

  ludo_player_set_name (ludo_game_get_player (game, 0, 0), "Zoé");
  ludo_game_get_player (game, 1, 0)->kind = LUDO_PLAYER_COMPUTER;
  ludo_game_get_player (game, 1, 0)->level = 6;
  ludo_player_set_name (ludo_game_get_player (game, 1, 0), "B");
  ludo_game_start_variation (game, n / 2);
  play_random_plies (game, &rng, 5);
  ludo_game_go_to (game, n / 2 + 2);
  text = ludo_record_to_text (game);
  g_assert_nonnull (strstr (text, "undone:\n"));
  g_assert_nonnull (strstr (text, "branch: "));

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (GString) changed = g_string_new (text);
      g_autoptr (LudoGame) loaded = NULL;

      g_assert_cmpuint (g_string_replace (changed, changes[i][0],
                                          changes[i][1], 0), >, 0);
      loaded = load (changed->str);
      assert_same (loaded, text);
    }
}

/* Lines keep their numbers, however they end. */
static void
test_edited_line (void)
{
  static const char *const ends[] = { "\n", "\r\n", "\r" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (GString) text
        = g_string_new ("\xef\xbb\xbf" "ludo: 1\n\ngame : go\n\xff\n");
      g_autoptr (GError) utf8 = NULL;
      g_autoptr (GError) unknown = NULL;

      g_string_replace (text, "\n", ends[i], 0);
      g_assert_null (ludo_record_from_text (text->str, -1, "a", &utf8));
      g_assert_cmpstr (utf8->message, ==,
                       "a, line 4: not a text file in UTF-8");
      g_string_replace (text, "\xff", "ruleset : go", 0);
      g_string_append (text, "jeu : go");
      g_assert_null (ludo_record_from_text (text->str, -1, "a", &unknown));
      g_assert_cmpstr (unknown->message, ==, "a, line 5: unknown field “jeu”");
    }
}

/* A name turns no sentence round, and keeps the joiners that it needs. */
static void
test_names (void)
{
  g_autoptr (LudoGame) game
    = load (HEAD "seat: s human \u202eAli\u202c\u2067ce\n"
            "seat: n computer 2 علی\u200cرضا\n" REST "moves:\nend\n");

  g_assert_cmpstr (ludo_game_get_player (game, 0, 0)->name, ==, "Alice");
  g_assert_cmpstr (ludo_game_get_player (game, 1, 0)->name, ==,
                   "علی\u200cرضا");
}

static void
assert_masked (const GError *error,
               const char   *wanted)
{
  g_assert_error (error, LUDO_GAME_ERROR, LUDO_GAME_ERROR_RECORD);
  for (const char *p = error->message; *p != '\0'; p = g_utf8_next_char (p))
    g_assert_true (g_unichar_isprint (g_utf8_get_char (p)));
  g_assert_nonnull (strstr (error->message, wanted));
}

/* A message neither commands a terminal nor is turned round, and is short. */
static void
test_quoted (void)
{
  g_autofree char *token = g_strnfill (900000, 'a');
  g_autofree char *field = g_strconcat ("ludo: 1\n", token, ": b\n", NULL);
  g_autoptr (GError) bidi = NULL;
  g_autoptr (GError) control = NULL;
  g_autoptr (GError) length = NULL;
  g_autoptr (GError) name = NULL;
  g_autoptr (GString) text = NULL;
  g_autofree char *path
    = g_test_build_filename (G_TEST_DIST, "data", "records", "bidi.ludo", NULL);
  g_autofree char *contents = NULL;

  g_assert_null (load_file ("bidi.ludo", &bidi));
  assert_masked (bidi, ", line 13: “�c6e9�” cannot be played.");
  g_assert_null (load_file ("ctrl.ludo", &control));
  assert_masked (control, ", line 13: “�[31mc6e9�” cannot be played.");

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  text = g_string_new (contents);
  g_string_replace (text, "\u202ec6e9\u202c", token, 0);
  g_assert_null (ludo_record_from_text (text->str, -1, "a\x1b[2J", &length));
  assert_masked (length, "a�[2J, line 13: “aaaa");
  g_assert_nonnull (strstr (length->message, "aaa…” cannot be played. "));
  g_assert_cmpuint (strlen (length->message), <, 300);

  g_assert_null (ludo_record_from_text (field, -1, "a", &name));
  assert_masked (name, "aaa…”");
  g_assert_cmpuint (strlen (name->message), <, 300);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/round-trip", test_round_trip);
  g_test_add_func ("/record/from-position", test_from_position);
  g_test_add_func ("/record/team-and-counters", test_team_and_counters);
  g_test_add_func ("/record/team-order", test_team_order);
  g_test_add_func ("/record/lots", test_lots);
  g_test_add_func ("/record/stopped", test_stopped);
  g_test_add_func ("/record/faults", test_faults);
  g_test_add_func ("/record/branchy", test_variationy);
  g_test_add_func ("/record/truncated", test_truncated);
  g_test_add_func ("/record/contains", test_contains);
  g_test_add_func ("/record/edited", test_edited);
  g_test_add_func ("/record/edited/whole", test_edited_whole);
  g_test_add_func ("/record/edited/line", test_edited_line);
  g_test_add_func ("/record/names", test_names);
  g_test_add_func ("/record/quoted", test_quoted);

  return g_test_run ();
}
