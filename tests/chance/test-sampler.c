/* test-sampler.c: exact chances of throws against enumerations by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/throws/ludo-classes.h"

#include <math.h>

/* Two computed values of one chance differ by less. */
#define NEAR 1e-12

/* A random number strays so many standard deviations at most; the seeds are
 * fixed, so that the verdict is always the same. */
#define SIGMAS 4.5

static void
assert_near (double value,
             double expected)
{
  if (fabs (value - expected) > NEAR)
    g_error ("%.15g is not %.15g", value, expected);
}

static void
test_sticks (void)
{
  static const guint ways[] = { 1, 4, 6, 4, 1 };
  double chances[LUDO_SAMPLER_OUTCOMES_MAX];
  LudoSampler sticks;

  ludo_sampler_init_sticks (&sticks);
  ludo_sampler_get_chances (&sticks, chances);
  g_assert_cmpuint (ludo_sampler_get_n_outcomes (&sticks), ==, 5);
  g_assert_cmpuint (ludo_sampler_get_n_ways (&sticks), ==, 16);
  for (guint i = 0; i < 5; i++)
    {
      g_assert_cmpuint (ludo_sampler_count_ways (&sticks, i), ==, ways[i]);
      g_assert_cmpuint (ludo_sampler_get_value (&sticks, i), ==, i);
      assert_near (chances[i], ways[i] / 16.0);
    }
}

/* Sticks of which each has a chance of its own, multiplied out in four
 * loops. */
static void
test_uneven_sticks (void)
{
  static const guint percent[] = { 50, 62, 5, 91 };
  double expected[5] = { 0 };
  double chances[LUDO_SAMPLER_OUTCOMES_MAX];
  LudoSampler sticks;

  ludo_sampler_init_sticks (&sticks);
  for (int i = 0; i < 4; i++)
    sticks.percent[i] = percent[i];
  g_assert_false (ludo_sampler_is_even (&sticks));
  for (int a = 0; a < 2; a++)
    for (int b = 0; b < 2; b++)
      for (int c = 0; c < 2; c++)
        for (int d = 0; d < 2; d++)
          expected[a + b + c + d] += 1e-8 * (a ? percent[0] : 100 - percent[0])
                                     * (b ? percent[1] : 100 - percent[1])
                                     * (c ? percent[2] : 100 - percent[2])
                                     * (d ? percent[3] : 100 - percent[3]);
  ludo_sampler_get_chances (&sticks, chances);
  for (int i = 0; i < 5; i++)
    assert_near (chances[i], expected[i]);
}

static void
test_dice (void)
{
  double chances[LUDO_SAMPLER_OUTCOMES_MAX];
  guint counts[19] = { 0 };
  LudoSampler dice;

  ludo_sampler_init_dice (&dice, 3);
  for (guint a = 1; a <= 6; a++)
    for (guint b = 1; b <= 6; b++)
      for (guint c = 1; c <= 6; c++)
        counts[a + b + c]++;
  ludo_sampler_get_chances (&dice, chances);
  g_assert_cmpuint (ludo_sampler_get_n_outcomes (&dice), ==, 16);
  for (guint i = 0; i < 16; i++)
    {
      guint sum = ludo_sampler_get_value (&dice, i);

      g_assert_cmpuint (sum, ==, i + 3);
      g_assert_cmpuint (ludo_sampler_count_ways (&dice, i), ==, counts[sum]);
      assert_near (chances[i], counts[sum] / 216.0);
    }
}

static void
assert_falls_as_likely (const LudoSampler *sampler,
                        guint64            seed)
{
  const guint n = 200000;
  double chances[LUDO_SAMPLER_OUTCOMES_MAX];
  guint counts[LUDO_SAMPLER_OUTCOMES_MAX] = { 0 };
  GameRng rng = { seed };

  ludo_sampler_get_chances (sampler, chances);
  for (guint i = 0; i < n; i++)
    counts[ludo_sampler_get_outcome (sampler,
                                     ludo_sampler_draw (sampler, &rng))]++;
  for (guint i = 0; i < ludo_sampler_get_n_outcomes (sampler); i++)
    g_assert_cmpfloat (fabs (counts[i] - n * chances[i]), <=,
                       SIGMAS * sqrt (n * chances[i] * (1 - chances[i])));
}

static void
test_draws (void)
{
  LudoSampler sampler;

  for (guint n = 1; n <= 3; n++)
    {
      ludo_sampler_init_dice (&sampler, n);
      assert_falls_as_likely (&sampler, n);
    }
  ludo_sampler_init_sticks (&sampler);
  assert_falls_as_likely (&sampler, 4);
  sampler.percent[1] = 20;
  sampler.percent[3] = 97;
  assert_falls_as_likely (&sampler, 5);
  /* A stick that always, or never, falls marked. */
  sampler.percent[0] = 100;
  sampler.percent[2] = 0;
  assert_falls_as_likely (&sampler, 6);
}

/* The chance of a gap of at least @gap, from every way in which @n throws of
 * @sampler can fall one after the other. */
static double
enumerate_gaps (const LudoSampler *sampler,
                guint              n,
                double             gap)
{
  guint n_ways = ludo_sampler_get_n_ways (sampler);
  double n_all = pow (n_ways, n);
  double n_far = 0;

  for (guint all = 0; all < (guint) n_all; all++)
    {
      guint counts[LUDO_SAMPLER_OUTCOMES_MAX] = { 0 };
      guint rest = all;

      for (guint i = 0; i < n; i++, rest /= n_ways)
        counts[ludo_sampler_get_outcome (sampler, rest % n_ways)]++;
      n_far += ludo_sampler_find_gap (sampler, counts, n) > gap - 1e-9;
    }

  return n_far / n_all;
}

static void
test_gap_share (void)
{
  LudoSampler sampler;

  ludo_sampler_init_sticks (&sampler);
  for (double gap = 0; gap <= 4; gap += 0.125)
    assert_near (ludo_sampler_find_gap_share (&sampler, 4, gap),
                 enumerate_gaps (&sampler, 4, gap));
  ludo_sampler_init_dice (&sampler, 2);
  for (double gap = 0; gap <= 3; gap += 0.25)
    assert_near (ludo_sampler_find_gap_share (&sampler, 3, gap),
                 enumerate_gaps (&sampler, 3, gap));
}

/* The exact share is given up where it would take long, and where ways cannot
 * be counted. */
static void
test_gap_share_unknown (void)
{
  LudoSampler sampler;

  ludo_sampler_init_sticks (&sampler);
  g_assert_cmpfloat (ludo_sampler_find_gap_share (&sampler, 100000, 500), <, 0);
  sampler.percent[0] = 40;
  g_assert_cmpfloat (ludo_sampler_find_gap_share (&sampler, 30, 4), <, 0);
}

/* The share of fair classes that stray as far agrees with the exact one, over
 * many hundreds of classes. */
static void
test_classes (void)
{
  const guint n_seeds = 400;
  LudoSampler sampler;

  ludo_sampler_init_sticks (&sampler);
  for (guint gap = 2; gap < 6; gap++)
    {
      double share = ludo_sampler_find_gap_share (&sampler, 30, gap - 0.5);
      double n = n_seeds * LUDO_CLASSES_MAX;
      guint n_far = 0;

      for (guint seed = 0; seed < n_seeds; seed++)
        {
          g_autoptr (LudoClasses) classes =
            ludo_classes_new (&sampler, 30, (guint64) seed * 1000003);

          ludo_classes_make (classes, LUDO_CLASSES_MAX);
          n_far += ludo_classes_count_as_far (classes, gap);
        }
      g_assert_cmpfloat (fabs (n_far - n * share), <=,
                         SIGMAS * sqrt (n * share * (1 - share)));
    }
}

/* Classes made one by one are those made at once, and never more than a
 * hundred. */
static void
test_classes_one_by_one (void)
{
  LudoSampler sampler;
  g_autoptr (LudoClasses) once = NULL;
  g_autoptr (LudoClasses) slowly = NULL;

  ludo_sampler_init_dice (&sampler, 3);
  once = ludo_classes_new (&sampler, 25, 7);
  slowly = ludo_classes_new (&sampler, 25, 7);
  ludo_classes_make (once, 1000);
  for (guint i = 0; i < 60; i++)
    ludo_classes_make (slowly, i % 5 + 1);
  g_assert_cmpuint (ludo_classes_get_n (once), ==, LUDO_CLASSES_MAX);
  g_assert_cmpuint (ludo_classes_get_n (slowly), ==, LUDO_CLASSES_MAX);
  for (guint i = 0; i < LUDO_CLASSES_MAX; i++)
    g_assert_cmpuint (ludo_classes_get_gap (once, i), ==,
                      ludo_classes_get_gap (slowly, i));
}

/* What is told, what is compared and what stands in the picture is one number:
 * 7 throws of 100 too many and 7.25 are both 7, and a half is rounded up. */
static void
test_round_gap (void)
{
  static const guint counts[][5] = {
    { 7, 31, 38, 22, 2 }, { 6, 31, 39, 20, 4 }, { 6, 25, 40, 23, 6 },
  };
  static const guint gaps[] = { 7, 8, 3 };
  LudoSampler sampler;

  ludo_sampler_init_sticks (&sampler);
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    g_assert_cmpuint (ludo_sampler_round_gap (&sampler, counts[i], 100), ==,
                      gaps[i]);
  assert_near (ludo_sampler_find_gap_share (&sampler, 30, -0.5), 1);
}

/* Chi-square of 16, 64, 96, 64 and 16 throws expected is added up by hand, and
 * of too few throws it is not told. */
static void
test_chi_square (void)
{
  static const guint counts[] = { 12, 64, 102, 62, 16 };
  LudoSampler sampler;

  ludo_sampler_init_sticks (&sampler);
  assert_near (ludo_sampler_find_chi_square (&sampler, counts, 256),
               16 / 16.0 + 36 / 96.0 + 4 / 64.0);
  g_assert_cmpfloat (ludo_sampler_find_chi_square (&sampler, counts, 79), <,
                     0);
  g_assert_cmpfloat (ludo_sampler_find_chi_square (&sampler, counts, 80), >=,
                     0);
}

/* Near enough to the probability are all classes, and far fewer within one
 * spread than within two. */
static void
test_near (void)
{
  g_autofree char *text = NULL;
  g_autoptr (LudoClasses) classes = NULL;
  LudoSampler sampler;

  ludo_sampler_init_sticks (&sampler);
  classes = ludo_classes_new (&sampler, 100, 5);
  ludo_classes_make (classes, LUDO_CLASSES_MAX);
  g_assert_cmpuint (ludo_classes_count_near (classes, 2, 1), ==, 100);
  g_assert_cmpuint (ludo_classes_count_near (classes, 2, 0.1), >=, 90);
  g_assert_cmpuint (ludo_classes_count_near (classes, 2, 0.048), >=, 50);
  g_assert_cmpuint (ludo_classes_count_near (classes, 2, 0.048), <=, 86);
  text = ludo_classes_describe_near (classes, 2);
  g_assert_true (g_str_has_prefix (text, "2 marks: of 100 other classes, "));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sampler/sticks", test_sticks);
  g_test_add_func ("/sampler/uneven-sticks", test_uneven_sticks);
  g_test_add_func ("/sampler/dice", test_dice);
  g_test_add_func ("/sampler/draws", test_draws);
  g_test_add_func ("/sampler/gap-share", test_gap_share);
  g_test_add_func ("/sampler/gap-share-unknown", test_gap_share_unknown);
  g_test_add_func ("/sampler/classes", test_classes);
  g_test_add_func ("/sampler/classes-one-by-one", test_classes_one_by_one);
  g_test_add_func ("/sampler/round-gap", test_round_gap);
  g_test_add_func ("/sampler/chi-square", test_chi_square);
  g_test_add_func ("/sampler/near", test_near);

  return g_test_run ();
}
