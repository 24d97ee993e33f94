/* tavli-paint.h: the stone, the checkers and the dice of tavli
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-paint.h"
#include "games/tavli/drawing/tavli-layout.h"

/* TavliPalette: the colours of a theme. */
typedef struct
{
  gboolean shaded;              /* light and shadow; not in high contrast */
  LudoColor background;
  LudoColor slab;               /* the stone */
  LudoColor edge;               /* lines on the stone */
  LudoColor panel;              /* the wood under tower and trays */
  LudoColor tables[2];          /* hollows of the tables 1 and 4, 2 and 3 */
  LudoColor hollow;             /* trays, where checkers wait and end */
  LudoColor label;              /* letters on the stone */
  LudoColor hollow_label;       /* letters in the trays */
  LudoColor checkers[2];        /* White's and Black's */
  LudoColor rims[2];            /* their outlines */
  LudoColor inks[2];            /* what is written on them */
  LudoColor die;
  LudoColor pip;
  LudoColor strike;             /* through a die that is played or held up */
  LudoColor wood;               /* the tower */
} TavliPalette;

/* tavli_palette: the colours of @theme. */
const TavliPalette *tavli_palette (LudoTheme theme);

/* TavliBrush: the data that all painting functions need. */
typedef struct
{
  cairo_t *cr;
  const LudoScene *scene;
  const TavliPalette *palette;
  const TavliLayout *layout;
} TavliBrush;

/* tavli_fill_rimmed: a rounded rectangle, its rim painted inside it. */
void tavli_fill_rimmed (const TavliBrush *brush, const LudoRect *rect,
                        double radius, double rim, LudoColor rim_color,
                        LudoColor color);

/* tavli_paint_slab: the stone in its frame, with its hollows and separators,
 * unoccupied. */
void tavli_paint_slab (const TavliBrush *brush);

/* tavli_paint_labels: the numbers of the outer rows' cells. */
void tavli_paint_labels (const TavliBrush *brush);

/* tavli_paint_waiting_labels: the names of those cells of the middle row that
 * are empty in @state. */
void tavli_paint_waiting_labels (const TavliBrush *brush,
                                 const TavliState *state);

/* tavli_paint_checker: a checker of @seat; @count is written on it unless 0. */
void tavli_paint_checker (const TavliBrush *brush, int seat,
                          const TavliSpot *spot, int count);

/* tavli_paint_lifted: a checker of @seat that is carried, @height above @spot,
 * 0 to 1: the higher the larger it is seen, and the farther its shadow falls.
 */
void tavli_paint_lifted (const TavliBrush *brush, int seat,
                         const TavliSpot *spot, double height);

/* tavli_paint_edge_checker: a checker of @seat standing on edge. */
void tavli_paint_edge_checker (const TavliBrush *brush, int seat,
                               const LudoRect *rect);

/* tavli_paint_panel: the wood beside the stone, with all the trays. */
void tavli_paint_panel (const TavliBrush *brush);

/* tavli_paint_rim: the rim of a tray; @active marks that of the side to
 * move. */
void tavli_paint_rim (const TavliBrush *brush, const LudoRect *rect,
                      gboolean active);

/* tavli_paint_course: paints on every empty cell of the course in @state a sign
 * of the direction in which all checkers move. */
void tavli_paint_course (const TavliBrush *brush, const TavliState *state);

/* tavli_paint_caption: @caption at the head of a tray, over the marks that
 * cross it. */
void tavli_paint_caption (const TavliBrush *brush, const LudoRect *rect,
                          const char *caption, gboolean active);

/* tavli_paint_shield: the sign on a checker of @seat that it is protected. */
void tavli_paint_shield (const TavliBrush *brush, int seat,
                         const TavliSpot *spot);

/* tavli_paint_tower: the dice tower. */
void tavli_paint_tower (const TavliBrush *brush);

/* tavli_paint_waiting_dice: the three dice in the mouth of the tower. */
void tavli_paint_waiting_dice (const TavliBrush *brush);

/* tavli_paint_rolling_dice: three dice on their way from the tower to their
 * slots. */
void tavli_paint_rolling_dice (const TavliBrush *brush,
                               const TavliShown *shown);

/* tavli_paint_dice: the dice as they lie. */
void tavli_paint_dice (const TavliBrush *brush,
                       const TavliDie dice[TAVLI_SLOTS]);
