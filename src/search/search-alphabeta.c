/* search-alphabeta.c: turn and reply, as deep as time allows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Principal variation search over a table of positions already searched.
 * Moves are tried in the order of what the position after them looks like,
 * corrected by what has refuted others; late ones are searched less deep
 * first.
 */

#include "search-alphabeta.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "games/game-rng.h"
#include "search/search-table.h"

#define PLIES_MAX 96
#define THREADS_MAX 64

/* A won game is worth this less a point for each turn it takes; no
 * evaluation comes near it. */
#define WON SEARCH_WON
#define SURELY_WON SEARCH_SURELY_WON
#define INFINITE (WON + 1)
#define EVALUATION_MAX 900000

/* With no limit at all a move is thought about for this many positions. */
#define NATURAL_NODES 20000

#define HISTORY_SIZE 4096
#define HISTORY_MAX 400

#define KILLER_BONUS 500
#define TABLE_MOVE_BONUS 100000000

typedef struct
{
  GameMove move;
  int order;
} Choice;

/* Seeker: what one thread works with. */
typedef struct
{
  const GameRules *rules;
  const SearchLevel *level;
  SearchWatch *watch;
  SearchTable *table;
  uint64_t seed;
  int root_seat;

  /* Keys of the positions that led here: those of the game, then the path. */
  uint64_t *keys;
  size_t n_past;
  size_t n_keys;

  GameMove killers[PLIES_MAX][2];
  int history[GAME_SEATS_MAX][HISTORY_SIZE];
  Choice choices[PLIES_MAX][GAME_MOVES_MAX];
  int n_root;
} Seeker;

/* Lazy: one of the helping threads.  All search the same and profit from each
 * other through the table. */
typedef struct
{
  Seeker *seeker;
  const GamePosition *position;
  SearchWatch watch;
  SearchLimits limits;
  int first_depth;
  pthread_t thread;
} Helper;

/* Whether the player who thinks is to move.  All values are those of the side
 * to move: he, or the others, who are taken to stand against him. */
static inline bool
is_own (const Seeker    *seeker,
        const GameState *state)
{
  return seeker->rules->turn (state) == seeker->root_seat;
}

/* What @state looks like to the thinker, or, unless @own, to the others. */
static int
assess (const Seeker    *seeker,
        const GameState *state,
        bool             own)
{
  const GameRules *rules = seeker->rules;
  int value = rules->assess != NULL
              ? rules->assess (state, seeker->root_seat)
              : rules->evaluate (state, seeker->root_seat);

  if (value > EVALUATION_MAX)
    value = EVALUATION_MAX;
  else if (value < -EVALUATION_MAX)
    value = -EVALUATION_MAX;

  return own ? value : -value;
}

/* Whether nothing more can happen to the thinker, and then in *@worth what it
 * is worth to him, or, unless @own, to the others, @ply turns from now. */
static bool
is_settled (const Seeker    *seeker,
            const GameState *state,
            bool             own,
            int              ply,
            int             *worth)
{
  GameOutcome outcome;
  int place = 0;

  seeker->rules->outcome (state, &outcome);
  while (place < outcome.n_ranked
         && outcome.ranking[place] != seeker->root_seat)
    place++;
  if (!outcome.over && place == outcome.n_ranked)
    return false;

  if (place < outcome.n_ranked)
    *worth = place == 0 ? WON - ply : 0;
  else
    *worth = outcome.winner < 0 ? 0 : ply - WON;
  if (!own)
    *worth = -*worth;

  return true;
}

static inline void
copy_state (const Seeker    *seeker,
            GameState       *to,
            const GameState *from)
{
  memcpy (to, from, seeker->rules->state_size);
}

static inline unsigned
history_index (GameMove move)
{
  return (move * 0x9e3779b1u) >> 20;
}

/* A position that stood before in this line of thought will stand a third
 * time if both want it; one that stood twice in the game ends it now. */
static bool
is_repeated (const Seeker *seeker,
             uint64_t      key)
{
  int times = 0;

  for (size_t i = seeker->n_keys; i-- > 0;)
    if (seeker->keys[i] == key && (i >= seeker->n_past || ++times == 2))
      return true;

  return false;
}

/* Scores of wins are stored as seen from their own position. */
static int
score_to_table (int score,
                int ply)
{
  return score >= SURELY_WON ? score + ply
         : score <= -SURELY_WON ? score - ply : score;
}

static int
score_from_table (int score,
                  int ply)
{
  return score >= SURELY_WON ? score - ply
         : score <= -SURELY_WON ? score + ply : score;
}

static void
remember_refutation (Seeker  *seeker,
                     int      seat,
                     GameMove move,
                     int      depth,
                     int      ply)
{
  int *history = &seeker->history[seat][history_index (move)];

  *history += (HISTORY_MAX - *history) * depth / (depth + 8);
  if (seeker->killers[ply][0] != move)
    {
      seeker->killers[ply][1] = seeker->killers[ply][0];
      seeker->killers[ply][0] = move;
    }
}

/* Moves that the player does not see are taken out of the list; at the root
 * at least one is left. */
static int
leave_out_overlooked (const Seeker *seeker,
                      uint64_t      key,
                      int           ply,
                      bool          own,
                      GameMove     *moves,
                      int           n)
{
  int percent = ply == 0 ? seeker->level->overlooks
                : own ? 0 : seeker->level->overlooks_replies;
  int n_seen = 0;

  if (percent == 0)
    return n;

  for (int i = 0; i < n; i++)
    if (!search_overlooks (percent, seeker->seed, key, moves[i]))
      moves[n_seen++] = moves[i];

  return n_seen > 0 ? n_seen : 1;
}

/* Fills the choices of @ply, each with what it promises. */
static int
collect (Seeker          *seeker,
         const GameState *state,
         uint64_t         key,
         int              ply,
         GameMove         table_move)
{
  const GameRules *rules = seeker->rules;
  Choice *choices = seeker->choices[ply];
  GameMove moves[GAME_MOVES_MAX];
  bool own = is_own (seeker, state);
  int seat = rules->turn (state);
  int n = rules->legal_moves (state, moves);

  n = leave_out_overlooked (seeker, key, ply, own, moves, n);
  for (int i = 0; i < n; i++)
    {
      GameState next;
      int order;

      copy_state (seeker, &next, state);
      rules->apply (&next, moves[i], NULL);
      order = assess (seeker, &next, own)
              + seeker->history[seat][history_index (moves[i])];
      if (moves[i] == table_move)
        order += TABLE_MOVE_BONUS;
      else if (moves[i] == seeker->killers[ply][0]
               || moves[i] == seeker->killers[ply][1])
        order += KILLER_BONUS;
      choices[i] = (Choice) { moves[i], order };
    }

  return n;
}

/* Brings the most promising of the choices from @i on to @i; the order of
 * equals depends on nothing but the list. */
static void
choose (Choice *choices,
        int     i,
        int     n)
{
  int best = i;
  Choice choice;

  for (int j = i + 1; j < n; j++)
    if (choices[j].order > choices[best].order)
      best = j;

  choice = choices[best];
  choices[best] = choices[i];
  choices[i] = choice;
}

/* The last turn looked at: what stands after each move is assessed and no
 * reply looked for. */
static int
seek_last (Seeker          *seeker,
           const GameState *state,
           uint64_t         key,
           int              ply,
           int              alpha,
           int              beta,
           GameMove        *best_move)
{
  const GameRules *rules = seeker->rules;
  GameMove moves[GAME_MOVES_MAX];
  bool own = is_own (seeker, state);
  int n = rules->legal_moves (state, moves);
  int best = -INFINITE;

  n = leave_out_overlooked (seeker, key, ply, own, moves, n);
  for (int i = 0; i < n; i++)
    {
      GameState next;
      int score;

      if (!search_watch_spend (seeker->watch))
        return 0;

      copy_state (seeker, &next, state);
      rules->apply (&next, moves[i], NULL);
      if (!is_settled (seeker, &next, own, ply + 1, &score))
        score = assess (seeker, &next, own);
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

static int seek (Seeker *seeker, const GameState *state, int depth, int ply,
                 int alpha, int beta);

/* How much less deep the choice at @i of the list is looked at first. */
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

/* What @next is worth to the side that moved there, whose turn it was when
 * @own: the others may move twice in a row. */
static int
seek_next (Seeker          *seeker,
           const GameState *next,
           bool             own,
           int              depth,
           int              ply,
           int              alpha,
           int              beta)
{
  if (is_own (seeker, next) == own)
    return seek (seeker, next, depth, ply, alpha, beta);

  return -seek (seeker, next, depth, ply, -beta, -alpha);
}

/* Searches choices after the first with a window that asks no more than
 * whether they are better, and once more in full when they are. */
static int
seek_choice (Seeker          *seeker,
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
    return seek_next (seeker, next, own, depth - 1, ply + 1, alpha, beta);

  score = seek_next (seeker, next, own, depth - 1 - less, ply + 1, alpha,
                     alpha + 1);
  if (score > alpha && less > 0)
    score = seek_next (seeker, next, own, depth - 1, ply + 1, alpha,
                       alpha + 1);
  if (score > alpha && score < beta)
    score = seek_next (seeker, next, own, depth - 1, ply + 1, alpha, beta);

  return score;
}

static int
seek_all (Seeker          *seeker,
          const GameState *state,
          uint64_t         key,
          int              depth,
          int              ply,
          int              alpha,
          int              beta,
          GameMove        *best_move)
{
  Choice *choices = seeker->choices[ply];
  int n = collect (seeker, state, key, ply, *best_move);
  int seat = seeker->rules->turn (state);
  bool own = seat == seeker->root_seat;
  int best = -INFINITE;

  seeker->keys[seeker->n_keys++] = key;
  for (int i = 0; i < n && !seeker->watch->ended; i++)
    {
      GameState next;
      int score;

      choose (choices, i, n);
      copy_state (seeker, &next, state);
      seeker->rules->apply (&next, choices[i].move, NULL);
      score = seek_choice (seeker, &next, own, i, depth, ply, alpha, beta);
      if (seeker->watch->ended || score <= best)
        continue;

      best = score;
      *best_move = choices[i].move;
      if (best > alpha)
        alpha = best;
      if (alpha >= beta)
        {
          remember_refutation (seeker, seat, *best_move, depth, ply);
          break;
        }
    }
  seeker->n_keys--;

  return best;
}

/* What @state is worth to the side to move: exact between @alpha and @beta,
 * else a bound.  Of no use once the watch has ended. */
static int
seek (Seeker          *seeker,
      const GameState *state,
      int              depth,
      int              ply,
      int              alpha,
      int              beta)
{
  const GameRules *rules = seeker->rules;
  SearchFinding finding;
  bool own = is_own (seeker, state);
  uint64_t key;
  GameMove move;
  int old_alpha = alpha;
  int score;

  if (!search_watch_spend (seeker->watch))
    return 0;

  if (is_settled (seeker, state, own, ply, &score))
    return score;
  if (depth <= 0 || ply >= PLIES_MAX - 1)
    return assess (seeker, state, own);

  key = rules->key (state);
  search_table_fetch (seeker->table, key);
  if (is_repeated (seeker, key))
    return 0;

  search_table_find (seeker->table, key, &finding);
  move = finding.move;
  score = score_from_table (finding.score, ply);
  if (finding.depth >= depth
      && (finding.bound == SEARCH_BOUND_EXACT
          || (finding.bound == SEARCH_BOUND_LOWER && score >= beta)
          || (finding.bound == SEARCH_BOUND_UPPER && score <= alpha)))
    return score;

  if (depth == 1)
    score = seek_last (seeker, state, key, ply, alpha, beta, &move);
  else
    score = seek_all (seeker, state, key, depth, ply, alpha, beta, &move);
  if (seeker->watch->ended)
    return 0;

  finding = (SearchFinding) {
    .move = move,
    .score = score_to_table (score, ply),
    .depth = depth,
    .bound = score >= beta ? SEARCH_BOUND_LOWER
             : score > old_alpha ? SEARCH_BOUND_EXACT : SEARCH_BOUND_UPPER,
  };
  search_table_store (seeker->table, key, &finding);

  return score;
}

/* One look of @depth turns at all the root's choices.  The best comes to the
 * head of the list; a look cut short keeps what it has found better. */
static bool
seek_root (Seeker             *seeker,
           const GamePosition *position,
           int                 depth,
           int                *best)
{
  Choice *choices = seeker->choices[0];
  int alpha = -INFINITE;

  for (int i = 0; i < seeker->n_root; i++)
    {
      GameState next = position->state;
      Choice choice = choices[i];
      int score;

      seeker->rules->apply (&next, choice.move, NULL);
      score = seek_choice (seeker, &next, true, i, depth, 0, alpha,
                           INFINITE);
      if (seeker->watch->ended)
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

  return !seeker->watch->ended;
}

static void
begin_root (Seeker             *seeker,
            const GamePosition *position)
{
  Choice *choices = seeker->choices[0];
  GameRng rng = { seeker->seed };

  seeker->n_root = collect (seeker, &position->state,
                            seeker->rules->key (&position->state), 0,
                            GAME_MOVE_NONE);

  /* Of moves that look alike the seed decides which is tried first, so that
   * no two games need be the same. */
  for (int i = 0; i < seeker->n_root; i++)
    choices[i].order += (int) game_rng_below (&rng, 16);
  for (int i = 0; i < seeker->n_root; i++)
    choose (choices, i, seeker->n_root);
}

static Seeker *
seeker_new (const GamePosition *position,
            const SearchLevel  *level,
            SearchWatch        *watch,
            SearchTable        *table)
{
  Seeker *seeker = calloc (1, sizeof *seeker);

  if (seeker == NULL)
    abort ();

  seeker->rules = position->rules;
  seeker->level = level;
  seeker->watch = watch;
  seeker->table = table;
  seeker->seed = watch->limits->seed;
  seeker->root_seat = position->rules->turn (&position->state);
  seeker->keys = malloc ((position->n_plies + PLIES_MAX + 1)
                         * sizeof *seeker->keys);
  if (seeker->keys == NULL)
    abort ();

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

  for (int depth = helper->first_depth; depth < PLIES_MAX; depth++)
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
      if (abs (score) >= SURELY_WON && WON - abs (score) <= depth)
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
  Helper helpers[THREADS_MAX];
  atomic_bool done = false;
  SearchTable table;
  Seeker *seeker;
  int n_helpers = 0;

  if (limits->movetime_ms == 0 && watch->max_nodes == 0 && most == 0
      && !limits->infinite)
    watch->max_nodes = NATURAL_NODES;

  search_table_init (&table, limits->hash_mib, watch->max_nodes);
  seeker = seeker_new (position, level, watch, &table);
  if (limits->threads > 1 && watch->max_nodes == 0)
    n_helpers = start_helpers (helpers,
                               limits->threads <= THREADS_MAX
                               ? limits->threads - 1 : THREADS_MAX,
                               seeker, position, &done);

  deepen (seeker, position,
          most > 0 && most < PLIES_MAX ? most : PLIES_MAX - 1, progress,
          progress_data, result);

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
