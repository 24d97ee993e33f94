/* ludo-launch.c: opens other programs in the language of this one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/widgets/ludo-launch.h"

#include <string.h>

#include "play/ludo-language.h"

#define PREFIX "env LANGUAGE="

void
ludo_launch_uri (GtkWindow           *parent,
                 const char          *uri,
                 GAsyncReadyCallback  callback,
                 gpointer             data)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (parent));
  g_autoptr (GdkAppLaunchContext) context =
    gdk_display_get_app_launch_context (display);

  g_app_launch_context_setenv (G_APP_LAUNCH_CONTEXT (context), "LANGUAGE",
                               ludo_language_get ());
  g_app_info_launch_default_for_uri_async (uri,
                                           G_APP_LAUNCH_CONTEXT (context),
                                           NULL, callback, data);
}

/* Puts the language into GTK's command for the preview of prints, because GTK
 * makes the launch context of that program itself. */
void
ludo_launch_prepare_preview (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *command = NULL;
  g_autofree char *spoken = NULL;
  const char *own;

  g_object_get (settings, "gtk-print-preview-command", &command, NULL);
  own = g_str_has_prefix (command, PREFIX)
          ? command + strlen (PREFIX "fr ") : command;
  spoken = g_strdup_printf (PREFIX "%s %s", ludo_language_get (), own);
  g_object_set (settings, "gtk-print-preview-command", spoken, NULL);
}
