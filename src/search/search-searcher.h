/* search-searcher.h: what the parts of the alpha-beta search share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * search-alphabeta.c deepens iteration by iteration over the root's moves,
 * search-searcher.c searches below each of them.
 */

#pragma once

#include <string.h>

#include "search/search-methods.h"
#include "search/search-table.h"

#define SEARCHER_PLIES_MAX 96

/* No evaluation comes near a won game. */
#define SEARCHER_INFINITE (SEARCH_WON + 1)
#define SEARCHER_EVALUATION_MAX 900000

#define SEARCHER_HISTORY_SIZE 4096

/* ScoredMove: a move and how much it promises. */
typedef struct
{
  GameMove move;
  int order;
} ScoredMove;

/* Searcher: what one thread works with; owns the path. */
typedef struct
{
  const GameRules *rules;
  const GameLevel *level;
  SearchBudget *budget;
  SearchTable *table;
  uint64_t seed;
  int root_seat;

  SearchPath path;
  GameMove killers[SEARCHER_PLIES_MAX][2];
  int history[GAME_SEATS_MAX][SEARCHER_HISTORY_SIZE];
  ScoredMove choices[SEARCHER_PLIES_MAX][GAME_MOVES_MAX];
  int n_root;
} Searcher;

/* searcher_is_own:
 *
 * Whether the player who thinks is to move.  All values are those of the side
 * to move: he, or the others, who are taken to stand against him.
 */
static inline bool
searcher_is_own (const Searcher  *searcher,
                 const GameState *state)
{
  return searcher->rules->turn (state) == searcher->root_seat;
}

/* searcher_evaluate: what @state looks like to the thinker, or, unless @own, to
 * the others. */
static inline int
searcher_evaluate (const Searcher  *searcher,
                   const GameState *state,
                   bool             own)
{
  const GameRules *rules = searcher->rules;
  int value = rules->assess != NULL
              ? rules->assess (state, searcher->root_seat)
              : rules->evaluate (state, searcher->root_seat);

  if (value > SEARCHER_EVALUATION_MAX)
    value = SEARCHER_EVALUATION_MAX;
  else if (value < -SEARCHER_EVALUATION_MAX)
    value = -SEARCHER_EVALUATION_MAX;

  return own ? value : -value;
}

/* searcher_copy_state: copies as much of @from as the game uses. */
static inline void
searcher_copy_state (const Searcher  *searcher,
                     GameState       *to,
                     const GameState *from)
{
  memcpy (to, from, searcher->rules->state_size);
}

/* searcher_drop_missed:
 *
 * Takes out of the @n @moves of the position of @key those that the player
 * does not see there; at least one is left.
 *
 * Returns: how many are left.
 */
int searcher_drop_missed (const Searcher *searcher, uint64_t key, int ply,
                          bool own, GameMove *moves, int n);

/* searcher_score_moves:
 *
 * Fills the choices of @ply, each with what it promises, @table_move before
 * all others.
 *
 * Returns: how many there are.
 */
int searcher_score_moves (Searcher *searcher, const GameState *state,
                          uint64_t key, int ply, GameMove table_move);

/* searcher_pick: brings the most promising of the @n @choices from @i on to
 * @i; the order of equals depends on nothing but the list. */
void searcher_pick (ScoredMove *choices, int i, int n);

/* searcher_note_cutoff: that @move of @seat has refuted something at @ply. */
void searcher_note_cutoff (Searcher *searcher, int seat, GameMove move,
                           int depth, int ply);

/* searcher_search_move:
 *
 * What @next, to which the choice at @i of the list leads, is worth to the
 * side that moved there, whose turn it was when @own.  Choices after the
 * first are searched with a window that asks no more than whether they are
 * better, and once more in full when they are.  Exact between @alpha and
 * @beta, else a bound; of no use once the budget has ended.
 */
int searcher_search_move (Searcher *searcher, const GameState *next, bool own,
                          int i, int depth, int ply, int alpha, int beta);
