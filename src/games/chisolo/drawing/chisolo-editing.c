/* chisolo-editing.c: positions of Chisolo set up by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/chisolo/drawing/chisolo-board.h"

#include <glib/gi18n.h>

static const char *const pieces[] = { N_("Stone"), NULL };

static const char *const directions[] = {
  N_("Clockwise"), N_("Not chosen yet"), N_("Anticlockwise"),
  N_("Clockwise, then chosen"), NULL,
};

static const LudoEditingField fields[] = {
  {
    LUDO_EDITING_FIELD_RULESET, N_("Ruleset"),
    offsetof (ChisoloState, ruleset),
  },
  { LUDO_EDITING_FIELD_TURN, N_("Turn"), offsetof (ChisoloState, turn) },
  {
    LUDO_EDITING_FIELD_CHOICE, N_("South’s direction"),
    offsetof (ChisoloState, directions[CHISOLO_SOUTH]),
    .first = CHISOLO_CLOCKWISE, .choices = directions,
  },
  {
    LUDO_EDITING_FIELD_CHOICE, N_("North’s direction"),
    offsetof (ChisoloState, directions[CHISOLO_NORTH]),
    .first = CHISOLO_CLOCKWISE, .choices = directions,
  },
  { .name = NULL },
};

static const char *const complaints[] = {
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
  return place < CHISOLO_CELLS
         && chisolo_stones ((const ChisoloState *) state, place) > 0 ? 0 : -1;
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

static const char *
explain (const GameState *state,
         int              place,
         int              piece,
         int              by)
{
  return place >= CHISOLO_CELLS
           ? N_("Stones lie in holes only.")
           : N_("A hole holds 33 stones at most, all that one side can have.");
}

G_STATIC_ASSERT (CHISOLO_STONES_MAX == 33);

static void
clear (GameState *state)
{
  for (int place = 0; place < CHISOLO_CELLS; place++)
    *stones_of (state, place) = 0;
}

/* Makes the number of the move agree with the side to move, because South plays
 * the even ones. */
static void
adapt (GameState              *state,
       const LudoEditingField *field)
{
  ChisoloState *self = (ChisoloState *) state;

  if (field->kind == LUDO_EDITING_FIELD_TURN)
    self->n_moves = (self->n_moves & ~1u) | self->turn;
}

/* Returns: (transfer full): why one side has too many stones, because in the
 * editor any number can be put down; NULL if neither has. */
static char *
dup_count (const GameState *state)
{
  const ChisoloState *self = (const ChisoloState *) state;
  int most = chisolo_form_stones (chisolo_form (self->ruleset));
  int south = chisolo_camp_total (&self->camps[CHISOLO_SOUTH]);
  int north = chisolo_camp_total (&self->camps[CHISOLO_NORTH]);

  if (south > most)
    return g_strdup_printf (
      /* Translators: two numbers of stones, both more than one; part of a
       * sentence, here and in the next. */
      _("South has %d stones, and no camp ever has more than %d"), south, most);
  if (north > most)
    return g_strdup_printf (
      _("North has %d stones, and no camp ever has more than %d"), north, most);

  return NULL;
}

static int
count_stones (const GameState *state)
{
  const ChisoloState *self = (const ChisoloState *) state;

  return chisolo_camp_total (&self->camps[CHISOLO_SOUTH])
         + chisolo_camp_total (&self->camps[CHISOLO_NORTH]);
}

/* Remarks that there are more stones than at the start; NULL if not.  There may
 * be fewer, because captures go to the reserve. */
static const char *
remark (const GameState *state)
{
  const ChisoloState *self = (const ChisoloState *) state;
  const GameConfig config = { .ruleset = self->ruleset, .players = 2 };
  GameState begun = { 0 };

  chisolo_rules.start (&config, &begun);

  return count_stones (state) > count_stones (&begun)
           ? N_("games of this ruleset have fewer stones") : NULL;
}

const LudoEditing chisolo_editing = {
  .pieces = pieces,
  .stacks = TRUE,
  .add = add,
  .explain = explain,
  .piece_at = piece_at,
  .clear = clear,
  .fields = fields,
  .adapt = adapt,
  .complaints = complaints,
  .dup_count = dup_count,
  .remark = remark,
};
