/* ludo-atlas-parser.c: reads the files of the atlases
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "content/ludo-atlas.h"
#include "content/ludo-markup.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* The most places, and the most dates, because the map and the timeline show
 * them all. */
#define ITEMS_MAX 200

static const char *const sures[LUDO_N_SURES] = {
  [LUDO_SURE] = "sure",
  [LUDO_SURE_LIKELY] = "likely",
  [LUDO_SURE_DOUBTFUL] = "doubtful",
  [LUDO_SURE_WRONG] = "wrong",
};

static const char *const kinds[LUDO_N_PLACE_KINDS] = {
  [LUDO_PLACE_TOWN] = "town",
  [LUDO_PLACE_SITE] = "site",
  [LUDO_PLACE_REGION] = "region",
  [LUDO_PLACE_COUNTRY] = "country",
};

/* The corners for the small map of the world that shows where the frame lies;
 * it is part of the picture of the land, which build-aux/make-maps draws. */
static const char *const corners[] = {
  "none", "north-west", "north-east", "south-west", "south-east", NULL,
};

/* Sets @texts to those of an element, without their markup. */
static void
set_texts (char        **texts,
           char *const  *markup)
{
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      g_free (texts[i]);
      texts[i] = markup[i] != NULL ? ludo_page_dup_plain (markup[i]) : NULL;
    }
}

static int
find_word (const char        *word,
           const char *const *words,
           int                n_words)
{
  for (int i = 0; word != NULL && i < n_words; i++)
    if (g_str_equal (words[i], word))
      return i;

  return -1;
}

static double
read_degrees (const LudoPageNode  *node,
              const char          *name,
              double               limit,
              GError             **error)
{
  const char *text = ludo_page_attribute (node, name);
  char *end = NULL;
  double degrees = text != NULL ? g_ascii_strtod (text, &end) : NAN;

  if (text == NULL)
    ludo_markup_refuse_line (node->line, error, _("“%s” is missing"), name);
  else if (end == text || *end != '\0' || !(fabs (degrees) <= limit))
    ludo_markup_refuse_line (node->line, error,
                             _("%s=\"%s\" is not a number of degrees from "
                               "-%g to %g"), name, text, limit, limit);

  return degrees;
}

static void
read_map (LudoAtlas           *atlas,
          const LudoPageNode  *map,
          GError             **error)
{
  LudoFrame *frame = &atlas->frame;
  const char *corner = ludo_page_attribute (map, "locator");

  set_texts (atlas->map_summary, map->text);
  frame->west = read_degrees (map, "west", 180, error);
  frame->east = read_degrees (map, "east", 180, error);
  frame->south = read_degrees (map, "south", 90, error);
  frame->north = read_degrees (map, "north", 90, error);
  if (*error == NULL
      && (frame->east - frame->west < 1 || frame->north - frame->south < 1))
    ludo_markup_refuse_line (map->line, error,
                             _("the map is less than a degree wide or high"));

  if (corner != NULL && !g_strv_contains (corners, corner))
    ludo_markup_refuse_line (map->line, error,
                             _("locator=\"%s\" is not a corner"), corner);
}

/* Reads what places and dates have in common: a name, a reference, and how sure
 * it is. */
static LudoAtlasItem *
read_item (GPtrArray           *items,
           const LudoPageNode  *node,
           GError             **error)
{
  const char *ref = ludo_page_attribute (node, "ref");
  const char *hash = ref != NULL ? strchr (ref, '#') : NULL;
  LudoAtlasItem *item = g_new0 (LudoAtlasItem, 1);
  int found;

  g_ptr_array_add (items, item);
  if (items->len > ITEMS_MAX)
    ludo_markup_refuse_line (node->line, error,
                             _("there are more than %d places or dates"),
                             ITEMS_MAX);
  item->line = node->line;
  item->id = g_strdup (ludo_page_attribute (node, "id"));
  set_texts (item->name, node->title);
  if (item->id == NULL)
    ludo_markup_refuse_line (node->line, error, _("“%s” is missing"), "id");
  if (hash == NULL || hash == ref || hash[1] == '\0')
    ludo_markup_refuse_line (node->line, error,
                             _("“ref” gives a page and a paragraph, such as "
                               "ref=\"history#people-who\""));
  else
    {
      item->page_id = g_strndup (ref, hash - ref);
      item->element_id = g_strdup (hash + 1);
    }

  found = find_word (ludo_page_attribute (node, "sure"), sures, LUDO_N_SURES);
  if (found < 0)
    ludo_markup_refuse_line (node->line, error,
                             _("“sure” must be sure, likely, doubtful or "
                               "wrong"));
  else
    item->sure = (LudoSure) found;

  return item;
}

static LudoAtlasItem *
read_place (GPtrArray           *places,
            const LudoPageNode  *node,
            GError             **error)
{
  LudoAtlasItem *item = read_item (places, node, error);
  int found;

  item->latitude = read_degrees (node, "lat", 90, error);
  item->longitude = read_degrees (node, "lon", 180, error);
  found = find_word (ludo_page_attribute (node, "kind"), kinds,
                     LUDO_N_PLACE_KINDS);
  if (found < 0)
    ludo_markup_refuse_line (node->line, error,
                             _("“kind” must be town, site, region or country"));
  else
    item->kind = (LudoPlaceKind) found;
  set_texts (item->what, node->text);
  if (!ludo_page_has_both (item->what))
    ludo_markup_refuse_line (node->line, error,
                             _("the reason for showing “%s” is missing"),
                             item->id);

  return item;
}

static gboolean
read_year (const char *text,
           int        *year)
{
  gint64 value;

  if (text == NULL
      || !g_ascii_string_to_signed (text, 10, -100000, 3000, &value, NULL)
      || value == 0)
    return FALSE;

  *year = (int) value;

  return TRUE;
}

static LudoAtlasItem *
read_date (GPtrArray           *dates,
           const LudoPageNode  *node,
           GError             **error)
{
  const char *to = ludo_page_attribute (node, "to");
  LudoAtlasItem *item = read_item (dates, node, error);

  item->circa = g_strcmp0 (ludo_page_attribute (node, "circa"), "yes") == 0;
  set_texts (item->when, node->text);
  if (!read_year (ludo_page_attribute (node, "from"), &item->from)
      || (to != NULL && !read_year (to, &item->to)))
    ludo_markup_refuse_line (node->line, error,
                             _("“from” and “to” are years; -5870 is 5870 BC"));
  if (to == NULL)
    item->to = item->from;
  if (item->to < item->from)
    ludo_markup_refuse_line (node->line, error, _("the years go backwards"));
  if (dates->len > 1
      && item->from < ((LudoAtlasItem *) dates->pdata[dates->len - 2])->from)
    ludo_markup_refuse_line (node->line, error,
                             _("the date comes after a later one"));

  return item;
}

static void
read_items (LudoAtlas           *atlas,
            const LudoPageNode  *parent,
            GError             **error)
{
  gboolean is_map = parent->type == LUDO_NODE_MAP;
  GPtrArray *items = is_map ? atlas->places : atlas->dates;

  if (is_map)
    read_map (atlas, parent, error);
  else
    set_texts (atlas->timeline_summary, parent->text);
  for (guint i = 0; i < parent->children->len && *error == NULL; i++)
    {
      const LudoPageNode *node = parent->children->pdata[i];
      LudoAtlasItem *item = is_map ? read_place (items, node, error)
                                   : read_date (items, node, error);

      if (!ludo_page_has_both (item->name))
        ludo_markup_refuse_line (node->line, error, _("“%s” lacks its name"),
                                 item->id);
    }
}

static void
read_atlas (LudoAtlas           *atlas,
            const LudoPageNode  *page,
            GError             **error)
{
  atlas->game = g_strdup (page->kind);
  set_texts (atlas->name, page->origin);
  set_texts (atlas->title, page->title);
  for (guint i = 0; i < page->children->len && *error == NULL; i++)
    read_items (atlas, page->children->pdata[i], error);
  if (!ludo_page_has_both (atlas->name) || !ludo_page_has_both (atlas->title)
      || !ludo_page_has_both (atlas->map_summary)
      || !ludo_page_has_both (atlas->timeline_summary))
    ludo_markup_refuse_line (page->line, error,
                             _("the atlas lacks its name, its title or a "
                               "summary"));
}

LudoAtlas *
ludo_atlas_load (const char  *path,
                 GError     **error)
{
  gsize length = 0;
  g_autofree char *text = ludo_markup_read_file (path, &length, error);
  g_autofree char *name = g_path_get_basename (path);

  return text != NULL ? ludo_atlas_parse (text, length, name, error) : NULL;
}

LudoAtlas *
ludo_atlas_parse (const char  *text,
                  gsize        length,
                  const char  *name,
                  GError     **error)
{
  g_autoptr (LudoPageNode) page =
    ludo_page_parse (LUDO_NODE_ATLAS, text, length, name, error);
  g_autoptr (LudoAtlas) atlas = NULL;
  GError *problem = NULL;

  if (page == NULL)
    return NULL;

  atlas = ludo_atlas_new ();
  read_atlas (atlas, page, &problem);
  if (problem == NULL)
    return g_steal_pointer (&atlas);

  ludo_markup_name_file (&problem, name);
  g_propagate_error (error, problem);

  return NULL;
}
