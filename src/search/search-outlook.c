/* search-outlook.c: how likely each player is to win
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-outlook.h"

#include <string.h>

#include "search/search-alphabeta.h"
#include "search/search-dice.h"
#include "search/search-levels.h"
#include "search/search-tree.h"
#include "search/search-watch.h"

/* Positions to look at, some hundredths of a second's worth. */
#define ALPHA_BETA_NODES 60000
#define TREE_NODES 50000

#define HASH_MIB 16

/* Whoever is first has won, and those who share the game share the rest. */
static bool
is_decided (const GamePosition *position,
            int                 players,
            SearchOutlook      *outlook)
{
  GameOutcome outcome;
  int first;

  game_position_outcome (position, &outcome);
  first = outcome.n_ranked > 0 ? outcome.ranking[0] : outcome.winner;
  if (first >= 0)
    outlook->chances[first] = 1;
  else if (outcome.over)
    for (int seat = 0; seat < players; seat++)
      outlook->chances[seat] = 1.0 / players;

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

static bool
was_stopped (const atomic_bool *stop)
{
  return stop != NULL && atomic_load (stop);
}

bool
search_outlook_find (const GamePosition *position,
                     int                 effort,
                     const atomic_bool  *stop,
                     int                 found[GAME_SEATS_MAX],
                     SearchResult       *result)
{
  const SearchLevel *level = search_level (position, SEARCH_LEVEL_FULL);
  SearchLimits limits = limits_for (stop);
  int seat = position->rules->turn (&position->state);
  SearchWatch watch;

  limits.nodes = (uint64_t) effort * (level->method == SEARCH_TREE
                                      ? TREE_NODES : ALPHA_BETA_NODES);
  search_watch_begin (&watch, &limits);
  *result = (SearchResult) { .depth = 1 };
  if (level->method == SEARCH_TREE)
    return search_tree_shares (position, level, &watch, found, result);

  search_alpha_beta (position, level, &watch, NULL, NULL, result);
  found[seat] = result->score;
  found[!seat] = -result->score;

  return !was_stopped (stop);
}

/* Chances that are as the weights of what was found. */
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
throw_dice (const GamePosition *position,
            const SearchLevel  *level,
            const atomic_bool  *stop,
            SearchOutlook      *outlook,
            SearchResult       *result)
{
  SearchLimits limits = limits_for (stop);
  int seat = position->rules->turn (&position->state);
  SearchWatch watch;
  int chance;

  search_watch_begin (&watch, &limits);
  if (!search_dice_chance (position, level, &watch, &chance, result))
    return false;

  outlook->chances[seat] = (double) chance / GAME_CHANCE_ONE;
  outlook->chances[!seat] = 1 - outlook->chances[seat];

  return true;
}

bool
search_outlook (const GamePosition *position,
                int                 effort,
                const atomic_bool  *stop,
                SearchOutlook      *outlook)
{
  const GameRules *rules = position->rules;
  const SearchLevel *level = search_level (position, SEARCH_LEVEL_FULL);
  GameConfig config = { .players = 2 };
  SearchResult result = { 0 };
  int found[GAME_SEATS_MAX] = { 0 };

  *outlook = (SearchOutlook) { 0 };
  rules->config (&position->state, &config);
  if (is_decided (position, config.players, outlook))
    {
      outlook->certain = true;
      return true;
    }

  if (rules->chance == NULL)
    return false;
  if (rules->weight == NULL)
    {
      if (!throw_dice (position, level, stop, outlook, &result))
        return false;
    }
  else if (search_outlook_find (position, effort, stop, found, &result))
    share_out (rules, found, config.players, outlook->chances);
  else
    return false;

  memcpy (outlook->best, result.line, sizeof outlook->best);
  outlook->n_best = result.n_line;

  return true;
}
