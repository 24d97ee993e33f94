/* ken-wan-editing.c: positions of Ken Wan set up by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/ken-wan/drawing/ken-wan-board.h"

#include <glib/gi18n.h>

static const char *const pieces[] = {
  N_("Blue piece"), N_("Yellow piece"), N_("Red piece"),
  N_("Blue half-piece"), N_("Yellow half-piece"), N_("Red half-piece"), NULL,
};

static const char *const players[] = { "2", "3", NULL };

static const LudoEditingField fields[] = {
  { LUDO_EDITING_FIELD_TURN, N_("Turn"), offsetof (KenWanState, turn) },
  {
    LUDO_EDITING_FIELD_CHOICE, N_("Players"), offsetof (KenWanState, n_players),
    .first = 2, .choices = players,
  },
  { .name = NULL },
};

static const char *const complaints[] = {
  N_("it is the turn of a colour that nobody plays"),
  N_("it is the turn of a player who has already won a place or has no "
     "pieces"), NULL,
};

static int
piece_at (const GameState *state,
          int              place)
{
  const KenWanState *self = (const KenWanState *) state;
  int colour = place < KEN_WAN_CELLS ? ken_wan_colour_at (self, place) : -1;

  return colour < 0 ? -1
         : colour + (ken_wan_is_half (self, place) ? KEN_WAN_COLOURS : 0);
}

static gboolean
add (GameState *state,
     int        place,
     int        piece,
     int        by)
{
  KenWanState *self = (KenWanState *) state;
  KenWanSet bit;

  if (place >= KEN_WAN_CELLS || place == KEN_WAN_CENTRE
      || (by < 0 && piece_at (state, place) < 0))
    return FALSE;

  bit = ken_wan_bit (place);
  for (int colour = 0; colour < KEN_WAN_COLOURS; colour++)
    {
      self->whole[colour] &= ~bit;
      self->half[colour] &= ~bit;
    }
  if (by > 0 && piece < KEN_WAN_COLOURS)
    self->whole[piece] |= bit;
  else if (by > 0)
    self->half[piece - KEN_WAN_COLOURS] |= bit;

  return TRUE;
}

static const char *
explain (const GameState *state,
         int              place,
         int              piece,
         int              by)
{
  return place == KEN_WAN_CENTRE
           ? N_("The black centre is closed to everybody.")
           : N_("Pieces stand on cells only.");
}

/* Takes back the places that were won. */
static void
clear_places (KenWanState *self)
{
  self->n_placed = 0;
  for (int i = 0; i < KEN_WAN_COLOURS; i++)
    self->placed[i] = 0;
}

static void
clear (GameState *state)
{
  for (int place = 0; place < KEN_WAN_CELLS; place++)
    add (state, place, 0, -1);
  clear_places ((KenWanState *) state);
}

/* Two players win other places than three, so a change takes them back. */
static void
adapt (GameState              *state,
       const LudoEditingField *field)
{
  if (field->kind == LUDO_EDITING_FIELD_CHOICE)
    clear_places ((KenWanState *) state);
}

static int
count_pieces (const GameState *state)
{
  int n = 0;

  for (int place = 0; place < KEN_WAN_CELLS; place++)
    n += piece_at (state, place) >= 0;

  return n;
}

/* Remarks that no game has this number of pieces, because they never leave the
 * board; NULL if it is right. */
static const char *
remark (const GameState *state)
{
  const GameConfig config = { .players = 3 };
  GameState begun = { 0 };

  ken_wan_rules.start (&config, &begun);

  return count_pieces (state) != count_pieces (&begun)
           ? N_("a game begins with a different number of pieces, and none "
                "leaves the board") : NULL;
}

const LudoEditing ken_wan_editing = {
  .pieces = pieces,
  .keys = "BYRbyr",
  .add = add,
  .explain = explain,
  .piece_at = piece_at,
  .clear = clear,
  .fields = fields,
  .adapt = adapt,
  .complaints = complaints,
  .remark = remark,
};
