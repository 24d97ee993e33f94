/* ludo-search-task.h: what takes long is found on a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "search/search.h"

/* LudoSearchTask:
 *
 * Answers questions about positions, one at a time, each on a thread of low
 * priority and about a copy of the position; the answer comes on the main loop
 * of the thread that asked.  It takes no lock, nothing ever waits for it, and a
 * question that is cancelled is never answered.  To be used from one thread.
 */
typedef struct LudoSearchTask LudoSearchTask;

/* LudoSearchFunc:
 * @position: the thread's own
 * @question: the question beside the position; not to be changed
 * @stop: becomes true when the answer is no longer wanted
 *
 * Searches; called on a thread.
 *
 * Returns: (transfer full): the answer; anything or NULL once @stop is true.
 */
typedef gpointer (*LudoSearchFunc) (const GamePosition *position,
                                    gconstpointer       question,
                                    const atomic_bool  *stop);

/* LudoSearchDone: @answer is handed over. */
typedef void (*LudoSearchDone) (gpointer asker, gpointer answer);

/* ludo_search_task_new:
 * @search: finds the answers
 * @free_answer: frees an answer that came too late
 * @done: called with every other answer
 * @asker: outlives the task
 *
 * Returns: (transfer full): free with ludo_search_task_free().
 */
LudoSearchTask *ludo_search_task_new (LudoSearchFunc search,
                                      GDestroyNotify free_answer,
                                      LudoSearchDone done, gpointer asker);

/* ludo_search_task_free: cancels the question and frees @self. */
void ludo_search_task_free (LudoSearchTask *self);

/* ludo_search_task_set_search: @search is asked from now on instead, so that
 * tests may know the answer, have it at once, and count the questions. */
void ludo_search_task_set_search (LudoSearchTask *self,
                                  LudoSearchFunc search);

/* ludo_search_task_start:
 * @position: copied, as far as it had come after @n_plies
 * @question: (nullable): taken over, freed with @free_question, which may be
 *   NULL
 *
 * Begins to search; what was being searched is cancelled.
 */
void ludo_search_task_start (LudoSearchTask *self,
                             const GamePosition *position, gsize n_plies,
                             gpointer question, GDestroyNotify free_question);

/* ludo_search_task_cancel: drops the question and ends its search.  Returns:
 * whether a search was running. */
gboolean ludo_search_task_cancel (LudoSearchTask *self);

/* ludo_search_task_get_running: whether a search is on its way. */
gboolean ludo_search_task_get_running (LudoSearchTask *self);

/* ludo_search_turn: a LudoSearchFunc that finds the best turn.  @question is
 * the SearchLimits, in which threads, clock and stop flag are filled in; the
 * answer a SearchResult, to be freed with g_free().  Several threads search
 * only where the time is the limit: elsewhere the answer must not change. */
gpointer ludo_search_turn (const GamePosition *position,
                           gconstpointer question, const atomic_bool *stop);

/* ludo_search_lower_priority: lets the window go before the thread that calls
 * this, and before those that it starts, for as long as they live. */
void ludo_search_lower_priority (void);
