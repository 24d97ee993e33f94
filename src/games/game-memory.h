/* game-memory.h: memory, or an end that says why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For small amounts that the program cannot do without.  Code that can do with
 * less, as a search can with its table, calls malloc() and tries again.
 */

#pragma once

#include <stddef.h>

/* game_allocate: allocates memory for @n elements of @size bytes, all zero;
 * free with free().  If there is none, it prints on standard error how much was
 * asked for and ends the program with the status EXIT_FAILURE. */
void *game_allocate (size_t n, size_t size)
  __attribute__ ((malloc, returns_nonnull));

/* game_reallocate: as game_allocate(), but grows @memory, which may move.  The
 * bytes that are added are not initialised. */
void *game_reallocate (void *memory, size_t n, size_t size)
  __attribute__ ((returns_nonnull));

/* game_end_without_memory: reports that memory for @n elements of @size bytes
 * could not be had, and ends the program. */
_Noreturn void game_end_without_memory (size_t n, size_t size);
