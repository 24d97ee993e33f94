/* test-places.c: every place of every board can be hit, at any size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"

#include "games/chisolo/drawing/chisolo-board.h"
#include "games/games.h"

/* The least side of a target: for a fingertip on a telephone, for a finger on
 * anything larger. */
#define TARGET_360 24
#define TARGET_900 LUDO_TARGET

/* Ten sizes, of a window's board or of a whole screen. */
static const struct
{
  int width;
  int height;
} sizes[] = {
  { 300, 300 }, { 360, 500 }, { 360, 640 }, { 480, 360 }, { 640, 480 },
  { 900, 600 }, { 900, 920 }, { 1280, 800 }, { 1920, 1080 }, { 3840, 2160 },
};

static double
least_target (int width)
{
  return width >= 900 ? TARGET_900 : width >= 360 ? TARGET_360 : 0;
}

/* Returns how many places are to be seen in @scene. */
static int
check_scene (const LudoDrawing *drawing,
             const LudoScene   *scene)
{
  double least = least_target ((int) scene->width);
  int n = 0;

  for (int place = 0; place < drawing->n_places; place++)
    {
      LudoRect rect;

      if (!drawing->bounds (scene, place, &rect))
        continue;

      n++;
      g_assert_cmpint (board_place_at (drawing, scene,
                                       rect.x + rect.width / 2,
                                       rect.y + rect.height / 2), ==,
                       place);
      g_assert_cmpfloat (rect.x, >=, -0.01);
      g_assert_cmpfloat (rect.y, >=, -0.01);
      g_assert_cmpfloat (rect.x + rect.width, <=, scene->width + 0.01);
      g_assert_cmpfloat (rect.y + rect.height, <=, scene->height + 0.01);
      if (MIN (rect.width, rect.height) < least)
        g_error ("%s: place %d is %.1f × %.1f at %g × %g", drawing->rules->id,
                 place, rect.width, rect.height, scene->width, scene->height);
    }
  g_assert_cmpint (board_place_at (drawing, scene, -1, -1), ==, -1);
  g_assert_cmpint (board_place_at (drawing, scene, scene->width + 1, 1),
                   ==, -1);

  return n;
}

/* The scenes in which one after the other place of @move is to be picked:
 * what is offered only then must be as easy to hit. */
static void
check_path (const BoardMoment *moment,
            LudoScene         *scene,
            GameMove           move)
{
  int path[LUDO_PATH_MAX];
  int n = moment->drawing->move_path (&moment->state, move, path);

  scene->path = path;
  for (scene->n_path = 0; scene->n_path < n; scene->n_path++)
    {
      LudoRect rect;

      g_assert_true (moment->drawing->bounds (scene, path[scene->n_path],
                                              &rect));
      check_scene (moment->drawing, scene);
    }
  scene->path = NULL;
  scene->n_path = 0;
}

/* Rooms that a window leaves to its board: the narrowest, a telephone's, a
 * flat one of 900 × 540 with the moves beside it and without, and larger
 * ones; and the least side of a target in it. */
static const struct
{
  int width;
  int height;
  double least;
} rooms[] = {
  { 348, 330, TARGET_360 },  { 348, 450, TARGET_360 },
  { 600, 350, TARGET_360 },  { 888, 350, TARGET_360 },
  { 900, 560, TARGET_900 },  { 990, 640, TARGET_900 },
  { 1280, 720, TARGET_900 }, { 1920, 1080, TARGET_900 },
};

/* How far from the middle of @place on in this direction it is still hit, up
 * to half a target; @free: what comes then is no other place's. */
static double
hit_run (const LudoDrawing *drawing,
         const LudoScene   *scene,
         int                place,
         double             dx,
         double             dy,
         gboolean          *free)
{
  const double step = 0.25;
  LudoGeometry geometry;
  double run, x, y;
  LudoRect rect;

  ludo_geometry_init (&geometry, drawing, scene);
  rect = geometry.bounds[place];
  x = rect.x + rect.width / 2;
  y = rect.y + rect.height / 2;
  for (run = step; run < LUDO_TARGET / 2.0; run += step)
    {
      int hit = ludo_geometry_pick (&geometry, x + dx * run, y + dy * run);

      if (hit == place)
        continue;
      *free |= hit < 0;
      break;
    }

  return run;
}

/* As large as it should be, and as large as a finger wants where no other
 * place is in the way. */
static void
check_target (const LudoDrawing *drawing,
              const LudoScene   *scene,
              int                place,
              double             least)
{
  gboolean free = FALSE;
  double width = hit_run (drawing, scene, place, 1, 0, &free)
                 + hit_run (drawing, scene, place, -1, 0, &free);
  double height = hit_run (drawing, scene, place, 0, 1, &free)
                  + hit_run (drawing, scene, place, 0, -1, &free);

  if (width < least || height < least || free)
    g_error ("%s: the target of %d is %g × %g%s in a picture of %g × %g",
             drawing->rules->id, place, width, height,
             free ? " with room beside it" : "", scene->width, scene->height);
}

static void
check_targets (const LudoDrawing *drawing,
               const GameState   *state)
{
  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      double aspect = drawing->aspect (rooms[i].width, rooms[i].height);
      const LudoScene scene = {
        .state = state,
        .width = MIN (rooms[i].width, rooms[i].height * aspect),
        .height = MIN (rooms[i].height, rooms[i].width / aspect),
        .font_family = BOARD_FONT,
        .font_size = 15,
        .coordinates = TRUE,
      };

      for (int place = 0; place < drawing->n_places; place++)
        {
          LudoRect rect;

          if (drawing->bounds (&scene, place, &rect))
            check_target (drawing, &scene, place, rooms[i].least);
        }
      g_assert_cmpint (board_pick (drawing, &scene, -LUDO_TARGET, 0),
                       ==, -1);
    }
}

static void
test_sample (gconstpointer data)
{
  BoardMoment moment;
  GameMove moves[GAME_MOVES_MAX];
  int n_moves;

  board_moment_init (&moment, data);
  n_moves = moment.drawing->rules->legal_moves (&moment.state, moves);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (int coordinates = 0; coordinates < 2; coordinates++)
      {
        LudoScene scene = board_moment_scene (&moment, LUDO_THEME_LIGHT,
                                              sizes[i].width,
                                              sizes[i].height);

        scene.coordinates = coordinates == 1;
        g_assert_cmpint (check_scene (moment.drawing, &scene), >, 20);
        for (int j = 0; j < n_moves; j += 1 + n_moves / 8)
          check_path (&moment, &scene, moves[j]);
      }
  check_targets (moment.drawing, &moment.state);
  board_moment_clear (&moment);
}

/* Every form and set-up of @data, a LudoDrawing. */
static void
test_targets (gconstpointer data)
{
  const LudoDrawing *drawing = data;
  const GameRules *rules = drawing->rules;

  for (int ruleset = 0; ruleset < rules->n_rulesets; ruleset++)
    for (int setup = 0;
         setup == 0 || (rules->setups != NULL && rules->setups[setup] != NULL);
         setup++)
      {
        GameConfig config;
        GameState state;

        game_rules_default_config (rules, &config);
        config.ruleset = ruleset;
        config.setup = setup;
        rules->start (&config, &state);
        check_targets (drawing, &state);
      }
}

/* In the narrowest window the ring of the focus leaves the numbers whole.  Ken
 * Wan's stand beside the board, which is smaller for them. */
static void
test_numbers_in_focus (gconstpointer data)
{
  BoardMoment moment;
  const LudoDrawing *drawing;
  guint8 marks[LUDO_PLACES_MAX] = { 0 };
  LudoScene scene;
  double aspect;
  int all;

  board_moment_init (&moment, data);
  drawing = moment.drawing;
  aspect = drawing->aspect (348, 450);
  scene = board_moment_scene (&moment, LUDO_THEME_LIGHT,
                              (int) MIN (348, 450 * aspect),
                              (int) MIN (450, 348 / aspect));
  all = board_count_numbers (drawing, scene);
  scene.marks = marks;
  for (int place = 0; place < drawing->n_places; place++)
    {
      char name[8];
      LudoRect bounds;
      int seen;

      if (drawing->place_name (place, name)[0] == '\0'
          || !drawing->bounds (&scene, place, &bounds))
        continue;

      marks[place] = LUDO_MARK_FOCUS;
      seen = board_count_numbers (drawing, scene);
      marks[place] = 0;
      if (seen < all - 6)
        g_error ("%s: the focus on %s hides %d pixels of the numbers",
                 drawing->rules->id, drawing->place_name (place, name),
                 all - seen);
    }
  board_moment_clear (&moment);
}

/* If a direction is asked for, that of the other player's last move is not
 * marked, because it would stand on one's own choice. */
static void
test_direction (void)
{
  const int cell = CHISOLO_HOLES;
  GameState state = board_position (&chisolo_rules,
                                    "3,3,3,3,3,3,3/3,0,0,1,2,3,3/"
                                    "3,3,3,2,1,0,0/3,3,3,3,3,3,3 n +? 1");
  LudoScene scene = board_scene (&state, 900, 700);
  guint8 marks[LUDO_PLACES_MAX] = { 0 };
  cairo_surface_t *plain;

  scene.path = &cell;
  scene.n_path = 1;
  plain = board_paint (&chisolo_drawing, &scene);
  scene.marks = marks;
  for (int i = 0; i < 2; i++)
    {
      cairo_surface_t *marked;

      marks[CHISOLO_PLACE_CLOCKWISE] = i == 0 ? LUDO_MARK_LAST
                                              : LUDO_MARK_HOVER;
      marked = board_paint (&chisolo_drawing, &scene);
      g_assert_true (board_same_picture (plain, marked) == (i == 0));
      cairo_surface_destroy (marked);
    }
  cairo_surface_destroy (plain);
}

/* Returns: how high the ink within the edges of @rect is in @picture. */
static int
ink_height (cairo_surface_t *picture,
            const LudoRect  *rect)
{
  const int left = (int) (rect->x + 0.1 * rect->width);
  const int right = (int) (rect->x + 0.9 * rect->width);
  const int top = (int) (rect->y + 0.1 * rect->height);
  const int bottom = (int) (rect->y + 0.9 * rect->height);
  int first = bottom, last = top;

  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      if (board_pixel (picture, x, y) != board_pixel (picture, left, top))
        {
          first = MIN (first, y);
          last = y;
        }

  return last + 1 - first;
}

/* The words of a button take two lines before they get smaller. */
static void
test_words (void)
{
  const int corner = 6;
  GameState state =
    board_position (&chisolo_rules, "0,0,0,0,2,0,3/1,0,0,0,0,0,4/0,0,0,0,0,0,0/"
                    "0,0,0,0,0,0,1 s ++ 10");
  LudoScene scene = board_scene (&state, 780, 330);
  cairo_surface_t *picture;
  LudoRect rect;

  scene.font_size = 30;
  scene.path = &corner;
  scene.n_path = 1;
  picture = board_paint (&chisolo_drawing, &scene);
  g_assert_true (chisolo_drawing.bounds (&scene, CHISOLO_PLACE_DECLINE, &rect));
  g_assert_cmpint (ink_height (picture, &rect), >, (int) scene.font_size);
  cairo_surface_destroy (picture);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < n_board_samples; i++)
    {
      g_autofree char *path = g_strdup_printf ("/places/%s/%s",
                                               board_samples[i].game,
                                               board_samples[i].moment);
      g_autofree char *numbers = g_strdup_printf ("/places/numbers/%s-%s",
                                                  board_samples[i].game,
                                                  board_samples[i].moment);

      g_test_add_data_func (path, &board_samples[i], test_sample);
      if (!g_str_equal (board_samples[i].game, "ken-wan"))
        g_test_add_data_func (numbers, &board_samples[i],
                              test_numbers_in_focus);
    }

  for (guint i = 0; games_list ()[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/places/targets/%s",
                                               games_list ()[i]->id);

      g_test_add_data_func (path, ludo_drawing_for (games_list ()[i]->id),
                            test_targets);
    }

  g_test_add_func ("/places/direction", test_direction);
  g_test_add_func ("/places/words", test_words);

  return g_test_run ();
}
