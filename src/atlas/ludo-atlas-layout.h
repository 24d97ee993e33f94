/* ludo-atlas-layout.h: where the things of a map or a timeline stand, and how
 * they are painted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The same layouts are shown in the window and printed.  Cairo and Pango
 * only, no GTK.
 */

#pragma once

#include <pango/pangocairo.h>

#include "drawing/ludo-paint.h"
#include "content/ludo-atlas.h"
#include "atlas/ludo-coast.h"

G_BEGIN_DECLS

/* LudoAtlasSpot: where a place or a date can be pointed at. */
typedef struct
{
  const LudoAtlasItem *item;    /* borrowed from the atlas */
  LudoRect bounds;              /* where the keyboard finds it */
  LudoRect also;                /* what else belongs to it; no width: nothing */
  LudoRect label;               /* its name on the map; no width: none */
  double x;                     /* the middle of its mark */
  double y;
} LudoAtlasSpot;

typedef struct _LudoAtlasLayout LudoAtlasLayout;

/* ludo_map_layout_new:
 * @coast: borrowed until the layout is freed, as is @atlas; NULL leaves the
 *   places on an empty ground
 * @language: LUDO_PAGE_N_LANGUAGES for both
 * @context: whose font is used; its size is that of running text
 * @width: of the whole, in the units of @context's font
 * @tallest: the height of the map without its list is at most this
 *
 * A map with the names of its places, none upon another, and the list of
 * the places below.  Where the names have no room the map shows numbers and
 * the list begins with them.
 */
LudoAtlasLayout *ludo_map_layout_new (const LudoAtlas *atlas,
                                      const LudoCoast *coast,
                                      LudoPageLanguage language,
                                      PangoContext *context, double width,
                                      double tallest);

/* ludo_timeline_layout_new: the dates from the earliest down, each a row,
 * with more room where more years lie between. */
LudoAtlasLayout *ludo_timeline_layout_new (const LudoAtlas *atlas,
                                           LudoPageLanguage language,
                                           PangoContext *context,
                                           double width);

void ludo_atlas_layout_free (LudoAtlasLayout *layout);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoAtlasLayout, ludo_atlas_layout_free)

double ludo_atlas_layout_get_height (const LudoAtlasLayout *layout);

/* ludo_atlas_layout_get_n_spots: one for each place or date of the atlas, in
 * the atlas's order. */
guint ludo_atlas_layout_get_n_spots (const LudoAtlasLayout *layout);
const LudoAtlasSpot *ludo_atlas_layout_get_spot (const LudoAtlasLayout *layout,
                                                 guint index);

/* ludo_atlas_layout_spot_at: the spot that a pointer at @x, @y means, or -1;
 * a mark is hit from some way off. */
int ludo_atlas_layout_spot_at (const LudoAtlasLayout *layout, double x,
                               double y);

/* ludo_atlas_layout_is_numbered: whether a map shows numbers. */
gboolean ludo_atlas_layout_is_numbered (const LudoAtlasLayout *layout);

/* ludo_atlas_layout_next_break: the last height up to @limit, from above
 * @start, at which the layout can be cut to go on on another page; @start
 * where there is none. */
double ludo_atlas_layout_next_break (const LudoAtlasLayout *layout,
                                     double start, double limit);

/* ludo_atlas_layout_draw: paints the whole from 0, 0 with @ink, on whatever
 * ground @cr has; @strong leaves out what is only shaded. */
void ludo_atlas_layout_draw (LudoAtlasLayout *layout, cairo_t *cr,
                             LudoColor ink, gboolean strong);

G_END_DECLS
