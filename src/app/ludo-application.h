/* ludo-application.h: the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/settings/ludo-settings.h"

/* LudoApplication:
 *
 * There is one process for each user: a second start hands its command line to
 * the first.  When the setting of the language changes, all open windows change
 * to it.
 */
#define LUDO_TYPE_APPLICATION (ludo_application_get_type ())
G_DECLARE_FINAL_TYPE (LudoApplication, ludo_application, LUDO, APPLICATION,
                      GtkApplication)

/* ludo_application_new: (transfer full): the application; @settings is
 * referenced. */
LudoApplication *ludo_application_new (LudoSettings *settings);

/* ludo_application_enter_kiosk: from now on the window stays open and fills
 * the screen, and the program is not quit from inside. */
void ludo_application_enter_kiosk (LudoApplication *self);

/* ludo_application_end: saves every game and the settings, closes all windows,
 * even in a kiosk, and ends the main loop. */
void ludo_application_end (LudoApplication *self);
