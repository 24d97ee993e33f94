/* test-pages-read.c: pages from anywhere are read or refused, and searched
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>
#include <unistd.h>

#include "content/ludo-index.h"
#include "content/ludo-library.h"
#include "content/ludo-markup.h"
#include "play/ludo-language.h"

#define PAGE(body) \
  "<page game=\"tavli\" id=\"rules\">\n<title><fr>T</fr><en>T</en></title>\n" \
  body "</page>"
#define SECTION(body) \
  PAGE ("<section id=\"a\"><title><fr>A</fr><en>A</en></title>\n" body \
        "</section>")
#define VERSE(attributes, body) \
  SECTION ("<verse id=\"v\" " attributes ">" body "</verse>")
#define PARAGRAPH(body) SECTION ("<p id=\"b\">" body "</p>")

static char *data_folder;

static void
test_fold (void)
{
  static const struct
  {
    const char *one;
    const char *other;
  } same[] = {
    { "Zénon", "zenon" },
    { "ZÉNON", "zenon" },
    { "Ze\xcc\x81non", "zenon" },
    { "cœur", "COEUR" },
    { "où ?", "ou\xc2\xa0?" },
    { "l’étoile", "l'etoile" },
    { "2\xe2\x80\xaf" "112", "2 112" },
    { "  tablē \n", "table" },
    { "5–6", "5-6" },
    { "τάβλη", "ΤΑΒΛΗ" },
    { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    {
      g_autofree char *one = ludo_fold (same[i].one, NULL);
      g_autofree char *other = ludo_fold (same[i].other, NULL);

      g_assert_cmpstr (one, ==, other);
    }
}

/* The ranges found are those of the text, accents and all. */
static void
test_ranges (void)
{
  const char *text = "Été, été et ETE\xcc\x81 ; cœur";
  g_autoptr (GArray) ranges = g_array_new (FALSE, FALSE, sizeof (LudoRange));
  static const char *const found[] = { "Été", "été", "ETE\xcc\x81" };

  ludo_fold_find (text, "ete", ranges);
  g_assert_cmpuint (ranges->len, ==, G_N_ELEMENTS (found));
  for (guint i = 0; i < ranges->len; i++)
    {
      const LudoRange *range = &g_array_index (ranges, LudoRange, i);
      g_autofree char *part = g_strndup (text + range->start,
                                         range->end - range->start);

      g_assert_cmpstr (part, ==, found[i]);
    }

  g_array_set_size (ranges, 0);
  ludo_fold_find (text, "oeu", ranges);
  g_assert_cmpuint (ranges->len, ==, 1);
  ludo_fold_find (text, "absent", ranges);
  g_assert_cmpuint (ranges->len, ==, 1);
}

/* A well-formed page is read into the tree: terms, answers, entries. */
static void
test_tree (void)
{
  const char *text =
    SECTION ("<p id=\"b\"><s id=\"s\" sure=\"likely\">\n"
             "<fr>Un <term ref=\"e\">mot</term>\n  &amp; <i xml:lang=\"la\">"
             "alea</i>. </fr><en>A <term ref=\"e\">word</term>.</en>"
             "<note ref=\"n\"/></s></p>"
             "<question id=\"q\"><p id=\"ask\"><s id=\"s2\"><fr>x</fr>"
             "<en>x</en></s></p><answer><p id=\"ans\"><s id=\"s3\">"
             "<fr>y</fr><en>y</en></s></p></answer></question>"
             "<glossary><entry id=\"e\"><name><fr>n</fr><en>n</en></name>"
             "<origin><fr>o</fr><en>o</en></origin></entry></glossary>"
             "<figure id=\"f\" position=\"p\" try=\"yes\"/>");
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoPageNode) page = ludo_page_parse (LUDO_NODE_PAGE, text,
                                                   strlen (text), "x", &error);
  const LudoPageNode *sentence;
  const LudoPageTerm *term;

  g_assert_no_error (error);
  sentence = ludo_page_find (page, "s");
  g_assert_cmpstr (sentence->plain[LUDO_PAGE_FRENCH], ==,
                   "Un mot & alea.");
  g_assert_cmpstr (sentence->sure, ==, "likely");
  g_assert_cmpuint (sentence->terms[LUDO_PAGE_FRENCH]->len, ==, 1);
  term = &g_array_index (sentence->terms[LUDO_PAGE_FRENCH], LudoPageTerm, 0);
  g_assert_cmpuint (term->start, ==, 3);
  g_assert_cmpuint (term->end, ==, 6);
  g_assert_cmpstr (term->entry_id, ==, "e");
  g_assert_cmpint (ludo_page_find (page, "q")->type, ==, LUDO_NODE_QUESTION);
  g_assert_nonnull (ludo_page_find (page, "ans"));
  g_assert_cmpstr (ludo_page_find (page, "e")->title[0], ==, "n");
  g_assert_cmpstr (ludo_page_find (page, "e")->origin[1], ==, "o");
  g_assert_true (ludo_page_find (page, "f")->is_exercise);
}

/* Lines of verse are sentences with a number of their own, the same for readers
 * of both languages; the poem's source is that of its last line alone. */
static void
test_verse (void)
{
  const char *text =
    VERSE ("xml:lang=\"grc\" from=\"9\" sure=\"likely\"",
           "<l>ἑπτὰ μὲν\n  ἕκτος &amp; </l><l>δισσὰς</l>"
           "<p id=\"b\"><s id=\"s\"><fr>sept</fr><en>seven</en></s></p>"
           "<l>ὅς τε</l>"
           "<p id=\"c\"><s id=\"s2\"><fr>celle</fr><en>that</en></s></p>"
           "<note ref=\"n\"/>");
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoPageNode) page = ludo_page_parse (LUDO_NODE_PAGE, text,
                                                   strlen (text), "x", &error);
  const LudoPageNode *verse, *first, *last;

  g_assert_no_error (error);
  verse = ludo_page_find (page, "v");
  g_assert_cmpint (verse->type, ==, LUDO_NODE_VERSE);
  g_assert_cmpuint (verse->children->len, ==, 5);
  first = ludo_page_find (page, "v-9");
  g_assert_true (first == verse->children->pdata[0]);
  g_assert_cmpint (first->type, ==, LUDO_NODE_SENTENCE);
  g_assert_cmpint (first->number, ==, 9);
  g_assert_cmpstr (first->language, ==, "grc");
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      g_assert_cmpstr (first->plain[i], ==, "ἑπτὰ μὲν ἕκτος &");
      g_assert_cmpstr (first->text[i], ==,
                       "<span lang=\"grc\">ἑπτὰ μὲν ἕκτος &amp;</span>");
    }
  g_assert_cmpuint (first->notes->len, ==, 0);
  g_assert_null (first->sure);
  last = ludo_page_find (page, "v-11");
  g_assert_true (last == verse->children->pdata[3]);
  g_assert_cmpuint (last->notes->len, ==, 1);
  g_assert_cmpstr (last->notes->pdata[0], ==, "n");
  g_assert_cmpstr (last->sure, ==, "likely");
  g_assert_cmpint (ludo_page_find (page, "s")->number, ==, 0);
}

/* Greek stands upright among other words, and what has Latin letters does
 * not. */
static void
test_upright (void)
{
  const char *text =
    PARAGRAPH ("<s id=\"s\"><fr><i xml:lang=\"grc\">τάβλη</i></fr>"
               "<en><i xml:lang=\"grc-Latn\">table</i></en></s>");
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoPageNode) page = ludo_page_parse (LUDO_NODE_PAGE, text,
                                                   strlen (text), "x", &error);

  g_assert_no_error (error);
  g_assert_cmpstr (ludo_page_find (page, "s")->text[LUDO_PAGE_FRENCH], ==,
                   "<span lang=\"grc\">τάβλη</span>");
  g_assert_cmpstr (ludo_page_find (page, "s")->text[LUDO_PAGE_ENGLISH], ==,
                   "<span style=\"italic\" lang=\"grc-Latn\">table</span>");
}

static void
test_hostile (void)
{
  static const struct
  {
    const char *text;
    const char *line;
  } cases[] = {
    { PARAGRAPH ("\n<s id=\"x\"><fr>\xff\xfe</fr><en>a</en></s>"),
      "line 5" },
    { PARAGRAPH ("<s id=\"x\"><fr>a</fr></s>"), "line 4" },
    { PARAGRAPH ("<s id=\"x\"><fr>a</fr><fr>b</fr></s>"), "line 4" },
    { PARAGRAPH ("<s id=\"b\"><fr>a</fr><en>b</en></s>"), "line 4" },
    { PARAGRAPH ("<s id=\"x\" sure=\"perhaps\"/>"), "line 4" },
    { PARAGRAPH ("<s><fr>a</fr><en>b</en></s>"), "line 4" },
    { PARAGRAPH ("<s id=\"x\"><fr><i><i><i><i><i>a</i></i></i></i></i></fr>"
                 "</s>"), "line 4" },
    { PARAGRAPH ("<s id=\"x\"><fr><p id=\"c\"/></fr></s>"), "line 4" },
    { PARAGRAPH ("<s id=\"x\"><fr><term ref=\"a\"><term ref=\"b\">x</term>"
                 "</term></fr></s>"), "line 4" },
    { PARAGRAPH ("<s id=\"x\"><fr><ruleset/></fr></s>"), "line 4" },
    { PARAGRAPH ("<s id=\"x\"><fr><link>a</link></fr></s>"), "line 4" },
    { PARAGRAPH ("<s id=\"x\"><fr><link ref=\"#b\">a</link></fr></s>"),
      "line 4" },
    { PARAGRAPH ("<s id=\"x\"><fr><ruleset id=\"none\"/></fr></s>"),
      "line 4" },
    { VERSE ("", "<l>a</l>"), "line 4" },
    { VERSE ("xml:lang=\"\"", "<l>a</l>"), "line 4" },
    { VERSE ("xml:lang=\"a&quot;b\"", "<l>a</l>"), "line 4" },
    { VERSE ("xml:lang=\"grc\" from=\"0\"", "<l>a</l>"), "line 4" },
    { VERSE ("xml:lang=\"grc\" from=\"-1\"", "<l>a</l>"), "line 4" },
    { VERSE ("xml:lang=\"grc\" from=\"100000\"", "<l>a</l>"), "line 4" },
    { VERSE ("xml:lang=\"grc\" from=\"ten\"", "<l>a</l>"), "line 4" },
    { VERSE ("xml:lang=\"grc\"", ""), "line 4" },
    { VERSE ("xml:lang=\"grc\"", "<p id=\"c\"/>"), "line 4" },
    { VERSE ("xml:lang=\"grc\"", "a"), "line 4" },
    { VERSE ("xml:lang=\"grc\"", "<l>\n</l>"), "line 5" },
    { VERSE ("xml:lang=\"grc\"", "<l/>"), "line 4" },
    { VERSE ("xml:lang=\"grc\"", "<l id=\"c\">a</l>"), "line 4" },
    { VERSE ("xml:lang=\"grc\"", "<l><l>a</l></l>"), "line 4" },
    { VERSE ("xml:lang=\"grc\"", "<l><fr>a</fr><en>a</en></l>"), "line 4" },
    { VERSE ("xml:lang=\"grc\"", "<l>a<note ref=\"b\"/></l>"), "line 4" },
    { VERSE ("xml:lang=\"grc\"", "<l><i>a</i></l>"), "line 4" },
    { VERSE ("xml:lang=\"grc\"", "<s id=\"c\"><fr>a</fr><en>a</en></s>"),
      "line 4" },
    { VERSE ("xml:lang=\"grc\"", "<p id=\"v-1\"/><l>a</l>"), "line 4" },
    { VERSE ("xml:lang=\"grc\"", "<l>a</l><p id=\"v-1\"/>"), "line 4" },
    { PARAGRAPH ("<l>a</l>"), "line 4" },
    { PARAGRAPH ("<verse id=\"v\" xml:lang=\"la\"/>"), "line 4" },
    { SECTION ("<section id=\"c\"/>"), "line 4" },
    { SECTION ("<box id=\"c\"><box id=\"d\"/></box>"), "line 4" },
    { SECTION ("<figure id=\"f\"/>"), "line 4" },
    { SECTION ("<picture id=\"f\"/>"), "line 4" },
    { SECTION ("<figure id=\"f\" position=\"p\" file=\"a.svg\"/>"),
      "line 4" },
    { SECTION ("\n<picture id=\"f\" file=\"a.svg\"></picture>"), "line 5" },
    { PAGE ("<title><section id=\"a\"/></title>"), "line 3" },
    { PAGE ("<page game=\"a\" id=\"b\"/>"), "line 3" },
    { "<page game=\"tavli\" id=\"rules\"/><page game=\"a\" id=\"b\"/>",
      "line 1" },
    { "<!DOCTYPE page [<!ENTITY a \"b\">]>\n<page game=\"t\" id=\"r\">"
      "<title><fr>&a;</fr></title></page>", "line 2" },
    { "\xff", "line 1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LudoPageNode) page =
        ludo_page_parse (LUDO_NODE_PAGE, cases[i].text, strlen (cases[i].text),
                         "own.page", &error);

      if (page != NULL)
        g_error ("case %u is taken for a page", i);
      if (strstr (error->message, "own.page") == NULL
          || strstr (error->message, cases[i].line) == NULL)
        g_error ("case %u: %s", i, error->message);
    }
}

/* A picture that is missing, broken or anywhere but beside the page is
 * refused with its line, and the program's page is read. */
static void
test_pictures (void)
{
  static const struct
  {
    const char *file;
    const char *drawing;
  } cases[] = {
    { "none.svg", NULL }, { "broken.svg", "<svg" }, { "empty.svg", "" },
    { "../../content/tavli/tower.svg", NULL }, { "text.page", "a" },
  };
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "own", NULL);
  g_autofree char *folder = g_build_filename (own, "tavli", NULL);
  g_autofree char *path = g_build_filename (folder, "history.page", NULL);
  g_autofree char *content =
    g_build_filename (data_folder, "content", NULL);

  g_mkdir_with_parents (folder, 0700);
  for (guint i = 0; i <= G_N_ELEMENTS (cases); i++)
    {
      gboolean good = i == G_N_ELEMENTS (cases);
      g_autofree char *text =
        g_strdup_printf ("<page game=\"tavli\" id=\"history\">\n"
                         "<section id=\"a\">\n<picture id=\"f\" file=\"%s\">"
                         "<description><fr>a</fr><en>a</en></description>"
                         "</picture></section></page>",
                         good ? "tower.svg" : cases[i].file);
      g_autoptr (LudoLibrary) library =
        ludo_library_new (ludo_content_folders_new (own, NULL, content));
      g_autoptr (GError) problem = NULL;
      g_autoptr (LudoPageNode) page = NULL;

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      if (!good && cases[i].drawing != NULL)
        {
          g_autofree char *drawing = g_build_filename (folder, cases[i].file,
                                                       NULL);

          g_assert_true (g_file_set_contents (drawing, cases[i].drawing, -1,
                                              NULL));
        }
      page = ludo_library_read (library, "tavli", "history", &problem, NULL);
      g_assert_nonnull (page);
      if (good)
        {
          g_assert_no_error (problem);
          g_assert_true (g_path_is_absolute (ludo_page_find (page, "f")
                                               ->picture));
          g_assert_cmpstr (ludo_page_find (page, "f")->plain[1], ==, "a");
        }
      else
        {
          g_assert_nonnull (problem);
          g_assert_nonnull (strstr (problem->message, "line 3"));
          g_assert_nonnull (ludo_page_find (page, "people"));
        }
    }
}

/* Nesting has no bottom, and a page as large as memory is none. */
static void
test_huge (void)
{
  g_autoptr (GString) deep = g_string_new ("<page game=\"t\" id=\"r\">");
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (),
                                            "huge.page", NULL);
  g_autofree char *large = NULL;
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 100000; i++)
    g_string_append (deep, "<section id=\"s\">");
  g_assert_null (ludo_page_parse (LUDO_NODE_PAGE, deep->str, deep->len, "deep",
                                  &error));
  g_assert_nonnull (error);
  g_clear_error (&error);

  g_mkdir_with_parents (g_get_user_cache_dir (), 0700);
  large = g_strnfill (LUDO_MARKUP_SIZE_MAX + 1, ' ');
  g_assert_true (g_file_set_contents (path, large, -1, NULL));
  g_assert_null (ludo_page_load (path, &error));
  g_assert_error (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT);
  g_clear_error (&error);

  g_assert_null (ludo_page_load (g_get_user_cache_dir (), &error));
  g_assert_nonnull (error);
}

/* A page whose fourth line is @before, @n times @each and @after. */
static char *
repeat (const char *before,
        const char *each,
        guint       n,
        const char *after)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "<page game=\"tavli\" id=\"rules\">\n\n\n"
                                "<section id=\"a\">%s", before);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i);
      g_auto (GStrv) parts = g_strsplit (each, "@", -1);
      g_autofree char *numbered = g_strjoinv (number, parts);

      g_string_append (text, numbered);
    }
  g_string_append_printf (text, "%s</section></page>", after);

  return g_string_free (text, FALSE);
}

#define SENTENCE "<s id=\"s@\"><fr>a</fr><en>a</en></s>"
#define TEXT "<p id=\"b\"><s id=\"c\"><fr>a</fr><en>"
#define TEXT_END "</en></s></p>"

/* Each page holds as much as it may, and one more of it is refused, by the
 * line and the limit. */
static void
test_limits (void)
{
  static const struct
  {
    const char *before;
    const char *each;
    const char *after;
    guint most;
    const char *limit;
  } cases[] = {
    { "<title><fr>a</fr><en>", "é", "</en></title>", 200, "200 letters" },
    { TEXT, "é", TEXT_END, 1000, "1000 letters" },
    { TEXT "e", "\u0301", TEXT_END, 10, "10 accents" },
    { TEXT "e", "\u0301\u200d", TEXT_END, 10, "10 accents" },
    { "<p id=\"b\">", SENTENCE, "</p>", 50, "50 sentences" },
    { "<verse id=\"v\" xml:lang=\"grc\">", "<l>a</l>", "</verse>", 50,
      "50 sentences" },
    { "<verse id=\"v\" xml:lang=\"grc\"><l>", "é", "</l></verse>", 200,
      "200 letters" },
    { "", "<figure id=\"f@\" position=\"\"/>", "", 100, "100 figures" },
    { "<p id=\"", "b", "\"/>", 200, "200 letters" },
    /* The page and its section are elements too. */
    { "", "<p id=\"p@\"/>", "", 4998, "5000 elements" },
    /* A hundred letters in each language. */
    { "",
      "<p id=\"p@\"><s id=\"s@\">"
      "<fr>1234567890123456789012345678901234567890123456789012345678901234567"
      "890123456789012345678901234567890</fr>"
      "<en>1234567890123456789012345678901234567890123456789012345678901234567"
      "890123456789012345678901234567890</en></s></p>", "", 1000,
      "200000 letters" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *full = repeat (cases[i].before, cases[i].each,
                                      cases[i].most, cases[i].after);
      g_autofree char *over = repeat (cases[i].before, cases[i].each,
                                      cases[i].most + 1, cases[i].after);
      g_autoptr (GError) error = NULL;
      g_autoptr (LudoPageNode) page = ludo_page_parse (LUDO_NODE_PAGE, full,
                                                       strlen (full),
                                                       "own.page", &error);

      g_assert_no_error (error);
      g_assert_null (ludo_page_parse (LUDO_NODE_PAGE, over, strlen (over),
                                      "own.page", &error));
      g_assert_error (error, LUDO_PAGE_ERROR, LUDO_PAGE_ERROR_FORMAT);
      if (!g_str_has_prefix (error->message, "own.page, line 4:")
          || strstr (error->message, cases[i].limit) == NULL)
        g_error ("case %u: %s", i, error->message);
    }
}

/* Files that stopped the window for minutes, or took all memory; and what is
 * refused in them is not told at such length either. */
static void
test_endless (void)
{
  static const struct
  {
    const char *before;
    const char *each;
    const char *after;
    guint n;
  } cases[] = {
    { "<title><fr>a</fr><en>", "a", "</en></title>", 300000 },
    { TEXT "e", "\u0301", TEXT_END, 200000 },
    { "", "<p id=\"p@\">" SENTENCE "</p>", "", 30000 },
    { "", "<figure id=\"f@\" position=\"\"/>", "", 3000 },
    { "<p id=\"", "b", "\"/>", 300000 },
    { "<p", "b", "/>", 300000 },
    { "<p id=\"b\" ", "b", "=\"\"/>", 300000 },
    { "&", "b", ";", 300000 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = repeat (cases[i].before, cases[i].each,
                                      cases[i].n, cases[i].after);
      g_autoptr (GError) error = NULL;

      g_assert_null (ludo_page_parse (LUDO_NODE_PAGE, text, strlen (text),
                                      "own.page", &error));
      g_assert_nonnull (strstr (error->message, "4"));
      g_assert_cmpint (g_utf8_strlen (error->message, -1), <, 400);
    }
}

/* A damaged page is read or refused, and leaks no memory in either case. */
static void
test_gnawed (void)
{
  g_autofree char *path = g_build_filename (data_folder, "content", "tavli",
                                            "vocabulary.page", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_read = 0;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  for (int i = 0; i < 1500; i++)
    {
      g_autofree char *copy = g_memdup2 (text, length);
      gsize left = i % 3 == 0 ? (gsize) g_rand_int_range (rand, 0,
                                                          (int) length)
                              : length;
      g_autoptr (GError) error = NULL;
      g_autoptr (LudoPageNode) page = NULL;

      for (int j = g_rand_int_range (rand, 0, 4); j > 0; j--)
        copy[g_rand_int_range (rand, 0, (int) length)] =
          "<>\"/&; \n=aps\xc3\0"[g_rand_int_range (rand, 0, 14)];
      page = ludo_page_parse (LUDO_NODE_PAGE, copy, left, "gnawed", &error);
      g_assert_true ((page == NULL) == (error != NULL));
      n_read += page != NULL;
    }
  g_test_message ("%u of 1500 gnawed pages could still be read", n_read);
  g_assert_cmpuint (n_read, >, 0);
  g_assert_cmpuint (n_read, <, 1500);
}

static void
test_search (void)
{
  static const char *const games[] = { "tavli", "chisolo", NULL };
  g_autofree char *installed = g_build_filename (data_folder, "content",
                                                 NULL);
  g_autoptr (LudoLibrary) library =
    ludo_library_new (ludo_content_folders_new (NULL, NULL, installed));
  g_autoptr (LudoIndex) index = ludo_index_new (library, games);
  g_autoptr (GPtrArray) hits = NULL;
  g_autoptr (GPtrArray) all = NULL;
  g_autoptr (GPtrArray) none = NULL;
  g_autoptr (GPtrArray) english = NULL;
  g_autofree char *excerpt = NULL;
  guint n_found;

  hits = ludo_index_search (index, "ZENON empereur", "tavli",
                            LUDO_PAGE_FRENCH, 100, NULL);
  g_assert_cmpuint (hits->len, >, 0);
  for (guint i = 0; i < hits->len; i++)
    {
      const LudoHit *hit = g_ptr_array_index (hits, i);
      g_autofree char *folded = ludo_fold (hit->text, NULL);

      g_assert_cmpstr (hit->game_id, ==, "tavli");
      g_assert_cmpint (hit->language, ==, LUDO_PAGE_FRENCH);
      g_assert_nonnull (strstr (folded, "zenon"));
      g_assert_nonnull (strstr (folded, "empereur"));
      g_assert_cmpuint (hit->ranges->len, >=, 2);
    }
  excerpt = ludo_hit_dup_excerpt (g_ptr_array_index (hits, 0), 80);
  g_assert_nonnull (strstr (excerpt, "<b>Zénon</b>"));

  /* A text that stands in the other language alone is found there. */
  english = ludo_index_search (index, "gathers them", "tavli",
                               LUDO_PAGE_FRENCH, 100, NULL);
  g_assert_cmpuint (english->len, ==, 1);
  g_assert_cmpint (((LudoHit *) g_ptr_array_index (english, 0))->language,
                   ==, LUDO_PAGE_ENGLISH);

  /* A line of verse is found once, by readers of either language. */
  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    {
      g_autoptr (GPtrArray) lines =
        ludo_index_search (index, "επτα μεν εκτος", "tavli", i, 100, NULL);
      const LudoHit *hit;

      g_assert_cmpuint (lines->len, ==, 1);
      hit = g_ptr_array_index (lines, 0);
      g_assert_cmpstr (hit->element_id, ==, "poem-lines-9");
      g_assert_cmpint (hit->language, ==, i);
    }

  all = ludo_index_search (index, "le", NULL, LUDO_PAGE_FRENCH, 5000,
                           &n_found);
  g_assert_cmpuint (all->len, ==, n_found);
  hits = (g_ptr_array_unref (hits),
          ludo_index_search (index, "le", "tavli", LUDO_PAGE_FRENCH, 5000,
                             NULL));
  g_assert_cmpuint (all->len, >, hits->len);
  /* No two show the same. */
  for (guint i = 0; i + 1 < all->len; i++)
    for (guint j = i + 1; j < all->len; j++)
      {
        const LudoHit *one = g_ptr_array_index (all, i);
        const LudoHit *other = g_ptr_array_index (all, j);

        g_assert_false (g_str_equal (one->text, other->text)
                        && g_str_equal (one->page_id, other->page_id)
                        && g_str_equal (one->game_id, other->game_id)
                        && one->section != NULL
                        && g_strcmp0 (one->section, other->section) == 0);
      }
  none = ludo_index_search (index, "xyzzy", NULL, LUDO_PAGE_FRENCH, 100,
                            &n_found);
  g_assert_cmpuint (n_found, ==, 0);
  g_assert_cmpuint (none->len, ==, 0);
}

/* If more is found than can be listed, each game has its share, and the share
 * that a game does not use goes to the others. */
static void
test_shares (void)
{
  static const char *const games[] = { "tavli", "chisolo", "zohn-ahl",
                                       "ken-wan", NULL };
  g_autofree char *installed = g_build_filename (data_folder, "content",
                                                 NULL);
  g_autoptr (LudoLibrary) library =
    ludo_library_new (ludo_content_folders_new (NULL, NULL, installed));
  g_autoptr (LudoIndex) index = ludo_index_new (library, games);
  g_autoptr (GPtrArray) many = NULL;
  g_autoptr (GPtrArray) few = NULL;
  g_autoptr (GPtrArray) lone = NULL;
  guint n_of_game[G_N_ELEMENTS (games)] = { 0 };
  guint game = 0;
  guint n_found, n_zeno;

  many = ludo_index_search (index, "le", NULL, LUDO_PAGE_FRENCH, 82,
                            &n_found);
  g_assert_cmpuint (many->len, ==, 82);
  g_assert_cmpuint (n_found, >, 400);
  for (guint i = 0; i < many->len; i++)
    {
      const LudoHit *hit = g_ptr_array_index (many, i);

      while (!g_str_equal (hit->game_id, games[game]))
        game++;
      n_of_game[game]++;
    }
  g_assert_cmpuint (n_of_game[0], ==, 21);
  g_assert_cmpuint (n_of_game[1], ==, 21);
  g_assert_cmpuint (n_of_game[2], ==, 20);
  g_assert_cmpuint (n_of_game[3], ==, 20);

  lone = ludo_index_search (index, "zenon", "tavli", LUDO_PAGE_FRENCH, 5000,
                            &n_zeno);
  g_assert_cmpuint (n_zeno, >, 5);
  few = ludo_index_search (index, "zenon", "tavli", LUDO_PAGE_FRENCH, 5,
                           &n_found);
  g_assert_cmpuint (few->len, ==, 5);
  g_assert_cmpuint (n_found, ==, n_zeno);
  for (guint i = 0; i < few->len; i++)
    g_assert_cmpstr (((LudoHit *) g_ptr_array_index (few, i))->element_id, ==,
                     ((LudoHit *) g_ptr_array_index (lone, i))->element_id);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  data_folder = g_strdup (g_getenv ("LUDOTHEQUE_DATADIR"));
  g_assert_nonnull (data_folder);
  ludo_language_init (TEST_LOCALEDIR, "en");
  g_test_add_func ("/reader/fold", test_fold);
  g_test_add_func ("/reader/fold/ranges", test_ranges);
  g_test_add_func ("/reader/page/tree", test_tree);
  g_test_add_func ("/reader/page/verse", test_verse);
  g_test_add_func ("/reader/page/upright", test_upright);
  g_test_add_func ("/reader/page/hostile", test_hostile);
  g_test_add_func ("/reader/page/pictures", test_pictures);
  g_test_add_func ("/reader/page/huge", test_huge);
  g_test_add_func ("/reader/page/limits", test_limits);
  g_test_add_func ("/reader/page/endless", test_endless);
  g_test_add_func ("/reader/page/gnawed", test_gnawed);
  g_test_add_func ("/reader/index", test_search);
  g_test_add_func ("/reader/index/shares", test_shares);

  return g_test_run ();
}
