/* search-alphabeta.c: turn and reply, as deep as time allows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Principal variation search over a transposition table.  Moves are ordered by
 * the evaluation of the position after them, corrected by killer moves and
 * history; late moves are searched less deep first.  The root deepens one turn
 * at a time, so that there is always an answer and each iteration begins with
 * the move that the one before it found best.
 */

#include "search-methods.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "games/game-memory.h"
#include "games/game-rng.h"
#include "search/search-table.h"

/* The number of positions that are searched for a move if there is no limit. */
#define NATURAL_NODES 20000

#define PLIES_MAX 96

/* Evaluations are cut to EVALUATION_MAX, so that none looks like a win. */
#define INFINITE (SEARCH_WON + 1)
#define EVALUATION_MAX 900000

#define HISTORY_SIZE 4096

/* ScoredMove: a move and its rank in the order of trying, best first. */
typedef struct
{
  GameMove move;
  int order;
} ScoredMove;

/* Searcher: the data of one thread; owns the path. */
typedef struct
{
  const GameRules *rules;
  const GameLevel *level;
  SearchBudget *budget;
  SearchTable *table;
  uint64_t seed;
  int root_seat;

  SearchPath path;
  GameMove killers[PLIES_MAX][2];
  int history[GAME_SEATS_MAX][HISTORY_SIZE];
  ScoredMove choices[PLIES_MAX][GAME_MOVES_MAX];
  int n_root;
} Searcher;

/* Whether the player for whom the search runs is to move.  All values are those
 * of the side to move: that player, or all others, who are taken to play
 * together against him. */
static inline bool
is_own (const Searcher  *searcher,
        const GameState *state)
{
  return searcher->rules->turn (state) == searcher->root_seat;
}

/* Assesses @state from the view of the side that thinks, or, unless @own, from
 * that of the others. */
static inline int
evaluate (const Searcher  *searcher,
          const GameState *state,
          bool             own)
{
  const GameRules *rules = searcher->rules;
  int value = rules->assess != NULL
              ? rules->assess (state, searcher->root_seat)
              : rules->evaluate (state, searcher->root_seat);

  if (value > EVALUATION_MAX)
    value = EVALUATION_MAX;
  else if (value < -EVALUATION_MAX)
    value = -EVALUATION_MAX;

  return own ? value : -value;
}

/* Copies as much of @from as the game uses. */
static inline void
copy_state (const Searcher  *searcher,
            GameState       *to,
            const GameState *from)
{
  memcpy (to, from, searcher->rules->state_size);
}

#define HISTORY_MAX 400

#define KILLER_BONUS 500
#define TABLE_MOVE_BONUS 100000000

static inline unsigned
history_index (GameMove move)
{
  return (move * 0x9e3779b1u) >> 20;
}

/* Records that @move of @seat caused a cutoff at @ply. */
static void
note_cutoff (Searcher *searcher,
             int       seat,
             GameMove  move,
             int       depth,
             int       ply)
{
  int *history = &searcher->history[seat][history_index (move)];

  *history += (HISTORY_MAX - *history) * depth / (depth + 8);
  if (searcher->killers[ply][0] != move)
    {
      searcher->killers[ply][1] = searcher->killers[ply][0];
      searcher->killers[ply][0] = move;
    }
}

/* The moves from @state, of this key, that the player sees there; at least one.
 * Returns how many. */
static int
list_moves (const Searcher  *searcher,
            const GameState *state,
            uint64_t         key,
            int              ply,
            GameMove        *moves)
{
  int percent = ply == 0 ? searcher->level->blunder_rate
                : is_own (searcher, state)
                  ? 0 : searcher->level->reply_blunder_rate;
  int n = searcher->rules->legal_moves (state, moves);
  int n_seen = 0;

  if (percent == 0)
    return n;

  for (int i = 0; i < n; i++)
    if (!search_misses (percent, searcher->seed, key, moves[i]))
      moves[n_seen++] = moves[i];

  return n_seen > 0 ? n_seen : 1;
}

/* Fills the choices of @ply, each with the order in which it is to be tried,
 * @table_move first.  Returns their number. */
static int
score_moves (Searcher        *searcher,
             const GameState *state,
             uint64_t         key,
             int              ply,
             GameMove         table_move)
{
  const GameRules *rules = searcher->rules;
  ScoredMove *choices = searcher->choices[ply];
  GameMove moves[GAME_MOVES_MAX];
  bool own = is_own (searcher, state);
  int seat = rules->turn (state);
  int n = list_moves (searcher, state, key, ply, moves);

  for (int i = 0; i < n; i++)
    {
      GameState next;
      int order;

      copy_state (searcher, &next, state);
      rules->apply (&next, moves[i], NULL);
      order = evaluate (searcher, &next, own)
              + searcher->history[seat][history_index (moves[i])];
      if (moves[i] == table_move)
        order += TABLE_MOVE_BONUS;
      else if (moves[i] == searcher->killers[ply][0]
               || moves[i] == searcher->killers[ply][1])
        order += KILLER_BONUS;
      choices[i] = (ScoredMove) { moves[i], order };
    }

  return n;
}

/* Brings the most promising of the @n @choices from @i on to @i.  The order of
 * equal ones depends on nothing but the list. */
static void
pick_move (ScoredMove *choices,
           int         i,
           int         n)
{
  int best = i;
  ScoredMove choice;

  for (int j = i + 1; j < n; j++)
    if (choices[j].order > choices[best].order)
      best = j;

  choice = choices[best];
  choices[best] = choices[i];
  choices[i] = choice;
}

/* Whether the result of the searching player is settled; *@worth is then its
 * worth, @ply turns from now, to him or, unless @own, to the others. */
static bool
is_terminal (const Searcher  *searcher,
             const GameState *state,
             bool             own,
             int              ply,
             int             *worth)
{
  GameOutcome outcome;
  int place = 0;

  searcher->rules->outcome (state, &outcome);
  while (place < outcome.n_ranked
         && outcome.ranking[place] != searcher->root_seat)
    place++;
  if (!outcome.over && place == outcome.n_ranked)
    return false;

  if (place < outcome.n_ranked)
    *worth = place == 0 ? SEARCH_WON - ply : 0;
  else
    *worth = outcome.winner < 0 ? 0 : ply - SEARCH_WON;
  if (!own)
    *worth = -*worth;

  return true;
}

/* Returns @score as seen from a position @plies further on, where a win is that
 * much nearer.  The table stores each score as seen from its own position. */
static int
score_from (int score,
            int plies)
{
  return score >= SEARCH_SURELY_WON ? score + plies
         : score <= -SEARCH_SURELY_WON ? score - plies : score;
}

/* Searches the last turn: assesses the position after each move, without a
 * reply. */
static int
search_frontier (Searcher        *searcher,
                 const GameState *state,
                 uint64_t         key,
                 int              ply,
                 int              alpha,
                 int              beta,
                 GameMove        *best_move)
{
  const GameRules *rules = searcher->rules;
  GameMove moves[GAME_MOVES_MAX];
  bool own = is_own (searcher, state);
  int n = list_moves (searcher, state, key, ply, moves);
  int best = -INFINITE;

  for (int i = 0; i < n; i++)
    {
      GameState next;
      int score;

      if (!search_budget_spend (searcher->budget))
        return 0;

      copy_state (searcher, &next, state);
      rules->apply (&next, moves[i], NULL);
      if (!is_terminal (searcher, &next, own, ply + 1, &score))
        score = evaluate (searcher, &next, own);
      if (score <= best)
        continue;
      best = score;
      *best_move = moves[i];
      if (best > alpha)
        alpha = best;
      if (alpha >= beta)
        break;
    }

  return best;
}

static int search_node (Searcher *searcher, const GameState *state, int depth,
                        int ply, int alpha, int beta);

/* Returns by how many turns the choice at @i of the list is searched less deep
 * at first. */
static int
reduction (int i,
           int depth)
{
  if (depth < 3 || i < 3)
    return 0;
  if (i < 10 || depth < 5)
    return 1;

  return i < 24 ? 2 : 3;
}

/* Searches @next and returns its worth to the side that moved there.  @own says
 * whether that was the thinker, because the others may move twice in a row. */
static int
search_child (Searcher        *searcher,
              const GameState *next,
              bool             own,
              int              depth,
              int              ply,
              int              alpha,
              int              beta)
{
  if (is_own (searcher, next) == own)
    return search_node (searcher, next, depth, ply, alpha, beta);

  return -search_node (searcher, next, depth, ply, -beta, -alpha);
}

/* Searches @next, to which the choice at @i of the list leads, and returns its
 * worth to the side that moved there; @own says whether that was the thinker.
 * Choices after the first are searched with a null window, which shows only
 * whether they are better, and once more in full when they are.  The result is
 * exact between @alpha and @beta, else a bound; it is of no use once the budget
 * has ended. */
static int
search_move (Searcher        *searcher,
             const GameState *next,
             bool             own,
             int              i,
             int              depth,
             int              ply,
             int              alpha,
             int              beta)
{
  int less = reduction (i, depth);
  int score;

  if (i == 0)
    return search_child (searcher, next, own, depth - 1, ply + 1, alpha, beta);

  score = search_child (searcher, next, own, depth - 1 - less, ply + 1, alpha,
                        alpha + 1);
  if (score > alpha && less > 0)
    score = search_child (searcher, next, own, depth - 1, ply + 1, alpha,
                          alpha + 1);
  if (score > alpha && score < beta)
    score = search_child (searcher, next, own, depth - 1, ply + 1, alpha, beta);

  return score;
}

static int
search_moves (Searcher        *searcher,
              const GameState *state,
              uint64_t         key,
              int              depth,
              int              ply,
              int              alpha,
              int              beta,
              GameMove        *best_move)
{
  ScoredMove *choices = searcher->choices[ply];
  int n = score_moves (searcher, state, key, ply, *best_move);
  int seat = searcher->rules->turn (state);
  bool own = seat == searcher->root_seat;
  int best = -INFINITE;

  searcher->path.keys[searcher->path.n_keys++] = key;
  for (int i = 0; i < n && !searcher->budget->ended; i++)
    {
      GameState next;
      int score;

      pick_move (choices, i, n);
      copy_state (searcher, &next, state);
      searcher->rules->apply (&next, choices[i].move, NULL);
      score = search_move (searcher, &next, own, i, depth, ply, alpha,
                           beta);
      if (searcher->budget->ended || score <= best)
        continue;

      best = score;
      *best_move = choices[i].move;
      if (best > alpha)
        alpha = best;
      if (alpha >= beta)
        {
          note_cutoff (searcher, seat, *best_move, depth, ply);
          break;
        }
    }
  searcher->path.n_keys--;

  return best;
}

/* Searches @state and returns its worth to the side to move: exact between
 * @alpha and @beta, else a bound.  It is of no use once the budget has
 * ended. */
static int
search_node (Searcher        *searcher,
             const GameState *state,
             int              depth,
             int              ply,
             int              alpha,
             int              beta)
{
  const GameRules *rules = searcher->rules;
  SearchEntry entry;
  bool own = is_own (searcher, state);
  uint64_t key;
  GameMove move;
  int old_alpha = alpha;
  int score;

  if (!search_budget_spend (searcher->budget))
    return 0;

  if (is_terminal (searcher, state, own, ply, &score))
    return score;
  if (depth <= 0 || ply >= PLIES_MAX - 1)
    return evaluate (searcher, state, own);

  key = rules->key (state);
  search_table_prefetch (searcher->table, key);
  if (search_path_repeats (&searcher->path, key))
    return 0;

  search_table_probe (searcher->table, key, &entry);
  move = entry.move;
  score = score_from (entry.score, -ply);
  if (entry.depth >= depth
      && (entry.bound == SEARCH_BOUND_EXACT
          || (entry.bound == SEARCH_BOUND_LOWER && score >= beta)
          || (entry.bound == SEARCH_BOUND_UPPER && score <= alpha)))
    return score;

  if (depth == 1)
    score = search_frontier (searcher, state, key, ply, alpha, beta, &move);
  else
    score = search_moves (searcher, state, key, depth, ply, alpha, beta, &move);
  if (searcher->budget->ended)
    return 0;

  entry = (SearchEntry) {
    .move = move,
    .score = score_from (score, ply),
    .depth = depth,
    .bound = score >= beta ? SEARCH_BOUND_LOWER
             : score > old_alpha ? SEARCH_BOUND_EXACT : SEARCH_BOUND_UPPER,
  };
  search_table_store (searcher->table, key, &entry);

  return score;
}

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

/* Runs one iteration, of @depth turns, over all the root's moves.  The best
 * move is put at the head of the list; an iteration that is cut short keeps a
 * better move that it has found.  Returns false if it was cut short. */
static bool
search_root (Searcher           *searcher,
             const GamePosition *position,
             int                 depth,
             int                *best)
{
  ScoredMove *choices = searcher->choices[0];
  int alpha = -INFINITE;

  for (int i = 0; i < searcher->n_root; i++)
    {
      GameState next = position->state;
      ScoredMove choice = choices[i];
      int score;

      searcher->rules->apply (&next, choice.move, NULL);
      score = search_move (searcher, &next, true, i, depth, 0, alpha,
                           INFINITE);
      if (searcher->budget->ended)
        break;
      if (score > alpha)
        {
          alpha = score;
          memmove (&choices[1], &choices[0], (size_t) i * sizeof *choices);
          choices[0] = choice;
        }
    }

  if (alpha > -INFINITE)
    *best = alpha;

  return !searcher->budget->ended;
}

static void
begin_root (Searcher           *searcher,
            const GamePosition *position)
{
  ScoredMove *choices = searcher->choices[0];
  GameRng rng = { searcher->seed };

  searcher->n_root = score_moves (searcher, &position->state,
                                  searcher->rules->key (&position->state), 0,
                                  GAME_MOVE_NONE);

  /* A move that wins at once is found even without time to think.  Among moves
   * of the same order the seed decides which is tried first, so that no two
   * games need be the same. */
  for (int i = 0; i < searcher->n_root; i++)
    {
      GameState next = position->state;
      int worth;

      searcher->rules->apply (&next, choices[i].move, NULL);
      if (is_terminal (searcher, &next, true, 1, &worth) && worth > 0)
        choices[i].order = worth;
      else
        choices[i].order += (int) game_rng_below (&rng, 16);
    }
  for (int i = 0; i < searcher->n_root; i++)
    pick_move (choices, i, searcher->n_root);
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
  search_path_init (&searcher->path, position, PLIES_MAX);
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

  for (int depth = helper->first_depth; depth < PLIES_MAX; depth++)
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

      /* All threads share the seed of the moves that a weak player overlooks,
       * so that the number of threads does not change them. */
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

void
search_alpha_beta (const GamePosition *position,
                   const GameLevel    *level,
                   SearchBudget       *budget,
                   SearchResult       *result)
{
  const SearchLimits *limits = budget->limits;
  int most = limits->depth;
  Helper helpers[SEARCH_THREADS_MAX];
  atomic_bool done = false;
  SearchTable table;
  Searcher *searcher;
  int n_helpers = 0;

  if (most == 0 || (level->depth != 0 && level->depth < most))
    most = level->depth;
  if (limits->movetime_ms == 0 && budget->max_nodes == 0 && most == 0
      && !limits->infinite)
    budget->max_nodes = NATURAL_NODES;

  result->hash_mib = search_table_init (&table, limits->hash_mib,
                                        budget->max_nodes);
  searcher = searcher_new (position, level, budget, &table);
  if (budget->max_nodes == 0)
    n_helpers = start_helpers (helpers, search_n_threads (limits->threads) - 1,
                               searcher, position, &done);

  if (most == 0 || most >= PLIES_MAX)
    most = PLIES_MAX - 1;
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
