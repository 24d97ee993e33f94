/* ludo-theme.c: the colours that the settings ask for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app/ludo-theme.h"

#include "app/settings/ludo-settings.h"
#include "board/ludo-widget-style.h"

/* The key of the data of GtkSettings: the colour scheme that was set last. */
#define SCHEME_KEY "ludo-color-scheme"

/* Sets only a theme that is new, because GTK reads the whole theme again for
 * each property that is set, which takes as long as opening a window. */
static void
set_theme (GtkSettings *settings,
           const char  *theme,
           gboolean     dark)
{
  g_autofree char *theme_now = NULL;
  gboolean dark_now;

  g_object_get (settings,
                "gtk-theme-name", &theme_now,
                "gtk-application-prefer-dark-theme", &dark_now, NULL);
  if (g_strcmp0 (theme_now, theme) != 0)
    g_object_set (settings, "gtk-theme-name", theme, NULL);
  if (dark_now != dark)
    g_object_set (settings, "gtk-application-prefer-dark-theme", dark, NULL);
}

/* Applies the colour scheme of the settings to the whole program. */
static void
color_scheme_cb (GSettings *settings)
{
  LudoColorScheme scheme = g_settings_get_enum (settings, "colour-scheme");
  GtkSettings *gtk_settings = gtk_settings_get_default ();
  gboolean contrast = scheme == LUDO_COLOR_SCHEME_CONTRAST
                      || scheme == LUDO_COLOR_SCHEME_CONTRAST_DARK;
  gboolean dark = scheme == LUDO_COLOR_SCHEME_DARK
                  || scheme == LUDO_COLOR_SCHEME_CONTRAST_DARK;
  LudoColorScheme scheme_now
    = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (gtk_settings), SCHEME_KEY));

  if (scheme == scheme_now)
    return;

  g_object_set_data (G_OBJECT (gtk_settings), SCHEME_KEY,
                     GINT_TO_POINTER (scheme));
  if (scheme == LUDO_COLOR_SCHEME_SYSTEM)
    {
      gtk_settings_reset_property (gtk_settings, "gtk-theme-name");
      gtk_settings_reset_property (gtk_settings,
                                   "gtk-application-prefer-dark-theme");
      return;
    }

  /* These themes are part of GTK, and so on every machine. */
  set_theme (gtk_settings, contrast ? "HighContrast" : "Default", dark);
}

/* Adds GTK's dark high contrast above the theme if the theme has the name that
 * older desktops give it, which GTK does not know and replaces by its light
 * theme. */
static void
theme_cb (GtkSettings *settings)
{
  static GtkCssProvider *inverse;
  GdkDisplay *display = gdk_display_get_default ();
  const char *forced = g_getenv ("GTK_THEME");
  g_autofree char *name = NULL;

  g_object_get (settings, "gtk-theme-name", &name, NULL);
  if (g_strcmp0 (forced != NULL ? forced : name, "HighContrastInverse") == 0)
    {
      if (inverse == NULL)
        {
          inverse = gtk_css_provider_new ();
          gtk_css_provider_load_named (inverse, "Default", "hc-dark");
        }
      gtk_style_context_add_provider_for_display
        (display, GTK_STYLE_PROVIDER (inverse),
         GTK_STYLE_PROVIDER_PRIORITY_SETTINGS);
    }
  else if (inverse != NULL)
    gtk_style_context_remove_provider_for_display
      (display, GTK_STYLE_PROVIDER (inverse));
}

static void
board_theme_cb (GSettings *settings)
{
  ludo_widget_style_set_board_theme (g_settings_get_enum (settings,
                                                          "board-theme"));
}

void
ludo_theme_follow (GSettings *settings)
{
  g_return_if_fail (G_IS_SETTINGS (settings));

  color_scheme_cb (settings);
  g_signal_connect (settings, "changed::colour-scheme",
                    G_CALLBACK (color_scheme_cb), NULL);
  theme_cb (gtk_settings_get_default ());
  g_signal_connect (gtk_settings_get_default (), "notify::gtk-theme-name",
                    G_CALLBACK (theme_cb), NULL);
  board_theme_cb (settings);
  g_signal_connect (settings, "changed::board-theme",
                    G_CALLBACK (board_theme_cb), NULL);
}
