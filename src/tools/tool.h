/* tool.h: what the programs without a window share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

/* The exit code of a usage error, the same as the engine's, which differs from
 * that of a failed write. */
#define TOOL_EXIT_USAGE 2

/* tool_begin: to be called first: sets up the program called @name, whose texts
 * are in the user's language from then on.  If the output cannot be written,
 * such as that of `--help` into a full device, the program reports it at its
 * end and exits with the status EXIT_FAILURE. */
void tool_begin (const char *name);

/* tool_complain: writes the program's name and the text that printf would write
 * on standard error.  Returns: FALSE. */
gboolean tool_complain (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* tool_read_options: reads options, and nothing else, as @entries say.
 * Returns: FALSE after complaining. */
gboolean tool_read_options (const char *summary, const GOptionEntry *entries,
                            int *argc, char ***argv);

/* tool_set_up_game: the game called @game_id at @position, NULL for its start.
 * Returns: (transfer full): NULL after complaining. */
LudoGame *tool_set_up_game (const char *game_id, const char *position);

/* tool_write: writes @bytes into the file at @path, or to standard output where
 * that is "-".  Returns: EXIT_SUCCESS, or EXIT_FAILURE after complaining. */
int tool_write (const char *path, GBytes *bytes);
