/* test-chisolo-board.c: the drawing of Chisolo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"

#include "drawing/ludo-paint.h"
#include "games/chisolo/drawing/chisolo-board.h"
#include "games/chisolo/drawing/chisolo-layout.h"
#include "games/chisolo/drawing/chisolo-paint.h"
#include "games/game-rng.h"

#include <math.h>
#include <string.h>

/* South's g1 captures, then a third hole is due. */
#define CAPTURING \
  "0,0,0,0,2,0,3/1,0,0,0,0,0,4/0,0,0,0,0,0,0/0,0,0,0,0,0,1 s ++ 10"
#define STUCK \
  "one-counter: 0,0,1,0,0,0,0/0,0,1,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,1,0 s ?? 0"

static const struct
{
  double width;
  double height;
} sizes[] = {
  { 300, 200 }, { 300, 420 }, { 360, 500 }, { 360, 190 }, { 480, 480 },
  { 900, 480 }, { 900, 920 }, { 1280, 800 }, { 1920, 1080 }, { 3840, 2160 },
};

static GameState
start (int ruleset)
{
  GameConfig config = { .ruleset = ruleset, .players = 2 };
  GameState state;

  chisolo_rules.start (&config, &state);

  return state;
}

static int
count_places (const LudoScene *scene)
{
  double least = scene->width >= 900 && scene->height >= 400 ? 44
                 : scene->width >= 360 ? 24 : 20;
  int n = 0;

  for (int place = 0; place < chisolo_drawing.n_places; place++)
    {
      LudoRect bounds;

      if (!chisolo_drawing.bounds (scene, place, &bounds))
        continue;
      n++;
      g_assert_cmpint (board_place_at (&chisolo_drawing, scene,
                                       bounds.x + bounds.width / 2,
                                       bounds.y + bounds.height / 2),
                       ==, place);
      g_assert_cmpfloat (bounds.x, >=, 0);
      g_assert_cmpfloat (bounds.y, >=, 0);
      g_assert_cmpfloat (bounds.x + bounds.width, <=, scene->width);
      g_assert_cmpfloat (bounds.y + bounds.height, <=, scene->height);
      g_assert_cmpfloat (bounds.width, >=, least);
      /* In the lowest windows the choice of direction is as low as the strip
       * between the camps, beside which it hears a finger too. */
      if (scene->height < 400 && (place == CHISOLO_PLACE_ANTICLOCKWISE
                                  || place == CHISOLO_PLACE_CLOCKWISE))
        g_assert_cmpfloat (bounds.height, >=, 15);
      else
        g_assert_cmpfloat (bounds.height, >=, least);
    }

  g_assert_cmpint (board_place_at (&chisolo_drawing, scene, -1, -1),
                   ==, -1);

  return n;
}

/* Whether @place looks alike in both pictures, which are of one size. */
static gboolean
looks_alike (const LudoScene *scene,
             int              place,
             cairo_surface_t *a,
             cairo_surface_t *b)
{
  int stride = cairo_image_surface_get_stride (a);
  LudoRect bounds;

  g_assert_true (chisolo_drawing.bounds (scene, place, &bounds));
  for (int y = (int) ceil (bounds.y); y < bounds.y + bounds.height - 1; y++)
    {
      gsize at = (gsize) y * (gsize) stride + 4 * (gsize) ceil (bounds.x);

      if (memcmp (cairo_image_surface_get_data (a) + at,
                  cairo_image_surface_get_data (b) + at,
                  4 * (gsize) (bounds.width - 2)) != 0)
        return FALSE;
    }

  return TRUE;
}

/* The arrow of the hole in question leaves it and touches no other but the
 * rim of the next: nobody reads from it where the sowing ends. */
static void
test_way (void)
{
  GameState state = board_position (&chisolo_rules,
                                    "3,0,0,2,0,0,0/0,1,0,0,2,0,1/"
                                    "0,2,1,0,0,1,0/1,3,0,1,0,2,4 s +- 10");
  const ChisoloState *chisolo = (const ChisoloState *) &state;
  guint8 marks[LUDO_PLACES_MAX] = { 0 };
  LudoScene scene = board_scene (&state, 900, 700);
  cairo_surface_t *plain = board_paint (&chisolo_drawing, &scene);
  cairo_surface_t *pointed;
  int n_marked = 0;

  for (int hole = 0; hole < CHISOLO_HOLES; hole++)
    {
      int cell = chisolo_cell (chisolo->turn, hole);
      int next = chisolo_cell (chisolo->turn,
                               (hole + chisolo->directions[chisolo->turn]
                                + CHISOLO_HOLES) % CHISOLO_HOLES);

      if (chisolo->camps[chisolo->turn].stones[hole] == 0)
        continue;
      marks[cell] = LUDO_MARK_HOVER;
      scene.marks = marks;
      pointed = board_paint (&chisolo_drawing, &scene);
      g_assert_false (looks_alike (&scene, cell, plain, pointed));
      for (int other = 0; other < CHISOLO_CELLS; other++)
        if (other != cell && other != next)
          g_assert_true (looks_alike (&scene, other, plain, pointed));
      cairo_surface_destroy (pointed);
      marks[cell] = 0;
      n_marked++;
    }
  g_assert_cmpint (n_marked, >, 2);
  cairo_surface_destroy (plain);
}

/* Every place is found at its centre, large enough and in the picture, in all
 * that can be due: a hole, a direction, a third hole, a pass. */
static void
test_geometry (void)
{
  const int always = CHISOLO_CELLS + 1;
  GameState first = start (CHISOLO_NATATU);
  GameState settled = start (CHISOLO_SMITH_DALE);
  GameState capturing = board_position (&chisolo_rules, CAPTURING);
  GameState stuck = board_position (&chisolo_rules, STUCK);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      const int hole[] = { 0 };
      const int corner[] = { 6 };
      LudoScene scene = board_scene (&first, sizes[i].width, sizes[i].height);

      g_assert_cmpint (count_places (&scene), ==, always);
      scene.path = hole;
      scene.n_path = 1;
      g_assert_cmpint (count_places (&scene), ==, always + 2);

      /* A clockwise first sowing has no arrows to choose.  As all first sowings
       * capture, the third hole may be declined at once. */
      scene = board_scene (&settled, sizes[i].width, sizes[i].height);
      scene.path = hole;
      scene.n_path = 1;
      g_assert_cmpint (count_places (&scene), ==, always + 1);
      g_assert_false (chisolo_drawing.bounds (&scene,
                                              CHISOLO_PLACE_ANTICLOCKWISE,
                                              &(LudoRect) { 0 }));

      scene = board_scene (&capturing, sizes[i].width, sizes[i].height);
      g_assert_cmpint (count_places (&scene), ==, always);
      scene.path = corner;
      scene.n_path = 1;
      g_assert_cmpint (count_places (&scene), ==, always + 1);

      scene = board_scene (&stuck, sizes[i].width, sizes[i].height);
      g_assert_cmpint (count_places (&scene), ==, always + 1);
    }
}

/* The choice of direction lies beside the hole that is picked or, for large
 * letters, beyond the player's outer row; it covers no stones, and says in
 * words, no smaller than the interface's, where it leads. */
static void
test_choice (void)
{
  const double fonts[] = { 13, 15, 26 };
  const guint n_cases = 2 * CHISOLO_CELLS * G_N_ELEMENTS (sizes);

  for (guint i = 0; i < n_cases * G_N_ELEMENTS (fonts); i++)
    {
      const double font = fonts[i / n_cases];
      const int size = (int) (i % n_cases / (2 * CHISOLO_CELLS));
      const int cell = (int) (i / 2) % CHISOLO_CELLS;
      const int place = i % 2 == 0 ? CHISOLO_PLACE_ANTICLOCKWISE
                                   : CHISOLO_PLACE_CLOCKWISE;
      const int other = i % 2 == 0 ? CHISOLO_PLACE_CLOCKWISE
                                   : CHISOLO_PLACE_ANTICLOCKWISE;
      GameState state = start (CHISOLO_NATATU);
      LudoScene scene = board_scene (&state, sizes[size].width,
                                     sizes[size].height);
      const char *words = chisolo_places_way_words (cell, place);
      gboolean is_upright = sizes[size].height > sizes[size].width;
      LudoRect rect, rest, hole, next;
      double unit, distance;

      ((ChisoloState *) &state)->turn = (uint8_t) (cell / CHISOLO_HOLES);
      scene.path = &cell;
      scene.n_path = 1;
      scene.font_size = font;
      g_assert_true (chisolo_drawing.bounds (&scene, 0, &hole));
      g_assert_true (chisolo_drawing.bounds (&scene, 1, &next));
      unit = next.x - hole.x;
      g_assert_true (chisolo_drawing.bounds (&scene, place, &rect));
      g_assert_true (chisolo_drawing.bounds (&scene, other, &rest));
      g_assert_true (chisolo_drawing.bounds (&scene, cell, &hole));

      distance = fabs (rect.y + rect.height / 2 - hole.y - hole.height / 2);
      g_assert_cmpfloat (distance, <,
                         1.5 * font <= 0.52 * unit ? 0.75 * unit
                         : 1.42 * unit + 0.75 * font + 1);
      if (is_upright)
        g_assert_cmpfloat (rect.height, >=, 1.5 * font - 0.01);
      g_assert_cmpfloat (rect.width, >=,
                         MIN (0.6 * font * (double) strlen (words),
                              3.49 * unit));
      g_assert_cmpfloat (MIN (rect.x, rest.x), <, hole.x + hole.width / 2);
      g_assert_cmpfloat (MAX (rect.x, rest.x) + rect.width, >,
                         hole.x + hole.width / 2);
      for (int covered = 0; covered < CHISOLO_CELLS; covered++)
        {
          g_assert_true (chisolo_drawing.bounds (&scene, covered, &hole));
          distance = fabs (rect.y + rect.height / 2 - hole.y - hole.height / 2);
          g_assert_cmpfloat (distance, >=,
                             rect.height / 2 + 0.4 * unit);
        }

      if (g_str_equal (words, "towards a"))
        g_assert_cmpfloat (rect.x, <, rest.x);
      else if (g_str_equal (words, "towards g"))
        g_assert_cmpfloat (rect.x, >, rest.x);
      else
        g_assert_cmpstr (words, ==, cell % CHISOLO_HOLES == 0
                                    || cell % CHISOLO_HOLES == 6
                                      ? cell < CHISOLO_HOLES ? "up" : "down"
                                      : cell < CHISOLO_HOLES ? "down" : "up");
      g_assert_true (g_str_has_prefix (words, "towards ")
                     || g_str_has_prefix (chisolo_places_way_words (cell,
                                                                    other),
                                          "towards "));
    }
}

/* The picture that suits a room best does not leave it. */
static void
test_aspect (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      double aspect = chisolo_drawing.aspect (sizes[i].width, sizes[i].height);

      g_assert_cmpfloat (aspect, >, 0.5);
      g_assert_cmpfloat (aspect, <, 3);
    }
  g_assert_cmpfloat (chisolo_drawing.aspect (360, 500), <,
                     chisolo_drawing.aspect (1920, 1080));
}

static void
test_contrast (void)
{
  for (int theme = 0; theme < LUDO_N_THEMES; theme++)
    {
      const ChisoloPalette *palette = chisolo_palette ((LudoTheme) theme);

      for (guint i = 0; i < G_N_ELEMENTS (palette->stones); i++)
        g_assert_cmpfloat (ludo_color_contrast (palette->stones[i],
                                                palette->hole), >=, 3);
      for (int seat = 0; seat < 2; seat++)
        g_assert_cmpfloat (MAX (ludo_color_contrast (palette->hole,
                                                     palette->camps[seat]),
                                ludo_color_contrast (palette->rim,
                                                     palette->camps[seat])),
                            >=, 3);
      g_assert_cmpfloat (ludo_color_contrast (palette->camps[0],
                                              palette->camps[1]), >=, 1.4);
      g_assert_cmpfloat (ludo_color_contrast (palette->numeral,
                                              palette->plate), >=, 4.5);
      g_assert_cmpfloat (ludo_color_contrast (palette->numeral,
                                              palette->hole), >=, 4.5);
      g_assert_cmpfloat (ludo_color_contrast (palette->label,
                                              palette->background), >=, 4.5);
      g_assert_cmpfloat (ludo_color_contrast (palette->button_label,
                                              palette->button), >=, 4.5);
      g_assert_cmpfloat (MAX (ludo_color_contrast (palette->edge,
                                                   palette->background),
                              ludo_color_contrast (palette->button,
                                                   palette->background)),
                         >=, 3);
    }
}

static gboolean
begins (const int *path,
        int        n_path,
        const int *longer,
        int        n_longer)
{
  return n_path <= n_longer
         && memcmp (path, longer, (gsize) n_path * sizeof (int)) == 0;
}

/* A path is whole exactly when it says one move, every place on it is offered
 * when its turn comes, and a legal path means the move's own token. */
static void
check_paths (const GameState *state)
{
  GameMove moves[GAME_MOVES_MAX];
  int n = chisolo_rules.legal_moves (state, moves);
  g_autofree int *paths = g_new0 (int, (gsize) (n + 1) * LUDO_PATH_MAX);
  g_autofree int *lengths = g_new0 (int, (gsize) n + 1);

  for (int i = 0; i < n; i++)
    {
      int *path = paths + i * LUDO_PATH_MAX;
      LudoScene scene = board_scene (state, 900, 500);
      char token[GAME_MOVE_TEXT_MAX], meant[GAME_MOVE_TEXT_MAX];

      lengths[i] = chisolo_drawing.move_path (state, moves[i], path);
      g_assert_cmpint (lengths[i], >=, 1);
      g_assert_cmpint (lengths[i], <=, LUDO_PATH_MAX);

      scene.path = path;
      for (scene.n_path = 0; scene.n_path < lengths[i]; scene.n_path++)
        {
          LudoRect bounds;

          g_assert_true (chisolo_drawing.bounds (&scene, path[scene.n_path],
                                                 &bounds));
        }

      chisolo_rules.print_move (state, moves[i], token);
      chisolo_drawing.path_token (state, path, lengths[i], meant);
      g_assert_cmpstr (meant, ==, token);

      for (int j = 0; j < i; j++)
        {
          const int *other = paths + j * LUDO_PATH_MAX;

          g_assert_false (begins (path, lengths[i], other, lengths[j]));
          g_assert_false (begins (other, lengths[j], path, lengths[i]));
        }
    }
}

static void
test_paths (void)
{
  GameState stuck = board_position (&chisolo_rules, STUCK);
  GameRng rng = { 31 };

  check_paths (&stuck);
  for (int game = 0; game < 4 * CHISOLO_N_RULESETS; game++)
    {
      GameState state = start (game % CHISOLO_N_RULESETS);
      GameMove moves[GAME_MOVES_MAX];
      int n;

      for (int ply = 0;
           ply < 40 && (n = chisolo_rules.legal_moves (&state, moves)) > 0;
           ply++)
        {
          check_paths (&state);
          chisolo_rules.apply (&state,
                               moves[game_rng_below (&rng, (guint32) n)],
                               NULL);
        }
    }
}

static void
assert_token (const char *text,
              const int  *path,
              int         n_path,
              const char *token)
{
  GameState state = board_position (&chisolo_rules, text);
  char meant[GAME_MOVE_TEXT_MAX];

  chisolo_drawing.path_token (&state, path, n_path, meant);
  g_assert_cmpstr (meant, ==, token);
}

/* The move that stands for picked places which cannot be played. */
static void
test_path_tokens (void)
{
  const int empty[] = { 0 };
  const int theirs[] = { CHISOLO_HOLES + 6 };
  const int third_empty[] = { 6, CHISOLO_HOLES + 5 };
  const int third_own[] = { 6, 3 };
  const int again[] = { 1, 3 };
  const int bare[] = { 13 };
  const int reserve[] = { CHISOLO_PLACE_RESERVE };

  assert_token (CAPTURING, empty, 1, "a1");
  assert_token (CAPTURING, theirs, 1, "a4");
  assert_token (CAPTURING, third_empty, 2, "g1xb4");
  assert_token (CAPTURING, third_own, 2, "g1xd1");
  assert_token (CAPTURING, again, 2, "d1");
  assert_token (CAPTURING, reserve, 1, "");
  assert_token (CAPTURING, NULL, 0, "");
  assert_token (STUCK, bare, 1, "a");
}

/* A motion lasts about six seconds at the most, ends as the picture after the
 * move, and shows another on its way. */
static void
test_motion (void)
{
  GameRng rng = { 37 };

  for (int game = 0; game < 2 * CHISOLO_N_RULESETS; game++)
    {
      GameState state = start (game % CHISOLO_N_RULESETS);
      GameMove moves[GAME_MOVES_MAX];
      int n;

      for (int ply = 0;
           ply < 12 && (n = chisolo_rules.legal_moves (&state, moves)) > 0;
           ply++)
        {
          GameState before = state;
          GameTrace trace = GAME_TRACE_INIT;
          LudoMotion motion = { &before, &trace, 0 };
          LudoScene still = board_scene (&state, 320, 180);
          LudoScene moving = still;
          cairo_surface_t *after, *end, *middle;
          double duration;

          chisolo_rules.apply (&state,
                               moves[game_rng_below (&rng, (guint32) n)],
                               &trace);
          duration = chisolo_drawing.schedule (&before, &trace, NULL);
          g_assert_cmpfloat (duration, >, 0);
          g_assert_cmpfloat (duration, <, 7);

          moving.motion = &motion;
          after = board_paint (&chisolo_drawing, &still);
          motion.time = duration;
          end = board_paint (&chisolo_drawing, &moving);
          g_assert_true (board_same_picture (after, end));
          motion.time = duration / 2;
          middle = board_paint (&chisolo_drawing, &moving);
          g_assert_false (board_same_picture (after, middle));

          cairo_surface_destroy (after);
          cairo_surface_destroy (end);
          cairo_surface_destroy (middle);
          game_trace_clear (&trace);
        }
    }
}

/* No third hole is asked for while the sowing is still seen. */
static void
test_asked_later (void)
{
  GameState before = board_position (&chisolo_rules, CAPTURING);
  GameMove moves[GAME_MOVES_MAX];
  int n = chisolo_rules.legal_moves (&before, moves);
  int path[LUDO_PATH_MAX];
  int length = 0;

  while (n > 0 && (length == 0 || path[length - 1] != CHISOLO_PLACE_DECLINE))
    length = chisolo_drawing.move_path (&before, moves[--n], path);
  g_assert_cmpint (path[length - 1], ==, CHISOLO_PLACE_DECLINE);

  for (int i = 0; i < 2; i++)
    {
      GameState after = before;
      GameTrace trace = GAME_TRACE_INIT;
      const LudoMotion motion = { &before, &trace, 0 };
      LudoScene scene = board_scene (&before, 320, 180);
      cairo_surface_t *bare, *asking;

      chisolo_rules.apply (&after, moves[n], &trace);
      scene.motion = i == 0 ? &motion : NULL;
      bare = board_paint (&chisolo_drawing, &scene);
      scene.path = path;
      scene.n_path = length - 1;
      asking = board_paint (&chisolo_drawing, &scene);
      g_assert_true (board_same_picture (bare, asking) == (i == 0));
      cairo_surface_destroy (bare);
      cairo_surface_destroy (asking);
      game_trace_clear (&trace);
    }
}

static void
check_moments (const char *text,
               const char *token,
               double      least,
               double      most)
{
  GameState before = board_position (&chisolo_rules, text), after = before;
  GameTrace trace = GAME_TRACE_INIT;
  LudoMotion motion = { &before, &trace, 0 };
  GameMove move;
  ChisoloFrame frame;
  double duration;
  int total;

  g_assert_true (chisolo_rules.parse_move (&before, token, strlen (token),
                                           &move, NULL));
  chisolo_rules.apply (&after, move, &trace);
  duration = chisolo_drawing.schedule (&before, &trace, NULL);
  g_assert_cmpfloat (duration, >=, least);
  g_assert_cmpfloat (duration, <=, most);

  chisolo_frame_init (&frame, &before);
  total = frame.reserve + chisolo_camp_total (&frame.state.camps[0])
          + chisolo_camp_total (&frame.state.camps[1]);
  for (int i = 0; i <= 1000; i++)
    {
      motion.time = duration * i / 1000;
      chisolo_frame_init_motion (&frame, &motion, &after);
      g_assert_cmpint (frame.reserve + frame.hand
                       + chisolo_camp_total (&frame.state.camps[0])
                       + chisolo_camp_total (&frame.state.camps[1]), ==,
                       total);
      g_assert_cmpint (frame.reserve, >=, 0);
      g_assert_cmpfloat (frame.way, >=, 0);
      g_assert_cmpfloat (frame.way, <=, 1);
      g_assert_cmpint (frame.hand > 0, ==, i < 1000);
    }
  game_trace_clear (&trace);
}

/* At every moment all stones are somewhere; a short turn takes 0.14 s a stone
 * besides lifting and taking, and one of 1,398 laps still about six. */
static void
test_moments (void)
{
  check_moments ("0,0,0,1,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/3,0,0,0,0,0,0 "
                 "s ++ 10", "a1", 3 * 0.14, 3 * 0.14 + 0.3);
  check_moments (CAPTURING, "g1xe4", 0.14 + 3 * 0.3, 0.14 + 3 * 0.6);
  check_moments ("0,0,0,1,0,0,0/0,0,0,0,0,0,0/1,2,1,2,6,3,2/2,1,2,3,0,2,3 "
                 "s ++ 10", "e2", 5, 7);
}

/* Every theme and size paints; each theme has a picture of its own. */
static void
test_themes (void)
{
  GameState state = start (CHISOLO_NATATU);
  guint8 marks[LUDO_PLACES_MAX] = { 0 };
  cairo_surface_t *pictures[LUDO_N_THEMES];

  for (int place = 0; place < CHISOLO_N_PLACES; place++)
    marks[place] = (guint8) (1 << place % 8);

  for (int theme = 0; theme < LUDO_N_THEMES; theme++)
    {
      LudoScene scene = board_scene (&state, 480, 245);

      scene.theme = (LudoTheme) theme;
      scene.marks = marks;
      pictures[theme] = board_paint (&chisolo_drawing, &scene);
      for (int other = 0; other < theme; other++)
        g_assert_false (board_same_picture (pictures[theme], pictures[other]));
    }
  for (int theme = 0; theme < LUDO_N_THEMES; theme++)
    cairo_surface_destroy (pictures[theme]);

  for (guint i = 0; i < G_N_ELEMENTS (sizes) - 1; i++)
    {
      LudoScene scene = board_scene (&state, sizes[i].width, sizes[i].height);

      cairo_surface_destroy (board_paint (&chisolo_drawing, &scene));
    }
}

/* Arrow keys follow the grid, and lead to every place that is offered. */
static void
test_neighbours (void)
{
  GameState state = start (CHISOLO_NATATU);
  LudoScene scene = board_scene (&state, 1280, 800);
  const int picked = 0;
  static const struct
  {
    const char *from;
    LudoDirection direction;
    const char *to;
  } steps[] = {
    { "a1", LUDO_DIRECTION_RIGHT, "b1" }, { "a1", LUDO_DIRECTION_LEFT, "a1" },
    { "a1", LUDO_DIRECTION_UP, "a2" }, { "a2", LUDO_DIRECTION_UP, "a3" },
    { "g2", LUDO_DIRECTION_RIGHT, "" },
  };
  char name[8];

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      int from = ludo_drawing_find_place (&chisolo_drawing, steps[i].from);
      int to = board_neighbour (&chisolo_drawing, &scene, from,
                                steps[i].direction);

      g_assert_cmpstr (chisolo_drawing.place_name (to, name), ==,
                       steps[i].to);
    }
  board_assert_reachable (&chisolo_drawing, &state);

  /* From the hole picked to the arrows, and from one to the other. */
  scene.path = &picked;
  scene.n_path = 1;
  g_assert_cmpint (board_neighbour (&chisolo_drawing, &scene, picked,
                                    LUDO_DIRECTION_DOWN),
                   ==, CHISOLO_PLACE_CLOCKWISE);
  g_assert_cmpint (board_neighbour (&chisolo_drawing, &scene,
                                    CHISOLO_PLACE_CLOCKWISE,
                                    LUDO_DIRECTION_RIGHT),
                   ==, CHISOLO_PLACE_ANTICLOCKWISE);
}

static void
test_descriptions (void)
{
  g_autoptr (LudoGame) game =
    ludo_game_new_from_position ("chisolo",
                                 "0,0,0,0,2,0,3/1,0,0,0,0,0,4/0,0,0,0,0,0,0/"
                                 "0,0,0,0,0,0,1 s +- 10", 0, NULL);
  static const struct
  {
    int place;
    const char *text;
  } expected[] = {
    { 0, "a1, outer row, empty" },
    { 6, "g1, outer row, 1 stone, sows up" },
    { CHISOLO_HOLES + 2, "e4, outer row, 2 stones, sows towards g" },
    { CHISOLO_PLACE_RESERVE, "Reserve, 55 stones" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *text =
        chisolo_drawing.describe_place (game, expected[i].place);

      g_assert_cmpstr (text, ==, expected[i].text);
    }
  for (int place = 0; place < CHISOLO_N_PLACES; place++)
    {
      g_autofree char *text = chisolo_drawing.describe_place (game, place);

      g_assert_cmpstr (text, !=, "");
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/chisolo-board/way", test_way);
  g_test_add_func ("/chisolo-board/geometry", test_geometry);
  g_test_add_func ("/chisolo-board/choice", test_choice);
  g_test_add_func ("/chisolo-board/aspect", test_aspect);
  g_test_add_func ("/chisolo-board/contrast", test_contrast);
  g_test_add_func ("/chisolo-board/paths", test_paths);
  g_test_add_func ("/chisolo-board/path-tokens", test_path_tokens);
  g_test_add_func ("/chisolo-board/motion", test_motion);
  g_test_add_func ("/chisolo-board/asked-later", test_asked_later);
  g_test_add_func ("/chisolo-board/moments", test_moments);
  g_test_add_func ("/chisolo-board/themes", test_themes);
  g_test_add_func ("/chisolo-board/neighbours", test_neighbours);
  g_test_add_func ("/chisolo-board/descriptions", test_descriptions);

  return g_test_run ();
}
