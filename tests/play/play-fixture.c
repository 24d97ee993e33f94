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

LudoGame *
play_game_at (const char *id,
              const char *position)
{
  g_autoptr (GError) error = NULL;
  LudoGame *game = position == NULL
                   ? ludo_game_new (id, NULL, 1, &error)
                   : ludo_game_new_from_position (id, position, 1, &error);

  g_assert_no_error (error);

  return game;
}

void
play_settle (void)
{
  for (int i = 0; i < 12; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (5000);
    }
}

/* The side that last played another move than the first legal one, or -1. */
static int
last_to_err (const GamePosition *position)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  const GameRules *rules = position->rules;

  for (gsize i = position->n_plies; i-- > 0;)
    {
      const GamePly *ply = &position->plies[i];

      if (rules->legal_moves (&ply->state, moves) > 0 && moves[0] != ply->move)
        return rules->turn (&ply->state);
    }

  return -1;
}

gpointer
play_fake_probability (const GamePosition *position,
                       gconstpointer       question,
                       const atomic_bool  *stop)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  SearchWinProbability *probability = g_new0 (SearchWinProbability, 1);
  int worse = last_to_err (position);
  GameConfig config;
  int n_seats;

  position->rules->config (&position->state, &config);
  n_seats = config.players;
  for (int seat = 0; seat < n_seats; seat++)
    probability->chances[seat] = worse < 0 ? 1.0 / n_seats
                             : seat == worse ? 0.05 : 0.95 / (n_seats - 1);
  if (position->rules->legal_moves (&position->state, moves) > 0)
    {
      probability->best[0] = moves[0];
      probability->n_best = 1;
    }

  return probability;
}

gpointer
play_fake_turn (const GamePosition *position,
                gconstpointer       question,
                const atomic_bool  *stop)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  SearchResult *result = g_new0 (SearchResult, 1);
  const GameRules *rules = position->rules;
  GameState state = position->state;
  int seat = rules->turn (&state);

  while (result->n_line < SEARCH_LINE_MAX && rules->turn (&state) == seat
         && rules->legal_moves (&state, moves) > 0)
    {
      rules->apply (&state, moves[0], NULL);
      result->line[result->n_line++] = moves[0];
    }

  return result;
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
