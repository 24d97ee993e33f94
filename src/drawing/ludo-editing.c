/* ludo-editing.c: fields and places of positions set up by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/ludo-editing.h"

#include <glib/gi18n.h>

/* Takes a piece away from @place and returns it; -1 where none can be taken. */
static int
remove_piece (const LudoEditing *self,
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
      piece = remove_piece (self, &x, place);
      if (piece != remove_piece (self, &y, place))
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
  while (remove_piece (self, state, place) >= 0)
    continue;
  while ((piece = remove_piece (self, &rest, place)) >= 0)
    self->add (state, place, piece, 1);
}

char *
ludo_editing_field_dup_choice (const LudoEditingField *self,
                               const LudoGameInfo     *info,
                               int                     index)
{
  const char *choice = NULL;

  g_return_val_if_fail (self != NULL && info != NULL && index >= 0, NULL);

  if (self->dup_choice != NULL)
    return self->dup_choice (index);

  if (self->kind == LUDO_EDITING_FIELD_RULESET
      && index < info->rules->n_rulesets)
    choice = info->rulesets[index].name;
  else if (self->kind == LUDO_EDITING_FIELD_TURN
           && index < info->rules->max_players)
    choice = info->seats[index];
  else if (self->kind == LUDO_EDITING_FIELD_CHOICE)
    choice = self->choices[index];

  return choice != NULL ? g_strdup (gettext (choice)) : NULL;
}

int
ludo_editing_field_get (const LudoEditingField *self,
                        const GameState        *state)
{
  g_return_val_if_fail (self != NULL && state != NULL, 0);

  return self->get != NULL ? self->get (state)
                           : (int8_t) state->bytes[self->at] - self->first;
}

void
ludo_editing_set_field (const LudoEditing      *self,
                        const LudoEditingField *field,
                        GameState              *state,
                        int                     value)
{
  g_return_if_fail (self != NULL && field != NULL && state != NULL);

  if (field->set != NULL)
    field->set (state, value);
  else if (ludo_editing_field_get (field, state) != value)
    {
      state->bytes[field->at] = (unsigned char) (value + field->first);
      if (self->adapt != NULL)
        self->adapt (state, field);
    }
}
