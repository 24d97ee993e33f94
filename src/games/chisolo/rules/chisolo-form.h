/* chisolo-form.h: the board of Chisolo and the forms of the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of Chisolo, board and other forms.
 */

#pragma once

#include "games/chisolo/rules/chisolo-sowing.h"

#define CHISOLO_SOUTH 0
#define CHISOLO_NORTH 1

/* Cells, as traces name them: a seat's hole 0 to 13 plus 14 times the seat. */
#define CHISOLO_CELLS (2 * CHISOLO_HOLES)

/* ChisoloRuleset: the forms of the game, in the order of their list. */
typedef enum
{
  CHISOLO_NATATU,
  CHISOLO_SMITH_DALE,           /* first move clockwise, then choose */
  CHISOLO_NATATU_LEFT,          /* the poor end of the inner row is the left */
  CHISOLO_LUDII,                /* both */
  CHISOLO_NAMBIDI,              /* two stones a hole, opening captures */
  CHISOLO_ONE_COUNTER,          /* one stone a hole, opening captures */
  CHISOLO_NAMUDILAKUNZE,        /* one stone a hole, outer holes captured */
  CHISOLO_N_RULESETS,
} ChisoloRuleset;

/* ChisoloForm: the values by which a ruleset differs from the others.  Their
 * captures differ too; chisolo_captured() has those. */
typedef struct
{
  uint8_t stones[CHISOLO_HOLES];        /* either side's at the start */
  bool opening;                 /* the first turn is an opening capture */
  bool first_clockwise;         /* the second move chooses the direction */
} ChisoloForm;

/* chisolo_form: returns the form of @ruleset.  Static. */
const ChisoloForm *chisolo_form (ChisoloRuleset ruleset);

/* chisolo_form_stones: how many stones each side starts with. */
int chisolo_form_stones (const ChisoloForm *form);

/* chisolo_cell: the cell of @seat's @hole. */
static inline int
chisolo_cell (int seat,
              int hole)
{
  return seat * CHISOLO_HOLES + hole;
}

/* chisolo_hole_row: returns the row of @seat's @hole, 0 (row 1 of the notation,
 * South's outer one) to 3. */
int chisolo_hole_row (int seat, int hole);

/* chisolo_hole_column: returns the column of @seat's @hole, 0 (a, at South's
 * left) to 6. */
int chisolo_hole_column (int seat, int hole);

/* chisolo_hole_at: the hole at @row and @column, of seat @row / 2. */
int chisolo_hole_at (int row, int column);

/* chisolo_facing_inner, chisolo_facing_outer:
 *
 * The opponent's holes in the column of the inner hole @hole (7 to 13), by
 * his own numbers.  The same for both seats.
 */
static inline int
chisolo_facing_inner (int hole)
{
  return 20 - hole;
}

static inline int
chisolo_facing_outer (int hole)
{
  return hole - 7;
}

/* chisolo_is_inner: whether @hole is on its owner's inner row. */
static inline bool
chisolo_is_inner (int hole)
{
  return hole >= CHISOLO_COLUMNS;
}
