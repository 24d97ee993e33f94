/* test-zohn-ahl-board.c: the drawing of Zohn Ahl
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"

#include "drawing/ludo-paint.h"
#include "games/game-rng.h"
#include "games/zohn-ahl/drawing/zohn-ahl-board.h"
#include "games/zohn-ahl/drawing/zohn-ahl-layout.h"
#include "games/zohn-ahl/drawing/zohn-ahl-paint.h"
#include "games/zohn-ahl/rules/zohn-ahl-variant.h"
#include "games/zohn-ahl/words/zohn-ahl-words.h"

#include <string.h>

static const struct
{
  double width;
  double height;
} sizes[] = {
  { 300, 300 }, { 300, 420 }, { 360, 500 }, { 360, 360 }, { 480, 400 },
  { 900, 600 }, { 900, 920 }, { 1280, 800 }, { 1920, 1080 }, { 3840, 2160 },
};

static GameState
start (int ruleset)
{
  GameConfig config = {
    .ruleset = ruleset, .players = 2, .counters = { 4, 4 },
  };
  GameState state;

  zohn_ahl_rules.start (&config, &state);

  return state;
}

static int
count_places (const LudoScene *scene)
{
  double room = MIN (scene->width, scene->height);
  double least = room >= 600 ? 44 : room >= 360 ? 24 : 20;
  int n = 0;

  for (int place = 0; place < zohn_ahl_drawing.n_places; place++)
    {
      LudoRect bounds;

      if (!zohn_ahl_drawing.bounds (scene, place, &bounds))
        continue;
      n++;
      g_assert_cmpint (board_place_at (&zohn_ahl_drawing, scene,
                                       bounds.x + bounds.width / 2,
                                       bounds.y
                                           + bounds.height / 2),
                       ==, place);
      g_assert_cmpfloat (bounds.x, >=, 0);
      g_assert_cmpfloat (bounds.y, >=, 0);
      g_assert_cmpfloat (bounds.x + bounds.width, <=, scene->width);
      g_assert_cmpfloat (bounds.y + bounds.height, <=, scene->height);
      g_assert_cmpfloat (bounds.width, >=, least);
      g_assert_cmpfloat (bounds.height, >=, least);
      for (int other = 0; other < place; other++)
        {
          LudoRect theirs;

          if (!zohn_ahl_drawing.bounds (scene, other, &theirs))
            continue;
          g_assert_true (bounds.x + bounds.width <= theirs.x + 0.01
                         || theirs.x + theirs.width <= bounds.x + 0.01
                         || bounds.y + bounds.height <= theirs.y + 0.01
                         || theirs.y + theirs.height <= bounds.y + 0.01);
        }
    }

  g_assert_cmpint (board_place_at (&zohn_ahl_drawing, scene, -1, -1),
                   ==, -1);

  return n;
}

/* Every place is found at its centre, large enough, in the picture and apart
 * from all others. */
static void
test_geometry (void)
{
  GameState waiting = start (ZOHN_AHL_RULESET_ZOHN_AL);
  GameState entered = board_position (&zohn_ahl_rules, "3 - 4 4 g -");
  GameState leaflet = start (ZOHN_AHL_RULESET_LEAFLET);
  GameState culin = start (ZOHN_AHL_RULESET_CULIN);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      LudoScene scene = board_scene (&waiting, sizes[i].width, sizes[i].height);

      g_assert_cmpint (count_places (&scene), ==, 28 + 3 + 2);
      scene.state = &entered;
      g_assert_cmpint (count_places (&scene), ==, 28 + 3 + 1);
      scene.state = &leaflet;
      g_assert_cmpint (count_places (&scene), ==, 28 + 3);
      scene.state = &culin;
      g_assert_cmpint (count_places (&scene), ==, 40 + 3);
    }
}

/* South is below and west is left; Red's first space lies west of the
 * creek. */
static void
test_compass (void)
{
  GameState state = start (ZOHN_AHL_RULESET_ZOHN_AL);
  GameState culin = start (ZOHN_AHL_RULESET_CULIN);
  LudoScene scene = board_scene (&state, 800, 800);
  LudoRect south, west, north, east, one, forty;

  g_assert_true (zohn_ahl_drawing.bounds (&scene, 0, &south));
  g_assert_true (zohn_ahl_drawing.bounds (&scene, 7, &west));
  g_assert_true (zohn_ahl_drawing.bounds (&scene, 14, &north));
  g_assert_true (zohn_ahl_drawing.bounds (&scene, 21, &east));
  g_assert_true (zohn_ahl_drawing.bounds (&scene, 1, &one));
  g_assert_cmpfloat (south.y, >, 600);
  g_assert_cmpfloat (west.x, <, 200);
  g_assert_cmpfloat (north.y, <, 200);
  g_assert_cmpfloat (east.x, >, 600);
  g_assert_cmpfloat (one.x, <, south.x);
  g_assert_cmpfloat_with_epsilon (north.x, south.x, 0.01);
  g_assert_cmpfloat_with_epsilon (west.y, east.y, 0.01);

  scene.state = &culin;
  g_assert_true (zohn_ahl_drawing.bounds (&scene, 1, &one));
  g_assert_true (zohn_ahl_drawing.bounds (&scene, 40, &forty));
  g_assert_cmpfloat_with_epsilon (one.x + one.width, forty.x, 0.01);
  g_assert_cmpfloat_with_epsilon (one.x + one.width, 400, 0.01);
}

static double
stands_out (LudoColor fill,
            LudoColor edge,
            LudoColor background)
{
  return MAX (ludo_color_contrast (fill, background),
              ludo_color_contrast (edge, background));
}

static void
test_contrast (void)
{
  for (int theme = 0; theme < LUDO_N_THEMES; theme++)
    {
      const ZohnAhlPalette *palette = zohn_ahl_palette ((LudoTheme) theme);
      const LudoColor grounds[] = {
        palette->cloth, palette->space, palette->water, palette->dry,
      };

      for (int seat = 0; seat < 2; seat++)
        {
          for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
            g_assert_cmpfloat (stands_out (palette->pieces[seat],
                                           palette->piece_edges[seat],
                                           grounds[i]), >=, 3);
          g_assert_cmpfloat (ludo_color_contrast (palette->marks[seat],
                                                  palette->wood), >=, 3);
        }
      /* Without colours one awl is the darker. */
      g_assert_cmpfloat (ludo_color_contrast (palette->pieces[0],
                                              palette->pieces[1]), >=, 1.8);
      g_assert_cmpfloat (stands_out (palette->wood, palette->wood_edge,
                                     palette->cloth), >=, 3);
      g_assert_cmpfloat (stands_out (palette->bark, palette->wood_edge,
                                     palette->stone), >=, 3);
      g_assert_cmpfloat (ludo_color_contrast (palette->star, palette->bark),
                         >=, 4.5);
      g_assert_cmpfloat (stands_out (palette->wood, palette->wood_edge,
                                     palette->stone), >=, 3);
      g_assert_cmpfloat (ludo_color_contrast (palette->line, palette->space),
                         >=, 3);
      g_assert_cmpfloat (ludo_color_contrast (palette->wave, palette->water),
                         >=, 3);
      g_assert_cmpfloat (ludo_color_contrast (palette->crack, palette->dry),
                         >=, 3);
      g_assert_cmpfloat (ludo_color_contrast (palette->label, palette->space),
                         >=, 4.5);
      g_assert_cmpfloat (ludo_color_contrast (palette->label,
                                              ludo_color_mix (palette->space,
                                                              palette->water,
                                                              0.5)), >=, 4.5);
      g_assert_cmpfloat (ludo_color_contrast (palette->label,
                                              ludo_color_mix (palette->space,
                                                              palette->dry,
                                                              0.5)), >=, 4.5);
      g_assert_cmpfloat (ludo_color_contrast (palette->text, palette->cloth),
                         >=, 4.5);
      g_assert_cmpfloat (ludo_color_contrast (palette->numeral,
                                              palette->plate), >=, 4.5);
    }
}

/* A throw is picked at the sticks; whoever picks anything else is answered,
 * and the answer is no throw. */
static void
test_paths (void)
{
  GameState state = board_position (&zohn_ahl_rules, "3 - 4 4 r -");
  char token[GAME_MOVE_TEXT_MAX];
  GameMove move;

  for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
    {
      int path[LUDO_PATH_MAX];

      g_assert_cmpint (zohn_ahl_drawing.move_path (&state, zohn_ahl_throw (t),
                                                   path), ==, 1);
      g_assert_cmpint (path[0], ==, zohn_ahl_drawing.throw_place);
    }

  for (int place = 0; place < ZOHN_AHL_N_PLACES; place++)
    {
      zohn_ahl_drawing.path_token (&state, &place, 1, token);
      g_assert_false (zohn_ahl_rules.parse_move (&state, token,
                                                 strlen (token), &move,
                                                 NULL));
      if (place <= ZOHN_AHL_SPACES_MAX)
        {
          g_autofree char *number = g_strdup_printf ("%d", place);
          char name[8];

          g_assert_cmpstr (token, ==, number);
          g_assert_cmpstr (zohn_ahl_drawing.place_name (place, name), ==,
                           number);
        }
    }
  zohn_ahl_drawing.path_token (&state, NULL, 0, token);
  g_assert_cmpstr (token, ==, "");
}

/* A motion ends as the picture after the throw, shows something else on its
 * way, and the sticks lie still before a second is over. */
static void
test_motion (void)
{
  GameRng rng = { 37 };

  for (int game = 0; game < ZOHN_AHL_N_RULESETS; game++)
    {
      GameState state = start (game);

      for (int ply = 0; ply < 30 && zohn_ahl_rules.at_chance (&state); ply++)
        {
          GameState before = state;
          GameTrace trace = GAME_TRACE_INIT;
          LudoMotion motion = { &before, &trace, 0 };
          LudoScene still = board_scene (&state, 220, 220);
          LudoScene moving = still;
          ZohnAhlFrame frame;
          cairo_surface_t *after, *end, *middle;
          double duration;

          zohn_ahl_rules.apply (&state,
                                zohn_ahl_throw ((int) game_rng_below (&rng,
                                                                      8)),
                                &trace);
          duration = zohn_ahl_drawing.schedule (&before, &trace, NULL);
          g_assert_cmpfloat (duration, >, 0.7);
          g_assert_cmpfloat (duration, <, 6);

          still.last = &trace;
          moving.last = &trace;
          moving.motion = &motion;
          after = board_paint (&zohn_ahl_drawing, &still);
          motion.time = duration;
          end = board_paint (&zohn_ahl_drawing, &moving);
          g_assert_true (board_same_picture (after, end));
          motion.time = 0.3;
          middle = board_paint (&zohn_ahl_drawing, &moving);
          g_assert_false (board_same_picture (after, middle));

          motion.time = 0.8;
          zohn_ahl_frame_init_motion (&frame, &motion, &state, &trace);
          g_assert_cmpfloat (frame.tumble, >=, 1);

          cairo_surface_destroy (after);
          cairo_surface_destroy (end);
          cairo_surface_destroy (middle);
          game_trace_clear (&trace);
        }
    }
}

/* The first step is counted from the start: a piece that enters stands there
 * for at least a quarter of a second before it walks. */
static void
test_stands_on_start (void)
{
  GameState before = start (0), state = before;
  GameTrace trace = GAME_TRACE_INIT;
  LudoMotion motion = { &before, &trace, 0 };
  double stood = 0;

  zohn_ahl_rules.apply (&state, zohn_ahl_throw (1), &trace);
  for (; motion.time < zohn_ahl_drawing.schedule (&before, &trace, NULL);
       motion.time += 0.01)
    {
      ZohnAhlFrame frame;

      zohn_ahl_frame_init_motion (&frame, &motion, &state, &trace);
      if (frame.mover == 0 && frame.flies && frame.way >= 1)
        stood += 0.01;
    }
  g_assert_cmpfloat (stood, >=, 0.25);
  game_trace_clear (&trace);
}

/* At every moment the counters are all there, and the last moment leads to
 * the position after the throw. */
static void
test_moments (void)
{
  static const struct
  {
    const char *before;
    const char *token;
  } cases[] = {
    { "- - 4 4 r -", "t0" },
    { "24 9 4 4 r -", "t0" },
    { "6 18 4 4 g r", "t2s" },
    { "leaflet-cross: 6 7 4 4 r -", "t1" },
    { "culin: 37 0 4 4 r -", "t2" },
    { "11 5 4 4 r -", "t2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GameState before = board_position (&zohn_ahl_rules, cases[i].before);
      GameState after = before;
      GameTrace trace = GAME_TRACE_INIT;
      LudoMotion motion = { &before, &trace, 0 };
      gboolean moved = FALSE, paid = FALSE;
      GameMove move;
      double duration;

      g_assert_true (zohn_ahl_rules.parse_move (&before, cases[i].token,
                                                strlen (cases[i].token),
                                                &move, NULL));
      zohn_ahl_rules.apply (&after, move, &trace);
      duration = zohn_ahl_drawing.schedule (&before, &trace, NULL);

      for (int k = 0; k <= 500; k++)
        {
          ZohnAhlFrame frame;

          motion.time = duration * k / 500;
          zohn_ahl_frame_init_motion (&frame, &motion, &after, &trace);
          g_assert_cmpint (frame.state.counters[0] + frame.state.counters[1],
                           ==, 8);
          g_assert_cmpfloat (frame.way, >=, 0);
          g_assert_cmpfloat (frame.way, <=, 1);
          g_assert_cmpfloat (frame.paid, <=, 1);
          moved |= frame.mover >= 0;
          paid |= frame.payer >= 0;
          if (k == 500)
            g_assert_cmpmem (&frame.state, sizeof frame.state, &after,
                             sizeof frame.state);
        }
      g_assert_true (moved);
      g_assert_cmpint (paid, ==, i > 0);
      game_trace_clear (&trace);
    }
}

/* Every theme and size paints; each theme has a picture of its own; who has to
 * miss a turn and who is to throw can be seen. */
static void
test_pictures (void)
{
  static const char *const differing[] = {
    "3 5 4 4 r -", "3 5 4 4 g -", "3 5 4 4 r g", "3 5 5 3 r -",
    "4 5 4 4 r -", "3 - 4 4 r -", "leaflet: 3 5 4 4 r -",
    "culin: 3 5 4 4 r -",
  };
  GameState state = start (ZOHN_AHL_RULESET_ZOHN_AL);
  guint8 marks[LUDO_PLACES_MAX] = { 0 };
  cairo_surface_t *pictures[G_N_ELEMENTS (differing)];

  for (int place = 0; place < ZOHN_AHL_N_PLACES; place++)
    marks[place] = (guint8) (1 << place % 8);

  for (int theme = 0; theme < LUDO_N_THEMES; theme++)
    {
      LudoScene scene = board_scene (&state, 400, 400);

      scene.theme = (LudoTheme) theme;
      scene.marks = marks;
      pictures[theme] = board_paint (&zohn_ahl_drawing, &scene);
      for (int other = 0; other < theme; other++)
        g_assert_false (board_same_picture (pictures[theme], pictures[other]));
    }
  for (int theme = 0; theme < LUDO_N_THEMES; theme++)
    cairo_surface_destroy (pictures[theme]);

  for (guint i = 0; i < G_N_ELEMENTS (sizes) - 1; i++)
    {
      LudoScene scene = board_scene (&state, sizes[i].width, sizes[i].height);

      cairo_surface_destroy (board_paint (&zohn_ahl_drawing, &scene));
    }

  for (guint i = 0; i < G_N_ELEMENTS (differing); i++)
    {
      GameState shown = board_position (&zohn_ahl_rules, differing[i]);
      LudoScene scene = board_scene (&shown, 360, 360);

      pictures[i] = board_paint (&zohn_ahl_drawing, &scene);
      for (guint j = 0; j < i; j++)
        g_assert_false (board_same_picture (pictures[i], pictures[j]));
    }
  for (guint i = 0; i < G_N_ELEMENTS (differing); i++)
    cairo_surface_destroy (pictures[i]);
}

/* How far the number of @space is from the edge of its place at the side @dx of
 * the cloth, in pixels. */
static int
distance_from_edge (const LudoScene *scene,
                    int              space,
                    int              dx)
{
  LudoScene bare = *scene;
  cairo_surface_t *with = board_paint (&zohn_ahl_drawing, scene), *without;
  gboolean same = TRUE;
  LudoRect bounds;
  int edge, distance;

  bare.coordinates = FALSE;
  without = board_paint (&zohn_ahl_drawing, &bare);
  zohn_ahl_drawing.bounds (scene, space, &bounds);
  edge = (int) (dx < 0 ? bounds.x + 0.5 : bounds.x + bounds.width - 0.5);
  for (distance = 0; same && distance < bounds.width; distance++)
    for (int y = (int) bounds.y; y < bounds.y + bounds.height; y++)
      same &= board_pixel (with, edge - dx * distance, y)
              == board_pixel (without, edge - dx * distance, y);
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);

  return distance;
}

/* At both sides numbers are as far from the edge, of one figure or of two, and
 * clear of it. */
static void
test_numbers_at_sides (void)
{
  GameState state = start (ZOHN_AHL_RULESET_ZOHN_AL);
  LudoScene scene = board_scene (&state, 840, 840);
  int least = INT_MAX, most = 0;

  for (int i = 0; i < 7; i++)
    {
      /* The plates of the branches are wider than their numbers. */
      if (i == 3)
        continue;
      for (int dx = -1; dx <= 1; dx += 2)
        {
          int distance = distance_from_edge (&scene, (dx < 0 ? 4 : 18) + i,
                                             dx);

          least = MIN (least, distance);
          most = MAX (most, distance);
        }
    }
  g_assert_cmpint (least, >=, 840 / 9 / 10);
  g_assert_cmpint (most - least, <=, 840 / 9 / 20);
}

/* A piece covers no number, wherever it stands: no more than the tip of a
 * figure. */
static void
test_numbers_beside_pieces (void)
{
  static const char *const texts[] = { "%d - 4 4 r -", "0 %d 4 4 r -" };
  GameState state = board_position (&zohn_ahl_rules, "- - 4 4 r -");
  LudoScene scene = board_scene (&state, 348, 348);
  int all;

  scene.theme = LUDO_THEME_CONTRAST;
  all = board_count_numbers (&zohn_ahl_drawing, scene);
  for (int seat = 0; seat < 2; seat++)
    for (int steps = 0; steps < 27; steps++)
      {
        g_autoptr (GString) text = g_string_new (texts[seat]);
        g_autofree char *number = g_strdup_printf ("%d", steps);

        /* No piece rests in a creek, or where the other stands. */
        if (steps == 13 || (seat == 1 && steps == 26))
          continue;

        g_string_replace (text, "%d", number, 0);
        state = board_position (&zohn_ahl_rules, text->str);
        g_assert_cmpint (board_count_numbers (&zohn_ahl_drawing, scene), >=,
                         all - 4);
      }
}

/* The shadow of an awl falls on the cloth and not beside it. */
static void
test_shadow_on_cloth (void)
{
  GameState near = board_position (&zohn_ahl_rules, "4 6 4 4 r -");
  GameState far = board_position (&zohn_ahl_rules, "4 8 4 4 r -");
  LudoScene scene = board_scene (&near, 500, 400);
  cairo_surface_t *pictures[2];
  int n = 0;

  pictures[0] = board_paint (&zohn_ahl_drawing, &scene);
  scene.state = &far;
  pictures[1] = board_paint (&zohn_ahl_drawing, &scene);
  for (int y = 0; y < 400; y++)
    for (int x = 450; x < 500; x++)
      n += board_pixel (pictures[0], x, y) != board_pixel (pictures[1], x, y);
  g_assert_cmpint (n, ==, 0);
  cairo_surface_destroy (pictures[0]);
  cairo_surface_destroy (pictures[1]);
}

/* Each throw has a picture of its own. */
static void
test_sticks (void)
{
  cairo_surface_t *pictures[ZOHN_AHL_N_THROWS];
  GameState state = board_position (&zohn_ahl_rules, "3 5 4 4 r -");

  for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
    {
      GameState next = state;
      GameTrace trace = GAME_TRACE_INIT;
      LudoScene scene = board_scene (&state, 360, 360);

      zohn_ahl_rules.apply (&next, zohn_ahl_throw (t), &trace);
      scene.last = &trace;
      pictures[t] = board_paint (&zohn_ahl_drawing, &scene);
      for (int other = 0; other < t; other++)
        g_assert_false (board_same_picture (pictures[t], pictures[other]));
      game_trace_clear (&trace);
    }
  for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
    cairo_surface_destroy (pictures[t]);
}

/* Arrow keys follow the cloth, and lead to every place. */
static void
test_neighbours (void)
{
  GameState waiting = start (ZOHN_AHL_RULESET_ZOHN_AL);
  GameState culin = start (ZOHN_AHL_RULESET_CULIN);
  const LudoScene scene = board_scene (&waiting, 800, 800);
  static const struct
  {
    int from;
    LudoDirection direction;
    int to;
  } steps[] = {
    { 0, LUDO_DIRECTION_LEFT, 1 }, { 0, LUDO_DIRECTION_RIGHT, 27 },
    { 7, LUDO_DIRECTION_UP, 8 }, { 7, LUDO_DIRECTION_LEFT, 7 },
    { 14, LUDO_DIRECTION_DOWN, ZOHN_AHL_PLACE_STICKS },
    { 3, LUDO_DIRECTION_LEFT, 4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    g_assert_cmpint (board_neighbour (&zohn_ahl_drawing, &scene,
                                      steps[i].from,
                                      steps[i].direction),
                     ==, steps[i].to);
  board_assert_reachable (&zohn_ahl_drawing, &waiting);
  board_assert_reachable (&zohn_ahl_drawing, &culin);
}

static void
test_descriptions (void)
{
  static const struct
  {
    const char *position;
    int place;
    const char *text;
  } expected[] = {
    { "4 - 4 1 r -", 5, "5, Red’s piece" },
    { "4 - 4 1 r -", 27, "27, Green’s start, empty" },
    { "4 - 4 1 r -", 7, "7, west dry branch, empty" },
    { "0 26 4 4 r -", 1, "1, both pieces" },
    { "4 - 4 1 r -", ZOHN_AHL_PLACE_RED_COUNTERS, "Red, 4 counters" },
    { "4 6 4 1 r g", ZOHN_AHL_PLACE_GREEN_COUNTERS,
      "Green, 1 counter, misses the next turn" },
    { "4 - 4 1 r -", ZOHN_AHL_PLACE_GREEN_WAITING,
      "Green’s piece, not on the board yet" },
    { "4 - 4 1 r -", ZOHN_AHL_PLACE_STICKS, "The four sticks" },
    { "leaflet: 4 5 4 1 r -", 0,
      "0, south creek, start of both, empty" },
    { "culin: 4 5 4 1 r -", 35,
      "35, Green’s space 6, Green’s piece" },
    { "culin: 4 5 4 1 r -", 20,
      "20, bank of the north creek, Green’s space 21, empty" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr (LudoGame) game =
        ludo_game_new_from_position ("zohn-ahl", expected[i].position, 1,
                                     NULL);
      g_autofree char *text =
        zohn_ahl_drawing.describe_place (game, expected[i].place);

      g_assert_cmpstr (text, ==, expected[i].text);
    }
}

static void
test_sticks_described (void)
{
  g_autoptr (LudoGame) game =
    ludo_game_new_from_position ("zohn-ahl", "4 5 4 4 r -", 1, NULL);
  g_autofree char *text = NULL;

  g_assert_true (ludo_game_play (game, "t3s", NULL));
  text = zohn_ahl_drawing.describe_place (game, ZOHN_AHL_PLACE_STICKS);
  g_assert_cmpstr (text, ==, "The four sticks. Three marked faces are up, the "
                             "green one (sahe) among them.");
}

/* In circuits of all lengths the spaces lie apart, the creeks one above the
 * other and the dry branches at one height. */
static void
test_circuits (void)
{
  for (int i = 0; i < ZOHN_AHL_N_RULESETS * 11; i++)
    {
      GameVariant variant;
      GameState state;
      LudoScene scene = { .state = &state, .width = 900, .height = 900 };
      LudoRect marks[ZOHN_AHL_N_LANDMARKS];
      int counts[ZOHN_AHL_N_LANDMARKS] = { 0 };
      int n = 20 + 2 * (i / ZOHN_AHL_N_RULESETS), lowest;

      zohn_ahl_variants.start (i % ZOHN_AHL_N_RULESETS, &variant);
      variant.values[ZOHN_AHL_KNOB_SPACES] = n;
      zohn_ahl_variants.begin (&variant, &state);
      lowest = zohn_ahl_values (&state)->lowest;
      g_assert_cmpint (count_places (&scene), ==,
                       n + (zohn_ahl_values (&state)->starts_off_board ? 5
                                                                       : 3));
      for (int space = lowest; space < lowest + n; space++)
        {
          int landmark = zohn_ahl_landmark (zohn_ahl_values (&state), space);

          counts[landmark]++;
          g_assert_true (zohn_ahl_drawing.bounds (&scene, space,
                                                  &marks[landmark]));
        }
      for (int landmark = 1; landmark < ZOHN_AHL_N_LANDMARKS; landmark++)
        g_assert_cmpint (counts[landmark], ==, 1 + lowest);
      if (lowest == 1)
        continue;

      g_assert_cmpfloat_with_epsilon (marks[ZOHN_AHL_LANDMARK_NORTH_CREEK].x,
                                      marks[ZOHN_AHL_LANDMARK_SOUTH_CREEK].x,
                                      1e-6);
      g_assert_cmpfloat_with_epsilon (marks[ZOHN_AHL_LANDMARK_WEST_RAVINE].y,
                                      marks[ZOHN_AHL_LANDMARK_EAST_RAVINE].y,
                                      1e-6);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/zohn-ahl-board/geometry", test_geometry);
  g_test_add_func ("/zohn-ahl-board/compass", test_compass);
  g_test_add_func ("/zohn-ahl-board/circuits", test_circuits);
  g_test_add_func ("/zohn-ahl-board/contrast", test_contrast);
  g_test_add_func ("/zohn-ahl-board/paths", test_paths);
  g_test_add_func ("/zohn-ahl-board/motion", test_motion);
  g_test_add_func ("/zohn-ahl-board/stands-on-start", test_stands_on_start);
  g_test_add_func ("/zohn-ahl-board/moments", test_moments);
  g_test_add_func ("/zohn-ahl-board/pictures", test_pictures);
  g_test_add_func ("/zohn-ahl-board/numbers-at-sides", test_numbers_at_sides);
  g_test_add_func ("/zohn-ahl-board/numbers-beside-pieces",
                   test_numbers_beside_pieces);
  g_test_add_func ("/zohn-ahl-board/shadow-on-cloth", test_shadow_on_cloth);
  g_test_add_func ("/zohn-ahl-board/sticks", test_sticks);
  g_test_add_func ("/zohn-ahl-board/neighbours", test_neighbours);
  g_test_add_func ("/zohn-ahl-board/descriptions", test_descriptions);
  g_test_add_func ("/zohn-ahl-board/sticks-described",
                   test_sticks_described);

  return g_test_run ();
}
