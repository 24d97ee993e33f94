/* atlas-fixture.c: the maps of the tree
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
  atlas->map_path = atlas_tree_path ("content", game_id, "map.svg");

  return atlas;
}
