/* ludo-atlas-picture.h: what a map and a timeline have in common
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "atlas/ludo-atlas-layout.h"

G_BEGIN_DECLS

/* LudoAtlasPicture:
 *
 * Shows a layout in the colour of the widget's text, with a link over each of
 * its spots.  Tab goes to one link and then past the picture, the arrows go
 * from link to link, Home and End to the first and the last.
 *
 * Signals: "reference-asked" (const char *page_id, const char *element_id):
 * somebody wants to read the paragraph that speaks of a place or date.
 */
#define LUDO_TYPE_ATLAS_PICTURE (ludo_atlas_picture_get_type ())
G_DECLARE_DERIVABLE_TYPE (LudoAtlasPicture, ludo_atlas_picture, LUDO,
                          ATLAS_PICTURE, GtkWidget)

struct _LudoAtlasPictureClass
{
  GtkWidgetClass parent_class;

  /* Sets out what is shown; the layout belongs to the caller. */
  LudoAtlasLayout *(*lay_out) (LudoAtlasPicture *self, double width);
  /* Words for the item, each (transfer full). */
  void (*describe) (LudoAtlasPicture *self, const LudoAtlasItem *item,
                    char **name, char **description);
};

/* ludo_atlas_picture_show:
 * @atlas, @coast: held while they are shown; @coast may be NULL
 * @items: the places or the dates, one link for each
 * @language: LUDO_PAGE_N_LANGUAGES for both
 */
void ludo_atlas_picture_show (LudoAtlasPicture *self, LudoAtlas *atlas,
                              LudoCoast *coast, const GPtrArray *items,
                              LudoPageLanguage language);

/* ludo_atlas_picture_set_words: what the whole is called and says. */
void ludo_atlas_picture_set_words (LudoAtlasPicture *self, const char *name,
                                   const char *description);

/* For the derived classes; borrowed. */
const LudoAtlas *ludo_atlas_picture_get_atlas (LudoAtlasPicture *self);
const LudoCoast *ludo_atlas_picture_get_coast (LudoAtlasPicture *self);
LudoPageLanguage ludo_atlas_picture_get_language (LudoAtlasPicture *self);

/* ludo_atlas_picture_get_layout: as it is shown now, or NULL; borrowed. */
LudoAtlasLayout *ludo_atlas_picture_get_layout (LudoAtlasPicture *self);

/* ludo_atlas_picture_get_link: the child over the spot @index; borrowed. */
GtkWidget *ludo_atlas_picture_get_link (LudoAtlasPicture *self, guint index);

G_END_DECLS
