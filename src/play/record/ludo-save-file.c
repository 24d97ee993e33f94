/* ludo-save-file.c: the one way in which the program writes a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/record/ludo-save-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "play/ludo-quote.h"
#include "play/ludo-reason.h"

/* An unfinished file is called “.ludotheque-UUID.part”. */
#define PART_PREFIX ".ludotheque-"
#define PART_SUFFIX ".part"

/* The stem of a new file's name, in bytes: with its number and its extension
 * it fits where names are encrypted, which takes 143. */
#define STEM_MAX 100

/* A folder with more files of one name is none that people added to. */
#define ADDED_MAX 10000

typedef struct
{
  char *target;                 /* the file to write, links resolved */
  char *folder;                 /* the folder of the target */
  gboolean target_exists;
  GStatBuf old;                 /* its status, if it exists */

  int folder_fd;                /* -1 where the folder may not be read */
  char *part;                   /* the file that is being written */
  int fd;                       /* of the part; -1 before and after */
} SaveJob;

static void
save_job_clear (SaveJob *saving)
{
  const int reason = errno;     /* the calls below would change it */

  if (saving->fd >= 0)
    close (saving->fd);
  if (saving->folder_fd >= 0)
    close (saving->folder_fd);
  g_free (saving->target);
  g_free (saving->folder);
  g_free (saving->part);
  errno = reason;
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SaveJob, save_job_clear)

gboolean
ludo_save_file_is_part (const char *name)
{
  g_autofree char *middle = NULL;

  if (!g_str_has_prefix (name, PART_PREFIX)
      || !g_str_has_suffix (name, PART_SUFFIX))
    return FALSE;

  middle = g_strndup (name + strlen (PART_PREFIX),
                      strlen (name) - strlen (PART_PREFIX PART_SUFFIX));

  return g_uuid_string_is_valid (middle);
}

/* Removes a part that no process is writing.  A writer locks its part, and the
 * system releases the lock however the process ends. */
static void
remove_left_part (const char *path)
{
  int fd = g_open (path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0);
  GStatBuf opened, there;

  if (fd < 0)
    return;

  /* Meanwhile another writer may have made a part of the same name, as
   * processes that were forked from one draw the same names. */
  if (flock (fd, LOCK_EX | LOCK_NB) == 0 && fstat (fd, &opened) == 0
      && g_lstat (path, &there) == 0 && opened.st_dev == there.st_dev
      && opened.st_ino == there.st_ino)
    g_unlink (path);
  close (fd);
}

void
ludo_save_file_sweep (const char *folder)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_if_fail (folder != NULL);

  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (ludo_save_file_is_part (name))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        remove_left_part (path);
      }
}

/* The functions below return FALSE with the reason in errno. */

static gboolean
write_all (int     fd,
           GBytes *data)
{
  gsize left;
  const char *bytes = g_bytes_get_data (data, &left);

  while (left > 0)
    {
      gssize n = write (fd, bytes, left);

      if (n < 0 && errno == EINTR)
        continue;
      /* A device that takes no byte and reports no error would keep this loop
       * going for ever. */
      if (n == 0)
        errno = ENOSPC;
      if (n <= 0)
        return FALSE;
      bytes += n;
      left -= (gsize) n;
    }

  return TRUE;
}

/* A device or a pipe has no content that could be lost. */
static gboolean
write_device (const char *path,
              GBytes     *data)
{
  int fd = g_open (path, O_WRONLY | O_NOCTTY | O_CLOEXEC, 0);
  gboolean written;
  int reason;

  if (fd < 0)
    return FALSE;

  written = write_all (fd, data);
  reason = errno;
  if (close (fd) != 0)
    return FALSE;
  errno = reason;

  return written;
}

static gboolean
is_device (const SaveJob *saving)
{
  return saving->target_exists && !S_ISREG (saving->old.st_mode)
         && !S_ISDIR (saving->old.st_mode);
}

/* Finds the file that is to be replaced, behind any links. */
static gboolean
find_target (SaveJob    *saving,
             const char *path)
{
  GStatBuf link;

  saving->target_exists = g_stat (path, &saving->old) == 0;
  if (is_device (saving))
    return TRUE;

  if (saving->target_exists)
    saving->target = realpath (path, NULL);
  else if (errno == ENOENT && g_lstat (path, &link) == 0)
    errno = ENOLINK;
  else if (errno == ENOENT)
    saving->target = g_strdup (path);
  if (saving->target == NULL)
    return FALSE;

  saving->folder = g_path_get_dirname (saving->target);
  if (!saving->target_exists)
    return TRUE;
  if (S_ISDIR (saving->old.st_mode))
    {
      errno = EISDIR;
      return FALSE;
    }

  /* The new file could replace a file that may not be written to, so that is
   * checked. */
  return g_access (saving->target, W_OK) == 0;
}

static gboolean
open_folder (SaveJob *saving)
{
  saving->folder_fd = g_open (saving->folder,
                              O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  /* A folder may allow new files but not its own opening. */
  return saving->folder_fd >= 0 || errno == EACCES;
}

/* Makes a part, a new file whose name cannot be guessed. */
static gboolean
make_part (SaveJob *saving)
{
  mode_t mode = saving->target_exists ? saving->old.st_mode & 0777 : 0666;
  GStatBuf status;
  gboolean locked = FALSE;

  do
    {
      g_autofree char *uuid = g_uuid_string_random ();
      g_autofree char *name = g_strconcat (PART_PREFIX, uuid, PART_SUFFIX,
                                           NULL);

      g_free (saving->part);
      saving->part = g_build_filename (saving->folder, name, NULL);
      saving->fd = g_open (saving->part,
                           O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
                           | O_CLOEXEC, mode);
      /* Processes that were forked from one draw the same names. */
      if (saving->fd < 0 && errno == EEXIST)
        continue;
      if (saving->fd < 0)
        {
          g_clear_pointer (&saving->part, g_free);
          /* A file system such as /proc reports ENOENT for every new name,
           * although the folder exists. */
          if (errno == ENOENT && saving->folder_fd >= 0)
            errno = EPERM;
          return FALSE;
        }

      /* Another process may have swept the part away before it was locked. */
      locked = flock (saving->fd, LOCK_EX | LOCK_NB) == 0
             || errno != EWOULDBLOCK;
      locked = locked && (fstat (saving->fd, &status) != 0
                          || status.st_nlink > 0);
      if (!locked)
        close (saving->fd);
    }
  while (!locked);

  return TRUE;
}

/* The owner is kept where the system lets it be, the permissions always. */
static gboolean
copy_permissions (SaveJob *saving)
{
  GStatBuf status;

  if (!saving->target_exists)
    return TRUE;
  if (fstat (saving->fd, &status) != 0)
    return FALSE;

  if ((status.st_uid != saving->old.st_uid
       || status.st_gid != saving->old.st_gid)
      && fchown (saving->fd, saving->old.st_uid, saving->old.st_gid) != 0
      && fchown (saving->fd, (uid_t) -1, saving->old.st_gid) != 0)
    g_debug ("%s gets another owner: %s", saving->target, g_strerror (errno));

  return ((status.st_mode ^ saving->old.st_mode) & 0777) == 0
         || fchmod (saving->fd, saving->old.st_mode & 0777) == 0;
}

/* The new name is on the disk only once the folder is. */
static gboolean
sync_folder (SaveJob *saving)
{
  return saving->folder_fd < 0 || fsync (saving->folder_fd) == 0
         || errno == EINVAL;
}

/* The step that failed, which decides what the message advises. */
typedef enum
{
  STEP_WRITE,
  STEP_MAKE,                    /* a file in the folder */
  STEP_REPLACE,
} Step;

static void
set_unwritten (GError **error,
               GFile   *file,
               Step     step,
               int      reason)
{
  g_autofree char *parse_name = g_file_get_parse_name (file);
  g_autofree char *name = ludo_quote (parse_name, LUDO_QUOTE_SENTENCE);
  const char *clause = ludo_reason_from_errno (reason);
  gboolean refused = reason == EACCES || reason == EPERM;
  g_autofree char *message = NULL;

  if (step == STEP_MAKE && (refused || reason == EROFS || reason == ENOENT))
    message = g_strdup_printf
      /* Translators: the name of a file, then the reason, as "permission is
       * denied". */
      (_("The file “%s” cannot be written, as its folder accepts no new files: "
         "%s. Choose another folder."), name, clause);
  else if (step == STEP_REPLACE && refused)
    message = g_strdup_printf
      /* Translators: the name of a file. */
      (_("The file “%s” cannot be replaced, as it belongs to somebody else. "
         "Choose another name or another folder."), name);
  else
    message = g_strdup_printf
      /* Translators: the name of a file, then the reason, as "there is no
       * space left on the disk". */
      (_("The file “%s” cannot be written: %s."), name, clause);

  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (reason),
                       message);
}

/* Returns: FALSE with the reason in errno and @step. */
static gboolean
save (const char *path,
      GBytes     *data,
      Step       *step)
{
  g_auto (SaveJob) saving = { .fd = -1, .folder_fd = -1 };
  int reason;

  *step = STEP_WRITE;
  if (!find_target (&saving, path))
    return FALSE;
  if (is_device (&saving))
    return write_device (path, data);

  ludo_save_file_sweep (saving.folder);
  *step = STEP_MAKE;
  if (!open_folder (&saving) || !make_part (&saving))
    return FALSE;

  *step = STEP_WRITE;
  if (write_all (saving.fd, data) && copy_permissions (&saving)
      && fsync (saving.fd) == 0)
    {
      *step = STEP_REPLACE;
      if (g_rename (saving.part, saving.target) == 0)
        return sync_folder (&saving);
    }

  reason = errno;
  g_unlink (saving.part);
  errno = reason;

  return FALSE;
}

/* Gives the part the name @target, which nothing has.  Returns: FALSE with
 * EEXIST in errno where something has it. */
static gboolean
place (const SaveJob *saving,
       const char    *target)
{
  GStatBuf status;
  int fd, reason;

  if (renameat2 (AT_FDCWD, saving->part, AT_FDCWD, target, RENAME_NOREPLACE)
      == 0)
    return TRUE;
  /* File systems without RENAME_NOREPLACE report it in different ways. */
  if (errno != EINVAL && errno != ENOSYS && errno != EOPNOTSUPP
      && errno != EPERM)
    return FALSE;

  /* A server that answered too late says that its own link is in the way. */
  if (link (saving->part, target) == 0
      || (errno == EEXIST && fstat (saving->fd, &status) == 0
          && status.st_nlink > 1))
    {
      g_unlink (saving->part);
      return TRUE;
    }
  if (errno != EPERM && errno != ENOSYS && errno != EOPNOTSUPP
      && errno != EINVAL && errno != EMLINK)
    return FALSE;

  /* USB sticks and some network shares know neither call, so let an empty file
   * reserve the name. */
  fd = g_open (target, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
               0666);
  if (fd < 0)
    return FALSE;
  close (fd);
  if (g_rename (saving->part, target) == 0)
    return TRUE;
  reason = errno;
  g_unlink (target);
  errno = reason;

  return FALSE;
}

char *
ludo_save_file_dup_stem (const char *text)
{
  g_autofree char *valid = NULL;
  g_autofree char *plain = NULL;
  char *end;

  g_return_val_if_fail (text != NULL, NULL);

  valid = g_utf8_make_valid (text, -1);
  end = plain = g_utf8_normalize (valid, -1, G_NORMALIZE_NFC);
  for (char *p = plain; *p != '\0'; p = g_utf8_next_char (p))
    {
      if (g_ascii_iscntrl (*p) || strchr ("/\\:*?\"<>|.", *p) != NULL)
        *p = '-';
      /* A combining mark is not separated from the letter before it. */
      if (p - plain <= STEM_MAX && !g_unichar_ismark (g_utf8_get_char (p)))
        end = p;
    }
  if (strlen (plain) > STEM_MAX)
    *end = '\0';
  g_strstrip (plain);

  return g_strdup (plain[0] != '\0' ? plain : "-");
}

/* Returns: the path, or NULL with the reason in errno and @step. */
static char *
add (const char *folder,
     const char *stem,
     const char *extension,
     GBytes     *data,
     Step       *step)
{
  g_auto (SaveJob) saving = { .fd = -1, .folder_fd = -1 };
  g_autofree char *target = NULL;
  int reason;

  saving.folder = g_strdup (folder);
  ludo_save_file_sweep (folder);
  *step = STEP_MAKE;
  if (!open_folder (&saving) || !make_part (&saving))
    return NULL;

  *step = STEP_WRITE;
  if (write_all (saving.fd, data) && fsync (saving.fd) == 0)
    {
      gboolean placed = FALSE;

      *step = STEP_MAKE;
      errno = EEXIST;
      for (guint number = 1; !placed && errno == EEXIST && number <= ADDED_MAX;
           number++)
        {
          g_autofree char *name =
            number == 1 ? g_strdup_printf ("%s.%s", stem, extension)
                        : g_strdup_printf ("%s (%u).%s", stem, number,
                                           extension);

          g_free (target);
          target = g_build_filename (folder, name, NULL);
          placed = place (&saving, target);
        }
      if (placed)
        {
          g_clear_pointer (&saving.part, g_free);
          return sync_folder (&saving) ? g_steal_pointer (&target) : NULL;
        }
    }

  reason = errno;
  g_unlink (saving.part);
  errno = reason;

  return NULL;
}

/* Writes @file with GIO, because a file on another machine has no path. */
static gboolean
save_remote (GFile   *file,
             GBytes  *data,
             GError **error)
{
  gsize length;
  const char *bytes = g_bytes_get_data (data, &length);
  g_autofree char *parse_name = g_file_get_parse_name (file);
  g_autofree char *name = ludo_quote (parse_name, LUDO_QUOTE_SENTENCE);
  g_autoptr (GError) local = NULL;

  if (g_file_replace_contents (file, bytes, length, NULL, FALSE,
                               G_FILE_CREATE_NONE, NULL, NULL, &local))
    return TRUE;

  g_set_error (error, local->domain, local->code,
               _("The file “%s” cannot be written: %s."), name,
               ludo_reason_from_error (local));

  return FALSE;
}

gboolean
ludo_save_file (GFile   *file,
                GBytes  *data,
                GError **error)
{
  g_autofree char *path = NULL;
  Step step;

  g_return_val_if_fail (G_IS_FILE (file) && data != NULL, FALSE);

  path = g_file_get_path (file);
  if (path == NULL)
    return save_remote (file, data, error);
  if (save (path, data, &step))
    return TRUE;

  set_unwritten (error, file, step, errno);

  return FALSE;
}

static void
save_in_thread (GTask        *task,
                gpointer      file,
                gpointer      data,
                GCancellable *cancellable)
{
  GError *error = NULL;

  if (ludo_save_file (file, data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
ludo_save_file_async (GFile               *file,
                      GBytes              *data,
                      GAsyncReadyCallback  callback,
                      gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (G_IS_FILE (file) && data != NULL);

  task = g_task_new (file, NULL, callback, user_data);
  g_task_set_task_data (task, g_bytes_ref (data),
                        (GDestroyNotify) g_bytes_unref);
  g_task_run_in_thread (task, save_in_thread);
}

gboolean
ludo_save_file_finish (GFile         *file,
                       GAsyncResult  *result,
                       GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, file), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

char *
ludo_save_file_add (const char  *folder,
                    const char  *stem,
                    const char  *extension,
                    GBytes      *data,
                    GError     **error)
{
  g_autofree char *plain = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GFile) file = NULL;
  Step step;
  int reason;
  char *path;

  g_return_val_if_fail (folder != NULL && stem != NULL && extension != NULL
                        && data != NULL, NULL);

  plain = ludo_save_file_dup_stem (stem);
  path = add (folder, plain, extension, data, &step);
  reason = errno;
  if (path != NULL)
    return path;

  name = g_strdup_printf ("%s.%s", plain, extension);
  file = g_file_new_build_filename (folder, name, NULL);
  set_unwritten (error, file, step, reason);

  return NULL;
}

typedef struct
{
  char *folder;
  char *stem;
  char *extension;
  GBytes *data;
} AddJob;

static void
add_job_free (gpointer data)
{
  AddJob *job = data;

  g_free (job->folder);
  g_free (job->stem);
  g_free (job->extension);
  g_bytes_unref (job->data);
  g_free (job);
}

static void
add_in_thread (GTask        *task,
               gpointer      source,
               gpointer      data,
               GCancellable *cancellable)
{
  AddJob *job = data;
  GError *error = NULL;
  char *path = ludo_save_file_add (job->folder, job->stem, job->extension,
                                   job->data, &error);

  if (path != NULL)
    g_task_return_pointer (task, path, g_free);
  else
    g_task_return_error (task, error);
}

void
ludo_save_file_add_async (const char          *folder,
                          const char          *stem,
                          const char          *extension,
                          GBytes              *data,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  AddJob *job;

  g_return_if_fail (folder != NULL && stem != NULL && extension != NULL
                    && data != NULL);

  job = g_new (AddJob, 1);
  *job = (AddJob) { g_strdup (folder), g_strdup (stem),
                    g_strdup (extension), g_bytes_ref (data) };
  task = g_task_new (NULL, NULL, callback, user_data);
  g_task_set_task_data (task, job, add_job_free);
  g_task_run_in_thread (task, add_in_thread);
}

char *
ludo_save_file_add_finish (GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
