/* search-searcher.c: the alpha-beta search below the root
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Principal variation search over a transposition table.  Moves are tried in
 * the order of what the position after them looks like, corrected by what has
 * refuted others; late ones are searched less deep first.
 */

#include "search-searcher.h"

#define HISTORY_MAX 400

#define KILLER_BONUS 500
#define TABLE_MOVE_BONUS 100000000

static inline unsigned
history_index (GameMove move)
{
  return (move * 0x9e3779b1u) >> 20;
}

void
searcher_note_cutoff (Searcher *searcher,
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

int
searcher_drop_missed (const Searcher *searcher,
                      uint64_t        key,
                      int             ply,
                      bool            own,
                      GameMove       *moves,
                      int             n)
{
  int percent = ply == 0 ? searcher->level->blunder_rate
                : own ? 0 : searcher->level->reply_blunder_rate;
  int n_seen = 0;

  if (percent == 0)
    return n;

  for (int i = 0; i < n; i++)
    if (!search_misses (percent, searcher->seed, key, moves[i]))
      moves[n_seen++] = moves[i];

  return n_seen > 0 ? n_seen : 1;
}

int
searcher_score_moves (Searcher        *searcher,
                      const GameState *state,
                      uint64_t         key,
                      int              ply,
                      GameMove         table_move)
{
  const GameRules *rules = searcher->rules;
  ScoredMove *choices = searcher->choices[ply];
  GameMove moves[GAME_MOVES_MAX];
  bool own = searcher_is_own (searcher, state);
  int seat = rules->turn (state);
  int n = rules->legal_moves (state, moves);

  n = searcher_drop_missed (searcher, key, ply, own, moves, n);
  for (int i = 0; i < n; i++)
    {
      GameState next;
      int order;

      searcher_copy_state (searcher, &next, state);
      rules->apply (&next, moves[i], NULL);
      order = searcher_evaluate (searcher, &next, own)
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

void
searcher_pick (ScoredMove *choices,
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

/* Whether nothing more can happen to the thinker, and then in *@worth what it
 * is worth to him, or, unless @own, to the others, @ply turns from now. */
static bool
is_settled (const Searcher  *searcher,
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

/* Scores of wins are stored as seen from their own position. */
static int
score_to_table (int score,
                int ply)
{
  return score >= SEARCH_SURELY_WON ? score + ply
         : score <= -SEARCH_SURELY_WON ? score - ply : score;
}

static int
score_from_table (int score,
                  int ply)
{
  return score >= SEARCH_SURELY_WON ? score - ply
         : score <= -SEARCH_SURELY_WON ? score + ply : score;
}

/* The last turn looked at: what stands after each move is assessed and no
 * reply looked for. */
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
  bool own = searcher_is_own (searcher, state);
  int n = rules->legal_moves (state, moves);
  int best = -SEARCHER_INFINITE;

  n = searcher_drop_missed (searcher, key, ply, own, moves, n);
  for (int i = 0; i < n; i++)
    {
      GameState next;
      int score;

      if (!search_budget_spend (searcher->budget))
        return 0;

      searcher_copy_state (searcher, &next, state);
      rules->apply (&next, moves[i], NULL);
      if (!is_settled (searcher, &next, own, ply + 1, &score))
        score = searcher_evaluate (searcher, &next, own);
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
search_child (Searcher        *searcher,
              const GameState *next,
              bool             own,
              int              depth,
              int              ply,
              int              alpha,
              int              beta)
{
  if (searcher_is_own (searcher, next) == own)
    return search_node (searcher, next, depth, ply, alpha, beta);

  return -search_node (searcher, next, depth, ply, -beta, -alpha);
}

int
searcher_search_move (Searcher        *searcher,
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
  int n = searcher_score_moves (searcher, state, key, ply, *best_move);
  int seat = searcher->rules->turn (state);
  bool own = seat == searcher->root_seat;
  int best = -SEARCHER_INFINITE;

  searcher->path.keys[searcher->path.n_keys++] = key;
  for (int i = 0; i < n && !searcher->budget->ended; i++)
    {
      GameState next;
      int score;

      searcher_pick (choices, i, n);
      searcher_copy_state (searcher, &next, state);
      searcher->rules->apply (&next, choices[i].move, NULL);
      score = searcher_search_move (searcher, &next, own, i, depth, ply, alpha,
                                  beta);
      if (searcher->budget->ended || score <= best)
        continue;

      best = score;
      *best_move = choices[i].move;
      if (best > alpha)
        alpha = best;
      if (alpha >= beta)
        {
          searcher_note_cutoff (searcher, seat, *best_move, depth, ply);
          break;
        }
    }
  searcher->path.n_keys--;

  return best;
}

/* What @state is worth to the side to move: exact between @alpha and @beta,
 * else a bound.  Of no use once the budget has ended. */
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
  bool own = searcher_is_own (searcher, state);
  uint64_t key;
  GameMove move;
  int old_alpha = alpha;
  int score;

  if (!search_budget_spend (searcher->budget))
    return 0;

  if (is_settled (searcher, state, own, ply, &score))
    return score;
  if (depth <= 0 || ply >= SEARCHER_PLIES_MAX - 1)
    return searcher_evaluate (searcher, state, own);

  key = rules->key (state);
  search_table_prefetch (searcher->table, key);
  if (search_path_repeats (&searcher->path, key))
    return 0;

  search_table_probe (searcher->table, key, &entry);
  move = entry.move;
  score = score_from_table (entry.score, ply);
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
    .score = score_to_table (score, ply),
    .depth = depth,
    .bound = score >= beta ? SEARCH_BOUND_LOWER
             : score > old_alpha ? SEARCH_BOUND_EXACT : SEARCH_BOUND_UPPER,
  };
  search_table_store (searcher->table, key, &entry);

  return score;
}
