/* search-alphabeta.c: turn and reply, as deep as time allows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Looks one turn deeper at a time, so that there is always an answer and each
 * look tries first what the one before it found best.
 */

#include "search-alphabeta.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "games/game-memory.h"
#include "games/game-rng.h"
#include "search/search-seeker.h"

/* With no limit at all a move is thought about for this many positions. */
#define NATURAL_NODES 20000

/* Helper: one of the helping threads.  All search the same and profit from
 * each other through the table. */
typedef struct
{
  Seeker *seeker;
  const GamePosition *position;
  SearchWatch watch;
  SearchLimits limits;
  int first_depth;
  pthread_t thread;
} Helper;

/* One look of @depth turns at all the root's choices.  The best comes to the
 * head of the list; a look cut short keeps what it has found better. */
static bool
seek_root (Seeker             *seeker,
           const GamePosition *position,
           int                 depth,
           int                *best)
{
  SeekerChoice *choices = seeker->choices[0];
  int alpha = -SEEKER_INFINITE;

  for (int i = 0; i < seeker->n_root; i++)
    {
      GameState next = position->state;
      SeekerChoice choice = choices[i];
      int score;

      seeker->rules->apply (&next, choice.move, NULL);
      score = seeker_seek_choice (seeker, &next, true, i, depth, 0, alpha,
                                  SEEKER_INFINITE);
      if (seeker->watch->ended)
        break;
      if (score > alpha)
        {
          alpha = score;
          memmove (&choices[1], &choices[0], (size_t) i * sizeof *choices);
          choices[0] = choice;
        }
    }

  if (alpha > -SEEKER_INFINITE)
    *best = alpha;

  return !seeker->watch->ended;
}

/* Whether @move wins at once: who has no time to think sees at least that. */
static bool
wins_at_once (const Seeker    *seeker,
              const GameState *state,
              GameMove         move)
{
  GameState next = *state;
  GameOutcome outcome;

  seeker->rules->apply (&next, move, NULL);
  seeker->rules->outcome (&next, &outcome);

  return outcome.n_ranked > 0 ? outcome.ranking[0] == seeker->root_seat
         : outcome.over && outcome.winner == seeker->root_seat;
}

static void
begin_root (Seeker             *seeker,
            const GamePosition *position)
{
  SeekerChoice *choices = seeker->choices[0];
  GameRng rng = { seeker->seed };

  seeker->n_root = seeker_collect (seeker, &position->state,
                                   seeker->rules->key (&position->state), 0,
                                   GAME_MOVE_NONE);

  /* Of moves that look alike the seed decides which is tried first, so that
   * no two games need be the same. */
  for (int i = 0; i < seeker->n_root; i++)
    choices[i].order = wins_at_once (seeker, &position->state,
                                     choices[i].move)
                       ? SEARCH_WON - 1
                       : choices[i].order + (int) game_rng_below (&rng, 16);
  for (int i = 0; i < seeker->n_root; i++)
    seeker_choose (choices, i, seeker->n_root);
}

static Seeker *
seeker_new (const GamePosition *position,
            const SearchLevel  *level,
            SearchWatch        *watch,
            SearchTable        *table)
{
  Seeker *seeker = game_allocate (1, sizeof *seeker);

  seeker->rules = position->rules;
  seeker->level = level;
  seeker->watch = watch;
  seeker->table = table;
  seeker->seed = watch->limits->seed;
  seeker->root_seat = position->rules->turn (&position->state);
  seeker->keys = game_allocate (position->n_plies + SEEKER_PLIES_MAX + 1,
                                sizeof *seeker->keys);

  for (size_t i = 0; i < position->n_plies; i++)
    seeker->keys[i] = seeker->rules->key (&position->plies[i].state);
  seeker->n_past = position->n_plies;
  seeker->n_keys = position->n_plies;
  seeker->keys[seeker->n_keys++] = seeker->rules->key (&position->state);
  begin_root (seeker, position);

  return seeker;
}

static void
seeker_free (Seeker *seeker)
{
  free (seeker->keys);
  free (seeker);
}

static void *
help (void *data)
{
  Helper *helper = data;
  int best = 0;

  for (int depth = helper->first_depth; depth < SEEKER_PLIES_MAX; depth++)
    if (!seek_root (helper->seeker, helper->position, depth, &best))
      break;

  return NULL;
}

/* Starts up to @n helpers, which go on until @done; returns how many. */
static int
start_helpers (Helper             *helpers,
               int                 n,
               const Seeker       *first,
               const GamePosition *position,
               const atomic_bool  *done)
{
  for (int i = 0; i < n; i++)
    {
      Helper *helper = &helpers[i];

      helper->limits = (SearchLimits) {
        .seed = first->seed + (uint64_t) i + 1, .stop = done,
      };
      search_watch_begin (&helper->watch, &helper->limits);
      helper->position = position;
      helper->first_depth = 1 + i % 2;
      helper->seeker = seeker_new (position, first->level, &helper->watch,
                                   first->table);

      /* What the player overlooks does not depend on who helps. */
      helper->seeker->seed = first->seed;
      if (pthread_create (&helper->thread, NULL, help, helper) != 0)
        {
          seeker_free (helper->seeker);
          return i;
        }
    }

  return n;
}

static void
report (const Seeker *seeker,
        int           score,
        int           depth,
        SearchResult *result)
{
  result->line[0] = seeker->choices[0][0].move;
  result->n_line = 1;
  result->score = score;
  result->depth = depth;
  result->nodes = seeker->watch->nodes;
}

/* Deepens until a limit is reached or there is nothing more to know. */
static void
deepen (Seeker             *seeker,
        const GamePosition *position,
        int                 most,
        SearchProgress      progress,
        void               *progress_data,
        SearchResult       *result)
{
  int score = seeker->choices[0][0].order;

  report (seeker, score, 0, result);
  for (int depth = 1; depth <= most; depth++)
    {
      bool complete = seek_root (seeker, position, depth, &score);

      report (seeker, score, complete ? depth : depth - 1, result);
      if (!complete)
        return;
      if (progress != NULL)
        progress (result, progress_data);

      /* The shortest win, or the longest resistance, has been found. */
      if (abs (score) >= SEARCH_SURELY_WON
          && SEARCH_WON - abs (score) <= depth)
        return;
    }
}

static int
smaller_limit (int a,
               int b)
{
  return a == 0 || (b != 0 && b < a) ? b : a;
}

void
search_alpha_beta (const GamePosition *position,
                   const SearchLevel  *level,
                   SearchWatch        *watch,
                   SearchProgress      progress,
                   void               *progress_data,
                   SearchResult       *result)
{
  const SearchLimits *limits = watch->limits;
  int most = smaller_limit (limits->depth, level->depth);
  Helper helpers[SEARCH_THREADS_MAX];
  atomic_bool done = false;
  SearchTable table;
  Seeker *seeker;
  int n_helpers = 0;

  if (limits->movetime_ms == 0 && watch->max_nodes == 0 && most == 0
      && !limits->infinite)
    watch->max_nodes = NATURAL_NODES;

  result->hash_mib = search_table_init (&table, limits->hash_mib,
                                        watch->max_nodes);
  seeker = seeker_new (position, level, watch, &table);
  if (watch->max_nodes == 0)
    n_helpers = start_helpers (helpers, search_n_threads (limits) - 1, seeker,
                               position, &done);

  if (most == 0 || most >= SEEKER_PLIES_MAX)
    most = SEEKER_PLIES_MAX - 1;
  deepen (seeker, position, most, progress, progress_data, result);

  atomic_store (&done, true);
  for (int i = 0; i < n_helpers; i++)
    {
      pthread_join (helpers[i].thread, NULL);
      result->nodes += helpers[i].watch.nodes;
      seeker_free (helpers[i].seeker);
    }
  seeker_free (seeker);
  search_table_clear (&table);
}
