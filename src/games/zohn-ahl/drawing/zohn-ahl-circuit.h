/* zohn-ahl-circuit.h: the cloth of Zohn Ahl with its streams and spaces
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/zohn-ahl/drawing/zohn-ahl-layout.h"
#include "games/zohn-ahl/drawing/zohn-ahl-motion.h"
#include "games/zohn-ahl/drawing/zohn-ahl-paint.h"

/* ZohnAhlPainter: the data that the functions share that paint one picture. */
typedef struct
{
  cairo_t *cr;
  const LudoScene *scene;
  const ZohnAhlPalette *palette;
  const ZohnAhlRuleset *values;
  ZohnAhlLayout layout;
  ZohnAhlFrame frame;
} ZohnAhlPainter;

/* zohn_ahl_painter_size: the scene's font size, kept between @least and @most
 * of @measure. */
double zohn_ahl_painter_size (const ZohnAhlPainter *painter, double measure,
                              double least, double most);

/* zohn_ahl_circuit_draw: all that lies still on the background: the cloth, the
 * hills, the streams and the spaces with their numbers. */
void zohn_ahl_circuit_draw (const ZohnAhlPainter *painter);
