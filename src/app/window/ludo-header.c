/* ludo-header.c: the header bar, in the window's frame or below it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GTK hides the title bar of a window that fills the screen, which would hide
 * the back button and the main menu too.  In such a window the header bar is
 * therefore a part of the content.
 */

#include "app/window/ludo-header.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-names.h"
#include "play/ludo-language.h"

#define MENU "/io/github/ludotheque/Ludotheque/ludo-menu.ui"

/* Sets whether the header bar moves, maximizes, minimizes and closes the
 * window.  GTK has no property for that, so its event controllers are set. */
static void
set_handle (GtkWidget *header,
            gboolean   handle)
{
  GtkWidget *child = gtk_widget_get_first_child (header);
  g_autoptr (GListModel) controllers = NULL;

  while (child != NULL && !GTK_IS_WINDOW_HANDLE (child))
    child = gtk_widget_get_next_sibling (child);
  if (child == NULL)
    return;

  controllers = gtk_widget_observe_controllers (child);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller =
        g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE (controller))
        gtk_event_controller_set_propagation_phase
          (controller, handle ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE);
    }
}

static void
let_go (GtkWindow *window,
        GtkWidget *header,
        GtkBox    *content)
{
  GtkWidget *parent = gtk_widget_get_parent (header);

  if (parent == GTK_WIDGET (content))
    gtk_box_remove (content, header);
  else if (parent != NULL)
    /* The window keeps its frame, with an empty title bar. */
    gtk_window_set_titlebar (window,
                             gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
}

static void
move (GtkWindow *window,
      GtkWidget *header,
      GtkBox    *content,
      gboolean   full)
{
  g_autoptr (GtkWidget) held = g_object_ref (header);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));
  gboolean focused = focus != NULL && gtk_widget_is_ancestor (focus, header);

  let_go (window, header, content);
  if (full)
    gtk_box_prepend (content, header);
  else
    gtk_window_set_titlebar (window, header);
  if (focused)
    gtk_widget_grab_focus (focus);
}

void
ludo_header_place (GtkWindow     *window,
                   GtkWidget     *header,
                   GtkBox        *content,
                   GtkMenuButton *menu_button,
                   gboolean       stays)
{
  GtkWidget *parent;
  gboolean full;

  g_return_if_fail (GTK_IS_WINDOW (window) && GTK_IS_HEADER_BAR (header));
  g_return_if_fail (GTK_IS_BOX (content) && GTK_IS_MENU_BUTTON (menu_button));

  parent = gtk_widget_get_parent (header);
  full = gtk_window_is_fullscreen (window);
  gtk_header_bar_set_show_title_buttons (GTK_HEADER_BAR (header), !stays);
  set_handle (header, !full && !stays);
  if (parent != NULL && (parent == GTK_WIDGET (content)) == full)
    return;

  /* A menu cannot be moved while it is open. */
  gtk_menu_button_popdown (menu_button);
  move (window, header, content, full);
}

/* Makes the menus when one is first opened, once for each language.  GTK 4.8
 * never frees the sections of a menu that a button shows, so that they would
 * accumulate with each window and each change of the language. */
static void
show_menu_cb (GtkMenuButton *button,
              gpointer       id)
{
  static GHashTable *menus;
  const char *language = ludo_language_get ();
  GtkBuilder *builder;

  if (gtk_menu_button_get_menu_model (button) != NULL)
    return;

  if (menus == NULL)
    menus = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                   g_object_unref);
  builder = g_hash_table_lookup (menus, language);
  if (builder == NULL)
    {
      builder = gtk_builder_new_from_resource (MENU);
      g_hash_table_insert (menus, g_strdup (language), builder);
    }
  gtk_menu_button_set_menu_model
    (button, G_MENU_MODEL (gtk_builder_get_object (builder, id)));
  ludo_names_give (GTK_WIDGET (button));
}

void
ludo_header_add_menu (GtkMenuButton *button,
                      const char    *id)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button) && id != NULL);

  gtk_menu_button_set_create_popup_func (button, show_menu_cb, (gpointer) id,
                                         NULL);
}

void
ludo_header_set_title (GtkWindow  *window,
                       const char *title,
                       const char *subtitle,
                       gboolean    spoken)
{
  g_autofree char *whole = NULL;
  GdkSurface *surface;

  g_return_if_fail (GTK_IS_WINDOW (window) && title != NULL);

  /* Translators: the window's title: the game, then its state or the page. */
  whole = subtitle != NULL ? g_strdup_printf (_("%s – %s"), title, subtitle)
                           : g_strdup (title);
  gtk_window_set_title (window, spoken ? whole : title);
  surface = gtk_native_get_surface (GTK_NATIVE (window));
  if (surface != NULL)
    gdk_toplevel_set_title (GDK_TOPLEVEL (surface), whole);
}
