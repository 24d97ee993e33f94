/* ludo-light.c: light, dark or high contrast
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-light"

#include "config.h"

#include "app/ludo-light.h"

void
ludo_light_apply (LudoLight light)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean contrast = light == LUDO_LIGHT_CONTRAST
                      || light == LUDO_LIGHT_CONTRAST_DARK;
  gboolean dark = light == LUDO_LIGHT_DARK
                  || light == LUDO_LIGHT_CONTRAST_DARK;

  if (light == LUDO_LIGHT_SYSTEM)
    {
      gtk_settings_reset_property (settings, "gtk-theme-name");
      gtk_settings_reset_property (settings,
                                   "gtk-application-prefer-dark-theme");
      return;
    }

  /* The themes that GTK brings itself, so that they are on every machine. */
  g_object_set (settings,
                "gtk-theme-name", contrast ? "HighContrast" : "Default",
                "gtk-application-prefer-dark-theme", dark, NULL);
}
