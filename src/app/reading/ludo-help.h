/* ludo-help.h: where the help is read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/settings/ludo-settings.h"

/* ludo_help_show:
 * @parent: the window that asks
 * @settings: how pages are to look
 * @stay: whether no other program may be opened
 *
 * Opens the help in the program that reads it on this computer, such as Yelp;
 * in a window of its own where there is none, where the pages are not
 * installed, or where somebody should stay.
 */
void ludo_help_show (GtkWindow *parent, LudoSettings *settings, gboolean stay);
