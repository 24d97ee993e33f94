/* ludo-settings.h: what the program remembers between two runs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

G_BEGIN_DECLS

/* LudoLight: the colours of the program. */
typedef enum
{
  LUDO_LIGHT_SYSTEM,            /* as the desktop */
  LUDO_LIGHT_LIGHT,
  LUDO_LIGHT_DARK,
  LUDO_LIGHT_CONTRAST,          /* high contrast */
  LUDO_LIGHT_CONTRAST_DARK,
  LUDO_N_LIGHTS,
} LudoLight;

/* LudoPace: how fast moves are shown. */
typedef enum
{
  LUDO_PACE_NONE,               /* nothing moves, the end is there at once */
  LUDO_PACE_SLOW,
  LUDO_PACE_NORMAL,
  LUDO_PACE_FAST,
  LUDO_PACE_STEPS,              /* each event of a move is asked for */
  LUDO_N_PACES,
} LudoPace;

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
 * Properties (all notify): "light" (int, LudoLight), "pace" (int, LudoPace),
 * "announcements" (int, LudoDetail), "coordinates" (boolean), "sounds"
 * (boolean), "hints" (boolean: whether they are given to who asks for them),
 * "outlook" (boolean: whether everybody's chances of winning are to be seen),
 * "think-time" (int, which of the times to think).
 *
 * Of the pages to read (int, in the order of what is offered):
 * "reading-language" (0: the window's, 1: French, 2: English), "reading-mode"
 * (LudoReadingMode), "reading-size" (in percent, LUDO_READING_SIZE_MIN to
 * LUDO_READING_SIZE_MAX), "reading-spacing", "reading-width", "reading-font",
 * "reading-paper", "reading-voice".
 *
 * Signal: "trouble", when there is something for ludo_settings_take_trouble().
 */
#define LUDO_TYPE_SETTINGS (ludo_settings_get_type ())
G_DECLARE_FINAL_TYPE (LudoSettings, ludo_settings, LUDO, SETTINGS, GObject)

/* ludo_settings_new:
 * @folder: (nullable): which holds the settings.ini to read; NULL for the
 *   user's own configuration folder of the program
 *
 * Returns: (transfer full): NULL where the schema is not installed, or is one
 *   of another version that lacks a setting.
 */
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

LudoLight ludo_settings_get_light (LudoSettings *self);
LudoPace ludo_settings_get_pace (LudoSettings *self);
LudoDetail ludo_settings_get_announcements (LudoSettings *self);
gboolean ludo_settings_get_coordinates (LudoSettings *self);
gboolean ludo_settings_get_sounds (LudoSettings *self);
gboolean ludo_settings_get_hints (LudoSettings *self);
gboolean ludo_settings_get_outlook (LudoSettings *self);
/* The most milliseconds that the computer thinks at full strength. */
guint ludo_settings_get_think_time (LudoSettings *self);

/* ludo_settings_save: writes what changed, at once; the main loop does so by
 * itself within a second of every change. */
void ludo_settings_save (LudoSettings *self);

/* ludo_settings_take_trouble:
 *
 * Returns: (transfer full): a sentence for the user, of a damaged file or of
 *   settings that cannot be kept; NULL where there is none, or it was taken.
 */
char *ludo_settings_take_trouble (LudoSettings *self);

G_END_DECLS
