/* ludo-thought.c: the computer thinks about a position, on a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-thought"

#include "config.h"

#include "play/ludo-thought.h"

#include <stdatomic.h>

/* Owned by its GTask. */
struct LudoThought
{
  GamePosition position;
  SearchLimits limits;
  SearchResult result;
  atomic_bool stop;
  LudoThoughtDone done;
  GWeakRef thinker;             /* a strong one would let the thread be the
                                 * last to hold it */
};

static void
thought_free (gpointer data)
{
  LudoThought *thought = data;

  g_weak_ref_clear (&thought->thinker);
  game_position_clear (&thought->position);
  g_free (thought);
}

static int64_t
monotonic_milliseconds (void *data)
{
  return g_get_monotonic_time () / 1000;
}

static void
think (GTask        *task,
       gpointer      source,
       gpointer      task_data,
       GCancellable *cancellable)
{
  LudoThought *thought = task_data;

  search_run (&thought->position, &thought->limits, NULL, NULL,
              &thought->result);
  g_task_return_boolean (task, TRUE);
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  LudoThought *thought = g_task_get_task_data (G_TASK (result));
  g_autoptr (GObject) thinker = g_weak_ref_get (&thought->thinker);

  /* A late answer to a question that is no longer asked. */
  if (thinker == NULL || atomic_load (&thought->stop))
    return;

  thought->done (thinker, &thought->result);
}

LudoThought *
ludo_thought_start (GObject            *thinker,
                    LudoGame           *game,
                    const SearchLimits *limits,
                    LudoThoughtDone     done)
{
  g_autoptr (GTask) task = NULL;
  LudoThought *thought;

  g_return_val_if_fail (G_IS_OBJECT (thinker) && LUDO_IS_GAME (game), NULL);
  g_return_val_if_fail (limits != NULL && done != NULL, NULL);

  thought = g_new0 (LudoThought, 1);
  game_position_init_copy (&thought->position, ludo_game_get_position (game));
  atomic_init (&thought->stop, false);
  g_weak_ref_init (&thought->thinker, thinker);
  thought->done = done;
  thought->limits = *limits;
  thought->limits.threads = 1;
  thought->limits.stop = &thought->stop;
  thought->limits.clock = monotonic_milliseconds;

  task = g_task_new (NULL, NULL, done_cb, NULL);
  g_task_set_source_tag (task, ludo_thought_start);
  g_task_set_name (task, "[ludotheque] think");
  g_task_set_task_data (task, thought, thought_free);
  g_task_run_in_thread (task, think);

  return thought;
}

void
ludo_thought_stop (LudoThought *thought)
{
  g_return_if_fail (thought != NULL);

  atomic_store (&thought->stop, true);
}
