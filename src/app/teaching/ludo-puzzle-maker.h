/* ludo-puzzle-maker.h: searches for a puzzle in a position that the user has
 * set up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "learn/ludo-puzzle.h"
#include "play/game/ludo-game.h"

/* LudoPuzzleMaker:
 *
 * Looks on a thread for the puzzle in a position.
 *
 * Signals:
 * - "found" (gpointer lesson): a LudoLesson of one step (transfer none)
 * - "none" (const char *why): a sentence in the language of the program
 */
#define LUDO_TYPE_PUZZLE_MAKER (ludo_puzzle_maker_get_type ())
G_DECLARE_FINAL_TYPE (LudoPuzzleMaker, ludo_puzzle_maker, LUDO, PUZZLE_MAKER,
                      GObject)

LudoPuzzleMaker *ludo_puzzle_maker_new (void);

/* ludo_puzzle_maker_start: looks at the present position of @game.  A search
 * that is still running is dropped. */
void ludo_puzzle_maker_start (LudoPuzzleMaker *self, LudoGame *game);
