/* test-interval.c: how much a number of games can tell
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/film/ludo-interval.h"

#include <math.h>

/* The figures that Newcombe printed in 1998, to four decimals. */
static void
test_printed (void)
{
  static const struct
  {
    guint k;
    guint n;
    double low;
    double high;
  } shares[] = {
    { 81, 263, 0.2535, 0.3682 }, { 15, 148, 0.0598, 0.1644 },
    { 0, 20, 0, 0.2005 }, { 1, 29, 0.0018, 0.1963 },
  };
  LudoInterval difference = ludo_interval_of_difference (56, 70, 48, 80);

  for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
    {
      LudoInterval found = ludo_interval_of_share (shares[i].k, shares[i].n);

      g_assert_cmpfloat_with_epsilon (found.low, shares[i].low, 6e-5);
      g_assert_cmpfloat_with_epsilon (found.high, shares[i].high, 6e-5);
    }
  g_assert_cmpfloat_with_epsilon (difference.low, 0.0428, 6e-5);
  g_assert_cmpfloat_with_epsilon (difference.high, 0.3422, 6e-5);
}

/* Over all results, weighted by their chances, the interval contains the true
 * share nineteen times in twenty or more. */
static void
test_covers (void)
{
  static const double shares[] = { 0.1, 1.0 / 3, 0.5, 0.62, 0.9 };
  static const guint sizes[] = { 10, 37, 100, 1000 };

  for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
    for (guint j = 0; j < G_N_ELEMENTS (sizes); j++)
      {
        guint n = sizes[j];
        double p = shares[i], held = 0;

        for (guint k = 0; k <= n; k++)
          {
            LudoInterval found = ludo_interval_of_share (k, n);

            if (found.low <= p && p <= found.high)
              held += exp (lgamma (n + 1) - lgamma (k + 1)
                           - lgamma (n - k + 1) + k * log (p)
                           + (n - k) * log1p (-p));
          }
        g_assert_cmpfloat (held, >=, 0.95);
      }
}

static void
test_ends (void)
{
  LudoInterval none = ludo_interval_of_share (0, 0);
  LudoInterval all = ludo_interval_of_share (100, 100);
  LudoInterval difference = ludo_interval_of_difference (1, 1, 0, 0);

  g_assert_cmpfloat_with_epsilon (none.low, 0, 1e-12);
  g_assert_cmpfloat_with_epsilon (none.high, 1, 1e-12);
  g_assert_cmpfloat_with_epsilon (all.high, 1, 1e-12);
  g_assert_cmpfloat (all.low, >, 0.95);
  g_assert_cmpfloat_with_epsilon (difference.low, -1, 1e-12);
  g_assert_cmpfloat_with_epsilon (difference.high, 1, 1e-12);
}

/* The design says that 10,000 each show a difference of 2 in 100. */
static void
test_visible (void)
{
  g_assert_cmpfloat_with_epsilon (ludo_interval_find_visible (10000, TRUE),
                                  0.02, 0.0005);
  g_assert_cmpfloat_with_epsilon (ludo_interval_find_visible (10000, FALSE),
                                  0.014, 0.0005);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/interval/printed", test_printed);
  g_test_add_func ("/interval/covers", test_covers);
  g_test_add_func ("/interval/ends", test_ends);
  g_test_add_func ("/interval/visible", test_visible);

  return g_test_run ();
}
