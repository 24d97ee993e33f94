/* ludo-keyboard.h: keeps the focus and the letters on a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board/ludo-board.h"

/* LudoKeyboardTakes: whether a letter that @focus (nullable) has not handled is
 * passed to the board of @page; @control: whether Ctrl is pressed. */
typedef gboolean (*LudoKeyboardTakes) (GtkWidget *page, GtkWidget *focus,
                                       gboolean control);

/* ludo_keyboard_give_letters:
 * @page: a page that @board is on
 *
 * While @page is shown, passes letters to @board wherever the focus is in the
 * window: on another widget, on none, as after a button was hidden, or outside
 * of the page, as after a menu or dialog.
 */
void ludo_keyboard_give_letters (GtkWidget *page, LudoBoard *board,
                                 LudoKeyboardTakes takes);

/* ludo_keyboard_keep_focus: from now on focuses the visible page of @stack
 * whenever an act leaves its window without a focus. */
void ludo_keyboard_keep_focus (GtkStack *stack);
