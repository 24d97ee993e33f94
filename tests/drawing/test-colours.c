/* test-colours.c: the boards can be read without seeing colours
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Looks at painted pictures in shades of grey, and as people see them who lack
 * one of the three kinds of cones in their eyes.  The contrasts of each game's
 * palette are computed in the test of its board.
 */

#include "board-fixture.h"

#include "drawing/ludo-background.h"
#include "drawing/ludo-paint.h"
#include "games/game-position.h"

#include <math.h>
#include <stdlib.h>

/* Two places with different pieces must differ this many times as much as two
 * with the same, which never fall on the pixels in quite the same way. */
#define TIMES 2.0

/* View: a place of a position, to be compared with others. */
typedef struct
{
  const char *game;
  const char *position;
  const char *moves;
  const char *place;
} View;

/* Grey: a place in shades of grey, and as it is. */
typedef struct
{
  int width;
  int height;
  guchar *values;
  guint32 *pixels;
} Grey;

/* The light that remains without the cones for long, middle or short waves: the
 * matrices for the full lack from Machado, Oliveira and Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency"
 * (2009), which hold for linear light. */
static const double lacks[3][3][3] = {
  { { 0.152286, 1.052583, -0.204868 },
    { 0.114503, 0.786281, 0.099216 },
    { -0.003882, -0.048116, 1.051998 } },
  { { 0.367322, 0.860646, -0.227968 },
    { 0.280085, 0.672501, 0.047413 },
    { -0.011820, 0.042940, 0.968881 } },
  { { 1.255528, -0.076749, -0.178779 },
    { -0.078411, 0.930809, 0.147602 },
    { 0.004733, 0.691367, 0.303900 } },
};

/* Sets @seen to the three channels of @pixel, 0 to 255, as they look to people
 * with that @lack. */
static void
simulate_lack (const double lack[3][3],
               guint32      pixel,
               double      *seen)
{
  static double lights[256];

  for (int i = 0; lights[255] < 1; i++)
    lights[i] = pow (i / 255.0, 2.2);
  for (int i = 0; i < 3; i++)
    {
      double light = 0;

      for (int j = 0; j < 3; j++)
        light += lack[i][j] * lights[pixel >> (16 - 8 * j) & 0xff];
      seen[i] = 255 * pow (CLAMP (light, 0, 1), 1 / 2.2);
    }
}

/* The mean difference in the channels of what is seen. */
static double
lack_distance (const double lack[3][3],
               const Grey  *a,
               const Grey  *b)
{
  double sum = 0;
  int n = 0;

  for (int y = 0; y < MIN (a->height, b->height); y += 5)
    for (int x = 0; x < MIN (a->width, b->width); x += 5, n += 3)
      {
        double one[3], other[3];

        simulate_lack (lack, a->pixels[y * a->width + x], one);
        simulate_lack (lack, b->pixels[y * b->width + x], other);
        for (int i = 0; i < 3; i++)
          sum += fabs (one[i] - other[i]);
      }

  return sum / n;
}

static guchar
grey_of (guint32 pixel)
{
  return (guchar) (0.2126 * (pixel >> 16 & 0xff)
                   + 0.7152 * (pixel >> 8 & 0xff)
                   + 0.0722 * (pixel & 0xff) + 0.5);
}

static int
find_place (const LudoDrawing *drawing,
            const char        *name)
{
  int place = g_str_equal (name, "throw")
              ? drawing->throw_place
              : ludo_drawing_find_place (drawing, name);

  if (place < 0)
    g_error ("%s has no place %s", drawing->rules->id, name);

  return place;
}

/* @share of the place's width and height is looked at, since neighbours may
 * reach over its rim. */
static void
grey_init (Grey       *grey,
           const View *view,
           LudoTheme   theme,
           double      share)
{
  BoardSample sample = { view->game, "", view->position, view->moves };
  BoardMoment moment;
  LudoScene scene;
  LudoRect rect;
  cairo_surface_t *picture;
  int x, y;

  board_moment_init (&moment, &sample);
  scene = board_moment_scene (&moment, theme, 960, 720);
  scene.coordinates = FALSE;
  g_assert_true (moment.drawing->bounds (&scene,
                                         find_place (moment.drawing,
                                                     view->place), &rect));
  picture = board_paint (moment.drawing, &scene);
  x = (int) round (rect.x + rect.width * (1 - share) / 2);
  y = (int) round (rect.y + rect.height * (1 - share) / 2);
  grey->width = (int) (rect.width * share);
  grey->height = (int) (rect.height * share);
  grey->values = g_new (guchar, (gsize) (grey->width * grey->height));
  grey->pixels = g_new (guint32, (gsize) (grey->width * grey->height));
  for (int i = 0; i < grey->height; i++)
    for (int j = 0; j < grey->width; j++)
      {
        guint32 pixel = board_pixel (picture, x + j, y + i);

        grey->pixels[i * grey->width + j] = pixel;
        grey->values[i * grey->width + j] = grey_of (pixel);
      }
  cairo_surface_destroy (picture);
  board_moment_clear (&moment);
}

/* The mean difference of @a and of @b moved by some pixels. */
static double
moved_distance (const Grey *a,
                const Grey *b,
                int         dx,
                int         dy)
{
  int width = MIN (a->width, b->width) - 2;
  int height = MIN (a->height, b->height) - 2;
  double sum = 0;

  for (int i = 1; i <= height; i++)
    for (int j = 1; j <= width; j++)
      sum += abs (a->values[i * a->width + j]
                  - b->values[(i + dy) * b->width + j + dx]);

  return sum / (width * height);
}

/* The least difference when the one is moved onto the other. */
static double
grey_distance (const Grey *a,
               const Grey *b)
{
  double least = G_MAXDOUBLE;

  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      least = MIN (least, moved_distance (a, b, dx, dy));

  return least;
}

/* @views are pairs.  Each pair is of the same thing in two places, and the
 * greatest difference within a pair is noise.  Two pairs are of different
 * things, whose pixels must differ by @apart of 255 in the mean. */
static void
check_apart (const View *views,
             int         n_views,
             double      share,
             double      apart)
{
  for (int theme = 0; theme < LUDO_N_THEMES; theme++)
    {
      g_autofree Grey *greys = g_new (Grey, (gsize) n_views);
      double noise = 0;

      for (int i = 0; i < n_views; i++)
        grey_init (&greys[i], &views[i], (LudoTheme) theme, share);
      for (int i = 0; i < n_views; i += 2)
        noise = MAX (noise, grey_distance (&greys[i], &greys[i + 1]));
      for (int i = 0; i < n_views; i++)
        for (int j = 0; j < i; j++)
          {
            double distance = grey_distance (&greys[i], &greys[j]);

            if (i / 2 != j / 2
                && (distance < apart || distance < TIMES * noise))
              g_error ("%s, %s: %s of %s looks like %s of %s in grey (%.1f; "
                       "%.1f between alike)", views[i].game,
                       ludo_theme_name ((LudoTheme) theme), views[i].place,
                       views[i].position, views[j].place, views[j].position,
                       distance, noise);
            for (int lack = 0; lack < 3 && i / 2 != j / 2; lack++)
              g_assert_cmpfloat (lack_distance (lacks[lack], &greys[i],
                                                &greys[j]), >=, 0.8 * apart);
          }
      for (int i = 0; i < n_views; i++)
        {
          g_free (greys[i].values);
          g_free (greys[i].pixels);
        }
    }
}

/* Three colours, each whole and half. */
static void
test_ken_wan (void)
{
  static const char position[] =
    ".R.../.RR.yy/.R.Rr.Y/.R..RRrR/..Rr#bb.R/..rbB.rR/..bBBBr/YYbb.B/.YY.. "
    "y 3 -";
  const View views[] = {
    { "ken-wan", position, "", "c4" },          /* Blue, whole */
    { "ken-wan", position, "", "c5" },
    { "ken-wan", position, "", "b3" },          /* Blue, half */
    { "ken-wan", position, "", "b4" },
    { "ken-wan", position, "", "a2" },          /* Yellow, whole */
    { "ken-wan", position, "", "a3" },
    { "ken-wan", position, "", "h8" },          /* Yellow, half */
    { "ken-wan", position, "", "h9" },
    { "ken-wan", position, "", "f6" },          /* Red, whole */
    { "ken-wan", position, "", "f7" },
    { "ken-wan", position, "", "d7" },          /* Red, half */
    { "ken-wan", position, "", "d3" },
    { "ken-wan", position, "", "e2" },          /* nobody */
    { "ken-wan", position, "", "f5" },
  };

  check_apart (views, G_N_ELEMENTS (views), 0.7, 8);
}

/* White, Black and nobody; and rows of pieces of either side. */
static void
test_tavli (void)
{
  static const char position[] =
    "m10:1,2:2,4:4,6:3,10:1,13:1,14:2,19:1,x "
    "3:7,5:3,7:1,8:1,15:1,20:1,24:1,x w -";
  static const char stacks[] =
    "2:3,4:3,6:3,10:1,13:1,14:2,19:2,x 3:3,5:3,7:1,8:1,15:2,20:1,22:4,x w -";
  const View pieces[] = {
    { "tavli", position, "", "13" },
    { "tavli", position, "", "19" },
    { "tavli", position, "", "15" },
    { "tavli", position, "", "20" },
    { "tavli", position, "", "16" },
    { "tavli", position, "", "17" },
  };
  const View many[] = {
    { "tavli", stacks, "", "4" },
    { "tavli", stacks, "", "6" },
    { "tavli", stacks, "", "3" },
    { "tavli", stacks, "", "5" },
  };

  check_apart (pieces, G_N_ELEMENTS (pieces), 1, 8);
  check_apart (many, G_N_ELEMENTS (many), 1, 8);
}

/* Red's awl, Green's, and none, on one space; and all that the sticks can
 * show. */
static void
test_zohn_ahl (void)
{
  const View pieces[] = {
    { "zohn-ahl", "8 2 4 4 r -", "", "9" },
    { "zohn-ahl", "8 3 4 4 r -", "", "9" },
    { "zohn-ahl", "2 18 4 4 r -", "", "9" },
    { "zohn-ahl", "3 18 4 4 r -", "", "9" },
    { "zohn-ahl", "2 3 4 4 r -", "", "9" },
    { "zohn-ahl", "3 4 4 4 r -", "", "9" },
  };
  static const char *const throws[] = {
    "t0", "t1", "t1s", "t2", "t2s", "t3", "t3s", "t4",
  };
  View sticks[2 * G_N_ELEMENTS (throws)];

  check_apart (pieces, G_N_ELEMENTS (pieces), 1, 8);
  for (guint i = 0; i < G_N_ELEMENTS (sticks); i++)
    sticks[i] = (View) { "zohn-ahl", "2 3 4 4 r -", throws[i / 2], "throw" };
  /* A groove is a small part of what is looked at. */
  check_apart (sticks, G_N_ELEMENTS (sticks), 0.6, 2.5);
}

/* South's hole and North's, full and empty. */
static void
test_chisolo (void)
{
  static const char position[] =
    "0,0,0,3,3,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,3,3,0,0 s ++ 44";
  /* The stones of no two holes lie alike; each pair is one hole. */
  const View views[] = {
    { "chisolo", position, "", "d1" },
    { "chisolo", position, "", "d1" },
    { "chisolo", position, "", "b1" },
    { "chisolo", position, "", "b1" },
  };

  check_apart (views, G_N_ELEMENTS (views), 0.7, 8);
}

/* The grounds of the two camps of Chisolo differ in grey. */
static void
test_camps (void)
{
  for (int theme = 0; theme < LUDO_N_THEMES; theme++)
    {
      BoardMoment moment;
      LudoScene scene;
      LudoRect south, north;
      cairo_surface_t *picture;
      int difference;

      board_moment_init (&moment, &(BoardSample) { "chisolo", "", NULL, "" });
      scene = board_moment_scene (&moment, (LudoTheme) theme, 960, 720);
      moment.drawing->bounds (&scene, find_place (moment.drawing, "c1"),
                              &south);
      moment.drawing->bounds (&scene, find_place (moment.drawing, "c4"),
                              &north);
      picture = board_paint (moment.drawing, &scene);
      difference =
        grey_of (board_pixel (picture, (int) south.x + 1,
                              (int) (south.y + south.height) - 2))
        - grey_of (board_pixel (picture, (int) north.x + 1,
                                (int) (north.y + north.height) - 2));
      g_assert_cmpint (abs (difference), >=, 25);
      cairo_surface_destroy (picture);
      board_moment_clear (&moment);
    }
}

static LudoColor
color_of (guint32 pixel)
{
  return (LudoColor) LUDO_COLOR (pixel);
}

/* A mark has enough pixels that differ from any ground. */
static void
test_marks (void)
{
  const LudoRect bounds = { 2, 2, 60, 60 };
  const LudoMark marks[] = {
    LUDO_MARK_SELECTED, LUDO_MARK_TARGET, LUDO_MARK_LAST, LUDO_MARK_HINT,
    LUDO_MARK_FOCUS, LUDO_MARK_HOVER, LUDO_MARK_NOTE, LUDO_MARK_MOVABLE,
  };
  LudoScene scene = { .width = 64, .height = 64, .font_family = BOARD_FONT,
                      .font_size = 12 };

  for (int theme = 0; theme < LUDO_N_THEMES; theme++)
    for (int level = 0; level <= 15; level++)
      for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
        {
          guint32 background = (guint32) level * 0x111111;
          cairo_surface_t *picture =
            cairo_image_surface_create (CAIRO_FORMAT_RGB24, 64, 64);
          cairo_t *cr = cairo_create (picture);
          int n = 0;

          scene.theme = (LudoTheme) theme;
          ludo_paint_set_color (cr, color_of (background), 1);
          cairo_paint (cr);
          ludo_paint_marks (cr, &scene, &bounds, LUDO_SHAPE_RECT, marks[i]);
          cairo_destroy (cr);
          cairo_surface_flush (picture);
          for (int y = 0; y < 64; y++)
            for (int x = 0; x < 64; x++)
              n += ludo_color_contrast (color_of (board_pixel (picture, x, y)),
                                        color_of (background)) >= 3;
          if (n < 24)
            g_error ("in %s, mark %d on grey %06x has %d pixels",
                     ludo_theme_name ((LudoTheme) theme), marks[i], background,
                     n);
          cairo_surface_destroy (picture);
        }
}

/* Marked: the pixels that a mark changes around its place: 0 if a pixel is
 * unchanged, 1 if it is dark now, 2 if it is light. */
#define MARKED_MAX (160 * 160)

/* The least number of pixels that stand out: a stroke two pixels wide and eight
 * long. */
#define CLEAR_MIN 16

typedef struct
{
  guint8 looks[MARKED_MAX];
  int n_changed;
  int n_clear;                  /* … by 3:1 and more */
} Marked;

static const struct
{
  LudoMark mark;
  const char *name;
} board_marks[] = {
  { LUDO_MARK_MOVABLE, "can be picked" },
  { LUDO_MARK_SELECTED, "picked" },
  { LUDO_MARK_TARGET, "can be reached" },
  { LUDO_MARK_HOVER, "pointed at" },
  { LUDO_MARK_LAST, "last move" },
  { LUDO_MARK_HINT, "hint" },
  { LUDO_MARK_FOCUS, "focus" },
  { LUDO_MARK_NOTE, "note" },
};

/* The place and a little around it, within the picture. */
static void
compare_marked (const LudoRect  *rect,
                cairo_surface_t *bare,
                cairo_surface_t *painted,
                Marked          *marked)
{
  int left = MAX (0, (int) rect->x - 8), top = MAX (0, (int) rect->y - 8);
  int right = MIN (cairo_image_surface_get_width (bare),
                   (int) (rect->x + rect->width) + 9);
  int bottom = MIN (cairo_image_surface_get_height (bare),
                    (int) (rect->y + rect->height) + 9);
  guint i = 0;

  *marked = (Marked) { .n_changed = 0 };
  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++, i++)
      {
        guint32 before = board_pixel (bare, x, y);
        guint32 after = board_pixel (painted, x, y);

        g_assert_cmpuint (i, <, MARKED_MAX);
        if (before == after)
          continue;
        marked->looks[i] = grey_of (after) < 128 ? 1 : 2;
        marked->n_changed++;
        marked->n_clear += ludo_color_contrast (color_of (before),
                                                color_of (after)) >= 3;
      }
}

/* A good part of what the two cover together looks different. */
static gboolean
shapes_differ (const Marked *a,
               const Marked *b)
{
  int alone = 0, together = 0;

  for (guint i = 0; i < MARKED_MAX; i++)
    {
      alone += a->looks[i] != b->looks[i];
      together += a->looks[i] || b->looks[i];
    }

  return alone * 100 >= together * 40;
}

/* Each mark on @place is seen, and looks like no other. */
static void
check_marked_place (const LudoDrawing *drawing,
                    LudoScene         *scene,
                    int                place)
{
  static Marked marked[G_N_ELEMENTS (board_marks)];
  guint8 marks[LUDO_PLACES_MAX] = { 0 };
  cairo_surface_t *bare;
  LudoRect rect;

  g_assert_true (drawing->bounds (scene, place, &rect));
  scene->marks = marks;
  bare = board_paint (drawing, scene);
  for (guint i = 0; i < G_N_ELEMENTS (board_marks); i++)
    {
      cairo_surface_t *painted;

      marks[place] = (guint8) board_marks[i].mark;
      painted = board_paint (drawing, scene);
      compare_marked (&rect, bare, painted, &marked[i]);
      cairo_surface_destroy (painted);
      if (marked[i].n_clear < CLEAR_MIN)
        g_error ("%s, %s: “%s” on place %d has %d clear pixels of %d",
                 drawing->rules->id, ludo_theme_name (scene->theme),
                 board_marks[i].name, place, marked[i].n_clear,
                 marked[i].n_changed);
      for (guint j = 0; j < i; j++)
        if (!shapes_differ (&marked[i], &marked[j]))
          g_error ("%s, %s: “%s” looks like “%s” on place %d",
                   drawing->rules->id, ludo_theme_name (scene->theme),
                   board_marks[i].name, board_marks[j].name, place);
    }
  cairo_surface_destroy (bare);
  scene->marks = NULL;
}

/* All marks, where something lies and where nothing does, in the middle of
 * each game and in every theme, on a board as small as a telephone's. */
static void
test_marked_boards (gconstpointer data)
{
  BoardMoment moment;

  board_moment_init (&moment, data);
  for (int theme = 0; theme < LUDO_N_THEMES; theme++)
    {
      LudoScene scene = board_moment_scene (&moment, (LudoTheme) theme, 340,
                                            300);
      LudoBackground background = { NULL };
      int seen[2] = { 0, 0 };

      ludo_background_lay (&background, moment.drawing, &scene, 1);
      for (int place = 0; place < moment.drawing->n_places; place++)
        {
          char name[8];
          LudoRect rect;
          gboolean held = moment.drawing->owner (&moment.state, place) >= 0;

          if (*moment.drawing->place_name (place, name) == '\0'
              || seen[held]++ > 0
              || !moment.drawing->bounds (&scene, place, &rect))
            continue;
          check_marked_place (moment.drawing, &scene, place);
        }
      g_assert_cmpint (seen[0], >, 0);
      g_assert_cmpint (seen[1], >, 0);
      ludo_background_clear (&background);
    }
  board_moment_clear (&moment);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/colours/zohn-ahl", test_zohn_ahl);
  g_test_add_func ("/colours/tavli", test_tavli);
  g_test_add_func ("/colours/chisolo", test_chisolo);
  g_test_add_func ("/colours/camps", test_camps);
  g_test_add_func ("/colours/ken-wan", test_ken_wan);
  g_test_add_func ("/colours/marks", test_marks);
  for (guint i = 0; i < n_board_samples; i++)
    if (g_str_equal (board_samples[i].moment, "middle"))
      {
        g_autofree char *path = g_strconcat ("/colours/marks/",
                                             board_samples[i].game, NULL);

        g_test_add_data_func (path, &board_samples[i], test_marked_boards);
      }

  return g_test_run ();
}
