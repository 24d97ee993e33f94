/* ludo-kit-rules.h: the rules of a game on a sheet beside its board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-kit.h"

/* ludo_kit_add_rules: adds a sheet with the rules of @config alone, as a player
 * needs them beside the board, in @language.  Returns: FALSE with @error where
 * the page of the rules cannot be read. */
gboolean ludo_kit_add_rules (LudoPrint *print, const LudoKit *kit,
                             const GameConfig *config,
                             LudoPageLanguage language, GError **error);
