/* ludo-find-bar.h: searches for words in a page
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
 * Signal: "left": the bar was closed, and there is no match to focus.
 */
#define LUDO_TYPE_FIND_BAR (ludo_find_bar_get_type ())
G_DECLARE_FINAL_TYPE (LudoFindBar, ludo_find_bar, LUDO, FIND_BAR, GtkBox)

/* ludo_find_bar_set_scroller: sets where to search: in the page of @scroller,
 * which is borrowed and must outlive the bar. */
void ludo_find_bar_set_scroller (LudoFindBar *self,
                                 LudoPageScroller *scroller);

/* ludo_find_bar_find: opens the bar and moves the focus to its entry. */
void ludo_find_bar_find (LudoFindBar *self);

/* ludo_find_bar_find_next: goes to the next match (@by 1) or the one before
 * (-1), or opens the bar where it is closed. */
void ludo_find_bar_find_next (LudoFindBar *self, int by);
