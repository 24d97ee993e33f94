/* ludo-autosave.c: keeps the game that is being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/record/ludo-autosave.h"

#include "play/ludo-signal.h"
#include "play/record/ludo-record.h"
#include "play/record/ludo-save-file.h"

/* A file to be written or deleted. */
typedef struct
{
  char *game_id;                /* of a record; NULL for a user's file */
  GFile *file;                  /* for a record, set when the job begins */
  GBytes *data;                 /* NULL: the game is to be forgotten */
  char *finished;               /* the name of a finished game, or NULL */
  GTask *task;                  /* the object to notify, or NULL */
  GError *error;                /* why it was not written */
} Job;

struct _LudoAutosave
{
  GObject parent_instance;

  gboolean was_busy;            /* busy when it was last notified */
  guint idle;                   /* a source: calls capture() */

  /* Owned */
  LudoStore *store;
  LudoGame *game;
  GSignalGroup *signals;
  GBytes *captured;             /* the record that was queued last */
  GQueue waiting;               /* of Job, the next one first */
  Job *job;                     /* being written by the thread */
  GThread *thread;
  GHashTable *unsaved;          /* game id to the Job that failed */
  GError *error;
};

G_DEFINE_FINAL_TYPE (LudoAutosave, ludo_autosave, G_TYPE_OBJECT)

static void
job_free (Job *job)
{
  g_free (job->game_id);
  g_clear_object (&job->file);
  g_clear_pointer (&job->data, g_bytes_unref);
  g_free (job->finished);
  g_clear_object (&job->task);
  g_clear_error (&job->error);
  g_free (job);
}

static void
update_busy (LudoAutosave *self)
{
  gboolean busy = ludo_autosave_get_busy (self);

  if (busy == self->was_busy)
    return;

  self->was_busy = busy;
  g_signal_emit_by_name (self, "busy-changed");
}

static void
update_error (LudoAutosave *self,
              const GError *error)
{
  g_autoptr (GError) before = g_steal_pointer (&self->error);

  self->error = error != NULL ? g_error_copy (error) : NULL;
  if (before != NULL || error != NULL)
    g_signal_emit_by_name (self, "error-changed");
}

/* Returns the newest job for this game's record, or NULL if the store has its
 * latest state. */
static Job *
find_job (LudoAutosave *self,
          const char   *game_id)
{
  for (GList *l = self->waiting.head; l != NULL; l = l->next)
    if (g_strcmp0 (((Job *) l->data)->game_id, game_id) == 0)
      return l->data;

  if (self->job != NULL && g_strcmp0 (self->job->game_id, game_id) == 0)
    return self->job;

  return g_hash_table_lookup (self->unsaved, game_id);
}

/* A record that could not be written stays in memory, unless there is a newer
 * one. */
static void
end_record (LudoAutosave *self,
            Job          *job)
{
  g_autoptr (GError) error = g_steal_pointer (&job->error);

  if (error != NULL && find_job (self, job->game_id) == NULL)
    g_hash_table_insert (self->unsaved, job->game_id, job);
  else
    job_free (job);

  if (error != NULL || g_hash_table_size (self->unsaved) == 0)
    update_error (self, error);
}

static void start_next (LudoAutosave *self);

/* Ends the running job, waiting for its thread if need be, and starts no
 * other. */
static void
end_job (LudoAutosave *self,
         gboolean      from_idle)
{
  guint source = GPOINTER_TO_UINT (g_thread_join
                                     (g_steal_pointer (&self->thread)));
  Job *job = g_steal_pointer (&self->job);

  if (!from_idle)
    g_source_remove (source);
  if (job->task != NULL && job->error != NULL)
    g_task_return_error (job->task, g_steal_pointer (&job->error));
  else if (job->task != NULL)
    g_task_return_boolean (job->task, TRUE);

  if (job->game_id == NULL)
    job_free (job);
  else
    end_record (self, job);
}

static gboolean
worked_cb (gpointer data)
{
  LudoAutosave *self = g_object_ref (data);

  end_job (self, TRUE);
  start_next (self);
  update_busy (self);
  g_object_unref (self);

  return G_SOURCE_REMOVE;
}

/* Runs in its own thread, which alone uses the job meanwhile. */
static gpointer
work (gpointer data)
{
  LudoAutosave *self = data;
  Job *job = self->job;

  if (job->file != NULL && job->data == NULL)
    g_file_delete (job->file, NULL, NULL);
  else if (job->file != NULL)
    ludo_save_file (job->file, job->data, &job->error);

  return GUINT_TO_POINTER (g_idle_add_full (G_PRIORITY_DEFAULT, worked_cb,
                                            self, NULL));
}

static void
start_next (LudoAutosave *self)
{
  if (self->thread != NULL || self->waiting.length == 0)
    return;

  self->job = g_queue_pop_head (&self->waiting);
  if (self->job->finished != NULL)
    self->job->file = ludo_store_claim_finished (self->store,
                                                 self->job->finished,
                                                 &self->job->error);
  else if (self->job->file == NULL)
    self->job->file = ludo_store_claim_file (self->store, self->job->game_id,
                                             &self->job->error);
  /* If the folder cannot be made, there is no record in it to delete, so that
   * is no error. */
  if (self->job->data == NULL)
    g_clear_error (&self->job->error);
  self->thread = g_thread_new ("autosave", work, self);
}

static void
push (LudoAutosave *self,
      Job          *job)
{
  Job *old = job->game_id != NULL ? find_job (self, job->game_id) : NULL;

  /* The newest record replaces one whose writing has not begun. */
  if (old != NULL && g_queue_remove (&self->waiting, old))
    job_free (old);
  if (job->game_id != NULL)
    g_hash_table_remove (self->unsaved, job->game_id);
  g_queue_push_tail (&self->waiting, job);
  start_next (self);
  update_busy (self);
}

/* Writes @data as the record of the game in progress; removes it where that is
 * NULL. */
static void
save_record (LudoAutosave *self,
             const char   *game_id,
             GBytes       *data)
{
  Job *job = g_new0 (Job, 1);

  job->game_id = g_strdup (game_id);
  job->data = data != NULL ? g_bytes_ref (data) : NULL;
  push (self, job);
}

/* Saves a finished game under a name beside those of the games in progress, so
 * that a failure is reported, kept in memory and tried again as for them. */
static void
save_finished (LudoAutosave *self,
               GBytes       *data)
{
  Job *job = g_new0 (Job, 1);

  job->finished = ludo_store_name_finished (self->game);
  job->game_id = g_strconcat ("finished/", job->finished, NULL);
  job->data = g_bytes_ref (data);
  push (self, job);
}

/* Whether a game that is over was kept before; to look at it again does not
 * make it newer. */
static gboolean
is_saved (LudoAutosave *self)
{
  g_autofree char *name = ludo_store_name_finished (self->game);
  g_autofree char *path =
    g_build_filename (ludo_store_get_finished_folder (self->store), name,
                      NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Queues the record of the game, unless it is the one queued last. */
static void
capture (LudoAutosave *self)
{
  const char *game_id = ludo_game_get_rules (self->game)->id;
  g_autoptr (GBytes) data = ludo_record_to_bytes (self->game);
  gboolean opened = self->captured == NULL;

  g_clear_handle_id (&self->idle, g_source_remove);
  if (!opened && g_bytes_equal (self->captured, data)
      && !g_hash_table_contains (self->unsaved, game_id))
    {
      update_busy (self);
      return;
    }

  g_clear_pointer (&self->captured, g_bytes_unref);
  self->captured = g_bytes_ref (data);
  if (!ludo_game_get_over (self->game))
    {
      save_record (self, game_id, data);
      return;
    }

  /* Add the finished game before the unfinished one is deleted. */
  if (ludo_game_get_n_plies (self->game) > 0 && !(opened && is_saved (self)))
    save_finished (self, data);
  save_record (self, game_id, NULL);
}

static gboolean
idle_cb (gpointer data)
{
  LudoAutosave *self = data;

  self->idle = 0;
  capture (self);

  return G_SOURCE_REMOVE;
}

/* Captures the game after the act and before anything is drawn, once for all
 * signals of the act. */
static void
changed_cb (LudoAutosave *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_DEFAULT, idle_cb, self, NULL);
  update_busy (self);
}

void
ludo_autosave_save (LudoAutosave *self)
{
  g_autoptr (GList) failed = NULL;

  g_return_if_fail (LUDO_IS_AUTOSAVE (self));

  if (self->game != NULL)
    capture (self);

  failed = g_hash_table_get_keys (self->unsaved);
  for (GList *l = failed; l != NULL; l = l->next)
    {
      Job *job = g_hash_table_lookup (self->unsaved, l->data);

      g_hash_table_steal (self->unsaved, l->data);
      g_clear_object (&job->file);
      push (self, job);
    }
}

void
ludo_autosave_set_game (LudoAutosave *self,
                        LudoGame     *game)
{
  g_return_if_fail (LUDO_IS_AUTOSAVE (self));
  g_return_if_fail (game == NULL || LUDO_IS_GAME (game));

  if (self->idle != 0)
    capture (self);
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->signals, game);
  g_clear_pointer (&self->captured, g_bytes_unref);
  if (game != NULL)
    capture (self);
}

void
ludo_autosave_flush (LudoAutosave *self)
{
  g_return_if_fail (LUDO_IS_AUTOSAVE (self));

  if (self->idle != 0)
    capture (self);
  while (self->thread != NULL)
    {
      end_job (self, FALSE);
      start_next (self);
    }
  update_busy (self);
}

gboolean
ludo_autosave_get_busy (LudoAutosave *self)
{
  g_return_val_if_fail (LUDO_IS_AUTOSAVE (self), FALSE);

  return self->idle != 0 || self->thread != NULL;
}

const GError *
ludo_autosave_get_error (LudoAutosave *self)
{
  g_return_val_if_fail (LUDO_IS_AUTOSAVE (self), NULL);

  return self->error;
}

gboolean
ludo_autosave_has (LudoAutosave *self,
                   const char   *game_id)
{
  Job *job;

  g_return_val_if_fail (LUDO_IS_AUTOSAVE (self) && game_id != NULL, FALSE);

  if (self->idle != 0)
    capture (self);
  job = find_job (self, game_id);

  return job != NULL ? job->data != NULL
                     : ludo_store_has (self->store, game_id);
}

LudoGame *
ludo_autosave_load (LudoAutosave  *self,
                    const char    *game_id,
                    GError       **error)
{
  const char *text;
  gsize length;
  Job *job;

  g_return_val_if_fail (LUDO_IS_AUTOSAVE (self) && game_id != NULL, NULL);

  if (self->idle != 0)
    capture (self);
  job = find_job (self, game_id);
  if (job == NULL)
    return ludo_store_load (self->store, game_id, error);
  if (job->data == NULL)
    return NULL;

  text = g_bytes_get_data (job->data, &length);

  return ludo_record_from_text (text, (gssize) length, game_id, error);
}

LudoStore *
ludo_autosave_get_store (LudoAutosave *self)
{
  g_return_val_if_fail (LUDO_IS_AUTOSAVE (self), NULL);

  return self->store;
}

void
ludo_autosave_save_as (LudoAutosave *self,
                       const char   *game_id,
                       LudoGame     *game)
{
  g_autoptr (GBytes) data = NULL;

  g_return_if_fail (LUDO_IS_AUTOSAVE (self) && game_id != NULL);
  g_return_if_fail (LUDO_IS_GAME (game));

  data = ludo_record_to_bytes (game);
  save_record (self, game_id, data);
}

void
ludo_autosave_forget (LudoAutosave *self,
                      const char   *game_id)
{
  g_return_if_fail (LUDO_IS_AUTOSAVE (self) && game_id != NULL);

  save_record (self, game_id, NULL);
}

void
ludo_autosave_write_async (LudoAutosave        *self,
                           GFile               *file,
                           GBytes              *data,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  Job *job;

  g_return_if_fail (LUDO_IS_AUTOSAVE (self) && G_IS_FILE (file)
                    && data != NULL);

  job = g_new0 (Job, 1);
  job->file = g_object_ref (file);
  job->data = g_bytes_ref (data);
  job->task = g_task_new (self, NULL, callback, user_data);
  push (self, job);
}

gboolean
ludo_autosave_write_finish (LudoAutosave  *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
ludo_autosave_dispose (GObject *object)
{
  LudoAutosave *self = LUDO_AUTOSAVE (object);

  ludo_autosave_flush (self);
  g_clear_object (&self->signals);
  g_clear_object (&self->game);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (ludo_autosave_parent_class)->dispose (object);
}

static void
ludo_autosave_finalize (GObject *object)
{
  LudoAutosave *self = LUDO_AUTOSAVE (object);

  g_clear_pointer (&self->captured, g_bytes_unref);
  g_hash_table_unref (self->unsaved);
  g_clear_error (&self->error);

  G_OBJECT_CLASS (ludo_autosave_parent_class)->finalize (object);
}

static void
ludo_autosave_class_init (LudoAutosaveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ludo_autosave_dispose;
  object_class->finalize = ludo_autosave_finalize;

  ludo_signal_new (klass, "busy-changed", 0);
  ludo_signal_new (klass, "error-changed", 0);
}

static void
ludo_autosave_init (LudoAutosave *self)
{
  g_queue_init (&self->waiting);
  self->unsaved = g_hash_table_new_full (g_str_hash, g_str_equal, NULL,
                                        (GDestroyNotify) job_free);
  self->signals = g_signal_group_new (LUDO_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "changed",
                                  G_CALLBACK (changed_cb), self);
}

LudoAutosave *
ludo_autosave_new (LudoStore *store)
{
  LudoAutosave *self;

  g_return_val_if_fail (LUDO_IS_STORE (store), NULL);

  self = g_object_new (LUDO_TYPE_AUTOSAVE, NULL);
  self->store = g_object_ref (store);

  return self;
}
