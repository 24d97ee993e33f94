/* ludo-puzzle-sheet.h: puzzles on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-booklet.h"
#include "print/ludo-print.h"

/* ludo_puzzle_sheet_add: four of the game's puzzles, from easy to hard, which
 * @seed chooses, each with a line for its answer; or only the answers.
 *
 * Returns: FALSE with @error where the game has none.
 */
gboolean ludo_puzzle_sheet_add (const LudoPrintOptions *options,
                                LudoBooklet *booklet, guint64 seed,
                                gboolean key, GError **error);
