/* chisolo-notation.c: positions and moves of Chisolo as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of Chisolo, notation.
 */

#include "chisolo-notation.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "games/chisolo/rules/chisolo-rules.h"
#include "games/game-reader.h"

/* Indexed by a ChisoloDirection plus one. */
static const char direction_signs[] = "-?+!";

/* Rows 4 to 1 separated by "/", counts a to g separated by commas. */
static bool
read_holes (GameReader   *reader,
            ChisoloState *state)
{
  for (int row = 3; row >= 0; row--)
    for (int column = 0; column < CHISOLO_COLUMNS; column++)
      {
        ChisoloCamp *camp = &state->camps[row / 2];
        int64_t stones = 0;

        if (!game_reader_take_number (reader, 0, CHISOLO_STONES_MAX, &stones,
                                      "a number of stones is expected"))
          return false;
        camp->stones[chisolo_hole_at (row, column)] = (uint8_t) stones;

        if (column < CHISOLO_COLUMNS - 1)
          {
            if (!game_reader_take (reader, ',', "a row has seven numbers, "
                                   "separated by commas"))
              return false;
          }
        else if (!game_reader_take (reader, row > 0 ? '/' : ' ',
                                    row > 0 ? "a slash follows a row"
                                            : "a blank follows the four rows"))
          return false;
      }

  return true;
}

static bool
read_directions (GameReader   *reader,
                 ChisoloState *state)
{
  for (int seat = 0; seat < 2; seat++)
    {
      int c = game_reader_peek (reader);
      const char *sign = c > 0 ? strchr (direction_signs, c) : NULL;

      if (sign == NULL)
        return game_reader_refuse (reader, "a direction is +, -, ? or !");
      state->directions[seat] = (int8_t) (sign - direction_signs - 1);
      reader->at++;
    }

  return true;
}

/* The player to move, the directions and the number of moves. */
static bool
read_turn (GameReader   *reader,
           ChisoloState *state)
{
  int64_t n_moves = 0;

  if (game_reader_peek (reader) != 's' && game_reader_peek (reader) != 'n')
    return game_reader_refuse (reader, "the player to move is s or n");
  state->turn = game_reader_peek (reader) == 'n';
  reader->at++;

  if (!game_reader_take (reader, ' ', "a blank follows the player to move")
      || !read_directions (reader, state)
      || !game_reader_take (reader, ' ', "a blank follows the directions")
      || !game_reader_take_number (reader, 0, UINT32_MAX, &n_moves,
                                   "the number of moves is expected"))
    return false;
  state->n_moves = (uint32_t) n_moves;

  return game_reader_is_done (reader)
         || game_reader_refuse (reader, "nothing follows the number of moves");
}

/* Returns the code that fits best the reason for which self_check refuses
 * @state. */
static GameParseCode
self_check_code (const ChisoloState *state)
{
  int most = chisolo_form_stones (chisolo_form (state->ruleset));

  return chisolo_camp_total (&state->camps[0]) > most
         || chisolo_camp_total (&state->camps[1]) > most
         ? GAME_PARSE_COUNT : GAME_PARSE_IMPOSSIBLE;
}

bool
chisolo_parse (const char *text,
               GameState  *state,
               GameError  *error)
{
  GameReader reader;
  GameState read;
  ChisoloState *chisolo = (ChisoloState *) &read;
  const char *wrong;

  memset (&read, 0, sizeof read);
  game_reader_init (&reader, text, error);
  if (!game_reader_take_ruleset (&reader, &chisolo_rules, &chisolo->ruleset)
      || !read_holes (&reader, chisolo)
      || !read_turn (&reader, chisolo))
    return false;

  wrong = chisolo_rules.self_check (&read);
  if (wrong != NULL)
    return game_error_set (error, self_check_code (chisolo), 0, "%s", wrong);
  *state = read;

  return true;
}

void
chisolo_print (const GameState *state,
               char            *text)
{
  const ChisoloState *chisolo = (const ChisoloState *) state;
  size_t at = 0;

  if (chisolo->ruleset != CHISOLO_NATATU)
    at += (size_t) sprintf (text, "%s: ",
                            chisolo_rules.rulesets[chisolo->ruleset].id);

  for (int row = 3; row >= 0; row--)
    for (int column = 0; column < CHISOLO_COLUMNS; column++)
      {
        int hole = chisolo_hole_at (row, column);

        at += (size_t) sprintf (text + at, "%d%c",
                                chisolo->camps[row / 2].stones[hole],
                                column < CHISOLO_COLUMNS - 1 ? ','
                                : row > 0 ? '/' : ' ');
      }

  sprintf (text + at, "%c %c%c %" PRIu32,
           chisolo_rules.seat_letters[chisolo->turn],
           direction_signs[chisolo->directions[0] + 1],
           direction_signs[chisolo->directions[1] + 1], chisolo->n_moves);
}

void
chisolo_hole_name (int   seat,
                   int   hole,
                   char *name)
{
  name[0] = (char) ('a' + chisolo_hole_column (seat, hole));
  name[1] = (char) ('1' + chisolo_hole_row (seat, hole));
  name[2] = '\0';
}

void
chisolo_print_move (const GameState *state,
                    GameMove         move,
                    char            *text)
{
  int seat = ((const ChisoloState *) state)->turn;
  ChisoloDirection named = chisolo_move_direction (move);
  int third = chisolo_move_third (move);
  char *end = text;

  if (chisolo_move_kind (move) == CHISOLO_MOVE_PASS)
    {
      strcpy (text, "pass");
      return;
    }

  chisolo_hole_name (seat, chisolo_move_hole (move), end);
  end += chisolo_move_kind (move) == CHISOLO_MOVE_OPEN ? 1 : 2;
  if (named != CHISOLO_UNCHOSEN)
    *end++ = direction_signs[named + 1];
  if (third >= 0)
    {
      *end++ = 'x';
      chisolo_hole_name (!seat, third, end);
      end += 2;
    }
  *end = '\0';
}

/* Returns the refusal of a hole that belongs to the wrong side: the mover's own
 * hole is named first in a token, the third hole later. */
static ChisoloRefusal
wrong_side (size_t at)
{
  return at == 1 ? CHISOLO_REFUSAL_OPPONENTS_HOLE : CHISOLO_REFUSAL_THIRD_OWN;
}

/* Reads "c2" as a hole of @seat. */
static bool
read_hole (GameReader *reader,
           int         seat,
           int        *hole)
{
  int column = game_reader_peek (reader) - 'a';
  int row;

  if (column < 0 || column >= CHISOLO_COLUMNS)
    return game_reader_refuse (reader, "a column is a letter from a to g");
  reader->at++;

  row = game_reader_peek (reader) - '1';
  if (row < 0 || row > 3)
    return game_reader_refuse (reader, "a row is a number from 1 to 4");
  if (row / 2 != seat)
    return game_error_set (reader->error, GAME_PARSE_ILLEGAL, reader->at,
                           "%s", chisolo_refusal_reason
                                   (wrong_side (reader->at)));
  reader->at++;
  *hole = chisolo_hole_at (row, column);

  return true;
}

/* Reads "xe4" and the end of the move. */
static bool
read_third (GameReader *reader,
            int         seat,
            int        *third)
{
  *third = -1;
  if (game_reader_peek (reader) == 'x')
    {
      reader->at++;
      if (!read_hole (reader, !seat, third))
        return false;
    }

  return game_reader_is_done (reader)
         || game_reader_refuse (reader,
                                "nothing more is expected in this move");
}

/* Reads the token into @move by its form alone. */
static bool
read_move (GameReader *reader,
           int         seat,
           GameMove   *move)
{
  ChisoloMoveKind kind = CHISOLO_MOVE_SOW;
  ChisoloDirection named = CHISOLO_UNCHOSEN;
  int hole = -1, third = -1;

  if (reader->end == 4 && memcmp (reader->text, "pass", 4) == 0)
    {
      *move = chisolo_move (CHISOLO_MOVE_PASS, 0, CHISOLO_UNCHOSEN, -1);

      return true;
    }

  /* A column alone, or followed by its third hole, is an opening capture. */
  if (reader->end == 1 || (reader->end > 1 && reader->text[1] == 'x'))
    {
      int column = game_reader_peek (reader) - 'a';

      if (column < 0 || column >= CHISOLO_COLUMNS)
        return game_reader_refuse (reader, "a column is a letter from a to g");
      reader->at++;
      kind = CHISOLO_MOVE_OPEN;
      hole = chisolo_hole_at (seat == CHISOLO_SOUTH ? 1 : 2, column);
    }
  else if (!read_hole (reader, seat, &hole))
    return false;

  if (kind == CHISOLO_MOVE_SOW && (game_reader_peek (reader) == '+'
                                   || game_reader_peek (reader) == '-'))
    {
      named = game_reader_peek (reader) == '+' ? CHISOLO_ANTICLOCKWISE
                                   : CHISOLO_CLOCKWISE;
      reader->at++;
    }

  if (!read_third (reader, seat, &third))
    return false;
  *move = chisolo_move (kind, hole, named, third);

  return true;
}

bool
chisolo_parse_move (const GameState *state,
                    const char      *text,
                    size_t           length,
                    GameMove        *move,
                    GameError       *error)
{
  GameReader reader = { .text = text, .end = length, .error = error };
  GameMove read = GAME_MOVE_NONE;
  ChisoloRefusal refusal;

  if (!read_move (&reader, ((const ChisoloState *) state)->turn, &read))
    return false;

  refusal = chisolo_refusal_of_move (state, read);
  if (refusal != CHISOLO_REFUSAL_NONE)
    return game_error_set (error, GAME_PARSE_ILLEGAL, 0, "%s",
                           chisolo_refusal_reason (refusal));
  *move = read;

  return true;
}

ChisoloRefusal
chisolo_refusal_of_token (const GameState *state,
                          const char      *text,
                          size_t           length)
{
  GameError error = { 0 };
  GameReader reader = { .text = text, .end = length, .error = &error };
  GameMove read = GAME_MOVE_NONE;

  if (!read_move (&reader, ((const ChisoloState *) state)->turn, &read))
    return error.code == GAME_PARSE_ILLEGAL ? wrong_side (error.offset)
                                            : CHISOLO_REFUSAL_NOTATION;

  return chisolo_refusal_of_move (state, read);
}
