/* positions.c: gathers positions of games of the engine, to be asked about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <stdlib.h>

#include "games/game-playout.h"
#include "games/games.h"
#include "learn/ludo-puzzle.h"
#include "learn/puzzles/ludo-pool.h"
#include "learn/puzzles/ludo-puzzle-search.h"
#include "learn/puzzles/ludo-quiz.h"
#include "learn/puzzles/ludo-why.h"
#include "search/search.h"
#include "tools/tool.h"

/* The number of positions of each theme unless an option says otherwise. */
#define COUNT 20
#define COUNT_MAX 100

/* The levels at which the games are played, and the limits of each turn and of
 * a game. */
#define LEVEL_FIRST 2
#define N_LEVELS 4
#define PLAYED_NODES 2000
#define PLIES_MAX 400

/* The limit of the search for the turn to play, as that of puzzles. */
#define ANSWER_NODES 40000

/* The number of random turns that are compared with the answer if every level
 * finds the answer. */
#define TURNS_TRIED 60

/* The fewest and the most places where the moves of a position begin. */
#define PLACES_MIN 2
#define PLACES_MAX 9

/* The most positions of one theme from one game, which are also so many plies
 * apart at least. */
#define OF_A_GAME 3
#define APART 4

/* The most seeds that are tried for all themes, and those after which a theme
 * without any position is given up. */
#define GAMES_MAX 200
#define GIVE_UP 12

#define N_THEMES 9

typedef struct
{
  const GameRules *rules;
  guint wanted;
  guint n_found[N_THEMES];      /* by theme */
  GHashTable *taken;            /* char *: positions of any theme */
} Pool;

static gboolean
search (const GameRules *rules,
        const GameState *state,
        int              level,
        guint64          nodes,
        SearchResult    *result)
{
  SearchLimits limits = { .level = level, .nodes = nodes, .seed = 1,
                          .threads = 1, .hash_mib = 16 };
  GamePosition position;

  game_position_init_state (&position, rules, state);
  search_run (&position, &limits, result);
  game_position_clear (&position);

  return result->n_line > 0;
}

/* Returns: by how much exact counts favour the answer over the turn @other; 0
 * if they do not. */
static double
weigh (const GameRules    *rules,
       const GameState    *state,
       const SearchResult *answer,
       const GArray       *other)
{
  LudoWhy why;
  double weight = 0;

  ludo_why_init (&why, rules, state, (const GameMove *) other->data,
                 (int) other->len, answer->line, answer->n_line, NULL);
  for (int i = 0; i < why.n_reasons; i++)
    weight += why.reasons[i].fact->worth
              * (why.reasons[i].counts[1] - why.reasons[i].counts[0]);

  return weight;
}

/* Plays a whole turn at random from @state.  Returns: (transfer full): its
 * moves; NULL where it has too many. */
static GArray *
turn_at_random (const GameRules *rules,
                const GameState *state,
                GameRng         *rng)
{
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (GameMove));
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  GameState now = *state;
  GameOutcome outcome;

  do
    {
      int n = rules->legal_moves (&now, moves);
      GameMove move;

      if (n == 0 || line->len == LUDO_ADVICE_LINE_MAX)
        return NULL;
      move = moves[game_rng_below (rng, (uint32_t) n)];
      g_array_append_val (line, move);
      rules->apply (&now, move, NULL);
      rules->outcome (&now, &outcome);
    }
  while (!outcome.over && rules->turn (&now) == rules->turn (state)
         && !rules->at_chance (&now));

  return g_steal_pointer (&line);
}

/* Returns: (transfer full) (nullable): of some turns at random, the one that
 * exact counts find worse than the answer by least. */
static GArray *
find_at_random (const GameRules    *rules,
                const GameState    *state,
                const SearchResult *answer)
{
  GArray *best = NULL;
  GameRng rng = { 1 };
  double least = G_MAXDOUBLE;

  for (int i = 0; i < TURNS_TRIED; i++)
    {
      g_autoptr (GArray) other = turn_at_random (rules, state, &rng);
      double weight = other != NULL ? weigh (rules, state, answer, other) : 0;

      if (weight <= 0 || weight >= least)
        continue;
      least = weight;
      g_clear_pointer (&best, g_array_unref);
      best = g_steal_pointer (&other);
    }

  return best;
}

/* Finds a turn that exact counts find worse than the answer: that of the
 * strongest level that plays one, or else one at random.
 * Returns: (transfer full): the turn; "" if there is none. */
static char *
find_other (const GameRules    *rules,
            const GameState    *state,
            const SearchResult *answer)
{
  g_autoptr (GArray) other = NULL;

  for (int level = GAME_N_LEVELS; level >= 1 && other == NULL; level--)
    {
      SearchResult result;

      if (!search (rules, state, level, ANSWER_NODES, &result))
        continue;
      other = g_array_new (FALSE, FALSE, sizeof (GameMove));
      g_array_append_vals (other, result.line, (guint) result.n_line);
      if (weigh (rules, state, answer, other) <= 0)
        g_clear_pointer (&other, g_array_unref);
    }
  if (other == NULL)
    other = find_at_random (rules, state, answer);

  return other != NULL
           ? ludo_move_print_line (rules, state, (const GameMove *) other->data,
                                   other->len)
           : g_strdup ("");
}

/* Plays a game at one level, one turn in eight at random, so that no two games
 * are alike.  Returns: (transfer full): its positions before each turn. */
static GArray *
play_game (const GameRules *rules,
           guint64          seed)
{
  GArray *states = g_array_new (FALSE, FALSE, sizeof (GameState));
  int level = LEVEL_FIRST + (int) (seed % N_LEVELS);
  GameRng rng = { seed };
  GameConfig config;
  GamePosition position;
  GameOutcome outcome;

  game_rules_default_config (rules, &config);
  game_position_init_start (&position, rules, &config);
  for (int ply = 0; ply < PLIES_MAX; ply++)
    {
      SearchResult result;

      game_position_outcome (&position, &outcome);
      if (outcome.over)
        break;
      if (rules->chance == NULL || !rules->at_chance (&position.state))
        g_array_append_val (states, position.state);
      if (rules->chance == NULL || rules->at_chance (&position.state)
          || game_rng_below (&rng, 8) == 0)
        game_play_at_random (&position, &rng);
      else if (search (rules, &position.state, level, PLAYED_NODES, &result))
        for (int i = 0; i < result.n_line; i++)
          game_position_apply (&position, result.line[i], NULL);
    }
  game_position_clear (&position);

  return states;
}

/* Whether the position number @index of @n may be of the theme, as far as can
 * be told without a search. */
static gboolean
may_be (const LudoPoolTheme *theme,
        guint                index,
        guint                n)
{
  if (g_str_equal (theme->id, "opening"))
    return index > 0 && index * 5 < n;
  if (g_str_equal (theme->id, "middle"))
    return index * 3 > n && index * 3 < 2 * n;
  if (g_str_equal (theme->id, "end"))
    return index * 5 > 4 * n;

  return TRUE;
}

/* Adds @state to the theme, if it belongs there.  Returns: whether it does. */
static gboolean
try_position (Pool            *pool,
              guint            t,
              const GameState *state,
              guint64          seed,
              guint            index,
              guint            n)
{
  const LudoPoolTheme *theme = &ludo_pool_themes[t];
  const GameRules *rules = pool->rules;
  LudoPuzzle puzzle = { .answer = (char *) "" };
  g_autofree char *answer = NULL;
  g_autofree char *other = NULL;
  SearchResult result;
  char text[GAME_POSITION_TEXT_MAX];
  gboolean part = theme->measure == NULL && theme->rule_ids == NULL;

  if (!may_be (theme, index, n))
    return FALSE;
  rules->print (state, text);
  if (g_hash_table_contains (pool->taken, text))
    return FALSE;
  if (rules->chance != NULL)
    {
      /* A theme without a measure can be ruled out without a search. */
      if (theme->measure == NULL && !part
          && !ludo_pool_holds (theme, rules, state, ""))
        return FALSE;
      if (!search (rules, state, SEARCH_LEVEL_FULL, ANSWER_NODES, &result))
        return FALSE;
      answer = ludo_move_print_line (rules, state, result.line,
                                     (guint) result.n_line);
      puzzle.answer = answer;
    }
  if (!part && !ludo_pool_holds (theme, rules, state, puzzle.answer))
    return FALSE;

  puzzle.position = text;
  if (rules->chance != NULL && !ludo_puzzle_rate (&puzzle, rules,
                                                  &puzzle.rating))
    return FALSE;
  other = rules->chance != NULL ? find_other (rules, state, &result)
                                : g_strdup ("");
  pool->n_found[t]++;
  g_hash_table_add (pool->taken, g_strdup (text));
  printf ("%s; %s; %s; %d; %s; seed %" G_GUINT64_FORMAT
          ", turn %u of %u\n", theme->id, text, puzzle.answer, puzzle.rating,
          other, seed, index, n);
  fflush (stdout);

  return TRUE;
}

/* Looks through the positions of a game for those of each theme that still
 * wants some. */
static void
look_through (Pool         *pool,
              const GArray *states,
              guint64       seed)
{
  for (guint t = 0; ludo_pool_themes[t].id != NULL; t++)
    {
      guint n = 0;

      if (seed > GIVE_UP && pool->n_found[t] == 0)
        continue;
      for (guint i = (guint) (seed % APART);
           i < states->len && n < OF_A_GAME
           && pool->n_found[t] < pool->wanted; i++)
        {
          const GameState *state = &g_array_index (states, GameState, i);
          LudoQuiz question;

          if (!ludo_quiz_study (&question, pool->rules, state)
              || (pool->rules->chance != NULL
                  && (question.n_places < PLACES_MIN
                      || question.n_places > PLACES_MAX)))
            continue;
          if (try_position (pool, t, state, seed, i, states->len))
            {
              n++;
              i += APART;
            }
        }
    }
}

static gboolean
is_full (const Pool *pool,
         guint64     seed)
{
  for (guint t = 0; ludo_pool_themes[t].id != NULL; t++)
    if (pool->n_found[t] < pool->wanted
        && (pool->n_found[t] > 0 || seed <= GIVE_UP))
      return FALSE;

  return TRUE;
}

static void
make (const GameRules *rules,
      guint            wanted)
{
  g_autoptr (GHashTable) taken = g_hash_table_new_full (g_str_hash,
                                                        g_str_equal, g_free,
                                                        NULL);
  Pool pool = { .rules = rules, .wanted = wanted, .taken = taken };

  printf ("# Positions, made by ludotheque-positions --game %s --count %u\n"
          "# theme; position; the turn that the computer would play; how many "
          "of the levels 1 to 6 play it; another turn, which it is compared "
          "with; the game it comes from\n", rules->id, wanted);
  for (guint64 seed = 1; seed <= GAMES_MAX && !is_full (&pool, seed); seed++)
    {
      g_autoptr (GArray) states = play_game (rules, seed);

      look_through (&pool, states, seed);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *game_id = NULL;
  int count = COUNT;
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &game_id,
      N_("The game to which the positions belong"), N_("ID") },
    { "count", 0, 0, G_OPTION_ARG_INT, &count,
      N_("How many positions to find for each theme"), N_("N") },
    { NULL },
  };

  tool_begin ("ludotheque-positions");
  if (!tool_read_options (_("Gathers positions from games that the computer "
                            "plays, for worksheets."), entries, &argc, &argv))
    return TOOL_EXIT_USAGE;
  if (game_id == NULL || games_find (game_id) == NULL)
    {
      tool_complain (_("name a game with --game"));
      return TOOL_EXIT_USAGE;
    }
  if (count < 1 || count > COUNT_MAX)
    {
      tool_complain (_("--count must be from 1 to %d"), COUNT_MAX);
      return TOOL_EXIT_USAGE;
    }
  make (games_find (game_id), (guint) count);

  return EXIT_SUCCESS;
}
