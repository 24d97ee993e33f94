/* zohn-ahl-notation.c: positions and throws of Zohn Ahl as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zohn-ahl-notation.h"

#include <stdio.h>
#include <string.h>

#include "games/game-reader.h"

static bool
reader_literal (GameReader *reader,
                const char *literal)
{
  size_t length = strlen (literal);

  if (reader->end - reader->at < length
      || memcmp (reader->text + reader->at, literal, length) != 0)
    return false;
  reader->at += length;

  return true;
}

/* Every field but the first follows exactly one blank. */
static bool
reader_blank (GameReader *reader)
{
  if (reader_literal (reader, " "))
    return true;

  return game_error_set (reader->error, GAME_PARSE_SYNTAX, reader->at,
                         "expected one blank, then six fields in all");
}

/* A number without sign or leading zero, from 0 to @max. */
static bool
reader_number (GameReader *reader,
               int         max,
               const char *what,
               int        *number)
{
  size_t begin = reader->at;

  *number = 0;
  while (reader->at < reader->end && reader->text[reader->at] >= '0'
         && reader->text[reader->at] <= '9')
    {
      *number = *number * 10 + (reader->text[reader->at] - '0');
      reader->at++;
      if (*number > max)
        return game_error_set (reader->error, GAME_PARSE_RANGE, begin,
                               "%s is more than %d", what, max);
    }

  if (reader->at == begin)
    return game_error_set (reader->error, GAME_PARSE_SYNTAX, begin,
                           "expected a number for %s", what);
  if (reader->text[begin] == '0' && reader->at - begin > 1)
    return game_error_set (reader->error, GAME_PARSE_SYNTAX, begin,
                           "%s is written with a needless 0", what);

  return true;
}

/* The ruleset's name with its colon and blank; without a name it is the
 * default. */
static bool
read_ruleset (GameReader *reader,
              uint8_t    *ruleset)
{
  const char *colon = memchr (reader->text + reader->at, ':',
                              reader->end - reader->at);

  *ruleset = ZOHN_AHL_RULESET_ZOHN_AL;
  if (colon == NULL)
    return true;

  for (int i = 1; i < ZOHN_AHL_N_RULESETS; i++)
    {
      const char *id = zohn_ahl_ruleset (i)->id;
      size_t length = strlen (id);

      if ((size_t) (colon - reader->text) - reader->at == length
          && memcmp (reader->text + reader->at, id, length) == 0)
        {
          reader->at += length + 1;
          *ruleset = (uint8_t) i;

          return reader_blank (reader);
        }
    }

  return game_error_set (reader->error, GAME_PARSE_RULESET, reader->at,
                         "no ruleset of this name is written before a colon");
}

static bool
read_steps (GameReader *reader,
            int         n_spaces,
            const char *what,
            int8_t     *steps)
{
  int number;

  if (reader_literal (reader, "-"))
    {
      *steps = ZOHN_AHL_OFF_BOARD;

      return true;
    }
  if (!reader_number (reader, n_spaces - 1, what, &number))
    return false;
  *steps = (int8_t) number;

  return true;
}

static bool
read_counters (GameReader *reader,
               const char *what,
               uint8_t    *counters)
{
  int number;

  if (!reader_number (reader, 2 * ZOHN_AHL_COUNTERS_MAX, what, &number))
    return false;
  *counters = (uint8_t) number;

  return true;
}

static bool
read_turn (GameReader *reader,
           uint8_t    *turn)
{
  if (reader_literal (reader, "r"))
    *turn = ZOHN_AHL_RED;
  else if (reader_literal (reader, "g"))
    *turn = ZOHN_AHL_GREEN;
  else
    return game_error_set (reader->error, GAME_PARSE_SYNTAX, reader->at,
                           "expected r or g, the side to throw");

  return true;
}

static bool
read_misses (GameReader *reader,
             uint8_t    *misses)
{
  *misses = 0;
  if (reader_literal (reader, "-"))
    return true;
  if (reader_literal (reader, "r"))
    *misses |= 1 << ZOHN_AHL_RED;
  if (reader_literal (reader, "g"))
    *misses |= 1 << ZOHN_AHL_GREEN;
  if (*misses == 0)
    return game_error_set (reader->error, GAME_PARSE_SYNTAX, reader->at,
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
  if (!read_ruleset (&reader, &read.ruleset))
    return false;
  n_spaces = zohn_ahl_ruleset (read.ruleset)->n_spaces;

  if (!read_steps (&reader, n_spaces, "Red's steps", &read.steps[0])
      || !reader_blank (&reader)
      || !read_steps (&reader, n_spaces, "Green's steps", &read.steps[1])
      || !reader_blank (&reader)
      || !read_counters (&reader, "Red's counters", &read.counters[0])
      || !reader_blank (&reader)
      || !read_counters (&reader, "Green's counters", &read.counters[1])
      || !reader_blank (&reader)
      || !read_turn (&reader, &read.turn)
      || !reader_blank (&reader)
      || !read_misses (&reader, &read.misses))
    return false;
  if (!game_reader_is_done (&reader))
    return game_error_set (error, GAME_PARSE_SYNTAX, reader.at,
                           "nothing may follow the position");

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
  (void) state;
  strcpy (text, zohn_ahl_stick (move)->token);
}
