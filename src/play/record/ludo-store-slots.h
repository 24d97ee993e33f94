/* ludo-store-slots.h: one folder of records for each open window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two windows, or two processes of one account, may play the same game at
 * once; neither may write over the other's record.  Each therefore holds a
 * folder of its own (`current`, `current-2`, …) by a lock that the system
 * gives back by itself, however the process ends.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* ludo_store_slots_claim:
 * @base: the first folder's name; the others' end in "-2", "-3" …
 * @held: the folders that this process holds already, where locks may not be
 *   known; NULL where there are none
 * @lock: (out): what ludo_store_slots_release() takes; -1 where the folder
 *   cannot be locked, which does not keep the game from being played
 *
 * Returns: (transfer full): the first folder that nobody holds.
 */
char *ludo_store_slots_claim (const char *base, GHashTable *held, int *lock);

/* ludo_store_slots_holds: whether @lock is still that of @folder, which may
 * have been deleted, moved or made anew since; never so of -1. */
gboolean ludo_store_slots_holds (const char *folder, int lock);

/* ludo_store_slots_release: gives the folder of @lock back; -1 does nothing. */
void ludo_store_slots_release (int lock);

/* ludo_store_slots_list: all the folders there are, held or not, those of
 * windows that are gone included; in the order of their numbers.
 * Returns: (transfer full) (element-type filename) */
GPtrArray *ludo_store_slots_list (const char *base);

/* ludo_store_slots_find:
 *
 * Returns: (transfer full): where the record called @name was left: in @own,
 *   or in a folder beside it that nobody holds now; NULL where there is none.
 */
char *ludo_store_slots_find (const char *base, const char *own,
                             GHashTable *held, const char *name);

G_END_DECLS
