/* ludo-autosave.h: keeps the game that is being played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/record/ludo-store.h"

/* LudoAutosave:
 *
 * Writes the record of its game into a store after every act, in a thread
 * beside the main loop, so that whatever happens to the program the game is
 * resumed as it was.  What is done while a write goes on is written as a whole
 * after it.  A game that is over has nothing to resume: it goes to the finished
 * ones.
 *
 * Whatever was given to it is written or in memory: has() and load() know both.
 *
 * Signals:
 * - "busy-changed": for what ludo_autosave_get_busy() says now
 * - "error-changed": the same of ludo_autosave_get_error()
 */
#define LUDO_TYPE_AUTOSAVE (ludo_autosave_get_type ())
G_DECLARE_FINAL_TYPE (LudoAutosave, ludo_autosave, LUDO, AUTOSAVE, GObject)

/* ludo_autosave_new: what is still to be written when it is let go of is
 * waited for. */
LudoAutosave *ludo_autosave_new (LudoStore *store);

/* ludo_autosave_set_game: keeps @game as it is now and after each of its
 * changes; NULL for none. */
void ludo_autosave_set_game (LudoAutosave *self, LudoGame *game);

/* ludo_autosave_save: keeps the game as it is now, what no act has changed
 * included, and tries once more what could not be written. */
void ludo_autosave_save (LudoAutosave *self);

/* ludo_autosave_flush: waits until all of that is written. */
void ludo_autosave_flush (LudoAutosave *self);

/* Whether something is still to be written. */
gboolean ludo_autosave_get_busy (LudoAutosave *self);
/* A sentence for the user: why a game is not kept; NULL once all of them are.
 * Borrowed, until the next "error-changed". */
const GError *ludo_autosave_get_error (LudoAutosave *self);

/* ludo_autosave_has, ludo_autosave_load: as ludo_store_has() and
 * ludo_store_load(). */
gboolean ludo_autosave_has (LudoAutosave *self, const char *game_id);
LudoGame *ludo_autosave_load (LudoAutosave *self, const char *game_id,
                              GError **error);

/* ludo_autosave_get_store: borrowed. */
LudoStore *ludo_autosave_get_store (LudoAutosave *self);

/* ludo_autosave_forget: deletes the unfinished game of this id, which is not the
 * one that is being played. */
void ludo_autosave_forget (LudoAutosave *self, const char *game_id);

/* ludo_autosave_write_async: writes @data into a @file of the user's, as
 * ludo_save_file_async() does but in its turn. */
void ludo_autosave_write_async (LudoAutosave *self, GFile *file, GBytes *data,
                                GAsyncReadyCallback callback,
                                gpointer user_data);
gboolean ludo_autosave_write_finish (LudoAutosave *self, GAsyncResult *result,
                                     GError **error);
