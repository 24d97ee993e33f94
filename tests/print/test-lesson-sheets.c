/* test-lesson-sheets.c: the parts of the pages that a lesson needs alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <libintl.h>
#include <math.h>
#include <string.h>

#include "kit-fixture.h"
#include "play/ludo-language.h"
#include "print/ludo-print.h"
#include "test-games.h"
#include "test-library.h"

/* The sheets of @kind in @language on kit_papers[paper], or NULL. */
static LudoPrint *
print_sheets (LudoLibrary      *library,
              const char       *game_id,
              LudoPrintKind     kind,
              LudoPageLanguage  language,
              guint             paper,
              GError          **error)
{
  const LudoPrintOptions options = {
    .game_id = game_id,
    .language = language,
    .library = library,
    .width = kit_papers[paper][0],
    .height = kit_papers[paper][1],
  };

  return ludo_print_new (kind, &options, error);
}

/* No letters are smaller than letters may be. */
static void
assert_legible (LudoPrint *print)
{
  g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
  g_autoptr (GPtrArray) pages = pdf_read (pdf);

  for (guint i = 0; i < pages->len; i++)
    g_assert_cmpfloat (((PdfPage *) pages->pdata[i])->smallest, >=, 9);
}

/* No word is nearer to an edge of its sheet than printers reach. */
static void
assert_margins (LudoPrint *print)
{
  g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
  g_autoptr (GArray) words = pdf_read_words (pdf, 0);
  const LudoPrintOptions *options = ludo_print_get_options (print);

  g_assert_cmpuint (words->len, >, 0);
  for (guint i = 0; i < words->len; i++)
    {
      const PdfWord *word = &g_array_index (words, PdfWord, i);

      g_assert_cmpfloat (word->left, >=, 10.16);
      g_assert_cmpfloat (word->top, >=, 10.16);
      g_assert_cmpfloat (word->right, <=, options->width - 10.16);
      g_assert_cmpfloat (word->bottom, <=, options->height - 10.16);
    }
}

/* Each figure in @node has the answer to what it asks.  Returns: how many there
 * are. */
static guint
check_figures (const LudoPageNode *node)
{
  guint n = node->type == LUDO_NODE_FIGURE;

  if (n > 0)
    g_assert_cmpint (((LudoPageNode *) node->children->pdata
                        [node->children->len - 1])->type, ==,
                     LUDO_NODE_ANSWER);
  for (guint i = 0; i < node->children->len; i++)
    n += check_figures (node->children->pdata[i]);

  return n;
}

/* The plan of a lesson has one side in each language, whatever the paper; the
 * worksheet of the class page is a sheet of its own, with a board of what it
 * asks about. */
static void
test_class (gconstpointer data)
{
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (LudoPageNode) page = ludo_library_read (library, data, "class",
                                                     NULL, NULL);

  g_assert_cmpuint (check_figures (ludo_page_find (page, "worksheet")), >, 0);
  for (LudoPageLanguage language = 0; language <= LUDO_PAGE_N_LANGUAGES;
       language++)
    for (guint paper = 0; paper < 4; paper++)
      {
        g_autoptr (LudoPrint) plan =
          print_sheets (library, data, LUDO_PRINT_PLAN, language, paper, NULL);
        g_autoptr (LudoPrint) sheet =
          print_sheets (library, data, LUDO_PRINT_CLASS_SHEET, language, paper,
                        NULL);

        g_assert_cmpuint (ludo_print_get_n_sheets (plan), ==,
                          language == LUDO_PAGE_N_LANGUAGES ? 2 : 1);
        g_assert_cmpuint (ludo_print_get_n_sheets (sheet), <=, 2);
        assert_legible (plan);
        assert_margins (plan);
        assert_legible (sheet);
      }
}

/* A worksheet has the title of one, and what its questions leave of their sheet
 * has lines to write on, as the sixteen cases of four sticks need them. */
static void
test_room (gconstpointer data)
{
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (LudoPageLanguage language = 0; language < LUDO_PAGE_N_LANGUAGES;
       language++)
    {
      g_autoptr (LudoPrint) print =
        print_sheets (library, data, LUDO_PRINT_CLASS_SHEET, language, 0, NULL);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      g_autoptr (GPtrArray) pages = pdf_read (pdf);
      const PdfPage *page = pages->pdata[pages->len - 1];
      g_autofree char *words = pdf_dup_words (pdf, 1);
      double last = 0;
      guint n_lines = 0;

      g_assert_true (g_str_has_prefix (words, language == LUDO_PAGE_FRENCH
                                                ? "La fiche de travail : "
                                                : "The worksheet o"));
      for (guint i = 0; i < page->paths->len; i++)
        {
          const PdfPath *path = &g_array_index (page->paths, PdfPath, i);

          if (pdf_width (path) < 100 || pdf_height (path) > 0.1)
            continue;
          n_lines++;
          last = MAX (last, path->bottom);
        }
      g_test_message ("%u lines down to %g", n_lines, last);
      g_assert_cmpuint (n_lines, >=, 8);
      g_assert_cmpfloat (last, >, 200);
    }
}

/* The key to the questions of a page says of which page, and its foot of
 * which game. */
static void
test_key (void)
{
  static const char *const pages[] = { "strategy", NULL };
  static const char *const feet[] = {
    "Le tavli de Zénon – corrigé des questions",
    "Zeno’s tavli – key to the questions",
  };
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (LudoPageNode) page = ludo_library_read (library, "tavli",
                                                     pages[0], NULL, NULL);

  for (LudoPageLanguage language = 0; language < LUDO_PAGE_N_LANGUAGES;
       language++)
    {
      LudoPrintOptions options = {
        .game_id = "tavli", .language = language, .pages = pages,
        .width = 210, .height = 297, .library = library,
      };
      g_autoptr (LudoPrint) print = ludo_print_new (LUDO_PRINT_KEY, &options,
                                                    NULL);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      g_autofree char *text = pdf_dup_words (pdf, 1);
      g_autofree char *title = ludo_page_dup_plain (page->title[language]);

      g_test_message ("%s", text);
      g_assert_nonnull (strstr (text, title));
      g_assert_nonnull (strstr (text, feet[language]));
    }
}

/* Whether @word is the first of a line in one of @columns, their left edges. */
static gboolean
begins_cell (const PdfWord *word,
             const double  *columns,
             guint          n_columns)
{
  for (guint i = 0; i < n_columns; i++)
    if (fabs (word->left - columns[i]) < 0.1)
      return TRUE;

  return FALSE;
}

/* Lines that stand beside each other in two cells are not read as one: a space
 * between words is not half as wide. */
static void
test_columns (gconstpointer data)
{
  static const char *const heads[LUDO_PAGE_N_LANGUAGES][4] = {
    { "Le", "À", "Sans", "On" }, { "The", "At", "Without", "What" },
  };
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (LudoPageLanguage language = 0; language < LUDO_PAGE_N_LANGUAGES;
       language++)
    {
      g_autoptr (LudoPrint) plan =
        print_sheets (library, data, LUDO_PRINT_PLAN, language, 0, NULL);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (plan, NULL);
      g_autoptr (GArray) words = pdf_read_words (pdf, 1);
      g_autoptr (GPtrArray) pages = pdf_read (pdf);
      const PdfPage *page = pages->pdata[0];
      double columns[4], top = 0, end = 0;
      guint n_columns = 0;

      /* Below the last line between rows there is other text. */
      for (guint i = 0; i < page->paths->len; i++)
        {
          const PdfPath *path = &g_array_index (page->paths, PdfPath, i);

          if (pdf_width (path) > 150 && pdf_height (path) < 1)
            end = MAX (end, path->top);
        }
      for (guint i = 0; i < words->len; i++)
        {
          const PdfWord *word = &g_array_index (words, PdfWord, i);
          const PdfWord *before = word - 1;

          if (g_str_equal (word->text, "Minutes"))
            top = word->top;
          if (top > 0 && n_columns < G_N_ELEMENTS (columns)
              && fabs (word->top - top) < 0.1
              && g_str_equal (word->text, heads[language][n_columns]))
            columns[n_columns++] = word->left;
          if (i > 0 && word->top < end
              && begins_cell (word, columns, n_columns)
              && fabs (before->top - word->top) < 0.1)
            {
              g_test_message ("%s | %s", before->text, word->text);
              g_assert_cmpfloat (before->right + 2.5, <, word->left);
            }
        }
      g_assert_cmpuint (n_columns, ==, G_N_ELEMENTS (columns));
    }
}

/* The plan of Ken Wan, whose cubes are only one way to make its pieces, says
 * which one, as the dialog that prints them names it. */
static void
test_pieces (void)
{
  static const char *const ways[] = { "Quick: to Cut Out",
                                      "Good: to Fold and Glue" };
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (LudoPageLanguage language = 0; language < LUDO_PAGE_N_LANGUAGES;
       language++)
    {
      g_autoptr (LudoPrint) plan =
        print_sheets (library, "ken-wan", LUDO_PRINT_PLAN, language, 0, NULL);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (plan, NULL);
      g_autofree char *words = pdf_dup_words (pdf, 1);

      for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
        {
          locale_t before =
            ludo_language_push (ludo_page_language_code (language));
          g_autoptr (GString) way = g_string_new (gettext (ways[i]));

          ludo_language_pop (before);
          /* As a reader of PDF files has it. */
          g_string_replace (way, "\u00a0", " ", 0);
          g_test_message ("%s: %s", way->str, words);
          g_assert_nonnull (strstr (words, way->str));
        }
    }
}

/* The poem is on one side, whatever the paper; other games have none. */
static void
test_poem (void)
{
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (GError) error = NULL;

  for (int wish = 0; wish < 8; wish++)
    {
      g_autoptr (LudoPrint) poem =
        print_sheets (library, "tavli", LUDO_PRINT_POEM, wish % 2,
                      (guint) wish / 2, NULL);

      g_assert_cmpuint (ludo_print_get_n_sheets (poem), ==, 1);
      assert_legible (poem);
    }
  g_assert_null (print_sheets (library, "chisolo", LUDO_PRINT_POEM, 0, 0,
                               &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* Follows the links of @node that lead to sheets.  Returns: how many. */
static guint
follow_links (LudoLibrary        *library,
              const char         *game_id,
              const LudoPageNode *node)
{
  const GArray *terms = node->terms[LUDO_PAGE_FRENCH];
  guint n = 0;

  for (guint i = 0; terms != NULL && i < terms->len; i++)
    {
      const char *page = g_array_index (terms, LudoPageTerm, i).page_id;
      g_autoptr (LudoPrint) print = NULL;
      LudoPrintKind kind;

      if (page == NULL || !ludo_page_is_sheet (page))
        continue;
      kind = ludo_print_kind_from_name (strchr (page, '/') + 1);
      g_assert_cmpint (kind, !=, LUDO_N_PRINT_KINDS);
      print = print_sheets (library, game_id, kind, LUDO_PAGE_ENGLISH, 0, NULL);
      g_assert_nonnull (print);
      n++;
    }
  for (guint i = 0; i < node->children->len; i++)
    n += follow_links (library, game_id, node->children->pdata[i]);

  return n;
}

/* The sheets that the plans say are to be printed are printed by a link. */
static void
test_links (gconstpointer data)
{
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (LudoPageNode) page = ludo_library_read (library, data, "class",
                                                     NULL, NULL);
  static const char *const items[] = { "lesson-print", "lang-print" };

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    g_assert_cmpuint (follow_links (library, data,
                                    ludo_page_find (page, items[i])), ==, 2);
}

/* Words and sentences of a language class are on two sheets at most. */
static void
test_words (gconstpointer data)
{
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (guint paper = 0; paper < 2; paper++)
    for (LudoPageLanguage language = 0; language <= LUDO_PAGE_N_LANGUAGES;
         language++)
      {
        g_autoptr (LudoPrint) words =
          print_sheets (library, data, LUDO_PRINT_WORDS, language, paper, NULL);

        g_assert_cmpuint (ludo_print_get_n_sheets (words), <=,
                          language == LUDO_PAGE_N_LANGUAGES ? 4 : 2);
        assert_legible (words);
      }
}

/* Sorts the middles of the long lines that lie in @page across crosses into
 * @middles.  Returns: how many there are; @n_bars: the lines of 50 mm. */
static guint
find_crosses (const PdfPage *page,
              double         middles[][2],
              guint         *n_bars)
{
  guint n = 0;

  *n_bars = 0;
  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);
      double width = path->right - path->left;
      double height = path->bottom - path->top;

      *n_bars += fabs (MAX (width, height) - 50) < 0.1;
      if (fabs (width - 12) < 0.01 && height < 0.01)
        {
          g_assert_cmpuint (n, <, 8);
          middles[n][0] = (path->left + path->right) / 2;
          middles[n++][1] = path->top;
        }
    }

  return n;
}

/* The bars of the test sheet are 50 mm, and when it is flipped on its long edge
 * the crosses of one side lie on those of the other. */
static void
test_test_sheet (void)
{
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (guint paper = 0; paper < 2; paper++)
    {
      g_autoptr (LudoPrint) sheet =
        print_sheets (library, "ken-wan", LUDO_PRINT_TEST_SHEET,
                      LUDO_PAGE_N_LANGUAGES, paper, NULL);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (sheet, NULL);
      g_autoptr (GPtrArray) pages = pdf_read (pdf);
      double front[8][2], back[8][2];
      guint n_bars, n;

      g_assert_cmpuint (pages->len, ==, 2);
      n = find_crosses (pages->pdata[0], front, &n_bars);
      g_assert_cmpuint (n, ==, 5);
      g_assert_cmpuint (n_bars, ==, 2);
      g_assert_cmpuint (find_crosses (pages->pdata[1], back, &n_bars), ==, n);
      g_assert_cmpuint (n_bars, ==, 0);
      for (guint i = 0; i < n; i++)
        {
          gboolean found = FALSE;

          for (guint j = 0; j < n; j++)
            found |= fabs (front[i][0] + back[j][0] - kit_papers[paper][0])
                     < 0.02
                     && fabs (front[i][1] - back[j][1]) < 0.02;
          g_assert_true (found);
        }
    }
}

/* The shapes on the only sheet go on below seven tenths of it. */
static void
assert_full (LudoPrint *print)
{
  g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
  g_autoptr (GPtrArray) pages = pdf_read (pdf);
  const PdfPage *page = pages->pdata[0];
  double last = 0;

  for (guint i = 0; i < page->paths->len; i++)
    last = MAX (last, g_array_index (page->paths, PdfPath, i).bottom);
  g_assert_cmpfloat (last, >, 0.7 * page->height);
}

/* Six boards to draw on are on one side, whatever their shape. */
static void
test_empty_boards (gconstpointer data)
{
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (LudoPageLanguage language = 0; language <= LUDO_PAGE_N_LANGUAGES;
       language++)
    for (guint paper = 0; paper < 2; paper++)
      {
        g_autoptr (LudoPrint) boards =
          print_sheets (library, data, LUDO_PRINT_EMPTY_BOARDS, language, paper,
                        NULL);

        g_assert_cmpuint (ludo_print_get_n_sheets (boards), ==, 1);
        assert_full (boards);
      }
}

/* The edge of the space, or of the mark round it, within which @x, @y lies on
 * @page: the inner one, which is the smallest square there; or NULL. */
static const PdfPath *
find_edge (const PdfPage *page,
           double         x,
           double         y)
{
  const PdfPath *edge = NULL;

  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);

      if (path->filled && path->grey < 0.1 && pdf_width (path) > 4
          && pdf_width (path) < 12
          && fabs (pdf_width (path) - pdf_height (path)) < 0.1
          && x > path->left && x < path->right && y > path->top
          && y < path->bottom
          && (edge == NULL || pdf_width (path) < pdf_width (edge)))
        edge = path;
    }

  return edge;
}

/* No number in the figure of Zohn Ahl's plan is crossed by a mark round its
 * space: digits are as high as two thirds of the box of their word. */
static void
test_marked (void)
{
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (int i = 0; i < 4; i++)
    {
      g_autoptr (LudoPrint) print = print_sheets (library, "zohn-ahl",
                                                  LUDO_PRINT_PLAN, i % 2,
                                                  (guint) i / 2, NULL);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      g_autoptr (GPtrArray) pages = pdf_read (pdf);
      g_autoptr (GArray) words = pdf_read_words (pdf, 1);
      guint n = 0;

      for (guint j = 0; j < words->len; j++)
        {
          const PdfWord *word = &g_array_index (words, PdfWord, j);
          double middle = (word->top + word->bottom) / 2;
          double reach = (word->bottom - word->top) / 3;
          const PdfPath *edge =
            find_edge (pages->pdata[0], (word->left + word->right) / 2, middle);

          if (edge == NULL || !g_ascii_isdigit (word->text[0]))
            continue;
          g_test_message ("%s: %g to %g in %g to %g", word->text,
                          middle - reach, middle + reach, edge->top,
                          edge->bottom);
          g_assert_cmpfloat (middle + reach, <, edge->bottom);
          g_assert_cmpfloat (middle - reach, >, edge->top);
          n++;
        }
      g_assert_cmpuint (n, ==, 28);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  test_add_for_games ("/lesson-sheets/class", test_class);
  test_add_for_games ("/lesson-sheets/columns", test_columns);
  test_add_for_games ("/lesson-sheets/room", test_room);
  g_test_add_func ("/lesson-sheets/key", test_key);
  g_test_add_func ("/lesson-sheets/pieces", test_pieces);
  g_test_add_func ("/lesson-sheets/marked", test_marked);
  g_test_add_func ("/lesson-sheets/poem", test_poem);
  test_add_for_games ("/lesson-sheets/links", test_links);
  test_add_for_games ("/lesson-sheets/words", test_words);
  g_test_add_func ("/lesson-sheets/test-sheet", test_test_sheet);
  test_add_for_games ("/lesson-sheets/empty-boards", test_empty_boards);

  return g_test_run ();
}
