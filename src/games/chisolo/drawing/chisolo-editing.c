/* chisolo-editing.c: positions of Chisolo set up by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/chisolo/drawing/chisolo-editing.h"

#include <glib/gi18n.h>

#include "games/chisolo/drawing/chisolo-board.h"

enum
{
  FIELD_RULESET,
  FIELD_TURN,
  FIELD_SOUTH,
  FIELD_NORTH,
};

static const char *const pieces[] = { N_("Stone"), NULL };

static const char *const fields[] = {
  N_("Ruleset"), N_("Turn"), N_("South’s direction"), N_("North’s direction"),
  NULL,
};

static const char *const complaints[] = {
  N_("South has too many stones"), N_("North has too many stones"),
  N_("both camps are empty"),
  N_("in this form the first sowing may go either way"), NULL,
};

static uint8_t *
stones_of (GameState *state,
           int        place)
{
  ChisoloState *self = (ChisoloState *) state;

  return place < CHISOLO_CELLS
           ? &self->camps[place / CHISOLO_HOLES].stones[place % CHISOLO_HOLES]
           : NULL;
}

static int
piece_at (const GameState *state,
          int              place)
{
  GameState copy = *state;
  const uint8_t *stones = stones_of (&copy, place);

  return stones != NULL && *stones > 0 ? 0 : -1;
}

static gboolean
add (GameState *state,
     int        place,
     int        piece,
     int        by)
{
  uint8_t *stones = stones_of (state, place);

  if (stones == NULL || *stones + by < 0 || *stones + by > CHISOLO_STONES_MAX)
    return FALSE;
  *stones = (uint8_t) (*stones + by);

  return TRUE;
}

static void
clear (GameState *state)
{
  for (int place = 0; place < CHISOLO_CELLS; place++)
    *stones_of (state, place) = 0;
}

static char *
dup_choice (int field,
            int index)
{
  static const char *const turns[] = { N_("South"), N_("North") };
  static const char *const directions[] = {
    N_("Clockwise"), N_("Not chosen yet"), N_("Anticlockwise"),
    N_("Clockwise, then chosen"),
  };

  if (field == FIELD_RULESET)
    return index < CHISOLO_N_RULESETS
             ? g_strdup (gettext (ludo_game_info_for ("chisolo")
                                    ->rulesets[index].name))
             : NULL;
  if (field == FIELD_TURN)
    return index < 2 ? g_strdup (gettext (turns[index])) : NULL;

  return index < (int) G_N_ELEMENTS (directions)
           ? g_strdup (gettext (directions[index])) : NULL;
}

static int
get (const GameState *state,
     int              field)
{
  const ChisoloState *self = (const ChisoloState *) state;

  return field == FIELD_RULESET ? self->ruleset
         : field == FIELD_TURN ? self->turn
         : self->directions[field - FIELD_SOUTH] - CHISOLO_CLOCKWISE;
}

static void
set (GameState *state,
     int        field,
     int        value)
{
  ChisoloState *self = (ChisoloState *) state;

  if (field == FIELD_RULESET)
    self->ruleset = (uint8_t) value;
  else if (field == FIELD_TURN)
    {
      /* South plays the even moves. */
      self->turn = (uint8_t) value;
      self->n_moves = (self->n_moves & ~1u) | (unsigned) value;
    }
  else
    self->directions[field - FIELD_SOUTH] =
      (int8_t) (value + CHISOLO_CLOCKWISE);
}

static int
count_stones (const ChisoloState *self)
{
  int n = 0;

  for (int place = 0; place < CHISOLO_CELLS; place++)
    n += self->camps[place / CHISOLO_HOLES].stones[place % CHISOLO_HOLES];

  return n;
}

/* Stones change sides but never leave the board. */
static const char *
remark (const GameState *state)
{
  const ChisoloState *self = (const ChisoloState *) state;
  const GameConfig config = { .ruleset = self->ruleset, .players = 2 };
  GameState begun = { 0 };

  chisolo_rules.start (&config, &begun);

  return count_stones (self) != count_stones ((const ChisoloState *) &begun)
           ? N_("games of this ruleset have another number of stones") : NULL;
}

const LudoEditing chisolo_editing = {
  .pieces = pieces,
  .stacks = TRUE,
  .add = add,
  .piece_at = piece_at,
  .clear = clear,
  .fields = fields,
  .dup_choice = dup_choice,
  .get = get,
  .set = set,
  .complaints = complaints,
  .remark = remark,
};
