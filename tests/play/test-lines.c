/* test-lines.c: lines as editors leave them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/ludo-lines.h"

#include <string.h>

static void
assert_lines (const char *text,
              gssize      length,
              const char *wanted)
{
  g_auto (GStrv) lines = ludo_lines_split (text, length);
  g_autofree char *joined = g_strjoinv ("|", lines);

  g_assert_cmpstr (joined, ==, wanted);
}

static void
test_ends (void)
{
  assert_lines ("a\nb\n", -1, "a|b|");
  assert_lines ("a\r\nb\r\n", -1, "a|b|");
  assert_lines ("a\rb\r", -1, "a|b|");
  assert_lines ("a\n\rb", -1, "a||b");
  assert_lines ("a\r\r\nb\n\n\n", -1, "a||b|||");
  /* A length is kept to, even between CR and LF. */
  assert_lines ("a\r\nb", 2, "a|");
  assert_lines ("", -1, "");
}

static void
test_count (void)
{
  const char *text = "a\r\nb\rc\n\xff";

  g_assert_cmpuint (ludo_lines_count (text, text), ==, 1);
  g_assert_cmpuint (ludo_lines_count (text, text + 2), ==, 1);
  g_assert_cmpuint (ludo_lines_count (text, text + 3), ==, 2);
  g_assert_cmpuint (ludo_lines_count (text, text + 5), ==, 3);
  g_assert_cmpuint (ludo_lines_count (text, text + 7), ==, 4);
}

static void
test_mark (void)
{
  assert_lines ("\xef\xbb\xbf" "a\nb", -1, "a|b");
  assert_lines ("\xef\xbb\xbf", -1, "");
  assert_lines ("\xef\xbb\xbf" "a", 3, "");
}

static void
test_blanks (void)
{
  assert_lines ("  a b \t\n\u00a0c\u202f \n\u3000\n\u200bd\ufeff", -1,
                "a b|c||d");
}

static void
test_words (void)
{
  g_auto (GStrv) all = ludo_lines_split_words (" w\u00a0human\t Zoé  B ", 0);
  g_auto (GStrv) three = ludo_lines_split_words (" w\u00a0human\t Zoé  B ", 3);
  g_auto (GStrv) none = ludo_lines_split_words (" \u00a0 ", 2);
  g_autofree char *joined = g_strjoinv ("|", all);
  g_autofree char *joined_three = g_strjoinv ("|", three);

  g_assert_cmpstr (joined, ==, "w|human|Zoé|B");
  g_assert_cmpstr (joined_three, ==, "w|human|Zoé  B");
  g_assert_cmpuint (g_strv_length (none), ==, 0);
}

static void
test_fields (void)
{
  static const char *const lines[]
    = { "game:tavli", "game : tavli", "game\u00a0: \u00a0tavli ",
        "game\u202f:tavli" };
  char text[] = "no field";
  char time[] = "at: 12:30";

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *line = g_strdup (lines[i]);
      const char *value = ludo_lines_split_field (line);

      g_assert_cmpstr (line, ==, "game");
      g_assert_cmpstr (value, ==, "tavli");
    }

  g_assert_null (ludo_lines_split_field (text));
  g_assert_cmpstr (text, ==, "no field");
  g_assert_cmpstr (ludo_lines_split_field (time), ==, "12:30");
}

/* A megabyte of lone CR or of blanks is read in one go. */
static void
test_long (void)
{
  const gsize length = 1024 * 1024;
  g_autofree char *text = g_malloc (length);
  g_auto (GStrv) lines = NULL;
  g_auto (GStrv) blank = NULL;

  memset (text, '\r', length);
  lines = ludo_lines_split (text, (gssize) length);
  g_assert_cmpuint (g_strv_length (lines), ==, length + 1);

  memset (text, ' ', length);
  blank = ludo_lines_split (text, (gssize) length);
  g_assert_cmpuint (g_strv_length (blank), ==, 1);
  g_assert_cmpstr (blank[0], ==, "");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lines/ends", test_ends);
  g_test_add_func ("/lines/count", test_count);
  g_test_add_func ("/lines/mark", test_mark);
  g_test_add_func ("/lines/blanks", test_blanks);
  g_test_add_func ("/lines/words", test_words);
  g_test_add_func ("/lines/fields", test_fields);
  g_test_add_func ("/lines/long", test_long);

  return g_test_run ();
}
