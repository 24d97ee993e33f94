/* search.c: how the computer chooses a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-methods.h"

static const GameLevel random_level = { .method = GAME_SEARCH_RANDOM };
static const GameLevel one_ply_level = { .method = GAME_SEARCH_ONE_PLY };

const GameLevel *
search_level (const GamePosition *position,
              int                 level)
{
  const GameRules *rules = position->rules;
  GameConfig config = { 0 };

  if (level == SEARCH_LEVEL_RANDOM)
    return &random_level;
  rules->config (&position->state, &config);
  if (rules->levels[config.players] == NULL || level < 1
      || level > SEARCH_LEVEL_FULL)
    return &one_ply_level;

  return &rules->levels[config.players][level - 1];
}

void
search_run (const GamePosition *position,
            const SearchLimits *limits,
            SearchResult       *result)
{
  static SearchMethod *const methods[] = {
    [GAME_SEARCH_RANDOM] = search_random,
    [GAME_SEARCH_ONE_PLY] = search_one_ply,
    [GAME_SEARCH_ALPHA_BETA] = search_alpha_beta,
    [GAME_SEARCH_TREE] = search_tree,
    [GAME_SEARCH_DICE] = search_dice,
  };
  const GameLevel *level = search_level (position, limits->level);
  SearchBudget budget;

  *result = (SearchResult) { .depth = 1 };
  search_budget_begin (&budget, limits);
  if (level->nodes > 0
      && (budget.max_nodes == 0 || level->nodes < budget.max_nodes))
    budget.max_nodes = level->nodes;

  methods[level->method] (position, level, &budget, result);
  search_budget_report (&budget, result);

  /* The answer may be known long before a stop, but an infinite search gives it
   * only once it is stopped. */
  if (limits->infinite)
    search_budget_wait (&budget);
}
