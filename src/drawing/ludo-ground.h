/* ludo-ground.h: what of a board is painted once and kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Half of a frame's time goes into what looks the same in every frame of a
 * game: cloth, stone, earth, cells, numbers.  Whoever paints many frames keeps
 * it as a picture, which is copied in a tenth of the time, and with it the
 * stamps of what lies on it.
 */

#pragma once

#include "drawing/ludo-drawing.h"

G_BEGIN_DECLS

/* LudoGround: a painted ground and what it was painted for.  Starts as
 * { 0 }. */
typedef struct
{
  cairo_surface_t *surface;     /* owned; NULL before the first scene */
  LudoStamps *stamps;           /* owned; the same */
  const LudoDrawing *drawing;
  int scale;
  int form;
  double width;
  double height;
  LudoTheme theme;
  char *font_family;            /* owned */
  double font_size;
  gboolean coordinates;
} LudoGround;

/* ludo_ground_lay:
 *
 * Gives @scene its ground and its stamps, at @scale pixels, 1 or more, to each
 * of its units; paints the ground only if it is not the one that @ground
 * holds.  Both belong to @ground, until the next call.  Where there is no
 * memory for them, the scene is left without, and draws as well.
 */
void ludo_ground_lay (LudoGround *ground, const LudoDrawing *drawing,
                      LudoScene *scene, int scale);

/* ludo_ground_clear: frees what @ground holds; it can be used again. */
void ludo_ground_clear (LudoGround *ground);

G_END_DECLS
