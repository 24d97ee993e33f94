/* ludo-autosave.h: keeps the game that is being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/record/ludo-store.h"

/* LudoAutosave:
 *
 * Writes the record of its game into a store after every act, in a thread
 * beside the main loop, so that the game can be resumed as it was even if the
 * program is killed.  Acts during a write are written together after it.  A
 * game that is over has nothing to resume, so it goes to the finished ones.
 *
 * Every record given to it is in the store or in memory; ludo_autosave_has()
 * and ludo_autosave_load() look in both.
 *
 * Signals:
 * - "busy-changed": ludo_autosave_get_busy() returns another value
 * - "error-changed": ludo_autosave_get_error() returns another value
 */
#define LUDO_TYPE_AUTOSAVE (ludo_autosave_get_type ())
G_DECLARE_FINAL_TYPE (LudoAutosave, ludo_autosave, LUDO, AUTOSAVE, GObject)

/* ludo_autosave_new: writes into @store, of which it keeps a reference.
 * Disposing of it waits until all is written. */
LudoAutosave *ludo_autosave_new (LudoStore *store);

/* ludo_autosave_set_game: saves @game now and after each of its changes; NULL
 * for none.  It keeps a reference. */
void ludo_autosave_set_game (LudoAutosave *self, LudoGame *game);

/* ludo_autosave_save: saves the game now, also for changes that were no act,
 * and tries once more to write records that could not be written. */
void ludo_autosave_save (LudoAutosave *self);

/* ludo_autosave_flush: waits until all records are written. */
void ludo_autosave_flush (LudoAutosave *self);

/* ludo_autosave_get_busy: whether something is still to be written. */
gboolean ludo_autosave_get_busy (LudoAutosave *self);

/* ludo_autosave_get_error: (nullable): why a game could not be saved, as a
 * sentence for the user; NULL if all of them are.  Borrowed until the next
 * "error-changed". */
const GError *ludo_autosave_get_error (LudoAutosave *self);

/* ludo_autosave_has: as ludo_store_has(), but also knows the records that are
 * still to be written. */
gboolean ludo_autosave_has (LudoAutosave *self, const char *game_id);

/* ludo_autosave_load: (transfer full) (nullable): as ludo_store_load(), but
 * also knows the records that are still to be written. */
LudoGame *ludo_autosave_load (LudoAutosave *self, const char *game_id,
                              GError **error);

/* ludo_autosave_get_store: the store; borrowed. */
LudoStore *ludo_autosave_get_store (LudoAutosave *self);

/* ludo_autosave_save_as: saves @game as it is now under @game_id, which is not
 * that of the game being played. */
void ludo_autosave_save_as (LudoAutosave *self, const char *game_id,
                            LudoGame *game);

/* ludo_autosave_forget: deletes the unfinished game of this id, which is not
 * the one that is being played. */
void ludo_autosave_forget (LudoAutosave *self, const char *game_id);

/* ludo_autosave_write_async: writes @data into a @file of the user's, as
 * ludo_save_file_async() does, but after all that waits to be written. */
void ludo_autosave_write_async (LudoAutosave *self, GFile *file, GBytes *data,
                                GAsyncReadyCallback callback,
                                gpointer user_data);

/* ludo_autosave_write_finish: ends ludo_autosave_write_async().  Returns: FALSE
 * with @error as from ludo_save_file(). */
gboolean ludo_autosave_write_finish (LudoAutosave *self, GAsyncResult *result,
                                     GError **error);
