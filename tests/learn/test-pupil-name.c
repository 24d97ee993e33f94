/* test-pupil-name.c: names of half the world
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <locale.h>
#include <string.h>

#include "learn/ludo-pupil-name.h"
#include "play/ludo-letters.h"

static void
check_clean (const char *text,
             const char *wanted)
{
  g_autofree char *name = ludo_pupil_name_clean (text);

  g_assert_cmpstr (name, ==, wanted);
}

static void
test_clean (void)
{
  /* Joiners stay: Persian, a family, a flag. */
  check_clean ("علی\u200cرضا", "علی\u200cرضا");
  check_clean ("👩\u200d👧 Ana", "👩\u200d👧 Ana");
  check_clean ("🏴\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074\U000E007F",
               "🏴\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074\U000E007F");
  /* Overrides, controls and what was not UTF-8 go. */
  check_clean ("\u202Enoel\u202C \u2066x\u2069\u200E\u200F", "noel x");
  check_clean ("A\x1b[31mwa\x01\x7f", "A[31mwa");
  check_clean ("Zo\xff\xe9", "Zo");
  check_clean ("\uFEFFAwa", "Awa");
  /* Accents and blanks are written in one way. */
  check_clean ("Zoe\u0301", "Zoé");
  check_clean (" \tZoé \u00a0\u202f\u3000 B.\r\n", "Zoé B.");
  check_clean ("\u2028\u200B\u00a0", "");
  check_clean ("", "");
  /* Letters that this Unicode does not know yet. */
  check_clean ("\U0001FADFx", "\U0001FADFx");
}

/* The limit is in letters as people count them, and a letter has its own. */
static void
test_limit (void)
{
  static const char *const letters[] = { "a", "é", "e\u0302\u0323", "क्षि",
    "👨\u200d👩\u200d👧\u200d👦", "ن\u064E\u0651", "🇫🇷", "각" };

  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    for (guint n = LUDO_PUPIL_NAME_LETTERS - 1;
         n <= LUDO_PUPIL_NAME_LETTERS + 200; n += 201)
      {
        g_autoptr (GString) text = g_string_new (NULL);
        g_autofree char *composed = NULL;
        g_autofree char *name = NULL;

        for (guint j = 0; j < n; j++)
          g_string_append (text, letters[i]);
        name = ludo_pupil_name_clean (text->str);
        g_assert_cmpuint (ludo_letters_count (name), ==,
                          MIN (ludo_letters_count (text->str),
                               LUDO_PUPIL_NAME_LETTERS));
        composed = g_utf8_normalize (text->str, -1, G_NORMALIZE_NFC);
        g_assert_true (g_str_has_prefix (composed, name));
      }
  {
    g_autoptr (GString) text = g_string_new ("a");
    g_autofree char *name = NULL;

    for (guint j = 0; j < 900000; j++)
      g_string_append (text, "\u0323");
    name = ludo_pupil_name_clean (text->str);
    g_assert_cmpuint (strlen (name), <, 8000);
  }
}

static void
check_same (const char *one,
            const char *other,
            gboolean    same)
{
  g_autofree char *key = ludo_pupil_name_dup_key (one);
  g_autofree char *other_key = ludo_pupil_name_dup_key (other);

  g_assert_cmpint (g_str_equal (key, other_key), ==, same);
}

static void
test_key (void)
{
  check_same ("Zoé", "Zoe\u0301", TRUE);
  check_same ("Zoé  Martin", " ZOÉ\u00a0martin ", TRUE);
  check_same ("Straße", "STRASSE", TRUE);
  check_same ("ΟΔΥΣΣΕΥΣ", "Οδυσσευς", TRUE);
  check_same ("Zoé", "Zoe", FALSE);
  check_same ("Emma D", "Emma P", FALSE);
  check_same ("علی\u200cرضا", "علی رضا", FALSE);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pupil-name/clean", test_clean);
  g_test_add_func ("/pupil-name/limit", test_limit);
  g_test_add_func ("/pupil-name/key", test_key);

  return g_test_run ();
}
