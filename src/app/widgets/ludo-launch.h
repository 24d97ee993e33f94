/* ludo-launch.h: opens other programs in the language of this one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_launch_uri: opens @uri with the program that the desktop has for it, in
 * the language of the window if that program has it.
 * @parent: the window whose display is used
 * @callback: (nullable): called with the result for
 *   g_app_info_launch_default_for_uri_finish()
 */
void ludo_launch_uri (GtkWindow           *parent,
                      const char          *uri,
                      GAsyncReadyCallback  callback,
                      gpointer             data);

/* ludo_launch_prepare_preview: from now on the program that GTK's print dialog
 * starts for the preview uses the language of the window. */
void ludo_launch_prepare_preview (void);
