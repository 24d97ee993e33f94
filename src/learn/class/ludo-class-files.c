/* ludo-class-files.c: finds the results of lessons in a folder
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/class/ludo-class-files.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "learn/ludo-pupil-name.h"
#include "play/ludo-lines.h"
#include "play/ludo-quote.h"
#include "play/ludo-reason.h"

/* The reader stops one byte after the size that a result may have. */
#define BYTES_MAX (256 * 1024 + 1)

#define FIRST_WORD "ludotheque-result"

/* The length to which a displayed path is cut. */
#define PLACE_LETTERS 200

typedef struct
{
  GPtrArray *files;
  LudoClassProgress *progress;
  GCancellable *cancellable;
  gboolean is_full;
} FileScan;

static void
file_free (gpointer data)
{
  LudoClassFile *file = data;

  g_free (file->path);
  g_free (file->place);
  g_free (file->reason);
  g_free (file->digest);
  g_clear_pointer (&file->result, ludo_result_free);
  g_free (file);
}

static gboolean
is_file (const LudoClassFile *file)
{
  return file->kind != LUDO_CLASS_FILE_BARE
         && file->kind != LUDO_CLASS_FILE_DEEP;
}

static LudoClassFile *
add_file (FileScan          *scan,
          LudoClassFileKind  kind,
          const char        *path,
          const char        *place)
{
  LudoClassFile *file = g_new0 (LudoClassFile, 1);
  g_autofree char *shown = g_filename_display_name (place);
  g_autofree char *masked = ludo_quote (shown, PLACE_LETTERS);

  file->kind = kind;
  file->path = g_strdup (path);
  /* Composes accents, because some systems store them apart from their
   * letters. */
  file->place = g_utf8_normalize (masked, -1, G_NORMALIZE_NFC);
  g_ptr_array_add (scan->files, file);
  if (scan->progress != NULL && is_file (file))
    g_atomic_int_inc (&scan->progress->n_files);

  return file;
}

static gboolean
has_suffix (const char *name,
            const char *suffix)
{
  gsize length = strlen (name), end = strlen (suffix);

  return length >= end
         && g_ascii_strcasecmp (name + length - end, suffix) == 0;
}

gboolean
ludo_class_files_name_is_result (const char *name)
{
  g_return_val_if_fail (name != NULL, FALSE);

  return has_suffix (name, ".result") || has_suffix (name, ".result.txt");
}

/* Whether a file named @name may have been a result, because browsers,
 * platforms and other programs add to names. */
static gboolean
names_result (const char *name)
{
  g_autofree char *small = g_ascii_strdown (name, -1);

  return strstr (small, ".result") != NULL;
}

static gboolean
is_packed (const char *name)
{
  static const char *const suffixes[] = {
    ".zip", ".7z", ".rar", ".tar", ".tgz", ".gz",
  };

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (has_suffix (name, suffixes[i]))
      return TRUE;

  return FALSE;
}

/* Reads the regular file at @path, up to one byte more than a result may have.
 * Returns: (transfer full): the bytes, followed by a NUL, with their @length;
 * NULL with the reason in errno. */
static char *
read_start (const char *path,
            gsize      *length)
{
  /* Opening a pipe would wait for its writer. */
  int fd = g_open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0);
  g_autofree char *text = NULL;
  GStatBuf status;
  gssize n = 1;
  int reason;

  if (fd < 0)
    return NULL;
  *length = 0;
  if (fstat (fd, &status) != 0 || !S_ISREG (status.st_mode))
    {
      errno = S_ISDIR (status.st_mode) ? EISDIR : ENODEV;
      n = -1;
    }
  else
    text = g_malloc (MIN ((gsize) status.st_size, BYTES_MAX) + 2);
  while (n > 0 && *length <= MIN ((gsize) status.st_size, BYTES_MAX))
    {
      n = read (fd, text + *length,
                MIN ((gsize) status.st_size, BYTES_MAX) + 1 - *length);
      if (n < 0 && errno == EINTR)
        n = 1;
      else if (n > 0)
        *length += (gsize) n;
    }
  reason = errno;
  close (fd);
  errno = reason;
  if (n < 0)
    return NULL;
  text[*length] = '\0';

  return g_steal_pointer (&text);
}

/* Takes @text, of @length bytes and a NUL.  Returns: (transfer full): the same
 * in UTF-8 if an editor saved it as UTF-16, without the NULs that disks and
 * drives append. */
static char *
convert_text (char  *text,
              gsize *length)
{
  const char *charset = NULL;
  g_autofree char *converted = NULL;
  gsize converted_length;

  if (*length >= 2 && memcmp (text, "\xFF\xFE", 2) == 0)
    charset = "UTF-16LE";
  else if (*length >= 2 && memcmp (text, "\xFE\xFF", 2) == 0)
    charset = "UTF-16BE";
  if (charset != NULL)
    converted = g_convert (text + 2, (gssize) *length - 2, "UTF-8", charset,
                           NULL, &converted_length, NULL);
  if (converted != NULL)
    {
      g_free (text);
      text = g_steal_pointer (&converted);
      *length = converted_length;
    }
  /* The NULs of a file that is cut stay, because more bytes may follow them. */
  while (*length > 0 && *length < BYTES_MAX && text[*length - 1] == '\0')
    (*length)--;

  return text;
}

static gboolean
begins_as_result (const char *text)
{
  if (g_str_has_prefix (text, "\xEF\xBB\xBF"))
    text += 3;
  while (g_ascii_isspace (*text))
    text++;

  return g_str_has_prefix (text, FIRST_WORD);
}

/* A key that is equal for lines which name one pupil.  It keeps the whole name,
 * because long names may differ only at the end. */
static char *
dup_name_key (const char *line)
{
  g_auto (GStrv) words = ludo_lines_split_words (line, 0);
  g_autofree char *joined = g_strjoinv (" ", words);
  g_autofree char *folded = g_utf8_casefold (joined, -1);

  return g_utf8_normalize (folded, -1, G_NORMALIZE_NFC);
}

/* A digest that is equal for files which say the same of the same pupil. */
static char *
dup_digest (const char *text,
            gsize       length)
{
  g_auto (GStrv) lines = ludo_lines_split (text, (gssize) length);
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *name = g_str_has_prefix (lines[i], "name ")
                                ? dup_name_key (lines[i]) : NULL;

      if (lines[i][0] == '\0')
        continue;
      g_checksum_update (checksum,
                         (const guchar *) (name != NULL ? name : lines[i]),
                         -1);
      g_checksum_update (checksum, (const guchar *) "\n", 1);
    }

  return g_strdup (g_checksum_get_string (checksum));
}

/* Whether the path has the pupil's name, as platforms name folders. */
static gboolean
is_in_own_folder (const LudoClassFile *file)
{
  g_autofree char *key = ludo_pupil_name_dup_key (file->result->name);
  g_autofree char *folder = g_path_get_dirname (file->place);
  g_autofree char *folded = g_utf8_casefold (folder, -1);

  return strstr (folded, key) != NULL;
}

/* Reads the content of @file, of which only the name is known.  Returns:
 * whether it has to do with results. */
static gboolean
read_file (LudoClassFile *file)
{
  g_autofree char *name = g_path_get_basename (file->path);
  g_autoptr (GError) error = NULL;
  gsize length = 0;
  char *start = read_start (file->path, &length);
  int reason = errno;
  g_autofree char *text = start != NULL ? convert_text (start, &length) : NULL;

  if (!names_result (name) && (text == NULL || !begins_as_result (text)))
    return FALSE;
  if (text == NULL)
    file->reason = g_strdup (reason == ENODEV
                               ? _("this is not a file")
                               : ludo_reason_from_errno (reason));
  else if (length == 0)
    file->kind = LUDO_CLASS_FILE_EMPTY;
  else
    {
      /* The message does not name the file, because the name may be a pupil's
       * and is shown beside the message anyway. */
      file->result = ludo_result_parse (text, length, _("In the file"),
                                        &error);
      if (file->result == NULL)
        file->reason = ludo_quote (error->message, LUDO_QUOTE_SENTENCE);
    }
  if (file->reason != NULL)
    file->kind = LUDO_CLASS_FILE_UNREADABLE;
  if (file->result != NULL)
    {
      file->digest = dup_digest (text, length);
      file->in_own_folder = is_in_own_folder (file);
    }

  return TRUE;
}

/* Hidden files, those that a Mac packs beside each file and the copies of
 * editors are passed over, because no person put them there. */
static gboolean
is_hidden (const char *name)
{
  return name[0] == '.' || g_str_equal (name, "__MACOSX")
         || g_str_has_suffix (name, "~");
}

static gboolean
is_in_the_way (FileScan *scan)
{
  return scan->is_full
         || g_cancellable_is_cancelled (scan->cancellable);
}

/* Lists the files and folders in @path, displayed as @place, without reading a
 * file.  Returns: FALSE with @error if the folder cannot be read. */
static gboolean
walk (FileScan    *scan,
      const char  *path,
      const char  *place,
      guint        depth,
      GError     **error)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, error);
  gboolean has_folders = FALSE;
  const char *name;

  if (dir == NULL)
    return FALSE;
  while (!is_in_the_way (scan) && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);
      g_autofree char *child_place =
        place[0] != '\0' ? g_build_filename (place, name, NULL)
                         : g_strdup (name);
      g_autoptr (GError) refused = NULL;
      GStatBuf status;

      if (is_hidden (name) || g_lstat (child, &status) != 0)
        continue;
      has_folders |= S_ISDIR (status.st_mode);
      if (S_ISDIR (status.st_mode))
        {
          if (depth == LUDO_CLASS_DEPTH_MAX)
            add_file (scan, LUDO_CLASS_FILE_DEEP, child, child_place);
          else if (!walk (scan, child, child_place, depth + 1,
                          &refused))
            add_file (scan, LUDO_CLASS_FILE_UNREADABLE, child, child_place)
              ->reason = g_strdup (ludo_reason_from_error (refused));
        }
      else if (scan->files->len == LUDO_CLASS_FILES_MAX)
        {
          add_file (scan, LUDO_CLASS_FILE_TOO_MANY, child, child_place);
          scan->is_full = TRUE;
        }
      else if (has_suffix (name, ".lesson"))
        {
          if (g_file_test (child, G_FILE_TEST_IS_REGULAR))
            add_file (scan, LUDO_CLASS_FILE_LESSON, child, child_place);
        }
      else if (is_packed (name))
        add_file (scan, LUDO_CLASS_FILE_PACKED, child, child_place);
      else if (S_ISLNK (status.st_mode)
               && g_file_test (child, G_FILE_TEST_IS_DIR))
        add_file (scan, LUDO_CLASS_FILE_UNREADABLE, child, child_place)
          ->reason = g_strdup (_("this is a link to a folder, and links are "
                                 "not followed: open the folder itself"));
      else if (names_result (name) || has_suffix (name, ".txt"))
        add_file (scan, LUDO_CLASS_FILE_RESULT, child, child_place);
    }
  if (depth > 0 && !has_folders && !is_in_the_way (scan))
    add_file (scan, LUDO_CLASS_FILE_BARE, path, place);

  return TRUE;
}

static int
compare_places (gconstpointer a,
                gconstpointer b)
{
  const LudoClassFile *one = *(const LudoClassFile *const *) a;
  const LudoClassFile *other = *(const LudoClassFile *const *) b;
  gsize length = strlen (one->place), other_length = strlen (other->place);

  if (length != other_length)
    return length < other_length ? -1 : 1;

  return strcmp (one->place, other->place);
}

/* Removes the folders that contain something else that is listed. */
static void
drop_full_folders (GPtrArray *files)
{
  g_autoptr (GHashTable) full =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < files->len; i++)
    {
      const LudoClassFile *file = g_ptr_array_index (files, i);

      if (file->kind != LUDO_CLASS_FILE_BARE)
        g_hash_table_add (full, g_path_get_dirname (file->path));
    }
  for (guint i = files->len; i-- > 0;)
    {
      const LudoClassFile *file = g_ptr_array_index (files, i);

      if (file->kind == LUDO_CLASS_FILE_BARE
          && g_hash_table_contains (full, file->path))
        g_ptr_array_remove_index (files, i);
    }
}

GPtrArray *
ludo_class_files_read (const char         *folder,
                       LudoClassProgress  *progress,
                       GCancellable       *cancellable,
                       GError            **error)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (file_free);
  g_autoptr (GError) reason = NULL;
  FileScan scan = { files, progress, cancellable, FALSE };

  g_return_val_if_fail (folder != NULL, NULL);

  if (!walk (&scan, folder, "", 0, &reason))
    {
      g_autofree char *shown = g_filename_display_name (folder);

      ludo_quote_set_error (error, LUDO_RESULT_ERROR, 0,
                            /* Translators: a folder, then the reason, as
                             * "permission is denied". */
                            _("The folder “%s” cannot be read: %s."), shown,
                            is_packed (folder)
                              ? _("this file is compressed: extract it, then "
                                  "open the folder")
                              : ludo_reason_from_error (reason));
      return NULL;
    }
  for (guint i = 0; i < files->len;)
    {
      LudoClassFile *file = g_ptr_array_index (files, i);

      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return NULL;
      if (progress != NULL && is_file (file))
        g_atomic_int_inc (&progress->n_read);
      if (file->kind == LUDO_CLASS_FILE_RESULT && !read_file (file))
        g_ptr_array_remove_index_fast (files, i);
      else
        i++;
    }
  drop_full_folders (files);
  g_ptr_array_sort (files, compare_places);

  return g_steal_pointer (&files);
}

LudoResult *
ludo_class_files_load (const char  *path,
                       GError     **error)
{
  LudoClassFile *file;
  LudoResult *result;

  g_return_val_if_fail (path != NULL, NULL);

  file = g_new0 (LudoClassFile, 1);
  file->path = g_strdup (path);
  file->place = g_filename_display_basename (path);
  if (!read_file (file))
    file->reason = g_strdup (_("this is not the result of a lesson"));
  else if (file->kind == LUDO_CLASS_FILE_EMPTY)
    file->reason = g_strdup (_("this file is empty"));
  result = g_steal_pointer (&file->result);
  if (result == NULL)
    /* Translators: a file, then what is wrong with it. */
    ludo_quote_set_error (error, LUDO_RESULT_ERROR, 0,
                          _("The file “%s” cannot be read: %s."),
                          file->place, file->reason);
  file_free (file);

  return result;
}
