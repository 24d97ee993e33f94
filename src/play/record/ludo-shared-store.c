/* ludo-shared-store.c: one object for all that keep the same data of the user
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/record/ludo-shared-store.h"

/* The key of the data of a store: its folder. */
#define FOLDER_KEY "ludo-shared-folder"

gpointer
ludo_shared_store_dup (gpointer      *shared,
                       const char    *name,
                       LudoStoreMake  make)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (),
                                              "ludotheque", name, NULL);

  g_return_val_if_fail (shared != NULL && make != NULL, NULL);

  /* The folder differs only in tests, which have a data folder each. */
  if (*shared != NULL
      && g_str_equal (g_object_get_data (*shared, FOLDER_KEY), folder))
    return g_object_ref (*shared);

  g_clear_weak_pointer (shared);
  g_set_weak_pointer (shared, make (folder));
  g_object_set_data_full (*shared, FOLDER_KEY, g_steal_pointer (&folder),
                          g_free);

  return *shared;
}
