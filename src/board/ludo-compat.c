/* ludo-compat.c: features of a newer GTK, used if the machine has it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board/ludo-compat.h"

#include <dlfcn.h>

/* GtkAccessibleAnnouncementPriority, as GTK 4.14 numbers it. */
#define PRIORITY_MEDIUM 1

typedef GObject *(*GetContext) (GtkAccessible *accessible);
typedef void (*Announce) (GtkAccessible *accessible,
                          const char    *message,
                          int            priority);

/* Only the context of the accessibility bus has announcements: in GTK 4.18 that
 * of GTK_A11Y=test calls a missing function. */
static gboolean
is_on_bus (GtkAccessible *accessible,
           GetContext     get_context)
{
  g_autoptr (GObject) context = get_context (accessible);

  return context != NULL
         && g_str_equal (G_OBJECT_TYPE_NAME (context), "GtkAtSpiContext");
}

gboolean
ludo_compat_announce (GtkAccessible *accessible,
                      const char    *message)
{
  static gsize looked_up;
  static GetContext get_context;        /* since GTK 4.10 */
  static Announce announce;             /* since GTK 4.14 */

  g_return_val_if_fail (GTK_IS_ACCESSIBLE (accessible) && message != NULL,
                        FALSE);

  if (g_once_init_enter (&looked_up))
    {
      *(void **) &get_context = dlsym (RTLD_DEFAULT,
                                       "gtk_accessible_get_at_context");
      *(void **) &announce = dlsym (RTLD_DEFAULT, "gtk_accessible_announce");
      g_once_init_leave (&looked_up, 1);
    }

  if (announce == NULL || get_context == NULL
      || !is_on_bus (accessible, get_context))
    return FALSE;

  announce (accessible, message, PRIORITY_MEDIUM);

  return TRUE;
}

gboolean
ludo_compat_has_announcements (void)
{
  return gtk_check_version (4, 14, 0) == NULL;
}

static void
update_headers (GtkTreeView *view)
{
  gboolean has_model = gtk_tree_view_get_model (view) != NULL;

  for (guint i = 0; i < gtk_tree_view_get_n_columns (view); i++)
    gtk_widget_set_sensitive (gtk_tree_view_column_get_button
                                (gtk_tree_view_get_column (view, (int) i)),
                              has_model);
}

static void
guard_lists (GtkWidget *widget)
{
  if (GTK_IS_TREE_VIEW (widget))
    {
      g_signal_handlers_disconnect_by_func (widget, update_headers, NULL);
      g_signal_connect (widget, "notify::model", G_CALLBACK (update_headers),
                        NULL);
      update_headers (GTK_TREE_VIEW (widget));
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    guard_lists (child);
}

void
ludo_compat_guard_file_dialogs (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (GTK_IS_FILE_CHOOSER_DIALOG (l->data))
      guard_lists (l->data);
}
