/* play-fixture.c: what the tests of the models share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play-fixture.h"

gboolean
play_random_ply (LudoGame *game,
                 GameRng  *rng)
{
  GameMove moves[GAME_MOVES_MAX];
  int n;

  if (ludo_game_throw (game))
    return TRUE;

  n = ludo_game_get_legal_moves (game, moves);
  if (n == 0)
    return FALSE;
  ludo_game_play_move (game, moves[game_rng_below (rng, (guint32) n)]);

  return TRUE;
}

guint
play_random_plies (LudoGame *game,
                   GameRng  *rng,
                   guint     n_plies)
{
  guint n = 0;

  while (n < n_plies && play_random_ply (game, rng))
    n++;

  return n;
}

void
play_each_config (PlayEach each)
{
  GameRng rng = { 2026 };

  for (guint g = 0; games_list ()[g] != NULL; g++)
    {
      const GameRules *rules = games_list ()[g];
      GameConfig config;

      game_rules_default_config (rules, &config);
      for (config.ruleset = 0; config.ruleset < rules->n_rulesets;
           config.ruleset++)
        for (config.setup = 0;
             config.setup == 0
             || (rules->setups != NULL && rules->setups[config.setup] != NULL);
             config.setup++)
          for (config.players = rules->min_players;
               config.players <= rules->max_players;
               config.players++)
            {
              g_autoptr (GError) error = NULL;
              g_autoptr (LudoGame) game =
                ludo_game_new (rules->id, &config, game_rng_next (&rng),
                               &error);

              g_assert_no_error (error);
              each (game, &rng);
              g_assert_finalize_object (g_steal_pointer (&game));
            }
    }
}
