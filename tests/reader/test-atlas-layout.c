/* test-atlas-layout.c: maps and timelines at every width
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "atlas-fixture.h"
#include "games/games.h"
#include "atlas/ludo-atlas-layout.h"

/* As the window and the paper are wide, from the narrowest to a wall's. */
static const int widths[] = { 200, 320, 420, 520, 700, 900, 1800, 3600 };

static PangoContext *
create_context (void)
{
  PangoContext *context =
    pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoFontDescription *font = pango_font_description_from_string ("Sans");

  pango_font_description_set_absolute_size (font, 15 * PANGO_SCALE);
  pango_context_set_font_description (context, font);
  pango_font_description_free (font);

  return context;
}

static gboolean
overlap (const LudoRect *a,
         const LudoRect *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width
         && a->y < b->y + b->height && b->y < a->y + a->height;
}

static void
assert_apart (const LudoAtlasLayout *map,
              int                    width)
{
  guint n = ludo_atlas_layout_get_n_spots (map);

  for (guint i = 0; i < n; i++)
    {
      const LudoAtlasSpot *spot = ludo_atlas_layout_get_spot (map, i);

      /* Every place has its name, or at least its number. */
      g_assert_cmpfloat (spot->label.width, >, 0);
      g_assert_cmpfloat (spot->label.x, >=, 0);
      g_assert_cmpfloat (spot->label.x + spot->label.width, <=, width);
      g_assert_cmpfloat (spot->label.y, >=, 0);
      for (guint j = 0; j < n; j++)
        {
          const LudoAtlasSpot *other = ludo_atlas_layout_get_spot (map, j);

          g_assert_false (j != i && overlap (&spot->label, &other->label));
          g_assert_false (other->x > spot->label.x
                          && other->x < spot->label.x + spot->label.width
                          && other->y > spot->label.y
                          && other->y < spot->label.y + spot->label.height);
        }
    }
}

/* No name lies on another or on a mark, in any language, at any width. */
static void
test_names_apart (void)
{
  g_autoptr (LudoCoast) coast = atlas_coast ();
  PangoContext *context = create_context ();

  for (guint g = 0; games_list ()[g] != NULL; g++)
    {
      g_autoptr (LudoAtlas) atlas = atlas_of_tree (games_list ()[g]->id);

      for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
        for (int language = 0; language <= LUDO_PAGE_N_LANGUAGES; language++)
          {
            g_autoptr (LudoAtlasLayout) map =
              ludo_map_layout_new (atlas, coast, language, context, widths[w],
                                   widths[w] * 0.9);

            g_assert_cmpuint (ludo_atlas_layout_get_n_spots (map), ==,
                              atlas->places->len);
            assert_apart (map, widths[w]);
            /* Numbers where it is narrow, names where there is room. */
            if (widths[w] <= 320)
              g_assert_true (ludo_atlas_layout_is_numbered (map));
            if (widths[w] >= 700 && language < LUDO_PAGE_N_LANGUAGES)
              g_assert_false (ludo_atlas_layout_is_numbered (map));
          }
    }
  g_object_unref (context);
}

/* What is pointed at is what is painted there, and everything is reached. */
static void
test_pointed_at (void)
{
  g_autoptr (LudoCoast) coast = atlas_coast ();
  PangoContext *context = create_context ();
  g_autoptr (LudoAtlas) atlas = atlas_of_tree ("chisolo");

  for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
    {
      g_autoptr (LudoAtlasLayout) map =
        ludo_map_layout_new (atlas, coast, LUDO_PAGE_FRENCH, context,
                             widths[w], widths[w]);
      g_autoptr (LudoAtlasLayout) timeline =
        ludo_timeline_layout_new (atlas, LUDO_PAGE_FRENCH, context,
                                  widths[w]);

      for (guint i = 0; i < ludo_atlas_layout_get_n_spots (map); i++)
        {
          const LudoAtlasSpot *spot = ludo_atlas_layout_get_spot (map, i);
          const LudoRect *row =
            ludo_atlas_layout_is_numbered (map) ? &spot->bounds : &spot->also;

          g_assert_cmpint (ludo_atlas_layout_spot_at (map, spot->x, spot->y),
                           ==, i);
          g_assert_cmpint (ludo_atlas_layout_spot_at
                             (map, spot->label.x + spot->label.width / 2,
                              spot->label.y + spot->label.height / 2), ==, i);
          g_assert_cmpint (ludo_atlas_layout_spot_at
                             (map, row->x + row->width / 2,
                              row->y + row->height / 2), ==, i);
          /* A finger needs 24 pixels. */
          g_assert_cmpfloat (row->height, >=, 24);
        }
      for (guint i = 0; i < ludo_atlas_layout_get_n_spots (timeline); i++)
        {
          const LudoRect *row =
            &ludo_atlas_layout_get_spot (timeline, i)->bounds;

          g_assert_cmpint (ludo_atlas_layout_spot_at
                             (timeline, row->x + row->width / 2,
                              row->y + row->height / 2), ==, i);
          g_assert_cmpfloat (row->height, >=, 24);
        }
      g_assert_cmpint (ludo_atlas_layout_spot_at (map, -50, -50), ==, -1);
    }
  g_object_unref (context);
}

static cairo_surface_t *
paint (LudoAtlasLayout *layout,
       int              width,
       gboolean         dark,
       gboolean         strong)
{
  const LudoColor inks[] = { LUDO_COLOR (0x000000), LUDO_COLOR (0xffffff) };
  int height = (int) ludo_atlas_layout_get_height (layout) + 1;
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);

  ludo_paint_set_color (cr, inks[!dark], 1);
  cairo_paint (cr);
  ludo_atlas_layout_draw (layout, cr, inks[!!dark], strong);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/* How dark a pixel is, 0 to 255. */
static int
darkness (cairo_surface_t *surface,
          double           x,
          double           y)
{
  const guint32 *row =
    (gpointer) (cairo_image_surface_get_data (surface)
                + (int) y * cairo_image_surface_get_stride (surface));

  return 255 - (int) (row[(int) x] & 0xff);
}

/* How sure a date is can be told from its shape alone. */
static void
test_shapes (void)
{
  PangoContext *context = create_context ();
  g_autoptr (LudoAtlas) atlas = atlas_of_tree ("chisolo");
  g_autoptr (LudoAtlasLayout) timeline =
    ludo_timeline_layout_new (atlas, LUDO_PAGE_ENGLISH, context, 700);
  cairo_surface_t *surface = paint (timeline, 700, FALSE, FALSE);
  guint seen = 0;

  for (guint i = 0; i < ludo_atlas_layout_get_n_spots (timeline); i++)
    {
      const LudoAtlasSpot *spot = ludo_atlas_layout_get_spot (timeline, i);
      int middle = darkness (surface, spot->x, spot->y);
      int left = darkness (surface, spot->x - 3, spot->y);
      int right = darkness (surface, spot->x + 2, spot->y);

      switch (spot->item->sure)
        {
        case LUDO_SURE:
          g_assert_cmpint (MIN (left, right), >, 200);
          break;
        case LUDO_SURE_LIKELY:
          g_assert_cmpint (left, >, 200);
          g_assert_cmpint (right, <, 100);
          break;
        case LUDO_SURE_DOUBTFUL:
          g_assert_cmpint (MAX (left, middle), <, 100);
          g_assert_cmpint (darkness (surface, spot->x - 4.5, spot->y), >, 100);
          break;
        case LUDO_SURE_WRONG:
          g_assert_cmpint (middle, >, 200);
          g_assert_cmpint (darkness (surface, spot->x - 4.5, spot->y), <, 60);
          g_assert_cmpint (darkness (surface, spot->x + 4.5, spot->y), <, 60);
          break;
        case LUDO_N_SURES:
        default:
          g_assert_not_reached ();
        }
      seen |= 1u << spot->item->sure;
    }
  g_assert_cmpuint (seen, ==, (1u << LUDO_N_SURES) - 1);
  cairo_surface_destroy (surface);
  g_object_unref (context);
}

/* Land and sea differ on light and dark grounds; in high contrast the land
 * has no shade but a black coast. */
static void
test_grounds (void)
{
  g_autoptr (LudoCoast) coast = atlas_coast ();
  PangoContext *context = create_context ();
  g_autoptr (LudoAtlas) atlas = atlas_of_tree ("tavli");
  g_autoptr (LudoAtlasLayout) map =
    ludo_map_layout_new (atlas, coast, LUDO_PAGE_ENGLISH, context, 700, 600);
  LudoMapView view = ludo_map_view_fit (&atlas->frame, 700, 600);
  double height = 700 / ludo_map_view_aspect (&atlas->frame);
  double land_x, land_y, sea_x, sea_y;

  view = ludo_map_view_fit (&atlas->frame, 700, (int) height);
  ludo_map_view_point (&view, 47, 15, &land_x, &land_y);
  ludo_map_view_point (&view, 36, 17, &sea_x, &sea_y);
  for (int dark = FALSE; dark <= TRUE; dark++)
    for (int strong = FALSE; strong <= TRUE; strong++)
      {
        cairo_surface_t *surface = paint (map, 700, dark, strong);
        int land = darkness (surface, land_x, land_y);
        int sea = darkness (surface, sea_x, sea_y);

        g_assert_cmpint (sea, ==, dark ? 255 : 0);
        if (strong)
          g_assert_cmpint (land, ==, sea);
        else
          g_assert_cmpint (ABS (land - sea), >, 15);
        cairo_surface_destroy (surface);
      }
  g_object_unref (context);
}

/* A page may end between two rows, and only there. */
static void
test_breaks (void)
{
  PangoContext *context = create_context ();
  g_autoptr (LudoAtlas) atlas = atlas_of_tree ("tavli");
  g_autoptr (LudoAtlasLayout) timeline =
    ludo_timeline_layout_new (atlas, LUDO_PAGE_ENGLISH, context, 400);
  double height = ludo_atlas_layout_get_height (timeline);
  double start = 0;
  guint n_pages = 0;

  while (start < height)
    {
      double end = ludo_atlas_layout_next_break (timeline, start,
                                                 start + 120);

      g_assert_cmpfloat (end, >, start);
      g_assert_cmpfloat (end, <=, start + 120);
      for (guint i = 0; i < ludo_atlas_layout_get_n_spots (timeline); i++)
        {
          const LudoRect *row =
            &ludo_atlas_layout_get_spot (timeline, i)->bounds;

          g_assert_false (end > row->y + 0.5
                          && end < row->y + row->height - 0.5);
        }
      start = end;
      n_pages++;
    }
  g_assert_cmpuint (n_pages, >, 2);
  g_assert_cmpfloat (ludo_atlas_layout_next_break (timeline, 0, 1), <, 1);
  g_object_unref (context);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/atlas-layout/names-apart", test_names_apart);
  g_test_add_func ("/atlas-layout/pointed-at", test_pointed_at);
  g_test_add_func ("/atlas-layout/shapes", test_shapes);
  g_test_add_func ("/atlas-layout/grounds", test_grounds);
  g_test_add_func ("/atlas-layout/breaks", test_breaks);

  return g_test_run ();
}
