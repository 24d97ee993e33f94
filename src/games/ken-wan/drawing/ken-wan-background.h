/* ken-wan-background.h: the board of Ken Wan without its pieces
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-paint.h"
#include "games/ken-wan/drawing/ken-wan-cubes.h"
#include "games/ken-wan/drawing/ken-wan-layout.h"
#include "games/ken-wan/drawing/ken-wan-motion.h"

/* KenWanPicture: the data that all functions share that paint one picture. */
typedef struct
{
  cairo_t *cr;
  const LudoScene *scene;
  const KenWanPalette *palette;
  KenWanLayout layout;
  KenWanMotion motion;
} KenWanPicture;

/* ken_wan_add_hexagon: adds the hexagon of @cell to the path, its corners
 * @reach times as far from its middle as those of its cell. */
void ken_wan_add_hexagon (KenWanPicture *picture, int cell, double reach);

/* ken_wan_paint_background: the background, the plate with its cells and, where
 * the scene wants them, their coordinates. */
void ken_wan_paint_background (KenWanPicture *picture);
