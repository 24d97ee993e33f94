/* ludo-hint-bar.h: the hint that was asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board/ludo-board.h"
#include "play/analysis/ludo-hint.h"

/* LudoHintBar:
 *
 * Says what a LudoHint gives away, in the place of the status, and marks on the
 * board what it is about.  It is seen only while there is a hint.
 *
 * Signals:
 * - "announce" (const char *shown, const char *spoken): the status above the
 *   board should show and announce these; "" and NULL when a hint was dismissed
 */
#define LUDO_TYPE_HINT_BAR (ludo_hint_bar_get_type ())
G_DECLARE_FINAL_TYPE (LudoHintBar, ludo_hint_bar, LUDO, HINT_BAR, GtkBox)

/* ludo_hint_bar_new: marks on @board, which outlives it; asks @analysis. */
GtkWidget *ludo_hint_bar_new (LudoBoard *board, LudoAnalysis *analysis);

/* ludo_hint_bar_show: what is shown has changed.
 * @game: the game whose position is on the board; NULL for none
 * @enabled: whether there are hints at all; a request while there are none is
 *   answered with a sentence that says so
 * @hidden: whether the bar stays hidden, because the status shows its
 *   sentences */
void ludo_hint_bar_show (LudoHintBar *self, LudoGame *game, gboolean enabled,
                         gboolean hidden);

/* ludo_hint_bar_ask: gives the next step, or says why there is none. */
void ludo_hint_bar_ask (LudoHintBar *self);

/* ludo_hint_bar_make_way: the status announces @sentence (nullable); unless
 * that is the hint, the bar does not cover it, until the next request. */
void ludo_hint_bar_make_way (LudoHintBar *self, const char *sentence);

/* ludo_hint_bar_dismiss: the hint goes away.
 * Returns: whether there was one. */
gboolean ludo_hint_bar_dismiss (LudoHintBar *self);

/* ludo_hint_bar_get_hint: the hint whose steps it shows; borrowed. */
LudoHint *ludo_hint_bar_get_hint (LudoHintBar *self);
