/* test-kit-nets.c: what is cut out of a kit and folded to a body
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>
#include <string.h>

#include "kit-fixture.h"
#include "print/kit/ludo-kit-tower.h"
#include "print/ludo-kit-choice.h"
#include "test-games.h"

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
  /* 12 edges: five are folds between faces; of seven, three have tabs. */
  g_assert_cmpint (ludo_net_cube.n_tabs, ==, 3);
}

/* The box of each kit has the volume and the lengths of what it is for, and its
 * net lies on the paper; where a net with a lid does not, two trays do. */
static void
test_boxes (gconstpointer game_id)
{
  const LudoKit *kit = ludo_kit_find (game_id);

  for (int i = 0; i < 4 * LUDO_N_PIECES; i++)
    {
      LudoPrintOptions options = {
        .pieces = i / 4,
        .width = kit_papers[i % 4][0], .height = kit_papers[i % 4][1],
      };
      LudoBox boxes[2];
      LudoRect area;
      gboolean cubes = g_str_equal (game_id, "ken-wan")
                       && i / 4 == LUDO_PIECES_GOOD;
      /* 66 thick discs, on low papers. */
      gboolean discs = g_str_equal (game_id, "chisolo")
                       && i / 4 == LUDO_PIECES_LASTING && i % 4 > 0;
      int n = ludo_kit_find_box (kit, &options, boxes);

      ludo_kit_area (&options, &area);
      g_assert_cmpint (n, >=, cubes ? 2 : 1);
      g_assert_cmpint (n, <=, cubes || discs ? 2 : 1);
      for (int j = 0; j < n; j++)
        {
          assert_folds (&boxes[j].net);
          for (int face = 0; face < boxes[j].net.n_faces; face++)
            {
              const LudoRect *rect = &boxes[j].faces[face];

              g_assert_cmpfloat (rect->x + rect->width, <=, area.width);
              g_assert_cmpfloat (rect->y + rect->height, <=, area.height);
            }
        }
      for (int j = 0; j < kit->n_parts; j++)
        {
          const LudoKitBoxItem *packed = &kit->parts[j].packed;

          if ((kit->parts[j].pieces_mask & LUDO_KIT_PIECES_BIT (i / 4)) == 0)
            continue;
          g_assert_cmpfloat (packed->width, <, boxes->width);
          g_assert_cmpfloat (packed->depth, <, boxes->depth);
          g_assert_cmpfloat (packed->height, <, boxes->height);
          g_assert_cmpfloat (packed->n * packed->width * packed->depth
                             * packed->height, <,
                             boxes->width * boxes->depth * boxes->height);
        }
    }
}

/* Measures the tray on the page: its base, and the height of its walls, which
 * lie beside the base at both sides. */
static void
measure_tray (const PdfPage *page,
              double        *width,
              double        *depth,
              double        *wall)
{
  double left = G_MAXDOUBLE, right = 0;

  *width = *depth = 0;
  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);

      if (path->filled || path->n_points != 2
          || path->top > page->height - 22)
        continue;
      *width = MAX (*width, pdf_width (path));
      *depth = MAX (*depth, pdf_height (path));
      left = MIN (left, path->left);
      right = MAX (right, path->right);
    }
  *wall = (right - left - *width) / 2;
}

/* The 36 cubes of Ken Wan lie in a tray in one layer of six by six, over which
 * another goes as a lid. */
static void
test_trays (void)
{
  for (int paper = 0; paper < 4; paper++)
    {
      const LudoPrintOptions options = {
        .game_id = "ken-wan", .pieces = LUDO_PIECES_GOOD, .language = paper % 3,
        .width = kit_papers[paper][0], .height = kit_papers[paper][1],
      };
      g_autoptr (GPtrArray) pages = kit_measure_of (&options);
      double width[2], depth[2], wall[2];

      for (guint i = 0; i < 2; i++)
        measure_tray (pages->pdata[pages->len - 2 + i], &width[i], &depth[i],
                      &wall[i]);
      g_assert_cmpfloat (width[0], >, 120.5);
      g_assert_cmpfloat (depth[0], >, 120.5);
      g_assert_cmpfloat (wall[0], >, 20.5);
      /* Twice two layers of card are between them. */
      g_assert_cmpfloat (width[1] - width[0], >, 1);
      g_assert_cmpfloat (depth[1] - depth[0], >, 1);
      g_assert_cmpfloat (width[1] - width[0], <, 3);
      g_assert_cmpfloat (depth[1] - depth[0], <, 3);
      g_assert_cmpfloat (wall[1], <, wall[0]);
    }
}

/* The four walls of the dice tower are of the colour that it has in the
 * picture, where the kit has colours. */
static void
test_walls (void)
{
  for (int i = 0; i < 3; i++)
    {
      const LudoPrintOptions options = {
        .game_id = "tavli", .language = LUDO_PAGE_ENGLISH,
        .mono = i == 1, .save_ink = i == 2, .width = 210, .height = 297,
      };
      g_autoptr (GPtrArray) pages = kit_measure_of (&options);
      guint n = 0;

      for (guint j = 0; j < pages->len; j++)
        {
          const PdfPage *page = pages->pdata[j];

          for (guint k = 0; k < page->paths->len; k++)
            {
              const PdfPath *path = &g_array_index (page->paths, PdfPath, k);

              n += path->filled && path->grey > 0.5 && path->grey < 0.9
                   && fabs (pdf_width (path) - LUDO_TOWER_SIDE) < 0.1
                   && fabs (pdf_height (path) - LUDO_TOWER_HEIGHT) < 0.1;
            }
        }
      g_assert_cmpuint (n, ==, i == 0 ? 4 : 0);
    }
}

/* A box tells what is in it: its name stands on its lid and in front, as well
 * as in the title of the sheet, and on a lid that has room for it how many play
 * the game for how long. */
static void
test_named (gconstpointer game_id)
{
  g_autofree char *title =
    g_strconcat (ludo_game_info_for (game_id)->name, " –", NULL);

  for (int i = 0; i < 8; i++)
    {
      const LudoPrintOptions options = {
        .game_id = game_id, .language = LUDO_PAGE_ENGLISH,
        .save_ink = i / 4, .width = kit_papers[i % 4][0],
        .height = kit_papers[i % 4][1],
      };
      g_autoptr (LudoPrint) print = kit_make_of (&options);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      g_autofree char *text =
        pdf_dup_words (pdf, (int) ludo_print_get_n_sheets (print));
      g_auto (GStrv) parts =
        g_strsplit (text, ludo_game_info_for (game_id)->name, -1);

      g_test_message ("%s", text);
      g_assert_true (g_str_has_prefix (text, title));
      g_assert_cmpuint (g_strv_length (parts), ==, 4);
      g_assert_nonnull (strstr (text, " minutes, from age "));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/nets/bodies", test_nets);
  test_add_for_games ("/nets/boxes", test_boxes);
  test_add_for_games ("/nets/named", test_named);
  g_test_add_func ("/nets/trays", test_trays);
  g_test_add_func ("/nets/walls", test_walls);

  return g_test_run ();
}
