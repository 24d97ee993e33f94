/* ludo-setups.h: positions that a user keeps to begin games from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One file, `setups.ini` in the user's data folder of the program: a group for
 * each, with its game, its name and its position.  Groups that cannot be read,
 * or have no position of their game, stay in the file unchanged.  A school
 * gives set-ups in a file of the same name and form in its folder of content.
 */

#pragma once

#include "play/game/ludo-game.h"
#include "play/ludo-content-folder.h"

/* A name is no longer, in characters. */
#define LUDO_SETUP_NAME_MAX 120

typedef struct
{
  LudoOrigin origin;            /* only one's own can be changed */
  char *name;
  char *position;               /* which is one of the game */
} LudoSetup;

/* ludo_setups_list:
 * @folder: the folder of the user's own file; NULL for the usual one
 * @folders: as of ludo_content_folders_new(), which may provide set-ups
 * @problems: (element-type utf8) (nullable): a sentence is added for each file
 *   of which something is left out
 *
 * Returns: (transfer full): an array of LudoSetup of this game: the user's own
 * in the order of keeping, then those that a school provides; of one name the
 * first.
 */
GPtrArray *ludo_setups_list (const char *folder, GPtrArray *folders,
                             const char *game_id, GPtrArray *problems);

/* ludo_setups_dup_position: (transfer full) (nullable): the text of the user's
 * own position of that name; NULL if there is none. */
char *ludo_setups_dup_position (const char *folder, const char *game_id,
                                const char *name);

/* ludo_setups_save_async: keeps @position, which is one of the game, as @name,
 * in place of any of that name; NULL to delete it.  Written beside the main
 * loop. */
void ludo_setups_save_async (const char *folder, const char *game_id,
                             const char *name, const char *position,
                             GAsyncReadyCallback callback,
                             gpointer user_data);

/* ludo_setups_save_finish: ends ludo_setups_save_async().  Returns: FALSE with
 * @error, a sentence. */
gboolean ludo_setups_save_finish (GAsyncResult *result, GError **error);
