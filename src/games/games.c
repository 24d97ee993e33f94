/* games.c: the games that a program knows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games.h"

#include <assert.h>
#include <string.h>

#include "game-memory.h"

/* Written once, before main(). */
static const LudoModule *const *modules;
static const GameRules *games[GAMES_LISTED_MAX + 1];

void
games_register (const LudoModule *const *all)
{
  assert (modules == NULL);

  modules = all;
  for (size_t i = 0; all[i] != NULL; i++)
    {
      assert (i < GAMES_LISTED_MAX);
      games[i] = all[i]->rules;
    }
}

const GameRules *const *
games_list (void)
{
  return games;
}

const LudoModule *
games_find_module (const char *id)
{
  for (size_t i = 0; games[i] != NULL; i++)
    if (strcmp (games[i]->id, id) == 0)
      return modules[i];

  return NULL;
}

const GameRules *
games_find (const char *id)
{
  const LudoModule *module = games_find_module (id);

  return module != NULL ? module->rules : NULL;
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
