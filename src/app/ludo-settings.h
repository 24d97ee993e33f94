/* ludo-settings.h: what the program remembers between two runs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* LudoSettings:
 *
 * A key file, `settings.ini`, in the user's configuration folder.  A file
 * that cannot be read is kept beside as `settings.ini.broken` and the
 * defaults hold; a folder that cannot be written costs the memory, never the
 * start of the program.
 */
#define LUDO_TYPE_SETTINGS (ludo_settings_get_type ())
G_DECLARE_FINAL_TYPE (LudoSettings, ludo_settings, LUDO, SETTINGS, GObject)

/* ludo_settings_new: reads @folder/settings.ini; NULL for the user's own
 * configuration folder of the program. */
LudoSettings *ludo_settings_new (const char *folder);

/* "fr", "en", or NULL: as the machine. */
const char *ludo_settings_get_language (LudoSettings *self);
void ludo_settings_set_language (LudoSettings *self, const char *language);

/* The window's size in pixels and whether it filled the screen. */
void ludo_settings_get_window (LudoSettings *self, int *width, int *height,
                               gboolean *maximized);
void ludo_settings_set_window (LudoSettings *self, int width, int height,
                               gboolean maximized);

/* The id of the game that was open last, or NULL. */
const char *ludo_settings_get_last_game (LudoSettings *self);
void ludo_settings_set_last_game (LudoSettings *self, const char *game_id);

/* ludo_settings_save: writes what changed. */
void ludo_settings_save (LudoSettings *self);

G_END_DECLS
