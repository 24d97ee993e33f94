/* ludo-settings-file.h: the schema of the settings, and the file they are in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A key file with one group, in which each value is the text of a GVariant; a
 * word may lack its quotes, as all did before there was a schema.
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The group of the file and the path of the schema. */
#define LUDO_SETTINGS_GROUP "ludotheque"
#define LUDO_SETTINGS_PATH "/io/github/ludotheque/Ludotheque/"

/* LudoSettingsFileState: what was found. */
typedef enum
{
  LUDO_SETTINGS_FILE_WHOLE,     /* all is well, or there is no file */
  LUDO_SETTINGS_FILE_MENDED,    /* it was damaged and is kept beside */
  LUDO_SETTINGS_FILE_DAMAGED,   /* it is, and cannot be kept beside */
} LudoSettingsFileState;

/* ludo_settings_file_find_schema:
 *
 * Returns: (transfer full): the schema of the program's settings, from the
 *   program's own folder of schemas or the system's; NULL where there is
 *   none.
 */
GSettingsSchema *ludo_settings_file_find_schema (void);

/* ludo_settings_file_dup_broken: where the damaged file of @path is kept. */
char *ludo_settings_file_dup_broken (const char *path);

/* ludo_settings_file_read:
 * @path: of the file
 * @state: (out): what was found there
 *
 * A file that is none, or is no key file, is renamed.  Where only values of
 * it are wrong (of another kind than the schema's, out of its range, none of
 * its words), the file is copied and they are taken out of it.
 *
 * Returns: (transfer full): the good values by their names, strings to
 *   GVariant, each of which the schema allows.
 */
GHashTable *ludo_settings_file_read (const char            *path,
                                     GSettingsSchema       *schema,
                                     LudoSettingsFileState *state);

/* ludo_settings_file_write:
 * @values: by their names, strings to GVariant
 *
 * Puts @values into the file and leaves what else is in it; it is replaced as
 * a whole, or stays as it is.
 *
 * Returns: FALSE with @error where it cannot be written.
 */
gboolean ludo_settings_file_write (const char  *path,
                                   GHashTable  *values,
                                   GError     **error);

G_END_DECLS
