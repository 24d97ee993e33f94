/* ludo-kit-choice.h: which rules, and which start, a kit is printed of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game with several rulesets is printed by one of them; one with several
 * starts, such as Ken Wan, from one of these.
 */

#pragma once

#include "print/ludo-kit.h"

/* ludo_kit_find: NULL where the game has none; static. */
const LudoKit *ludo_kit_find (const char *game_id);

/* ludo_kit_fit: (transfer full): a copy of @kit with the parts that @ruleset
 * needs; free with g_free(). */
LudoKit *ludo_kit_fit (const LudoKit *kit, int ruleset);

/* ludo_kit_ruleset_board: the board on which @ruleset is played. */
const LudoKitBoard *ludo_kit_ruleset_board (const LudoKit *kit, int ruleset);

/* ludo_kit_state_board: the board on which @state is. */
const LudoKitBoard *ludo_kit_state_board (const LudoKit *kit,
                                          const GameState *state);

/* ludo_kit_count_choices: how many kits there are of the game, at least 1. */
int ludo_kit_count_choices (const char *game_id);

/* ludo_kit_choice_of: the number of the choice that @config is of. */
int ludo_kit_choice_of (const char *game_id, const GameConfig *config);

/* ludo_kit_choice_id: what LudoPrintOptions.ruleset calls choice @index;
 * static. */
const char *ludo_kit_choice_id (const char *game_id, int index);

/* ludo_kit_choice_name: the name of choice @index, to be translated; static. */
const char *ludo_kit_choice_name (const char *game_id, int index);

/* ludo_kit_dup_choice: (transfer full): its name, translated, with "Set-up:"
 * before that of a set-up, which says nothing alone. */
char *ludo_kit_dup_choice (const char *game_id, int index);

/* ludo_kit_configure: fills @config with the game that the options ask for.
 * Returns: FALSE with @error, which names those that there are, where the game
 * has no such rules. */
gboolean ludo_kit_configure (const LudoPrintOptions *options,
                             GameConfig *config, GError **error);
