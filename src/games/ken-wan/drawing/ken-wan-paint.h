/* ken-wan-paint.h: Ken Wan's board and its cubes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-paint.h"
#include "games/ken-wan/drawing/ken-wan-layout.h"
#include "games/ken-wan/rules/ken-wan-rules.h"

/* KenWanCubePalette: how one colour's pieces look. */
typedef struct
{
  LudoColor face;               /* the full face; the cross of a half-piece */
  LudoColor side;               /* the side that faces the player */
  LudoColor edge;               /* outlines face, cross and sign */
  LudoColor sign;               /* the sign on the full face */
  LudoColor half;               /* the background of the crossed face */
} KenWanCubePalette;

/* KenWanPalette: the colours of a theme. */
typedef struct
{
  LudoColor plate;
  LudoColor plate_edge;
  LudoColor cell;
  LudoColor line;               /* between the cells */
  LudoColor centre;             /* the forbidden cell */
  LudoColor centre_ring;        /* the line within it */
  LudoColor text;               /* on plate and button */
  gboolean shaded;              /* whether cubes cast a shadow */
  KenWanCubePalette cubes[KEN_WAN_COLOURS];
} KenWanPalette;

/* ken_wan_palette: the colours of @theme; static. */
const KenWanPalette *ken_wan_palette (LudoTheme theme);

/* ken_wan_scene_palette: those of the scene, black and white where it is in
 * black ink alone; static. */
const KenWanPalette *ken_wan_scene_palette (const LudoScene *scene);

/* KenWanCube: a piece as it is painted. */
typedef struct
{
  int colour;
  gboolean half;
  gboolean placed;              /* his player has won a place */
} KenWanCube;

/* ken_wan_add_sign: adds the sign of @colour about the origin to the path,
 * within a circle of @radius. */
void ken_wan_add_sign (cairo_t *cr, int colour, double radius);

/* ken_wan_paint_cube: paints @cube lying flat, its top face about (@x, @y) and
 * @side pixels wide. */
void ken_wan_paint_cube (cairo_t *cr, const KenWanPalette *palette,
                         const KenWanCube *cube, double x, double y,
                         double side);

/* ken_wan_paint_piece: the same, as a sprite of @scene. */
void ken_wan_paint_piece (cairo_t *cr, const LudoScene *scene,
                          const KenWanCube *cube, double x, double y,
                          double side);

/* ken_wan_paint_turning: a cube that rolls onto another face; @amount goes
 * from 0, still @from, to 1, lying as @to. */
void ken_wan_paint_turning (cairo_t *cr, const KenWanPalette *palette,
                            const KenWanCube *from, const KenWanCube *to,
                            double x, double y, double side, double amount);

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
