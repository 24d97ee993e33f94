/* fuzz-play.c: records, the games that were left, positions and moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "fuzz.h"

#include <string.h>

#include "games/games.h"
#include "play-fixture.h"
#include "play/record/ludo-record.h"
#include "play/record/ludo-store.h"
#include "test-folder.h"

#define GAMES_MADE 3
#define PLIES_MADE 60

static GString *
take_string (char *text)
{
  GString *string = g_string_new (text);

  g_free (text);

  return string;
}

static void
make_records (GPtrArray *corpus,
              GameRng   *rng)
{
  for (guint g = 0; games_list ()[g] != NULL; g++)
    for (int i = 0; i < GAMES_MADE; i++)
      {
        g_autoptr (LudoGame) game =
          ludo_game_new (games_list ()[g]->id, NULL, game_rng_next (rng),
                         NULL);
        guint n = play_random_plies (game, rng,
                                     5 + game_rng_below (rng, PLIES_MADE));

        g_ptr_array_add (corpus, take_string (ludo_record_to_text (game)));
        ludo_game_start_variation (game, n / 2);
        ludo_game_go_to (game, n / 3);
        g_ptr_array_add (corpus, take_string (ludo_record_to_text (game)));
      }
}

static void
check_same_again (LudoGame *game)
{
  g_autofree char *first = ludo_record_to_text (game);
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoGame) again = ludo_record_from_text (first, -1, "again",
                                                      &error);
  g_autofree char *second = NULL;

  g_assert_no_error (error);
  second = ludo_record_to_text (again);
  g_assert_cmpstr (first, ==, second);
}

static gboolean
try_record (const char *text,
            gsize       length,
            const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoGame) game = ludo_record_from_text (text, (gssize) length,
                                                     "fuzz", &error);

  if (game != NULL)
    check_same_again (game);
  else
    fuzz_check_error (error);

  return game != NULL;
}

static const char *const record_words[] = {
  "end", "undone:", "branch: 3", "branch: 0", "moves:", "seat: s human",
  "ludo: 99999999999", "players: -1", "start: ", "pass", "r111", "t4",
  "c2xe4", "result: draw", "seed: 18446744073709551615", "counters: 8 8",
  "team-size: 2", "date: 9999-12-31", "\xc2\xa0", "\xff", "%s%n",
  "start: h:15 h:15 w -", "\xef\xbb\xbf", "\r\n", NULL,
};

const FuzzKind fuzz_record = {
  .name = "record",
  .words = record_words,
  .make = make_records,
  .try = try_record,
  .cost = 1,
};

/* The game that was left, found by the next window: it goes on as it is, or
 * what cannot be read is kept, byte by byte, and another can be begun. */
static gboolean
try_store (const char *text,
           gsize       length,
           const char *folder)
{
  g_autofree char *base = g_build_filename (folder, "current", NULL);
  g_autofree char *aside = g_build_filename (base, "tavli.ludo.1.broken",
                                             NULL);
  g_autoptr (LudoStore) store = ludo_store_new (base, NULL);
  g_autofree char *path = fuzz_write (base, "tavli.ludo", text, length);
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoGame) game = ludo_store_load (store, "tavli", &error);

  if (game != NULL)
    check_same_again (game);
  else
    {
      gboolean left = g_file_test (path, G_FILE_TEST_EXISTS);
      g_autofree char *kept = NULL;
      gsize kept_length;

      fuzz_check_error (error);
      g_assert_true (g_file_get_contents (left ? path : aside, &kept,
                                          &kept_length, NULL));
      g_assert_cmpmem (kept, kept_length, text, length);
      g_assert_cmpint (ludo_store_has (store, "tavli"), ==, left);
    }
  g_clear_object (&store);
  test_remove_folder (base);

  return game != NULL;
}

const FuzzKind fuzz_store = {
  .name = "store",
  .words = record_words,
  .make = make_records,
  .try = try_store,
  .cost = 4,
};

/* "tavli <position>", as the words of one line. */
static gboolean
read_position (const char       *text,
               const GameRules **rules,
               GameState        *state)
{
  const char *blank = strchr (text, ' ');
  g_autofree char *id = blank != NULL ? g_strndup (text, blank - text)
                                      : g_strdup (text);
  GameError error = { 0 };

  *rules = games_find (id);
  if (*rules == NULL)
    return FALSE;
  memset (state, 0, sizeof *state);
  if ((*rules)->parse (blank != NULL ? blank : "", state, &error))
    return TRUE;

  g_assert_cmpint (error.code, !=, GAME_PARSE_OK);
  g_assert_cmpuint (error.offset, <=, strlen (blank != NULL ? blank : ""));
  g_assert_cmpstr (error.reason, !=, "");

  return FALSE;
}

/* All that is asked of a position that can stand. */
static gboolean
try_position (const char *text,
              gsize       length,
              const char *folder)
{
  const GameRules *rules;
  GameState state, again;
  GameMove moves[GAME_MOVES_MAX];
  GameThrow throws[GAME_THROWS_MAX];
  GameOutcome outcome;
  char printed[GAME_POSITION_TEXT_MAX];
  int n_moves, n_throws, n_seats;

  if (!read_position (text, &rules, &state))
    return FALSE;

  g_assert_cmpstr (rules->self_check (&state), ==, NULL);
  rules->print (&state, printed);
  memset (&again, 0, sizeof again);
  g_assert_true (rules->parse (printed, &again, NULL));
  g_assert_cmpmem (&again, sizeof again, &state, sizeof state);

  rules->outcome (&state, &outcome);
  n_moves = rules->legal_moves (&state, moves);
  n_throws = rules->throws (&state, throws);
  g_assert_true (outcome.over ? n_moves + n_throws == 0
                              : (n_moves > 0) != (n_throws > 0));
  n_seats = rules->n_active != NULL ? rules->n_active (&state) : 2;
  for (int seat = 0; seat < n_seats; seat++)
    rules->evaluate (&state, seat);
  for (int i = 0; i < n_moves + n_throws; i++)
    {
      GameState next = state;

      rules->apply (&next, i < n_moves ? moves[i] : throws[i - n_moves].move,
                    NULL);
      g_assert_cmpstr (rules->self_check (&next), ==, NULL);
    }

  return TRUE;
}

/* Positions of random games, each with one of its moves where @with_move. */
static void
make_positions_of (const GameRules *rules,
                   gboolean         with_move,
                   GPtrArray       *corpus,
                   GameRng         *rng)
{
  g_autoptr (LudoGame) game = ludo_game_new (rules->id, NULL,
                                             game_rng_next (rng), NULL);

  do
    {
      const GameState *state = ludo_game_get_state (game);
      GString *line = g_string_new (rules->id);
      char text[GAME_POSITION_TEXT_MAX];
      GameMove moves[GAME_MOVES_MAX];

      rules->print (state, text);
      g_string_append_printf (line, " %s", text);
      if (with_move && rules->legal_moves (state, moves) > 0)
        {
          rules->print_move (state, moves[0], text);
          g_string_append_printf (line, "\n%s", text);
        }
      g_ptr_array_add (corpus, line);
    }
  while (play_random_plies (game, rng, 7) > 0 && corpus->len < 2000);
}

static void
make_positions (GPtrArray *corpus,
                GameRng   *rng)
{
  for (guint g = 0; games_list ()[g] != NULL; g++)
    make_positions_of (games_list ()[g], FALSE, corpus, rng);
}

static void
make_moves (GPtrArray *corpus,
            GameRng   *rng)
{
  for (guint g = 0; games_list ()[g] != NULL; g++)
    make_positions_of (games_list ()[g], TRUE, corpus, rng);
}

static const char *const position_words[] = {
  "natatu: ", "nambidi: ", "smith-dale: ", "ludii: ", "!!", "h:15",
  "m12:1", "24:2", ",x", "o:15", "w", "-",
  "111", "654", "/", "7,", ",", "+?", "!", "tavli ", "chisolo ", "ken-wan ",
  "zohn-ahl ", "pass", "c2xe4", "m3/off", "h/6", "(", ")", "*", "\t", "\n",
  "\xc3\xa9", NULL,
};

const FuzzKind fuzz_position = {
  .name = "position",
  .words = position_words,
  .make = make_positions,
  .try = try_position,
  .cost = 1,
};

/* A position, and on the next line a move: legal, or refused with the reason
 * in words. */
static gboolean
try_move (const char *text,
          gsize       length,
          const char *folder)
{
  const char *end = strchr (text, '\n');
  g_autofree char *position = end != NULL ? g_strndup (text, end - text)
                                          : g_strdup (text);
  g_autofree char *token = g_strdup (end != NULL ? end + 1 : "");
  const GameRules *rules;
  GameState state;
  GameMove move;
  GameError error = { 0 };
  char printed[GAME_MOVE_TEXT_MAX];

  if (!read_position (position, &rules, &state))
    return FALSE;

  /* A file of text ends with a line's end. */
  if (g_str_has_suffix (token, "\n"))
    token[strlen (token) - 1] = '\0';
  if (!rules->parse_move (&state, token, strlen (token), &move, &error))
    {
      g_autoptr (LudoGame) game =
        ludo_game_new_from_position (rules->id, strchr (position, ' '), 1,
                                     NULL);
      g_autofree char *reason = NULL;
      const char *rule_id = NULL;

      g_assert_cmpint (error.code, !=, GAME_PARSE_OK);
      g_assert_cmpuint (error.offset, <=, strlen (token));
      g_assert_nonnull (game);
      if (!g_utf8_validate (token, -1, NULL))
        return FALSE;
      reason = ludo_game_describe_refusal (game, token, &rule_id);
      g_assert_cmpstr (reason, !=, NULL);
      g_assert_true (g_utf8_validate (reason, -1, NULL));
      return FALSE;
    }

  rules->print_move (&state, move, printed);
  g_assert_cmpmem (printed, strlen (printed), token, strlen (token));
  rules->apply (&state, move, NULL);
  g_assert_cmpstr (rules->self_check (&state), ==, NULL);

  return TRUE;
}

const FuzzKind fuzz_move = {
  .name = "move",
  .words = position_words,
  .make = make_moves,
  .try = try_move,
  .cost = 1,
};
