/* test-kit.c: games to cut out, measured in their PDFs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>
#include <string.h>

#include "kit-fixture.h"
#include "print/kit/ludo-kit-board.h"
#include "print/ludo-kit-choice.h"
#include "test-games.h"

/* There is one level line of 50 mm in the lower left corner.  The file may also
 * have drawings outside the sheet, which are cut off. */
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

/* Every sheet of every kit, its pieces made in each way: the bar, the margins,
 * the letters.  Each pair of options occurs in one of the twelve
 * combinations. */
static void
test_sheets (gconstpointer data)
{
  const char *game_id = data;

  for (int wish = 0; wish < 12; wish++)
    {
      int paper = wish % 4;
      LudoPrintOptions options = {
        .game_id = game_id,
        .language = wish % 3,
        .pieces = (wish + wish / 3) % 3,
        .mono = wish / 2 % 2,
        .save_ink = wish / 4 % 2,
        .large = wish / 6,
        .width = kit_papers[paper][0],
        .height = kit_papers[paper][1],
      };
      g_autoptr (LudoPrint) print = kit_make_of (&options);
      g_autoptr (GPtrArray) pages = kit_measure (print);

      for (guint i = 0; i < pages->len; i++)
        {
          const PdfPage *page = pages->pdata[i];

          g_assert_cmpfloat_with_epsilon (page->width, kit_papers[paper][0],
                                          0.01);
          g_assert_cmpfloat_with_epsilon (page->height, kit_papers[paper][1],
                                          0.01);
          assert_bar (page);
          assert_margins (print, i, page->width, page->height);
          g_assert_cmpfloat (page->smallest, >=, 9 - 1e-3);
        }
    }
}

static void
test_cells (void)
{
  static const struct
  {
    const char *game_id;
    const char *ruleset;
    guint n;
    double pitch;
  } boards[] = {
    { "ken-wan", NULL, 60, 20 }, { "tavli", NULL, 24, 18 },
    { "chisolo", NULL, 28, 29 }, { "zohn-ahl", NULL, 28, 20 },
    { "zohn-ahl", "leaflet-cross", 28, 20 }, { "zohn-ahl", "culin", 40, 15 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    for (int wish = 0; wish < 4; wish++)
      {
        LudoPrintOptions options = {
          .game_id = boards[i].game_id,
          .ruleset = boards[i].ruleset,
          .mono = wish / 2,
          .width = kit_papers[wish % 2][0],
          .height = kit_papers[wish % 2][1],
        };
        g_autoptr (GPtrArray) pages = kit_measure_of (&options);

        g_test_message ("%s %d", boards[i].game_id, wish);
        g_assert_cmpuint (kit_count_cells (kit_board (pages), boards[i].pitch),
                          >=, boards[i].n);
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
  g_autoptr (GPtrArray) pages = kit_measure (print);

  assert_bar (pages->pdata[0]);
  g_assert_cmpuint (kit_count_cells (pages->pdata[0], 20), >=, 60);
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

/* A circuit of any length is printed with all its spaces, in their size and on
 * one sheet; the corners of some stand apart.  Before the first throw it is
 * empty, with large discs for four counters on either side. */
static void
test_changed_circuit (void)
{
  static const struct
  {
    const char *position;
    const char *last;           /* space, by its number */
    guint n;
    double pitch;
  } circuits[] = {
    { "zohn-al spaces=20: - - 4 4 r -", "19", 20, 25 },
    { "zohn-al spaces=22: - - 4 4 r -", "21", 22, 23.5 },
    { "leaflet spaces=24: 0 0 4 4 r -", "23", 24, 22 },
    { "leaflet spaces=26: 0 0 4 4 r -", "25", 26, 21 },
    { "culin spaces=28: 0 0 4 4 r -", "28", 28, 20 },
    { "zohn-al spaces=30: - - 4 4 r -", "29", 30, 18.5 },
    { "zohn-al spaces=32: - - 4 4 r -", "31", 32, 18 },
    { "culin spaces=34: 0 0 4 4 r -", "34", 34, 17 },
    { "zohn-al spaces=36: - - 4 4 r -", "35", 36, 16 },
    { "leaflet-cross spaces=38: 0 0 4 4 r -", "37", 38, 15.5 },
    { "leaflet spaces=40: 0 0 4 4 r -", "39", 40, 15 },
    { "zohn-al lap=2: - - 4 4 r -", "27", 28, 20 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (circuits); i++)
    for (int wish = 0; wish < 4; wish++)
      {
        g_autoptr (LudoGame) game =
          ludo_game_new_from_position ("zohn-ahl", circuits[i].position, 1,
                                       NULL);
        LudoPrintOptions options = {
          .game_id = "zohn-ahl",
          .game = game,
          .mono = wish / 2,
          .width = kit_papers[wish % 2][0],
          .height = kit_papers[wish % 2][1],
        };
        g_autoptr (LudoPrint) print =
          ludo_print_new (LUDO_PRINT_POSITION, &options, NULL);
        g_autoptr (GPtrArray) pages = kit_measure (print);
        g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
        g_autofree char *words = pdf_dup_words (pdf, 1);
        g_auto (GStrv) numbers = g_strsplit (words, " ", -1);
        guint n = kit_count_cells (pages->pdata[0], circuits[i].pitch);

        g_test_message ("%s %d: %u", circuits[i].position, wish, n);
        g_assert_cmpuint (pages->len, ==, 1);
        assert_bar (pages->pdata[0]);
        g_assert_true (n == circuits[i].n || n == circuits[i].n - 4);
        g_assert_true (g_strv_contains ((const char *const *) numbers,
                                        circuits[i].last));
        if (i + 1 < G_N_ELEMENTS (circuits))
          g_assert_cmpuint (count_discs (pages->pdata[0]), >=, 8);
      }
}

/* The checkers of tavli that are not on its board lie beside it, and the
 * notation of a long position does not make the board smaller. */
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
                                   .width = kit_papers[paper][0],
                                   .height = kit_papers[paper][1] };
      g_autoptr (LudoPrint) print = NULL;
      g_autoptr (GPtrArray) pages = NULL;
      g_autoptr (GBytes) pdf = NULL;
      g_autofree char *words = NULL;

      g_assert_nonnull (game);
      print = ludo_print_new (LUDO_PRINT_POSITION, &options, NULL);
      pages = kit_measure (print);
      /* The notation is introduced by words. */
      pdf = ludo_print_to_pdf (print, NULL);
      words = pdf_dup_words (pdf, 1);
      g_assert_nonnull (strstr (words, "otation"));
      /* The board lies on one sheet, on its side as well. */
      g_assert_cmpuint (pages->len, ==, 2);
      for (guint i = 0; i < pages->len; i++)
        {
          const PdfPage *page = pages->pdata[i];

          assert_bar (page);
          assert_margins (print, i, page->width, page->height);
          g_assert_cmpfloat (page->smallest, >=, 9 - 1e-3);
        }
      if (paper < 2)
        g_assert_cmpuint (kit_count_cells (pages->pdata[0], 18), >=, 24);
      if (wish < 4)
        g_assert_cmpuint (count_discs (pages->pdata[pages->len - 1]), >=, 30);
    }
}

/* The pixels a millimetre in which sheets are compared. */
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

/* The part of @a at @x and @y looks like the part of @b that is @dx to the left
 * of it and @dy above. */
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

  /* Leave out the outermost pixels, which are cut off. */
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

/* Two sheets of the board that lie side by side or one below the other show the
 * same on the part that they share. */
static void
check_tile (LudoPrint         *print,
            const LudoKitPlan *plan,
            guint              first,
            int                tile)
{
  int across = (int) (plan->area.width - LUDO_KIT_OVERLAP) * FINE;
  int down = (int) (plan->area.height - LUDO_KIT_OVERLAP) * FINE;
  int over = (int) LUDO_KIT_OVERLAP * FINE;
  int x = (int) (plan->area.x * FINE);
  int y = (int) (plan->area.y * FINE);
  cairo_surface_t *here = paint (print, first + tile);

  if (tile % plan->columns + 1 < plan->columns)
    {
      cairo_surface_t *right = paint (print, first + tile + 1);

      assert_same (here, right, x + across, y, across, 0, over, down);
      cairo_surface_destroy (right);
    }
  if (tile / plan->columns + 1 < plan->rows)
    {
      cairo_surface_t *below = paint (print, first + tile + plan->columns);

      assert_same (here, below, x, y + down, 0, down, across / 2, over);
      cairo_surface_destroy (below);
    }
  cairo_surface_destroy (here);
}

/* Lines to cut along and marks to glue at, all black and 0.25 mm wide, lie
 * beside the board and never on it: a line to each sheet below which another
 * lies, two marks for each that lies on it.  The small plan shows the strips
 * that lie below others, which are 1.2 mm wide. */
static void
check_marks (GPtrArray         *pages,
             const LudoKitPlan *plan,
             guint              first,
             int                tile)
{
  const PdfPage *page = pages->pdata[first + (guint) tile];
  int column = tile % plan->columns, row = tile / plan->columns;
  double left = plan->area.x, top = plan->area.y;
  double right = left + plan->area.width, bottom = top + plan->area.height;
  int n_marks = 0, n_lines = 0, n_below = 0;

  if (plan->columns == 1)
    left += (plan->area.width - plan->width) / 2;
  right = MIN (right, left + plan->width
                        - column * (plan->area.width - LUDO_KIT_OVERLAP));
  bottom = MIN (bottom, top + plan->height
                          - row * (plan->area.height - LUDO_KIT_OVERLAP));
  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);
      double length = MAX (pdf_width (path), pdf_height (path));

      n_below += path->filled && path->grey > 0.99
                 && path->bottom < LUDO_PRINT_MARGIN + LUDO_KIT_NOTE
                 && fabs (pdf_width (path) - 1.2) < 0.02;
      if (path->filled || path->n_points != 2 || path->grey > 0.01
          || fabs (path->line - 0.25) > 0.01
          || path->top > page->height - LUDO_PRINT_MARGIN - LUDO_KIT_FOOT + 4)
        continue;
      n_marks += length < 4;
      n_lines += length > 4;
      g_assert_true (path->right < left || path->left > right
                     || path->bottom < top || path->top > bottom);
      /* The printer's own margin stays free. */
      g_assert_cmpfloat (path->left, >, LUDO_PRINT_MARGIN);
      g_assert_cmpfloat (path->right, <, page->width - LUDO_PRINT_MARGIN);
    }
  g_assert_cmpint (n_marks, ==, 2 * ((column > 0) + (row > 0)));
  g_assert_cmpint (n_lines, ==, (column + 1 < plan->columns)
                                  + (row + 1 < plan->rows));
  g_assert_cmpint (n_below, ==, (plan->columns - 1) * plan->rows);
}

/* No sheet has less than a third of what the widest and the highest have. */
static void
assert_balanced (const LudoKitPlan *plan)
{
  double across = plan->area.width - LUDO_KIT_OVERLAP;
  double down = plan->area.height - LUDO_KIT_OVERLAP;

  if (plan->columns > 1)
    g_assert_cmpfloat (plan->width - (plan->columns - 1) * across, >=,
                       plan->area.width / 3);
  if (plan->rows > 1)
    g_assert_cmpfloat (plan->height - (plan->rows - 1) * down, >=,
                       plan->area.height / 3);
}

/* Returns: the number of the first sheet of the board, from 0. */
static guint
find_board (LudoPrint *print)
{
  g_autoptr (GPtrArray) pages = kit_measure (print);
  guint index = 0;

  g_assert_true (g_ptr_array_find (pages, kit_board (pages), &index));

  return index;
}

static void
test_tiles (gconstpointer data)
{
  const LudoKit *kit = ludo_kit_find (data);

  for (int paper = 0; paper < (int) G_N_ELEMENTS (kit_papers); paper++)
    for (int choice = 0; choice < ludo_kit_count_choices (data); choice++)
      {
        LudoPrintOptions options = {
          .game_id = data,
          .ruleset = ludo_kit_choice_id (data, choice),
          .language = LUDO_PAGE_ENGLISH,
          .mono = TRUE,
          .large = TRUE,
          .width = kit_papers[paper][0],
          .height = kit_papers[paper][1],
        };
        g_autoptr (LudoPrint) print = kit_make_of (&options);
        GameConfig config;
        const LudoKitBoard *board;
        g_autofree LudoKitPlan *plan = NULL;

        g_assert_true (ludo_kit_configure (&options, &config, NULL));
        board = ludo_kit_ruleset_board (kit, config.ruleset);
        /* Rulesets with one board differ only in their start. */
        if (choice > 0 && board == kit->boards)
          continue;
        plan = ludo_kit_plan (print, board, NULL, 0);
        g_assert_cmpint (plan->columns * plan->rows, >, 1);
        assert_balanced (plan);
        g_assert_cmpfloat_with_epsilon (plan->pitch, board->large_pitch, 1e-9);
        for (int tile = 0; tile < plan->columns * plan->rows; tile++)
          {
            g_autoptr (GPtrArray) pages = kit_measure (print);

            check_tile (print, plan, find_board (print), tile);
            check_marks (pages, plan, find_board (print), tile);
          }
      }
}

/* The share of the sheet that is black, all greys counted. */
static double
measure_ink (LudoPrint *print,
             guint      index)
{
  cairo_surface_t *surface = paint (print, index);
  const guchar *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  double ink = 0;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        const guchar *pixel = data + y * stride + 4 * x;

        ink += 1 - (0.114 * pixel[0] + 0.587 * pixel[1] + 0.299 * pixel[2])
                   / 255;
      }
  cairo_surface_destroy (surface);

  return ink / width / height;
}

/* The share of the sheet that is in strong colours. */
static double
measure_colour (LudoPrint *print,
                guint      index)
{
  cairo_surface_t *surface = paint (print, index);
  const guchar *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  int n = 0;

  for (int i = 0; i < width * height; i++)
    {
      const guchar *pixel = data + i / width * stride + 4 * (i % width);

      n += MAX (MAX (pixel[0], pixel[1]), pixel[2])
           - MIN (MIN (pixel[0], pixel[1]), pixel[2]) > 64;
    }
  cairo_surface_destroy (surface);

  return (double) n / width / height;
}

/* With ink saved the sheets take a fraction of the ink, however the pieces are
 * made. */
static void
test_ink (gconstpointer data)
{
  for (LudoPieces pieces = 0; pieces < LUDO_N_PIECES; pieces++)
    {
      double ink[2] = { 0, 0 };

      for (int save_ink = 0; save_ink < 2; save_ink++)
        {
          LudoPrintOptions options = {
            .game_id = data,
            .pieces = pieces,
            .save_ink = save_ink,
            .width = 210,
            .height = 297,
          };
          g_autoptr (LudoPrint) print = kit_make_of (&options);
          guint n = ludo_print_get_n_sheets (print);

          for (guint i = 0; i < n; i++)
            {
              double here = measure_ink (print, i);

              ink[save_ink] += here / n;
              if (!save_ink)
                continue;
              g_assert_cmpfloat (here, <, 0.15);
              g_assert_cmpfloat (measure_colour (print, i), <, 0.0005);
            }
        }
      g_test_message ("%s, %s: mean darkness %.3f, saved %.3f",
                      (const char *) data, ludo_pieces_name (pieces), ink[0],
                      ink[1]);
      g_assert_cmpfloat (ink[1], <, 0.6 * ink[0]);
    }
}

/* The inks of the whole pieces are far apart in grey, in both inks. */
static void
test_grey (void)
{
  for (int mono = 0; mono < 2; mono++)
    {
      const LudoPrintOptions options = { .game_id = "ken-wan", .mono = mono,
                                         .width = 210, .height = 297 };
      g_autoptr (GPtrArray) pages = kit_measure_of (&options);
      const PdfPage *page = kit_pieces (pages, 0);
      g_autoptr (GArray) greys = g_array_new (FALSE, FALSE, sizeof (double));

      for (guint i = 0; i < page->paths->len; i++)
        {
          const PdfPath *path = &g_array_index (page->paths, PdfPath, i);
          gboolean known = FALSE;

          if (!path->filled || path->n_points != 6)
            continue;
          for (guint j = 0; j < greys->len; j++)
            known |= fabs (g_array_index (greys, double, j) - path->grey)
                     < 0.01;
          if (!known)
            g_array_append_val (greys, path->grey);
        }
      g_assert_cmpuint (greys->len, ==, 3);
      for (guint i = 0; i < greys->len; i++)
        for (guint j = 0; j < i; j++)
          g_assert_cmpfloat (fabs (g_array_index (greys, double, i)
                                   - g_array_index (greys, double, j)), >,
                             0.15);
    }
}

/* The tables of tavli's board differ in grey, because many printers have
 * nothing else. */
static void
test_tables (void)
{
  const LudoPrintOptions options = { .game_id = "tavli", .width = 210,
                                     .height = 297 };
  g_autoptr (GPtrArray) pages = kit_measure_of (&options);
  const PdfPage *page = kit_board (pages);
  double darkest = 1, palest = 0;
  guint n = 0;

  /* The long hollows of the outer rows. */
  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);
      double width = path->right - path->left;
      double height = path->bottom - path->top;

      if (!path->filled || fabs (MIN (width, height) - 17) > 0.5
          || MAX (width, height) < 40)
        continue;
      n++;
      darkest = MIN (darkest, path->grey);
      palest = MAX (palest, path->grey);
    }
  g_assert_cmpuint (n, ==, 24);
  g_assert_cmpfloat (palest - darkest, >, 0.2);
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
                                   .pieces = LUDO_PIECES_GOOD,
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

  test_add_for_games ("/kit/sheets", test_sheets);
  test_add_for_games ("/kit/tiles", test_tiles);
  test_add_for_games ("/kit/ink", test_ink);
  g_test_add_func ("/kit/cells", test_cells);
  g_test_add_func ("/kit/position", test_position);
  g_test_add_func ("/kit/changed-circuit", test_changed_circuit);
  g_test_add_func ("/kit/beside", test_beside);
  g_test_add_func ("/kit/grey", test_grey);
  g_test_add_func ("/kit/tables", test_tables);
  g_test_add_func ("/kit/small-paper", test_small_paper);

  return g_test_run ();
}
