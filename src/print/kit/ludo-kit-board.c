/* ludo-kit-board.c: the game's own drawing of its board, in true size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/kit/ludo-kit-board.h"

#include <math.h>

#include "play/ludo-language.h"
#include "print/ludo-kit-choice.h"

/* A mark beside the board, where another sheet ends that is glued on this one,
 * and its distance from the board. */
#define MARK 3.0
#define MARK_GAP 0.3

/* The step by which the distance of two cells is made smaller if a board would
 * need a second sheet on its side, in millimetres, and the least share of
 * it. */
#define PITCH_STEP 0.5
#define LEAST 0.87

/* The share of the pieces' colours where the start is drawn into the board. */
#define TINT 0.45

void
ludo_kit_area (const LudoPrintOptions *options,
               LudoRect               *area)
{
  *area = (LudoRect) {
    LUDO_PRINT_MARGIN + LUDO_KIT_EDGE, LUDO_PRINT_MARGIN + LUDO_KIT_HEAD,
    options->width - 2 * LUDO_PRINT_MARGIN - 2 * LUDO_KIT_EDGE,
    options->height - 2 * LUDO_PRINT_MARGIN - LUDO_KIT_HEAD - LUDO_KIT_FOOT,
  };
}

static LudoScene
scene_of (LudoPrint         *print,
          const LudoKitPlan *plan)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);

  return (LudoScene) {
    .state = &plan->state,
    .width = plan->board->scene_width,
    .height = plan->board->scene_height,
    .theme = options->mono || options->save_ink ? LUDO_THEME_CONTRAST
                                                : LUDO_THEME_PLAIN,
    .font_family = options->font != NULL ? options->font : LUDO_PRINT_FONT,
    .font_size = LUDO_PRINT_TEXT * LUDO_MM_PER_POINT / plan->scale,
    .bilingual = options->language == LUDO_PAGE_N_LANGUAGES,
    .smallest = LUDO_PRINT_SMALLEST * LUDO_MM_PER_POINT / plan->scale,
    .mono = options->mono,
    .coordinates = TRUE,
  };
}

static void
centre_of (LudoKitPlan     *plan,
           const LudoScene *scene,
           int              place,
           double          *x,
           double          *y)
{
  LudoRect bounds;

  g_return_if_fail (plan->drawing->bounds (scene, place, &bounds));
  *x = bounds.x + bounds.width / 2;
  *y = bounds.y + bounds.height / 2;
}

/* The board's own part of the scene, and the size of its pixels. */
static void
measure (LudoPrint   *print,
         LudoKitPlan *plan)
{
  const LudoKitBoard *board = plan->board;
  LudoScene scene;
  double x[2], y[2], cell;
  double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = 0, bottom = 0;

  /* Letters may move things, so that their size is found with the scale. */
  plan->scale = 1;
  for (int i = 0; i < 3; i++)
    {
      scene = scene_of (print, plan);
      centre_of (plan, &scene, board->cell, &x[0], &y[0]);
      centre_of (plan, &scene, board->next, &x[1], &y[1]);
      cell = hypot (x[1] - x[0], y[1] - y[0]);
      plan->scale = plan->pitch / cell;
    }
  scene = scene_of (print, plan);
  for (int place = board->first; place <= board->last; place++)
    {
      LudoRect bounds;

      if (!plan->drawing->bounds (&scene, place, &bounds))
        continue;
      left = MIN (left, bounds.x);
      top = MIN (top, bounds.y);
      right = MAX (right, bounds.x + bounds.width);
      bottom = MAX (bottom, bounds.y + bounds.height);
    }
  plan->crop = (LudoRect) {
    left - board->around[0] * cell, top - board->around[1] * cell,
    right - left + (board->around[0] + board->around[2]) * cell,
    bottom - top + (board->around[1] + board->around[3]) * cell,
  };
}

static int
count (double length,
       double room)
{
  return length <= room ? 1 : (int) ceil ((length - LUDO_KIT_OVERLAP)
                                          / (room - LUDO_KIT_OVERLAP));
}

/* How much of @length each of @n sheets has, whole millimetres of @room. */
static double
share (double length,
       int    n,
       double room)
{
  return n == 1 ? room
                : MIN (room, ceil ((length + (n - 1) * LUDO_KIT_OVERLAP) / n));
}

/* How much of @room, in whole millimetres, is left before a sheet that has
 * @share of @length: enough for a mark at the most. */
static double
spare (double length,
       double share,
       double room)
{
  return CLAMP (floor ((room - MIN (length, share)) / 2), 0, MARK + 1);
}

/* Lays the board out on as few sheets as it needs, turned or not, with @above
 * more than usual written above it. */
static void
lay_out (LudoPrint   *print,
         LudoKitPlan *plan,
         double       above)
{
  double width, height;
  int upright, turned;
  LudoRect room;

  measure (print, plan);
  ludo_kit_area (ludo_print_get_options (print), &plan->area);
  plan->area.y += above;
  plan->area.height -= above;
  plan->area.width = floor (plan->area.width);
  plan->area.height = floor (plan->area.height);
  room = plan->area;
  width = plan->crop.width * plan->scale;
  height = plan->crop.height * plan->scale;
  upright = count (width, plan->area.width) * count (height,
                                                     plan->area.height);
  turned = count (height, plan->area.width) * count (width,
                                                     plan->area.height);
  plan->turned = turned < upright;
  plan->width = plan->turned ? height : width;
  plan->height = plan->turned ? width : height;
  plan->columns = count (plan->width, plan->area.width);
  plan->rows = count (plan->height, plan->area.height);
  /* Sheets of the same size, so that none has a narrow strip. */
  plan->area.width = share (plan->width, plan->columns, plan->area.width);
  plan->area.height = share (plan->height, plan->rows, plan->area.height);
  if (plan->columns * plan->rows == 1)
    return;

  /* Move the board in, so that the marks have room on both sides of it. */
  if (plan->columns > 1)
    plan->area.x += spare (plan->width, plan->area.width, room.width);
  plan->area.y += spare (plan->height, plan->area.height, room.height);
}

/* On its side a sheet has less room between the text above and the bar below: a
 * board that would need two is made a little smaller. */
static void
fit_on_side (LudoPrint   *print,
             LudoKitPlan *plan,
             double       above)
{
  double usual = plan->pitch;

  while (plan->columns * plan->rows > 1 && plan->pitch > LEAST * usual)
    {
      plan->pitch -= PITCH_STEP;
      lay_out (print, plan, above);
    }
  if (plan->columns * plan->rows == 1)
    return;

  plan->pitch = usual;
  lay_out (print, plan, above);
}

LudoKitPlan *
ludo_kit_plan (LudoPrint          *print,
               const LudoKitBoard *board,
               const GameState    *state,
               double              above)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  LudoKitPlan *plan = g_new0 (LudoKitPlan, 1);
  GameConfig config;
  gboolean large = options->large
                   || (state == NULL
                       && (board->large_pieces_mask
                           & LUDO_KIT_PIECES_BIT (options->pieces)) != 0);

  plan->board = board;
  plan->drawing = ludo_drawing_for (options->game_id);
  plan->occupied = state != NULL;
  plan->pitch = large ? board->large_pitch : board->pitch;
  if (state != NULL)
    plan->state = *state;
  else if (ludo_kit_configure (options, &config, NULL))
    plan->drawing->rules->start (&config, &plan->state);
  lay_out (print, plan, above);
  if (!large && options->width > options->height)
    fit_on_side (print, plan, above);

  return plan;
}

/* Sets @x and @y to where the sheet @tile begins on the board. */
static void
find_tile (const LudoKitPlan *plan,
           int                tile,
           double            *x,
           double            *y)
{
  *x = tile % plan->columns * (plan->area.width - LUDO_KIT_OVERLAP);
  *y = tile / plan->columns * (plan->area.height - LUDO_KIT_OVERLAP);
}

static void
draw_board (LudoPrint         *print,
            const LudoKitPlan *plan,
            cairo_t           *cr)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  LudoScene scene = scene_of (print, plan);
  locale_t before = ludo_language_push (
    ludo_page_language_code (options->language % LUDO_PAGE_N_LANGUAGES));

  cairo_save (cr);
  if (plan->turned)
    {
      cairo_translate (cr, plan->width, 0);
      cairo_rotate (cr, G_PI_2);
    }
  cairo_scale (cr, plan->scale, plan->scale);
  cairo_translate (cr, -plan->crop.x, -plan->crop.y);
  cairo_rectangle (cr, plan->crop.x, plan->crop.y, plan->crop.width,
                   plan->crop.height);
  cairo_clip (cr);
  ludo_drawing_draw_background (plan->drawing, cr, &scene);
  if (plan->occupied)
    plan->drawing->draw_play (cr, &scene);
  else
    ludo_kit_find (options->game_id)->draw_start (
      cr, &scene, options->save_ink ? LUDO_KIT_TINT : TINT);
  cairo_restore (cr);
  ludo_language_pop (before);
}

/* Beside the part of the board that is on the sheet @tile, which has @width by
 * @height of it: a line to cut along where this sheet is glued on another one,
 * and two marks between which the edge of a sheet lies that is glued on this
 * one. */
static void
draw_marks (const LudoKitPlan *plan,
            int                tile,
            double             width,
            double             height,
            cairo_t           *cr)
{
  const double ends[2] = { -MARK_GAP - MARK, MARK_GAP };
  const double line = 0.25;
  int column = tile % plan->columns, row = tile / plan->columns;

  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, line);
  for (int end = 0; end < 2; end++)
    {
      if (column > 0)
        {
          cairo_move_to (cr, LUDO_KIT_OVERLAP, end * height + ends[end]);
          cairo_rel_line_to (cr, 0, MARK);
          cairo_stroke (cr);
        }
      if (row > 0)
        {
          cairo_move_to (cr, end * width + ends[end], LUDO_KIT_OVERLAP);
          cairo_rel_line_to (cr, MARK, 0);
          cairo_stroke (cr);
        }
    }
  if (column + 1 < plan->columns)
    {
      cairo_move_to (cr, width + line / 2, 0);
      cairo_rel_line_to (cr, 0, height);
      cairo_stroke (cr);
    }
  if (row + 1 < plan->rows)
    {
      cairo_move_to (cr, 0, height + line / 2);
      cairo_rel_line_to (cr, width, 0);
      cairo_stroke (cr);
    }
}

void
ludo_kit_plan_draw (LudoPrint         *print,
                    const LudoKitPlan *plan,
                    int                tile,
                    cairo_t           *cr)
{
  double x, y, width, height;

  find_tile (plan, tile, &x, &y);
  width = MIN (plan->area.width, plan->width - x);
  height = MIN (plan->area.height, plan->height - y);
  cairo_save (cr);
  cairo_translate (cr, plan->area.x, plan->area.y);
  /* A board that has a sheet for itself lies in its middle. */
  if (plan->columns == 1)
    cairo_translate (cr, (plan->area.width - plan->width) / 2, 0);
  draw_marks (plan, tile, width, height, cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  cairo_translate (cr, -x, -y);
  draw_board (print, plan, cr);
  cairo_restore (cr);
}
