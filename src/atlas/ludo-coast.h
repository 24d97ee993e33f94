/* ludo-coast.h: the coast lines of the world
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The format and where it comes from are described in data/map/README.md.
 */

#pragma once

#include <cairo.h>
#include <gio/gio.h>

#include "content/ludo-atlas.h"

G_BEGIN_DECLS

typedef struct _LudoCoast LudoCoast;

/* LudoMapView: from degrees to the picture.  One degree to the north is as
 * long as one to the east is in the middle of the map. */
typedef struct
{
  double west;                  /* what is seen at the left, in degrees */
  double north;                 /* what is seen at the top */
  double across;                /* pixels a degree of longitude */
  double down;                  /* pixels a degree of latitude */
  double width;                 /* of the picture */
  double height;
} LudoMapView;

/* ludo_coast_load:
 *
 * Returns: (transfer full): the coast lines at @path, or NULL with @error
 *   (LUDO_PAGE_ERROR), whose message names the file and the line.
 */
LudoCoast *ludo_coast_load (const char *path, GError **error);

/* ludo_coast_ref: holds @coast once more; who frees it last frees it. */
LudoCoast *ludo_coast_ref (LudoCoast *coast);
void ludo_coast_free (LudoCoast *coast);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoCoast, ludo_coast_free)

/* ludo_coast_get_n_rings: how many closed lines there are. */
guint ludo_coast_get_n_rings (const LudoCoast *coast);

/* ludo_coast_is_land: whether a point, in degrees, is on land. */
gboolean ludo_coast_is_land (const LudoCoast *coast, double latitude,
                             double longitude);

/* ludo_map_view_fit: the view in which the whole @frame is seen, in the
 * middle of a picture of @width by @height. */
LudoMapView ludo_map_view_fit (const LudoFrame *frame, double width,
                               double height);

/* ludo_map_view_aspect: the width of a picture that @frame fills, divided by
 * its height. */
double ludo_map_view_aspect (const LudoFrame *frame);

void ludo_map_view_point (const LudoMapView *view, double latitude,
                          double longitude, double *x, double *y);

/* ludo_coast_trace: adds what is seen of the coast lines in @view to the
 * current path of @cr, to be filled by the even-odd rule, or stroked. */
void ludo_coast_trace (const LudoCoast *coast, cairo_t *cr,
                       const LudoMapView *view);

/* ludo_coast_stroke: draws the same as lines, in the current source, which may
 * let through what lies beneath.  Leaves no path. */
void ludo_coast_stroke (const LudoCoast *coast, cairo_t *cr,
                        const LudoMapView *view);

G_END_DECLS
