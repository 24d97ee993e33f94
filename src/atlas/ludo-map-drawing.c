/* ludo-map-drawing.c: a map with its places, on the screen and on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "atlas/ludo-map-drawing.h"

#include <librsvg/rsvg.h>
#include <math.h>

/* The most rounds in which numbers are pushed apart, each a little further:
 * enough for all places of the world on one map. */
#define ROUNDS 400

struct _LudoMapDrawing
{
  LudoAtlas *atlas;             /* owned */
  RsvgHandle *land;             /* NULL if there is no picture */
};

static RsvgHandle *
load_land (const char *path)
{
  g_autoptr (GError) error = NULL;
  RsvgHandle *land = NULL;

  if (path != NULL)
    land = rsvg_handle_new_from_file (path, &error);
  if (land == NULL)
    g_info ("A map has no land: %s",
            error != NULL ? error->message : "there is no picture of it");

  return land;
}

LudoMapDrawing *
ludo_map_drawing_new (LudoAtlas *atlas)
{
  LudoMapDrawing *drawing;

  g_return_val_if_fail (atlas != NULL, NULL);

  drawing = g_new0 (LudoMapDrawing, 1);
  drawing->atlas = ludo_atlas_ref (atlas);
  drawing->land = load_land (atlas->map_path);

  return drawing;
}

void
ludo_map_drawing_free (LudoMapDrawing *drawing)
{
  if (drawing == NULL)
    return;

  g_clear_object (&drawing->land);
  ludo_atlas_free (drawing->atlas);
  g_free (drawing);
}

double
ludo_map_drawing_get_height (LudoMapDrawing *drawing,
                             double          width)
{
  g_return_val_if_fail (drawing != NULL, 0);

  return width / ludo_atlas_get_map_aspect (drawing->atlas);
}

/* Moves two numbers that overlap directly away from one another, each half the
 * way.  Returns: whether they overlapped. */
static gboolean
push_apart (LudoMapPin *a,
            LudoMapPin *b,
            double      size)
{
  double x = b->x - a->x;
  double y = b->y - a->y;
  double distance = hypot (x, y);
  double push;

  if (distance >= size)
    return FALSE;
  if (distance < 0.01)
    {
      x = distance = 1;
      y = 0;
    }
  /* Push a little more than needed, so that the rounds come to an end. */
  push = (size * 1.02 - hypot (b->x - a->x, b->y - a->y)) / 2;
  a->x -= x / distance * push;
  a->y -= y / distance * push;
  b->x += x / distance * push;
  b->y += y / distance * push;

  return TRUE;
}

GArray *
ludo_map_drawing_place_pins (LudoMapDrawing *drawing,
                             double          width,
                             double          size)
{
  double height = ludo_map_drawing_get_height (drawing, width);
  const GPtrArray *places = drawing->atlas->places;
  GArray *pins = g_array_sized_new (FALSE, TRUE, sizeof (LudoMapPin),
                                    places->len);
  gboolean moved = TRUE;

  g_array_set_size (pins, places->len);
  for (guint i = 0; i < places->len; i++)
    {
      LudoMapPin *pin = &g_array_index (pins, LudoMapPin, i);

      ludo_atlas_place_on_map (drawing->atlas, places->pdata[i],
                               &pin->place_x, &pin->place_y);
      pin->x = pin->place_x *= width;
      pin->y = pin->place_y *= height;
    }
  for (int round = 0; moved && round < ROUNDS; round++)
    {
      moved = FALSE;
      for (guint i = 0; i < pins->len; i++)
        for (guint j = i + 1; j < pins->len; j++)
          moved |= push_apart (&g_array_index (pins, LudoMapPin, i),
                               &g_array_index (pins, LudoMapPin, j), size);
      for (guint i = 0; i < pins->len; i++)
        {
          LudoMapPin *pin = &g_array_index (pins, LudoMapPin, i);

          pin->x = CLAMP (pin->x, size / 2, MAX (width - size / 2, size / 2));
          pin->y = CLAMP (pin->y, size / 2,
                          MAX (height - size / 2, size / 2));
        }
    }

  return pins;
}

/* The style sheets of sea and land on light and on dark paper, and one for high
 * contrast, which draws lines alone. */
#define LIGHT                                                           \
  ".sea { fill: #cfe2e8 } .land { fill: #f1ead8; fill-opacity: 1 } "    \
  ".river { stroke: #6ea6bf } .lake { fill: #a9cddb } "                 \
  ".slope { fill: #e2d3b0 } .shade { fill: #b39c72 }"
#define DARK                                                            \
  ".sea { fill: #1c2a32 } .land { fill: #38362e; fill-opacity: 1 } "    \
  ".river { stroke: #5b92ad } .lake { fill: #2c4a59 } "                 \
  ".slope { fill: #6a6149 } .shade { fill: #4a4434 }"
#define STRONG                                                          \
  ".sea, .land, .lake, .slope, .shade { fill: none } "                  \
  ".land { stroke-opacity: 1 } .river { stroke: none }"

static void
draw_land (LudoMapDrawing *drawing,
           cairo_t        *cr,
           double          width,
           LudoColor       ink,
           gboolean        strong)
{
  RsvgRectangle viewport = {
    0, 0, width, ludo_map_drawing_get_height (drawing, width),
  };
  g_autofree char *style =
    g_strdup_printf ("svg { color: #%02x%02x%02x } %s",
                     (int) lround (ink.red * 255),
                     (int) lround (ink.green * 255),
                     (int) lround (ink.blue * 255),
                     strong ? STRONG
                            : ink.red + ink.green + ink.blue > 1.5 ? DARK
                                                                   : LIGHT);
  g_autoptr (GError) error = NULL;

  if (!rsvg_handle_set_stylesheet (drawing->land, (const guint8 *) style,
                                   strlen (style), &error)
      || !rsvg_handle_render_document (drawing->land, cr, &viewport, &error))
    g_info ("A map has no land: %s", error->message);
}

void
ludo_map_drawing_draw (LudoMapDrawing *drawing,
                       cairo_t        *cr,
                       double          width,
                       const GArray   *pins,
                       LudoColor       ink,
                       gboolean        strong)
{
  g_return_if_fail (drawing != NULL && cr != NULL && pins != NULL);

  cairo_save (cr);
  /* Do not draw on a surface that has failed, of which librsvg would warn: the
   * caller, who writes the page, reports it. */
  if (drawing->land != NULL && cairo_status (cr) == CAIRO_STATUS_SUCCESS)
    draw_land (drawing, cr, width, ink, strong);
  ludo_paint_set_color (cr, ink, 1);
  cairo_set_line_width (cr, 1);
  for (guint i = 0; i < pins->len; i++)
    {
      const LudoMapPin *pin = &g_array_index (pins, LudoMapPin, i);

      cairo_arc (cr, pin->place_x, pin->place_y, 2.5, 0, 2 * G_PI);
      cairo_fill (cr);
      cairo_move_to (cr, pin->place_x, pin->place_y);
      cairo_line_to (cr, pin->x, pin->y);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

void
ludo_map_drawing_draw_numbers (cairo_t      *cr,
                               PangoContext *context,
                               const GArray *pins,
                               double        size)
{
  g_return_if_fail (cr != NULL && context != NULL && pins != NULL);

  for (guint i = 0; i < pins->len; i++)
    {
      const LudoMapPin *pin = &g_array_index (pins, LudoMapPin, i);
      g_autoptr (PangoLayout) text = pango_layout_new (context);
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      PangoRectangle extents;

      pango_layout_set_text (text, number, -1);
      pango_layout_get_extents (text, NULL, &extents);
      cairo_new_path (cr);
      cairo_arc (cr, pin->x, pin->y, size / 2 - 0.5, 0, 2 * G_PI);
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_fill_preserve (cr);
      cairo_set_source_rgb (cr, 0, 0, 0);
      cairo_set_line_width (cr, 0.75);
      cairo_stroke (cr);
      cairo_move_to (cr, pin->x - extents.width / 2.0 / PANGO_SCALE,
                     pin->y - extents.height / 2.0 / PANGO_SCALE);
      pango_cairo_show_layout (cr, text);
    }
}
