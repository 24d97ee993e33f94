/* test-kit-parts.c: what is cut out and folded, measured in the PDFs of kits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>

#include "kit-fixture.h"
#include "print/kit/ludo-kit-tower.h"
#include "print/ludo-kit-choice.h"
#include "test-games.h"

/* Outlines of one size, by their middles. */
static guint
count_shapes (const PdfPage *page,
              gboolean       filled,
              double         width,
              double         height)
{
  guint n = 0;

  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);
      double line = filled ? 0 : path->line;

      n += path->filled == filled
           && fabs (path->right - path->left + line - width) < 0.1
           && fabs (path->bottom - path->top + line - height) < 0.1;
    }

  return n;
}

/* The kit of @game_id with its pieces made so. */
static GPtrArray *
measure_pieces (const char *game_id,
                LudoPieces  pieces,
                int         paper,
                gboolean    mono)
{
  LudoPrintOptions options = {
    .game_id = game_id,
    .pieces = pieces,
    .language = paper % 3,
    .mono = mono,
    .width = kit_papers[paper][0],
    .height = kit_papers[paper][1],
  };

  return kit_measure_of (&options);
}

/* Shapes of this size on all the pages. */
static guint
count_all (GPtrArray *pages,
           gboolean   filled,
           double     width,
           double     height)
{
  guint n = 0;

  for (guint i = 0; i < pages->len; i++)
    n += count_shapes (pages->pdata[i], filled, width, height);

  return n;
}

/* The sides of all the faces, the squares, and the hexagons with their
 * backs. */
static void
test_pieces (void)
{
  for (int paper = 0; paper < 4; paper++)
    {
      g_autoptr (GPtrArray) cubes =
        measure_pieces ("ken-wan", LUDO_PIECES_GOOD, paper, paper % 2);
      g_autoptr (GPtrArray) tokens =
        measure_pieces ("ken-wan", LUDO_PIECES_QUICK, paper, paper % 2);
      g_autoptr (GPtrArray) stickers =
        measure_pieces ("ken-wan", LUDO_PIECES_LASTING, paper, paper % 2);
      g_autoptr (GPtrArray) quick =
        measure_pieces ("tavli", LUDO_PIECES_QUICK, paper, paper % 2);
      g_autoptr (GPtrArray) folded =
        measure_pieces ("tavli", LUDO_PIECES_GOOD, paper, paper % 2);
      guint n_sides = 0;

      for (guint i = 0; i < cubes->len; i++)
        for (guint j = 0; j < ((PdfPage *) cubes->pdata[i])->paths->len; j++)
          {
            const PdfPath *path =
              &g_array_index (((PdfPage *) cubes->pdata[i])->paths, PdfPath, j);
            double length = path->right - path->left + path->bottom
                            - path->top;

            n_sides += !path->filled && path->n_points == 2
                       && fabs (length - 20) < 0.1;
          }
      g_assert_cmpuint (n_sides, ==, 36 * 24);
      g_assert_cmpuint (count_all (tokens, TRUE, 17, 17 * 2 / sqrt (3)), ==,
                        2 * 72);
      g_assert_cmpuint (count_all (stickers, FALSE, 13.25, 13.25), ==, 216);
      g_assert_cmpuint (count_all (quick, TRUE, 16, 16), ==, 30);
      g_assert_cmpuint (count_all (folded, TRUE, 16, 16), ==, 60);
    }
}

/* How the four sticks fall: of the sixteen ways in which three red marks and
 * the green one, the sahe, are seen or not, how many give a throw; and which of
 * the throws win another by the French sheet, the English one and Culin. */
static guint
count_ways (guint    marks,
            gboolean sahe)
{
  guint n = 0;

  for (guint fall = 0; fall < 16; fall++)
    n += (fall & 1) + (fall >> 1 & 1) + (fall >> 2 & 1) + (fall >> 3)
           == marks
         && (gboolean) (fall & 1) == sahe;

  return n;
}

static gboolean
wins_another (int      sheet,
              guint    marks,
              gboolean sahe)
{
  if (marks == 0 || marks == 4)
    return TRUE;

  return sheet == 0 ? sahe : sheet == 1 && sahe && marks != 2;
}

/* The share of a sector in sixteenths; from the middle to both ends of its
 * arc. */
static double
measure_sector (const PdfPath *path)
{
  const double *middle = path->points[0];
  double from = atan2 (path->points[1][1] - middle[1],
                       path->points[1][0] - middle[0]);
  double to = atan2 (path->points[2][1] - middle[1],
                     path->points[2][0] - middle[0]);

  return fmod (to - from + 4 * G_PI, 2 * G_PI) / G_PI * 8;
}

/* The sectors of each spinner, in their order: those of a throw are as large
 * together as it is probable, and dark where it wins another. */
static void
test_spinners (void)
{
  static const char *const sheets[] = { "zohn-al", "leaflet", "culin" };

  for (int mono = 0; mono < 2; mono++)
    for (int sheet = 0; sheet < 3; sheet++)
      {
        LudoPrintOptions options = {
          .game_id = "zohn-ahl",
          .ruleset = sheets[sheet],
          .mono = mono,
          .width = kit_papers[mono][0],
          .height = kit_papers[mono][1],
        };
        g_autoptr (GPtrArray) pages = kit_measure_of (&options);
        const PdfPage *page = kit_pieces (pages, 0);
        guint i = 0;

        for (guint marks = 0; marks <= 4; marks++)
          for (int sahe = 0; sahe < 2; sahe++)
            {
              double share = count_ways (marks, sahe);
              const PdfPath *path = NULL;

              if (share < 0.5)
                continue;
              /* Throws that do the same are one sector. */
              if (sahe == 0 && count_ways (marks, TRUE) > 0
                  && wins_another (sheet, marks, FALSE)
                     == wins_another (sheet, marks, TRUE))
                {
                  share += count_ways (marks, TRUE);
                  sahe = 1;
                }
              for (; path == NULL; i++)
                {
                  g_assert_cmpuint (i, <, page->paths->len);
                  path = &g_array_index (page->paths, PdfPath, i);
                  if (!path->filled || path->n_points < 3
                      || hypot (path->points[1][0] - path->points[0][0],
                                path->points[1][1] - path->points[0][1])
                         < 40)
                    path = NULL;
                }
              g_assert_cmpfloat_with_epsilon (measure_sector (path), share,
                                              0.01);
              g_assert_cmpint (path->grey < 0.99, ==,
                               wins_another (sheet, marks, sahe));
            }
      }
}

/* Four sticks of 150 mm, each folded in its middle, and two awls that stand
 * between feet of one length. */
static void
test_sticks (void)
{
  for (int wish = 0; wish < 4; wish++)
    {
      g_autoptr (GPtrArray) pages =
        measure_pieces ("zohn-ahl", LUDO_PIECES_GOOD, wish % 2, wish / 2);
      const PdfPage *page = kit_pieces (pages, 0);
      guint n_sticks = 0, n_folds = 0, n_awls = 0;

      for (guint i = 0; i < page->paths->len; i++)
        {
          const PdfPath *path = &g_array_index (page->paths, PdfPath, i);
          double width = path->right - path->left;
          double height = path->bottom - path->top;

          if (path->filled || path->grey > 0.01)
            continue;
          n_awls += fabs (width - 13) < 0.05 && fabs (height - 69) < 0.05;
          if (fabs (height - 150) > 0.05)
            continue;
          n_sticks += fabs (width - 32) < 0.05;
          for (guint j = 0; width < 0.05 && j < page->paths->len; j++)
            {
              const PdfPath *stick = &g_array_index (page->paths, PdfPath, j);

              n_folds += !stick->filled && stick->grey < 0.01
                         && fabs (stick->right - stick->left - 32) < 0.05
                         && fabs (path->left - stick->left - 16) < 0.05;
            }
        }
      g_assert_cmpuint (n_sticks, ==, 4);
      g_assert_cmpuint (n_folds, ==, 4);
      g_assert_cmpuint (n_awls, ==, 2);
    }
}

/* The ink of the cross on the back of @token, which is that of its front; -1
 * where it has none. */
static double
cross_in (const PdfPage *page,
          const PdfPath *token)
{
  double ink = -1;

  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);

      /* The last that is painted there: its outline comes first. */
      if (!path->filled && path->n_points == 2 && path->left > token->left
          && path->right < token->right && path->top > token->top
          && path->bottom < token->bottom)
        ink = path->grey;
    }

  return ink;
}

/* Each token of a front has one behind it, which is half of the same colour:
 * the sheet turns over about a line that goes up, or on its side about one that
 * goes across. */
static void
test_backs (void)
{
  for (int paper = 0; paper < (int) G_N_ELEMENTS (kit_papers); paper++)
    {
      g_autoptr (GPtrArray) pages =
        measure_pieces ("ken-wan", LUDO_PIECES_QUICK, paper, FALSE);
      const PdfPage *front = kit_pieces (pages, 0);
      const PdfPage *back = kit_pieces (pages, 1);
      guint n = 0;

      for (guint i = 0; i < front->paths->len; i++)
        {
          const PdfPath *path = &g_array_index (front->paths, PdfPath, i);
          double left = paper < 2 ? front->width - path->right : path->left;
          double top = paper < 2 ? path->top : front->height - path->bottom;
          gboolean found = FALSE;

          if (!path->filled || path->n_points != 6)
            continue;
          for (guint j = 0; j < back->paths->len; j++)
            {
              const PdfPath *other = &g_array_index (back->paths, PdfPath, j);

              found |= other->filled && other->n_points == 6
                       && fabs (other->left - left) < 0.2
                       && fabs (other->top - top) < 0.2
                       && fabs (cross_in (back, other) - path->grey) < 0.01;
            }
          g_assert_true (found);
          n++;
        }
      g_assert_cmpuint (n, ==, 72);
    }
}

/* Whether @page has a square of 12 mm at @x, @y, its upper left corner. */
static gboolean
has_square (const PdfPage *page,
            double         x,
            double         y)
{
  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);

      if (!path->filled && fabs (pdf_width (path) + path->line - 12.25) < 0.1
          && hypot (path->left - x, path->top - y) < 0.2)
        return TRUE;
    }

  return FALSE;
}

/* A colour of which all hexagons are on the board has twelve squares more, on
 * the sheets of the hexagons, each with its back behind it. */
static void
test_squares (void)
{
  for (int wish = 0; wish < 8; wish++)
    {
      LudoPrintOptions options = {
        .game_id = "ken-wan",
        .fold_backs = wish / 4,
        .language = LUDO_PAGE_N_LANGUAGES,
        .width = kit_papers[wish % 4][0],
        .height = kit_papers[wish % 4][1],
      };
      g_autoptr (GPtrArray) pages = kit_measure_of (&options);
      guint n_squares = 0;

      for (guint i = 0; i < pages->len; i++)
        {
          const PdfPage *page = pages->pdata[i];
          const PdfPage *next = i + 1 < pages->len ? pages->pdata[i + 1] : NULL;
          guint n = count_shapes (page, FALSE, 12.25, 12.25);

          if (n == 0)
            continue;
          n_squares += n;
          g_assert_cmpuint (count_shapes (page, TRUE, 17, 17 * 2 / sqrt (3)),
                            >, 0);
          for (guint j = 0; n_squares == 36 && j < page->paths->len; j++)
            {
              const PdfPath *path = &g_array_index (page->paths, PdfPath, j);

              if (path->filled
                  || fabs (pdf_width (path) + path->line - 12.25) > 0.1)
                continue;
              g_assert_true (has_square (
                next, wish % 4 < 2 ? page->width - path->right : path->left,
                wish % 4 < 2 ? path->top : page->height - path->bottom));
            }
        }
      g_assert_cmpuint (n_squares, ==, 72);
    }
}

/* Between the pieces of a sheet and their backs the line to fold along is seen:
 * what the pieces have there is covered first. */
static void
test_block_folds (void)
{
  LudoPrintOptions options = { .game_id = "ken-wan", .fold_backs = TRUE,
                               .width = 210, .height = 297 };
  g_autoptr (GPtrArray) pages = kit_measure_of (&options);
  guint n_folds = 0;

  /* The box is the last. */
  for (guint i = KIT_INTRO; i < pages->len - 1; i++)
    {
      const PdfPage *page = pages->pdata[i];

      for (guint j = 1; j < page->paths->len; j++)
        {
          const PdfPath *fold = &g_array_index (page->paths, PdfPath, j);
          const PdfPath *under = fold - 1;

          if (fold->filled || !fold->dashed)
            continue;
          n_folds++;
          g_assert_cmpfloat (under->grey, >, 0.99);
          g_assert_cmpfloat (under->line, >, fold->line);
          g_assert_cmpfloat_with_epsilon (under->top, fold->top, 0.01);
          g_assert_cmpfloat_with_epsilon (under->left, fold->left, 0.01);
          g_assert_cmpfloat_with_epsilon (under->right, fold->right, 0.01);
        }
    }
  /* The numbers of the hexagons of each colour, and of the squares. */
  g_assert_cmpuint (n_folds, ==, 4);
}

/* The slopes of the tower lie within its walls, leave a die room to fall, and
 * fit in their slots. */
static void
test_tower (void)
{
  /* Dice that one owns have 16 mm, and fall on an edge too. */
  const double die = 16 * sqrt (2);

  for (int i = 0; i < LUDO_TOWER_SLOPES; i++)
    {
      const LudoKitSlot *slot = &ludo_tower_slots[i];

      for (int end = 0; end < 2; end++)
        {
          g_assert_cmpfloat (end ? slot->end_x : slot->x, >=, 2);
          g_assert_cmpfloat (end ? slot->end_x : slot->x, <=,
                             LUDO_TOWER_SIDE - 2);
          g_assert_cmpfloat (end ? slot->end_y : slot->y, <,
                             LUDO_TOWER_HEIGHT);
        }
      g_assert_cmpfloat (ludo_tower_slope_length (i), <=, LUDO_SLOPE_LENGTH);
      if (i + 1 == LUDO_TOWER_SLOPES)
        continue;
      /* Past its lower end, and down to the next. */
      g_assert_cmpfloat (slot->x < slot->end_x ? LUDO_TOWER_SIDE - slot->end_x
                                               : slot->end_x, >=, die);
      g_assert_cmpfloat (slot[1].end_y - slot->end_y, >=, die);
    }
}

static gboolean
has_line (const PdfPage *page,
          double         x,
          double         y,
          double         width,
          double         height)
{
  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);

      if (!path->filled && path->n_points == 2
          && fabs (path->left - x) + fabs (path->top - y) < 0.1
          && fabs (path->right - x - width) < 0.1
          && fabs (path->bottom - y - height) < 0.1)
        return TRUE;
    }

  return FALSE;
}

/* Whether a face of @side mm has its corner there. */
static gboolean
is_face (const PdfPage *page,
         double         x,
         double         y,
         double         side)
{
  return has_line (page, x, y, side, 0) && has_line (page, x, y + side, side, 0)
         && has_line (page, x, y, 0, side)
         && has_line (page, x + side, y, 0, side);
}

/* Measures the painting of the face: the number of dots, that of all shapes,
 * and its single ink from black to white, or 0. */
static void
look_at (const PdfPage *page,
         double         x,
         double         y,
         double         side,
         guint         *n_dots,
         guint         *n_shapes,
         double        *ink)
{
  *n_dots = *n_shapes = 0;
  *ink = 0;
  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);

      if (path->left < x - 0.1 || path->right > x + side + 0.1
          || path->top < y - 0.1 || path->bottom > y + side + 0.1)
        continue;
      *n_shapes += path->right - path->left < side - 0.1;
      *n_dots += path->filled && path->n_points > 1
                 && path->right - path->left < 4;
      if (path->filled && path->grey > 0.02 && path->grey < 0.98)
        *ink = path->grey;
    }
}

/* On every die of the kits opposite faces are seven together, and on every cube
 * of one colour, one of them crossed. */
static void
test_faces (void)
{
  static const struct
  {
    const char *game_id;
    guint page;
    guint n;
    double side;
  } nets[] = { { "tavli", 0, 3, 16 }, { "ken-wan", 0, 10, 20 } };

  for (guint i = 0; i < G_N_ELEMENTS (nets); i++)
    {
      g_autoptr (GPtrArray) pages =
        measure_pieces (nets[i].game_id, LUDO_PIECES_GOOD, 0, FALSE);
      const PdfPage *page = kit_pieces (pages, nets[i].page);
      const double side = nets[i].side;
      guint n = 0;

      for (guint j = 0; j < page->paths->len; j++)
        {
          const PdfPath *path = &g_array_index (page->paths, PdfPath, j);
          const double x = path->left, y = path->top;
          /* Opposite faces of the net, side by side. */
          const double at[6][2] = { { x, y }, { x + 2 * side, y },
                                    { x + side, y }, { x + 3 * side, y },
                                    { x + side, y - side },
                                    { x + 3 * side, y + side } };
          guint dots[6], shapes[6], all = 0;
          double inks[6];
          gboolean whole = !path->filled && path->n_points == 2
                           && path->bottom - path->top < 0.1;

          for (int face = 0; face < 6 && whole; face++)
            whole = is_face (page, at[face][0], at[face][1], side);
          if (!whole)
            continue;
          n++;
          for (int face = 0; face < 6; face++)
            {
              look_at (page, at[face][0], at[face][1], side, &dots[face],
                       &shapes[face], &inks[face]);
              all |= 1u << dots[face];
            }
          for (int face = 0; face < 6; face += 2)
            if (i == 0)
              g_assert_cmpuint (dots[face] + dots[face + 1], ==, 7);
            else
              {
                g_assert_cmpfloat_with_epsilon (inks[face], inks[face + 1],
                                                0.01);
                g_assert_cmpfloat (fabs (inks[face] - inks[(face + 2) % 6]), >,
                                   0.1);
                g_assert_cmpuint (shapes[face], !=, shapes[face + 1]);
              }
          g_assert_true (i > 0 || all == 0x7e);
        }
      g_assert_cmpuint (n, ==, nets[i].n);
    }
}

/* In pixels: a millimetre of the painted sheet. */
#define DENSITY 8

/* The darkest and the lightest grey of @sheet between @from and @to beside
 * @left, @y, in millimetres. */
static void
look_across (cairo_surface_t *sheet,
             double           left,
             double           y,
             double           from,
             double           to,
             int             *darkest,
             int             *lightest)
{
  const guchar *row = cairo_image_surface_get_data (sheet)
                      + (int) (y * DENSITY)
                        * cairo_image_surface_get_stride (sheet);

  *darkest = 255;
  *lightest = 0;
  for (int x = (int) ((left + from) * DENSITY);
       x <= (int) ((left + to) * DENSITY); x++)
    {
      const guchar *pixel = row + 4 * x;
      int grey = (pixel[0] + pixel[1] + pixel[2]) / 3;

      *darkest = MIN (*darkest, grey);
      *lightest = MAX (*lightest, grey);
    }
}

/* A line to cut along is dark and lies between two light strips, however dark
 * the pieces are that it divides.  Returns: how many such lines were seen. */
static guint
check_cuts (LudoPrint     *print,
            guint          index,
            const PdfPage *page)
{
  cairo_surface_t *sheet = cairo_image_surface_create (
    CAIRO_FORMAT_RGB24, (int) (page->width * DENSITY),
    (int) (page->height * DENSITY));
  cairo_t *cr = cairo_create (sheet);
  guint n = 0;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, DENSITY * 25.4 / 72, DENSITY * 25.4 / 72);
  ludo_print_draw (print, index, cr);
  cairo_surface_flush (sheet);
  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);
      /* Beside a fold, which is in the middle. */
      double y = 0.6 * path->top + 0.4 * path->bottom;
      int darkest, lightest;
      /* The sides of a tab slope. */
      gboolean upright =
        path->n_points == 6
        || fabs (path->points[1][0] - path->points[0][0]) < 0.01
        || fabs (path->points[1][1] - path->points[0][1]) < 0.01;

      if (!upright || path->filled || path->n_points < 4 || path->grey > 0.01
          || fabs (path->line - 0.25) > 0.01)
        continue;
      look_across (sheet, path->left, y, -0.1, 0.1, &darkest, &lightest);
      g_assert_cmpint (darkest, <, 100);
      look_across (sheet, path->left, y, 0.2, 0.6, &darkest, &lightest);
      g_assert_cmpint (lightest, >, 215);
      look_across (sheet, path->left, y, -0.6, -0.2, &darkest, &lightest);
      g_assert_cmpint (lightest, >, 215);
      n++;
    }
  cairo_destroy (cr);
  cairo_surface_destroy (sheet);

  return n;
}

static void
test_cuts (gconstpointer data)
{
  guint n = 0;

  for (int i = 0; i < 4 * LUDO_N_PIECES; i++)
    {
      LudoPrintOptions options = {
        .game_id = data,
        .pieces = i / 4,
        .mono = i % 2,
        .save_ink = i / 2 % 2,
        .width = 210,
        .height = 297,
      };
      g_autoptr (LudoPrint) print = kit_make_of (&options);
      g_autoptr (GPtrArray) pages = kit_measure (print);

      g_test_message ("pieces %d, mono %d, save ink %d", i / 4, i % 2,
                      i / 2 % 2);
      for (guint j = KIT_INTRO; j < pages->len; j++)
        n += check_cuts (print, j, pages->pdata[j]);
    }
  g_assert_cmpuint (n, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/kit/pieces", test_pieces);
  g_test_add_func ("/kit/spinners", test_spinners);
  g_test_add_func ("/kit/sticks", test_sticks);
  g_test_add_func ("/kit/backs", test_backs);
  g_test_add_func ("/kit/squares", test_squares);
  g_test_add_func ("/kit/block-folds", test_block_folds);
  g_test_add_func ("/kit/faces", test_faces);
  g_test_add_func ("/kit/tower", test_tower);
  test_add_for_games ("/kit/cuts", test_cuts);

  return g_test_run ();
}
