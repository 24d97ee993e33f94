/* search-table.c: the transposition table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-table.h"

#include <stdlib.h>

#include "games/game-memory.h"
#include "search/search-budget.h"

/* Entries that share one line of the processor's cache. */
#define CLUSTER 4

/* An entry in bits: 0-19 the move, 20-43 the score, 44-51 the depth, 52-53
 * the bound. */
static inline uint64_t
pack (const SearchEntry *entry)
{
  return (uint64_t) entry->move
         | (uint64_t) (entry->score + SEARCH_TABLE_SCORE_MAX) << 20
         | (uint64_t) entry->depth << 44
         | (uint64_t) entry->bound << 52;
}

static inline int
packed_depth (uint64_t packed)
{
  return (int) (packed >> 44 & 0xff);
}

int
search_table_init (SearchTable *table,
                   int          mebibytes,
                   uint64_t     n_entries)
{
  size_t bytes = (size_t) (mebibytes > 0 ? mebibytes : 1) << 20;
  size_t wanted = bytes / sizeof (SearchTableSlot);
  size_t n = CLUSTER;
  bool smaller = false;

  if (n_entries > 0 && n_entries < wanted)
    wanted = (size_t) n_entries;
  while (2 * n <= wanted)
    n *= 2;

  /* Fresh pages are zero and cost nothing until they are touched. */
  while ((table->slots = calloc (n, sizeof *table->slots)) == NULL)
    {
      if (n == CLUSTER)
        game_end_without_memory (n, sizeof *table->slots);
      n /= 2;
      smaller = true;
    }
  table->mask = n / CLUSTER - 1;

  return smaller ? search_mebibytes (n * sizeof *table->slots) : 0;
}

void
search_table_clear (SearchTable *table)
{
  free (table->slots);
  table->slots = NULL;
}

bool
search_table_probe (const SearchTable *table,
                    uint64_t           key,
                    SearchEntry       *entry)
{
  SearchTableSlot *slot = &table->slots[(key & table->mask) * CLUSTER];

  for (int i = 0; i < CLUSTER; i++, slot++)
    {
      uint64_t packed = atomic_load_explicit (&slot->packed,
                                              memory_order_relaxed);

      if (packed == 0
          || (atomic_load_explicit (&slot->check, memory_order_relaxed)
              ^ packed) != key)
        continue;

      *entry = (SearchEntry) {
        .move = (GameMove) (packed & (SEARCH_TABLE_MOVE_END - 1)),
        .score = (int) (packed >> 20 & 0xffffff) - SEARCH_TABLE_SCORE_MAX,
        .depth = packed_depth (packed),
        .bound = (SearchBound) (packed >> 52 & 3),
      };
      return true;
    }

  *entry = (SearchEntry) { .move = GAME_MOVE_NONE };

  return false;
}

void
search_table_store (SearchTable       *table,
                    uint64_t           key,
                    const SearchEntry *entry)
{
  SearchTableSlot *slot = &table->slots[(key & table->mask) * CLUSTER];
  SearchTableSlot *chosen = slot;
  uint64_t packed = pack (entry);
  int least = 256;

  for (int i = 0; i < CLUSTER; i++, slot++)
    {
      uint64_t old = atomic_load_explicit (&slot->packed,
                                           memory_order_relaxed);
      bool same = (atomic_load_explicit (&slot->check, memory_order_relaxed)
                   ^ old) == key;

      if (old == 0 || same)
        {
          chosen = slot;
          break;
        }
      if (packed_depth (old) < least)
        {
          least = packed_depth (old);
          chosen = slot;
        }
    }

  atomic_store_explicit (&chosen->packed, packed, memory_order_relaxed);
  atomic_store_explicit (&chosen->check, key ^ packed, memory_order_relaxed);
}
