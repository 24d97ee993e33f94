/* ludo-reading-style.c: letters and paper of the pages to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-reading-style"

#include "config.h"

#include "app/reading/ludo-reading-style.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-names.h"
#include "play/ludo-language.h"

/* The sizes that a step leads to. */
static const int percents[] = {
  LUDO_READING_SIZE_MIN, 90, 100, LUDO_READING_SIZE_NORMAL, 125, 140, 160,
  180, 200, 240, LUDO_READING_SIZE_MAX,
};
/* In the order of the settings' words. */
static const char *const spacings[] = { "1.1", "1.35", "1.7" };
static const int measures[] = { 48, 64, 84 };
/* The first that is there is taken. */
static const char *const families[] = {
  "\"Source Serif 4\", \"Noto Serif\", \"Libertinus Serif\", "
    "\"DejaVu Serif\", Serif",
  "inherit",
  "\"Source Sans 3\", \"Noto Sans\", \"DejaVu Sans\", Sans",
  "\"Atkinson Hyperlegible\", \"OpenDyslexic\", \"Verdana\", "
    "\"DejaVu Sans\", Sans",
};
static const char *const papers[] = {
  NULL, "paper-light", "paper-dark", "paper-sepia", "paper-contrast",
};

/* One sheet for the display, as all windows share the settings. */
static GtkCssProvider *
get_provider (void)
{
  static GtkCssProvider *provider;

  if (provider == NULL)
    {
      provider = gtk_css_provider_new ();
      gtk_style_context_add_provider_for_display
        (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
         GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
    }

  return provider;
}

static int
get (LudoSettings *settings,
     const char   *name)
{
  return g_settings_get_enum (G_SETTINGS (settings), name);
}

/* In percent. */
static int
get_size (LudoSettings *settings)
{
  return g_settings_get_int (G_SETTINGS (settings), "reading-size");
}

char *
ludo_reading_style_dup_letters (LudoSettings *settings)
{
  const char *spacing;

  g_return_val_if_fail (LUDO_IS_SETTINGS (settings), NULL);

  spacing = spacings[get (settings, "reading-spacing")];

  return g_strdup_printf ("page { font-size: %d%%; font-family: %s; } "
                          "page .text, page .bullet { line-height: %s; }",
                          get_size (settings),
                          families[get (settings, "reading-font")], spacing);
}

void
ludo_reading_style_apply (LudoSettings *settings,
                          GtkWidget    *page)
{
  GtkCssProvider *provider = get_provider ();
  g_autofree char *style = NULL;
  const char *paper;

  g_return_if_fail (LUDO_IS_SETTINGS (settings) && GTK_IS_WIDGET (page));

  style = ludo_reading_style_dup_letters (settings);
  /* Loading a sheet has every widget of the display look at its style. */
  if (g_strcmp0 (g_object_get_data (G_OBJECT (provider), "style"), style)
      != 0)
    {
      gtk_css_provider_load_from_data (provider, style, -1);
      g_object_set_data_full (G_OBJECT (provider), "style",
                              g_steal_pointer (&style), g_free);
    }

  paper = papers[get (settings, "reading-paper")];
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    if (papers[i] != NULL && papers[i] != paper)
      gtk_widget_remove_css_class (page, papers[i]);
  if (paper != NULL)
    gtk_widget_add_css_class (page, paper);
}

void
ludo_reading_style_get_way (LudoSettings   *settings,
                            LudoViewOptions *way)
{
  int language;

  g_return_if_fail (LUDO_IS_SETTINGS (settings) && way != NULL);

  language = get (settings, "reading-language");
  if (language == 0)
    way->language = g_str_equal (ludo_language_get (), "fr")
                      ? LUDO_PAGE_FRENCH : LUDO_PAGE_ENGLISH;
  else
    way->language = language == 1 ? LUDO_PAGE_FRENCH : LUDO_PAGE_ENGLISH;
  way->mode = get (settings, "reading-mode");
  way->measure = measures[get (settings, "reading-width")];
}

/* The next size that is offered, from one that somebody may have written into
 * the file. */
static int
next_size (int size,
           int step)
{
  const int n = G_N_ELEMENTS (percents);

  for (int i = step > 0 ? 0 : n - 1; i >= 0 && i < n; i += step)
    if (step > 0 ? percents[i] > size : percents[i] < size)
      return percents[i];

  return size;
}

void
ludo_reading_style_step_size (LudoSettings *settings,
                              int           step)
{
  g_return_if_fail (LUDO_IS_SETTINGS (settings));
  g_return_if_fail (step >= -1 && step <= 1);

  g_settings_set_int (G_SETTINGS (settings), "reading-size",
                      step == 0 ? LUDO_READING_SIZE_NORMAL
                                : next_size (get_size (settings), step));
}

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
step_cb (LudoSettings *settings,
         GtkWidget    *button)
{
  int step = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "step"));

  ludo_reading_style_step_size (settings, step);
}

static gboolean
to_percent (GValue   *label,
            GVariant *size,
            gpointer  data)
{
  /* Translators: the size of the text, of the usual one. */
  g_value_take_string (label, g_strdup_printf (_("%d %%"),
                                               g_variant_get_int32 (size)));

  return TRUE;
}

/* Smaller, as usual, larger. */
static void
add_size (GtkGrid      *grid,
          LudoSettings *settings)
{
  const char *const icons[] = { "zoom-out-symbolic", NULL,
                                "zoom-in-symbolic" };
  const char *const names[] = { _("Smaller Text"), _("Usual Size"),
                                _("Larger Text") };
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (row, "linked");
  for (int i = 0; i < 3; i++)
    {
      GtkWidget *button = gtk_button_new ();

      if (icons[i] != NULL)
        gtk_button_set_icon_name (GTK_BUTTON (button), icons[i]);
      else
        g_settings_bind_with_mapping (G_SETTINGS (settings), "reading-size",
                                      button, "label", G_SETTINGS_BIND_GET,
                                      to_percent, NULL, NULL, NULL);
      gtk_widget_set_hexpand (button, icons[i] == NULL);
      gtk_widget_set_tooltip_text (button, names[i]);
      name (button, names[i]);
      g_object_set_data (G_OBJECT (button), "step", GINT_TO_POINTER (i - 1));
      g_signal_connect_object (button, "clicked", G_CALLBACK (step_cb),
                               settings, G_CONNECT_SWAPPED);
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
ludo_reading_style_chooser_new (LudoSettings *settings)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *grid = gtk_grid_new ();
  const char *const distances[] = { _("Tight"), _("Normal"), _("Wide"), NULL };
  const char *const widths[] = { _("Narrow"), _("Normal"), _("Wide"), NULL };
  const char *const fonts[] = { _("Book"), _("As the Window"),
                                _("Sans Serif"), _("Easy to Tell Apart"),
                                NULL };
  const char *const kinds[] = { _("As the Window"), _("Light"), _("Dark"),
                                 _("Sepia"), _("High Contrast"), NULL };

  g_return_val_if_fail (LUDO_IS_SETTINGS (settings), NULL);

  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_widget_add_css_class (grid, "comfort");
  add_size (GTK_GRID (grid), settings);
  add_choice (GTK_GRID (grid), 1, _("Line spacing"), distances, settings,
              "reading-spacing");
  add_choice (GTK_GRID (grid), 2, _("Column width"), widths, settings,
              "reading-width");
  add_choice (GTK_GRID (grid), 3, _("Letters"), fonts, settings,
              "reading-font");
  add_choice (GTK_GRID (grid), 4, _("Paper"), kinds, settings,
              "reading-paper");
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  ludo_names_give (grid);

  return popover;
}
