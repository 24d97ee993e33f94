/* test-figures.c: what is written on small boards can be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the finished PDF: on a small board, where letters are as large on paper
 * as they have to be, no word leaves its box, and nothing lies under another.
 */

#include "config.h"

#include <math.h>
#include <string.h>

#include "kit-fixture.h"
#include "play/ludo-language.h"
#include "test-library.h"

/* The keys of worksheet @seed of a game. */
static GBytes *
make_key (LudoLibrary *library,
          const char  *game_id,
          int          seed)
{
  const LudoPrintOptions options = {
    .game_id = game_id, .seed = (guint64) seed,
    .language = seed % LUDO_PAGE_N_LANGUAGES,
    .width = kit_papers[seed / 2 % 2][0], .height = kit_papers[seed / 2 % 2][1],
    .library = library,
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoPrint) print = ludo_print_new (LUDO_PRINT_KEY, &options,
                                                &error);
  GBytes *pdf;

  g_assert_no_error (error);
  pdf = ludo_print_to_pdf (print, &error);
  g_assert_no_error (error);

  return pdf;
}

static gboolean
holds (const PdfPath *path,
       double         x,
       double         y)
{
  return x >= path->left && x <= path->right && y >= path->top
         && y <= path->bottom;
}

/* The smallest outline of a box around the middle of @word, or NULL. */
static const PdfPath *
box_around (const PdfPage *page,
            const PdfWord *word)
{
  const PdfPath *box = NULL;

  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);
      double width = path->right - path->left;

      if (!path->filled && path->n_points >= 4 && width > 10 && width < 50
          && path->bottom - path->top > 4
          && holds (path, (word->left + word->right) / 2,
                    (word->top + word->bottom) / 2)
          && (box == NULL || width < box->right - box->left))
        box = path;
    }

  return box;
}

/* The captions of tavli's trays are whole. */
static void
test_captions (void)
{
  g_autoptr (LudoLibrary) library = test_open_library ();
  guint n_words = 0;

  for (int seed = 1; seed <= 8; seed++)
    {
      g_autoptr (GBytes) pdf = make_key (library, "tavli", seed);
      g_autoptr (GPtrArray) pages = pdf_read (pdf);

      for (guint i = 0; i < pages->len; i++)
        {
          g_autoptr (GArray) words = pdf_read_words (pdf, (int) i + 1);

          for (guint j = 0; j < words->len; j++)
            {
              const PdfWord *word = &g_array_index (words, PdfWord, j);
              const PdfPath *box = box_around (pages->pdata[i], word);

              if (box == NULL
                  || !g_unichar_isalpha (g_utf8_get_char (word->text)))
                continue;
              g_test_message ("%d, side %u: %s", seed, i, word->text);
              g_assert_cmpfloat (word->left, >=, box->left + box->line / 2);
              g_assert_cmpfloat (word->right, <=, box->right - box->line / 2);
              n_words++;
            }
        }
    }
  g_assert_cmpuint (n_words, >, 100);
}

/* Fails where the outline of a board of tavli on @page is clipped or painted
 * over.  Returns: how many boards there are. */
static guint
check_frames (const PdfPage *page)
{
  guint n = 0;

  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *frame = &g_array_index (page->paths, PdfPath, i);
      double width = frame->right - frame->left;
      double height = frame->bottom - frame->top, half = frame->line / 2;

      if (frame->filled || frame->n_points < 8 || MIN (width, height) < 22
          || MAX (width, height) < 60 || frame->line < 0.4)
        continue;
      n++;
      g_assert_cmpfloat (frame->left - half, >=, frame->seen[0]);
      g_assert_cmpfloat (frame->top - half, >=, frame->seen[1]);
      g_assert_cmpfloat (frame->right + half, <=, frame->seen[2]);
      g_assert_cmpfloat (frame->bottom + half, <=, frame->seen[3]);
      for (guint j = i + 1; j < page->paths->len; j++)
        {
          const PdfPath *over = &g_array_index (page->paths, PdfPath, j);

          if (over->filled && over->right - over->left > width / 2)
            g_assert_false (holds (over, (frame->left + frame->right) / 2,
                                   frame->bottom));
        }
    }

  return n;
}

/* The line around a board of tavli is whole, on a key and in a kit. */
static void
test_frames (void)
{
  g_autoptr (LudoLibrary) library = test_open_library ();
  guint n = 0;

  for (int seed = 1; seed <= 4; seed++)
    {
      g_autoptr (GBytes) pdf = make_key (library, "tavli", seed);
      g_autoptr (GPtrArray) pages = pdf_read (pdf);
      LudoPrintOptions options = { .game_id = "tavli", .mono = seed % 2,
                                   .width = kit_papers[seed - 1][0],
                                   .height = kit_papers[seed - 1][1] };
      g_autoptr (GPtrArray) kit = kit_measure_of (&options);

      for (guint i = 0; i < pages->len; i++)
        n += check_frames (pages->pdata[i]);
      g_assert_cmpuint (check_frames (kit_board (kit)), ==, 1);
    }
  g_assert_cmpuint (n, >=, 16);
}

/* A board of Zohn Ahl on a side of paper. */
typedef struct
{
  double x;                     /* the middle of the stone */
  double y;
  double unit;                  /* a space */
} Cloth;

/* The boards on @page, by their stones. */
static GArray *
find_cloths (const PdfPage *page)
{
  GArray *cloths = g_array_new (FALSE, FALSE, sizeof (Cloth));

  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);
      double width = path->right - path->left;
      double height = path->bottom - path->top;
      Cloth cloth = { (path->left + path->right) / 2,
                      (path->top + path->bottom) / 2, width / 3.44 };

      /* No other is as large, nearly round and wider than high. */
      if (!path->filled && path->n_points >= 4 && width > 15
          && fabs (width / height - 1.06) < 0.03)
        g_array_append_val (cloths, cloth);
    }

  return cloths;
}

/* The place of each piece on @page: its point is a narrow triangle, from whose
 * size the piece is known. */
static GArray *
find_awls (const PdfPage *page)
{
  GArray *awls = g_array_new (FALSE, FALSE, sizeof (PdfPath));

  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);
      double width = path->right - path->left;
      double height = path->bottom - path->top;
      double size = height / 0.3;
      PdfPath awl = *path;

      if (path->filled || path->n_points < 3 || path->n_points > 4
          || height / width < 2 || height / width > 3.2)
        continue;
      awl.top = path->bottom - 0.95 * size;
      awl.left = (path->left + path->right) / 2 - 0.17 * size;
      awl.right = (path->left + path->right) / 2 + 0.17 * size;
      g_array_append_val (awls, awl);
    }

  return awls;
}

/* Adds the counters on @page to @things: discs, of which the reader knows two
 * halves or four quarters. */
static void
add_counters (const PdfPage *page,
              GArray        *things)
{
  for (guint i = 0; i < page->paths->len; i++)
    {
      PdfPath disc = g_array_index (page->paths, PdfPath, i);
      double width = pdf_width (&disc), height = pdf_height (&disc);
      double middle = (disc.top + disc.bottom) / 2;

      if (!disc.filled || disc.n_points < 3 || disc.n_points > 5 || width < 1.5
          || width > 6 || (height > 0.01 && fabs (height - width) > 0.05))
        continue;
      disc.top = middle - width / 2;
      disc.bottom = middle + width / 2;
      g_array_append_val (things, disc);
    }
}

static gboolean
is_one_of (const char *const *words,
           const char        *word)
{
  return g_strv_contains (words, word);
}

/* Fails where one of @things lies on @word. */
static void
check_clear (const PdfWord *word,
             const GArray  *things)
{
  double room = (word->bottom - word->top) * 0.2;

  for (guint i = 0; i < things->len; i++)
    {
      const PdfPath *thing = &g_array_index (things, PdfPath, i);

      if (MIN (thing->right, word->right) - MAX (thing->left, word->left) > 0.3
          && MIN (thing->bottom, word->bottom - room)
             - MAX (thing->top, word->top + room) > 0.3)
        g_error ("something lies on “%s”", word->text);
    }
}

/* Fails where @word, on a board with @cloth, lies on something. */
static void
check_word (const PdfWord *word,
            const Cloth   *cloth,
            const GArray  *things)
{
  static const char *const names[] = { "Rouge", "Vert", "Red", "Green", NULL };
  static const char *const misses[] = { "passe", "un", "tour", "misses", "a",
                                        "turn", NULL };
  double room = (word->bottom - word->top) * 0.2;
  double nearest = MIN (fabs (word->left - cloth->x),
                        fabs (word->right - cloth->x));
  double a = 1.72 * cloth->unit, b = 1.62 * cloth->unit;
  double y = word->top + room - cloth->y;

  if (is_one_of (names, word->text))
    g_assert_true (nearest > a || y > b
                   || hypot (nearest / a, y / b) > 1);
  if (is_one_of (misses, word->text))
    g_assert_cmpfloat (nearest, >, 0.4 * cloth->unit);
  check_clear (word, things);
}

/* The pieces and counters of Zohn Ahl hide neither numbers nor names, and these
 * lie neither on the stone nor over the creek. */
static void
check_cloths (GBytes *pdf,
              guint  *n_names)
{
  static const char *const names[] = { "Rouge", "Vert", "Red", "Green", NULL };
  g_autoptr (GPtrArray) pages = pdf_read (pdf);

  for (guint i = 0; i < pages->len; i++)
    {
      g_autoptr (GArray) words = pdf_read_words (pdf, (int) i + 1);
      g_autoptr (GArray) cloths = find_cloths (pages->pdata[i]);
      g_autoptr (GArray) things = find_awls (pages->pdata[i]);

      g_assert_cmpuint (things->len, ==, 2 * cloths->len);
      add_counters (pages->pdata[i], things);
      for (guint j = 0; j < cloths->len; j++)
        for (guint k = 0; k < words->len; k++)
          {
            const Cloth *cloth = &g_array_index (cloths, Cloth, j);
            const PdfWord *word = &g_array_index (words, PdfWord, k);

            if (fabs ((word->left + word->right) / 2 - cloth->x)
                > 4.7 * cloth->unit
                || fabs ((word->top + word->bottom) / 2 - cloth->y)
                   > 4.7 * cloth->unit)
              continue;
            g_test_message ("side %u, board %u: %s", i, j, word->text);
            check_word (word, cloth, things);
            *n_names += is_one_of (names, word->text);
          }
    }
}

static void
test_cloths (void)
{
  g_autoptr (LudoLibrary) library = test_open_library ();
  guint n_names = 0;

  for (int seed = 1; seed <= 16; seed++)
    {
      g_autoptr (GBytes) pdf = make_key (library, "zohn-ahl", seed);

      g_test_message ("key %d", seed);
      check_cloths (pdf, &n_names);
    }
  g_assert_cmpuint (n_names, >=, 16 * 8);
}

/* In the figure of the start that saves ink, which stands in the rules of a kit
 * before its box, counters leave the names free. */
static void
test_start (void)
{
  static const char *const names[] = { "Rouge", "Vert", "Red", "Green", NULL };
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (int i = 0; i < 4; i++)
    {
      const LudoPrintOptions options = {
        .game_id = "zohn-ahl", .language = i % LUDO_PAGE_N_LANGUAGES,
        .save_ink = TRUE, .width = kit_papers[i / 2][0],
        .height = kit_papers[i / 2][1], .library = library,
      };
      g_autoptr (LudoPrint) print = kit_make_of (&options);
      g_autoptr (GPtrArray) pages = kit_measure (print);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      g_autoptr (GArray) words = pdf_read_words (pdf, (int) pages->len - 1);
      g_autoptr (GArray) things = g_array_new (FALSE, FALSE, sizeof (PdfPath));

      add_counters (pages->pdata[pages->len - 2], things);
      g_assert_cmpuint (things->len, >=, 8);
      for (guint j = 0; j < words->len; j++)
        if (is_one_of (names, g_array_index (words, PdfWord, j).text))
          check_clear (&g_array_index (words, PdfWord, j), things);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  g_test_add_func ("/figures/captions", test_captions);
  g_test_add_func ("/figures/frames", test_frames);
  g_test_add_func ("/figures/cloths", test_cloths);
  g_test_add_func ("/figures/start", test_start);

  return g_test_run ();
}
