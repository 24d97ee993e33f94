/* ludo-game-sheets.h: a game that was played, or is to be written down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-print.h"

/* ludo_game_sheets_new_record: (transfer full): the sheets that
 * ludo_game_sheets_add_record() adds; @options must have a game. */
LudoBooklet *ludo_game_sheets_new_record (const LudoPrintOptions *options);

/* ludo_game_sheets_add_record: adds every turn in notation, a row for each
 * round and a column for each side, with the board every ten rounds.  Returns:
 * FALSE with @error if the options have no game. */
gboolean ludo_game_sheets_add_record (LudoPrint *print, GError **error);

/* ludo_game_sheets_add_score: adds lines to write the moves on. */
gboolean ludo_game_sheets_add_score (LudoPrint *print, GError **error);

/* ludo_game_sheets_add_tally: adds a row for each way in which sticks or dice
 * fall, with the number to be expected and room to count.  Returns: FALSE with
 * @error where nothing is thrown. */
gboolean ludo_game_sheets_add_tally (LudoPrint *print, GError **error);
