/* fuzz-pages.c: pages to read and maps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "fuzz.h"

#include <glib/gstdio.h>
#include <string.h>

#include "atlas/ludo-map-drawing.h"
#include "content/ludo-page.h"
#include "games/games.h"
#include "learn/ludo-lesson-result.h"
#include "learn/ludo-draft.h"
#include "learn/ludo-puzzle.h"

/* The width of the map and the timeline, in pixels. */
#define WIDTH 360

static void
check_markup (const char *markup)
{
  g_autoptr (GError) error = NULL;

  pango_parse_markup (markup, -1, 0, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

/* Checks the properties on which the window and the printer rely. */
static void
check_node (const LudoPageNode *node)
{
  for (int language = 0; language < LUDO_PAGE_N_LANGUAGES; language++)
    {
      const char *plain = node->plain[language];

      if (node->text[language] != NULL)
        check_markup (node->text[language]);
      if (node->title[language] != NULL)
        check_markup (node->title[language]);
      for (guint i = 0; node->terms[language] != NULL
                        && i < node->terms[language]->len; i++)
        {
          const LudoPageTerm *term = &g_array_index (node->terms[language],
                                                     LudoPageTerm, i);

          g_assert_cmpuint (term->start, <=, term->end);
          g_assert_cmpuint (term->end, <=, strlen (plain));
          g_assert_true (g_utf8_validate (plain + term->start,
                                          term->end - term->start, NULL));
        }
    }
  for (guint i = 0; i < node->children->len; i++)
    check_node (g_ptr_array_index (node->children, i));
}

static gboolean
try_page (const char *text,
          gsize       length,
          const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoPageNode) page = ludo_page_parse (LUDO_NODE_PAGE, text, length,
                                                   "fuzz.page", &error);

  if (page == NULL)
    {
      fuzz_check_error (error);
      return FALSE;
    }
  g_assert_nonnull (ludo_page_game (page));
  g_assert_nonnull (page->id);
  check_node (page);

  return TRUE;
}

static const char *const page_words[] = {
  "<page game=\"tavli\" id=\"rules\">", "</page>", "<section id=\"a\">",
  "</section>", "<p id=\"b\">", "</p>", "<s id=\"c\">", "</s>", "<fr>",
  "</fr>", "<en>", "</en>", "<i>", "</i>", "<b>", "</b>", "<tt>", "</tt>",
  "<br/>", "<term ref=\"d\">", "<term>",
  "</term>", "<note ref=\"e\"/>", "<table id=\"f\">", "<row>", "<cell>",
  "<figure id=\"g\" position=\"", "<caption>", "<answer>", "<title>",
  "</title>", "<name>", "</name>", "<origin>", "</origin>", "<list id=\"h\">",
  "<item id=\"i\">", "<verse id=\"l\" xml:lang=\"grc\">", "</verse>", "<l>",
  "</l>", " from=\"99999\"", "<entry id=\"j\">", "<glossary>",
  "<source id=\"k\">",
  " sure=\"likely\"", " try=\"yes\"", " head=\"yes\"", " ruleset=\"\"",
  " id=\"\"", "xml:lang=\"fr\"", "&amp;", "&#0;", "&#x10ffff;", "&nothing;",
  "<![CDATA[", "]]>", "<!--", "-->", "<?php ", "<!DOCTYPE page [", "\xc2\xa0",
  "\xff", "<map>", "<timeline>", NULL,
};

const FuzzKind fuzz_page = {
  .name = "page",
  .words = page_words,
  .files = "data/content/*/*.page",
  .try = try_page,
  .cost = 1,
};

/* The lesson editor takes up whatever lesson there is; what it writes of it is
 * a lesson, or refused as any other file. */
static void
check_draft (const LudoLesson *lesson)
{
  g_autoptr (LudoDraft) draft = ludo_draft_new_from (lesson);
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoLesson) again = ludo_draft_dup_lesson (draft, "lesson",
                                                        &error);

  if (again == NULL)
    fuzz_check_error (error);
  else
    g_assert_cmpuint (again->steps->len, ==, lesson->steps->len);
}

/* A lesson that is accepted is whole. */
static gboolean
try_lesson (const char *text,
            gsize       length,
            const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoLesson) lesson = ludo_lesson_parse (text, length,
                                                     "fuzz.lesson", &error);

  if (lesson == NULL)
    {
      fuzz_check_error (error);
      return FALSE;
    }
  g_assert_nonnull (lesson->rules);
  g_assert_cmpuint (lesson->steps->len, >, 0);
  check_node (lesson->page);
  check_draft (lesson);
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const LudoStep *step = g_ptr_array_index (lesson->steps, i);
      GameState state;

      g_assert_true (lesson->rules->parse (step->position, &state, NULL));
      if (step->kind == LUDO_STEP_MOVE)
        g_assert_cmpuint (step->answers->len, >, 0);
      if (step->kind == LUDO_STEP_CELL)
        g_assert_cmpint (step->cells[0], >=, 0);
    }

  return TRUE;
}

static const char *const lesson_words[] = {
  "<lesson game=\"tavli\">", "<lesson game=\"chisolo\" level=\"2\">",
  "</lesson>", "<title>", "</title>", "<fr>", "</fr>", "<en>", "</en>",
  "<aim>", "</aim>", "<setup position=\"h:15 h:15 w -\"/>",
  "<step id=\"a\" kind=\"move\"", "<step id=\"b\" kind=\"cell\"",
  "<step id=\"c\" kind=\"play\"", "<step id=\"d\" kind=\"number\"",
  "<step id=\"e\" kind=\"predict\"", "<step id=\"f\" kind=\"place\"",
  "</step>", "/>", " position=\"", " throw=\"r256\"", " throw=\"r666\"",
  " moves=\"", " answers=\"h/2 h/5 h/6\"", " answers=\",\"",
  " aim=\"captures=most\"", " aim=\"their-blots>=1\"",
  " aim=\"danger=least\"", " cells=\"1 2 3\"", " which=\"movable\"",
  " which=\"stuck\"", " target=\"", " rounds=\"9999\"",
  " plies=\"0\"", " against=\"6\"", " measure=\"risk\"",
  " ref=\"history#\"", "<ask>", "</ask>", "<option right=\"yes\">",
  "</option>", "<answer>", "</answer>", "<wrong move=\"h/2\">",
  "<wrong value=\"1\">", "</wrong>", "<hint>", "</hint>", "<right>",
  "</right>", "<s id=\"g\">", "</s>", "&#0;", "<!--", "-->", "\xff", NULL,
};

const FuzzKind fuzz_lesson = {
  .name = "lesson",
  .words = lesson_words,
  .files = "data/content/*/lessons/*.lesson",
  .try = try_lesson,
  .cost = 4,
};

/* A page that is accepted has a single answer. */
static gboolean
try_puzzle (const char *text,
            gsize       length,
            const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) puzzles = ludo_puzzle_parse (text, "puzzles.list",
                                                     &error);

  if (puzzles == NULL)
    {
      fuzz_check_error (error);
      return FALSE;
    }
  for (guint i = 0; i < MIN (puzzles->len, 3); i++)
    {
      g_autoptr (GError) wrong = NULL;

      if (!ludo_puzzle_check (g_ptr_array_index (puzzles, i),
                              games_find ("chisolo"), &wrong))
        fuzz_check_error (wrong);
    }

  return TRUE;
}

static const char *const puzzle_words[] = {
  "; ", "wins=1", "captures=most", "danger=least", "risk=least", "a1", "a1xg4",
  "0,0,0,0,4,0,1/0,0,0,0,1,0,0/1,0,1,0,0,0,0/1,0,0,0,0,0,0 s -+ 12", "# ",
  "\n", "7", "-1", "<step/>", "\"", "&", "\xff", NULL,
};

const FuzzKind fuzz_puzzle = {
  .name = "puzzle",
  .words = puzzle_words,
  .files = "data/content/chisolo/puzzles.list",
  .try = try_puzzle,
  .cost = 2,
};

/* A result that is accepted is the same after printing and reading. */
static gboolean
try_result (const char *text,
            gsize       length,
            const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoResult) result = ludo_result_parse (text, length,
                                                     "fuzz.result", &error);
  g_autoptr (LudoResult) again = NULL;
  g_autofree char *printed = NULL;
  g_autofree char *reprinted = NULL;

  if (result == NULL)
    {
      fuzz_check_error (error);
      return FALSE;
    }
  printed = ludo_result_print (result);
  again = ludo_result_parse (printed, strlen (printed), "again", &error);
  g_assert_no_error (error);
  reprinted = ludo_result_print (again);
  g_assert_cmpstr (printed, ==, reprinted);

  return TRUE;
}

static void
make_results (GPtrArray *corpus,
              GameRng   *rng)
{
  g_ptr_array_add (corpus, g_string_new (
    "ludotheque-result 1\nlesson chisolo/first-steps\nchecksum "
    "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\n"
    "name Awa\nstep sow move right 2 14 b1\nstep where cell open 1 3 c4 d1\n"));
  g_ptr_array_add (corpus, g_string_new (
    "ludotheque-result 2\nlesson chisolo/first-steps\nid first-steps\nchecksum "
    "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\n"
    "name Awa\nstep sow move wrong 2 14 b1\nasks sow 0123456789abcdef\n"
    "help sow 1 shown\nstep where cell open 0 3\nguess sow c4\n"));
}

static const char *const result_words[] = {
  "ludotheque-result 1\n", "ludotheque-result 2\n", "lesson ", "id ",
  "checksum ", "name ", "step ", "asks sow ", "help sow ", " shown", " right ",
  " open ", " 0 ", " 99999999999 ", "\n", "\r", "\x1b[31m", "\xff", "../../x",
  "=cmd()", "\xe2\x80\xa8", NULL,
};

const FuzzKind fuzz_result = {
  .name = "result",
  .words = result_words,
  .make = make_results,
  .try = try_result,
  .cost = 1,
};

/* The places have room on a map, whatever its frame. */
static void
set_out (LudoAtlas *atlas)
{
  g_autoptr (LudoMapDrawing) map = ludo_map_drawing_new (atlas);
  g_autoptr (GArray) pins = ludo_map_drawing_place_pins (map, WIDTH, 24);

  g_assert_cmpfloat (ludo_map_drawing_get_height (map, WIDTH), >, 0);
  g_assert_cmpuint (pins->len, ==, atlas->places->len);
}

static gboolean
try_atlas (const char *text,
           gsize       length,
           const char *folder)
{
  g_autofree char *path = fuzz_write (folder, "atlas.xml", text, length);
  g_autoptr (GError) error = NULL;
  g_autoptr (LudoPageNode) page = NULL;
  LudoAtlas *atlas = ludo_atlas_load (path, &error);

  g_unlink (path);
  if (atlas == NULL)
    {
      fuzz_check_error (error);
      return FALSE;
    }
  set_out (atlas);
  page = ludo_atlas_new_page (atlas);
  check_node (page);

  return TRUE;
}

static const char *const atlas_words[] = {
  "<atlas game=\"tavli\">", "</atlas>", "<map west=\"-180\" east=\"180\" "
  "south=\"-90\" north=\"90\">", "</map>", "<timeline>", "</timeline>",
  "<place id=\"a\" ref=\"history#b\" sure=\"sure\" lat=\"90\" lon=\"180\" "
  "kind=\"town\">", "</place>", "<date id=\"c\" ref=\"d#e\" sure=\"wrong\" "
  "from=\"-100000\" to=\"3000\">", "</date>", "<name>", "</name>", "<what>",
  "</what>", "<when>", "</when>", "<summary>", "</summary>", "<title>",
  "</title>", "<fr>", "</fr>", "<en>", "</en>", " circa=\"yes\"",
  " locator=\"none\"", "&amp;", "&#0;", "<!--", "-->", "\xff", "<", ">", NULL,
};

const FuzzKind fuzz_atlas = {
  .name = "atlas",
  .words = atlas_words,
  .files = "data/content/*/atlas.xml",
  .try = try_atlas,
  .cost = 2,
};
