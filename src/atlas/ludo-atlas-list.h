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
 * A row for each place or date: a sign that tells by its shape how sure it is,
 * the place's number or the years, and what there is to say.  A row is a
 * button that leads to the paragraph that speaks of it, as ludo_map_lead_to()
 * says.
 */
GtkWidget *ludo_atlas_list_new (const LudoAtlas *atlas,
                                const GPtrArray *items,
                                LudoPageLanguage language, GPtrArray *rows);
