/* zohn-ahl-notation.c: positions and throws of Zohn Ahl as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zohn-ahl-notation.h"

#include <stdio.h>
#include <string.h>

#include "games/game-reader.h"
#include "zohn-ahl-variant.h"

/* Every field but the first follows exactly one blank. */
static bool
read_blank (GameReader *reader)
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

/* Takes the name of a knob and "=" if they come next.  Returns: the knob, or
 * ZOHN_AHL_N_KNOBS. */
static size_t
read_knob_id (GameReader *reader)
{
  for (size_t i = 0; i < ZOHN_AHL_N_KNOBS; i++)
    {
      const char *id = zohn_ahl_variants.knobs[i].id;
      size_t length = strlen (id);

      if (reader->end - reader->at > length
          && memcmp (reader->text + reader->at, id, length) == 0
          && reader->text[reader->at + length] == '=')
        {
          reader->at += length + 1;

          return i;
        }
    }

  return ZOHN_AHL_N_KNOBS;
}

/* Reads a changed rule as it is printed; its knob comes after @last. */
static bool
read_knob (GameReader  *reader,
           size_t      *last,
           GameVariant *variant)
{
  size_t first = reader->at;
  size_t index = read_knob_id (reader);
  const GameKnob *knob = &zohn_ahl_variants.knobs[index];
  int64_t number;

  if (index == ZOHN_AHL_N_KNOBS || index <= *last)
    return game_reader_refuse (reader, "a changed rule is expected, in order");
  if (!game_reader_take_number (reader, knob->least, knob->most, &number,
                                "a number is expected"))
    return false;

  *last = index;
  variant->values[index] = (int) number;
  if ((number - knob->least) % knob->step != 0
      || !zohn_ahl_variant_differs (variant, index))
    return game_error_set (reader->error, GAME_PARSE_RANGE, first,
                           "this is no change of the rule");

  return true;
}

/* Reads what stands in front of a position: nothing, a ruleset, or a ruleset
 * and how it is changed. */
static bool
read_rules (GameReader  *reader,
            GameVariant *variant)
{
  const char *start = reader->text + reader->at;
  const char *colon = memchr (start, ':', reader->end - reader->at);
  size_t length = colon != NULL ? (size_t) (colon - start) : 0;
  const char *blank = memchr (start, '=', length) != NULL
                        ? memchr (start, ' ', length) : NULL;
  /* There is no knob for counters: the position says how many there are. */
  size_t last = ZOHN_AHL_KNOB_COUNTERS;
  uint8_t ruleset = 0;

  if (blank == NULL)
    {
      if (!game_reader_take_ruleset (reader, &zohn_ahl_rules, &ruleset))
        return false;
      zohn_ahl_variants.start (ruleset, variant);

      return true;
    }

  while (ruleset < ZOHN_AHL_N_RULESETS
         && (strlen (zohn_ahl_ruleset (ruleset)->id) != (size_t) (blank - start)
             || memcmp (start, zohn_ahl_ruleset (ruleset)->id,
                        (size_t) (blank - start)) != 0))
    ruleset++;
  if (ruleset == ZOHN_AHL_N_RULESETS)
    return game_error_set (reader->error, GAME_PARSE_RULESET, reader->at,
                           "there is no such ruleset to change");
  zohn_ahl_variants.start (ruleset, variant);
  reader->at += (size_t) (blank - start);
  while (game_reader_skip (reader, ' '))
    if (!read_knob (reader, &last, variant))
      return false;

  return game_reader_take (reader, ':', "a colon follows the changed rules")
         && game_reader_take (reader, ' ', "a blank follows the colon");
}

bool
zohn_ahl_parse (const char *text,
                GameState  *state,
                GameError  *error)
{
  GameReader reader;
  ZohnAhlState read = { 0 };
  GameVariant variant;
  GameState whole;
  const char *wrong;
  size_t first;
  int n_spaces;

  game_reader_init (&reader, text, error);
  first = reader.at;
  if (!read_rules (&reader, &variant))
    return false;
  n_spaces = variant.values[ZOHN_AHL_KNOB_SPACES];

  for (int seat = 0; seat < 2; seat++)
    if (!read_steps (&reader, n_spaces, &read.steps[seat])
        || !read_blank (&reader))
      return false;
  for (int seat = 0; seat < 2; seat++)
    if (!read_counters (&reader, &read.counters[seat])
        || !read_blank (&reader))
      return false;
  if (!read_turn (&reader, &read.turn) || !read_blank (&reader)
      || !read_misses (&reader, &read.misses))
    return false;
  if (!game_reader_is_done (&reader))
    return game_reader_refuse (&reader, "nothing may follow the position");

  memset (&whole, 0, sizeof whole);
  memcpy (&whole, &read, sizeof read);
  zohn_ahl_variant_take (&variant, &whole);
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

/* Writes the rules in front of a position; they are left out where they are
 * those of the usual ruleset.  Returns: how many bytes that took. */
static int
print_rules (const GameState *state,
             char            *text)
{
  const ZohnAhlState *self = zohn_ahl_state (state);
  GameVariant variant;
  int n;

  if (self->ruleset == 0 && !self->changed)
    return 0;

  n = sprintf (text, "%s", zohn_ahl_ruleset (self->ruleset)->id);
  zohn_ahl_variant_find (state, &variant);
  for (size_t i = 0; i < ZOHN_AHL_N_KNOBS; i++)
    if (zohn_ahl_variant_differs (&variant, i))
      n += sprintf (text + n, " %s=%d", zohn_ahl_variants.knobs[i].id,
                    variant.values[i]);

  return n + sprintf (text + n, ": ");
}

void
zohn_ahl_print (const GameState *state,
                char            *text)
{
  static const char *const misses[] = { "-", "r", "g", "rg" };
  const ZohnAhlState *self = zohn_ahl_state (state);
  char red[5], green[5];
  int n = print_rules (state, text);

  print_steps (self->steps[ZOHN_AHL_RED], red);
  print_steps (self->steps[ZOHN_AHL_GREEN], green);
  snprintf (text + n, GAME_POSITION_TEXT_MAX - (size_t) n,
            "%s %s %d %d %c %s", red, green,
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
          if (zohn_ahl_weight (state, candidate) == 0)
            return game_error_set (error, GAME_PARSE_ILLEGAL, 0,
                                   "the sticks cannot fall so");
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
