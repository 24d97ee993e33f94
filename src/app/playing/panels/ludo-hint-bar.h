/* ludo-hint-bar.h: the hint that was asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board/ludo-board.h"
#include "play/analysis/ludo-hint.h"

/* LudoHintBar:
 *
 * Shows the sentence of a LudoHint over the status, and marks on the board what
 * the hint is about.  It is visible only while there is a hint.
 *
 * Signals:
 * - "announce" (const char *shown, const char *spoken): the status above the
 *   board should show and announce these; "" and NULL when a hint was dismissed
 */
#define LUDO_TYPE_HINT_BAR (ludo_hint_bar_get_type ())
G_DECLARE_FINAL_TYPE (LudoHintBar, ludo_hint_bar, LUDO, HINT_BAR, GtkBox)

/* ludo_hint_bar_new: marks on @board, which outlives it; asks @analysis. */
GtkWidget *ludo_hint_bar_new (LudoBoard *board, LudoAnalysis *analysis);

/* ludo_hint_bar_show: to be called when the shown position has changed.
 * @game: the game whose position is on the board; NULL for none
 * @enabled: whether there are hints; if not, a request is answered by a
 * sentence that says so
 * @hidden: whether the bar stays hidden, because the status shows its
 * sentences */
void ludo_hint_bar_show (LudoHintBar *self, LudoGame *game, gboolean enabled,
                         gboolean hidden);

/* ludo_hint_bar_ask: gives the next step, or says why there is none. */
void ludo_hint_bar_ask (LudoHintBar *self);

/* ludo_hint_bar_make_way: to be called when the status announces @sentence
 * (nullable): hides the bar until the next request, unless @sentence is the
 * hint. */
void ludo_hint_bar_make_way (LudoHintBar *self, const char *sentence);

/* ludo_hint_bar_dismiss: removes the hint.
 * Returns: whether there was one. */
gboolean ludo_hint_bar_dismiss (LudoHintBar *self);

/* ludo_hint_bar_get_hint: the hint whose steps it shows; borrowed. */
LudoHint *ludo_hint_bar_get_hint (LudoHintBar *self);
