/* ludo-atlas-link.h: a place or a date, for the keyboard and the ear
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* LudoAtlasLink:
 *
 * Lies over what its picture paints and draws nothing itself.  Activated by
 * Enter, by Space or by assistive technology it emits "activated".
 */
#define LUDO_TYPE_ATLAS_LINK (ludo_atlas_link_get_type ())
G_DECLARE_FINAL_TYPE (LudoAtlasLink, ludo_atlas_link, LUDO, ATLAS_LINK,
                      GtkWidget)

GtkWidget *ludo_atlas_link_new (void);

/* ludo_atlas_link_set_words: what it is called, and what else is said. */
void ludo_atlas_link_set_words (LudoAtlasLink *self, const char *name,
                                const char *description);

/* Each borrowed. */
const char *ludo_atlas_link_get_name (LudoAtlasLink *self);
const char *ludo_atlas_link_get_description (LudoAtlasLink *self);

G_END_DECLS
