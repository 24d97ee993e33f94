/* test-terms.c: one French and one English word a thing, in all that is read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * terms.txt beside this test has the terms.  Rules, lessons, puzzles, hints,
 * kits and the window have their words in the pages, the help and po/fr.po.
 */

#include "config.h"

#include "games/games.h"
#include "page-tree.h"
#include <string.h>

/* The languages, in the order of the columns. */
#define N_LANGUAGES 2
static const char *const languages[N_LANGUAGES] = { "fr", "en" };
static const char *const help_folders[N_LANGUAGES] = { "help/fr", "help/C" };

typedef struct
{
  int line;                     /* in terms.txt, from 1 */
  GStrv files;                  /* how their names begin */
  char *words[N_LANGUAGES];
  GRegex *unsaid[N_LANGUAGES];  /* or NULL */
  GStrv quotations;             /* ids of sentences that may say it */
  gboolean used[N_LANGUAGES];
} Term;

static GPtrArray *terms;

static void
term_free (gpointer data)
{
  Term *term = data;

  g_strfreev (term->files);
  g_strfreev (term->quotations);
  for (int i = 0; i < N_LANGUAGES; i++)
    {
      g_free (term->words[i]);
      g_clear_pointer (&term->unsaid[i], g_regex_unref);
    }
  g_free (term);
}

static char *
read_source (const char *name)
{
  g_autofree char *path =
    g_build_filename (g_getenv ("LUDOTHEQUE_SRCDIR"), name, NULL);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

static void
load_terms (void)
{
  g_autofree char *text = read_source ("tests/content/terms.txt");
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  terms = g_ptr_array_new_with_free_func (term_free);
  for (int i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) columns = g_strsplit (lines[i], "\t", -1);
      Term *term;

      if (lines[i][0] == '\0' || lines[i][0] == '#')
        continue;
      if (g_strv_length (columns) < 5 || g_strv_length (columns) > 6)
        g_error ("terms.txt:%d: five or six columns are wanted", i + 1);
      term = g_new0 (Term, 1);
      g_ptr_array_add (terms, term);
      term->line = i + 1;
      term->files = g_strsplit (columns[0], " ", -1);
      term->quotations =
        g_strsplit (columns[5] != NULL ? columns[5] : "", " ", -1);
      for (int j = 0; j < N_LANGUAGES; j++)
        {
          g_autoptr (GError) error = NULL;

          term->words[j] = g_strdup (columns[1 + j]);
          if (g_str_equal (columns[3 + j], "-"))
            continue;
          term->unsaid[j] = g_regex_new (columns[3 + j], 0, 0, &error);
          if (error != NULL)
            g_error ("terms.txt:%d: %s", term->line, error->message);
        }
    }
}

static gboolean
begins_so (const char *path,
           GStrv       files)
{
  for (int i = 0; files[i] != NULL; i++)
    if (g_str_has_prefix (path, files[i]))
      return TRUE;

  return FALSE;
}

static gboolean
has_word (const char *text,
          const char *word)
{
  g_autofree char *folded_text = g_utf8_casefold (text, -1);
  g_autofree char *folded_word = g_utf8_casefold (word, -1);

  return strstr (folded_text, folded_word) != NULL;
}

/* Finds the first term that @text in a language does not keep to, or NULL.
 * @id: of its sentence, or NULL */
static char *
find_fault (const char *path,
            const char *id,
            int         language,
            const char *text)
{
  for (guint i = 0; i < terms->len; i++)
    {
      Term *term = g_ptr_array_index (terms, i);
      g_autoptr (GMatchInfo) match = NULL;

      if (!begins_so (path, term->files))
        continue;
      term->used[language] |= has_word (text, term->words[language]);
      if (term->unsaid[language] == NULL
          || (id != NULL
              && g_strv_contains ((const char *const *) term->quotations, id)))
        continue;
      if (g_regex_match (term->unsaid[language], text, 0, &match))
        {
          g_autofree char *found = g_match_info_fetch (match, 0);

          return g_strdup_printf ("%s: “%s”; say “%s”, as terms.txt:%d has it",
                                  path, found, term->words[language],
                                  term->line);
        }
    }

  return NULL;
}

static void
assert_kept (const char *path,
             const char *id,
             int         language,
             const char *text)
{
  g_autofree char *fault = find_fault (path, id, language, text);

  if (fault != NULL)
    g_error ("%s", fault);
}

static void
check_page (const char *game_id,
            const char *page_id)
{
  g_autoptr (PageTree) page = page_tree_load (game_id, page_id);

  for (int i = 0; i < N_LANGUAGES; i++)
    {
      g_autoptr (GPtrArray) texts = page_tree_all (page, languages[i]);

      for (guint j = 0; j < texts->len; j++)
        {
          PageTree *text = g_ptr_array_index (texts, j);
          /* A quotation in another language has other terms. */
          g_autofree char *words = page_tree_words (text, languages[i]);
          g_autofree char *where = page_tree_where (text);
          g_autofree char *path = g_strconcat ("data/content/", where, NULL);
          const char *sentence = page_tree_get (text->parent, "id");
          g_autofree char *id =
            g_strdup_printf ("%s/%s#%s", game_id, page_id,
                             sentence != NULL ? sentence : "");

          assert_kept (path, id, i, words);
        }
    }
}

static void
check_help (int language)
{
  g_autofree char *folder =
    g_build_filename (g_getenv ("LUDOTHEQUE_SRCDIR"), help_folders[language],
                      NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GRegex) tags = g_regex_new ("<[^>]*>|\\s+", 0, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".page"))
      {
        g_autofree char *path =
          g_build_filename (help_folders[language], name, NULL);
        g_autofree char *text = read_source (path);
        g_autofree char *plain =
          g_regex_replace_literal (tags, text, -1, 0, " ", 0, NULL);
        g_autoptr (GRegex) spaces = g_regex_new (" +", 0, 0, NULL);
        g_autofree char *words =
          g_regex_replace_literal (spaces, plain, -1, 0, " ", 0, NULL);

        assert_kept (path, NULL, language, words);
      }
}

/* Strings of the window, its French and its English apart. */
static void
check_window (void)
{
  g_autofree char *text = read_source ("po/fr.po");
  g_autoptr (GRegex) joins = g_regex_new ("\"\n\"", 0, 0, NULL);
  g_autofree char *joined = g_regex_replace_literal (joins, text, -1, 0, "", 0,
                                                     NULL);
  g_auto (GStrv) lines = g_strsplit (joined, "\n", -1);

  for (int i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "msg"))
      assert_kept ("po/fr.po", NULL, g_str_has_prefix (lines[i], "msgstr") ? 0
                                                                           : 1,
                   lines[i]);
}

/* Every text keeps to the terms, and every term is the word of some text. */
static void
test_kept (void)
{
  for (int i = 0; games_list ()[i] != NULL; i++)
    {
      const char *game_id = games_list ()[i]->id;
      g_auto (GStrv) ids = page_tree_list_texts (game_id);

      for (int j = 0; ids[j] != NULL; j++)
        check_page (game_id, ids[j]);
    }
  for (int i = 0; i < N_LANGUAGES; i++)
    check_help (i);
  check_window ();

  for (guint i = 0; i < terms->len; i++)
    {
      const Term *term = g_ptr_array_index (terms, i);

      for (int j = 0; j < N_LANGUAGES; j++)
        if (!term->used[j])
          g_error ("terms.txt:%d: “%s” is nobody's word", term->line,
                   term->words[j]);
    }
}

/* The list finds what it is for, and nothing beside it. */
static void
test_finds (void)
{
  static const struct
  {
    const char *path;
    int language;
    const char *text;
    gboolean is_fault;
  } rows[] = {
    { "data/content/ken-wan/rules.page:1", 0, "Bleu lève c4.", TRUE },
    { "data/content/ken-wan/rules.page:1", 0, "Bleu soulève c4.", FALSE },
    { "data/content/zohn-ahl/rules.page:1", 0, "Une prise vaut cher.", TRUE },
    { "data/content/chisolo/rules.page:1", 0, "Une prise vaut cher.", FALSE },
    { "data/content/tavli/rules.page:1", 1, "One lap of the board.", TRUE },
    { "po/fr.po", 0, "msgstr \"%s menace de s’unir.\"", TRUE },
    { "data/content/chisolo/class.page:1", 0, "La fiche des restes", TRUE },
    { "data/content/chisolo/class.page:1", 0, "La fiche se tait.", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *fault =
        find_fault (rows[i].path, NULL, rows[i].language, rows[i].text);

      if ((fault != NULL) != rows[i].is_fault)
        g_error ("“%s”: %s", rows[i].text, fault != NULL ? fault : "passes");
    }
}

int
main (int    argc,
      char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  load_terms ();
  g_test_add_func ("/reader/terms/kept", test_kept);
  g_test_add_func ("/reader/terms/finds", test_finds);
  result = g_test_run ();
  g_ptr_array_unref (terms);

  return result;
}
