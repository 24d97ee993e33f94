/* ludo-store-slots.c: one folder of records for each open window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-store-slots"

#include "config.h"

#include "play/record/ludo-store-slots.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include <glib/gstdio.h>

static char *
slot_path (const char *base,
           guint       number)
{
  return number == 1 ? g_strdup (base)
                     : g_strdup_printf ("%s-%u", base, number);
}

gboolean
ludo_store_slots_holds (const char *folder,
                        int         lock)
{
  g_autofree char *path = NULL;
  GStatBuf held;
  GStatBuf there;

  g_return_val_if_fail (folder != NULL, FALSE);

  path = g_build_filename (folder, ".lock", NULL);

  return lock >= 0 && fstat (lock, &held) == 0 && g_stat (path, &there) == 0
         && held.st_dev == there.st_dev && held.st_ino == there.st_ino;
}

static gboolean
is_deleted (int lock)
{
  GStatBuf held;

  return fstat (lock, &held) == 0 && held.st_nlink == 0;
}

/* Returns: FALSE when somebody else holds @folder. */
static gboolean
try_lock (const char *folder,
          int        *lock)
{
  g_autofree char *path = g_build_filename (folder, ".lock", NULL);
  gboolean locked;

  *lock = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (*lock < 0)
    return TRUE;

  /* A file system that knows no locks cannot tell; one window is then taken
   * to be all there is.  What was deleted since it was opened keeps nobody
   * out. */
  locked = flock (*lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
  if (locked && !is_deleted (*lock))
    return TRUE;
  close (*lock);
  *lock = -1;

  return FALSE;
}

static gboolean
is_in (GHashTable *held,
       const char *folder)
{
  return held != NULL && g_hash_table_contains (held, folder);
}

char *
ludo_store_slots_claim (const char *base,
                        GHashTable *held,
                        int        *lock)
{
  g_return_val_if_fail (base != NULL && lock != NULL, NULL);

  for (guint number = 1;; number++)
    {
      g_autofree char *path = slot_path (base, number);

      *lock = -1;
      if (is_in (held, path))
        continue;
      /* A folder that cannot be made is said when a game is to be kept. */
      if (g_mkdir_with_parents (path, 0700) != 0 || try_lock (path, lock))
        return g_steal_pointer (&path);
    }
}

void
ludo_store_slots_release (int lock)
{
  if (lock >= 0)
    close (lock);
}

static gboolean
is_free (const char *folder)
{
  int lock = -1;
  gboolean is_free = try_lock (folder, &lock);

  ludo_store_slots_release (lock);

  return is_free;
}

/* Earlier versions called the seventeenth after its process: "-123-17". */
static gboolean
is_slot (const char *name,
         const char *base_name)
{
  const char *number = name + strlen (base_name);

  return g_str_has_prefix (name, base_name)
         && (number[0] == '\0'
             || (number[0] == '-'
                 && number[strspn (number, "-0123456789")] == '\0'));
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  const char *one = *(const char *const *) a;
  const char *other = *(const char *const *) b;
  gsize length = strlen (one);
  gsize other_length = strlen (other);

  if (length != other_length)
    return length < other_length ? -1 : 1;

  return strcmp (one, other);
}

GPtrArray *
ludo_store_slots_list (const char *base)
{
  GPtrArray *folders = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *parent = NULL;
  g_autofree char *base_name = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_val_if_fail (base != NULL, folders);

  parent = g_path_get_dirname (base);
  base_name = g_path_get_basename (base);
  dir = g_dir_open (parent, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_slot (name, base_name))
      g_ptr_array_add (folders, g_build_filename (parent, name, NULL));
  g_ptr_array_sort (folders, compare_numbers);

  return folders;
}

char *
ludo_store_slots_find (const char *base,
                       const char *own,
                       GHashTable *held,
                       const char *name)
{
  g_autofree char *mine = NULL;
  g_autoptr (GPtrArray) folders = NULL;

  g_return_val_if_fail (base != NULL && own != NULL && name != NULL, NULL);

  mine = g_build_filename (own, name, NULL);
  if (g_file_test (mine, G_FILE_TEST_IS_REGULAR))
    return g_steal_pointer (&mine);

  folders = ludo_store_slots_list (base);
  for (guint i = 0; i < folders->len; i++)
    {
      const char *folder = folders->pdata[i];
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (!g_str_equal (folder, own) && !is_in (held, folder)
          && g_file_test (path, G_FILE_TEST_IS_REGULAR) && is_free (folder))
        return g_steal_pointer (&path);
    }

  return NULL;
}
