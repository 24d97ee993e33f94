/* ludo-map-layout.c: a map with its places, and the list of them below
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-map-layout"

#include "config.h"

#include "atlas/ludo-atlas-layout-private.h"
#include "atlas/ludo-map-names.h"

#include <math.h>

/* A map is at least this high, as a share of its width. */
#define LOWEST 0.46

/* In the size of the text: the least width of a map with a small one in its
 * corner, of one with names, and of a list in two columns. */
#define WITH_LOCATOR 26
#define WITH_NAMES 28
#define WITH_COLUMNS 46

/* The share of the width that the small map takes. */
#define LOCATOR_SHARE 0.2

/* What the small map shows. */
static const LudoFrame world = { -170, 180, -56, 78 };

static void
place_map (LudoAtlasLayout *layout,
           double           tallest)
{
  const LudoFrame *frame = &layout->atlas->frame;
  double height = layout->width / ludo_map_view_aspect (frame);
  LudoCorner corner = layout->atlas->locator;
  double inset = layout->em * 0.5;

  height = floor (MIN (MAX (height, layout->width * LOWEST), tallest));
  layout->map = (LudoRect) { 0, 0, layout->width, height };
  layout->view = ludo_map_view_fit (frame, layout->width, height);

  if (corner == LUDO_CORNER_NONE || layout->coast == NULL
      || layout->width < WITH_LOCATOR * layout->em)
    return;
  layout->locator.width = floor (layout->width * LOCATOR_SHARE);
  layout->locator.height =
    floor (layout->locator.width / ludo_map_view_aspect (&world));
  layout->locator.x =
    corner == LUDO_CORNER_NORTH_WEST || corner == LUDO_CORNER_SOUTH_WEST
      ? inset : layout->width - inset - layout->locator.width;
  layout->locator.y =
    corner == LUDO_CORNER_NORTH_WEST || corner == LUDO_CORNER_NORTH_EAST
      ? inset : height - inset - layout->locator.height;
}

/* The name of a place on the map, or its number. */
static PangoLayout *
map_name (LudoAtlasLayout *layout,
          guint            index,
          gboolean         numbered)
{
  const LudoAtlasItem *item = layout->atlas->places->pdata[index];
  g_autofree char *name = ludo_atlas_item_name (item, layout->language);
  g_autofree char *markup = NULL;
  gboolean wide = item->kind == LUDO_PLACE_COUNTRY
                  || item->kind == LUDO_PLACE_REGION;

  if (numbered)
    markup = g_strdup_printf ("<b>%u</b>", index + 1);
  else
    /* Names of countries and regions are slanted, as maps do. */
    markup = g_markup_printf_escaped (wide ? "<small><i>%s</i></small>"
                                           : "<small><b>%s</b></small>", name);

  return ludo_atlas_layout_text (layout, markup, -1);
}

/* Where the line from the mark meets the name. */
static void
add_leader (LudoAtlasLayout   *layout,
            const LudoMapName *name,
            double             radius)
{
  LudoAtlasLeader leader = {
    .x1 = name->x,
    .y1 = name->y,
    .x2 = CLAMP (name->x, name->place.x, name->place.x + name->place.width),
    .y2 = CLAMP (name->y, name->place.y, name->place.y + name->place.height),
  };
  double length = hypot (leader.x2 - leader.x1, leader.y2 - leader.y1);

  if (length <= radius)
    return;
  leader.x1 += (leader.x2 - leader.x1) * radius / length;
  leader.y1 += (leader.y2 - leader.y1) * radius / length;
  g_array_append_val (layout->leaders, leader);
}

static gboolean
try_names (LudoAtlasLayout *layout,
           gboolean         numbered)
{
  guint n = layout->atlas->places->len;
  g_autofree LudoMapName *names = g_new0 (LudoMapName, n);
  g_autoptr (GPtrArray) texts =
    g_ptr_array_new_with_free_func (g_object_unref);
  double radius = ludo_atlas_layout_radius (layout);
  gboolean placed;

  for (guint i = 0; i < n; i++)
    {
      const LudoAtlasItem *item = layout->atlas->places->pdata[i];
      PangoLayout *text = map_name (layout, i, numbered);
      int width, height;

      g_ptr_array_add (texts, text);
      pango_layout_get_size (text, &width, &height);
      names[i].width = width / (double) PANGO_SCALE;
      names[i].height = height / (double) PANGO_SCALE;
      ludo_map_view_point (&layout->view, item->latitude, item->longitude,
                           &names[i].x, &names[i].y);
    }

  placed = ludo_map_names_place (names, n, &layout->map, &layout->locator,
                                 layout->locator.width > 0 ? 1 : 0, radius,
                                 numbered ? 5 : 3);
  if (!placed && !numbered)
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      LudoAtlasSpot spot = {
        .item = layout->atlas->places->pdata[i],
        .x = names[i].x,
        .y = names[i].y,
      };

      ludo_atlas_layout_mark (layout, spot.item->sure, spot.x, spot.y, 0);
      /* A number without any room is in the list at least. */
      if (placed)
        {
          spot.label = names[i].place;
          ludo_atlas_layout_put (layout,
                                 g_object_ref (g_ptr_array_index (texts, i)),
                                 spot.label.x, spot.label.y);
          if (names[i].apart)
            add_leader (layout, &names[i], radius);
        }
      g_array_append_val (layout->spots, spot);
    }
  layout->numbered = numbered;

  return TRUE;
}

/* “3. Ostia: a board that shows another route” */
static char *
row_markup (LudoAtlasLayout *layout,
            guint            index)
{
  const LudoAtlasItem *item = layout->atlas->places->pdata[index];
  GString *markup = g_string_new (NULL);

  if (layout->numbered)
    g_string_append_printf (markup, "<b>%u.</b> ", index + 1);
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      g_autofree char *part = NULL;

      if (layout->language != LUDO_PAGE_N_LANGUAGES
          && layout->language != (LudoPageLanguage) i)
        continue;
      part = g_markup_printf_escaped ("<span lang=\"%s\"><b>%s</b>%s%s</span>",
                                      ludo_page_language_code (i),
                                      item->name[i],
                                      i == LUDO_PAGE_FRENCH ? "\u00a0: "
                                                            : ": ",
                                      item->what[i]);
      if (layout->language == LUDO_PAGE_N_LANGUAGES && i > 0)
        g_string_append_c (markup, '\n');
      g_string_append (markup, part);
    }

  return g_string_free (markup, FALSE);
}

static LudoRect
around (const LudoAtlasSpot *spot,
        double               radius)
{
  double left = spot->x - radius;
  double top = spot->y - radius;
  double right = spot->x + radius;
  double bottom = spot->y + radius;

  if (spot->label.width > 0)
    {
      left = MIN (left, spot->label.x);
      top = MIN (top, spot->label.y);
      right = MAX (right, spot->label.x + spot->label.width);
      bottom = MAX (bottom, spot->label.y + spot->label.height);
    }

  return (LudoRect) { left - 2, top - 2, right - left + 4, bottom - top + 4 };
}

/* The row of a place in the list; returns its height. */
static double
add_row (LudoAtlasLayout *layout,
         guint            index,
         double           x,
         double           y,
         double           width)
{
  LudoAtlasSpot *spot = &g_array_index (layout->spots, LudoAtlasSpot, index);
  g_autofree char *markup = row_markup (layout, index);
  double em = layout->em;
  double indent = em * 1.5;
  PangoLayout *text = ludo_atlas_layout_text (layout, markup, width - indent);
  LudoRect row = { x, y, width, 0 };
  LudoRect on_map = around (spot, ludo_atlas_layout_radius (layout));
  int height;

  pango_layout_get_size (text, NULL, &height);
  row.height = MAX (height / (double) PANGO_SCALE + em * 0.5, em * 1.8);
  ludo_atlas_layout_mark (layout, spot->item->sure, x + em * 0.7,
                          y + em * 0.93, 0);
  ludo_atlas_layout_put (layout, text, x + indent, y + em * 0.25);
  spot->bounds = layout->numbered ? row : on_map;
  spot->also = layout->numbered ? on_map : row;

  return row.height;
}

static void
add_list (LudoAtlasLayout *layout)
{
  double em = layout->em;
  guint n = layout->spots->len;
  int n_columns = layout->width >= WITH_COLUMNS * em ? 2 : 1;
  guint n_rows = (n + n_columns - 1) / n_columns;
  double width = (layout->width - (n_columns - 1) * em) / n_columns;
  double top = layout->map.height + em * 0.6;
  double bottom = top;

  g_array_append_val (layout->breaks, layout->map.height);
  for (int column = 0; column < n_columns; column++)
    {
      double y = top;

      for (guint i = column * n_rows; i < MIN (n, (column + 1) * n_rows); i++)
        {
          y += add_row (layout, i, column * (width + em), y, width);
          if (n_columns == 1)
            g_array_append_val (layout->breaks, y);
        }
      bottom = MAX (bottom, y);
    }

  layout->height = ludo_atlas_layout_legend (layout, layout->atlas->places,
                                             bottom + em * 0.4);
  g_array_append_val (layout->breaks, layout->height);
}

static void
add_rect (cairo_t        *cr,
          const LudoRect *rect,
          double          margin)
{
  cairo_rectangle (cr, rect->x - margin, rect->y - margin,
                   rect->width + 2 * margin, rect->height + 2 * margin);
}

static void
paint_land (LudoAtlasLayout *layout,
            cairo_t         *cr,
            LudoColor        ink,
            gboolean         strong)
{
  if (layout->coast == NULL)
    return;

  cairo_save (cr);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
  add_rect (cr, &layout->map, 0);
  if (layout->locator.width > 0)
    add_rect (cr, &layout->locator, 0);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_clip (cr);

  if (!strong)
    {
      ludo_coast_trace (layout->coast, cr, &layout->view);
      ludo_paint_set_color (cr, ink, 0.13);
      cairo_fill (cr);
    }

  /* The line stops at the names, so that they are read on an even ground
   * whatever its colour is. */
  add_rect (cr, &layout->map, 0);
  for (guint i = 0; i < layout->spots->len; i++)
    add_rect (cr, &ludo_atlas_layout_get_spot (layout, i)->label, 0);
  cairo_clip (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_BEVEL);
  cairo_set_line_width (cr, layout->em * (strong ? 0.08 : 0.05));
  ludo_paint_set_color (cr, ink, strong ? 1 : 0.6);
  ludo_coast_stroke (layout->coast, cr, &layout->view);
  cairo_restore (cr);
}

static void
paint_locator (LudoAtlasLayout *layout,
               cairo_t         *cr,
               LudoColor        ink)
{
  LudoMapView view = ludo_map_view_fit (&world, layout->locator.width,
                                        layout->locator.height);
  const LudoMapView *large = &layout->view;
  double left, top, right, bottom;

  cairo_save (cr);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
  add_rect (cr, &layout->locator, 0);
  cairo_clip_preserve (cr);
  cairo_set_line_width (cr, layout->em * 0.1);
  ludo_paint_set_color (cr, ink, 0.8);
  cairo_stroke (cr);
  cairo_translate (cr, layout->locator.x, layout->locator.y);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  ludo_coast_trace (layout->coast, cr, &view);
  ludo_paint_set_color (cr, ink, 0.35);
  cairo_fill (cr);

  ludo_map_view_point (&view, large->north, large->west, &left, &top);
  ludo_map_view_point (&view, large->north - large->height / large->down,
                       large->west + large->width / large->across,
                       &right, &bottom);
  cairo_rectangle (cr, left, top, right - left, bottom - top);
  cairo_set_line_width (cr, layout->em * 0.12);
  ludo_paint_set_color (cr, ink, 1);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
paint_map (LudoAtlasLayout *layout,
           cairo_t         *cr,
           LudoColor        ink,
           gboolean         strong)
{
  paint_land (layout, cr, ink, strong);
  if (layout->locator.width > 0)
    paint_locator (layout, cr, ink);

  cairo_set_line_width (cr, layout->em * 0.06);
  ludo_paint_set_color (cr, ink, 0.8);
  for (guint i = 0; i < layout->leaders->len; i++)
    {
      LudoAtlasLeader *leader = &g_array_index (layout->leaders,
                                                LudoAtlasLeader, i);

      cairo_move_to (cr, leader->x1, leader->y1);
      cairo_line_to (cr, leader->x2, leader->y2);
    }
  cairo_stroke (cr);

  add_rect (cr, &layout->map, -layout->em * 0.03);
  cairo_stroke (cr);
}

LudoAtlasLayout *
ludo_map_layout_new (const LudoAtlas  *atlas,
                     const LudoCoast  *coast,
                     LudoPageLanguage  language,
                     PangoContext     *context,
                     double            width,
                     double            tallest)
{
  LudoAtlasLayout *layout;

  g_return_val_if_fail (atlas != NULL && context != NULL, NULL);

  layout = ludo_atlas_layout_alloc (atlas, language, context, width);
  layout->has_rows = TRUE;
  layout->coast = coast;
  layout->paint = paint_map;
  place_map (layout, tallest);
  if (width < WITH_NAMES * layout->em || !try_names (layout, FALSE))
    try_names (layout, TRUE);
  add_list (layout);

  return layout;
}
