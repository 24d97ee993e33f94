/* ludo-timeline-layout.c: the dates of a game's history, from the earliest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-timeline-layout"

#include "config.h"

#include "atlas/ludo-atlas-layout-private.h"

#include <math.h>

/* So many years between two dates are told in words. */
#define LONG_YEARS 100

/* In the size of the text: the least width at which the years stand in a
 * column of their own, and the most that this column takes. */
#define WITH_COLUMN 34
#define WIDEST_YEARS 12

/* The room for years that passed, which grows more slowly than they do. */
static double
room_for (int years)
{
  return MIN (0.22 * log2 (1 + MAX (years, 0)), 2.2);
}

static PangoLayout *
years_text (LudoAtlasLayout     *layout,
            const LudoAtlasItem *item,
            double               width)
{
  g_autofree char *when = ludo_atlas_item_when (item, layout->language);
  g_autofree char *markup = g_markup_printf_escaped ("<b>%s</b>", when);

  return ludo_atlas_layout_text (layout, markup, width);
}

static void
text_size (PangoLayout *text,
           double      *width,
           double      *height)
{
  PangoRectangle extents;

  pango_layout_get_extents (text, NULL, &extents);
  *width = extents.width / (double) PANGO_SCALE;
  *height = extents.height / (double) PANGO_SCALE;
}

/* The width of the column of years, or 0 where they stand above the names. */
static double
years_column (LudoAtlasLayout *layout)
{
  double widest = 0;

  if (layout->width < WITH_COLUMN * layout->em)
    return 0;

  for (guint i = 0; i < layout->atlas->dates->len; i++)
    {
      g_autoptr (PangoLayout) text =
        years_text (layout, layout->atlas->dates->pdata[i],
                    WIDEST_YEARS * layout->em);
      double width, height;

      text_size (text, &width, &height);
      widest = MAX (widest, width);
    }

  return widest;
}

/* The years between the date and the one before; returns its height. */
static double
add_gap (LudoAtlasLayout     *layout,
         const LudoAtlasItem *before,
         const LudoAtlasItem *item,
         double               y)
{
  double em = layout->em;
  /* There was no year 0. */
  int years = item->from - before->to - (before->to < 0 && item->from > 0);
  double room = room_for (years) * em;

  if (years >= LONG_YEARS)
    {
      g_autofree char *words = ludo_atlas_years_words (years,
                                                       layout->language);
      g_autofree char *markup =
        g_markup_printf_escaped ("<small><i>%s</i></small>", words);
      PangoLayout *text = ludo_atlas_layout_text (layout, markup, -1);
      LudoRect gap = { layout->axis, y, 0, room };
      double width, height;

      text_size (text, &width, &height);
      gap.height = MAX (room, height + em * 0.2);
      g_array_append_val (layout->gaps, gap);
      ludo_atlas_layout_put (layout, text, layout->axis + em * 1.3,
                             y + (gap.height - height) / 2);
      return gap.height;
    }

  return room;
}

static double
add_date (LudoAtlasLayout     *layout,
          const LudoAtlasItem *item,
          double               y,
          double               column)
{
  double em = layout->em;
  double left = layout->axis + em * 1.3;
  double top = y + em * 0.28;
  double span = item->from == item->to ? 0 : em * 0.28;
  g_autofree char *name = ludo_atlas_item_name (item, layout->language);
  g_autofree char *markup = g_markup_printf_escaped ("%s", name);
  PangoLayout *when = years_text (layout, item,
                                  column > 0 ? WIDEST_YEARS * em
                                             : layout->width - left);
  PangoLayout *text = ludo_atlas_layout_text (layout, markup,
                                              layout->width - left);
  LudoAtlasSpot spot = { .item = item };
  double when_width, when_height, width, height;

  text_size (when, &when_width, &when_height);
  text_size (text, &width, &height);
  ludo_atlas_layout_put (layout, when,
                         column > 0 ? column - when_width : left, top);
  if (column > 0)
    height = MAX (height, when_height);
  ludo_atlas_layout_put (layout, text, left,
                         column > 0 ? top : top + when_height);
  if (column <= 0)
    height += when_height;

  spot.x = layout->axis;
  spot.y = top + em * 0.68;
  spot.bounds = (LudoRect) {
    0, y, layout->width, MAX (height + em * 0.56, em * 1.8),
  };
  ludo_atlas_layout_mark (layout, item->sure, spot.x, spot.y, span);
  g_array_append_val (layout->spots, spot);

  return spot.bounds.height;
}

static void
paint_line (cairo_t *cr,
            double   x,
            double   from,
            double   to)
{
  if (to <= from)
    return;
  cairo_move_to (cr, x, from);
  cairo_line_to (cr, x, to);
  cairo_stroke (cr);
}

/* The line of time, broken at the marks and dotted where much is left out. */
static void
paint_axis (LudoAtlasLayout *layout,
            cairo_t         *cr,
            LudoColor        ink,
            gboolean         strong)
{
  double clear = ludo_atlas_layout_radius (layout) * 1.4;
  double dots[] = { 0, layout->em * 0.32 };
  guint gap = 0;

  ludo_paint_set_color (cr, ink, strong ? 1 : 0.7);
  cairo_set_line_width (cr, layout->em * 0.11);
  for (guint i = 0; i + 1 < layout->spots->len; i++)
    {
      const LudoAtlasSpot *spot = ludo_atlas_layout_get_spot (layout, i);
      const LudoAtlasSpot *next = ludo_atlas_layout_get_spot (layout, i + 1);
      double span = spot->item->from == spot->item->to ? 0
                                                       : layout->em * 0.28;
      double next_span = next->item->from == next->item->to
                           ? 0 : layout->em * 0.28;
      double from = spot->y + span + clear;
      double to = next->y - next_span - clear;
      const LudoRect *left_out = gap < layout->gaps->len
                                   ? &g_array_index (layout->gaps, LudoRect,
                                                     gap) : NULL;

      if (left_out != NULL && left_out->y < next->y)
        {
          double end = left_out->y + left_out->height;

          paint_line (cr, layout->axis, from, left_out->y);
          paint_line (cr, layout->axis, end, to);
          cairo_save (cr);
          cairo_set_dash (cr, dots, 2, 0);
          cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
          paint_line (cr, layout->axis, MAX (from, left_out->y),
                      MIN (end, to));
          cairo_restore (cr);
          gap++;
        }
      else
        paint_line (cr, layout->axis, from, to);
    }
}

LudoAtlasLayout *
ludo_timeline_layout_new (const LudoAtlas  *atlas,
                          LudoPageLanguage  language,
                          PangoContext     *context,
                          double            width)
{
  LudoAtlasLayout *layout;
  double column;
  double y = 0;

  g_return_val_if_fail (atlas != NULL && context != NULL, NULL);

  layout = ludo_atlas_layout_alloc (atlas, language, context, width);
  layout->paint = paint_axis;
  column = years_column (layout);
  layout->axis = column + layout->em * (column > 0 ? 1.3 : 0.7);
  for (guint i = 0; i < atlas->dates->len; i++)
    {
      if (i > 0)
        y += add_gap (layout, atlas->dates->pdata[i - 1],
                      atlas->dates->pdata[i], y);
      y += add_date (layout, atlas->dates->pdata[i], y, column);
      g_array_append_val (layout->breaks, y);
    }

  layout->height = ludo_atlas_layout_legend (layout, atlas->dates,
                                             y + layout->em * 0.5);
  g_array_append_val (layout->breaks, layout->height);

  return layout;
}
