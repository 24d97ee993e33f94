/* search-turns.c: all the ways to play a throw, each result once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-turns.h"

#include <stdlib.h>
#include <string.h>

#define SLOTS_AT_FIRST 1024

static void *
grow (void   *memory,
      size_t  n_bytes)
{
  void *grown = realloc (memory, n_bytes);

  if (grown == NULL)
    abort ();

  return grown;
}

/* The slot of @key: the one that holds it, or the free one where it
 * belongs. */
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
      turns->slots = grow (turns->slots, (size_t) n_slots * sizeof (int32_t));
      turns->n_slots = n_slots;
    }
  memset (turns->slots, 0xff, (size_t) turns->n_slots * sizeof (int32_t));

  for (int i = 0; i < turns->n_nodes; i++)
    turns->slots[find_slot (turns, turns->nodes[i].key)] = i;
}

static bool
turn_ends (const GameRules *rules,
           const GameState *state,
           int              seat)
{
  GameOutcome outcome;

  if (rules->at_chance (state) || rules->turn (state) != seat)
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
      turns->nodes = grow (turns->nodes, (size_t) turns->n_allocated
                                         * sizeof *turns->nodes);
    }

  turns->slots[slot] = turns->n_nodes;
  node = &turns->nodes[turns->n_nodes++];
  node->state = *state;
  node->key = key;
  node->parent = parent;
  node->move = move;
  node->ends = turn_ends (rules, state, seat);

  if (2 * turns->n_nodes > turns->n_slots)
    reset_slots (turns, 2 * turns->n_slots);
}

bool
search_turns_generate (SearchTurns     *turns,
                       const GameRules *rules,
                       const GameState *state,
                       int              max_nodes)
{
  GameMove moves[GAME_MOVES_MAX];
  int seat = rules->turn (state);
  bool any_end = false, complete = true;

  turns->n_nodes = 0;
  reset_slots (turns, SLOTS_AT_FIRST);
  add_node (turns, rules, state, seat, -1, GAME_MOVE_NONE);

  /* Positions are walked through in the order they were found, so that the
   * list is its own queue.  Once it is full, only first steps are followed,
   * down to one end of the turn at least. */
  for (int i = 0; i < turns->n_nodes; i++)
    {
      int n;

      if (turns->nodes[i].ends)
        {
          any_end = true;
          continue;
        }
      if (turns->n_nodes >= max_nodes)
        {
          complete = false;
          if (any_end)
            break;
          i = turns->n_nodes - 1;
          if (turns->nodes[i].ends)
            break;
        }
      n = rules->legal_moves (&turns->nodes[i].state, moves);
      if (!complete)
        n = 1;
      for (int j = 0; j < n; j++)
        {
          GameState next = turns->nodes[i].state;

          rules->apply (&next, moves[j], NULL);
          add_node (turns, rules, &next, seat, i, moves[j]);
        }
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
  *turns = (SearchTurns) SEARCH_TURNS_INIT;
}
