/* tavli-notation.c: positions, throws and steps of tavli as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of tavli, notation.
 */

#include "tavli-notation.h"

#include <stdio.h>
#include <string.h>

#include "games/game-reader.h"
#include "games/tavli/rules/tavli-check.h"
#include "games/tavli/rules/tavli-legality.h"
#include "games/tavli/rules/tavli-rules.h"

/* The rank of places in a position: the hand, the middle row, the course, the
 * checkers borne off. */
static int
place_rank (int place)
{
  return tavli_is_waiting_place (place) ? place - TAVLI_WAITING_LAST
         : place == TAVLI_HAND ? -TAVLI_WAITING_CELLS : place;
}

static bool
read_place (GameReader *reader,
            int        *place)
{
  int64_t number = 0;

  if (game_reader_skip (reader, 'h'))
    *place = TAVLI_HAND;
  else if (game_reader_skip (reader, 'o'))
    *place = TAVLI_OFF;
  else if (game_reader_skip (reader, 'm'))
    {
      if (!game_reader_take_number (reader, 1, TAVLI_WAITING_CELLS, &number,
                                    "a cell of the middle row is a number"))
        return false;
      *place = tavli_waiting_place ((int) number);
    }
  else
    {
      if (!game_reader_take_number (reader, 1, TAVLI_CELLS, &number,
                                    "a place is h, o, a cell, or m and a "
                                    "cell"))
        return false;
      *place = (int) number;
    }

  return true;
}

/* "h:11,2:1,4:2,5:1" or "6:7,9:1,24:7,x", and the blank after it. */
static bool
read_side (GameReader *reader,
           TavliSide  *side)
{
  int last = -TAVLI_PLACES, total = 0;
  size_t start = reader->at;

  do
    {
      size_t entry = reader->at;
      int64_t checkers = 0;
      int place = TAVLI_HAND;

      if (entry > start && game_reader_skip (reader, 'x'))
        {
          side->exposed = 1;
          break;
        }

      if (!read_place (reader, &place)
          || !game_reader_take (reader, ':', "a colon follows a place")
          || !game_reader_take_number (reader, 1, TAVLI_CHECKERS, &checkers,
                                       "a number of checkers is expected"))
        return false;
      if (place_rank (place) <= last)
        return game_error_set (reader->error, GAME_PARSE_SYNTAX, entry,
                               "this place is out of order");
      last = place_rank (place);
      side->checkers[place] = (uint8_t) checkers;
      total += (int) checkers;
    }
  while (game_reader_skip (reader, ','));

  if (total != TAVLI_CHECKERS)
    return game_error_set (reader->error, GAME_PARSE_COUNT, start,
                           "a side has fifteen checkers in all, not %d", total);
  tavli_side_index (side);

  return game_reader_take (reader, ' ', "a blank follows a side");
}

/* The player to move and the numbers left. */
static bool
read_turn (GameReader *reader,
           TavliState *state)
{
  int last = 1, n = 0;

  if (game_reader_peek (reader) != 'w' && game_reader_peek (reader) != 'b')
    return game_reader_refuse (reader, "the player to move is w or b");
  state->turn = game_reader_peek (reader) == 'b';
  reader->at++;

  if (!game_reader_take (reader, ' ', "a blank follows the player to move"))
    return false;

  if (game_reader_skip (reader, '-'))
    return game_reader_is_done (reader)
           || game_reader_refuse (reader, "nothing follows -");

  for (; !game_reader_is_done (reader); reader->at++)
    {
      int d = game_reader_peek (reader) - '0';

      if (d < 1 || d > 6)
        return game_reader_refuse (reader,
                                   "the numbers left are digits from 1 to 6");
      if (d < last)
        return game_reader_refuse (reader,
                                   "the numbers left stand in rising order");
      if (++n > TAVLI_NUMBERS_MAX)
        return game_error_set (reader->error, GAME_PARSE_RANGE, reader->at,
                               "no throw counts more than twelve numbers");
      state->numbers[d]++;
      last = d;
    }

  return n > 0
         || game_reader_refuse (reader, "the numbers left, or -, are "
                                "expected");
}

bool
tavli_parse (const char *text,
             GameState  *state,
             GameError  *error)
{
  GameReader reader;
  GameState read;
  TavliState *tavli = (TavliState *) &read;
  const char *wrong;

  memset (&read, 0, sizeof read);
  game_reader_init (&reader, text, error);
  if (!read_side (&reader, &tavli->sides[TAVLI_WHITE])
      || !read_side (&reader, &tavli->sides[TAVLI_BLACK])
      || !read_turn (&reader, tavli))
    return false;

  wrong = tavli_self_check (&read);
  if (wrong != NULL)
    return game_error_set (error, GAME_PARSE_IMPOSSIBLE, 0, "%s", wrong);
  *state = read;

  return true;
}

static char *
print_checkers (char       *end,
                const char *name,
                int         number,
                int         checkers)
{
  if (checkers == 0)
    return end;
  if (number > 0)
    return end + sprintf (end, "%s%d:%d,", name, number, checkers);

  return end + sprintf (end, "%s:%d,", name, checkers);
}

static char *
print_side (char            *end,
            const TavliSide *side)
{
  end = print_checkers (end, "h", 0, side->checkers[TAVLI_HAND]);
  for (int m = 1; m <= TAVLI_WAITING_CELLS; m++)
    end = print_checkers (end, "m", m, side->checkers[tavli_waiting_place (m)]);
  for (int cell = 1; cell <= TAVLI_CELLS; cell++)
    end = print_checkers (end, "", cell, side->checkers[cell]);
  end = print_checkers (end, "o", 0, side->checkers[TAVLI_OFF]);
  if (side->exposed)
    {
      *end++ = 'x';
      *end++ = ',';
    }

  /* The last comma gives way to the blank. */
  end[-1] = ' ';

  return end;
}

void
tavli_print (const GameState *state,
             char            *text)
{
  const TavliState *tavli = (const TavliState *) state;
  int numbers[TAVLI_NUMBERS_MAX];
  int n = tavli_numbers (tavli, numbers);
  char *end = text;

  for (int seat = 0; seat < 2; seat++)
    end = print_side (end, &tavli->sides[seat]);
  *end++ = tavli_rules.seat_letters[tavli->turn];
  *end++ = ' ';
  if (n == 0)
    *end++ = '-';
  for (int i = 0; i < n; i++)
    *end++ = (char) ('0' + numbers[i]);
  *end = '\0';
}

void
tavli_place_name (int   place,
                  char *name)
{
  if (place == TAVLI_HAND)
    strcpy (name, "h");
  else if (place == TAVLI_OFF)
    strcpy (name, "off");
  else if (tavli_is_waiting_place (place))
    snprintf (name, 4, "m%u",
              (unsigned) (place - TAVLI_WAITING_FIRST + 1) % 13);
  else
    snprintf (name, 4, "%u", (unsigned) place % 25);
}

void
tavli_print_move (const GameState *state,
                  GameMove         move,
                  char            *text)
{
  char from[4], to[4];

  if (tavli_move_is_throw (move))
    {
      sprintf (text, "r%d%d%d", tavli_move_die (move, 0),
               tavli_move_die (move, 1), tavli_move_die (move, 2));
      return;
    }

  tavli_place_name (tavli_move_from (move), from);
  tavli_place_name (tavli_move_to (move), to);
  if (tavli_move_to (move) == TAVLI_OFF)
    sprintf (text, "%s/off:%d", from, tavli_move_number (move));
  else
    sprintf (text, "%s/%s", from, to);
}

/* "256" after the r: three dice in rising order. */
static bool
read_throw (GameReader *reader,
            GameMove   *move)
{
  int dice[3] = { 1, 1, 1 };

  for (int i = 0; i < 3; i++)
    {
      dice[i] = game_reader_peek (reader) - '0';
      if (dice[i] < 1 || dice[i] > 6)
        return game_reader_refuse (reader, "a throw is r and three digits "
                                   "from 1 to 6");
      if (i > 0 && dice[i] < dice[i - 1])
        return game_reader_refuse (reader, "the dice stand in rising order");
      reader->at++;
    }
  *move = tavli_throw_move (dice[0], dice[1], dice[2]);

  return game_reader_is_done (reader)
         || game_reader_refuse (reader, "nothing follows the three dice");
}

/* Reads the part of a step after the slash; @origin is the cell from which the
 * checker's steps are counted. */
static bool
read_target (GameReader *reader,
             int         origin,
             bool        on_course,
             int        *number)
{
  size_t start = reader->at;
  int64_t found = 0;

  if (on_course && reader->end - start >= 4
      && memcmp (reader->text + start, "off:", 4) == 0)
    {
      reader->at += 4;
      if (!game_reader_take_number (reader, 1, 6, &found,
                                    "the number that bears the checker off "
                                    "follows"))
        return false;
      *number = (int) found;
      if (origin + *number <= TAVLI_CELLS)
        return game_error_set (reader->error, GAME_PARSE_RANGE, start,
                               "this number takes no checker off from here");
    }
  else
    {
      if (!game_reader_take_number (reader, 1, TAVLI_CELLS, &found,
                                    "a cell follows the slash"))
        return false;
      *number = (int) found - origin;
      if (*number < 1 || *number > 6)
        return game_error_set (reader->error, GAME_PARSE_RANGE, start,
                               "no number takes a checker from here to there");
    }

  return game_reader_is_done (reader)
         || game_reader_refuse (reader,
                                "nothing more is expected in this step");
}

bool
tavli_read_step (const char *text,
                 size_t      length,
                 int        *from,
                 int        *number,
                 GameError  *error)
{
  GameReader reader = { .text = text, .end = length, .error = error };
  int origin;

  if (game_reader_peek (&reader) == 'o')
    return game_reader_refuse (&reader, "no checker comes back that is off");
  if (!read_place (&reader, from)
      || !game_reader_take (&reader, '/', "a slash follows the place"))
    return false;

  /* A checker on m moves as if from the cell before m. */
  origin = tavli_is_waiting_place (*from) ? *from - TAVLI_WAITING_FIRST
                                          : *from;

  return read_target (&reader, origin, tavli_is_cell (*from), number);
}

static const char *
reason_text (TavliReason reason)
{
  static const char *const texts[TAVLI_N_REASONS] = {
    [TAVLI_GAME_OVER] = "the game is over",
    [TAVLI_NOT_THROWN] = "the dice are to be thrown first",
    [TAVLI_NOT_LEFT] = "this number is not left to play",
    [TAVLI_NO_CHECKER] = "no checker of the player to move stands there",
    [TAVLI_BLOCKED] = "two or more opposing checkers block the cell",
    [TAVLI_PROTECTED] = "a single checker in cells 1-6 is not hit until its "
                        "owner is exposed",
    [TAVLI_MUST_ENTER] = "a number left can enter a checker, so it must",
    [TAVLI_MUST_REENTER] = "the checkers in the middle row move first",
    [TAVLI_BEYOND_FIRST_TABLE] = "no checker moves beyond cell 6 until all "
                                 "are entered",
    [TAVLI_NOT_ALL_HOME] = "checkers are borne off once all are in cells "
                           "19-24",
    [TAVLI_CHECKER_BEHIND] = "a larger number bears off the hindmost checker "
                         "only",
  };

  return texts[reason];
}

bool
tavli_parse_move (const GameState *state,
                  const char      *text,
                  size_t           length,
                  GameMove        *move,
                  GameError       *error)
{
  const TavliState *tavli = (const TavliState *) state;
  int from = 0, number = 0;
  TavliReason reason;

  if (length > 0 && text[0] == 'r')
    {
      GameReader reader = {
        .text = text, .at = 1, .end = length, .error = error,
      };
      GameMove thrown = GAME_MOVE_NONE;

      if (!read_throw (&reader, &thrown))
        return false;
      if (!tavli_rules.at_chance (state))
        return game_error_set (error, GAME_PARSE_ILLEGAL, 0,
                               tavli_winner (tavli) >= 0
                               ? "the game is over"
                               : "the dice have been thrown");
      *move = thrown;

      return true;
    }

  if (!tavli_read_step (text, length, &from, &number, error))
    return false;
  reason = tavli_step_reason (tavli, from, number);
  if (reason != TAVLI_PLAYABLE)
    return game_error_set (error, GAME_PARSE_ILLEGAL, 0, "%s",
                           reason_text (reason));
  *move = tavli_step (from, number);

  return true;
}
