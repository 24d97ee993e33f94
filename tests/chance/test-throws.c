/* test-throws.c: guess, throw, compare
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/ludo-throws.h"

static LudoThrows *
new_sticks (guint64 seed)
{
  LudoSampler sampler;

  ludo_sampler_init_sticks (&sampler);

  return ludo_throws_new (&sampler, seed);
}

static void
assert_counts_add_up (LudoThrows *throws)
{
  const LudoSampler *sampler = ludo_throws_get_sampler (throws);
  guint counts[LUDO_SAMPLER_OUTCOMES_MAX] = { 0 };
  guint ways[LUDO_SAMPLER_WAYS_MAX] = { 0 };

  for (guint i = 0; i < ludo_throws_get_n (throws); i++)
    {
      guint way = ludo_throws_get_way (throws, i);

      ways[way]++;
      counts[ludo_sampler_get_outcome (sampler, way)]++;
    }
  g_assert_cmpmem (counts, sizeof counts, ludo_throws_get_counts (throws),
                   sizeof counts);
  g_assert_cmpmem (ways, sizeof ways, ludo_throws_get_way_counts (throws),
                   sizeof ways);
}

/* The same seed gives the same throws, singly or in batches, and another seed
 * others. */
static void
test_seed (void)
{
  g_autoptr (LudoThrows) once = new_sticks (5);
  g_autoptr (LudoThrows) singly = new_sticks (5);
  g_autoptr (LudoThrows) other = new_sticks (6);
  guint n_differ = 0;

  ludo_throws_throw (once, 500);
  ludo_throws_throw (other, 500);
  for (guint i = 0; i < 500; i++)
    ludo_throws_throw (singly, 1);
  assert_counts_add_up (once);
  assert_counts_add_up (singly);
  for (guint i = 0; i < 500; i++)
    {
      g_assert_cmpuint (ludo_throws_get_way (once, i), ==,
                        ludo_throws_get_way (singly, i));
      n_differ += ludo_throws_get_way (once, i)
                  != ludo_throws_get_way (other, i);
    }
  g_assert_cmpuint (n_differ, >, 400);
}

static void
test_most (void)
{
  g_autoptr (LudoThrows) throws = new_sticks (1);

  ludo_throws_throw (throws, LUDO_THROWS_MAX - 1);
  ludo_throws_throw (throws, 10000);
  g_assert_cmpuint (ludo_throws_get_n (throws), ==, LUDO_THROWS_MAX);
  assert_counts_add_up (throws);
}

static void
assert_text (char       *text,
             const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

/* Nothing exact is told before a guess was drawn or declined, nor before as many
 * throws as a teacher asks for. */
static void
test_guess_first (void)
{
  static const double guess[] = { 20, 20, 20, 20, 140 };
  g_autoptr (LudoThrows) throws = new_sticks (2);
  const double *kept = guess;

  assert_text (ludo_throws_describe (throws), "Nothing has been thrown yet.");
  ludo_throws_throw (throws, 16);
  g_assert_false (ludo_throws_shows_exact (throws));
  assert_text (ludo_throws_describe_gap (throws), "");
  assert_text (ludo_throws_describe_run (throws, 2), "");
  g_assert_cmpint (ludo_throws_get_guess (throws, &kept), ==, LUDO_GUESS_NONE);
  g_assert_null (kept);

  ludo_throws_set_guess (throws, guess);
  g_assert_true (ludo_throws_shows_exact (throws));
  g_assert_cmpint (ludo_throws_get_guess (throws, &kept), ==,
                   LUDO_GUESS_DRAWN);
  g_assert_cmpint ((int) kept[0], ==, 20);
  g_assert_cmpint ((int) kept[4], ==, 100);

  ludo_throws_set_exact_after (throws, 17);
  g_assert_false (ludo_throws_shows_exact (throws));
  ludo_throws_throw (throws, 1);
  g_assert_true (ludo_throws_shows_exact (throws));

  /* New throws keep the guess, other sticks ask for another one. */
  ludo_throws_clear (throws);
  g_assert_cmpuint (ludo_throws_get_n (throws), ==, 0);
  g_assert_cmpint (ludo_throws_get_guess (throws, NULL), ==,
                   LUDO_GUESS_DRAWN);
  ludo_throws_set_sampler (throws, ludo_throws_get_sampler (throws));
  g_assert_cmpint (ludo_throws_get_guess (throws, NULL), ==, LUDO_GUESS_NONE);
  ludo_throws_set_guess (throws, NULL);
  g_assert_cmpint (ludo_throws_get_guess (throws, &kept), ==,
                   LUDO_GUESS_DECLINED);
  g_assert_null (kept);
  ludo_throws_forget_guess (throws);
  g_assert_cmpint (ludo_throws_get_guess (throws, NULL), ==, LUDO_GUESS_NONE);
}

/* Sticks that always fall on the same faces, so that the sentences are known. */
static void
test_sentences (void)
{
  LudoSampler sampler;
  g_autoptr (LudoThrows) throws = NULL;

  ludo_sampler_init_sticks (&sampler);
  for (int i = 0; i < 4; i++)
    sampler.percent[i] = i < 2 ? 100 : 0;
  throws = ludo_throws_new (&sampler, 3);
  ludo_throws_throw (throws, 8);
  assert_text (ludo_throws_describe (throws),
               "8 throws. Most often: 2 marks, 8.");
  ludo_throws_set_guess (throws, NULL);
  assert_text (ludo_throws_describe_gap (throws),
               "No throw lies in the wrong bar.");
  assert_text (ludo_throws_describe_run (throws, 2),
               "2 marks: as often as its probability lets expect.");
}

static void
signal_cb (LudoThrows *throws,
           gpointer    n_signals)
{
  (*(guint *) n_signals)++;
}

static void
test_signals (void)
{
  g_autoptr (LudoThrows) throws = new_sticks (4);
  guint n_signals = 0;

  g_signal_connect (throws, "changed", G_CALLBACK (signal_cb), &n_signals);
  ludo_throws_throw (throws, 1000);
  g_assert_cmpuint (n_signals, ==, 1);
  ludo_throws_set_guess (throws, NULL);
  ludo_throws_clear (throws);
  g_assert_cmpuint (n_signals, ==, 3);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/throws/seed", test_seed);
  g_test_add_func ("/throws/most", test_most);
  g_test_add_func ("/throws/guess-first", test_guess_first);
  g_test_add_func ("/throws/sentences", test_sentences);
  g_test_add_func ("/throws/signals", test_signals);

  return g_test_run ();
}
