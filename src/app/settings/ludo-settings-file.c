/* ludo-settings-file.c: the schema of the settings, and the file they are in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "app/settings/ludo-settings-file.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "play/game/ludo-reason.h"
#include "play/ludo-lines.h"
#include "play/ludo-paths.h"
#include "play/record/ludo-save-file.h"

/* The group of the file. */
#define GROUP "ludotheque"

/* A hundred times what the settings take. */
#define LENGTH_MAX (64 * 1024)

/* The keys that the program asks for, and as what. */
static const struct
{
  const char *name;
  const char *type;
} keys[] = {
  { "language", "s" }, { "last-game", "s" }, { "width", "i" },
  { "height", "i" }, { "maximized", "b" }, { "light", "s" }, { "pace", "s" },
  { "board-theme", "s" },
  { "announcements", "s" }, { "coordinates", "b" }, { "sounds", "b" },
  { "hints", "b" }, { "marks-explained", "i" }, { "outlook", "b" }, { "think-time", "s" },
  { "reading-contents", "b" },
  { "reading-language", "s" }, { "reading-mode", "s" },
  { "reading-size", "i" }, { "reading-spacing", "s" },
  { "reading-width", "s" }, { "reading-font", "s" }, { "reading-paper", "s" },
  { "reading-voice", "s" },
};

/* Whether @schema has every key as what it is taken for: GLib ends the program
 * that asks for another. */
static gboolean
is_complete (GSettingsSchema *schema)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (GSettingsSchemaKey) key = NULL;

      if (!g_settings_schema_has_key (schema, keys[i].name))
        return FALSE;
      key = g_settings_schema_get_key (schema, keys[i].name);
      if (!g_variant_type_equal (g_settings_schema_key_get_value_type (key),
                                 G_VARIANT_TYPE (keys[i].type)))
        return FALSE;
    }

  return TRUE;
}

GSettingsSchema *
ludo_settings_file_find_schema (void)
{
  g_autofree char *folder = ludo_paths_dup_schemas ();
  GSettingsSchemaSource *system = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchemaSource) own =
    g_settings_schema_source_new_from_directory (folder, system, FALSE, NULL);
  g_autoptr (GSettingsSchema) schema = NULL;

  if (own != NULL || system != NULL)
    schema = g_settings_schema_source_lookup (own != NULL ? own : system,
                                              APP_ID, TRUE);

  return schema != NULL && is_complete (schema) ? g_steal_pointer (&schema)
                                                : NULL;
}

GHashTable *
ludo_settings_values_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                (GDestroyNotify) g_variant_unref);
}

char *
ludo_settings_file_dup_broken (const char *path)
{
  g_return_val_if_fail (path != NULL, NULL);

  return g_strconcat (path, ".broken", NULL);
}

/* The text of the file without what editors add that GKeyFile does not forgive:
 * a byte order mark, lone CR, and no-break spaces around a key or a value. */
static char *
forgive (const char *contents,
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

/* Nothing but a file of a likely length is opened: what lies in its place may
 * never end. */
static gboolean
load (const char  *path,
      GKeyFile    *file,
      char       **contents,
      gsize       *length)
{
  g_autofree char *text = NULL;
  gboolean is_text;
  GStatBuf status;

  if (g_stat (path, &status) != 0 || !S_ISREG (status.st_mode)
      || status.st_size > LENGTH_MAX
      || !g_file_get_contents (path, contents, length, NULL))
    return FALSE;

  /* A file that is not UTF-8 may still hold values that can be read. */
  is_text = g_utf8_validate_len (*contents, *length, NULL);
  text = is_text ? forgive (*contents, *length) : NULL;

  return g_key_file_load_from_data (file, is_text ? text : *contents,
                                    is_text ? strlen (text) : *length,
                                    G_KEY_FILE_KEEP_COMMENTS
                                      | G_KEY_FILE_KEEP_TRANSLATIONS, NULL);
}

/* Each value is the text of a GVariant; a word may lack its quotes, as all did
 * before there was a schema. */
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

/* All values of @file that the schema allows; the others are taken from it.
 * Returns: how many those are. */
static guint
read_values (GKeyFile        *file,
             GSettingsSchema *schema,
             GHashTable      *values)
{
  guint n_wrong = 0;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const char *name = keys[i].name;
      g_autoptr (GSettingsSchemaKey) key = g_settings_schema_get_key (schema,
                                                                      name);
      g_autofree char *text = g_key_file_get_value (file, GROUP, name, NULL);
      g_autoptr (GVariant) value = NULL;

      if (text == NULL)
        continue;

      value = parse (text, g_settings_schema_key_get_value_type (key));
      if (value != NULL && g_settings_schema_key_range_check (key, value))
        {
          g_hash_table_insert (values, g_strdup (name),
                               g_steal_pointer (&value));
          continue;
        }

      g_key_file_remove_key (file, GROUP, name, NULL);
      n_wrong++;
    }

  return n_wrong;
}

static gboolean
save_text (const char  *path,
           const char  *text,
           gsize        length,
           GError     **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = g_bytes_new (text, length);

  return ludo_save_file (file, bytes, error);
}

static gboolean
save_key_file (const char  *path,
               GKeyFile    *file,
               GError     **error)
{
  gsize length;
  g_autofree char *text = g_key_file_to_data (file, &length, NULL);

  return save_text (path, text, length, error);
}

/* Opens the file at @path, or an empty one, with nothing in it but what the
 * schema allows.  A file that is none, or is no key file, is renamed; one with
 * wrong values is copied.  Returns: what was wrong. */
static LudoSettingsState
open_file (const char      *path,
           GSettingsSchema *schema,
           GKeyFile       **file,
           GHashTable      *values)
{
  g_autofree char *broken = ludo_settings_file_dup_broken (path);
  g_autofree char *contents = NULL;
  gsize length = 0;
  GStatBuf status;

  *file = g_key_file_new ();
  /* A link that leads nowhere is something. */
  if (g_lstat (path, &status) != 0)
    return LUDO_SETTINGS_WHOLE;

  if (!load (path, *file, &contents, &length))
    {
      /* Not even what was read before the fault. */
      g_key_file_unref (*file);
      *file = g_key_file_new ();
      return g_rename (path, broken) == 0 ? LUDO_SETTINGS_MENDED
                                         : LUDO_SETTINGS_DAMAGED;
    }

  if (read_values (*file, schema, values) == 0)
    return LUDO_SETTINGS_WHOLE;

  return save_text (broken, contents, length, NULL) ? LUDO_SETTINGS_MENDED
                                                    : LUDO_SETTINGS_DAMAGED;
}

static gboolean
make_folder (const char  *path,
             GError     **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int reason;

  if (g_mkdir_with_parents (folder, 0700) == 0)
    return TRUE;

  reason = errno;
  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (reason),
               _("The folder “%s” cannot be made: %s."), folder,
               ludo_reason_from_errno (reason));

  return FALSE;
}

LudoSettingsState
ludo_settings_file_read (const char      *path,
                         GSettingsSchema *schema,
                         GHashTable      *values)
{
  g_autoptr (GKeyFile) file = NULL;
  g_autofree char *left = NULL;
  LudoSettingsState state;

  g_return_val_if_fail (path != NULL && schema != NULL && values != NULL,
                        LUDO_SETTINGS_WHOLE);

  state = open_file (path, schema, &file, values);
  left = g_key_file_to_data (file, NULL, NULL);
  /* Without its wrong values the file is damaged once. */
  if (state == LUDO_SETTINGS_MENDED && left[0] != '\0'
      && !save_key_file (path, file, NULL))
    state = LUDO_SETTINGS_DAMAGED;

  return state;
}

gboolean
ludo_settings_file_write (LudoSettingsWriting  *writing,
                          GError              **error)
{
  g_autoptr (GKeyFile) file = NULL;
  GHashTableIter iter;
  gpointer name;
  gpointer value;

  if (!make_folder (writing->path, error))
    return FALSE;

  writing->theirs = ludo_settings_values_new ();
  writing->state = open_file (writing->path, writing->schema, &file,
                              writing->theirs);
  if (writing->state == LUDO_SETTINGS_DAMAGED)
    {
      /* Translators: the name of a file. */
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_EXIST,
                   _("The damaged file “%s” cannot be set aside."),
                   writing->path);
      return FALSE;
    }

  g_hash_table_iter_init (&iter, writing->values);
  while (g_hash_table_iter_next (&iter, &name, &value))
    if (g_hash_table_contains (writing->unsaved, name)
        || !g_hash_table_contains (writing->theirs, name))
      {
        g_autofree char *text = g_variant_print (value, FALSE);

        g_key_file_set_value (file, GROUP, name, text);
      }

  return save_key_file (writing->path, file, error);
}

void
ludo_settings_writing_free (LudoSettingsWriting *writing)
{
  g_settings_schema_unref (writing->schema);
  g_free (writing->path);
  g_hash_table_unref (writing->values);
  g_hash_table_unref (writing->unsaved);
  g_clear_pointer (&writing->theirs, g_hash_table_unref);
  g_free (writing);
}
