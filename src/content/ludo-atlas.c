/* ludo-atlas.c: the places and the dates of a game's history
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "content/ludo-atlas.h"

#include "content/ludo-markup.h"
#include "content/ludo-page-private.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* What the reader remembers between two elements. */
typedef struct
{
  LudoAtlas *atlas;             /* owned */
  GPtrArray *open;              /* const char *: elements, outermost first */
  LudoAtlasItem *item;          /* borrowed: the place or date being read */
  char **texts;                 /* borrowed: where <fr> and <en> go */
  int language;                 /* of the text being read, or -1 */
  GString *text;                /* read so far */
  LudoMarkupTally tally;
} Reading;

/* Each takes a place on the map or on the timeline, which show them all. */
#define ITEMS_MAX 200

/* The elements, those in which each stands, and its attributes. */
typedef struct
{
  const char *name;
  const char *parents[6];
  const char *attributes[7];
} Element;

static const Element elements[] = {
  { "atlas", { NULL }, { "game" } },
  { "title", { "atlas" }, { NULL } },
  { "map", { "atlas" }, { "west", "east", "south", "north", "locator" } },
  { "timeline", { "atlas" }, { NULL } },
  { "summary", { "map", "timeline" }, { NULL } },
  { "place", { "map" }, { "id", "ref", "sure", "lat", "lon", "kind" } },
  { "date", { "timeline" }, { "id", "ref", "sure", "from", "to", "circa" } },
  { "name", { "atlas", "place", "date" }, { NULL } },
  { "what", { "place" }, { NULL } },
  { "when", { "date" }, { NULL } },
  { "fr", { "title", "summary", "name", "what", "when" }, { NULL } },
  { "en", { "title", "summary", "name", "what", "when" }, { NULL } },
};

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

static const char *const corners[] = {
  [LUDO_CORNER_NONE] = "none",
  [LUDO_CORNER_NORTH_WEST] = "north-west",
  [LUDO_CORNER_NORTH_EAST] = "north-east",
  [LUDO_CORNER_SOUTH_WEST] = "south-west",
  [LUDO_CORNER_SOUTH_EAST] = "south-east",
};

static void
free_texts (char **texts)
{
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_clear_pointer (&texts[i], g_free);
}

static void
item_free (gpointer data)
{
  LudoAtlasItem *item = data;

  g_free (item->id);
  g_free (item->page_id);
  g_free (item->element_id);
  free_texts (item->name);
  free_texts (item->what);
  free_texts (item->when);
  g_free (item);
}

LudoAtlas *
ludo_atlas_ref (LudoAtlas *atlas)
{
  g_return_val_if_fail (atlas != NULL, NULL);

  atlas->holders++;

  return atlas;
}

void
ludo_atlas_free (LudoAtlas *atlas)
{
  if (atlas == NULL || atlas->holders-- > 0)
    return;

  g_free (atlas->map_path);
  g_free (atlas->game);
  free_texts (atlas->name);
  free_texts (atlas->title);
  free_texts (atlas->map_summary);
  free_texts (atlas->timeline_summary);
  g_ptr_array_unref (atlas->places);
  g_ptr_array_unref (atlas->dates);
  g_free (atlas);
}

static const char *
innermost (Reading *reading)
{
  guint n = reading->open->len;

  return n > 0 ? g_ptr_array_index (reading->open, n - 1) : NULL;
}

/* What is called @name and may stand here, or NULL. */
static const Element *
find_element (Reading    *reading,
              const char *name)
{
  const char *parent = innermost (reading);
  const Element *element = elements;

  while (element < elements + G_N_ELEMENTS (elements)
         && !g_str_equal (element->name, name))
    element++;
  if (element == elements + G_N_ELEMENTS (elements)
      || (element == elements
            ? parent != NULL || reading->atlas->game != NULL
            : parent == NULL || !g_strv_contains (element->parents, parent)))
    return NULL;

  return element;
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
read_degrees (GMarkupParseContext  *context,
              const char          **names,
              const char          **values,
              const char           *name,
              double                limit,
              GError              **error)
{
  const char *text = ludo_markup_attribute (names, values, name);
  char *end = NULL;
  double degrees = text != NULL ? g_ascii_strtod (text, &end) : NAN;

  if (text == NULL)
    ludo_markup_refuse (context, error, _("“%s” is missing"), name);
  else if (end == text || *end != '\0' || !(fabs (degrees) <= limit))
    ludo_markup_refuse (context, error,
                        _("%s=\"%s\" is not a number of degrees from -%g to "
                          "%g"), name, text, limit, limit);

  return degrees;
}

static void
read_map (Reading              *reading,
          GMarkupParseContext  *context,
          const char          **names,
          const char          **values,
          GError              **error)
{
  LudoFrame *frame = &reading->atlas->frame;
  const char *corner = ludo_markup_attribute (names, values, "locator");
  int found;

  frame->west = read_degrees (context, names, values, "west", 180, error);
  frame->east = read_degrees (context, names, values, "east", 180, error);
  frame->south = read_degrees (context, names, values, "south", 90, error);
  frame->north = read_degrees (context, names, values, "north", 90, error);
  if (*error == NULL
      && (frame->east - frame->west < 1 || frame->north - frame->south < 1))
    ludo_markup_refuse (context, error,
                        _("the map is less than a degree wide or high"));

  found = corner == NULL ? LUDO_CORNER_NONE
                         : find_word (corner, corners, G_N_ELEMENTS (corners));
  if (found < 0)
    ludo_markup_refuse (context, error, _("locator=\"%s\" is not a corner"),
                        corner);
  else
    reading->atlas->locator = (LudoCorner) found;
}

/* What places and dates have in common: a name, a reference, a trust. */
static LudoAtlasItem *
read_item (Reading              *reading,
           GMarkupParseContext  *context,
           const char          **names,
           const char          **values,
           GPtrArray            *items,
           GError              **error)
{
  const char *id = ludo_markup_attribute (names, values, "id");
  const char *ref = ludo_markup_attribute (names, values, "ref");
  const char *sure = ludo_markup_attribute (names, values, "sure");
  const char *hash = ref != NULL ? strchr (ref, '#') : NULL;
  LudoAtlasItem *item = g_new0 (LudoAtlasItem, 1);
  int found;

  g_ptr_array_add (items, item);
  reading->item = item;
  if (items->len > ITEMS_MAX)
    ludo_markup_refuse (context, error,
                        _("there are more than %d places or dates"),
                        ITEMS_MAX);
  item->line = ludo_markup_line (context);
  item->id = g_strdup (id);
  if (id == NULL)
    ludo_markup_refuse (context, error, _("“id” is missing"));
  if (hash == NULL || hash == ref || hash[1] == '\0')
    ludo_markup_refuse (context, error,
                        _("ref is a page and a paragraph: "
                          "ref=\"history#people-who\""));
  else
    {
      item->page_id = g_strndup (ref, hash - ref);
      item->element_id = g_strdup (hash + 1);
    }

  found = find_word (sure, sures, LUDO_N_SURES);
  if (found < 0)
    ludo_markup_refuse (context, error,
                        _("sure is sure, likely, doubtful or wrong"));
  else
    item->sure = (LudoSure) found;

  return item;
}

static void
read_place (Reading              *reading,
            GMarkupParseContext  *context,
            const char          **names,
            const char          **values,
            GError              **error)
{
  LudoAtlasItem *item = read_item (reading, context, names, values,
                                   reading->atlas->places, error);
  int found;

  item->latitude = read_degrees (context, names, values, "lat", 90, error);
  item->longitude = read_degrees (context, names, values, "lon", 180, error);
  found = find_word (ludo_markup_attribute (names, values, "kind"), kinds,
                     LUDO_N_PLACE_KINDS);
  if (found < 0)
    ludo_markup_refuse (context, error,
                        _("kind is town, site, region or country"));
  else
    item->kind = (LudoPlaceKind) found;
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

static void
read_date (Reading              *reading,
           GMarkupParseContext  *context,
           const char          **names,
           const char          **values,
           GError              **error)
{
  GPtrArray *dates = reading->atlas->dates;
  const char *to = ludo_markup_attribute (names, values, "to");
  const char *circa = ludo_markup_attribute (names, values, "circa");
  LudoAtlasItem *item = read_item (reading, context, names, values, dates,
                                   error);

  item->circa = g_strcmp0 (circa, "yes") == 0;
  if (!read_year (ludo_markup_attribute (names, values, "from"), &item->from)
      || (to != NULL && !read_year (to, &item->to)))
    {
      ludo_markup_refuse (context, error,
                          _("from and to are years; -5870 is 5870 BC"));
      return;
    }
  if (to == NULL)
    item->to = item->from;
  if (item->to < item->from)
    ludo_markup_refuse (context, error, _("the years go backwards"));
  if (dates->len > 1
      && item->from < ((LudoAtlasItem *) dates->pdata[dates->len - 2])->from)
    ludo_markup_refuse (context, error,
                        _("the date stands after a later one"));
}

static char **
texts_for (Reading    *reading,
           const char *name)
{
  const char *parent = innermost (reading);

  if (g_str_equal (name, "title"))
    return reading->atlas->title;
  if (g_str_equal (name, "summary"))
    return g_strcmp0 (parent, "map") == 0 ? reading->atlas->map_summary
                                          : reading->atlas->timeline_summary;
  if (g_str_equal (name, "name"))
    return g_strcmp0 (parent, "atlas") == 0 ? reading->atlas->name
                                            : reading->item->name;
  if (g_str_equal (name, "what"))
    return reading->item->what;

  return reading->item->when;
}

static void
start_element (GMarkupParseContext  *context,
               const char           *name,
               const char          **names,
               const char          **values,
               gpointer              data,
               GError              **error)
{
  Reading *reading = data;
  const Element *element = find_element (reading, name);

  if (!ludo_markup_check_element (context, &reading->tally, names, values,
                                  error))
    return;
  if (element == NULL)
    {
      ludo_markup_refuse (context, error, _("<%s> may not stand here"), name);
      return;
    }
  for (int i = 0; names[i] != NULL; i++)
    if (!g_strv_contains (element->attributes, names[i]))
      {
        ludo_markup_refuse (context, error, _("<%s> has no attribute “%s”"),
                            name, names[i]);
        return;
      }

  if (g_str_equal (name, "atlas"))
    {
      reading->atlas->game = g_strdup (ludo_markup_attribute (names, values,
                                                              "game"));
      if (reading->atlas->game == NULL)
        ludo_markup_refuse (context, error, _("<atlas> lacks its game"));
    }
  else if (g_str_equal (name, "map"))
    read_map (reading, context, names, values, error);
  else if (g_str_equal (name, "place"))
    read_place (reading, context, names, values, error);
  else if (g_str_equal (name, "date"))
    read_date (reading, context, names, values, error);
  else if (g_str_equal (name, "fr") || g_str_equal (name, "en"))
    {
      reading->language = name[0] == 'f' ? LUDO_PAGE_FRENCH
                                         : LUDO_PAGE_ENGLISH;
      g_string_truncate (reading->text, 0);
    }
  else if (!g_str_equal (name, "timeline"))
    reading->texts = texts_for (reading, name);

  /* The table's own name outlives the parser's. */
  g_ptr_array_add (reading->open, (gpointer) element->name);
}

static void
end_element (GMarkupParseContext  *context,
             const char           *name,
             gpointer              data,
             GError              **error)
{
  Reading *reading = data;
  LudoAtlas *atlas = reading->atlas;

  g_ptr_array_set_size (reading->open, reading->open->len - 1);
  if (reading->language >= 0)
    {
      g_autofree char *text = g_strdup (reading->text->str);

      g_strstrip (text);
      if (text[0] == '\0')
        ludo_markup_refuse (context, error, _("an empty text"));
      ludo_markup_check_text (context, &reading->tally, innermost (reading),
                              text,
                              g_strcmp0 (innermost (reading), "summary") == 0
                                ? LUDO_MARKUP_SENTENCE_MAX
                                : LUDO_MARKUP_TITLE_MAX, error);
      g_free (reading->texts[reading->language]);
      reading->texts[reading->language] = g_steal_pointer (&text);
      reading->language = -1;
    }
  else if (reading->texts != NULL)
    {
      if (!_ludo_page_has_both (reading->texts))
        ludo_markup_refuse (context, error,
                            _("<%s> lacks its French or its English"), name);
      reading->texts = NULL;
    }
  else if (g_str_equal (name, "place") || g_str_equal (name, "date"))
    {
      if (!_ludo_page_has_both (reading->item->name))
        ludo_markup_refuse (context, error, _("“%s” lacks its name"),
                            reading->item->id);
      else if (g_str_equal (name, "place")
               && !_ludo_page_has_both (reading->item->what))
        ludo_markup_refuse (context, error,
                            _("“%s” does not say why it is shown"),
                            reading->item->id);
    }
  else if (g_str_equal (name, "atlas")
           && (!_ludo_page_has_both (atlas->name)
               || !_ludo_page_has_both (atlas->title)
               || !_ludo_page_has_both (atlas->map_summary)
               || !_ludo_page_has_both (atlas->timeline_summary)))
    ludo_markup_refuse (context, error,
                        _("the atlas lacks its name, its title or a summary"));
}

static void
read_text (GMarkupParseContext  *context,
           const char           *text,
           gsize                 length,
           gpointer              data,
           GError              **error)
{
  Reading *reading = data;

  if (reading->language >= 0)
    ludo_markup_append (reading->text, text, length);
  else if (!ludo_markup_is_blank (text, length))
    ludo_markup_refuse (context, error, _("text outside <fr> and <en>"));
}

static const GMarkupParser parser = {
  .start_element = start_element,
  .end_element = end_element,
  .text = read_text,
};

LudoAtlas *
ludo_atlas_load (const char  *path,
                 GError     **error)
{
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  g_autoptr (LudoAtlas) atlas = NULL;
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  g_autoptr (GString) line = g_string_new (NULL);
  Reading reading = { .open = open, .language = -1, .text = line };
  gsize length;

  g_return_val_if_fail (path != NULL, NULL);

  text = ludo_markup_read_file (path, &length, error);
  if (text == NULL)
    return NULL;

  atlas = g_new0 (LudoAtlas, 1);
  atlas->places = g_ptr_array_new_with_free_func (item_free);
  atlas->dates = g_ptr_array_new_with_free_func (item_free);
  reading.atlas = atlas;
  if (ludo_markup_parse (&parser, &reading, &atlas->game,
                         _("<atlas> lacks its game"), text, length, error))
    return g_steal_pointer (&atlas);

  name = g_path_get_basename (path);
  g_prefix_error (error, "%s, ", name);

  return NULL;
}

double
ludo_atlas_get_map_aspect (const LudoAtlas *atlas)
{
  const LudoFrame *frame;
  double middle;

  g_return_val_if_fail (atlas != NULL, 1);

  frame = &atlas->frame;
  middle = (frame->south + frame->north) / 2 * G_PI / 180;

  return (frame->east - frame->west) * cos (middle)
         / (frame->north - frame->south);
}

void
ludo_atlas_place_on_map (const LudoAtlas     *atlas,
                         const LudoAtlasItem *place,
                         double              *x,
                         double              *y)
{
  const LudoFrame *frame;

  g_return_if_fail (atlas != NULL && place != NULL);

  frame = &atlas->frame;
  *x = (place->longitude - frame->west) / (frame->east - frame->west);
  *y = (frame->north - place->latitude) / (frame->north - frame->south);
}
