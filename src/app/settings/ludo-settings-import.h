/* ludo-settings-import.h: takes over the settings.ini of older versions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Earlier versions kept the settings in a key file of their own with one
 * group, in which each value is the text of a GVariant; a word may lack its
 * quotes, because the first versions wrote none.
 */

#pragma once

#include <gio/gio.h>

/* LudoSettingsImport: the state of a settings.ini. */
typedef enum
{
  LUDO_SETTINGS_IMPORT_WHOLE,   /* it was imported, or there is none */
  LUDO_SETTINGS_IMPORT_MENDED,  /* it was damaged, and is saved as ".broken" */
  LUDO_SETTINGS_IMPORT_DAMAGED, /* it is damaged and cannot be renamed */
} LudoSettingsImport;

/* ludo_settings_import:
 * @settings: of the program's schema
 * @path: of a settings.ini, which need not exist
 *
 * Sets each key that @path has a valid value for, unless it has been set in
 * @settings before, and waits until they are saved.  A key that was renamed
 * later gets the value of its old name.  The file is then renamed, to “….old”
 * or to “….broken” if a part of it could not be read, so that it is imported
 * only once.
 *
 * Returns: the state of the file.
 */
LudoSettingsImport ludo_settings_import (GSettings *settings, const char *path);

/* ludo_settings_import_dup_broken:
 *
 * Returns: (transfer full): the path under which a damaged @path is kept.
 */
char *ludo_settings_import_dup_broken (const char *path);
