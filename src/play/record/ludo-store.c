/* ludo-store.c: the games that were left, to be resumed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-store"

#include "config.h"

#include "play/record/ludo-store.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "play/game/ludo-reason.h"
#include "play/record/ludo-record.h"
#include "play/record/ludo-save-file.h"
#include "play/record/ludo-store-slots.h"

struct _LudoStore
{
  GObject parent_instance;

  int lock;                     /* of the folder, -1 where there is none */

  /* Owned */
  GHashTable *held;             /* the folders of all stores; or NULL */
  char *base;                   /* the name that all folders begin with */
  char *folder;                 /* this one's own */
};

G_DEFINE_FINAL_TYPE (LudoStore, ludo_store, G_TYPE_OBJECT)

static void
claim (LudoStore *self)
{
  self->folder = ludo_store_slots_claim (self->base, self->held,
                                         &self->lock);
  if (self->held != NULL)
    g_hash_table_add (self->held, g_strdup (self->folder));
}

static void
release (LudoStore *self)
{
  if (self->held != NULL)
    g_hash_table_remove (self->held, self->folder);
  g_clear_pointer (&self->folder, g_free);
  ludo_store_slots_release (self->lock);
}

static void
ludo_store_finalize (GObject *object)
{
  LudoStore *self = LUDO_STORE (object);

  release (self);
  g_clear_pointer (&self->held, g_hash_table_unref);
  g_free (self->base);

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
}

/* Whoever wrote there may have been killed. */
static void
sweep (LudoStore *self)
{
  g_autoptr (GPtrArray) folders = ludo_store_slots_list (self->base);

  for (guint i = 0; i < folders->len; i++)
    ludo_save_file_sweep (folders->pdata[i]);
}

LudoStore *
ludo_store_new (const char *folder,
                GHashTable *held)
{
  LudoStore *self = g_object_new (LUDO_TYPE_STORE, NULL);

  self->base = folder != NULL
                 ? g_strdup (folder)
                 : g_build_filename (g_get_user_data_dir (), "ludotheque",
                                     "current", NULL);
  if (held != NULL)
    self->held = g_hash_table_ref (held);
  claim (self);
  sweep (self);

  return self;
}

/* The folder may have been taken away, or could not be made before: whoever
 * came since may hold another one of its name, and what is kept must not go
 * into that. */
static void
ensure_held (LudoStore *self)
{
  if (ludo_store_slots_holds (self->folder, self->lock))
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

/* The record that was left, wherever it is, or NULL. */
static char *
find_record (LudoStore  *self,
             const char *game_id)
{
  g_autofree char *name = g_strconcat (game_id, ".ludo", NULL);

  return ludo_store_slots_find (self->base, self->folder, self->held, name);
}

static gboolean
make_folder (LudoStore  *self,
             GError    **error)
{
  int code;

  if (g_mkdir_with_parents (self->folder, 0700) == 0)
    return TRUE;

  code = errno;
  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (code),
               /* Translators: a folder's name, then the reason, as "there is
                * no space left on the disk". */
               _("The folder “%s” cannot be made: %s."), self->folder,
               ludo_reason_from_errno (code));

  return FALSE;
}

GFile *
ludo_store_claim_file (LudoStore   *self,
                       const char  *game_id,
                       GError     **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (LUDO_IS_STORE (self) && game_id != NULL, NULL);

  ensure_held (self);
  if (!make_folder (self, error))
    return NULL;

  path = record_path (self, game_id);

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

/* Keeps a record that cannot be read under a name that no other has.
 *
 * Returns: (transfer full): that name, or NULL where it stays as it is. */
static char *
set_aside (const char *path)
{
  for (guint n = 1; n < 1000; n++)
    {
      g_autofree char *aside = g_strdup_printf ("%s.%u.broken", path, n);

      if (g_file_test (aside, G_FILE_TEST_EXISTS))
        continue;
      if (g_rename (path, aside) == 0)
        return g_steal_pointer (&aside);

      g_info ("%s stays where it is: %s", path,
              ludo_reason_from_errno (errno));
      return NULL;
    }

  return NULL;
}

/* Sets the record at @path aside, which does not parse for the reason @fault.
 * What is said of it names the file that there is afterwards. */
static void
give_up (const char    *path,
         const GError  *fault,
         GError       **error)
{
  g_autofree char *aside = set_aside (path);
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
               _("The game that was left is damaged and cannot be resumed. It "
                 "is kept under another name. %s"),
               game == NULL ? there->message : aside);
}

/* A record that another window left becomes this one's. */
static char *
take_over (LudoStore  *self,
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

  ensure_held (self);
  path = find_record (self, game_id);
  if (path == NULL)
    return NULL;

  path = take_over (self, game_id, g_steal_pointer (&path));
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
