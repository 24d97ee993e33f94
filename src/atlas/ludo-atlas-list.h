/* ludo-atlas-list.h: the places or the dates of a game's history, in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "content/ludo-atlas.h"

/* LudoAtlasList:
 *
 * A row for each place or date: a sign that tells by its shape how sure it is,
 * the place's number or the years, and what there is to say.  A row is a
 * button that leads to the paragraph that speaks of it.
 *
 * Signals: "reference-asked" (const char *page_id, const char *element_id):
 * somebody wants to read that paragraph.
 */
#define LUDO_TYPE_ATLAS_LIST (ludo_atlas_list_get_type ())
G_DECLARE_FINAL_TYPE (LudoAtlasList, ludo_atlas_list, LUDO, ATLAS_LIST, GtkBox)

/* ludo_atlas_list_new:
 * @atlas: held
 * @items: its places, which are numbered, or its dates, which show how many
 *   years lie between them
 * @language: LUDO_PAGE_N_LANGUAGES for both
 */
GtkWidget *ludo_atlas_list_new (LudoAtlas *atlas, const GPtrArray *items,
                                LudoPageLanguage language);

/* ludo_atlas_list_get_row: the button of the item at @index; borrowed. */
GtkWidget *ludo_atlas_list_get_row (LudoAtlasList *self, guint index);

/* ludo_atlas_list_ask: asks for the paragraph of the item at @index. */
void ludo_atlas_list_ask (LudoAtlasList *self, guint index);
