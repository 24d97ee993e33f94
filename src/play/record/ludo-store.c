/* ludo-store.c: the games that were left, to be resumed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/record/ludo-store.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "play/record/ludo-data-file.h"
#include "play/record/ludo-record.h"
#include "play/record/ludo-save-file.h"

#define LOCK_NAME ".lock"

struct _LudoStore
{
  GObject parent_instance;

  int lock;                     /* of the folder, -1 where there is none */

  /* Owned */
  GHashTable *locked;           /* the folders of all stores; or NULL */
  char *base;                   /* the name that all folders begin with */
  char *folder;                 /* this one's own */
  char *finished;               /* the folder of the games that are over */
};

G_DEFINE_FINAL_TYPE (LudoStore, ludo_store, G_TYPE_OBJECT)

static gboolean
is_deleted (int lock)
{
  GStatBuf opened;

  return fstat (lock, &opened) == 0 && opened.st_nlink == 0;
}

static void
unlock (int lock)
{
  if (lock >= 0)
    close (lock);
}

/* Tries to lock @folder.  @lock becomes -1 if the folder cannot be locked,
 * which does not keep the game from being played.  Returns: FALSE when another
 * store has locked it. */
static gboolean
try_lock (const char *folder,
          int        *lock)
{
  g_autofree char *path = g_build_filename (folder, LOCK_NAME, NULL);
  gboolean locked;

  ludo_data_file_clear_way (path);
  *lock = g_open (path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (*lock < 0)
    return TRUE;

  /* If the file system has no locks, this process is taken to be the only one.
   * A lock file that was deleted since it was opened locks nobody out, so it
   * does not count. */
  locked = flock (*lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
  if (locked && !is_deleted (*lock))
    return TRUE;
  unlock (*lock);
  *lock = -1;

  return FALSE;
}

static gboolean
is_locked_here (LudoStore  *self,
                const char *folder)
{
  return self->locked != NULL && g_hash_table_contains (self->locked, folder);
}

/* Takes the first folder that is not locked: "current", "current-2" … */
static void
claim (LudoStore *self)
{
  gboolean claimed = FALSE;

  for (guint number = 1; !claimed; number++)
    {
      g_autofree char *path =
        number == 1 ? g_strdup (self->base)
                    : g_strdup_printf ("%s-%u", self->base, number);

      if (is_locked_here (self, path))
        continue;

      /* A folder that cannot be made is reported when a game is to be saved. */
      claimed = !ludo_data_file_make_folder (path, NULL)
              || try_lock (path, &self->lock);
      if (claimed)
        self->folder = g_steal_pointer (&path);
    }
  if (self->locked != NULL)
    g_hash_table_add (self->locked, g_strdup (self->folder));
}

static void
release (LudoStore *self)
{
  if (self->locked != NULL)
    g_hash_table_remove (self->locked, self->folder);
  g_clear_pointer (&self->folder, g_free);
  unlock (self->lock);
  self->lock = -1;
}

/* The folder may have been deleted, moved or made anew since. */
static gboolean
is_locked (LudoStore *self)
{
  g_autofree char *path = g_build_filename (self->folder, LOCK_NAME, NULL);
  GStatBuf opened;
  GStatBuf there;

  return self->lock >= 0 && fstat (self->lock, &opened) == 0
         && g_stat (path, &there) == 0
         && opened.st_dev == there.st_dev && opened.st_ino == there.st_ino;
}

/* Removes @folder, which is locked, unless it is the first or something besides
 * the lock is in it.  A process that opens the lock meanwhile finds it deleted,
 * and one that makes another keeps the folder from going. */
static void
remove_empty (LudoStore  *self,
              const char *folder)
{
  g_autofree char *lock = g_build_filename (folder, LOCK_NAME, NULL);
  g_autoptr (GDir) dir = NULL;
  const char *name;

  if (g_str_equal (folder, self->base))
    return;

  dir = g_dir_open (folder, 0, NULL);
  if (dir == NULL)
    return;
  while ((name = g_dir_read_name (dir)) != NULL)
    if (!g_str_equal (name, LOCK_NAME))
      return;

  g_unlink (lock);
  g_rmdir (folder);
}

static void
ludo_store_finalize (GObject *object)
{
  LudoStore *self = LUDO_STORE (object);

  if (is_locked (self))
    remove_empty (self, self->folder);
  release (self);
  g_clear_pointer (&self->locked, g_hash_table_unref);
  g_free (self->base);
  g_free (self->finished);

  G_OBJECT_CLASS (ludo_store_parent_class)->finalize (object);
}

static void
ludo_store_class_init (LudoStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_store_finalize;
}

static void
ludo_store_init (LudoStore *self)
{
  self->lock = -1;
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

/* Lists all the folders that exist, locked or not, in the order of their
 * numbers; free with g_ptr_array_unref(). */
static GPtrArray *
list_folders (LudoStore *self)
{
  GPtrArray *folders = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *parent = g_path_get_dirname (self->base);
  g_autofree char *base_name = g_path_get_basename (self->base);
  g_autoptr (GDir) dir = g_dir_open (parent, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_slot (name, base_name))
      g_ptr_array_add (folders, g_build_filename (parent, name, NULL));
  g_ptr_array_sort (folders, compare_numbers);

  return folders;
}

/* Removes the parts that killed processes left, and the empty folders of
 * windows that were killed. */
static void
sweep (LudoStore *self)
{
  g_autoptr (GPtrArray) folders = list_folders (self);

  for (guint i = 0; i < folders->len; i++)
    {
      int lock = -1;

      ludo_save_file_sweep (folders->pdata[i]);
      if (!is_locked_here (self, folders->pdata[i])
          && try_lock (folders->pdata[i], &lock))
        remove_empty (self, folders->pdata[i]);
      unlock (lock);
    }
}

LudoStore *
ludo_store_new (const char *folder,
                GHashTable *locked)
{
  LudoStore *self = g_object_new (LUDO_TYPE_STORE, NULL);
  g_autofree char *parent = NULL;

  self->base = folder != NULL
                 ? g_strdup (folder)
                 : g_build_filename (g_get_user_data_dir (), "ludotheque",
                                     "current", NULL);
  parent = g_path_get_dirname (self->base);
  self->finished = g_build_filename (parent, "finished", NULL);
  if (locked != NULL)
    self->locked = g_hash_table_ref (locked);
  claim (self);
  sweep (self);

  return self;
}

/* The folder may have been removed, or could not be made before.  Another store
 * may have made and locked one of the same name since, into which this one must
 * not write. */
static void
ensure_locked (LudoStore *self)
{
  if (is_locked (self))
    return;

  release (self);
  claim (self);
}

static char *
record_path (LudoStore  *self,
             const char *game_id)
{
  g_autofree char *name = g_strconcat (game_id, ".ludo", NULL);

  return g_build_filename (self->folder, name, NULL);
}

static gboolean
is_free (LudoStore  *self,
         const char *folder)
{
  int lock = -1;
  gboolean is_free = !is_locked_here (self, folder) && try_lock (folder, &lock);

  unlock (lock);

  return is_free;
}

/* Finds the record that was left, in the store's own folder or in one that is
 * not locked; NULL if there is none. */
static char *
find_record (LudoStore  *self,
             const char *game_id)
{
  g_autofree char *name = g_strconcat (game_id, ".ludo", NULL);
  g_autofree char *own = record_path (self, game_id);
  g_autoptr (GPtrArray) folders = NULL;

  if (g_file_test (own, G_FILE_TEST_IS_REGULAR))
    return g_steal_pointer (&own);

  folders = list_folders (self);
  for (guint i = 0; i < folders->len; i++)
    {
      g_autofree char *path = g_build_filename (folders->pdata[i], name,
                                                NULL);

      if (!g_str_equal (path, own)
          && g_file_test (path, G_FILE_TEST_IS_REGULAR)
          && is_free (self, folders->pdata[i]))
        return g_steal_pointer (&path);
    }

  return NULL;
}

GFile *
ludo_store_claim_file (LudoStore   *self,
                       const char  *game_id,
                       GError     **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (LUDO_IS_STORE (self) && game_id != NULL, NULL);

  ensure_locked (self);
  if (!ludo_data_file_make_folder (self->folder, error))
    return NULL;

  path = record_path (self, game_id);
  ludo_data_file_clear_way (path);

  return g_file_new_for_path (path);
}

gboolean
ludo_store_has (LudoStore  *self,
                const char *game_id)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (LUDO_IS_STORE (self) && game_id != NULL, FALSE);

  path = find_record (self, game_id);

  return path != NULL;
}

/* Sets aside the record at @path, which does not parse for the reason @fault.
 * @error names the file under its new name. */
static void
give_up (const char    *path,
         const GError  *fault,
         GError       **error)
{
  g_autofree char *aside = ludo_data_file_set_aside (path);
  g_autoptr (GFile) file = NULL;
  g_autoptr (LudoGame) game = NULL;
  g_autoptr (GError) there = NULL;

  if (aside == NULL)
    {
      g_propagate_error (error, g_error_copy (fault));
      return;
    }

  file = g_file_new_for_path (aside);
  game = ludo_record_load (file, &there);
  g_set_error (error, fault->domain, fault->code,
               /* Translators: then the file's name, the line and what is wrong
                * there. */
               _("Your saved game is damaged and cannot be resumed. A copy was "
                 "kept. %s"),
               game == NULL ? there->message : aside);
}

/* A record that another window left becomes this one's. */
static char *
adopt_record (LudoStore  *self,
              const char *game_id,
              char       *found)
{
  g_autofree char *own = record_path (self, game_id);

  if (g_str_equal (own, found) || g_rename (found, own) != 0)
    return found;

  g_free (found);

  return g_steal_pointer (&own);
}

LudoGame *
ludo_store_load (LudoStore   *self,
                 const char  *game_id,
                 GError     **error)
{
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (LudoGame) game = NULL;
  g_autoptr (GError) local = NULL;

  g_return_val_if_fail (LUDO_IS_STORE (self) && game_id != NULL, NULL);

  ensure_locked (self);
  path = find_record (self, game_id);
  if (path == NULL)
    return NULL;

  path = adopt_record (self, game_id, g_steal_pointer (&path));
  file = g_file_new_for_path (path);
  game = ludo_record_load (file, &local);
  if (game == NULL)
    {
      /* A record that does not parse will never parse, but one that could not
       * be opened now may be whole. */
      if (local->domain == LUDO_GAME_ERROR
          && local->code != LUDO_GAME_ERROR_FUTURE)
        give_up (path, local, error);
      else
        g_propagate_error (error, g_steal_pointer (&local));
    }

  return g_steal_pointer (&game);
}

const char *
ludo_store_get_finished_folder (LudoStore *self)
{
  g_return_val_if_fail (LUDO_IS_STORE (self), NULL);

  return self->finished;
}

GFile *
ludo_store_claim_finished (LudoStore   *self,
                           const char  *name,
                           GError     **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (LUDO_IS_STORE (self) && name != NULL, NULL);

  if (!ludo_data_file_make_folder (self->finished, error))
    return NULL;

  path = g_build_filename (self->finished, name, NULL);
  ludo_data_file_clear_way (path);

  return g_file_new_for_path (path);
}
