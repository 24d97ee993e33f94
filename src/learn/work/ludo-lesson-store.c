/* ludo-lesson-store.c: saves the work on lessons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/work/ludo-lesson-store.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

#include "play/ludo-reason.h"
#include "play/ludo-signal.h"
#include "play/record/ludo-save-file.h"
#include "play/record/ludo-shared-store.h"

/* A process has the lock for milliseconds.  After this long it is taken to
 * hang, and the file is written without the lock. */
#define LOCK_SECONDS 2
#define LOCK_STEP (10 * G_TIME_SPAN_MILLISECOND)

/* The time after which a failed read or write is repeated. */
#define RETRY_SECONDS 10

/* The longest time for which the program's end waits for the disk. */
#define FLUSH_SECONDS 5

/* The size of a file of a hundred thousand steps.  A larger one is refused. */
#define BYTES_MAX (16 * 1024 * 1024)

/* A file server that was restarted fails one request and answers the next. */
#define STALE_TRIES 3

struct _LudoLessonStore
{
  GObject parent_instance;

  gboolean busy;                /* the thread reads or writes */
  gboolean behind;              /* more is to be written after that */
  guint retry;                  /* a source */
  gint64 session;               /* the number of each attempt that is the first
                                 * at its lesson */

  /* Owned */
  char *path;
  GKeyFile *old;                /* the file as it was read last, for the groups
                                 * of old programs */
  GPtrArray *works;             /* LudoWork: all that is known */
  GPtrArray *own;               /* LudoWork: what this process did, which is
                                 * written each time, because a process without
                                 * a lock may write over it */
  char *problem;                /* emitted last, or NULL */
};

G_DEFINE_FINAL_TYPE (LudoLessonStore, ludo_lesson_store, G_TYPE_OBJECT)

/* Content: the file as it was read. */
typedef struct
{
  GKeyFile *keys;
  GBytes *bytes;                /* as it is on the disk */
  gboolean is_file;             /* or there is none, or something else */
  gboolean damaged;
} Content;

static void
content_clear (Content *content)
{
  g_clear_pointer (&content->keys, g_key_file_unref);
  g_clear_pointer (&content->bytes, g_bytes_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Content, content_clear)

/* Returns: NULL with the reason in errno. */
static GBytes *
read_all (int fd)
{
  g_autoptr (GByteArray) all = g_byte_array_new ();
  guint8 buffer[16384];
  gssize n;

  while ((n = read (fd, buffer, sizeof buffer)) != 0)
    {
      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return NULL;
      if (all->len + (gsize) n > BYTES_MAX)
        {
          errno = EFBIG;
          return NULL;
        }
      g_byte_array_append (all, buffer, (guint) n);
    }

  return g_byte_array_free_to_bytes (g_steal_pointer (&all));
}

/* Reads the file.  A pipe or a folder in its place counts as damage.  A file
 * that cannot be read now may be whole, and is left as it is.
 *
 * Returns: FALSE with the reason in errno.
 */
static gboolean
read_content (const char *path,
              Content    *content)
{
  gboolean well = FALSE;

  for (int i = 0; i < STALE_TRIES && !well; i++)
    {
      int fd = g_open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC, 0);
      GStatBuf status;
      int reason;

      if (fd < 0 && errno == ENOENT)
        {
          content->keys = g_key_file_new ();
          return TRUE;
        }
      if (fd < 0 && errno != ESTALE)
        return FALSE;
      if (fd < 0)
        continue;
      if (fstat (fd, &status) == 0)
        {
          content->is_file = S_ISREG (status.st_mode);
          content->bytes = content->is_file ? read_all (fd)
                                            : g_bytes_new (NULL, 0);
          well = content->bytes != NULL;
        }
      reason = errno;
      close (fd);
      errno = reason;
      if (!well && errno != ESTALE)
        return FALSE;
    }
  if (!well)
    return FALSE;

  content->keys =
    ludo_work_parse_file (g_bytes_get_size (content->bytes) > 0
                            ? g_bytes_get_data (content->bytes, NULL) : "",
                          g_bytes_get_size (content->bytes),
                          &content->damaged);
  content->damaged |= !content->is_file;

  return TRUE;
}

/* Job: the input and the output of the thread. */
typedef struct
{
  char *path;
  GPtrArray *own;               /* LudoWork, to be written */

  GKeyFile *keys;               /* all that stands in the file now, or NULL */
  char *aside;                  /* what a damaged one is called now, or NULL */
  char *problem;                /* a sentence, or NULL */
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->path);
  g_ptr_array_unref (job->own);
  g_clear_pointer (&job->keys, g_key_file_unref);
  g_free (job->aside);
  g_free (job->problem);
  g_free (job);
}

/* Returns: the lock, or -1 if the file system has none or another process keeps
 * it.  Without the lock the file is still read right before it is written. */
static int
acquire_lock (const char *path)
{
  g_autofree char *name = g_strconcat (path, ".lock", NULL);
  int fd = g_open (name, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK
                         | O_CLOEXEC, 0600);
  gint64 end = g_get_monotonic_time () + LOCK_SECONDS * G_USEC_PER_SEC;

  if (fd < 0)
    return -1;
  while (flock (fd, LOCK_EX | LOCK_NB) != 0)
    {
      if ((errno != EWOULDBLOCK && errno != EINTR)
          || g_get_monotonic_time () > end)
        {
          close (fd);
          return -1;
        }
      g_usleep (LOCK_STEP);
    }

  return fd;
}

static gboolean
is_copy (const char    *path,
         const Content *content)
{
  g_auto (Content) other = { NULL };

  return content->is_file && read_content (path, &other) && other.is_file
         && g_bytes_equal (other.bytes, content->bytes);
}

/* Saves a damaged file under a name that no other has: as a second name of the
 * file, or as a copy if the file system has no second names. */
static gboolean
set_aside (Job            *job,
           const Content  *content,
           GError        **error)
{
  for (guint n = 1; n < 1000; n++)
    {
      g_autofree char *aside = g_strdup_printf ("%s.%u.broken", job->path, n);
      g_autoptr (GFile) file = g_file_new_for_path (aside);
      GStatBuf status;

      if (g_lstat (aside, &status) == 0)
        {
          /* The name may be a copy of this very file, made before a write that
           * failed. */
          if (!is_copy (aside, content))
            continue;
          job->aside = g_steal_pointer (&aside);
          return TRUE;
        }
      if ((content->is_file ? link (job->path, aside)
                            : g_rename (job->path, aside)) == 0
          || (content->is_file
              && ludo_save_file (file, content->bytes, error)))
        {
          g_clear_error (error);
          job->aside = g_steal_pointer (&aside);
          return TRUE;
        }
      if (error != NULL && *error == NULL)
        g_set_error (error, G_IO_ERROR, g_io_error_from_errno (errno),
                     /* Translators: a file, then the reason. */
                     _("The file “%s” cannot be written: %s."), aside,
                     ludo_reason_from_errno (errno));
      return FALSE;
    }

  return FALSE;
}

static void
set_job_problem (Job        *job,
                 const char *reason)
{
  g_free (job->problem);
  /* Translators: a sentence that says why. */
  job->problem = g_strdup_printf (_("Work done in lessons is not being saved "
                                    "at the moment. %s"), reason);
}

/* Merges the work of this process into the file and writes it. */
static void
write_own (Job *job)
{
  g_auto (Content) content = { NULL };
  g_autoptr (GFile) file = g_file_new_for_path (job->path);
  g_autofree char *folder = g_path_get_dirname (job->path);
  g_autofree char *name = g_filename_display_name (job->path);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  char *text;
  gsize length;

  g_mkdir_with_parents (folder, 0700);
  if (!read_content (job->path, &content))
    {
      g_autofree char *reason =
        /* Translators: a file, then the reason. */
        g_strdup_printf (_("The file “%s” cannot be read: %s."), name,
                         ludo_reason_from_errno (errno));

      set_job_problem (job, reason);
      return;
    }
  if (content.damaged && !set_aside (job, &content, &error))
    {
      set_job_problem (job, error->message);
      return;
    }

  for (guint i = 0; i < job->own->len; i++)
    ludo_work_put (g_ptr_array_index (job->own, i), content.keys);
  ludo_work_prune (content.keys);
  text = g_key_file_to_data (content.keys, &length, NULL);
  bytes = g_bytes_new_take (text, length);
  if ((content.damaged
       || (job->own->len > 0
           && (content.bytes == NULL
               || !g_bytes_equal (bytes, content.bytes))))
      && !ludo_save_file (file, bytes, &error))
    set_job_problem (job, error->message);
  job->keys = g_steal_pointer (&content.keys);
}

static void
work_in_thread (GTask        *task,
                gpointer      store,
                gpointer      data,
                GCancellable *cancellable)
{
  Job *job = data;
  int lock = acquire_lock (job->path);

  write_own (job);
  if (lock >= 0)
    close (lock);
  g_task_return_boolean (task, TRUE);
}

static void
set_problem (LudoLessonStore *self,
             const char      *problem)
{
  if (g_strcmp0 (self->problem, problem) == 0)
    return;
  g_free (self->problem);
  self->problem = g_strdup (problem);
  g_signal_emit_by_name (self, "problem", problem);
}

static LudoWork *
find_work (GPtrArray      *works,
           const LudoWork *work)
{
  for (guint i = 0; i < works->len; i++)
    {
      LudoWork *known = g_ptr_array_index (works, i);

      if (ludo_work_is_same (known, work))
        return known;
    }

  return NULL;
}

/* Returns: whether @works did not hold all of @work. */
static gboolean
add_work (GPtrArray      *works,
          const LudoWork *work)
{
  LudoWork *known = find_work (works, work);

  if (known != NULL)
    return ludo_work_merge (known, work);
  g_ptr_array_add (works, ludo_work_copy (work));

  return TRUE;
}

/* Merges the content of the file into the known attempts, and emits "changed"
 * for each that became another. */
static void
merge_file (LudoLessonStore *self,
            GKeyFile        *keys)
{
  g_autoptr (GPtrArray) there = ludo_work_list (keys);

  g_clear_pointer (&self->old, g_key_file_unref);
  self->old = g_key_file_ref (keys);
  for (guint i = 0; i < there->len; i++)
    {
      const LudoWork *work = g_ptr_array_index (there, i);

      if (add_work (self->works, work))
        g_signal_emit_by_name (self, "changed", work->game_id, work->checksum);
    }
}

static void start (LudoLessonStore *self);

static gboolean
retry_cb (gpointer data)
{
  LudoLessonStore *self = data;

  self->retry = 0;
  start (self);

  return G_SOURCE_REMOVE;
}

static void
worked_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  LudoLessonStore *self = LUDO_LESSON_STORE (source);
  Job *job = g_task_get_task_data (G_TASK (result));

  self->busy = FALSE;
  if (job->keys != NULL)
    merge_file (self, job->keys);
  if (job->problem == NULL)
    for (guint i = 0; i < self->own->len; i++)
      g_clear_pointer (&((LudoWork *) g_ptr_array_index (self->own, i))->old,
                       g_free);
  if (job->aside != NULL)
    {
      g_autofree char *aside = g_filename_display_name (job->aside);
      g_autofree char *sentence =
        /* Translators: %s is a file. */
        g_strdup_printf (_("The file that records work done in lessons was "
                           "damaged. What could be read of it is still there; "
                           "the damaged file was kept as “%s”."), aside);

      g_signal_emit_by_name (self, "damaged", sentence);
    }
  set_problem (self, job->problem);
  if (job->problem != NULL && self->retry == 0)
    self->retry = g_timeout_add_seconds (RETRY_SECONDS, retry_cb, self);
  if (self->behind)
    start (self);
}

static void
start (LudoLessonStore *self)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  self->behind = self->busy;
  if (self->busy)
    return;

  self->busy = TRUE;
  job = g_new0 (Job, 1);
  job->path = g_strdup (self->path);
  job->own = g_ptr_array_new_with_free_func ((GDestroyNotify) ludo_work_free);
  for (guint i = 0; i < self->own->len; i++)
    g_ptr_array_add (job->own, ludo_work_copy (g_ptr_array_index (self->own,
                                                                  i)));
  task = g_task_new (self, NULL, worked_cb, NULL);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, work_in_thread);
}

static void
ludo_lesson_store_dispose (GObject *object)
{
  LudoLessonStore *self = LUDO_LESSON_STORE (object);

  g_clear_handle_id (&self->retry, g_source_remove);

  G_OBJECT_CLASS (ludo_lesson_store_parent_class)->dispose (object);
}

static void
ludo_lesson_store_finalize (GObject *object)
{
  LudoLessonStore *self = LUDO_LESSON_STORE (object);

  g_free (self->path);
  g_free (self->problem);
  g_clear_pointer (&self->old, g_key_file_unref);
  g_ptr_array_unref (self->works);
  g_ptr_array_unref (self->own);

  G_OBJECT_CLASS (ludo_lesson_store_parent_class)->finalize (object);
}

static void
ludo_lesson_store_class_init (LudoLessonStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ludo_lesson_store_dispose;
  G_OBJECT_CLASS (klass)->finalize = ludo_lesson_store_finalize;

  ludo_signal_new (klass, "changed", 2, G_TYPE_STRING, G_TYPE_STRING);
  ludo_signal_new (klass, "damaged", 1, G_TYPE_STRING);
  ludo_signal_new (klass, "problem", 1, G_TYPE_STRING);
}

static void
ludo_lesson_store_init (LudoLessonStore *self)
{
  self->works =
    g_ptr_array_new_with_free_func ((GDestroyNotify) ludo_work_free);
  self->own = g_ptr_array_new_with_free_func ((GDestroyNotify) ludo_work_free);
}

LudoLessonStore *
ludo_lesson_store_new (const char *path)
{
  LudoLessonStore *self;
  g_auto (Content) content = { NULL };
  g_autofree char *folder = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (LUDO_TYPE_LESSON_STORE, NULL);
  self->path = g_strdup (path);
  self->session = g_get_real_time ();
  folder = g_path_get_dirname (path);
  ludo_save_file_sweep (folder);
  if (read_content (path, &content))
    merge_file (self, content.keys);
  /* The thread sets a damaged file aside, and reports one that cannot be
   * read. */
  if (content.keys == NULL || content.damaged)
    start (self);

  return self;
}

LudoLessonStore *
ludo_lesson_store_dup_default (void)
{
  static gpointer store;

  return ludo_shared_store_dup (&store, "lessons",
                                (LudoStoreMake) ludo_lesson_store_new);
}

/* Compares two attempts; the one changed last comes first. */
static int
compare_works (gconstpointer a,
               gconstpointer b)
{
  const LudoWork *one = *(const LudoWork *const *) a;
  const LudoWork *other = *(const LudoWork *const *) b;

  return one->changed > other->changed ? -1 : one->changed < other->changed;
}

/* Adds the attempts at lessons that @match this one.  An attempt at another
 * version is left out if it was continued in this one. */
static void
add_matching (LudoLessonStore  *self,
              const LudoLesson *lesson,
              LudoLessonMatch   match,
              GPtrArray        *list)
{
  for (guint i = 0; i < self->works->len; i++)
    {
      const LudoWork *work = g_ptr_array_index (self->works, i);
      LudoWork *copy =
        ludo_lesson_match (lesson, work->game_id, work->lasting_id,
                           work->checksum) == match
          ? ludo_work_dup_for (work, lesson) : NULL;

      if (copy != NULL && find_work (list, copy) == NULL)
        g_ptr_array_add (list, copy);
      else
        g_clear_pointer (&copy, ludo_work_free);
    }
}

/* Lists @all attempts, or those in which a step was done or answered. */
static GPtrArray *
list_attempts (LudoLessonStore  *self,
               const LudoLesson *lesson,
               gboolean          all)
{
  GPtrArray *list =
    g_ptr_array_new_with_free_func ((GDestroyNotify) ludo_work_free);

  add_matching (self, lesson, LUDO_LESSON_SAME, list);
  add_matching (self, lesson, LUDO_LESSON_VERSION, list);
  for (guint i = list->len; !all && i > 0; i--)
    if (((LudoWork *) g_ptr_array_index (list, i - 1))->steps->len == 0)
      g_ptr_array_remove_index (list, i - 1);
  if (list->len == 0 && self->old != NULL)
    {
      LudoWork *old = ludo_work_dup_old (self->old, lesson);

      if (old != NULL)
        g_ptr_array_add (list, old);
    }
  g_ptr_array_sort (list, compare_works);

  return list;
}

GPtrArray *
ludo_lesson_store_list (LudoLessonStore  *self,
                        const LudoLesson *lesson)
{
  g_return_val_if_fail (LUDO_IS_LESSON_STORE (self) && lesson != NULL, NULL);

  return list_attempts (self, lesson, FALSE);
}

LudoWork *
ludo_lesson_store_dup_latest (LudoLessonStore  *self,
                              const LudoLesson *lesson)
{
  g_autoptr (GPtrArray) list = NULL;

  g_return_val_if_fail (LUDO_IS_LESSON_STORE (self) && lesson != NULL, NULL);

  list = list_attempts (self, lesson, TRUE);

  return list->len > 0 ? g_ptr_array_steal_index (list, 0) : NULL;
}

guint
ludo_lesson_store_count_done (LudoLessonStore  *self,
                              const LudoLesson *lesson)
{
  g_autoptr (GPtrArray) list = ludo_lesson_store_list (self, lesson);

  return list->len > 0 ? ludo_work_count_done (g_ptr_array_index (list, 0),
                                               lesson) : 0;
}

LudoWork *
ludo_lesson_store_begin (LudoLessonStore  *self,
                         const LudoLesson *lesson)
{
  g_autoptr (LudoWork) latest = ludo_lesson_store_dup_latest (self, lesson);

  /* Two windows of one session may begin a lesson at once, and share the
   * attempt.  Two sessions may belong to two pupils, whose answers must stay
   * apart. */
  return ludo_work_new (lesson, latest != NULL || lesson->leave != NULL
                                  ? g_get_real_time () : self->session);
}

void
ludo_lesson_store_save (LudoLessonStore *self,
                        const LudoWork  *work)
{
  g_return_if_fail (LUDO_IS_LESSON_STORE (self) && work != NULL);

  add_work (self->own, work);
  if (work->old != NULL && self->old != NULL)
    g_key_file_remove_group (self->old, work->old, NULL);
  if (add_work (self->works, work))
    g_signal_emit_by_name (self, "changed", work->game_id, work->checksum);
  start (self);
}

void
ludo_lesson_store_refresh (LudoLessonStore *self)
{
  g_return_if_fail (LUDO_IS_LESSON_STORE (self));

  start (self);
}

gboolean
ludo_lesson_store_get_busy (LudoLessonStore *self)
{
  g_return_val_if_fail (LUDO_IS_LESSON_STORE (self), FALSE);

  return self->busy;
}

void
ludo_lesson_store_flush (LudoLessonStore *self)
{
  gint64 end = g_get_monotonic_time () + FLUSH_SECONDS * G_USEC_PER_SEC;
  g_autoptr (LudoLessonStore) self_ref = NULL;

  g_return_if_fail (LUDO_IS_LESSON_STORE (self));

  self_ref = g_object_ref (self);
  while (self->busy && g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (LOCK_STEP);
}
