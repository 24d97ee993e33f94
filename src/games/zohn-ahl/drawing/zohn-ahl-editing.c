/* zohn-ahl-editing.c: positions of Zohn Ahl set up by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/zohn-ahl/drawing/zohn-ahl-board.h"

#include <glib/gi18n.h>
#include <string.h>

static const char *const pieces[] = { N_("Red awl"), N_("Green awl"), NULL };

static const char *const misses[] = {
  N_("Nobody"), N_("Red"), N_("Green"), N_("Both"), NULL,
};

static const LudoEditingField fields[] = {
  {
    LUDO_EDITING_FIELD_RULESET, N_("Ruleset"),
    offsetof (ZohnAhlState, ruleset),
  },
  { LUDO_EDITING_FIELD_TURN, N_("Turn"), offsetof (ZohnAhlState, turn) },
  {
    LUDO_EDITING_FIELD_NUMBER, N_("Red’s counters"),
    offsetof (ZohnAhlState, counters[ZOHN_AHL_RED]),
    .most = 2 * ZOHN_AHL_COUNTERS_MAX,
  },
  {
    LUDO_EDITING_FIELD_NUMBER, N_("Green’s counters"),
    offsetof (ZohnAhlState, counters[ZOHN_AHL_GREEN]),
    .most = 2 * ZOHN_AHL_COUNTERS_MAX,
  },
  {
    LUDO_EDITING_FIELD_CHOICE, N_("Misses a turn"),
    offsetof (ZohnAhlState, misses), .choices = misses,
  },
  { .name = NULL },
};

static const char *const complaints[] = {
  N_("the two sides must hold 2 to 16 counters between them"),
  N_("nobody misses a turn in this ruleset"),
  N_("a piece that is not on the board misses no turn"),
  N_("pieces begin on the board in this ruleset"),
  N_("a piece rests in a creek, which sends it back"),
  N_("Red, who begins, has not entered yet"),
  N_("two pieces share a space: only a piece sent back to its start can do "
     "so"), NULL,
};

static int
space_of (const GameState *state,
          int              seat)
{
  return zohn_ahl_board_space (zohn_ahl_values (state), seat,
                               zohn_ahl_state (state)->steps[seat]);
}

static int
piece_at (const GameState *state,
          int              place)
{
  const ZohnAhlState *self = zohn_ahl_state (state);

  for (int seat = 0; seat < 2; seat++)
    if (self->steps[seat] == ZOHN_AHL_OFF_BOARD
          ? place == ZOHN_AHL_PLACE_RED_WAITING + seat
          : place == space_of (state, seat))
      return seat;

  return -1;
}

/* Returns the steps of a piece that has not set out. */
static int8_t
outset (const GameState *state)
{
  return zohn_ahl_values (state)->starts_off_board
           ? ZOHN_AHL_OFF_BOARD : 0;
}

static gboolean
add (GameState *state,
     int        place,
     int        piece,
     int        by)
{
  ZohnAhlState *self = (ZohnAhlState *) state;
  const ZohnAhlRuleset *values = zohn_ahl_values (state);

  if (by < 0 || place == ZOHN_AHL_PLACE_RED_WAITING + piece)
    {
      int8_t before = self->steps[piece];

      self->steps[piece] = outset (state);

      return before != self->steps[piece];
    }
  if (place < values->lowest || place >= values->lowest + values->n_spaces)
    return FALSE;
  self->steps[piece] =
    (int8_t) zohn_ahl_board_steps (values, piece, place);

  return TRUE;
}

static const char *
explain (const GameState *state,
         int              place,
         int              piece,
         int              by)
{
  if (by > 0 && place != ZOHN_AHL_PLACE_RED_WAITING + piece)
    return N_("Awls stand on spaces or, beside the board, in the place of "
              "their own side.");

  return outset (state) == ZOHN_AHL_OFF_BOARD
           ? N_("This awl has not entered yet.")
           : N_("This awl is at its start already.");
}

/* Moves a piece by putting it on @to, because each side has only one. */
static gboolean
move (GameState *state,
      int        piece,
      int        from,
      int        to)
{
  return add (state, to, piece, 1);
}

static void
clear (GameState *state)
{
  ZohnAhlState *self = (ZohnAhlState *) state;

  self->steps[0] = self->steps[1] = outset (state);
  self->misses = 0;
}

/* Takes the pieces away when the ruleset changes, because the spaces of another
 * board have other numbers.  What was changed in the ruleset before is
 * forgotten. */
static void
adapt (GameState              *state,
       const LudoEditingField *field)
{
  ZohnAhlState self = *zohn_ahl_state (state);

  if (field->kind != LUDO_EDITING_FIELD_RULESET)
    return;

  self.changed = FALSE;
  memset (state, 0, sizeof *state);
  memcpy (state, &self, sizeof self);
  clear (state);
}

/* Returns the space of the creek in which a piece stands, or else the space on
 * which both stand; -1 if there is none. */
static int
find_fault (const GameState *state)
{
  const ZohnAhlState *self = zohn_ahl_state (state);
  const ZohnAhlRuleset *values = zohn_ahl_values (state);

  for (int seat = 0; seat < 2; seat++)
    if (self->steps[seat] != ZOHN_AHL_OFF_BOARD
        && (self->steps[seat] == values->creeks[0]
            || self->steps[seat] == values->creeks[1]))
      return space_of (state, seat);

  return self->steps[0] > 0 && space_of (state, 0) == space_of (state, 1)
           ? space_of (state, 0) : -1;
}

const LudoEditing zohn_ahl_editing = {
  .pieces = pieces,
  .keys = "rg",
  .add = add,
  .explain = explain,
  .move = move,
  .piece_at = piece_at,
  .clear = clear,
  .fields = fields,
  .adapt = adapt,
  .complaints = complaints,
  .find_fault = find_fault,
};
