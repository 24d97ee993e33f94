/* ludo-plot-paint.c: how a chart is painted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/plot/ludo-plot-painting-private.h"

#include <math.h>

#include "play/game/ludo-number.h"

/* Lengths, in heights of a letter. */
#define GAP 0.4
#define TICK 0.35
#define SAMPLE 1.6
#define ROW 1.6                 /* of the legend */
#define STEP 1.3                /* from a row of names of the x axis to the
                                 * next */
#define MARGIN 0.7              /* around a bare plot */
/* Half the side of the frame round the chosen cell of a map, in cells. */
#define FRAME 0.9

/* Returns: @value with as many decimals as distinguish two neighbouring
 * numbers of the axis. */
static char *
dup_number (const LudoPlotAxis *axis,
            double              value)
{
  return ludo_amount_dup (fabs (value) < axis->step / 1e6 ? 0 : value,
                          CLAMP ((int) ceil (-log10 (axis->step) - 1e-9), 0,
                                 9));
}

static double
width_of (const LudoPlotPainting *painting,
          const char             *text)
{
  return ludo_paint_text_width (painting->cr, &painting->scene, text,
                                painting->style->letter, FALSE);
}

static void
put_text (const LudoPlotPainting *painting,
          const char             *text,
          double                  x,
          double                  y,
          gboolean                bold)
{
  ludo_paint_set_color (painting->cr, painting->text, 1);
  /* @y is the middle of the digits, which are 0.72 of a letter high. */
  ludo_paint_text_line (painting->cr, &painting->scene, text, x,
                        y + painting->style->letter * 0.36,
                        painting->style->letter, bold);
}

static void paint_sample (const LudoPlotPainting *painting,
                          const LudoPlotSeries   *series, double x, double y);

/* Returns: (transfer full): @text in lines of at most @width, as far as its
 * words are narrower; sets @widest to the width of the widest. */
static GStrv
dup_lines (const LudoPlotPainting *painting,
           const char             *text,
           double                  width,
           double                 *widest)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autofree char *line = g_strdup (words[0]);

  *widest = 0;
  for (guint i = 1; line != NULL; i++)
    {
      g_autofree char *longer = words[i] != NULL
                                  ? g_strconcat (line, " ", words[i], NULL)
                                  : NULL;

      if (longer == NULL || width_of (painting, longer) > width)
        {
          g_strv_builder_add (lines, line);
          *widest = MAX (*widest, width_of (painting, line));
          g_clear_pointer (&longer, g_free);
          longer = g_strdup (words[i]);
        }
      g_free (line);
      line = g_steal_pointer (&longer);
    }

  return g_strv_builder_end (lines);
}

/* Puts a sample of each series that has a name, with the name, into rows of at
 * most @width above the data, and paints them if @paints.  A name that is wider
 * than a row takes several.
 * Returns: how many rows there are. */
static guint
lay_out_legend (const LudoPlotPainting *painting,
                double                  width,
                gboolean                paints)
{
  double letter = painting->style->letter;
  double left = letter * GAP;
  double x = left;
  guint row = 0;

  for (guint i = 0; i < painting->plot->series->len; i++)
    {
      const LudoPlotSeries *series =
        &g_array_index (painting->plot->series, LudoPlotSeries, i);
      double sample = letter * (SAMPLE + GAP);
      g_auto (GStrv) lines = NULL;
      double widest;

      if (series->label == NULL)
        continue;

      lines = dup_lines (painting, series->label, width - left - sample,
                         &widest);
      if (x > left && x + sample + widest > width)
        {
          x = left;
          row++;
        }
      if (paints)
        paint_sample (painting, series, x, letter * ROW * (row + 1.5));
      for (guint j = 0; lines[j] != NULL; j++)
        {
          row += j > 0;
          if (paints)
            put_text (painting, lines[j],
                      x + sample + width_of (painting, lines[j]) / 2,
                      letter * ROW * (row + 1.5), FALSE);
        }
      x += sample + widest + letter * 1.2;
    }

  return row + 1;
}

/* Whether the places of the x axis are named with words.  Unlike numbers, words
 * cannot be left out. */
static gboolean
has_words (const LudoPlot *plot)
{
  for (guint i = 0; plot->names != NULL && plot->names[i] != NULL; i++)
    if (g_unichar_isalpha (g_utf8_get_char (plot->names[i])))
      return TRUE;

  return FALSE;
}

/* Returns: the number of rows for the names of the x axis, each row a STEP
 *   below the one before; 1 if they are numbers. */
static guint
count_steps (const LudoPlotPainting *painting)
{
  double room = _ludo_plot_x (painting, 1) - _ludo_plot_x (painting, 0);
  double widest = 0;

  if (!has_words (painting->plot))
    return 1;
  for (guint i = 0; painting->plot->names[i] != NULL; i++)
    widest = MAX (widest, width_of (painting, painting->plot->names[i]));

  return (guint) CLAMP (ceil ((widest + painting->style->letter * GAP) / room),
                        1, g_strv_length (painting->plot->names));
}

/* Makes the cells of a map squares, in the middle of @area. */
static void
make_square (LudoRect       *area,
             const LudoPlot *plot)
{
  double columns = plot->x.most - plot->x.least;
  double rows = plot->y.most - plot->y.least;
  double side = MIN (area->width / columns, area->height / rows);

  area->x += (area->width - side * columns) / 2;
  area->y += (area->height - side * rows) / 2;
  area->width = side * columns;
  area->height = side * rows;
}

/* Begins @painting.  The area between the axes is what the numbers, names,
 * labels and the legend leave of @width times @height pixels. */
static void
begin (LudoPlotPainting    *painting,
       LudoPlot            *plot,
       cairo_t             *cr,
       double               width,
       double               height,
       const LudoPlotStyle *style)
{
  gboolean dark = ludo_theme_is_dark (style->theme);
  double letter = style->letter;
  double left = letter;
  double right = letter;
  double bottom = letter * (1.2 + GAP + TICK + 1.2);

  *painting = (LudoPlotPainting) { .plot = plot, .cr = cr, .style = style };
  painting->scene.font_family = style->font_family;
  painting->scene.font_size = letter;
  painting->scene.theme = style->theme;
  painting->scene.mono = style->mono;
  painting->scene.screen = style->screen;
  painting->paper = dark ? (LudoColor) LUDO_COLOR (0x1e1e1e)
                         : (LudoColor) LUDO_COLOR (0xffffff);
  painting->text = dark ? (LudoColor) LUDO_COLOR (0xffffff)
                        : (LudoColor) LUDO_COLOR (0x1a1a1a);
  if (plot->bare)
    {
      painting->area = (LudoRect) {
        MARGIN * letter, MARGIN * letter,
        MAX (width - 2 * MARGIN * letter, 1),
        MAX (height - 2 * MARGIN * letter, 1),
      };
      return;
    }

  for (double value = plot->y.first;
       !plot->hides_y && value <= plot->y.most * (1 + 1e-9);
       value += plot->y.step)
    {
      g_autofree char *number = dup_number (&plot->y, value);

      left = MAX (left, width_of (painting, number) + letter * (GAP + TICK));
    }
  if (plot->names == NULL)
    {
      g_autofree char *last = dup_number (&plot->x, plot->x.most);

      right = MAX (right, width_of (painting, last) / 2 + letter * GAP);
    }
  painting->area.x = left + letter * GAP;
  /* Leave room above the area for half of the highest number, below the legend;
   * and at its right for half of the last number of the x axis. */
  painting->area.y = letter * ROW
                     * (1.4 + lay_out_legend (painting, width, FALSE));
  painting->area.width = MAX (width - painting->area.x - right, 1);
  painting->steps = count_steps (painting);
  bottom += letter * STEP * (painting->steps - 1);
  painting->area.height = MAX (height - painting->area.y - bottom, 1);
  if (plot->columns > 0)
    make_square (&painting->area, plot);
}

/* Writes the values above everything else, each on a small rectangle in the
 * colour of the paper. */
static void
write_values (const LudoPlotPainting *painting,
              const LudoPlotSeries   *series)
{
  double letter = painting->style->letter;
  double room = _ludo_plot_x (painting, 1) - _ludo_plot_x (painting, 0);

  for (guint i = 0; series->writes_values && i < series->n; i++)
    {
      g_autofree char *text = ludo_amount_dup (series->ys[i], 0);
      double width = width_of (painting, text);
      double x = _ludo_plot_x (painting, series->xs[i]);
      double y = _ludo_plot_y (painting, _ludo_plot_top (painting, series, i))
                 - letter * 0.75;

      if (width > room)
        continue;
      ludo_paint_set_color (painting->cr, painting->paper, 0.8);
      cairo_rectangle (painting->cr, x - width / 2 - 1, y - letter * 0.45,
                       width + 2, letter * 0.9);
      cairo_fill (painting->cr);
      put_text (painting, text, x, y, FALSE);
    }
}

static void
paint_y_axis (const LudoPlotPainting *painting)
{
  const LudoPlotAxis *axis = &painting->plot->y;
  double letter = painting->style->letter;
  double label_x = 0;

  for (double value = axis->first; value <= axis->most * (1 + 1e-9);
       value += axis->step)
    {
      g_autofree char *number = dup_number (axis, value);
      double y = floor (_ludo_plot_y (painting, value)) + 0.5;

      /* Draw the lines stronger in a bare plot, because it has no numbers. */
      ludo_paint_set_color (painting->cr, painting->text,
                            painting->plot->bare ? 0.55 : 0.2);
      cairo_set_line_width (painting->cr, 1);
      cairo_move_to (painting->cr, painting->area.x, y);
      cairo_rel_line_to (painting->cr, painting->area.width, 0);
      cairo_stroke (painting->cr);
      if (!painting->plot->bare)
        put_text (painting, number,
                  painting->area.x - letter * GAP
                  - width_of (painting, number) / 2, y, FALSE);
    }
  if (painting->plot->bare)
    return;

  /* Beside a map the label stands above its numbers. */
  if (painting->plot->columns > 0)
    label_x = MAX (painting->area.x - 2 * letter, 0);
  put_text (painting, axis->label,
            label_x + letter * GAP + width_of (painting, axis->label) / 2,
            letter * 0.8, FALSE);
}

/* Returns: the x of the middle of @name: @x, or as near to it as the edges
 *   allow. */
static double
fit_name (const LudoPlotPainting *painting,
          const char             *name,
          double                  x)
{
  double half = width_of (painting, name) / 2;
  double most = painting->area.x + painting->area.width
                + painting->style->letter - half;

  return MAX (MIN (x, most), half);
}

/* Writes only each second, third or later number of the axis if all of them
 * have no room side by side, because smaller letters would not be read; names
 * take several rows. */
static void
paint_x_axis (const LudoPlotPainting *painting)
{
  const LudoPlotAxis *axis = &painting->plot->x;
  double letter = painting->style->letter;
  double y = painting->area.y + painting->area.height;
  guint n = painting->plot->names != NULL
              ? g_strv_length (painting->plot->names)
              : (guint) floor ((axis->most - axis->first) / axis->step + 1e-9)
                + 1;
  double widest = 0;
  double room = (painting->plot->names != NULL ? 1 : axis->step)
                * (_ludo_plot_x (painting, 1) - _ludo_plot_x (painting, 0));
  guint every;

  ludo_paint_set_color (painting->cr, painting->text, 1);
  cairo_set_line_width (painting->cr, 1);
  cairo_move_to (painting->cr, painting->area.x, floor (y) + 0.5);
  cairo_rel_line_to (painting->cr, painting->area.width, 0);
  cairo_stroke (painting->cr);
  for (int pass = 0; pass < 2; pass++)
    {
      every = has_words (painting->plot)
                ? 1 : (guint) MAX (ceil ((widest + letter * GAP) / room), 1);
      for (guint i = 0; i < n; i += pass == 0 ? 1 : every)
        {
          double value = painting->plot->names != NULL
                           ? i : axis->first + i * axis->step;
          g_autofree char *name = painting->plot->names != NULL
                                    ? g_strdup (painting->plot->names[i])
                                    : dup_number (axis, value);

          if (pass == 0)
            widest = MAX (widest, width_of (painting, name));
          else
            put_text (painting, name,
                      fit_name (painting, name,
                                _ludo_plot_x (painting, value)),
                      y + letter * (TICK + 0.6
                                    + STEP * (i % painting->steps)),
                      painting->plot->chosen == (int) i
                      && painting->plot->names != NULL);
        }
    }
  put_text (painting, axis->label,
            painting->area.x + painting->area.width
            - width_of (painting, axis->label) / 2,
            y + letter * (TICK + 1.8 + GAP + STEP * (painting->steps - 1)),
            FALSE);
}

/* Paints a sample of @series in the row of the legend whose middle is at @y. */
static void
paint_sample (const LudoPlotPainting *painting,
              const LudoPlotSeries   *series,
              double                  x,
              double                  y)
{
  double letter = painting->style->letter;

  _ludo_plot_set_series (painting, series,
                         series->shape == LUDO_PLOT_BAND ? 0.3 : 1);
  switch (series->shape)
    {
    case LUDO_PLOT_BARS:
    case LUDO_PLOT_BAND:
    case LUDO_PLOT_SQUARES:
    case LUDO_PLOT_CELLS:
      cairo_rectangle (painting->cr, x, y - letter * 0.4, letter,
                       letter * 0.8);
      _ludo_plot_fill (painting, series->ink);
      cairo_new_path (painting->cr);
      break;
    case LUDO_PLOT_DOTS:
    case LUDO_PLOT_POINTS:
      ludo_paint_circle (painting->cr, x + letter / 2, y, letter * 0.35);
      if (series->ink == LUDO_PLOT_INK_RING)
        cairo_stroke (painting->cr);
      else
        cairo_fill (painting->cr);
      break;
    case LUDO_PLOT_LEVELS:
    case LUDO_PLOT_LINE:
    default:
      cairo_move_to (painting->cr, x, y);
      cairo_rel_line_to (painting->cr, letter * SAMPLE, 0);
      cairo_stroke (painting->cr);
      break;
    }
  cairo_set_dash (painting->cr, NULL, 0, 0);
}

/* Paints a pale column behind the chosen place. */
static void
paint_chosen (const LudoPlotPainting *painting)
{
  int chosen = painting->plot->chosen;

  if (chosen < 0 || painting->plot->names == NULL)
    return;

  ludo_paint_set_color (painting->cr, painting->text, 0.12);
  cairo_rectangle (painting->cr, _ludo_plot_x (painting, chosen - 0.5),
                   painting->area.y,
                   _ludo_plot_x (painting, 1) - _ludo_plot_x (painting, 0),
                   painting->area.height);
  cairo_fill (painting->cr);
}

/* Frames the chosen cell of a map, dark on light, so that it is seen on every
 * cell, and wider than the cell, so that no contour looks like it. */
static void
paint_chosen_cell (const LudoPlotPainting *painting)
{
  int column = painting->plot->chosen % (int) MAX (painting->plot->columns, 1);
  int row = painting->plot->chosen / (int) MAX (painting->plot->columns, 1);
  double width = LUDO_PLOT_LINE_WIDTH * painting->style->letter;

  if (painting->plot->columns == 0 || painting->plot->chosen < 0)
    return;

  cairo_rectangle (painting->cr, _ludo_plot_x (painting, column - FRAME),
                   _ludo_plot_y (painting, row + FRAME),
                   _ludo_plot_x (painting, 2 * FRAME)
                     - _ludo_plot_x (painting, 0),
                   _ludo_plot_y (painting, 0)
                     - _ludo_plot_y (painting, 2 * FRAME));
  ludo_paint_set_color (painting->cr, painting->paper, 1);
  cairo_set_line_width (painting->cr, 4 * width);
  cairo_stroke_preserve (painting->cr);
  ludo_paint_set_color (painting->cr, painting->text, 1);
  cairo_set_line_width (painting->cr, 2 * width);
  cairo_stroke (painting->cr);
}

static void
paint_tiles (const LudoPlotPainting *painting,
             double                  width,
             double                  height)
{
  LudoPlotPaper paper = {
    painting->cr, painting->scene, painting->text,
    _ludo_plot_ink (painting, LUDO_PLOT_INK_SEEN),
    _ludo_plot_ink (painting, LUDO_PLOT_INK_EXACT),
    _ludo_plot_is_plain (painting->style),
  };

  _ludo_plot_paint_tiles (painting->plot, &paper, width, height);
}

void
ludo_plot_paint (LudoPlot            *plot,
                 cairo_t             *cr,
                 double               width,
                 double               height,
                 const LudoPlotStyle *style)
{
  double course = _ludo_plot_get_race_height (plot, height);
  LudoPlotPainting painting;

  begin (&painting, plot, cr, width, height - course, style);
  cairo_save (cr);
  if (plot->tiles != NULL)
    {
      paint_tiles (&painting, width, height);
      cairo_restore (cr);
      return;
    }
  if (course > 0)
    _ludo_plot_paint_race (&painting, width, course);
  cairo_translate (cr, 0, course);
  paint_chosen (&painting);
  if (!plot->hides_y)
    paint_y_axis (&painting);
  for (guint i = 0; i < plot->series->len; i++)
    _ludo_plot_paint_series (&painting, &g_array_index (plot->series,
                                                        LudoPlotSeries, i));
  for (guint i = 0; i < plot->series->len; i++)
    write_values (&painting,
                  &g_array_index (plot->series, LudoPlotSeries, i));
  paint_chosen_cell (&painting);
  if (!plot->bare)
    {
      paint_x_axis (&painting);
      lay_out_legend (&painting, width, TRUE);
    }
  cairo_restore (cr);
}

double
ludo_plot_get_more_height (LudoPlot            *plot,
                           double               width,
                           const LudoPlotStyle *style)
{
  cairo_surface_t *surface =
    cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  LudoPlotPainting painting;
  double rows = 0;

  if (plot->tiles == NULL && !plot->bare)
    {
      begin (&painting, plot, cr, width, width, style);
      rows = ROW * (lay_out_legend (&painting, width, FALSE) - 1)
             + STEP * (painting.steps - 1);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return rows * style->letter;
}

gboolean
ludo_plot_find (LudoPlot            *plot,
                double               width,
                double               height,
                const LudoPlotStyle *style,
                double               x,
                double               y,
                double              *place,
                double              *value)
{
  cairo_surface_t *surface =
    cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  double course = _ludo_plot_get_race_height (plot, height);
  LudoPlotPainting painting;

  if (plot->tiles != NULL)
    {
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
      *value = 0;
      return _ludo_plot_find_tile (plot, width, height, style->letter, x, y,
                                   place);
    }

  begin (&painting, plot, cr, width, height - course, style);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  y -= course;

  *place = plot->x.least + (x - painting.area.x) / painting.area.width
                           * (plot->x.most - plot->x.least);
  *value = plot->y.most - (y - painting.area.y) / painting.area.height
                          * (plot->y.most - plot->y.least);

  return x >= painting.area.x && x <= painting.area.x + painting.area.width
         && y >= painting.area.y
         && y <= painting.area.y + painting.area.height;
}
