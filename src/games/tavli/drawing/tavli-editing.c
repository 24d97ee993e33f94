/* tavli-editing.c: positions of tavli set up by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tavli/drawing/tavli-board.h"

#include <glib/gi18n.h>
#include <string.h>

static const char *const pieces[] = {
  N_("White checker"), N_("Black checker"), NULL,
};

static const char *const complaints[] = {
  N_("a side with checkers to enter is not exposed"),
  N_("a side that has moved a checker beyond cell 6 is exposed"),
  N_("a cell is held by both sides"),
  N_("no throw leaves these numbers"),
  N_("a game ends on the winner’s turn"),
  N_("when none of the numbers left can be played, the turn has already "
     "passed"), NULL,
};

/* Returns the place in the rules of @seat's checkers that lie on @place; -1 if
 * no checker can lie there. */
static int
rules_place (int place,
             int seat)
{
  if (place == TAVLI_PLACE_HAND + seat)
    return TAVLI_HAND;
  if (place == TAVLI_PLACE_OFF + seat)
    return TAVLI_OFF;

  return place > 0 && place <= TAVLI_WAITING_LAST ? place : -1;
}

static int
piece_at (const GameState *state,
          int              place)
{
  const TavliState *self = (const TavliState *) state;

  for (int seat = 0; seat < 2; seat++)
    if (rules_place (place, seat) >= 0
        && self->sides[seat].checkers[rules_place (place, seat)] > 0)
      return seat;

  return -1;
}

/* Whether @side has moved a checker beyond its first table. */
static gboolean
is_beyond (const TavliSide *side)
{
  int n = side->checkers[TAVLI_HAND];

  for (int place = 1; place <= TAVLI_FIRST_TABLE_END; place++)
    n += side->checkers[place];

  return n < TAVLI_CHECKERS;
}

/* Makes the side agree with its checkers: those beyond its first table expose
 * it, and those that are still to enter protect it. */
static void
update_exposed (TavliSide *side)
{
  if (is_beyond (side))
    side->exposed = 1;
  else if (side->checkers[TAVLI_HAND] > 0)
    side->exposed = 0;
  tavli_side_index (side);
}

/* Moves one checker of @piece between two places of the rules.  On a cell of
 * the course the other side's checkers go back to the hand, because no cell
 * holds both sides except those of the middle row. */
static gboolean
carry (TavliState *self,
       int         piece,
       int         from,
       int         to)
{
  TavliSide *side = &self->sides[piece], *other = &self->sides[!piece];

  if (from < 0 || to < 0 || from == to || side->checkers[from] == 0)
    return FALSE;

  side->checkers[from]--;
  side->checkers[to]++;
  update_exposed (side);
  if (tavli_is_cell (to) && other->checkers[to] > 0)
    {
      other->checkers[TAVLI_HAND] += other->checkers[to];
      other->checkers[to] = 0;
      update_exposed (other);
    }

  return TRUE;
}

static gboolean
move (GameState *state,
      int        piece,
      int        from,
      int        to)
{
  return carry ((TavliState *) state, piece, rules_place (from, piece),
                rules_place (to, piece));
}

/* There are always fifteen checkers.  A checker that is put down comes from the
 * hand or, if that is empty, from off the board, and one that is taken away
 * goes to the hand, even where the rules allow none there: it is still to be
 * put down, and only the person who edits knows whether it was borne off.  A
 * click on the hand takes a checker from off the board, and the reverse. */
static gboolean
add (GameState *state,
     int        place,
     int        piece,
     int        by)
{
  TavliState *self = (TavliState *) state;
  int at = rules_place (place, piece);
  int stock = at == TAVLI_HAND
              || (by > 0 && at != TAVLI_OFF
                  && self->sides[piece].checkers[TAVLI_HAND] == 0)
                ? TAVLI_OFF : TAVLI_HAND;

  return carry (self, piece, by > 0 ? stock : at, by > 0 ? at : stock);
}

static const char *
explain (const GameState *state,
         int              place,
         int              piece,
         int              by)
{
  gboolean white = piece == TAVLI_WHITE;

  switch (rules_place (place, piece))
    {
    case -1:
      return N_("Checkers lie on cells or, beside the board, in the place of "
                "their own side.");
    case TAVLI_HAND:
      return white ? N_("No white checker is borne off.")
                   : N_("No black checker is borne off.");
    case TAVLI_OFF:
      return white ? N_("No white checker is left to enter.")
                   : N_("No black checker is left to enter.");
    default:
      return white ? N_("All fifteen white checkers are on the board. Move one "
                        "of them.")
                   : N_("All fifteen black checkers are on the board. Move one "
                        "of them.");
    }
}

static void
clear (GameState *state)
{
  TavliState *self = (TavliState *) state;

  memset (self, 0, sizeof *self);
  for (int seat = 0; seat < 2; seat++)
    {
      self->sides[seat].checkers[TAVLI_HAND] = TAVLI_CHECKERS;
      tavli_side_index (&self->sides[seat]);
    }
}

/* Sets @dice to the throw @index, 1 to 56, of all throws in rising order. */
static gboolean
find_throw (int index,
            int dice[3])
{
  for (int a = 1; a <= 6; a++)
    for (int b = a; b <= 6; b++)
      for (int c = b; c <= 6; c++)
        if (--index == 0)
          {
            dice[0] = a;
            dice[1] = b;
            dice[2] = c;
            return TRUE;
          }

  return FALSE;
}

/* Counts how often each number of a throw is to be played: a pair counts four
 * times and three alike twelve. */
static gboolean
count_throw (int     index,
             uint8_t numbers[7])
{
  int dice[3];

  memset (numbers, 0, 7);
  if (index == 0)
    return TRUE;
  if (!find_throw (index, dice))
    return FALSE;
  for (int i = 0; i < 3; i++)
    numbers[dice[i]]++;
  for (int d = 1; d <= 6; d++)
    numbers[d] = numbers[d] == 3 ? TAVLI_NUMBERS_MAX
                 : numbers[d] == 2 ? 4 : numbers[d];

  return TRUE;
}

static char *
dup_throw (int index)
{
  int dice[3];

  if (index == 0)
    return g_strdup (_("To be thrown"));

  return find_throw (index, dice)
           ? g_strdup_printf ("%d %d %d", dice[0], dice[1], dice[2]) : NULL;
}

/* Returns the index of the throw that is to be played; 0, none, if it is partly
 * played already, which only the notation can say. */
static int
get_throw (const GameState *state)
{
  const TavliState *self = (const TavliState *) state;
  uint8_t numbers[7];

  for (int index = 0; count_throw (index, numbers); index++)
    if (memcmp (numbers, self->numbers, sizeof numbers) == 0)
      return index;

  return 0;
}

static void
set_throw (GameState *state,
           int        value)
{
  count_throw (value, ((TavliState *) state)->numbers);
}

static const char *const shields[] = { N_("Protected"), N_("Exposed"), NULL };

static const LudoEditingField fields[] = {
  { LUDO_EDITING_FIELD_TURN, N_("Turn"), offsetof (TavliState, turn) },
  {
    LUDO_EDITING_FIELD_CHOICE, N_("Throw"), .dup_choice = dup_throw,
    .get = get_throw, .set = set_throw,
  },
  {
    LUDO_EDITING_FIELD_NUMBER, N_("White checkers borne off"),
    offsetof (TavliState, sides[TAVLI_WHITE].checkers[TAVLI_OFF]),
    .most = TAVLI_CHECKERS,
  },
  {
    LUDO_EDITING_FIELD_NUMBER, N_("Black checkers borne off"),
    offsetof (TavliState, sides[TAVLI_BLACK].checkers[TAVLI_OFF]),
    .most = TAVLI_CHECKERS,
  },
  {
    LUDO_EDITING_FIELD_CHOICE, N_("White’s first table"),
    offsetof (TavliState, sides[TAVLI_WHITE].exposed), .choices = shields,
  },
  {
    LUDO_EDITING_FIELD_CHOICE, N_("Black’s first table"),
    offsetof (TavliState, sides[TAVLI_BLACK].exposed), .choices = shields,
  },
  { .name = NULL },
};

/* Puts all checkers into the hand that are neither on the board nor borne
 * off. */
static void
adapt (GameState              *state,
       const LudoEditingField *field)
{
  TavliState *self = (TavliState *) state;

  for (int seat = 0; field->kind == LUDO_EDITING_FIELD_NUMBER && seat < 2;
       seat++)
    {
      uint8_t *checkers = self->sides[seat].checkers;
      int n = TAVLI_CHECKERS;

      for (int place = TAVLI_HAND + 1; place < TAVLI_OFF; place++)
        n -= checkers[place];
      checkers[TAVLI_OFF] = (uint8_t) MIN (checkers[TAVLI_OFF], n);
      checkers[TAVLI_HAND] = (uint8_t) (n - checkers[TAVLI_OFF]);
      update_exposed (&self->sides[seat]);
    }
}

/* Returns the side that still enters checkers though others left its first
 * table; -1 if there is none. */
static int
find_late_side (const GameState *state)
{
  const TavliState *self = (const TavliState *) state;

  for (int seat = 0; seat < 2; seat++)
    if (self->sides[seat].checkers[TAVLI_HAND] > 0
        && is_beyond (&self->sides[seat]))
      return seat;

  return -1;
}

static int
find_fault (const GameState *state)
{
  int seat = find_late_side (state);

  return seat < 0 ? -1 : TAVLI_PLACE_HAND + seat;
}

static char *
dup_count (const GameState *state)
{
  int seat = find_late_side (state);
  int n = seat < 0 ? 0 : tavli_checkers ((const TavliState *) state, seat,
                                         TAVLI_HAND);

  return seat < 0 ? NULL : g_strdup_printf
    (seat == TAVLI_WHITE
       /* Translators: without the full stop at the end, here and in the
        * next. */
       ? ngettext ("%d white checker waits to enter, but others are beyond "
                   "cell 6. Place it or count it as borne off",
                   "%d white checkers wait to enter, but others are beyond "
                   "cell 6. Place them or count them as borne off",
                   (unsigned long) n)
       : ngettext ("%d black checker waits to enter, but others are beyond "
                   "cell 6. Place it or count it as borne off",
                   "%d black checkers wait to enter, but others are beyond "
                   "cell 6. Place them or count them as borne off",
                   (unsigned long) n), n);
}

const LudoEditing tavli_editing = {
  .pieces = pieces,
  .keys = "wb",
  .stacks = TRUE,
  .add = add,
  .explain = explain,
  .move = move,
  .piece_at = piece_at,
  .clear = clear,
  .fields = fields,
  .adapt = adapt,
  .complaints = complaints,
  .dup_count = dup_count,
  .find_fault = find_fault,
};
