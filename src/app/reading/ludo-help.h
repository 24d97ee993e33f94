/* ludo-help.h: opens the help
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/settings/ludo-settings.h"

/* ludo_help_show:
 * @parent: the window from which the help is opened
 * @settings: the style of pages
 * @stay: whether no other program may be opened
 *
 * Opens the help in the program that reads it on this computer, such as Yelp;
 * or in a LudoHelpWindow if there is no such program, if the pages are not
 * installed, or if @stay.
 */
void ludo_help_show (GtkWindow *parent, LudoSettings *settings, gboolean stay);
