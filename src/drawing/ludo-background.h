/* ludo-background.h: the part of a board that is painted once and kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Half of a frame's time goes into the parts that look the same in every frame
 * of a game: cloth, stone, earth, cells, numbers.  A widget that paints many
 * frames keeps them as a picture, which is copied in a tenth of the time, and
 * with it the sprites of the pieces on it.
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
  gboolean failed;              /* the theme's material could not be painted */
  char *font_family;            /* owned */
  double font_size;
  gboolean coordinates;
  LudoBackground *other;        /* owned: the one before, or NULL */
};

/* ludo_background_lay:
 *
 * Gives @scene its background and its sprites, painted with @scale pixels, 1 or
 * more, to each unit.  They belong to @background and are valid until the next
 * call.  The background is painted only if it is neither the current one nor
 * the one before, because a list beside a board that opens and closes makes the
 * board smaller and larger by turns.  If a theme of material cannot be painted,
 * @scene gets its plain form and the log a line; if there is no memory at all,
 * @scene gets no background and is drawn without one.
 */
void ludo_background_lay (LudoBackground *background,
                          const LudoDrawing *drawing, LudoScene *scene,
                          int scale);

/* ludo_background_clear: frees what @background holds; it can be used again. */
void ludo_background_clear (LudoBackground *background);
