/* search-turns.h: all the ways to play a throw, each result once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Three dice alike can be played in tens of thousands of ways that lead to
 * far fewer positions.  Beginnings of a turn that have led to the same
 * position are one here, so a result is never walked to twice.
 */

#pragma once

#include "games/game-rules.h"
#include "search/search.h"

/* SearchTurnNode: a position within or at the end of a turn. */
typedef struct
{
  GameState state;
  uint64_t key;
  int32_t parent;               /* index of the node before, -1 at the root */
  GameMove move;                /* the step that led here */
  bool ends;                    /* whether the turn is over here */
} SearchTurnNode;

/* SearchTurns: owns `nodes` and `slots`; begin with SEARCH_TURNS_INIT, use
 * again and again, free with search_turns_clear(). */
typedef struct
{
  SearchTurnNode *nodes;
  int n_nodes;
  int n_allocated;
  int32_t *slots;               /* hash table of indices into nodes, -1 free */
  int n_slots;
} SearchTurns;

#define SEARCH_TURNS_INIT { NULL, 0, 0, NULL, 0 }

/* search_turns_generate:
 * @max_nodes: stop adding positions at this many
 *
 * Walks through every way to play the turn that @state stands in.
 *
 * Returns: whether all of it was walked through within @max_nodes.  At least
 *   one node ends the turn in either case.
 */
bool search_turns_generate (SearchTurns *turns, const GameRules *rules,
                            const GameState *state, int max_nodes);

/* search_turns_line: the steps that lead to node @index.
 * Returns: how many; at most SEARCH_LINE_MAX. */
int search_turns_line (const SearchTurns *turns, int index, GameMove *line);

void search_turns_clear (SearchTurns *turns);
