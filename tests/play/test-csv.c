/* test-csv.c: rows of cells for a spreadsheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/ludo-csv.h"
#include "play/ludo-language.h"

/* A number that the program counts stays a number, and a text that somebody
 * typed stays a text, whatever a spreadsheet would make of it. */
static void
test_rows (void)
{
  static const char *const cells[] = {
    "0.25", "12", "-3", "?", "007", "8/5", "=1+1", "a;b,\"c\"\nd", "", "1,5",
    "3.", NULL,
  };
  g_autoptr (GPtrArray) rows =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autofree char *text = NULL;

  g_ptr_array_add (rows, g_strdupv ((char **) cells));
  g_ptr_array_add (rows, g_strsplit ("4", ",", -1));
  text = ludo_csv_dup_rows (rows);
  g_assert_cmpstr (text, ==,
                   "\xEF\xBB\xBF" "0.25,12,-3,\"?\",\"'007\",\"'8/5\","
                   "\"'=1+1\",\"a;b,\"\"c\"\" d\",\"\",\"'1,5\",\"'3.\"\r\n"
                   "4\r\n");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  g_test_add_func ("/csv/rows", test_rows);

  return g_test_run ();
}
