/* games.h: the games that a program knows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "game-module.h"

/* The most games that a program knows. */
#define GAMES_LISTED_MAX 16

/* games_register:
 *
 * Makes the games of @modules, ended by %NULL, those that the program knows.
 * Called by the registry alone, once, before main().
 */
void games_register (const LudoModule *const *modules);

/* games_list:
 *
 * Returns: the games in the order of the shelf, ended by %NULL.  Static.
 */
const GameRules *const *games_list (void);

/* games_find_module:
 *
 * Returns: the module of the game whose id is @id, or %NULL when there is none.
 * Static.
 */
const LudoModule *games_find_module (const char *id);

/* games_find:
 *
 * Returns: the game whose id is @id, or %NULL when there is none.
 */
const GameRules *games_find (const char *id);

/* games_dup_ids:
 *
 * Returns: the ids of all games with commas between, for people; free with
 * free().
 */
char *games_dup_ids (void);

/* game_rules_find_ruleset:
 *
 * Returns: the index of the ruleset named @id, or -1.
 */
int game_rules_find_ruleset (const GameRules *rules, const char *id);

/* game_rules_find_setup:
 *
 * Returns: the index of the set-up named @id, or -1, also where the game has
 * no set-ups.
 */
int game_rules_find_setup (const GameRules *rules, const char *id);

/* game_rules_default_config:
 *
 * Fills @config with the game's defaults: its first ruleset and set-up, its
 * usual number of players, four counters a side.
 */
void game_rules_default_config (const GameRules *rules, GameConfig *config);
