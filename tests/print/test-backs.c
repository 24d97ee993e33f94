/* test-backs.c: the backs of sheets, and where the printer sets them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

#include "kit-fixture.h"
#include "drawing/ludo-drawing.h"
#include "play/ludo-language.h"
#include "test-library.h"

/* The sheets of @kind of Ken Wan on @paper. */
static GPtrArray *
measure (LudoPrintKind          kind,
         int                    paper,
         const LudoPrintOffset *offset)
{
  LudoPrintOptions options = {
    .game_id = "ken-wan",
    .language = LUDO_PAGE_ENGLISH,
    .width = kit_papers[paper][0],
    .height = kit_papers[paper][1],
    .offset = *offset,
  };
  g_autoptr (LudoPrint) print = ludo_print_new (kind, &options, NULL);

  g_assert_true (ludo_print_has_backs (print));

  return kit_measure (print);
}

/* Fails unless all that is drawn on @moved is that on @page, moved by so
 * much. */
static void
assert_moved (const PdfPage *page,
              const PdfPage *moved,
              double         right,
              double         down)
{
  g_assert_cmpuint (page->paths->len, ==, moved->paths->len);
  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);
      const PdfPath *other = &g_array_index (moved->paths, PdfPath, i);

      g_assert_cmpfloat_with_epsilon (other->left, path->left + right, 0.05);
      g_assert_cmpfloat_with_epsilon (other->top, path->top + down, 0.05);
    }
}

/* A printer that sets backs to the right and down, as they are seen from the
 * front, gets them to the left and up from there; fronts stay. */
static void
test_offset (void)
{
  const LudoPrintOffset none = { 0, 0 }, some = { 1.5, 0.5 };
  static const LudoPrintKind kinds[] = { LUDO_PRINT_KIT,
                                         LUDO_PRINT_TEST_SHEET };

  for (int i = 0; i < 8; i++)
    {
      int paper = i % 4;
      LudoPrintKind kind = kinds[i / 4];
      g_autoptr (GPtrArray) plain = measure (kind, paper, &none);
      g_autoptr (GPtrArray) moved = measure (kind, paper, &some);
      guint back = kind == LUDO_PRINT_KIT ? 3 : 1;

      g_assert_cmpuint (plain->len, ==, moved->len);
      for (guint j = 0; j < plain->len; j++)
        if (j != back)
          assert_moved (plain->pdata[j], moved->pdata[j], 0, 0);
        else if (paper < 2)
          assert_moved (plain->pdata[j], moved->pdata[j], 1.5, -0.5);
        else
          assert_moved (plain->pdata[j], moved->pdata[j], -1.5, 0.5);
    }
}

/* Runs the program.  Returns: the PDF, or NULL where it fails. */
static GBytes *
run (const char *offset,
     const char *paper)
{
  const char *const arguments[] = {
    g_getenv ("PRINT"), "test-sheet", "-g", "ken-wan", "-o", "-",
    "--paper", paper != NULL ? paper : "a4",
    offset != NULL ? "--back-offset" : NULL, offset, NULL,
  };
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE
                               | G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  GBytes *pdf = NULL;

  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME",
                                g_get_user_data_dir (), TRUE);
  process = g_subprocess_launcher_spawnv (launcher, arguments, &error);
  g_assert_no_error (error);
  g_subprocess_communicate (process, NULL, NULL, &pdf, NULL, &error);
  g_assert_no_error (error);
  if (g_subprocess_get_exit_status (process) != 0)
    g_clear_pointer (&pdf, g_bytes_unref);

  return pdf;
}

/* The program is told once, and what is no offset is refused and keeps
 * nothing. */
static void
test_kept (void)
{
  static const char *const bad[] = { "", "1", "1;2", "1,2,3", "6,0", "0,-5.1",
                                     "nan,0", "a,b" };
  g_autoptr (GBytes) before = run (NULL, NULL);
  g_autoptr (GBytes) told = run ("1.5,-0.5", NULL);
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GPtrArray) plain = pdf_read (before);
  g_autoptr (GPtrArray) moved = pdf_read (told);
  g_autoptr (GPtrArray) kept = NULL;
  LudoPrintOffset offset;

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_null (run (bad[i], NULL));
  /* A command that is refused for another reason saves nothing either. */
  g_assert_null (run ("3,3", "no-paper"));
  after = run (NULL, NULL);
  kept = pdf_read (after);
  assert_moved (plain->pdata[1], moved->pdata[1], 1.5, 0.5);
  assert_moved (moved->pdata[1], kept->pdata[1], 0, 0);
  ludo_print_offset_load (&offset);
  g_assert_cmpfloat_with_epsilon (offset.right, 1.5, 1e-6);
  g_assert_cmpfloat_with_epsilon (offset.down, -0.5, 1e-6);
}

/* A broken text in the place of the kept offset does no harm. */
static void
test_damaged (void)
{
  static const char *const texts[] = { "", "1.5", "99,99", "x",
                                       "1,1\n2,2\n" };
  g_autofree char *path = g_build_filename (g_get_user_data_dir (),
                                            "ludotheque", "printer.offset",
                                            NULL);
  LudoPrintOffset offset = { 1, 2 };

  g_assert_true (ludo_print_offset_save (&offset, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_assert_true (g_file_set_contents (path, texts[i], -1, NULL));
      ludo_print_offset_load (&offset);
      g_assert_cmpfloat_with_epsilon (fabs (offset.right) + fabs (offset.down),
                                      0, 1e-9);
    }
}

static GBytes *
make_rules (LudoLibrary *library,
            double       width,
            double       height,
            gboolean     folded)
{
  static const char *const pages[] = { "rules", NULL };
  const LudoPrintOptions options = {
    .game_id = "chisolo", .pages = pages, .language = LUDO_PAGE_ENGLISH,
    .width = width, .height = height, .folded = folded, .library = library,
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoPrint) print = ludo_print_new (LUDO_PRINT_BOOKLET, &options,
                                                &error);
  GBytes *pdf;

  g_assert_no_error (error);
  pdf = ludo_print_to_pdf (print, &error);
  g_assert_no_error (error);

  return pdf;
}

static int
compare_words (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The words within the rectangle of @sheet, in the order of the alphabet.
 * @foot: (out): where a word of the foot is.  In millimetres. */
static char *
dup_within (GBytes         *pdf,
            guint           sheet,
            const LudoRect *rect,
            LudoRect       *foot)
{
  g_autoptr (GArray) places = pdf_read_words (pdf, (int) sheet + 1);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (guint i = 0; i < places->len; i++)
    {
      const PdfWord *word = &g_array_index (places, PdfWord, i);

      if (word->left < rect->x || word->left >= rect->x + rect->width
          || word->top < rect->y || word->top >= rect->y + rect->height)
        continue;
      g_ptr_array_add (words, word->text);
      /* The number of the page, as "3/12", stands at the foot. */
      if (g_ascii_isdigit (word->text[0]) && strchr (word->text, '/') != NULL)
        *foot = (LudoRect) { word->left, word->top, 0, 0 };
    }
  g_ptr_array_sort (words, compare_words);
  g_ptr_array_add (words, NULL);

  return g_strjoinv (" ", (char **) words->pdata);
}

/* Printed on both sides, flipped on the long edge, the sheets laid into each
 * other and folded, the pages come one after the other: what lies behind a half
 * of a front is the same half of its back. */
static void
test_folded (void)
{
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (GBytes) plain = make_rules (library, 148.5, 210, FALSE);
  g_autoptr (GPtrArray) plain_pages = pdf_read (plain);
  const LudoRect all = { 0, 0, 1000, 1000 };

  for (int on_side = 0; on_side < 2; on_side++)
    {
      double width = on_side ? 297 : 210, height = on_side ? 210 : 297;
      g_autoptr (GBytes) pdf = make_rules (library, on_side ? 297 : 210,
                                           on_side ? 210 : 297, TRUE);
      g_autoptr (GPtrArray) sides = pdf_read (pdf);
      guint n = 2 * sides->len;

      g_assert_cmpuint (n, >=, plain_pages->len);
      g_assert_cmpuint (n, <, plain_pages->len + 4);
      g_assert_cmpuint (sides->len, <=, 12);
      for (guint page = 0; page < n; page++)
        {
          /* The first half of the pages is read at the right, or below. */
          gboolean later = page >= n / 2;
          guint side = later ? n - 1 - page : page;
          double x = on_side && !later ? width / 2 : 0;
          double y = !on_side && !later ? height / 2 : 0;
          const LudoRect half = { x, y, on_side ? width / 2 : width,
                                  on_side ? height : height / 2 };
          LudoRect foot = { -1, -1, 0, 0 }, plain_foot;
          g_autofree char *words = dup_within (pdf, side, &half, &foot);
          g_autofree char *expected =
            page < plain_pages->len
              ? dup_within (plain, page, &all, &plain_foot) : g_strdup ("");
          gboolean back = side % 2 == 1;

          g_test_message ("%d: page %u, side %u", on_side, page, side);
          g_assert_cmpstr (words, ==, expected);
          /* The foot of a back is at the edge that is that of the front's once
           * the sheet is flipped. */
          if (page >= plain_pages->len)
            continue;
          if (on_side)
            g_assert_true (back ? foot.y < 21 : foot.y > height - 21);
          else
            g_assert_true (back ? foot.x > width - 21 : foot.x < 21);
        }
    }
}

/* Whether @page has a hexagon of a half-piece at @x, @y, its upper left corner:
 * its sign is small. */
static gboolean
has_half (const PdfPage *page,
          double         x,
          double         y)
{
  gboolean hexagon = FALSE;
  guint n_crosses = 0;

  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);

      hexagon |= path->filled && path->n_points == 6
                 && hypot (path->left - x, path->top - y) < 0.2;
      n_crosses += !path->filled && path->n_points == 2 && path->left > x
                   && path->right < x + 17 && path->top > y
                   && path->bottom < y + 19.63;
    }

  return hexagon && n_crosses > 0;
}

/* A printer of one side has the backs below the line of a fold, each behind its
 * front once the sheet is folded there. */
static void
test_fold (void)
{
  const double height = 17 * 2 / sqrt (3);

  for (int i = 0; i < 4; i++)
    {
      LudoPrintOptions options = {
        .game_id = "ken-wan", .fold_backs = TRUE, .mono = i % 2,
        .width = kit_papers[i][0], .height = kit_papers[i][1],
      };
      g_autoptr (LudoPrint) print = kit_make_of (&options);
      g_autoptr (GPtrArray) pages = kit_measure (print);
      guint n_folds = 0, n_fronts = 0, n_hexagons = 0;

      g_assert_false (ludo_print_has_backs (print));
      for (guint j = KIT_INTRO + 1; j < pages->len; j++)
        {
          const PdfPage *page = pages->pdata[j];

          for (guint k = 0; k < page->paths->len; k++)
            {
              const PdfPath *line = &g_array_index (page->paths, PdfPath, k);

              if (line->filled || !line->dashed || line->n_points != 2
                  || fabs (line->right - line->left - 8.5 * 17) > 0.1)
                continue;
              n_folds++;
              for (guint l = 0; l < page->paths->len; l++)
                {
                  const PdfPath *path = &g_array_index (page->paths, PdfPath,
                                                        l);

                  if (!path->filled || path->n_points != 6
                      || fabs (path->bottom - path->top - height) > 0.1
                      || fabs (path->top - line->top + 10) > 41)
                    continue;
                  n_hexagons++;
                  if (path->bottom > line->top + 0.1)
                    continue;
                  n_fronts++;
                  g_assert_true (has_half (page, path->left,
                                           2 * line->top - path->bottom));
                }
            }
        }
      g_assert_cmpuint (n_folds, ==, 3);
      g_assert_cmpuint (n_fronts, ==, 72);
      g_assert_cmpuint (n_hexagons, ==, 144);
    }
}

static guint
count_word (const char *text,
            const char *word)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n\f", -1);
  guint n = 0;

  for (int i = 0; words[i] != NULL; i++)
    n += g_str_equal (words[i], word);

  return n;
}

/* Each of several sets has its letter behind every flat piece, and on its box
 * with how many of what it holds; one set alone has none. */
static void
test_sets (void)
{
  static const struct
  {
    const char *game_id;
    LudoPieces pieces;
    guint n;
    const char *held;
  } cases[] = {
    { "ken-wan", LUDO_PIECES_QUICK, 108, "36 spare squares" },
    { "tavli", LUDO_PIECES_QUICK, 30, "30 square checkers" },
    { "chisolo", LUDO_PIECES_QUICK, 35, "66 squares" },
    { "chisolo", LUDO_PIECES_GOOD, 66, "66 squares" },
    { "zohn-ahl", LUDO_PIECES_QUICK, 10, "eight counters" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint copies = 1; copies <= 3; copies += 2)
      {
        LudoPrintOptions options = {
          .game_id = cases[i].game_id, .pieces = cases[i].pieces,
          .language = LUDO_PAGE_ENGLISH, .copies = copies,
          .width = kit_papers[i % 4][0], .height = kit_papers[i % 4][1],
        };
        g_autoptr (LudoPrint) print = kit_make_of (&options);
        g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
        guint n = ludo_print_get_n_sheets (print);

        g_test_message ("%s, %u", cases[i].game_id, copies);
        for (guint set = 0; set < copies; set++)
          {
            const char letter[] = { (char) ('A' + set), '\0' };
            guint n_backs = 0, n_boxes = 0;

            for (guint sheet = KIT_INTRO + 1; sheet <= n; sheet++)
              {
                g_autofree char *text = pdf_dup_text (pdf, "-raw", (int) sheet);
                guint n_letters = count_word (text, letter);

                /* The title of the sheet has the letter, too. */
                n_backs += n_letters == cases[i].n + 1;
                n_boxes += n_letters == 1
                           && strstr (text, "– a box for the pieces") != NULL
                           && strstr (text, cases[i].held) != NULL;
                if (copies == 1)
                  g_assert_cmpuint (n_letters, <, 2);
                /* The tower does not go into the box. */
                if (strstr (text, "– a box for the pieces") != NULL)
                  g_assert_null (strstr (text, "tower"));
              }
            g_assert_cmpuint (n_backs, ==, copies > 1);
            g_assert_cmpuint (n_boxes, ==, copies > 1);
          }
      }
}

int
main (int   argc,
      char *argv[])
{
  /* GLib's own folders for each test leak what it had of the test before. */
  g_autofree char *data = g_dir_make_tmp ("backs-XXXXXX", NULL);
  g_autofree char *own = g_build_filename (data, "ludotheque", NULL);
  g_autofree char *offset = g_build_filename (own, "printer.offset", NULL);
  int status;

  g_setenv ("XDG_DATA_HOME", data, TRUE);
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  g_test_add_func ("/backs/offset", test_offset);
  g_test_add_func ("/backs/kept", test_kept);
  g_test_add_func ("/backs/damaged", test_damaged);
  g_test_add_func ("/backs/folded", test_folded);
  g_test_add_func ("/backs/fold", test_fold);
  g_test_add_func ("/backs/sets", test_sets);

  status = g_test_run ();
  g_unlink (offset);
  g_rmdir (own);
  g_rmdir (data);

  return status;
}
