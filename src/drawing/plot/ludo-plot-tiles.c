/* ludo-plot-tiles.c: how a wall of tiles is painted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "drawing/plot/ludo-plot-private.h"

#include <math.h>

/* Lengths, in heights of a letter. */
#define WIDTH 6.6
#define HEIGHT 4.3
#define GAP 0.25
#define ROW 1.3

/* How dark the darkest tile is, so that letters on it stay readable. */
#define DARKEST 0.55

/* The letters become smaller by this factor until all tiles have room. */
#define SMALLER 0.96
#define SMALLEST 2

typedef struct
{
  double letter;
  guint columns;
  double width, height;         /* of a tile with its gap */
} Grid;

static guint
count_rows (guint n,
            guint columns)
{
  return (n + columns - 1) / columns;
}

static guint
count_columns (const LudoPlot *plot,
               double          width,
               double          letter)
{
  return (guint) CLAMP (width / (WIDTH * letter), 1, MAX (plot->n_tiles, 1));
}

/* Puts the tiles into rows; into smaller ones where they would not fit. */
static void
lay_out (const LudoPlot *plot,
         double          width,
         double          height,
         double          letter,
         Grid           *grid)
{
  while (letter > SMALLEST
         && count_rows (plot->n_tiles, count_columns (plot, width, letter))
            * HEIGHT * letter > height + 1)
    letter *= SMALLER;
  grid->letter = letter;
  grid->columns = count_columns (plot, width, letter);
  grid->width = width / grid->columns;
  grid->height = HEIGHT * letter;
}

void
ludo_plot_set_tiles (LudoPlot           *plot,
                     const LudoPlotTile *tiles,
                     guint               n)
{
  g_return_if_fail (plot->tiles == NULL);

  plot->n_tiles = n;
  plot->tiles = g_new (LudoPlotTile, MAX (n, 1));
  for (guint i = 0; i < n; i++)
    plot->tiles[i] = (LudoPlotTile) {
      g_strdup (tiles[i].head), g_strdup (tiles[i].value),
      g_strdup (tiles[i].note), tiles[i].tone, tiles[i].ringed,
    };
}

void
_ludo_plot_free_tiles (LudoPlot *plot)
{
  for (guint i = 0; i < plot->n_tiles; i++)
    {
      g_free ((char *) plot->tiles[i].head);
      g_free ((char *) plot->tiles[i].value);
      g_free ((char *) plot->tiles[i].note);
    }
  g_free (plot->tiles);
}

gboolean
ludo_plot_has_tiles (LudoPlot *plot)
{
  return plot->tiles != NULL;
}

guint
ludo_plot_get_tile_columns (LudoPlot *plot,
                            double    width,
                            double    letter)
{
  return count_columns (plot, width, letter);
}

double
ludo_plot_get_tile_height (LudoPlot *plot,
                           double    width,
                           double    letter)
{
  return MAX (count_rows (plot->n_tiles, count_columns (plot, width, letter)),
              1) * HEIGHT * letter;
}

double
ludo_plot_get_tile_width (double letter)
{
  return WIDTH * letter;
}

static void
paint_tile (const LudoPlotPaper *paper,
            const Grid          *grid,
            const LudoPlotTile  *tile,
            guint                place,
            gboolean             chosen)
{
  cairo_t *cr = paper->cr;
  double gap = GAP * grid->letter;
  LudoRect rect = {
    (place % grid->columns) * grid->width + gap / 2,
    (place / grid->columns) * grid->height + gap / 2,
    grid->width - gap, grid->height - gap,
  };
  const char *const lines[] = { tile->head, tile->value, tile->note };
  double x = rect.x + rect.width / 2;

  ludo_paint_rounded_rect (cr, &rect, gap);
  ludo_paint_set_color (cr, tile->tone < 0 ? paper->bad : paper->good,
                        paper->plain ? 0
                        : DARKEST * MIN (fabs (tile->tone), 1));
  cairo_fill_preserve (cr);
  ludo_paint_stroke (cr, paper->text,
                     chosen ? MAX (gap, 3)
                     : tile->ringed ? MAX (gap * 0.6, 2) : 0.5);
  ludo_paint_set_color (cr, paper->text, 1);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (lines[i] != NULL)
      ludo_paint_text_line (cr, &paper->scene, lines[i], x,
                            rect.y + grid->letter * (1.22 + ROW * i
                                                     - GAP / 2),
                            grid->letter, i == 0);
}

void
_ludo_plot_paint_tiles (LudoPlot            *plot,
                        const LudoPlotPaper *paper,
                        double               width,
                        double               height)
{
  Grid grid;

  lay_out (plot, width, height, paper->scene.font_size, &grid);
  for (guint i = 0; i < plot->n_tiles; i++)
    paint_tile (paper, &grid, &plot->tiles[i], i, (int) i == plot->chosen);
}

gboolean
_ludo_plot_find_tile (LudoPlot *plot,
                      double    width,
                      double    height,
                      double    letter,
                      double    x,
                      double    y,
                      double   *place)
{
  Grid grid;
  guint column, row;

  lay_out (plot, width, height, letter, &grid);
  column = (guint) CLAMP (x / grid.width, 0, grid.columns - 1);
  row = (guint) MAX (y / grid.height, 0);
  *place = row * grid.columns + column;

  return x >= 0 && x < width && y >= 0 && *place < plot->n_tiles;
}
