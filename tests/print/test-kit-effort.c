/* test-kit-effort.c: how many sides a kit has, and how long it takes to make
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "kit-fixture.h"
#include "play/ludo-language.h"
#include "print/kit/ludo-kit-work.h"
#include "print/kit/ludo-kit-parts.h"
#include "print/ludo-kit-choice.h"
#include "test-games.h"
#include "test-library.h"

/* The table of the design: a quick kit has so many sides at most on A4, and
 * takes so many minutes at most. */
static void
test_effort (void)
{
  static const struct
  {
    const char *game_id;
    guint sides;                /* with one sheet of rules */
    int minutes;
  } most[] = {
    { "zohn-ahl", 5, 15 }, { "tavli", 5, 25 }, { "chisolo", 3, 10 },
    { "ken-wan", 4, 30 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (most); i++)
    {
      LudoPrintOptions options = {
        .game_id = most[i].game_id,
        .pieces = LUDO_PIECES_QUICK,
        .width = 210,
        .height = 297,
      };
      g_autoptr (LudoPrint) print = kit_make_of (&options);
      GameConfig config;
      int minutes;

      g_assert_true (ludo_kit_configure (&options, &config, NULL));
      minutes = ludo_kit_count_minutes (print, ludo_kit_find (options.game_id),
                                        &config);
      g_test_message ("%s: %u sides, %d minutes", options.game_id,
                      kit_count_cut (print) + 1, minutes);
      g_assert_cmpuint (kit_count_cut (print) + 1, <=, most[i].sides);
      g_assert_cmpint (minutes, <=, most[i].minutes);
    }
}

/* On its side a kit needs no more sheets than upright: pieces fill the corners
 * that rows leave. */
static void
test_side (gconstpointer game_id)
{
  int n = ludo_kit_count_choices (game_id);

  for (int i = 0; i < n * LUDO_N_PIECES; i++)
    {
      guint n_sheets[G_N_ELEMENTS (kit_papers)];

      for (guint paper = 0; paper < G_N_ELEMENTS (kit_papers); paper++)
        {
          LudoPrintOptions options = {
            .game_id = game_id,
            .ruleset = ludo_kit_choice_id (game_id, i % n),
            .pieces = i / n,
            .language = LUDO_PAGE_N_LANGUAGES,
            .width = kit_papers[paper][0],
            .height = kit_papers[paper][1],
          };
          g_autoptr (LudoPrint) print = kit_make_of (&options);

          n_sheets[paper] = ludo_print_get_n_sheets (print);
        }
      g_assert_cmpuint (n_sheets[2], <=, n_sheets[0]);
      /* Of cubes of 20 mm, six lie on a sheet that is wider than high. */
      if (i / n != LUDO_PIECES_GOOD || !g_str_equal (game_id, "ken-wan"))
        g_assert_cmpuint (n_sheets[3], <=, n_sheets[1]);
    }
}

/* A kit has as many sheets in one language as in the other: no sheet has a few
 * pieces alone because the note above the others is longer. */
static void
test_languages (gconstpointer game_id)
{
  for (int i = 0; i < 4 * LUDO_N_PIECES; i++)
    {
      guint n_sheets[LUDO_PAGE_N_LANGUAGES];

      for (int language = 0; language < LUDO_PAGE_N_LANGUAGES; language++)
        {
          LudoPrintOptions options = {
            .game_id = game_id, .pieces = i / 4, .language = language,
            .width = kit_papers[i % 4][0], .height = kit_papers[i % 4][1],
          };
          g_autoptr (LudoPrint) print = kit_make_of (&options);

          n_sheets[language] = ludo_print_get_n_sheets (print);
        }
      g_test_message ("pieces %d, paper %d: %u, %u", i / 4, i % 4, n_sheets[0],
                      n_sheets[1]);
      g_assert_cmpuint (n_sheets[0], ==, n_sheets[1]);
    }
}

/* A sheet that has a back is on an odd page, and its back is the next: printed
 * on both sides, they are one sheet of paper. */
static void
test_odd (gconstpointer game_id)
{
  g_autoptr (LudoLibrary) library = test_open_library ();
  guint n_backs = 0;

  for (int i = 0; i < 4 * LUDO_N_PIECES; i++)
    {
      LudoPrintOptions options = {
        .game_id = game_id,
        .pieces = i / 4,
        .large = i % 2,
        .copies = 1 + (guint) i % 3,
        .language = i % 3 == 0 ? LUDO_PAGE_ENGLISH : LUDO_PAGE_N_LANGUAGES,
        .width = kit_papers[i % 4][0],
        .height = kit_papers[i % 4][1],
        .library = library,
      };
      g_autoptr (LudoPrint) print = kit_make_of (&options);
      g_autoptr (GBytes) pdf = ludo_print_to_pdf (print, NULL);
      g_autofree char *text = pdf_dup_text (pdf, "-raw", 0);
      g_auto (GStrv) sheets = g_strsplit (text, "\f", -1);

      for (guint sheet = 0; sheets[sheet] != NULL; sheet++)
        if (strstr (sheets[sheet], "The back of the previous sheet") != NULL)
          {
            n_backs++;
            g_test_message ("pieces %d, page %u", i / 4, sheet + 1);
            g_assert_cmpuint ((sheet + 1) % 2, ==, 0);
          }
    }
  /* Sets have their letter on the back of flat pieces. */
  g_assert_cmpuint (n_backs, >, 0);
}

/* The minutes follow from the lengths of the lines: a cube of 20 mm has eleven
 * free sides, eight folds and three tabs. */
static void
test_work (void)
{
  LudoKitWork work;

  ludo_net_measure (&ludo_net_cube, 20, &work);
  g_assert_cmpint (work.folds, ==, 8);
  g_assert_cmpint (work.tabs, ==, 3);
  g_assert_cmpfloat (work.cut, >, 14 * 20);
  g_assert_cmpfloat (work.cut, <, 14 * 20 + 3 * 10);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ludo_language_init (TEST_LOCALEDIR, "en");

  g_test_add_func ("/effort/table", test_effort);
  g_test_add_func ("/effort/work", test_work);
  test_add_for_games ("/effort/side", test_side);
  test_add_for_games ("/effort/odd", test_odd);
  test_add_for_games ("/effort/languages", test_languages);

  return g_test_run ();
}
