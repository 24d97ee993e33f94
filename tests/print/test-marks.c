/* test-marks.c: how sure a sentence is, and what a page has, on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "content/ludo-reader-words.h"
#include "play/ludo-language.h"
#include "print/ludo-booklet-private.h"
#include "test-games.h"
#include "test-library.h"

/* Counts the sentences of @node by their mark. */
static void
count_sentences (const LudoPageNode *node,
                 guint              *counts)
{
  for (int i = 0; i < LUDO_READER_N_SURE; i++)
    counts[i] += node->type == LUDO_NODE_SENTENCE && i > 0
                 && g_strcmp0 (node->sure, ludo_reader_sure_id (i)) == 0;
  for (guint i = 0; i < node->children->len; i++)
    count_sentences (node->children->pdata[i], counts);
}

static guint
count_in (const char *text,
          const char *part)
{
  guint n = 0;

  for (const char *at = text; (at = strstr (at, part)) != NULL; at++)
    n++;

  return n;
}

/* Every sentence that is not sure has its mark on paper, what is refuted is
 * told so in letters, each sheet explains the marks it has and no other, and
 * the list of sources counts them. */
static void
test_marks (gconstpointer data)
{
  /* As on the screen, in a few letters. */
  static const char *const refuted[] = { "[Faux]", "[Wrong]" };
  const char *const pages[] = { "history", NULL };
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (LudoPageNode) page = ludo_library_read (library, data, "history",
                                                     NULL, NULL);
  guint counts[LUDO_READER_N_SURE] = { 0 };

  count_sentences (page, counts);
  g_assert_cmpuint (counts[1], >, 0);
  for (LudoPageLanguage language = 0; language <= LUDO_PAGE_N_LANGUAGES;
       language++)
    {
      g_autoptr (LudoBooklet) booklet =
        ludo_booklet_new_for_game (library, data, pages, language, NULL, NULL);
      guint both = language == LUDO_PAGE_N_LANGUAGES ? 2 : 1;
      guint found[LUDO_READER_N_SURE] = { 0 }, n_refuted = 0, n_listed = 0;
      guint n = ludo_booklet_paginate (booklet, 595, 842);

      for (guint i = 0; i < n; i++)
        {
          g_autofree char *text =
            ludo_sheet_layout_dup_text (booklet->sheets, i);
          g_autofree char *legend =
            ludo_sheet_layout_dup_legend (booklet->sheets, i);

          for (int j = 1; j < LUDO_READER_N_SURE; j++)
            {
              const char *mark =
                ludo_reader_sure_shape (ludo_reader_sure_id (j));
              g_autofree char *listed =
                g_strdup_printf ("%s\u00a0%u", mark, counts[j]);

              g_assert_cmpint (strstr (text, mark) != NULL, ==,
                               legend != NULL
                               && strstr (legend, mark) != NULL);
              /* The words are those of the screen. */
              if (strstr (text, mark) != NULL)
                g_assert_nonnull (strstr (
                  legend, ludo_reader_sure (language % LUDO_PAGE_N_LANGUAGES,
                                            ludo_reader_sure_id (j))));
              found[j] += count_in (text, mark);
              n_listed += count_in (text, listed);
            }
          for (int j = 0; j < LUDO_PAGE_N_LANGUAGES; j++)
            n_refuted += count_in (text, refuted[j]);
        }
      g_assert_cmpuint (n_refuted, ==, both * counts[LUDO_READER_N_SURE - 1]);
      for (int j = 1; j < LUDO_READER_N_SURE; j++)
        {
          guint listed = counts[j] > 0 ? both : 0;

          g_assert_cmpuint (found[j], ==, both * counts[j] + listed);
          n_listed -= listed;
        }
      g_assert_cmpuint (n_listed, ==, 0);
    }
}

/* A link that only leads to another place, as a lesson, leads nowhere on
 * paper. */
static void
test_no_pointers (gconstpointer data)
{
  static const char *const pages[] = { "rules", "vocabulary", NULL };
  static const char *const pointers[] = { "Try it: ", "See the rule" };
  g_autoptr (LudoLibrary) library = test_open_library ();
  g_autoptr (LudoBooklet) booklet =
    ludo_booklet_new_for_game (library, data, pages, LUDO_PAGE_ENGLISH, NULL,
                               NULL);
  guint n = ludo_booklet_paginate (booklet, 595, 842);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = ludo_sheet_layout_dup_text (booklet->sheets, i);

      for (guint j = 0; j < G_N_ELEMENTS (pointers); j++)
        g_assert_null (strstr (text, pointers[j]));
    }
}

/* How far down sheet @index is full, in lines of the text. */
static double
count_lines (const LudoSheetLayout *sheets,
             guint                  index)
{
  const LudoSheet *sheet = sheets->list->pdata[index];
  const LudoPiece *last = &g_array_index (sheet->pieces, LudoPiece,
                                          sheet->pieces->len - 1);

  return (last->y + last->height - sheets->top) / sheets->em / 1.38;
}

/* No page of a booklet ends with a few lines on a sheet of their own. */
static void
test_no_few_lines (gconstpointer data)
{
  static const double papers[][2] = { { 595, 842 }, { 612, 792 }, { 842, 595 },
                                      { 421, 595 } };
  g_autoptr (LudoLibrary) library = test_open_library ();

  for (LudoPageLanguage language = 0; language <= LUDO_PAGE_N_LANGUAGES;
       language++)
    {
      g_autoptr (LudoBooklet) booklet =
        ludo_booklet_new_for_game (library, data, NULL, language, NULL, NULL);

      for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
        {
          guint n = ludo_booklet_paginate (booklet, papers[i][0], papers[i][1]);

          for (guint j = 1; j < n; j++)
            {
              guint number, n_sheets, next = 1;
              g_autofree char *foot =
                ludo_sheet_layout_dup_foot (booklet->sheets, j, &number,
                                            &n_sheets);

              if (j + 1 < n)
                g_free (ludo_sheet_layout_dup_foot (booklet->sheets, j + 1,
                                                    &next, &n_sheets));
              if (number == 1 || next > 1)
                continue;
              g_test_message ("%u: sheet %u, the last on %s", i, j + 1, foot);
              g_assert_cmpfloat (count_lines (booklet->sheets, j), >, 4.5);
            }
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  test_add_for_games ("/marks", test_marks);
  test_add_for_games ("/no-pointers", test_no_pointers);
  test_add_for_games ("/no-few-lines", test_no_few_lines);

  return g_test_run ();
}
