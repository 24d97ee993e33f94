/* ludo-help.c: opens the help
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-help.h"

#include "app/reading/ludo-help-window.h"
#include "app/widgets/ludo-launch.h"

#define URI "help:ludotheque"

static gboolean
has_pages (const char *data_folder)
{
  g_autofree char *path = g_build_filename (data_folder, "help", "C",
                                            "ludotheque", "index.page", NULL);

  return g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

/* Whether the help is installed in a folder that another program searches. */
static gboolean
is_readable_elsewhere (void)
{
  g_autoptr (GAppInfo) reader =
    g_app_info_get_default_for_uri_scheme ("help");
  const char *const *folders = g_get_system_data_dirs ();

  if (reader == NULL)
    return FALSE;
  if (has_pages (g_get_user_data_dir ()))
    return TRUE;
  for (int i = 0; folders[i] != NULL; i++)
    if (has_pages (folders[i]))
      return TRUE;

  return FALSE;
}

/* Returns: the help window that belongs to @parent, or NULL. */
static GtkWindow *
find_open (GtkWindow *parent)
{
  GtkApplication *application = gtk_window_get_application (parent);

  for (GList *l = gtk_application_get_windows (application); l != NULL;
       l = l->next)
    if (LUDO_IS_HELP_WINDOW (l->data)
        && gtk_window_get_transient_for (l->data) == parent)
      return l->data;

  return NULL;
}

static void
show_inside (GtkWindow    *parent,
             LudoSettings *settings)
{
  GtkWindow *window = find_open (parent);

  if (window == NULL)
    window = GTK_WINDOW (ludo_help_window_new (parent, settings));
  gtk_window_present (window);
}

/* HelpRequest: the window that asked another program to show the help, and its
 * settings; both owned. */
typedef struct
{
  GtkWindow *parent;
  LudoSettings *settings;
} HelpRequest;

static void
shown_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  HelpRequest *request = data;

  if (!g_app_info_launch_default_for_uri_finish (result, NULL)
      && gtk_widget_get_visible (GTK_WIDGET (request->parent)))
    show_inside (request->parent, request->settings);
  g_object_unref (request->parent);
  g_object_unref (request->settings);
  g_free (request);
}

void
ludo_help_show (GtkWindow    *parent,
                LudoSettings *settings,
                gboolean      stay)
{
  HelpRequest *request;

  g_return_if_fail (GTK_IS_WINDOW (parent) && LUDO_IS_SETTINGS (settings));

  if (stay || !is_readable_elsewhere ())
    {
      show_inside (parent, settings);
      return;
    }

  request = g_new0 (HelpRequest, 1);
  request->parent = g_object_ref (parent);
  request->settings = g_object_ref (settings);
  ludo_launch_uri (parent, URI, shown_cb, request);
}
