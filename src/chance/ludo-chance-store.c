/* ludo-chance-store.c: saves what was thrown and guessed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/ludo-chance-store.h"

#include <string.h>

#include "play/game/ludo-game.h"
#include "play/ludo-signal.h"
#include "play/record/ludo-data-file.h"
#include "play/record/ludo-save-file.h"
#include "play/record/ludo-shared-store.h"

/* The milliseconds in which changes are written together. */
#define DELAY 500

/* A file with more bytes was not written by the store. */
#define FILE_MAX 16384

/* Entry: a model that is kept under an id. */
typedef struct
{
  const LudoChanceKind *kind;   /* static */
  gpointer model;               /* owned */
  gboolean changed;             /* it is to be saved */
} Entry;

struct _LudoChanceStore
{
  GObject parent_instance;

  guint timeout;

  /* Owned */
  char *folder;
  GHashTable *entries;          /* Entry by its id, which names its file */
};

G_DEFINE_FINAL_TYPE (LudoChanceStore, ludo_chance_store, G_TYPE_OBJECT)

static char *
dup_path (LudoChanceStore *self,
          const char      *id)
{
  return g_build_filename (self->folder, id, NULL);
}

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_object_unref (entry->model);
  g_free (entry);
}

void
ludo_chance_store_save (LudoChanceStore *self)
{
  GHashTableIter iter;
  gpointer id, value;

  g_return_if_fail (LUDO_IS_CHANCE_STORE (self));

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_hash_table_iter_init (&iter, self->entries);
  while (g_hash_table_iter_next (&iter, &id, &value))
    {
      Entry *entry = value;
      g_autofree char *path = dup_path (self, id);
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GError) error = NULL;
      char *text;

      if (!entry->changed)
        continue;
      entry->changed = FALSE;
      text = entry->kind->write (entry->model);
      bytes = g_bytes_new_take (text, strlen (text));
      ludo_data_file_clear_way (path);
      if (!ludo_data_file_make_folder (self->folder, &error)
          || !ludo_save_file (file, bytes, &error))
        g_message ("%s", error->message);
    }
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
            GObject         *model)
{
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, self->entries);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    if (((Entry *) value)->model == model)
      ((Entry *) value)->changed = TRUE;
  if (self->timeout == 0)
    self->timeout = g_timeout_add (DELAY, timeout_cb, self);
}

static void
ludo_chance_store_finalize (GObject *object)
{
  LudoChanceStore *self = LUDO_CHANCE_STORE (object);

  ludo_chance_store_save (self);
  g_free (self->folder);
  g_hash_table_unref (self->entries);

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
  self->entries = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                         entry_free);
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

/* Returns: (transfer full): the model in the file @id, or NULL.  A file that
 * cannot be read is set aside, so that nothing of it is lost. */
static gpointer
load (LudoChanceStore      *self,
      const char           *id,
      const LudoChanceKind *kind)
{
  g_autofree char *path = dup_path (self, id);
  g_autofree char *text = NULL;
  g_autofree char *aside = NULL;
  g_autoptr (GError) error = NULL;
  gpointer model = NULL;
  gsize length;

  if (ludo_data_file_load (path, FILE_MAX, &text, &length, &error)
      && text == NULL)
    return NULL;
  if (text != NULL)
    model = kind->read (text, &error);
  if (model == NULL)
    {
      aside = ludo_data_file_set_aside (path);
      g_message ("%s: %s", path, error->message);
    }

  return model;
}

gpointer
ludo_chance_store_find (LudoChanceStore      *self,
                        const char           *id,
                        const LudoChanceKind *kind)
{
  const Entry *entry;
  gpointer model;

  g_return_val_if_fail (LUDO_IS_CHANCE_STORE (self), NULL);

  entry = g_hash_table_lookup (self->entries, id);
  if (entry != NULL)
    return entry->model;

  model = load (self, id, kind);
  if (model != NULL)
    ludo_chance_store_insert (self, id, kind, model);

  return model;
}

void
ludo_chance_store_insert (LudoChanceStore      *self,
                          const char           *id,
                          const LudoChanceKind *kind,
                          gpointer              model)
{
  Entry *entry = g_new0 (Entry, 1);

  g_return_if_fail (LUDO_IS_CHANCE_STORE (self) && G_IS_OBJECT (model));

  entry->kind = kind;
  entry->model = model;
  g_hash_table_insert (self->entries, g_strdup (id), entry);
  ludo_signal_connect (model, "changed", changed_cb, self);
}

LudoThrows *
ludo_chance_store_get (LudoChanceStore   *self,
                       const char        *game_id,
                       const LudoSampler *sampler)
{
  static const LudoChanceKind kind = LUDO_CHANCE_KIND (ludo_throws);
  LudoThrows *throws = ludo_chance_store_find (self, game_id, &kind);

  /* Another version of the program may have saved throws of another kind. */
  if (throws != NULL
      && ludo_throws_get_sampler (throws)->kind == sampler->kind)
    return throws;

  throws = ludo_throws_new (sampler, ludo_game_draw_seed ());
  ludo_chance_store_insert (self, game_id, &kind, throws);

  return throws;
}

LudoDebate *
ludo_chance_store_get_debate (LudoChanceStore *self)
{
  static const LudoChanceKind kind = LUDO_CHANCE_KIND (ludo_debate);
  LudoDebate *debate = ludo_chance_store_find (self, "debate", &kind);

  if (debate == NULL)
    {
      debate = ludo_debate_new ();
      ludo_chance_store_insert (self, "debate", &kind, debate);
    }

  return debate;
}

static gpointer
read_sealed (const char  *text,
             GError     **error)
{
  return ludo_sealed_new_from_text (text, ludo_game_draw_seed (), error);
}

static char *
write_sealed (gpointer sealed)
{
  return ludo_sealed_dup_text (sealed);
}

LudoSealed *
ludo_chance_store_get_sealed (LudoChanceStore *self)
{
  static const LudoChanceKind kind = { read_sealed, write_sealed };
  LudoSealed *sealed = ludo_chance_store_find (self, "sealed", &kind);

  if (sealed == NULL)
    {
      sealed = ludo_sealed_new (ludo_game_draw_seed ());
      ludo_chance_store_insert (self, "sealed", &kind, sealed);
    }

  return sealed;
}
