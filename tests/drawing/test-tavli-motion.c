/* test-tavli-motion.c: how a move of tavli is picked, and shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"

#include <string.h>

#include "games/game-rng.h"
#include "games/tavli/drawing/tavli-board.h"
#include "games/tavli/rules/tavli-rules.h"
#include "games/tavli/words/tavli-words.h"

#define START "h:15 h:15 w -"
#define AGATHIAS                                                        \
  "6:7,9:1,10:2,19:2,20:2,23:1,x 8:2,11:2,12:2,13:1,14:2,15:2,18:2,21:2,x w "
#define CROWDED                                                         \
  "m4:2,m9:1,19:3,20:2,22:4,o:3,x m4:1,1:6,5:2,9:1,24:2,o:3,x w 14444"

static GBytes *
pixels (const LudoScene *scene)
{
  cairo_surface_t *surface = board_paint (&tavli_drawing, scene);
  gsize size = (gsize) cairo_image_surface_get_stride (surface)
               * (gsize) cairo_image_surface_get_height (surface);
  GBytes *bytes = g_bytes_new (cairo_image_surface_get_data (surface), size);

  cairo_surface_destroy (surface);

  return bytes;
}

static gboolean
same_path (const int *a,
           int        n_a,
           const int *b,
           int        n_b)
{
  return memcmp (a, b, (gsize) MIN (n_a, n_b) * sizeof *a) == 0;
}

/* No legal move's path begins another's, and the path of a move gives back its
 * token. */
static void
assert_paths (const GameState *state)
{
  GameMove moves[GAME_MOVES_MAX];
  int paths[128][LUDO_PATH_MAX], lengths[128];
  int n = tavli_rules.legal_moves (state, moves);

  g_assert_cmpint (n, <=, 128);
  for (int i = 0; i < n; i++)
    {
      char token[GAME_MOVE_TEXT_MAX], meant[GAME_MOVE_TEXT_MAX];

      lengths[i] = tavli_drawing.move_path (state, moves[i], paths[i]);
      g_assert_cmpint (lengths[i], >=, 1);
      g_assert_cmpint (lengths[i], <=, LUDO_PATH_MAX);
      for (int j = 0; j < i; j++)
        g_assert_false (same_path (paths[i], lengths[i], paths[j],
                                   lengths[j]));

      tavli_rules.print_move (state, moves[i], token);
      tavli_drawing.path_token (state, paths[i], lengths[i], meant);
      g_assert_cmpstr (meant, ==, token);
    }
}

static void
test_paths (void)
{
  GameRng rng = { 31 };

  for (int game = 0; game < 30; game++)
    {
      GameState state = board_position (&tavli_rules, START);
      GameMove moves[GAME_MOVES_MAX];
      GameThrow throws[GAME_THROWS_MAX];
      int n;

      for (;;)
        {
          n = tavli_rules.throws (&state, throws);
          if (n > 0)
            {
              GameMove thrown = throws[game_rng_below (&rng, (guint32) n)].move;
              int path[LUDO_PATH_MAX];

              g_assert_cmpint (tavli_drawing.move_path (&state, thrown, path),
                               ==, 1);
              g_assert_cmpint (path[0], ==, tavli_drawing.throw_place);
              tavli_rules.apply (&state, thrown, NULL);
              continue;
            }

          assert_paths (&state);
          n = tavli_rules.legal_moves (&state, moves);
          if (n == 0)
            break;
          tavli_rules.apply (&state, moves[game_rng_below (&rng, (guint32) n)],
                             NULL);
        }
    }
}

static void
assert_token (const char *text,
              int         first,
              int         second,
              const char *expected)
{
  GameState state = board_position (&tavli_rules, text);
  const int path[] = { first, second };
  char token[GAME_MOVE_TEXT_MAX];

  tavli_drawing.path_token (&state, path, second < 0 ? 1 : 2, token);
  g_assert_cmpstr (token, ==, expected);
}

static void
test_path_tokens (void)
{
  assert_token (AGATHIAS "256", 6, 12, "6/12");
  assert_token (AGATHIAS "256", 6, -1, "6/");
  assert_token (AGATHIAS "256", TAVLI_PLACE_HAND, -1, "h/");
  assert_token (AGATHIAS "256", TAVLI_PLACE_HAND, 4, "h/4");
  assert_token (AGATHIAS "256", 6, TAVLI_PLACE_HAND, TAVLI_BACK_TO_HAND);
  assert_token (AGATHIAS "256", TAVLI_PLACE_HAND + 1, -1,
                TAVLI_OPPONENTS_HAND);
  assert_token (AGATHIAS "256", 6, TAVLI_PLACE_HAND + 1, TAVLI_BACK_TO_HAND);
  assert_token (AGATHIAS "256", TAVLI_PLACE_HAND, TAVLI_PLACE_HAND + 1,
                TAVLI_HAND_TO_HAND);
  assert_token (AGATHIAS "256", TAVLI_PLACE_HAND, TAVLI_PLACE_OFF,
                TAVLI_NOT_YET_OFF);
  assert_token (AGATHIAS "256", 23, TAVLI_PLACE_OFF + 1, TAVLI_OPPONENTS_TRAY);
  assert_token (AGATHIAS "256", TAVLI_PLACE_OFF, -1, TAVLI_BORNE_OFF);
  assert_token (AGATHIAS "256", 23, TAVLI_PLACE_OFF, "23/off:2");
  assert_token (AGATHIAS "256", 20, TAVLI_PLACE_OFF, "20/off:5");
  assert_token (AGATHIAS "256", TAVLI_PLACE_NUMBER + 4, -1, ":5");
  assert_token (AGATHIAS "256", 6, TAVLI_WAITING_FIRST, TAVLI_TO_MIDDLE_ROW);
  assert_token (CROWDED, TAVLI_WAITING_FIRST + 3, 5, "m4/5");
}

static GBytes *
pixels_at (const GameState *before,
           const GameState *after,
           const GameTrace *trace,
           double           time)
{
  LudoMotion motion = { before, trace, time };
  LudoScene scene = board_scene (after, 720, 480);

  scene.last = trace;
  scene.motion = time < 0 ? NULL : &motion;

  return pixels (&scene);
}

/* A motion ends in the still picture, and shows something else before. */
static void
assert_motion (const char *text,
               const char *move)
{
  GameState before = board_position (&tavli_rules, text), after = before;
  GameTrace trace = GAME_TRACE_INIT;
  GameMove parsed;
  double duration;
  g_autoptr (GBytes) still = NULL;
  g_autoptr (GBytes) end = NULL;
  g_autoptr (GBytes) middle = NULL;

  g_assert_true (tavli_rules.parse_move (&before, move, strlen (move), &parsed,
                                         NULL));
  tavli_rules.apply (&after, parsed, &trace);
  duration = tavli_drawing.schedule (&before, &trace, NULL);
  g_assert_cmpfloat (duration, >, 0);
  g_assert_cmpfloat (duration, <, 1.5);

  still = pixels_at (&before, &after, &trace, -1);
  end = pixels_at (&before, &after, &trace, duration);
  middle = pixels_at (&before, &after, &trace, duration * 0.4);
  g_assert_true (g_bytes_equal (still, end));
  g_assert_false (g_bytes_equal (still, middle));
  game_trace_clear (&trace);
}

static void
test_motion (void)
{
  assert_motion (START, "r256");
  assert_motion (START, "r444");
  assert_motion ("h:14,6:1 1:8,5:7 w -", "r115");
  assert_motion ("h:15 h:15 w 256", "h/5");
  assert_motion (AGATHIAS "256", "10/16");
  assert_motion ("8:14,10:1,x 9:13,11:1,13:1,x w 123", "10/13");
  assert_motion ("8:14,10:1,x 9:13,11:1,13:1,x w 123", "10/11");
  assert_motion (CROWDED, "m4/7");
  assert_motion ("22:3,23:12,x 1:15 w 3", "22/off:3");
  assert_motion ("24:1,o:14,x 1:15 w 5", "24/off:5");
}

/* Throws settle in less than 0.8 seconds. */
static void
test_throw_time (void)
{
  GameState before = board_position (&tavli_rules, START), after = before;
  GameTrace trace = GAME_TRACE_INIT;

  tavli_rules.apply (&after, tavli_throw_move (2, 5, 6), &trace);
  g_assert_cmpfloat (tavli_drawing.schedule (&before, &trace, NULL), <, 0.8);
  game_trace_clear (&trace);
}

static int
go (const LudoScene *scene,
    int              place,
    LudoDirection    direction)
{
  return board_neighbour (&tavli_drawing, scene, place, direction);
}

static void
test_arrows (void)
{
  GameState start = board_position (&tavli_rules, START);
  GameState thrown = board_position (&tavli_rules, AGATHIAS "256");
  const LudoScene wide = board_scene (&start, 1280, 800);
  const LudoScene narrow = board_scene (&start, 500, 720);

  g_assert_cmpint (go (&wide, 1, LUDO_DIRECTION_LEFT), ==, 2);
  g_assert_cmpint (go (&wide, 13, LUDO_DIRECTION_RIGHT), ==, 14);
  g_assert_cmpint (go (&wide, 4, LUDO_DIRECTION_DOWN), ==,
                   TAVLI_WAITING_FIRST + 3);
  g_assert_cmpint (go (&wide, TAVLI_WAITING_FIRST + 3, LUDO_DIRECTION_DOWN),
                   ==, 21);
  g_assert_cmpint (go (&wide, 21, LUDO_DIRECTION_UP), ==,
                   TAVLI_WAITING_FIRST + 3);
  g_assert_cmpint (go (&wide, 12, LUDO_DIRECTION_LEFT), ==, 12);
  g_assert_cmpint (go (&wide, 24, LUDO_DIRECTION_RIGHT), ==, TAVLI_PLACE_OFF);
  g_assert_cmpint (go (&wide, 1, LUDO_DIRECTION_RIGHT), ==, TAVLI_PLACE_HAND);

  /* Below the board, where it is narrow. */
  g_assert_cmpint (go (&narrow, 13, LUDO_DIRECTION_DOWN), ==,
                   TAVLI_PLACE_HAND);
  g_assert_cmpint (go (&narrow, 18, LUDO_DIRECTION_DOWN), ==,
                   TAVLI_PLACE_THROW);
  g_assert_cmpint (go (&narrow, 24, LUDO_DIRECTION_RIGHT), ==, 24);
  board_assert_reachable (&tavli_drawing, &start);
  board_assert_reachable (&tavli_drawing, &thrown);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tavli/board/paths", test_paths);
  g_test_add_func ("/tavli/board/path-tokens", test_path_tokens);
  g_test_add_func ("/tavli/board/motion", test_motion);
  g_test_add_func ("/tavli/board/throw-time", test_throw_time);
  g_test_add_func ("/tavli/board/arrows", test_arrows);

  return g_test_run ();
}
