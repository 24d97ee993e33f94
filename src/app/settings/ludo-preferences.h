/* ludo-preferences.h: the choices that hold for the whole program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/settings/ludo-settings.h"
#include "app/sound/ludo-sounds.h"

/* LudoPreferences:
 *
 * A window with one row for each choice.  What is chosen holds at once.
 */
#define LUDO_TYPE_PREFERENCES (ludo_preferences_get_type ())
G_DECLARE_FINAL_TYPE (LudoPreferences, ludo_preferences, LUDO, PREFERENCES,
                      GtkWindow)

/* ludo_preferences_new: @settings and @sounds are kept. */
GtkWidget *ludo_preferences_new (GtkWindow *parent, LudoSettings *settings,
                                 LudoSounds *sounds);
