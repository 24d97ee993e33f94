/* test-recall.c: later lessons ask again what the first ones taught
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "page-tree.h"

#include "games/games.h"

/* Whether a step of @lesson begins from @position. */
static gboolean
has_position (PageTree   *lesson,
              const char *position)
{
  g_autoptr (GPtrArray) steps = page_tree_all (lesson, "step");

  for (guint i = 0; i < steps->len; i++)
    if (g_strcmp0 (page_tree_get (steps->pdata[i], "position"), position) == 0)
      return TRUE;

  return FALSE;
}

/* Each lesson after the first asks again, in another position, what the first
 * taught. */
static void
test_recall (gconstpointer data)
{
  const GameRules *rules = data;
  g_auto (GStrv) ids = page_tree_list_texts (rules->id);
  g_autoptr (PageTree) first = page_tree_load (rules->id,
                                               "lessons/first-steps");
  guint n_lessons = 0;

  for (int i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (PageTree) lesson = NULL;
      g_autoptr (GPtrArray) steps = NULL;
      guint n = 0;

      if (!g_str_has_prefix (ids[i], "lessons/")
          || g_str_equal (ids[i], "lessons/first-steps"))
        continue;
      lesson = page_tree_load (rules->id, ids[i]);
      steps = page_tree_all (lesson, "step");
      for (guint j = 0; j < steps->len; j++)
        if (g_str_has_prefix (page_tree_get (steps->pdata[j], "id"), "recall"))
          {
            const char *position = page_tree_get (steps->pdata[j], "position");

            g_assert_nonnull (position);
            g_assert_false (has_position (first, position));
            n++;
          }
      if (n == 0)
        g_error ("%s/%s asks nothing again", rules->id, ids[i]);
      n_lessons++;
    }
  g_assert_cmpuint (n_lessons, >=, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  page_tree_add_tests ("/reader/recall", "lessons", test_recall);

  return g_test_run ();
}
