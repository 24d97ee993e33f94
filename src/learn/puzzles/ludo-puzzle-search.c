/* ludo-puzzle-search.c: whether a position is a puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "learn/puzzles/ludo-puzzle-search.h"

#include <glib/gi18n.h>
#include <string.h>

#include "learn/ludo-measure.h"
#include "search/search.h"

/* The limit of the search in nodes: enough for the full level to see through a
 * turn and its answer, and the same on every machine. */
#define NODES 40000

const char *const ludo_puzzle_goals[] = {
  "wins=1", "captures=most", "danger=least", "risk=least", NULL,
};

/* Whether the goal is worth a puzzle: there are at least four turns, and a goal
 * other than a win or the least of something is at least two. */
static gboolean
is_worth (const LudoGoal *goal,
          guint           n_turns,
          gboolean        is_resolved_least)
{
  if (n_turns < 4)
    return FALSE;

  return g_str_equal (goal->name, "wins") || is_resolved_least
         || goal->value >= 2;
}

static void
search (const GameRules *rules,
        const GameState *state,
        int              level,
        const atomic_bool *stop,
        SearchResult    *result)
{
  SearchLimits limits = { .level = level, .nodes = NODES, .seed = 1,
                          .threads = 1, .hash_mib = 16, .stop = stop };
  GamePosition position;

  game_position_init_state (&position, rules, state);
  search_run (&position, &limits, result);
  game_position_clear (&position);
}

/* Whether a player of @level reaches the position to which @answer leads. */
static gboolean
finds (const GameRules   *rules,
       const GameState   *state,
       const GArray      *answer,
       int                level,
       const atomic_bool *stop)
{
  GameState wanted = *state;
  GameState found = *state;
  char texts[2][GAME_POSITION_TEXT_MAX];
  SearchResult result;

  for (guint i = 0; i < answer->len; i++)
    rules->apply (&wanted, g_array_index (answer, GameMove, i), NULL);
  search (rules, state, level, stop, &result);
  for (int i = 0; i < result.n_line; i++)
    rules->apply (&found, result.line[i], NULL);
  rules->print (&wanted, texts[0]);
  rules->print (&found, texts[1]);

  return g_str_equal (texts[0], texts[1]);
}

static int
rate (const GameRules   *rules,
      const GameState   *state,
      const GArray      *answer,
      const atomic_bool *stop)
{
  int rating = 0;

  for (int level = 1; level <= GAME_N_LEVELS; level++)
    rating += finds (rules, state, answer, level, stop);

  return rating;
}

static gboolean
refuse (const char **why,
        const char  *reason)
{
  if (why != NULL)
    *why = reason;

  return FALSE;
}

/* Whether the player has something to decide in @state; otherwise @why gets the
 * reason. */
static gboolean
is_asked (const GameRules  *rules,
          const GameState  *state,
          const char      **why)
{
  GameOutcome outcome;

  rules->outcome (state, &outcome);
  if (outcome.over)
    return refuse (why, N_("The game is over: there is nothing to find."));
  if (!ludo_game_info_for (rules->id)->has_decisions)
    return refuse (why, N_("Chance decides everything in this game: there is "
                           "nothing to find."));

  return !rules->at_chance (state)
         || refuse (why, N_("The throw has to come first: there is nothing to "
                            "find yet."));
}

/* Whether one turn alone reaches the goal called @name and the goal is worth a
 * puzzle; stores the moves of the turn in @answer. */
static gboolean
stands_out (const GameRules *rules,
            const GameState *state,
            const char      *name,
            GArray          *answer)
{
  LudoGoal goal;
  guint n_turns;
  gboolean least;

  /* Games with dice count the danger in throws, as the goal "risk". */
  if ((g_str_has_prefix (name, "danger") && rules->has_chance)
      || !ludo_goal_parse (name, rules, &goal))
    return FALSE;
  least = goal.kind == LUDO_GOAL_LEAST;

  return ludo_goal_resolve (&goal, rules, state)
         && ludo_goal_count (&goal, rules, state, &n_turns, answer) == 1
         && is_worth (&goal, n_turns, least);
}

LudoPuzzle *
ludo_puzzle_find (const GameRules    *rules,
                  const GameState    *state,
                  guint               without,
                  const atomic_bool  *stop,
                  const char        **why)
{
  gboolean found = FALSE;

  g_return_val_if_fail (rules != NULL && state != NULL, NULL);

  if (!is_asked (rules, state, why))
    return NULL;
  for (guint i = 0; ludo_puzzle_goals[i] != NULL; i++)
    {
      g_autoptr (GArray) answer = g_array_new (FALSE, FALSE,
                                               sizeof (GameMove));
      char text[GAME_POSITION_TEXT_MAX];
      LudoPuzzle *puzzle;

      if ((without & (1u << i)) != 0
          || !stands_out (rules, state, ludo_puzzle_goals[i], answer))
        continue;
      found = TRUE;
      if (!finds (rules, state, answer, SEARCH_LEVEL_FULL, stop))
        continue;

      rules->print (state, text);
      puzzle = g_new0 (LudoPuzzle, 1);
      puzzle->id = g_strconcat (rules->id, "-001", NULL);
      puzzle->position = g_strdup (text);
      puzzle->answer = ludo_move_print_line (rules, state,
                                             (const GameMove *) answer->data,
                                             answer->len);
      puzzle->goal = g_strdup (ludo_puzzle_goals[i]);
      puzzle->rating = rate (rules, state, answer, stop);
      puzzle->origin = g_strdup ("");
      return puzzle;
    }
  refuse (why, found ? N_("One turn stands out here, but the computer would "
                          "play another, so no puzzle can be made of it.")
                     : N_("No single turn stands out here, so no puzzle can be "
                          "made of it."));

  return NULL;
}

gboolean
ludo_puzzle_rate (LudoPuzzle      *self,
                  const GameRules *rules,
                  int             *rating)
{
  g_auto (GStrv) tokens = NULL;
  g_autoptr (GArray) answer = g_array_new (FALSE, FALSE, sizeof (GameMove));
  GameState state, now;

  g_return_val_if_fail (self != NULL && rules != NULL, FALSE);

  if (!rules->parse (self->position, &state, NULL))
    return FALSE;
  tokens = g_strsplit (self->answer, " ", -1);
  now = state;
  for (int i = 0; tokens[i] != NULL; i++)
    {
      GameMove move;

      if (!rules->parse_move (&now, tokens[i], strlen (tokens[i]), &move,
                              NULL))
        return FALSE;
      rules->apply (&now, move, NULL);
      g_array_append_val (answer, move);
    }
  *rating = rate (rules, &state, answer, NULL);

  return finds (rules, &state, answer, SEARCH_LEVEL_FULL, NULL);
}

LudoPuzzle *
ludo_puzzle_dup_twin (const LudoPuzzle *self,
                      const GameRules  *rules)
{
  g_autoptr (GArray) answer = g_array_new (FALSE, FALSE, sizeof (GameMove));
  char text[GAME_POSITION_TEXT_MAX];
  LudoPuzzle *twin;
  LudoGoal goal;
  GameState state;
  guint n_turns;

  g_return_val_if_fail (self != NULL && rules != NULL, NULL);

  if (rules->mirror == NULL || !rules->parse (self->position, &state, NULL)
      || !rules->mirror (&state) || rules->self_check (&state) != NULL
      || !ludo_goal_parse (self->goal, rules, &goal)
      || !ludo_goal_resolve (&goal, rules, &state)
      || ludo_goal_count (&goal, rules, &state, &n_turns, answer) != 1)
    return NULL;

  rules->print (&state, text);
  twin = g_new0 (LudoPuzzle, 1);
  twin->id = g_strdup (self->id);
  twin->position = g_strdup (text);
  twin->answer = ludo_move_print_line (rules, &state,
                                       (const GameMove *) answer->data,
                                       answer->len);
  twin->goal = g_strdup (self->goal);
  twin->rating = self->rating;
  twin->origin = g_strdup (self->origin);

  return twin;
}
