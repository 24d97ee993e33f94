/* ludo-store.h: the games that were left, to be resumed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One record a game, in the user's data folder: `current/<game>.ludo`.
 * Each store that is open at the same time, in this process or another, keeps
 * its records in a folder of its own (`current-2` …), so that no window writes
 * over another's.  It locks the folder, and the system releases the lock when
 * the process ends, even killed; the next store then finds the records.
 *
 * Games that came to their end are kept beside them, one file each, in
 * `finished`, which all stores share; they stay until the user deletes them.
 */

#pragma once

#include "play/game/ludo-game.h"

#define LUDO_TYPE_STORE (ludo_store_get_type ())
G_DECLARE_FINAL_TYPE (LudoStore, ludo_store, LUDO, STORE, GObject)

/* ludo_store_new:
 * @folder: where it keeps its records; NULL for the user's own data folder of
 *   the program
 * @locked: a set of file names that all stores of this process share, so that
 *   no two of them take one folder where the file system knows no locks; NULL
 *   where there is no other store
 *
 * Parts that killed processes left there are removed, as are the empty folders
 * of stores that were closed.
 */
LudoStore *ludo_store_new (const char *folder, GHashTable *locked);

/* ludo_store_claim_file: finds the file in which to keep the game of this id,
 * to be resumed; it need not exist yet.  If the store's folder has been
 * removed, the store takes another folder that no other store has locked.
 *
 * Returns: (transfer full): the file; NULL with @error if no folder can be
 * made, with a sentence that names it and the reason.
 */
GFile *ludo_store_claim_file (LudoStore *self, const char *game_id,
                              GError **error);

/* ludo_store_has: whether a game of this id was left unfinished or
 * unclosed. */
gboolean ludo_store_has (LudoStore *self, const char *game_id);

/* ludo_store_load:
 *
 * Returns: (transfer full): the game that was left, or NULL; with @error when
 *   there is a record that cannot be read, which is then set aside beside the
 *   others under a name ending in ".broken" and kept; the message names it.
 */
LudoGame *ludo_store_load (LudoStore *self, const char *game_id,
                           GError **error);

/* ludo_store_get_finished_folder: where finished games are kept, which need not
 * be there yet; borrowed. */
const char *ludo_store_get_finished_folder (LudoStore *self);

/* ludo_store_name_finished: the name of the file of @game among the finished
 * ones: the same moves of the same game always have the same name; free with
 * g_free(). */
char *ludo_store_name_finished (LudoGame *game);

/* ludo_store_claim_finished: the file of this @name among them.
 *
 * Returns: (transfer full): NULL with @error as ludo_store_claim_file().
 */
GFile *ludo_store_claim_finished (LudoStore *self, const char *name,
                                  GError **error);

/* ludo_store_list_finished: the finished games, the newest first; (transfer
 * full): an array of GFile. */
GPtrArray *ludo_store_list_finished (const char *folder);
