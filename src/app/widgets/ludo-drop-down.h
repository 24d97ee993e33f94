/* ludo-drop-down.h: drop-downs for a narrow window and for the keyboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_drop_down_begin_at_chosen: from now on focuses the selected row when the
 * list opens. */
void ludo_drop_down_begin_at_chosen (GtkDropDown *drop_down);

/* ludo_drop_down_shorten: does ludo_drop_down_begin_at_chosen() and lets the
 * closed drop-down, whose items must be strings, shorten a long name; the open
 * list shows it whole. */
void ludo_drop_down_shorten (GtkDropDown *drop_down);

/* ludo_drop_down_wrap: as ludo_drop_down_shorten(), but a long name is broken
 * into lines and not shortened. */
void ludo_drop_down_wrap (GtkDropDown *drop_down);
