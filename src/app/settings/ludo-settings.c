/* ludo-settings.c: what the program remembers between two runs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

/* GSettings' backends are declared only where this is defined. */
#define G_SETTINGS_ENABLE_BACKEND

#include "app/settings/ludo-settings.h"

#include <fcntl.h>
#include <gio/gsettingsbackend.h>
#include <glib/gi18n.h>
#include <unistd.h>

#include "app/settings/ludo-settings-import.h"
#include "games/games.h"
#include "play/ludo-paths.h"

struct _LudoSettings
{
  GSettings parent_instance;

  gboolean warning_taken;
  LudoSettingsImport import;    /* the state of the settings.ini of an older
                                 * version */

  /* Owned */
  char *old_file;               /* its path */
  char *unwritable;             /* the folder that cannot be written, or NULL */
};

/* The keys that the program uses, and their types. */
static const struct
{
  const char *name;
  const char *type;
} keys[] = {
  { "language", "s" }, { "last-game", "s" }, { "width", "i" },
  { "height", "i" }, { "maximized", "b" }, { "colour-scheme", "s" },
  { "animation-speed", "s" }, { "board-theme", "s" },
  { "announcements", "s" }, { "speak", "b" }, { "coordinates", "b" },
  { "sounds", "b" }, { "spell-cells", "b" }, { "letter-keys", "b" },
  { "hints", "b" }, { "sowing-preview", "b" }, { "marks-explained", "i" },
  { "win-probability", "b" },
  { "think-time", "s" }, { "hand-in-folder", "s" },
  { "reading-contents", "b" },
  { "reading-language", "s" }, { "reading-mode", "s" },
  { "reading-size", "i" }, { "reading-spacing", "s" },
  { "reading-width", "s" }, { "reading-font", "s" },
  { "reading-paper", "s" }, { "reading-voice", "s" },
};

/* In the order of the schema's words. */
static const char *const languages[] = { NULL, "fr", "en" };

/* The times to think, in milliseconds. */
static const guint think_times[LUDO_N_THINK_TIMES] = {
  500, 1000, 2000, 5000, 10000, 20000, 30000,
};

G_DEFINE_FINAL_TYPE (LudoSettings, ludo_settings, G_TYPE_SETTINGS)

/* Whether @schema has every key with its type: GSettings aborts the program
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

/* Finds the schema in the program's own folder first, because a program that is
 * run from its build folder has installed none. */
static GSettingsSchema *
find_schema (void)
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

/* Whether @folder can be written, or be made where it does not exist.  It is
 * not made, because a program that is only asked for its --help makes none. */
static gboolean
is_writable (const char *folder)
{
  g_autofree char *parent = g_path_get_dirname (folder);

  if (g_file_test (folder, G_FILE_TEST_EXISTS))
    return g_file_test (folder, G_FILE_TEST_IS_DIR)
           && faccessat (AT_FDCWD, folder, W_OK | X_OK, AT_EACCESS) == 0;

  return !g_str_equal (parent, folder) && is_writable (parent);
}

/* Whether dconf would save a change.  Its service needs a session bus, and
 * writes to two folders: that of the session and that of the user's
 * configuration. */
static gboolean
has_dconf (GSettingsBackend *backend)
{
  g_autofree char *session = g_build_filename (g_get_user_runtime_dir (),
                                               "dconf", NULL);
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (),
                                              "dconf", NULL);
  g_autoptr (GDBusConnection) bus = NULL;

  if (!g_str_equal (G_OBJECT_TYPE_NAME (backend), "DConfSettingsBackend")
      || !is_writable (session) || !is_writable (folder))
    return FALSE;

  bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);

  return bus != NULL;
}

/* Returns: (transfer full): the backend that saves the settings.  If it cannot,
 * sets @unwritable to the folder that it would need. */
static GSettingsBackend *
backend_new (const char  *folder,
             char       **unwritable)
{
  g_autoptr (GSettingsBackend) platform = NULL;
  g_autofree char *own = NULL;
  g_autofree char *file = NULL;

  if (folder == NULL)
    {
      platform = g_settings_backend_get_default ();
      if (g_getenv ("GSETTINGS_BACKEND") != NULL || has_dconf (platform))
        return g_steal_pointer (&platform);
      own = g_build_filename (g_get_user_config_dir (), "glib-2.0", "settings",
                              NULL);
      folder = own;
    }

  if (!is_writable (folder))
    {
      *unwritable = g_strdup (folder);
      return g_memory_settings_backend_new ();
    }

  file = g_build_filename (folder, "keyfile", NULL);

  return g_keyfile_settings_backend_new (file, "/", NULL);
}

char *
ludo_settings_steal_warning (LudoSettings *self)
{
  g_autofree char *broken = NULL;

  g_return_val_if_fail (LUDO_IS_SETTINGS (self), NULL);

  if (self->warning_taken)
    return NULL;

  self->warning_taken = TRUE;
  broken = ludo_settings_import_dup_broken (self->old_file);
  if (self->unwritable != NULL)
    /* Translators: the name of a folder. */
    return g_strdup_printf (_("Your preferences are not being saved for next "
                              "time: the folder “%s” cannot be written "
                              "to."), self->unwritable);
  if (self->import == LUDO_SETTINGS_IMPORT_MENDED)
    /* Translators: the name of a file. */
    return g_strdup_printf (_("Unreadable preferences were reset to "
                              "their defaults; the damaged file is kept as "
                              "“%s”."), broken);
  if (self->import == LUDO_SETTINGS_IMPORT_DAMAGED)
    /* Translators: the name of a file. */
    return g_strdup_printf (_("The preferences are damaged. Those that cannot "
                              "be read have their default values; the file "
                              "“%s” stays as it is."), self->old_file);

  return NULL;
}

static void
ludo_settings_finalize (GObject *object)
{
  LudoSettings *self = LUDO_SETTINGS (object);

  g_free (self->old_file);
  g_free (self->unwritable);

  G_OBJECT_CLASS (ludo_settings_parent_class)->finalize (object);
}

static void
ludo_settings_class_init (LudoSettingsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_settings_finalize;
}

static void
ludo_settings_init (LudoSettings *self)
{
}

LudoSettings *
ludo_settings_new (const char *folder)
{
  g_autoptr (GSettingsSchema) schema = find_schema ();
  g_autoptr (GSettingsBackend) backend = NULL;
  g_autofree char *own = NULL;
  char *unwritable = NULL;
  LudoSettings *self;

  if (schema == NULL)
    return NULL;

  own = g_build_filename (g_get_user_config_dir (), "ludotheque", NULL);
  backend = backend_new (folder, &unwritable);
  self = g_object_new (LUDO_TYPE_SETTINGS, "settings-schema", schema,
                       "backend", backend, NULL);
  self->unwritable = unwritable;
  self->old_file = g_build_filename (folder != NULL ? folder : own,
                                     "settings.ini", NULL);
  self->import = ludo_settings_import (G_SETTINGS (self), self->old_file);

  return self;
}

/* Sets @value to the number of the word in @variant among @words. */
static gboolean
choice_from_word (GValue   *value,
                  GVariant *variant,
                  gpointer  words)
{
  const char *word = g_variant_get_string (variant, NULL);

  for (guint i = 0; ((char **) words)[i] != NULL; i++)
    if (g_str_equal (((char **) words)[i], word))
      g_value_set_uint (value, i);

  return TRUE;
}

/* Returns: the word with the number in @value among @words; NULL, which sets
 * nothing, for the GTK_INVALID_LIST_POSITION of a drop-down without a selected
 * row. */
static GVariant *
word_from_choice (const GValue       *value,
                  const GVariantType *type,
                  gpointer            words)
{
  guint choice = g_value_get_uint (value);

  return choice < g_strv_length (words)
           ? g_variant_new_string (((char **) words)[choice]) : NULL;
}

void
ludo_settings_bind_choice (LudoSettings *self,
                           const char   *name,
                           gpointer      object,
                           const char   *property)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) key = NULL;
  g_autoptr (GVariant) range = NULL;
  g_autoptr (GVariant) words = NULL;

  g_return_if_fail (LUDO_IS_SETTINGS (self) && G_IS_OBJECT (object));

  g_object_get (self, "settings-schema", &schema, NULL);
  key = g_settings_schema_get_key (schema, name);
  range = g_settings_schema_key_get_range (key);
  g_variant_get (range, "(&sv)", NULL, &words);
  g_settings_bind_with_mapping (G_SETTINGS (self), name, object, property,
                                G_SETTINGS_BIND_DEFAULT, choice_from_word,
                                word_from_choice,
                                g_variant_dup_strv (words, NULL),
                                (GDestroyNotify) g_strfreev);
}

const char *
ludo_settings_get_language (LudoSettings *self)
{
  g_return_val_if_fail (LUDO_IS_SETTINGS (self), NULL);

  return languages[g_settings_get_enum (G_SETTINGS (self), "language")];
}

const char *
ludo_settings_get_last_game (LudoSettings *self)
{
  g_autofree char *id = NULL;
  const GameRules *rules;

  g_return_val_if_fail (LUDO_IS_SETTINGS (self), NULL);

  /* Check the id, because another version may have had other games. */
  id = g_settings_get_string (G_SETTINGS (self), "last-game");
  rules = games_find (id);

  return rules != NULL ? rules->id : NULL;
}

guint
ludo_settings_get_think_time (LudoSettings *self)
{
  g_return_val_if_fail (LUDO_IS_SETTINGS (self), think_times[0]);

  return think_times[g_settings_get_enum (G_SETTINGS (self), "think-time")];
}
