/* ludo-shelf-card.h: one game on the shelf
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/game-rules.h"

#define LUDO_TYPE_SHELF_CARD (ludo_shelf_card_get_type ())
G_DECLARE_FINAL_TYPE (LudoShelfCard, ludo_shelf_card, LUDO, SHELF_CARD,
                      GtkBox)

GtkWidget *ludo_shelf_card_new (const GameRules *rules);

/* ludo_shelf_card_set_resumable: whether a game of it was left unfinished. */
void ludo_shelf_card_set_resumable (LudoShelfCard *self, gboolean resumable);

const char *ludo_shelf_card_get_game_id (LudoShelfCard *self);
