/* search-one-ply.c: what stands best after the own turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-methods.h"

#include "games/game-rng.h"
#include "search/search-turns.h"

/* The beginnings of a turn that are followed after each step.  Ordinary turns
 * of three steps never have that many; turns of twelve are cut down to it. */
#define WIDTH 256

/* No evaluation comes near the worth of the first place. */
#define WORTH_OF_WINNING 10000000
#define WORTH_OF_A_PLACE 2500000

/* Writes the worth of the outcome to @seat into @worth; returns false if the
 * outcome settles nothing for that seat. */
static bool
worth_of_outcome (const GameOutcome *outcome,
                  int                seat,
                  int               *worth)
{
  for (int place = 0; place < outcome->n_ranked; place++)
    if (outcome->ranking[place] == seat)
      {
        *worth = WORTH_OF_WINNING - place * WORTH_OF_A_PLACE;
        return true;
      }

  if (!outcome->over)
    return false;

  if (outcome->winner == seat)
    *worth = WORTH_OF_WINNING;
  else if (outcome->winner < 0)
    *worth = 0;
  else
    *worth = -WORTH_OF_WINNING;

  return true;
}

/* The worth to @seat of a position reached; @outcome knows the past. */
static int
worth (const GameRules   *rules,
       const GameState   *state,
       const GameOutcome *outcome,
       int                seat)
{
  int settled;

  if (worth_of_outcome (outcome, seat, &settled))
    return settled;

  return rules->evaluate (state, seat);
}

/* Finds the outcome of the game after @node.  The past counts only for a turn
 * of one step, because games with a rule of repetition have no others. */
static void
outcome_of (GamePosition         *scratch,
            const SearchTurnNode *node,
            GameOutcome          *outcome)
{
  if (node->parent != 0)
    {
      scratch->rules->outcome (&node->state, outcome);
      return;
    }

  game_position_apply (scratch, node->move, NULL);
  game_position_outcome (scratch, outcome);
  game_position_undo (scratch);
}

/* The node after which the player stands best. */
static int
find_best (const SearchTurns  *turns,
           const GamePosition *position,
           SearchBudget       *budget,
           int                *score)
{
  int seat = position->rules->turn (&position->state);
  GameRng rng = { budget->limits->seed };
  GamePosition scratch;
  uint32_t n_equal = 0;
  int best = -1;

  game_position_init_copy (&scratch, position);
  for (int i = 1; i < turns->n_nodes; i++)
    {
      const SearchTurnNode *node = &turns->nodes[i];
      GameOutcome outcome;
      int value;

      if (!node->ends)
        continue;
      if (!search_budget_spend (budget) && best >= 0)
        break;
      outcome_of (&scratch, node, &outcome);
      value = worth (position->rules, &node->state, &outcome, seat);
      if (best >= 0 && value < *score)
        continue;

      /* Each of the equally good best turns is chosen with the same chance. */
      if (best < 0 || value > *score)
        n_equal = 0;
      n_equal++;
      if (n_equal == 1 || game_rng_below (&rng, n_equal) == 0)
        best = i;
      *score = value;
    }
  game_position_clear (&scratch);

  return best;
}

void
search_one_ply (const GamePosition *position,
                const GameLevel    *level,
                SearchBudget       *budget,
                SearchResult       *result)
{
  SearchTurns turns = SEARCH_TURNS_INIT;
  const SearchTurnsOptions options = {
    .width = WIDTH,
    .late_width = WIDTH,
    .blunder_rate = level->blunder_rate,
    .seed = budget->limits->seed,
  };
  int best;

  search_turns_generate (&turns, position->rules, &position->state, &options);
  best = find_best (&turns, position, budget, &result->score);
  result->n_line = search_turns_line (&turns, best, result->line);
  result->depth = 1;
  result->nodes = budget->nodes;
  search_turns_clear (&turns);
}

void
search_random (const GamePosition *position,
               const GameLevel    *level,
               SearchBudget       *budget,
               SearchResult       *result)
{
  const GameRules *rules = position->rules;
  GameRng rng = { budget->limits->seed };
  int seat = rules->turn (&position->state);
  GameState state = position->state;
  GameMove moves[GAME_MOVES_MAX];
  GameOutcome outcome;

  do
    {
      int n = rules->legal_moves (&state, moves);
      GameMove move = moves[game_rng_below (&rng, (uint32_t) n)];

      result->line[result->n_line++] = move;
      rules->apply (&state, move, NULL);
    }
  while (result->n_line < SEARCH_LINE_MAX
         && !search_turn_ends (rules, &state, seat));

  rules->outcome (&state, &outcome);
  result->score = worth (rules, &state, &outcome, seat);
}
