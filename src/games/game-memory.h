/* game-memory.h: memory, or an end that says why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For what is small and cannot be done without.  Who can do with less, as a
 * search can with its table, asks malloc() and tries again.
 */

#pragma once

#include <stddef.h>

/* game_allocate: memory for @n things of @size bytes, all zero; free with
 * free().  Where there is none, says on standard error how much was asked for
 * and ends the program with the status EXIT_FAILURE. */
void *game_allocate (size_t n, size_t size)
  __attribute__ ((malloc, returns_nonnull));

/* game_reallocate: the same for @memory that grows; what is new of it holds
 * anything. */
void *game_reallocate (void *memory, size_t n, size_t size)
  __attribute__ ((returns_nonnull));

/* game_end_without_memory: the end when @n things of @size bytes were tried in
 * vain. */
_Noreturn void game_end_without_memory (size_t n, size_t size);
