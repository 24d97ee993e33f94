/* atlas-fixture.h: the maps of the tree
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "content/ludo-atlas.h"

/* atlas_tree_path: of a file below data/; parts may be left out from the end,
 * as NULL.  Free with g_free(). */
char *atlas_tree_path (const char *folder, const char *game_id,
                       const char *name);

/* atlas_of_tree: the map and the dates of a game; fails the test where they
 * cannot be read. */
LudoAtlas *atlas_of_tree (const char *game_id);
