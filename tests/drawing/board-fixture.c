/* board-fixture.c: positions of all games and pictures of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"

#include "games/games.h"

#include <string.h>

const BoardSample board_samples[] = {
  { "zohn-ahl", "start", NULL, "" },
  { "zohn-ahl", "middle", "6 21 3 5 g r", "t3s" },
  { "zohn-ahl", "end", "11 20 1 7 r -", "t2" },
  { "zohn-ahl", "middle of forty", "culin: 12 33 3 5 g -", "t2" },
  { "tavli", "start", NULL, "" },
  { "tavli", "middle",
    "m10:1,2:2,4:4,6:3,10:1,13:1,14:2,19:1,x "
    "3:7,5:3,7:1,8:1,15:1,20:1,24:1,x w -", "r235 m10/14" },
  { "tavli", "end", "22:3,o:12,x 24:1,o:14,x b 66", "24/off:6" },
  { "chisolo", "start", NULL, "" },
  { "chisolo", "middle",
    "0,1,2,1,0,1,1/4,0,3,0,1,1,4/1,4,2,1,0,1,4/2,1,0,1,0,1,0 s -- 6",
    "c2xc4" },
  { "chisolo", "end",
    "0,0,0,0,1,0,0/0,0,0,0,0,0,0/1,1,2,0,0,0,1/1,0,1,1,1,1,0 s +- 32",
    "c1" },
  { "ken-wan", "start", NULL, "" },
  { "ken-wan", "middle",
    "BB.../b.BB../RbBBB../RRbbrBB./rRRR#..r./R....RRR/RRRRRR./R.R.../r.R.. "
    "r 3 Y", "f3e7" },
  { "ken-wan", "end",
    "...../..RbBB/rR.RbBB/r.RR..BB/Rr..#BBB./R..bB.../R.b.BBB/RRBB../RbBb. "
    "r 3 Y", "h6f3" },
};
const guint n_board_samples = G_N_ELEMENTS (board_samples);

static void
play (BoardMoment *moment,
      const char  *token)
{
  const GameRules *rules = moment->drawing->rules;
  gboolean is_throw = rules->at_chance (&moment->state);
  GameError error = { 0 };
  GameMove move;

  if (!rules->parse_move (&moment->state, token, strlen (token), &move,
                          &error))
    g_error ("%s: %s: %s", rules->id, token, error.reason);

  game_trace_clear (&moment->last);
  if (is_throw)
    {
      GameState copy = moment->state;

      game_trace_clear (&moment->thrown);
      rules->apply (&copy, move, &moment->thrown);
    }
  rules->apply (&moment->state, move, &moment->last);
}

void
board_moment_init (BoardMoment       *moment,
                   const BoardSample *sample)
{
  g_auto (GStrv) tokens = g_strsplit (sample->moves, " ", -1);
  const GameRules *rules;
  GameError error = { 0 };
  GameConfig config;

  memset (moment, 0, sizeof *moment);
  moment->drawing = ludo_drawing_for (sample->game);
  rules = moment->drawing->rules;
  if (sample->position == NULL)
    {
      game_rules_default_config (rules, &config);
      rules->start (&config, &moment->state);
    }
  else if (!rules->parse (sample->position, &moment->state, &error))
    g_error ("%s: %s", sample->position, error.reason);

  for (guint i = 0; tokens[i] != NULL; i++)
    if (tokens[i][0] != '\0')
      play (moment, tokens[i]);
}

void
board_moment_clear (BoardMoment *moment)
{
  game_trace_clear (&moment->last);
  game_trace_clear (&moment->thrown);
}

LudoScene
board_moment_scene (const BoardMoment *moment,
                    LudoTheme          theme,
                    int                width,
                    int                height)
{
  return (LudoScene) {
    .state = &moment->state,
    .width = width,
    .height = height,
    .theme = theme,
    .font_family = BOARD_FONT,
    .font_size = 13,
    .coordinates = TRUE,
    .last = moment->last.n_events > 0 ? &moment->last : NULL,
    .thrown = moment->thrown.n_events > 0 ? &moment->thrown : NULL,
  };
}

cairo_surface_t *
board_paint (const LudoDrawing *drawing,
             const LudoScene   *scene)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) scene->width,
                                (int) scene->height);
  cairo_t *cr = cairo_create (surface);

  ludo_drawing_draw (drawing, cr, scene);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  g_assert_false (cairo_has_current_point (cr));
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);

  return surface;
}

gboolean
board_same_picture (cairo_surface_t *a,
                    cairo_surface_t *b)
{
  gsize size = (gsize) cairo_image_surface_get_stride (a)
               * (gsize) cairo_image_surface_get_height (a);

  return memcmp (cairo_image_surface_get_data (a),
                 cairo_image_surface_get_data (b), size) == 0;
}

GameState
board_position (const GameRules *rules,
                const char      *text)
{
  GameState state = { .bytes = { 0 } };
  GameError error = { 0 };

  if (!rules->parse (text, &state, &error))
    g_error ("%s: %s", text, error.reason);

  return state;
}

LudoScene
board_scene (const GameState *state,
             double           width,
             double           height)
{
  return (LudoScene) {
    .state = state,
    .width = width,
    .height = height,
    .font_family = "Sans",
    .font_size = 15,
    .coordinates = TRUE,
  };
}

int
board_place_at (const LudoDrawing *drawing,
                const LudoScene   *scene,
                double             x,
                double             y)
{
  LudoGeometry geometry;

  ludo_geometry_init (&geometry, drawing, scene);

  return ludo_geometry_place_at (&geometry, x, y);
}

int
board_pick (const LudoDrawing *drawing,
            const LudoScene   *scene,
            double             x,
            double             y)
{
  LudoGeometry geometry;

  ludo_geometry_init (&geometry, drawing, scene);

  return ludo_geometry_pick (&geometry, x, y);
}

int
board_neighbour (const LudoDrawing *drawing,
                 const LudoScene   *scene,
                 int                place,
                 LudoDirection      direction)
{
  LudoGeometry geometry;

  ludo_geometry_init (&geometry, drawing, scene);

  return ludo_geometry_neighbour (&geometry, scene->state, place, direction);
}

static void
assert_reaches_all (const LudoDrawing *drawing,
                    const LudoScene   *scene,
                    int                start)
{
  gboolean reached[LUDO_PLACES_MAX] = { FALSE };
  int queue[LUDO_PLACES_MAX], n = 1;
  LudoRect bounds;

  queue[0] = start;
  reached[start] = TRUE;
  for (int i = 0; i < n; i++)
    for (int direction = 0; direction <= LUDO_DIRECTION_DOWN; direction++)
      {
        int next = board_neighbour (drawing, scene, queue[i],
                                    (LudoDirection) direction);

        if (!reached[next])
          queue[n++] = next;
        reached[next] = TRUE;
      }

  for (int place = 0; place < drawing->n_places; place++)
    if (reached[place] != drawing->bounds (scene, place, &bounds))
      g_error ("%s, %g x %g: from place %d to place %d", drawing->rules->id,
               scene->width, scene->height, start, place);
}

void
board_assert_reachable (const LudoDrawing *drawing,
                        const GameState   *state)
{
  static const double rooms[][2] = {
    { 348, 450 }, { 600, 350 }, { 900, 560 }, { 1280, 800 }, { 500, 720 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      double aspect = drawing->aspect (rooms[i][0], rooms[i][1]);
      const LudoScene scene =
        board_scene (state, MIN (rooms[i][0], rooms[i][1] * aspect),
                     MIN (rooms[i][1], rooms[i][0] / aspect));
      LudoRect bounds;

      for (int place = 0; place < drawing->n_places; place++)
        if (drawing->bounds (&scene, place, &bounds))
          assert_reaches_all (drawing, &scene, place);
    }
}

guint32
board_pixel (cairo_surface_t *picture,
             int              x,
             int              y)
{
  const guchar *row = cairo_image_surface_get_data (picture)
                      + y * cairo_image_surface_get_stride (picture);
  guint32 pixel;

  memcpy (&pixel, row + x * 4, sizeof pixel);

  return pixel & 0xffffff;
}

static int
green_of (cairo_surface_t *picture,
          int              x,
          int              y)
{
  return board_pixel (picture, x, y) >> 8 & 0xff;
}

int
board_count_numbers (const LudoDrawing *drawing,
                     LudoScene          scene)
{
  cairo_surface_t *with, *without;
  int n = 0;

  with = board_paint (drawing, &scene);
  scene.coordinates = FALSE;
  without = board_paint (drawing, &scene);
  for (int y = 0; y < cairo_image_surface_get_height (with); y++)
    for (int x = 0; x < cairo_image_surface_get_width (with); x++)
      n += abs (green_of (with, x, y) - green_of (without, x, y)) >= 96;
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);

  return n;
}
