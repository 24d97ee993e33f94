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
 * GSettings of the schema in data/, kept in a key file, `settings.ini`, in
 * the user's configuration folder: neither dconf nor a bus is needed.
 * Defaults are the schema's, so that whoever looks after a machine changes
 * them by an override of it (glib-compile-schemas(1)).
 *
 * A file that cannot be read is kept beside as `settings.ini.broken` and the
 * defaults hold; where only some values mean nothing, they alone count as
 * absent, and the file as it was is kept beside likewise.  A folder that is
 * missing, or that cannot be written, costs the memory of the program, never
 * its start: what is chosen holds until the end, and is written as soon as
 * that can be done.
 *
 * Whoever wants a value asks GSettings for it or binds to it.  The numbers of
 * a word are those of LudoColorScheme, LudoAnimationSpeed, LudoDetail and
 * LudoReadingMode; elsewhere they count what is offered from 0.
 *
 * Signals:
 * - "trouble": there is something for ludo_settings_take_damage() or
 *   ludo_settings_take_unkept()
 * - "kept": what could not be written is on file now
 */
#define LUDO_TYPE_SETTINGS (ludo_settings_get_type ())
G_DECLARE_FINAL_TYPE (LudoSettings, ludo_settings, LUDO, SETTINGS, GSettings)

/* ludo_settings_new:
 * @folder: (nullable): which holds the settings.ini to read; NULL for the
 *   user's own configuration folder of the program
 *
 * Returns: (transfer full): NULL where the schema is not installed, or is one
 *   of another version that lacks a setting.
 */
LudoSettings *ludo_settings_new (const char *folder);

/* ludo_settings_bind_choice: binds @property of @object, the number of what is
 * chosen (guint), to the setting of this @name, one of several words. */
void ludo_settings_bind_choice (LudoSettings *self, const char *name,
                                gpointer object, const char *property);

/* "fr", "en", or NULL: as the machine. */
const char *ludo_settings_get_language (LudoSettings *self);

/* The id of the game that was open last, or NULL. */
const char *ludo_settings_get_last_game (LudoSettings *self);

/* The most milliseconds that the computer thinks at full strength. */
guint ludo_settings_get_think_time (LudoSettings *self);

/* ludo_settings_save: writes what changed and waits for the disk, before the
 * program ends; the main loop has a thread do so within a second of every
 * change. */
void ludo_settings_save (LudoSettings *self);

/* ludo_settings_take_damage:
 *
 * Returns: (transfer full): a sentence for the user, of a damaged file; NULL
 *   where there is none, or it was taken.
 */
char *ludo_settings_take_damage (LudoSettings *self);

/* ludo_settings_take_unkept: the same of settings that cannot be written. */
char *ludo_settings_take_unkept (LudoSettings *self);
