/* ludo-transcript.h: a whole game to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

/* ludo_transcript_new:
 *
 * Describes the line of play on the board in words: the game, its date and
 * players, then every ply with its number, its notation and its effects, and
 * how the game stands or ended.  The game can be followed from this text alone.
 *
 * Returns: (transfer full): lines of text in the language in use.
 */
char *ludo_transcript_new (LudoGame *game);

/* ludo_transcript_dup_changes: (transfer full): what is changed in the rules of
 * @game, a line for each in the language in use; "" where it goes by a
 * sheet. */
char *ludo_transcript_dup_changes (LudoGame *game);
