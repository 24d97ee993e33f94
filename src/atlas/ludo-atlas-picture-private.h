/* ludo-atlas-picture-private.h: what the files of the picture share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "atlas/ludo-atlas-picture.h"

G_BEGIN_DECLS

typedef struct
{
  LudoAtlas *atlas;             /* held */
  LudoCoast *coast;             /* held, or NULL */
  LudoPageLanguage language;
  GPtrArray *links;             /* GtkWidget *: the children, borrowed */

  LudoAtlasLayout *layout;      /* owned; NULL: to be made */
  int layout_width;
  GskRenderNode *node;          /* owned; the layout painted, or NULL */
  GdkRGBA node_color;
  LudoTheme node_theme;
  int node_scale;

  int last;                     /* the link that had the focus last */
  int hover;                    /* under the pointer, or -1 */
} LudoAtlasPicturePrivate;

LudoAtlasPicturePrivate *_ludo_atlas_picture_get_private
                           (LudoAtlasPicture *self);

/* ludo-atlas-picture-input.c */
void _ludo_atlas_picture_class_init_input (GtkWidgetClass *widget_class);
void _ludo_atlas_picture_init_input (LudoAtlasPicture *self);
/* Asks for the paragraph that @link leads to. */
void _ludo_atlas_picture_activate (LudoAtlasPicture *self, GtkWidget *link);

G_END_DECLS
