/* ludo-chance-store.c: what was thrown and guessed stays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/ludo-chance-store.h"

#include <string.h>

#include "play/record/ludo-data-file.h"
#include "play/record/ludo-save-file.h"
#include "play/record/ludo-shared-store.h"

/* How long it waits for more changes, in milliseconds. */
#define DELAY 500

/* More bytes than any file of it has. */
#define FILE_MAX 4096

struct _LudoChanceStore
{
  GObject parent_instance;

  guint timeout;

  /* Owned */
  char *folder;
  GHashTable *throws;           /* LudoThrows by the id of the game */
  GHashTable *changed;          /* the ids of those that are to be saved */
};

G_DEFINE_FINAL_TYPE (LudoChanceStore, ludo_chance_store, G_TYPE_OBJECT)

static char *
dup_path (LudoChanceStore *self,
          const char      *game_id)
{
  return g_build_filename (self->folder, game_id, NULL);
}

void
ludo_chance_store_save (LudoChanceStore *self)
{
  GHashTableIter iter;
  gpointer game_id;

  g_return_if_fail (LUDO_IS_CHANCE_STORE (self));

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_hash_table_iter_init (&iter, self->changed);
  while (g_hash_table_iter_next (&iter, &game_id, NULL))
    {
      g_autofree char *path = dup_path (self, game_id);
      char *text =
        ludo_throws_dup_text (g_hash_table_lookup (self->throws, game_id));
      g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GError) error = NULL;

      ludo_data_file_clear_way (path);
      if (!ludo_data_file_make_folder (self->folder, &error)
          || !ludo_save_file (file, bytes, &error))
        g_message ("%s", error->message);
    }
  g_hash_table_remove_all (self->changed);
}

static gboolean
timeout_cb (gpointer store)
{
  LUDO_CHANCE_STORE (store)->timeout = 0;
  ludo_chance_store_save (store);

  return G_SOURCE_REMOVE;
}

static void
changed_cb (LudoChanceStore *self,
            LudoThrows      *throws)
{
  GHashTableIter iter;
  gpointer game_id, value;

  g_hash_table_iter_init (&iter, self->throws);
  while (g_hash_table_iter_next (&iter, &game_id, &value))
    if (value == throws)
      g_hash_table_add (self->changed, g_strdup (game_id));
  if (self->timeout == 0)
    self->timeout = g_timeout_add (DELAY, timeout_cb, self);
}

static void
ludo_chance_store_finalize (GObject *object)
{
  LudoChanceStore *self = LUDO_CHANCE_STORE (object);

  ludo_chance_store_save (self);
  g_free (self->folder);
  g_hash_table_unref (self->throws);
  g_hash_table_unref (self->changed);

  G_OBJECT_CLASS (ludo_chance_store_parent_class)->finalize (object);
}

static void
ludo_chance_store_class_init (LudoChanceStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ludo_chance_store_finalize;
}

static void
ludo_chance_store_init (LudoChanceStore *self)
{
  self->throws = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                        g_object_unref);
  self->changed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                         NULL);
}

static gpointer
make (const char *folder)
{
  LudoChanceStore *self = g_object_new (LUDO_TYPE_CHANCE_STORE, NULL);

  self->folder = g_strdup (folder);

  return self;
}

LudoChanceStore *
ludo_chance_store_dup_default (void)
{
  static gpointer store;

  return ludo_shared_store_dup (&store, "chance", make);
}

/* Returns: (transfer full): what is in the file of the game, or NULL.  A file
 * that cannot be read is set aside, so that nothing of it is lost. */
static LudoThrows *
load (LudoChanceStore *self,
      const char      *game_id)
{
  g_autofree char *path = dup_path (self, game_id);
  g_autofree char *text = NULL;
  g_autofree char *aside = NULL;
  g_autoptr (GError) error = NULL;
  LudoThrows *throws = NULL;
  gsize length;

  if (ludo_data_file_load (path, FILE_MAX, &text, &length, &error)
      && text == NULL)
    return NULL;
  if (text != NULL)
    throws = ludo_throws_new_from_text (text, &error);
  if (throws == NULL)
    {
      aside = ludo_data_file_set_aside (path);
      g_message ("%s: %s", path, error->message);
    }

  return throws;
}

LudoThrows *
ludo_chance_store_get (LudoChanceStore   *self,
                       const char        *game_id,
                       const LudoSampler *sampler)
{
  LudoThrows *throws;

  g_return_val_if_fail (LUDO_IS_CHANCE_STORE (self), NULL);

  throws = g_hash_table_lookup (self->throws, game_id);
  if (throws != NULL)
    return throws;

  throws = load (self, game_id);
  /* What this game throws may have been something else in another version. */
  if (throws != NULL
      && ludo_throws_get_sampler (throws)->kind != sampler->kind)
    g_clear_object (&throws);
  if (throws == NULL)
    throws = ludo_throws_new (sampler, ((guint64) g_random_int () << 32)
                                       | g_random_int ());
  g_hash_table_insert (self->throws, g_strdup (game_id), throws);
  g_signal_connect_object (throws, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);

  return throws;
}
