/* test-lesson-length.c: no lesson makes its pupils read more than they do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "page-tree.h"

#include <string.h>

#include "games/games.h"

/* The most words to be read for each minute that a lesson says it takes: a
 * pupil of twelve reads some 130 of them in a minute, and most of the time is
 * for what is done. */
#define WORDS_A_MINUTE 40

static guint
count_words (const PageTree *node,
             const char     *language)
{
  g_autoptr (GPtrArray) texts = page_tree_all ((PageTree *) node, language);
  guint n = 0;

  for (guint i = 0; i < texts->len; i++)
    {
      g_autofree char *words = page_tree_words (texts->pdata[i], NULL);
      g_auto (GStrv) parts = g_strsplit (words, " ", -1);

      for (int j = 0; parts[j] != NULL; j++)
        n += parts[j][0] != '\0';
    }

  return n;
}

/* The words of @verse: its lines from the first to the last that is wanted, and
 * what translates them. */
static guint
count_verse (const PageTree *verse,
             guint           first,
             guint           last,
             const char     *language)
{
  guint n = 0, line = 0;
  gboolean is_wanted = TRUE;

  for (guint i = 0; i < verse->children->len; i++)
    {
      const PageTree *child = verse->children->pdata[i];

      if (page_tree_is (child, "l"))
        {
          g_autofree char *words = page_tree_words (child, NULL);
          g_auto (GStrv) parts = g_strsplit (words, " ", -1);

          is_wanted = ++line >= first && line <= last;
          n += is_wanted ? g_strv_length (parts) : 0;
        }
      else if (is_wanted)
        n += count_words (child, language);
    }

  return n;
}

/* The words of the passage that @step shows, 0 if it shows none. */
static guint
count_passage (const char     *game_id,
               const PageTree *step,
               const char     *language)
{
  const char *ref = page_tree_get (step, "ref");
  const char *lines = page_tree_get (step, "lines");
  g_auto (GStrv) parts = g_strsplit (ref != NULL ? ref : "", "#", 2);
  g_auto (GStrv) ends = g_strsplit (lines != NULL ? lines : "1-9999", "-", 2);
  g_autoptr (PageTree) page = NULL;
  PageTree *passage;

  if (parts[0] == NULL || parts[1] == NULL)
    return 0;
  page = page_tree_load (game_id, parts[0]);
  passage = page_tree_with_id (page, parts[1]);
  g_assert_nonnull (passage);
  if (!page_tree_is (passage, "verse"))
    return count_words (passage, language);

  return count_verse (passage, (guint) atoi (ends[0]), (guint) atoi (ends[1]),
                      language);
}

/* Titles, texts, questions and passages; hints and replies are not read by
 * all. */
static guint
count_lesson (const char *game_id,
              PageTree   *lesson,
              const char *language)
{
  static const char *const read[] = { "title", "s", "ask", NULL };
  g_autoptr (GPtrArray) steps = page_tree_all (lesson, "step");
  guint n = 0;

  for (guint i = 0; i < steps->len; i++)
    {
      const PageTree *step = steps->pdata[i];

      for (guint j = 0; j < step->children->len; j++)
        {
          const PageTree *child = step->children->pdata[j];

          if (child->name != NULL && g_strv_contains (read, child->name))
            n += count_words (child, language);
        }
      n += count_passage (game_id, step, language);
    }

  return n;
}

static void
test_length (gconstpointer data)
{
  static const char *const languages[] = { "fr", "en" };
  const GameRules *rules = data;
  g_auto (GStrv) ids = page_tree_list_texts (rules->id);
  guint n_lessons = 0;

  for (int i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (PageTree) lesson = NULL;
      guint minutes;

      if (!g_str_has_prefix (ids[i], "lessons/"))
        continue;
      lesson = page_tree_load (rules->id, ids[i]);
      minutes = (guint) atoi (page_tree_get (lesson, "minutes"));
      for (guint j = 0; j < G_N_ELEMENTS (languages); j++)
        {
          guint n = count_lesson (rules->id, lesson, languages[j]);

          g_test_message ("%s/%s, %s: %u words in %u minutes", rules->id,
                          ids[i], languages[j], n, minutes);
          g_assert_cmpuint (n, >, 100);
          if (n > WORDS_A_MINUTE * minutes)
            g_error ("%s/%s is too long in %s: %u words in %u minutes",
                     rules->id, ids[i], languages[j], n, minutes);
        }
      n_lessons++;
    }
  g_assert_cmpuint (n_lessons, >=, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  page_tree_add_tests ("/reader/lesson-length", "lessons", test_length);

  return g_test_run ();
}
