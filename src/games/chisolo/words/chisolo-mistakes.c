/* chisolo-mistakes.c: what beginners get wrong in Chisolo, found by rule
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chisolo-words.h"

#include <glib/gi18n.h>

#include "games/chisolo/rules/chisolo-moves.h"

/* A sowing followed wrongly counts as endless after so many laps. */
#define LAPS_MAX 200

/* Error: a mistake in following a sowing. */
typedef enum
{
  ERROR_START,                  /* drops the first stone in the hole emptied */
  ERROR_LATE,                   /* leaves the next hole out */
  ERROR_STOP,                   /* stops after the first lap */
  ERROR_LEFT,                   /* goes on without the stone that fell last */
  ERROR_ROW,                    /* stays in the row */
} Error;

static const ChisoloState *
state_of (const GameState *state)
{
  return (const ChisoloState *) state;
}

/* The hole after @hole, for somebody who makes @error. */
static int
next_hole (int   hole,
           int   direction,
           Error error)
{
  int row = hole / CHISOLO_COLUMNS;

  return error == ERROR_ROW
           ? row * CHISOLO_COLUMNS
             + (hole + direction + CHISOLO_COLUMNS) % CHISOLO_COLUMNS
           : (hole + direction + CHISOLO_HOLES) % CHISOLO_HOLES;
}

/* The hole where a sowing of @hole ends for somebody who makes @error; -1 if it
 * does not end. */
static int
sow_wrongly (ChisoloCamp camp,
             int         hole,
             int         direction,
             Error       error)
{
  int hand = camp.stones[hole];

  camp.stones[hole] = 0;
  for (int lap = 0; lap < LAPS_MAX; lap++)
    {
      gboolean filled;

      if (error == ERROR_LATE)
        hole = next_hole (hole, direction, error);
      for (int i = 0; i < hand; i++)
        {
          if (i > 0 || error != ERROR_START)
            hole = next_hole (hole, direction, error);
          camp.stones[hole]++;
        }
      filled = camp.stones[hole] > 1;
      if (!filled || error == ERROR_STOP)
        return hole;
      hand = camp.stones[hole] - (error == ERROR_LEFT);
      camp.stones[hole] = error == ERROR_LEFT;
    }

  return -1;
}

/* The direction in which the move asked about sows. */
static int
direction_of (const LudoGivenAnswer *asked)
{
  ChisoloDirection named = chisolo_move_direction (asked->moves[0]);
  int own = state_of (asked->state)->directions[asked->seat];

  if (named == CHISOLO_UNCHOSEN)
    named = own == CHISOLO_ANTICLOCKWISE ? CHISOLO_ANTICLOCKWISE
                                         : CHISOLO_CLOCKWISE;

  return named;
}

static gboolean
is_sowing (const LudoGivenAnswer *asked)
{
  return chisolo_move_kind (asked->moves[0]) == CHISOLO_MOVE_SOW;
}

static gboolean
makes_error (const LudoGivenAnswer *asked)
{
  int end;

  if (!is_sowing (asked))
    return FALSE;
  end = sow_wrongly (state_of (asked->state)->camps[asked->seat],
                     chisolo_move_hole (asked->moves[0]),
                     direction_of (asked), (Error) asked->value);

  return end >= 0 && asked->given == chisolo_cell (asked->seat, end);
}

static gboolean
goes_back (const LudoGivenAnswer *asked)
{
  ChisoloCamp camp = state_of (asked->state)->camps[asked->seat];
  int end;

  if (!is_sowing (asked))
    return FALSE;
  end = chisolo_sow (&camp, chisolo_move_hole (asked->moves[0]),
                     -direction_of (asked));

  return end != CHISOLO_ENDLESS
         && asked->given == chisolo_cell (asked->seat, end);
}

/* Whether the answer is a hole of the other camp. */
static gboolean
is_foreign (const LudoGivenAnswer *asked)
{
  return asked->given < CHISOLO_CELLS
         && asked->given / CHISOLO_HOLES != asked->seat;
}

static gboolean
is_empty (const LudoGivenAnswer *asked)
{
  return asked->given < CHISOLO_CELLS
         && chisolo_stones (state_of (asked->state), asked->given) == 0;
}

/* Whether the answer is a hole whose sowing ends, though an endless one is
 * asked for. */
static gboolean
ends (const LudoGivenAnswer *asked)
{
  return asked->stuck && !is_foreign (asked) && !is_empty (asked);
}

/* The stones that the turn captured: all, or those of the third hole. */
static int
count_taken (const LudoGivenAnswer *asked,
             gboolean               only_third)
{
  int n = 0;

  for (gsize i = 0; i < asked->trace->n_events; i++)
    if (asked->trace->events[i].type == CHISOLO_EVENT_CAPTURE
        && (!only_third || asked->trace->events[i].value == 1))
      n += asked->trace->events[i].count;

  return n;
}

/* The hole in which the sowing of the turn ended, or -1. */
static int
find_end (const LudoGivenAnswer *asked)
{
  int end = -1;

  for (gsize i = 0; i < asked->trace->n_events; i++)
    if (asked->trace->events[i].type == CHISOLO_EVENT_SOW)
      end = asked->trace->events[i].to % CHISOLO_HOLES;

  return end;
}

static gboolean
ends_outside (const LudoGivenAnswer *asked)
{
  int end = find_end (asked);

  return count_taken (asked, FALSE) == 0 && end >= 0
         && !chisolo_is_inner (end);
}

static gboolean
faces_nothing (const LudoGivenAnswer *asked)
{
  int end = find_end (asked);

  return count_taken (asked, FALSE) == 0 && end >= 0
         && chisolo_is_inner (end);
}

/* The most stones in a hole of the other camp that the turn left there. */
static int
count_fullest (const LudoGivenAnswer *asked)
{
  const ChisoloCamp *camp = &state_of (asked->after)->camps[!asked->seat];
  int most = 0;

  for (int hole = 0; hole < CHISOLO_HOLES; hole++)
    most = MAX (most, camp->stones[hole]);

  return most;
}

static gboolean
leaves_third (const LudoGivenAnswer *asked)
{
  return count_taken (asked, FALSE) > 0 && count_taken (asked, TRUE) == 0
         && count_fullest (asked) > 0;
}

static gboolean
takes_poor_third (const LudoGivenAnswer *asked)
{
  int third = count_taken (asked, TRUE);

  return third > 0 && third < count_fullest (asked);
}

static gboolean
takes_little (const LudoGivenAnswer *asked)
{
  return count_taken (asked, FALSE) > 0;
}

static gboolean
takes_nothing (const LudoGivenAnswer *asked)
{
  return count_taken (asked, FALSE) == 0;
}

/* Whether the turn emptied the fullest hole as its third, and so not the one
 * from which the reply comes. */
static gboolean
takes_fullest (const LudoGivenAnswer *asked)
{
  int third = count_taken (asked, TRUE);

  return third > 0 && third >= count_fullest (asked);
}

/* The stones that were in the hole of the turn. */
static int
count_lifted (const LudoGivenAnswer *asked)
{
  return state_of (asked->state)->camps[asked->seat]
    .stones[chisolo_move_hole (asked->moves[0])];
}

static gboolean
sows_one (const LudoGivenAnswer *asked)
{
  return is_sowing (asked) && count_lifted (asked) == 1;
}

static gboolean
sows_once (const LudoGivenAnswer *asked)
{
  int laps = 0;

  chisolo_sown (asked->trace, &laps);

  return laps == 1;
}

#define PLACE (1u << LUDO_ASKED_PLACE)
#define WHICH (1u << LUDO_ASKED_WHICH)
#define TURN (1u << LUDO_ASKED_TURN)

const LudoMistake chisolo_mistakes[] = {
  { "first-stop", PLACE, { NULL }, makes_error, ERROR_STOP,
    N_("stopped at the first hole with stones in it"),
    N_("This hole holds stones already. Take them all and sow on.") },
  { "start-counted", PLACE, { NULL }, makes_error, ERROR_START,
    N_("counted the hole that is emptied"),
    N_("The hole that is emptied does not count. The first stone falls into "
       "the next one.") },
  { "counted-late", PLACE, { NULL }, makes_error, ERROR_LATE,
    N_("left the next hole out of the count"),
    N_("The next hole gets a stone too. None is left out.") },
  { "stone-left", PLACE, { NULL }, makes_error, ERROR_LEFT,
    N_("sowed on without taking the stone that fell last"),
    N_("For a relay, take the stone that has just fallen as well.") },
  { "other-way", PLACE, { NULL }, goes_back, 0,
    N_("sowed in the other direction"),
    N_("That is the other direction.") },
  { "same-row", PLACE, { NULL }, makes_error, ERROR_ROW,
    N_("did not turn at the end of the row"),
    N_("At the end of a row, you go on into your other row.") },
  { "other-camp", PLACE | WHICH, { NULL }, is_foreign, 0,
    N_("pointed at the other camp"),
    N_("This hole belongs to the other camp. You sow in your own camp only.") },
  { "empty-hole", WHICH, { NULL }, is_empty, 0,
    N_("pointed at an empty hole"),
    N_("This hole is empty: there is nothing to sow.") },
  { "sowing-ends", WHICH, { NULL }, ends, 0,
    N_("mistook a sowing that ends for an endless one"),
    N_("This sowing ends: its last stone falls into an empty hole.") },
  { "ends-outside", TURN, { "captures", "wins" }, ends_outside, 0,
    N_("ended in the outer row"),
    N_("This ends in the outer row: from there nothing is ever taken.") },
  { "faces-nothing", TURN, { "captures", "wins" }, faces_nothing, 0,
    N_("ended in the inner row, with nothing opposite"),
    N_("This ends in the inner row, but there is nothing to take opposite.") },
  { "no-third", TURN, { "captures", "wins" }, leaves_third, 0,
    N_("did not empty the third hole"),
    N_("You may empty a third hole as well.") },
  { "poor-third", TURN, { "captures", "wins" }, takes_poor_third, 0,
    N_("chose a third hole that was not the fullest"),
    N_("You emptied a third hole, but another one held more stones.") },
  { "few-taken", TURN, { "captures", "wins" }, takes_little, 0,
    N_("took fewer stones than can be taken"),
    N_("This takes some stones. Another of your holes takes more.") },
  { "answer-left", TURN, { "danger" }, takes_nothing, 0,
    N_("took nothing, and left the reply open"),
    N_("This takes nothing, so the hole your opponent would reply from keeps "
       "its stones.") },
  { "fullest-third", TURN, { "danger" }, takes_fullest, 0,
    N_("emptied the fullest hole, not the one that the reply comes from"),
    N_("You emptied the fullest hole. Here it is better to empty the one from "
       "which your opponent’s reply would come.") },
  { "answer-forgotten", TURN, { "danger" }, NULL, 0,
    N_("took stones and forgot the opponent’s reply"),
    N_("This takes stones, but look at what your opponent can take in "
       "return.") },
  { "sows-one", TURN, { "sown" }, sows_one, 0,
    N_("sowed a single stone"),
    N_("A single stone that falls into an empty hole ends the turn at once.") },
  { "sows-once", TURN, { "sown" }, sows_once, 0,
    N_("sowed several stones, without a relay"),
    N_("This sowing ends without a relay. A relay would add stones.") },
  { 0 },
};
