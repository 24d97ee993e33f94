/* test-kit-named.c: whether all that a kit's sheets show is named in its text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The finished PDF is the only source: each outline to cut along belongs to a
 * part that the list of parts names, in the number that it names, and each word
 * that is drawn stands in the rules, in the steps before the first move or in
 * the note above it.
 */

#include "config.h"

#include <math.h>
#include <string.h>

#include "kit-fixture.h"
#include "play/ludo-language.h"
#include "print/ludo-kit.h"
#include "test-games.h"
#include "test-library.h"

/* A part of the list, as it is cut: @width by @height, as it lies or turned;
 * @height 0: of any height.  If both are 0 it is a spinner of @radius.  Each
 * has @times of these. */
typedef struct
{
  const char *game_id;
  LudoPieces pieces;
  const char *what;             /* in English or in French */
  double width;
  double height;
  double radius;
  guint times;
} Shape;

#define TAB 5.44                /* of a die, and of a cube below */
#define CUBE_TAB 6.8

static const Shape shapes[] = {
  { "ken-wan", LUDO_PIECES_QUICK, "hexagons|hexagones", 17, 19.63, 0, 2 },
  { "ken-wan", LUDO_PIECES_QUICK, "spare squares|carrés", 12, 12, 0, 2 },
  { "ken-wan", LUDO_PIECES_GOOD, "cubes", 20, CUBE_TAB, 0, 3 },
  { "ken-wan", LUDO_PIECES_LASTING, "stickers|autocollants", 13, 13, 0, 1 },
  { "chisolo", LUDO_PIECES_QUICK, "squares|carrés", 10, 10, 0, 1 },
  { "chisolo", LUDO_PIECES_GOOD, "squares|carrés", 12, 12, 0, 1 },
  { "chisolo", LUDO_PIECES_LASTING, "stickers|autocollants", 11, 11, 0, 1 },
  { "chisolo", LUDO_N_PIECES, "arrows|flèches", 36, 10, 0, 1 },
  { "tavli", LUDO_PIECES_QUICK, "square checkers|pions carrés", 16, 16, 0, 1 },
  { "tavli", LUDO_PIECES_QUICK, "spinners|roulettes", 0, 0, 27.8, 6 },
  { "tavli", LUDO_PIECES_GOOD, "folded checkers|pions pliés", 16, 16, 0, 2 },
  { "tavli", LUDO_PIECES_GOOD, "dice of|dés de", 16, TAB, 0, 3 },
  { "tavli", LUDO_PIECES_LASTING,
    "stickers for checkers|autocollants pour les pions", 11, 11, 0, 1 },
  { "tavli", LUDO_PIECES_LASTING,
    "stickers for three dice|autocollants pour trois dés", 13, 13, 0, 1 },
  /* The tab of the tower, its door and the slopes. */
  { "tavli", LUDO_N_PIECES, "dice tower|tour à dés", 8, 130, 0, 1 },
  { "tavli", LUDO_N_PIECES, "dice tower|tour à dés", 35, 36, 0, 1 },
  { "tavli", LUDO_N_PIECES, "slopes|pentes", 59.6, 0, 0, 1 },
  { "zohn-ahl", LUDO_PIECES_QUICK, "sticks|bâtons", 16, 120, 0, 1 },
  { "zohn-ahl", LUDO_PIECES_QUICK, "counters|jetons", 16, 16, 0, 1 },
  { "zohn-ahl", LUDO_PIECES_QUICK, "pieces|pions", 20, 20, 0, 1 },
  { "zohn-ahl", LUDO_N_PIECES, "spinner|roulette", 0, 0, 41.8, 8 },
  { "zohn-ahl", LUDO_PIECES_GOOD, "folded sticks|bâtons pliés", 32, 150, 0,
    1 },
  { "zohn-ahl", LUDO_PIECES_GOOD, "standing awls|poinçons", 13, 69, 0,
    1 },
  { "zohn-ahl", LUDO_PIECES_GOOD, "folded counters|jetons pliés", 16, 16, 0,
    2 },
  { "zohn-ahl", LUDO_PIECES_LASTING,
    "stickers for craft sticks|autocollants pour des bâtonnets", 9, 100, 0,
    1 },
  { "zohn-ahl", LUDO_PIECES_LASTING,
    "stickers for counters|autocollants pour les jetons", 11, 11, 0, 1 },
  { "zohn-ahl", LUDO_PIECES_LASTING,
    "stickers for the pieces|autocollants pour les pions", 13, 13, 0, 1 },
};

/* The number before @what in the list of parts @text. */
static guint
read_number (const char *text,
             const char *what)
{
  static const struct
  {
    const char *words;
    guint number;
  } numbers[] = {
    { "a|une?", 1 }, { "two|deux", 2 }, { "three|trois", 3 },
    { "four|quatre", 4 }, { "eight|huit", 8 },
  };
  g_autofree char *digits = g_strdup_printf ("• (\\d+) (%s)\\b", what);
  g_autoptr (GRegex) regex = g_regex_new (digits, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  if (g_regex_match (regex, text, 0, &match))
    {
      g_autofree char *number = g_match_info_fetch (match, 1);

      return (guint) g_ascii_strtoull (number, NULL, 10);
    }
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *pattern = g_strdup_printf ("• (%s) (%s)\\b",
                                                  numbers[i].words, what);

      if (g_regex_match_simple (pattern, text, 0, 0))
        return numbers[i].number;
    }
  g_error ("“%s” is not in: %s", what, text);
}

static gboolean
fits (double length,
      double wanted)
{
  return fabs (length - wanted) < 0.1;
}

static gboolean
is_shape (const PdfPath *path,
          const Shape   *shape)
{
  double width = path->right - path->left, height = path->bottom - path->top;

  if (shape->radius > 0)
    return fits (hypot (path->points[1][0] - path->points[0][0],
                        path->points[1][1] - path->points[0][1]),
                 shape->radius);
  if (shape->height < 0.1)
    return fits (width, shape->width);

  return (fits (width, shape->width) && fits (height, shape->height))
         || (fits (width, shape->height) && fits (height, shape->width));
}

/* Whether @path is to be cut along, or goes round a sector of a spinner, which
 * is not and is grey; and no single line. */
static gboolean
is_outline (const PdfPath *path)
{
  return !path->filled && path->n_points >= 3
         && (path->grey < 0.01 || fits (path->grey, 0.5))
         && fabs (path->line - 0.25) < 0.02;
}

static gboolean
is_of (const Shape *shape,
       const char  *game_id,
       int          pieces)
{
  return g_str_equal (shape->game_id, game_id)
         && (shape->pieces == LUDO_N_PIECES || (int) shape->pieces == pieces);
}

/* Counts the outlines on @page by the first shape that they are of; fails at
 * one of which no part tells. */
static void
count_outlines (const PdfPage *page,
                const char    *game_id,
                int            pieces,
                guint         *counts)
{
  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);
      guint j = 0;

      if (!is_outline (path))
        continue;
      while (j < G_N_ELEMENTS (shapes)
             && !(is_of (&shapes[j], game_id, pieces)
                  && is_shape (path, &shapes[j])))
        j++;
      if (j == G_N_ELEMENTS (shapes))
        g_error ("no part is %g by %g mm", path->right - path->left,
                 path->bottom - path->top);
      counts[j]++;
    }
}

/* How many outlines there are to be of the kind of shape @index: those of the
 * parts with the same shape are counted with the first of them. */
static guint
count_named (guint       index,
             const char *game_id,
             int         pieces,
             const char *text)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      gboolean same = is_of (&shapes[i], game_id, pieces)
                      && fits (shapes[i].width, shapes[index].width)
                      && fits (shapes[i].height, shapes[index].height)
                      && fits (shapes[i].radius, shapes[index].radius);

      if (same && i < index)
        return 0;
      if (same)
        n += shapes[i].times * read_number (text, shapes[i].what);
    }

  return n;
}

/* The upper edge of what is drawn on @page: no letter, nor the bar at the foot
 * or the small plan in the corner. */
static double
find_top (const PdfPage *page)
{
  double top = page->height;

  for (guint i = 0; i < page->paths->len; i++)
    {
      const PdfPath *path = &g_array_index (page->paths, PdfPath, i);

      if (path->right - path->left > 6 && path->bottom - path->top > 6)
        top = MIN (top, path->top);
    }

  return top;
}

/* Fails at a word that is drawn on @sheet and stands neither in @text nor in
 * the words above. */
static void
assert_words (GBytes        *pdf,
              int            sheet,
              const PdfPage *page,
              const char    *text)
{
  g_autoptr (GArray) words = pdf_read_words (pdf, sheet);
  g_autoptr (GString) known = g_string_new (text);
  g_autoptr (GString) unknown = g_string_new (NULL);
  double top = find_top (page);

  for (guint i = 0; i < words->len; i++)
    {
      const PdfWord *place = &g_array_index (words, PdfWord, i);
      const char *word = place->text;
      gsize stem = strcspn (word, "0123456789");
      /* "m2" is named by "m1 to m12". */
      g_autofree char *pattern = g_strdup_printf (
        "\\b%.*s%s\\b", (int) stem, word, word[stem] != '\0' ? "\\d+" : "");

      if (place->bottom <= top)
        g_string_append_printf (known, " %s", word);
      else if (g_utf8_strlen (word, -1) > 1
               && g_unichar_isalpha (g_utf8_get_char (word))
               && place->bottom
                  < page->height - LUDO_PRINT_MARGIN - LUDO_KIT_FOOT
               && !g_regex_match_simple (pattern, known->str,
                                         G_REGEX_CASELESS, 0))
        g_string_append_printf (unknown, " %s", word);
    }
  if (unknown->len > 0)
    g_error ("sheet %d:%s: not named in: %s", sheet, unknown->str, known->str);
}

/* Whether the sheet is the net of a box, or of its lid. */
static gboolean
has_box (GBytes *pdf,
         int     sheet)
{
  g_autofree char *words = pdf_dup_words (pdf, sheet);

  return strstr (words, "– a box for the pieces") != NULL
         || strstr (words, "– une boîte pour les pièces") != NULL;
}

/* Both halves: nothing to cut and no word without its name, and as many of each
 * as are named. */
static void
test_named (gconstpointer game_id)
{
  g_autoptr (LudoLibrary) library = test_open_library ();

  /* Each way of pieces on either paper, in each language; in full colours, in
   * lines, in black ink. */
  for (int wish = 0; wish < LUDO_N_PIECES * 4; wish++)
    {
      LudoPrintOptions options = {
        .game_id = game_id,
        .pieces = wish / 4,
        .language = wish / 2 % LUDO_PAGE_N_LANGUAGES,
        .save_ink = wish % 3 == 1,
        .mono = wish % 3 == 2,
        .width = kit_papers[wish % 2][0],
        .height = kit_papers[wish % 2][1],
        .library = library,
      };
      g_autoptr (LudoPrint) print = kit_make_of (&options);
      g_autoptr (GPtrArray) pages = kit_measure (print);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      g_autofree char *before = pdf_dup_words (pdf, KIT_INTRO);
      guint n_sheets = pages->len - has_box (pdf, (int) pages->len)
                       - has_box (pdf, (int) pages->len - 1);
      g_autofree char *rules = pdf_dup_words (pdf, (int) n_sheets);
      g_autofree char *text = g_strconcat (before, rules, NULL);
      guint counts[G_N_ELEMENTS (shapes)] = { 0 };

      g_test_message ("pieces %d, language %d", options.pieces,
                      options.language);
      /* The rules come last but for the box; the sheet of the route explains
       * itself. */
      for (guint i = KIT_INTRO; i + 1 < n_sheets; i++)
        {
          g_autofree char *words = pdf_dup_words (pdf, (int) i + 1);

          count_outlines (pages->pdata[i], game_id, options.pieces, counts);
          if (strstr (words, "route of play") == NULL
              && strstr (words, "chemin à suivre") == NULL)
            assert_words (pdf, (int) i + 1, pages->pdata[i], text);
        }
      for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
        if (is_of (&shapes[i], game_id, options.pieces))
          {
            g_test_message ("%s", shapes[i].what);
            g_assert_cmpuint (counts[i], ==,
                              count_named (i, game_id, options.pieces,
                                           before));
          }
    }
}

/* A kit that names the French sheet says what it is, and that of any rules says
 * to whom a counter is paid. */
static void
test_sheet_named (void)
{
  static const char *const paid[] = { "paie, l’autre le gagne",
                                      "pays, the other wins" };
  static const char *const named[] = { "fiche française", "French sheet" };
  static const char *const told[] = { "textes d’où", "texts from which" };
  static const char *const followed[] = { "que suivent les règles habituelles",
                                          "which the usual rules follow" };
  const GameRules *rules = games_find ("zohn-ahl");
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (int i = 0; i < rules->n_rulesets; i++)
    for (int language = 0; language < LUDO_PAGE_N_LANGUAGES; language++)
      {
        const LudoPrintOptions options = {
          .game_id = "zohn-ahl", .language = language, .library = library,
          .ruleset = rules->rulesets[i].id,
          .width = kit_papers[0][0], .height = kit_papers[0][1],
        };
        g_autoptr (LudoPrint) print = kit_make_of (&options);
        g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
        g_autofree char *words = pdf_dup_words (pdf, 0);

        g_test_message ("%s, %s", rules->rulesets[i].id, named[language]);
        g_assert_nonnull (strstr (words, paid[language]));
        if (strstr (words, named[language]) != NULL)
          g_assert_true (strstr (words, told[language]) != NULL
                         || strstr (words, followed[language]) != NULL);
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  test_add_for_games ("/named", test_named);
  g_test_add_func ("/named/zohn-ahl-sheet", test_sheet_named);

  return g_test_run ();
}
