/* ludo-progress.c: which steps of which lessons were done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/ludo-progress.h"

#include "play/record/ludo-save-file.h"

struct _LudoProgress
{
  GObject parent_instance;

  gboolean busy;                /* the file is being written */
  gboolean behind;              /* and there is more to write */

  /* Owned */
  char *path;
  GKeyFile *keys;
};

G_DEFINE_FINAL_TYPE (LudoProgress, ludo_progress, G_TYPE_OBJECT)

static void
ludo_progress_finalize (GObject *object)
{
  LudoProgress *self = LUDO_PROGRESS (object);

  g_free (self->path);
  g_key_file_unref (self->keys);

  G_OBJECT_CLASS (ludo_progress_parent_class)->finalize (object);
}

static void
ludo_progress_class_init (LudoProgressClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_progress_finalize;
}

static void
ludo_progress_init (LudoProgress *self)
{
  self->keys = g_key_file_new ();
}

LudoProgress *
ludo_progress_new (const char *path)
{
  LudoProgress *self = g_object_new (LUDO_TYPE_PROGRESS, NULL);

  self->path = path != NULL
                 ? g_strdup (path)
                 : g_build_filename (g_get_user_data_dir (), "ludotheque",
                                     "lessons", NULL);
  /* Whatever cannot be read, a pupil can do again. */
  if (!g_key_file_load_from_file (self->keys, self->path, G_KEY_FILE_NONE,
                                  NULL))
    {
      g_key_file_unref (self->keys);
      self->keys = g_key_file_new ();
    }

  return self;
}

static char *
group_of (const char *game_id,
          const char *lesson_id)
{
  return g_strdup_printf ("%s %s", game_id, lesson_id);
}

gboolean
ludo_progress_get_done (LudoProgress *self,
                        const char   *game_id,
                        const char   *lesson_id,
                        const char   *step_id)
{
  g_autofree char *group = group_of (game_id, lesson_id);
  g_auto (GStrv) done = NULL;

  g_return_val_if_fail (LUDO_IS_PROGRESS (self) && step_id != NULL, FALSE);

  done = g_key_file_get_string_list (self->keys, group, "done", NULL, NULL);

  return done != NULL
         && g_strv_contains ((const char *const *) done, step_id);
}

char *
ludo_progress_dup_place (LudoProgress *self,
                         const char   *game_id,
                         const char   *lesson_id)
{
  g_autofree char *group = group_of (game_id, lesson_id);

  g_return_val_if_fail (LUDO_IS_PROGRESS (self), NULL);

  return g_key_file_get_string (self->keys, group, "at", NULL);
}

static void write_file (LudoProgress *self);

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (LudoProgress) self = data;
  g_autoptr (GError) error = NULL;

  if (!ludo_save_file_finish (G_FILE (source), result, &error))
    g_info ("What was learnt is not kept: %s", error->message);
  self->busy = FALSE;
  if (self->behind)
    write_file (self);
}

static void
write_file (LudoProgress *self)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autoptr (GBytes) bytes = NULL;
  char *text;
  gsize length;

  self->behind = self->busy;
  if (self->busy)
    return;

  self->busy = TRUE;
  g_mkdir_with_parents (folder, 0700);
  text = g_key_file_to_data (self->keys, &length, NULL);
  bytes = g_bytes_new_take (text, length);
  ludo_save_file_async (file, bytes, written_cb, g_object_ref (self));
}

void
ludo_progress_save (LudoProgress *self,
                    const char   *game_id,
                    const char   *lesson_id,
                    const char   *step_id,
                    gboolean      done)
{
  g_autofree char *group = group_of (game_id, lesson_id);

  g_return_if_fail (LUDO_IS_PROGRESS (self) && step_id != NULL);

  g_key_file_set_string (self->keys, group, "at", step_id);
  if (done && !ludo_progress_get_done (self, game_id, lesson_id, step_id))
    {
      g_auto (GStrv) old =
        g_key_file_get_string_list (self->keys, group, "done", NULL, NULL);
      g_autoptr (GStrvBuilder) steps = g_strv_builder_new ();
      g_auto (GStrv) all = NULL;

      if (old != NULL)
        g_strv_builder_addv (steps, (const char **) old);
      g_strv_builder_add (steps, step_id);
      all = g_strv_builder_end (steps);
      g_key_file_set_string_list (self->keys, group, "done",
                                  (const char *const *) all,
                                  g_strv_length (all));
    }
  write_file (self);
}

void
ludo_progress_keep_answers (LudoProgress *self,
                            const char   *game_id,
                            const char   *lesson_id,
                            const char   *answers,
                            guint         seconds)
{
  g_autofree char *group = group_of (game_id, lesson_id);

  g_return_if_fail (LUDO_IS_PROGRESS (self) && answers != NULL);

  g_key_file_set_string (self->keys, group, "answers", answers);
  g_key_file_set_uint64 (self->keys, group, "seconds", seconds);
  write_file (self);
}

char *
ludo_progress_dup_answers (LudoProgress *self,
                           const char   *game_id,
                           const char   *lesson_id,
                           guint        *seconds)
{
  g_autofree char *group = group_of (game_id, lesson_id);

  g_return_val_if_fail (LUDO_IS_PROGRESS (self) && seconds != NULL, NULL);

  *seconds = (guint) MIN (g_key_file_get_uint64 (self->keys, group, "seconds",
                                                 NULL), G_MAXINT);

  return g_key_file_get_string (self->keys, group, "answers", NULL);
}

void
ludo_progress_forget (LudoProgress *self,
                      const char   *game_id,
                      const char   *lesson_id)
{
  g_autofree char *group = group_of (game_id, lesson_id);

  g_return_if_fail (LUDO_IS_PROGRESS (self));

  if (g_key_file_remove_group (self->keys, group, NULL))
    write_file (self);
}

gboolean
ludo_progress_get_busy (LudoProgress *self)
{
  g_return_val_if_fail (LUDO_IS_PROGRESS (self), FALSE);

  return self->busy;
}
