/* test-search-task.c: what takes long is found on a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"

#include "play/ludo-search-task.h"
#include "test-wait.h"

#include <sys/resource.h>

/* Searches that were begun and have not ended, and those that were told to
 * stop; counted on the threads. */
static atomic_int n_begun;
static atomic_int n_busy;
static atomic_int n_stopped;

/* Answers that are there, wherever they are. */
static atomic_int n_answers;

typedef struct
{
  guint64 key;
  gsize n_plies;
  int number;
} Answer;

typedef struct
{
  guint n;
  Answer last;
} Heard;

static void
answer_free (gpointer answer)
{
  atomic_fetch_sub (&n_answers, 1);
  g_free (answer);
}

static gpointer
answer_new (const GamePosition *position,
            gconstpointer       question)
{
  Answer *answer = g_new0 (Answer, 1);

  atomic_fetch_add (&n_answers, 1);
  answer->key = position->rules->key (&position->state);
  answer->n_plies = position->n_plies;
  answer->number = *(const int *) question;

  return answer;
}

/* Answers at once. */
static gpointer
answer_at_once (const GamePosition *position,
                gconstpointer       question,
                const atomic_bool  *stop)
{
  atomic_fetch_add (&n_begun, 1);

  return answer_new (position, question);
}

/* Never has enough. */
static gpointer
search_on (const GamePosition *position,
           gconstpointer       question,
           const atomic_bool  *stop)
{
  atomic_fetch_add (&n_begun, 1);
  atomic_fetch_add (&n_busy, 1);
  while (!atomic_load (stop))
    g_usleep (500);
  atomic_fetch_add (&n_stopped, 1);
  atomic_fetch_sub (&n_busy, 1);

  return answer_new (position, question);
}

static void
heard_cb (gpointer asker,
          gpointer answer)
{
  Heard *heard = asker;

  heard->n++;
  heard->last = *(Answer *) answer;
  answer_free (answer);
}

static void
start (LudoSearchTask *task,
       LudoGame       *game,
       gsize           n_plies,
       int             number)
{
  ludo_search_task_start (task, ludo_game_get_position (game), n_plies,
                          g_memdup2 (&number, sizeof number), g_free);
}

/* The answer is about the position as it was when it was asked about. */
static void
test_answer (void)
{
  g_autoptr (LudoGame) game = play_game_at ("chisolo", NULL);
  GameRng rng = { 3 };
  Heard heard = { 0 };
  LudoSearchTask *task = ludo_search_task_new (answer_at_once, answer_free,
                                               heard_cb, &heard);
  const GameRules *rules = ludo_game_get_rules (game);

  g_assert_cmpuint (play_random_plies (game, &rng, 6), ==, 6);
  start (task, game, 4, 7);
  g_assert_true (ludo_search_task_get_running (task));
  g_assert_cmpuint (heard.n, ==, 0);
  ludo_game_go_to (game, 0);
  WAIT_UNTIL (heard.n > 0);
  g_assert_false (ludo_search_task_get_running (task));
  g_assert_cmpuint (heard.last.n_plies, ==, 4);
  g_assert_cmpint (heard.last.number, ==, 7);
  ludo_game_go_to (game, 4);
  g_assert_cmpuint (heard.last.key, ==,
                    rules->key (ludo_game_get_state (game)));
  g_assert_false (ludo_search_task_cancel (task));

  ludo_search_task_free (task);
  WAIT_UNTIL (atomic_load (&n_answers) == 0);
  g_assert_cmpuint (heard.n, ==, 1);
}

/* A new question replaces the one before, whose answer is dropped. */
static void
test_cancelled (void)
{
  g_autoptr (LudoGame) game = play_game_at ("chisolo", NULL);
  Heard heard = { 0 };
  LudoSearchTask *task = ludo_search_task_new (search_on, answer_free,
                                               heard_cb, &heard);
  int stopped = atomic_load (&n_stopped);

  start (task, game, 0, 1);
  WAIT_UNTIL (atomic_load (&n_busy) == 1);
  ludo_search_task_set_search (task, answer_at_once);
  start (task, game, 0, 2);
  WAIT_UNTIL (heard.n > 0);
  g_assert_cmpint (heard.last.number, ==, 2);

  /* The first has heard by now that nobody asks any more. */
  WAIT_UNTIL (atomic_load (&n_busy) == 0);
  ludo_search_task_set_search (task, search_on);
  start (task, game, 0, 3);
  WAIT_UNTIL (atomic_load (&n_busy) == 1);
  g_assert_true (ludo_search_task_cancel (task));
  g_assert_false (ludo_search_task_get_running (task));
  WAIT_UNTIL (atomic_load (&n_answers) == 0
              && atomic_load (&n_stopped) == stopped + 2);
  g_assert_cmpuint (heard.n, ==, 1);
  ludo_search_task_free (task);
}

/* However often somebody changes his mind, the threads are soon free again
 * and nothing is left of it; most of it was never begun. */
static void
test_many (void)
{
  g_autoptr (LudoGame) game = play_game_at ("ken-wan", NULL);
  Heard heard = { 0 };
  int begun = atomic_load (&n_begun);

  for (int i = 0; i < 20; i++)
    {
      LudoSearchTask *task = ludo_search_task_new (search_on, answer_free,
                                                   heard_cb, &heard);

      for (int j = 0; j < 50; j++)
        start (task, game, 0, j);
      ludo_search_task_free (task);
    }
  WAIT_UNTIL (atomic_load (&n_busy) == 0 && atomic_load (&n_answers) == 0);
  g_assert_cmpuint (heard.n, ==, 0);
  g_test_message ("%d of 1000 were begun", atomic_load (&n_begun) - begun);
}

/* The search of a turn finds one that the rules allow. */
static void
turn_cb (gpointer asker,
         gpointer answer)
{
  *(SearchResult **) asker = answer;
}

static void
test_turn (void)
{
  g_autoptr (LudoGame) game = play_game_at ("chisolo", NULL);
  g_autofree SearchResult *found = NULL;
  LudoSearchTask *task = ludo_search_task_new (ludo_search_turn, g_free,
                                               turn_cb, &found);
  const SearchLimits limits = { .nodes = 200, .level = 1, .hash_mib = 1 };

  ludo_search_task_start (task, ludo_game_get_position (game), 0,
                          g_memdup2 (&limits, sizeof limits), g_free);
  WAIT_UNTIL (found != NULL);
  g_assert_cmpint (found->n_line, ==, 1);
  ludo_game_play_move (game, found->line[0]);
  ludo_search_task_free (task);
}

/* Answers with the niceness of its thread. */
static gpointer
answer_niceness (const GamePosition *position,
                 gconstpointer       question,
                 const atomic_bool  *stop)
{
  int niceness = getpriority (PRIO_PROCESS, 0);

  return answer_new (position, &niceness);
}

/* A search gives way to drawing, however often it was asked. */
static void
test_priority (void)
{
  g_autoptr (LudoGame) game = play_game_at ("chisolo", NULL);
  int before = getpriority (PRIO_PROCESS, 0);
  Heard heard = { 0 };
  LudoSearchTask *task = ludo_search_task_new (answer_niceness, answer_free,
                                               heard_cb, &heard);

  for (guint i = 1; i <= 3; i++)
    {
      start (task, game, 0, 0);
      WAIT_UNTIL (heard.n == i);
      g_assert_cmpint (heard.last.number, ==, MAX (before, 10));
    }
  g_assert_cmpint (getpriority (PRIO_PROCESS, 0), ==, before);
  ludo_search_task_free (task);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search-task/answer", test_answer);
  g_test_add_func ("/search-task/cancelled", test_cancelled);
  g_test_add_func ("/search-task/many", test_many);
  g_test_add_func ("/search-task/turn", test_turn);
  g_test_add_func ("/search-task/priority", test_priority);

  return g_test_run ();
}
