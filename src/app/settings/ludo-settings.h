/* ludo-settings.h: the settings of the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

/* LudoColorScheme: the colours of the program. */
typedef enum
{
  LUDO_COLOR_SCHEME_SYSTEM,     /* as the desktop */
  LUDO_COLOR_SCHEME_LIGHT,
  LUDO_COLOR_SCHEME_DARK,
  LUDO_COLOR_SCHEME_CONTRAST,   /* high contrast */
  LUDO_COLOR_SCHEME_CONTRAST_DARK,
} LudoColorScheme;

/* The number of thinking times, from half a second to thirty seconds. */
#define LUDO_N_THINK_TIMES 7

/* The font sizes of pages, in percent of the window's. */
#define LUDO_READING_SIZE_MIN 80
#define LUDO_READING_SIZE_NORMAL 110
#define LUDO_READING_SIZE_MAX 300

/* LudoSettings:
 *
 * A GSettings of the schema in data/.  It uses the default backend, so that
 * gsettings(1), an administrator's vendor overrides and dconf locks work as for
 * every program of the desktop.
 *
 * If no session bus answers, or the folders of dconf cannot be written, dconf
 * would warn and lose the changes.  The settings are then kept in the key file
 * of GSETTINGS_BACKEND=keyfile, `glib-2.0/settings/keyfile` in the user's
 * configuration folder; if that cannot be written either, they last until the
 * program ends.
 *
 * The values of keys with a choice of words are numbered as LudoColorScheme,
 * LudoAnimationSpeed, LudoDetail and LudoReadingMode, and others from 0 in the
 * order of the schema.
 */
#define LUDO_TYPE_SETTINGS (ludo_settings_get_type ())
G_DECLARE_FINAL_TYPE (LudoSettings, ludo_settings, LUDO, SETTINGS, GSettings)

/* ludo_settings_new:
 * @folder: (nullable): the folder of a key file with the settings; NULL: the
 *   settings of the user
 *
 * Imports the settings.ini of an older version, if there is one.
 *
 * Returns: (transfer full): NULL if the schema is not installed, or lacks a key
 *   because it is of another version.
 */
LudoSettings *ludo_settings_new (const char *folder);

/* ludo_settings_bind_choice:
 * @name: the name of a key with a choice of words
 * @object: a GObject
 * @property: a guint property of @object, the number of the word
 *
 * Binds @property to the setting in both directions while @object lives.
 * Its property "sensitive" is FALSE while an administrator locks the setting.
 */
void ludo_settings_bind_choice (LudoSettings *self, const char *name,
                                gpointer object, const char *property);

/* ludo_settings_get_language:
 *
 * Returns: "fr", "en", or NULL for the language of the machine; static.
 */
const char *ludo_settings_get_language (LudoSettings *self);

/* ludo_settings_get_last_game:
 *
 * Returns: the id of the game that was open last, or NULL.
 */
const char *ludo_settings_get_last_game (LudoSettings *self);

/* ludo_settings_get_think_time:
 *
 * Returns: the longest time in milliseconds that the computer thinks at full
 *   strength.
 */
guint ludo_settings_get_think_time (LudoSettings *self);

/* ludo_settings_steal_warning:
 *
 * Returns: (transfer full): at the first call, a sentence for the user, in the
 *   current language, if the earlier settings were damaged or changes cannot be
 *   saved; otherwise NULL.
 */
char *ludo_settings_steal_warning (LudoSettings *self);
