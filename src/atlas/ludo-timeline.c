/* ludo-timeline.c: the dates of a game's history, one below another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-timeline"

#include "config.h"

#include "atlas/ludo-timeline.h"

struct _LudoTimeline
{
  LudoAtlasPicture parent_instance;
};

G_DEFINE_FINAL_TYPE (LudoTimeline, ludo_timeline, LUDO_TYPE_ATLAS_PICTURE)

static LudoAtlasLayout *
ludo_timeline_lay_out (LudoAtlasPicture *picture,
                       double            width)
{
  return ludo_timeline_layout_new (
    ludo_atlas_picture_get_atlas (picture),
    ludo_atlas_picture_get_language (picture),
    gtk_widget_get_pango_context (GTK_WIDGET (picture)), width);
}

static void
ludo_timeline_describe (LudoAtlasPicture     *picture,
                        const LudoAtlasItem  *item,
                        char                **name,
                        char                **description)
{
  LudoPageLanguage language = ludo_atlas_picture_get_language (picture);
  g_autofree char *when = ludo_atlas_item_when (item, language);
  g_autofree char *what = ludo_atlas_item_name (item, language);

  *name = g_strconcat (when, ", ", what, NULL);
  *description = ludo_sure_words (item->sure, language);
}

static void
ludo_timeline_class_init (LudoTimelineClass *klass)
{
  LudoAtlasPictureClass *picture_class = LUDO_ATLAS_PICTURE_CLASS (klass);

  picture_class->lay_out = ludo_timeline_lay_out;
  picture_class->describe = ludo_timeline_describe;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "timeline");
}

static void
ludo_timeline_init (LudoTimeline *self)
{
}

GtkWidget *
ludo_timeline_new (void)
{
  return g_object_new (LUDO_TYPE_TIMELINE, NULL);
}

void
ludo_timeline_show (LudoTimeline     *self,
                    LudoAtlas        *atlas,
                    LudoPageLanguage  language)
{
  static const char *const names[] = {
    "Chronologie", "Timeline", "Chronologie / Timeline",
  };
  int shown = language == LUDO_PAGE_N_LANGUAGES ? 0 : (int) language;

  g_return_if_fail (LUDO_IS_TIMELINE (self) && atlas != NULL);

  ludo_atlas_picture_show (LUDO_ATLAS_PICTURE (self), atlas, NULL,
                           atlas->dates, language);
  ludo_atlas_picture_set_words (LUDO_ATLAS_PICTURE (self), names[language],
                                atlas->timeline_summary[shown]);
}
