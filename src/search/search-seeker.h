/* search-seeker.h: what the parts of the alpha-beta search share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * search-alphabeta.c deepens look by look, search-seek.c looks, and
 * search-order.c chooses what is looked at first.
 */

#pragma once

#include <string.h>

#include "search/search-levels.h"
#include "search/search-table.h"
#include "search/search-watch.h"

#define SEEKER_PLIES_MAX 96

/* No evaluation comes near a won game. */
#define SEEKER_INFINITE (SEARCH_WON + 1)
#define SEEKER_EVALUATION_MAX 900000

#define SEEKER_HISTORY_SIZE 4096

/* SeekerChoice: a move and how much it promises. */
typedef struct
{
  GameMove move;
  int order;
} SeekerChoice;

/* Seeker: what one thread works with; owns `keys`. */
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

  GameMove killers[SEEKER_PLIES_MAX][2];
  int history[GAME_SEATS_MAX][SEEKER_HISTORY_SIZE];
  SeekerChoice choices[SEEKER_PLIES_MAX][GAME_MOVES_MAX];
  int n_root;
} Seeker;

/* seeker_is_own:
 *
 * Whether the player who thinks is to move.  All values are those of the side
 * to move: he, or the others, who are taken to stand against him.
 */
static inline bool
seeker_is_own (const Seeker    *seeker,
               const GameState *state)
{
  return seeker->rules->turn (state) == seeker->root_seat;
}

/* seeker_assess: what @state looks like to the thinker, or, unless @own, to
 * the others. */
static inline int
seeker_assess (const Seeker    *seeker,
               const GameState *state,
               bool             own)
{
  const GameRules *rules = seeker->rules;
  int value = rules->assess != NULL
              ? rules->assess (state, seeker->root_seat)
              : rules->evaluate (state, seeker->root_seat);

  if (value > SEEKER_EVALUATION_MAX)
    value = SEEKER_EVALUATION_MAX;
  else if (value < -SEEKER_EVALUATION_MAX)
    value = -SEEKER_EVALUATION_MAX;

  return own ? value : -value;
}

/* seeker_copy_state: copies as much of @from as the game uses. */
static inline void
seeker_copy_state (const Seeker    *seeker,
                   GameState       *to,
                   const GameState *from)
{
  memcpy (to, from, seeker->rules->state_size);
}

/* seeker_leave_out_overlooked:
 *
 * Takes out of the @n @moves of the position of @key those that the player
 * does not see there; at least one is left.
 *
 * Returns: how many are left.
 */
int seeker_leave_out_overlooked (const Seeker *seeker, uint64_t key, int ply,
                                 bool own, GameMove *moves, int n);

/* seeker_collect:
 *
 * Fills the choices of @ply, each with what it promises, @table_move before
 * all others.
 *
 * Returns: how many there are.
 */
int seeker_collect (Seeker *seeker, const GameState *state, uint64_t key,
                    int ply, GameMove table_move);

/* seeker_choose: brings the most promising of the @n @choices from @i on to
 * @i; the order of equals depends on nothing but the list. */
void seeker_choose (SeekerChoice *choices, int i, int n);

/* seeker_remember: that @move of @seat has refuted something at @ply. */
void seeker_remember (Seeker *seeker, int seat, GameMove move, int depth,
                      int ply);

/* seeker_seek_choice:
 *
 * What @next, to which the choice at @i of the list leads, is worth to the
 * side that moved there, whose turn it was when @own.  Choices after the
 * first are searched with a window that asks no more than whether they are
 * better, and once more in full when they are.  Exact between @alpha and
 * @beta, else a bound; of no use once the watch has ended.
 */
int seeker_seek_choice (Seeker *seeker, const GameState *next, bool own,
                        int i, int depth, int ply, int alpha, int beta);
