/* ludo-launch.h: other programs, which speak as this one does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_launch_uri: opens @uri with the program that the desktop has for it,
 * asking that program to speak the language of the window.
 * @parent: in whose display
 * @callback: called at the end with what
 *   g_app_info_launch_default_for_uri_finish() takes; may be %NULL
 */
void ludo_launch_uri (GtkWindow           *parent,
                      const char          *uri,
                      GAsyncReadyCallback  callback,
                      gpointer             data);

/* ludo_launch_prepare_preview: lets the program that GTK's dialog of printing
 * starts to show the sheets speak the language of the window, from now on. */
void ludo_launch_prepare_preview (void);
