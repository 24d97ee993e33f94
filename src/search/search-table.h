/* search-table.h: the transposition table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One table may serve several threads without a lock: an entry is two words,
 * and the first is the key crossed with the second, so that halves of two
 * different entries are not taken for one.
 */

#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "games/game-rules.h"

/* SearchBound: the relation of a stored score to the true one. */
typedef enum
{
  SEARCH_BOUND_NONE,
  SEARCH_BOUND_UPPER,           /* it is at most this */
  SEARCH_BOUND_LOWER,           /* it is at least this */
  SEARCH_BOUND_EXACT,
} SearchBound;

/* The table stores scores from -SEARCH_TABLE_SCORE_MAX to
 * SEARCH_TABLE_SCORE_MAX, and moves below SEARCH_TABLE_MOVE_END. */
#define SEARCH_TABLE_SCORE_MAX 2000000
#define SEARCH_TABLE_MOVE_END (1u << 20)

/* SearchEntry: the data that the table keeps for a position. */
typedef struct
{
  GameMove move;                /* the best, or GAME_MOVE_NONE */
  int score;
  int depth;                    /* 0 to 255 */
  SearchBound bound;
} SearchEntry;

typedef struct
{
  _Atomic uint64_t check;
  _Atomic uint64_t packed;
} SearchTableSlot;

/* SearchTable: owns `slots`. */
typedef struct
{
  SearchTableSlot *slots;
  size_t mask;                  /* number of clusters less one */
} SearchTable;

/* search_table_init:
 *
 * Makes an empty table of at most @mebibytes, and of no more than @n_entries if
 * that is not 0.  If there is too little memory for that, it tries half as
 * much, and so on.
 *
 * Returns: 0, or the size of the table in mebibytes, at least 1, if the lack of
 * memory made it smaller.
 */
int search_table_init (SearchTable *table, int mebibytes, uint64_t n_entries);

/* search_table_clear: frees the memory of @table. */
void search_table_clear (SearchTable *table);

/* search_table_prefetch: asks for the memory of @key before it is needed. */
static inline void
search_table_prefetch (const SearchTable *table,
                       uint64_t           key)
{
  __builtin_prefetch (&table->slots[(key & table->mask) * 4]);
}

/* search_table_probe: fills @entry.  Returns false, with an empty @entry, when
 * @key is not there. */
bool search_table_probe (const SearchTable *table, uint64_t key,
                         SearchEntry *entry);

/* search_table_store: remembers @entry, in place of a less deep one if there is
 * no room. */
void search_table_store (SearchTable *table, uint64_t key,
                         const SearchEntry *entry);
