/* ludo-painted.h: something painted once, to be shown in many frames
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* LudoPaint: draws something from (0, 0) on, in pixels of a widget. */
typedef void (*LudoPaint) (cairo_t *cr, gpointer data);

/* ludo_painted_new:
 * @width, @height: in pixels of a widget, above 0; @scale: pixels of the
 *   screen for one of these
 *
 * Calls @paint with @data, once.  A texture would do as well, but without a
 * graphics card GTK converts each of its pixels anew in every frame, which
 * takes longer than the frame has.
 *
 * Returns: (transfer full): what was painted, to be appended to snapshots.
 */
GskRenderNode *ludo_painted_new (int width, int height, int scale,
                                 LudoPaint paint, gpointer data);

G_END_DECLS
