/* test-help-pages.c: the pages of the help, in both languages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * They are well formed and valid, can be read once build-aux/make-help has made
 * them, and name no button that the program lacks.  make-help refuses a broken
 * one, or one that differs between the languages, with its file and line.
 */

#include "tree-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "content/ludo-page.h"

#define MALLARD "/usr/share/xml/mallard/1.0/mallard-1.0.rng"

static const char *const folders[] = { "C", "fr" };

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The names of the pages of a language, in order. */
static GPtrArray *
list_pages (const char *folder)
{
  g_autofree char *path = g_build_filename ("help", folder, NULL);
  g_autofree char *name = tree_file (path);
  g_autoptr (GDir) dir = g_dir_open (name, 0, NULL);
  GPtrArray *pages = g_ptr_array_new_with_free_func (g_free);
  const char *entry;

  g_assert_nonnull (dir);
  while ((entry = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (entry, ".page"))
      g_ptr_array_add (pages, g_strdup (entry));
  g_ptr_array_sort (pages, compare_names);
  g_assert_cmpuint (pages->len, >, 20);

  return pages;
}

static LudoPageLanguage
language_of (const char *folder)
{
  return g_str_equal (folder, "fr") ? LUDO_PAGE_FRENCH : LUDO_PAGE_ENGLISH;
}

/* The page called @name as make-help made it. */
static LudoPageNode *
load (const char *name)
{
  g_autofree char *path =
    g_build_filename (g_getenv ("LUDOTHEQUE_HELPDIR"), name, NULL);
  g_autoptr (GError) error = NULL;
  LudoPageNode *page = ludo_page_load (path, &error);
  g_autofree char *file = NULL;

  if (page == NULL)
    g_error ("%s", error->message);
  file = g_strconcat (page->id, ".page", NULL);
  g_assert_cmpstr (file, ==, name);

  return page;
}

typedef void (*EachText) (const LudoPageNode *page, const char *folder,
                          const char *text);

static void
each_text (const LudoPageNode *page,
           const LudoPageNode *node,
           const char         *folder,
           EachText            each)
{
  LudoPageLanguage language = language_of (folder);

  if (node->title[language] != NULL)
    each (page, folder, node->title[language]);
  if (node->origin[language] != NULL)
    each (page, folder, node->origin[language]);
  if (node->text[language] != NULL)
    each (page, folder, node->text[language]);
  for (guint i = 0; i < node->children->len; i++)
    each_text (page, node->children->pdata[i], folder, each);
}

static void
each_page (EachText each)
{
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autoptr (GPtrArray) names = list_pages (folders[i]);

      for (guint j = 0; j < names->len; j++)
        {
          g_autoptr (LudoPageNode) page =
            load (g_ptr_array_index (names, j));

          each_text (page, page, folders[i], each);
        }
    }
}

/* Every picture is described, and is where a program that is not installed
 * finds it; how many. */
static guint
check_pictures (const LudoPageNode *node,
                const char         *folder)
{
  guint n_pictures = 0;

  if (node->picture != NULL)
    {
      g_autofree char *built =
        g_build_filename (g_getenv ("LUDOTHEQUE_HELPDIR"), folder,
                          node->picture, NULL);

      g_assert_true (g_file_test (built, G_FILE_TEST_IS_REGULAR));
      g_assert_cmpuint (strlen (node->plain[language_of (folder)]), >, 40);
      n_pictures++;
    }
  for (guint i = 0; i < node->children->len; i++)
    n_pictures += check_pictures (node->children->pdata[i], folder);

  return n_pictures;
}

/* Each page of the sources was made. */
static void
test_built (void)
{
  guint n_pictures = 0;

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autoptr (GPtrArray) names = list_pages (folders[i]);

      for (guint j = 0; j < names->len; j++)
        {
          g_autoptr (LudoPageNode) page = load (g_ptr_array_index (names, j));

          n_pictures += check_pictures (page, folders[i]);
        }
    }
  g_assert_cmpuint (n_pictures, >=, 8);
}

/* The text of @markup without its tags and without code, which is typed or
 * named exactly as on the machine. */
static char *
plain (const char *markup)
{
  g_autoptr (GRegex) code = g_regex_new ("<tt>.*?</tt>|<[^>]*>", 0, 0, NULL);
  g_autofree char *text = g_regex_replace_literal (code, markup, -1, 0, "", 0,
                                                   NULL);
  g_auto (GStrv) parts = g_strsplit (text, "&amp;", -1);

  return g_strjoinv ("&", parts);
}

static void
check_typography (const LudoPageNode *page,
                  const char         *folder,
                  const char         *text)
{
  g_autofree char *line = plain (text);
  g_autoptr (GRegex) wrong =
    g_regex_new (g_str_equal (folder, "fr")
                   /* A narrow or plain blank, or none, where French wants one
                    * that does not break. */
                   ? "[\u202f a-zà-ÿ0-9)][:;?!%»]|«[^\u00a0]|'|\\.\\.\\."
                   : " [:;?!]|'|\"|\\.\\.\\.", 0, 0, NULL);

  if (g_regex_match (wrong, line, 0, NULL))
    g_error ("%s/%s: the signs are set wrongly in “%s”", folder, page->id,
             line);
}

static void
test_typography (void)
{
  each_page (check_typography);
}

/* The options that the help names are there. */
static void
test_options (void)
{
  g_autofree char *program = tree_read_file ("src/app/ludo-options.c");
  g_autofree char *booklet = tree_read_file ("src/tools/print.c");
  g_autoptr (GRegex) regex = g_regex_new ("<code>[^<]*--([a-z-]+)", 0, 0,
                                          NULL);

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autoptr (GPtrArray) names = list_pages (folders[i]);

      for (guint j = 0; j < names->len; j++)
        {
          const char *name = g_ptr_array_index (names, j);
          g_autofree char *path = g_build_filename ("help", folders[i], name,
                                                    NULL);
          g_autofree char *text = tree_read_file (path);
          g_autoptr (GMatchInfo) match = NULL;

          for (g_regex_match (regex, text, 0, &match);
               g_match_info_matches (match); g_match_info_next (match, NULL))
            {
              g_autofree char *option = g_match_info_fetch (match, 1);
              g_autofree char *entry = g_strdup_printf ("{ \"%s\", ", option);

              if (!g_str_equal (option, "help")
                  && strstr (program, entry) == NULL
                  && strstr (booklet, entry) == NULL)
                g_error ("%s: there is no option --%s", path, option);
            }
        }
    }
}

/* All that can be read on the program's buttons and in its menus. */
static const char *
labels (void)
{
  static char *all;
  g_autofree char *po = NULL, *words = NULL, *page = NULL;
  g_autoptr (GString) text = NULL;

  if (all != NULL)
    return all;

  po = tree_read_file ("po/fr.po");
  words = tree_read_file ("src/content/ludo-reader-words.c");
  page = tree_read_file ("src/app/reading/ludo-reading-choices.ui");
  text = g_string_new (po);
  g_string_append (text, words);
  g_string_append (text, page);
  g_string_replace (text, "\"\n\"", "", 0);
  g_string_replace (text, "_", "", 0);
  g_string_replace (text, ">Fr<", "\"Fr\"", 0);
  g_string_replace (text, ">En<", "\"En\"", 0);
  all = g_strdup (text->str);

  return all;
}

static void
check_labels (const LudoPageNode *page,
              const char         *folder,
              const char         *text)
{
  const char *at = text;

  /* Keys are written like buttons, and are short or in capitals. */
  while ((at = strstr (at, "<b>")) != NULL)
    {
      const char *end = strstr (at += strlen ("<b>"), "</b>");
      g_autofree char *label = g_strndup (at, (gsize) (end - at));
      g_autofree char *quoted = g_strdup_printf ("\"%s\"", label);
      static const char keys[] =
        " Alt Ctrl Shift Maj Tab Enter Entrée Space Espace Escape Échap "
        "Backspace Retour\u00a0arrière Left Right Up Down Gauche Droite Haut "
        "Bas Home End Début Fin Page\u00a0Up Page\u00a0Down Page\u00a0préc. "
        "Page\u00a0suiv. F1 F2 F6 F10 F11 ";
      g_auto (GStrv) words = g_strsplit (label, " ", -1);
      g_autofree char *name = g_strjoinv ("\u00a0", words);
      g_autofree char *key = g_strdup_printf (" %s ", name);

      if (g_utf8_strlen (label, -1) > 1 && strstr (keys, key) == NULL
          && strstr (labels (), quoted) == NULL)
        g_error ("%s/%s speaks of “%s”, which the program does not have",
                 folder, page->id, label);
    }
}

static void
test_labels (void)
{
  each_page (check_labels);
}

static void
run_lint (const char *folder,
          const char *schema)
{
  g_autofree char *path = g_build_filename ("help", folder, NULL);
  g_autoptr (GPtrArray) names = list_pages (folder);
  g_autoptr (GPtrArray) argv = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *errors = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_ptr_array_add (argv, g_strdup ("xmllint"));
  g_ptr_array_add (argv, g_strdup ("--nonet"));
  g_ptr_array_add (argv, g_strdup ("--noout"));
  if (schema != NULL)
    {
      g_ptr_array_add (argv, g_strdup ("--relaxng"));
      g_ptr_array_add (argv, g_strdup (schema));
    }
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *page =
        g_build_filename (path, g_ptr_array_index (names, i), NULL);

      g_ptr_array_add (argv, tree_file (page));
    }
  g_ptr_array_add (argv, NULL);
  g_spawn_sync (NULL, (char **) argv->pdata, NULL,
                G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL,
                NULL, &errors, &status, &error);
  g_assert_no_error (error);
  if (!g_spawn_check_wait_status (status, NULL))
    g_error ("%s", errors);
}

static void
test_well_formed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      run_lint (folders[i], NULL);
      if (g_file_test (MALLARD, G_FILE_TEST_IS_REGULAR))
        run_lint (folders[i], MALLARD);
    }
}

/* Runs make-help for one page in both languages and returns what it says. */
static char *
make (const char *folder,
      const char *english,
      const char *french)
{
  g_autofree char *of_english = g_build_filename (folder, "C", "x.page", NULL);
  g_autofree char *of_french = g_build_filename (folder, "fr", "x.page", NULL);
  const char *const paths[] = { of_english, of_french };
  g_autofree char *program = tree_file ("build-aux/make-help");
  const char *argv[] = { program, folder, paths[0], paths[1], NULL };
  const char *const texts[] = { english, french };
  g_autoptr (GError) error = NULL;
  char *words = NULL;
  int status;

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *parent = g_path_get_dirname (paths[i]);

      g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
      g_assert_true (g_file_set_contents (paths[i], texts[i], -1, NULL));
    }
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL,
                &words, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_spawn_check_wait_status (status, NULL), ==,
                   words[0] == '\0');

  return words;
}

#define HEAD "<page id='x'><info><link type='guide' xref='x'/></info>" \
             "<title>T</title>"

static void
test_refused (void)
{
  static const struct
  {
    const char *text;
    const char *message;
  } bad[] = {
    { "", "x.page:1: no element found" },
    { "<page", "x.page:1: unclosed token" },
    { HEAD, "x.page:1: no element found" },
    { "<page><title>T</title></page>", "x.page:1: <page> lacks its id" },
    { "<page id='x'><p>T</p></page>", "x.page:1: <page> lacks its title" },
    { "<page id='y'><title>T</title></page>", "is not called as" },
    { "<page id='x'><title>T</title></page>", "is in no contents" },
    { "<topic id='x'/>", "<topic> is not known" },
    { "<title>T</title>", "<title> may not stand here" },
    { "<page id='x'>words<title>T</title></page>", "text may not stand" },
    { HEAD "</page>\n" HEAD "</page>", "x.page:2: junk after" },
    { HEAD "\n<title>T</title></page>", "x.page:2: <title> stands here twice" },
    { HEAD "<section/></page>", "<section> lacks its id" },
    { HEAD "\n<section id='x'/></page>", "x.page:2: the id “x” is used twice" },
    { HEAD "\n\n<p><p>a</p></p></page>", "x.page:3: <p> may not stand here" },
    { HEAD "<p><link>a</link></p></page>", "does not say where it leads" },
    { HEAD "<p>\n<link xref='y'>a</link></p></page>",
      "x.page:2: <link> leads to “y”, which is not there" },
    { HEAD "<p><link xref='x#y'>a</link></p></page>", "leads to “x#y”" },
    { HEAD "<media src='../x.page'/></page>", "no picture of the help" },
    { HEAD "<media src='/etc/passwd'/></page>", "no picture of the help" },
    { HEAD "<media src='none.png'/></page>", "no picture of the help" },
    { HEAD "<media src='x.page'/></page>", "“x.page” is not described" },
    { HEAD "\n<p>T\xff</p></page>", "x.page:2: not well-formed" },
    { HEAD "\n<p/>words</page>", "x.page:2: text may not stand in <page>" },
    { "<!-- x -->", "x.page:1: no element found" },
  };
  g_autofree char *folder = g_dir_make_tmp ("help-XXXXXX", NULL);
  g_autofree char *taken = make (folder, HEAD "</page>", HEAD "</page>");
  g_autofree char *other = make (folder, HEAD "<p/></page>",
                                 HEAD "\n<note/></page>");

  g_assert_cmpstr (taken, ==, "");
  g_assert_nonnull (strstr (other, "fr/x.page:1: <page> differs from "));
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *words = make (folder, bad[i].text, bad[i].text);

      if (strstr (words, bad[i].message) == NULL)
        g_error ("“%s” was refused with “%s”", bad[i].text, words);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/help/well-formed", test_well_formed);
  g_test_add_func ("/help/built", test_built);
  g_test_add_func ("/help/typography", test_typography);
  g_test_add_func ("/help/labels", test_labels);
  g_test_add_func ("/help/options", test_options);
  g_test_add_func ("/help/refused", test_refused);

  return g_test_run ();
}
