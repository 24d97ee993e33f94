/* ludo-plot-race.c: how the lanes of a race are painted above a chart
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/plot/ludo-plot-painting-private.h"

/* The share of the plot's height that the lanes get. */
#define SHARE 0.42

/* Lengths, in heights of a letter. */
#define ROW 1.6                 /* of the legend */
#define GAP 0.4
#define MARK 0.42               /* half a piece of the legend */
#define LANE_WIDTH 6            /* the least */
#define LANE_HEIGHT 1.3         /* that is wanted */
#define PIECE_MAX 0.5           /* half the largest piece */

/* Half a piece on its way and of one that has won, in heights of a lane.  The
 * two of a lane have room one above the other. */
#define PIECE 0.24
#define WINNER 0.36

void
ludo_plot_set_race (LudoPlot           *plot,
                    const LudoPlotLane *lanes,
                    guint               n,
                    const LudoDrawing  *drawing,
                    const char *const  *names,
                    const char         *caption)
{
  LudoPlotRace *race;

  g_return_if_fail (plot->race == NULL && n > 0);

  plot->race = race = g_new0 (LudoPlotRace, 1);
  race->lanes = g_memdup2 (lanes, n * sizeof *lanes);
  race->n = n;
  race->drawing = drawing;
  race->names[0] = g_strdup (names[0]);
  race->names[1] = g_strdup (names[1]);
  race->caption = g_strdup (caption);
}

void
_ludo_plot_free_race (LudoPlot *plot)
{
  if (plot->race == NULL)
    return;

  g_free (plot->race->lanes);
  g_free (plot->race->names[0]);
  g_free (plot->race->names[1]);
  g_free (plot->race->caption);
  g_free (plot->race);
}

gboolean
ludo_plot_has_race (LudoPlot *plot)
{
  return plot->race != NULL;
}

double
_ludo_plot_get_race_height (const LudoPlot *plot,
                            double          height)
{
  return plot->race != NULL ? SHARE * height : 0;
}

/* The first side is round and the other one square, so that they can be
 * distinguished without colours. */
static void
paint_piece (const LudoPlotPainting *painting,
             int                     seat,
             double                  x,
             double                  y,
             double                  radius)
{
  cairo_t *cr = painting->cr;
  LudoColor color = painting->plot->race->drawing->seat_color
                      (painting->style->mono ? LUDO_THEME_CONTRAST
                                             : painting->style->theme, seat);

  if (seat == 0)
    ludo_paint_circle (cr, x, y, radius);
  else
    cairo_rectangle (cr, x - 0.9 * radius, y - 0.9 * radius, 1.8 * radius,
                     1.8 * radius);
  ludo_paint_fill_stroke (cr, color, painting->text,
                          MAX (radius * 0.15, 0.75));
}

/* Writes @text from *@x on, and moves *@x behind it. */
static void
put_text (const LudoPlotPainting *painting,
          const char             *text,
          double                 *x,
          double                  row,
          double                  size)
{
  double width = ludo_paint_text_width (painting->cr, &painting->scene, text,
                                        size, FALSE);

  ludo_paint_set_color (painting->cr, painting->text, 1);
  /* The digits are 0.72 of a letter high. */
  ludo_paint_text_line (painting->cr, &painting->scene, text, *x + width / 2,
                        (row + 0.5) * ROW * painting->style->letter
                        + 0.36 * size, size, FALSE);
  *x += width + painting->style->letter;
}

/* Writes whose pieces they are, and the caption behind that or, where it has no
 * room, below it.  Returns: how many rows there are. */
static guint
paint_legend (const LudoPlotPainting *painting,
              double                  width)
{
  const LudoPlotRace *race = painting->plot->race;
  double letter = painting->style->letter;
  double x = GAP * letter;
  double right = width - 2 * GAP * letter;
  double caption = ludo_paint_text_width (painting->cr, &painting->scene,
                                          race->caption, letter, FALSE);
  guint row = 0;

  for (int seat = 0; seat < 2; seat++)
    {
      paint_piece (painting, seat, x + MARK * letter, ROW * letter / 2,
                   MARK * letter);
      x += (2 * MARK + GAP) * letter;
      put_text (painting, race->names[seat], &x, 0, letter);
    }
  if (x + caption > right)
    {
      x = GAP * letter;
      row = 1;
    }
  put_text (painting, race->caption, &x, row,
            letter * MIN ((right - x) / caption, 1));

  return row + 1;
}

/* A lane whose game is over holds only the piece that won. */
static void
paint_lane (const LudoPlotPainting *painting,
            const LudoPlotLane     *lane,
            const LudoRect         *rect)
{
  cairo_t *cr = painting->cr;
  double most = PIECE_MAX * painting->style->letter;
  double radius = MIN (PIECE * rect->height, most);
  double left = rect->x + most;
  double length = MAX (rect->width - 3 * most, 1);
  double y = rect->y + rect->height / 2;
  int winner = lane->progress[0] >= 1 ? 0 : lane->progress[1] >= 1 ? 1 : -1;

  ludo_paint_set_color (cr, painting->text, winner < 0 ? 0.3 : 0.15);
  cairo_set_line_width (cr, 1);
  cairo_move_to (cr, left, y);
  cairo_rel_line_to (cr, length, 0);
  cairo_stroke (cr);
  ludo_paint_set_color (cr, painting->text, 0.6);
  cairo_move_to (cr, left + length, y - 0.42 * rect->height);
  cairo_rel_line_to (cr, 0, 0.84 * rect->height);
  cairo_stroke (cr);
  if (winner >= 0)
    paint_piece (painting, winner, left + length, y,
                 MIN (WINNER * rect->height, 1.4 * most));
  else
    for (int seat = 0; seat < 2; seat++)
      paint_piece (painting, seat, left + length * lane->progress[seat],
                   y + radius * (seat == 0 ? -1 : 1), radius);
}

void
_ludo_plot_paint_race (const LudoPlotPainting *painting,
                       double                  width,
                       double                  height)
{
  const LudoPlotRace *race = painting->plot->race;
  double letter = painting->style->letter;
  double top = ROW * letter * paint_legend (painting, width);
  guint n_columns = 1, n_rows = race->n;
  LudoRect rect;

  height = MAX (height - top, 1);
  while (height / n_rows < LANE_HEIGHT * letter
         && width / (n_columns + 1) >= LANE_WIDTH * letter)
    {
      n_columns++;
      n_rows = (race->n + n_columns - 1) / n_columns;
    }
  rect.width = width / n_columns;
  rect.height = height / n_rows;
  for (guint i = 0; i < race->n; i++)
    {
      rect.x = rect.width * (i / n_rows);
      rect.y = top + rect.height * (i % n_rows);
      paint_lane (painting, &race->lanes[i], &rect);
    }
}
