/* ludo-drop-down.h: drop-downs that fit into a narrow window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* ludo_drop_down_shorten: lets the closed drop-down, whose items are strings,
 * shorten a long name; the open list shows it whole. */
void ludo_drop_down_shorten (GtkDropDown *drop_down);

G_END_DECLS
