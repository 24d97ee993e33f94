/* ludo-background.h: what of a board is painted once and kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Half of a frame's time goes into what looks the same in every frame of a
 * game: cloth, stone, earth, cells, numbers.  Whoever paints many frames keeps
 * it as a picture, which is copied in a tenth of the time, and with it the
 * sprites of what lies on it.
 */

#pragma once

#include "drawing/ludo-drawing.h"

/* LudoBackground: a painted background and what it was painted for.  Starts as
 * { 0 }. */
typedef struct _LudoBackground LudoBackground;
struct _LudoBackground
{
  cairo_surface_t *surface;     /* owned; NULL before the first scene */
  LudoSpriteCache *sprites;     /* owned; the same */
  const LudoDrawing *drawing;
  int scale;
  int form;
  double width;
  double height;
  LudoTheme theme;
  gboolean failed;              /* it had to be painted plain */
  char *font_family;            /* owned */
  double font_size;
  gboolean coordinates;
  LudoBackground *other;        /* owned: the one before, or NULL */
};

/* ludo_background_lay:
 *
 * Gives @scene its background and its sprites, at @scale pixels, 1 or more, to
 * each of its units; paints the background only if it is not the one that
 * @background holds, or held before: a list beside a board that opens and closes
 * makes it now smaller, now larger.  Both belong to @background, until the next
 * call.  Where a theme of material cannot be painted, @scene gets the plain one,
 * and the log a line; where there is no memory at all, the scene is left without,
 * and draws as well.
 */
void ludo_background_lay (LudoBackground *background,
                          const LudoDrawing *drawing, LudoScene *scene,
                          int scale);

/* ludo_background_clear: frees what @background holds; it can be used again. */
void ludo_background_clear (LudoBackground *background);
