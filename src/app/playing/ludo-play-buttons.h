/* ludo-play-buttons.h: the buttons below the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "play/game/ludo-game.h"

/* LudoPlayButtons:
 *
 * What can be done now: in a game, at its end, while an earlier position is
 * looked at, and while a move is shown step by step.
 */
#define LUDO_TYPE_PLAY_BUTTONS (ludo_play_buttons_get_type ())
G_DECLARE_FINAL_TYPE (LudoPlayButtons, ludo_play_buttons, LUDO, PLAY_BUTTONS,
                      GtkBox)

/* LudoPlaySituation: what decides which buttons there are. */
typedef struct
{
  gboolean previewing;          /* an earlier position */
  gboolean autoplaying;         /* the positions follow by themselves */
  gboolean stepping;            /* a move waits for its next step */
  gboolean over;                /* and its end has been shown */
  gboolean reviewable;
  gboolean projected;           /* the projector's bar has them */
} LudoPlaySituation;

/* ludo_play_buttons_set_game: @game: (nullable): that the buttons act on. */
void ludo_play_buttons_set_game (LudoPlayButtons *self, LudoGame *game);

/* ludo_play_buttons_set_waiting: as ludo_turn_buttons_set_waiting(). */
void ludo_play_buttons_set_waiting (LudoPlayButtons *self, gboolean waiting);

/* ludo_play_buttons_show:
 * @refuge: where the keyboard goes that was on a button which is hidden
 */
void ludo_play_buttons_show (LudoPlayButtons *self,
                             const LudoPlaySituation *situation,
                             GtkWidget *refuge);
