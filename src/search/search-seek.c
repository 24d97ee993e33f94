/* search-seek.c: the alpha-beta search below one choice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Principal variation search over a table of positions already searched; late
 * choices are searched less deep first.
 */

#include "search-seeker.h"

#include <stdlib.h>

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
    *worth = place == 0 ? SEARCH_WON - ply : 0;
  else
    *worth = outcome.winner < 0 ? 0 : ply - SEARCH_WON;
  if (!own)
    *worth = -*worth;

  return true;
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
  bool own = seeker_is_own (seeker, state);
  int n = rules->legal_moves (state, moves);
  int best = -SEEKER_INFINITE;

  n = seeker_leave_out_overlooked (seeker, key, ply, own, moves, n);
  for (int i = 0; i < n; i++)
    {
      GameState next;
      int score;

      if (!search_watch_spend (seeker->watch))
        return 0;

      seeker_copy_state (seeker, &next, state);
      rules->apply (&next, moves[i], NULL);
      if (!is_settled (seeker, &next, own, ply + 1, &score))
        score = seeker_assess (seeker, &next, own);
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
  if (seeker_is_own (seeker, next) == own)
    return seek (seeker, next, depth, ply, alpha, beta);

  return -seek (seeker, next, depth, ply, -beta, -alpha);
}

int
seeker_seek_choice (Seeker          *seeker,
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
  SeekerChoice *choices = seeker->choices[ply];
  int n = seeker_collect (seeker, state, key, ply, *best_move);
  int seat = seeker->rules->turn (state);
  bool own = seat == seeker->root_seat;
  int best = -SEEKER_INFINITE;

  seeker->keys[seeker->n_keys++] = key;
  for (int i = 0; i < n && !seeker->watch->ended; i++)
    {
      GameState next;
      int score;

      seeker_choose (choices, i, n);
      seeker_copy_state (seeker, &next, state);
      seeker->rules->apply (&next, choices[i].move, NULL);
      score = seeker_seek_choice (seeker, &next, own, i, depth, ply, alpha,
                                  beta);
      if (seeker->watch->ended || score <= best)
        continue;

      best = score;
      *best_move = choices[i].move;
      if (best > alpha)
        alpha = best;
      if (alpha >= beta)
        {
          seeker_remember (seeker, seat, *best_move, depth, ply);
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
  bool own = seeker_is_own (seeker, state);
  uint64_t key;
  GameMove move;
  int old_alpha = alpha;
  int score;

  if (!search_watch_spend (seeker->watch))
    return 0;

  if (is_settled (seeker, state, own, ply, &score))
    return score;
  if (depth <= 0 || ply >= SEEKER_PLIES_MAX - 1)
    return seeker_assess (seeker, state, own);

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
