/* atlas-fixture.c: the maps and the coast lines of the tree
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "atlas-fixture.h"

char *
atlas_tree_path (const char *folder,
                 const char *game_id,
                 const char *name)
{
  return g_build_filename (g_getenv ("LUDOTHEQUE_SRCDIR"), "data", folder,
                           game_id, name, NULL);
}

LudoAtlas *
atlas_of_tree (const char *game_id)
{
  g_autofree char *path = atlas_tree_path ("content", game_id, "atlas.xml");
  g_autoptr (GError) error = NULL;
  LudoAtlas *atlas = ludo_atlas_load (path, &error);

  g_assert_no_error (error);

  return atlas;
}

LudoCoast *
atlas_coast (void)
{
  g_autofree char *path = atlas_tree_path ("map", "coast.txt", NULL);
  g_autoptr (GError) error = NULL;
  LudoCoast *coast = ludo_coast_load (path, &error);

  g_assert_no_error (error);

  return coast;
}
