/* test-help-pages.c: the pages of the help, in both languages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * They are well formed and valid, complete, the same in both languages, lead
 * nowhere that is not there, name no button that the program lacks, and a
 * damaged one is refused without harm.
 */

#include "tree-fixture.h"

#include <string.h>

#include "content/ludo-mallard.h"
#include "content/ludo-markup.h"

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

static LudoPageNode *
load (const char *folder,
      const char *name)
{
  g_autofree char *path = g_build_filename ("help", folder, name, NULL);
  g_autofree char *full = tree_file (path);
  g_autoptr (GError) error = NULL;
  LudoPageNode *page = ludo_mallard_load (full, language_of (folder), &error);
  g_autofree char *file = NULL;

  if (page == NULL)
    g_error ("%s: %s", path, error->message);
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
            load (folders[i], g_ptr_array_index (names, j));

          each_text (page, page, folders[i], each);
        }
    }
}

/* A target is a page of the same language, perhaps with one of its sections. */
static void
assert_leads_somewhere (const char *folder,
                        const char *from,
                        const char *target)
{
  g_auto (GStrv) parts = g_strsplit (target, "#", 2);
  g_autofree char *name = g_strconcat (parts[0], ".page", NULL);
  g_autoptr (LudoPageNode) page = load (folder, name);

  if (parts[1] != NULL && ludo_page_find (page, parts[1]) == NULL)
    g_error ("%s/%s leads to %s, which has no such section", folder, from,
             target);
}

static void
check_links (const LudoPageNode *page,
             const LudoPageNode *node,
             const char         *folder)
{
  const GArray *links = node->terms[language_of (folder)];

  for (guint i = 0; links != NULL && i < links->len; i++)
    {
      const LudoPageTerm *link = &g_array_index (links, LudoPageTerm, i);
      g_autofree char *target =
        g_strconcat (link->page_id, link->entry_id[0] != '\0' ? "#" : NULL,
                     link->entry_id, NULL);

      g_assert_cmpuint (link->start, <, link->end);
      assert_leads_somewhere (folder, page->id, target);
    }
  for (guint i = 0; i < node->children->len; i++)
    check_links (page, node->children->pdata[i], folder);
}

static void
test_links (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autoptr (GPtrArray) names = list_pages (folders[i]);

      for (guint j = 0; j < names->len; j++)
        {
          g_autoptr (LudoPageNode) page =
            load (folders[i], g_ptr_array_index (names, j));

          check_links (page, page, folders[i]);
          /* Every page is listed in some table of contents. */
          if (!g_str_equal (page->id, "index") && page->notes->len == 0)
            g_error ("%s/%s is in no contents", folders[i], page->id);
          for (guint k = 0; k < page->notes->len; k++)
            assert_leads_somewhere (folders[i], page->id,
                                    g_ptr_array_index (page->notes, k));
        }
    }
}

static char *
dup_name (const char *path)
{
  return path != NULL ? g_path_get_basename (path) : NULL;
}

/* The elements of @english and @french are the same, in the same order. */
static void
assert_same (const LudoPageNode *page,
             const LudoPageNode *english,
             const LudoPageNode *french)
{
  g_autofree char *picture = dup_name (english->picture);
  g_autofree char *other = dup_name (french->picture);

  if (english->type != french->type
      || english->children->len != french->children->len
      || english->notes->len != french->notes->len
      || g_strcmp0 (english->kind, french->kind) != 0
      || (english->type != LUDO_NODE_SENTENCE
          && g_strcmp0 (english->id, french->id) != 0)
      || g_strcmp0 (picture, other) != 0)
    g_error ("%s differs between its languages at lines %d and %d", page->id,
             english->line, french->line);
  for (guint i = 0; i < english->notes->len; i++)
    g_assert_cmpstr (g_ptr_array_index (english->notes, i), ==,
                     g_ptr_array_index (french->notes, i));
  for (guint i = 0; i < english->children->len; i++)
    assert_same (page, english->children->pdata[i], french->children->pdata[i]);
}

static void
test_both_languages (void)
{
  g_autoptr (GPtrArray) english = list_pages ("C");
  g_autoptr (GPtrArray) french = list_pages ("fr");

  g_assert_cmpuint (english->len, ==, french->len);
  for (guint i = 0; i < english->len; i++)
    {
      const char *name = g_ptr_array_index (english, i);
      g_autoptr (LudoPageNode) a = load ("C", name);
      g_autoptr (LudoPageNode) b = load ("fr", name);

      assert_same (a, a, b);
    }
}

/* Every picture is there, beside the page in the sources and where a program
 * that is not installed finds it; how many. */
static guint
check_pictures (const LudoPageNode *node,
                const char         *folder)
{
  guint n_pictures = 0;

  if (node->picture != NULL)
    {
      g_autofree char *name = g_path_get_basename (node->picture);
      g_autofree char *built =
        g_build_filename (g_getenv ("LUDOTHEQUE_HELPDIR"), folder, "figures",
                          name, NULL);

      g_assert_true (g_file_test (node->picture, G_FILE_TEST_IS_REGULAR));
      g_assert_true (g_file_test (built, G_FILE_TEST_IS_REGULAR));
      g_assert_cmpuint (strlen (node->plain[language_of (folder)]), >, 40);
      n_pictures++;
    }
  for (guint i = 0; i < node->children->len; i++)
    n_pictures += check_pictures (node->children->pdata[i], folder);

  return n_pictures;
}

/* A program that is not installed finds the pages too. */
static void
test_built (void)
{
  guint n_pictures = 0;

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autoptr (GPtrArray) names = list_pages (folders[i]);

      for (guint j = 0; j < names->len; j++)
        {
          const char *name = g_ptr_array_index (names, j);
          g_autoptr (LudoPageNode) page = load (folders[i], name);
          g_autofree char *built = g_build_filename
            (g_getenv ("LUDOTHEQUE_HELPDIR"), folders[i], name, NULL);

          g_assert_true (g_file_test (built, G_FILE_TEST_IS_REGULAR));
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
                   ? "[ a-zà-ÿ0-9)][:;?!%»]|«[^\u00a0]|'|\\.\\.\\."
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
  g_autoptr (GRegex) regex = g_regex_new ("<code>[^<]*--([a-z]+)", 0, 0,
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

static void
test_refused (void)
{
  static const struct
  {
    const char *text;
    const char *message;
  } bad[] = {
    { "", "empty" },
    { "<page", "" },
    { "<page id='x'><title>T</title>", "" },
    { "<page><title>T</title></page>", "lacks its id" },
    { "<page id='x'><p>T</p></page>", "lacks its title" },
    { "<topic id='x'/>", "<topic> is not known" },
    { "<title>T</title>", "may not stand here" },
    { "<page id='x'>words<title>T</title></page>", "text may not stand" },
    { "<page id='x'><title>T</title></page><page id='y'><title>T</title>"
      "</page>", "may not stand here" },
    { "<page id='x'>\n<title>T</title>\n<p><p>a</p></p></page>", "line 3" },
    { "<page id='x'><title>T</title><p><link>a</link></p></page>", "leads" },
    { "<page id='x'><info><link type='guide' xref='y'><em>a</em></link>"
      "</info><title>T</title></page>", "may not stand here" },
    { "<page id='x'><title>T</title><media src='../x.png'/></page>",
      "no picture" },
    { "<page id='x'><title>T</title><media src='/etc/passwd'/></page>",
      "no picture" },
    { "<page id='x'><title>T</title><media src='a.png'/></page>",
      "not described" },
    { "<page id='x'>\n<title>T\xff</title></page>", "line 2: not a text" },
    { "<page id='x'>\n<title>T</title>\n<p/>words</page>", "line 3: text" },
    { "<!-- x -->", "line 1: <page> lacks its title" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (ludo_mallard_parse (bad[i].text, strlen (bad[i].text),
                                         LUDO_PAGE_ENGLISH, &error));
      g_assert_nonnull (error);
      if (strstr (error->message, bad[i].message) == NULL)
        g_error ("“%s” was refused with “%s”", bad[i].text, error->message);
    }
}

static void
test_too_much (void)
{
  g_autoptr (GString) deep = g_string_new ("<page id='x'><title>T</title>");
  g_autofree char *large = g_malloc0 (LUDO_MARKUP_SIZE_MAX + 1);
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 1000; i++)
    g_string_append (deep, "<section>");
  g_assert_null (ludo_mallard_parse (deep->str, deep->len,
                                     LUDO_PAGE_ENGLISH, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_null (ludo_mallard_parse (large, LUDO_MARKUP_SIZE_MAX + 1,
                                     LUDO_PAGE_ENGLISH, &error));
  g_assert_nonnull (error);
}

/* Bytes are changed, lost and doubled: a page or a reason, and no harm. */
static void
test_damaged (void)
{
  g_autofree char *text = tree_read_file ("help/C/tavli.page");
  gsize length = strlen (text);
  g_autoptr (GRand) chance = g_rand_new_with_seed (8);
  guint n_refused = 0;

  for (int round = 0; round < 4000; round++)
    {
      g_autoptr (GString) page = g_string_new_len (text, (gssize) length);
      g_autoptr (LudoPageNode) read = NULL;
      g_autoptr (GError) error = NULL;

      for (int i = g_rand_int_range (chance, 1, 6); i > 0; i--)
        {
          gssize at = g_rand_int_range (chance, 0, (int) page->len - 20);

          switch (g_rand_int_range (chance, 0, 3))
            {
            case 0:
              page->str[at] = (char) g_rand_int_range (chance, 0, 256);
              break;
            case 1:
              g_string_erase (page, at, g_rand_int_range (chance, 1, 20));
              break;
            default:
              g_string_insert_len (page, at, text + at / 2,
                                   g_rand_int_range (chance, 1, 20));
              break;
            }
        }
      read = ludo_mallard_parse (page->str, page->len, LUDO_PAGE_ENGLISH,
                                 &error);
      g_assert_true ((read == NULL) == (error != NULL));
      n_refused += read == NULL;
    }
  g_assert_cmpuint (n_refused, >, 1000);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/help/well-formed", test_well_formed);
  g_test_add_func ("/help/links", test_links);
  g_test_add_func ("/help/both-languages", test_both_languages);
  g_test_add_func ("/help/built", test_built);
  g_test_add_func ("/help/typography", test_typography);
  g_test_add_func ("/help/labels", test_labels);
  g_test_add_func ("/help/options", test_options);
  g_test_add_func ("/help/refused", test_refused);
  g_test_add_func ("/help/too-much", test_too_much);
  g_test_add_func ("/help/damaged", test_damaged);

  return g_test_run ();
}
