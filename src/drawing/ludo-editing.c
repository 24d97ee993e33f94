/* ludo-editing.c: places of positions set up by hand, compared and copied
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/ludo-editing.h"

/* Takes a piece away from @place and returns it; -1 where none can be taken. */
static int
take (const LudoEditing *self,
      GameState         *state,
      int                place)
{
  int piece = self->piece_at (state, place);

  return piece >= 0 && self->add (state, place, piece, -1) ? piece : -1;
}

gboolean
ludo_editing_is_same (const LudoEditing *self,
                      const GameState   *a,
                      const GameState   *b,
                      int                place)
{
  GameState x, y;
  int piece;

  g_return_val_if_fail (self != NULL && a != NULL && b != NULL, FALSE);

  x = *a;
  y = *b;
  do
    {
      piece = take (self, &x, place);
      if (piece != take (self, &y, place))
        return FALSE;
    }
  while (piece >= 0);

  return TRUE;
}

void
ludo_editing_copy (const LudoEditing *self,
                   GameState         *state,
                   const GameState   *from,
                   int                place)
{
  GameState rest;
  int piece;

  g_return_if_fail (self != NULL && state != NULL && from != NULL);

  rest = *from;
  while (take (self, state, place) >= 0)
    continue;
  while ((piece = take (self, &rest, place)) >= 0)
    self->add (state, place, piece, 1);
}
