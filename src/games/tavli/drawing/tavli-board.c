/* tavli-board.c: the board of tavli, drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tavli-board.h"

#include <glib/gi18n.h>
#include <math.h>

#include "games/tavli/drawing/tavli-layout.h"
#include "games/tavli/drawing/tavli-paint.h"

static void
paint_stack (const TavliBrush *brush,
             const TavliState *state,
             int               seat,
             int               place)
{
  int n = tavli_checkers (state, seat, place);
  gboolean counted;

  /* On overlapping checkers, the uppermost shows their number. */
  counted = tavli_is_cell (place) ? n >= 4 : n >= 2;
  for (int i = 0; i < n; i++)
    {
      TavliSpot spot = tavli_layout_spot (brush->layout, state, seat, place, i,
                                          n);

      tavli_paint_checker (brush, seat, &spot, counted && i == n - 1 ? n : 0);
      if (n == 1 && tavli_is_cell (place)
          && !tavli_is_vulnerable (state, seat, place))
        tavli_paint_shield (brush, seat, &spot);
    }
}

static void
paint_checkers (const TavliBrush *brush,
                const TavliShown *shown)
{
  for (int seat = 0; seat < 2; seat++)
    {
      int n_off = tavli_checkers (&shown->state, seat, TAVLI_OFF);

      for (int place = TAVLI_HAND; place < TAVLI_OFF; place++)
        paint_stack (brush, &shown->state, seat, place);
      for (int i = 0; i < n_off; i++)
        {
          LudoRect rect = tavli_layout_off (brush->layout, seat, i);

          tavli_paint_edge_checker (brush, seat, &rect);
        }
    }
}

/* Whether @seat is to act: to end its turn, or to begin the next. */
static gboolean
is_active (const TavliBrush *brush,
           const TavliShown *shown,
           int               seat)
{
  gboolean waits = brush->scene->pending && brush->scene->motion == NULL;

  return tavli_winner (&shown->state) < 0
         && (shown->state.turn == seat) != waits;
}

/* The course is shown while more than this many checkers are still to enter. */
#define COURSE_KNOWN 20

/* The trays of the side to move have a rim that can be seen from afar. */
static void
paint_trays (const TavliBrush *brush,
             const TavliShown *shown)
{
  for (int seat = 0; seat < 2; seat++)
    {
      if (!is_active (brush, shown, seat))
        continue;
      tavli_paint_rim (brush, &brush->layout->hands[seat], TRUE);
      tavli_paint_rim (brush, &brush->layout->offs[seat], TRUE);
    }
}

/* Paints the captions over the marks of the trays, which they interrupt. */
static void
paint_captions (const TavliBrush *brush,
                const TavliShown *shown)
{
  for (int seat = 0; seat < 2; seat++)
    {
      gboolean active = is_active (brush, shown, seat);
      g_autofree char *enter = NULL;
      g_autofree char *words = NULL;
      g_autofree char *number =
        g_strdup_printf ("%d", tavli_checkers (&shown->state, seat, TAVLI_OFF));
      g_autoptr (GString) off = NULL;

      /* Translators: above the checkers still to be entered. */
      enter = ludo_paint_words (brush->scene, N_("To enter"));
      /* Translators: above the checkers borne off, and how many. */
      words = ludo_paint_words (brush->scene, N_("Off: %d"));
      off = g_string_new (words);
      g_string_replace (off, "%d", number, 0);
      /* The uppermost checker says how many they are, so that the words can be
       * read from the back of a room. */
      tavli_paint_caption (brush, &brush->layout->hands[seat], enter, active);
      tavli_paint_caption (brush, &brush->layout->offs[seat], off->str,
                           active);
    }
}

static void
paint_throw (const TavliBrush *brush,
             const TavliShown *shown)
{
  TavliDie dice[TAVLI_SLOTS];

  if (shown->dice_roll)
    {
      tavli_paint_rolling_dice (brush, shown);
      return;
    }

  if (tavli_dice (&shown->state, brush->scene->last, brush->scene->thrown, dice)
      == 0)
    tavli_paint_waiting_dice (brush);
  else
    tavli_paint_dice (brush, dice);
}

/* Finds the spot of the uppermost checker on @place, of the player to move or
 * else of the other, and the spot of a further checker of the player to
 * move. */
static gboolean
find_spots (const TavliBrush *brush,
            int               place,
            TavliSpot        *top,
            TavliSpot        *next)
{
  const TavliState *state = (const TavliState *) brush->scene->state;
  gboolean is_hand = place == TAVLI_PLACE_HAND
                     || place == TAVLI_PLACE_HAND + 1;
  int from = is_hand ? TAVLI_HAND : place;
  int seat = is_hand ? place - TAVLI_PLACE_HAND : state->turn;
  int n, own;

  if (!is_hand && !tavli_is_cell (place) && !tavli_is_waiting_place (place))
    return FALSE;
  if (tavli_checkers (state, seat, from) == 0 && !is_hand)
    seat = !seat;

  n = tavli_checkers (state, seat, from);
  *top = tavli_layout_spot (brush->layout, state, seat, from, MAX (n - 1, 0),
                            MAX (n, 1));
  own = tavli_checkers (state, state->turn, from);
  *next = own == 0 && n > 0
    ? *top : tavli_layout_spot (brush->layout, state, state->turn, from, own,
                                own + 1);

  return TRUE;
}

static LudoRect
around (const TavliSpot *spot)
{
  return (LudoRect) { spot->x - spot->size / 2, spot->y - spot->size / 2,
                      spot->size, spot->size };
}

/* Returns the rectangle for the numbers that reach @place.  It is the spot
 * where the checker would come to lie, unless that would cover a blot, which is
 * hit, or the uppermost checker of a stack, which shows the stack's number. */
static LudoRect
around_label (const TavliBrush *brush,
              int               place,
              const TavliSpot  *top,
              const TavliSpot  *next)
{
  const TavliState *state = (const TavliState *) brush->scene->state;
  int seat = tavli_checkers (state, state->turn, place) > 0 ? state->turn
                                                             : !state->turn;
  int n = tavli_checkers (state, seat, place);
  TavliSpot spot = *next;

  if (tavli_is_cell (place) && n > 0
      && fabs (next->y - top->y) < 0.8 * top->size)
    spot = tavli_layout_spot (brush->layout, state, seat, place, n == 1,
                              MAX (n, 2));

  return around (&spot);
}

/* A target with the numbers that reach it. */
static void
paint_target (const TavliBrush *brush,
              int               place,
              const LudoRect   *rect)
{
  const char *label = ludo_scene_label (brush->scene, place);
  double checker = brush->layout->checker;

  if (label == NULL)
    {
      ludo_paint_marks (brush->cr, brush->scene, rect, LUDO_SHAPE_ROUND,
                        LUDO_MARK_TARGET);
      return;
    }

  ludo_paint_label (brush->cr, brush->scene, label,
                    rect->x + rect->width / 2, rect->y + rect->height / 2,
                    CLAMP (checker * 0.42, 10, 30), MAX (checker * 1.2, 34));
}

/* The marks of a tray lie about its rim, where there is room. */
static void
move_to_rim (const TavliBrush *brush,
             int               place,
             LudoRect         *bounds)
{
  double outset = 4 * brush->layout->unit;

  if (place < TAVLI_PLACE_HAND || place >= TAVLI_PLACE_OFF + 2)
    return;

  bounds->x -= outset;
  bounds->y -= outset;
  bounds->width += 2 * outset;
  bounds->height += 2 * outset;
}

/* The marks of selection and target go round the checker that they concern, so
 * that the checkers of a tall cell stay in sight.  The mark of a place where a
 * move can begin is a thin ring of its own. */
static void
paint_place_marks (const TavliBrush *brush,
                   int               place,
                   guint             marks)
{
  const guint on_checker = LUDO_MARK_MOVABLE | LUDO_MARK_SELECTED;
  TavliSpot top, next;
  LudoRect bounds;

  if (!tavli_bounds (brush->scene, place, &bounds))
    return;

  if (!find_spots (brush, place, &top, &next))
    {
      gboolean off = place >= TAVLI_PLACE_OFF && place < TAVLI_PLACE_NUMBER;

      /* A dot would hide the pips of a die. */
      if (place >= TAVLI_PLACE_NUMBER && (marks & LUDO_MARK_TARGET))
        marks = (marks & ~(guint) LUDO_MARK_TARGET) | LUDO_MARK_MOVABLE;
      if (off && (marks & LUDO_MARK_TARGET))
        {
          paint_target (brush, place, &bounds);
          marks &= ~(guint) LUDO_MARK_TARGET;
        }
      move_to_rim (brush, place, &bounds);
      ludo_paint_marks (brush->cr, brush->scene, &bounds, LUDO_SHAPE_RECT,
                        marks);
      return;
    }

  move_to_rim (brush, place, &bounds);
  if (marks & on_checker)
    {
      LudoRect rect = around (&top);

      ludo_paint_marks (brush->cr, brush->scene, &rect, LUDO_SHAPE_ROUND,
                        marks & on_checker);
    }
  /* Paint all other marks around the whole place. */
  ludo_paint_marks (brush->cr, brush->scene, &bounds, LUDO_SHAPE_RECT,
                    marks & ~(on_checker | LUDO_MARK_TARGET));
  if (marks & LUDO_MARK_TARGET)
    {
      LudoRect rect = ludo_scene_label (brush->scene, place) != NULL
                        ? around_label (brush, place, &top, &next)
                        : around (&next);

      paint_target (brush, place, &rect);
    }
}

/* The checker taken up is under the pointer; where it stood it is a shadow. */
static void
paint_dragged (const TavliBrush *brush)
{
  const LudoDragged *dragged = brush->scene->dragged;
  const TavliState *state = (const TavliState *) brush->scene->state;
  TavliSpot top, next;
  TavliSpot spot;

  if (dragged == NULL || !find_spots (brush, dragged->place, &top, &next))
    return;

  ludo_paint_circle (brush->cr, top.x, top.y, top.size / 2);
  ludo_paint_set_color (brush->cr, brush->palette->hollow, 0.65);
  cairo_fill (brush->cr);
  spot = (TavliSpot) { dragged->x, dragged->y, brush->layout->checker };
  tavli_paint_lifted (brush, state->turn, &spot, 1);
}

/* Paints the background except under the stone. */
static void
paint_background (const TavliBrush *brush)
{
  const LudoRect *slab = &brush->layout->slab;
  double inset = slab->width * 0.02;
  cairo_t *cr = brush->cr;

  cairo_rectangle (cr, 0, 0, brush->scene->width, brush->scene->height);
  cairo_rectangle (cr, slab->x + inset, slab->y + inset,
                   slab->width - 2 * inset, slab->height - 2 * inset);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  ludo_paint_fill (cr, brush->palette->background);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
}

static void
draw_background (cairo_t         *cr,
                 const LudoScene *scene)
{
  TavliLayout layout;
  TavliBrush brush = { cr, scene, tavli_palette (scene->theme), &layout };

  tavli_layout_init (&layout, scene);
  paint_background (&brush);
  tavli_paint_slab (&brush);
  if (scene->coordinates)
    tavli_paint_labels (&brush);
  tavli_paint_panel (&brush);
  tavli_paint_tower (&brush);
}

static void
draw_play (cairo_t         *cr,
           const LudoScene *scene)
{
  TavliLayout layout;
  TavliShown shown;
  TavliBrush brush = { cr, scene, tavli_palette (scene->theme), &layout };

  tavli_layout_init (&layout, scene);
  tavli_shown_init (&shown, scene, &layout);
  if (scene->coordinates)
    tavli_paint_waiting_labels (&brush, &shown.state);
  if (tavli_checkers (&shown.state, TAVLI_WHITE, TAVLI_HAND)
      + tavli_checkers (&shown.state, TAVLI_BLACK, TAVLI_HAND) > COURSE_KNOWN)
    tavli_paint_course (&brush, &shown.state);
  paint_trays (&brush, &shown);
  /* The marks lie under the dice that wait on the tower, because these rise
   * above its place. */
  paint_place_marks (&brush, TAVLI_PLACE_THROW,
                     ludo_scene_mark (scene, TAVLI_PLACE_THROW));
  paint_throw (&brush, &shown);
  paint_checkers (&brush, &shown);
  for (int place = TAVLI_PLACE_THROW + 1; place < TAVLI_N_PLACES; place++)
    if (ludo_scene_mark (scene, place) != LUDO_MARK_NONE)
      paint_place_marks (&brush, place, ludo_scene_mark (scene, place));
  paint_captions (&brush, &shown);
  if (shown.checker_moves)
    tavli_paint_lifted (&brush, shown.seat, &shown.spot, shown.height);
  paint_dragged (&brush);
}

static LudoColor
seat_color (LudoTheme theme,
            int       seat)
{
  return tavli_palette (theme)->checkers[seat];
}

const LudoDrawing tavli_drawing = {
  .rules = &tavli_rules,
  .n_places = TAVLI_N_PLACES,
  .throw_place = TAVLI_PLACE_THROW,
  .aspect = tavli_aspect,
  .bounds = tavli_bounds,
  .draw_background = draw_background,
  .draw_play = draw_play,
  .move_path = tavli_move_path,
  .path_token = tavli_path_token,
  .drop_place = tavli_drop_place,
  .describe_pick = tavli_describe_pick,
  .describe_place = tavli_describe_place,
  .place_name = tavli_board_place_name,
  .types_h = TRUE,              /* "h/4" enters a checker */
  /* Translators: a cell of the board by its name in the notation. */
  .place_words = N_("cell %s"),
  .the_place_words = N_("the cell %s"),
  .schedule = tavli_schedule,
  .owner = tavli_owner,
  .seat_color = seat_color,
  .die_place = tavli_die_place,
  .picks_itself = tavli_picks_itself,
  .editing = &tavli_editing,
};
