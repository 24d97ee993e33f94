/* ludo-preferences.h: the settings that apply to the whole program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/settings/ludo-settings.h"
#include "app/sound/ludo-sounds.h"

/* LudoPreferences:
 *
 * A window with one row for each choice.  A choice takes effect at once.
 */
#define LUDO_TYPE_PREFERENCES (ludo_preferences_get_type ())
G_DECLARE_FINAL_TYPE (LudoPreferences, ludo_preferences, LUDO, PREFERENCES,
                      GtkWindow)

/* ludo_preferences_new: (transfer none): the window above @parent.  It keeps
 * references to @settings and @sounds.  The pictures of the boards show the
 * game @game_id, which must exist.  @think_time: whether to offer the thinking
 * time. */
GtkWidget *ludo_preferences_new (GtkWindow *parent, LudoSettings *settings,
                                 LudoSounds *sounds, const char *game_id,
                                 gboolean think_time);
