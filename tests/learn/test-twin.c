/* test-twin.c: the mirror image of a puzzle has the mirror image of its answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <locale.h>
#include <string.h>

#include "games/games.h"
#include "learn/ludo-puzzle.h"
#include "test-library.h"

/* The number of random plies from the start of each game. */
#define PLIES 400

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
read_puzzles (const GameRules *rules)
{
  g_autoptr (LudoLibrary) library = test_open_library ();

  return ludo_puzzle_load (library, rules->id);
}

/* The texts of all positions after one move, sorted; of their mirror images if
 * @is_mirrored. */
static GPtrArray *
list_next (const GameRules *rules,
           const GameState *state,
           gboolean         is_mirrored)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  GameMove moves[GAME_MOVES_MAX];
  int n = rules->legal_moves (state, moves);

  for (int i = 0; i < n; i++)
    {
      GameState next = *state;
      char text[GAME_POSITION_TEXT_MAX];

      rules->apply (&next, moves[i], NULL);
      if (is_mirrored)
        g_assert_true (rules->mirror (&next));
      rules->print (&next, text);
      g_ptr_array_add (texts, g_strdup (text));
    }
  g_ptr_array_sort (texts, compare_texts);

  return texts;
}

/* The successors of the mirror image are the mirror images of the successors,
 * and the mirror image of the mirror image is the position itself. */
static void
assert_mirrors (const GameRules *rules,
                const GameState *state)
{
  GameState image = *state, again;
  g_autoptr (GPtrArray) own = NULL;
  g_autoptr (GPtrArray) other = NULL;

  g_assert_true (rules->mirror (&image));
  g_assert_null (rules->self_check (&image));
  again = image;
  g_assert_true (rules->mirror (&again));
  g_assert_cmpmem (&again, sizeof again, state, sizeof *state);
  own = list_next (rules, state, TRUE);
  other = list_next (rules, &image, FALSE);
  g_assert_cmpuint (own->len, ==, other->len);
  for (guint i = 0; i < own->len; i++)
    g_assert_cmpstr (own->pdata[i], ==, other->pdata[i]);
}

static void
test_games (gconstpointer data)
{
  const GameRules *rules = data;
  GameRng rng = { .state = 7 };
  GameConfig config;
  GameState state;

  game_rules_default_config (rules, &config);
  for (config.players = rules->min_players;
       config.players <= rules->max_players; config.players++)
    {
      rules->start (&config, &state);
      for (int i = 0; i < PLIES; i++)
        {
          GameMove moves[GAME_MOVES_MAX];
          int n = rules->legal_moves (&state, moves);

          if (rules->at_chance (&state))
            rules->apply (&state, rules->draw_throw (&state, &rng), NULL);
          else if (n == 0)
            rules->start (&config, &state);
          else
            {
              assert_mirrors (rules, &state);
              rules->apply (&state,
                            moves[game_rng_below (&rng, (uint32_t) n)], NULL);
            }
        }
    }
}

/* The position after the answer of @puzzle. */
static void
play_answer (const GameRules  *rules,
             const LudoPuzzle *puzzle,
             GameState        *state)
{
  g_auto (GStrv) tokens = g_strsplit (puzzle->answer, " ", -1);

  g_assert_true (rules->parse (puzzle->position, state, NULL));
  for (int i = 0; tokens[i] != NULL; i++)
    {
      GameMove move;

      g_assert_true (rules->parse_move (state, tokens[i], strlen (tokens[i]),
                                        &move, NULL));
      rules->apply (state, move, NULL);
    }
}

/* Every puzzle of the program has a twin, which passes the check of a puzzle
 * and whose answer leads to the mirror image of the position after its own. */
static void
test_puzzles (gconstpointer data)
{
  const GameRules *rules = data;
  g_autoptr (GPtrArray) puzzles = read_puzzles (rules);

  g_assert_cmpuint (puzzles->len, >=, 30);
  for (guint i = 0; i < puzzles->len; i++)
    {
      const LudoPuzzle *puzzle = g_ptr_array_index (puzzles, i);
      LudoPuzzle *twin = ludo_puzzle_dup_twin (puzzle, rules);
      g_autoptr (GError) error = NULL;
      GameState own, other;
      char texts[2][GAME_POSITION_TEXT_MAX];

      g_assert_nonnull (twin);
      g_assert_cmpstr (twin->position, !=, puzzle->position);
      g_assert_true (ludo_puzzle_check (twin, rules, &error));
      g_assert_no_error (error);
      play_answer (rules, puzzle, &own);
      play_answer (rules, twin, &other);
      g_assert_true (rules->mirror (&own));
      rules->print (&own, texts[0]);
      rules->print (&other, texts[1]);
      g_assert_cmpstr (texts[0], ==, texts[1]);
      ludo_puzzle_free (twin);
    }
}

int
main (int    argc,
      char **argv)
{
  const GameRules *const *games = games_list ();

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (int i = 0; games[i] != NULL; i++)
    if (ludo_game_info_for (games[i]->id)->has_decisions)
      {
        g_autofree char *played = g_strdup_printf ("/learn/twin/games/%s",
                                                   games[i]->id);
        g_autofree char *puzzles = g_strdup_printf ("/learn/twin/puzzles/%s",
                                                    games[i]->id);

        g_assert_nonnull (games[i]->mirror);
        g_test_add_data_func (played, games[i], test_games);
        g_test_add_data_func (puzzles, games[i], test_puzzles);
      }

  return g_test_run ();
}
