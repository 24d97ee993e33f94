/* ludo-settings.h: what the program remembers between two runs
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

/* How many times to think there are, from half a second to thirty. */
#define LUDO_N_THINK_TIMES 7

/* The sizes of text to read, in percent of the window's. */
#define LUDO_READING_SIZE_MIN 80
#define LUDO_READING_SIZE_NORMAL 110
#define LUDO_READING_SIZE_MAX 300

/* LudoSettings:
 *
 * The GSettings of the schema in data/.  They are kept by GSettings' default
 * backend, so that gsettings(1), an administrator's vendor overrides and dconf
 * locks work as for every program of the desktop.
 *
 * dconf loses what is set, and warns, where no session bus answers or where its
 * folders cannot be written.  There the settings are kept in the key file that
 * GSETTINGS_BACKEND=keyfile uses, `glib-2.0/settings/keyfile` in the user's
 * configuration folder; where that cannot be written either, they last until
 * the program ends.
 *
 * The numbers of a word are those of LudoColorScheme, LudoAnimationSpeed,
 * LudoDetail and LudoReadingMode; other words are counted from 0 in the order
 * of the schema.
 */
#define LUDO_TYPE_SETTINGS (ludo_settings_get_type ())
G_DECLARE_FINAL_TYPE (LudoSettings, ludo_settings, LUDO, SETTINGS, GSettings)

/* ludo_settings_new:
 * @folder: (nullable): a folder to keep the settings in, in a key file, instead
 *   of the user's own
 *
 * Takes over the settings.ini of older versions, if the folder has one.
 *
 * Returns: (transfer full): NULL where the schema is not installed, or is one
 *   of another version that lacks a setting.
 */
LudoSettings *ludo_settings_new (const char *folder);

/* ludo_settings_bind_choice:
 * @name: of a key whose value is one of several words
 * @object: a GObject
 * @property: a guint property of @object, the number of the word
 *
 * Binds @property to the setting both ways for the life of @object, whose
 * "sensitive" is off while an administrator has locked the setting.
 */
void ludo_settings_bind_choice (LudoSettings *self, const char *name,
                                gpointer object, const char *property);

/* ludo_settings_get_language:
 *
 * Returns: "fr", "en", or NULL for that of the machine.
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

/* ludo_settings_take_trouble:
 *
 * Returns: (transfer full): the first time, a sentence for the user, in the
 *   language of the moment, if the settings of before were damaged or what is
 *   chosen cannot be kept; otherwise NULL.
 */
char *ludo_settings_take_trouble (LudoSettings *self);
