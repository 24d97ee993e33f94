/* test-ken-wan-board.c: the drawing of Ken Wan
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"

#include "drawing/ludo-paint.h"
#include "games/game-position.h"
#include "games/game-rng.h"
#include "games/ken-wan/drawing/ken-wan-board.h"
#include "games/ken-wan/drawing/ken-wan-paint.h"

#include <math.h>
#include <string.h>

/* No piece can move, so the button that passes is shown. */
#define FROZEN "...../....../......./.yYy..../....#..../..bBb.../......./" \
  ".rRr../..... b 3 -"
#define ROW "BYBYB/....../......./......../....#..../RRRRRr../......./" \
  "....../..... r 3 -"

static const struct
{
  double width;
  double height;
} sizes[] = {
  { 300, 280 }, { 300, 420 }, { 360, 500 }, { 480, 480 }, { 720, 400 },
  { 900, 560 }, { 900, 920 }, { 1280, 800 }, { 1920, 1080 }, { 3840, 2160 },
};

static void
assert_apart (const LudoRect *a,
              const LudoRect *b)
{
  double across = MIN (a->x + a->width, b->x + b->width) - MAX (a->x, b->x);
  double down = MIN (a->y + a->height, b->y + b->height) - MAX (a->y, b->y);

  g_assert_true (across < 0.001 || down < 0.001);
}

/* Every place is found at its centre, large enough, in the picture, and apart
 * from the others. */
static void
test_geometry (void)
{
  GameState frozen = board_position (&ken_wan_rules, FROZEN);

  for (guint i = 0; i < G_N_ELEMENTS (sizes) * 2; i++)
    {
      LudoScene scene = board_scene (&frozen, sizes[i / 2].width,
                                     sizes[i / 2].height);
      double least = scene.width >= 900 ? 44 : scene.width >= 360 ? 24 : 20;
      LudoRect all[KEN_WAN_N_PLACES];

      scene.coordinates = i % 2 == 0;
      for (int place = 0; place < ken_wan_drawing.n_places; place++)
        {
          LudoRect *bounds = &all[place];

          g_assert_true (ken_wan_drawing.bounds (&scene, place, bounds));
          g_assert_cmpint (
            board_place_at (&ken_wan_drawing, &scene,
                            bounds->x + bounds->width / 2,
                            bounds->y + bounds->height / 2),
            ==, place);
          g_assert_cmpfloat (bounds->x, >=, 0);
          g_assert_cmpfloat (bounds->y, >=, 0);
          g_assert_cmpfloat (bounds->x + bounds->width, <=, scene.width);
          g_assert_cmpfloat (bounds->y + bounds->height, <=, scene.height);
          g_assert_cmpfloat (bounds->width, >=, least);
          g_assert_cmpfloat (bounds->height, >=, least);
          for (int other = 0; other < place; other++)
            assert_apart (bounds, &all[other]);
        }

      g_assert_cmpint (board_place_at (&ken_wan_drawing, &scene, -1, -1),
                       ==, -1);
      g_assert_cmpint (board_place_at (&ken_wan_drawing, &scene,
                                       scene.width / 2, 1), ==, -1);
    }
}

/* The button is there only when there is nothing else to do. */
static void
test_pass_button (void)
{
  GameState frozen = board_position (&ken_wan_rules, FROZEN);
  GameState free_to_move = board_position (&ken_wan_rules, ROW);
  LudoScene scene = board_scene (&frozen, 800, 700);
  LudoRect bounds;

  g_assert_true (ken_wan_drawing.bounds (&scene, KEN_WAN_PLACE_PASS, &bounds));
  scene.state = &free_to_move;
  g_assert_false (ken_wan_drawing.bounds (&scene, KEN_WAN_PLACE_PASS,
                                          &bounds));
  g_assert_cmpint (board_place_at (&ken_wan_drawing, &scene,
                                   bounds.x + bounds.width / 2,
                                   bounds.y + bounds.height / 2),
                   ==, -1);
}

static void
assert_contrast (LudoColor a,
                 LudoColor b,
                 double    least)
{
  g_assert_cmpfloat (ludo_color_contrast (a, b), >=, least);
}

/* Face or rim of a piece stands out from its cell, its sign from its face, its
 * cross from its background, the letters from the plate. */
static void
test_contrast (void)
{
  for (int theme = 0; theme < LUDO_N_THEMES; theme++)
    {
      const KenWanPalette *palette = ken_wan_palette ((LudoTheme) theme);

      assert_contrast (palette->text, palette->plate, 4.5);
      for (int colour = 0; colour < KEN_WAN_COLOURS; colour++)
        {
          const KenWanCubePalette *cube = &palette->cubes[colour];
          gboolean light_ground =
            ludo_color_contrast (cube->edge, palette->cell)
            > ludo_color_contrast (cube->face, palette->cell);
          LudoColor rim = light_ground ? cube->edge : cube->face;

          assert_contrast (rim, palette->cell, 3);
          assert_contrast (rim, cube->half, 3);
          assert_contrast (cube->sign, cube->face, 3);
        }
    }
}

static gboolean
same_picture (const LudoScene *a,
              const LudoScene *b)
{
  cairo_surface_t *one = board_paint (&ken_wan_drawing, a);
  cairo_surface_t *other = board_paint (&ken_wan_drawing, b);
  gboolean same = board_same_picture (one, other);

  cairo_surface_destroy (one);
  cairo_surface_destroy (other);

  return same;
}

/* Every theme, with and without labels, whatever is picked or marked. */
static void
test_draws (void)
{
  GameState row = board_position (&ken_wan_rules, ROW);
  GameState frozen = board_position (&ken_wan_rules, FROZEN);
  guint8 marks[LUDO_PLACES_MAX];
  const int paths[] = { ken_wan_cell (3, 1), ken_wan_cell (3, 3),
                        KEN_WAN_CENTRE, KEN_WAN_PLACE_PASS };

  for (int place = 0; place < LUDO_PLACES_MAX; place++)
    marks[place] = (guint8) (place * 7);

  for (int theme = 0; theme < LUDO_N_THEMES; theme++)
    for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
      {
        LudoScene scene = board_scene (i % 2 == 0 ? &row : &frozen, 420, 380);

        scene.theme = (LudoTheme) theme;
        scene.coordinates = i < 2;
        scene.marks = marks;
        cairo_surface_destroy (board_paint (&ken_wan_drawing, &scene));
        scene.path = &paths[i];
        scene.n_path = 1;
        cairo_surface_destroy (board_paint (&ken_wan_drawing, &scene));
      }
}

/* How bright 16 by 16 points of a cell are without colour, 0 to 255. */
static void
grey_of_cell (const LudoScene *scene,
              int              cell,
              double           grey[16 * 16])
{
  cairo_surface_t *surface = board_paint (&ken_wan_drawing, scene);
  const guchar *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  LudoRect bounds;

  ken_wan_drawing.bounds (scene, cell, &bounds);
  for (int row = 0; row < 16; row++)
    for (int column = 0; column < 16; column++)
      {
        int x = (int) (bounds.x + bounds.width * (column + 0.5) / 16);
        int y = (int) (bounds.y + bounds.height * (row + 0.5) / 16);
        guint32 pixel = *(const guint32 *) (const void *)
                        (data + y * stride + x * 4);

        grey[row * 16 + column] = 0.2126 * (pixel >> 16 & 255)
                                  + 0.7152 * (pixel >> 8 & 255)
                                  + 0.0722 * (pixel & 255);
      }
  cairo_surface_destroy (surface);
}

/* Without colour, no two kinds of pieces look alike, nor like an empty cell:
 * ten points of their cell or more differ clearly. */
static void
test_greyscale (void)
{
  static const char letters[] = "BYRbyr.";
  double greys[7][16 * 16];

  for (int theme = 0; theme < LUDO_N_THEMES; theme++)
    {
      for (int i = 0; i < 7; i++)
        {
          g_autofree char *text =
            g_strdup_printf ("B.Y.R/....../......./......../....#..../"
                             "...%c..../......./....../..... b 3 -",
                             letters[i]);
          GameState state = board_position (&ken_wan_rules, text);
          LudoScene scene = board_scene (&state, 420, 380);

          scene.theme = (LudoTheme) theme;
          grey_of_cell (&scene, ken_wan_cell (3, 4), greys[i]);
        }

      for (int i = 0; i < 7; i++)
        for (int j = 0; j < i; j++)
          {
            int differing = 0;

            for (int k = 0; k < 16 * 16; k++)
              differing += fabs (greys[i][k] - greys[j][k]) > 40;
            g_assert_cmpint (differing, >=, 10);
          }
    }
}

/* No two legal moves have the same path, and the token of a move's path is the
 * move. */
static void
check_paths (const GamePosition *position)
{
  GameMove moves[GAME_MOVES_MAX];
  int n = game_position_legal_moves (position, moves);
  g_autoptr (GHashTable) paths = g_hash_table_new (NULL, NULL);

  for (int i = 0; i < n; i++)
    {
      int path[LUDO_PATH_MAX] = { 0 };
      int n_path = ken_wan_drawing.move_path (&position->state, moves[i],
                                              path);
      char token[GAME_MOVE_TEXT_MAX];
      char text[GAME_MOVE_TEXT_MAX];

      g_assert_cmpint (n_path, >=, 1);
      g_assert_true (g_hash_table_add (
        paths, GINT_TO_POINTER (1 + path[0] * 1000 + path[1] * 10 + n_path)));
      ken_wan_drawing.path_token (&position->state, path, n_path, token);
      ken_wan_rules.print_move (&position->state, moves[i], text);
      g_assert_cmpstr (token, ==, text);
    }
}

/* A motion begins as the position before the move and ends as the one
 * after. */
static void
check_motion (const GameState *before,
              const GameState *after,
              const GameTrace *trace)
{
  LudoMotion motion = { before, trace, 0 };
  LudoScene still = board_scene (before, 240, 220);
  LudoScene moving = board_scene (after, 240, 220);
  double duration = ken_wan_drawing.schedule (before, trace, NULL);

  moving.motion = &motion;
  if (duration > 0)
    {
      g_assert_true (same_picture (&still, &moving));
      motion.time = duration * 0.6;
      g_assert_false (same_picture (&still, &moving));
    }
  still.state = after;
  motion.time = duration;
  g_assert_true (same_picture (&still, &moving));
  g_assert_cmpfloat (duration, <, 2.5);
}

/* Random games; now and then one of their moves is painted. */
static void
test_moves (void)
{
  GameRng rng = { 17 };

  for (int game = 0; game < 6; game++)
    {
      GameConfig config = { .setup = game / 2, .players = 2 + game % 2 };
      GamePosition played;

      game_position_init_start (&played, &ken_wan_rules, &config);
      for (int ply = 0; ply < 120; ply++)
        {
          GameMove moves[GAME_MOVES_MAX];
          int n = game_position_legal_moves (&played, moves);
          GameState before = played.state;
          GameTrace trace = GAME_TRACE_INIT;

          if (n == 0)
            break;
          check_paths (&played);
          game_position_apply (&played,
                               moves[game_rng_below (&rng, (guint32) n)],
                               &trace);
          if (ply % 6 == 0)
            check_motion (&before, &played.state, &trace);
          game_trace_clear (&trace);
        }
      game_position_clear (&played);
    }
}

static void
assert_step (const char    *from,
             LudoDirection  direction,
             const char    *to)
{
  GameState state = board_position (&ken_wan_rules, ROW);
  char name[8];
  int place = ken_wan_cell (from[0] - 'a', from[1] - '0');

  g_assert_cmpstr (ken_wan_drawing.place_name (
                     ken_wan_drawing.neighbour (&state, place, direction),
                     name), ==, to);
}

static void
test_arrows (void)
{
  GameState frozen = board_position (&ken_wan_rules, FROZEN);

  assert_step ("c4", LUDO_DIRECTION_LEFT, "c3");
  assert_step ("c4", LUDO_DIRECTION_RIGHT, "c5");
  assert_step ("d4", LUDO_DIRECTION_UP, "e5");
  assert_step ("d4", LUDO_DIRECTION_OTHER_UP, "e4");
  assert_step ("d8", LUDO_DIRECTION_UP, "e8");
  assert_step ("d8", LUDO_DIRECTION_OTHER_UP, "e9");
  assert_step ("f9", LUDO_DIRECTION_DOWN, "e8");
  assert_step ("a1", LUDO_DIRECTION_LEFT, "a1");
  assert_step ("a1", LUDO_DIRECTION_DOWN, "a1");
  assert_step ("e1", LUDO_DIRECTION_DOWN, "d1");
  assert_step ("e1", LUDO_DIRECTION_OTHER_DOWN, "e1");

  /* Every cell can be reached with the arrows alone. */
  for (int cell = 0; cell < KEN_WAN_CELLS; cell++)
    {
      KenWanSet seen = ken_wan_bit (cell);

      for (KenWanSet fresh = seen; fresh != 0;)
        {
          int next = ken_wan_set_pop (&fresh);

          for (int i = LUDO_DIRECTION_LEFT; i <= LUDO_DIRECTION_DOWN; i++)
            {
              int place = ken_wan_drawing.neighbour (&frozen, next,
                                                     (LudoDirection) i);

              if (place == KEN_WAN_PLACE_PASS
                  || (seen & ken_wan_bit (place)) != 0)
                continue;
              seen |= ken_wan_bit (place);
              fresh |= ken_wan_bit (place);
            }
        }
      g_assert_cmpint (ken_wan_set_count (seen), ==, KEN_WAN_CELLS);
    }

  /* The button lies beyond a1, and leads back there. */
  g_assert_cmpint (ken_wan_drawing.neighbour (&frozen, 0, LUDO_DIRECTION_LEFT),
                   ==, KEN_WAN_PLACE_PASS);
  g_assert_cmpint (ken_wan_drawing.neighbour (&frozen, KEN_WAN_PLACE_PASS,
                                              LUDO_DIRECTION_RIGHT), ==, 0);
}

static void
assert_described (const char *text,
                  const char *cell,
                  const char *words)
{
  g_autoptr (LudoGame) game = ludo_game_new_from_position ("ken-wan", text, 1,
                                                           NULL);
  int place = cell[0] == '\0' ? KEN_WAN_PLACE_PASS
                              : ken_wan_cell (cell[0] - 'a', cell[1] - '0');
  g_autofree char *said = ken_wan_drawing.describe_place (game, place);

  g_assert_cmpstr (said, ==, words);
}

static void
test_places_in_words (void)
{
  assert_described (ROW, "d1", "d1, whole red piece, group of 6");
  assert_described (ROW, "d3",
                    "d3, whole red piece, group of 6, holds its group "
                    "together");
  assert_described (ROW, "d6", "d6, red half-piece, group of 6");
  assert_described (ROW, "i6", "i6, whole yellow piece, isolated");
  assert_described (ROW, "a1", "a1, empty");
  assert_described (ROW, "e5", "e5, black centre, closed");
  assert_described (FROZEN, "", "Pass");
}

static void
test_path_tokens (void)
{
  GameState row = board_position (&ken_wan_rules, ROW);
  const int pass[] = { KEN_WAN_PLACE_PASS };
  const int move[] = { ken_wan_cell (3, 1), ken_wan_cell (4, 1) };
  char token[GAME_MOVE_TEXT_MAX];

  ken_wan_drawing.path_token (&row, move, 0, token);
  g_assert_cmpstr (token, ==, "");
  ken_wan_drawing.path_token (&row, move, 1, token);
  g_assert_cmpstr (token, ==, "d1");
  ken_wan_drawing.path_token (&row, move, 2, token);
  g_assert_cmpstr (token, ==, "d1e1");
  ken_wan_drawing.path_token (&row, pass, 1, token);
  g_assert_cmpstr (token, ==, "pass");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ken-wan/board/geometry", test_geometry);
  g_test_add_func ("/ken-wan/board/pass-button", test_pass_button);
  g_test_add_func ("/ken-wan/board/contrast", test_contrast);
  g_test_add_func ("/ken-wan/board/draws", test_draws);
  g_test_add_func ("/ken-wan/board/greyscale", test_greyscale);
  g_test_add_func ("/ken-wan/board/moves", test_moves);
  g_test_add_func ("/ken-wan/board/arrows", test_arrows);
  g_test_add_func ("/ken-wan/board/places-in-words", test_places_in_words);
  g_test_add_func ("/ken-wan/board/path-tokens", test_path_tokens);

  return g_test_run ();
}
