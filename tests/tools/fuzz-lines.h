/* fuzz-lines.h: lines to try the engine with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "games/game-rng.h"

typedef struct FuzzLines FuzzLines;

/* fuzz_lines_new: lines seeded by @seed, made from the positions and moves in
 * tests/vectors/ below @directory.  Free with fuzz_lines_free(). */
FuzzLines *fuzz_lines_new (const char *directory, guint64 seed);
void fuzz_lines_free (FuzzLines *lines);

/* fuzz_lines_next:
 *
 * The next line, to be freed by the caller: valid, or mutated until it may
 * hold any bytes.  @legal, which may be NULL, are tokens that are legal now,
 * and @fen the present position.  *@brief is set when the work that the line
 * asks for is known to be small.
 */
GString *fuzz_lines_next (FuzzLines *lines, const char *fen,
                          const char *legal, gboolean *brief);
