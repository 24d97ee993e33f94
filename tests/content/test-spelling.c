/* test-spelling.c: every word of the pages is spelt as hunspell knows it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names and terms that it does not know are in data/content/words.txt.
 */

#include "page-tree.h"

#include "games/games.h"

#include <locale.h>
#include <string.h>

/* Not a word in any language. */
#define FAULT "mispeltt"

static const struct
{
  const char *language;
  const char *dictionary;
} dictionaries[] = {
  { "fr", "fr" },
  { "en", "en_GB" },
};

/* Words, each with the first place in the pages that says it. */
typedef GHashTable Words;

static void
take_word (Words          *words,
           GString        *word,
           const PageTree *node)
{
  /* A hyphen or an apostrophe at its end belongs to the sentence. */
  while (word->len > 0 && (g_str_has_suffix (word->str, "-")
                           || g_str_has_suffix (word->str, "’")))
    g_string_truncate (word, (gsize) (g_utf8_prev_char (word->str + word->len)
                                      - word->str));
  /* Cells, moves and years are not spelt. */
  if (word->len > 0 && strpbrk (word->str, "0123456789") == NULL
      && !g_hash_table_contains (words, word->str))
    g_hash_table_insert (words, g_strdup (word->str),
                         page_tree_where (node));
  g_string_truncate (word, 0);
}

static void
take_run (Words          *words,
          const PageTree *run)
{
  g_autoptr (GString) word = g_string_new (NULL);

  for (const char *p = run->text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_isalnum (c) || g_unichar_ismark (c)
          || (word->len > 0 && (c == '-' || c == 0x2019)))
        g_string_append_unichar (word, c);
      else
        take_word (words, word, run->parent);
    }
  take_word (words, word, run->parent);
}

/* English words in the French are spelt in English, and the reverse; those of
 * other languages nobody here can judge. */
static void
collect_words (const PageTree *node,
               const char     *language,
               const char     *wanted,
               Words          *words)
{
  const char *own = page_tree_get (node, "xml:lang");

  if (own != NULL)
    language = own;
  else if (page_tree_is (node, "fr") || page_tree_is (node, "en"))
    language = node->name;

  if (node->text != NULL && g_strcmp0 (language, wanted) == 0)
    take_run (words, node);
  for (guint i = 0; i < node->children->len; i++)
    collect_words (g_ptr_array_index (node->children, i), language, wanted,
                   words);
}

static Words *
all_words (const char *language)
{
  Words *words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                        g_free);

  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      const char *game_id = games_list ()[i]->id;
      g_auto (GStrv) ids = page_tree_list_texts (game_id);

      for (int j = 0; ids[j] != NULL; j++)
        {
          g_autoptr (PageTree) page = page_tree_load (game_id, ids[j]);

          collect_words (page, NULL, language, words);
        }
    }

  return words;
}

static GStrv
load_accepted (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("LUDOTHEQUE_SRCDIR"),
                                            "data", "content", "words.txt",
                                            NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_suffix (text, "\n"));
  text[strlen (text) - 1] = '\0';

  return g_strsplit (text, "\n", -1);
}

/* The words that hunspell does not know, one a line. */
static char *
ask_hunspell (const char *dictionary,
              const char *lines)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) hunspell =
    g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE
                      | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, "hunspell",
                      "-d", dictionary, "-i", "utf-8", "-l", NULL);
  char *unknown = NULL;

  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (hunspell, lines, NULL, &unknown, NULL,
                                 &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_successful (hunspell));

  return unknown;
}

/* The words of a language that hunspell does not know, which may be parts of
 * longer ones, with the curved apostrophe restored. */
static GHashTable *
unknown_words (guint       which,
               GHashTable *words)
{
  GHashTable *unknown = g_hash_table_new_full (g_str_hash, g_str_equal,
                                               g_free, NULL);
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autofree char *answer = NULL;
  g_auto (GStrv) faults = NULL;
  GHashTableIter iter;
  gpointer word;

  g_hash_table_iter_init (&iter, words);
  while (g_hash_table_iter_next (&iter, &word, NULL))
    g_string_append_printf (lines, "%s\n", (const char *) word);
  /* The dictionaries know the straight apostrophe only. */
  g_string_replace (lines, "’", "'", 0);
  /* A fault of our own shows that faults are found. */
  g_string_append (lines, FAULT "\n");

  answer = ask_hunspell (dictionaries[which].dictionary, lines->str);
  faults = g_strsplit (answer, "\n", -1);
  for (int i = 0; faults[i] != NULL; i++)
    if (faults[i][0] != '\0')
      {
        GString *fault = g_string_new (faults[i]);

        g_string_replace (fault, "'", "’", 0);
        g_hash_table_add (unknown, g_string_free (fault, FALSE));
      }
  g_assert_true (g_hash_table_remove (unknown, FAULT));

  return unknown;
}

static void
test_spelling (gconstpointer data)
{
  guint which = GPOINTER_TO_UINT (data);
  g_autoptr (GHashTable) words = NULL;
  g_autoptr (GHashTable) unknown = NULL;
  g_auto (GStrv) accepted = load_accepted ();
  GHashTableIter iter;
  gpointer fault;
  guint n_faults = 0;

  words = all_words (dictionaries[which].language);
  g_assert_cmpuint (g_hash_table_size (words), >, 2000);
  unknown = unknown_words (which, words);
  g_hash_table_iter_init (&iter, unknown);
  while (g_hash_table_iter_next (&iter, &fault, NULL))
    if (!g_strv_contains ((const char *const *) accepted, fault))
      {
        const char *where = g_hash_table_lookup (words, fault);

        g_printerr ("# %s: “%s”\n",
                    where != NULL ? where : "in a longer word",
                    (char *) fault);
        n_faults++;
      }
  if (n_faults > 0)
    g_error ("%u words are misspelt, or missing in data/content/words.txt",
             n_faults);
}

/* Whether any of @words is @wanted, or has it as a part. */
static gboolean
is_written (Words      *words,
            const char *wanted)
{
  GHashTableIter iter;
  gpointer word;

  g_hash_table_iter_init (&iter, words);
  while (g_hash_table_iter_next (&iter, &word, NULL))
    if (strstr (word, wanted) != NULL)
      return TRUE;

  return FALSE;
}

/* The list is sorted, and holds nothing that no page says.  Dictionaries learn
 * and forget words from one release to the next, so what one of them knows may
 * stand in it. */
static void
test_accepted (void)
{
  g_auto (GStrv) accepted = load_accepted ();
  g_autoptr (GHashTable) french = all_words ("fr");
  g_autoptr (GHashTable) english = all_words ("en");

  for (int i = 1; accepted[i] != NULL; i++)
    if (strcmp (accepted[i - 1], accepted[i]) >= 0)
      g_error ("words.txt is not sorted at “%s”", accepted[i]);
  for (int i = 0; accepted[i] != NULL; i++)
    if (!is_written (french, accepted[i]) && !is_written (english, accepted[i]))
      g_error ("words.txt accepts “%s” for nothing", accepted[i]);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reader/spelling/accepted", test_accepted);
  for (guint i = 0; i < G_N_ELEMENTS (dictionaries); i++)
    {
      g_autofree char *path = g_strdup_printf ("/reader/spelling/%s",
                                               dictionaries[i].language);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_spelling);
    }

  return g_test_run ();
}
