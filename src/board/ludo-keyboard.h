/* ludo-keyboard.h: the keyboard is never lost beside what it is for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board/ludo-board.h"

/* LudoKeyboardTakes: whether a letter that @focus (nullable) has not taken goes
 * to the board of @page; @control: with Ctrl. */
typedef gboolean (*LudoKeyboardTakes) (GtkWidget *page, GtkWidget *focus,
                                       gboolean control);

/* ludo_keyboard_give_letters:
 * @page: a page that @board is on
 *
 * Gives letters to @board wherever the focus is in the window while @page is
 * shown: on another widget, on none, as after its button was hidden, or above
 * the page, as after a menu or dialog.
 */
void ludo_keyboard_give_letters (GtkWidget *page, LudoBoard *board,
                                 LudoKeyboardTakes takes);

/* ludo_keyboard_keep: gives the focus to the page that @stack shows whenever an
 * act has left it on nothing in its window. */
void ludo_keyboard_keep (GtkStack *stack);
