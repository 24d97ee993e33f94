/* ken-wan-notation.c: positions and moves of Ken Wan as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of Ken Wan, notation.
 */

#include "ken-wan-notation.h"

#include <string.h>

#include "games/game-reader.h"
#include "games/ken-wan/rules/ken-wan-rules.h"

static const char whole_letters[] = "BYR";
static const char half_letters[] = "byr";

/* Which of @letters comes next, without taking it; -1 when none does. */
static int
peek_letter (const GameReader *reader,
             const char       *letters)
{
  int next = game_reader_peek (reader);
  const char *found = next > 0 ? strchr (letters, next) : NULL;

  return found != NULL ? (int) (found - letters) : -1;
}

static bool
read_cell (GameReader  *reader,
           KenWanState *state,
           int          cell)
{
  int whole = peek_letter (reader, whole_letters);
  int half = peek_letter (reader, half_letters);

  if (cell == KEN_WAN_CENTRE)
    return game_reader_take (reader, '#', "the centre is written \"#\"");

  if (whole >= 0)
    state->whole[whole] |= ken_wan_bit (cell);
  else if (half >= 0)
    state->half[half] |= ken_wan_bit (cell);
  else if (game_reader_peek (reader) != '.')
    return game_reader_refuse (reader, "a cell is \".\" or one of \"BYRbyr\"");
  reader->at++;

  return true;
}

/* "Rows i to a separated by /, one character a cell from left to right." */
static bool
read_rows (GameReader  *reader,
           KenWanState *state)
{
  for (int row = KEN_WAN_ROWS - 1; row >= 0; row--)
    {
      int first = ken_wan_cell (row, ken_wan_row_first (row));

      for (int i = 0; i < ken_wan_row_length (row); i++)
        if (!read_cell (reader, state, first + i))
          return false;

      if (!game_reader_take (reader, row > 0 ? '/' : ' ',
                             row > 0 ? "a slash follows a row"
                                     : "a blank follows the nine rows"))
        return false;
    }

  return true;
}

static bool
read_turn (GameReader  *reader,
           KenWanState *state)
{
  int seat = peek_letter (reader, half_letters);

  if (seat < 0)
    return game_reader_refuse (reader,
                               "the player to move is \"b\", \"y\" or \"r\"");
  state->turn = (uint8_t) seat;
  reader->at++;

  return game_reader_take (reader, ' ', "a blank follows the player to move");
}

static bool
read_players (GameReader  *reader,
              KenWanState *state)
{
  int digit = game_reader_peek (reader);

  if (digit < '0' || digit > '9')
    return game_reader_refuse (reader, "the number of players follows");
  if (digit != '2' && digit != '3')
    return game_error_set (reader->error, GAME_PARSE_RANGE, reader->at,
                           "two or three people play");
  state->n_players = (uint8_t) (digit - '0');
  reader->at++;

  return game_reader_take (reader, ' ',
                           "a blank follows the number of players");
}

/* "Colours already placed, in order, or -." */
static bool
read_placed (GameReader  *reader,
             KenWanState *state)
{
  if (game_reader_skip (reader, '-'))
    return true;

  do
    {
      int seat = peek_letter (reader, whole_letters);

      if (seat < 0)
        return game_reader_refuse (reader, "the colours placed are letters "
                                   "of \"BYR\", or \"-\"");
      if (state->n_placed == KEN_WAN_COLOURS)
        return game_error_set (reader->error, GAME_PARSE_IMPOSSIBLE,
                               reader->at, "more places than there are to "
                               "win");
      state->placed[state->n_placed++] = (uint8_t) seat;
      reader->at++;
    }
  while (!game_reader_is_done (reader));

  return true;
}

bool
ken_wan_parse (const char *text,
               GameState  *state,
               GameError  *error)
{
  GameState result = { .bytes = { 0 } };
  KenWanState *ken_wan = (KenWanState *) &result;
  GameReader reader;
  const char *wrong;

  game_reader_init (&reader, text, error);
  if (!read_rows (&reader, ken_wan) || !read_turn (&reader, ken_wan)
      || !read_players (&reader, ken_wan) || !read_placed (&reader, ken_wan))
    return false;
  if (!game_reader_is_done (&reader))
    return game_reader_refuse (&reader, "nothing follows the colours placed");

  wrong = ken_wan_rules.self_check (&result);
  if (wrong != NULL)
    return game_error_set (error, GAME_PARSE_IMPOSSIBLE, reader.at, "%s",
                           wrong);
  *state = result;

  return true;
}

static char
cell_letter (const KenWanState *state,
             int                cell)
{
  int colour = ken_wan_colour_at (state, cell);

  if (cell == KEN_WAN_CENTRE)
    return '#';
  if (colour < 0)
    return '.';

  return ken_wan_is_half (state, cell) ? half_letters[colour]
                                       : whole_letters[colour];
}

void
ken_wan_print (const GameState *state,
               char            *text)
{
  const KenWanState *ken_wan = (const KenWanState *) state;
  char *end = text;

  for (int row = KEN_WAN_ROWS - 1; row >= 0; row--)
    {
      int first = ken_wan_cell (row, ken_wan_row_first (row));

      for (int i = 0; i < ken_wan_row_length (row); i++)
        *end++ = cell_letter (ken_wan, first + i);
      *end++ = row > 0 ? '/' : ' ';
    }

  *end++ = half_letters[ken_wan->turn];
  *end++ = ' ';
  *end++ = (char) ('0' + ken_wan->n_players);
  *end++ = ' ';
  for (int i = 0; i < ken_wan->n_placed; i++)
    *end++ = whole_letters[ken_wan->placed[i]];
  if (ken_wan->n_placed == 0)
    *end++ = '-';
  *end = '\0';
}

void
ken_wan_cell_name (int   cell,
                   char *name)
{
  name[0] = (char) ('a' + ken_wan_cell_row (cell));
  name[1] = (char) ('0' + ken_wan_cell_diagonal (cell));
  name[2] = '\0';
}

int
ken_wan_cell_named (const char *name)
{
  return ken_wan_cell (name[0] - 'a', name[1] - '0');
}

void
ken_wan_print_move (const GameState *state,
                    GameMove         move,
                    char            *text)
{
  if (move == KEN_WAN_PASS)
    {
      strcpy (text, "pass");
      return;
    }

  ken_wan_cell_name (ken_wan_move_from (move), text);
  ken_wan_cell_name (ken_wan_move_to (move), text + 2);
}

static bool
is_legal (const GameState *state,
          GameMove         move)
{
  GameMove moves[GAME_MOVES_MAX];
  int n = ken_wan_rules.legal_moves (state, moves);

  for (int i = 0; i < n; i++)
    if (moves[i] == move)
      return true;

  return false;
}

/* "From-cell and to-cell, c4e7; or pass." */
static bool
read_move (const char *text,
           size_t      length,
           GameMove   *move,
           GameError  *error)
{
  int from;
  int to;

  if (length == 4 && memcmp (text, "pass", 4) == 0)
    {
      *move = KEN_WAN_PASS;
      return true;
    }

  if (length != 4)
    return game_error_set (error, GAME_PARSE_SYNTAX, length < 4 ? length : 4,
                           "a move is two cells, such as c4e7, or pass");

  from = ken_wan_cell_named (text);
  to = ken_wan_cell_named (text + 2);
  if (from < 0 || to < 0)
    return game_error_set (error, GAME_PARSE_RANGE, from < 0 ? 0 : 2,
                           "the board has no such cell");
  *move = ken_wan_move (from, to);

  return true;
}

bool
ken_wan_parse_move (const GameState *state,
                    const char      *text,
                    size_t           length,
                    GameMove        *move,
                    GameError       *error)
{
  GameMove read = GAME_MOVE_NONE;

  if (!read_move (text, length, &read, error))
    return false;
  if (!is_legal (state, read))
    return game_error_set (error, GAME_PARSE_ILLEGAL, 0, "%s",
                           read == KEN_WAN_PASS
                           ? "only a player without a legal move passes"
                           : "the rules forbid this move here");
  *move = read;

  return true;
}
