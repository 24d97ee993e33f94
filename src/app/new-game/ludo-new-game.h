/* ludo-new-game.h: the choices before a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/new-game/ludo-choices.h"

/* LudoNewGame:
 *
 * Asks for ruleset, set-up, players and counters, showing only what the game
 * leaves open.
 *
 * Signals:
 * - "start": the choices are made; the dialog closes itself afterwards
 */
#define LUDO_TYPE_NEW_GAME (ludo_new_game_get_type ())
G_DECLARE_FINAL_TYPE (LudoNewGame, ludo_new_game, LUDO, NEW_GAME, GtkWindow)

/* ludo_new_game_new:
 * @choices: the choices to show first; copied
 * @replaces: whether to warn that a game in progress will be replaced
 */
GtkWidget *ludo_new_game_new (GtkWindow *parent, const LudoChoices *choices,
                              gboolean replaces);

/* ludo_new_game_get_choices: what the dialog shows now. */
void ludo_new_game_get_choices (LudoNewGame *self, LudoChoices *choices);
