/* search.h: how the computer chooses a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plain C over the rules contract alone.  A search works on its own copy of
 * the position, keeps no data between calls and polls a stop flag, so that
 * any number of them may run at once on threads of the caller's.
 */

#pragma once

#include <stdatomic.h>

#include "games/game-position.h"

/* A tavli turn has at most twelve steps; other games' turns are one move. */
#define SEARCH_LINE_MAX 16

/* SearchClock: the time in milliseconds from any fixed start, never going
 * back.  An argument, so that tests can bring their own. */
typedef int64_t (*SearchClock) (void *data);

/* SearchResult:
 *
 * The result of a search.  `line` begins with the whole turn to play: in tavli
 * all its steps, elsewhere one move; n_line is 0 only when there was no
 * move.
 */
typedef struct
{
  GameMove line[SEARCH_LINE_MAX];
  int n_line;
  int score;                    /* hundredths, for the side to move */
  int depth;
  uint64_t nodes;
  int hash_mib;                 /* MiB used if hash_mib of the limits could not
                                 * be had, else 0 */
} SearchResult;

/* SearchProgress: called on the searching thread whenever a better answer is
 * known, and at the end. */
typedef void (*SearchProgress) (const SearchResult *result, void *data);

/* SearchLimits:
 *
 * The limits of a search.  A limit of 0 is no limit; with no limit at all and
 * infinite false, the method's own natural depth is used.
 */
typedef struct
{
  int64_t movetime_ms;
  uint64_t nodes;
  int depth;
  bool infinite;                /* think until told to stop */
  int level;                    /* 1, the weakest, to SEARCH_LEVEL_FULL, or
                                 * one of the two below */
  uint64_t seed;
  int threads;                  /* at least 1; more than there are processors
                                 * would only get in each other's way, and are
                                 * not started */
  int hash_mib;                 /* memory for tables, in MiB */
  const atomic_bool *stop;      /* polled; may be NULL */
  SearchClock clock;            /* may be NULL without movetime_ms */
  void *clock_data;
  SearchProgress progress;      /* may be NULL */
  void *progress_data;
} SearchLimits;

#define SEARCH_LEVEL_FULL GAME_N_LEVELS

/* Players to measure the levels by: one looks at every turn it can play and
 * no further, the other plays at random. */
#define SEARCH_LEVEL_ONE_PLY 0
#define SEARCH_LEVEL_RANDOM (-1)

/* The score of a win that was searched to its end, less a point for each turn
 * of any player that it takes, the last included. */
#define SEARCH_WON 1000000
#define SEARCH_SURELY_WON (SEARCH_WON - 1000)

/* The most threads of one search on any machine. */
#define SEARCH_THREADS_MAX 64

/* search_n_threads: how many of @wanted threads are of use, at least 1: no more
 * than there are processors, so that the one that looks at the clock is never
 * kept waiting by its own helpers. */
int search_n_threads (int wanted);

/* search_uses_time: returns whether only the time limits the search of a player
 * of @level, 1 to SEARCH_LEVEL_FULL, in a game of @players, or of any number if
 * that is 0: it has no limit of depth or positions. */
bool search_uses_time (const GameRules *rules, int players, int level);

/* search_run:
 *
 * Chooses a turn for the side to move in @position, which is neither over
 * nor at a chance node.  Returns within a few milliseconds of its limit or of
 * the stop flag, always with a legal turn.
 */
void search_run (const GamePosition *position, const SearchLimits *limits,
                 SearchResult *result);
