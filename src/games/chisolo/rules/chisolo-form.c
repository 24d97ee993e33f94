/* chisolo-form.c: the board of Chisolo and the forms of the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of Chisolo, board and other forms.
 */

#include "chisolo-form.h"

/* Three in each hole but the last four of the inner row, which have 2, 1, 0
 * and 0: at its owner's right hand, as Smith and Dale have it, or at his left.
 * Holes 7 to 13 are the inner row from right to left. */
#define NATATU { 3, 3, 3, 3, 3, 3, 3, 0, 0, 1, 2, 3, 3, 3 }
#define NATATU_LEFT { 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 1, 2 }

/* Board: each side's stones as its owner sees them, the outer row from left to
 * right, then the inner row from right to left.  Both sides start alike. */
static const ChisoloForm forms[CHISOLO_N_RULESETS] = {
  [CHISOLO_NATATU] = { .stones = NATATU },
  [CHISOLO_SMITH_DALE] = { .stones = NATATU, .first_clockwise = true },
  [CHISOLO_NATATU_LEFT] = { .stones = NATATU_LEFT },
  [CHISOLO_LUDII] = { .stones = NATATU_LEFT, .first_clockwise = true },
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
