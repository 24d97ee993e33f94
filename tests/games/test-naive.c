/* test-naive.c: two generators of legal moves agree
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "games-fixture.h"
#include "naive.h"

/* How many positions of a perft are compared for each start, and how many
 * moves of random games. */
#define PERFT_POSITIONS 1200
#define GAMES 12
#define MOVES_A_GAME 250

static int
compare_strings (gconstpointer a,
                 gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
join (GPtrArray *tokens)
{
  GString *text = g_string_new (NULL);

  g_ptr_array_sort (tokens, compare_strings);
  for (guint i = 0; i < tokens->len; i++)
    g_string_append_printf (text, "%s ",
                            (const char *) g_ptr_array_index (tokens, i));

  return g_string_free (text, FALSE);
}

static void
compare (const GameRules *rules,
         const GameState *state)
{
  g_autofree char *position = fixture_text (rules, state);
  g_autoptr (GPtrArray) fast = fixture_tokens (rules, state);
  g_autoptr (GPtrArray) slow = naive_find (rules->id) (position);
  g_autofree char *fast_text = join (fast);
  g_autofree char *slow_text = join (slow);

  if (!g_str_equal (fast_text, slow_text))
    g_error ("%s: at “%s”\nthe rules say  %s\nthe naive says %s", rules->id,
             position, fast_text, slow_text);
}

/* Compares @state and what can be reached from it, breadth first, so that
 * every ply down to some depth is complete. */
static void
compare_perft (const GameRules  *rules,
               const GameConfig *config)
{
  g_autoptr (GArray) states = g_array_new (FALSE, FALSE, sizeof (GameState));
  GameState start;

  memset (&start, 0, sizeof start);
  rules->start (config, &start);
  g_array_append_val (states, start);

  for (guint i = 0; i < states->len; i++)
    {
      GameState state = g_array_index (states, GameState, i);
      GameMove moves[GAME_MOVES_MAX];
      GameThrow throws[GAME_THROWS_MAX];
      int n;

      compare (rules, &state);
      if (states->len >= PERFT_POSITIONS)
        continue;

      if (rules->at_chance (&state))
        {
          n = rules->throws (&state, throws);
          for (int j = 0; j < n; j++)
            moves[j] = throws[j].move;
        }
      else
        n = rules->legal_moves (&state, moves);

      for (int j = 0; j < n; j++)
        {
          GameState next = state;

          rules->apply (&next, moves[j], NULL);
          g_array_append_val (states, next);
        }
    }
}

static void
compare_games (const GameRules  *rules,
               const GameConfig *config)
{
  GameRng rng = { 20140 };

  for (int game = 0; game < GAMES; game++)
    {
      GamePosition position;

      game_position_init_start (&position, rules, config);
      for (int i = 0; i < MOVES_A_GAME
                      && fixture_random_ply (&position, &rng, NULL); i++)
        compare (rules, &position.state);
      game_position_clear (&position);
    }
}

/* Start: the data of a test. */
typedef struct
{
  const GameRules *rules;
  GameConfig config;
} Start;

static void
test_perft (gconstpointer data)
{
  const Start *start = data;

  compare_perft (start->rules, &start->config);
}

static void
test_games (gconstpointer data)
{
  const Start *start = data;

  compare_games (start->rules, &start->config);
}

static void
add_start (const GameRules  *rules,
           const GameConfig *config,
           gpointer          data)
{
  Start start = { rules, *config };
  g_autofree char *name =
    g_strdup_printf ("/naive/%s/%s/%s-%d", rules->id,
                     rules->rulesets[config->ruleset].id,
                     rules->setups == NULL ? "start"
                                           : rules->setups[config->setup],
                     config->players);
  g_autofree char *perft = g_strconcat (name, "/perft", NULL);
  g_autofree char *games = g_strconcat (name, "/games", NULL);

  g_test_add_data_func_full (perft, g_memdup2 (&start, sizeof start),
                             test_perft, g_free);
  g_test_add_data_func_full (games, g_memdup2 (&start, sizeof start),
                             test_games, g_free);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_each_config (add_start, NULL);

  return g_test_run ();
}
