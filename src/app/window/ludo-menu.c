/* ludo-menu.c: the main menu
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-menu"

#include "config.h"

#include "app/window/ludo-menu.h"

#include <gtk/gtk.h>

#include "play/ludo-language.h"

#define RESOURCE "/io/github/ludotheque/Ludotheque/ludo-menu.ui"

GMenuModel *
ludo_menu_get (void)
{
  /* GTK 4.8 never lets go of the sections of a menu that a button shows.
   * Made for each window and each change of the language, they would pile up;
   * so there is one menu a language, for as long as the program runs. */
  static GHashTable *menus;
  const char *language = ludo_language_get ();
  GMenuModel *menu;

  if (menus == NULL)
    menus = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                   g_object_unref);
  menu = g_hash_table_lookup (menus, language);
  if (menu == NULL)
    {
      g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCE);

      menu = G_MENU_MODEL (gtk_builder_get_object (builder, "main_menu"));
      g_hash_table_insert (menus, g_strdup (language), g_object_ref (menu));
    }

  return menu;
}
