/* ludo-shelf-card.h: one game on the shelf
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/game-rules.h"

/* LudoShelfCard: the cover, the name, the facts and the buttons of a game. */
#define LUDO_TYPE_SHELF_CARD (ludo_shelf_card_get_type ())
G_DECLARE_FINAL_TYPE (LudoShelfCard, ludo_shelf_card, LUDO, SHELF_CARD,
                      GtkBox)

/* ludo_shelf_card_new:
 * @of_the_day: whether the cover says that it is the game of the day
 *
 * Returns: (transfer floating): the card of a game */
GtkWidget *ludo_shelf_card_new (const GameRules *rules, gboolean of_the_day);

/* ludo_shelf_card_set_resumable: if @resumable, the cover resumes the game that
 * was left unfinished; otherwise it begins a new one. */
void ludo_shelf_card_set_resumable (LudoShelfCard *self, gboolean resumable);

/* ludo_shelf_card_get_game_id: the id of the game; static. */
const char *ludo_shelf_card_get_game_id (LudoShelfCard *self);
