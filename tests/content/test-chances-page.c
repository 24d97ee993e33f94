/* test-chances-page.c: the numbers of Zohn Ahl's page on chances, worked out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every number that the program can compute is computed anew and has to stand
 * in the page in both languages.
 */

#include "config.h"

#include <math.h>

#include "games/zohn-ahl/rules/zohn-ahl-length.h"
#include "zohn-ahl-lengths.h"
#include "page-tree.h"

#define PERCENT_FR "\u00a0%"

/* @english with the French comma, narrow marks and all. */
static char *
to_french (const char *english)
{
  g_autoptr (GString) text = g_string_new (english);

  g_string_replace (text, ".", ",", 0);
  g_string_replace (text, "%", PERCENT_FR, 0);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The text of the sentence in @language, without its notes. */
static char *
words_of (PageTree   *page,
          const char *id,
          const char *language)
{
  PageTree *sentence = page_tree_with_id (page, id);

  if (sentence == NULL)
    g_error ("there is no sentence %s", id);

  return page_tree_words (page_tree_child (sentence, language), NULL);
}

/* The sentence says this number in both languages. */
static void G_GNUC_PRINTF (3, 4)
assert_says (PageTree   *page,
             const char *id,
             const char *format,
             ...)
{
  g_autofree char *english = words_of (page, id, "en");
  g_autofree char *french = words_of (page, id, "fr");
  g_autofree char *number = NULL;
  g_autofree char *number_fr = NULL;
  va_list arguments;

  va_start (arguments, format);
  number = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  number_fr = to_french (number);
  if (strstr (english, number) == NULL)
    g_error ("%s: “%s” does not say %s", id, english, number);
  if (strstr (french, number_fr) == NULL)
    g_error ("%s: « %s » ne dit pas %s", id, french, number_fr);
}

/* The same of the cell @column of @row, from 1, which says nothing else. */
static void G_GNUC_PRINTF (5, 6)
assert_cell (PageTree   *page,
             const char *table,
             int         row,
             int         column,
             const char *format,
             ...)
{
  g_autofree char *id = g_strdup_printf ("%s-%d-%d", table, row, column);
  g_autofree char *english = words_of (page, id, "en");
  g_autofree char *french = words_of (page, id, "fr");
  g_autofree char *number = NULL;
  g_autofree char *number_fr = NULL;
  va_list arguments;

  va_start (arguments, format);
  number = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  number_fr = to_french (number);
  g_assert_cmpstr (english, ==, number);
  g_assert_cmpstr (french, ==, number_fr);
}

static GameState
start_of (int ruleset,
          int red,
          int green)
{
  GameConfig config = {
    .ruleset = ruleset, .players = 2, .counters = { red, green },
  };
  GameState state;

  zohn_ahl_rules.start (&config, &state);

  return state;
}

static double
mean_steps (int ruleset)
{
  double mean = 0;

  for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
    mean += zohn_ahl_sticks[t].weight / 16.0
            * zohn_ahl_steps (zohn_ahl_ruleset (ruleset),
                              zohn_ahl_throw (t));

  return mean;
}

static void
test_sticks (void)
{
  g_autoptr (PageTree) page = page_tree_load ("zohn-ahl", "chances");
  int steps = 44;

  for (int marked = 0; marked <= ZOHN_AHL_N_STICKS; marked++)
    {
      int ways = 0, sahe = 0;
      double percent;

      for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
        if (zohn_ahl_sticks[t].marked == marked)
          {
            ways += zohn_ahl_sticks[t].weight;
            sahe += zohn_ahl_sticks[t].sahe ? zohn_ahl_sticks[t].weight : 0;
          }
      percent = ways * 100 / 16.0;
      assert_cell (page, "sticks-table", marked + 2, 1, "%d", marked);
      assert_cell (page, "sticks-table", marked + 2, 2, "%d", ways);
      assert_cell (page, "sticks-table", marked + 2, 3, "%g%%", percent);
      assert_cell (page, "sticks-table", marked + 2, 4, "%d", sahe);
      assert_cell (page, "sticks-table", marked + 2, 5, "%d",
                   zohn_ahl_rulesets[ZOHN_AHL_RULESET_ZOHN_AL].steps[marked]);
      assert_cell (page, "sticks-table", marked + 2, 6, "%d",
                   zohn_ahl_rulesets[ZOHN_AHL_RULESET_CULIN].steps[marked]);
    }

  g_assert_cmpfloat_with_epsilon (mean_steps (0) * 16, steps, 1e-12);
  assert_says (page, "sticks-mean-1", "%d/16 = %g", steps, mean_steps (0));
  assert_says (page, "sticks-mean-1", "%g",
               mean_steps (ZOHN_AHL_RULESET_CULIN));
}

static void
test_again (void)
{
  static const int rulesets[] = {
    ZOHN_AHL_RULESET_CULIN, ZOHN_AHL_RULESET_LEAFLET,
    ZOHN_AHL_RULESET_ZOHN_AL,
  };
  g_autoptr (PageTree) page = page_tree_load ("zohn-ahl", "chances");

  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      g_autofree char *extra = NULL;
      g_autofree char *throws = NULL;
      g_autofree char *mean = NULL;
      int ways = 0;

      for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
        if (zohn_ahl_throws_again (zohn_ahl_ruleset (rulesets[i]),
                                   zohn_ahl_throw (t)))
          ways += zohn_ahl_sticks[t].weight;
      extra = g_strdup_printf ("again-table-%u-2", i + 2);
      throws = g_strdup_printf ("again-table-%u-3", i + 2);
      mean = g_strdup_printf ("again-table-%u-4", i + 2);
      assert_says (page, extra, "%d/16", ways);
      assert_says (page, throws, "%.3g", 16.0 / (16 - ways));
      assert_says (page, mean, "%.3g",
                   mean_steps (rulesets[i]) * 16 / (16 - ways));
    }
}

/* The chance that a piece that starts at 0 ends a throw on step @goal before
 * it is past it, without ending one on any of @fatal. */
static double
chance_to_touch (int        ruleset,
                 int        goal,
                 const int *fatal,
                 int        n_fatal)
{
  double touched[ZOHN_AHL_SPACES_MAX + 1] = { 1.0 };

  for (int step = 1; step <= goal; step++)
    {
      for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
        {
          int steps = zohn_ahl_steps (zohn_ahl_ruleset (ruleset),
                                      zohn_ahl_throw (t));

          if (steps <= step)
            touched[step] += zohn_ahl_sticks[t].weight / 16.0
                             * touched[step - steps];
        }
      for (int i = 0; i < n_fatal; i++)
        if (fatal[i] == step)
          touched[step] = 0;
    }

  return touched[goal];
}

/* That it gets past the last step of a lap so: it touches a last space before
 * its start and goes from there to the start or past it. */
static double
chance_of_lap (int        ruleset,
               const int *fatal,
               int        n_fatal)
{
  int n_spaces = zohn_ahl_ruleset (ruleset)->n_spaces;
  double lap = 0;

  for (int step = 0; step < n_spaces; step++)
    for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
      if (step + zohn_ahl_steps (zohn_ahl_ruleset (ruleset),
                                 zohn_ahl_throw (t)) >= n_spaces)
        {
          double here = chance_to_touch (ruleset, step, fatal, n_fatal);

          lap += zohn_ahl_sticks[t].weight / 16.0 * here;
        }

  return lap;
}

static void
test_creek (void)
{
  static const struct
  {
    int ruleset;
    int steps;
  } rows[] = {
    { ZOHN_AHL_RULESET_ZOHN_AL, 6 },
    { ZOHN_AHL_RULESET_ZOHN_AL, 13 },
    { ZOHN_AHL_RULESET_LEAFLET, 14 },
    { ZOHN_AHL_RULESET_CULIN, 19 },
  };
  static const int zohn_al[] = { 13, 27, 6, 20 };
  static const int leaflet[] = { 14 };
  static const int culin[] = { 19 };
  g_autoptr (PageTree) page = page_tree_load ("zohn-ahl", "chances");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      assert_cell (page, "creek-table", (int) i + 2, 3, "%d", rows[i].steps);
      assert_cell (page, "creek-table", (int) i + 2, 4, "%.1f%%",
                   100 * chance_to_touch (rows[i].ruleset, rows[i].steps, NULL,
                                          0));
    }
  assert_says (page, "creek-lap-1", "%.1f%%",
               100 * chance_of_lap (ZOHN_AHL_RULESET_ZOHN_AL, zohn_al, 2));
  assert_says (page, "creek-lap-1", "%.1f%%",
               100 * chance_of_lap (ZOHN_AHL_RULESET_ZOHN_AL, zohn_al, 4));
  assert_says (page, "creek-lap-2", "%.1f%%",
               100 * chance_of_lap (ZOHN_AHL_RULESET_LEAFLET, leaflet, 1));
  assert_says (page, "creek-lap-2", "%.1f%%",
               100 * chance_of_lap (ZOHN_AHL_RULESET_CULIN, culin, 1));
}

static void
test_fair (void)
{
  g_autoptr (PageTree) page = page_tree_load ("zohn-ahl", "chances");

  for (int r = 0; r < ZOHN_AHL_N_RULESETS; r++)
    {
      GameState start = start_of (r, 4, 4);
      ZohnAhlChain *chain = zohn_ahl_chain_new (&start);
      g_autofree char *positions = g_strdup_printf ("fair-table-%d-2", r + 2);
      g_autofree char *english = words_of (page, positions, "en");
      g_auto (GStrv) thousands = g_strsplit (english, ",", -1);
      g_autofree char *plain = g_strjoinv ("", thousands);

      g_assert_cmpuint (g_ascii_strtoull (plain, NULL, 10), ==,
                        zohn_ahl_chain_n_positions (chain));
      assert_cell (page, "fair-table", r + 2, 3, "%.2f%%",
                   100 * zohn_ahl_chain_red_wins (chain, &start));
      for (int red = 1; red < 8 && r <= ZOHN_AHL_RULESET_LEAFLET; red++)
        {
          GameState state = start_of (r, red, 8 - red);
          ZohnAhlChain *shared = zohn_ahl_chain_new (&state);

          assert_cell (page, "share-table", red + 1, 2, "%g%%", red * 12.5);
          assert_cell (page, "share-table", red + 1, 3 + r, "%.1f%%",
                       100 * zohn_ahl_chain_red_wins (shared, &state));
          zohn_ahl_chain_free (shared);
        }
      if (r == ZOHN_AHL_RULESET_ZOHN_AL)
        {
          double lost = 0.5 - zohn_ahl_chain_red_wins (chain, &start);

          assert_says (page, "fair-read-1", "%.2f", 100 * lost);
          /* Twice the standard error, as nearly as 95 % asks; in thousands,
           * which each language sets apart in its own way. */
          assert_says (page, "fair-read-2", "%.0f",
                       pow (1.96 * 0.5 / lost, 2) / 1000);
        }
      zohn_ahl_chain_free (chain);
    }
}

/* The lengths of a game with @counters a side.  The distribution goes as far as
 * nine tenths; mean and deviation are those of all games. */
static ZohnAhlLength
length_of (int     ruleset,
           int     counters,
           double *red_wins)
{
  GameState start = start_of (ruleset, counters, counters);
  ZohnAhlChain *chain = zohn_ahl_chain_new (&start);
  ZohnAhlLengths *lengths = zohn_ahl_lengths_new (chain);
  ZohnAhlLength length;

  g_assert_true (zohn_ahl_length_init (&length, chain, &start, 0.05, NULL));
  g_assert_true (zohn_ahl_lengths_get (lengths, &start, &length.mean,
                                       &length.deviation));
  *red_wins = zohn_ahl_chain_red_wins (chain, &start);
  zohn_ahl_lengths_free (lengths);
  zohn_ahl_chain_free (chain);

  return length;
}

static void
test_length (void)
{
  g_autoptr (PageTree) page = page_tree_load ("zohn-ahl", "chances");
  double red_wins;
  int row = 2;

  for (int counters = 1; counters <= 8; counters *= 2, row++)
    {
      ZohnAhlLength length = length_of (ZOHN_AHL_RULESET_ZOHN_AL, counters,
                                        &red_wins);

      assert_cell (page, "length-table", row, 1, "%d", counters);
      assert_cell (page, "length-table", row, 2, "%.1f", length.mean);
      assert_cell (page, "length-table", row, 3, "%zu", length.median);
      assert_cell (page, "length-table", row, 4, "%zu",
                   zohn_ahl_length_quantile (&length, 0.9));
      if (counters == 1)
        assert_says (page, "fair-read-3", "%.1f%%", 100 * red_wins);
      if (counters == 4)
        {
          size_t likeliest = 0;

          for (size_t n = 0; n < length.n_chances; n++)
            if (length.chances[n] > length.chances[likeliest])
              likeliest = n;
          assert_says (page, "length-spread-1", "%.1f", length.deviation);
          assert_says (page, "length-spread-2", "%zu", likeliest);
        }
      zohn_ahl_length_clear (&length);
    }
  for (int r = ZOHN_AHL_RULESET_LEAFLET; r < ZOHN_AHL_N_RULESETS; r++)
    {
      ZohnAhlLength length = length_of (r, 4, &red_wins);

      assert_says (page, "length-read-2", "%.1f", length.mean);
      zohn_ahl_length_clear (&length);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chances-page/sticks", test_sticks);
  g_test_add_func ("/chances-page/again", test_again);
  g_test_add_func ("/chances-page/creek", test_creek);
  g_test_add_func ("/chances-page/fair", test_fair);
  g_test_add_func ("/chances-page/length", test_length);

  return g_test_run ();
}
