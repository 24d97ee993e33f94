/* chisolo-form.c: the board of Chisolo and the forms of the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of Chisolo, board and other forms.
 */

#include "chisolo-form.h"

/* Board: each side's stones as its owner sees them, the outer row from left to
 * right, then the inner row from right to left.  Both sides start alike. */
static const ChisoloForm forms[CHISOLO_N_RULESETS] = {
  [CHISOLO_NATATU] = {
    .stones = { 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 1, 2 },
  },
  [CHISOLO_NATATU_RIGHT] = {
    .stones = { 3, 3, 3, 3, 3, 3, 3, 0, 0, 1, 2, 3, 3, 3 },
  },
  [CHISOLO_NATATU_CW] = {
    .stones = { 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 1, 2 },
    .first_clockwise = true,
  },
  [CHISOLO_NAMBIDI] = {
    .stones = { 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2 },
    .opening = true,
  },
  [CHISOLO_ONE_COUNTER] = {
    .stones = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
    .opening = true,
  },
  [CHISOLO_NAMUDILAKUNZE] = {
    .stones = { 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
  },
};

const ChisoloForm *
chisolo_form (ChisoloRuleset ruleset)
{
  return &forms[ruleset];
}

int
chisolo_form_stones (const ChisoloForm *form)
{
  int total = 0;

  for (int i = 0; i < CHISOLO_HOLES; i++)
    total += form->stones[i];

  return total;
}

int
chisolo_hole_row (int seat,
                  int hole)
{
  int row = chisolo_is_inner (hole) ? 1 : 0;

  return seat == CHISOLO_SOUTH ? row : 3 - row;
}

int
chisolo_hole_column (int seat,
                     int hole)
{
  int column = chisolo_is_inner (hole) ? 13 - hole : hole;

  return seat == CHISOLO_SOUTH ? column : 6 - column;
}

int
chisolo_hole_at (int row,
                 int column)
{
  bool inner = row == 1 || row == 2;
  int own_column = row < 2 ? column : 6 - column;

  return inner ? 13 - own_column : own_column;
}
