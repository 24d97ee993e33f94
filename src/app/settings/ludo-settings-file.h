/* ludo-settings-file.h: the schema of the settings, and the file they are in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A key file with one group, in which each value is the text of a GVariant; a
 * word may lack its quotes, as all did before there was a schema.
 */

#pragma once

#include <gio/gio.h>

/* LudoSettingsState: what was found. */
typedef enum
{
  LUDO_SETTINGS_WHOLE,          /* all is well, or there is no file */
  LUDO_SETTINGS_MENDED,         /* it was damaged and is kept beside */
  LUDO_SETTINGS_DAMAGED,        /* it is, and cannot be kept beside */
} LudoSettingsState;

/* LudoSettingsWriting: what is to be written, by whatever thread, and what
 * came of it.  All owned. */
typedef struct
{
  GSettingsSchema *schema;
  char *path;
  GHashTable *values;           /* all that somebody ever chose, by name */
  GHashTable *unsaved;          /* names of those that changed since */

  GHashTable *theirs;           /* what was on file, or NULL */
  LudoSettingsState state;      /* of that */
} LudoSettingsWriting;

void ludo_settings_writing_free (LudoSettingsWriting *writing);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoSettingsWriting,
                               ludo_settings_writing_free)

/* ludo_settings_values_new: an empty table of strings to GVariant. */
GHashTable *ludo_settings_values_new (void);

/* ludo_settings_file_find_schema:
 *
 * Returns: (transfer full): the schema of the program's settings, from the
 *   program's own folder of schemas or the system's; NULL where there is none,
 *   or one of another version that lacks a setting.
 */
GSettingsSchema *ludo_settings_file_find_schema (void);

/* ludo_settings_file_dup_broken: where the damaged file of @path is kept. */
char *ludo_settings_file_dup_broken (const char *path);

/* ludo_settings_file_read: fills @values with those of the file that the
 * schema allows.  What is no key file is renamed.  Where only values are wrong
 * (of another kind than the schema's, out of its range, none of its words),
 * the file is copied and they are taken out of it. */
LudoSettingsState ludo_settings_file_read (const char      *path,
                                           GSettingsSchema *schema,
                                           GHashTable      *values);

/* ludo_settings_file_write: puts into the file what changed, and what it does
 * not have, as it may be gone; leaves what else is in it, as another process
 * may have written it.  It is replaced as a whole, or stays as it is.
 *
 * Returns: FALSE with @error, a sentence for the user.
 */
gboolean ludo_settings_file_write (LudoSettingsWriting  *writing,
                                   GError              **error);
