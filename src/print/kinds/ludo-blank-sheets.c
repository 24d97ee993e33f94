/* ludo-blank-sheets.c: sheets to measure and to draw on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/kinds/ludo-blank-sheets.h"

#include <glib/gi18n.h>

#include "games/games.h"
#include "print/ludo-booklet-flow.h"

/* All in millimetres: the bar, how far the crosses are from the edges of the
 * paper, and the arms of a cross, which has a line at each millimetre. */
#define BAR 50.0
#define CROSS_INSET 25.0
#define ARM 6.0
#define TICK 1.2
#define LINE 0.15

/* The smallest paper, in millimetres. */
#define LEAST_WIDTH 120
#define LEAST_HEIGHT 140

/* The height of an empty board, in the size of the text, and how many pairs of
 * them are on a side, at least, and where there is room for more, at most. */
#define BOARD 17
#define PAIRS 3
#define PAIRS_MAX 6

/* Draws a cross at @x, @y, with a line at each millimetre of its arms. */
static void
draw_cross (cairo_t *cr,
            double   x,
            double   y)
{
  for (int axis = 0; axis < 2; axis++)
    {
      double dx = axis == 0 ? 1 : 0, dy = 1 - dx;

      cairo_move_to (cr, x - ARM * dx, y - ARM * dy);
      cairo_line_to (cr, x + ARM * dx, y + ARM * dy);
      for (int i = (int) -ARM; i <= (int) ARM; i++)
        {
          cairo_move_to (cr, x + i * dx - TICK / 2 * dy,
                         y + i * dy - TICK / 2 * dx);
          cairo_line_to (cr, x + i * dx + TICK / 2 * dy,
                         y + i * dy + TICK / 2 * dx);
        }
    }
}

/* Draws a bar whose ends are exact, with a line at each ten millimetres. */
static void
draw_bar (cairo_t *cr,
          double   x,
          double   y,
          gboolean upright)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  if (upright)
    cairo_rotate (cr, G_PI / 2);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, BAR, 0);
  for (int i = 0; i <= 5; i++)
    {
      cairo_move_to (cr, i * BAR / 5, -2);
      cairo_line_to (cr, i * BAR / 5, 2);
    }
  cairo_restore (cr);
}

/* Draws side @index: crosses that lie on those of the other side, and on the
 * first what to do. */
static void
draw_test (LudoPrint *print,
           gpointer   data,
           guint      index,
           cairo_t   *cr)
{
  static const char *const sides[] = {
    N_("Test sheet: front"), N_("Test sheet: back"),
  };
  const LudoPrintOptions *options = ludo_print_get_options (print);
  double left = CROSS_INSET + 14, width = options->width - 2 * left;
  double y = CROSS_INSET + 4;
  g_autofree char *side = ludo_print_dup_text (print, sides[index], " / ");
  g_autofree char *words = ludo_print_dup_text (
    print,
    index == 0
      ? N_("Print both sides on one sheet of paper, at actual size, turning "
           "it over on the long edge.\n"
           "1. Measure the two bars: each should be 50 mm long. If not, the "
           "printer fits pages to the paper: turn that off.\n"
           "2. Hold the paper up to the light: the crosses of the two sides "
           "should cover each other. The small lines are 1 mm apart: use them "
           "to measure the gap between the crosses. For pieces with a back it "
           "must be less than 1 mm.\n"
           "3. If the cross of the back is too far to the right or too low, "
           "tell the program by how much: it then moves all backs.")
      : N_("Hold the paper up to the light."), "\n\n");

  cairo_tag_begin (cr, "Figure", NULL);
  cairo_set_line_width (cr, LINE);
  for (int i = 0; i < 4; i++)
    draw_cross (cr, i % 2 == 0 ? CROSS_INSET : options->width - CROSS_INSET,
                i < 2 ? CROSS_INSET : options->height - CROSS_INSET);
  draw_cross (cr, options->width / 2, options->height - CROSS_INSET);
  if (index == 0)
    {
      draw_bar (cr, left, options->height - CROSS_INSET - 20, FALSE);
      draw_bar (cr, CROSS_INSET, options->height / 2 - BAR / 2, TRUE);
    }
  cairo_stroke (cr);
  cairo_tag_end (cr, "Figure");
  y += 3 + ludo_print_text_as (print, cr, "H1", side, left, y, width, 0, 14,
                               TRUE);
  ludo_print_text_as (print, cr, "P", words, left, y, width, 0,
                      LUDO_PRINT_TEXT + 1.5, FALSE);
}

gboolean
ludo_blank_sheets_add_test (LudoPrint  *print,
                            GError    **error)
{
  if (!ludo_print_require_size (ludo_print_get_options (print), LEAST_WIDTH,
                                LEAST_HEIGHT, error))
    return FALSE;
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *title = ludo_print_dup_text (
        print, i == 0 ? N_("Test sheet: front") : N_("Test sheet: back"),
        " / ");

      ludo_print_add (print, title, draw_test, NULL, i);
    }
  ludo_print_turn_over (print);

  return TRUE;
}

/* Returns: (transfer full): a sheet with so many @pairs of empty boards. */
static LudoBooklet *
make_boards (const LudoPrintOptions *options,
             int                     pairs)
{
  const GameRules *rules = games_find (options->game_id);
  LudoBooklet *booklet = ludo_booklet_new (options->language, options->font);
  char *titles[LUDO_PAGE_N_LANGUAGES];
  GameConfig config;
  GameState state;

  game_rules_default_config (rules, &config);
  rules->start (&config, &state);
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      LudoPrintOptions one = *options;

      one.language = i;
      titles[i] = ludo_print_dup_title (LUDO_PRINT_EMPTY_BOARDS, &one);
    }
  _ludo_booklet_add_head (booklet, titles, TRUE);
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_free (titles[i]);
  for (int i = 0; i < pairs; i++)
    ludo_booklet_figure_empty (_ludo_booklet_add_position
                                 (booklet, options->game_id, &state, NULL,
                                  BOARD));

  return booklet;
}

gboolean
ludo_blank_sheets_add_boards (LudoPrint  *print,
                              GError    **error)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  LudoBooklet *booklet = make_boards (options, PAIRS);
  guint n_sheets = ludo_print_lay_out (print, booklet);

  /* Wide boards are low: more of them fill the sheet. */
  for (int pairs = PAIRS + 1; pairs <= PAIRS_MAX; pairs++)
    {
      LudoBooklet *fuller = make_boards (options, pairs);
      gboolean fits = ludo_print_lay_out (print, fuller) <= n_sheets;

      ludo_booklet_free (fits ? booklet : fuller);
      if (!fits)
        break;
      booklet = fuller;
    }
  ludo_print_add_booklet (print, booklet);

  return TRUE;
}
