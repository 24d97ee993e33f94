/* ludo-application.h: the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/settings/ludo-settings.h"

/* LudoApplication:
 *
 * One process a user; a second start hands its command line to the first.  A
 * change of the settings' language is heard in all that is open.
 */
#define LUDO_TYPE_APPLICATION (ludo_application_get_type ())
G_DECLARE_FINAL_TYPE (LudoApplication, ludo_application, LUDO, APPLICATION,
                      GtkApplication)

/* ludo_application_new: @settings is kept. */
LudoApplication *ludo_application_new (LudoSettings *settings);

/* ludo_application_enter_kiosk: from now on the window stays open and fills
 * the screen, and the program is not quit from inside. */
void ludo_application_enter_kiosk (LudoApplication *self);

/* ludo_application_end: keeps every game and what was chosen, closes all
 * windows, at a kiosk too, and ends the main loop. */
void ludo_application_end (LudoApplication *self);
