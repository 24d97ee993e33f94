/* ludo-changed-rules.h: how the rules of the game differ from the page of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/reading/ludo-reading-page.h"
#include "play/game/ludo-game.h"

/* LudoChangedRules:
 *
 * What is changed in the rules of a game, above the page of the rules that it
 * began from.
 */
#define LUDO_TYPE_CHANGED_RULES (ludo_changed_rules_get_type ())
G_DECLARE_FINAL_TYPE (LudoChangedRules, ludo_changed_rules, LUDO, CHANGED_RULES,
                      GtkBox)

/* ludo_changed_rules_show: from now on @page has that above the rules of @game,
 * if some are changed, and above no other page.
 * @page: (nullable): NULL: nothing is done
 * @game: (nullable): NULL: nothing is changed
 */
void ludo_changed_rules_show (LudoReadingPage *page, LudoGame *game);
