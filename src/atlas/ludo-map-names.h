/* ludo-map-names.h: where the names of a map go, none upon another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-drawing.h"

G_BEGIN_DECLS

/* LudoMapName: a name to be put beside its mark. */
typedef struct
{
  double x;                     /* the middle of the mark */
  double y;
  double width;                 /* of the name */
  double height;
  LudoRect place;               /* filled: where it goes */
  gboolean apart;               /* filled: far enough to need a line */
} LudoMapName;

/* ludo_map_names_place:
 * @room: what the names must stay within
 * @kept: rectangles that they must leave free
 * @radius: of the marks, which they leave free as well
 * @n_rings: how far from its mark a name may stand, from 1
 *
 * Returns: FALSE, with nothing placed, where there is no room for all.
 */
gboolean ludo_map_names_place (LudoMapName *names, guint n_names,
                               const LudoRect *room, const LudoRect *kept,
                               guint n_kept, double radius, int n_rings);

G_END_DECLS
