/* test-throws.c: guess, throw, compare
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chance/throws/ludo-throws.h"

#include <string.h>

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

/* The exact chances are told neither before a guess was drawn or declined, nor
 * before as many throws as a teacher asks for. */
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

/* Whoever draws is told what the bars lack of a hundred throws, or have
 * beyond. */
static void
test_draft (void)
{
  g_autoptr (LudoThrows) throws = new_sticks (1);

  assert_text (ludo_throws_describe_draft (throws),
               "The bars of your guess add up to 0 throws.");
  ludo_throws_draw_guess (throws, 0, 60);
  assert_text (ludo_throws_describe_draft (throws),
               "The bars of your guess add up to 60 throws. 40 of the "
               "hundred are left to share out.");
  ludo_throws_draw_guess (throws, 1, 40);
  assert_text (ludo_throws_describe_draft (throws),
               "The bars of your guess add up to 100 throws.");
  ludo_throws_draw_guess (throws, 4, 70);
  assert_text (ludo_throws_describe_draft (throws),
               "The bars of your guess add up to 170 throws. That is 70 "
               "too many.");
}

/* Sticks that always fall on the same faces, so that the sentences are
 * known. */
static void
test_sentences (void)
{
  static const double guess[] = { 10, 30, 20, 30, 10 };
  LudoSampler sampler;
  g_autoptr (LudoThrows) throws = NULL;

  ludo_sampler_init_sticks (&sampler);
  for (int i = 0; i < 4; i++)
    sampler.percent[i] = i < 2 ? 100 : 0;
  throws = ludo_throws_new (&sampler, 3);
  /* Nothing can be compared yet. */
  ludo_throws_throw (throws, 1);
  assert_text (ludo_throws_describe (throws), "1 throw: 2 marks.");
  ludo_throws_throw (throws, 7);
  assert_text (ludo_throws_describe (throws),
               "8 throws. Most often: 2 marks, 8.");
  ludo_throws_set_guess (throws, NULL);
  assert_text (ludo_throws_describe_gap (throws),
               "No bar is too high.");
  assert_text (ludo_throws_describe_run (throws, 2),
               "2 marks: exactly as often as its probability leads us to "
               "expect.");
  ludo_throws_throw (throws, 12337);
  assert_text (ludo_throws_describe (throws),
               "12,345 throws. Most often: 2 marks, 12,345. Furthest from its "
               "probability: no mark, 0 instead of 0.");

  /* A guess is of a hundred throws, and is compared with those thrown. */
  ludo_throws_forget_guess (throws);
  ludo_throws_set_guess (throws, guess);
  assert_text (ludo_throws_describe (throws),
               "12,345 throws. Most often: 2 marks, 12,345. Furthest from your "
               "guess: 2 marks, 12,345 instead of 2,469.");
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

/* Throws and guess come back from their text, whatever was done before. */
static void
test_text (void)
{
  static const double guess[] = { 6, 25, 37.5, 25, 0 };

  for (guint64 seed = 0; seed < 50; seed++)
    {
      g_autoptr (LudoThrows) throws = new_sticks (seed);
      g_autoptr (LudoThrows) again = NULL;
      g_autofree char *text = NULL;
      g_autofree char *text_again = NULL;
      g_autoptr (GError) error = NULL;

      ludo_throws_throw (throws, (guint) seed * 3);
      if (seed % 2 == 0)
        ludo_throws_clear (throws);
      if (seed % 3 > 0)
        ludo_throws_set_guess (throws, seed % 3 == 1 ? guess : NULL);
      ludo_throws_throw (throws, 100);
      text = ludo_throws_dup_text (throws);
      again = ludo_throws_new_from_text (text, &error);
      g_assert_no_error (error);
      text_again = ludo_throws_dup_text (again);
      g_assert_cmpstr (text, ==, text_again);
      g_assert_cmpuint (ludo_throws_get_n (again), ==,
                        ludo_throws_get_n (throws));
      for (guint i = 0; i < ludo_throws_get_n (throws); i++)
        g_assert_cmpuint (ludo_throws_get_way (throws, i), ==,
                          ludo_throws_get_way (again, i));
      /* And they go on alike. */
      ludo_throws_throw (throws, 5);
      ludo_throws_throw (again, 5);
      g_assert_cmpuint (ludo_throws_get_way (throws,
                                             ludo_throws_get_n (throws) - 1),
                        ==,
                        ludo_throws_get_way (again,
                                             ludo_throws_get_n (again) - 1));
    }
}

/* Every line that is changed, cut or left out is refused with its key, or read
 * as something that is allowed. */
static void
test_hostile_text (void)
{
  static const struct
  {
    const char *from, *to, *key;
  } changes[] = {
    { "Version=1", "Version=2", "Version" },
    { "Kind=sticks", "Kind=cards", "Kind" },
    { "Things=4", "Things=99", "Things" },
    { "Percents=50;50;50;50;", "Percents=50;50;50;", "Percents" },
    { "Percents=50;50;50;50;", "Percents=50;50;-1;50;", "Percents" },
    { "Percents=50;50;50;50;", "Percents=50;50;101;50;", "Percents" },
    { "Seed=9", "Seed=x", "Seed" },
    { "Count=7", "Count=-1", "Count" },
    { "Count=7", "Count=1000001", "Count" },
    { "Guess=declined", "Guess=perhaps", "Guess" },
    { "Guesses=0;0;0;0;0;", "Guesses=0;0;nan;0;0;", "Guesses" },
    { "Guesses=0;0;0;0;0;", "Guesses=0;0;0;0;", "Guesses" },
    { "Guesses=0;0;0;0;0;", "Guesses=0;0;0;0;1e9;", "Guesses" },
  };
  g_autoptr (LudoThrows) throws = new_sticks (9);
  g_autofree char *text = NULL;
  GameRng rng = { 11 };

  ludo_throws_throw (throws, 7);
  ludo_throws_set_guess (throws, NULL);
  text = ludo_throws_dup_text (throws);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      const char *found = strstr (text, changes[i].from);
      g_autoptr (GString) changed = g_string_new_len (text, found - text);
      g_autoptr (GError) error = NULL;
      g_autofree char *key = g_strdup_printf ("“%s”", changes[i].key);

      g_assert_nonnull (found);
      g_string_append (changed, changes[i].to);
      g_string_append (changed, found + strlen (changes[i].from));
      g_assert_null (ludo_throws_new_from_text (changed->str, &error));
      g_assert_nonnull (error);
      g_assert_nonnull (strstr (error->message, key));
    }
  for (int i = 0; i < 20000; i++)
    {
      g_autofree char *damaged = g_strdup (text);
      g_autoptr (LudoThrows) read = NULL;
      g_autoptr (GError) error = NULL;

      for (guint n = game_rng_below (&rng, 4) + 1; n > 0; n--)
        damaged[game_rng_below (&rng, (guint32) strlen (text))] =
          (char) (game_rng_below (&rng, 127) + 1);
      if (game_rng_below (&rng, 4) == 0)
        damaged[game_rng_below (&rng, (guint32) strlen (text))] = '\0';
      read = ludo_throws_new_from_text (damaged, &error);
      g_assert_true ((read != NULL) != (error != NULL));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/throws/seed", test_seed);
  g_test_add_func ("/throws/most", test_most);
  g_test_add_func ("/throws/guess-first", test_guess_first);
  g_test_add_func ("/throws/draft", test_draft);
  g_test_add_func ("/throws/sentences", test_sentences);
  g_test_add_func ("/throws/signals", test_signals);
  g_test_add_func ("/throws/text", test_text);
  g_test_add_func ("/throws/hostile-text", test_hostile_text);

  return g_test_run ();
}
