/* test-tavli-board.c: the drawing of tavli
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"

#include <string.h>

#include "drawing/ludo-paint.h"
#include "games/game-rng.h"
#include "games/tavli/drawing/tavli-board.h"
#include "games/tavli/drawing/tavli-paint.h"
#include "games/tavli/rules/tavli-rules.h"

#define START "h:15 h:15 w -"
#define AGATHIAS                                                        \
  "6:7,9:1,10:2,19:2,20:2,23:1,x 8:2,11:2,12:2,13:1,14:2,15:2,18:2,21:2,x w "
#define CROWDED                                                         \
  "m4:2,m9:1,19:3,20:2,22:4,o:3,x m4:1,1:6,5:2,9:1,24:2,o:3,x w 14444"

static const struct
{
  double width;
  double height;
} sizes[] = {
  { 300, 420 }, { 360, 300 }, { 360, 500 }, { 480, 480 }, { 600, 800 },
  { 800, 500 }, { 900, 500 }, { 900, 1200 }, { 1280, 800 }, { 1920, 1080 },
  { 3840, 2160 },
};

static gboolean
overlap (const LudoRect *a,
         const LudoRect *b)
{
  return MIN (a->x + a->width, b->x + b->width) - MAX (a->x, b->x) > 0.001
         && MIN (a->y + a->height, b->y + b->height) - MAX (a->y, b->y)
            > 0.001;
}

/* Every place is found at its centre, large enough, in the picture, and apart
 * from the others. */
static void
assert_geometry (const LudoScene *scene)
{
  double least = scene->width >= 900 ? 44 : scene->width >= 360 ? 24 : 20;
  LudoRect all[TAVLI_N_PLACES];
  gboolean seen[TAVLI_N_PLACES];

  for (int place = 0; place < TAVLI_N_PLACES; place++)
    {
      LudoRect *bounds = &all[place];

      seen[place] = tavli_drawing.bounds (scene, place, bounds);
      if (!seen[place])
        continue;

      g_assert_cmpint (board_place_at (&tavli_drawing, scene,
                                       bounds->x + bounds->width / 2,
                                       bounds->y + bounds->height / 2),
                       ==, place);
      g_assert_cmpfloat (bounds->width, >=, least);
      g_assert_cmpfloat (bounds->height, >=, least);
      g_assert_cmpfloat (bounds->x, >=, 0);
      g_assert_cmpfloat (bounds->y, >=, 0);
      g_assert_cmpfloat (bounds->x + bounds->width, <=, scene->width);
      g_assert_cmpfloat (bounds->y + bounds->height, <=, scene->height);
      for (int other = 0; other < place; other++)
        g_assert_false (seen[other] && overlap (bounds, &all[other]));
    }

  for (int place = 1; place < TAVLI_PLACE_NUMBER; place++)
    g_assert_true (seen[place]);
  g_assert_cmpint (board_place_at (&tavli_drawing, scene, -1, -1),
                   ==, -1);
}

static void
test_geometry (void)
{
  static const char *const texts[] = { START, AGATHIAS "256", CROWDED };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint j = 0; j < G_N_ELEMENTS (texts); j++)
      {
        GameState state = board_position (&tavli_rules, texts[j]);
        LudoScene scene = board_scene (&state, sizes[i].width, sizes[i].height);

        assert_geometry (&scene);
        scene.font_size = 30;
        assert_geometry (&scene);
      }
}

/* The dice are thrown where there is something to throw; later each number
 * left has a place. */
static void
test_dice_places (void)
{
  GameState start = board_position (&tavli_rules, START);
  GameState thrown = board_position (&tavli_rules, AGATHIAS "256");
  LudoScene scene = board_scene (&start, 1280, 800);
  LudoRect bounds;

  g_assert_true (tavli_drawing.bounds (&scene, TAVLI_PLACE_THROW, &bounds));
  g_assert_false (tavli_drawing.bounds (&scene, TAVLI_PLACE_NUMBER, &bounds));

  scene.state = &thrown;
  g_assert_false (tavli_drawing.bounds (&scene, TAVLI_PLACE_THROW, &bounds));
  for (int d = 1; d <= 6; d++)
    g_assert_cmpint (tavli_drawing.bounds (&scene, TAVLI_PLACE_NUMBER + d - 1,
                                           &bounds),
                     ==, d == 2 || d == 5 || d == 6);
}

/* The picture keeps to a shape that its layout suits. */
static void
test_aspect (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      double aspect = tavli_drawing.aspect (sizes[i].width, sizes[i].height);

      g_assert_cmpfloat (aspect, >=, 0.6);
      g_assert_cmpfloat (aspect, <=, 1.9);
    }
  g_assert_cmpfloat (tavli_drawing.aspect (360, 640), <, 1);
  g_assert_cmpfloat (tavli_drawing.aspect (1920, 1080), >, 1.3);
}

/* The cells of a small board on a bilingual sheet are as high as their numbers,
 * which would else lie on the labels. */
static void
test_small_bilingual (void)
{
  GameState start = board_position (&tavli_rules, START);
  LudoScene scene = board_scene (&start, 180, 150);

  scene.font_size = 9.2;
  scene.smallest = 9;
  scene.bilingual = TRUE;
  for (int place = 1; place <= 24; place++)
    {
      LudoRect bounds;

      g_assert_true (tavli_drawing.bounds (&scene, place, &bounds));
      g_assert_cmpfloat (bounds.height, >=, 1.4 * scene.smallest);
    }
}

/* Large letters have room above the trays of a small window. */
static void
test_captions (void)
{
  GameState start = board_position (&tavli_rules, START);
  LudoScene scene = board_scene (&start, 780, 500);

  scene.font_size = 22;
  for (int place = TAVLI_PLACE_HAND; place < TAVLI_PLACE_NUMBER; place++)
    {
      LudoRect bounds;

      g_assert_true (tavli_drawing.bounds (&scene, place, &bounds));
      g_assert_cmpfloat (bounds.width, >=, 6 * scene.font_size);
      g_assert_cmpfloat (bounds.height, >=, 3 * scene.font_size);
    }
}

/* The captions of the trays are read from the back of a room, beside the board
 * as well as below it. */
static void
test_captions_from_afar (void)
{
  static const struct
  {
    int width;
    int height;
    int least;                  /* from the top of the letters to their foot */
  } small_and_large[] = { { 840, 540, 26 }, { 620, 650, 12 } };
  GameState start = board_position (&tavli_rules, START);

  for (guint i = 0; i < G_N_ELEMENTS (small_and_large); i++)
    {
      LudoScene scene = board_scene (&start, small_and_large[i].width,
                                     small_and_large[i].height);
      cairo_surface_t *picture;
      int first = -1, last = -1;
      LudoRect tray;

      scene.theme = LUDO_THEME_PLAIN;
      picture = board_paint (&tavli_drawing, &scene);
      g_assert_true (tavli_drawing.bounds (&scene, TAVLI_PLACE_OFF + 1, &tray));
      for (int y = (int) (tray.y + 6); y < tray.y + tray.height - 6; y++)
        for (int x = (int) (tray.x + 8); x < tray.x + tray.width - 8; x++)
          if (ludo_color_contrast
                ((LudoColor) LUDO_COLOR (board_pixel (picture, x, y)),
                 tavli_palette (LUDO_THEME_PLAIN)->hollow) >= 4)
            {
              first = first < 0 ? y : first;
              last = y;
            }
      g_assert_cmpint (last - first, >=, small_and_large[i].least);
      cairo_surface_destroy (picture);
    }
}

/* Checkers stand out from what they lie on and from each other, and what is
 * written from its background. */
static void
test_contrast (void)
{
  for (int theme = 0; theme < LUDO_N_THEMES; theme++)
    {
      const TavliPalette *palette = tavli_palette ((LudoTheme) theme);

      const LudoColor grounds[] = { palette->hollow, palette->tables[0],
                                    palette->tables[1] };

      for (int i = 0; i < 2 * (int) G_N_ELEMENTS (grounds); i++)
        {
          int seat = i % 2;
          double fill = ludo_color_contrast (palette->checkers[seat],
                                             grounds[i / 2]);
          double rim = ludo_color_contrast (palette->rims[seat],
                                            grounds[i / 2]);

          g_assert_cmpfloat (ludo_color_contrast (palette->hollow_label,
                                                  grounds[i / 2]), >=, 4.5);
          g_assert_cmpfloat (palette->shaded ? fill : MAX (fill, rim), >=, 3);
          g_assert_cmpfloat (ludo_color_contrast (palette->checkers[seat],
                                                  palette->inks[seat]),
                             >=, 4.5);
        }
      g_assert_cmpfloat (ludo_color_contrast (palette->checkers[0],
                                              palette->checkers[1]), >=, 4.5);
      g_assert_cmpfloat (ludo_color_contrast (palette->label, palette->slab),
                         >=, 4.5);
      g_assert_cmpfloat (ludo_color_contrast (palette->die, palette->pip), >=,
                         4.5);
    }
}

/* The arrows of the course stand out from the stone that they are painted on,
 * on the board of a telephone too. */
static void
test_course_stands_out (void)
{
  static const int cells[] = { 3, 17 };
  static const struct
  {
    double width;
    double height;
  } small_and_large[] = { { 340, 300 }, { 900, 500 } };
  GameState start = board_position (&tavli_rules, START);
  GameState bare = board_position (&tavli_rules, AGATHIAS "-");

  for (guint i = 0; i < G_N_ELEMENTS (small_and_large); i++)
    for (int theme = 0; theme < LUDO_N_THEMES; theme++)
      {
        LudoScene scene = board_scene (&start, small_and_large[i].width,
                                       small_and_large[i].height);
        cairo_surface_t *with, *without;

        scene.theme = (LudoTheme) theme;
        with = board_paint (&tavli_drawing, &scene);
        scene.state = &bare;
        without = board_paint (&tavli_drawing, &scene);
        for (guint c = 0; c < G_N_ELEMENTS (cells); c++)
          {
            LudoRect cell;
            int n = 0;

            g_assert_true (tavli_drawing.bounds (&scene, cells[c], &cell));
            for (int y = (int) cell.y; y < cell.y + cell.height; y++)
              for (int x = (int) cell.x; x < cell.x + cell.width; x++)
                n += ludo_color_contrast
                       ((LudoColor) LUDO_COLOR (board_pixel (with, x, y)),
                        (LudoColor) LUDO_COLOR (board_pixel (without, x, y)))
                     >= 3;
            if (n < cell.width * 0.4)
              g_error ("%s, %g wide: %d pixels of the arrow on cell %d stand "
                       "out", ludo_theme_name ((LudoTheme) theme), scene.width,
                       n, cells[c]);
          }
        cairo_surface_destroy (with);
        cairo_surface_destroy (without);
      }
}

/* Every theme, every mark on every place. */
static void
test_draws (void)
{
  guint8 marks[LUDO_PLACES_MAX];
  GameState state = board_position (&tavli_rules, CROWDED);

  memset (marks, 0xff, sizeof marks);
  for (guint i = 0; i < G_N_ELEMENTS (sizes) - 1; i++)
    for (int theme = 0; theme < LUDO_N_THEMES; theme++)
      {
        LudoScene scene = board_scene (&state, sizes[i].width, sizes[i].height);

        scene.theme = (LudoTheme) theme;
        cairo_surface_destroy (board_paint (&tavli_drawing, &scene));
        scene.marks = marks;
        cairo_surface_destroy (board_paint (&tavli_drawing, &scene));
      }
}

/* While a turn can still be taken back, the trays of its side are those that
 * stand out, although the position names the other. */
static void
test_pending (void)
{
  GameState state = board_position (&tavli_rules, CROWDED);
  LudoScene scene = board_scene (&state, 960, 600);
  cairo_surface_t *named = board_paint (&tavli_drawing, &scene);
  cairo_surface_t *pending, *other;

  scene.pending = TRUE;
  pending = board_paint (&tavli_drawing, &scene);
  scene.pending = FALSE;
  ((TavliState *) &state)->turn = !((TavliState *) &state)->turn;
  other = board_paint (&tavli_drawing, &scene);
  g_assert_false (board_same_picture (named, pending));
  g_assert_true (board_same_picture (other, pending));
  cairo_surface_destroy (named);
  cairo_surface_destroy (pending);
  cairo_surface_destroy (other);
}

/* The grey of the checker on @cell, a little below its middle. */
static double
grey_at (const LudoScene *scene,
         int              cell)
{
  cairo_surface_t *surface = board_paint (&tavli_drawing, scene);
  TavliLayout layout;
  TavliSpot spot;
  const guint8 *pixel;
  double grey;

  tavli_layout_init (&layout, scene);
  spot = tavli_layout_spot (&layout, (const TavliState *) scene->state, 0,
                            cell, 0, 1);
  pixel = cairo_image_surface_get_data (surface)
          + (int) (spot.y + spot.size * 0.25)
            * cairo_image_surface_get_stride (surface)
          + (int) spot.x * 4;
  grey = 0.0722 * pixel[0] + 0.7152 * pixel[1] + 0.2126 * pixel[2];
  cairo_surface_destroy (surface);

  return grey;
}

/* Without colour, bone, stone and an empty cell are three greys apart. */
static void
test_greyscale (void)
{
  GameState state = board_position (&tavli_rules,
                                    "9:1,20:14,x 2:14,11:1,x w -");

  for (int theme = 0; theme <= LUDO_THEME_DARK; theme++)
    {
      LudoScene scene = board_scene (&state, 1280, 800);
      double bone, stone, empty;

      scene.theme = (LudoTheme) theme;
      bone = grey_at (&scene, 9);
      stone = grey_at (&scene, 11);
      empty = grey_at (&scene, 10);
      g_assert_cmpfloat (bone, >, empty + 60);
      g_assert_cmpfloat (stone, <, empty - 40);
    }
}

/* A die lies in the tray as a body: below its face on top is one in front. */
static void
test_die_has_depth (void)
{
  GameState state = board_position (&tavli_rules, "h:15 h:15 w 256");

  for (int theme = 0; theme < LUDO_N_THEMES; theme++)
    {
      LudoScene scene = board_scene (&state, 1280, 800);
      cairo_surface_t *picture;
      TavliLayout layout;
      const LudoRect *slot = &layout.slots[0];
      LudoColor top, front;
      double size, y;
      int x;

      scene.theme = (LudoTheme) theme;
      picture = board_paint (&tavli_drawing, &scene);
      tavli_layout_init (&layout, &scene);
      size = MIN (slot->width * 0.72, slot->height * 0.62);
      x = (int) (slot->x + slot->width / 2 - size * 0.42);
      y = slot->y + slot->height * 0.37;
      top = (LudoColor) LUDO_COLOR (board_pixel (picture, x,
                                                 (int) (y - size * 0.12)));
      front = (LudoColor) LUDO_COLOR (board_pixel (picture, x,
                                                   (int) (y + size * 0.41)));
      g_assert_cmpfloat (ludo_color_contrast (top, front), >=, 1.5);
      cairo_surface_destroy (picture);
    }
}

/* Which share of the checker @index of @n of @seat on @cell is not the same in
 * @scene as without marks. */
static double
share_hidden (const LudoScene *scene,
              int              seat,
              int              cell,
              int              index,
              int              n)
{
  LudoScene plain = *scene;
  cairo_surface_t *marked = board_paint (&tavli_drawing, scene), *unmarked;
  int changed = 0, all = 0;
  TavliLayout layout;
  TavliSpot spot;
  double reach;

  plain.marks = NULL;
  unmarked = board_paint (&tavli_drawing, &plain);
  tavli_layout_init (&layout, scene);
  spot = tavli_layout_spot (&layout, (const TavliState *) scene->state, seat,
                            cell, index, n);
  reach = spot.size * 0.3;
  for (int y = (int) (spot.y - reach); y < spot.y + reach; y++)
    for (int x = (int) (spot.x - reach); x < spot.x + reach; x++, all++)
      changed += board_pixel (marked, x, y) != board_pixel (unmarked, x, y);
  cairo_surface_destroy (marked);
  cairo_surface_destroy (unmarked);

  return (double) changed / all;
}

/* The numbers that reach a cell leave in sight the blot that is hit there, and
 * how many the checkers of a stack are. */
static void
test_labels_beside_checkers (void)
{
  GameState state = board_position (&tavli_rules,
                                    "9:1,20:14,x 2:13,11:1,22:1,x w 256");
  const LudoLabel labels[] = {
    { 11, "5+6" }, { 22, "2+5" }, { 20, "2" },
  };
  guint8 marks[LUDO_PLACES_MAX] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    marks[labels[i].place] = LUDO_MARK_TARGET;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      LudoScene scene = board_scene (&state, sizes[i].width, sizes[i].height);

      scene.marks = marks;
      scene.labels = labels;
      scene.n_labels = G_N_ELEMENTS (labels);
      g_assert_cmpfloat (share_hidden (&scene, TAVLI_BLACK, 11, 0, 1), <=,
                         0.05);
      g_assert_cmpfloat (share_hidden (&scene, TAVLI_BLACK, 22, 0, 1), <=,
                         0.05);
      g_assert_cmpfloat (share_hidden (&scene, TAVLI_WHITE, 20, 13, 14), <=,
                         0.05);
    }
}

/* How many pixels a hint on @place changes where @others are marked. */
static int
count_hint (LudoScene scene,
            int       place,
            guint8    others)
{
  guint8 marks[LUDO_PLACES_MAX] = { 0 };
  cairo_surface_t *with, *without;
  int n = 0;

  scene.marks = marks;
  marks[place] = others;
  without = board_paint (&tavli_drawing, &scene);
  marks[place] |= LUDO_MARK_HINT;
  with = board_paint (&tavli_drawing, &scene);
  for (int y = 0; y < scene.height; y++)
    for (int x = 0; x < scene.width; x++)
      n += board_pixel (with, x, y) != board_pixel (without, x, y);
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);

  return n;
}

/* The hint is seen on a checker of the middle row that is picked and has the
 * focus. */
static void
test_hint_on_picked (void)
{
  GameState state = board_position (&tavli_rules, CROWDED);
  const int place = tavli_waiting_place (9);

  for (guint i = 0; i < G_N_ELEMENTS (sizes) - 1; i++)
    {
      LudoScene scene = board_scene (&state, sizes[i].width, sizes[i].height);

      g_assert_cmpint (2 * count_hint (scene, place,
                                       LUDO_MARK_FOCUS | LUDO_MARK_SELECTED),
                       >=, count_hint (scene, place, LUDO_MARK_FOCUS));
    }
}

/* The dice that wait on the tower stay whole where the keyboard is on it. */
static void
test_focus_behind_dice (void)
{
  GameState state = board_position (&tavli_rules, START);
  guint8 marks[LUDO_PLACES_MAX] = { [TAVLI_PLACE_THROW] = LUDO_MARK_FOCUS };

  for (guint i = 0; i < G_N_ELEMENTS (sizes) - 1; i++)
    {
      LudoScene scene = board_scene (&state, sizes[i].width, sizes[i].height);
      cairo_surface_t *pictures[3];
      int n = 0, changed = 0;
      TavliLayout layout;
      cairo_t *cr;

      pictures[0] = board_paint (&tavli_drawing, &scene);
      scene.marks = marks;
      pictures[1] = board_paint (&tavli_drawing, &scene);
      pictures[2] = cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                                (int) scene.width,
                                                (int) scene.height);
      cr = cairo_create (pictures[2]);
      ludo_drawing_draw_background (&tavli_drawing, cr, &scene);
      cairo_destroy (cr);
      cairo_surface_flush (pictures[2]);

      /* All that is much lighter than the board without them. */
      tavli_layout_init (&layout, &scene);
      for (int y = (int) (layout.tower.y - layout.tower.height / 5);
           y < layout.tower.y + layout.tower.height / 3; y++)
        for (int x = (int) layout.tower.x + 10;
             x < layout.tower.x + layout.tower.width - 10; x++)
          if ((int) (board_pixel (pictures[0], x, y) & 0xff)
              - (int) (board_pixel (pictures[2], x, y) & 0xff) >= 80)
            {
              n++;
              changed += board_pixel (pictures[0], x, y)
                         != board_pixel (pictures[1], x, y);
            }
      g_assert_cmpint (n, >, 20);
      /* The ground shows through at their corners. */
      g_assert_cmpint (changed, <=, MAX (2, n / 50));
      for (int j = 0; j < 3; j++)
        cairo_surface_destroy (pictures[j]);
    }
}

/* One number stands for a pair, but two dice are drawn: the other lies to the
 * left of the die in the last slot. */
static void
test_pair_shows_both (void)
{
  GameState state = board_position (&tavli_rules, "h:15 h:15 w 25555");
  LudoScene scene = board_scene (&state, 1280, 800);
  cairo_surface_t *picture;
  TavliLayout layout;
  const LudoRect *slot = &layout.slots[TAVLI_SLOTS - 1];
  double size, x, y;

  scene.theme = LUDO_THEME_PLAIN;
  picture = board_paint (&tavli_drawing, &scene);
  tavli_layout_init (&layout, &scene);
  size = MIN (slot->width * 0.72, slot->height * 0.62);
  x = slot->x + slot->width / 2;
  y = slot->y + slot->height * 0.37;
  g_assert_cmphex (board_pixel (picture, (int) (x - size * 0.85), (int) y),
                   ==, board_pixel (picture, (int) (x - size * 0.1),
                                    (int) (y - size * 0.2)));
  g_assert_cmphex (board_pixel (picture, (int) (x - size * 1.1), (int) y),
                   !=, board_pixel (picture, (int) (x - size * 0.85),
                                    (int) y));
  cairo_surface_destroy (picture);
}

/* Every place has words of its own. */
static void
test_words (void)
{
  static const char *const texts[] = { START, AGATHIAS "256", CROWDED };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LudoGame) game =
        ludo_game_new_from_position ("tavli", texts[i], 1, &error);
      g_autoptr (GHashTable) seen =
        g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      g_assert_no_error (error);
      for (int place = 0; place < TAVLI_N_PLACES; place++)
        {
          char *words = tavli_drawing.describe_place (game, place);

          g_assert_cmpstr (words, !=, "");
          g_assert_true (g_hash_table_add (seen, words));
        }
    }
}

static void
test_names (void)
{
  char name[8];

  g_assert_cmpstr (tavli_drawing.place_name (24, name), ==, "24");
  g_assert_cmpstr (tavli_drawing.place_name (TAVLI_WAITING_LAST, name), ==,
                   "m12");
  g_assert_cmpstr (tavli_drawing.place_name (TAVLI_PLACE_HAND, name), ==, "");
  g_assert_cmpstr (tavli_drawing.place_name (TAVLI_PLACE_THROW, name), ==, "");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tavli/board/geometry", test_geometry);
  g_test_add_func ("/tavli/board/dice-places", test_dice_places);
  g_test_add_func ("/tavli/board/aspect", test_aspect);
  g_test_add_func ("/tavli/board/small-bilingual", test_small_bilingual);
  g_test_add_func ("/tavli/board/captions", test_captions);
  g_test_add_func ("/tavli/board/captions-from-afar",
                   test_captions_from_afar);
  g_test_add_func ("/tavli/board/contrast", test_contrast);
  g_test_add_func ("/tavli/board/course-stands-out", test_course_stands_out);
  g_test_add_func ("/tavli/board/draws", test_draws);
  g_test_add_func ("/tavli/board/pending", test_pending);
  g_test_add_func ("/tavli/board/greyscale", test_greyscale);
  g_test_add_func ("/tavli/board/die-has-depth", test_die_has_depth);
  g_test_add_func ("/tavli/board/pair-shows-both", test_pair_shows_both);
  g_test_add_func ("/tavli/board/labels-beside-checkers",
                   test_labels_beside_checkers);
  g_test_add_func ("/tavli/board/hint-on-picked", test_hint_on_picked);
  g_test_add_func ("/tavli/board/focus-behind-dice", test_focus_behind_dice);
  g_test_add_func ("/tavli/board/words", test_words);
  g_test_add_func ("/tavli/board/names", test_names);

  return g_test_run ();
}
