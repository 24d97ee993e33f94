/* test-odds.c: what can happen next in Zohn Ahl, in numbers and sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"

#include "games/zohn-ahl/rules/zohn-ahl-length.h"
#include "zohn-ahl-lengths.h"
#include "games/zohn-ahl/rules/zohn-ahl-turn.h"
#include "play/analysis/ludo-odds.h"
#include "play/game/ludo-number.h"
#include "test-wait.h"

/* A odds of @game that knows all but the lengths. */
static LudoOdds *
first_odds_of (LudoChances *chances,
               LudoGame    *game)
{
  LudoOdds *odds = ludo_odds_new (chances);

  ludo_odds_set_game (odds, game);
  ludo_odds_set_active (odds, TRUE);
  WAIT_UNTIL (ludo_odds_get_throws (odds) != NULL);

  return odds;
}

/* Odds whose values are all computed. */
static LudoOdds *
odds_of (LudoChances *chances,
         LudoGame    *game)
{
  LudoOdds *odds = first_odds_of (chances, game);

  WAIT_UNTIL (ludo_odds_get_lengths (odds) != NULL);

  return odds;
}

static const LudoThrowOdds *
throw_at (LudoOdds *odds,
          guint     index)
{
  return g_ptr_array_index (ludo_odds_get_throws (odds), index);
}

/* KnownSentence: the sentence about a throw with so many marked faces. */
typedef struct
{
  const char *position;
  guint marks;
  guint ways;
  int cell;
  const char *consequence;
} KnownSentence;

static const KnownSentence known_sentences[] = {
  { "- - 4 4 r -", 0, 1, 11, "Red goes to space 11. Red throws again." },
  { "- - 4 4 r -", 2, 6, 3,
    "Red goes to space 3.\n"
    "If the sahe’s green mark shows (3 in 16): Red throws again." },
  /* With the sahe the throw just won is lost as well. */
  { "- - 4 4 r -", 4, 1, 7,
    "Red falls into the west dry branch. Red loses the throw just won. Red "
    "will miss a turn." },
  { "10 5 4 4 r -", 3, 4, 14,
    "Red falls into the north creek. Red goes back. "
    "Red pays one counter.\n"
    "If the sahe’s green mark shows (3 in 16): Red throws again." },
  { "0 5 4 4 g -", 1, 4, 21,
    "Green falls into the east dry branch.\n"
    "If the sahe’s green mark is hidden (3 in 16): Green will "
    "miss a turn.\n"
    "If the sahe’s green mark shows (1 in 16): Green loses the throw "
    "just won. Green will miss a turn." },
  { "leaflet: 4 0 4 4 r -", 3, 4, 7,
    "Red falls into the west dry branch.\n"
    "If the sahe’s green mark is hidden (1 in 16): Red will miss a "
    "turn.\n"
    "If the sahe’s green mark shows (3 in 16): Red loses the throw "
    "just won." },
  { "leaflet: 10 16 4 4 r -", 2, 6, 12,
    "Red goes to space 12. Red captures Green’s piece. Green pays one "
    "counter." },
  { "leaflet: 9 16 3 4 r -", 3, 4, 12,
    "Red goes to space 12. Red captures Green’s piece. Green pays one "
    "counter.\n"
    "If the sahe’s green mark shows (3 in 16): Red throws again." },
  { "leaflet: 27 16 1 1 r -", 1, 4, 0,
    "Red goes to the south creek. Red completes a lap. Green goes "
    "back. Green pays one counter." },
  { "culin: 18 0 1 1 r -", 1, 4, 20,
    "Red falls into the north creek. Red goes back. "
    "Red pays one counter." },
  { "culin: 1 5 1 1 r -", 4, 1, 7,
    "Red goes to its own space 7. Red throws again." },
  { "leaflet-cross: 5 16 3 4 r -", 2, 6, 7,
    "Red goes to the west dry branch. Red crosses over to the east dry "
    "branch." },
};

static void
test_sentences (void)
{
  g_autoptr (LudoChances) chances = ludo_chances_new ();

  for (guint i = 0; i < G_N_ELEMENTS (known_sentences); i++)
    {
      const KnownSentence *known = &known_sentences[i];
      g_autoptr (LudoGame) game = play_game_at ("zohn-ahl", known->position);
      g_autoptr (LudoOdds) odds = first_odds_of (chances, game);
      const LudoThrowOdds *throw_odds = throw_at (odds, known->marks);

      g_assert_cmpuint (ludo_odds_get_throws (odds)->len, ==, 5);
      g_assert_cmpstr (throw_odds->consequence, ==, known->consequence);
      g_assert_cmpuint (throw_odds->ways, ==, known->ways);
      g_assert_cmpuint (throw_odds->of, ==, 16);
      g_assert_cmpint (throw_odds->cell, ==, known->cell);
      ludo_odds_set_active (odds, FALSE);
    }
}

/* The ways of one throw are all there are, and the chances after them mean
 * the chance before, @first_wins. */
static void
check_throws (LudoOdds *odds,
              double    first_wins)
{
  double mean = 0;
  guint ways = 0;

  for (guint i = 0; i < 5; i++)
    {
      ways += throw_at (odds, i)->ways;
      mean += throw_at (odds, i)->ways / 16.0
              * throw_at (odds, i)->first_wins;
    }
  g_assert_cmpuint (ways, ==, 16);
  g_assert_cmpfloat_with_epsilon (ludo_odds_get_first_wins (odds),
                                  first_wins, 1e-14);
  g_assert_cmpfloat_with_epsilon (mean, first_wins, 1e-12);
}

/* The chances of the turn are those of the position. */
static void
check_turn (LudoOdds        *odds,
            const GameState *state)
{
  GPtrArray *chances = ludo_odds_get_turn_chances (odds);
  ZohnAhlTurn turn;

  zohn_ahl_turn_solve (state, &turn);
  g_assert_cmpuint (chances->len, ==, ZOHN_AHL_N_TURN_EVENTS);
  for (guint i = 0; i < chances->len; i++)
    {
      const LudoTurnChance *chance = g_ptr_array_index (chances, i);

      g_assert_cmpfloat_with_epsilon (chance->chance, turn.chances[i], 1e-15);
      g_assert_true (g_str_has_suffix (chance->sentence, "."));
    }
}

/* Along a whole game every number is that of the position. */
static void
test_whole_game (void)
{
  GameConfig config = { .players = 2, .counters = { 2, 2 } };
  g_autoptr (LudoChances) chances = ludo_chances_new ();
  g_autoptr (LudoGame) game = ludo_game_new ("zohn-ahl", &config, 3, NULL);
  g_autoptr (LudoOdds) odds = odds_of (chances, game);
  ZohnAhlChain *chain = zohn_ahl_chain_new (ludo_game_get_state (game));
  guint n_positions = 0;

  do
    {
      const GameState *state = ludo_game_get_state (game);

      check_throws (odds, zohn_ahl_chain_red_wins (chain, state));
      check_turn (odds, state);
      /* Those of the position before have been dropped at once. */
      if (n_positions > 0)
        g_assert_null (ludo_odds_get_lengths (odds));
      if (n_positions % 8 == 0)
        {
          ZohnAhlLengths *lengths = zohn_ahl_lengths_new (chain);
          double mean, deviation;

          WAIT_UNTIL (ludo_odds_get_lengths (odds) != NULL);
          zohn_ahl_lengths_get (lengths, state, &mean, &deviation);
          g_assert_cmpfloat_with_epsilon (
            ludo_odds_get_lengths (odds)->mean, mean, 1e-5);
          zohn_ahl_lengths_free (lengths);
        }
      n_positions++;
    }
  while (ludo_game_throw (game) && !ludo_game_get_over (game));

  g_assert_cmpuint (n_positions, >, 8);
  g_assert_cmpuint (ludo_odds_get_throws (odds)->len, ==, 0);
  g_assert_cmpuint (ludo_odds_get_turn_chances (odds)->len, ==, 0);
  g_assert_null (ludo_odds_get_lengths (odds));

  /* And back again. */
  ludo_game_undo (game);
  g_assert_cmpuint (ludo_odds_get_throws (odds)->len, ==, 5);
  zohn_ahl_chain_free (chain);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* Odds that are not shown compute nothing, and other games have none. */
static void
test_not_active (void)
{
  g_autoptr (LudoChances) chances = ludo_chances_new ();
  g_autoptr (LudoOdds) odds = ludo_odds_new (chances);
  g_autoptr (LudoGame) game = play_game_at ("zohn-ahl", NULL);
  g_autoptr (LudoGame) chisolo = play_game_at ("chisolo", NULL);
  guint n_solved = 0;

  g_signal_connect_swapped (chances, "solved", G_CALLBACK (count_cb),
                            &n_solved);
  ludo_odds_set_game (odds, game);
  ludo_game_throw (game);
  g_assert_null (ludo_odds_get_throws (odds));
  g_assert_cmpfloat (ludo_odds_get_first_wins (odds), >=,
                     LUDO_CHANCES_PENDING);
  g_usleep (20000);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_cmpuint (n_solved, ==, 0);

  ludo_odds_set_active (odds, TRUE);
  WAIT_UNTIL (ludo_odds_get_throws (odds) != NULL);
  g_assert_cmpuint (n_solved, ==, 1);
  ludo_odds_set_active (odds, FALSE);
  g_assert_null (ludo_odds_get_throws (odds));

  ludo_odds_set_active (odds, TRUE);
  ludo_odds_set_game (odds, chisolo);
  g_assert_null (ludo_odds_get_throws (odds));
  g_assert_cmpfloat (ludo_odds_get_first_wins (odds), <=,
                     LUDO_CHANCES_NONE);
  ludo_odds_set_game (odds, NULL);
  g_assert_null (ludo_odds_get_game (odds));
}

/* Dropped in the middle of its work it is gone at once; no thread that still
 * works for it keeps it. */
static void
test_dropped (void)
{
  g_autoptr (LudoChances) chances = ludo_chances_new ();
  g_autoptr (LudoGame) game = play_game_at ("zohn-ahl", NULL);
  LudoOdds *odds = odds_of (chances, game);

  for (int i = 0; i < 20; i++)
    ludo_game_throw (game);
  g_object_add_weak_pointer (G_OBJECT (odds), (gpointer *) &odds);
  g_object_unref (odds);
  g_assert_null (odds);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

static void
test_numbers (void)
{
  static const struct
  {
    double chance;
    const char *percent;
  } known[] = {
    { 0.0, "0.0%" }, { 1e-9, "less than 0.1%" }, { 0.001, "0.1%" },
    { 0.0626, "6.3%" }, { 0.375, "37.5%" }, { 0.5, "50.0%" },
    { 0.99949, "more than 99.9%" }, { 1.0, "100.0%" },
    { 1.0 - 1e-16, "100.0%" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      g_autofree char *percent = ludo_percent_dup (known[i].chance);

      g_assert_cmpstr (percent, ==, known[i].percent);
    }

  for (guint ways = 1; ways <= 16; ways *= 2)
    {
      static const char *const percents[] = { "6.25%", "12.5%", "25%", "50%",
                                              "100%" };
      g_autofree char *percent = ludo_ways_percent_dup (ways, 16);

      g_assert_cmpstr (percent, ==, percents[g_bit_nth_msf (ways, -1)]);
    }
}

/* The numbers of a sentence are grouped, and nothing else of it. */
static void
test_grouped (void)
{
  g_autofree char *amount = ludo_amount_dup (-12345.25, 1);
  g_autofree char *percent =
    ludo_count_printf ("%s: %u of %d, %u%%, %lu", "4711", 999u, 1000, 50u,
                       1234567ul);
  g_autofree char *turned = ludo_count_printf ("%2$s: %1$u", 10000u, "1000");
  g_autofree char *plain = ludo_count_printf ("none");

  g_assert_cmpstr (amount, ==, "-12,345.2");
  g_assert_cmpstr (percent, ==, "4711: 999 of 1,000, 50%, 1,234,567");
  g_assert_cmpstr (turned, ==, "1000: 10,000");
  g_assert_cmpstr (plain, ==, "none");
}

static void
test_described (void)
{
  g_autoptr (LudoChances) chances = ludo_chances_new ();
  g_autoptr (LudoGame) game = play_game_at ("zohn-ahl", NULL);
  g_autoptr (LudoOdds) odds = odds_of (chances, game);
  g_autofree char *text =
    ludo_lengths_describe (ludo_odds_get_lengths (odds));

  g_assert_cmpstr (text, ==,
                   "The game lasts another 120.6 throws on average, with a "
                   "standard deviation of 94.6. Half of all games end within "
                   "92 throws, nine in ten within 244; the most likely number "
                   "is 42.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/odds/sentences", test_sentences);
  g_test_add_func ("/odds/whole-game", test_whole_game);
  g_test_add_func ("/odds/not-active", test_not_active);
  g_test_add_func ("/odds/dropped", test_dropped);
  g_test_add_func ("/odds/numbers", test_numbers);
  g_test_add_func ("/odds/grouped", test_grouped);
  g_test_add_func ("/odds/described", test_described);

  return g_test_run ();
}
