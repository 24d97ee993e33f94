/* ludo-settings.c: what the program remembers between two runs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GLib's backend for key files reads and writes the same file, and is not
 * used.  It writes, and waits for the disk, in the main thread; on a full disk
 * GLib 2.74 leaves an empty file in place of the old one; in a folder that
 * cannot be written it takes no choice at all; it reads a damaged file as an
 * empty one, and it makes the folder of whoever only asks for --help.  So the
 * values are in GLib's backend in memory, and go to the file as all files do.
 */

/* For the backend of GSettings. */
#define G_SETTINGS_ENABLE_BACKEND

#include "app/settings/ludo-settings.h"

#include <gio/gsettingsbackend.h>
#include <glib/gi18n.h>

#include "app/settings/ludo-settings-file.h"
#include "games/games.h"

/* A change is written this many milliseconds later, with what else changes
 * meanwhile: a session may end without a word. */
#define SAVE_DELAY 700

struct _LudoSettings
{
  GSettings parent_instance;

  gboolean taking;              /* values of the file, which nobody chose */
  gboolean saving;              /* in a thread */
  gboolean unkept;              /* that was said already */
  guint save_id;                /* while something waits to be written */
  LudoSettingsState told;       /* what is still to be told of the file */

  /* Owned */
  GSettingsSchema *schema;
  GHashTable *unsaved;          /* names of the keys that changed since */
  char *path;
  char *reason;                 /* why it cannot be written: to be told too */
};

/* In the order of the schema's words. */
static const char *const languages[] = { NULL, "fr", "en" };

/* The times to think, in milliseconds. */
static const guint think_times[LUDO_N_THINK_TIMES] = {
  500, 1000, 2000, 5000, 10000, 20000, 30000,
};

enum
{
  SIGNAL_TROUBLE,
  SIGNAL_KEPT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LudoSettings, ludo_settings, G_TYPE_SETTINGS)

static GHashTable *
names_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static LudoSettingsWriting *
writing_new (LudoSettings *self)
{
  LudoSettingsWriting *writing = g_new0 (LudoSettingsWriting, 1);
  g_auto (GStrv) names = g_settings_schema_list_keys (self->schema);

  writing->schema = g_settings_schema_ref (self->schema);
  writing->path = g_strdup (self->path);
  writing->unsaved = g_steal_pointer (&self->unsaved);
  self->unsaved = names_new ();
  writing->values = ludo_settings_values_new ();
  for (guint i = 0; names[i] != NULL; i++)
    {
      GVariant *value = g_settings_get_user_value (G_SETTINGS (self),
                                                   names[i]);

      if (value != NULL)
        g_hash_table_insert (writing->values, g_strdup (names[i]), value);
    }

  return writing;
}

static void
tell_state (LudoSettings      *self,
            LudoSettingsState  state)
{
  if (state == LUDO_SETTINGS_WHOLE)
    return;

  self->told = state;
  g_signal_emit (self, signals[SIGNAL_TROUBLE], 0);
}

/* Lets the values of the file hold, but for those that were chosen since. */
static void
take_values (LudoSettings *self,
             GHashTable   *values)
{
  GHashTableIter iter;
  gpointer name;
  gpointer value;

  self->taking = TRUE;
  g_hash_table_iter_init (&iter, values);
  while (g_hash_table_iter_next (&iter, &name, &value))
    if (!g_hash_table_contains (self->unsaved, name))
      g_settings_set_value (G_SETTINGS (self), name, value);
  self->taking = FALSE;
}

/* What could not be written waits for the next time.  Said once, and again only
 * after it went well in between. */
static void
end_writing (LudoSettings        *self,
             LudoSettingsWriting *writing,
             const GError        *error)
{
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, writing->unsaved);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    {
      if (error != NULL)
        g_hash_table_add (self->unsaved, g_strdup (name));
      else if (writing->theirs != NULL)
        g_hash_table_remove (writing->theirs, name);
    }
  if (writing->state == LUDO_SETTINGS_MENDED)
    tell_state (self, LUDO_SETTINGS_MENDED);
  if (error == NULL)
    take_values (self, writing->theirs);

  if (self->unkept == (error != NULL))
    return;

  self->unkept = error != NULL;
  g_free (self->reason);
  self->reason = self->unkept ? g_strdup (error->message) : NULL;
  g_signal_emit (self, signals[self->unkept ? SIGNAL_TROUBLE : SIGNAL_KEPT],
                 0);
}

static void schedule (LudoSettings *self);

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      writing,
                 GCancellable *cancellable)
{
  GError *error = NULL;

  if (ludo_settings_file_write (writing, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  LudoSettings *self = LUDO_SETTINGS (source);
  g_autoptr (GError) error = NULL;

  self->saving = FALSE;
  g_task_propagate_boolean (G_TASK (result), &error);
  /* What changed meanwhile. */
  if (g_hash_table_size (self->unsaved) > 0)
    schedule (self);
  end_writing (self, g_task_get_task_data (G_TASK (result)), error);
}

static gboolean
save_cb (gpointer data)
{
  LudoSettings *self = data;
  g_autoptr (GTask) task = NULL;

  self->save_id = 0;
  if (self->saving)
    return G_SOURCE_REMOVE;

  self->saving = TRUE;
  task = g_task_new (self, NULL, written_cb, NULL);
  g_task_set_task_data (task, writing_new (self),
                        (GDestroyNotify) ludo_settings_writing_free);
  g_task_run_in_thread (task, write_in_thread);

  return G_SOURCE_REMOVE;
}

static void
schedule (LudoSettings *self)
{
  if (self->save_id == 0)
    self->save_id = g_timeout_add (SAVE_DELAY, save_cb, self);
}

void
ludo_settings_save (LudoSettings *self)
{
  g_autoptr (LudoSettingsWriting) writing = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (LUDO_IS_SETTINGS (self));

  while (self->saving)
    g_main_context_iteration (NULL, TRUE);
  g_clear_handle_id (&self->save_id, g_source_remove);
  if (g_hash_table_size (self->unsaved) == 0)
    return;

  writing = writing_new (self);
  ludo_settings_file_write (writing, &error);
  end_writing (self, writing, error);
}

/* The sentences are made when they are taken: the file is read before the
 * language is known, which stands in it. */
char *
ludo_settings_take_damage (LudoSettings *self)
{
  g_autofree char *broken = NULL;
  LudoSettingsState state;

  g_return_val_if_fail (LUDO_IS_SETTINGS (self), NULL);

  broken = ludo_settings_file_dup_broken (self->path);
  state = self->told;
  self->told = LUDO_SETTINGS_WHOLE;
  if (state == LUDO_SETTINGS_MENDED)
    /* Translators: the name of a file. */
    return g_strdup_printf (_("Unreadable preferences were reset to "
                              "their defaults; the damaged file is kept as "
                              "“%s”."), broken);
  if (state == LUDO_SETTINGS_DAMAGED)
    /* Translators: the name of a file. */
    return g_strdup_printf (_("The preferences are damaged. What cannot be "
                              "read of them is as usual; the file “%s” "
                              "stays as it is."), self->path);

  return NULL;
}

char *
ludo_settings_take_unkept (LudoSettings *self)
{
  g_autofree char *reason = NULL;

  g_return_val_if_fail (LUDO_IS_SETTINGS (self), NULL);

  reason = g_steal_pointer (&self->reason);

  /* Translators: a sentence with the name of the file and the reason. */
  return reason != NULL
           ? g_strdup_printf (_("What is chosen in the preferences is not "
                                "being kept for the next time. %s"), reason)
           : NULL;
}

static void
ludo_settings_changed (GSettings  *settings,
                       const char *key)
{
  LudoSettings *self = LUDO_SETTINGS (settings);

  if (self->taking)
    return;

  g_hash_table_add (self->unsaved, g_strdup (key));
  schedule (self);
}

static void
ludo_settings_finalize (GObject *object)
{
  LudoSettings *self = LUDO_SETTINGS (object);

  g_clear_handle_id (&self->save_id, g_source_remove);
  g_clear_pointer (&self->schema, g_settings_schema_unref);
  g_hash_table_unref (self->unsaved);
  g_free (self->path);
  g_free (self->reason);

  G_OBJECT_CLASS (ludo_settings_parent_class)->finalize (object);
}

static void
ludo_settings_class_init (LudoSettingsClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ludo_settings_finalize;
  G_SETTINGS_CLASS (klass)->changed = ludo_settings_changed;

  signals[SIGNAL_TROUBLE] =
    g_signal_new ("trouble", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  signals[SIGNAL_KEPT] =
    g_signal_new ("kept", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
ludo_settings_init (LudoSettings *self)
{
  self->unsaved = names_new ();
}

LudoSettings *
ludo_settings_new (const char *folder)
{
  g_autoptr (GSettingsSchema) schema = ludo_settings_file_find_schema ();
  g_autoptr (GSettingsBackend) backend = NULL;
  g_autoptr (GHashTable) values = ludo_settings_values_new ();
  g_autofree char *own = NULL;
  LudoSettings *self;

  if (schema == NULL)
    return NULL;

  own = g_build_filename (g_get_user_config_dir (), "ludotheque", NULL);
  backend = g_memory_settings_backend_new ();
  self = g_object_new (LUDO_TYPE_SETTINGS, "settings-schema", schema,
                       "backend", backend, NULL);
  self->schema = g_steal_pointer (&schema);
  self->path = g_build_filename (folder != NULL ? folder : own,
                                 "settings.ini", NULL);
  tell_state (self, ludo_settings_file_read (self->path, self->schema,
                                             values));
  take_values (self, values);

  return self;
}

static gboolean
get_choice (GValue   *value,
            GVariant *variant,
            gpointer  words)
{
  const char *word = g_variant_get_string (variant, NULL);

  for (guint i = 0; ((char **) words)[i] != NULL; i++)
    if (g_str_equal (((char **) words)[i], word))
      g_value_set_uint (value, i);

  return TRUE;
}

/* Nothing at all is no choice. */
static GVariant *
set_choice (const GValue       *value,
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
  g_autoptr (GSettingsSchemaKey) key = NULL;
  g_autoptr (GVariant) range = NULL;
  g_autoptr (GVariant) words = NULL;

  g_return_if_fail (LUDO_IS_SETTINGS (self) && G_IS_OBJECT (object));

  key = g_settings_schema_get_key (self->schema, name);
  range = g_settings_schema_key_get_range (key);
  g_variant_get (range, "(&sv)", NULL, &words);
  g_settings_bind_with_mapping (G_SETTINGS (self), name, object, property,
                                G_SETTINGS_BIND_DEFAULT, get_choice,
                                set_choice, g_variant_dup_strv (words, NULL),
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

  /* It may be a game of another version. */
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
