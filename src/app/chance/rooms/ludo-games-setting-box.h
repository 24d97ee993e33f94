/* ludo-games-setting-box.h: by which rules games are played, and who sits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "chance/ludo-games.h"

/* LudoGamesSettingBox:
 *
 * The controls of one setting, in a row that breaks where it has no room:
 * ruleset, set-up, number of players, counters, and who plays each seat, where
 * the game offers a choice.
 */
#define LUDO_TYPE_GAMES_SETTING_BOX (ludo_games_setting_box_get_type ())
G_DECLARE_FINAL_TYPE (LudoGamesSettingBox, ludo_games_setting_box, LUDO,
                      GAMES_SETTING_BOX, GtkBox)

/* ludo_games_setting_box_new: (transfer floating): the controls of the setting
 * @index, 0 or 1, of @games, which it changes. */
GtkWidget *ludo_games_setting_box_new (LudoGames *games, guint index);

/* ludo_games_setting_box_show: shows the setting as it is now, and whether it
 * is A or B where two are compared. */
void ludo_games_setting_box_show (LudoGamesSettingBox *self);
