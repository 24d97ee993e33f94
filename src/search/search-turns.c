/* search-turns.c: all the ways to play a throw, each result once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-turns.h"

#include <stdlib.h>
#include <string.h>

#include "games/game-memory.h"
#include "search/search-budget.h"

#define SLOTS_AT_FIRST 1024

/* Returns the slot of @key: the one that has it, or the free one for it. */
static int
find_slot (const SearchTurns *turns,
           uint64_t           key)
{
  int mask = turns->n_slots - 1;
  int slot = (int) (key >> 20) & mask;

  while (turns->slots[slot] >= 0
         && turns->nodes[turns->slots[slot]].key != key)
    slot = (slot + 1) & mask;

  return slot;
}

static void
reset_slots (SearchTurns *turns,
             int          n_slots)
{
  if (turns->n_slots < n_slots)
    {
      turns->slots = game_reallocate (turns->slots, (size_t) n_slots,
                                      sizeof *turns->slots);
      turns->n_slots = n_slots;
    }
  memset (turns->slots, 0xff, (size_t) turns->n_slots * sizeof (int32_t));

  for (int i = 0; i < turns->n_nodes; i++)
    turns->slots[find_slot (turns, turns->nodes[i].key)] = i;
}

bool
search_turn_ends (const GameRules *rules,
                  const GameState *state,
                  int              seat)
{
  GameOutcome outcome;

  if (!rules->has_chance || rules->at_chance (state)
      || rules->turn (state) != seat)
    return true;

  rules->outcome (state, &outcome);

  return outcome.over;
}

/* Adds a position unless it is there. */
static void
add_node (SearchTurns     *turns,
          const GameRules *rules,
          const GameState *state,
          int              seat,
          int              parent,
          GameMove         move)
{
  uint64_t key = rules->key (state);
  int slot = find_slot (turns, key);
  SearchTurnNode *node;

  if (turns->slots[slot] >= 0)
    return;

  if (turns->n_nodes == turns->n_allocated)
    {
      turns->n_allocated = turns->n_allocated == 0 ? 256
                                                   : 2 * turns->n_allocated;
      turns->nodes = game_reallocate (turns->nodes,
                                      (size_t) turns->n_allocated,
                                      sizeof *turns->nodes);
    }

  turns->slots[slot] = turns->n_nodes;
  node = &turns->nodes[turns->n_nodes++];
  node->state = *state;
  node->key = key;
  node->parent = parent;
  node->move = move;
  /* With dice there may be no way to play the throw at all. */
  node->ends = (parent >= 0 || rules->has_chance)
               && search_turn_ends (rules, state, seat);

  if (2 * turns->n_nodes > turns->n_slots)
    reset_slots (turns, 2 * turns->n_slots);
}

static int
by_score (const void *a,
          const void *b)
{
  const SearchTurnCandidate *x = a, *y = b;

  return x->score != y->score ? (x->score < y->score) - (x->score > y->score)
                              : (x->node > y->node) - (x->node < y->node);
}

/* Collects the nodes from @first on in which the turn goes on.  When they are
 * more than @width, the most promising come first. */
static int
collect_candidates (SearchTurns     *turns,
                    const GameRules *rules,
                    int              seat,
                    int              first,
                    int              width)
{
  int n = 0;

  if (turns->n_candidates < turns->n_nodes - first)
    {
      turns->n_candidates = 2 * (turns->n_nodes - first);
      turns->candidates = game_reallocate (turns->candidates,
                                           (size_t) turns->n_candidates,
                                           sizeof *turns->candidates);
    }

  for (int i = first; i < turns->n_nodes; i++)
    if (!turns->nodes[i].ends)
      turns->candidates[n++] = (SearchTurnCandidate) { i, 0 };

  if (n > width)
    {
      for (int i = 0; i < n; i++)
        turns->candidates[i].score
          = rules->evaluate (&turns->nodes[turns->candidates[i].node].state,
                             seat);
      qsort (turns->candidates, (size_t) n, sizeof *turns->candidates,
             by_score);
    }

  return n;
}

/* Plays each of the steps after @node that the player does not miss. */
static void
follow (SearchTurns              *turns,
        const GameRules          *rules,
        int                       seat,
        int                       node,
        const SearchTurnsOptions *options)
{
  GameMove moves[GAME_MOVES_MAX];
  int n = rules->legal_moves (&turns->nodes[node].state, moves);
  int n_seen = 0;

  for (int i = 0; i < n; i++)
    {
      GameState next = turns->nodes[node].state;

      if ((n_seen > 0 || i < n - 1)
          && search_misses (options->blunder_rate, options->seed,
                            turns->nodes[node].key, moves[i]))
        continue;
      rules->apply (&next, moves[i], NULL);
      add_node (turns, rules, &next, seat, node, moves[i]);
      n_seen++;
    }
}

bool
search_turns_generate (SearchTurns              *turns,
                       const GameRules          *rules,
                       const GameState          *state,
                       const SearchTurnsOptions *options)
{
  int seat = rules->turn (state);
  bool complete = true;
  int first = 0;

  turns->n_nodes = 0;
  reset_slots (turns, SLOTS_AT_FIRST);
  add_node (turns, rules, state, seat, -1, GAME_MOVE_NONE);

  /* The list is its own queue: the nodes that one step has added are the
   * beginnings of the next. */
  for (int step = 0; first < turns->n_nodes; step++)
    {
      int most = step <= SEARCH_TURNS_EARLY ? options->width
                                            : options->late_width;
      int n = collect_candidates (turns, rules, seat, first, most);

      first = turns->n_nodes;
      if (n > most)
        {
          complete = false;
          n = most;
        }
      for (int i = 0; i < n; i++)
        follow (turns, rules, seat, turns->candidates[i].node, options);
    }

  return complete;
}

int
search_turns_line (const SearchTurns *turns,
                   int                index,
                   GameMove          *line)
{
  int n = 0;

  for (int i = index; turns->nodes[i].parent >= 0; i = turns->nodes[i].parent)
    n++;
  for (int i = index, at = n; turns->nodes[i].parent >= 0;
       i = turns->nodes[i].parent)
    line[--at] = turns->nodes[i].move;

  return n;
}

void
search_turns_clear (SearchTurns *turns)
{
  free (turns->nodes);
  free (turns->slots);
  free (turns->candidates);
  *turns = (SearchTurns) SEARCH_TURNS_INIT;
}
