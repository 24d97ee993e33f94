/* test-atlas.c: the places and dates of each game, and what refuses to be one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "atlas-fixture.h"
#include "games/games.h"
#include "content/ludo-library.h"

/* The sentences of @node and below, without markup and in small letters. */
static void
gather (const LudoPageNode *node,
        LudoPageLanguage    language,
        GString            *words)
{
  gboolean in_tag = FALSE;

  for (const char *p = node->text[language]; p != NULL && *p != '\0'; p++)
    {
      if (*p == '<' || *p == '>')
        in_tag = *p == '<';
      else if (!in_tag)
        g_string_append_c (words, *p);
    }
  g_string_append_c (words, ' ');
  for (guint i = 0; i < node->children->len; i++)
    gather (g_ptr_array_index (node->children, i), language, words);
}

static char *
paragraph_text (const char          *game_id,
                const LudoAtlasItem *item,
                LudoPageLanguage     language)
{
  g_autofree char *name = g_strconcat (item->page_id, ".page", NULL);
  g_autofree char *path = atlas_tree_path ("content", game_id, name);
  g_autoptr (LudoPageNode) page = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) words = g_string_new (NULL);
  const LudoPageNode *paragraph;

  page = ludo_page_load (path, &error);
  g_assert_no_error (error);
  paragraph = ludo_page_find (page, item->element_id);
  if (paragraph == NULL)
    g_error ("%s: “%s” points to %s#%s, which is not there", game_id,
             item->id, item->page_id, item->element_id);
  gather (paragraph, language, words);

  return g_utf8_casefold (words->str, -1);
}

static void
assert_says (const char          *game_id,
             const LudoAtlasItem *item,
             const char          *text,
             const char          *words)
{
  g_autofree char *folded = g_utf8_casefold (words, -1);

  if (strstr (text, folded) == NULL)
    g_error ("%s: “%s” points to %s#%s, which does not say “%s”", game_id,
             item->id, item->page_id, item->element_id, words);
}

/* The years in figures or, where the date is in words, each of its words. */
static void
assert_says_when (const char          *game_id,
                  const LudoAtlasItem *item,
                  LudoPageLanguage     language,
                  const char          *text)
{
  g_auto (GStrv) words = NULL;

  if (item->when[language] != NULL)
    words = g_strsplit (item->when[language], " ", -1);
  else
    {
      g_autofree char *years = g_strdup_printf ("%d %d", ABS (item->from),
                                                ABS (item->to));

      words = g_strsplit (years, " ", -1);
    }
  for (int i = 0; words[i] != NULL; i++)
    assert_says (game_id, item, text, words[i]);
}

/* Everything shown is said by the paragraph it leads to, in both languages. */
static void
test_references (void)
{
  for (guint g = 0; games_list ()[g] != NULL; g++)
    {
      const char *game_id = games_list ()[g]->id;
      g_autoptr (LudoAtlas) atlas = atlas_of_tree (game_id);

      g_assert_cmpstr (atlas->game, ==, game_id);
      g_assert_cmpuint (atlas->places->len, >=, 4);
      g_assert_cmpuint (atlas->dates->len, >=, 8);
      for (int language = 0; language < LUDO_PAGE_N_LANGUAGES; language++)
        {
          for (guint i = 0; i < atlas->places->len; i++)
            {
              LudoAtlasItem *item = atlas->places->pdata[i];
              g_autofree char *text = paragraph_text (game_id, item,
                                                      language);

              assert_says (game_id, item, text, item->name[language]);
            }
          for (guint i = 0; i < atlas->dates->len; i++)
            {
              LudoAtlasItem *item = atlas->dates->pdata[i];
              g_autofree char *text = paragraph_text (game_id, item,
                                                      language);

              assert_says_when (game_id, item, language, text);
            }
        }
    }
}

static void
assert_typography (const char *game_id,
                   const char *text)
{
  const char *marks = ";:?!%";

  g_assert_null (strchr (text, '\''));
  g_assert_null (strstr (text, "« "));
  for (const char *p = text; *p != '\0'; p++)
    if (strchr (marks, *p) != NULL
        && (p - text < 2 || memcmp (p - 2, "\u00a0", 2) != 0))
      g_error ("%s: no no-break space before “%c” in “%s”", game_id, *p, text);
}

/* Names are used once, and the French is set as French is. */
static void
test_texts (void)
{
  for (guint g = 0; games_list ()[g] != NULL; g++)
    {
      const char *game_id = games_list ()[g]->id;
      g_autoptr (LudoAtlas) atlas = atlas_of_tree (game_id);
      g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
      GPtrArray *lists[] = { atlas->places, atlas->dates };

      assert_typography (game_id, atlas->map_summary[LUDO_PAGE_FRENCH]);
      assert_typography (game_id, atlas->timeline_summary[LUDO_PAGE_FRENCH]);
      for (guint l = 0; l < G_N_ELEMENTS (lists); l++)
        for (guint i = 0; i < lists[l]->len; i++)
          {
            LudoAtlasItem *item = lists[l]->pdata[i];

            if (!g_hash_table_add (ids, item->id))
              g_error ("%s: “%s” is used twice", game_id, item->id);
            assert_typography (game_id, item->name[LUDO_PAGE_FRENCH]);
            if (item->what[LUDO_PAGE_FRENCH] != NULL)
              assert_typography (game_id, item->what[LUDO_PAGE_FRENCH]);
          }
    }
}

/* Places are in the frame. */
static void
test_places (void)
{
  for (guint g = 0; games_list ()[g] != NULL; g++)
    {
      g_autoptr (LudoAtlas) atlas = atlas_of_tree (games_list ()[g]->id);

      for (guint i = 0; i < atlas->places->len; i++)
        {
          LudoAtlasItem *item = atlas->places->pdata[i];

          g_assert_cmpfloat (item->longitude, >, atlas->frame.west);
          g_assert_cmpfloat (item->longitude, <, atlas->frame.east);
          g_assert_cmpfloat (item->latitude, >, atlas->frame.south);
          g_assert_cmpfloat (item->latitude, <, atlas->frame.north);
        }
    }
}

static void
test_words (void)
{
  g_autoptr (LudoAtlas) atlas = atlas_of_tree ("chisolo");
  LudoAtlasItem *first = atlas->dates->pdata[0];
  LudoAtlasItem *second = atlas->dates->pdata[1];
  g_autofree char *french = ludo_atlas_item_when (first, LUDO_PAGE_FRENCH);
  g_autofree char *english = ludo_atlas_item_when (first, LUDO_PAGE_ENGLISH);
  g_autofree char *both = ludo_atlas_item_when (second,
                                                LUDO_PAGE_N_LANGUAGES);
  g_autofree char *years = ludo_atlas_years_words (6370, LUDO_PAGE_FRENCH);
  g_autofree char *thousands = ludo_atlas_years_words (6370,
                                                       LUDO_PAGE_ENGLISH);
  g_autofree char *one = ludo_atlas_years_words (1, LUDO_PAGE_ENGLISH);

  g_assert_cmpstr (french, ==,
                   "vers\u00a05870 av.\u00a0n.\u00a0è.");
  g_assert_cmpstr (english, ==, "c.\u00a05870\u00a0BC");
  g_assert_cmpstr (both, ==,
                   "sixième au huitième siècle / sixth to eighth century");
  g_assert_cmpstr (years, ==, "6\u00a0370 ans");
  g_assert_cmpstr (thousands, ==, "6,370 years");
  g_assert_cmpstr (one, ==, "1 year");
}

static char *
write_scratch (const char *text,
               gssize      length)
{
  g_autoptr (GError) error = NULL;
  char *path = NULL;
  int file = g_file_open_tmp ("atlas-XXXXXX", &path, &error);

  g_assert_no_error (error);
  g_close (file, NULL);
  g_file_set_contents (path, text, length, &error);
  g_assert_no_error (error);

  return path;
}

#define TITLE NAME "<title><fr>a</fr><en>a</en></title>"
#define SUMMARY "<summary><fr>a</fr><en>a</en></summary>"
#define MAP "<map west=\"0\" east=\"9\" south=\"0\" north=\"9\">"
#define NAME "<name><fr>a</fr><en>a</en></name>"
#define WHAT "<what><fr>a</fr><en>a</en></what>"
#define PLACE                                                           \
  "<place id=\"a\" lat=\"1\" lon=\"1\" kind=\"town\" sure=\"sure\" "    \
  "ref=\"history#a\">"
#define IN_MAP(text)                                                    \
  "<atlas game=\"tavli\">\n" TITLE "\n" MAP SUMMARY "\n" text "\n"      \
  "</map><timeline>" SUMMARY "</timeline></atlas>"
#define IN_TIMELINE(text)                                               \
  "<atlas game=\"tavli\">\n" TITLE "\n" MAP SUMMARY "</map>\n"          \
  "<timeline>" SUMMARY "\n" text "\n</timeline></atlas>"

static const struct
{
  const char *text;
  const char *message;
} mistakes[] = {
  { "", "" },
  { "not xml", "" },
  { "<page/>", "line 1: the file has to begin with <atlas>, not with <page>" },
  { "<atlas/>", "line 1: <atlas> names no game" },
  { "<atlas game=\"x\"/>", "line 1: the atlas lacks its name" },
  { "<atlas game=\"x\" colour=\"y\"/>", "no attribute “colour”" },
  { IN_MAP ("<town/>"), "line 4: <town> is not known" },
  { IN_MAP ("text"), "text outside <fr> and <en>" },
  { IN_MAP ("<place/>"), "line 4: “id” is missing" },
  { IN_MAP (PLACE NAME "</place>"), "the reason for showing “a”" },
  { IN_MAP (PLACE WHAT "</place>"), "line 4: “a” lacks its name" },
  { IN_MAP (PLACE "<name><fr>a</fr></name></place>"),
    "<name> lacks its French or its English" },
  { IN_MAP (PLACE "<name><fr> </fr></name></place>"), "this text is empty" },
  { IN_MAP ("<place id=\"a\" lat=\"91\" lon=\"1\" kind=\"town\" "
            "sure=\"sure\" ref=\"history#a\"/>"), "lat=\"91\"" },
  { IN_MAP ("<place id=\"a\" lat=\"1\" lon=\"nan\" kind=\"town\" "
            "sure=\"sure\" ref=\"history#a\"/>"), "lon=\"nan\"" },
  { IN_MAP ("<place id=\"a\" lat=\"1\" lon=\"1\" kind=\"sea\" "
            "sure=\"sure\" ref=\"history#a\"/>"), "“kind” must be town" },
  { IN_MAP ("<place id=\"a\" lat=\"1\" lon=\"1\" kind=\"town\" "
            "sure=\"maybe\" ref=\"history#a\"/>"), "“sure” must be sure" },
  { IN_MAP ("<place id=\"a\" lat=\"1\" lon=\"1\" kind=\"town\" "
            "sure=\"sure\" ref=\"history\"/>"), "“ref” gives a page" },
  { IN_TIMELINE ("<date id=\"a\" sure=\"sure\" ref=\"history#a\">"
                 NAME "</date>"), "line 5: “from” and “to” are years" },
  { IN_TIMELINE ("<date id=\"a\" from=\"0\" sure=\"sure\" "
                 "ref=\"history#a\">" NAME "</date>"), "are years" },
  { IN_TIMELINE ("<date id=\"a\" from=\"9\" to=\"8\" sure=\"sure\" "
                 "ref=\"history#a\">" NAME "</date>"), "go backwards" },
  { IN_TIMELINE ("<date id=\"a\" from=\"9\" sure=\"sure\" "
                 "ref=\"history#a\">" NAME "</date>"
                 "<date id=\"b\" from=\"8\" sure=\"sure\" "
                 "ref=\"history#a\">" NAME "</date>"),
    "comes after a later one" },
  { "<atlas game=\"x\"><map west=\"5\" east=\"5\" south=\"0\" "
    "north=\"9\"/></atlas>", "less than a degree" },
  { "<atlas game=\"x\"><map west=\"0\" east=\"9\" south=\"0\" "
    "north=\"9\" locator=\"middle\"/></atlas>", "is not a corner" },
};

/* A mistake is told with its line, and nothing else happens. */
static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (mistakes); i++)
    {
      g_autofree char *path = write_scratch (mistakes[i].text, -1);
      g_autofree char *name = g_path_get_basename (path);
      g_autoptr (GError) error = NULL;
      LudoAtlas *atlas = ludo_atlas_load (path, &error);

      g_assert_null (atlas);
      g_assert_nonnull (error);
      if (!g_str_has_prefix (error->message, name)
          || strstr (error->message, mistakes[i].message) == NULL)
        g_error ("“%s” was told as “%s”", mistakes[i].text, error->message);
      g_unlink (path);
    }
}

/* The plain frame of the cases above is an atlas. */
static void
test_accepted (void)
{
  g_autofree char *path =
    write_scratch (IN_MAP (PLACE NAME WHAT "</place>"), -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoAtlas) atlas = ludo_atlas_load (path, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (atlas->places->len, ==, 1);
  g_unlink (path);
}

/* As many places as a map may show, and one more. */
static void
test_limits (void)
{
  for (guint n = 200; n <= 201; n++)
    {
      g_autoptr (GString) places = g_string_new (NULL);
      g_auto (GStrv) frame = g_strsplit (IN_MAP ("@"), "@", 2);
      g_autofree char *text = NULL;
      g_autofree char *path = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (LudoAtlas) atlas = NULL;

      for (guint i = 0; i < n; i++)
        g_string_append (places, PLACE NAME WHAT "</place>");
      text = g_strconcat (frame[0], places->str, frame[1], NULL);
      path = write_scratch (text, -1);
      atlas = ludo_atlas_load (path, &error);
      g_unlink (path);
      if (n == 200)
        g_assert_no_error (error);
      else
        g_assert_nonnull (strstr (error->message, "more than 200 places"));
    }
}

/* Cut anywhere or with any byte changed, a file is read or refused. */
static void
test_damaged (void)
{
  g_autofree char *whole_path = atlas_tree_path ("content", "tavli",
                                                 "atlas.xml");
  g_autofree char *text = NULL;
  gsize length;
  guint n_refused = 0;

  g_assert_true (g_file_get_contents (whole_path, &text, &length, NULL));
  for (gsize at = 0; at < length; at += 61)
    {
      g_autofree char *changed = g_memdup2 (text, length);
      g_autofree char *cut_path = write_scratch (text, (gssize) at);
      g_autofree char *changed_path = NULL;
      g_autoptr (GError) error = NULL;
      LudoAtlas *atlas = ludo_atlas_load (cut_path, &error);

      g_assert_null (atlas);
      g_assert_nonnull (error);
      changed[at] = (char) (changed[at] ^ (1 + at % 127));
      changed_path = write_scratch (changed, (gssize) length);
      g_clear_error (&error);
      atlas = ludo_atlas_load (changed_path, &error);
      g_assert_true ((atlas == NULL) == (error != NULL));
      n_refused += atlas == NULL;
      ludo_atlas_free (atlas);
      g_unlink (cut_path);
      g_unlink (changed_path);
    }
  g_assert_cmpuint (n_refused, >, 0);
}

/* As a page it can be searched and told, and a reader's own is preferred. */
static void
test_own_page (void)
{
  g_autofree char *content = atlas_tree_path ("content", NULL, NULL);
  g_autofree char *own = g_dir_make_tmp ("atlas-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (own, "tavli", NULL);
  g_autofree char *path = g_build_filename (folder, "atlas.xml", NULL);
  g_autofree char *from = atlas_tree_path ("content", "tavli", "atlas.xml");
  g_autofree char *text = NULL;
  g_autofree char *changed = NULL;
  g_auto (GStrv) parts = NULL;
  g_autoptr (LudoLibrary) library =
    ludo_library_new (ludo_content_folders_new (own, NULL, content));
  g_autoptr (LudoPageNode) page = NULL;
  g_autoptr (LudoPageNode) mended = NULL;
  g_autoptr (LudoPageNode) whole = NULL;
  g_autoptr (GError) problem = NULL;
  const LudoPageNode *place;
  const LudoPageNode *sentence;

  page = ludo_library_read (library, "tavli", "atlas", NULL, NULL);
  g_assert_nonnull (page);
  g_assert_cmpstr (page->id, ==, "atlas");
  g_assert_nonnull (ludo_page_find (page, "map"));
  g_assert_nonnull (ludo_page_find (page, "timeline"));
  place = ludo_page_find (page, "ostia");
  g_assert_nonnull (place);
  sentence = place->children->pdata[0];
  g_assert_cmpstr (sentence->plain[LUDO_PAGE_ENGLISH], ==,
                   "Ostia: a board that shows a route unlike the one in our "
                   "rules");
  g_assert_cmpstr (sentence->sure, ==, "likely");

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_true (g_file_get_contents (from, &text, NULL, NULL));
  parts = g_strsplit (text, "from=\"1934\"", -1);
  changed = g_strjoinv ("from=\"1935\"", parts);
  g_assert_true (g_file_set_contents (path, changed, -1, NULL));
  mended = ludo_library_read (library, "tavli", "atlas", &problem, NULL);
  g_assert_no_error (problem);
  g_assert_cmpint (((LudoAtlasItem *) mended->atlas->dates->pdata
                      [mended->atlas->dates->len - 1])->from, ==, 1935);

  /* A broken one is told, and the program's is read. */
  g_assert_true (g_file_set_contents (path, "<atlas game=\"tavli\">\n<sea/>",
                                      -1, NULL));
  whole = ludo_library_read (library, "tavli", "atlas", &problem, NULL);
  g_assert_nonnull (whole);
  g_assert_error (problem, LUDO_LIBRARY_PROBLEM, LUDO_LIBRARY_PROBLEM_OWN);
  g_assert_nonnull (strstr (problem->message, "atlas.xml, line 2: <sea>"));

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_cmpint (g_rmdir (own), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/atlas/references", test_references);
  g_test_add_func ("/atlas/texts", test_texts);
  g_test_add_func ("/atlas/places", test_places);
  g_test_add_func ("/atlas/words", test_words);
  g_test_add_func ("/atlas/refused", test_refused);
  g_test_add_func ("/atlas/accepted", test_accepted);
  g_test_add_func ("/atlas/limits", test_limits);
  g_test_add_func ("/atlas/damaged", test_damaged);
  g_test_add_func ("/atlas/own-page", test_own_page);

  return g_test_run ();
}
