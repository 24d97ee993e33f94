/* search-levels.c: how well the computer plays at each level
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search-levels.h"

#include <string.h>

#include "games/game-rng.h"

/* LevelTable: the levels of one game, the weakest first. */
typedef struct
{
  const char *game;
  int players;                  /* 0: whatever their number */
  SearchLevel levels[SEARCH_LEVEL_FULL];
} LevelTable;

static const SearchLevel random_level = { .method = SEARCH_AT_RANDOM };
static const SearchLevel look_level = { .method = SEARCH_LOOK };

/* Set by `ludotheque-engine match`: with two players each level wins at least
 * 60 of 100 games against the one below it; with three, each is placed first
 * as often, alone against two of the level below.  help/strength.md has the
 * figures. */
static const LevelTable tables[] = {
  {
    "chisolo", 0,
    {
      { SEARCH_LOOK, 1, 0, 85, 0 },
      { SEARCH_LOOK, 1, 0, 55, 0 },
      { SEARCH_LOOK, 1, 0, 0, 0 },
      { SEARCH_ALPHA_BETA, 2, 0, 0, 20 },
      { SEARCH_ALPHA_BETA, 3, 0, 0, 0 },
      { SEARCH_ALPHA_BETA, 0, 0, 0, 0 },
    },
  },
  {
    "tavli", 0,
    {
      { SEARCH_LOOK, 1, 0, 99, 0 },
      { SEARCH_LOOK, 1, 0, 78, 0 },
      { SEARCH_LOOK, 1, 0, 65, 0 },
      { SEARCH_LOOK, 1, 0, 45, 0 },
      { SEARCH_DICE, 1, 0, 47, 0 },
      { SEARCH_DICE, 0, 0, 0, 0 },
    },
  },
  {
    "ken-wan", 2,
    {
      { SEARCH_LOOK, 1, 0, 99, 0 },
      { SEARCH_LOOK, 1, 0, 95, 0 },
      { SEARCH_ALPHA_BETA, 2, 0, 80, 80 },
      { SEARCH_ALPHA_BETA, 2, 0, 0, 0 },
      { SEARCH_ALPHA_BETA, 0, 6000, 0, 0 },
      { SEARCH_ALPHA_BETA, 0, 0, 0, 0 },
    },
  },
  {
    "ken-wan", 3,
    {
      { SEARCH_LOOK, 1, 0, 99, 0 },
      { SEARCH_LOOK, 1, 0, 96, 0 },
      { SEARCH_LOOK, 1, 0, 86, 0 },
      { SEARCH_TREE, 0, 800, 0, 0 },
      { SEARCH_TREE, 0, 6000, 0, 0 },
      { SEARCH_TREE, 0, 0, 0, 0 },
    },
  },
};

const SearchLevel *
search_level (const GamePosition *position,
              int                 level)
{
  const GameRules *rules = position->rules;
  GameConfig config = { 0 };

  rules->config (&position->state, &config);
  if (level == SEARCH_LEVEL_RANDOM)
    return &random_level;

  for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++)
    if (strcmp (tables[i].game, rules->id) == 0
        && (tables[i].players == 0 || tables[i].players == config.players)
        && level >= 1 && level <= SEARCH_LEVEL_FULL)
      return &tables[i].levels[level - 1];

  return &look_level;
}

bool
search_overlooks (int      percent,
                  uint64_t seed,
                  uint64_t key,
                  GameMove move)
{
  GameRng rng = { seed ^ key ^ ((uint64_t) move << 32 | move) };

  return percent > 0 && (int) game_rng_below (&rng, 100) < percent;
}
