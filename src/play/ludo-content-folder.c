/* ludo-content-folder.c: the folders of lessons, pages, puzzles and set-ups
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/ludo-content-folder.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

#include "play/ludo-paths.h"
#include "play/ludo-reason.h"

/* A folder that has not answered after this many microseconds is left out. */
#define PATIENCE G_USEC_PER_SEC

/* A question about a folder.  The caller and the thread that answers share it,
 * and the last of them to release it frees it. */
typedef struct _Job Job;
struct _Job
{
  void (*run) (Job *self);
  gboolean done;                /* guarded by jobs_lock */
  LudoContentFolder *folder;    /* owned, as all below */
  char *path;
  char *prefix;
  char *suffix;
  gsize most;

  /* The answer */
  GStatBuf status;
  gboolean found;
  char *text;
  gsize length;
  GPtrArray *files;
  GError *error;
};

static GMutex jobs_lock;
static GCond job_done;
/* Path of a folder to the job that it has not answered in time, borrowed. */
static GHashTable *late_jobs;

LudoContentFolder *
ludo_content_folder_ref (LudoContentFolder *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
folder_clear (gpointer data)
{
  g_free (((LudoContentFolder *) data)->path);
}

void
ludo_content_folder_unref (LudoContentFolder *self)
{
  g_atomic_rc_box_release_full (self, folder_clear);
}

static LudoContentFolder *
folder_new (LudoOrigin  origin,
            const char *path)
{
  LudoContentFolder *self = g_atomic_rc_box_new0 (LudoContentFolder);

  self->origin = origin;
  /* The path is shown in messages, so it is made canonical, unless it has "..",
   * which only the file system can resolve. */
  self->path = strstr (path, "..") != NULL
                 ? g_strdup (path) : g_canonicalize_filename (path, NULL);

  return self;
}

static void
content_file_free (gpointer data)
{
  LudoContentFile *file = data;

  g_free (file->name);
  g_free (file->text);
  g_clear_error (&file->error);
  g_free (file);
}

static Job *
job_new (LudoContentFolder *folder,
         const char        *name,
         void             (*run) (Job *self))
{
  Job *self = g_atomic_rc_box_new0 (Job);

  self->run = run;
  self->folder = ludo_content_folder_ref (folder);
  self->path = g_build_filename (folder->path, name, NULL);

  return self;
}

static void
job_clear (gpointer data)
{
  Job *self = data;

  ludo_content_folder_unref (self->folder);
  g_free (self->path);
  g_free (self->prefix);
  g_free (self->suffix);
  g_free (self->text);
  g_clear_pointer (&self->files, g_ptr_array_unref);
  g_clear_error (&self->error);
}

static void
job_unref (Job *self)
{
  g_atomic_rc_box_release_full (self, job_clear);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Job, job_unref)

static gpointer
work (gpointer data)
{
  Job *job = data;

  job->run (job);
  g_mutex_lock (&jobs_lock);
  job->done = TRUE;
  if (late_jobs != NULL
      && g_hash_table_lookup (late_jobs, job->folder->path) == job)
    g_hash_table_remove (late_jobs, job->folder->path);
  g_cond_broadcast (&job_done);
  g_mutex_unlock (&jobs_lock);
  job_unref (job);

  return NULL;
}

/* Returns: FALSE where no answer came in time. */
static gboolean
wait_for (Job *job)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;
  GThread *thread = NULL;
  gboolean done;

  g_mutex_lock (&jobs_lock);
  if (late_jobs == NULL)
    late_jobs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (!g_hash_table_contains (late_jobs, job->folder->path))
    thread = g_thread_try_new ("content", work, g_atomic_rc_box_acquire (job),
                               NULL);
  if (thread == NULL)
    {
      g_mutex_unlock (&jobs_lock);
      return FALSE;
    }
  g_thread_unref (thread);
  while (!job->done && g_cond_wait_until (&job_done, &jobs_lock, end))
    ;
  done = job->done;
  if (!done)
    g_hash_table_replace (late_jobs, g_strdup (job->folder->path), job);
  g_mutex_unlock (&jobs_lock);

  return done;
}

/* Returns: FALSE with @error where the folder does not answer. */
static gboolean
ask (Job     *job,
     GError **error)
{
  g_autofree char *shown = NULL;

  if (job->folder->origin == LUDO_ORIGIN_PROGRAM)
    {
      job->run (job);
      return TRUE;
    }
  if (wait_for (job))
    return TRUE;

  shown = g_filename_display_name (job->folder->path);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT,
               /* Translators: %s is a folder. */
               _("The folder “%s” is not responding."), shown);

  return FALSE;
}

static void
run_stat (Job *self)
{
  GStatBuf link;

  self->found = g_stat (self->path, &self->status) == 0;
  if (self->found)
    return;

  /* A link that leads nowhere is found all the same. */
  self->found = errno != ENOENT || g_lstat (self->path, &link) == 0;
  memset (&self->status, 0, sizeof self->status);
}

gboolean
ludo_content_folder_stat (LudoContentFolder  *self,
                          const char         *name,
                          GStatBuf           *status,
                          GError            **error)
{
  g_autoptr (Job) job = NULL;

  g_return_val_if_fail (self != NULL && name != NULL, FALSE);

  job = job_new (self, name, run_stat);
  if (!ask (job, error))
    return FALSE;
  if (status != NULL)
    *status = job->status;

  return job->found;
}

char *
ludo_content_read_file (const char  *path,
                        gsize        most,
                        gsize       *length,
                        GError     **error)
{
  GStatBuf status;
  char *text = NULL;

  g_return_val_if_fail (path != NULL && length != NULL, NULL);

  /* A pipe would be waited for, and a film read to its end. */
  if (g_stat (path, &status) == 0
      && (!S_ISREG (status.st_mode) || (gsize) status.st_size > most))
    {
      g_set_error_literal (error, G_IO_ERROR,
                           S_ISREG (status.st_mode)
                             ? G_IO_ERROR_MESSAGE_TOO_LARGE
                             : G_IO_ERROR_NOT_REGULAR_FILE,
                           "not a file that can be read");
      return NULL;
    }
  g_file_get_contents (path, &text, length, error);

  return text;
}

static void
run_read (Job *self)
{
  self->text = ludo_content_read_file (self->path, self->most, &self->length,
                                       &self->error);
}

char *
ludo_content_folder_read (LudoContentFolder  *self,
                          const char         *name,
                          gsize               most,
                          gsize              *length,
                          GError            **error)
{
  g_autoptr (Job) job = NULL;

  g_return_val_if_fail (self != NULL && name != NULL && length != NULL, NULL);

  job = job_new (self, name, run_read);
  job->most = most;
  if (!ask (job, error))
    return NULL;
  if (job->error != NULL)
    g_propagate_error (error, g_steal_pointer (&job->error));
  *length = job->length;

  return g_steal_pointer (&job->text);
}

static int
compare_files (gconstpointer a,
               gconstpointer b)
{
  const LudoContentFile *one = *(const LudoContentFile *const *) a;
  const LudoContentFile *other = *(const LudoContentFile *const *) b;

  return strcmp (one->name, other->name);
}

static void
run_read_all (Job *self)
{
  g_autoptr (GDir) dir = g_dir_open (self->path, 0, &self->error);
  const char *name;

  self->files = g_ptr_array_new_with_free_func (content_file_free);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->path, name, NULL);
      LudoContentFile *file;

      if (!g_str_has_prefix (name, self->prefix)
          || !g_str_has_suffix (name, self->suffix))
        continue;
      file = g_new0 (LudoContentFile, 1);
      file->name = g_strdup (name);
      file->text = ludo_content_read_file (path, self->most, &file->length,
                                           &file->error);
      g_ptr_array_add (self->files, file);
    }
  g_ptr_array_sort (self->files, compare_files);
}

GPtrArray *
ludo_content_folder_read_all (LudoContentFolder  *self,
                              const char         *name,
                              const char         *prefix,
                              const char         *suffix,
                              gsize               most,
                              GError            **error)
{
  g_autoptr (Job) job = NULL;

  g_return_val_if_fail (self != NULL && name != NULL, NULL);
  g_return_val_if_fail (prefix != NULL && suffix != NULL, NULL);

  job = job_new (self, name, run_read_all);
  job->prefix = g_strdup (prefix);
  job->suffix = g_strdup (suffix);
  job->most = most;
  if (!ask (job, error))
    return NULL;
  if (job->error != NULL
      && !g_error_matches (job->error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    {
      g_autofree char *shown = g_filename_display_name (job->path);

      g_set_error (error, job->error->domain, job->error->code,
                   /* Translators: a folder, then why. */
                   _("The folder “%s” cannot be read: %s."), shown,
                   ludo_reason_from_error (job->error));
      return NULL;
    }

  return g_steal_pointer (&job->files);
}

/* A link may lead to the other folder, or a name be written in another way. */
static gboolean
is_same (LudoContentFolder *one,
         LudoContentFolder *other)
{
  g_autofree char *plain = g_canonicalize_filename (one->path, NULL);
  g_autofree char *other_plain = g_canonicalize_filename (other->path, NULL);
  GStatBuf a, b;

  if (g_str_equal (plain, other_plain))
    return TRUE;

  return ludo_content_folder_stat (one, "", &a, NULL)
         && ludo_content_folder_stat (other, "", &b, NULL)
         && a.st_ino != 0 && a.st_ino == b.st_ino && a.st_dev == b.st_dev;
}

static void
add (GPtrArray         *folders,
     LudoContentFolder *program,
     LudoOrigin         origin,
     const char        *path)
{
  g_autoptr (LudoContentFolder) folder = NULL;

  if (!g_path_is_absolute (path))
    return;

  folder = folder_new (origin, path);
  /* The pages of an older copy of the program, which is recognised by the
   * sounds beside them, must not come before those of this one. */
  if (is_same (folder, program)
      || (origin == LUDO_ORIGIN_SCHOOL
          && ludo_content_folder_stat (folder, "../sounds", NULL, NULL)))
    return;
  for (guint i = 0; i < folders->len; i++)
    if (is_same (folder, g_ptr_array_index (folders, i)))
      return;
  g_ptr_array_add (folders, g_steal_pointer (&folder));
}

GPtrArray *
ludo_content_folders_new (const char        *own,
                          const char *const *shares,
                          const char        *program)
{
  GPtrArray *folders =
    g_ptr_array_new_with_free_func ((GDestroyNotify)
                                      ludo_content_folder_unref);
  g_autoptr (LudoContentFolder) last = NULL;

  g_return_val_if_fail (program != NULL, folders);

  last = folder_new (LUDO_ORIGIN_PROGRAM, program);
  if (own != NULL)
    add (folders, last, LUDO_ORIGIN_OWN, own);
  for (guint i = 0; shares != NULL && shares[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (shares[i], "ludotheque",
                                                "content", NULL);

      add (folders, last, LUDO_ORIGIN_SCHOOL, path);
    }
  g_ptr_array_add (folders, g_steal_pointer (&last));

  return folders;
}

GPtrArray *
ludo_content_folders_find (void)
{
  g_autofree char *own = ludo_paths_dup_own_content ();
  g_autofree char *data = ludo_paths_dup_data ();
  g_autofree char *program = g_build_filename (data, "content", NULL);

  return ludo_content_folders_new (own, g_get_system_data_dirs (), program);
}
