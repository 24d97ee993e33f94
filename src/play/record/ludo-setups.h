/* ludo-setups.h: positions that somebody keeps to begin games from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One file, `setups.ini` in the user's data folder of the program: a group for
 * each, with its game, its name and its position.  What cannot be read there,
 * or is no position of its game, is left where it is and not told of.
 */

#pragma once

#include "play/game/ludo-game.h"

/* A name is no longer, in characters. */
#define LUDO_SETUP_NAME_MAX 120

/* ludo_setups_dup_names: what is kept for this game, in the order of keeping,
 * ended by NULL; free with g_strfreev().
 * @folder: where the file is, NULL for the user's own */
char **ludo_setups_dup_names (const char *folder, const char *game_id);

/* ludo_setups_dup_position: the text of the position of that name, or NULL. */
char *ludo_setups_dup_position (const char *folder, const char *game_id,
                                const char *name);

/* ludo_setups_save_async: keeps @position, which is one of the game, as @name,
 * in place of what had that name; NULL to keep it no more.  Written beside
 * the main loop. */
void ludo_setups_save_async (const char *folder, const char *game_id,
                             const char *name, const char *position,
                             GAsyncReadyCallback callback,
                             gpointer user_data);
/* Returns: FALSE with @error, a sentence. */
gboolean ludo_setups_save_finish (GAsyncResult *result, GError **error);
