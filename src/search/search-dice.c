/* search-dice.c: turns of dice, and the dice to come
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-methods.h"

#include <pthread.h>
#include <stdlib.h>

#include "games/game-memory.h"
#include "games/game-rng.h"
#include "search/search-turns.h"

/* The positions that are followed after each step of a turn: all of an ordinary
 * throw, only the better ones of most throws of three alike. */
static const SearchTurnsOptions own_turns = {
  .width = 250, .late_width = 250,
};

/* The narrower options for replies, of which there are thousands. */
static const SearchTurnsOptions reply_turns = {
  .width = 60, .late_width = 10,
};

/* The most replies that are judged: the best by the rules' evaluation. */
#define REPLIES_MAX 12

/* The most turns whose replies are searched, and how much worse than the best,
 * in 65536ths of a win, each of them may look. */
#define CANDIDATES_MAX 12
#define MARGIN 4000

/* Candidate: a turn. */
typedef struct
{
  int node;                     /* of the list of turns */
  int chance;                   /* to win after it, in 65536ths */
} Candidate;

/* Dice: one run's data. */
typedef struct
{
  const GameRules *rules;
  const GameLevel *level;
  SearchBudget *budget;
  int seat;
  SearchTurns turns;
  Candidate *candidates;
  int n_candidates;
} Dice;

/* Replies: the throws after one candidate, shared out among threads.  Each
 * thread takes the next throw, and the sums do not depend on the order. */
typedef struct
{
  const Dice *dice;
  const GameState *state;       /* where a throw is due */
  int seat;                     /* whose throw it is */
  GameThrow throws[GAME_THROWS_MAX];
  int n_throws;
  atomic_int next;
  atomic_bool cut_short;
  int best[GAME_THROWS_MAX];
} Replies;

typedef struct
{
  Replies *replies;
  SearchBudget *budget;
  SearchBudget own;              /* of a helper */
  SearchLimits limits;
  pthread_t thread;
} Worker;

static int
by_chance (const void *a,
           const void *b)
{
  const Candidate *x = a, *y = b;

  return x->chance != y->chance
         ? (x->chance < y->chance) - (x->chance > y->chance)
         : (x->node > y->node) - (x->node < y->node);
}

/* Whether the level overlooks a turn, and so all that it leads to. */
static bool
is_missed (const Dice           *dice,
           const SearchTurnNode *node)
{
  return search_misses (dice->level->blunder_rate, dice->budget->limits->seed,
                        node->key, node->move);
}

/* Judges every turn by the position after it and sorts them, the best first.
 * At least one is judged, whatever the budget. */
static void
evaluate_turns (Dice            *dice,
                const GameState *state)
{
  const SearchTurnNode *nodes;
  GameRng rng = { dice->budget->limits->seed };

  search_turns_generate (&dice->turns, dice->rules, state, &own_turns);
  nodes = dice->turns.nodes;
  dice->candidates = game_allocate ((size_t) dice->turns.n_nodes,
                                    sizeof *dice->candidates);

  for (int pass = 0; pass < 2 && dice->n_candidates == 0; pass++)
    for (int i = 0; i < dice->turns.n_nodes; i++)
      {
        if (!nodes[i].ends || (pass == 0 && is_missed (dice, &nodes[i])))
          continue;
        if (!search_budget_spend (dice->budget) && dice->n_candidates > 0)
          break;
        dice->candidates[dice->n_candidates++] = (Candidate) {
          i, dice->rules->chance (&nodes[i].state, dice->seat)
             + (int) game_rng_below (&rng, 4),
        };
      }

  qsort (dice->candidates, (size_t) dice->n_candidates,
         sizeof *dice->candidates, by_chance);
}

/* Reply: an end of a turn, and its evaluation by the rules. */
typedef struct
{
  int node;
  int score;
} Reply;

/* Puts @reply into its place among the best. */
static void
add_reply (Reply       *replies,
           int         *n,
           const Reply *reply)
{
  int at;

  if (*n == REPLIES_MAX && reply->score <= replies[*n - 1].score)
    return;

  if (*n < REPLIES_MAX)
    ++*n;
  for (at = *n - 1; at > 0 && replies[at - 1].score < reply->score; at--)
    replies[at] = replies[at - 1];
  replies[at] = *reply;
}

/* The chance of @seat once it has played its throw as well as it can; -1 when
 * the budget ended before. */
static int
best_reply (const GameRules *rules,
            SearchTurns     *turns,
            const GameState *state,
            int              seat,
            SearchBudget    *budget)
{
  Reply replies[REPLIES_MAX];
  int n = 0, best = 0;

  search_turns_generate (turns, rules, state, &reply_turns);
  for (int i = 0; i < turns->n_nodes; i++)
    if (turns->nodes[i].ends)
      {
        if (!search_budget_spend (budget))
          return -1;
        add_reply (replies, &n, &(Reply) {
          i, rules->evaluate (&turns->nodes[i].state, seat)
        });
      }

  for (int i = 0; i < n; i++)
    {
      int chance = rules->chance (&turns->nodes[replies[i].node].state, seat);

      if (chance > best)
        best = chance;
    }

  return best;
}

static void *
search_replies (void *data)
{
  Worker *worker = data;
  Replies *replies = worker->replies;
  const GameRules *rules = replies->dice->rules;
  SearchTurns turns = SEARCH_TURNS_INIT;

  while (!atomic_load (&replies->cut_short))
    {
      int i = atomic_fetch_add (&replies->next, 1);
      GameState state = *replies->state;

      if (i >= replies->n_throws)
        break;
      rules->apply (&state, replies->throws[i].move, NULL);
      replies->best[i] = best_reply (rules, &turns, &state,
                                     replies->seat, worker->budget);
      if (replies->best[i] < 0)
        atomic_store (&replies->cut_short, true);
    }
  search_turns_clear (&turns);

  return NULL;
}

/* Computes the mean, over all throws of @seat, which is to throw in @state, of
 * the chance after the best turn.  Returns false when it was cut short. */
static bool
evaluate_by_throws (const Dice      *dice,
                    const GameState *state,
                    int              seat,
                    int             *chance)
{
  const SearchLimits *limits = dice->budget->limits;
  int n_threads = dice->budget->max_nodes > 0
                  ? 1 : search_n_threads (limits->threads);
  Replies replies = { .dice = dice, .state = state, .seat = seat };
  Worker workers[SEARCH_THREADS_MAX];
  uint64_t sum = 0, weights = 0;
  int n_started = 1;

  replies.n_throws = dice->rules->throws (state, replies.throws);
  workers[0] = (Worker) { .replies = &replies, .budget = dice->budget };
  for (; n_started < n_threads; n_started++)
    {
      Worker *worker = &workers[n_started];

      worker->replies = &replies;
      worker->limits = (SearchLimits) { .stop = &replies.cut_short };
      search_budget_begin (&worker->own, &worker->limits);
      worker->budget = &worker->own;
      if (pthread_create (&worker->thread, NULL, search_replies, worker)
          != 0)
        break;
    }
  search_replies (&workers[0]);
  for (int i = 1; i < n_started; i++)
    {
      pthread_join (workers[i].thread, NULL);
      dice->budget->nodes += workers[i].own.nodes;
    }
  if (atomic_load (&replies.cut_short))
    return false;

  for (int i = 0; i < replies.n_throws; i++)
    {
      sum += (uint64_t) replies.best[i] * replies.throws[i].weight;
      weights += replies.throws[i].weight;
    }
  *chance = weights > 0 ? (int) (sum / weights) : 0;

  return true;
}

static void
report (const Dice      *dice,
        const Candidate *best,
        int              depth,
        SearchResult    *result)
{
  result->n_line = search_turns_line (&dice->turns, best->node,
                                      result->line);
  result->score = (int) (best->chance * INT64_C (10000) / GAME_CHANCE_ONE);
  result->depth = depth;
  result->nodes = dice->budget->nodes;
}

/* Looks at the replies to the most promising turns, the best first, and
 * reports the best of those looked at.  Returns the chance that it leaves. */
static int
search_further (Dice         *dice,
                SearchResult *result)
{
  Candidate best = { -1, -1 };
  int least = dice->candidates[0].chance - MARGIN;

  for (int i = 0; i < dice->n_candidates && i < CANDIDATES_MAX; i++)
    {
      Candidate candidate = dice->candidates[i];
      const SearchTurnNode *node = &dice->turns.nodes[candidate.node];
      GameOutcome outcome;
      int theirs;

      dice->rules->outcome (&node->state, &outcome);
      if (outcome.over || candidate.chance < least
          || !evaluate_by_throws (dice, &node->state, !dice->seat, &theirs))
        break;
      candidate.chance = GAME_CHANCE_ONE - theirs;
      if (candidate.chance <= best.chance)
        continue;
      best = candidate;
      report (dice, &best, 2, result);
      search_budget_report (dice->budget, result);
    }
  result->nodes = dice->budget->nodes;

  return best.chance;
}

void
search_dice (const GamePosition *position,
             const GameLevel    *level,
             SearchBudget       *budget,
             SearchResult       *result)
{
  const SearchLimits *limits = budget->limits;
  Dice dice = {
    .rules = position->rules,
    .level = level,
    .budget = budget,
    .seat = position->rules->turn (&position->state),
    .turns = SEARCH_TURNS_INIT,
  };

  evaluate_turns (&dice, &position->state);
  report (&dice, &dice.candidates[0], 1, result);
  if (level->depth != 1 && limits->depth != 1 && dice.n_candidates > 1
      && (limits->movetime_ms > 0 || budget->max_nodes > 0
          || limits->depth > 1 || limits->infinite))
    search_further (&dice, result);

  search_turns_clear (&dice.turns);
  free (dice.candidates);
}

bool
search_dice_chance (const GamePosition *position,
                    const GameLevel    *level,
                    SearchBudget       *budget,
                    int                *chance,
                    SearchResult       *result)
{
  const GameRules *rules = position->rules;
  Dice dice = {
    .rules = rules,
    .level = level,
    .budget = budget,
    .seat = rules->turn (&position->state),
    .turns = SEARCH_TURNS_INIT,
  };

  if (rules->at_chance (&position->state))
    return evaluate_by_throws (&dice, &position->state, dice.seat, chance);

  evaluate_turns (&dice, &position->state);
  report (&dice, &dice.candidates[0], 1, result);
  *chance = search_further (&dice, result);

  /* The best turn wins the game at once. */
  if (*chance < 0)
    *chance = GAME_CHANCE_ONE;

  search_turns_clear (&dice.turns);
  free (dice.candidates);

  return !budget->ended;
}
