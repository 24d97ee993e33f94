/* ludo-look.h: how the desktop wants things to be drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "drawing/ludo-drawing.h"

G_BEGIN_DECLS

/* ludo_look_theme:
 *
 * Returns: the light in which @widget is seen.  Dark is told from the colour
 *   of its text, which holds for every theme; high contrast from the theme's
 *   name, as GTK offers nothing else.
 */
LudoTheme ludo_look_theme (GtkWidget *widget);

/* ludo_look_font:
 * @size: where to store the font's size in pixels
 *
 * Returns: (transfer full): the family of @widget's font.
 */
char *ludo_look_font (GtkWidget *widget, double *size);

/* ludo_look_wants_motion: FALSE where the desktop asks for less motion. */
gboolean ludo_look_wants_motion (GtkWidget *widget);

G_END_DECLS
