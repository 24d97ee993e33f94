/* ludo-variation-list.h: the lines of play that were left for others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/game/ludo-game.h"

G_BEGIN_DECLS

/* LudoVariationList:
 *
 * Not to be seen while there is only one line.  The action
 * "play.take-variation" of the page around it takes one up again.
 */
#define LUDO_TYPE_VARIATION_LIST (ludo_variation_list_get_type ())
G_DECLARE_FINAL_TYPE (LudoVariationList, ludo_variation_list, LUDO,
                      VARIATION_LIST, GtkBox)

/* ludo_variation_list_set_game: @game may be NULL. */
void ludo_variation_list_set_game (LudoVariationList *self, LudoGame *game);

G_END_DECLS
