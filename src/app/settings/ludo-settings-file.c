/* ludo-settings-file.c: the schema of the settings, and the file they are in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-settings-file"

#include "config.h"

#include "app/settings/ludo-settings-file.h"

#include <glib/gstdio.h>
#include <string.h>

#include "app/ludo-paths.h"

/* A hundred times what the settings take. */
#define LENGTH_MAX (64 * 1024)

GSettingsSchema *
ludo_settings_file_find_schema (void)
{
  g_autofree char *folder = ludo_paths_dup_schemas ();
  GSettingsSchemaSource *system = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchemaSource) own =
    g_settings_schema_source_new_from_directory (folder, system, FALSE, NULL);

  if (own == NULL && system == NULL)
    return NULL;

  return g_settings_schema_source_lookup (own != NULL ? own : system, APP_ID,
                                          TRUE);
}

char *
ludo_settings_file_dup_broken (const char *path)
{
  g_return_val_if_fail (path != NULL, NULL);

  return g_strconcat (path, ".broken", NULL);
}

/* Nothing but a file of a likely length is opened: what lies in its place may
 * never end. */
static gboolean
load (const char  *path,
      GKeyFile    *file,
      char       **contents,
      gsize       *length)
{
  GStatBuf status;

  return g_stat (path, &status) == 0 && S_ISREG (status.st_mode)
         && status.st_size <= LENGTH_MAX
         && g_file_get_contents (path, contents, length, NULL)
         && g_key_file_load_from_data (file, *contents, *length,
                                       G_KEY_FILE_KEEP_COMMENTS
                                         | G_KEY_FILE_KEEP_TRANSLATIONS,
                                       NULL);
}

static GVariant *
parse (const char         *text,
       const GVariantType *type)
{
  GVariant *value;

  /* No value needs an escaped character, and GLib's parser complains aloud of
   * some of them and of text that is not UTF-8. */
  if (!g_utf8_validate (text, -1, NULL) || strchr (text, '\\') != NULL)
    return NULL;

  value = g_variant_parse (type, text, NULL, NULL, NULL);
  if (value == NULL && g_variant_type_equal (type, G_VARIANT_TYPE_STRING)
      && strpbrk (text, "\"'") == NULL)
    value = g_variant_ref_sink (g_variant_new_string (text));

  return value;
}

/* The value that the file has for @key, or NULL; @wrong is told where what is
 * there is none. */
static GVariant *
read_value (GKeyFile           *file,
            GSettingsSchemaKey *key,
            gboolean           *wrong)
{
  g_autofree char *text =
    g_key_file_get_value (file, LUDO_SETTINGS_GROUP,
                          g_settings_schema_key_get_name (key), NULL);
  g_autoptr (GVariant) value = NULL;

  *wrong = FALSE;
  if (text == NULL)
    return NULL;

  value = parse (text, g_settings_schema_key_get_value_type (key));
  *wrong = value == NULL || !g_settings_schema_key_range_check (key, value);

  return *wrong ? NULL : g_steal_pointer (&value);
}

/* All values of @file, from which the wrong ones are taken. */
static GHashTable *
read_values (GKeyFile        *file,
             GSettingsSchema *schema,
             guint           *n_wrong)
{
  GHashTable *values =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                           (GDestroyNotify) g_variant_unref);
  g_auto (GStrv) names = g_settings_schema_list_keys (schema);

  *n_wrong = 0;
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (GSettingsSchemaKey) key =
        g_settings_schema_get_key (schema, names[i]);
      gboolean wrong;
      GVariant *value = read_value (file, key, &wrong);

      if (value != NULL)
        g_hash_table_insert (values, g_strdup (names[i]), value);
      if (!wrong)
        continue;

      g_key_file_remove_key (file, LUDO_SETTINGS_GROUP, names[i], NULL);
      (*n_wrong)++;
    }

  return values;
}

GHashTable *
ludo_settings_file_read (const char            *path,
                         GSettingsSchema       *schema,
                         LudoSettingsFileState *state)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *broken = NULL;
  g_autofree char *contents = NULL;
  GHashTable *values;
  gboolean kept = TRUE;
  gboolean whole;
  guint n_wrong;
  gsize length = 0;
  GStatBuf status;

  g_return_val_if_fail (path != NULL && schema != NULL && state != NULL,
                        NULL);

  broken = ludo_settings_file_dup_broken (path);
  /* A link that leads nowhere is something. */
  whole = g_lstat (path, &status) != 0
          || load (path, file, &contents, &length);
  if (!whole)
    {
      /* Not even what was read before the fault. */
      g_key_file_unref (file);
      file = g_key_file_new ();
    }
  values = read_values (file, schema, &n_wrong);
  if (!whole)
    kept = g_rename (path, broken) == 0;
  else if (n_wrong > 0)
    kept = g_file_set_contents (broken, contents, (gssize) length, NULL)
           && g_key_file_save_to_file (file, path, NULL);

  if (whole && n_wrong == 0)
    *state = LUDO_SETTINGS_FILE_WHOLE;
  else
    *state = kept ? LUDO_SETTINGS_FILE_MENDED : LUDO_SETTINGS_FILE_DAMAGED;

  return values;
}

gboolean
ludo_settings_file_write (const char  *path,
                          GHashTable  *values,
                          GError     **error)
{
  g_autoptr (GKeyFile) file = NULL;
  g_autofree char *contents = NULL;
  GHashTableIter iter;
  gpointer name;
  gpointer value;
  gsize length;

  g_return_val_if_fail (path != NULL && values != NULL, FALSE);

  file = g_key_file_new ();
  if (!load (path, file, &contents, &length))
    {
      g_key_file_unref (file);
      file = g_key_file_new ();
    }
  g_hash_table_iter_init (&iter, values);
  while (g_hash_table_iter_next (&iter, &name, &value))
    {
      g_autofree char *text = g_variant_print (value, FALSE);

      g_key_file_set_value (file, LUDO_SETTINGS_GROUP, name, text);
    }

  return g_key_file_save_to_file (file, path, error);
}
