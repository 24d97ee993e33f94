/* ludo-color-scheme.c: light, dark or high contrast
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/settings/ludo-color-scheme.h"

/* Where the settings of GTK keep which scheme was chosen last. */
#define SCHEME_KEY "ludo-color-scheme"

/* GTK reads its whole theme anew whenever it is told of one of these, also
 * when it stays as it was; that takes as long as opening the window. */
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

void
ludo_color_scheme_apply (LudoColorScheme scheme)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean contrast = scheme == LUDO_COLOR_SCHEME_CONTRAST
                      || scheme == LUDO_COLOR_SCHEME_CONTRAST_DARK;
  gboolean dark = scheme == LUDO_COLOR_SCHEME_DARK
                  || scheme == LUDO_COLOR_SCHEME_CONTRAST_DARK;
  LudoColorScheme scheme_now
    = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (settings), SCHEME_KEY));

  if (scheme == scheme_now)
    return;

  g_object_set_data (G_OBJECT (settings), SCHEME_KEY,
                     GINT_TO_POINTER (scheme));
  if (scheme == LUDO_COLOR_SCHEME_SYSTEM)
    {
      gtk_settings_reset_property (settings, "gtk-theme-name");
      gtk_settings_reset_property (settings,
                                   "gtk-application-prefer-dark-theme");
      return;
    }

  /* The themes that GTK brings itself, so that they are on every machine. */
  set_theme (settings, contrast ? "HighContrast" : "Default", dark);
}
