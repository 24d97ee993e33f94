/* search-win-probability.c: how likely each player is to win
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-win-probability.h"

#include <string.h>

#include "search/search-methods.h"

/* Positions to look at, some hundredths of a second's worth. */
#define ALPHA_BETA_NODES 60000
#define TREE_NODES 50000

#define HASH_MIB 16

/* The player placed first has won; players who share the game share the
 * probability equally. */
static bool
is_decided (const GamePosition   *position,
            int                   players,
            SearchWinProbability *probability)
{
  GameOutcome outcome;
  int first;

  game_position_outcome (position, &outcome);
  first = outcome.n_ranked > 0 ? outcome.ranking[0] : outcome.winner;
  if (first >= 0)
    probability->chances[first] = 1;
  else if (outcome.over)
    for (int seat = 0; seat < players; seat++)
      probability->chances[seat] = 1.0 / players;

  return outcome.over || first >= 0;
}

static SearchLimits
limits_for (const atomic_bool *stop)
{
  return (SearchLimits) {
    .level = SEARCH_LEVEL_FULL,
    .seed = 1,
    .threads = 1,
    .hash_mib = HASH_MIB,
    .stop = stop,
  };
}

bool
search_win_probability_scores (const GamePosition *position,
                               int                 effort,
                               const atomic_bool  *stop,
                               int                 found[GAME_SEATS_MAX],
                               SearchResult       *result)
{
  const GameLevel *level = search_level (position, SEARCH_LEVEL_FULL);
  SearchLimits limits = limits_for (stop);
  int seat = position->rules->turn (&position->state);
  SearchBudget budget;

  limits.nodes = (uint64_t) effort * (level->method == GAME_SEARCH_TREE
                                      ? TREE_NODES : ALPHA_BETA_NODES);
  search_budget_begin (&budget, &limits);
  *result = (SearchResult) { .depth = 1 };
  if (level->method == GAME_SEARCH_TREE)
    return search_tree_values (position, level, &budget, found, result);

  search_alpha_beta (position, level, &budget, result);
  found[seat] = result->score;
  found[!seat] = -result->score;

  return stop == NULL || !atomic_load (stop);
}

/* Sets the chances in the ratio of the weights of @found. */
static void
share_out (const GameRules *rules,
           const int       *found,
           int              players,
           double          *chances)
{
  double sum = 0;

  for (int seat = 0; seat < players; seat++)
    {
      chances[seat] = rules->weight (found[seat], players);
      sum += chances[seat];
    }
  for (int seat = 0; seat < players; seat++)
    chances[seat] = sum > 0 ? chances[seat] / sum : 1.0 / players;
}

static bool
throw_dice (const GamePosition   *position,
            const GameLevel      *level,
            const atomic_bool    *stop,
            SearchWinProbability *probability,
            SearchResult         *result)
{
  SearchLimits limits = limits_for (stop);
  int seat = position->rules->turn (&position->state);
  SearchBudget budget;
  int chance;

  search_budget_begin (&budget, &limits);
  if (!search_dice_chance (position, level, &budget, &chance, result))
    return false;

  probability->chances[seat] = (double) chance / GAME_CHANCE_ONE;
  probability->chances[!seat] = 1 - probability->chances[seat];

  return true;
}

bool
search_win_probability (const GamePosition   *position,
                        int                   effort,
                        const atomic_bool    *stop,
                        SearchWinProbability *probability)
{
  const GameRules *rules = position->rules;
  const GameLevel *level = search_level (position, SEARCH_LEVEL_FULL);
  GameConfig config = { .players = 2 };
  SearchResult result = { 0 };
  int found[GAME_SEATS_MAX] = { 0 };

  *probability = (SearchWinProbability) { 0 };
  rules->config (&position->state, &config);
  if (is_decided (position, config.players, probability))
    {
      probability->certain = true;
      return true;
    }

  if (rules->chance == NULL)
    return false;
  if (rules->weight == NULL)
    {
      if (!throw_dice (position, level, stop, probability, &result))
        return false;
    }
  else if (search_win_probability_scores (position, effort, stop, found,
                                          &result))
    share_out (rules, found, config.players, probability->chances);
  else
    return false;

  memcpy (probability->best, result.line, sizeof probability->best);
  probability->n_best = result.n_line;

  return true;
}
