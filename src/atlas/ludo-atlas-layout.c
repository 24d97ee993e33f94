/* ludo-atlas-layout.c: what the map and the timeline share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-atlas-layout"

#include "config.h"

#include "atlas/ludo-atlas-layout-private.h"

#include <math.h>

static void
clear_text (gpointer data)
{
  g_clear_object (&((LudoAtlasText *) data)->layout);
}

LudoAtlasLayout *
ludo_atlas_layout_alloc (const LudoAtlas  *atlas,
                         LudoPageLanguage  language,
                         PangoContext     *context,
                         double            width)
{
  LudoAtlasLayout *layout = g_new0 (LudoAtlasLayout, 1);
  g_autoptr (PangoLayout) measure = pango_layout_new (context);
  int height;

  layout->atlas = atlas;
  layout->language = language;
  layout->context = g_object_ref (context);
  layout->width = width;
  layout->spots = g_array_new (FALSE, TRUE, sizeof (LudoAtlasSpot));
  layout->texts = g_array_new (FALSE, TRUE, sizeof (LudoAtlasText));
  layout->marks = g_array_new (FALSE, TRUE, sizeof (LudoAtlasMark));
  layout->breaks = g_array_new (FALSE, TRUE, sizeof (double));
  layout->gaps = g_array_new (FALSE, TRUE, sizeof (LudoRect));
  layout->leaders = g_array_new (FALSE, TRUE, sizeof (LudoAtlasLeader));
  g_array_set_clear_func (layout->texts, clear_text);

  /* Whatever the resolution, a line is about a fifth higher than its font. */
  pango_layout_set_text (measure, "Ég", -1);
  pango_layout_get_size (measure, NULL, &height);
  layout->em = height / (double) PANGO_SCALE / 1.2;

  return layout;
}

void
ludo_atlas_layout_free (LudoAtlasLayout *layout)
{
  if (layout == NULL)
    return;

  g_object_unref (layout->context);
  g_array_unref (layout->spots);
  g_array_unref (layout->texts);
  g_array_unref (layout->marks);
  g_array_unref (layout->breaks);
  g_array_unref (layout->gaps);
  g_array_unref (layout->leaders);
  g_free (layout);
}

double
ludo_atlas_layout_get_height (const LudoAtlasLayout *layout)
{
  g_return_val_if_fail (layout != NULL, 0);

  return layout->height;
}

guint
ludo_atlas_layout_get_n_spots (const LudoAtlasLayout *layout)
{
  g_return_val_if_fail (layout != NULL, 0);

  return layout->spots->len;
}

const LudoAtlasSpot *
ludo_atlas_layout_get_spot (const LudoAtlasLayout *layout,
                            guint                  index)
{
  g_return_val_if_fail (layout != NULL && index < layout->spots->len, NULL);

  return &g_array_index (layout->spots, LudoAtlasSpot, index);
}

static gboolean
holds (const LudoRect *rect,
       double          x,
       double          y)
{
  return x >= rect->x && x < rect->x + rect->width && y >= rect->y
         && y < rect->y + rect->height;
}

int
ludo_atlas_layout_spot_at (const LudoAtlasLayout *layout,
                           double                 x,
                           double                 y)
{
  double nearest;
  int found = -1;

  g_return_val_if_fail (layout != NULL, -1);

  for (guint i = 0; i < layout->spots->len; i++)
    {
      const LudoAtlasSpot *spot = &g_array_index (layout->spots,
                                                  LudoAtlasSpot, i);
      /* Of a name on the map and its row in the list, the row. */
      const LudoRect *row = !layout->has_rows || layout->numbered
                              ? &spot->bounds : &spot->also;

      if (holds (&spot->label, x, y) || holds (row, x, y))
        return (int) i;
    }

  /* The nearest mark, as far as a finger is wide. */
  nearest = MAX (layout->em, ludo_atlas_layout_radius (layout) * 2);
  for (guint i = 0; i < layout->spots->len; i++)
    {
      const LudoAtlasSpot *spot = &g_array_index (layout->spots,
                                                  LudoAtlasSpot, i);
      double away = hypot (spot->x - x, spot->y - y);

      if (away <= nearest)
        {
          nearest = away;
          found = (int) i;
        }
    }

  return found;
}

gboolean
ludo_atlas_layout_is_numbered (const LudoAtlasLayout *layout)
{
  g_return_val_if_fail (layout != NULL, FALSE);

  return layout->numbered;
}

double
ludo_atlas_layout_next_break (const LudoAtlasLayout *layout,
                              double                 start,
                              double                 limit)
{
  double found = start;

  g_return_val_if_fail (layout != NULL, start);

  for (guint i = 0; i < layout->breaks->len; i++)
    {
      double height = g_array_index (layout->breaks, double, i);

      if (height > start && height <= limit)
        found = height;
    }

  return found;
}

PangoLayout *
ludo_atlas_layout_text (LudoAtlasLayout *layout,
                        const char      *markup,
                        double           width)
{
  PangoLayout *text = pango_layout_new (layout->context);

  /* The context may have another font by the time this is painted. */
  pango_layout_set_font_description (
    text, pango_context_get_font_description (layout->context));
  pango_layout_set_markup (text, markup, -1);
  pango_layout_set_wrap (text, PANGO_WRAP_WORD_CHAR);
  if (width >= 0)
    pango_layout_set_width (text, (int) (width * PANGO_SCALE));

  return text;
}

void
ludo_atlas_layout_put (LudoAtlasLayout *layout,
                       PangoLayout     *text,
                       double           x,
                       double           y)
{
  LudoAtlasText put = { text, x, y };

  g_array_append_val (layout->texts, put);
}

void
ludo_atlas_layout_mark (LudoAtlasLayout *layout,
                        LudoSure         sure,
                        double           x,
                        double           y,
                        double           stretch)
{
  LudoAtlasMark mark = { sure, x, y, stretch };

  g_array_append_val (layout->marks, mark);
}

double
ludo_atlas_layout_radius (const LudoAtlasLayout *layout)
{
  return layout->em * 0.36;
}

double
ludo_atlas_layout_legend (LudoAtlasLayout *layout,
                          const GPtrArray *items,
                          double           y)
{
  double em = layout->em;
  double x = 0;
  double line = em * 1.5;
  guint used = 0;

  for (guint i = 0; i < items->len; i++)
    used |= 1u << ((LudoAtlasItem *) items->pdata[i])->sure;
  /* Where all is sure there is nothing to explain. */
  if (used == 1u << LUDO_SURE)
    return y;

  for (int sure = 0; sure < LUDO_N_SURES; sure++)
    {
      g_autofree char *words = NULL;
      g_autofree char *markup = NULL;
      PangoLayout *text;
      int width, height;

      if (!(used & 1u << sure))
        continue;

      words = ludo_sure_words ((LudoSure) sure, layout->language);
      markup = g_strdup_printf ("<small>%s</small>", words);
      text = ludo_atlas_layout_text (layout, markup, -1);
      pango_layout_get_size (text, &width, &height);
      if (x > 0 && x + em * 1.3 + width / (double) PANGO_SCALE > layout->width)
        {
          x = 0;
          y += line;
        }
      ludo_atlas_layout_mark (layout, (LudoSure) sure, x + em * 0.6,
                              y + height / 2.0 / PANGO_SCALE, 0);
      ludo_atlas_layout_put (layout, text, x + em * 1.3, y);
      x += em * 2.8 + width / (double) PANGO_SCALE;
    }

  return y + line;
}

/* A disc, or for a span of time two halves drawn apart. */
static void
mark_path (cairo_t             *cr,
           const LudoAtlasMark *mark,
           double               radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, mark->x, mark->y - mark->stretch, radius, G_PI, 2 * G_PI);
  cairo_arc (cr, mark->x, mark->y + mark->stretch, radius, 0, G_PI);
  cairo_close_path (cr);
}

/* Sure is full, likely is half full, doubtful is hollow, wrong is crossed. */
static void
paint_mark (cairo_t             *cr,
            const LudoAtlasMark *mark,
            double               radius)
{
  double stroke = radius * 0.34;
  double arm = radius * 0.8;

  cairo_set_line_width (cr, stroke);
  switch (mark->sure)
    {
    case LUDO_SURE:
      mark_path (cr, mark, radius);
      cairo_fill (cr);
      break;
    case LUDO_SURE_LIKELY:
      cairo_save (cr);
      cairo_rectangle (cr, mark->x - radius, mark->y - radius - mark->stretch,
                       radius, 2 * (radius + mark->stretch));
      cairo_clip (cr);
      mark_path (cr, mark, radius);
      cairo_fill (cr);
      cairo_restore (cr);
      mark_path (cr, mark, radius - stroke / 2);
      cairo_stroke (cr);
      break;
    case LUDO_SURE_DOUBTFUL:
      mark_path (cr, mark, radius - stroke / 2);
      cairo_stroke (cr);
      break;
    case LUDO_SURE_WRONG:
      cairo_set_line_width (cr, stroke * 1.4);
      cairo_move_to (cr, mark->x - arm, mark->y - arm);
      cairo_line_to (cr, mark->x + arm, mark->y + arm);
      cairo_move_to (cr, mark->x + arm, mark->y - arm);
      cairo_line_to (cr, mark->x - arm, mark->y + arm);
      cairo_stroke (cr);
      break;
    case LUDO_N_SURES:
    default:
      break;
    }
}

void
ludo_atlas_layout_draw (LudoAtlasLayout *layout,
                        cairo_t         *cr,
                        LudoColor        ink,
                        gboolean         strong)
{
  double radius;

  g_return_if_fail (layout != NULL && cr != NULL);

  radius = ludo_atlas_layout_radius (layout);
  cairo_save (cr);
  layout->paint (layout, cr, ink, strong);
  ludo_paint_set_color (cr, ink, 1);
  for (guint i = 0; i < layout->marks->len; i++)
    paint_mark (cr, &g_array_index (layout->marks, LudoAtlasMark, i), radius);
  for (guint i = 0; i < layout->texts->len; i++)
    {
      LudoAtlasText *text = &g_array_index (layout->texts, LudoAtlasText, i);

      cairo_move_to (cr, text->x, text->y);
      pango_cairo_show_layout (cr, text->layout);
    }
  cairo_restore (cr);
}
