/* games.c: the one list of games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Adding a game is one folder, and one line in games-list.h.
 */

#include "games.h"

#include <string.h>

#include "game-memory.h"

#define GAME(name) extern const GameRules name##_rules;
#include "games/games-list.h"
#undef GAME

static const GameRules *const games[] = {
#define GAME(name) &name##_rules,
#include "games/games-list.h"
#undef GAME
  NULL,
};

const GameRules *const *
games_list (void)
{
  return games;
}

const GameRules *
games_find (const char *id)
{
  for (size_t i = 0; games[i] != NULL; i++)
    if (strcmp (games[i]->id, id) == 0)
      return games[i];

  return NULL;
}

char *
games_dup_ids (void)
{
  size_t length = 1;
  char *ids;

  for (size_t i = 0; games[i] != NULL; i++)
    length += strlen (games[i]->id) + 2;
  ids = game_allocate (length, 1);
  for (size_t i = 0; games[i] != NULL; i++)
    strcat (strcat (ids, i > 0 ? ", " : ""), games[i]->id);

  return ids;
}

int
game_rules_find_ruleset (const GameRules *rules,
                         const char      *id)
{
  for (int i = 0; i < rules->n_rulesets; i++)
    if (strcmp (rules->rulesets[i].id, id) == 0)
      return i;

  return -1;
}

int
game_rules_find_setup (const GameRules *rules,
                       const char      *id)
{
  if (rules->setups == NULL)
    return -1;

  for (int i = 0; rules->setups[i] != NULL; i++)
    if (strcmp (rules->setups[i], id) == 0)
      return i;

  return -1;
}

void
game_rules_default_config (const GameRules *rules,
                           GameConfig      *config)
{
  *config = (GameConfig) {
    .ruleset = 0,
    .setup = 0,
    .players = rules->default_players,
    .counters = { 4, 4 },
  };
}
