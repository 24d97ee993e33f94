/* ludo-seat-row.h: who sits on a seat of the game to come
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/new-game/ludo-choices.h"

#define LUDO_TYPE_SEAT_ROW (ludo_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (LudoSeatRow, ludo_seat_row, LUDO, SEAT_ROW, GtkBox)

/* ludo_seat_row_new:
 * @side: the seat's name, translated
 * @rules: those of the game to come
 */
GtkWidget *ludo_seat_row_new (const char *side, const GameRules *rules);

/* ludo_seat_row_set_side: renames the seat. */
void ludo_seat_row_set_side (LudoSeatRow *self, const char *side);

/* ludo_seat_row_align: aligns the end of the field for the name with those of
 * the other rows, whose drop-downs @kinds has too. */
void ludo_seat_row_align (LudoSeatRow *self, GtkSizeGroup *kinds);

/* ludo_seat_row_set_n_players: sets the number of players, on which the
 * description of the computer's levels depends. */
void ludo_seat_row_set_n_players (LudoSeatRow *self, int n_players);

/* ludo_seat_row_set_player: shows @player, which is copied. */
void ludo_seat_row_set_player (LudoSeatRow *self, const LudoPlayer *player);

/* ludo_seat_row_get_player: sets @player to the choices of the row. */
void ludo_seat_row_get_player (LudoSeatRow *self, LudoPlayer *player);
