/* ludo-draft-store.c: keeps what is being written until it is saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/work/ludo-draft-store.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>
#include <utime.h>

#include "play/ludo-quote.h"
#include "play/ludo-signal.h"
#include "play/record/ludo-data-file.h"
#include "play/record/ludo-save-file.h"

/* A longer file was not written by the program. */
#define BYTES_MAX (8 * 1024 * 1024)

/* The time in which what is typed is written together. */
#define DELAY_MS 500

/* The time for which a discarded draft can be brought back. */
#define DISCARDED_SECONDS 600

/* The ends of the names of a draft, and of one that was discarded. */
#define DRAFT ".draft"
#define DISCARDED ".discarded"

struct _LudoDraftStore
{
  GObject parent_instance;

  int lock;                     /* on the own draft, or -1 */
  int found_lock;               /* on the one found last, or -1 */
  guint delay_id;

  /* Owned */
  char *folder;
  char *kind;
  char *path;                   /* of the own draft, or NULL */
  char *found_path;             /* of the one found last, or NULL */
  GBytes *text;                 /* still to be written, or NULL */
  GBytes *writing;              /* what the thread writes, or NULL */
  char *problem;                /* or NULL */
};

G_DEFINE_FINAL_TYPE (LudoDraftStore, ludo_draft_store, G_TYPE_OBJECT)

static void
set_problem (LudoDraftStore *self,
             const char     *problem)
{
  g_autofree char *before = g_steal_pointer (&self->problem);

  self->problem = g_strdup (problem);
  if (g_strcmp0 (before, problem) != 0)
    g_signal_emit_by_name (self, "problem-changed");
}

/* Returns: FALSE if an editor has the lock of @path already; a file system
 * without locks refuses nobody, and leaves *@lock -1. */
static gboolean
acquire_lock (const char *path,
              int        *lock)
{
  g_autofree char *name = g_strconcat (path, ".lock", NULL);

  *lock = g_open (name, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC,
                  0600);
  if (*lock < 0 || flock (*lock, LOCK_EX | LOCK_NB) == 0)
    return TRUE;
  if (errno != EWOULDBLOCK)
    return TRUE;
  close (*lock);
  *lock = -1;

  return FALSE;
}

static void
drop_lock (int *lock)
{
  if (*lock >= 0)
    close (*lock);
  *lock = -1;
}

static void
remove_lock_file (const char *path)
{
  g_autofree char *name = g_strconcat (path, ".lock", NULL);

  g_unlink (name);
}

static void write_next (LudoDraftStore *self);

static void
written_cb (GObject      *file,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (LudoDraftStore) self = data;
  g_autoptr (GError) error = NULL;

  if (!ludo_save_file_finish (G_FILE (file), result, &error)
      && self->text == NULL)
    self->text = g_bytes_ref (self->writing);
  g_clear_pointer (&self->writing, g_bytes_unref);
  set_problem (self, error != NULL ? error->message : NULL);
  /* A text that could not be written is tried again with the next change. */
  if (self->delay_id == 0 && error == NULL)
    write_next (self);
}

/* Makes the folder, and a name for the own draft.  Returns: FALSE with a
 * problem. */
static gboolean
prepare (LudoDraftStore *self)
{
  g_autoptr (GError) error = NULL;

  if (!ludo_data_file_make_folder (self->folder, &error))
    {
      set_problem (self, error->message);
      return FALSE;
    }
  if (self->path == NULL)
    {
      g_autofree char *id = g_uuid_string_random ();
      g_autofree char *name = g_strconcat (self->kind, "-", id, DRAFT, NULL);

      self->path = g_build_filename (self->folder, name, NULL);
      acquire_lock (self->path, &self->lock);
    }

  return TRUE;
}

static void
write_next (LudoDraftStore *self)
{
  g_autoptr (GFile) file = NULL;

  if (self->writing != NULL || self->text == NULL || !prepare (self))
    return;
  self->writing = g_steal_pointer (&self->text);
  file = g_file_new_for_path (self->path);
  ludo_save_file_async (file, self->writing, written_cb, g_object_ref (self));
}

static gboolean
delayed_cb (gpointer data)
{
  LudoDraftStore *self = data;

  self->delay_id = 0;
  write_next (self);

  return G_SOURCE_REMOVE;
}

void
ludo_draft_store_save (LudoDraftStore *self,
                       const char     *text)
{
  g_return_if_fail (LUDO_IS_DRAFT_STORE (self) && text != NULL);

  g_clear_pointer (&self->text, g_bytes_unref);
  self->text = g_bytes_new (text, strlen (text));
  if (self->delay_id == 0)
    self->delay_id = g_timeout_add (DELAY_MS, delayed_cb, self);
}

/* Waits until the thread has written what it has. */
static void
wait_for_thread (LudoDraftStore *self)
{
  while (self->writing != NULL)
    g_main_context_iteration (NULL, TRUE);
}

gboolean
ludo_draft_store_flush (LudoDraftStore *self)
{
  g_return_val_if_fail (LUDO_IS_DRAFT_STORE (self), FALSE);

  g_clear_handle_id (&self->delay_id, g_source_remove);
  wait_for_thread (self);
  write_next (self);
  wait_for_thread (self);

  return self->text == NULL;
}

const char *
ludo_draft_store_get_problem (LudoDraftStore *self)
{
  g_return_val_if_fail (LUDO_IS_DRAFT_STORE (self), NULL);

  return self->problem;
}

/* Forgets the own draft, without a look at the disk. */
static void
forget (LudoDraftStore *self)
{
  drop_lock (&self->lock);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->text, g_bytes_unref);
  g_clear_handle_id (&self->delay_id, g_source_remove);
  set_problem (self, NULL);
}

void
ludo_draft_store_remove (LudoDraftStore *self)
{
  g_return_if_fail (LUDO_IS_DRAFT_STORE (self));

  wait_for_thread (self);
  if (self->path != NULL)
    {
      g_unlink (self->path);
      remove_lock_file (self->path);
    }
  forget (self);
}

gboolean
ludo_draft_store_leave (LudoDraftStore *self)
{
  g_return_val_if_fail (LUDO_IS_DRAFT_STORE (self), FALSE);

  if (!ludo_draft_store_flush (self))
    return FALSE;
  forget (self);

  return TRUE;
}

/* Finding */

/* Entry: a file of a draft. */
typedef struct
{
  char *path;
  gint64 changed;               /* in microseconds of the real time */
} Entry;

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_free (entry->path);
  g_free (entry);
}

static int
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  const Entry *one = *(const Entry *const *) a;
  const Entry *other = *(const Entry *const *) b;

  return one->changed != other->changed
           ? (one->changed < other->changed ? 1 : -1)
           : strcmp (one->path, other->path);
}

/* Returns: (transfer full): the files whose names end in @end, the one changed
 * last first. */
static GPtrArray *
list_entries (LudoDraftStore *self,
              const char     *end)
{
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  g_autofree char *start = g_strconcat (self->kind, "-", NULL);
  GPtrArray *entries = g_ptr_array_new_with_free_func (entry_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);
      GStatBuf status;
      Entry *entry;

      if (!g_str_has_prefix (name, start) || !g_str_has_suffix (name, end)
          || g_lstat (path, &status) != 0 || !S_ISREG (status.st_mode))
        continue;
      entry = g_new (Entry, 1);
      entry->path = g_steal_pointer (&path);
      entry->changed = (gint64) status.st_mtim.tv_sec * G_USEC_PER_SEC
                       + status.st_mtim.tv_nsec / 1000;
      g_ptr_array_add (entries, entry);
    }
  g_ptr_array_sort (entries, compare_entries);

  return entries;
}

static void
forget_found (LudoDraftStore *self)
{
  drop_lock (&self->found_lock);
  g_clear_pointer (&self->found_path, g_free);
}

char *
ludo_draft_store_find (LudoDraftStore  *self,
                       GError         **error)
{
  g_autoptr (GPtrArray) entries = NULL;

  g_return_val_if_fail (LUDO_IS_DRAFT_STORE (self), NULL);

  forget_found (self);
  entries = list_entries (self, DRAFT);
  for (guint i = 0; i < entries->len; i++)
    {
      const Entry *entry = g_ptr_array_index (entries, i);
      g_autofree char *text = NULL;
      gsize length;

      if (!acquire_lock (entry->path, &self->found_lock))
        continue;
      if (ludo_data_file_load (entry->path, BYTES_MAX, &text, &length,
                               error != NULL && *error == NULL ? error : NULL)
          && text != NULL)
        {
          self->found_path = g_strdup (entry->path);
          return g_steal_pointer (&text);
        }
      forget_found (self);
    }

  return NULL;
}

gboolean
ludo_draft_store_resume (LudoDraftStore *self)
{
  g_return_val_if_fail (LUDO_IS_DRAFT_STORE (self), FALSE);
  g_return_val_if_fail (self->found_path != NULL, FALSE);

  if (!ludo_draft_store_leave (self))
    return FALSE;
  self->path = g_steal_pointer (&self->found_path);
  self->lock = self->found_lock;
  self->found_lock = -1;

  return TRUE;
}

/* Whether the draft was discarded so lately that it can be brought back. */
static gboolean
is_fresh (const Entry *entry)
{
  return g_get_real_time () - entry->changed
         < DISCARDED_SECONDS * G_USEC_PER_SEC;
}

gboolean
ludo_draft_store_discard (LudoDraftStore *self)
{
  g_autofree char *discarded = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  gboolean is_gone;

  g_return_val_if_fail (LUDO_IS_DRAFT_STORE (self), FALSE);
  g_return_val_if_fail (self->found_path != NULL, FALSE);

  entries = list_entries (self, DISCARDED);
  for (guint i = 0; i < entries->len; i++)
    if (!is_fresh (g_ptr_array_index (entries, i)))
      g_unlink (((Entry *) g_ptr_array_index (entries, i))->path);
  discarded = g_strconcat (self->found_path, DISCARDED, NULL);
  is_gone = g_rename (self->found_path, discarded) == 0;
  if (is_gone)
    {
      g_utime (discarded, NULL);
      remove_lock_file (self->found_path);
    }
  forget_found (self);

  return is_gone;
}

static char *
find_discarded (LudoDraftStore *self)
{
  g_autoptr (GPtrArray) entries = list_entries (self, DISCARDED);
  const Entry *entry = entries->len > 0 ? g_ptr_array_index (entries, 0) : NULL;

  return entry != NULL && is_fresh (entry) ? g_strdup (entry->path) : NULL;
}

gboolean
ludo_draft_store_has_discarded (LudoDraftStore *self)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (LUDO_IS_DRAFT_STORE (self), FALSE);

  path = find_discarded (self);

  return path != NULL;
}

gboolean
ludo_draft_store_restore (LudoDraftStore *self)
{
  g_autofree char *path = NULL;
  g_autofree char *draft = NULL;

  g_return_val_if_fail (LUDO_IS_DRAFT_STORE (self), FALSE);

  path = find_discarded (self);
  if (path == NULL)
    return FALSE;
  draft = g_strndup (path, strlen (path) - strlen (DISCARDED));

  return g_rename (path, draft) == 0;
}

char *
ludo_draft_store_set_aside (LudoDraftStore *self)
{
  g_autofree char *aside = NULL;

  g_return_val_if_fail (LUDO_IS_DRAFT_STORE (self) && self->found_path != NULL,
                        NULL);

  aside = ludo_data_file_set_aside (self->found_path);
  if (aside == NULL)
    aside = g_strdup (self->found_path);
  remove_lock_file (self->found_path);
  forget_found (self);

  /* Translators: %s is a file. */
  return ludo_quote_printf (_("A draft cannot be read. It is left in “%s”."),
                            aside);
}

static void
ludo_draft_store_finalize (GObject *object)
{
  LudoDraftStore *self = LUDO_DRAFT_STORE (object);

  g_clear_handle_id (&self->delay_id, g_source_remove);
  drop_lock (&self->lock);
  drop_lock (&self->found_lock);
  g_clear_pointer (&self->text, g_bytes_unref);
  g_free (self->folder);
  g_free (self->kind);
  g_free (self->path);
  g_free (self->found_path);
  g_free (self->problem);

  G_OBJECT_CLASS (ludo_draft_store_parent_class)->finalize (object);
}

static void
ludo_draft_store_class_init (LudoDraftStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_draft_store_finalize;
  ludo_signal_new (klass, "problem-changed", 0);
}

static void
ludo_draft_store_init (LudoDraftStore *self)
{
  self->lock = self->found_lock = -1;
}

LudoDraftStore *
ludo_draft_store_new (const char *folder,
                      const char *kind)
{
  LudoDraftStore *self;

  g_return_val_if_fail (kind != NULL, NULL);

  self = g_object_new (LUDO_TYPE_DRAFT_STORE, NULL);
  self->folder = folder != NULL
                   ? g_strdup (folder)
                   : g_build_filename (g_get_user_data_dir (), "ludotheque",
                                       "drafts", NULL);
  self->kind = g_strdup (kind);

  return self;
}
