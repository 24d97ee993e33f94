/* test-kit.c: games to cut out, measured in their PDFs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>
#include <string.h>

#include "games/games.h"
#include "pdf-fixture.h"
#include "print/ludo-kit-board.h"
#include "print/ludo-kit-parts.h"

static const double papers[][2] = {
  { 210, 297 }, { 215.9, 279.4 }, { 297, 210 }, { 279.4, 215.9 },
};

static LudoPrint *
make (const char       *game_id,
      int               paper,
      LudoPageLanguage  language,
      gboolean          mono,
      gboolean          large)
{
  g_autoptr (GError) error = NULL;
  LudoPrintOptions options = {
    .game_id = game_id,
    .language = language,
    .mono = mono,
    .large = large,
    .width = papers[paper][0],
    .height = papers[paper][1],
    /* No library: the rules, which have no bar, are left out. */
  };
  LudoPrint *print = ludo_print_new (LUDO_PRINT_KIT, &options, &error);

  g_assert_no_error (error);

  return print;
}

static guint
count_word (GBytes     *bytes,
            const char *word)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  const char *at = data;
  guint n = 0;

  while ((at = memmem (at, length - (at - data), word, strlen (word))) != NULL)
    {
      at += strlen (word);
      n++;
    }

  return n;
}

/* Each font brings its letters. */
static void
assert_embedded (GBytes *pdf)
{
  guint n_fonts = count_word (pdf, "/Type /FontDescriptor");

  g_assert_cmpuint (n_fonts, >, 0);
  g_assert_cmpuint (count_word (pdf, "/FontFile"), ==, n_fonts);
}

static GPtrArray *
measure (LudoPrint *print)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, &error);
  GPtrArray *pages;

  g_assert_no_error (error);
  assert_embedded (pdf);
  pages = pdf_read (pdf);
  g_assert_cmpuint (pages->len, ==, ludo_print_get_n_sheets (print));

  return pages;
}

/* A level line of 50 mm is in the lower left corner.  Drawings outside the
 * sheet are cut off, but are in the file. */
static void
assert_bar (const PdfPage *page)
{
  guint n = 0;

  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);

      if (path->filled || path->bottom - path->top > 0.01
          || path->n_points != 2 || path->left > 11 || path->left < 10
          || path->top < page->height - 14 || path->top > page->height - 10)
        continue;
      g_assert_cmpfloat_with_epsilon (path->right - path->left, 50, 0.1);
      n++;
    }
  g_assert_cmpuint (n, ==, 1);
}

static void
assert_margins (LudoPrint *print,
                guint      index,
                double     width,
                double     height)
{
  cairo_surface_t *surface =
    cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  /* The extents are rounded to whole pixels, which are small therefore. */
  const double fine = 10, mm = LUDO_MM_PER_POINT / fine, hair = 0.04;
  double x, y, w, h;

  cairo_scale (cr, fine, fine);
  ludo_print_draw (print, index, cr);
  cairo_recording_surface_ink_extents (surface, &x, &y, &w, &h);
  g_assert_cmpfloat (x * mm, >=, 10 - hair);
  g_assert_cmpfloat (y * mm, >=, 10 - hair);
  g_assert_cmpfloat ((x + w) * mm, <=, width - 10 + hair);
  g_assert_cmpfloat ((y + h) * mm, <=, height - 10 + hair);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* Every sheet of every kit: the bar, the margins, the letters.  Each two wishes
 * are met together. */
static void
test_sheets (gconstpointer data)
{
  const char *game_id = data;

  for (int wish = 0; wish < 12; wish++)
    {
      int paper = wish % 4;
      g_autoptr (LudoPrint) print = make (game_id, paper, wish % 3,
                                          wish / 2 % 2, wish / 6);
      g_autoptr (GPtrArray) pages = measure (print);

      for (guint i = 0; i < pages->len; i++)
        {
          const PdfPage *page = pages->pdata[i];

          g_assert_cmpfloat_with_epsilon (page->width, papers[paper][0], 0.01);
          g_assert_cmpfloat_with_epsilon (page->height, papers[paper][1],
                                          0.01);
          assert_bar (page);
          assert_margins (print, i, page->width, page->height);
          g_assert_cmpfloat (page->smallest, >=, 9 - 1e-3);
        }
    }
}

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

/* How many cells the page has: filled shapes, each with another just as large
 * at @pitch from it, and none nearer. */
static guint
count_cells (const PdfPage *page,
             double         pitch)
{
  guint most = 0;

  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *first = &g_array_index (page->paths, PdfPath, i);
      guint n = 0;

      if (!first->filled || first->right - first->left < 5)
        continue;
      for (guint j = 0; j < page->paths->len; j++)
        {
          const PdfPath *path = &g_array_index (page->paths, PdfPath, j);
          double nearest = G_MAXDOUBLE;

          if (!path->filled || fabs (path->right - path->left - first->right
                                     + first->left) > 0.05
              || fabs (path->bottom - path->top - first->bottom
                       + first->top) > 0.05)
            continue;
          for (guint k = 0; k < page->paths->len; k++)
            {
              const PdfPath *other = &g_array_index (page->paths, PdfPath, k);
              double away = hypot ((other->left + other->right - path->left
                                    - path->right) / 2,
                                   (other->top + other->bottom - path->top
                                    - path->bottom) / 2);

              if (other->filled && away > 0.5
                  && fabs (path->right - path->left - other->right
                           + other->left) < 0.05)
                nearest = MIN (nearest, away);
            }
          n += fabs (nearest - pitch) < 0.1;
        }
      most = MAX (most, n);
    }

  return most;
}

static void
test_cells (void)
{
  static const struct
  {
    const char *game_id;
    guint page;
    guint n;
    double pitch;
  } boards[] = {
    { "ken-wan", 0, 60, 20 }, { "tavli", 0, 24, 18 }, { "chisolo", 0, 28, 31 },
    { "zohn-ahl", 0, 28, 20 }, { "zohn-ahl", 1, 40, 15 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    for (int wish = 0; wish < 4; wish++)
      {
        g_autoptr (LudoPrint) print = make (boards[i].game_id, wish % 2,
                                            LUDO_PAGE_FRENCH, wish / 2, FALSE);
        g_autoptr (GPtrArray) pages = measure (print);

        g_test_message ("%s %d", boards[i].game_id, wish);
        g_assert_cmpuint (count_cells (pages->pdata[boards[i].page],
                                       boards[i].pitch), >=, boards[i].n);
      }
}

/* A position lies on cells of the same size. */
static void
test_position (void)
{
  g_autoptr (LudoGame) game = ludo_game_new ("ken-wan", NULL, 1, NULL);
  LudoPrintOptions options = { .game_id = "ken-wan", .game = game,
                               .width = 210, .height = 297 };
  g_autoptr (LudoPrint) print = ludo_print_new (LUDO_PRINT_POSITION, &options,
                                                NULL);
  g_autoptr (GPtrArray) pages = measure (print);

  assert_bar (pages->pdata[0]);
  g_assert_cmpuint (count_cells (pages->pdata[0], 20), >=, 60);
}

static guint
count_discs (const PdfPage *page)
{
  guint n = 0;

  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);
      double width = path->right - path->left;

      n += path->filled && width > 8
           && fabs (path->bottom - path->top - width) < 0.05;
    }

  return n;
}

/* The checkers of tavli that are not on its board lie beside it, and a long
 * position leaves the board what it is. */
static void
test_beside (void)
{
  static const char long_one[] =
    "4:2,7:1,8:3,12:1,16:1,18:2,19:1,20:1,21:2,22:1,x "
    "m7:1,m12:1,1:1,5:1,6:1,9:1,11:1,13:2,23:2,24:4,x w 55555555";

  for (int wish = 0; wish < 8; wish++)
    {
      int paper = wish % 4;
      g_autoptr (LudoGame) game =
        ludo_game_new_from_position ("tavli", wish < 4 ? "h:15 h:15 w -"
                                                       : long_one, 0, NULL);
      LudoPrintOptions options = { .game_id = "tavli", .game = game,
                                   .language = wish % 3, .mono = wish / 2 % 2,
                                   .width = papers[paper][0],
                                   .height = papers[paper][1] };
      g_autoptr (LudoPrint) print = NULL;
      g_autoptr (GPtrArray) pages = NULL;

      g_assert_nonnull (game);
      print = ludo_print_new (LUDO_PRINT_POSITION, &options, NULL);
      pages = measure (print);
      /* The board lies on two sheets on their sides. */
      g_assert_cmpuint (pages->len, ==, paper < 2 ? 2 : 3);
      for (guint i = 0; i < pages->len; i++)
        {
          const PdfPage *page = pages->pdata[i];

          assert_bar (page);
          assert_margins (print, i, page->width, page->height);
          g_assert_cmpfloat (page->smallest, >=, 9 - 1e-3);
        }
      if (paper < 2)
        g_assert_cmpuint (count_cells (pages->pdata[0], 18), >=, 24);
      if (wish < 4)
        g_assert_cmpuint (count_discs (pages->pdata[pages->len - 1]), >=, 30);
    }
}

/* The sides of all the faces, and the discs. */
static void
test_pieces (void)
{
  for (int paper = 0; paper < 2; paper++)
    {
      g_autoptr (LudoPrint) ken_wan = make ("ken-wan", paper, LUDO_PAGE_FRENCH,
                                            FALSE, FALSE);
      g_autoptr (LudoPrint) tavli = make ("tavli", paper, LUDO_PAGE_ENGLISH,
                                          TRUE, FALSE);
      g_autoptr (GPtrArray) cubes = measure (ken_wan);
      g_autoptr (GPtrArray) parts = measure (tavli);
      guint n_sides = 0;

      for (guint i = 1; i < cubes->len; i++)
        for (guint j = 0; j < ((PdfPage *) cubes->pdata[i])->paths->len; j++)
          {
            const PdfPath *path =
              &g_array_index (((PdfPage *) cubes->pdata[i])->paths, PdfPath, j);
            double length = path->right - path->left + path->bottom
                            - path->top;

            n_sides += !path->filled && path->n_points == 2
                       && fabs (length - 14) < 0.1;
          }
      g_assert_cmpuint (n_sides, ==, 36 * 24);
      for (int i = 1; i <= 2; i++)
        g_assert_cmpuint (count_shapes (parts->pdata[i], FALSE, 16, 16), ==,
                          30);
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
  for (int mono = 0; mono < 2; mono++)
    {
      g_autoptr (LudoPrint) print = make ("zohn-ahl", mono, LUDO_PAGE_FRENCH,
                                          mono, FALSE);
      g_autoptr (GPtrArray) pages = measure (print);
      const PdfPage *page = pages->pdata[3];
      guint i = 0;

      for (int sheet = 0; sheet < 3; sheet++)
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
      g_autoptr (LudoPrint) print = make ("zohn-ahl", wish % 2,
                                          LUDO_PAGE_ENGLISH, wish / 2, FALSE);
      g_autoptr (GPtrArray) pages = measure (print);
      const PdfPage *page = pages->pdata[2];
      guint n_sticks = 0, n_folds = 0, n_awls = 0;

      for (guint i = 0; i < page->paths->len; i++)
        {
          const PdfPath *path = &g_array_index (page->paths, PdfPath, i);
          double width = path->right - path->left;
          double height = path->bottom - path->top;

          if (path->filled)
            continue;
          n_awls += fabs (width - 22) < 0.05 && fabs (height - 92) < 0.05;
          if (fabs (height - 150) > 0.05)
            continue;
          n_sticks += fabs (width - 32) < 0.05;
          for (guint j = 0; width < 0.05 && j < page->paths->len; j++)
            {
              const PdfPath *stick = &g_array_index (page->paths, PdfPath, j);

              n_folds += !stick->filled
                         && fabs (stick->right - stick->left - 32) < 0.05
                         && fabs (path->left - stick->left - 16) < 0.05;
            }
        }
      g_assert_cmpuint (n_sticks, ==, 4);
      g_assert_cmpuint (n_folds, ==, 4);
      g_assert_cmpuint (n_awls, ==, 2);
    }
}

/* Each disc of a front has one behind it: the sheet turns over about a line that
 * goes up, or on its side about one that goes across. */
static void
test_backs (void)
{
  for (int paper = 0; paper < (int) G_N_ELEMENTS (papers); paper++)
    {
      g_autoptr (LudoPrint) discs = make ("tavli", paper, paper % 3, FALSE,
                                          FALSE);
      g_autoptr (GPtrArray) pages = measure (discs);
      guint at = paper < 2 ? 1 : 2;
      const PdfPage *front = pages->pdata[at], *back = pages->pdata[at + 1];
      guint n = 0;

      for (guint i = 0; i < front->paths->len; i++)
        {
          const PdfPath *path = &g_array_index (front->paths, PdfPath, i);
          double left = paper < 2 ? front->width - path->right : path->left;
          double top = paper < 2 ? path->top : front->height - path->bottom;
          gboolean found = FALSE;

          if (!path->filled || path->right - path->left < 10
              || path->n_points < 5)
            continue;
          for (guint j = 0; j < back->paths->len; j++)
            {
              const PdfPath *other = &g_array_index (back->paths, PdfPath, j);

              found |= other->filled && fabs (other->left - left) < 0.2
                       && fabs (other->top - top) < 0.2
                       && fabs (other->grey - path->grey) < 0.01;
            }
          g_assert_true (found);
          n++;
        }
      g_assert_cmpuint (n, ==, 30);
    }
}

/* In these pixels a millimetre the sheets are compared. */
#define FINE 4

static cairo_surface_t *
paint (LudoPrint *print,
       guint      index)
{
  const LudoPrintOptions *options = ludo_print_get_options (print);
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                (int) (options->width * FINE),
                                (int) (options->height * FINE));
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, FINE * LUDO_MM_PER_POINT, FINE * LUDO_MM_PER_POINT);
  ludo_print_draw (print, index, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/* The strips that two sheets share show the same. */
static void
assert_same (cairo_surface_t *a,
             cairo_surface_t *b,
             int              x,
             int              y,
             int              dx,
             int              dy,
             int              width,
             int              height)
{
  const guchar *first = cairo_image_surface_get_data (a);
  const guchar *second = cairo_image_surface_get_data (b);
  int stride = cairo_image_surface_get_stride (a);
  guint n_different = 0, n_ink = 0;

  /* Their very rims are cut off. */
  for (int row = 1; row < height - 1; row++)
    for (int column = 1; column < width - 1; column++)
      {
        int one = first[(y + row) * stride + (x + column) * 4 + 1];
        int two = second[(y - dy + row) * stride + (x - dx + column) * 4 + 1];

        n_different += ABS (one - two) > 24;
        n_ink += one < 200;
      }
  g_assert_cmpuint (n_ink, >, 100);
  /* Moved by a pixel, most of the ink would differ; edges are blurred. */
  g_test_message ("%u of %u differ", n_different, n_ink);
  g_assert_cmpuint (n_different, <=, n_ink / 50);
}

static void
test_tiles (gconstpointer data)
{
  const LudoKit *kit = ludo_kit_find (data);

  for (int paper = 0; paper < (int) G_N_ELEMENTS (papers); paper++)
    {
      g_autoptr (LudoPrint) print = make (data, paper, LUDO_PAGE_ENGLISH, TRUE,
                                          TRUE);
      guint first = 0;

      for (int i = 0; i < kit->n_boards; i++)
        {
          g_autofree LudoKitPlan *plan = ludo_kit_plan (print, &kit->boards[i],
                                                        NULL, 0);
          int across = (int) (plan->area.width - LUDO_KIT_OVERLAP) * FINE;
          int down = (int) (plan->area.height - LUDO_KIT_OVERLAP) * FINE;
          int over = (int) LUDO_KIT_OVERLAP * FINE;
          int x = (int) (plan->area.x * FINE);
          int y = (int) (plan->area.y * FINE);

          g_assert_cmpint (plan->columns * plan->rows, >, 1);
          g_assert_cmpfloat_with_epsilon (plan->pitch,
                                          kit->boards[i].large_pitch, 1e-9);
          for (int tile = 0; tile < plan->columns * plan->rows; tile++)
            {
              cairo_surface_t *here = paint (print, first + tile);

              if (tile % plan->columns + 1 < plan->columns)
                {
                  cairo_surface_t *right = paint (print, first + tile + 1);

                  assert_same (here, right, x + across, y, across, 0, over,
                               down);
                  cairo_surface_destroy (right);
                }
              if (tile / plan->columns + 1 < plan->rows)
                {
                  cairo_surface_t *below =
                    paint (print, first + tile + plan->columns);

                  assert_same (here, below, x, y + down, 0, down, across / 2,
                               over);
                  cairo_surface_destroy (below);
                }
              cairo_surface_destroy (here);
            }
          first += plan->columns * plan->rows;
        }
    }
}

typedef struct
{
  double x;
  double y;
  double z;
} Point;

/* Placed: a face of the folded net, by a corner and two directions. */
typedef struct
{
  gboolean placed;
  Point corner;
  Point across;
  Point down;
} Placed;

static Point
add (Point  a,
     Point  b,
     double amount)
{
  return (Point) { a.x + b.x * amount, a.y + b.y * amount,
                   a.z + b.z * amount };
}

static Point
cross (Point a,
       Point b)
{
  return (Point) { a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z,
                   a.x * b.y - a.y * b.x };
}

static double
away (Point a,
      Point b)
{
  return fabs (a.x - b.x) + fabs (a.y - b.y) + fabs (a.z - b.z);
}

/* Folds @face, which lies beside @from in the net, away from the eye. */
static void
fold (const LudoNet *net,
      Placed        *placed,
      int            from,
      int            face)
{
  const LudoRect *a = &net->faces[from], *b = &net->faces[face];
  const Placed *here = &placed[from];
  Placed *there = &placed[face];
  /* Into the sheet, as x goes right and y down. */
  Point in = cross (here->across, here->down);

  *there = (Placed) { TRUE, here->corner, here->across, here->down };
  if (b->x > a->x + a->width - 1e-6)
    {
      there->corner = add (here->corner, here->across, a->width);
      there->across = in;
    }
  else if (b->x < a->x - 1e-6)
    {
      there->corner = add (here->corner, in, b->width);
      there->across = add ((Point) { 0 }, in, -1);
    }
  else if (b->y > a->y)
    {
      there->corner = add (here->corner, here->down, a->height);
      there->down = in;
    }
  else
    {
      there->corner = add (here->corner, in, b->height);
      there->down = add ((Point) { 0 }, in, -1);
    }
}

static void
side_of (const LudoNet *net,
         const Placed  *placed,
         int            face,
         int            side,
         Point          ends[2])
{
  const LudoRect *rect = &net->faces[face];
  const Placed *at = &placed[face];
  double left = side == LUDO_SIDE_RIGHT ? rect->width : 0;
  double right = side == LUDO_SIDE_LEFT ? 0 : rect->width;
  double top = side == LUDO_SIDE_BOTTOM ? rect->height : 0;
  double bottom = side == LUDO_SIDE_TOP ? 0 : rect->height;

  ends[0] = add (add (at->corner, at->across, left), at->down, top);
  ends[1] = add (add (at->corner, at->across, right), at->down, bottom);
}

static void
fold_all (const LudoNet *net,
          Placed        *placed)
{
  placed[0] = (Placed) { TRUE, { 0, 0, 0 }, { 1, 0, 0 }, { 0, 1, 0 } };
  for (int round = 0; round < net->n_faces; round++)
    for (int i = 0; i < net->n_faces; i++)
      for (int j = 0; j < net->n_faces; j++)
        {
          const LudoRect *a = &net->faces[i], *b = &net->faces[j];
          double dx = fabs (a->x + a->width / 2 - b->x - b->width / 2);
          double dy = fabs (a->y + a->height / 2 - b->y - b->height / 2);
          gboolean beside = (dy < 1e-6
                             && fabs (dx - (a->width + b->width) / 2) < 1e-6)
                            || (dx < 1e-6
                                && fabs (dy - (a->height + b->height) / 2)
                                   < 1e-6);

          if (placed[i].placed && !placed[j].placed && beside)
            fold (net, placed, i, j);
        }
}

/* Each tab meets the free side of just one face along its whole length. */
static void
assert_folds (const LudoNet *net)
{
  Placed placed[8] = { { FALSE } };

  fold_all (net, placed);
  for (int i = 0; i < net->n_tabs; i++)
    {
      Point tab[2];
      int n = 0;

      side_of (net, placed, net->tabs[i].face, net->tabs[i].side, tab);
      for (int face = 0; face < net->n_faces; face++)
        for (int side = 0; face != net->tabs[i].face && side < 4; side++)
          {
            Point other[2];

            side_of (net, placed, face, side, other);
            n += (away (tab[0], other[0]) < 1e-6
                  && away (tab[1], other[1]) < 1e-6)
                 || (away (tab[0], other[1]) < 1e-6
                     && away (tab[1], other[0]) < 1e-6);
          }
      g_assert_cmpint (n, ==, 1);
    }
}

static void
test_nets (void)
{
  static const int opposite[] = { 2, 3, 0, 1, 5, 4 };
  Placed placed[8] = { { FALSE } };

  assert_folds (&ludo_net_cube);
  assert_folds (&ludo_net_tower);

  /* A cube: six faces a side of it apart, the pairs opposite, none inside out:
   * every face is one half from the middle and looks away from it. */
  fold_all (&ludo_net_cube, placed);
  for (int i = 0; i < 6; i++)
    {
      Point middle = add (add (placed[i].corner, placed[i].across, 0.5),
                          placed[i].down, 0.5);
      const Placed *other = &placed[opposite[i]];
      Point far = add (add (other->corner, other->across, 0.5), other->down,
                       0.5);
      Point in = cross (placed[i].across, placed[i].down);

      g_assert_true (placed[i].placed);
      g_assert_cmpfloat_with_epsilon (away (middle, far), 1, 1e-6);
      g_assert_cmpfloat_with_epsilon (away (add (middle, in, 1), far), 0,
                                      1e-6);
    }
  /* 12 edges: five are folds between faces, seven have tabs. */
  g_assert_cmpint (ludo_net_cube.n_tabs, ==, 7);
}

/* The slopes of the tower lie within its walls, leave a die room to fall, and
 * fit in their slots. */
static void
test_tower (void)
{
  const double die = 14 * sqrt (2);

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
                                               : slot->end_x, >=, 19);
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

/* Whether a face of 14 mm has its corner there. */
static gboolean
is_face (const PdfPage *page,
         double         x,
         double         y)
{
  return has_line (page, x, y, 14, 0) && has_line (page, x, y + 14, 14, 0)
         && has_line (page, x, y, 0, 14) && has_line (page, x + 14, y, 0, 14);
}

/* Measures the painting of the face: the number of dots, that of all shapes,
 * and its single ink from black to white, or 0. */
static void
look_at (const PdfPage *page,
         double         x,
         double         y,
         guint         *n_dots,
         guint         *n_shapes,
         double        *ink)
{
  *n_dots = *n_shapes = 0;
  *ink = 0;
  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);

      if (path->left < x - 0.1 || path->right > x + 14.1
          || path->top < y - 0.1 || path->bottom > y + 14.1)
        continue;
      *n_shapes += path->right - path->left < 13.9;
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
  } nets[] = { { "tavli", 3, 3 }, { "ken-wan", 1, 12 } };

  for (guint i = 0; i < G_N_ELEMENTS (nets); i++)
    {
      g_autoptr (LudoPrint) print = make (nets[i].game_id, 0, LUDO_PAGE_FRENCH,
                                          FALSE, FALSE);
      g_autoptr (GPtrArray) pages = measure (print);
      const PdfPage *page = pages->pdata[nets[i].page];
      guint n = 0;

      for (guint j = 0; j < page->paths->len; j++)
        {
          const PdfPath *path = &g_array_index (page->paths, PdfPath, j);
          const double x = path->left, y = path->top;
          /* Opposite faces of the net, side by side. */
          const double at[6][2] = { { x, y }, { x + 28, y }, { x + 14, y },
                                    { x + 42, y }, { x + 14, y - 14 },
                                    { x + 14, y + 14 } };
          guint dots[6], shapes[6], all = 0;
          double inks[6];
          gboolean whole = !path->filled && path->n_points == 2
                           && path->bottom - path->top < 0.1;

          for (int face = 0; face < 6 && whole; face++)
            whole = is_face (page, at[face][0], at[face][1]);
          if (!whole)
            continue;
          n++;
          for (int face = 0; face < 6; face++)
            {
              look_at (page, at[face][0], at[face][1], &dots[face],
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

/* The inks of the cubes' full faces are far apart in grey, in both inks. */
static void
test_grey (void)
{
  for (int mono = 0; mono < 2; mono++)
    {
      g_autoptr (LudoPrint) print = make ("ken-wan", 0, LUDO_PAGE_FRENCH, mono,
                                          FALSE);
      g_autoptr (GPtrArray) pages = measure (print);
      const PdfPage *page = pages->pdata[1];
      g_autoptr (GArray) greys = g_array_new (FALSE, FALSE, sizeof (double));

      for (guint i = 0; i < page->paths->len; i++)
        {
          const PdfPath *path = &g_array_index (page->paths, PdfPath, i);
          gboolean known = FALSE;

          /* The fields of colour, and not their rims. */
          if (!path->filled || path->right - path->left < 12
              || path->right - path->left > 13.6)
            continue;
          for (guint j = 0; j < greys->len; j++)
            known |= fabs (g_array_index (greys, double, j) - path->grey)
                     < 0.01;
          if (!known)
            g_array_append_val (greys, path->grey);
        }
      g_assert_cmpuint (greys->len, >=, 3);
      for (guint i = 0; i < greys->len; i++)
        for (guint j = 0; j < i; j++)
          g_assert_cmpfloat (fabs (g_array_index (greys, double, i)
                                   - g_array_index (greys, double, j)), >,
                             0.15);
    }
}

/* A paper that does not hold a piece, or a table, is told in a sentence. */
static void
test_small_paper (void)
{
  static const struct
  {
    LudoPrintKind kind;
    double width;
    double height;
  } small[] = {
    { LUDO_PRINT_KIT, 105, 148 }, { LUDO_PRINT_KIT, 50, 90 },
    { LUDO_PRINT_WORKSHEET, 50, 90 }, { LUDO_PRINT_TALLY, 148, 210 },
    { LUDO_PRINT_SCORE_SHEET, 148, 210 },
    { LUDO_PRINT_SCORE_SHEET, 210, 148 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (small); i++)
    {
      g_autoptr (GError) error = NULL;
      LudoPrintOptions options = { .game_id = "tavli",
                                   .width = small[i].width,
                                   .height = small[i].height };

      g_assert_null (ludo_print_new (small[i].kind, &options, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
      g_assert_nonnull (strstr (error->message, "too small"));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; games_list ()[i] != NULL; i++)
    {
      const char *id = games_list ()[i]->id;
      g_autofree char *sheets = g_strdup_printf ("/kit/sheets/%s", id);
      g_autofree char *tiles = g_strdup_printf ("/kit/tiles/%s", id);

      g_test_add_data_func (sheets, id, test_sheets);
      g_test_add_data_func (tiles, id, test_tiles);
    }
  g_test_add_func ("/kit/cells", test_cells);
  g_test_add_func ("/kit/position", test_position);
  g_test_add_func ("/kit/beside", test_beside);
  g_test_add_func ("/kit/pieces", test_pieces);
  g_test_add_func ("/kit/spinners", test_spinners);
  g_test_add_func ("/kit/sticks", test_sticks);
  g_test_add_func ("/kit/backs", test_backs);
  g_test_add_func ("/kit/nets", test_nets);
  g_test_add_func ("/kit/faces", test_faces);
  g_test_add_func ("/kit/tower", test_tower);
  g_test_add_func ("/kit/grey", test_grey);
  g_test_add_func ("/kit/small-paper", test_small_paper);

  return g_test_run ();
}
