/* ludo-reading-comfort.c: how large, how wide, on what paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-reading-comfort"

#include "config.h"

#include "app/reading/ludo-reading-comfort.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-names.h"
#include "app/reading/ludo-reading-style.h"

static void
name (GtkWidget  *widget,
      const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static GtkWidget *
label_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);

  return label;
}

static void
larger_cb (LudoSettings *settings)
{
  ludo_reading_style_step_size (settings, 1);
}

static void
smaller_cb (LudoSettings *settings)
{
  ludo_reading_style_step_size (settings, -1);
}

static void
usual_cb (LudoSettings *settings)
{
  ludo_reading_style_step_size (settings, 0);
}

static void
show_size (GtkButton    *button,
           LudoSettings *settings)
{
  /* Translators: the size of the text, of the usual one. */
  g_autofree char *text =
    g_strdup_printf (_("%d %%"), ludo_reading_style_get_percent (settings));

  gtk_button_set_label (button, text);
}

static void
size_changed_cb (LudoSettings *settings,
                 const char   *key,
                 GtkButton    *button)
{
  show_size (button, settings);
}

static void
add_size (GtkGrid      *grid,
          LudoSettings *settings)
{
  static const struct
  {
    const char *icon;
    const char *name;
    GCallback callback;
  } buttons[] = {
    { "zoom-out-symbolic", N_("Smaller Text"), G_CALLBACK (smaller_cb) },
    { NULL, N_("Usual Size"), G_CALLBACK (usual_cb) },
    { "zoom-in-symbolic", N_("Larger Text"), G_CALLBACK (larger_cb) },
  };
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (row, "linked");
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      GtkWidget *button = buttons[i].icon != NULL
                            ? gtk_button_new_from_icon_name (buttons[i].icon)
                            : gtk_button_new_with_label ("");

      gtk_widget_set_tooltip_text (button, gettext (buttons[i].name));
      name (button, gettext (buttons[i].name));
      g_signal_connect_object (button, "clicked", buttons[i].callback,
                               settings, G_CONNECT_SWAPPED);
      gtk_widget_set_hexpand (button, buttons[i].icon == NULL);
      if (buttons[i].icon == NULL)
        {
          show_size (GTK_BUTTON (button), settings);
          g_signal_connect_object (settings, "changed::reading-size",
                                   G_CALLBACK (size_changed_cb), button, 0);
        }
      gtk_box_append (GTK_BOX (row), button);
    }
  gtk_grid_attach (grid, label_new (_("Text size")), 0, 0, 1, 1);
  gtk_grid_attach (grid, row, 1, 0, 1, 1);
}

static void
add_choice (GtkGrid           *grid,
            int                row,
            const char        *label,
            const char *const *choices,
            LudoSettings      *settings,
            const char        *key)
{
  GtkWidget *drop_down = gtk_drop_down_new_from_strings (choices);

  ludo_drop_down_begin_at_chosen (GTK_DROP_DOWN (drop_down));
  name (drop_down, label);
  ludo_settings_bind_choice (settings, key, drop_down, "selected");
  gtk_grid_attach (grid, label_new (label), 0, row, 1, 1);
  gtk_grid_attach (grid, drop_down, 1, row, 1, 1);
}

GtkWidget *
ludo_reading_comfort_new (LudoSettings *settings)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *grid = gtk_grid_new ();
  const char *const spacings[] = { _("Tight"), _("Normal"), _("Wide"), NULL };
  const char *const widths[] = { _("Narrow"), _("Normal"), _("Wide"), NULL };
  const char *const fonts[] = { _("Book"), _("As the Window"),
                                _("Sans Serif"), _("Easy to Tell Apart"),
                                NULL };
  const char *const papers[] = { _("As the Window"), _("Light"), _("Dark"),
                                 _("Sepia"), _("High Contrast"), NULL };

  g_return_val_if_fail (LUDO_IS_SETTINGS (settings), NULL);

  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_widget_add_css_class (grid, "comfort");
  add_size (GTK_GRID (grid), settings);
  add_choice (GTK_GRID (grid), 1, _("Line spacing"), spacings, settings,
              "reading-spacing");
  add_choice (GTK_GRID (grid), 2, _("Column width"), widths, settings,
              "reading-width");
  add_choice (GTK_GRID (grid), 3, _("Letters"), fonts, settings,
              "reading-font");
  add_choice (GTK_GRID (grid), 4, _("Paper"), papers, settings,
              "reading-paper");
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  ludo_names_give (grid);

  return popover;
}
