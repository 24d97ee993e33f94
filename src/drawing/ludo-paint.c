/* ludo-paint.c: colours and strokes that all the boards share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/ludo-paint.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "play/ludo-language.h"

/* The sizes of letters on the screen are multiples of it, in pixels. */
#define SIZE_STEP 0.5

/* The relative luminance of WCAG 2.2, "relative luminance". */
static double
luminance (LudoColor color)
{
  const double channels[] = { color.red, color.green, color.blue };
  const double weights[] = { 0.2126, 0.7152, 0.0722 };
  double sum = 0.0;

  for (int i = 0; i < 3; i++)
    sum += weights[i] * (channels[i] <= 0.04045
                           ? channels[i] / 12.92
                           : pow ((channels[i] + 0.055) / 1.055, 2.4));

  return sum;
}

double
ludo_color_contrast (LudoColor a,
                     LudoColor b)
{
  double one = luminance (a) + 0.05;
  double other = luminance (b) + 0.05;

  return one > other ? one / other : other / one;
}

LudoColor
ludo_color_mix (LudoColor a,
                LudoColor b,
                double    amount)
{
  return (LudoColor) {
    a.red + (b.red - a.red) * amount,
    a.green + (b.green - a.green) * amount,
    a.blue + (b.blue - a.blue) * amount,
  };
}

void
ludo_paint_set_color (cairo_t   *cr,
                      LudoColor  color,
                      double     alpha)
{
  cairo_set_source_rgba (cr, color.red, color.green, color.blue, alpha);
}

void
ludo_paint_stroke (cairo_t   *cr,
                   LudoColor  color,
                   double     width)
{
  ludo_paint_set_color (cr, color, 1);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

void
ludo_paint_fill (cairo_t   *cr,
                 LudoColor  color)
{
  ludo_paint_set_color (cr, color, 1);
  cairo_fill (cr);
}

void
ludo_paint_fill_stroke (cairo_t   *cr,
                        LudoColor  fill,
                        LudoColor  color,
                        double     width)
{
  ludo_paint_set_color (cr, fill, 1);
  cairo_fill_preserve (cr);
  ludo_paint_stroke (cr, color, width);
}

void
ludo_paint_rounded_rect (cairo_t        *cr,
                         const LudoRect *rect,
                         double          radius)
{
  double r = MIN (radius, MIN (rect->width, rect->height) / 2);
  double right = rect->x + rect->width;
  double bottom = rect->y + rect->height;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - r, rect->y + r, r, -G_PI / 2, 0);
  cairo_arc (cr, right - r, bottom - r, r, 0, G_PI / 2);
  cairo_arc (cr, rect->x + r, bottom - r, r, G_PI / 2, G_PI);
  cairo_arc (cr, rect->x + r, rect->y + r, r, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

void
ludo_paint_circle (cairo_t *cr,
                   double   x,
                   double   y,
                   double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_close_path (cr);
}

/* Returns the layout for the texts of this cairo_t, that is of one frame,
 * because to make it anew for each of forty numerals would take a tenth of the
 * frame's time. */
static PangoLayout *
layout_of_frame (cairo_t *cr)
{
  static const cairo_user_data_key_t key;
  PangoLayout *layout = cairo_get_user_data (cr, &key);

  if (layout != NULL)
    {
      pango_cairo_update_layout (cr, layout);
      return layout;
    }

  layout = pango_cairo_create_layout (cr);
  if (cairo_set_user_data (cr, &key, layout, g_object_unref)
      != CAIRO_STATUS_SUCCESS)
    g_error ("out of memory");

  return layout;
}

/* A layout that does not follow the screen's resolution: one pixel of size
 * is one unit of the picture, so that a figure on paper equals the board. */
static PangoLayout *
set_up_layout (cairo_t         *cr,
               const LudoScene *scene,
               const char      *text,
               double           size,
               gboolean         bold)
{
  PangoLayout *layout = layout_of_frame (cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  double exact = MAX (size, scene->smallest);

  /* Pango keeps the fonts of every size that it was ever asked for, and a
   * window that is dragged larger would ask for one more in each frame. */
  if (scene->screen)
    exact = MAX (round (exact / SIZE_STEP), 1) * SIZE_STEP;
  pango_font_description_set_family_static (font, scene->font_family);
  pango_font_description_set_absolute_size (font, exact * PANGO_SCALE);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD
                                                : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_text (layout, text, -1);

  return layout;
}

double
ludo_paint_letters (const LudoScene *scene,
                    double           least,
                    double           most)
{
  return MAX (scene->smallest, CLAMP (scene->font_size, least, most));
}

char *
ludo_paint_words (const LudoScene *scene,
                  const char      *msgid)
{
  const char *words = gettext (msgid);
  locale_t before;

  if (!scene->bilingual)
    return g_strdup (words);

  before = ludo_language_push ("fr");
  words = gettext (msgid);
  ludo_language_pop (before);

  return g_str_equal (words, msgid) ? g_strdup (msgid)
                                    : g_strconcat (words, "\n", msgid, NULL);
}

/* Whether @text, whose middle is at (@x, @y), lies outside of what is painted.
 * No letter is wider or higher than twice its size, with its accents. */
static gboolean
is_cut_off (cairo_t         *cr,
            const LudoScene *scene,
            const char      *text,
            double           x,
            double           y,
            double           size)
{
  double reach = 2 * (MAX (size, scene->smallest) + SIZE_STEP);
  double half = reach * (double) (strlen (text) + 1) / 2;
  double left, top, right, bottom;

  cairo_clip_extents (cr, &left, &top, &right, &bottom);

  return x + half < left || x - half > right || y + half < top
         || y - half > bottom;
}

void
ludo_paint_text (cairo_t         *cr,
                 const LudoScene *scene,
                 const char      *text,
                 double           x,
                 double           y,
                 double           size,
                 gboolean         bold)
{
  PangoLayout *layout;
  PangoRectangle ink;

  if (is_cut_off (cr, scene, text, x, y, size))
    return;
  layout = set_up_layout (cr, scene, text, size, bold);
  /* Centred by its ink, because numerals must look centred in their holes. */
  pango_layout_get_extents (layout, &ink, NULL);
  cairo_move_to (cr,
                 x - (ink.x + ink.width / 2.0) / PANGO_SCALE,
                 y - (ink.y + ink.height / 2.0) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

void
ludo_paint_text_line (cairo_t         *cr,
                      const LudoScene *scene,
                      const char      *text,
                      double           x,
                      double           baseline,
                      double           size,
                      gboolean         bold)
{
  PangoLayout *layout = set_up_layout (cr, scene, text, size, bold);
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  cairo_move_to (cr, x - (logical.x + logical.width / 2.0) / PANGO_SCALE,
                 baseline
                 - (double) pango_layout_get_baseline (layout) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

double
ludo_paint_text_width (cairo_t         *cr,
                       const LudoScene *scene,
                       const char      *text,
                       double           size,
                       gboolean         bold)
{
  PangoLayout *layout = set_up_layout (cr, scene, text, size, bold);
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);

  return (double) logical.width / PANGO_SCALE;
}

/* The colours of the marks.  Each mark is painted twice, wide in the outer
 * colour and narrow in the inner, so that one of the two stands out from
 * whatever lies beneath.  An inner colour with a luminance of at most 0.066 has
 * a contrast of 3:1 with every background with which white has less. */
typedef struct
{
  LudoColor inner;
  LudoColor outer;
} MarkColors;

static MarkColors
mark_colors (const LudoScene *scene,
             LudoMark         mark)
{
  const LudoColor white = LUDO_COLOR (0xffffff);
  const LudoColor black = LUDO_COLOR (0x000000);
  const LudoColor blue = LUDO_COLOR (0x144688);
  const LudoColor green = LUDO_COLOR (0x0a5030);
  const LudoColor plum = LUDO_COLOR (0x5e1250);
  const LudoColor gold = LUDO_COLOR (0xffd84d);
  const LudoColor yellow = LUDO_COLOR (0xfff15a);

  /* These marks are many, and have to be seen from afar beside lines that are
   * as black or white as themselves. */
  if (mark == LUDO_MARK_MOVABLE)
    return (MarkColors) {
      scene->theme == LUDO_THEME_CONTRAST_DARK ? yellow : gold, black
    };
  if (scene->theme == LUDO_THEME_CONTRAST)
    return (MarkColors) { black, white };
  if (scene->theme == LUDO_THEME_CONTRAST_DARK)
    return (MarkColors) { white, black };

  switch (mark)
    {
    case LUDO_MARK_FOCUS:
    case LUDO_MARK_SELECTED:
      return (MarkColors) { blue, white };
    case LUDO_MARK_TARGET:
      return (MarkColors) { green, white };
    case LUDO_MARK_HINT:
    case LUDO_MARK_NOTE:
      return (MarkColors) { plum, white };
    default:
      return (MarkColors) { black, white };
    }
}

static void
add_outline (cairo_t        *cr,
             const LudoRect *rect,
             LudoShape       shape,
             double          inset)
{
  LudoRect inner = {
    rect->x + inset, rect->y + inset,
    MAX (1, rect->width - 2 * inset), MAX (1, rect->height - 2 * inset),
  };

  if (shape == LUDO_SHAPE_ROUND)
    ludo_paint_circle (cr, inner.x + inner.width / 2,
                       inner.y + inner.height / 2,
                       MIN (inner.width, inner.height) / 2);
  else
    ludo_paint_rounded_rect (cr, &inner, MIN (inner.width, inner.height) / 8);
}

/* How wide a line of @width is together with its rim, which fills at least a
 * pixel on each side, however thin the line: less would be a blur. */
static double
with_rim (double width)
{
  return MAX (width * 2, width + 2.6);
}

static void
fill_outline (cairo_t        *cr,
              const LudoRect *rect,
              LudoShape       shape,
              double          inset,
              LudoColor       color,
              double          width)
{
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  add_outline (cr, rect, shape, inset - width / 2);
  add_outline (cr, rect, shape, inset + width / 2);
  ludo_paint_fill (cr, color);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
}

/* A closed line with a rim of its own.  It is filled between two outlines,
 * which takes a fraction of the time of a stroke. */
static void
paint_outline (cairo_t        *cr,
               const LudoRect *rect,
               LudoShape       shape,
               double          inset,
               MarkColors      colors,
               double          width)
{
  fill_outline (cr, rect, shape, inset, colors.outer, with_rim (width));
  fill_outline (cr, rect, shape, inset, colors.inner, width);
}

/* Strokes the current path twice and clears it. */
static void
stroke_twice (cairo_t    *cr,
              MarkColors  colors,
              double      width)
{
  ludo_paint_set_color (cr, colors.outer, 1);
  cairo_set_line_width (cr, with_rim (width));
  cairo_stroke_preserve (cr);
  ludo_paint_stroke (cr, colors.inner, width);
}

/* Four corners, as of a picture's mount. */
static void
add_corners (cairo_t        *cr,
             const LudoRect *rect,
             double          inset)
{
  double length = MIN (rect->width, rect->height) / 4;
  const double xs[] = { rect->x + inset, rect->x + rect->width - inset };
  const double ys[] = { rect->y + inset, rect->y + rect->height - inset };

  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++)
      {
        cairo_move_to (cr, xs[i] + (i == 0 ? length : -length), ys[j]);
        cairo_line_to (cr, xs[i], ys[j]);
        cairo_line_to (cr, xs[i], ys[j] + (j == 0 ? length : -length));
      }
}

/* Adds a short line along the middle of each side, a shape that no other mark
 * has. */
static void
add_sides (cairo_t        *cr,
           const LudoRect *rect,
           double          inset)
{
  double length = MIN (rect->width, rect->height) / 4;
  double x = rect->x + rect->width / 2, y = rect->y + rect->height / 2;
  double across = rect->width / 2 - inset, down = rect->height / 2 - inset;

  for (int side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, x - length / 2, y + side * down);
      cairo_rel_line_to (cr, length, 0);
      cairo_move_to (cr, x + side * across, y - length / 2);
      cairo_rel_line_to (cr, 0, length);
    }
}

/* Adds a bow under a round place and a bar under any other, like a ledge from
 * which a piece can be taken. */
static void
add_ledge (cairo_t        *cr,
           const LudoRect *rect,
           LudoShape       shape,
           double          inset)
{
  double x = rect->x + rect->width / 2;
  double radius = MIN (rect->width, rect->height) / 2 - inset;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  if (shape == LUDO_SHAPE_ROUND)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, rect->y + rect->height / 2, radius, 0.22 * G_PI,
                 0.78 * G_PI);
      return;
    }
  cairo_move_to (cr, x - radius * 0.5, rect->y + rect->height - inset);
  cairo_rel_line_to (cr, radius, 0);
}

static void
paint_dot (cairo_t        *cr,
           const LudoRect *rect,
           MarkColors      colors,
           double          unit)
{
  double radius = MAX (4 * unit, MIN (rect->width, rect->height) / 7);

  ludo_paint_circle (cr, rect->x + rect->width / 2,
                     rect->y + rect->height / 2, radius);
  ludo_paint_fill_stroke (cr, colors.inner,
                          colors.outer, MAX (1.5, 1.5 * unit));
}

static void
paint_wedge (cairo_t        *cr,
             const LudoRect *rect,
             MarkColors      colors,
             double          unit)
{
  double size = MAX (8 * unit, MIN (rect->width, rect->height) / 4);
  double x = rect->x + rect->width / 2;

  cairo_move_to (cr, x, rect->y + size);
  cairo_line_to (cr, x - size / 1.6, rect->y);
  cairo_line_to (cr, x + size / 1.6, rect->y);
  cairo_close_path (cr);
  ludo_paint_fill_stroke (cr, colors.inner, colors.outer, MAX (1.5, unit));
}

void
ludo_paint_marks (cairo_t         *cr,
                  const LudoScene *scene,
                  const LudoRect  *bounds,
                  LudoShape        shape,
                  guint            marks)
{
  /* Strokes are as wide in proportion to the place, but no wider on a large
   * place than on a cell. */
  const double unit =
    MAX (1, MIN (MIN (bounds->width, bounds->height) / 28,
                 MIN (scene->width, scene->height) / 200));

  cairo_save (cr);
  cairo_new_path (cr);
  if ((marks & LUDO_MARK_MOVABLE) && !(marks & LUDO_MARK_SELECTED))
    {
      add_ledge (cr, bounds, shape, 1.5 * unit);
      stroke_twice (cr, mark_colors (scene, LUDO_MARK_MOVABLE), 1.9 * unit);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
    }
  if (marks & LUDO_MARK_LAST)
    {
      /* High contrast draws everything as lines, so the corners keep a distance
       * from those of the place. */
      gboolean lines = scene->theme == LUDO_THEME_CONTRAST
                       || scene->theme == LUDO_THEME_CONTRAST_DARK;

      add_corners (cr, bounds, (lines ? 3.2 : 2.2) * unit);
      stroke_twice (cr, mark_colors (scene, LUDO_MARK_LAST),
                    (lines ? 2.4 : 1.7) * unit);
    }
  if (marks & LUDO_MARK_SELECTED)
    paint_outline (cr, bounds, shape, 3 * unit,
                   mark_colors (scene, LUDO_MARK_SELECTED), 2.4 * unit);
  if (marks & LUDO_MARK_HINT)
    {
      const double dashes[] = { 4 * unit, 4.5 * unit };

      /* The dashed ring lies over that of a pick and within that of the focus,
       * because a hint shows the piece to move even at the focused place. */
      add_outline (cr, bounds, shape,
                   (marks & LUDO_MARK_FOCUS ? 5.6 : 2.5) * unit);
      cairo_set_dash (cr, dashes, 2, 0);
      stroke_twice (cr, mark_colors (scene, LUDO_MARK_HINT), 1.6 * unit);
      cairo_set_dash (cr, NULL, 0, 0);
    }
  if (marks & LUDO_MARK_TARGET)
    paint_dot (cr, bounds, mark_colors (scene, LUDO_MARK_TARGET), unit);
  /* On paper, where boards are small, a wedge would hide the number that the
   * place has. */
  if ((marks & LUDO_MARK_NOTE) && scene->smallest > 0)
    paint_outline (cr, bounds, shape, 1.5 * unit,
                   mark_colors (scene, LUDO_MARK_NOTE), 2.6 * unit);
  else if (marks & LUDO_MARK_NOTE)
    paint_wedge (cr, bounds, mark_colors (scene, LUDO_MARK_NOTE), unit);
  if (marks & LUDO_MARK_HOVER)
    {
      add_sides (cr, bounds, 1.8 * unit);
      stroke_twice (cr, mark_colors (scene, LUDO_MARK_HOVER), 1.8 * unit);
    }
  if (marks & LUDO_MARK_FOCUS)
    {
      /* Draw it around the rim of the place, so that a number or a hint within
       * has room. */
      paint_outline (cr, bounds, shape, -1.4 * unit,
                     mark_colors (scene, LUDO_MARK_FOCUS), 1.4 * unit);
      paint_outline (cr, bounds, shape, 1.4 * unit,
                     mark_colors (scene, LUDO_MARK_FOCUS), 0.9 * unit);
    }
  cairo_restore (cr);
}

void
ludo_paint_label (cairo_t         *cr,
                  const LudoScene *scene,
                  const char      *text,
                  double           x,
                  double           y,
                  double           size,
                  double           width)
{
  const MarkColors colors = mark_colors (scene, LUDO_MARK_TARGET);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n_lines = g_strv_length (lines);
  double widest = 0, line;
  LudoRect plate;

  for (guint i = 0; i < n_lines; i++)
    widest = fmax (widest, ludo_paint_text_width (cr, scene, lines[i], size,
                                                  TRUE));
  if (widest + size * 0.5 > width)
    {
      double fitting = width / (widest + size * 0.5);

      size *= fitting;
      widest *= fitting;
    }

  line = size * 1.2;
  plate.width = MAX (widest + size * 0.5, line + size * 0.2);
  plate.height = n_lines * line + size * 0.2;
  plate.x = CLAMP (x - plate.width / 2, 0, scene->width - plate.width);
  plate.y = y - plate.height / 2;

  cairo_save (cr);
  ludo_paint_rounded_rect (cr, &plate, MIN (line, plate.height) * 0.4);
  ludo_paint_fill_stroke (cr, colors.outer,
                          colors.inner, MAX (1.2, size * 0.1));
  for (guint i = 0; i < n_lines; i++)
    ludo_paint_text (cr, scene, lines[i], plate.x + plate.width / 2,
                     plate.y + size * 0.1 + (i + 0.5) * line, size, TRUE);
  cairo_restore (cr);
}

const char *
ludo_scene_label (const LudoScene *scene,
                  int              place)
{
  for (int i = 0; i < scene->n_labels; i++)
    if (scene->labels[i].place == place)
      return scene->labels[i].text;

  return NULL;
}

guint
ludo_scene_mark (const LudoScene *scene,
                 int              place)
{
  return scene->marks != NULL ? scene->marks[place] : LUDO_MARK_NONE;
}

cairo_status_t
ludo_paint_collect (void                *bytes,
                    const unsigned char *data,
                    unsigned int         length)
{
  g_byte_array_append (bytes, data, length);

  return CAIRO_STATUS_SUCCESS;
}
