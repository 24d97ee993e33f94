/* tavli-mistakes.c: what beginners get wrong in tavli, found by rule
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tavli-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/tavli/rules/tavli-hit-risk.h"
#include "games/tavli/rules/tavli-legality.h"
#include "games/tavli/rules/tavli-notation.h"

/* The throws that show a given number on a given die, and three times as many,
 * which is the result if the three dice are wrongly added up. */
#define ONE_DIE (TAVLI_ALL_THROWS / 6)
#define THREE_DICE (3 * ONE_DIE)

static const TavliState *
state_of (const GameState *state)
{
  return (const TavliState *) state;
}

static gboolean
gives_value (const LudoGivenAnswer *asked)
{
  return asked->given == asked->value;
}

static gboolean
counts_misses (const LudoGivenAnswer *asked)
{
  return asked->given == TAVLI_ALL_THROWS - asked->right;
}

static gboolean
counts_double (const LudoGivenAnswer *asked)
{
  return asked->right == TAVLI_NUMBERS_MAX && asked->given == 4;
}

static int
count_blots (const GameState *state,
             int              seat)
{
  return __builtin_popcount (tavli_blots (state_of (state), seat));
}

/* The side whose blots are asked for. */
static int
find_counted (const LudoGivenAnswer *asked)
{
  return g_str_equal (asked->measure, "blots") ? asked->seat : !asked->seat;
}

static gboolean
counts_before (const LudoGivenAnswer *asked)
{
  return asked->given == count_blots (asked->begun, find_counted (asked));
}

/* Whether the answer counts every cell on which the side stands. */
static gboolean
counts_cells (const LudoGivenAnswer *asked)
{
  int seat = find_counted (asked);
  int n = 0;

  for (int cell = 1; cell <= TAVLI_CELLS; cell++)
    n += tavli_checkers (state_of (asked->after), seat, cell) > 0;

  return asked->given == n;
}

/* Whether something is to be set up on @cell of the course. */
static gboolean
is_set (const LudoGivenAnswer *asked,
        int                    cell)
{
  return tavli_is_cell (cell)
         && tavli_checkers (state_of (asked->state), TAVLI_WHITE, cell)
            + tavli_checkers (state_of (asked->state), TAVLI_BLACK, cell) > 0;
}

static gboolean
sets_far (const LudoGivenAnswer *asked)
{
  return tavli_is_cell (asked->given) && is_set (asked, asked->given - 1);
}

static gboolean
sets_short (const LudoGivenAnswer *asked)
{
  return tavli_is_cell (asked->given) && is_set (asked, asked->given + 1);
}

static gboolean
sets_middle (const LudoGivenAnswer *asked)
{
  return tavli_is_waiting_place (asked->given);
}

/* Whether a place of the middle row is asked for. */
static gboolean
asks_middle (const LudoGivenAnswer *asked)
{
  return tavli_is_waiting_place (asked->right);
}

/* The columns were counted from the other end. */
static gboolean
mirrors_column (const LudoGivenAnswer *asked)
{
  return asks_middle (asked) && tavli_is_waiting_place (asked->given)
         && asked->given + asked->right
            == TAVLI_WAITING_FIRST + TAVLI_WAITING_LAST;
}

static gboolean
takes_column (const LudoGivenAnswer *asked)
{
  return asks_middle (asked) && tavli_is_waiting_place (asked->given);
}

static gboolean
stays_on_course (const LudoGivenAnswer *asked)
{
  return asks_middle (asked) && tavli_is_cell (asked->given);
}

/* Whether a move of the turn plays @number from @from; -1 stands for any. */
static gboolean
plays (const LudoGivenAnswer *asked,
       int                    from,
       int                    number)
{
  for (guint i = 0; i < asked->n_moves; i++)
    if ((from < 0 || tavli_move_from (asked->moves[i]) == from)
        && (number < 0 || tavli_move_number (asked->moves[i]) == number))
      return TRUE;

  return FALSE;
}

static gboolean
has_hit (const GameTrace *trace)
{
  return game_trace_find (trace, TAVLI_EVENT_HIT) != NULL;
}

/* The first move of the answer that hits; GAME_MOVE_NONE if none does. */
static GameMove
find_hit (const LudoGivenAnswer *asked)
{
  GameState state = *asked->state;

  for (guint i = 0; i < asked->n_answer; i++)
    {
      GameTrace trace = GAME_TRACE_INIT;
      gboolean found;

      tavli_rules.apply (&state, asked->answer[i], &trace);
      found = has_hit (&trace);
      game_trace_clear (&trace);
      if (found)
        return asked->answer[i];
    }

  return GAME_MOVE_NONE;
}

/* The number that would have hit was played, and hit nothing. */
static gboolean
spends_number (const LudoGivenAnswer *asked)
{
  GameMove hit = find_hit (asked);

  return hit != GAME_MOVE_NONE && !has_hit (asked->trace)
         && !plays (asked, tavli_move_from (hit), -1)
         && plays (asked, -1, tavli_move_number (hit));
}

/* The checker that would have hit was moved, and hit nothing. */
static gboolean
moves_hitter (const LudoGivenAnswer *asked)
{
  GameMove hit = find_hit (asked);

  return hit != GAME_MOVE_NONE && !has_hit (asked->trace)
         && plays (asked, tavli_move_from (hit), -1);
}

static gboolean
hits (const LudoGivenAnswer *asked)
{
  return has_hit (asked->trace);
}

/* The cell of the side's rearmost checker on the course. */
static int
find_rear (const LudoGivenAnswer *asked)
{
  int cell = 1;

  while (cell < TAVLI_CELLS
         && tavli_checkers (state_of (asked->state), asked->seat, cell) == 0)
    cell++;

  return cell;
}

/* A number that could take a checker off moves the rearmost one up. */
static gboolean
moves_rear (const LudoGivenAnswer *asked)
{
  int rear = find_rear (asked);

  for (guint i = 0; i < asked->n_moves; i++)
    if (tavli_move_from (asked->moves[i]) == rear
        && tavli_is_cell (tavli_move_to (asked->moves[i])))
      return TRUE;

  return FALSE;
}

static gboolean
is_alone (const LudoGivenAnswer *asked,
          int                    place)
{
  return tavli_is_cell (place)
         && tavli_checkers (state_of (asked->after), asked->seat, place) == 1;
}

/* A checker that can be hit is left in the first table. */
static gboolean
loses_shield (const LudoGivenAnswer *asked)
{
  if (state_of (asked->state)->sides[asked->seat].exposed
      || !state_of (asked->after)->sides[asked->seat].exposed)
    return FALSE;
  for (int cell = 1; cell <= TAVLI_FIRST_TABLE_END; cell++)
    if (is_alone (asked, cell))
      return TRUE;

  return FALSE;
}

/* A move leaves a checker alone on the cell that it comes from. */
static gboolean
breaks_pair (const LudoGivenAnswer *asked)
{
  for (guint i = 0; i < asked->n_moves; i++)
    if (is_alone (asked, tavli_move_from (asked->moves[i]))
        && tavli_checkers (state_of (asked->state), asked->seat,
                           tavli_move_from (asked->moves[i])) > 1)
      return TRUE;

  return FALSE;
}

/* A move ends on a cell where the checker stands alone. */
static gboolean
lands_alone (const LudoGivenAnswer *asked)
{
  for (guint i = 0; i < asked->n_moves; i++)
    if (is_alone (asked, tavli_move_to (asked->moves[i])))
      return TRUE;

  return FALSE;
}

/* Reads the step that was refused, and why it was. */
static gboolean
read_step (const LudoGivenAnswer *asked,
           int                   *from,
           int                   *number,
           TavliReason           *reason)
{
  if (!tavli_read_step (asked->token, strlen (asked->token), from, number,
                        NULL))
    return FALSE;
  *reason = tavli_step_reason (state_of (asked->after), *from, *number);

  return *reason != TAVLI_PLAYABLE;
}

static gboolean
is_refused (const LudoGivenAnswer *asked)
{
  TavliReason reason;
  int from, number;

  return read_step (asked, &from, &number, &reason)
         && reason == (TavliReason) asked->value;
}

/* Reads a step of an own checker by a number that is not left. */
static gboolean
is_not_left (const LudoGivenAnswer *asked,
             int                   *from,
             int                   *number)
{
  TavliReason reason;

  return read_step (asked, from, number, &reason) && reason == TAVLI_NOT_LEFT
         && tavli_checkers (state_of (asked->after), asked->seat, *from) > 0
         && tavli_n_numbers (state_of (asked->after)) > 0;
}

static gboolean
uses_again (const LudoGivenAnswer *asked)
{
  int from, number;

  return is_not_left (asked, &from, &number)
         && state_of (asked->state)->numbers[number] > 0;
}

static gboolean
adds_numbers (const LudoGivenAnswer *asked)
{
  const uint8_t *left = state_of (asked->after)->numbers;
  int from, number;

  if (!is_not_left (asked, &from, &number))
    return FALSE;
  for (int one = 1; 2 * one <= number; one++)
    if (left[one] > 0 && left[number - one] > (one == number - one))
      return TRUE;

  return FALSE;
}

/* A number that is left would lead one cell further. */
static gboolean
counts_start (const LudoGivenAnswer *asked)
{
  int from, number;

  return is_not_left (asked, &from, &number) && from != TAVLI_HAND
         && number < 6 && state_of (asked->after)->numbers[number + 1] > 0;
}

/* A number that is left would lead one cell less far. */
static gboolean
counts_late (const LudoGivenAnswer *asked)
{
  int from, number;

  return is_not_left (asked, &from, &number) && from != TAVLI_HAND
         && number > 1 && state_of (asked->after)->numbers[number - 1] > 0;
}

static gboolean
enters_elsewhere (const LudoGivenAnswer *asked)
{
  int from, number;

  return is_not_left (asked, &from, &number) && from == TAVLI_HAND;
}

#define NAMED (1u << LUDO_ASKED_NAMED)
#define SETUP (1u << LUDO_ASKED_SETUP)
#define NUMBER (1u << LUDO_ASKED_NUMBER)
#define TURN (1u << LUDO_ASKED_TURN)
#define REFUSED (1u << LUDO_ASKED_REFUSED)

const LudoMistake tavli_mistakes[] = {
  { "cell-too-far", SETUP, { NULL }, sets_far, 0,
    N_("went one cell too far"),
    N_("This cell stays empty. Something stands one cell before it.") },
  { "cell-short", SETUP, { NULL }, sets_short, 0,
    N_("stopped one cell short"),
    N_("This cell stays empty. Something stands one cell after it.") },
  { "middle-set", SETUP, { NULL }, sets_middle, 0,
    N_("put checkers in the middle row"),
    N_("This is the middle row. The cells meant are on the course, from 1 to "
       "24.") },

  { "column-mirrored", NAMED, { NULL }, mirrors_column, 0,
    N_("counted the columns from the other end"),
    N_("Count the columns the other way: m1 stands in the column of cells 1 "
       "and 24.") },
  { "other-column", NAMED, { NULL }, takes_column, 0,
    N_("took the wrong column of the middle row"),
    N_("This is the middle row, but the wrong column. Look for the column of "
       "the cell where the checker is hit.") },
  { "stayed-on-course", NAMED, { NULL }, stays_on_course, 0,
    N_("left the hit checker on the course"),
    N_("A checker that is hit leaves the course: it waits in the middle "
       "row.") },

  { "misses-counted", NUMBER, { "risk" }, counts_misses, 0,
    N_("counted the throws that do not hit"),
    N_("Those are the throws that do not hit. Count all the others.") },
  { "dice-added", NUMBER, { "risk" }, gives_value, THREE_DICE,
    N_("added up the three dice"),
    N_("On each die the number that hits comes up in 36 throws, but a throw "
       "that shows it twice would be counted twice.") },
  { "one-die", NUMBER, { "risk" }, gives_value, ONE_DIE,
    N_("counted one die only"),
    N_("That is the count for one die. There are two more.") },
  { "die-each", NUMBER, { "entered" }, gives_value, 3,
    N_("counted one checker for each die"),
    N_("That would be one checker for each die. Dice alike count several "
       "times each.") },
  { "as-double", NUMBER, { "entered" }, counts_double, 0,
    N_("counted three dice alike as two alike"),
    N_("Two dice alike count four times. Here all three are alike.") },
  { "all-checkers", NUMBER, { "entered" }, gives_value, TAVLI_CHECKERS,
    N_("gave the number of all the checkers"),
    N_("That is the number of all the checkers of a side.") },
  { "before-throw", NUMBER, { "blots", "their-blots" }, counts_before, 0,
    N_("counted before the throw was played"),
    N_("That is how many checkers stood alone before the throw was played. "
       "Look at the board now.") },
  { "cells-counted", NUMBER, { "blots", "their-blots" }, counts_cells, 0,
    N_("counted every cell of the side"),
    N_("Those are all the cells of that side. Some of them hold several "
       "checkers.") },

  { "few-hit", TURN, { "captures" }, hits, 0,
    N_("hit fewer checkers than can be hit"),
    N_("You hit a checker, but more can be hit in another order.") },
  { "hitter-moved", TURN, { "captures" }, moves_hitter, 0,
    N_("moved the checker that could hit, but to another cell"),
    N_("The checker that could hit went elsewhere. First find which number "
       "takes it to the blot.") },
  { "number-spent", TURN, { "captures" }, spends_number, 0,
    N_("moved another checker with the number that hits"),
    N_("You moved another checker with the number that hits. Begin by "
       "hitting.") },
  { "none-hit", TURN, { "captures" }, NULL, 0,
    N_("hit nothing"),
    N_("Nothing was hit. Count from your checkers to the blot.") },
  { "rear-first", TURN, { "off" }, moves_rear, 0,
    N_("moved the rearmost checker up first"),
    N_("The rearmost checker moved up. That number could have taken a checker "
       "off.") },
  { "moves-inside", TURN, { "off" }, NULL, 0,
    N_("moved inside instead of bearing off"),
    N_("A checker moved inside the table. That number could have taken one "
       "off.") },
  { "shield-lost", TURN, { "risk" }, loses_shield, 0,
    N_("left a blot unprotected in the first table"),
    N_("Once a checker has left the first table, a blot there can be hit "
       "too.") },
  { "pair-broken", TURN, { "blots", "risk" }, breaks_pair, 0,
    N_("broke up a pair"),
    N_("You left a checker alone on the cell that you moved from.") },
  { "lands-alone", TURN, { "blots", "risk" }, lands_alone, 0,
    N_("landed alone"),
    N_("A checker that you moved stands alone. Bring it to another one.") },
  { "blot-left", TURN, { "blots", "risk" }, NULL, 0,
    N_("left a blot where it was"),
    N_("A checker that stood alone still does. Another one can join it.") },

  { "closed-cell", REFUSED, { NULL }, is_refused, TAVLI_BLOCKED,
    N_("landed on a closed cell"), NULL },
  { "protected-blot", REFUSED, { NULL }, is_refused, TAVLI_PROTECTED,
    N_("landed on a protected blot"), NULL },
  { "hand-left", REFUSED, { NULL }, is_refused, TAVLI_MUST_ENTER,
    N_("moved on before entering"), NULL },
  { "middle-left", REFUSED, { NULL }, is_refused, TAVLI_MUST_REENTER,
    N_("moved on before coming back from the middle row"), NULL },
  { "number-again", REFUSED, { NULL }, uses_again, 0,
    N_("played a number too often"),
    N_("You have played this number as many times as the throw allows.") },
  { "dice-summed", REFUSED, { NULL }, adds_numbers, 0,
    N_("added up two numbers"),
    N_("Two numbers are not added up: each is played by itself, and the "
       "checker touches down after each.") },
  { "start-counted", REFUSED, { NULL }, counts_start, 0,
    N_("counted the cell where the checker stands"),
    N_("The cell where the checker stands does not count. Begin with the next "
       "one; only in the middle row does its own column count as one.") },
  { "counted-late", REFUSED, { NULL }, counts_late, 0,
    N_("counted one cell too many"),
    N_("That is one cell too far. For a checker in the middle row, its own "
       "column counts as one; elsewhere, the next cell does.") },
  { "other-cell", REFUSED, { NULL }, enters_elsewhere, 0,
    N_("entered on a cell whose number was not thrown"),
    N_("A checker enters on a cell whose number you threw.") },
  { 0 },
};
