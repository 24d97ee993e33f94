/* ludo-store-slots.c: one folder of records for each open window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-store-slots"

#include "config.h"

#include "play/record/ludo-store-slots.h"

#include <errno.h>
#include <fcntl.h>
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

char *
ludo_store_slots_claim (const char *base,
                        int        *lock)
{
  g_return_val_if_fail (base != NULL && lock != NULL, NULL);

  for (guint number = 1; number <= LUDO_STORE_SLOTS_MAX; number++)
    {
      g_autofree char *path = slot_path (base, number);

      /* A folder that cannot be made is said when a game is to be kept. */
      if (g_mkdir_with_parents (path, 0700) != 0)
        {
          *lock = -1;
          return g_steal_pointer (&path);
        }
      if (try_lock (path, lock))
        return g_steal_pointer (&path);
    }

  *lock = -1;
  return g_strdup_printf ("%s-%d-%d", base, (int) getpid (),
                          LUDO_STORE_SLOTS_MAX + 1);
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

char *
ludo_store_slots_find (const char *base,
                       const char *own,
                       const char *name)
{
  g_autofree char *mine = NULL;

  g_return_val_if_fail (base != NULL && own != NULL && name != NULL, NULL);

  mine = g_build_filename (own, name, NULL);
  if (g_file_test (mine, G_FILE_TEST_IS_REGULAR))
    return g_steal_pointer (&mine);

  for (guint number = 1; number <= LUDO_STORE_SLOTS_MAX; number++)
    {
      g_autofree char *folder = slot_path (base, number);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (!g_str_equal (folder, own)
          && g_file_test (path, G_FILE_TEST_IS_REGULAR) && is_free (folder))
        return g_steal_pointer (&path);
    }

  return NULL;
}
