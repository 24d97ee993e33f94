/* ludo-atlas.h: the places and the dates of a game's history
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The format is described in data/content/README.md.
 */

#pragma once

#include "content/ludo-page.h"

/* LudoSure: how far to trust what is said. */
typedef enum
{
  LUDO_SURE,
  LUDO_SURE_LIKELY,
  LUDO_SURE_DOUBTFUL,
  LUDO_SURE_WRONG,              /* a common mistake, quoted to be corrected */
  LUDO_N_SURES,
} LudoSure;

typedef enum
{
  LUDO_PLACE_TOWN,
  LUDO_PLACE_SITE,              /* where something was found or is kept */
  LUDO_PLACE_REGION,
  LUDO_PLACE_COUNTRY,
  LUDO_N_PLACE_KINDS,
} LudoPlaceKind;

/* LudoAtlasItem:
 *
 * A place or a date, with the paragraph about it.  Texts are plain;
 * all are owned by the item.
 */
typedef struct
{
  int line;                     /* in the file, from 1 */
  char *id;
  char *page_id;                /* "history" */
  char *element_id;             /* the paragraph's id in that page */
  LudoSure sure;
  char *name[LUDO_PAGE_N_LANGUAGES];
  char *what[LUDO_PAGE_N_LANGUAGES];    /* of places: why it is shown */

  /* Attributes of places */
  LudoPlaceKind kind;
  double latitude;              /* degrees north, -90 to 90 */
  double longitude;             /* degrees east, -180 to 180 */

  /* Attributes of dates */
  int from;                     /* years; -5870 is 5870 BC */
  int to;                       /* the same where it is one year */
  gboolean circa;
  char *when[LUDO_PAGE_N_LANGUAGES];    /* in words, or NULL: the years */
} LudoAtlasItem;

/* LudoFrame: the part of the world that a map shows, in degrees. */
typedef struct
{
  double west;
  double east;
  double south;
  double north;
} LudoFrame;

/* LudoAtlas: owns all that it points to. */
struct _LudoAtlas
{
  int extra_refs;               /* beside the first */
  char *game;
  char *name[LUDO_PAGE_N_LANGUAGES];    /* of the game */
  char *title[LUDO_PAGE_N_LANGUAGES];
  char *map_summary[LUDO_PAGE_N_LANGUAGES];
  char *timeline_summary[LUDO_PAGE_N_LANGUAGES];
  LudoFrame frame;
  GPtrArray *places;            /* LudoAtlasItem */
  GPtrArray *dates;             /* LudoAtlasItem, the earliest first */
  char *map_path;               /* the picture of the land, or NULL */
};

/* ludo_atlas_new: (transfer full): an atlas without places and dates. */
LudoAtlas *ludo_atlas_new (void);

/* ludo_atlas_load:
 *
 * Returns: (transfer full): the atlas at @path, or NULL with @error
 *   (LUDO_PAGE_ERROR), whose message names the file, the line and the reason.
 */
LudoAtlas *ludo_atlas_load (const char *path, GError **error);

/* ludo_atlas_parse: as ludo_atlas_load(), from @text of @length bytes, which
 * need not be text at all; @name stands for the file's in messages. */
LudoAtlas *ludo_atlas_parse (const char *text, gsize length, const char *name,
                             GError **error);

/* ludo_atlas_get_map_aspect: the width of a picture that the map's frame
 * fills, divided by its height.  A degree to the north is as long as one to
 * the east is in the middle of the frame. */
double ludo_atlas_get_map_aspect (const LudoAtlas *atlas);

/* ludo_atlas_place_on_map:
 * @x: (out): the place's share of the map's width, from the west, 0 to 1
 * @y: (out): its share of the height, from the north
 */
void ludo_atlas_place_on_map (const LudoAtlas *atlas,
                              const LudoAtlasItem *place, double *x,
                              double *y);

/* ludo_atlas_ref: adds a reference to @atlas.  Returns: (transfer full): it. */
LudoAtlas *ludo_atlas_ref (LudoAtlas *atlas);

/* ludo_atlas_free: drops a reference to @atlas, and frees it with the last;
 * does nothing for NULL. */
void ludo_atlas_free (LudoAtlas *atlas);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoAtlas, ludo_atlas_free)

/* ludo_atlas_new_page:
 * @atlas: (transfer full)
 *
 * Returns: (transfer full): a page called "atlas" that holds @atlas: a section
 *   for the map and one for the timeline, each with its summary, and the places
 *   and dates as items to be searched and read aloud.
 */
LudoPageNode *ludo_atlas_new_page (LudoAtlas *atlas);

/* In the words below, LUDO_PAGE_N_LANGUAGES as language stands for both, the
 * French before the English. */

/* ludo_atlas_item_name: (transfer full): the name of @item. */
char *ludo_atlas_item_name (const LudoAtlasItem *item,
                            LudoPageLanguage language);

/* ludo_atlas_item_what: (transfer full): why the map shows a place; "" where
 * @item does not say so. */
char *ludo_atlas_item_what (const LudoAtlasItem *item,
                            LudoPageLanguage language);

/* ludo_atlas_item_when:
 *
 * Returns: (transfer full): the date of @item in words: “c. 425”,
 *   “1948–1949”, “fourth century”.
 */
char *ludo_atlas_item_when (const LudoAtlasItem *item,
                            LudoPageLanguage language);

/* ludo_atlas_years_words: (transfer full): “792 years” */
char *ludo_atlas_years_words (int years, LudoPageLanguage language);

/* ludo_sure_words: “likely”; (transfer full) */
char *ludo_sure_words (LudoSure sure, LudoPageLanguage language);

/* ludo_place_kind_words: “town”; (transfer full) */
char *ludo_place_kind_words (LudoPlaceKind kind, LudoPageLanguage language);
