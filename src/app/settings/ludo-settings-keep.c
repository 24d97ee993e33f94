/* ludo-settings-keep.c: the settings in memory, and when they are on file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GLib has a backend of GSettings for key files, which is not used: on a full
 * disk GLib 2.74 leaves half a file in place of the whole one, in a folder
 * that cannot be written it takes no choice at all, it reads a damaged file
 * as an empty one, and it makes the folder of whoever only asks for --help.
 */

#define G_LOG_DOMAIN "ludo-settings-keep"
/* For the backend of GSettings. */
#define G_SETTINGS_ENABLE_BACKEND

#include "config.h"

#include "app/settings/ludo-settings-private.h"

#include <errno.h>
#include <gio/gsettingsbackend.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "play/game/ludo-reason.h"

/* The sentence is made when it is taken: a file is read before the language is
 * known, which stands in it. */
static void
tell (LudoSettings        *self,
      LudoSettingsTrouble  trouble,
      const char          *reason)
{
  self->trouble = trouble;
  g_free (self->reason);
  self->reason = g_strdup (reason);
  g_signal_emit_by_name (self, "trouble");
}

/* Said once, and again only after it went well in between. */
static void
tell_unkept (LudoSettings *self,
             const GError *error)
{
  if (self->unkept)
    return;

  self->unkept = TRUE;
  tell (self, LUDO_SETTINGS_UNKEPT, error->message);
}

static void
tell_state (LudoSettings          *self,
            LudoSettingsFileState  state)
{
  g_autofree char *broken = ludo_settings_file_dup_broken (self->path);

  if (state == LUDO_SETTINGS_FILE_MENDED)
    tell (self, LUDO_SETTINGS_MENDED, broken);
  else if (state == LUDO_SETTINGS_FILE_DAMAGED)
    tell (self, LUDO_SETTINGS_DAMAGED, self->path);
}

static void
changed_cb (LudoSettings *self,
            const char   *name)
{
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (self), name) != NULL)
    g_object_notify (G_OBJECT (self), name);
}

/* Lets the values of the file hold, but for those that were chosen since. */
static void
take_values (LudoSettings *self,
             GHashTable   *values)
{
  GHashTableIter iter;
  gpointer name;
  gpointer value;

  g_hash_table_iter_init (&iter, values);
  while (g_hash_table_iter_next (&iter, &name, &value))
    {
      g_autoptr (GVariant) current = g_settings_get_value (self->gsettings,
                                                           name);

      if (!g_hash_table_contains (self->unsaved, name)
          && !g_variant_equal (current, value))
        g_settings_set_value (self->gsettings, name, value);
    }
}

void
_ludo_settings_load (LudoSettings *self)
{
  g_autoptr (GSettingsBackend) backend = g_memory_settings_backend_new ();
  g_autoptr (GHashTable) values = NULL;
  LudoSettingsFileState state;

  values = ludo_settings_file_read (self->path, self->schema, &state);
  tell_state (self, state);
  self->gsettings = g_settings_new_full (self->schema, backend, NULL);
  take_values (self, values);
  g_signal_connect_object (self->gsettings, "changed",
                           G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

/* All that somebody ever chose. */
static GHashTable *
list_values (LudoSettings *self)
{
  GHashTable *values =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                           (GDestroyNotify) g_variant_unref);
  g_auto (GStrv) names = g_settings_schema_list_keys (self->schema);

  for (guint i = 0; names[i] != NULL; i++)
    {
      GVariant *value = g_settings_get_user_value (self->gsettings, names[i]);

      if (value != NULL)
        g_hash_table_insert (values, g_strdup (names[i]), value);
    }

  return values;
}

/* What another process wrote since is taken first, and what is written is
 * everything, as the file may be gone. */
static gboolean
write_all (LudoSettings  *self,
           GError       **error)
{
  g_autoptr (GHashTable) theirs = NULL;
  g_autoptr (GHashTable) values = NULL;
  g_autoptr (GError) local = NULL;
  LudoSettingsFileState state;

  if (g_mkdir_with_parents (self->folder, 0700) != 0)
    {
      const int reason = errno;

      g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (reason),
                   _("The folder “%s” cannot be made: %s."), self->folder,
                   ludo_reason_from_errno (reason));
      return FALSE;
    }

  theirs = ludo_settings_file_read (self->path, self->schema, &state);
  if (state == LUDO_SETTINGS_FILE_MENDED)
    tell_state (self, state);
  if (state == LUDO_SETTINGS_FILE_DAMAGED)
    {
      /* Translators: the name of a file. */
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_EXIST,
                   _("The damaged file “%s” cannot be set aside."),
                   self->path);
      return FALSE;
    }
  take_values (self, theirs);
  values = list_values (self);

  if (ludo_settings_file_write (self->path, values, &local))
    return TRUE;

  g_set_error (error, local->domain, local->code,
               _("The file “%s” cannot be written: %s."), self->path,
               ludo_reason_from_error (local));

  return FALSE;
}

void
ludo_settings_save (LudoSettings *self)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (LUDO_IS_SETTINGS (self));

  g_clear_handle_id (&self->save_id, g_source_remove);
  if (g_hash_table_size (self->unsaved) == 0)
    return;

  if (write_all (self, &error))
    {
      g_hash_table_remove_all (self->unsaved);
      self->unkept = FALSE;
    }
  else
    tell_unkept (self, error);
}

char *
ludo_settings_take_trouble (LudoSettings *self)
{
  LudoSettingsTrouble trouble;

  g_return_val_if_fail (LUDO_IS_SETTINGS (self), NULL);

  trouble = self->trouble;
  self->trouble = LUDO_SETTINGS_NO_TROUBLE;
  switch (trouble)
    {
    case LUDO_SETTINGS_MENDED:
      /* Translators: the name of a file. */
      return g_strdup_printf (_("The preferences were damaged. What could "
                                "not be read of them is as usual again; the "
                                "damaged file is kept as “%s”."),
                              self->reason);
    case LUDO_SETTINGS_DAMAGED:
      /* Translators: the name of a file. */
      return g_strdup_printf (_("The preferences are damaged. What cannot be "
                                "read of them is as usual; the file “%s” "
                                "stays as it is."), self->reason);
    case LUDO_SETTINGS_UNKEPT:
      /* Translators: a sentence with the name of the file and the reason. */
      return g_strdup_printf (_("What is chosen in the preferences is not "
                                "being kept for the next time. %s"),
                              self->reason);
    case LUDO_SETTINGS_NO_TROUBLE:
    default:
      return NULL;
    }
}
