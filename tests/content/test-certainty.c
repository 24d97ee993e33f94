/* test-certainty.c: places and dates are as sure as what is written of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "games/games.h"
#include "page-tree.h"

/* Fails unless @entry points to a sentence that has its certainty.  A sentence
 * without one is ours, and signed by no source: it makes nothing sure. */
static void
check_entry (const GameRules *rules,
             const PageTree  *entry)
{
  const char *sure = page_tree_get (entry, "sure");
  g_auto (GStrv) ref = g_strsplit (page_tree_get (entry, "ref"), "#", 2);
  g_autoptr (PageTree) page = page_tree_load (rules->id, ref[0]);
  PageTree *sentence = page_tree_with_id (page, ref[1]);
  g_autofree char *where = page_tree_where (entry);
  const char *said;

  if (sentence == NULL || !page_tree_is (sentence, "s"))
    g_error ("%s: “%s” is no sentence", where, page_tree_get (entry, "ref"));
  said = page_tree_get (sentence, "sure");
  if (said != NULL ? !g_str_equal (sure, said)
                   : g_str_equal (sure, "sure") || g_str_equal (sure, "wrong"))
    g_error ("%s: “%s” is %s, but the sentence “%s” is %s", where,
             page_tree_get (entry, "id"), sure, ref[1],
             said != NULL ? said : "signed by no source");
}

static void
test_entries (gconstpointer data)
{
  const GameRules *rules = data;
  static const char *const kinds[] = { "place", "date" };
  g_autoptr (PageTree) atlas = page_tree_load (rules->id, "atlas");

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (GPtrArray) entries = page_tree_all (atlas, kinds[i]);

      g_assert_cmpuint (entries->len, >, 0);
      for (guint j = 0; j < entries->len; j++)
        check_entry (rules, entries->pdata[j]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  page_tree_add_tests ("/reader/certainty", "entries", test_entries);

  return g_test_run ();
}
