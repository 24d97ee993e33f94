/* search-alphabeta.c: turn and reply, as deep as time allows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Looks one turn deeper at a time, so that there is always an answer and each
 * iteration tries first what the one before it found best.
 */

#include "search-searcher.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "games/game-memory.h"
#include "games/game-rng.h"

/* With no limit at all a move is thought about for this many positions. */
#define NATURAL_NODES 20000

/* Helper: one of the helping threads.  All search the same and profit from
 * each other through the table. */
typedef struct
{
  Searcher *searcher;
  const GamePosition *position;
  SearchBudget budget;
  SearchLimits limits;
  int first_depth;
  pthread_t thread;
} Helper;

/* One iteration, of @depth turns, over all the root's moves.  The best comes
 * to the head of the list; one that is cut short keeps what it has found
 * better. */
static bool
search_root (Searcher           *searcher,
             const GamePosition *position,
             int                 depth,
             int                *best)
{
  ScoredMove *choices = searcher->choices[0];
  int alpha = -SEARCHER_INFINITE;

  for (int i = 0; i < searcher->n_root; i++)
    {
      GameState next = position->state;
      ScoredMove choice = choices[i];
      int score;

      searcher->rules->apply (&next, choice.move, NULL);
      score = searcher_search_move (searcher, &next, true, i, depth, 0, alpha,
                                  SEARCHER_INFINITE);
      if (searcher->budget->ended)
        break;
      if (score > alpha)
        {
          alpha = score;
          memmove (&choices[1], &choices[0], (size_t) i * sizeof *choices);
          choices[0] = choice;
        }
    }

  if (alpha > -SEARCHER_INFINITE)
    *best = alpha;

  return !searcher->budget->ended;
}

/* Whether @move wins at once: who has no time to think sees at least that. */
static bool
wins_at_once (const Searcher  *searcher,
              const GameState *state,
              GameMove         move)
{
  GameState next = *state;
  GameOutcome outcome;

  searcher->rules->apply (&next, move, NULL);
  searcher->rules->outcome (&next, &outcome);

  return outcome.n_ranked > 0 ? outcome.ranking[0] == searcher->root_seat
         : outcome.over && outcome.winner == searcher->root_seat;
}

static void
begin_root (Searcher           *searcher,
            const GamePosition *position)
{
  ScoredMove *choices = searcher->choices[0];
  GameRng rng = { searcher->seed };

  searcher->n_root = searcher_score_moves (searcher, &position->state,
                                   searcher->rules->key (&position->state), 0,
                                   GAME_MOVE_NONE);

  /* Of moves that look alike the seed decides which is tried first, so that
   * no two games need be the same. */
  for (int i = 0; i < searcher->n_root; i++)
    choices[i].order = wins_at_once (searcher, &position->state,
                                     choices[i].move)
                       ? SEARCH_WON - 1
                       : choices[i].order + (int) game_rng_below (&rng, 16);
  for (int i = 0; i < searcher->n_root; i++)
    searcher_pick (choices, i, searcher->n_root);
}

static Searcher *
searcher_new (const GamePosition *position,
              const GameLevel    *level,
              SearchBudget       *budget,
              SearchTable        *table)
{
  Searcher *searcher = game_allocate (1, sizeof *searcher);

  searcher->rules = position->rules;
  searcher->level = level;
  searcher->budget = budget;
  searcher->table = table;
  searcher->seed = budget->limits->seed;
  searcher->root_seat = position->rules->turn (&position->state);
  search_path_init (&searcher->path, position, SEARCHER_PLIES_MAX);
  begin_root (searcher, position);

  return searcher;
}

static void
searcher_free (Searcher *searcher)
{
  free (searcher->path.keys);
  free (searcher);
}

static void *
help (void *data)
{
  Helper *helper = data;
  int best = 0;

  for (int depth = helper->first_depth; depth < SEARCHER_PLIES_MAX; depth++)
    if (!search_root (helper->searcher, helper->position, depth, &best))
      break;

  return NULL;
}

/* Starts up to @n helpers, which go on until @done; returns how many. */
static int
start_helpers (Helper             *helpers,
               int                 n,
               const Searcher     *first,
               const GamePosition *position,
               const atomic_bool  *done)
{
  for (int i = 0; i < n; i++)
    {
      Helper *helper = &helpers[i];

      helper->limits = (SearchLimits) {
        .seed = first->seed + (uint64_t) i + 1, .stop = done,
      };
      search_budget_begin (&helper->budget, &helper->limits);
      helper->position = position;
      helper->first_depth = 1 + i % 2;
      helper->searcher = searcher_new (position, first->level, &helper->budget,
                                   first->table);

      /* What the player misses does not depend on who helps. */
      helper->searcher->seed = first->seed;
      if (pthread_create (&helper->thread, NULL, help, helper) != 0)
        {
          searcher_free (helper->searcher);
          return i;
        }
    }

  return n;
}

static void
report (const Searcher *searcher,
        int             score,
        int             depth,
        SearchResult   *result)
{
  result->line[0] = searcher->choices[0][0].move;
  result->n_line = 1;
  result->score = score;
  result->depth = depth;
  result->nodes = searcher->budget->nodes;
}

/* Deepens until a limit is reached or there is nothing more to know. */
static void
deepen (Searcher           *searcher,
        const GamePosition *position,
        int                 most,
        SearchResult       *result)
{
  int score = searcher->choices[0][0].order;

  report (searcher, score, 0, result);
  for (int depth = 1; depth <= most; depth++)
    {
      bool complete = search_root (searcher, position, depth, &score);

      report (searcher, score, complete ? depth : depth - 1, result);
      if (!complete)
        return;
      search_budget_report (searcher->budget, result);

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
                   const GameLevel    *level,
                   SearchBudget       *budget,
                   SearchResult       *result)
{
  const SearchLimits *limits = budget->limits;
  int most = smaller_limit (limits->depth, level->depth);
  Helper helpers[SEARCH_THREADS_MAX];
  atomic_bool done = false;
  SearchTable table;
  Searcher *searcher;
  int n_helpers = 0;

  if (limits->movetime_ms == 0 && budget->max_nodes == 0 && most == 0
      && !limits->infinite)
    budget->max_nodes = NATURAL_NODES;

  result->hash_mib = search_table_init (&table, limits->hash_mib,
                                        budget->max_nodes);
  searcher = searcher_new (position, level, budget, &table);
  if (budget->max_nodes == 0)
    n_helpers = start_helpers (helpers, search_n_threads (limits->threads) - 1,
                               searcher, position, &done);

  if (most == 0 || most >= SEARCHER_PLIES_MAX)
    most = SEARCHER_PLIES_MAX - 1;
  deepen (searcher, position, most, result);

  atomic_store (&done, true);
  for (int i = 0; i < n_helpers; i++)
    {
      pthread_join (helpers[i].thread, NULL);
      result->nodes += helpers[i].budget.nodes;
      searcher_free (helpers[i].searcher);
    }
  searcher_free (searcher);
  search_table_clear (&table);
}
