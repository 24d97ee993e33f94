/* settings-fixture.h: settings to be kept, damaged and lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/settings/ludo-settings.h"

/* As the program wrote it before it had a schema, nothing at its default. */
extern const char settings_before_schema[];

/* How many settings there are. */
#define SETTINGS_N 29

/* A new folder whose settings.ini has this @text; NULL for none. */
char *settings_folder (const char *text, gssize length);

/* The settings.ini of before in @folder. */
char *settings_path (const char *folder);

/* The file in @folder that keeps the settings. */
char *settings_key_file (const char *folder);

/* The text of a file; NULL where there is none. */
char *settings_read_file (const char *path);

/* The number of the word that is chosen. */
int settings_get_choice (LudoSettings *settings, const char *name);

void settings_set_window (LudoSettings *settings, int width, int height,
                          gboolean maximized);

/* Every setting is as it is before anybody chose anything. */
void settings_assert_defaults (LudoSettings *settings);

/* Chooses for every setting what is in the text above. */
void settings_choose (LudoSettings *settings);

/* Every setting is so. */
void settings_assert_chosen (LudoSettings *settings);

/* Every setting is so in another start, which takes the place of @settings. */
void settings_assert_kept (LudoSettings **settings, const char *folder);
