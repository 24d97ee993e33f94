/* ludo-page-view-atlas.c: the map and the timeline of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-page-view"

#include "config.h"

#include "reader/ludo-page-view-private.h"

#include "atlas/ludo-map.h"
#include "atlas/ludo-timeline.h"

/* Between the text and the picture, in pixels. */
#define MARGIN 12

static void
reference_asked_cb (LudoPageView *self,
                    const char   *page_id,
                    const char   *element_id)
{
  _ludo_page_view_follow (self, page_id, element_id);
}

static void
add_picture (LudoPageView       *self,
             GtkWidget          *parent,
             const LudoPageNode *node,
             GtkWidget          *picture)
{
  g_signal_connect_object (picture, "reference-asked",
                           G_CALLBACK (reference_asked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_margin_top (picture, MARGIN);
  gtk_widget_set_margin_bottom (picture, MARGIN);
  /* A place that was searched for is found in its picture. */
  for (guint i = 0; i < node->children->len; i++)
    _ludo_page_view_remember (self, node->children->pdata[i], picture);
  _ludo_page_view_append (parent, picture);
}

void
_ludo_page_view_add_atlas (LudoPageView       *self,
                           GtkWidget          *parent,
                           const LudoPageNode *node)
{
  LudoAtlas *atlas = self->page->atlas;
  LudoPageLanguage language = _ludo_page_view_shows_both (self)
                                ? LUDO_PAGE_N_LANGUAGES : self->way.language;
  g_autoptr (LudoCoast) coast = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *picture;

  if (atlas == NULL)
    return;

  if (node->type == LUDO_NODE_TIMELINE)
    {
      picture = ludo_timeline_new ();
      ludo_timeline_show (LUDO_TIMELINE (picture), atlas, language);
    }
  else
    {
      if (atlas->coast_path != NULL)
        coast = ludo_coast_load (atlas->coast_path, &error);
      if (coast == NULL)
        /* Its places are shown where they are, without the coast. */
        g_info ("%s", error != NULL ? error->message : "no coast lines");
      picture = ludo_map_new ();
      ludo_map_show (LUDO_MAP (picture), atlas, coast, language);
    }
  add_picture (self, parent, node, picture);
}
