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
#include "play/record/ludo-store-slots.h"

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

/* The folder may have been taken away, or could not be made before: whoever
 * came since may hold another one of its name, and what is kept must not go
 * into that. */
static void
ensure_held (LudoStore *self)
{
  if (ludo_store_slots_holds (self->folder, self->lock))
    return;

  ludo_store_slots_release (self->lock);
  g_free (self->folder);
  self->folder = ludo_store_slots_claim (self->base, &self->lock);
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

gboolean
ludo_store_save (LudoStore  *self,
                 LudoGame   *game,
                 GError    **error)
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) local = NULL;

  g_return_val_if_fail (LUDO_IS_STORE (self) && LUDO_IS_GAME (game), FALSE);

  ensure_held (self);
  if (!make_folder (self, error))
    return FALSE;

  /* Written beside, synced and renamed: whatever happens meanwhile, the file
   * under the name is whole. */
  path = record_path (self, ludo_game_get_rules (game)->id);
  text = ludo_record_to_text (game);
  if (g_file_set_contents_full (path, text, -1,
                                G_FILE_SET_CONTENTS_CONSISTENT
                                | G_FILE_SET_CONTENTS_DURABLE,
                                0600, &local))
    return TRUE;

  g_set_error (error, local->domain, local->code,
               _("The file “%s” cannot be written: %s."), path,
               ludo_reason_from_error (local));

  return FALSE;
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

void
ludo_store_forget (LudoStore  *self,
                   const char *game_id)
{
  g_autofree char *path = NULL;

  g_return_if_fail (LUDO_IS_STORE (self) && game_id != NULL);

  ensure_held (self);
  path = record_path (self, game_id);
  if (g_unlink (path) != 0 && errno != ENOENT)
    g_info ("%s stays: %s", path, ludo_reason_from_errno (errno));
}
