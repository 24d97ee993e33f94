/* test-map-drawing.c: the land, the places and their numbers, and what the
 * drawings beside the pages show
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <librsvg/rsvg.h>
#include <math.h>
#include <string.h>

#include "atlas-fixture.h"
#include "atlas/ludo-map-drawing.h"
#include "content/ludo-page-picture.h"
#include "drawing/ludo-paint.h"
#include "games/games.h"

#define WIDTH 1000
#define SIZE 24.0

/* The width of the drawing, in pixels, and the shares of its letters and signs
 * that must be found in their colours, because the pixels at edges are
 * blurred. */
#define PICTURE_WIDTH 560
#define LETTERS_SEEN 0.5
#define SIGNS_SEEN 0.25

static LudoMapDrawing *
drawing_of (const char *game_id)
{
  g_autoptr (LudoAtlas) atlas = atlas_of_tree (game_id);

  return ludo_map_drawing_new (atlas);
}

/* The map of a game without its places, as it is on light ground: the sea is
 * more blue than red, the land more red than blue. */
static cairo_surface_t *
paint_land (const char *game_id)
{
  g_autoptr (LudoMapDrawing) drawing = drawing_of (game_id);
  g_autoptr (GArray) pins = g_array_new (FALSE, FALSE, sizeof (LudoMapPin));
  int height = (int) ceil (ludo_map_drawing_get_height (drawing, WIDTH));
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, height);
  cairo_t *cr = cairo_create (surface);

  ludo_map_drawing_draw (drawing, cr, WIDTH, pins, (LudoColor) { 0, 0, 0 },
                         FALSE);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static gboolean
is_painted (const guchar *pixel)
{
  return pixel[3] > 0;
}

static gboolean
is_open (const guchar *pixel)
{
  return pixel[3] < 255;
}

static gboolean
is_land (const guchar *pixel)
{
  return pixel[2] > pixel[0];
}

/* Whether @matches any pixel within @reach pixels of a point. */
static gboolean
is_any (cairo_surface_t *surface,
        double           x,
        double           y,
        int              reach,
        gboolean       (*matches) (const guchar *pixel))
{
  const guchar *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);

  for (int dy = -reach; dy <= reach; dy++)
    for (int dx = -reach; dx <= reach; dx++)
      {
        int column = CLAMP ((int) x + dx, 0, width - 1);
        int row = CLAMP ((int) y + dy, 0, height - 1);

        if (matches (data + row * stride + column * 4))
          return TRUE;
      }

  return FALSE;
}

/* Every place is on the land of its game's picture, or near the coast: the
 * picture and the atlas show the same part of the world. */
static void
test_on_land (void)
{
  for (guint g = 0; games_list ()[g] != NULL; g++)
    {
      const char *game_id = games_list ()[g]->id;
      g_autoptr (LudoAtlas) atlas = atlas_of_tree (game_id);
      cairo_surface_t *land = paint_land (game_id);
      double height = cairo_image_surface_get_height (land);

      for (guint i = 0; i < atlas->places->len; i++)
        {
          const LudoAtlasItem *place = atlas->places->pdata[i];
          double x, y;

          ludo_atlas_place_on_map (atlas, place, &x, &y);
          if (!is_any (land, x * WIDTH, y * height, 5, is_land))
            g_error ("%s: “%s” is in the sea", game_id, place->id);
        }
      cairo_surface_destroy (land);
    }
}

/* Land is where it is known to be, and sea is not. */
static void
test_land_and_sea (void)
{
  const struct
  {
    const char *name;
    double latitude;
    double longitude;
    gboolean land;
  } points[] = {
    { "Paris", 48.86, 2.35, TRUE },
    { "the Sahara", 30, 8, TRUE },
    { "Anatolia", 39, 33, TRUE },
    { "the Mediterranean", 35, 18, FALSE },
    { "the Atlantic", 45, -10, FALSE },
    { "the Black Sea", 43, 34, FALSE },
  };
  g_autoptr (LudoAtlas) atlas = atlas_of_tree ("tavli");
  cairo_surface_t *land = paint_land ("tavli");

  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    {
      LudoAtlasItem point = { .latitude = points[i].latitude,
                              .longitude = points[i].longitude };
      double x, y;

      ludo_atlas_place_on_map (atlas, &point, &x, &y);
      if (is_any (land, x * WIDTH,
                  y * cairo_image_surface_get_height (land), 0, is_land)
          != points[i].land)
        g_error ("%s is on the wrong side of the coast", points[i].name);
    }
  cairo_surface_destroy (land);
}

/* At every width the numbers are on the map, apart from one another, and none
 * is farther from its place than the crowd demands. */
static void
test_numbers_apart (void)
{
  const double widths[] = { 240, 328, 480, 720, 1200, 3000 };

  for (guint g = 0; games_list ()[g] != NULL; g++)
    for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
      {
        g_autoptr (LudoMapDrawing) drawing = drawing_of (games_list ()[g]->id);
        double height = ludo_map_drawing_get_height (drawing, widths[w]);
        g_autoptr (GArray) pins =
          ludo_map_drawing_place_pins (drawing, widths[w], SIZE);

        for (guint i = 0; i < pins->len; i++)
          {
            const LudoMapPin *a = &g_array_index (pins, LudoMapPin, i);

            g_assert_cmpfloat (a->x, >=, SIZE / 2 - 0.01);
            g_assert_cmpfloat (a->x, <=, widths[w] - SIZE / 2 + 0.01);
            g_assert_cmpfloat (a->y, >=, SIZE / 2 - 0.01);
            g_assert_cmpfloat (a->y, <=, height - SIZE / 2 + 0.01);
            g_assert_cmpfloat (hypot (a->x - a->place_x, a->y - a->place_y),
                               <, SIZE * pins->len);
            for (guint j = i + 1; j < pins->len; j++)
              {
                const LudoMapPin *b = &g_array_index (pins, LudoMapPin, j);

                g_assert_cmpfloat (hypot (a->x - b->x, a->y - b->y), >=,
                                   SIZE * 0.99);
              }
          }
      }
}

/* In high contrast the land is lines alone; elsewhere it is shaded. */
static void
test_strong (void)
{
  g_autoptr (LudoMapDrawing) drawing = drawing_of ("tavli");
  g_autoptr (GArray) pins = g_array_new (FALSE, FALSE, sizeof (LudoMapPin));
  int height = (int) ceil (ludo_map_drawing_get_height (drawing, WIDTH));
  g_autoptr (LudoAtlas) atlas = atlas_of_tree ("tavli");
  const LudoAtlasItem sahara = { .latitude = 30, .longitude = 8 };
  double x, y;

  ludo_atlas_place_on_map (atlas, &sahara, &x, &y);
  for (int strong = 0; strong < 2; strong++)
    {
      cairo_surface_t *surface =
        cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, height);
      cairo_t *cr = cairo_create (surface);

      ludo_map_drawing_draw (drawing, cr, WIDTH, pins,
                             (LudoColor) { 1, 1, 1 }, strong);
      cairo_destroy (cr);
      cairo_surface_flush (surface);
      g_assert_cmpint (is_any (surface, x * WIDTH, y * height, 0, is_painted),
                       ==, !strong);
      cairo_surface_destroy (surface);
    }
}

/* Without a picture, or with a damaged one, the places are there. */
static void
test_no_land (void)
{
  g_autofree char *damaged = NULL;
  int file = g_file_open_tmp ("map-XXXXXX.svg", &damaged, NULL);

  g_assert_true (g_file_set_contents (damaged, "<svg", -1, NULL));
  g_close (file, NULL);
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (LudoAtlas) atlas = atlas_of_tree ("tavli");
      g_autoptr (LudoMapDrawing) drawing = NULL;
      g_autoptr (GArray) pins = NULL;
      cairo_surface_t *surface =
        cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, WIDTH);
      cairo_t *cr = cairo_create (surface);
      const LudoMapPin *pin;

      g_free (atlas->map_path);
      atlas->map_path = i == 0 ? NULL : g_strdup (damaged);
      drawing = ludo_map_drawing_new (atlas);
      pins = ludo_map_drawing_place_pins (drawing, WIDTH, SIZE);
      ludo_map_drawing_draw (drawing, cr, WIDTH, pins,
                             (LudoColor) { 0, 0, 0 }, FALSE);
      cairo_destroy (cr);
      cairo_surface_flush (surface);
      pin = &g_array_index (pins, LudoMapPin, 0);
      g_assert_true (is_any (surface, pin->place_x, pin->place_y, 1,
                             is_painted));
      cairo_surface_destroy (surface);
    }
  g_assert_cmpint (g_unlink (damaged), ==, 0);
}

/* As wide as a page shows it. */
static cairo_surface_t *
paint_picture (const char *path,
               const char *hidden)
{
  g_autoptr (GError) error = NULL;
  LudoPagePicture *picture = ludo_page_picture_open (path, &error);
  g_autofree char *style =
    g_strdup_printf (".%s { visibility: hidden; }", hidden);
  cairo_surface_t *surface;
  cairo_t *cr;

  g_assert_no_error (error);
  if (hidden != NULL)
    rsvg_handle_set_stylesheet (picture, (const guint8 *) style,
                                strlen (style), &error);
  g_assert_no_error (error);
  surface = cairo_image_surface_create
    (CAIRO_FORMAT_ARGB32, PICTURE_WIDTH,
     (int) (PICTURE_WIDTH / ludo_page_picture_get_aspect (picture)));
  cr = cairo_create (surface);
  ludo_page_picture_draw (picture, cr, PICTURE_WIDTH);
  cairo_destroy (cr);
  g_object_unref (picture);
  cairo_surface_flush (surface);

  return surface;
}

static LudoColor
color_at (const guint32 *pixel)
{
  return (LudoColor) { (*pixel >> 16 & 0xff) / 255.0,
                       (*pixel >> 8 & 0xff) / 255.0, (*pixel & 0xff) / 255.0 };
}

/* How much of what is seen of some elements stands out from what they lie on,
 * from 0 to 1. */
static double
share_seen (cairo_surface_t *with,
            cairo_surface_t *without,
            double           contrast)
{
  const guint32 *one = (guint32 *) cairo_image_surface_get_data (with);
  const guint32 *other = (guint32 *) cairo_image_surface_get_data (without);
  int n = cairo_image_surface_get_stride (with) / 4
          * cairo_image_surface_get_height (with);
  int n_changed = 0, n_seen = 0;

  for (int i = 0; i < n; i++)
    if (one[i] != other[i])
      {
        n_changed++;
        n_seen += ludo_color_contrast (color_at (&one[i]),
                                       color_at (&other[i])) >= contrast;
      }
  g_assert_cmpint (n_changed, >, 0);

  return n_seen / (double) n_changed;
}

/* The parts of a drawing differ from their ground: letters by 4.5 to 1, and
 * signs, some of which have a dark rim, by 3 to 1.  The drawing brings its
 * ground with it, so that this holds on light and dark pages and on paper. */
static void
check_picture (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GHashTable) done = g_hash_table_new_full (g_str_hash, g_str_equal,
                                                       g_free, NULL);
  cairo_surface_t *whole = paint_picture (path, NULL);
  int width = cairo_image_surface_get_width (whole);
  int height = cairo_image_surface_get_height (whole);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  /* But for the round corners. */
  g_assert_false (is_any (whole, width / 2, height / 2,
                          MIN (width, height) / 2 - 12, is_open));
  for (const char *at = text; (at = strstr (at, "class=\"")) != NULL; )
    {
      g_autofree char *name = NULL;
      cairo_surface_t *without;
      gboolean letters;
      double share;

      at += strlen ("class=\"");
      name = g_strndup (at, strcspn (at, "\""));
      if (!g_hash_table_add (done, g_strdup (name)))
        continue;
      letters = g_str_equal (name, "letters");
      without = paint_picture (path, name);
      share = share_seen (whole, without, letters ? 4.5 : 3);
      g_test_message ("%s, %s: %.2f", path, name, share);
      if (share < (letters ? LETTERS_SEEN : SIGNS_SEEN))
        g_error ("%s: of “%s” too little is seen: %.2f", path, name, share);
      cairo_surface_destroy (without);
    }
  g_assert_cmpuint (g_hash_table_size (done), >, 0);
  cairo_surface_destroy (whole);
}

static void
test_pictures (void)
{
  g_autofree char *content = g_build_filename (g_getenv ("LUDOTHEQUE_SRCDIR"),
                                               "data", "content", NULL);

  for (guint i = 0; games_list ()[i] != NULL; i++)
    {
      g_autofree char *folder = g_build_filename (content, games_list ()[i]->id,
                                                  NULL);
      g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
      const char *name;

      while ((name = g_dir_read_name (dir)) != NULL)
        if (g_str_has_suffix (name, ".svg") && !g_str_equal (name, "map.svg"))
          {
            g_autofree char *path = g_build_filename (folder, name, NULL);

            check_picture (path);
          }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/map-drawing/on-land", test_on_land);
  g_test_add_func ("/map-drawing/land-and-sea", test_land_and_sea);
  g_test_add_func ("/map-drawing/numbers-apart", test_numbers_apart);
  g_test_add_func ("/map-drawing/strong", test_strong);
  g_test_add_func ("/map-drawing/no-land", test_no_land);
  g_test_add_func ("/pictures/contrast", test_pictures);

  return g_test_run ();
}
