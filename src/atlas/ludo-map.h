/* ludo-map.h: the places of a game's history on a map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "atlas/ludo-atlas-picture.h"

G_BEGIN_DECLS

/* LudoMap: a map with its places, and the list of them. */
#define LUDO_TYPE_MAP (ludo_map_get_type ())
G_DECLARE_FINAL_TYPE (LudoMap, ludo_map, LUDO, MAP, LudoAtlasPicture)

GtkWidget *ludo_map_new (void);

/* ludo_map_show: holds @atlas and @coast, which may be NULL;
 * LUDO_PAGE_N_LANGUAGES stands for both languages. */
void ludo_map_show (LudoMap *self, LudoAtlas *atlas,
                    LudoCoast *coast, LudoPageLanguage language);

G_END_DECLS
