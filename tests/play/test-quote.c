/* test-quote.c: texts of files within sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/ludo-quote.h"

#include <gio/gio.h>
#include <string.h>

#include "play/ludo-letters.h"

static void
assert_quote (const char *text,
              guint       most,
              const char *wanted)
{
  g_autofree char *quoted = ludo_quote (text, most);

  g_assert_cmpstr (quoted, ==, wanted);
}

static void
test_mask (void)
{
  assert_quote ("c6e9", 9, "c6e9");
  assert_quote ("\x1b[31mc6e9\a", 20, "�[31mc6e9�");
  assert_quote ("\xc2\x9b" "31m\x7f", 20, "�31m�");
  assert_quote ("\u202ec6e9\u202c", 20, "�c6e9�");
  assert_quote ("\u2066a\u2069\u200e\u200f\u061c", 20, "�a����");
  assert_quote ("a\u200bb\u00adc\ufeff", 20, "a�b�c�");
  assert_quote ("a\nb\r\tc\u2028d", 20, "a b  c d");
  assert_quote ("a\xff\xc3", 20, "a��");
  /* Joiners, flags and signs before Arabic numbers are letters' own. */
  assert_quote ("علی\u200cرضا 👩\u200d👧 \u0601", 20,
                "علی\u200cرضا 👩\u200d👧 \u0601");
  assert_quote ("🏴\U000e0067\U000e0062\U000e007f", 20,
                "🏴\U000e0067\U000e0062\U000e007f");
}

static void
test_shorten (void)
{
  assert_quote ("abcd", 4, "abcd");
  assert_quote ("abcde", 4, "abc…");
  assert_quote ("", 4, "");
  assert_quote ("abcde", 1, "…");
  /* Letters are kept whole, with accents and joiners. */
  assert_quote ("e\u0301e\u0301e\u0301e\u0301", 3, "e\u0301e\u0301…");
  assert_quote ("👩\u200d👧👩\u200d👧👩\u200d👧", 2, "👩\u200d👧…");
  assert_quote ("🇫🇷🇫🇷🇫🇷", 2, "🇫🇷…");
}

static void
test_letters (void)
{
  g_autoptr (GString) many = g_string_new (NULL);

  g_assert_cmpuint (ludo_letters_count (""), ==, 0);
  g_assert_cmpuint (ludo_letters_count ("Zoe\u0301"), ==, 3);
  g_assert_cmpuint (ludo_letters_count ("👩\u200d👧 Ana"), ==, 5);
  g_assert_cmpstr (ludo_letters_skip ("Zoe\u0301!", 3), ==, "!");
  g_assert_cmpstr (ludo_letters_skip ("ab", 3), ==, "");

  for (guint i = 0; i < 10000; i++)
    g_string_append (many, "e\u0301");
  g_assert_cmpuint (ludo_letters_count (many->str), ==, 10000);
  g_assert_cmpuint (strlen (ludo_letters_skip (many->str, 9999)), ==, 3);
}

/* A text as long as a file is cut in no time, also where it is one letter
 * with accents without end, or no text at all. */
static void
test_long (void)
{
  static const char *const parts[]
    = { "a", "\u0301", "\u200d", "\x1b", "\xff", "👩\u200d", "\u202e" };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autoptr (GString) text = g_string_new ("a");
      g_autofree char *quoted = NULL;

      while (text->len < 900000)
        g_string_append (text, parts[i]);
      quoted = ludo_quote (text->str, LUDO_QUOTE_LETTERS);
      g_assert_true (g_utf8_validate (quoted, -1, NULL));
      g_assert_true (g_str_has_suffix (quoted, "…"));
      g_assert_cmpuint (ludo_letters_count (quoted), <=, LUDO_QUOTE_LETTERS);
      g_assert_cmpuint (strlen (quoted), <,
                        LUDO_QUOTE_LETTERS * LUDO_LETTER_CHARS_MAX * 6);
    }
}

static void
assert_message (char       *message,
                const char *wanted)
{
  g_assert_cmpstr (message, ==, wanted);
  g_free (message);
}

static void
test_printf (void)
{
  const char *none = NULL;
  g_autofree char *token = g_strnfill (900000, 'a');
  g_autofree char *sentence = NULL;
  g_autofree char *sixty = g_strnfill (LUDO_QUOTE_LETTERS - 1, 'a');
  g_autofree char *element = g_strdup_printf ("<%s…> lacks its id", sixty);
  g_autofree char *english = g_strdup_printf ("“%s…” is no move", sixty);
  g_autofree char *french
    = g_strdup_printf ("« %s… » n’est pas un coup", sixty);

  assert_message (ludo_quote_printf ("%s, line %u: “%s” %d%% %c %zu %ld",
                                     "a\x1b", 3u, "\u202ex", -4, 'c',
                                     (gsize) 5, -6l),
                  "a�, line 3: “�x” -4% c 5 -6");
  assert_message (ludo_quote_printf ("%2$s, line %1$u", 3u, "a"), "a, line 3");
  assert_message (ludo_quote_printf ("%lu %c%s", 7ul, '\x1b', none), "7 �");
  assert_message (ludo_quote_printf ("“%s” is no move", token), english);
  assert_message (ludo_quote_printf ("<%s> lacks its id", token), element);
  assert_message (ludo_quote_printf ("« %s » n’est pas un coup", token),
                  french);
  sentence = ludo_quote_printf ("%s", token);
  g_assert_cmpuint (strlen (sentence), ==,
                    LUDO_QUOTE_SENTENCE - 1 + strlen ("…"));
  /* Other directives are masked with the sentence. */
  assert_message (ludo_quote_printf ("<%s> is “%s”, from %g", "a", "b", 0.5),
                  "<a> is “b”, from 0.5");
  assert_message (ludo_quote_printf ("%02d %s %.1f", 3, "\x1b", 0.5),
                  "03 � 0.5");
}

static void
test_error (void)
{
  g_autoptr (GError) error = NULL;

  ludo_quote_set_error (NULL, G_IO_ERROR, G_IO_ERROR_FAILED, "%s", "a");
  ludo_quote_set_error (&error, G_IO_ERROR, G_IO_ERROR_FAILED, "“%s”", "\x1b");
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_assert_cmpstr (error->message, ==, "“�”");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/quote/mask", test_mask);
  g_test_add_func ("/quote/shorten", test_shorten);
  g_test_add_func ("/quote/letters", test_letters);
  g_test_add_func ("/quote/long", test_long);
  g_test_add_func ("/quote/printf", test_printf);
  g_test_add_func ("/quote/error", test_error);

  return g_test_run ();
}
