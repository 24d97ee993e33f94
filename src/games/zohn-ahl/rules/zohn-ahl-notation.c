/* zohn-ahl-notation.c: positions and throws of Zohn Ahl as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zohn-ahl-notation.h"

#include <stdio.h>
#include <string.h>

#include "games/game-reader.h"

/* Every field but the first follows exactly one blank. */
static bool
take_blank (GameReader *reader)
{
  return game_reader_take (reader, ' ',
                           "expected one blank, then six fields in all");
}

static bool
read_steps (GameReader *reader,
            int         n_spaces,
            int8_t     *steps)
{
  int64_t number;

  if (game_reader_skip (reader, '-'))
    {
      *steps = ZOHN_AHL_OFF_BOARD;

      return true;
    }
  if (!game_reader_take_number (reader, 0, n_spaces - 1, &number,
                                "a number of steps or - is expected"))
    return false;
  *steps = (int8_t) number;

  return true;
}

static bool
read_counters (GameReader *reader,
               uint8_t    *counters)
{
  int64_t number;

  if (!game_reader_take_number (reader, 0, 2 * ZOHN_AHL_COUNTERS_MAX, &number,
                                "a number of counters is expected"))
    return false;
  *counters = (uint8_t) number;

  return true;
}

static bool
read_turn (GameReader *reader,
           uint8_t    *turn)
{
  if (game_reader_skip (reader, 'r'))
    *turn = ZOHN_AHL_RED;
  else if (game_reader_skip (reader, 'g'))
    *turn = ZOHN_AHL_GREEN;
  else
    return game_reader_refuse (reader, "expected r or g, the side to throw");

  return true;
}

static bool
read_misses (GameReader *reader,
             uint8_t    *misses)
{
  *misses = 0;
  if (game_reader_skip (reader, '-'))
    return true;
  if (game_reader_skip (reader, 'r'))
    *misses |= 1 << ZOHN_AHL_RED;
  if (game_reader_skip (reader, 'g'))
    *misses |= 1 << ZOHN_AHL_GREEN;
  if (*misses == 0)
    return game_reader_refuse (reader,
                               "expected r, g, rg or -, who misses a turn");

  return true;
}

bool
zohn_ahl_parse (const char *text,
                GameState  *state,
                GameError  *error)
{
  GameReader reader;
  ZohnAhlState read = { 0 };
  GameState whole;
  const char *wrong;
  size_t first;
  int n_spaces;

  game_reader_init (&reader, text, error);
  first = reader.at;
  if (!game_reader_take_ruleset (&reader, &zohn_ahl_rules, &read.ruleset))
    return false;
  n_spaces = zohn_ahl_ruleset (read.ruleset)->n_spaces;

  for (int seat = 0; seat < 2; seat++)
    if (!read_steps (&reader, n_spaces, &read.steps[seat])
        || !take_blank (&reader))
      return false;
  for (int seat = 0; seat < 2; seat++)
    if (!read_counters (&reader, &read.counters[seat])
        || !take_blank (&reader))
      return false;
  if (!read_turn (&reader, &read.turn) || !take_blank (&reader)
      || !read_misses (&reader, &read.misses))
    return false;
  if (!game_reader_is_done (&reader))
    return game_reader_refuse (&reader, "nothing may follow the position");

  memset (&whole, 0, sizeof whole);
  memcpy (&whole, &read, sizeof read);
  wrong = zohn_ahl_rules.self_check (&whole);
  if (wrong != NULL)
    return game_error_set (error, GAME_PARSE_IMPOSSIBLE, first, "%s", wrong);
  *state = whole;

  return true;
}

static void
print_steps (int   steps,
             char *text)
{
  if (steps == ZOHN_AHL_OFF_BOARD)
    strcpy (text, "-");
  else
    snprintf (text, 5, "%d", steps);
}

void
zohn_ahl_print (const GameState *state,
                char            *text)
{
  static const char *const misses[] = { "-", "r", "g", "rg" };
  const ZohnAhlState *self = zohn_ahl_state (state);
  char red[5], green[5];

  print_steps (self->steps[ZOHN_AHL_RED], red);
  print_steps (self->steps[ZOHN_AHL_GREEN], green);
  snprintf (text, ZOHN_AHL_TEXT_MAX, "%s%s%s %s %d %d %c %s",
            self->ruleset == 0 ? "" : zohn_ahl_ruleset (self->ruleset)->id,
            self->ruleset == 0 ? "" : ": ",
            red, green,
            self->counters[ZOHN_AHL_RED], self->counters[ZOHN_AHL_GREEN],
            zohn_ahl_rules.seat_letters[self->turn],
            misses[self->misses & 3]);
}

bool
zohn_ahl_parse_move (const GameState *state,
                     const char      *text,
                     size_t           length,
                     GameMove        *move,
                     GameError       *error)
{
  for (int i = 0; i < ZOHN_AHL_N_THROWS; i++)
    {
      GameMove candidate = zohn_ahl_throw (i);
      const char *token = zohn_ahl_stick (candidate)->token;

      if (strlen (token) == length && memcmp (token, text, length) == 0)
        {
          if (!zohn_ahl_rules.at_chance (state))
            return game_error_set (error, GAME_PARSE_ILLEGAL, 0,
                                   "the game is over");
          *move = candidate;

          return true;
        }
    }

  return game_error_set (error, GAME_PARSE_SYNTAX, 0,
                         "a throw is t0 to t4, or t1s, t2s, t3s");
}

void
zohn_ahl_print_move (const GameState *state,
                     GameMove         move,
                     char            *text)
{
  strcpy (text, zohn_ahl_stick (move)->token);
}
