/* games.h: the one list of games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "game-rules.h"

/* games_list:
 *
 * Returns: the games in the order of the shelf, ended by %NULL.  Static.
 */
const GameRules *const *games_list (void);

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
