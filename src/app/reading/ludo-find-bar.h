/* ludo-find-bar.h: looks for words in a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/reading/ludo-page-scroller.h"

/* LudoFindBar:
 *
 * An entry above a page for words to search for, whose matches are marked,
 * counted and visited one after the other.
 *
 * Signal: "left": it was closed, and nothing found takes the focus.
 */
#define LUDO_TYPE_FIND_BAR (ludo_find_bar_get_type ())
G_DECLARE_FINAL_TYPE (LudoFindBar, ludo_find_bar, LUDO, FIND_BAR, GtkBox)

/* ludo_find_bar_set_scroller: looks in the page of @scroller, which is borrowed
 * and stays as long. */
void ludo_find_bar_set_scroller (LudoFindBar *self,
                                 LudoPageScroller *scroller);

/* ludo_find_bar_find: opens the bar and moves the focus to its entry. */
void ludo_find_bar_find (LudoFindBar *self);

/* ludo_find_bar_find_next: goes to the next match (@by 1) or the one before
 * (-1), or opens the bar where it is closed. */
void ludo_find_bar_find_next (LudoFindBar *self, int by);
