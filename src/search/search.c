/* search.c: how the computer chooses a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-methods.h"

static const GameLevel random_level = { .method = GAME_SEARCH_RANDOM };
static const GameLevel one_ply_level = { .method = GAME_SEARCH_ONE_PLY };

static const GameLevel *
find_level (const GameRules *rules,
            int              players,
            int              level)
{
  if (level == SEARCH_LEVEL_RANDOM)
    return &random_level;
  if (rules->levels[players] == NULL || level < 1 || level > SEARCH_LEVEL_FULL)
    return &one_ply_level;

  return &rules->levels[players][level - 1];
}

const GameLevel *
search_level (const GamePosition *position,
              int                 level)
{
  GameConfig config = { 0 };

  position->rules->config (&position->state, &config);

  return find_level (position->rules, config.players, level);
}

bool
search_uses_time (const GameRules *rules,
                  int              players,
                  int              level)
{
  const GameLevel *found;

  if (players == 0)
    {
      for (int n = rules->min_players; n <= rules->max_players; n++)
        if (search_uses_time (rules, n, level))
          return true;
      return false;
    }

  found = find_level (rules, players, level);

  return (found->method == GAME_SEARCH_ALPHA_BETA
          || found->method == GAME_SEARCH_TREE)
         && found->depth == 0 && found->nodes == 0;
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
