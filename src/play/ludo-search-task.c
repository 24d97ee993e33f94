/* ludo-search-task.c: what takes long is found on a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/ludo-search-task.h"

#include <sys/resource.h>

/* The niceness of a thread that searches: the window's own goes first. */
#define NICENESS 10

/* A question on its way.  Its GTask owns it and may outlive the search task
 * that asked; the cancellable is cancelled then. */
typedef struct
{
  LudoSearchTask *owner;
  LudoSearchFunc search;
  GDestroyNotify free_answer;
  GamePosition position;
  gpointer question;
  GDestroyNotify free_question;
  atomic_bool stop;
} Search;

struct LudoSearchTask
{
  LudoSearchFunc search;
  GDestroyNotify free_answer;
  LudoSearchDone done;
  gpointer asker;

  GCancellable *cancellable;    /* owned; NULL when nothing is asked */
  Search *running;              /* its GTask owns it */
};

static void
search_free (gpointer data)
{
  Search *search = data;

  if (search->free_question != NULL)
    search->free_question (search->question);
  game_position_clear (&search->position);
  g_free (search);
}

static void
search_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      task_data,
                  GCancellable *cancellable)
{
  Search *search = task_data;

  /* The question may have been given up while it waited for a thread. */
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_pointer (task,
                           search->search (&search->position,
                                           search->question, &search->stop),
                           search->free_answer);
}

void
ludo_search_lower_priority (void)
{
  /* In Linux the priority is the thread's own. */
  if (getpriority (PRIO_PROCESS, 0) < NICENESS)
    setpriority (PRIO_PROCESS, 0, NICENESS);
}

/* Searches on a thread that nothing else will use, because its priority, which
 * the threads that it starts inherit, cannot be raised again. */
static gpointer
search_at_low_priority (gpointer data)
{
  g_autoptr (GTask) task = data;

  ludo_search_lower_priority ();
  search_in_thread (task, NULL, g_task_get_task_data (task), NULL);

  return NULL;
}

static void
run (GTask *task)
{
  GThread *thread = g_thread_try_new ("search", search_at_low_priority,
                                      g_object_ref (task), NULL);

  if (thread != NULL)
    {
      g_thread_unref (thread);
      return;
    }

  g_object_unref (task);
  g_task_run_in_thread (task, search_in_thread);
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  GTask *task = G_TASK (result);
  Search *search = g_task_get_task_data (task);
  LudoSearchTask *self = search->owner;

  /* The question was cancelled, and the search task may have been freed. */
  if (g_cancellable_is_cancelled (g_task_get_cancellable (task)))
    return;

  self->running = NULL;
  g_clear_object (&self->cancellable);
  self->done (self->asker, g_task_propagate_pointer (task, NULL));
}

LudoSearchTask *
ludo_search_task_new (LudoSearchFunc search,
                      GDestroyNotify free_answer,
                      LudoSearchDone done,
                      gpointer       asker)
{
  LudoSearchTask *self = g_new0 (LudoSearchTask, 1);

  self->search = search;
  self->free_answer = free_answer;
  self->done = done;
  self->asker = asker;

  return self;
}

void
ludo_search_task_free (LudoSearchTask *self)
{
  ludo_search_task_cancel (self);
  g_free (self);
}

void
ludo_search_task_set_search (LudoSearchTask *self,
                             LudoSearchFunc  search)
{
  self->search = search;
}

void
ludo_search_task_start (LudoSearchTask     *self,
                        const GamePosition *position,
                        gsize               n_plies,
                        gpointer            question,
                        GDestroyNotify      free_question)
{
  g_autoptr (GTask) task = NULL;
  Search *search = g_new0 (Search, 1);

  ludo_search_task_cancel (self);

  search->owner = self;
  search->search = self->search;
  search->free_answer = self->free_answer;
  game_position_init_copy (&search->position, position);
  while (search->position.n_plies > n_plies)
    game_position_undo (&search->position);
  search->question = question;
  search->free_question = free_question;
  atomic_init (&search->stop, false);
  self->running = search;
  self->cancellable = g_cancellable_new ();

  task = g_task_new (NULL, self->cancellable, found_cb, NULL);
  g_task_set_source_tag (task, ludo_search_task_start);
  g_task_set_name (task, "[ludotheque] search");
  g_task_set_task_data (task, search, search_free);
  run (task);
}

gboolean
ludo_search_task_cancel (LudoSearchTask *self)
{
  if (self->running == NULL)
    return FALSE;

  atomic_store (&self->running->stop, true);
  self->running = NULL;
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);

  return TRUE;
}

gboolean
ludo_search_task_get_running (LudoSearchTask *self)
{
  return self->running != NULL;
}

static int64_t
monotonic_milliseconds (void *data)
{
  return g_get_monotonic_time () / 1000;
}

/* All processors but the one that the window draws with; two where there are
 * two, since the search gives way to the window. */
static int
n_search_threads (void)
{
  int n_processors = search_n_threads (SEARCH_THREADS_MAX);

  return n_processors > 2 ? n_processors - 1 : n_processors;
}

gpointer
ludo_search_turn (const GamePosition *position,
                  gconstpointer       question,
                  const atomic_bool  *stop)
{
  SearchLimits limits = *(const SearchLimits *) question;
  SearchResult *result = g_new0 (SearchResult, 1);
  GameConfig config = { 0 };

  position->rules->config (&position->state, &config);
  limits.threads = search_uses_time (position->rules, config.players,
                                     limits.level) ? n_search_threads () : 1;
  limits.stop = stop;
  limits.clock = monotonic_milliseconds;
  search_run (position, &limits, result);

  return result;
}
