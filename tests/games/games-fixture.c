/* games-fixture.c: what the tests of all games share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-fixture.h"

#include <string.h>

GameState
fixture_position (const GameRules *rules,
                  const char      *text)
{
  GameState state;
  GameError error = { 0 };

  memset (&state, 0, sizeof state);
  if (!rules->parse (text, &state, &error))
    g_error ("%s: “%s” at byte %zu: %s", rules->id, text, error.offset,
             error.reason);

  return state;
}

char *
fixture_text (const GameRules *rules,
              const GameState *state)
{
  char text[GAME_POSITION_TEXT_MAX];

  rules->print (state, text);

  return g_strdup (text);
}

void
fixture_play (const GameRules *rules,
              GameState       *state,
              const char      *moves,
              GameTrace       *trace)
{
  g_auto (GStrv) tokens = g_strsplit (moves, " ", -1);

  for (guint i = 0; tokens[i] != NULL; i++)
    {
      GameMove move;
      GameError error = { 0 };

      if (tokens[i][0] == '\0')
        continue;
      if (!rules->parse_move (state, tokens[i], strlen (tokens[i]), &move,
                              &error))
        {
          g_autofree char *text = fixture_text (rules, state);

          g_error ("%s: %s refused at “%s”: %s", rules->id, tokens[i], text,
                   error.reason);
        }
      rules->apply (state, move, trace);
    }
}

void
fixture_assert_after (const GameRules *rules,
                      const char      *start,
                      const char      *moves,
                      const char      *expected)
{
  GameState state = fixture_position (rules, start);
  g_autofree char *text = NULL;

  fixture_play (rules, &state, moves, NULL);
  text = fixture_text (rules, &state);
  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpstr (rules->self_check (&state), ==, NULL);
}

void
fixture_assert_illegal (const GameRules *rules,
                        const char      *position,
                        const char      *move)
{
  GameState state = fixture_position (rules, position);
  GameMove parsed;
  GameError error = { 0 };

  g_assert_false (rules->parse_move (&state, move, strlen (move), &parsed,
                                     &error));
  g_assert_cmpint (error.code, !=, GAME_PARSE_OK);
  g_assert_cmpstr (error.reason, !=, "");
}

static int
compare_strings (gconstpointer a,
                 gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
fixture_tokens (const GameRules *rules,
                const GameState *state)
{
  GPtrArray *tokens = g_ptr_array_new_with_free_func (g_free);
  GameMove moves[GAME_MOVES_MAX];
  GameThrow throws[GAME_THROWS_MAX];
  char text[GAME_MOVE_TEXT_MAX];
  int n;

  if (rules->at_chance (state))
    {
      n = rules->throws (state, throws);
      for (int i = 0; i < n; i++)
        moves[i] = throws[i].move;
    }
  else
    n = rules->legal_moves (state, moves);

  for (int i = 0; i < n; i++)
    {
      rules->print_move (state, moves[i], text);
      g_ptr_array_add (tokens, g_strdup (text));
    }
  g_ptr_array_sort (tokens, compare_strings);

  return tokens;
}

gboolean
fixture_random_ply (GamePosition *position,
                    GameRng      *rng,
                    GameTrace    *trace)
{
  GameMove moves[GAME_MOVES_MAX];
  int n;

  if (game_position_at_chance (position))
    {
      GameThrow throws[GAME_THROWS_MAX];
      guint32 total = 0, drawn;
      int i = 0;

      n = position->rules->throws (&position->state, throws);
      for (int j = 0; j < n; j++)
        total += throws[j].weight;
      for (drawn = game_rng_below (rng, total); drawn >= throws[i].weight; i++)
        drawn -= throws[i].weight;
      game_position_apply (position, throws[i].move, trace);

      return TRUE;
    }

  n = game_position_legal_moves (position, moves);
  if (n == 0)
    return FALSE;
  game_position_apply (position, moves[game_rng_below (rng, (guint32) n)],
                       trace);

  return TRUE;
}

guint64
fixture_perft (const GameRules *rules,
               const GameState *state,
               int              depth)
{
  GameMove moves[GAME_MOVES_MAX];
  GameThrow throws[GAME_THROWS_MAX];
  guint64 nodes = 0;
  int n;

  if (depth == 0)
    return 1;

  if (rules->at_chance (state))
    {
      n = rules->throws (state, throws);
      for (int i = 0; i < n; i++)
        moves[i] = throws[i].move;
    }
  else
    n = rules->legal_moves (state, moves);

  if (depth == 1)
    return (guint64) n;

  for (int i = 0; i < n; i++)
    {
      GameState next = *state;

      rules->apply (&next, moves[i], NULL);
      nodes += fixture_perft (rules, &next, depth - 1);
    }

  return nodes;
}

void
fixture_each_config (FixtureEach each,
                     gpointer    data)
{
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
            each (rules, &config, data);
    }
}

void
fixture_assert_legal (const GameRules *rules,
                      const char      *position,
                      const char      *tokens)
{
  GameState state = fixture_position (rules, position);
  g_autoptr (GPtrArray) found = fixture_tokens (rules, &state);
  g_autofree char *text = NULL;

  g_ptr_array_add (found, NULL);
  text = g_strjoinv (" ", (char **) found->pdata);
  g_assert_cmpstr (text, ==, tokens);
}
