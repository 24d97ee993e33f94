/* test-kit-paper.c: whether the games can be set up from their sheets alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The finished PDF is the only source: what its text names is compared with
 * what is to be cut out and what is on its boards.
 */

#include "config.h"

#include <libintl.h>
#include <math.h>
#include <string.h>

#include "games/chisolo/rules/chisolo-form.h"
#include "games/games.h"
#include "games/zohn-ahl/rules/zohn-ahl-rules.h"
#include "kit-fixture.h"
#include "play/ludo-language.h"
#include "print/kit/ludo-kit-parts.h"
#include "print/ludo-kit-choice.h"
#include "test-games.h"
#include "test-library.h"

/* The text of the sheets of @options, as a reader of PDF files has it; free
 * with g_free(). */
static char *
dup_text (const LudoPrintOptions *options)
{
  g_autoptr (LudoPrint) print = kit_make_of (options);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, &error);
  g_autofree char *plain = NULL;
  g_autofree char *whole = NULL;
  g_auto (GStrv) words = NULL;

  g_assert_no_error (error);
  plain = pdf_dup_text (pdf, NULL, 0);
  /* Letters that are joined, and words that are broken at the end of a line,
   * are read as one does. */
  whole = g_utf8_normalize (plain, -1, G_NORMALIZE_ALL_COMPOSE);
  words = g_strsplit_set (whole, " \n\f", -1);

  return g_strjoinv (" ", words);
}

/* Each language of each ruleset: the rules of no other, and no word of a
 * program. */
static void
test_rules (gconstpointer game_id)
{
  g_autoptr (LudoLibrary) library = test_open_library ();
  int n = ludo_kit_count_choices (game_id);

  for (int choice = 0; choice < n; choice++)
    for (int language = 0; language < LUDO_PAGE_N_LANGUAGES; language++)
      {
        LudoPrintOptions options = {
          .game_id = game_id,
          .ruleset = ludo_kit_choice_id (game_id, choice),
          .language = language,
          .width = 210,
          .height = 297,
          .library = library,
        };
        g_autofree char *text = dup_text (&options);

        g_assert_null (strstr (text, "program"));
        for (int other = 0; other < n; other++)
          {
            locale_t before =
              ludo_language_push (ludo_page_language_code (language));
            const char *name = gettext (ludo_kit_choice_name (game_id, other));
            const char *own = gettext (ludo_kit_choice_name (game_id, choice));

            ludo_language_pop (before);
            g_test_message ("%s %d: %s", options.ruleset, language, name);
            /* The name of some rules is how that of others begins. */
            if (n > 1 && (other == choice || !g_str_has_prefix (own, name)))
              g_assert_cmpint (strstr (text, name) != NULL, ==,
                               other == choice);
          }
      }
}

/* The number that stands before @what in the sentence of @text on what one
 * needs. */
static guint
read_number (const char *text,
             const char *what)
{
  const char *need = strstr (text, "You need ");
  static const struct
  {
    const char *words;
    guint number;
  } numbers[] = {
    { "two|deux", 2 }, { "three|trois", 3 }, { "four|quatre", 4 },
    { "fifteen|quinze", 15 },
    { "(twenty|vingt)-? ?six", 26 },
    { "twenty-? ?eight|vingt-? ?huit", 28 },
    { "(thirty|trente)-? ?six", 36 }, { "(fifty|cinquante)-? ?six", 56 },
    { "(sixty|soixante)-? ?six", 66 },
    /* After those that end so. */
    { "eight|huit", 8 },
  };

  if (need == NULL)
    need = strstr (text, "Il vous faut ");
  g_assert_nonnull (need);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *pattern = g_strdup_printf ("^[^.]*\\b(%s) (%s)\\b",
                                                  numbers[i].words, what);

      if (g_regex_match_simple (pattern, need, G_REGEX_CASELESS, 0))
        return numbers[i].number;
    }
  g_error ("there is no number of “%s” in: %s", what, need);
}

/* Whether @path is a sector of a spinner with @radius: it begins in the
 * middle. */
static gboolean
is_sector (const PdfPath *path,
           double         radius)
{
  return path->filled && path->n_points >= 3
         && fabs (hypot (path->points[1][0] - path->points[0][0],
                         path->points[1][1] - path->points[0][1]) - radius)
            < 0.3;
}

/* How many shapes with straight sides, of @width by @height, are on the sheets
 * after the first two, of inks from @darkest to @lightest; sectors of the
 * radius @width where @height is 0. */
static guint
count_shapes (GPtrArray *pages,
              gboolean   filled,
              double     width,
              double     height,
              double     darkest,
              double     lightest)
{
  guint n = 0;

  for (guint i = KIT_INTRO; i < pages->len; i++)
    {
      const PdfPage *page = pages->pdata[i];

      for (guint j = 0; j < page->paths->len; j++)
        {
          const PdfPath *path = &g_array_index (page->paths, PdfPath, j);

          n += path->filled == filled
               && (height < 1 ? is_sector (path, width)
                              : path->n_points <= 6
                                && fabs (pdf_width (path) - width) < 0.1
                                && fabs (pdf_height (path) - height) < 0.1)
               && path->grey >= darkest && path->grey <= lightest;
        }
    }

  return n;
}

/* The things that one needs by the rules of the finished PDF are on its sheets,
 * in that number. */
static void
test_needed (void)
{
  static const struct
  {
    const char *game_id;
    const char *what;           /* in English or in French */
    gboolean filled;
    double width;
    double height;
    double darkest;
    double lightest;
    guint times;                /* so many shapes for each thing */
    LudoPieces pieces;
  } things[] = {
    { "ken-wan", "cubes", TRUE, 17, 19.63, 0, 0.9, 2, LUDO_PIECES_QUICK },
    { "ken-wan", "cubes", FALSE, 13, 13, 0, 0.1, 6, LUDO_PIECES_LASTING },
    { "chisolo", "stones|cailloux", FALSE, 10, 10, 0, 0.1, 1,
      LUDO_PIECES_QUICK },
    { "chisolo", "stones|cailloux", FALSE, 12, 12, 0, 0.1, 1,
      LUDO_PIECES_GOOD },
    { "tavli", "white checkers|pions blancs", TRUE, 16, 16, 0.9, 1, 1,
      LUDO_PIECES_QUICK },
    { "tavli", "black ones|pions noirs", TRUE, 16, 16, 0, 0.3, 1,
      LUDO_PIECES_QUICK },
    { "tavli", "dice|dés", TRUE, 27.8, 0, 0, 1, 6, LUDO_PIECES_QUICK },
    { "tavli", "white checkers|pions blancs", TRUE, 16, 16, 0.9, 1, 2,
      LUDO_PIECES_GOOD },
    { "tavli", "dice|dés", FALSE, 13, 13, 0, 0.1, 6, LUDO_PIECES_LASTING },
    { "zohn-ahl", "sticks|bâtons", FALSE, 16, 120, 0, 0.1, 1,
      LUDO_PIECES_QUICK },
    { "zohn-ahl", "counters|jetons", TRUE, 16, 16, 0.9, 1, 1,
      LUDO_PIECES_QUICK },
    { "zohn-ahl", "pieces|pions", FALSE, 20, 20, 0, 0.1, 1, LUDO_PIECES_QUICK },
    { "zohn-ahl", "counters|jetons", TRUE, 16, 16, 0.9, 1, 2,
      LUDO_PIECES_GOOD },
  };
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    for (int language = 0; language < LUDO_PAGE_N_LANGUAGES; language++)
      {
        LudoPrintOptions options = {
          .game_id = things[i].game_id,
          .pieces = things[i].pieces,
          .language = language,
          .width = kit_papers[language][0],
          .height = kit_papers[language][1],
          .library = library,
        };
        g_autoptr (LudoPrint) print = kit_make_of (&options);
        g_autoptr (GPtrArray) pages = kit_measure (print);
        g_autofree char *text = dup_text (&options);

        g_test_message ("%s: %s", things[i].game_id, things[i].what);
        g_assert_cmpuint (count_shapes (pages, things[i].filled,
                                        things[i].width, things[i].height,
                                        things[i].darkest,
                                        things[i].lightest), ==,
                          things[i].times * read_number (text, things[i].what));
      }
}

/* The counters of Zohn Ahl are of wood, as those on its board, where the kit
 * has colours. */
static void
test_counters (void)
{
  static const double sizes[LUDO_N_PIECES] = { 16, 16, 11 };

  for (int i = 0; i < 2 * LUDO_N_PIECES; i++)
    {
      LudoPrintOptions options = {
        .game_id = "zohn-ahl", .pieces = i / 2, .mono = i % 2,
        .language = LUDO_PAGE_FRENCH, .width = 210, .height = 297,
      };
      double size = 0.66 * sizes[i / 2];
      g_autoptr (GPtrArray) pages = kit_measure_of (&options);
      const PdfPage *page = pages->pdata[KIT_INTRO + 1];
      guint n = 0;

      for (guint j = 0; j < page->paths->len; j++)
        {
          const PdfPath *path = &g_array_index (page->paths, PdfPath, j);

          n += path->filled && path->grey > 0.5 && path->grey < 0.9
               && fabs (pdf_width (path) - size) < 0.1
               && fabs (pdf_height (path) - size) < 0.1;
        }
      g_test_message ("pieces %d, mono %d", options.pieces, options.mono);
      g_assert_cmpuint (n, ==, options.mono ? 0
                               : options.pieces == LUDO_PIECES_GOOD ? 16 : 8);
    }
}

/* The throws of the ruleset are a list on paper, where the page compares those
 * of all rulesets in a table: no sentence leads to one. */
static void
test_throws (void)
{
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES
                      * ludo_kit_count_choices ("zohn-ahl"); i++)
    {
      LudoPrintOptions options = {
        .game_id = "zohn-ahl",
        .ruleset = ludo_kit_choice_id ("zohn-ahl", i / LUDO_PAGE_N_LANGUAGES),
        .language = i % LUDO_PAGE_N_LANGUAGES, .width = 210, .height = 297,
        .library = library,
      };
      g_autofree char *text = dup_text (&options);

      g_test_message ("%s %d", options.ruleset, options.language);
      g_assert_false (g_regex_match_simple ("\\b(the table|le tableau)\\b",
                                            text, G_REGEX_CASELESS, 0));
    }
}

/* The rules of each form of Chisolo say how many stones its start has, and that
 * the first turn is a capture where it is.  So many are to be cut out, and the
 * parts are counted as they are. */
static void
test_forms (void)
{
  static const char *const first[] = {
    "le premier tour de chacun est une prise",
    "each player’s first turn is a capture",
  };
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (int form = 0; form < CHISOLO_N_RULESETS; form++)
    for (int language = 0; language < LUDO_PAGE_N_LANGUAGES; language++)
      {
        const ChisoloForm *rules = chisolo_form (form);
        const double sides[] = { 10, 12, LUDO_KIT_DISC_STICKER };
        LudoPieces pieces = (form + language) % LUDO_N_PIECES;
        guint n = 2 * (guint) chisolo_form_stones (rules);
        g_autofree char *counted = g_strdup_printf (
          "• %u (squares|carrés|stickers|autocollants)", n);
        LudoPrintOptions options = {
          .game_id = "chisolo",
          .ruleset = ludo_kit_choice_id ("chisolo", form),
          .pieces = pieces,
          .language = language,
          .width = kit_papers[language][0],
          .height = kit_papers[language][1],
          .library = library,
        };
        g_autoptr (LudoPrint) print = kit_make_of (&options);
        g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
        g_autofree char *words = pdf_dup_words (pdf, 0);

        g_autoptr (GPtrArray) pages = kit_measure (print);

        g_test_message ("%s", options.ruleset);
        g_assert_cmpuint (read_number (words, "stones|cailloux"), ==, n);
        g_assert_cmpuint (count_shapes (pages, FALSE, sides[pieces],
                                        sides[pieces], 0, 0.1), ==, n);
        g_assert_true (g_regex_match_simple (counted, words, 0, 0));
        g_assert_cmpint (strstr (words, first[language]) != NULL, ==,
                         rules->opening);
      }
}

/* A turn that is missed is spoken of where a fall into a dry branch costs
 * one. */
static void
test_missed (void)
{
  static const char *const missed[] = {
    "\\bpass(er|e|era|ez)\\b[^.]*\\b(tour|suivant)\\b|tour à passer",
    "\\bmiss",
  };
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (int ruleset = 0; ruleset < ZOHN_AHL_N_RULESETS; ruleset++)
    for (int language = 0; language < LUDO_PAGE_N_LANGUAGES; language++)
      {
        ZohnAhlRavine ravine = zohn_ahl_ruleset (ruleset)->ravine;
        LudoPrintOptions options = {
          .game_id = "zohn-ahl",
          .ruleset = ludo_kit_choice_id ("zohn-ahl", ruleset),
          .language = language,
          .width = kit_papers[language][0],
          .height = kit_papers[language][1],
          .library = library,
        };
        g_autofree char *text = dup_text (&options);

        g_test_message ("%s", options.ruleset);
        g_assert_cmpint (g_regex_match_simple (missed[language], text,
                                               G_REGEX_CASELESS, 0), ==,
                         ravine == ZOHN_AHL_RAVINE_MISS_TURN
                         || ravine == ZOHN_AHL_RAVINE_LOSE_THROW);
      }
}

/* The sheet of the board is called so, as it is in the list of parts and in the
 * rules. */
static void
test_board (gconstpointer game_id)
{
  for (int choice = 0; choice < ludo_kit_count_choices (game_id); choice++)
    for (int language = 0; language < LUDO_PAGE_N_LANGUAGES; language++)
      {
        LudoPrintOptions options = {
          .game_id = game_id,
          .ruleset = ludo_kit_choice_id (game_id, choice),
          .language = language,
          .width = kit_papers[language][0],
          .height = kit_papers[language][1],
        };
        g_autofree char *text = dup_text (&options);

        g_assert_true (g_regex_match_simple (language == LUDO_PAGE_FRENCH
                                               ? "– plateau\\b"
                                               : "– board\\b", text, 0, 0));
      }
}

/* The sheet with the route numbers the steps of both sides, from 0 to the last
 * of the lap, each with a dark outline in black ink alone as well, and each
 * danger of the rules is a square: discs and squares have no more points than a
 * circle or four. */
static void
test_route (void)
{
  static const struct
  {
    const char *ruleset;
    guint dangers;              /* of both sides */
    guint steps;
    const char *said;           /* of them, in English or in French */
  } routes[] = {
    { "zohn-al", 8, 56, "Dans une des deux rivières : retour" },
    { "leaflet", 6, 56, "In the north creek: back" },
    { "leaflet-cross", 6, 56, "In the north creek: back" },
    { "culin", 2, 80, "Sur votre première rive de la rivière nord : retour" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (routes); i++)
    {
      const LudoPrintOptions options = {
        .game_id = "zohn-ahl", .ruleset = routes[i].ruleset,
        .language = i % 3, .mono = i / 2 % 2,
        .width = kit_papers[i % 4][0], .height = kit_papers[i % 4][1],
      };
      g_autoptr (LudoPrint) print = kit_make_of (&options);
      g_autoptr (GPtrArray) pages = kit_measure (print);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      /* The box is the last. */
      const PdfPage *page = pages->pdata[pages->len - 2];
      g_autofree char *words = pdf_dup_words (pdf, (int) pages->len - 1);
      guint n_squares = 0, n_outlines = 0;

      g_assert_nonnull (strstr (words, routes[i].said));

      for (guint j = 0; j < page->paths->len; j++)
        {
          const PdfPath *path = &g_array_index (page->paths, PdfPath, j);
          gboolean square = path->n_points >= 4 && path->n_points <= 5
                            && pdf_width (path) < 12 && pdf_width (path) > 4
                            && fabs (pdf_width (path) - pdf_height (path))
                               < 0.05;

          n_squares += square && path->filled && path->n_points == 4;
          n_outlines += square && !path->filled && path->grey < 0.6;
        }
      g_test_message ("%s: %u, %u", routes[i].ruleset, n_squares, n_outlines);
      g_assert_cmpuint (n_squares, ==, routes[i].dangers);
      g_assert_cmpuint (n_outlines, ==, routes[i].steps);
    }
}

/* The cloth with the route is in the middle of an upright sheet and, in one
 * language, about as wide as the sheet is within its margins. */
static void
test_route_size (void)
{
  for (int i = 0; i < 2 * (LUDO_PAGE_N_LANGUAGES + 1); i++)
    {
      const LudoPrintOptions options = {
        .game_id = "zohn-ahl", .language = i / 2,
        .width = kit_papers[i % 2][0], .height = kit_papers[i % 2][1],
      };
      g_autoptr (GPtrArray) pages = kit_measure_of (&options);
      const PdfPage *page = pages->pdata[pages->len - 2];
      double left = 0, right = 0;

      for (guint j = 0; j < page->paths->len; j++)
        {
          const PdfPath *path = &g_array_index (page->paths, PdfPath, j);

          /* All that is within the margins. */
          if (path->seen[0] > 5 && path->seen[2] - path->seen[0] > right - left
              && path->seen[3] - path->seen[1] > 100)
            {
              left = path->seen[0];
              right = path->seen[2];
            }
        }
      g_test_message ("%g by %g mm, language %d: %g to %g", page->width,
                      page->height, i / 2, left, right);
      g_assert_cmpfloat_with_epsilon (left + right, page->width, 1);
      if (options.language < LUDO_PAGE_N_LANGUAGES)
        g_assert_cmpfloat (right - left, >, page->width - 25);
    }
}

/* The note above what is cut out is not printed over it, nor so close that its
 * last line is read with the line to cut along, though it is long in two
 * languages. */
static void
test_note (void)
{
  static const struct
  {
    const char *game_id;
    guint sheet;                /* from 0 on */
  } notes[] = { { "chisolo", 3 }, { "tavli", 3 }, { "tavli", 4 } };

  for (guint note = 0; note < G_N_ELEMENTS (notes); note++)
    {
      LudoPrintOptions options = { .game_id = notes[note].game_id,
                                   .language = LUDO_PAGE_N_LANGUAGES,
                                   .width = 215.9, .height = 279.4 };
      g_autoptr (LudoPrint) print = kit_make_of (&options);
      g_autoptr (GPtrArray) pages = kit_measure (print);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      g_autoptr (GArray) words =
        pdf_read_words (pdf, (int) notes[note].sheet + 1);
      const PdfPage *page = pages->pdata[notes[note].sheet];
      double top = G_MAXDOUBLE;
      guint n_words = 0;

      for (guint i = 0; i < page->paths->len; i++)
        {
          const PdfPath *path = &g_array_index (page->paths, PdfPath, i);

          if (!path->filled)
            top = MIN (top, path->top);
        }
      for (guint i = 0; i < words->len; i++)
        {
          double bottom = g_array_index (words, PdfWord, i).bottom;

          /* The words on a piece and beside the bar are far below. */
          if (bottom > top + 8)
            continue;
          n_words++;
          g_assert_cmpfloat (bottom, <=, top - 1);
        }
      g_assert_cmpuint (n_words, >, 20);
    }
}

/* On the lid of a box the name keeps clear of the edge and, without a picture,
 * is in the middle. */
static void
test_lid (gconstpointer game_id)
{
  for (int i = 0; i < 2 * (LUDO_PAGE_N_LANGUAGES + 1); i++)
    {
      const LudoPrintOptions options = {
        .game_id = game_id, .language = i / 2, .save_ink = i % 2,
        .width = 215.9, .height = 279.4,
      };
      g_autoptr (LudoPrint) print = kit_make_of (&options);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      g_autoptr (GArray) words =
        pdf_read_words (pdf, (int) ludo_print_get_n_sheets (print));
      double left = G_MAXDOUBLE, right = 0, middle;
      LudoBox boxes[2];
      LudoRect area;

      ludo_kit_area (&options, &area);
      middle = area.x + area.width / 2;
      g_assert_cmpint (ludo_kit_find_box (ludo_kit_find (game_id), &options,
                                          boxes), ==, 1);
      for (guint j = 0; j < words->len; j++)
        {
          const PdfWord *word = &g_array_index (words, PdfWord, j);

          /* All other letters are smaller. */
          if (word->bottom - word->top < 5)
            continue;
          left = MIN (left, word->left);
          right = MAX (right, word->right);
        }
      g_assert_cmpfloat (left, <, right);
      g_assert_cmpfloat (right, <, middle + boxes[0].width / 2 - 3);
      if (options.save_ink)
        g_assert_cmpfloat_with_epsilon ((left + right) / 2, middle, 1);
    }
}

/* Every place that the rules name is named on the board. */
static void
test_places (void)
{
  for (int language = 0; language < LUDO_PAGE_N_LANGUAGES; language++)
    {
      LudoPrintOptions options = { .game_id = "tavli", .language = language,
                                   .width = 210, .height = 297 };
      g_autofree char *tavli = dup_text (&options);
      g_autofree char *chisolo = NULL;

      for (int m = 1; m <= 12; m++)
        {
          g_autofree char *pattern = g_strdup_printf ("\\bm%d\\b", m);

          g_assert_true (g_regex_match_simple (pattern, tavli, 0, 0));
        }
      options.game_id = "chisolo";
      chisolo = dup_text (&options);
      for (int i = 0; i < 3; i++)
        {
          static const char *const names[3][LUDO_PAGE_N_LANGUAGES] = {
            { "Réserve", "Reserve" }, { "Nord", "North" }, { "Sud", "South" },
          };

          g_assert_nonnull (strstr (chisolo, names[i][language]));
        }
    }
}

/* The printed kit has the rules that the sources lack as well, without what is
 * told of them. */
static void
test_house_rules (void)
{
  static const struct
  {
    const char *game_id;
    const char *said[LUDO_PAGE_N_LANGUAGES];
  } rules[] = {
    { "chisolo", { "Un point d’interrogation sous un camp",
                   "A question mark below a side" } },
    { "chisolo", { "un tel coup est interdit", "such a move is not allowed" } },
    { "chisolo", { "pour la troisième fois", "for the third time" } },
    { "ken-wan", { "pour la troisième fois", "for the third time" } },
    { "ken-wan", { "est classé en premier", "is placed first" } },
  };
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    for (int language = 0; language < LUDO_PAGE_N_LANGUAGES; language++)
      {
        LudoPrintOptions options = {
          .game_id = rules[i].game_id,
          .language = language,
          .width = 210,
          .height = 297,
          .library = library,
        };
        g_autofree char *text = dup_text (&options);

        g_test_message ("%s: %s", rules[i].game_id, rules[i].said[language]);
        g_assert_nonnull (strstr (text, rules[i].said[language]));
        g_assert_null (strstr (text, "158"));
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  g_test_add_func ("/paper/needed", test_needed);
  test_add_for_games ("/paper/board", test_board);
  g_test_add_func ("/paper/forms", test_forms);
  g_test_add_func ("/paper/counters", test_counters);
  g_test_add_func ("/paper/throws", test_throws);
  g_test_add_func ("/paper/missed", test_missed);
  g_test_add_func ("/paper/places", test_places);
  g_test_add_func ("/paper/house-rules", test_house_rules);
  g_test_add_func ("/paper/route", test_route);
  g_test_add_func ("/paper/route-size", test_route_size);
  g_test_add_func ("/paper/note", test_note);
  test_add_for_games ("/paper/lid", test_lid);
  test_add_for_games ("/paper/rules", test_rules);

  return g_test_run ();
}
