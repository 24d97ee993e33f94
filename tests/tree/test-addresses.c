/* test-addresses.c: the addresses that the tree names
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each leads to a place that is there, or is plainly made up for a test.
 */

#include "tree-fixture.h"

#include <string.h>

/* The places that are there, and the names that lead nowhere by agreement
 * (RFC 2606). */
#define KNOWN \
  "^(https://(fsf\\.org|www\\.gnu\\.org|www\\.debian\\.org" \
  "|www\\.naturalearthdata\\.com|github\\.com/topojson/world-atlas)([/>]|$)" \
  "|[^/@]*(//|@)([^/]*\\.)?(example\\.(org|com|net)|invalid)([:/]|$))"

/* A page, a mailbox, or a well-known host that is named without "https:". */
#define ADDRESS \
  "(https?|git|ssh)://[^][\\s\"'<>(){}|\\\\`“”]*[\\w/]|mailto:\\S+" \
  "|[\\w.+-]+@[\\w-]+(\\.[\\w-]+)*\\.[a-z]{2,}" \
  "|(?<![/\\w.])(www\\.|git(hub|lab)\\.com/|codeberg\\.org/)[\\w./-]+"

/* The first address of @text that is none of the known, or NULL.  The name of
 * a kind of XML looks like an address and is none. */
static char *
find_unknown (const char *text)
{
  g_autoptr (GRegex) names =
    g_regex_new ("xmlns(:\\w+)?=\"[^\"]*\"|\"http://www\\.w3\\.org/[^\"]*\"",
                 0, 0, NULL);
  g_autofree char *plain = g_regex_replace_literal (names, text, -1, 0, "", 0,
                                                    NULL);
  g_autoptr (GRegex) address = g_regex_new (ADDRESS, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (address, plain, 0, &match);
       g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *found = g_match_info_fetch (match, 0);

      if (!g_regex_match_simple (KNOWN, found, 0, 0))
        return g_steal_pointer (&found);
    }

  return NULL;
}

/* Counts the texts of @folder, whose addresses are known; a folder that is
 * built in has none. */
static guint
check_folder (const char *folder)
{
  g_autofree char *name = tree_file (folder);
  g_autoptr (GDir) dir = g_dir_open (name, 0, NULL);
  g_autofree char *built = g_build_filename (name, "meson-private", NULL);
  const char *entry;
  guint n = 0;

  g_assert_nonnull (dir);
  if (g_file_test (built, G_FILE_TEST_EXISTS))
    return 0;
  while ((entry = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, entry, NULL);
      g_autofree char *full = tree_file (path);
      g_autofree char *text = NULL;
      g_autofree char *unknown = NULL;
      gsize length;

      if (g_str_has_prefix (entry, ".git")
          || g_str_equal (path, "./tests/tree/test-addresses.c"))
        continue;
      if (g_file_test (full, G_FILE_TEST_IS_DIR))
        {
          n += check_folder (path);
          continue;
        }
      /* Pictures and sounds name none. */
      if (!g_file_get_contents (full, &text, &length, NULL)
          || !g_utf8_validate (text, (gssize) length, NULL))
        continue;
      n++;
      unknown = find_unknown (text);
      if (unknown != NULL)
        g_error ("%s names %s, of which nothing is known", path, unknown);
    }

  return n;
}

static void
test_tree (void)
{
  g_assert_cmpuint (check_folder ("."), >, 500);
}

static void
test_finds (void)
{
  static const char *const unknown[] = {
    "<url>https://github.com/ludotheque/ludotheque</url>",
    "see github.com/ludotheque/ludotheque.",
    "<a.person@users.noreply.github.com>", "mailto:nobody",
    "http://www.gnu.org.somewhere.net/", "www.ludotheque.net",
    "https://example.org.net/", "https://ludotheque.net/example.org",
  };
  static const char *const known[] = {
    "<page xmlns=\"http://projectmallard.org/1.0/\" type=\"topic\">",
    "at <https://www.gnu.org/licenses/>.", "io.github.ludotheque.Ludotheque",
    "[Natural Earth](https://www.naturalearthdata.com/) 4.1.0",
    "Nobody <nobody@ludotheque.invalid>", "ftp://nobody/b.pdf",
    "-Dhomepage=https://example.org/ludotheque", "https:*) include=",
  };

  for (guint i = 0; i < G_N_ELEMENTS (unknown); i++)
    {
      g_autofree char *found = find_unknown (unknown[i]);

      if (found == NULL)
        g_error ("“%s” was not found", unknown[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      g_autofree char *found = find_unknown (known[i]);

      g_assert_cmpstr (found, ==, NULL);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/addresses/finds", test_finds);
  g_test_add_func ("/addresses/tree", test_tree);

  return g_test_run ();
}
