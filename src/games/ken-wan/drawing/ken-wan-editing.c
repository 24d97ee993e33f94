/* ken-wan-editing.c: positions of Ken Wan set up by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/ken-wan/drawing/ken-wan-editing.h"

#include <glib/gi18n.h>

#include "games/ken-wan/drawing/ken-wan-layout.h"

enum
{
  FIELD_TURN,
  FIELD_PLAYERS,
};

static const char *const pieces[] = {
  N_("Blue piece"), N_("Yellow piece"), N_("Red piece"),
  N_("Blue half-piece"), N_("Yellow half-piece"), N_("Red half-piece"), NULL,
};

static const char *const fields[] = { N_("Turn"), N_("Players"), NULL };

static const char *const complaints[] = {
  N_("it is the turn of a colour that nobody plays"),
  N_("it is the turn of a player who is placed or has no pieces"), NULL,
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

static void
clear (GameState *state)
{
  KenWanState *self = (KenWanState *) state;

  for (int place = 0; place < KEN_WAN_CELLS; place++)
    add (state, place, 0, -1);
  self->n_placed = 0;
  for (int i = 0; i < KEN_WAN_COLOURS; i++)
    self->placed[i] = 0;
}

static char *
dup_choice (int field,
            int index)
{
  static const char *const turns[] = { N_("Blue"), N_("Yellow"), N_("Red") };

  if (field == FIELD_TURN && index < KEN_WAN_COLOURS)
    return g_strdup (gettext (turns[index]));

  return field == FIELD_PLAYERS && index < 2
           ? g_strdup_printf ("%d", index + 2) : NULL;
}

static int
get (const GameState *state,
     int              field)
{
  const KenWanState *self = (const KenWanState *) state;

  return field == FIELD_TURN ? self->turn : self->n_players - 2;
}

static void
set (GameState *state,
     int        field,
     int        value)
{
  KenWanState *self = (KenWanState *) state;

  if (field == FIELD_TURN)
    self->turn = (uint8_t) value;
  else
    self->n_players = (uint8_t) (value + 2);
}

static int
count_pieces (const GameState *state)
{
  int n = 0;

  for (int place = 0; place < KEN_WAN_CELLS; place++)
    n += piece_at (state, place) >= 0;

  return n;
}

/* Pieces change colour but never leave the board. */
static const char *
remark (const GameState *state)
{
  const GameConfig config = { .players = 3 };
  GameState begun = { 0 };

  ken_wan_rules.start (&config, &begun);

  return count_pieces (state) != count_pieces (&begun)
           ? N_("a game begins with another number of pieces, and none leaves "
                "the board") : NULL;
}

const LudoEditing ken_wan_editing = {
  .pieces = pieces,
  .keys = "BYRbyr",
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
