/* ludo-chance-page.h: the chance laboratory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "chance/ludo-throws.h"

/* LudoChancePage:
 *
 * Where what a game throws is guessed, thrown and compared: as bars, as a run, as
 * the ways in which it falls, and beside a hundred fair classes.
 */
#define LUDO_TYPE_CHANCE_PAGE (ludo_chance_page_get_type ())
G_DECLARE_FINAL_TYPE (LudoChancePage, ludo_chance_page, LUDO, CHANCE_PAGE,
                      GtkBox)

/* ludo_chance_page_new: (transfer floating): a page without a game. */
GtkWidget *ludo_chance_page_new (void);

/* ludo_chance_page_serves: whether something is thrown in the game @game_id. */
gboolean ludo_chance_page_serves (const char *game_id);

/* ludo_chance_page_show_game: shows what is thrown in the game @game_id, which
 * serves; what was thrown and guessed there before is still there. */
void ludo_chance_page_show_game (LudoChancePage *self, const char *game_id);

/* ludo_chance_page_get_throws: (transfer none) (nullable): what is shown. */
LudoThrows *ludo_chance_page_get_throws (LudoChancePage *self);
