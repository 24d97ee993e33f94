/* ludo-map.c: the places of a game's history on a map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-map"

#include "config.h"

#include "atlas/ludo-map.h"

/* However wide the window, the map and its list fit a screen. */
#define TALLEST 640
#define TALLEST_SHARE 0.9

struct _LudoMap
{
  LudoAtlasPicture parent_instance;
};

G_DEFINE_FINAL_TYPE (LudoMap, ludo_map, LUDO_TYPE_ATLAS_PICTURE)

static LudoAtlasLayout *
ludo_map_lay_out (LudoAtlasPicture *picture,
                  double            width)
{
  return ludo_map_layout_new (
    ludo_atlas_picture_get_atlas (picture),
    ludo_atlas_picture_get_coast (picture),
    ludo_atlas_picture_get_language (picture),
    gtk_widget_get_pango_context (GTK_WIDGET (picture)),
    width, MIN (width * TALLEST_SHARE, TALLEST));
}

static void
ludo_map_describe (LudoAtlasPicture     *picture,
                   const LudoAtlasItem  *item,
                   char                **name,
                   char                **description)
{
  LudoPageLanguage language = ludo_atlas_picture_get_language (picture);
  g_autofree char *kind = ludo_place_kind_words (item->kind, language);
  g_autofree char *what = ludo_atlas_item_what (item, language);
  g_autofree char *sure = ludo_sure_words (item->sure, language);

  *name = ludo_atlas_item_name (item, language);
  *description = g_strdup_printf ("%s (%s, %s)", what, kind, sure);
}

static void
ludo_map_class_init (LudoMapClass *klass)
{
  LudoAtlasPictureClass *picture_class = LUDO_ATLAS_PICTURE_CLASS (klass);

  picture_class->lay_out = ludo_map_lay_out;
  picture_class->describe = ludo_map_describe;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "map");
}

static void
ludo_map_init (LudoMap *self)
{
}

GtkWidget *
ludo_map_new (void)
{
  return g_object_new (LUDO_TYPE_MAP, NULL);
}

void
ludo_map_show (LudoMap          *self,
               LudoAtlas        *atlas,
               LudoCoast        *coast,
               LudoPageLanguage  language)
{
  static const char *const names[] = { "Carte", "Map", "Carte / Map" };
  int shown = language == LUDO_PAGE_N_LANGUAGES ? 0 : (int) language;

  g_return_if_fail (LUDO_IS_MAP (self) && atlas != NULL);

  ludo_atlas_picture_show (LUDO_ATLAS_PICTURE (self), atlas, coast,
                           atlas->places, language);
  ludo_atlas_picture_set_words (LUDO_ATLAS_PICTURE (self), names[language],
                                atlas->map_summary[shown]);
}
