/* ludo-store.c: the games that were left, to be resumed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-store"

#include "config.h"

#include "play/ludo-store.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "play/ludo-record.h"
#include "play/ludo-store-slots.h"

struct _LudoStore
{
  GObject parent_instance;

  int lock;                     /* of the folder, -1 where there is none */

  /* Owned */
  char *base;                   /* the name that all folders begin with */
  char *folder;                 /* this one's own */
};

G_DEFINE_FINAL_TYPE (LudoStore, ludo_store, G_TYPE_OBJECT)

static void
ludo_store_finalize (GObject *object)
{
  LudoStore *self = LUDO_STORE (object);

  ludo_store_slots_release (self->lock);
  g_free (self->base);
  g_free (self->folder);

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

LudoStore *
ludo_store_new (const char *folder)
{
  LudoStore *self = g_object_new (LUDO_TYPE_STORE, NULL);

  self->base = folder != NULL
                 ? g_strdup (folder)
                 : g_build_filename (g_get_user_data_dir (), "ludotheque",
                                     "current", NULL);
  self->folder = ludo_store_slots_claim (self->base, &self->lock);

  return self;
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

  return ludo_store_slots_find (self->base, self->folder, name);
}

gboolean
ludo_store_save (LudoStore  *self,
                 LudoGame   *game,
                 GError    **error)
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (LUDO_IS_STORE (self) && LUDO_IS_GAME (game), FALSE);

  if (g_mkdir_with_parents (self->folder, 0700) != 0)
    {
      int code = errno;

      g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (code),
                   /* Translators: a folder's name, then the system's reason. */
                   _("The folder %s cannot be made: %s"), self->folder,
                   g_strerror (code));
      return FALSE;
    }

  /* Written beside, synced and renamed: whatever happens meanwhile, the file
   * under the name is whole. */
  path = record_path (self, ludo_game_get_rules (game)->id);
  text = ludo_record_to_text (game);

  return g_file_set_contents_full (path, text, -1,
                                   G_FILE_SET_CONTENTS_CONSISTENT
                                   | G_FILE_SET_CONTENTS_DURABLE,
                                   0600, error);
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

/* Keeps a record that cannot be read under a name that no other has. */
static void
set_aside (const char *path)
{
  for (guint n = 1; n < 1000; n++)
    {
      g_autofree char *aside = g_strdup_printf ("%s.%u.broken", path, n);

      if (g_file_test (aside, G_FILE_TEST_EXISTS))
        continue;
      if (g_rename (path, aside) != 0)
        g_info ("%s stays where it is: %s", path, g_strerror (errno));
      return;
    }
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
        set_aside (path);
      g_propagate_error (error, g_steal_pointer (&local));
    }

  return g_steal_pointer (&game);
}

void
ludo_store_forget (LudoStore  *self,
                   const char *game_id)
{
  g_autofree char *path = NULL;

  g_return_if_fail (LUDO_IS_STORE (self) && game_id != NULL);

  path = record_path (self, game_id);
  if (g_unlink (path) != 0 && errno != ENOENT)
    g_info ("%s stays: %s", path, g_strerror (errno));
}
