/* search-turns.h: all the ways to play a throw, each result once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Three dice alike can be played in tens of thousands of ways that lead to
 * far fewer positions.  Beginnings of a turn that have led to the same
 * position are one here, so a result is never reached twice.
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

/* SearchTurnCandidate: a node in which the turn goes on, and its evaluation by
 * the rules. */
typedef struct
{
  int32_t node;
  int32_t score;
} SearchTurnCandidate;

/* SearchTurns: owns its arrays; begin with SEARCH_TURNS_INIT, use
 * again and again, free with search_turns_clear(). */
typedef struct
{
  SearchTurnNode *nodes;
  int n_nodes;
  int n_allocated;
  int32_t *slots;               /* hash table of indices into nodes, -1 free */
  int n_slots;
  SearchTurnCandidate *candidates;   /* room to sort the nodes of a step in */
  int n_candidates;
} SearchTurns;

#define SEARCH_TURNS_INIT { NULL, 0, 0, NULL, 0, NULL, 0 }

/* The first steps of a turn: as many as most turns have. */
#define SEARCH_TURNS_EARLY 3

/* SearchTurnsOptions: which turns are generated. */
typedef struct
{
  int width;                    /* positions that are followed after each of
                                 * the first steps, at least 1 */
  int late_width;               /* the same after each of the others */
  int blunder_rate;             /* steps that the player misses, of 100; he
                                 * always sees one */
  uint64_t seed;                /* chooses the missed steps */
} SearchTurnsOptions;

/* search_turn_ends: whether @state, after a step of @seat, is the end of its
 * turn.  Only dice give a side several moves in one turn. */
bool search_turn_ends (const GameRules *rules, const GameState *state,
                       int seat);

/* search_turns_generate:
 *
 * Generates the ways to play the turn that @state stands in: all of them,
 * unless more positions than the width stand after one step.  Then those that
 * the rules' evaluation likes best are followed.
 *
 * Returns: whether all were followed.  At least one node ends the turn in
 *   either case.
 */
bool search_turns_generate (SearchTurns *turns, const GameRules *rules,
                            const GameState          *state,
                            const SearchTurnsOptions *options);

/* search_turns_line: the steps that lead to node @index.
 * Returns: how many; at most SEARCH_LINE_MAX. */
int search_turns_line (const SearchTurns *turns, int index, GameMove *line);

/* search_turns_clear: frees the nodes of @turns and leaves it empty. */
void search_turns_clear (SearchTurns *turns);
