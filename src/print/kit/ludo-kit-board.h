/* ludo-kit-board.h: the game's own drawing of its board, in true size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-kit.h"

/* LudoKitPlan: a board on one sheet or on several, side by side. */
typedef struct
{
  const LudoKitBoard *board;
  const LudoDrawing *drawing;
  GameState state;
  gboolean occupied;            /* with pieces; else the start is drawn in */
  double pitch;
  double scale;                 /* millimetres in a pixel of the scene */
  LudoRect crop;                /* what of the scene is the board */
  double width;                 /* of the board, as it lies on the sheets */
  double height;
  gboolean turned;              /* by a quarter */
  LudoRect area;                /* of a sheet */
  int columns;
  int rows;
} LudoKitPlan;

/* ludo_kit_plan: finds how @board lies on the sheets of @print.
 * @state: drawn with its pieces; NULL: the start is drawn into the board
 * @above: how much higher than usual the text above it is, in millimetres */
LudoKitPlan *ludo_kit_plan (LudoPrint *print, const LudoKitBoard *board,
                            const GameState *state, double above);

/* ludo_kit_plan_draw: draws the part of the board on sheet @tile. */
void ludo_kit_plan_draw (LudoPrint *print, const LudoKitPlan *plan, int tile,
                         cairo_t *cr);
