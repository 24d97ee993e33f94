/* game-memory.c: memory, or an end that says why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-memory.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

void
game_end_without_memory (size_t n,
                         size_t size)
{
  fprintf (stderr, "%s: not enough memory: %zu times %zu bytes were asked "
                   "for and could not be had\n",
           program_invocation_short_name, n, size);

  /* Clean nothing up, because other threads may be running. */
  _exit (EXIT_FAILURE);
}

void *
game_allocate (size_t n,
               size_t size)
{
  void *memory = calloc (n, size);

  if (memory == NULL)
    game_end_without_memory (n, size);

  return memory;
}

void *
game_reallocate (void   *memory,
                 size_t  n,
                 size_t  size)
{
  void *moved = reallocarray (memory, n, size);

  if (moved == NULL)
    game_end_without_memory (n, size);

  return moved;
}
