/* ludo-atlas-view.h: the page of a game's places and dates
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "reader/ludo-atlas.h"
#include "reader/ludo-coast.h"

G_BEGIN_DECLS

/* LudoAtlasView:
 *
 * A title, the map and the timeline, each with a summary in words, in a
 * column of comfortable width.  To be put into a scrolled window.
 *
 * Signals: "reference-asked" (const char *page_id, const char *element_id).
 */
#define LUDO_TYPE_ATLAS_VIEW (ludo_atlas_view_get_type ())
G_DECLARE_FINAL_TYPE (LudoAtlasView, ludo_atlas_view, LUDO, ATLAS_VIEW,
                      GtkWidget)

GtkWidget *ludo_atlas_view_new (void);

/* ludo_atlas_view_open:
 * @atlas_path: the game's atlas.xml
 * @coast_path: the coast lines
 *
 * Returns: FALSE with @error, and what was shown before, when either file
 *   cannot be read.
 */
gboolean ludo_atlas_view_open (LudoAtlasView *self, const char *atlas_path,
                               const char *coast_path, GError **error);

/* ludo_atlas_view_set_language: LUDO_PAGE_N_LANGUAGES shows both. */
void ludo_atlas_view_set_language (LudoAtlasView *self,
                                   LudoPageLanguage language);

/* ludo_atlas_view_get_title: of what is shown, or NULL; borrowed. */
const char *ludo_atlas_view_get_title (LudoAtlasView *self);

/* Both borrowed. */
GtkWidget *ludo_atlas_view_get_map (LudoAtlasView *self);
GtkWidget *ludo_atlas_view_get_timeline (LudoAtlasView *self);

G_END_DECLS
