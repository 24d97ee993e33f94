/* test-exercises.c: the sentences that exercises are made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "games/games.h"
#include "play/ludo-language.h"
#include "print/ludo-booklet-private.h"
#include "print/kinds/ludo-exercise-sheet.h"
#include "print/ludo-print-private.h"
#include "test-games.h"
#include "test-library.h"

/* Exercises on each of the pages that are wished, their keys apart. */
static void
test_exercises (void)
{
  static const char *const pages[] = { "rules", "history", NULL };
  g_autoptr (LudoLibrary) library = test_open_library ();
  LudoPrintOptions options = { .game_id = "chisolo", .pages = pages,
                               .library = library, .copies = 2, .seed = 5,
                               .width = 210, .height = 297 };
  guint n[3];

  for (guint i = 0; i < 3; i++)
    {
      const char *const one[] = { pages[i % 2], NULL };
      g_autoptr (LudoPrint) print = NULL;

      options.pages = i < 2 ? one : pages;
      print = ludo_print_new (LUDO_PRINT_EXERCISE, &options, NULL);
      n[i] = ludo_print_get_n_sheets (print);
      g_assert_cmpuint (n[i], >=, 4);
    }
  g_assert_cmpuint (n[2], ==, n[0] + n[1]);
}

/* A line of verse is the same in both languages, and asks for nothing. */
static void
test_no_verse (void)
{
  const char *const pages[] = { "history", NULL };
  g_autofree char *own = g_dir_make_tmp ("verse-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (own, "tavli", NULL);
  g_autofree char *path = g_build_filename (folder, "history.page", NULL);
  g_autoptr (LudoLibrary) library =
    ludo_library_new (ludo_content_folders_new (own, NULL, own));
  LudoPrintOptions options = { .game_id = "tavli", .pages = pages,
                               .library = library, .copies = 1, .seed = 1,
                               .width = 210, .height = 297 };
  g_autoptr (GString) text =
    g_string_new ("<page game=\"tavli\" id=\"history\"><section id=\"a\">"
                  "<verse id=\"v\" xml:lang=\"la\">");
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 12; i++)
    g_string_append (text, "<l>arma virumque cano, Troiae qui primus</l>");
  g_string_append (text, "</verse></section></page>");
  g_mkdir (folder, 0700);
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  g_assert_null (ludo_print_new (LUDO_PRINT_EXERCISE, &options, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_cmpint (g_rmdir (own), ==, 0);
}

/* A name, which stands in the other language too, is no gap to be filled. */
static void
test_gap (void)
{
  g_autofree char *answer = NULL;
  g_autofree char *only = NULL;
  g_autofree char *none = NULL;
  g_autofree char *gap = _ludo_exercise_dup_gap ("Dorsimont drew three.",
                                                 "Dorsimont en a fait trois.",
                                                 &answer);
  g_autofree char *name = _ludo_exercise_dup_gap ("He is Dorsimont.",
                                                  "C’est Dorsimont.", &only);

  g_assert_cmpstr (gap, ==, "Dorsimont drew …………………….");
  g_assert_cmpstr (answer, ==, "three");
  g_assert_cmpstr (name, ==, "He is …………………….");
  g_assert_cmpstr (only, ==, "Dorsimont");
  g_assert_null (_ludo_exercise_dup_gap ("It is so.", "C’est ça.", &none));
}

/* Adds to @texts the sentences of @node, and which of them nobody should learn:
 * those that are refuted, foreign, of other rules, the same in both languages,
 * about the program, among the mistakes or in captions, and nowhere else as
 * well. */
static void
collect_bad (const LudoPageNode *node,
             const char         *ruleset,
             gboolean            bad,
             GHashTable         *texts)
{
  bad |= node->type == LUDO_NODE_CAPTION || node->type == LUDO_NODE_VERSE
         || node->type == LUDO_NODE_TABLE
         || g_strcmp0 (node->sure, "wrong") == 0
         || (node->type == LUDO_NODE_BOX
             && g_strcmp0 (node->kind, "mistake") == 0)
         /* These parts compare rulesets. */
         || g_strcmp0 (node->id, "part-forms") == 0
         || g_strcmp0 (node->id, "part-setups") == 0
         || g_strcmp0 (node->id, "part-rulesets") == 0
         || !ludo_page_applies (node, ruleset)
         || (node->plain[0] != NULL
             && g_strcmp0 (node->plain[0], node->plain[1]) == 0);
  for (int i = 0; node->type == LUDO_NODE_SENTENCE && i < 2; i++)
    {
      const char *text = node->plain[i];
      gboolean foreign = FALSE;

      for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
        foreign |= g_unichar_get_script (g_utf8_get_char (p))
                   == G_UNICODE_SCRIPT_GREEK;
      foreign |= strstr (text, "program") != NULL;
      if (!(bad || foreign) || !g_hash_table_contains (texts, text))
        g_hash_table_insert (texts, g_strdup (text),
                             GINT_TO_POINTER (bad || foreign));
    }
  for (guint i = 0; i < node->children->len; i++)
    collect_bad (node->children->pdata[i], ruleset, bad, texts);
}

/* Checks the exercises of a page.  Returns: how many sentences they have. */
static guint
check_page (const LudoPrintOptions *options,
            GHashTable             *bad)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoPrint) print = _ludo_print_create (options);
  g_autoptr (LudoBooklet) booklet = ludo_exercise_sheet_new (print, &error);
  guint n = 0;

  /* A page may have too little to learn from. */
  if (booklet == NULL)
    {
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
      return 0;
    }
  for (guint i = 0; i < booklet->sheets->blocks->len; i++)
    {
      const LudoBlock *block = booklet->sheets->blocks->pdata[i];
      g_autofree char *text = NULL;

      if (block->kind != LUDO_BLOCK_TEXT)
        continue;
      text = ludo_page_dup_plain (block->cells[0]->pdata[0]);
      /* The answers of gaps are words. */
      if (strlen (text) >= 30 && g_hash_table_lookup (bad, text) != NULL)
        g_error ("%s, %s: “%s”", options->game_id, options->pages[0], text);
      n += block->bullet != NULL;
      if (strstr (text, " / ") != NULL && block->bullet == NULL
          && block->scale <= 1)
        {
          g_auto (GStrv) words = g_strsplit (text, " / ", -1);

          g_assert_cmpuint (g_strv_length (words), >=, 6);
          g_assert_cmpuint (g_strv_length (words), <=, 14);
        }
    }

  return n;
}

/* Whatever the page and the number, nothing is to be learnt that is wrong,
 * foreign or no sentence by itself. */
static void
test_chosen (gconstpointer data)
{
  g_autoptr (LudoLibrary) library = test_open_library ();
  const char *const *ids = ludo_library_get_page_ids ();
  const char *ruleset = games_find (data)->rulesets[0].id;
  guint n_pages = 0;

  for (guint i = 0; ids[i] != NULL; i++)
    {
      const char *const pages[] = { ids[i], NULL };
      g_autoptr (LudoPageNode) page = NULL;
      g_autoptr (GHashTable) bad = g_hash_table_new_full (g_str_hash,
                                                          g_str_equal, g_free,
                                                          NULL);
      LudoPrintOptions options = { .game_id = data, .pages = pages,
                                   .library = library, .copies = 50,
                                   .seed = 1, .width = 210, .height = 297 };

      if (!ludo_library_has (library, data, ids[i]))
        continue;
      page = ludo_library_read (library, data, ids[i], NULL, NULL);
      collect_bad (page, ruleset, FALSE, bad);
      for (options.language = 0; options.language < 2; options.language++)
        n_pages += check_page (&options, bad) > 0;
    }
  g_assert_cmpuint (n_pages, >=, 6);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  test_add_for_games ("/exercises/chosen", test_chosen);
  g_test_add_func ("/exercises/pages", test_exercises);
  g_test_add_func ("/exercises/no-verse", test_no_verse);
  g_test_add_func ("/exercises/gap", test_gap);

  return g_test_run ();
}
