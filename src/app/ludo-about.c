/* ludo-about.c: what the program is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app/ludo-about.h"

#include <glib/gi18n.h>

#include "app/settings/ludo-dialog-size.h"
#include "app/widgets/ludo-names.h"

/* The width of the dialog where there is room for it, in pixels. */
#define WIDTH 420

#define RESOURCES "/io/github/ludotheque/Ludotheque"

static GtkWindow *
find_open (GtkWindow *parent)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (GTK_IS_ABOUT_DIALOG (l->data)
        && gtk_window_get_transient_for (l->data) == parent)
      return l->data;

  return NULL;
}

/* Adds the program's icon to the icon theme, if it is not installed there. */
static void
ensure_icon (GtkWidget *widget)
{
  GtkIconTheme *theme =
    gtk_icon_theme_get_for_display (gtk_widget_get_display (widget));

  if (!gtk_icon_theme_has_icon (theme, APP_ID))
    gtk_icon_theme_add_resource_path (theme, RESOURCES "/icons");
}

/* Removes the 400 pixels that GTK requests for the content of the dialog,
 * because a narrow screen has less. */
static void
forget_least_width (GtkWidget *widget)
{
  int height;

  gtk_widget_get_size_request (widget, NULL, &height);
  gtk_widget_set_size_request (widget, -1, height);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    forget_least_width (child);
}

static GtkWidget *
about_new (GtkWindow *parent)
{
  return g_object_new (GTK_TYPE_ABOUT_DIALOG,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG,
                       "transient-for", parent,
                       "modal", TRUE,
                       "destroy-with-parent", TRUE,
                       "program-name", _("Ludothèque"),
                       "logo-icon-name", APP_ID,
                       "version", PACKAGE_VERSION,
                       "comments", _("Four little-known games to play and "
                                     "to learn from, in French and in "
                                     "English."),
                       "copyright", _("Ken Wan is a game by Guilain "
                                      "Dorsimont (December 2014)."),
                       NULL);
}

GtkWindow *
ludo_about_show (GtkWindow *parent,
                 gboolean   links)
{
  GtkWindow *window;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);

  window = find_open (parent);
  ensure_icon (GTK_WIDGET (parent));
  if (window == NULL)
    {
      window = GTK_WINDOW (about_new (parent));
      forget_least_width (GTK_WIDGET (window));
      gtk_window_set_default_size (window, WIDTH, -1);
      ludo_dialog_size_limit (GTK_WIDGET (window));
      ludo_names_give (GTK_WIDGET (window));
    }

  /* GTK shows a licence of its list only as a link. */
  if (links)
    g_object_set (window,
#ifdef HOMEPAGE
                  "website", HOMEPAGE,
#endif
                  "license-type", GTK_LICENSE_GPL_3_0, NULL);
  else
    g_object_set (window,
                  "license", _("This program comes with absolutely no "
                               "warranty. It may be passed on and changed "
                               "under the terms of the GNU General Public "
                               "License, version 3 or later."),
                  "wrap-license", TRUE, NULL);
  gtk_window_present (window);

  return window;
}
