/* ludo-play-page.h: the page on which a game is played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/playing/panels/ludo-chances-panel.h"
#include "app/playing/panels/ludo-hint-bar.h"
#include "app/playing/panels/ludo-mark-guide.h"
#include "app/playing/ludo-play-table.h"
#include "app/playing/ludo-projector.h"
#include "app/playing/ludo-side-panel.h"
#include "app/playing/ludo-status.h"
#include "board/ludo-board.h"
#include "play/analysis/ludo-analysis.h"

/* LudoPlayPage:
 *
 * The board of a game, with whose turn it is and what just happened in words,
 * the moves, and the computer player for its seats.
 *
 * Signals:
 * - "changed": what is shown or what can be done here has changed
 *
 * Actions: "play.preview" (u: shows the position after so many plies),
 * "play.show-turn" (ub: shows a turning point of the review by its index; TRUE
 * for the better turn, FALSE for the one that was played),
 * "play.take-variation" (u: goes on with another line of play, by its index),
 * "play.close-review", and "play.step" and "play.skip", which show the next
 * event of a move or all of them.
 */
#define LUDO_TYPE_PLAY_PAGE (ludo_play_page_get_type ())
G_DECLARE_FINAL_TYPE (LudoPlayPage, ludo_play_page, LUDO, PLAY_PAGE, GtkBox)

/* ludo_play_page_new: (transfer floating): a page without a game. */
GtkWidget *ludo_play_page_new (void);

/* ludo_play_page_add_messages: @bar (transfer floating) lies over the status,
 * where it covers neither the board nor a button. */
void ludo_play_page_add_messages (LudoPlayPage *self, GtkWidget *bar);

/* ludo_play_page_get_game: the game being played; borrowed, or NULL. */
LudoGame *ludo_play_page_get_game (LudoPlayPage *self);

/* ludo_play_page_set_game: shows @game, which is referenced, or none for NULL,
 * and lets the computer play its seats. */
void ludo_play_page_set_game (LudoPlayPage *self, LudoGame *game);

/* ludo_play_page_get_table: what the page shows; borrowed. */
LudoPlayTable *ludo_play_page_get_table (LudoPlayPage *self);

/* ludo_play_page_sync: shows the game that @other shows, and the same of it:
 * the earlier position, if one is shown, the hint, the list of moves, the
 * chances and the review, which is made anew, so that this page can replace
 * @other. */
void ludo_play_page_sync (LudoPlayPage *self, LudoPlayPage *other);

/* ludo_play_page_get_board: the board; borrowed. */
LudoBoard *ludo_play_page_get_board (LudoPlayPage *self);

/* ludo_play_page_get_computer: the computer player; borrowed. */
LudoComputer *ludo_play_page_get_computer (LudoPlayPage *self);

/* ludo_play_page_get_replay: the replay of earlier positions; borrowed. */
LudoReplay *ludo_play_page_get_replay (LudoPlayPage *self);

/* ludo_play_page_get_hint_bar: the bar of hints; borrowed. */
LudoHintBar *ludo_play_page_get_hint_bar (LudoPlayPage *self);

/* ludo_play_page_get_menu_button: the button of the menu of the game, whose
 * menu the window sets; borrowed. */
GtkMenuButton *ludo_play_page_get_menu_button (LudoPlayPage *self);

/* ludo_play_page_get_guide: the guide to the marks; borrowed. */
LudoMarkGuide *ludo_play_page_get_guide (LudoPlayPage *self);

/* ludo_play_page_get_side: the panel beside the board; borrowed. */
LudoSidePanel *ludo_play_page_get_side (LudoPlayPage *self);

/* ludo_play_page_update: to be called when something other than the position
 * has changed, such as the players. */
void ludo_play_page_update (LudoPlayPage *self);

/* ludo_play_page_set_move_delay: sets the milliseconds between two plies of the
 * computer or of the replay when nothing moves on the board. */
void ludo_play_page_set_move_delay (LudoPlayPage *self, guint milliseconds);

/* ludo_play_page_set_detail: sets how much is announced of what happens. */
void ludo_play_page_set_detail (LudoPlayPage *self, LudoDetail detail);

/* ludo_play_page_set_coordinates: sets whether the coordinates of cells are
 * shown. */
void ludo_play_page_set_coordinates (LudoPlayPage *self,
                                     gboolean coordinates);

/* ludo_play_page_set_projected: sets whether the page is in the projector view:
 * only the board, as large as possible, and what a whole room should read. */
void ludo_play_page_set_projected (LudoPlayPage *self, gboolean projected);

/* ludo_play_page_get_projected: whether it is in the projector view. */
gboolean ludo_play_page_get_projected (LudoPlayPage *self);

/* ludo_play_page_undo: takes back the part of a move that is shown but not
 * played yet, or else does ludo_play_table_undo(). */
void ludo_play_page_undo (LudoPlayPage *self);

/* ludo_play_page_redo: does ludo_play_table_redo(). */
void ludo_play_page_redo (LudoPlayPage *self);

/* ludo_play_page_stop: skips what is still being shown and stops the game, if
 * its rules allow that. */
void ludo_play_page_stop (LudoPlayPage *self);

/* ludo_play_page_throw: throws, if it is a person's turn to throw. */
void ludo_play_page_throw (LudoPlayPage *self);

/* ludo_play_page_play_on: continues the game from the earlier position that is
 * shown; the line that was played is kept as a variation. */
void ludo_play_page_play_on (LudoPlayPage *self);

/* ludo_play_page_review: searches for the turns that decided the game and shows
 * them beside the board. */
void ludo_play_page_review (LudoPlayPage *self);

/* ludo_play_page_can_review: whether the game is over and has plies. */
gboolean ludo_play_page_can_review (LudoPlayPage *self);

/* ludo_play_page_get_analysis: the analysis of the game; borrowed. */
LudoAnalysis *ludo_play_page_get_analysis (LudoPlayPage *self);

/* ludo_play_page_announce_score: shows and announces the score. */
void ludo_play_page_announce_score (LudoPlayPage *self);

/* ludo_play_page_toggle_moves: shows the list of moves, or hides it with all
 * that is beside the board. */
void ludo_play_page_toggle_moves (LudoPlayPage *self);

/* ludo_play_page_show_tab: shows one of the tabs beside the board. */
void ludo_play_page_show_tab (LudoPlayPage *self, LudoSideTab tab);

/* ludo_play_page_get_status: the sentence now shown; borrowed. */
const char *ludo_play_page_get_status (LudoPlayPage *self);
