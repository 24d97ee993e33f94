/* test-background.c: what is kept from frame to frame is what would be painted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"

#include <malloc.h>
#include <math.h>

#include "drawing/ludo-background.h"
#include "drawing/ludo-sprite-cache.h"

extern const LudoDrawing tavli_drawing;

#define WIDTH 480
#define HEIGHT 360

static LudoScene
start_of (BoardMoment *moment,
          const char  *game)
{
  const BoardSample sample = { game, "start", NULL, "" };

  board_moment_init (moment, &sample);

  return board_moment_scene (moment, LUDO_THEME_LIGHT, WIDTH, HEIGHT);
}

static guint
hash_of (cairo_surface_t *surface)
{
  const guchar *data = cairo_image_surface_get_data (surface);
  gsize size = (gsize) cairo_image_surface_get_stride (surface)
               * (gsize) cairo_image_surface_get_height (surface);
  guint hash = 5381;

  for (gsize i = 0; i < size; i++)
    hash = hash * 33 + data[i];

  return hash;
}

/* A pixel that no board has: what was painted anew is without it. */
static void
stain (cairo_surface_t *surface)
{
  cairo_t *cr = cairo_create (surface);

  cairo_rectangle (cr, 0, 0, 1, 1);
  cairo_set_source_rgb (cr, 1, 0, 1);
  cairo_fill (cr);
  cairo_destroy (cr);
}

/* A background stays while nothing of it changes: it is not even painted
 * again. */
static void
test_kept (gconstpointer data)
{
  BoardMoment moment;
  LudoScene scene = start_of (&moment, data);
  guint8 marks[LUDO_PLACES_MAX] = { LUDO_MARK_FOCUS };
  LudoBackground background = { 0 };
  guint painted;

  ludo_background_lay (&background, moment.drawing, &scene, 1);
  stain (scene.background);
  painted = hash_of (scene.background);

  scene.marks = marks;
  ludo_background_lay (&background, moment.drawing, &scene, 1);
  g_assert_cmpuint (hash_of (scene.background), ==, painted);

  ludo_background_clear (&background);
  board_moment_clear (&moment);
}

/* A board that grows and shrinks again as something opens and closes beside it
 * is painted once in either size, and a third size takes the place of the one
 * before. */
static void
test_both_sizes (void)
{
  BoardMoment moment;
  LudoScene start = start_of (&moment, "chisolo");
  LudoBackground background = { 0 };
  guint painted[2];

  for (int i = 0; i < 6; i++)
    {
      LudoScene scene = start;

      scene.width -= 100 * (i % 2);
      ludo_background_lay (&background, moment.drawing, &scene, 1);
      g_assert_cmpint (cairo_image_surface_get_width (scene.background), ==,
                       (int) scene.width);
      if (i < 2)
        {
          stain (scene.background);
          painted[i] = hash_of (scene.background);
        }
      g_assert_cmpuint (hash_of (scene.background), ==, painted[i % 2]);
    }
  start.height -= 50;
  ludo_background_lay (&background, moment.drawing, &start, 1);
  g_assert_cmpint (cairo_image_surface_get_height (start.background), ==,
                   (int) start.height);
  g_assert_cmpuint (hash_of (background.other->surface), ==, painted[1]);

  ludo_background_clear (&background);
  g_assert_null (background.other);
  board_moment_clear (&moment);
}

typedef enum
{
  CHANGE_WIDTH,
  CHANGE_HEIGHT,
  CHANGE_THEME,
  CHANGE_FONT,
  CHANGE_FONT_SIZE,
  CHANGE_COORDINATES,
  CHANGE_SCALE,
  N_CHANGES,
} Change;

/* After any change on which a background depends, it equals that of the new
 * scene, pixel for pixel. */
static void
test_changed (gconstpointer data)
{
  BoardMoment moment;
  LudoScene start = start_of (&moment, data);

  for (int change = 0; change < N_CHANGES; change++)
    {
      LudoBackground background = { 0 }, fresh = { 0 };
      LudoScene scene = start, again;
      int scale = change == CHANGE_SCALE ? 2 : 1;

      ludo_background_lay (&background, moment.drawing, &scene, 1);
      scene.width += change == CHANGE_WIDTH ? 60 : 0;
      scene.height += change == CHANGE_HEIGHT ? 60 : 0;
      scene.theme = change == CHANGE_THEME ? LUDO_THEME_DARK : scene.theme;
      scene.font_family = change == CHANGE_FONT ? "DejaVu Serif" : BOARD_FONT;
      scene.font_size += change == CHANGE_FONT_SIZE ? 6 : 0;
      scene.coordinates = change != CHANGE_COORDINATES;

      again = scene;
      ludo_background_lay (&background, moment.drawing, &scene, scale);
      ludo_background_lay (&fresh, moment.drawing, &again, scale);
      g_assert_cmpint (cairo_image_surface_get_width (scene.background), ==,
                       (int) scene.width * scale);
      g_assert_cmpint (cairo_image_surface_get_height (scene.background), ==,
                       (int) scene.height * scale);
      g_assert_cmpuint (hash_of (scene.background), ==,
                        hash_of (again.background));

      ludo_background_clear (&background);
      ludo_background_clear (&fresh);
    }

  board_moment_clear (&moment);
}

static int n_painted;

/* A theme that loses its way: cairo paints nothing from then on. */
static void
draw_broken (cairo_t         *cr,
             const LudoScene *scene)
{
  n_painted++;
  if (scene->theme == LUDO_THEME_LIGHT)
    cairo_restore (cr);
  else
    tavli_drawing.draw_background (cr, scene);
}

/* A theme that cannot be painted gives way to the plain one, with one line in
 * the log, however many frames follow and whatever their size. */
static void
test_broken_theme (void)
{
  BoardMoment moment;
  LudoScene start = start_of (&moment, "tavli");
  LudoDrawing broken = *moment.drawing;
  LudoBackground background = { 0 };

  broken.draw_background = draw_broken;
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_MESSAGE, "*light*tavli*");
  for (int i = 0; i < 3; i++)
    {
      LudoScene scene = start;

      scene.width -= 20 * i;
      ludo_background_lay (&background, &broken, &scene, 1);
      ludo_background_lay (&background, &broken, &scene, 1);
      g_assert_cmpint (scene.theme, ==, LUDO_THEME_PLAIN);
      g_assert_nonnull (scene.background);
    }
  g_test_assert_expected_messages ();
  g_assert_cmpint (n_painted, ==, 4);

  ludo_background_clear (&background);
  board_moment_clear (&moment);
}

/* The rulesets of Zohn Ahl have circuits of their own, and every game has a
 * background of its own. */
static void
test_forms (void)
{
  const BoardSample samples[] = {
    { "zohn-ahl", "leaflet", NULL, "" },
    { "zohn-ahl", "forty", "culin: 12 33 3 5 g -", "" },
    { "tavli", "start", NULL, "" },
  };
  LudoBackground background = { 0 };
  guint hashes[G_N_ELEMENTS (samples)];

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      BoardMoment moment;
      LudoScene scene;

      board_moment_init (&moment, &samples[i]);
      scene = board_moment_scene (&moment, LUDO_THEME_LIGHT, WIDTH, HEIGHT);
      ludo_background_lay (&background, moment.drawing, &scene, 1);
      hashes[i] = hash_of (scene.background);
      board_moment_clear (&moment);
    }

  g_assert_cmpuint (hashes[0], !=, hashes[1]);
  g_assert_cmpuint (hashes[1], !=, hashes[2]);
  ludo_background_clear (&background);
}

/* How much of a row of pixels around the middle of a disc is covered, in
 * pixels. */
static double
coverage (cairo_surface_t *picture,
          int              y)
{
  double sum = 0;

  for (int x = 0; x < cairo_image_surface_get_width (picture); x++)
    sum += (board_pixel (picture, x, y) & 0xff) / 255.0;

  return sum;
}

/* A sprite is where the shape would be, and as wide, to an eighth of a pixel on
 * each side; at twice the scale too. */
static void
test_stamps (void)
{
  for (int scale = 1; scale <= 2; scale++)
    for (int i = 0; i < 24; i++)
      {
        double radius = 3 + i * 0.83, x = 40 + i * 0.37, y = 40.2 - i * 0.21;
        LudoScene plain = { .width = 80, .height = 80 }, stamped = plain;
        const LudoScene *scenes[] = { &plain, &stamped };
        LudoSpriteCache *sprites = ludo_sprite_cache_new (scale);
        cairo_surface_t *pictures[2];

        stamped.sprites = sprites;
        for (int j = 0; j < 2; j++)
          {
            cairo_t *cr;

            pictures[j] = cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                                      80 * scale, 80 * scale);
            cairo_surface_set_device_scale (pictures[j], scale, scale);
            cr = cairo_create (pictures[j]);
            cairo_set_source_rgb (cr, 1, 1, 1);
            if (i % 2 == 0)
              ludo_paint_disc (cr, scenes[j], x, y, radius);
            else
              ludo_paint_shape (cr, scenes[j],
                                &(LudoRect) { x - radius, y - radius,
                                              2 * radius, 2 * radius },
                                radius, 2);
            cairo_destroy (cr);
            cairo_surface_flush (pictures[j]);
          }
        for (int row = 0; row < 80 * scale; row++)
          {
            double middle = fabs (row + 0.5 - y * scale);

            /* An edge nearly along the row changes much by a small shift. */
            if (middle < (radius - 2) * scale * 0.7)
              g_assert_cmpfloat (fabs (coverage (pictures[0], row)
                                       - coverage (pictures[1], row)),
                                 <, 1);
          }
        cairo_surface_destroy (pictures[0]);
        cairo_surface_destroy (pictures[1]);
        ludo_sprite_cache_free (sprites);
      }
}

/* A shape too large to keep is painted all the same. */
static void
test_large (void)
{
  LudoScene scene = { .width = 600, .height = 600,
                      .sprites = ludo_sprite_cache_new (1) };
  cairo_surface_t *picture =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, 600, 600);
  cairo_t *cr = cairo_create (picture);

  cairo_set_source_rgb (cr, 1, 1, 1);
  ludo_paint_disc (cr, &scene, 300, 300, 250);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  g_assert_cmpfloat (fabs (coverage (picture, 300) - 500), <, 1.5);

  cairo_surface_destroy (picture);
  ludo_sprite_cache_free (scene.sprites);
}

/* Thousands of sizes, as of a window drawn wider and wider: no more is kept
 * than is worth it, and each shape still is the right one. */
static void
test_many (void)
{
  LudoScene scene = { .width = 300, .height = 300,
                      .sprites = ludo_sprite_cache_new (1) };
  cairo_surface_t *picture =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, 300, 300);

  for (int i = 0; i < 1200; i++)
    {
      double radius = 4 + (i % 400) * 0.3;
      cairo_t *cr = cairo_create (picture);

      cairo_set_source_rgb (cr, 0, 0, 0);
      cairo_paint (cr);
      cairo_set_source_rgb (cr, 1, 1, 1);
      ludo_paint_disc (cr, &scene, 150, 150, radius);
      cairo_destroy (cr);
      cairo_surface_flush (picture);
      if (i % 50 == 0)
        g_assert_cmpfloat (fabs (coverage (picture, 149) - 2 * radius), <, 1);
    }

  cairo_surface_destroy (picture);
  ludo_sprite_cache_free (scene.sprites);
}

/* The most bytes that a window stores of a board on a large screen. */
#define KEPT_MOST (24 * 1024 * 1024)
#define SCREEN_WIDTH 1920
#define SCREEN_HEIGHT 1080

/* The bytes that malloc() has given and that were not freed. */
static gsize
get_used (void)
{
  struct mallinfo2 info = mallinfo2 ();

  return info.uordblks + info.hblkhd;
}

/* All that is kept from frame to frame, in every theme. */
static void
test_memory (gconstpointer data)
{
  const BoardSample sample = { data, "start", NULL, "" };

  for (LudoTheme theme = 0; theme < LUDO_N_THEMES; theme++)
    {
      LudoBackground background = { 0 };
      BoardMoment moment;
      LudoScene scene;
      gsize before, after;

      board_moment_init (&moment, &sample);
      scene = board_moment_scene (&moment, theme, SCREEN_WIDTH, SCREEN_HEIGHT);
      before = get_used ();
      for (int i = 0; i < 4; i++)
        {
          cairo_surface_t *picture;

          /* In both sizes between which a list takes it. */
          scene.width = SCREEN_WIDTH - i % 2;
          ludo_background_lay (&background, moment.drawing, &scene, 1);
          picture = board_paint (moment.drawing, &scene);
          cairo_surface_destroy (picture);
        }
      after = get_used ();
      g_test_message ("%s, theme %d: %.1f MiB", sample.game, theme,
                      ((double) after - (double) before) / (1024 * 1024));
      g_assert_cmpuint (after, <, before + KEPT_MOST);
      ludo_background_clear (&background);
      board_moment_clear (&moment);
    }
}

int
main (int   argc,
      char *argv[])
{
  static const char *const games[] = {
    "zohn-ahl", "tavli", "chisolo", "ken-wan",
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *kept = g_strconcat ("/background/kept/", games[i], NULL);
      g_autofree char *memory = g_strconcat ("/background/memory/", games[i],
                                             NULL);
      g_autofree char *changed = g_strconcat ("/background/changed/", games[i],
                                              NULL);

      g_test_add_data_func (kept, games[i], test_kept);
      g_test_add_data_func (memory, games[i], test_memory);
      g_test_add_data_func (changed, games[i], test_changed);
    }
  g_test_add_func ("/background/both-sizes", test_both_sizes);
  g_test_add_func ("/background/forms", test_forms);
  g_test_add_func ("/background/broken-theme", test_broken_theme);
  g_test_add_func ("/sprites/edges", test_stamps);
  g_test_add_func ("/sprites/large", test_large);
  g_test_add_func ("/sprites/many", test_many);

  return g_test_run ();
}
