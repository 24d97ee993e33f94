/* ludo-record-reader.c: games as text, read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything in a record is checked against the rules: settings first, then
 * each move, then the result.  Every error names its line.
 */

#include "play/record/ludo-record-fields.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/games.h"
#include "play/ludo-lines.h"

static gboolean
read_counters (LudoRecordReader *reader,
               GameConfig       *config)
{
  g_auto (GStrv) words = NULL;
  guint64 counters[2];

  if (reader->values[LUDO_RECORD_FIELD_COUNTERS] == NULL)
    return TRUE;

  words = ludo_lines_split_words (reader->values[LUDO_RECORD_FIELD_COUNTERS],
                                  0);
  if (g_strv_length (words) != 2
      || !_ludo_record_parse_number (words[0], 1, 8, &counters[0])
      || !_ludo_record_parse_number (words[1], 1, 8, &counters[1]))
    return _ludo_record_fail_field (reader, LUDO_RECORD_FIELD_COUNTERS,
                                    _("two numbers of counters from 1 to 8 "
                                      "were expected"));

  config->counters[0] = (int) counters[0];
  config->counters[1] = (int) counters[1];

  return TRUE;
}

static gboolean
read_config (LudoRecordReader *reader,
             const GameRules  *rules,
             GameConfig       *config)
{
  const char *ruleset = reader->values[LUDO_RECORD_FIELD_RULESET];
  const char *setup = reader->values[LUDO_RECORD_FIELD_SETUP];
  guint64 players;

  game_rules_default_config (rules, config);

  config->ruleset = game_rules_find_ruleset (rules, ruleset);
  if (config->ruleset < 0)
    return _ludo_record_fail_field (reader, LUDO_RECORD_FIELD_RULESET,
                                    _("%s has no ruleset “%s”"), rules->id,
                                    ruleset);

  if (setup != NULL)
    config->setup = game_rules_find_setup (rules, setup);
  if (config->setup < 0)
    return _ludo_record_fail_field (reader, LUDO_RECORD_FIELD_SETUP,
                                    _("%s has no set-up “%s”"), rules->id,
                                    setup);

  if (!_ludo_record_parse_number (reader->values[LUDO_RECORD_FIELD_PLAYERS],
                                  (guint64) rules->min_players,
                                  (guint64) rules->max_players, &players))
    return _ludo_record_fail_field (reader, LUDO_RECORD_FIELD_PLAYERS,
                                    _("“%s” is not a number of players for "
                                      "%s"),
                                    reader->values[LUDO_RECORD_FIELD_PLAYERS],
                                    rules->id);
  config->players = (int) players;

  return read_counters (reader, config);
}

/* Sets @game, (transfer full), to the game at its start. */
static gboolean
create_game (LudoRecordReader  *reader,
             const GameRules   *rules,
             const GameConfig  *config,
             LudoGame         **game)
{
  const char *start = reader->values[LUDO_RECORD_FIELD_START];
  const char *name = reader->values[LUDO_RECORD_FIELD_VARIANT];
  g_autoptr (GError) local = NULL;
  guint64 seed;

  if (!_ludo_record_parse_number (reader->values[LUDO_RECORD_FIELD_SEED], 0,
                                  G_MAXUINT64, &seed))
    return _ludo_record_fail_field (reader, LUDO_RECORD_FIELD_SEED,
                                    _("“%s” is not a seed for random numbers"),
                                    reader->values[LUDO_RECORD_FIELD_SEED]);

  *game = start == NULL
            ? ludo_game_new (rules->id, config, seed, NULL)
            : ludo_game_new_from_position (rules->id, start, seed, &local);
  if (*game == NULL)
    return _ludo_record_fail_field (reader, LUDO_RECORD_FIELD_START, "%s",
                                    local->message);
  if (start != NULL && !ludo_game_set_config_details (*game, config))
    return _ludo_record_fail_field (reader, LUDO_RECORD_FIELD_START,
                                    _("the position does not have the ruleset "
                                      "or the number of players that the "
                                      "record names"));
  if (name != NULL && !ludo_game_set_rules_name (*game, name))
    return _ludo_record_fail_field (reader, LUDO_RECORD_FIELD_VARIANT,
                                    _("only changed rules can have a name"));

  return TRUE;
}

/* Reads the value of a "seat" line: letter, "human" or "computer N", and a
 * name. */
static gboolean
read_seat (LudoRecordReader *reader,
           LudoGame         *game,
           guint             index,
           int               seat,
           int               member)
{
  g_auto (GStrv) words
    = ludo_lines_split_words (g_ptr_array_index (reader->seats, index), 3);
  g_auto (GStrv) computer = NULL;
  guint line = g_array_index (reader->seat_lines, guint, index);
  LudoPlayer *player = ludo_game_get_player (game, seat, member);
  char letter = ludo_game_get_rules (game)->seat_letters[seat];
  guint n_words = g_strv_length (words);
  guint64 level;

  if (n_words < 2 || words[0][0] != letter || words[0][1] != '\0')
    return _ludo_record_fail (reader, line, _("the seat “%c” was expected"),
                              letter);

  if (g_str_equal (words[1], "human"))
    {
      player->kind = LUDO_PLAYER_HUMAN;
      ludo_player_set_name (player, words[2]);
      return TRUE;
    }

  computer = ludo_lines_split_words (n_words > 2 ? words[2] : "", 2);
  if (!g_str_equal (words[1], "computer") || computer[0] == NULL
      || !_ludo_record_parse_number (computer[0], 1, LUDO_PLAYER_LEVEL_MAX,
                                     &level))
    return _ludo_record_fail (reader, line,
                              _("“human”, or “computer” and a level from 1 to "
                                "%d, was expected"), LUDO_PLAYER_LEVEL_MAX);

  player->kind = LUDO_PLAYER_COMPUTER;
  player->level = (int) level;
  ludo_player_set_name (player, computer[1]);

  return TRUE;
}

/* Whether the first two lines are of the same side: earlier states of the
 * program listed one team after the other. */
static gboolean
is_listed_by_side (LudoRecordReader *reader,
                   LudoGame         *game)
{
  const char *second = reader->seats->len > 1
                         ? g_ptr_array_index (reader->seats, 1) : "";

  return ludo_game_get_team_size (game) > 1
         && second[0] == ludo_game_get_rules (game)->seat_letters[0];
}

/* Reads the players in the order of play: the first of each side, then the
 * second of each. */
static gboolean
read_seats (LudoRecordReader *reader,
            LudoGame         *game)
{
  const char *team = reader->values[LUDO_RECORD_FIELD_TEAM_SIZE];
  guint64 team_size = 1;
  guint index = 0;
  gboolean by_side;
  int n_seats;

  if (team != NULL
      && !_ludo_record_parse_number (
        team, 1, (guint64) ludo_game_get_info (game)->max_team_size,
        &team_size))
    return _ludo_record_fail_field (reader, LUDO_RECORD_FIELD_TEAM_SIZE,
                                    _("“%s” is not a possible team size "
                                      "here"), team);
  ludo_game_set_team_size (game, (int) team_size);

  n_seats = ludo_game_get_n_seats (game);
  by_side = is_listed_by_side (reader, game);
  for (; index < (guint) n_seats * (guint) team_size; index++)
    {
      int at = (int) index;
      int seat = by_side ? at / (int) team_size : at % n_seats;
      int member = by_side ? at % (int) team_size : at / n_seats;

      if (index >= reader->seats->len)
        return _ludo_record_fail_field (reader, LUDO_RECORD_FIELD_MOVES,
                                        _("a “seat” line is missing before "
                                          "the moves"));
      if (!read_seat (reader, game, index, seat, member))
        return FALSE;
    }

  if (index < reader->seats->len)
    return _ludo_record_fail (reader,
                              g_array_index (reader->seat_lines, guint, index),
                              _("there are more seats than players"));

  return TRUE;
}

/* Reads who drew the first seat, if lots were drawn; there are none for a
 * position that is given. */
static gboolean
read_lots (LudoRecordReader *reader,
           LudoGame         *game)
{
  const char *value = reader->values[LUDO_RECORD_FIELD_LOTS];
  int n_seats = ludo_game_get_n_seats (game);
  guint64 lot;

  if (value == NULL)
    return TRUE;

  if (ludo_game_get_start_position (game) != NULL)
    return _ludo_record_fail_field (reader, LUDO_RECORD_FIELD_LOTS,
                                    _("no lots are drawn when a position is "
                                      "given"));
  if (!_ludo_record_parse_number (value, 1, (guint64) n_seats, &lot))
    return _ludo_record_fail_field (reader, LUDO_RECORD_FIELD_LOTS,
                                    _("a number from 1 to %d was expected: "
                                      "that of the player who drew the first "
                                      "seat"), n_seats);
  ludo_game_set_lot (game, (int) lot);

  return TRUE;
}

/* A game is refused that is too long, or that has so many variations that to
 * play them all would keep the program busy for minutes. */
static gboolean
check_length (LudoRecordReader *reader,
              LudoGame         *game)
{
  if (ludo_game_get_n_plies (game) >= LUDO_RECORD_PLIES_MAX)
    return _ludo_record_fail (reader, reader->at,
                              _("a game can have at most %d moves"),
                              LUDO_RECORD_PLIES_MAX);
  if (reader->n_played++ >= LUDO_RECORD_PLAYED_MAX)
    return _ludo_record_fail (reader, reader->at,
                              _("a game can have at most %d moves, counting "
                                "all its branches"), LUDO_RECORD_PLAYED_MAX);

  return TRUE;
}

static gboolean
play_line (LudoRecordReader *reader,
           LudoGame         *game)
{
  g_auto (GStrv) tokens
    = ludo_lines_split_words (reader->lines[reader->at], 0);

  for (guint i = 0; tokens[i] != NULL; i++)
    {
      g_autoptr (GError) local = NULL;

      if (!check_length (reader, game))
        return FALSE;
      if (!ludo_game_play (game, tokens[i], &local))
        return _ludo_record_fail (reader, reader->at, "%s", local->message);
    }

  return TRUE;
}

/* Returns the text after the heading @name and its colon in @line; NULL if the
 * line has another heading or none. */
static char *
dup_heading (const char *line,
             const char *name)
{
  g_autofree char *copy = g_strdup (line);
  const char *value = ludo_lines_split_field (copy);

  return value != NULL && g_str_equal (copy, name) ? g_strdup (value) : NULL;
}

static gboolean
is_undone (const char *line)
{
  g_autofree char *value = dup_heading (line, "undone");

  return value != NULL && value[0] == '\0';
}

static gboolean
is_branch (const char *line)
{
  g_autofree char *value = dup_heading (line, "branch");

  return value != NULL;
}

/* Reads lines of moves.  Leaves the reader on the line that ends them: the next
 * part of the record, or its end. */
static gboolean
play_lines (LudoRecordReader *reader,
            LudoGame         *game)
{
  for (; reader->at < reader->n_lines; reader->at++)
    {
      const char *line = reader->lines[reader->at];

      if (_ludo_record_is_skipped (line))
        continue;
      if (g_str_equal (line, "end") || is_undone (line) || is_branch (line))
        return TRUE;
      if (!play_line (reader, game))
        return FALSE;
    }

  return _ludo_record_fail (reader, reader->n_lines - 1,
                            _("the record breaks off: its last line is not "
                              "“end”"));
}

static gboolean
check_result (LudoRecordReader *reader,
              LudoGame         *game)
{
  g_autofree char *result = ludo_record_dup_result (game);

  if (!g_str_equal (result, reader->values[LUDO_RECORD_FIELD_RESULT]))
    return _ludo_record_fail_field (reader, LUDO_RECORD_FIELD_RESULT,
                                    _("the result is given as “%s”, but these "
                                      "moves lead to “%s”"),
                                    reader->values[LUDO_RECORD_FIELD_RESULT],
                                    result);

  return TRUE;
}

/* Goes back to the main line, whose first @n_plies the game has played, so that
 * the next variation can leave it. */
static gboolean
return_to_main_line (LudoRecordReader  *reader,
                     LudoGame          *game,
                     const char *const *main_line,
                     guint              n_plies)
{
  ludo_game_go_to (game, n_plies);
  ludo_game_forget_undone (game);
  for (guint i = n_plies; main_line[i] != NULL; i++)
    {
      if (!check_length (reader, game))
        return FALSE;
      if (!ludo_game_play (game, main_line[i], NULL))
        g_assert_not_reached ();
    }

  return TRUE;
}

/* A line "variation: N" and the moves that follow ply N of the main line. */
static gboolean
read_variation (LudoRecordReader  *reader,
                LudoGame          *game,
                const char *const *main_line)
{
  g_autofree char *number = dup_heading (reader->lines[reader->at], "branch");
  g_auto (GStrv) line = NULL;
  guint64 n_common;

  if (!_ludo_record_parse_number (
        number, 0, g_strv_length ((char **) main_line), &n_common))
    return _ludo_record_fail (reader, reader->at,
                              _("a branch must begin at one of the moves of "
                                "the game"));

  if (g_list_model_get_n_items (ludo_game_get_variations (game))
      == LUDO_GAME_VARIATIONS_MAX)
    return _ludo_record_fail (reader, reader->at,
                              _("a game can have at most %d branches"),
                              LUDO_GAME_VARIATIONS_MAX);

  reader->at++;
  ludo_game_go_to (game, (guint) n_common);
  ludo_game_forget_undone (game);
  if (!play_lines (reader, game))
    return FALSE;

  line = ludo_game_dup_line (game);
  ludo_game_add_variation (game, (const char *const *) line);

  return return_to_main_line (reader, game, main_line, (guint) n_common);
}

/* Reads undone plies and variations.  Undone plies are played, and taken back
 * at the very end, so that they are checked like all others. */
static gboolean
read_asides (LudoRecordReader *reader,
             LudoGame         *game)
{
  guint n_plies = ludo_game_get_n_plies (game);
  g_auto (GStrv) line = NULL;

  if (is_undone (reader->lines[reader->at]))
    {
      reader->at++;
      if (!play_lines (reader, game))
        return FALSE;
    }

  line = ludo_game_dup_line (game);
  while (is_branch (reader->lines[reader->at]))
    if (!read_variation (reader, game, (const char *const *) line))
      return FALSE;
  ludo_game_go_to (game, n_plies);

  if (!g_str_equal (reader->lines[reader->at], "end"))
    return _ludo_record_fail (reader, reader->at,
                              _("“%s” does not belong here"),
                              reader->lines[reader->at]);

  return TRUE;
}

static gboolean
read_moves (LudoRecordReader *reader,
            LudoGame         *game)
{
  if (!play_lines (reader, game) || !check_result (reader, game)
      || !read_asides (reader, game))
    return FALSE;

  for (reader->at++; reader->at < reader->n_lines; reader->at++)
    if (!_ludo_record_is_skipped (reader->lines[reader->at]))
      return _ludo_record_fail (reader, reader->at,
                                _("nothing was expected after “end”"));

  return TRUE;
}

static gboolean
read_game (LudoRecordReader  *reader,
           LudoGame         **game)
{
  const GameRules *rules;
  GameConfig config;
  gboolean read;

  if (!_ludo_record_read_fields (reader))
    return FALSE;

  rules = games_find (reader->values[LUDO_RECORD_FIELD_GAME]);
  if (rules == NULL)
    return _ludo_record_fail_field (reader, LUDO_RECORD_FIELD_GAME,
                                    _("there is no game called “%s”"),
                                    reader->values[LUDO_RECORD_FIELD_GAME]);
  if (!read_config (reader, rules, &config)
      || !create_game (reader, rules, &config, game))
    return FALSE;

  ludo_game_set_date (*game, reader->values[LUDO_RECORD_FIELD_DATE]);
  ludo_game_begin_change (*game);
  read = read_seats (reader, *game) && read_lots (reader, *game)
         && read_moves (reader, *game);
  ludo_game_end_change (*game);

  return read;
}

LudoGame *
ludo_record_from_text (const char  *text,
                       gssize       length,
                       const char  *name,
                       GError     **error)
{
  g_auto (GStrv) lines = NULL;
  g_autoptr (GPtrArray) seats = NULL;
  g_autoptr (GArray) seat_lines = NULL;
  g_autoptr (LudoGame) game = NULL;
  LudoRecordReader reader = { .name = name, .error = error };
  const char *bad;
  gsize n_bytes;

  g_return_val_if_fail (text != NULL && name != NULL, NULL);

  n_bytes = length < 0 ? strlen (text) : (gsize) length;
  if (!g_utf8_validate (text, (gssize) n_bytes, &bad))
    {
      _ludo_record_fail (&reader, ludo_lines_count (text, bad) - 1,
                         _("not a text file in UTF-8"));
      return NULL;
    }

  if (n_bytes == 0 || n_bytes > LUDO_RECORD_SIZE_MAX)
    {
      _ludo_record_fail (&reader, 0, "%s",
                         n_bytes == 0
                           ? _("the file is empty")
                           : _("too large to be the record of a game"));
      return NULL;
    }

  lines = ludo_lines_split (text, (gssize) n_bytes);
  seats = g_ptr_array_new ();
  seat_lines = g_array_new (FALSE, FALSE, sizeof (guint));
  reader.lines = lines;
  reader.n_lines = g_strv_length (lines);
  reader.seats = seats;
  reader.seat_lines = seat_lines;

  return read_game (&reader, &game) ? g_steal_pointer (&game) : NULL;
}
