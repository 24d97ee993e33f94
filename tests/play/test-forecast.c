/* test-forecast.c: what can happen next in Zohn Ahl, in numbers and sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"

#include "games/zohn-ahl/zohn-ahl-length.h"
#include "games/zohn-ahl/zohn-ahl-turn.h"
#include "play/analysis/ludo-forecast.h"
#include "play/ludo-number.h"
#include "test-wait.h"

/* A forecast of @game that knows all but the lengths. */
static LudoForecast *
first_forecast_of (LudoChances *chances,
                   LudoGame    *game)
{
  LudoForecast *forecast = ludo_forecast_new (chances);

  ludo_forecast_set_game (forecast, game);
  ludo_forecast_set_active (forecast, TRUE);
  WAIT_UNTIL (ludo_forecast_get_prospects (forecast) != NULL);

  return forecast;
}

/* One that knows all there is to know. */
static LudoForecast *
forecast_of (LudoChances *chances,
             LudoGame    *game)
{
  LudoForecast *forecast = first_forecast_of (chances, game);

  WAIT_UNTIL (ludo_forecast_get_lengths (forecast) != NULL);

  return forecast;
}

static const LudoProspect *
prospect_at (LudoForecast *forecast,
             guint         index)
{
  return g_ptr_array_index (ludo_forecast_get_prospects (forecast), index);
}

/* What is told of a throw with so many marked faces. */
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
    "Red goes to space 3.\nWith the sahe (3 in 16): Red throws again." },
  /* With the sahe the throw just won is lost as well. */
  { "- - 4 4 r -", 4, 1, 7,
    "Red falls into the west dry branch. Red loses the throw just won. Red "
    "will miss the next turn." },
  { "10 5 4 4 r -", 3, 4, 14,
    "Red falls into the north creek. Red’s piece goes back to its start. "
    "Red pays one counter.\nWith the sahe (3 in 16): Red throws again." },
  { "0 5 4 4 g -", 1, 4, 21,
    "Green falls into the east dry branch.\n"
    "Without the sahe (3 in 16): Green will miss the next turn.\n"
    "With the sahe (1 in 16): Green loses the throw just won. Green will "
    "miss the next turn." },
  { "leaflet: 4 0 4 4 r -", 3, 4, 7,
    "Red falls into the west dry branch.\n"
    "Without the sahe (1 in 16): Red will miss the next turn.\n"
    "With the sahe (3 in 16): Red loses the throw just won." },
  { "leaflet: 10 16 4 4 r -", 2, 6, 12,
    "Red goes to space 12. Red captures Green’s piece, which goes back to "
    "its start. Green pays one counter." },
  { "leaflet: 9 16 3 4 r -", 3, 4, 12,
    "Red goes to space 12. Red captures Green’s piece, which goes back to "
    "its start. Green pays one counter.\n"
    "With the sahe (3 in 16): Red throws again." },
  { "leaflet: 27 16 1 1 r -", 1, 4, 0,
    "Red goes to the south creek. Red completes a lap. Green pays one "
    "counter." },
  { "culin: 18 0 1 1 r -", 1, 4, 20,
    "Red falls into the north creek. Red’s piece goes back to its start. "
    "Red pays one counter." },
  { "culin: 1 5 1 1 r -", 4, 1, 7,
    "Red goes to Red’s space 7. Red throws again." },
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
      g_autoptr (LudoForecast) forecast = first_forecast_of (chances, game);
      const LudoProspect *prospect = prospect_at (forecast, known->marks);

      g_assert_cmpuint (ludo_forecast_get_prospects (forecast)->len, ==, 5);
      g_assert_cmpstr (prospect->consequence, ==, known->consequence);
      g_assert_cmpuint (prospect->ways, ==, known->ways);
      g_assert_cmpuint (prospect->of, ==, 16);
      g_assert_cmpint (prospect->cell, ==, known->cell);
      ludo_forecast_set_active (forecast, FALSE);
    }
}

/* The ways of one throw are all there are, and the chances after them mean
 * the chance before, @first_wins. */
static void
check_throws (LudoForecast *forecast,
              double        first_wins)
{
  double mean = 0;
  guint ways = 0;

  for (guint i = 0; i < 5; i++)
    {
      ways += prospect_at (forecast, i)->ways;
      mean += prospect_at (forecast, i)->ways / 16.0
              * prospect_at (forecast, i)->first_wins;
    }
  g_assert_cmpuint (ways, ==, 16);
  g_assert_cmpfloat_with_epsilon (ludo_forecast_get_first_wins (forecast),
                                  first_wins, 1e-14);
  g_assert_cmpfloat_with_epsilon (mean, first_wins, 1e-12);
}

/* The chances of the turn are those of the position. */
static void
check_turn (LudoForecast    *forecast,
            const GameState *state)
{
  GPtrArray *chances = ludo_forecast_get_turn_chances (forecast);
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
  g_autoptr (LudoForecast) forecast = forecast_of (chances, game);
  ZohnAhlChain *chain = zohn_ahl_chain_new (ludo_game_get_state (game));
  guint n_positions = 0;

  do
    {
      const GameState *state = ludo_game_get_state (game);

      check_throws (forecast, zohn_ahl_chain_red_wins (chain, state));
      check_turn (forecast, state);
      /* Those of the position before have been dropped at once. */
      if (n_positions > 0)
        g_assert_null (ludo_forecast_get_lengths (forecast));
      if (n_positions % 8 == 0)
        {
          ZohnAhlLengths *lengths = zohn_ahl_lengths_new (chain);
          double mean, deviation;

          WAIT_UNTIL (ludo_forecast_get_lengths (forecast) != NULL);
          zohn_ahl_lengths_get (lengths, state, &mean, &deviation);
          g_assert_cmpfloat_with_epsilon (
            ludo_forecast_get_lengths (forecast)->mean, mean, 1e-5);
          zohn_ahl_lengths_free (lengths);
        }
      n_positions++;
    }
  while (ludo_game_throw (game) && !ludo_game_get_over (game));

  g_assert_cmpuint (n_positions, >, 8);
  g_assert_cmpuint (ludo_forecast_get_prospects (forecast)->len, ==, 0);
  g_assert_cmpuint (ludo_forecast_get_turn_chances (forecast)->len, ==, 0);
  g_assert_null (ludo_forecast_get_lengths (forecast));

  /* And back again. */
  ludo_game_undo (game);
  g_assert_cmpuint (ludo_forecast_get_prospects (forecast)->len, ==, 5);
  zohn_ahl_chain_free (chain);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* Whoever does not look costs nothing; other games have no such answers. */
static void
test_not_active (void)
{
  g_autoptr (LudoChances) chances = ludo_chances_new ();
  g_autoptr (LudoForecast) forecast = ludo_forecast_new (chances);
  g_autoptr (LudoGame) game = play_game_at ("zohn-ahl", NULL);
  g_autoptr (LudoGame) chisolo = play_game_at ("chisolo", NULL);
  guint n_solved = 0;

  g_signal_connect_swapped (chances, "solved", G_CALLBACK (count_cb),
                            &n_solved);
  ludo_forecast_set_game (forecast, game);
  ludo_game_throw (game);
  g_assert_null (ludo_forecast_get_prospects (forecast));
  g_assert_cmpfloat (ludo_forecast_get_first_wins (forecast), >=,
                     LUDO_CHANCES_PENDING);
  g_usleep (20000);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_cmpuint (n_solved, ==, 0);

  ludo_forecast_set_active (forecast, TRUE);
  WAIT_UNTIL (ludo_forecast_get_prospects (forecast) != NULL);
  g_assert_cmpuint (n_solved, ==, 1);
  ludo_forecast_set_active (forecast, FALSE);
  g_assert_null (ludo_forecast_get_prospects (forecast));

  ludo_forecast_set_active (forecast, TRUE);
  ludo_forecast_set_game (forecast, chisolo);
  g_assert_null (ludo_forecast_get_prospects (forecast));
  g_assert_cmpfloat (ludo_forecast_get_first_wins (forecast), <=,
                     LUDO_CHANCES_NONE);
  ludo_forecast_set_game (forecast, NULL);
  g_assert_null (ludo_forecast_get_game (forecast));
}

/* Dropped in the middle of its work it is gone at once; no thread that still
 * works for it keeps it. */
static void
test_dropped (void)
{
  g_autoptr (LudoChances) chances = ludo_chances_new ();
  g_autoptr (LudoGame) game = play_game_at ("zohn-ahl", NULL);
  LudoForecast *forecast = forecast_of (chances, game);

  for (int i = 0; i < 20; i++)
    ludo_game_throw (game);
  g_object_add_weak_pointer (G_OBJECT (forecast), (gpointer *) &forecast);
  g_object_unref (forecast);
  g_assert_null (forecast);
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

static void
test_described (void)
{
  g_autoptr (LudoChances) chances = ludo_chances_new ();
  g_autoptr (LudoGame) game = play_game_at ("zohn-ahl", NULL);
  g_autoptr (LudoForecast) forecast = forecast_of (chances, game);
  g_autofree char *text =
    ludo_lengths_describe (ludo_forecast_get_lengths (forecast));

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
  g_test_add_func ("/forecast/sentences", test_sentences);
  g_test_add_func ("/forecast/whole-game", test_whole_game);
  g_test_add_func ("/forecast/not-active", test_not_active);
  g_test_add_func ("/forecast/dropped", test_dropped);
  g_test_add_func ("/forecast/numbers", test_numbers);
  g_test_add_func ("/forecast/described", test_described);

  return g_test_run ();
}
