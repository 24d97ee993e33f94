/* puzzle.c: finds puzzles in games of the engine, and checks them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

#include "content/ludo-markup.h"
#include "games/games.h"
#include "learn/puzzles/ludo-puzzle-search.h"
#include "search/search.h"
#include "tools/tool.h"

/* The number of puzzles that are found unless an option says otherwise. */
#define COUNT 30
#define COUNT_MAX 400
/* The level and the length of the games from which the positions come. */
#define LEVEL 2
#define LEVEL_NODES 2000
#define PLIES_MAX 300
/* Puzzles of one game stand so many turns apart. */
#define APART 4
/* More than puzzles have goals. */
#define GOALS_MAX 8

/* Prints the puzzle that @state is, if it is one. */
static gboolean
try_position (const GameRules *rules,
              const GameState *state,
              guint64          seed,
              int              ply,
              guint            number,
              guint            n_wanted,
              guint           *n_of_goal)
{
  LudoPuzzle *puzzle;
  guint without = 0;

  for (guint i = 0; ludo_puzzle_goals[i] != NULL; i++)
    if (n_of_goal[i] > n_wanted / 2)
      without |= 1u << i;
  puzzle = ludo_puzzle_find (rules, state, without, NULL, NULL);
  if (puzzle == NULL)
    return FALSE;
  printf ("%s-%03u; %s; %s; %s; %d; seed %" G_GUINT64_FORMAT ", ply %d\n",
          rules->id, number, puzzle->position, puzzle->answer, puzzle->goal,
          puzzle->rating, seed, ply);
  fflush (stdout);
  for (guint i = 0; ludo_puzzle_goals[i] != NULL; i++)
    n_of_goal[i] += g_str_equal (ludo_puzzle_goals[i], puzzle->goal);
  ludo_puzzle_free (puzzle);

  return TRUE;
}

static void
search (const GameRules *rules,
        const GameState *state,
        SearchResult    *result)
{
  SearchLimits limits = { .level = LEVEL, .nodes = LEVEL_NODES, .seed = 1,
                          .threads = 1, .hash_mib = 16 };
  GamePosition position;

  game_position_init_state (&position, rules, state);
  search_run (&position, &limits, result);
  game_position_clear (&position);
}

/* Plays one turn in four at random, so that no two games are alike. */
static void
play_turn (const GameRules *rules,
           GameState       *state,
           GameRng         *rng)
{
  GameMove moves[GAME_MOVES_MAX];
  SearchResult result;

  if (rules->at_chance (state))
    rules->apply (state, rules->draw_throw (state, rng), NULL);
  else if (game_rng_below (rng, 4) == 0)
    {
      int n = rules->legal_moves (state, moves);

      rules->apply (state, moves[game_rng_below (rng, (uint32_t) n)], NULL);
    }
  else
    {
      search (rules, state, &result);
      for (int i = 0; i < result.n_line; i++)
        rules->apply (state, result.line[i], NULL);
    }
}

/* Plays a game; returns how many puzzles it gave. */
static guint
play_game (const GameRules *rules,
           guint64          seed,
           guint            first,
           guint            n_wanted,
           guint           *n_of_goal)
{
  GameRng rng;
  GameConfig config;
  GameState state;
  GameOutcome outcome;
  guint n = 0;
  int last = 0;

  rng = (GameRng) { .state = seed };
  game_rules_default_config (rules, &config);
  if (rules->min_players == 2)
    config.players = 2;
  rules->start (&config, &state);
  for (int ply = 0; ply < PLIES_MAX && first + n <= n_wanted; ply++)
    {
      rules->outcome (&state, &outcome);
      if (outcome.over)
        break;
      if (ply >= last + APART && !rules->at_chance (&state)
          && try_position (rules, &state, seed, ply, first + n, n_wanted,
                           n_of_goal))
        {
          n++;
          last = ply;
        }
      play_turn (rules, &state, &rng);
    }

  return n;
}

static void
make (const GameRules *rules,
      guint            n_wanted,
      guint64          seed)
{
  guint n_of_goal[GOALS_MAX] = { 0 };
  guint n = 0;

  printf ("# Puzzles, made by ludotheque-puzzle --game %s --count %u --seed %"
          G_GUINT64_FORMAT "\n# id; position; answer; goal; how many of the "
          "levels 1 to 6 find it; the game it comes from\n", rules->id,
          n_wanted, seed);
  for (; n < n_wanted; seed++)
    n += play_game (rules, seed, n + 1, n_wanted, n_of_goal);
}

/* Reports the line of @path where @puzzle stands, and what is wrong with it. */
static int
refuse (const LudoPuzzle *puzzle,
        const char       *path,
        const char       *reason)
{
  g_autoptr (GError) error = NULL;

  ludo_markup_refuse_line (puzzle->line, &error, "%s: %s", puzzle->id, reason);
  tool_complain ("%s, %s", path, error->message);

  return EXIT_FAILURE;
}

/* Whether rules and engine agree with the file about its last @count
 * puzzles. */
static int
check (const GameRules *rules,
       const char      *path,
       guint            count)
{
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) puzzles = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  text = ludo_markup_read_file (path, &length, &error);
  if (text == NULL
      || (puzzles = ludo_puzzle_parse (text, path, &error)) == NULL)
    {
      tool_complain ("%s", error->message);
      return EXIT_FAILURE;
    }

  if (puzzles->len == 0)
    {
      tool_complain (_("%s: there are no puzzles"), path);
      return EXIT_FAILURE;
    }

  count = MIN (count, puzzles->len);
  for (guint i = puzzles->len - count; i < puzzles->len; i++)
    {
      LudoPuzzle *puzzle = g_ptr_array_index (puzzles, i);
      int rating;

      if (!ludo_puzzle_check (puzzle, rules, &error))
        return refuse (puzzle, path, error->message);
      if (!ludo_puzzle_rate (puzzle, rules, &rating)
          || rating != puzzle->rating)
        return refuse (puzzle, path, _("the engine rates it differently"));
    }
  /* Translators: how many puzzles of a file. */
  printf (ngettext ("%u puzzle is correct\n", "%u puzzles are correct\n",
                    count), count);

  return EXIT_SUCCESS;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *game_id = NULL;
  g_autofree char *path = NULL;
  int count = G_MININT;
  gint64 seed = 1;
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &game_id,
      N_("The game to which the puzzles belong"), N_("ID") },
    { "count", 0, 0, G_OPTION_ARG_INT, &count,
      N_("How many to find or to check"), N_("N") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed,
      N_("The first of the games to look through"), N_("N") },
    { "check", 0, 0, G_OPTION_ARG_FILENAME, &path,
      N_("Check the puzzles in this file instead"), N_("FILE") },
    { NULL },
  };
  const GameRules *rules;

  tool_begin ("ludotheque-puzzle");
  if (!tool_read_options (_("Finds puzzles in games that the computer plays, "
                            "and checks them."), entries, &argc, &argv))
    return TOOL_EXIT_USAGE;
  rules = game_id != NULL ? games_find (game_id) : NULL;
  if (rules == NULL || !ludo_game_info_for (game_id)->has_decisions)
    {
      tool_complain (_("--game must name a game in which players have choices "
                       "to make"));
      return TOOL_EXIT_USAGE;
    }
  if (count != G_MININT && (count < 1 || count > COUNT_MAX))
    {
      tool_complain (_("--count must be from 1 to %d"), COUNT_MAX);
      return TOOL_EXIT_USAGE;
    }
  if (path != NULL)
    return check (rules, path, count > 0 ? (guint) count : G_MAXUINT);
  make (rules, count > 0 ? (guint) count : COUNT, (guint64) seed);

  return EXIT_SUCCESS;
}
