/* search-table.c: what was found out about positions already searched
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-table.h"

#include <stdlib.h>

#include "games/game-memory.h"
#include "search/search-watch.h"

/* Entries that share one line of the processor's cache. */
#define CLUSTER 4

/* A finding in bits: 0-19 the move, 20-43 the score, 44-51 the depth, 52-53
 * the bound. */
static inline uint64_t
pack (const SearchFinding *finding)
{
  return (uint64_t) finding->move
         | (uint64_t) (finding->score + SEARCH_TABLE_SCORE_MAX) << 20
         | (uint64_t) finding->depth << 44
         | (uint64_t) finding->bound << 52;
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
  size_t wanted = bytes / sizeof (SearchTableEntry);
  size_t n = CLUSTER;
  bool smaller = false;

  if (n_entries > 0 && n_entries < wanted)
    wanted = (size_t) n_entries;
  while (2 * n <= wanted)
    n *= 2;

  /* Fresh pages are zero and cost nothing until they are touched. */
  while ((table->entries = calloc (n, sizeof *table->entries)) == NULL)
    {
      if (n == CLUSTER)
        game_end_without_memory (n, sizeof *table->entries);
      n /= 2;
      smaller = true;
    }
  table->mask = n / CLUSTER - 1;

  return smaller ? search_mebibytes (n * sizeof *table->entries) : 0;
}

void
search_table_clear (SearchTable *table)
{
  free (table->entries);
  table->entries = NULL;
}

bool
search_table_find (const SearchTable *table,
                   uint64_t           key,
                   SearchFinding     *finding)
{
  SearchTableEntry *entry = &table->entries[(key & table->mask) * CLUSTER];

  for (int i = 0; i < CLUSTER; i++, entry++)
    {
      uint64_t packed = atomic_load_explicit (&entry->finding,
                                              memory_order_relaxed);

      if (packed == 0
          || (atomic_load_explicit (&entry->check, memory_order_relaxed)
              ^ packed) != key)
        continue;

      *finding = (SearchFinding) {
        .move = (GameMove) (packed & (SEARCH_TABLE_MOVE_END - 1)),
        .score = (int) (packed >> 20 & 0xffffff) - SEARCH_TABLE_SCORE_MAX,
        .depth = packed_depth (packed),
        .bound = (SearchBound) (packed >> 52 & 3),
      };
      return true;
    }

  *finding = (SearchFinding) { .move = GAME_MOVE_NONE };

  return false;
}

void
search_table_store (SearchTable         *table,
                    uint64_t             key,
                    const SearchFinding *finding)
{
  SearchTableEntry *entry = &table->entries[(key & table->mask) * CLUSTER];
  SearchTableEntry *chosen = entry;
  uint64_t packed = pack (finding);
  int least = 256;

  for (int i = 0; i < CLUSTER; i++, entry++)
    {
      uint64_t old = atomic_load_explicit (&entry->finding,
                                           memory_order_relaxed);
      bool same = (atomic_load_explicit (&entry->check, memory_order_relaxed)
                   ^ old) == key;

      if (old == 0 || same)
        {
          chosen = entry;
          break;
        }
      if (packed_depth (old) < least)
        {
          least = packed_depth (old);
          chosen = entry;
        }
    }

  atomic_store_explicit (&chosen->finding, packed, memory_order_relaxed);
  atomic_store_explicit (&chosen->check, key ^ packed, memory_order_relaxed);
}
