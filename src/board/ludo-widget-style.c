/* ludo-widget-style.c: the style that the desktop asks for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board/ludo-widget-style.h"

#include <string.h>

/* Whether @theme has high contrast: "HighContrast" or, in newer GTK,
 * "Default-hc" and "Default-hc-dark"; a variant may follow a colon. */
static gboolean
is_contrast (const char *theme)
{
  return theme != NULL && (g_str_has_prefix (theme, "HighContrast")
                           || strstr (theme, "-hc") != NULL);
}

LudoTheme
ludo_widget_style_theme (GtkWidget *widget)
{
  GdkRGBA text;
  g_autofree char *name = NULL;
  gboolean dark;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), LUDO_THEME_LIGHT);

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &text);
  dark = 0.299 * text.red + 0.587 * text.green + 0.114 * text.blue > 0.5;

  g_object_get (gtk_widget_get_settings (widget),
                "gtk-theme-name", &name, NULL);
  /* GTK_THEME replaces the theme of the desktop without changing the
   * setting. */
  if (is_contrast (name) || is_contrast (g_getenv ("GTK_THEME")))
    return dark ? LUDO_THEME_CONTRAST_DARK : LUDO_THEME_CONTRAST;

  return dark ? LUDO_THEME_DARK : LUDO_THEME_LIGHT;
}

/* The key of the data of GtkSettings, which every widget can reach: the theme
 * of boards. */
#define BOARD_KEY "ludo-board-theme"

static void
redraw (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    redraw (child);
}

void
ludo_widget_style_set_board_theme (LudoBoardTheme theme)
{
  GListModel *windows = gtk_window_get_toplevels ();

  g_object_set_data (G_OBJECT (gtk_settings_get_default ()), BOARD_KEY,
                     GINT_TO_POINTER (theme));
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      redraw (window);
    }
}

LudoTheme
ludo_widget_style_board_theme (GtkWidget *widget)
{
  GtkSettings *settings;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), LUDO_THEME_LIGHT);

  settings = gtk_widget_get_settings (widget);

  return ludo_theme_make (ludo_widget_style_theme (widget),
                          GPOINTER_TO_INT (g_object_get_data
                                             (G_OBJECT (settings),
                                              BOARD_KEY)));
}

GtkSizeRequestMode
ludo_widget_style_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

void
ludo_widget_style_set_layout (GtkWidget             *widget,
                              GtkCustomMeasureFunc   measure,
                              GtkCustomAllocateFunc  allocate)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_set_layout_manager
    (widget, gtk_custom_layout_new (ludo_widget_style_request_mode, measure,
                                    allocate));
}

char *
ludo_widget_style_font (GtkWidget *widget,
                        double    *size)
{
  PangoContext *context;
  const PangoFontDescription *font;
  const char *family;

  g_return_val_if_fail (GTK_IS_WIDGET (widget) && size != NULL, NULL);

  context = gtk_widget_get_pango_context (widget);
  font = pango_context_get_font_description (context);
  family = pango_font_description_get_family (font);

  *size = pango_font_description_get_size (font) / (double) PANGO_SCALE;
  if (!pango_font_description_get_size_is_absolute (font))
    {
      double resolution = pango_cairo_context_get_resolution (context);

      *size *= (resolution > 0 ? resolution : 96.0) / 72.0;
    }
  if (*size <= 0)
    *size = 15;

  return g_strdup (family != NULL ? family : "Sans");
}

gboolean
ludo_widget_style_wants_motion (GtkWidget *widget)
{
  gboolean wanted;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  g_object_get (gtk_widget_get_settings (widget),
                "gtk-enable-animations", &wanted, NULL);

  return wanted;
}

void
ludo_widget_style_wrap_button (GtkWidget *button)
{
  GtkWidget *label;

  g_return_if_fail (GTK_IS_BUTTON (button));

  label = gtk_button_get_child (GTK_BUTTON (button));
  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
}

void
ludo_widget_style_set_tooltip (GtkWidget  *widget,
                               const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}

void
ludo_widget_style_set_class (GtkWidget  *widget,
                             const char *name,
                             gboolean    on)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && name != NULL);

  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}
