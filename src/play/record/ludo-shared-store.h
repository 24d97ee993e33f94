/* ludo-shared-store.h: one object for all that keep the same data of the user
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

/* LudoStoreMake: returns (transfer full) a new store of the data in @folder. */
typedef gpointer (*LudoStoreMake) (const char *folder);

/* ludo_shared_store_dup:
 * @shared: the object in use, or NULL; a weak pointer that this function sets
 * @name: (nullable): a folder within the program's folder of the user's data;
 *   NULL for that folder itself
 *
 * Returns: (transfer full): the object in @shared, or a new one if it has
 *   another folder or is gone.
 */
gpointer ludo_shared_store_dup (gpointer *shared, const char *name,
                                LudoStoreMake make);
