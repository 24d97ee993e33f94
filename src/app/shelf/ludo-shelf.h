/* ludo-shelf.h: the games to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/record/ludo-autosave.h"

/* LudoShelf: the page with a card for each game, below a row of buttons. */
#define LUDO_TYPE_SHELF (ludo_shelf_get_type ())
G_DECLARE_FINAL_TYPE (LudoShelf, ludo_shelf, LUDO, SHELF, GtkBox)

/* ludo_shelf_new: a shelf that is empty until it is refreshed. */
GtkWidget *ludo_shelf_new (void);

/* ludo_shelf_get_filled: whether it has its cards, because it was refreshed. */
gboolean ludo_shelf_get_filled (LudoShelf *self);

/* ludo_shelf_refresh: offers to resume the games of @autosave.
 * @last_game_id: (nullable): the game whose cover will get the first focus */
void ludo_shelf_refresh (LudoShelf *self, LudoAutosave *autosave,
                         const char *last_game_id);

/* ludo_shelf_sync: takes over the place of the last focus from @other, which
 * @self replaces. */
void ludo_shelf_sync (LudoShelf *self, LudoShelf *other);

/* ludo_shelf_get_focused: the id of the game whose card has a visible focus;
 * NULL where none has. */
const char *ludo_shelf_get_focused (LudoShelf *self);
