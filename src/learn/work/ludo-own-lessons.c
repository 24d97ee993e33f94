/* ludo-own-lessons.c: where the lessons are that somebody has written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/work/ludo-own-lessons.h"

#include <string.h>

#include "content/ludo-markup.h"
#include "play/record/ludo-data-file.h"
#include "play/record/ludo-save-file.h"
#include "play/record/ludo-shared-store.h"

/* The most lessons that are listed; those saved longest ago are dropped. */
#define LESSONS_MAX 100

/* A larger file is not one that this program wrote. */
#define BYTES_MAX (1024 * 1024)

struct _LudoOwnLessons
{
  LudoModel parent_instance;

  gboolean is_writing;
  gboolean has_changed;         /* while the file was being written */

  /* Owned */
  char *path;                   /* of the file that names them */
  GPtrArray *paths;
  GPtrArray *unwritten;         /* those of them that the file may lack */
};

G_DEFINE_FINAL_TYPE (LudoOwnLessons, ludo_own_lessons, LUDO_TYPE_MODEL)

static void
own_lesson_free (gpointer data)
{
  LudoOwnLesson *lesson = data;

  g_free (lesson->path);
  g_bytes_unref (lesson->text);
  g_free (lesson);
}

static void
put_first (GPtrArray  *paths,
           const char *path)
{
  guint index;

  if (g_ptr_array_find_with_equal_func (paths, path, g_str_equal, &index))
    g_ptr_array_remove_index (paths, index);
  g_ptr_array_insert (paths, 0, g_strdup (path));
  if (paths->len > LESSONS_MAX)
    g_ptr_array_set_size (paths, LESSONS_MAX);
}

/* Reads the list again, because another process may have saved a lesson.  While
 * this process writes the list, its own is the newer one. */
static void
refresh (LudoOwnLessons *self)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  gsize length;

  if (self->is_writing
      || !ludo_data_file_load (self->path, BYTES_MAX, &text, &length, NULL)
      || text == NULL)
    return;

  g_ptr_array_set_size (self->paths, 0);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL && self->paths->len < LESSONS_MAX; i++)
    if (g_path_is_absolute (lines[i])
        && !g_ptr_array_find_with_equal_func (self->paths, lines[i],
                                              g_str_equal, NULL))
      g_ptr_array_add (self->paths, g_strdup (lines[i]));
  for (guint i = self->unwritten->len; i > 0; i--)
    put_first (self->paths, g_ptr_array_index (self->unwritten, i - 1));
}

static void write_paths (LudoOwnLessons *self);

/* Names that could not be written stay unwritten: refresh() keeps them in the
 * list as long as the program runs, and the next save writes them. */
static void
written_cb (GObject      *file,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (LudoOwnLessons) self = data;
  gboolean has_changed = self->has_changed;

  if (ludo_save_file_finish (G_FILE (file), result, NULL) && !has_changed)
    g_ptr_array_set_size (self->unwritten, 0);
  self->is_writing = self->has_changed = FALSE;
  if (has_changed)
    write_paths (self);
}

static void
write_paths (LudoOwnLessons *self)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autoptr (GBytes) bytes = NULL;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->paths->len; i++)
    g_string_append_printf (text, "%s\n",
                            (char *) g_ptr_array_index (self->paths, i));
  bytes = g_string_free_to_bytes (text);
  self->is_writing = TRUE;
  ludo_data_file_make_folder (folder, NULL);
  ludo_data_file_clear_way (self->path);
  ludo_save_file_async (file, bytes, written_cb, g_object_ref (self));
}

void
ludo_own_lessons_note (LudoOwnLessons *self,
                       GFile          *file)
{
  g_autofree char *path = NULL;

  g_return_if_fail (LUDO_IS_OWN_LESSONS (self) && G_IS_FILE (file));

  path = g_file_get_path (file);
  if (path == NULL || strchr (path, '\n') != NULL)
    return;

  refresh (self);
  put_first (self->paths, path);
  put_first (self->unwritten, path);
  if (self->is_writing)
    self->has_changed = TRUE;
  else
    write_paths (self);
  ludo_model_emit_changed (self);
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  const GPtrArray *paths = data;
  GPtrArray *lessons = g_ptr_array_new_with_free_func (own_lesson_free);

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      gsize length;
      char *text = ludo_markup_read_file (path, &length, NULL);
      LudoOwnLesson *lesson;

      if (text == NULL)
        continue;
      lesson = g_new (LudoOwnLesson, 1);
      lesson->path = g_strdup (path);
      lesson->text = g_bytes_new_take (text, length);
      g_ptr_array_add (lessons, lesson);
    }
  g_task_return_pointer (task, lessons, (GDestroyNotify) g_ptr_array_unref);
}

void
ludo_own_lessons_read_async (LudoOwnLessons      *self,
                             GAsyncReadyCallback  callback,
                             gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);

  g_return_if_fail (LUDO_IS_OWN_LESSONS (self));

  refresh (self);
  for (guint i = 0; i < self->paths->len; i++)
    g_ptr_array_add (paths, g_strdup (g_ptr_array_index (self->paths, i)));
  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_task_data (task, paths, (GDestroyNotify) g_ptr_array_unref);
  g_task_run_in_thread (task, read_in_thread);
}

GPtrArray *
ludo_own_lessons_read_finish (LudoOwnLessons *self,
                              GAsyncResult   *result)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}

static void
ludo_own_lessons_finalize (GObject *object)
{
  LudoOwnLessons *self = LUDO_OWN_LESSONS (object);

  g_free (self->path);
  g_ptr_array_unref (self->paths);
  g_ptr_array_unref (self->unwritten);

  G_OBJECT_CLASS (ludo_own_lessons_parent_class)->finalize (object);
}

static void
ludo_own_lessons_class_init (LudoOwnLessonsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_own_lessons_finalize;
}

static void
ludo_own_lessons_init (LudoOwnLessons *self)
{
  self->paths = g_ptr_array_new_with_free_func (g_free);
  self->unwritten = g_ptr_array_new_with_free_func (g_free);
}

LudoOwnLessons *
ludo_own_lessons_new (const char *folder)
{
  LudoOwnLessons *self;

  g_return_val_if_fail (folder != NULL, NULL);

  self = g_object_new (LUDO_TYPE_OWN_LESSONS, NULL);
  self->path = g_build_filename (folder, "own-lessons", NULL);

  return self;
}

LudoOwnLessons *
ludo_own_lessons_dup_default (void)
{
  static gpointer lessons;

  return ludo_shared_store_dup (&lessons, NULL,
                                (LudoStoreMake) ludo_own_lessons_new);
}
