/* ludo-reading-style.c: letters and paper of the pages to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-reading-style.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-drop-down.h"
#include "app/widgets/ludo-names.h"

/* The sizes that the buttons choose, in percent. */
static const int percents[] = {
  LUDO_READING_SIZE_MIN, 90, 100, LUDO_READING_SIZE_NORMAL, 125, 140, 160,
  180, 200, 240, LUDO_READING_SIZE_MAX,
};
/* In the order of the schema's words. */
static const char *const spacings[] = { "1.1", "1.35", "1.7" };
static const int measures[] = { 48, 64, 84 };
/* The families of each choice; the first that is installed is used. */
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

/* Returns: the style sheet of all pages, which is one for the display because
 * all windows share the settings. */
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
  /* Load only a sheet that is new, as GTK then restyles every widget. */
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
ludo_reading_style_get_options (LudoSettings    *settings,
                                LudoViewOptions *options)
{
  int language;

  g_return_if_fail (LUDO_IS_SETTINGS (settings) && options != NULL);

  language = get (settings, "reading-language");
  if (language == 0)
    options->language = ludo_page_language_now ();
  else
    options->language = language == 1 ? LUDO_PAGE_FRENCH : LUDO_PAGE_ENGLISH;
  options->mode = get (settings, "reading-mode");
  options->measure = measures[get (settings, "reading-width")];
}

/* Returns: the next size of @percents after @size, which may be another number
 * if the settings were edited. */
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

static void
bind_choice (LudoSettings *settings,
             GtkBuilder   *builder,
             const char   *key)
{
  GObject *drop_down = gtk_builder_get_object (builder, key);

  ludo_drop_down_begin_at_chosen (GTK_DROP_DOWN (drop_down));
  ludo_settings_bind_choice (settings, key, drop_down, "selected");
}

void
ludo_reading_style_add_chooser (LudoSettings  *settings,
                                GtkMenuButton *button)
{
  static const char *const keys[] = {
    "reading-spacing", "reading-width", "reading-font", "reading-paper",
  };
  g_autoptr (GtkBuilder) builder = NULL;
  GtkWidget *chooser;

  g_return_if_fail (LUDO_IS_SETTINGS (settings));
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));

  builder = gtk_builder_new_from_resource
    ("/io/github/ludotheque/Ludotheque/ludo-reading-style.ui");
  chooser = GTK_WIDGET (gtk_builder_get_object (builder, "chooser"));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    bind_choice (settings, builder, keys[i]);
  g_settings_bind_with_mapping (G_SETTINGS (settings), "reading-size",
                                gtk_builder_get_object (builder, "usual"),
                                "label", G_SETTINGS_BIND_GET, to_percent,
                                NULL, NULL, NULL);
  ludo_names_give (chooser);
  gtk_menu_button_set_popover (button, chooser);
}
