/* noughts-drawing.c: noughts and crosses as they are painted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "noughts-rules.h"

#include "drawing/ludo-paint.h"

extern const LudoDrawing noughts_drawing;

static const LudoColor light = LUDO_COLOR (0xffffff);
static const LudoColor dark = LUDO_COLOR (0x202020);

static gboolean
is_dark (const LudoScene *scene)
{
  return ludo_theme_is_dark (scene->theme);
}

static double
aspect (double width,
        double height)
{
  return 1;
}

static gboolean
bounds (const LudoScene *scene,
        int              place,
        LudoRect        *rect)
{
  double side = MIN (scene->width, scene->height) / 3;

  *rect = (LudoRect) { place % 3 * side, place / 3 * side, side, side };

  return TRUE;
}

static void
draw_background (cairo_t         *cr,
                 const LudoScene *scene)
{
  ludo_paint_set_color (cr, is_dark (scene) ? dark : light, 1);
  cairo_paint (cr);
  ludo_paint_set_color (cr, is_dark (scene) ? light : dark, 1);
  for (int place = 0; place < NOUGHTS_CELLS; place++)
    {
      LudoRect rect;

      bounds (scene, place, &rect);
      cairo_rectangle (cr, rect.x, rect.y, rect.width, rect.height);
    }
  cairo_stroke (cr);
}

static void
draw_play (cairo_t         *cr,
           const LudoScene *scene)
{
  const NoughtsState *state = (const NoughtsState *) scene->state;

  for (int place = 0; place < NOUGHTS_CELLS; place++)
    {
      LudoRect rect;

      bounds (scene, place, &rect);
      ludo_paint_set_color (cr, is_dark (scene) ? light : dark, 1);
      if (state->cells[place] != 0)
        ludo_paint_text (cr, scene, state->cells[place] == 1 ? "×" : "○",
                         rect.x + rect.width / 2, rect.y + rect.height / 2,
                         rect.height * 0.7, TRUE);
      ludo_paint_marks (cr, scene, &rect, LUDO_SHAPE_RECT,
                        ludo_scene_mark (scene, place));
    }
}

static int
move_path (const GameState *state,
           GameMove         move,
           int             *path)
{
  path[0] = (int) move - 1;

  return 1;
}

static const char *
place_name (int   place,
            char *name)
{
  return noughts_cell_name (place, name);
}

static void
path_token (const GameState *state,
            const int       *path,
            int              n_path,
            char            *token)
{
  noughts_cell_name (path[0], token);
}

static int
owner (const GameState *state,
       int              place)
{
  return ((const NoughtsState *) state)->cells[place] - 1;
}

static char *
describe_place (LudoGame *game,
                int       place)
{
  static const char *const marks[] = { "free", "a cross", "a nought" };
  char name[8];

  return g_strdup_printf ("%s, %s", noughts_cell_name (place, name),
                          marks[owner (ludo_game_get_state (game), place) + 1]);
}

static double
schedule (const GameState *before,
          const GameTrace *trace,
          LudoEventTime   *times)
{
  for (size_t i = 0; times != NULL && i < trace->n_events; i++)
    times[i] = (LudoEventTime) { 0 };

  return 0;
}

static LudoColor
seat_color (LudoTheme theme,
            int       seat)
{
  static const LudoColor colors[] = {
    LUDO_COLOR (0xcc3020), LUDO_COLOR (0x2030cc),
  };

  return colors[seat];
}

const LudoDrawing noughts_drawing = {
  .rules = &noughts_rules,
  .n_places = NOUGHTS_CELLS,
  .throw_place = -1,
  .aspect = aspect,
  .bounds = bounds,
  .draw_background = draw_background,
  .draw_play = draw_play,
  .move_path = move_path,
  .path_token = path_token,
  .describe_place = describe_place,
  .place_name = place_name,
  .place_words = "cell %s",
  .the_place_words = "the cell %s",
  .schedule = schedule,
  .owner = owner,
  .seat_color = seat_color,
};
