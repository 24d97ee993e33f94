/* puzzle.c: finds puzzles in games of the engine, and checks them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A puzzle is a position in which one turn alone does the most of something
 * that the rules count, and which the engine at full strength plays too.
 */

#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "learn/ludo-puzzle.h"
#include "search/search.h"
#include "tools/tool.h"

/* What a search may look at: enough for the full level to be sure of what is
 * to be seen in a turn and its answer, the same on every machine. */
#define NODES 40000
/* So many are found, unless asked otherwise. */
#define COUNT 30
#define COUNT_MAX 400
/* How the games are played that the positions come from. */
#define LEVEL 2
#define LEVEL_NODES 2000
#define PLIES_MAX 300
/* Puzzles of one game stand so many turns apart. */
#define APART 4

static const char *const goals[] = {
  "wins=1", "captures=most", "danger=least", "risk=least",
};

/* What is worth being asked for: at least so much, of so many turns. */
static gboolean
is_worth (const LudoGoal *goal,
          guint           n_turns,
          gboolean        is_settled_least)
{
  if (n_turns < 4)
    return FALSE;

  return g_str_equal (goal->name, "wins") || is_settled_least
         || goal->value >= 2;
}

static void
search (const GameRules *rules,
        const GameState *state,
        int              level,
        uint64_t         nodes,
        SearchResult    *result)
{
  SearchLimits limits = { .level = level, .nodes = nodes, .seed = 1,
                          .threads = 1, .hash_mib = 16 };
  GamePosition position;

  game_position_init_state (&position, rules, state);
  search_run (&position, &limits, result);
  game_position_clear (&position);
}

/* Whether a player of @level comes to where @answer leads. */
static gboolean
finds (const GameRules *rules,
       const GameState *state,
       const GArray    *answer,
       int              level)
{
  GameState wanted = *state;
  GameState found = *state;
  char texts[2][GAME_POSITION_TEXT_MAX];
  SearchResult result;

  for (guint i = 0; i < answer->len; i++)
    rules->apply (&wanted, g_array_index (answer, GameMove, i), NULL);
  search (rules, state, level, NODES, &result);
  for (int i = 0; i < result.n_line; i++)
    rules->apply (&found, result.line[i], NULL);
  rules->print (&wanted, texts[0]);
  rules->print (&found, texts[1]);

  return g_str_equal (texts[0], texts[1]);
}

static int
rate (const GameRules *rules,
      const GameState *state,
      const GArray    *answer)
{
  int rating = 0;

  for (int level = 1; level <= GAME_N_LEVELS; level++)
    rating += finds (rules, state, answer, level);

  return rating;
}

static char *
print_line (const GameRules *rules,
            const GameState *state,
            const GArray    *answer)
{
  GString *text = g_string_new (NULL);
  GameState now = *state;

  for (guint i = 0; i < answer->len; i++)
    {
      GameMove move = g_array_index (answer, GameMove, i);
      char token[GAME_MOVE_TEXT_MAX];

      rules->print_move (&now, move, token);
      rules->apply (&now, move, NULL);
      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", token);
    }

  return g_string_free (text, FALSE);
}

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
  for (guint i = 0; i < G_N_ELEMENTS (goals); i++)
    {
      g_autoptr (GArray) answer = g_array_new (FALSE, FALSE,
                                               sizeof (GameMove));
      g_autofree char *tokens = NULL;
      char text[GAME_POSITION_TEXT_MAX];
      LudoGoal goal;
      guint n_turns;
      gboolean least;

      if (n_of_goal[i] > n_wanted / 2
          || (g_str_has_prefix (goals[i], "danger") && rules->has_chance)
          || !ludo_goal_parse (goals[i], rules, &goal))
        continue;
      least = goal.kind == LUDO_GOAL_LEAST;
      if (!ludo_goal_settle (&goal, rules, state)
          || ludo_goal_count (&goal, rules, state, &n_turns, answer) != 1
          || !is_worth (&goal, n_turns, least)
          || !finds (rules, state, answer, SEARCH_LEVEL_FULL))
        continue;

      rules->print (state, text);
      tokens = print_line (rules, state, answer);
      printf ("%s-%03u; %s; %s; %s; %d; seed %" G_GUINT64_FORMAT ", ply %d\n",
              rules->id, number, text, tokens, goals[i],
              rate (rules, state, answer), seed, ply);
      fflush (stdout);
      n_of_goal[i]++;
      return TRUE;
    }

  return FALSE;
}

/* One turn in four is any, so that no two games are alike. */
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
      search (rules, state, LEVEL, LEVEL_NODES, &result);
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
  guint n_of_goal[G_N_ELEMENTS (goals)] = { 0 };
  guint n = 0;

  printf ("# Puzzles, made by ludotheque-puzzle --game %s --count %u --seed %"
          G_GUINT64_FORMAT "\n# id; position; answer; goal; how many of the "
          "levels 1 to 6 find it; the game it comes from\n", rules->id,
          n_wanted, seed);
  for (; n < n_wanted; seed++)
    n += play_game (rules, seed, n + 1, n_wanted, n_of_goal);
}

/* Whether rules and engine agree with what the file says: of its last @count
 * puzzles. */
static int
check (const GameRules *rules,
       const char      *path,
       guint            count)
{
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) puzzles = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_file_get_contents (path, &text, NULL, &error)
      || (puzzles = ludo_puzzle_parse (text, path, &error)) == NULL)
    {
      tool_complain ("%s", error->message);
      return EXIT_FAILURE;
    }

  count = MIN (count, puzzles->len);
  for (guint i = puzzles->len - count; i < puzzles->len; i++)
    {
      const LudoPuzzle *puzzle = g_ptr_array_index (puzzles, i);
      g_auto (GStrv) tokens = g_strsplit (puzzle->answer, " ", -1);
      g_autoptr (GArray) answer = g_array_new (FALSE, FALSE,
                                               sizeof (GameMove));
      GameState state, now;

      if (!ludo_puzzle_check (puzzle, rules, &error))
        {
          tool_complain ("%s: %s", puzzle->id, error->message);
          return EXIT_FAILURE;
        }
      rules->parse (puzzle->position, &state, NULL);
      now = state;
      for (int j = 0; tokens[j] != NULL; j++)
        {
          GameMove move;

          rules->parse_move (&now, tokens[j], strlen (tokens[j]), &move,
                             NULL);
          rules->apply (&now, move, NULL);
          g_array_append_val (answer, move);
        }
      if (!finds (rules, &state, answer, SEARCH_LEVEL_FULL)
          || rate (rules, &state, answer) != puzzle->rating)
        {
          tool_complain (_("%s: the engine does not agree"), puzzle->id);
          return EXIT_FAILURE;
        }
    }
  /* Translators: how many puzzles of a file. */
  printf (ngettext ("%u puzzle is as it says\n", "%u puzzles are as they say\n",
                    count), count);

  return EXIT_SUCCESS;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *game_id = NULL;
  g_autofree char *path = NULL;
  int count = 0;
  gint64 seed = 1;
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &game_id,
      N_("The game the puzzles are of"), N_("ID") },
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
      tool_complain (_("--game has to name a game with decisions"));
      return TOOL_EXIT_USAGE;
    }
  if (path != NULL)
    return check (rules, path, count > 0 ? (guint) count : G_MAXUINT);
  make (rules, count > 0 ? (guint) MIN (count, COUNT_MAX) : COUNT,
        (guint64) seed);

  return EXIT_SUCCESS;
}
