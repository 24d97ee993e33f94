/* test-kit-begin.c: what a kit says to do before the first move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "kit-fixture.h"
#include "play/ludo-language.h"
#include "test-games.h"
#include "test-library.h"

/* How many words of @sheet end below @top, in millimetres; sets it to where
 * the words beside the bar begin if it is 0. */
static guint
count_below (GBytes *pdf,
             int     sheet,
             double *top)
{
  g_autoptr (GArray) words = pdf_read_words (pdf, sheet);
  guint n_words = 0;

  for (guint i = 0; i < words->len; i++)
    {
      const PdfWord *word = &g_array_index (words, PdfWord, i);

      if (*top < 1 && (g_str_equal (word->text, "If")
                       || g_str_equal (word->text, "Si")))
        *top = word->top;
      n_words += *top > 1 && word->bottom > *top + 0.04;
    }

  return n_words;
}

/* The sheet before the board says how to begin, and nothing on it reaches the
 * words beside the bar, of which the cover has as many. */
static void
test_begin (gconstpointer data)
{
  static const struct
  {
    const char *game_id;
    const char *said[6];        /* in English and in French */
  } games[] = {
    { "ken-wan", { "ring for Blue, triangle for Yellow, lozenge for Red",
                   "Draw lots", "Blue begins",
                   "anneau pour Bleu, triangle pour Jaune, losange pour Rouge",
                   "Tirez les couleurs au sort", "Bleu commence" } },
    { "tavli", { "one ring, the black ones two", "Draw lots", "begins",
                 "un seul cercle, les noirs en ont deux", "Tirez au sort",
                 "commence" } },
    { "chisolo", { "as the number in it",
                   "the winner sits on South’s side and begins",
                   "two arrows, ", "qu’en indique son nombre",
                   "le gagnant s’assied du côté sud et commence",
                   "deux flèches, " } },
    { "zohn-ahl", { "four counters", "Draw lots", "Red begins",
                    "quatre jetons", "Tirez les couleurs au sort",
                    "Rouge commence" } },
  };
  guint game = 0;

  while (game < G_N_ELEMENTS (games)
         && !g_str_equal (games[game].game_id, data))
    game++;
  g_assert_cmpuint (game, <, G_N_ELEMENTS (games));
  for (int i = 0; i < 4 * LUDO_N_PIECES; i++)
    {
      LudoPrintOptions options = {
        .game_id = data,
        .pieces = i / 4,
        .language = LUDO_PAGE_N_LANGUAGES,
        .width = kit_papers[i % 4][0],
        .height = kit_papers[i % 4][1],
      };
      g_autoptr (LudoPrint) print = kit_make_of (&options);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      g_autofree char *text = pdf_dup_words (pdf, 2);
      double top = 0;
      guint n_words = count_below (pdf, 1, &top);

      g_test_message ("paper %d, pieces %d", i % 4, i / 4);
      for (guint j = 0; j < G_N_ELEMENTS (games[game].said); j++)
        g_assert_nonnull (strstr (text, games[game].said[j]));
      g_assert_cmpfloat (top, >, 35);
      g_assert_cmpuint (count_below (pdf, 2, &top), ==, n_words);
    }
}

/* Sheets that fell down are put in order by the number at the foot of each,
 * which counts all of them, and which nothing else touches. */
static void
test_numbers (gconstpointer data)
{
  for (int i = 0; i < 4 * LUDO_N_PIECES; i++)
    {
      g_autoptr (LudoLibrary) library = test_open_library ();
      LudoPrintOptions options = {
        .game_id = data,
        .pieces = i / 4,
        .language = i % 3,
        .copies = i % 2 == 0 ? 1 : 3,
        .large = i % 5 == 0,
        .width = kit_papers[i % 4][0],
        .height = kit_papers[i % 4][1],
        .library = library,
      };
      g_autoptr (LudoPrint) print = kit_make_of (&options);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      guint n = ludo_print_get_n_sheets (print);

      for (guint sheet = 1; sheet <= n; sheet++)
        {
          g_autoptr (GArray) words = pdf_read_words (pdf, (int) sheet);
          g_autofree char *number = g_strdup_printf ("%u/%u", sheet, n);
          const PdfWord *last = NULL;

          for (guint j = 0; j < words->len; j++)
            {
              const PdfWord *word = &g_array_index (words, PdfWord, j);

              if (g_str_equal (word->text, number)
                  && word->right > options.width - 11.5
                  && word->top > options.height - 16)
                last = word;
            }
          g_test_message ("%s: %s", (const char *) data, number);
          g_assert_nonnull (last);
          for (guint j = 0; j < words->len; j++)
            {
              const PdfWord *word = &g_array_index (words, PdfWord, j);

              g_assert_true (word == last || word->right < last->left - 1
                             || word->bottom < last->top + 0.5);
            }
        }
    }
}

/* The family of the next font that is named from *@at on, without its weight;
 * NULL where there is none.  Free with g_free(). */
static char *
dup_family (const char **at,
            const char  *end)
{
  static const char key[] = "/FontName /";
  const char *name = memmem (*at, end - *at, key, strlen (key));
  size_t length;

  if (name == NULL)
    return NULL;
  /* Six letters and a plus stand before the name of a font of which a part is
   * in the file. */
  name += strlen (key) + 7;
  length = strcspn (name, "- \n");
  *at = name + length;

  return g_strndup (name, length);
}

/* A kit is set in one typeface, its rules as well. */
static void
test_typeface (gconstpointer data)
{
  g_autoptr (LudoLibrary) library = test_open_library ();
  LudoPrintOptions options = { .game_id = data,
                               .language = LUDO_PAGE_N_LANGUAGES,
                               .width = 210, .height = 297,
                               .library = library };
  g_autoptr (LudoPrint) print = kit_make_of (&options);
  g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
  gsize size;
  const char *at = g_bytes_get_data (pdf, &size), *end = at + size;
  g_autofree char *first = dup_family (&at, end);
  char *family;

  g_assert_nonnull (first);
  while ((family = dup_family (&at, end)) != NULL)
    {
      g_assert_cmpstr (family, ==, first);
      g_free (family);
    }
}

/* Each sheet says where it is cut to be glued on the next ones, or that it lies
 * below the others; no line is dashed there, because that would be a fold. */
static void
test_glue (void)
{
  static const struct
  {
    LudoPageLanguage language;
    double height;
    const char *said[4];
  } kits[] = {
    { LUDO_PAGE_ENGLISH, 297,
      { "column 1 of the small plan · cut along the line on the right",
        "column 2 of the small plan · the other sheets" } },
    { LUDO_PAGE_FRENCH, 297,
      { "colonne 1 du petit plan · coupez au trait de droite, collez ce bord",
        "colonne 2 du petit plan · les autres feuilles" } },
    { LUDO_PAGE_ENGLISH, 190,
      { "row 1, column 1 of the small plan · cut along the lines on the right",
        "row 1, column 2 of the small plan · cut along the line below",
        "row 2, column 1 of the small plan · cut along the line on the right",
        "row 2, column 2 of the small plan · the other sheets" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kits); i++)
    {
      LudoPrintOptions options = { .game_id = "tavli", .large = TRUE,
                                   .language = kits[i].language,
                                   .width = 210, .height = kits[i].height };
      g_autoptr (LudoPrint) print = kit_make_of (&options);
      g_autoptr (GPtrArray) pages = kit_measure (print);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);

      for (int j = 0; j < 4 && kits[i].said[j] != NULL; j++)
        {
          const PdfPage *page = pages->pdata[KIT_INTRO + j];
          g_autofree char *said = pdf_dup_words (pdf, KIT_INTRO + j + 1);

          g_test_message ("%s: %s", kits[i].said[j], said);
          g_assert_nonnull (strstr (said, kits[i].said[j]));
          for (guint k = 0; k < page->paths->len; k++)
            g_assert_false (g_array_index (page->paths, PdfPath, k).dashed);
        }
    }
}

/* The words of @sheet, from 1 on, or of all sheets (0), of a kit in English on
 * A4; free with g_free(). */
static char *
dup_kit_words (const char *game_id,
               int         pieces,
               int         sheet)
{
  LudoPrintOptions options = { .game_id = game_id, .pieces = pieces,
                               .language = LUDO_PAGE_ENGLISH,
                               .width = 210, .height = 297 };
  g_autoptr (LudoPrint) print = kit_make_of (&options);
  g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);

  return pdf_dup_words (pdf, sheet);
}

/* A board on one sheet has lines that look like those to cut and to fold along,
 * as the seam of the cloth does. */
static void
test_board (void)
{
  g_autofree char *text = dup_kit_words ("zohn-ahl", LUDO_PIECES_QUICK, 2);

  g_assert_nonnull (strstr (text, "on one sheet that is not cut or folded"));
}

/* The sheet before the start says which pages go on which paper, and which of
 * them are printed on both sides. */
static void
test_papers (void)
{
  static const struct
  {
    const char *game_id;
    int pieces;
    const char *said;
    int pages[2];               /* from 1 on */
    const char *titles[2];
  } kits[] = {
    { "ken-wan", LUDO_PIECES_QUICK, "Card: pages 3–6. Ordinary paper: pages "
      "1–2. Print pages 3–4 on both sides", { 4, 5 }, { "– back", "– board" } },
    { "chisolo", LUDO_PIECES_LASTING, "Stickers: page 4. Card: pages 3 and 5. "
      "Ordinary paper: pages 1–2. Print every page on one side only.", { 4, 5 },
      { "– stickers", "– a box" } },
    { "tavli", LUDO_PIECES_LASTING, "Stickers: page 4. Card: pages 3 and 5–6. "
      "Ordinary paper: pages 1–2. Print every page on one side only.", { 4, 5 },
      { "– stickers", "– dice tower" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kits); i++)
    {
      g_autofree char *text = dup_kit_words (kits[i].game_id, kits[i].pieces,
                                             2);

      g_test_message ("%s: %s", kits[i].game_id, text);
      g_assert_nonnull (strstr (text, kits[i].said));
      for (int j = 0; j < 2; j++)
        {
          g_autofree char *page = dup_kit_words (kits[i].game_id,
                                                 kits[i].pieces,
                                                 kits[i].pages[j]);

          g_assert_nonnull (strstr (page, kits[i].titles[j]));
        }
    }
}

/* Each way of pieces says how to spin, what + means, and which stick is the
 * green one, which has no colour in black ink. */
static void
test_sticks (void)
{
  for (int pieces = 0; pieces < LUDO_N_PIECES; pieces++)
    {
      g_autofree char *text = dup_kit_words ("zohn-ahl", pieces, 4);

      g_assert_true (g_regex_match_simple (
        "pencil: \\+ (throws|means (that )?you throw) again", text, 0, 0));
      g_assert_nonnull (strstr (text, "chevrons show the green"));
      g_assert_cmpint (strstr (text, "awl in the middle") != NULL, ==,
                       pieces == LUDO_PIECES_GOOD);
      if (pieces == LUDO_PIECES_GOOD)
        {
          g_autofree char *begin = dup_kit_words ("zohn-ahl", pieces, 2);

          /* A single layer of cardboard bends when it is thrown on the
           * stone. */
          g_assert_nonnull (strstr (text, "two strips of cardboard"));
          g_assert_nonnull (strstr (begin, "four folded sticks"));
          g_assert_nonnull (strstr (begin, "eight strips"));
        }
    }
}

/* A hexagon has one colour, unlike the cube of the rules, and what its own
 * sheet says of that is cut away. */
static void
test_hexagons (void)
{
  for (int pieces = 0; pieces < LUDO_N_PIECES; pieces++)
    {
      g_autofree char *begin = dup_kit_words ("ken-wan", pieces, 2);

      g_assert_cmpint (strstr (begin, "exchange the hexagon for one from the "
                                      "bag") != NULL, ==,
                       pieces == LUDO_PIECES_QUICK);
    }
}

/* Children cut the tower with scissors alone, its slots as well, and the slopes
 * go in before it is closed. */
static void
test_tower (void)
{
  g_autofree char *text = dup_kit_words ("tavli", LUDO_PIECES_GOOD, 0);

  g_assert_null (strstr (text, "knife"));
  g_assert_nonnull (strstr (text, "pinch the wall across each, snip"));
  g_assert_nonnull (strstr (text, "3. Close the tube"));
}

/* Whether one of @words is @text, as high on the page as @word and left of it
 * by the width of a drawing at least. */
static gboolean
is_before (GArray        *words,
           const char    *text,
           const PdfWord *word)
{
  for (guint i = 0; i < words->len; i++)
    {
      const PdfWord *other = &g_array_index (words, PdfWord, i);

      if (g_str_equal (other->text, text)
          && ABS (other->top - word->top) < 0.5
          && other->right + 20 < word->left)
        return TRUE;
    }

  return FALSE;
}

static guint
count_said (const char *text,
            const char *said)
{
  g_auto (GStrv) parts = g_strsplit (text, said, -1);

  return g_strv_length (parts) - 1;
}

/* Three numbered drawings in a row show how the box folds, and three how the
 * tower does; what each row folds is said above it once more. */
static void
test_bodies (gconstpointer game_id)
{
  LudoPrintOptions options = { .game_id = game_id,
                               .language = LUDO_PAGE_ENGLISH,
                               .width = 210, .height = 297 };
  g_autoptr (LudoPrint) print = kit_make_of (&options);
  g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
  g_autoptr (GArray) words = pdf_read_words (pdf, 2);
  g_autofree char *text = pdf_dup_words (pdf, 2);
  guint n = 0;

  for (guint i = 0; i < words->len; i++)
    {
      const PdfWord *word = &g_array_index (words, PdfWord, i);

      n += g_str_equal (word->text, "3") && is_before (words, "2", word)
           && is_before (words, "1", word);
    }
  g_assert_cmpuint (n, ==, g_str_equal (game_id, "tavli") ? 2 : 1);
  g_assert_cmpuint (count_said (text, "a box for the pieces"), ==, 2);
  if (n == 2)
    g_assert_cmpuint (count_said (text, "a dice tower"), ==, 2);
}

/* Above the drawings of a fold stands what is folded so, once, and each row of
 * them is numbered. */
static void
test_folds (void)
{
  static const char *const names[][2] = {
    { "pliage en deux", "pliage d’un cube" },
    { "folding in two", "folding a cube" },
  };
  static const struct
  {
    const char *game_id;
    LudoPieces pieces;
    gboolean fold_backs;
    guint n[2];
  } kits[] = {
    { "chisolo", LUDO_PIECES_QUICK, FALSE, { 1, 0 } },
    { "chisolo", LUDO_PIECES_GOOD, FALSE, { 0, 0 } },
    { "tavli", LUDO_PIECES_GOOD, FALSE, { 1, 1 } },
    { "zohn-ahl", LUDO_PIECES_GOOD, FALSE, { 1, 0 } },
    { "ken-wan", LUDO_PIECES_GOOD, FALSE, { 0, 1 } },
    { "ken-wan", LUDO_PIECES_QUICK, TRUE, { 1, 0 } },
  };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (kits); i++)
    {
      LudoPrintOptions options = {
        .game_id = kits[i / 2].game_id, .pieces = kits[i / 2].pieces,
        .fold_backs = kits[i / 2].fold_backs,
        .language = i % LUDO_PAGE_N_LANGUAGES,
        .width = kit_papers[i % 4][0], .height = kit_papers[i % 4][1],
      };
      g_autoptr (LudoPrint) print = kit_make_of (&options);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      g_autofree char *text = pdf_dup_words (pdf, 2);
      g_autoptr (GArray) words = pdf_read_words (pdf, 2);
      guint n = 0;

      for (guint j = 0; j < words->len; j++)
        {
          const PdfWord *word = &g_array_index (words, PdfWord, j);

          n += g_str_equal (word->text, "2") && is_before (words, "1", word);
        }
      g_test_message ("%s %d", options.game_id, options.pieces);
      /* The box and the tower are folded too. */
      g_assert_cmpuint (n, ==, kits[i / 2].n[0] + kits[i / 2].n[1]
                               + (g_str_equal (options.game_id, "tavli") ? 2
                                                                         : 1));
      for (int j = 0; j < 2; j++)
        g_assert_cmpuint (count_said (text, names[options.language][j]), ==,
                          kits[i / 2].n[j]);
    }
}

/* Each part is named with its article or its number, and the tower before its
 * slopes, which go into it. */
static void
test_parts (gconstpointer game_id)
{
  static const char *const named[] = {
    "^Contenu( • (l[ea]|les|une?|deux|trois|quatre|huit|\\d+) [^•]*)*"
    "Ce qu’il faut",
    "^Parts( • (the|an?|two|three|four|eight|\\d+) [^•]*)*Tools",
  };
  static const char *const tower[][2] = {
    { "une tour à dés :", "trois pentes pour" },
    { "a dice tower:", "three slopes for" },
  };

  for (int i = 0; i < 2 * LUDO_PIECES_LASTING; i++)
    {
      int language = i % LUDO_PAGE_N_LANGUAGES;
      LudoPrintOptions options = { .game_id = game_id, .pieces = i / 2,
                                   .language = language,
                                   .width = 210, .height = 297 };
      g_autoptr (LudoPrint) print = kit_make_of (&options);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      g_autofree char *text = pdf_dup_words (pdf, 2);
      const char *list = strstr (text, language == 0 ? "Contenu" : "Parts");

      g_test_message ("%s", text);
      g_assert_nonnull (list);
      g_assert_true (g_regex_match_simple (named[language], list, 0, 0));
      if (g_str_equal (game_id, "tavli"))
        g_assert_true (strstr (text, tower[language][0])
                       < strstr (text, tower[language][1]));
    }
}

/* The cover says by which version of the program it was made, when that came
 * out, and where the program is found, if that was told. */
static void
test_cover (void)
{
  g_autofree char *text = dup_kit_words ("chisolo", LUDO_PIECES_QUICK, 1);

  g_assert_true (g_regex_match_simple (
    "Ludothèque " PACKAGE_VERSION " \\(20\\d\\d-\\d\\d-\\d\\d\\) · GPL-3",
    text, 0, 0));
#ifdef HOMEPAGE
  g_assert_nonnull (strstr (text, HOMEPAGE));
#endif
}

/* The cover and the rules of a kit say what the name of its set-up is a name
 * of. */
static void
test_set_up (void)
{
  static const char *const said[] = { "Disposition : Étoile",
                                      "Set-up: Star" };
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (int language = 0; language < LUDO_PAGE_N_LANGUAGES; language++)
    {
      LudoPrintOptions options = { .game_id = "ken-wan", .language = language,
                                   .width = 210, .height = 297,
                                   .library = library };
      g_autoptr (LudoPrint) print = kit_make_of (&options);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      g_autofree char *cover = pdf_dup_words (pdf, 1);
      g_autofree char *all = pdf_dup_words (pdf, 0);

      g_assert_nonnull (strstr (cover, said[language]));
      g_assert_cmpuint (count_said (all, said[language]), ==, 2);
    }
}

/* The second line of a sentence on the cover is not much shorter than its
 * first.  Lines of one paragraph are less than a millimetre apart. */
static void
test_lines (gconstpointer game_id)
{
  for (int i = 0; i < 4; i++)
    {
      LudoPrintOptions options = {
        .game_id = game_id, .language = i % 2,
        .width = kit_papers[i / 2][0], .height = kit_papers[i / 2][1],
      };
      g_autoptr (LudoPrint) print = kit_make_of (&options);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      g_autoptr (GArray) words = pdf_read_words (pdf, 1);
      double left = 0, right = 0, bottom = 0, before = 0;

      for (guint j = 0; j < words->len; j++)
        {
          const PdfWord *word = &g_array_index (words, PdfWord, j);

          /* The foot of the sheet. */
          if (word->top > options.height - 22)
            continue;
          if (bottom < 1 || word->bottom > bottom + 1)
            {
              before = bottom > 1 && word->top < bottom + 1 ? right - left : 0;
              left = word->left;
              bottom = word->bottom;
            }
          right = word->right;
          if (j + 1 == words->len
              || g_array_index (words, PdfWord, j + 1).bottom > bottom + 1)
            {
              g_test_message ("%s: %g, %g", word->text, before, right - left);
              g_assert_cmpfloat (right - left, >, 0.6 * before);
            }
        }
    }
}

/* Sheets of pieces that are alike are numbered. */
static void
test_numbered (void)
{
  g_autofree char *text = dup_kit_words ("ken-wan", LUDO_PIECES_GOOD, 0);
  g_autofree char *quick = dup_kit_words ("ken-wan", LUDO_PIECES_QUICK, 0);

  g_assert_null (strstr (quick, "The quick pieces"));

  g_assert_nonnull (strstr (text, "36 cubes of 20 mm (1/4)"));
  g_assert_nonnull (strstr (text, "36 cubes of 20 mm (4/4)"));
  /* The time is told in hours, because nobody plans in hundreds of minutes. */
  g_assert_nonnull (strstr (text, "About 3 h "));
  /* The kit tells before the first cut how to save time. */
  g_assert_nonnull (strstr (text,
                            "The quick pieces, which only need cutting out"));
}

/* A box is told of where there is one, and nowhere else. */
static void
test_box (gconstpointer data)
{
  for (int pieces = 0; pieces < LUDO_N_PIECES; pieces++)
    {
      g_autofree char *text = dup_kit_words (data, pieces, 0);

      g_test_message ("pieces %d", pieces);
      g_assert_cmpint (strstr (text, "box: card of") != NULL, ==,
                       strstr (text, "– a box for the pieces") != NULL);
    }
}

/* The net of a box, on the last sheet, stands below what is said of it, in two
 * languages too. */
static void
test_box_note (gconstpointer data)
{
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (int paper = 0; paper < 2; paper++)
    {
      LudoPrintOptions options = {
        .game_id = data,
        .language = LUDO_PAGE_N_LANGUAGES,
        .width = kit_papers[paper][0],
        .height = kit_papers[paper][1],
        .library = library,
      };
      g_autoptr (LudoPrint) print = kit_make_of (&options);
      g_autoptr (GPtrArray) pages = kit_measure (print);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      g_autoptr (GArray) words = pdf_read_words (pdf, (int) pages->len);
      const PdfPage *page = pages->pdata[pages->len - 1];
      double top = page->height;

      for (guint i = 0; i < page->paths->len; i++)
        {
          const PdfPath *path = &g_array_index (page->paths, PdfPath, i);

          if (path->right - path->left > 20 || path->bottom - path->top > 20)
            top = MIN (top, path->top);
        }
      for (guint i = 0; i < words->len; i++)
        {
          const PdfWord *word = &g_array_index (words, PdfWord, i);

          if (word->top < top + 6)
            g_assert_cmpfloat (word->bottom, <=, top - 1);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  test_add_for_games ("/begin", test_begin);
  test_add_for_games ("/begin/box", test_box);
  test_add_for_games ("/begin/box-note", test_box_note);
  test_add_for_games ("/begin/numbers", test_numbers);
  test_add_for_games ("/begin/typeface", test_typeface);
  test_add_for_games ("/begin/lines", test_lines);
  test_add_for_games ("/begin/parts", test_parts);
  g_test_add_func ("/begin/folds", test_folds);
  g_test_add_func ("/begin/glue", test_glue);
  g_test_add_func ("/begin/board", test_board);
  g_test_add_func ("/begin/papers", test_papers);
  g_test_add_func ("/begin/sticks", test_sticks);
  g_test_add_func ("/begin/hexagons", test_hexagons);
  g_test_add_func ("/begin/tower", test_tower);
  g_test_add_func ("/begin/cover", test_cover);
  g_test_add_func ("/begin/set-up", test_set_up);
  g_test_add_func ("/begin/numbered", test_numbered);
  test_add_for_games ("/begin/bodies", test_bodies);

  return g_test_run ();
}
