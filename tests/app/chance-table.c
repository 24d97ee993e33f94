/* chance-table.c: writes what the chance laboratory has for spreadsheets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Usage: chance-table LANGUAGE FILE
 *        chance-table LANGUAGE sticks|dice
 * The latter writes the formula that throws once.
 */

#include "config.h"

#include "app/chance/ludo-chance-plots.h"
#include "play/ludo-csv.h"
#include "play/ludo-language.h"
#include "play/ludo-paths.h"

#define THROWS 1000

int
main (int    argc,
      char **argv)
{
  static const double guess[LUDO_SAMPLER_OUTCOMES_MAX] = { 10, 20, 40, 20, 10 };
  g_autofree char *localedir = ludo_paths_dup_locale ();
  g_autofree char *table = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (LudoThrows) throws = NULL;
  g_autoptr (GError) error = NULL;
  LudoSampler sampler;

  if (argc != 3)
    g_error ("Usage: chance-table LANGUAGE FILE|sticks|dice");

  ludo_language_init (localedir, argv[1]);
  if (g_str_equal (argv[2], "dice"))
    ludo_sampler_init_dice (&sampler, LUDO_SAMPLER_DICE_MAX);
  else
    ludo_sampler_init_sticks (&sampler);
  throws = ludo_throws_new (&sampler, 1);
  if (g_str_equal (argv[2], "dice") || g_str_equal (argv[2], "sticks"))
    {
      g_autofree char *formula = ludo_chance_dup_formula (throws);

      g_print ("%s\n", formula);
      return 0;
    }

  ludo_throws_set_guess (throws, guess);
  ludo_throws_throw (throws, THROWS);
  rows = ludo_chance_dup_table (throws);
  table = ludo_csv_dup_rows (rows);
  g_file_set_contents (argv[2], table, -1, &error);
  g_assert_no_error (error);

  return 0;
}
