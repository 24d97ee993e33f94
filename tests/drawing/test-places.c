/* test-places.c: every place of every board can be hit, at any size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"

#include "games/games.h"

/* The least side of a target: for a fingertip on a telephone, for a finger on
 * anything larger. */
#define TARGET_360 24
#define TARGET_900 44

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
      g_assert_cmpint (drawing->place_at (scene, rect.x + rect.width / 2,
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
  g_assert_cmpint (drawing->place_at (scene, -1, -1), ==, -1);
  g_assert_cmpint (drawing->place_at (scene, scene->width + 1, 1), ==, -1);

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
  board_moment_clear (&moment);
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

      g_test_add_data_func (path, &board_samples[i], test_sample);
    }

  return g_test_run ();
}
