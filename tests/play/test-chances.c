/* test-chances.c: exact chances, solved in the background and kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"

#include "games/zohn-ahl/rules/zohn-ahl-chain.h"
#include "play/analysis/ludo-chances.h"
#include "test-wait.h"

static void
count_cb (int *count)
{
  (*count)++;
}

/* Waits for the answer, which must not be there at once when it is new. */
static double
wait_for (LudoChances *chances,
          LudoGame    *game)
{
  const GameState *state = ludo_game_get_state (game);
  double chance;

  WAIT_UNTIL ((chance = ludo_chances_first_wins (chances, game, state)) >= 0
              || chance < LUDO_CHANCES_PENDING);
  g_assert_cmpfloat (chance, >=, 0);
  g_assert_cmpfloat (chance, <=, 1);

  return chance;
}

static void
test_whole_game (void)
{
  g_autoptr (LudoChances) chances = ludo_chances_new ();
  g_autoptr (LudoGame) game = play_game_at ("zohn-ahl", NULL);
  g_autoptr (LudoGame) other = play_game_at ("zohn-ahl", "5 4 7 1 g -");
  ZohnAhlChain *chain;
  int n_solved = 0;

  g_signal_connect_swapped (chances, "solved", G_CALLBACK (count_cb),
                            &n_solved);
  g_assert_true (ludo_chances_cover (game));
  g_assert_cmpfloat (ludo_chances_first_wins (chances, game,
                                              ludo_game_get_state (game)),
                     <=, LUDO_CHANCES_PENDING);
  g_assert_cmpfloat_with_epsilon (wait_for (chances, game), 0.495789861278,
                                  1e-11);
  g_assert_cmpint (n_solved, ==, 1);

  /* From then on every position is answered at once, in another game too
   * that has as many counters in all. */
  chain = zohn_ahl_chain_new (ludo_game_get_state (game));
  g_assert_cmpfloat_with_epsilon
    (ludo_chances_first_wins (chances, other, ludo_game_get_state (other)),
     zohn_ahl_chain_red_wins (chain, ludo_game_get_state (other)), 1e-14);
  while (ludo_game_throw (game))
    {
      const GameState *state = ludo_game_get_state (game);

      g_assert_cmpfloat_with_epsilon
        (ludo_chances_first_wins (chances, game, state),
         zohn_ahl_chain_red_wins (chain, state), 1e-14);
    }
  for (guint i = 0; i < ludo_game_get_n_plies (game); i++)
    g_assert_cmpfloat
      (ludo_chances_first_wins (chances, game,
                                ludo_game_get_state_at (game, i)), >, 0);
  g_assert_cmpint (n_solved, ==, 1);
  zohn_ahl_chain_free (chain);
}

/* Each ruleset and each number of counters has an answer of its own. */
static void
test_many (void)
{
  g_autoptr (LudoChances) chances = ludo_chances_new ();

  for (int r = 0; r < ZOHN_AHL_N_RULESETS; r++)
    for (int counters = 1; counters <= 2; counters++)
      {
        GameConfig config = {
          .ruleset = r, .players = 2, .counters = { counters, 1 },
        };
        g_autoptr (LudoGame) game = ludo_game_new ("zohn-ahl", &config, 1,
                                                   NULL);
        ZohnAhlChain *chain = zohn_ahl_chain_new (ludo_game_get_state (game));

        g_assert_cmpfloat_with_epsilon
          (wait_for (chances, game),
           zohn_ahl_chain_red_wins (chain, ludo_game_get_state (game)),
           1e-12);
        zohn_ahl_chain_free (chain);
      }
}

/* Positions that follow no start, more of them than are kept: with one
 * counter each nobody can have lapped, so that Red on its start has to have
 * been sent there by something that ends the game. */
static void
test_odd (void)
{
  g_autoptr (LudoChances) chances = ludo_chances_new ();

  for (int steps = 1; steps <= 7; steps++)
    {
      g_autofree char *position = g_strdup_printf ("culin: 0 %d 1 1 g -",
                                                   steps);
      g_autoptr (LudoGame) game = play_game_at ("zohn-ahl", position);
      ZohnAhlChain *chain = zohn_ahl_chain_new (ludo_game_get_state (game));

      g_assert_cmpfloat_with_epsilon
        (wait_for (chances, game),
         zohn_ahl_chain_red_wins (chain, ludo_game_get_state (game)), 1e-12);
      zohn_ahl_chain_free (chain);
    }
}

/* Releasing the chances during the solving does not wait, and a solution that
 * the caller references outlives them. */
static void
test_letting_go (void)
{
  LudoChances *chances = ludo_chances_new ();
  g_autoptr (LudoGame) game = play_game_at ("zohn-ahl", NULL);
  g_autoptr (LudoGame) rich = play_game_at ("zohn-ahl", "0 1 8 8 r -");
  g_autoptr (LudoSolution) kept = NULL;
  const GameState *state = ludo_game_get_state (game);

  wait_for (chances, game);
  kept = ludo_solution_ref (ludo_chances_solution (chances, game, state));
  g_assert_cmpfloat (ludo_chances_first_wins (chances, rich,
                                              ludo_game_get_state (rich)),
                     <, 0);
  g_object_unref (chances);
  g_assert_cmpfloat_with_epsilon
    (zohn_ahl_chain_red_wins (kept->data, state),
     0.495789861278, 1e-11);
}

static void
test_games_with_decisions (void)
{
  g_autoptr (LudoChances) chances = ludo_chances_new ();

  for (guint i = 0; games_list ()[i] != NULL; i++)
    {
      g_autoptr (LudoGame) game = play_game_at (games_list ()[i]->id, NULL);
      const GameState *state = ludo_game_get_state (game);

      g_assert_cmpint (ludo_chances_cover (game), ==,
                       !ludo_game_get_info (game)->has_decisions);
      if (ludo_chances_cover (game))
        continue;
      g_assert_cmpfloat (ludo_chances_first_wins (chances, game, state), <=,
                         LUDO_CHANCES_NONE);
      g_assert_null (ludo_chances_solution (chances, game, state));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chances/whole-game", test_whole_game);
  g_test_add_func ("/chances/many", test_many);
  g_test_add_func ("/chances/odd", test_odd);
  g_test_add_func ("/chances/letting-go", test_letting_go);
  g_test_add_func ("/chances/games-with-decisions",
                   test_games_with_decisions);

  return g_test_run ();
}
