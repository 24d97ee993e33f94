/* test-references.c: the boards look as they looked when they were approved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pictures in references/ were approved by eye.  After an intended change
 * of a drawing, `meson compile update-references` writes them anew, and they
 * are to be looked at again.
 */

#include "board-fixture.h"
#include "drawing/ludo-background.h"

#include <glib/gstdio.h>
#include <stdlib.h>

/* Letters come out a little different on another system: neither a channel
 * that differs by less than this, … */
#define CHANNEL_MAX 40

/* (of a shape that was kept, an edge may fall on another of the four rows and
 * columns by which a pixel is sampled) */
#define KEPT_MAX 70

/* … nor so few pixels of a picture, in thousandths, … */
#define SHARE_MAX 2

/* … unless they lie together, as when a piece is missing: in no square of this
 * side may more than a third differ. */
#define SQUARE 8

/* The pictures were painted by cairo 1.16.  Later versions set letters at
 * quarters of a pixel, so that the edges of all letters differ. */
#define LETTERS_MOVE CAIRO_VERSION_ENCODE (1, 17, 4)

typedef struct
{
  const BoardSample *sample;
  LudoTheme theme;
  int width;
  int height;
} Picture;

static char *
file_name (const Picture *picture)
{
  char *name = g_strdup_printf ("%s-%s-%s-%dx%d.png", picture->sample->game,
                                picture->sample->moment,
                                ludo_theme_name (picture->theme),
                                picture->width, picture->height);

  return g_strdelimit (name, " ", '-');
}

static gboolean
pixels_differ (guint32 a,
               guint32 b,
               int     most)
{
  for (int shift = 0; shift < 24; shift += 8)
    if (abs ((int) (a >> shift & 0xff) - (int) (b >> shift & 0xff))
        > most)
      return TRUE;

  return FALSE;
}

/* Whether each channel of the pixel of @a lies between those of @b around it,
 * as at an edge that has moved by less than a pixel. */
static gboolean
has_moved (cairo_surface_t *a,
           cairo_surface_t *b,
           int              x,
           int              y,
           int              most)
{
  guint32 pixel = board_pixel (a, x, y);

  for (int shift = 0; shift < 24; shift += 8)
    {
      int channel = (int) (pixel >> shift & 0xff);
      int least = 0xff, largest = 0;

      for (int j = MAX (y - 1, 0);
           j <= MIN (y + 1, cairo_image_surface_get_height (b) - 1); j++)
        for (int i = MAX (x - 1, 0);
             i <= MIN (x + 1, cairo_image_surface_get_width (b) - 1); i++)
          {
            int near = (int) (board_pixel (b, i, j) >> shift & 0xff);

            least = MIN (least, near);
            largest = MAX (largest, near);
          }
      if (channel < least - most || channel > largest + most)
        return FALSE;
    }

  return TRUE;
}

static gboolean
differ_at (cairo_surface_t *a,
           cairo_surface_t *b,
           int              x,
           int              y,
           int              most)
{
  return pixels_differ (board_pixel (a, x, y), board_pixel (b, x, y), most)
         && (cairo_version () < LETTERS_MOVE
             || !has_moved (a, b, x, y, most) || !has_moved (b, a, x, y, most));
}

static int
count_in_square (cairo_surface_t *a,
                 cairo_surface_t *b,
                 int              left,
                 int              top,
                 int              most)
{
  int right = MIN (left + SQUARE, cairo_image_surface_get_width (a));
  int bottom = MIN (top + SQUARE, cairo_image_surface_get_height (a));
  int n = 0;

  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      n += differ_at (a, b, x, y, most);

  return n;
}

/* Whether two pictures are of one size and alike but for the tolerance. */
static gboolean
pictures_match (cairo_surface_t *a,
                cairo_surface_t *b,
                int              most)
{
  int width = cairo_image_surface_get_width (a);
  int height = cairo_image_surface_get_height (a);
  int total = 0;

  if (cairo_image_surface_get_width (b) != width
      || cairo_image_surface_get_height (b) != height)
    return FALSE;

  for (int top = 0; top < height; top += SQUARE)
    for (int left = 0; left < width; left += SQUARE)
      {
        int n = count_in_square (a, b, left, top, most);

        if (n > SQUARE * SQUARE / 3)
          return FALSE;
        total += n;
      }

  return total * 1000 <= width * height * SHARE_MAX;
}

static void
write_png (cairo_surface_t *surface,
           const char      *path)
{
  cairo_status_t status = cairo_surface_write_to_png (surface, path);

  if (status != CAIRO_STATUS_SUCCESS)
    g_error ("%s: %s", path, cairo_status_to_string (status));
}

/* Side by side: what was expected, what came, and where they differ. */
static void
save_difference (cairo_surface_t *expected,
                 cairo_surface_t *painted,
                 const char      *name)
{
  g_autofree char *folder =
    g_test_build_filename (G_TEST_BUILT, "drawing", "differences", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  int width = cairo_image_surface_get_width (painted);
  int height = cairo_image_surface_get_height (painted);
  cairo_surface_t *shown =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, 3 * width, height);
  cairo_t *cr = cairo_create (shown);

  cairo_set_source_surface (cr, expected, 0, 0);
  cairo_paint (cr);
  cairo_set_source_surface (cr, painted, width, 0);
  cairo_paint (cr);
  cairo_rectangle (cr, 2 * width, 0, width, height);
  cairo_clip (cr);
  cairo_set_source_surface (cr, expected, 2 * width, 0);
  cairo_paint (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_DIFFERENCE);
  cairo_set_source_surface (cr, painted, 2 * width, 0);
  cairo_paint (cr);
  cairo_destroy (cr);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0777), ==, 0);
  write_png (shown, path);
  cairo_surface_destroy (shown);
  g_test_message ("see %s", path);
}

static void
compare (cairo_surface_t *expected,
         cairo_surface_t *painted,
         const char      *name,
         int              most)
{
  if (pictures_match (expected, painted, most))
    return;

  save_difference (expected, painted, name);
  g_test_fail_printf ("%s is not what was approved", name);
}

/* As it is painted on paper, and as it is painted in the window, where the
 * background and the shapes of stones were kept from earlier frames. */
static void
test_picture (gconstpointer data)
{
  const Picture *picture = data;
  g_autofree char *name = file_name (picture);
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "drawing", "references", name, NULL);
  BoardMoment moment;
  LudoScene scene;
  LudoBackground background = { 0 };
  cairo_surface_t *painted, *again, *expected;

  board_moment_init (&moment, picture->sample);
  scene = board_moment_scene (&moment, picture->theme, picture->width,
                              picture->height);
  painted = board_paint (moment.drawing, &scene);
  ludo_background_lay (&background, moment.drawing, &scene, 1);
  again = board_paint (moment.drawing, &scene);

  if (g_getenv ("LUDOTHEQUE_UPDATE_REFERENCES") != NULL)
    write_png (painted, path);
  expected = cairo_image_surface_create_from_png (path);
  if (cairo_surface_status (expected) != CAIRO_STATUS_SUCCESS)
    g_error ("%s cannot be read", path);
  compare (expected, painted, name, CHANNEL_MAX);
  compare (expected, again, name, KEPT_MAX);

  cairo_surface_destroy (expected);
  cairo_surface_destroy (painted);
  cairo_surface_destroy (again);
  ludo_background_clear (&background);
  board_moment_clear (&moment);
}

/* The comparison sees a single piece that is gone, grown or turned over. */
static void
test_comparison (void)
{
  static const struct
  {
    const char *game;
    const char *one;
    const char *other;
  } pairs[] = {
    { "zohn-ahl", "6 21 3 5 g -", "6 22 3 5 g -" },
    { "zohn-ahl", "6 21 3 5 g -", "6 21 4 4 g -" },
    { "tavli", "22:3,o:12,x 24:1,o:14,x b 66", "22:3,o:12,x 23:1,o:14,x b 66" },
    { "chisolo",
      "1,1,1,0,0,0,0/0,0,0,0,0,0,0/1,1,2,0,0,0,1/1,0,1,1,1,1,0 s +- 32",
      "1,1,0,1,0,0,0/0,0,0,0,0,0,0/1,1,2,0,0,0,1/1,0,1,1,1,1,0 s +- 32" },
    { "ken-wan",
      "BB.../b.BB../RbBBB../RRbbrBB./rRRR#..r./R....RRR/RRRRRR./R.R.../r.R.. "
      "r 3 Y",
      "BB.../b.BB../RbBBB../RRbbrBB./rRRR#..r./R....RRR/RRRRRR./R.R.../R.R.. "
      "r 3 Y" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    for (int theme = 0; theme < LUDO_N_THEMES; theme++)
      {
        BoardSample samples[] = {
          { pairs[i].game, "one", pairs[i].one, "" },
          { pairs[i].game, "other", pairs[i].other, "" },
        };
        cairo_surface_t *pictures[2];

        for (int j = 0; j < 2; j++)
          {
            BoardMoment moment;
            LudoScene scene;

            board_moment_init (&moment, &samples[j]);
            scene = board_moment_scene (&moment, (LudoTheme) theme, 360, 270);
            pictures[j] = board_paint (moment.drawing, &scene);
            board_moment_clear (&moment);
          }
        g_assert_true (pictures_match (pictures[0], pictures[0], CHANNEL_MAX));
        if (pictures_match (pictures[0], pictures[1], KEPT_MAX))
          g_error ("in %s, “%s” looks like “%s”",
                   ludo_theme_name ((LudoTheme) theme), pairs[i].one,
                   pairs[i].other);
        cairo_surface_destroy (pictures[0]);
        cairo_surface_destroy (pictures[1]);
      }
}

static void
add_picture (const BoardSample *sample,
             LudoTheme          theme,
             int                width,
             int                height)
{
  Picture *picture = g_new (Picture, 1);
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;

  *picture = (Picture) { sample, theme, width, height };
  name = file_name (picture);
  path = g_strconcat ("/references/", name, NULL);
  g_test_add_data_func_full (path, picture, test_picture, g_free);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/references/comparison", test_comparison);
  for (guint i = 0; i < n_board_samples; i++)
    {
      const BoardSample *sample = &board_samples[i];

      add_picture (sample, LUDO_THEME_LIGHT, 360, 270);
      if (!g_str_equal (sample->moment, "middle of forty"))
        add_picture (sample, LUDO_THEME_DARK, 360, 270);
      if (!g_str_equal (sample->moment, "middle"))
        continue;
      add_picture (sample, LUDO_THEME_LIGHT, 270, 480);
      add_picture (sample, LUDO_THEME_PLAIN, 360, 270);
      add_picture (sample, LUDO_THEME_CONTRAST, 360, 270);
      add_picture (sample, LUDO_THEME_WOOD, 360, 270);
    }

  return g_test_run ();
}
