/* ludo-color-scheme.c: light, dark or high contrast
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-color-scheme"

#include "config.h"

#include "app/settings/ludo-color-scheme.h"

/* Where the settings of GTK keep which light was chosen last. */
#define LIGHT_KEY "ludo-color-scheme"

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
ludo_color_scheme_apply (LudoLight light)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean contrast = light == LUDO_LIGHT_CONTRAST
                      || light == LUDO_LIGHT_CONTRAST_DARK;
  gboolean dark = light == LUDO_LIGHT_DARK
                  || light == LUDO_LIGHT_CONTRAST_DARK;
  LudoLight light_now
    = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (settings), LIGHT_KEY));

  if (light == light_now)
    return;

  g_object_set_data (G_OBJECT (settings), LIGHT_KEY, GINT_TO_POINTER (light));
  if (light == LUDO_LIGHT_SYSTEM)
    {
      gtk_settings_reset_property (settings, "gtk-theme-name");
      gtk_settings_reset_property (settings,
                                   "gtk-application-prefer-dark-theme");
      return;
    }

  /* The themes that GTK brings itself, so that they are on every machine. */
  set_theme (settings, contrast ? "HighContrast" : "Default", dark);
}
