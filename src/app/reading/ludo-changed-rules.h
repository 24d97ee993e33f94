/* ludo-changed-rules.h: lists above the page of rules how those of the game
 * differ
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/reading/ludo-reading-page.h"
#include "play/game/ludo-game.h"

/* LudoChangedRules:
 *
 * A box above the page of the rules, which lists the changes that the game
 * makes to them.
 */
#define LUDO_TYPE_CHANGED_RULES (ludo_changed_rules_get_type ())
G_DECLARE_FINAL_TYPE (LudoChangedRules, ludo_changed_rules, LUDO, CHANGED_RULES,
                      GtkBox)

/* ludo_changed_rules_show: from now on @page lists above the rules of @game the
 * changes that @game makes to them, and nothing above any other page.
 * @page: (nullable): if NULL, the call does nothing
 * @game: (nullable): if NULL, no rule is changed
 */
void ludo_changed_rules_show (LudoReadingPage *page, LudoGame *game);
