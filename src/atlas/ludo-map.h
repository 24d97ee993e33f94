/* ludo-map.h: the places of a game's history on a map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "content/ludo-atlas.h"

/* LudoMap:
 *
 * A picture of the land with a numbered button at each place, which leads to
 * the paragraph that speaks of it.  The keyboard and the ear go by the list of
 * the places (LudoAtlasList), which says more.
 *
 * Signals: "place-asked" (guint index): the button of this place was clicked.
 */
#define LUDO_TYPE_MAP (ludo_map_get_type ())
G_DECLARE_FINAL_TYPE (LudoMap, ludo_map, LUDO, MAP, GtkWidget)

/* ludo_map_new:
 * @atlas: held
 * @language: LUDO_PAGE_N_LANGUAGES for both
 */
GtkWidget *ludo_map_new (LudoAtlas *atlas, LudoPageLanguage language);
