/* ludo-move-list.h: the moves of a game, in notation and in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/ludo-game.h"

G_BEGIN_DECLS

#define LUDO_TYPE_MOVE_LIST (ludo_move_list_get_type ())
G_DECLARE_FINAL_TYPE (LudoMoveList, ludo_move_list, LUDO, MOVE_LIST,
                      GtkWidget)

GtkWidget *ludo_move_list_new (void);
/* ludo_move_list_set_game: @game may be NULL. */
void ludo_move_list_set_game (LudoMoveList *self, LudoGame *game);

G_END_DECLS
