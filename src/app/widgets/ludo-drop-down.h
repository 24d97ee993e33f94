/* ludo-drop-down.h: drop-downs for a narrow window and for the keyboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_drop_down_begin_at_chosen: leads the keyboard, when the list opens, to
 * what is chosen. */
void ludo_drop_down_begin_at_chosen (GtkDropDown *drop_down);

/* ludo_drop_down_shorten: the same, and lets the closed drop-down, whose items
 * are strings, shorten a long name; the open list shows it whole. */
void ludo_drop_down_shorten (GtkDropDown *drop_down);

/* ludo_drop_down_wrap: the same, but the closed drop-down breaks a long name
 * into lines and shortens nothing. */
void ludo_drop_down_wrap (GtkDropDown *drop_down);
