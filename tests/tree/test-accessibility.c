/* test-accessibility.c: the accessibility statement against the standard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Both languages answer every criterion, once and in the same way, and the test
 * programs that they name as evidence are there.
 */

#include "tree-fixture.h"

#include <string.h>

/* Of EN 301 549, version 3.2.1, clause 11, without the figure that tells open
 * from closed functionality; and of WCAG 2.2, levels A and AA, what is newer or
 * is left to pages of the web there. */
static const char *const criteria[] = {
  "11.1.1.1", "11.1.2.1", "11.1.2.2", "11.1.2.3", "11.1.2.4", "11.1.2.5",
  "11.1.3.1", "11.1.3.2", "11.1.3.3", "11.1.3.4", "11.1.3.5", "11.1.4.1",
  "11.1.4.2", "11.1.4.3", "11.1.4.4", "11.1.4.5", "11.1.4.10", "11.1.4.11",
  "11.1.4.12", "11.1.4.13", "11.2.1.1", "11.2.1.2", "11.2.1.4", "11.2.2.1",
  "11.2.2.2", "11.2.3.1", "11.2.4.1", "11.2.4.2", "11.2.4.3", "11.2.4.4",
  "11.2.4.5", "11.2.4.6", "11.2.4.7", "11.2.4.11", "11.2.5.1", "11.2.5.2",
  "11.2.5.3", "11.2.5.4", "11.2.5.7", "11.2.5.8", "11.3.1.1", "11.3.1.2",
  "11.3.2.1", "11.3.2.2", "11.3.2.3", "11.3.2.4", "11.3.2.6", "11.3.3.1",
  "11.3.3.2", "11.3.3.3", "11.3.3.4", "11.3.3.7", "11.3.3.8", "11.4.1.1",
  "11.4.1.2", "11.4.1.3", "11.5.1", "11.5.2.1", "11.5.2.2", "11.5.2.3",
  "11.5.2.4", "11.5.2.5", "11.5.2.6", "11.5.2.7", "11.5.2.8", "11.5.2.9",
  "11.5.2.10", "11.5.2.11", "11.5.2.12", "11.5.2.13", "11.5.2.14",
  "11.5.2.15", "11.5.2.16", "11.5.2.17", "11.6.1", "11.6.2", "11.7",
  "11.8.1", "11.8.2", "11.8.3", "11.8.4", "11.8.5",
};

/* The answers, in the order of the languages below. */
static const char *const answers[][2] = {
  { "met", "respecté" }, { "met in part", "respecté en partie" },
  { "does not apply", "sans objet" }, { "not met", "non respecté" },
};

static const char *const pages[] = {
  "help/C/accessibility.page", "help/fr/accessibility.page",
};

/* The words before an answer in each language. */
static const char *const colons[] = { ": ", "\u00a0: " };

/* Returns: the answer to @criterion on the page, of which @language tells, or
 * -1. */
static int
find_answer (const char *text,
             int         language,
             const char *criterion)
{
  g_autofree char *begin = g_strdup_printf ("<title>%s ", criterion);
  const char *title = strstr (text, begin);
  g_autofree char *line = NULL;

  if (title == NULL || strstr (title + 1, begin) != NULL)
    return -1;

  line = g_strndup (title, strcspn (title, "\n"));
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      g_autofree char *end = g_strconcat (colons[language],
                                          answers[i][language], "</title>",
                                          NULL);

      if (g_str_has_suffix (line, end))
        return (int) i;
    }

  return -1;
}

static void
test_criteria (void)
{
  g_autofree char *english = tree_read_file (pages[0]);
  g_autofree char *french = tree_read_file (pages[1]);

  for (guint i = 0; i < G_N_ELEMENTS (criteria); i++)
    {
      int answer = find_answer (english, 0, criteria[i]);

      if (answer < 0)
        g_error ("%s does not answer %s", pages[0], criteria[i]);
      if (find_answer (french, 1, criteria[i]) != answer)
        g_error ("%s does not answer %s as %s does", pages[1], criteria[i],
                 pages[0]);
    }
}

/* Whether there is a program of this name in a folder of the tests. */
static gboolean
is_test (const char *name)
{
  g_autofree char *tests = tree_file ("tests");
  g_autoptr (GDir) dir = g_dir_open (tests, 0, NULL);
  const char *folder;

  g_assert_nonnull (dir);
  while ((folder = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *source = g_strdup_printf ("%s/%s/%s.c", tests, folder,
                                                 name);

      if (g_file_test (source, G_FILE_TEST_IS_REGULAR))
        return TRUE;
    }

  return FALSE;
}

static void
test_evidence (void)
{
  g_autoptr (GRegex) regex = g_regex_new ("<code>(test-[^<]*)</code>", 0, 0,
                                          NULL);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *text = tree_read_file (pages[i]);
      g_autoptr (GMatchInfo) match = NULL;
      guint n_tests = 0;

      for (g_regex_match (regex, text, 0, &match);
           g_match_info_matches (match); g_match_info_next (match, NULL))
        {
          g_autofree char *name = g_match_info_fetch (match, 1);

          n_tests++;
          if (!is_test (name))
            g_error ("%s names %s, which is not there", pages[i], name);
        }
      g_assert_cmpuint (n_tests, >, 40);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/accessibility/criteria", test_criteria);
  g_test_add_func ("/accessibility/evidence", test_evidence);

  return g_test_run ();
}
