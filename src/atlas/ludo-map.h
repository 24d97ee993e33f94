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
 * the paragraph about it.  The keyboard and screen readers use the list of the
 * places (ludo-atlas-list.h), which has more.
 */
#define LUDO_TYPE_MAP (ludo_map_get_type ())
G_DECLARE_FINAL_TYPE (LudoMap, ludo_map, LUDO, MAP, GtkWidget)

/* ludo_map_new:
 * @atlas: referenced
 * @language: LUDO_PAGE_N_LANGUAGES for both
 *
 * Returns: (transfer floating): the map
 */
GtkWidget *ludo_map_new (LudoAtlas *atlas, LudoPageLanguage language);

/* ludo_map_lead_to: makes @button, a GtkActionable, go to the paragraph about
 * @item, by the action "page.follow" ("(ss)": the page and the element). */
void ludo_map_lead_to (GtkWidget *button, const LudoAtlasItem *item);
