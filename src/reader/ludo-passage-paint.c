/* ludo-passage-paint.c: what is drawn under and over the letters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A sentence's own colour in the style sheet is that of its marks, as its
 * letters have the colour of the passage.
 */

#define G_LOG_DOMAIN "ludo-passage-paint"

#include "config.h"

#include "reader/ludo-passage-paint.h"

static void
fill (GtkSnapshot   *snapshot,
      const GdkRGBA *colour,
      float          alpha,
      float          x,
      float          y,
      float          width,
      float          height)
{
  GdkRGBA faded = *colour;

  faded.alpha *= alpha;
  gtk_snapshot_append_color (snapshot, &faded,
                             &GRAPHENE_RECT_INIT (x, y, width, height));
}

/* A line of letters, not of the space between lines. */
static void
fill_lines (GtkSnapshot          *snapshot,
            const cairo_region_t *region,
            const GdkRGBA        *colour,
            float                 alpha)
{
  for (int i = 0; i < cairo_region_num_rectangles (region); i++)
    {
      cairo_rectangle_int_t box;

      cairo_region_get_rectangle (region, i, &box);
      fill (snapshot, colour, alpha, box.x - 1, box.y, box.width + 2,
            box.height);
    }
}

static void
underline (GtkSnapshot          *snapshot,
           const cairo_region_t *region,
           const GdkRGBA        *colour,
           int                   thickness,
           int                   line_height)
{
  for (int i = 0; i < cairo_region_num_rectangles (region); i++)
    {
      cairo_rectangle_int_t box;

      cairo_region_get_rectangle (region, i, &box);
      /* Lines of the same width become one rectangle of the region. */
      for (int y = box.y + line_height; y <= box.y + box.height + 1;
           y += line_height)
        fill (snapshot, colour, 1, box.x, y - thickness - 1, box.width,
              thickness);
    }
}

static int
height_of_line (PangoLayout *layout)
{
  PangoRectangle logical;
  PangoLayoutLine *line = pango_layout_get_line_readonly (layout, 0);

  pango_layout_line_get_pixel_extents (line, NULL, &logical);

  return MAX (logical.height, 8);
}

void
_ludo_passage_paint_ground (GtkSnapshot   *snapshot,
                            LudoSentence  *sentence,
                            PangoLayout   *layout,
                            const GdkRGBA *text)
{
  GtkWidget *widget = GTK_WIDGET (sentence);
  GtkStateFlags flags = gtk_widget_get_state_flags (widget);
  const cairo_region_t *region = ludo_sentence_get_region (sentence);
  gboolean open = gtk_widget_has_css_class (widget, "open");
  gboolean twin = gtk_widget_has_css_class (widget, "twin");
  gboolean found = gtk_widget_has_css_class (widget, "found");
  gboolean spoken = gtk_widget_has_css_class (widget, "spoken");
  GdkRGBA colour;

  if (region == NULL)
    return;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget),
                               &colour);
  if (found || spoken)
    fill_lines (snapshot, region, &colour, 0.25);
  else if (twin || open || (flags & GTK_STATE_FLAG_PRELIGHT) != 0)
    fill_lines (snapshot, region, &colour, 0.13);
  if (twin || open)
    underline (snapshot, region, &colour, 1, height_of_line (layout));
  if (found || spoken)
    underline (snapshot, region, &colour, 2, height_of_line (layout));
}

static void
dot_words (GtkSnapshot   *snapshot,
           LudoSentence  *sentence,
           const GdkRGBA *text)
{
  const cairo_region_t *region = ludo_sentence_get_region (sentence);
  cairo_rectangle_int_t whole;

  cairo_region_get_extents (region, &whole);
  for (GtkWidget *child =
         gtk_widget_get_first_child (GTK_WIDGET (sentence));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (LUDO_IS_GLOSS (child)
        && ludo_gloss_get_kind (LUDO_GLOSS (child))
           == LUDO_GLOSS_TERM)
      {
        const GtkAllocation *box =
          ludo_gloss_get_box (LUDO_GLOSS (child));

        for (int x = 0; x + 2 <= box->width; x += 4)
          fill (snapshot, text, 0.65, whole.x + box->x + x,
                whole.y + box->y + box->height - 3, 2, 1.5);
      }
}

static void
frame (GtkSnapshot                 *snapshot,
       const cairo_rectangle_int_t *box,
       const GdkRGBA               *colour)
{
  GskRoundedRect outline;
  const float widths[4] = { 2, 2, 2, 2 };
  const GdkRGBA colours[4] = { *colour, *colour, *colour, *colour };

  gsk_rounded_rect_init_from_rect (&outline,
                                   &GRAPHENE_RECT_INIT (box->x - 3,
                                                        box->y - 1,
                                                        box->width + 6,
                                                        box->height + 2), 4);
  gtk_snapshot_append_border (snapshot, &outline, widths, colours);
}

/* The shape of what is covered stays: it tells how long the sentence is. */
static void
cover (GtkSnapshot          *snapshot,
       const cairo_region_t *region,
       const GdkRGBA        *text,
       int                   line_height)
{
  GdkRGBA solid = *text;

  for (int i = 0; i < cairo_region_num_rectangles (region); i++)
    {
      cairo_rectangle_int_t box;

      cairo_region_get_rectangle (region, i, &box);
      for (int y = box.y; y + line_height <= box.y + box.height + 2;
           y += line_height)
        {
          GskRoundedRect shape;

          gsk_rounded_rect_init_from_rect
            (&shape, &GRAPHENE_RECT_INIT (box.x, y + line_height * 0.2,
                                          box.width, line_height * 0.6), 3);
          gtk_snapshot_push_rounded_clip (snapshot, &shape);
          solid.alpha = text->alpha * 0.28;
          gtk_snapshot_append_color (snapshot, &solid, &shape.bounds);
          gtk_snapshot_pop (snapshot);
        }
    }
}

void
_ludo_passage_paint_cover (GtkSnapshot   *snapshot,
                           LudoSentence  *sentence,
                           PangoLayout   *layout,
                           const GdkRGBA *text)
{
  GtkWidget *widget = GTK_WIDGET (sentence);
  const cairo_region_t *region = ludo_sentence_get_region (sentence);
  cairo_rectangle_int_t box;
  GdkRGBA colour;

  if (region == NULL)
    return;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget),
                               &colour);
  if (ludo_sentence_get_hidden (sentence))
    cover (snapshot, region, text, height_of_line (layout));
  else
    dot_words (snapshot, sentence, text);

  cairo_region_get_extents (region, &box);
  if (gtk_widget_has_visible_focus (widget))
    frame (snapshot, &box, &colour);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_visible_focus (child))
      {
        cairo_rectangle_int_t small =
          *ludo_gloss_get_box (LUDO_GLOSS (child));

        small.x += box.x;
        small.y += box.y;
        frame (snapshot, &small, &colour);
      }
}

void
_ludo_passage_paint_match (GtkSnapshot          *snapshot,
                           const cairo_region_t *region,
                           gboolean              current)
{
  /* As a pen marks paper: it tints whatever the ground is, and the letters
   * stay as they are. */
  static const GdkRGBA pen = { 1, 0.78, 0, 1 };
  cairo_rectangle_int_t box;

  fill_lines (snapshot, region, &pen, current ? 0.6 : 0.3);
  if (!current)
    return;

  cairo_region_get_extents (region, &box);
  frame (snapshot, &box, &pen);
}
