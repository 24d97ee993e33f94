/* ludo-shortcuts.c: the window that lists the keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Not the help overlay of GtkApplicationWindow: that one has to be there as
 * long as its window, and makes every start wait for a list of keys that few
 * will look at.
 */

#define G_LOG_DOMAIN "ludo-shortcuts"

#include "config.h"

#include "app/ludo-shortcuts.h"

#define RESOURCE "/io/github/ludotheque/Ludotheque/ludo-shortcuts.ui"

GtkWidget *
ludo_shortcuts_find (GtkWindow *parent)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);

  for (GList *l = windows; l != NULL; l = l->next)
    if (GTK_IS_SHORTCUTS_WINDOW (l->data)
        && gtk_window_get_transient_for (l->data) == parent)
      return l->data;

  return NULL;
}

static GtkWidget *
build (GtkWindow *parent)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCE);
  GtkWidget *window =
    GTK_WIDGET (gtk_builder_get_object (builder, "shortcuts"));

  /* It would open at the last section that it was given. */
  g_object_set (window, "section-name", "main", NULL);
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);

  return window;
}

void
ludo_shortcuts_show (GtkWindow *parent)
{
  GtkWidget *window;

  g_return_if_fail (GTK_IS_WINDOW (parent));

  window = ludo_shortcuts_find (parent);
  if (window == NULL)
    window = build (parent);
  gtk_window_present (GTK_WINDOW (window));
}
