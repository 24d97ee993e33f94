/* search-levels.h: how well the computer plays at each level
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "search/search.h"

/* SearchMethod: ways to choose a turn. */
typedef enum
{
  SEARCH_AT_RANDOM,             /* any legal step */
  SEARCH_LOOK,                  /* what stands best after the own turn */
  SEARCH_ALPHA_BETA,            /* turn and reply, as deep as time allows */
  SEARCH_TREE,                  /* a tree that grows where it matters */
  SEARCH_DICE,                  /* the network, and the dice to come */
} SearchMethod;

/* SearchLevel:
 *
 * One row of a game's table.  Who plays badly does not throw dice over his
 * moves: he overlooks some, his own and still more of those that answer him,
 * and then plays the best of what he sees.
 */
typedef struct
{
  SearchMethod method;
  int depth;                    /* turns looked ahead, 0: no limit */
  uint64_t nodes;               /* positions looked at, 0: no limit */
  int overlooks;                /* of 100 own turns */
  int overlooks_replies;        /* of 100 replies */
} SearchLevel;

/* search_level:
 *
 * Returns: how @level plays the game of @position; %SEARCH_LEVEL_LOOK and
 *   %SEARCH_LEVEL_RANDOM are rows too.  Static.
 */
const SearchLevel *search_level (const GamePosition *position, int level);

/* search_overlooks:
 *
 * Whether a player who overlooks @percent of 100 fails to see @move in the
 * position of @key.  He fails to see it each time he looks at it.
 */
bool search_overlooks (int percent, uint64_t seed, uint64_t key,
                       GameMove move);
