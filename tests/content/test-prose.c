/* test-prose.c: the pages are well set, our own, and sourced
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "page-tree.h"

#include "games/games.h"

#include <locale.h>
#include <string.h>

#define NBSP "\302\240"
#define NARROW_NBSP "\342\200\257"
#define RUN 8
#define HASH_LENGTH 10

typedef void (*EachText) (const PageTree *text, gpointer data);

static void
each_text (const GameRules *rules,
           const char      *language,
           EachText         each,
           gpointer         data)
{
  g_auto (GStrv) ids = page_tree_list_texts (rules->id);

  for (int i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (PageTree) page = page_tree_load (rules->id, ids[i]);
      g_autoptr (GPtrArray) texts = page_tree_all (page, language);

      g_assert_cmpuint (texts->len, >, 0);
      for (guint j = 0; j < texts->len; j++)
        each (g_ptr_array_index (texts, j), data);
    }
}

/* A rule of typography: what must not be found, and why. */
typedef struct
{
  const char *pattern;
  const char *fault;
} SetRule;

/* A reference such as "t. 3" and a measure such as "108 × 53 cm" stay on one
 * line. */
#define BREAKS "\\b(t|pp?|vol)\\. \\d|\\d × \\d+.cm|× \\d+.cm|\\d (cm|mm|km)\\b"

/* Foreign words keep their own signs; the gap they leave is no fault. */
static const SetRule french_rules[] = {
  { "[^" NBSP "?!…»][;:?!%»]", "no U+00A0 before a sign" },
  { "«[^" NBSP "]", "no U+00A0 after «" },
  { "['\"“”`´]", "not a French quotation mark or apostrophe" },
  { "(?<![/\\d.])\\d+\\.\\d+(?![\\d./])", "a decimal without a comma" },
  { "(?<![\\d,])[1-9]\\d{0,2},\\d{3}(?!\\d)",
    "thousands set apart by a comma" },
  { "\\d \\d{3}(?!\\d)", "thousands set apart by a space that breaks" },
  { "\\.\\.\\.", "three full stops instead of …" },
  { "[?!…]\\.", "a full stop after a mark that ends" },
  { BREAKS, "a number apart from its “p.” or its unit" },
};
static const SetRule english_rules[] = {
  { "['\"«»`´]", "a straight or a French quotation mark" },
  { "[ " NBSP NARROW_NBSP "][;:?!%,.)”]", "a space before a sign" },
  { "“ ", "a space after an opening quotation mark" },
  { "\\d,\\d(?!\\d\\d)", "a decimal without a point" },
  { "\\d[" NBSP NARROW_NBSP "]\\d", "thousands set apart by a space" },
  { "\\.\\.\\.", "three full stops instead of …" },
  { "[?!…]\\.", "a full stop after a mark that ends" },
  { BREAKS, "a number apart from its “p.” or its unit" },
};

static void
check_rules (const PageTree *text,
             const char     *words,
             const SetRule  *rules,
             guint           n_rules)
{
  for (guint i = 0; i < n_rules; i++)
    {
      g_autoptr (GRegex) regex = g_regex_new (rules[i].pattern, 0, 0, NULL);
      g_autoptr (GMatchInfo) match = NULL;

      g_assert_nonnull (regex);
      if (g_regex_match (regex, words, 0, &match))
        {
          g_autofree char *where = page_tree_where (text);
          g_autofree char *found = g_match_info_fetch (match, 0);

          g_error ("%s: %s: “%s” in “%s”", where, rules[i].fault, found,
                   words);
        }
    }
}

/* Returns: an English @text as a reader sees it, with a letter for each French
 * run, which has the spaces and the quotation marks of its own language. */
static char *
dup_without_french (const PageTree *text)
{
  g_autoptr (GPtrArray) runs = page_tree_all ((PageTree *) text, "i");
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *all = page_tree_words (text, NULL);

  g_string_append (words, all);
  for (guint i = 0; i < runs->len; i++)
    {
      const PageTree *run = g_ptr_array_index (runs, i);
      g_autofree char *french = page_tree_words (run, NULL);

      if (g_strcmp0 (page_tree_get (run, "xml:lang"), "fr") == 0)
        g_string_replace (words, french, "x", 1);
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

static void
check_set (const PageTree *text,
           gpointer        data)
{
  const char *language = text->name;
  gboolean french = g_str_equal (language, "fr");
  g_autofree char *own = french ? page_tree_words (text, language)
                                : dup_without_french (text);

  if (french)
    check_rules (text, own, french_rules, G_N_ELEMENTS (french_rules));
  else
    check_rules (text, own, english_rules, G_N_ELEMENTS (english_rules));
}

static void
test_typography (gconstpointer data)
{
  each_text (data, "fr", check_set, NULL);
  each_text (data, "en", check_set, NULL);
}

/* The rules of typography find what they are for. */
static void
check_faults_found (const SetRule *rules,
                    guint          n_rules,
                    const char    *faults)
{
  g_auto (GStrv) examples = g_strsplit (faults, "|", -1);

  g_assert_cmpuint (g_strv_length (examples), ==, n_rules);
  for (guint i = 0; i < n_rules; i++)
    g_assert_true (g_regex_match_simple (rules[i].pattern, examples[i], 0,
                                         0));
}

static void
test_typography_finds (void)
{
  check_faults_found (french_rules, G_N_ELEMENTS (french_rules),
                      "oui ?|« non" NBSP "»|l'an|2.5|2,112|2 112|"
                      "fin...|ah" NBSP "!.|t. 3");
  check_faults_found (english_rules, G_N_ELEMENTS (english_rules),
                      "it's|yes ?|“ no”|2,5|2" NBSP "112|end...|ah!.|"
                      "8 × 5" NBSP "cm");
  g_assert_true (g_regex_match_simple (french_rules[0].pattern,
                                       "oui" NARROW_NBSP "?", 0, 0));
  g_assert_false (g_regex_match_simple (french_rules[0].pattern,
                                        "oui" NBSP "? «" NBSP "non" NBSP "»",
                                        0, 0));
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The numbers of a text, one written like another: digits and a point. */
static char *
list_numbers (const PageTree *text)
{
  gboolean french = page_tree_is (text, "fr");
  g_autofree char *words = page_tree_words (text, NULL);
  g_autoptr (GRegex) thousands =
    g_regex_new (french ? "(?<=\\d)(" NBSP "|" NARROW_NBSP ")(?=\\d{3}(?!\\d))"
                 : "(?<=\\d),(?=\\d{3}(?!\\d))", 0, 0, NULL);
  /* English writes a passage as VIII.12.5, French as VIII, 12, 5. */
  g_autoptr (GRegex) passage =
    g_regex_new ("\\b[IVXLC]+\\.\\d+\\K\\.(?=\\d)", 0, 0, NULL);
  g_autoptr (GRegex) point =
    g_regex_new (french ? "(?<=\\d),(?=\\d)" : "(?<=\\d)\\.(?=\\d)", 0, 0,
                 NULL);
  g_autoptr (GRegex) number = g_regex_new ("\\d+(\\.\\d+)*", 0, 0, NULL);
  g_autofree char *joined = g_regex_replace_literal (thousands, words, -1, 0,
                                                     "", 0, NULL);
  g_autofree char *parted = g_regex_replace_literal (passage, joined, -1, 0,
                                                     " ", 0, NULL);
  g_autofree char *pointed = g_regex_replace_literal (point, parted, -1, 0,
                                                      ".", 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);

  for (g_regex_match (number, pointed, 0, &match);
       g_match_info_matches (match); g_match_info_next (match, NULL))
    g_ptr_array_add (found, g_match_info_fetch (match, 0));
  g_ptr_array_sort (found, compare_texts);
  g_ptr_array_add (found, NULL);

  return g_strjoinv (" ", (char **) found->pdata);
}

/* A date corrected in one language only is caught here. */
static void
check_numbers_agree (const PageTree *text,
                     gpointer        data)
{
  const PageTree *twin = page_tree_child (text->parent, "en");
  g_autofree char *french = list_numbers (text);
  g_autofree char *english = list_numbers (twin);

  if (!g_str_equal (french, english))
    {
      g_autofree char *where = page_tree_where (text);

      g_error ("%s: the numbers differ: %s in French, %s in English", where,
               french, english);
    }
}

static void
test_numbers_agree (gconstpointer data)
{
  each_text (data, "fr", check_numbers_agree, NULL);
}

static gboolean
has_note (PageTree *node)
{
  g_autoptr (GPtrArray) notes = page_tree_all (node, "note");

  return notes->len > 0;
}

/* Years and other numbers of three digits and more carry their source.  In a
 * table it may stand in any cell of the row.  The pages in which the program
 * itself plays or counts are not history. */
static void
test_numbers_sourced (gconstpointer data)
{
  static const char *const counted[] = {
    "rules", "first-game", "strategy", "sources", NULL,
  };
  const GameRules *rules = data;
  g_auto (GStrv) ids = page_tree_list (rules->id);
  guint n_found = 0;

  for (int i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (PageTree) page = page_tree_load (rules->id, ids[i]);
      g_autoptr (GPtrArray) sentences = page_tree_all (page, "s");

      if (g_strv_contains (counted, ids[i]))
        continue;
      for (guint j = 0; j < sentences->len; j++)
        {
          PageTree *sentence = g_ptr_array_index (sentences, j);
          gboolean in_table = page_tree_is (sentence->parent, "cell");
          g_autofree char *numbers =
            list_numbers (page_tree_child (sentence, "en"));

          /* A mistake is quoted from nobody. */
          if (g_strcmp0 (page_tree_get (sentence, "sure"), "wrong") == 0
              || !g_regex_match_simple ("\\d[\\d.]{2,}", numbers, 0, 0))
            continue;
          n_found++;
          if (!has_note (in_table ? sentence->parent->parent : sentence))
            {
              g_autofree char *where = page_tree_where (sentence);

              g_error ("%s: “%s” has no source for its number", where,
                       page_tree_get (sentence, "id"));
            }
        }
    }
  g_assert_cmpuint (n_found, >, 10);
}

/* Letters and digits in lower case without accents, as build-aux/shingles
 * reads the sheets. */
static GPtrArray *
split_words (const char *text)
{
  g_autofree char *decomposed = g_utf8_normalize (text, -1,
                                                  G_NORMALIZE_NFKD);
  g_autoptr (GString) word = g_string_new (NULL);
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  for (const char *p = decomposed; ; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_ismark (c))
        continue;
      if (g_unichar_isalnum (c))
        g_string_append_unichar (word, g_unichar_tolower (c));
      else if (word->len > 0)
        {
          g_ptr_array_add (words, g_strdup (word->str));
          g_string_truncate (word, 0);
        }
      if (c == 0)
        return words;
    }
}

/* The first run of @text that is in the list, or NULL. */
static char *
find_copied (GHashTable *shingles,
             const char *text)
{
  g_autoptr (GPtrArray) words = split_words (text);

  for (guint i = 0; i + RUN <= words->len; i++)
    {
      char *run[RUN + 1] = { NULL };
      g_autofree char *joined = NULL;
      g_autofree char *hash = NULL;

      memcpy (run, words->pdata + i, RUN * sizeof *run);
      joined = g_strjoinv (" ", run);
      hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, joined, -1);
      hash[HASH_LENGTH] = '\0';
      if (g_hash_table_contains (shingles, hash))
        return g_steal_pointer (&joined);
    }

  return NULL;
}

static GHashTable *
load_shingles (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "content",
                                                 "source-shingles.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  GHashTable *shingles = g_hash_table_new_full (g_str_hash, g_str_equal,
                                                g_free, NULL);

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '\0')
      {
        g_assert_cmpuint (strlen (lines[i]), ==, HASH_LENGTH);
        g_hash_table_add (shingles, g_strdup (lines[i]));
      }

  return shingles;
}

static void
check_own (const PageTree *text,
           gpointer        shingles)
{
  g_autofree char *words = page_tree_words (text, NULL);
  g_autofree char *copied = find_copied (shingles, words);

  if (copied != NULL)
    {
      g_autofree char *where = page_tree_where (text);

      g_error ("%s: a sheet says “%s” in the same words", where, copied);
    }
}

static void
test_own_words (gconstpointer data)
{
  g_autoptr (GHashTable) shingles = load_shingles ();

  each_text (data, "fr", check_own, shingles);
  each_text (data, "en", check_own, shingles);
}

/* The list holds a sentence of ours, so that it is seen to be found: with
 * other signs, capitals and accents, and inside another sentence. */
static void
test_own_words_finds (void)
{
  g_autoptr (GHashTable) shingles = load_shingles ();
  g_autofree char *copied =
    find_copied (shingles, "Allons, portez CE vieux whisky à l'œil du juge "
                           "blônd qui fume, et revenez.");
  g_autofree char *other =
    find_copied (shingles, "Portez ce vieux whisky à l'œil noir du juge "
                           "blond qui fume.");

  g_assert_cmpuint (g_hash_table_size (shingles), >, 4000);
  g_assert_nonnull (copied);
  g_assert_null (other);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reader/prose/typography-finds", test_typography_finds);
  g_test_add_func ("/reader/prose/own-words-finds", test_own_words_finds);
  page_tree_add_tests ("/reader/prose", "typography", test_typography);
  page_tree_add_tests ("/reader/prose", "numbers-agree", test_numbers_agree);
  page_tree_add_tests ("/reader/prose", "numbers-sourced",
                       test_numbers_sourced);
  page_tree_add_tests ("/reader/prose", "own-words", test_own_words);

  return g_test_run ();
}
