/* ludo-page-view-atlas.c: the map and the timeline of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-page-view"

#include "config.h"

#include "reader/ludo-page-view-private.h"

#include "atlas/ludo-atlas-list.h"
#include "atlas/ludo-map.h"

/* Between the text and the pictures, in pixels. */
#define MARGIN 12

static void
reference_asked_cb (LudoPageView *self,
                    const char   *page_id,
                    const char   *element_id)
{
  _ludo_page_view_follow (self, page_id, element_id);
}

static void
place_asked_cb (LudoAtlasList *list,
                guint          index)
{
  ludo_atlas_list_ask (list, index);
}

static void
add_widget (GtkWidget *parent,
            GtkWidget *widget)
{
  gtk_widget_set_margin_top (widget, MARGIN);
  gtk_widget_set_margin_bottom (widget, MARGIN);
  _ludo_page_view_append (parent, widget);
}

void
_ludo_page_view_add_atlas (LudoPageView       *self,
                           GtkWidget          *parent,
                           const LudoPageNode *node)
{
  LudoAtlas *atlas = self->page->atlas;
  LudoPageLanguage language = _ludo_page_view_shows_both (self)
                                ? LUDO_PAGE_N_LANGUAGES : self->way.language;
  GtkWidget *list;

  if (atlas == NULL)
    return;

  list = ludo_atlas_list_new (atlas,
                              node->type == LUDO_NODE_TIMELINE ? atlas->dates
                                                               : atlas->places,
                              language);
  g_signal_connect_object (list, "reference-asked",
                           G_CALLBACK (reference_asked_cb), self,
                           G_CONNECT_SWAPPED);
  if (node->type == LUDO_NODE_MAP)
    {
      GtkWidget *map = ludo_map_new (atlas, language);

      g_signal_connect_object (map, "place-asked",
                               G_CALLBACK (place_asked_cb), list,
                               G_CONNECT_SWAPPED);
      add_widget (parent, map);
    }
  /* A place that was searched for is found in its list. */
  for (guint i = 0; i < node->children->len; i++)
    _ludo_page_view_remember (self, node->children->pdata[i],
                              ludo_atlas_list_get_row (LUDO_ATLAS_LIST (list),
                                                       i));
  add_widget (parent, list);
}
