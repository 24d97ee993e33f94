/* ludo-settings-import.c: takes over the settings.ini of older versions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/settings/ludo-settings-import.h"

#include <glib/gstdio.h>
#include <string.h>

#include "play/ludo-lines.h"

/* The group of the file. */
#define GROUP "ludotheque"

/* The greatest length of a file that is read, in bytes: a hundred times that of
 * a usual one. */
#define LENGTH_MAX (64 * 1024)

/* The keys that were renamed. */
static const struct
{
  const char *old_name;
  const char *name;
} renamed[] = {
  { "light", "colour-scheme" },
  { "pace", "animation-speed" },
  { "outlook", "win-probability" },
};

char *
ludo_settings_import_dup_broken (const char *path)
{
  g_return_val_if_fail (path != NULL, NULL);

  return g_strconcat (path, ".broken", NULL);
}

/* Returns the text of the file without what editors add and GKeyFile refuses: a
 * byte order mark, lone CR, and no-break spaces around a key or a value. */
static char *
normalize (const char *contents,
           gsize       length)
{
  g_auto (GStrv) lines = ludo_lines_split (contents, (gssize) length);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *line = g_steal_pointer (&lines[i]);
      char *value = line[0] != '#' ? strchr (line, '=') : NULL;

      if (value != NULL)
        {
          *value++ = '\0';
          lines[i] = g_strconcat (ludo_lines_strip (line), "=",
                                  ludo_lines_strip (value), NULL);
        }
      else
        lines[i] = g_steal_pointer (&line);
    }

  return g_strjoinv ("\n", lines);
}

/* Reads a regular file of a likely length only, because reading a FIFO or a
 * device might never end. */
static GKeyFile *
load (const char *path)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *contents = NULL;
  g_autofree char *text = NULL;
  gboolean is_text;
  gsize length;
  GStatBuf status;

  if (g_stat (path, &status) != 0 || !S_ISREG (status.st_mode)
      || status.st_size > LENGTH_MAX
      || !g_file_get_contents (path, &contents, &length, NULL))
    return NULL;

  /* A file that is not UTF-8 may still contain valid values. */
  is_text = g_utf8_validate_len (contents, length, NULL);
  text = is_text ? normalize (contents, length) : NULL;
  if (!g_key_file_load_from_data (file, is_text ? text : contents,
                                  is_text ? strlen (text) : length,
                                  G_KEY_FILE_NONE, NULL))
    return NULL;

  return g_steal_pointer (&file);
}

static GVariant *
parse (const char         *text,
       const GVariantType *type)
{
  GVariant *value;

  /* No value needs an escaped character, and GLib's parser warns of some of
   * them and of text that is not UTF-8. */
  if (!g_utf8_validate (text, -1, NULL) || strchr (text, '\\') != NULL)
    return NULL;

  value = g_variant_parse (type, text, NULL, NULL, NULL);
  if (value == NULL && g_variant_type_equal (type, G_VARIANT_TYPE_STRING)
      && strpbrk (text, "\"'") == NULL)
    value = g_variant_ref_sink (g_variant_new_string (text));

  return value;
}

static char *
dup_text (GKeyFile   *file,
          const char *name)
{
  char *text = g_key_file_get_value (file, GROUP, name, NULL);

  for (guint i = 0; text == NULL && i < G_N_ELEMENTS (renamed); i++)
    if (g_str_equal (renamed[i].name, name))
      text = g_key_file_get_value (file, GROUP, renamed[i].old_name, NULL);

  return text;
}

/* Returns: whether @file has no value for @name, or a valid one. */
static gboolean
import_key (GSettings  *settings,
            GKeyFile   *file,
            const char *name)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) key = NULL;
  g_autoptr (GVariant) value = NULL;
  g_autoptr (GVariant) set = NULL;
  g_autofree char *text = dup_text (file, name);

  if (text == NULL)
    return TRUE;

  g_object_get (settings, "settings-schema", &schema, NULL);
  key = g_settings_schema_get_key (schema, name);
  value = parse (text, g_settings_schema_key_get_value_type (key));
  if (value == NULL || !g_settings_schema_key_range_check (key, value))
    return FALSE;

  set = g_settings_get_user_value (settings, name);
  if (set == NULL)
    g_settings_set_value (settings, name, value);

  return TRUE;
}

LudoSettingsImport
ludo_settings_import (GSettings  *settings,
                      const char *path)
{
  g_autofree char *broken = ludo_settings_import_dup_broken (path);
  g_autofree char *old = g_strconcat (path, ".old", NULL);
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GKeyFile) file = NULL;
  g_auto (GStrv) names = NULL;
  gboolean whole;
  GStatBuf status;

  g_return_val_if_fail (G_IS_SETTINGS (settings), LUDO_SETTINGS_IMPORT_WHOLE);
  g_return_val_if_fail (path != NULL, LUDO_SETTINGS_IMPORT_WHOLE);

  /* A broken link counts as a damaged file. */
  if (g_lstat (path, &status) != 0)
    return LUDO_SETTINGS_IMPORT_WHOLE;

  file = load (path);
  whole = file != NULL;
  g_object_get (settings, "settings-schema", &schema, NULL);
  names = g_settings_schema_list_keys (schema);
  for (guint i = 0; file != NULL && names[i] != NULL; i++)
    whole &= import_key (settings, file, names[i]);
  g_settings_sync ();

  if (g_rename (path, whole ? old : broken) == 0)
    return whole ? LUDO_SETTINGS_IMPORT_WHOLE : LUDO_SETTINGS_IMPORT_MENDED;

  return whole ? LUDO_SETTINGS_IMPORT_WHOLE : LUDO_SETTINGS_IMPORT_DAMAGED;
}
