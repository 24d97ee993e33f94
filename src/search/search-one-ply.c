/* search-one-ply.c: the search that looks one turn ahead, and the random one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-methods.h"

#include "games/game-rng.h"
#include "search/search-turns.h"

/* The most positions that a turn is followed from after each step.  Turns of
 * three steps never have so many; of turns of twelve, the best are followed. */
#define POSITIONS_MAX 256

/* The score of the first place, which is far above every evaluation, and the
 * difference to the score of the next place. */
#define SCORE_FIRST_PLACE 10000000
#define SCORE_PLACE_STEP 2500000

/* Sets @score to the score of @outcome for @seat.  Returns false if the outcome
 * does not settle the place of that seat. */
static bool
score_outcome (const GameOutcome *outcome,
               int                seat,
               int               *score)
{
  for (int place = 0; place < outcome->n_ranked; place++)
    if (outcome->ranking[place] == seat)
      {
        *score = SCORE_FIRST_PLACE - place * SCORE_PLACE_STEP;
        return true;
      }

  if (!outcome->over)
    return false;

  if (outcome->winner == seat)
    *score = SCORE_FIRST_PLACE;
  else if (outcome->winner < 0)
    *score = 0;
  else
    *score = -SCORE_FIRST_PLACE;

  return true;
}

/* Returns the score of @state for @seat; @outcome includes repetitions. */
static int
score_state (const GameRules   *rules,
             const GameState   *state,
             const GameOutcome *outcome,
             int                seat)
{
  int score;

  if (score_outcome (outcome, seat, &score))
    return score;

  return rules->evaluate (state, seat);
}

/* Finds the outcome of the game after @node.  Repetitions are counted only for
 * turns of one step, because games with a rule of repetition have no others. */
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

/* Returns the node of the best turn, and sets @score to its score. */
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
      value = score_state (position->rules, &node->state, &outcome, seat);
      if (best >= 0 && value < *score)
        continue;

      /* Choose each of several equally good turns with the same chance. */
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
    .width = POSITIONS_MAX,
    .late_width = POSITIONS_MAX,
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
  result->score = score_state (rules, &state, &outcome, seat);
}
