/* ludo-atlas-list.h: the places or the dates of a game's history, in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "content/ludo-atlas.h"

/* ludo_atlas_list_new:
 * @items: the places of @atlas, which are numbered, or its dates, which show
 *   how many years lie between them
 * @language: LUDO_PAGE_N_LANGUAGES for both
 * @rows: the button of each is added here, borrowed
 *
 * Returns: (transfer floating): a list with a row for each item: a sign whose
 *   shape shows how sure it is, the place's number or the years, and its text.
 *   A row is a button that leads to the paragraph about the item, as after
 *   ludo_map_lead_to().
 */
GtkWidget *ludo_atlas_list_new (const LudoAtlas *atlas,
                                const GPtrArray *items,
                                LudoPageLanguage language, GPtrArray *rows);
