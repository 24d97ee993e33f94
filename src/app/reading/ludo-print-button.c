/* ludo-print-button.c: prints what is being read, or writes it into a PDF
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-print-button.h"

#include <glib/gi18n.h>

#include "app/printing/ludo-print-dialog.h"

GtkWindow *
ludo_print_button_open (LudoReadingPage *page)
{
  static const LudoPrintChoice choices[] = {
    { LUDO_PRINT_BOOKLET, TRUE }, { LUDO_PRINT_BOOKLET, FALSE },
    { LUDO_PRINT_EXERCISE, TRUE }, { LUDO_PRINT_WORKSHEET, FALSE },
    { LUDO_PRINT_KEY, FALSE }, { LUDO_PRINT_KIT, FALSE },
  };
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (page));
  const LudoViewOptions *reading =
    ludo_reading_choices_get_options (ludo_reading_page_get_choices (page));
  const char *pages[] = { ludo_reading_page_get_page_id (page), NULL };
  LudoPrintOptions options = {
    .game_id = ludo_reading_page_get_game_id (page),
    .language = reading->mode == LUDO_READING_BOTH ? LUDO_PAGE_N_LANGUAGES
                                                   : reading->language,
    .library = ludo_reading_page_get_library (page),
    .pages = pages,
  };

  if (options.game_id == NULL || !LUDO_IS_WINDOW (root))
    return NULL;

  return GTK_WINDOW (ludo_print_dialog_show (LUDO_WINDOW (root), choices,
                                             G_N_ELEMENTS (choices),
                                             &options));
}

static gboolean
print_cb (GtkWidget *widget,
          GVariant  *arguments,
          gpointer   data)
{
  ludo_print_button_open (data);

  return TRUE;
}

/* A window that stays reaches for no files and no printers. */
static void
map_cb (GtkWidget *button)
{
  GtkRoot *root = gtk_widget_get_root (button);

  gtk_widget_set_sensitive (button, !LUDO_IS_WINDOW (root)
                                    || !ludo_window_get_kiosk
                                          (LUDO_WINDOW (root)));
}

void
ludo_print_button_add (LudoReadingPage *page)
{
  GtkWidget *button = gtk_button_new_from_icon_name
                        ("document-print-symbolic");
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_return_if_fail (LUDO_IS_READING_PAGE (page));

  gtk_widget_set_name (button, "print");
  gtk_widget_set_tooltip_text (button, _("Print or Export"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Print or Export"), -1);
  g_signal_connect_object (button, "clicked",
                           G_CALLBACK (ludo_print_button_open), page,
                           G_CONNECT_SWAPPED);
  g_signal_connect (button, "map", G_CALLBACK (map_cb), NULL);
  gtk_box_append (ludo_reading_page_get_tools (page), button);
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_p, GDK_CONTROL_MASK),
                      gtk_callback_action_new (print_cb, page, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (page), keys);
}
