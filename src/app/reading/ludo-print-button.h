/* ludo-print-button.h: prints what is being read, or writes it into a PDF
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/reading/ludo-reading-page.h"

/* LudoPrintButton:
 *
 * A button among the tools of a page to read.  It opens a choice: this page or
 * all about the game, in which language, printed or exported.  Ctrl+P in the
 * page prints what the choice says without opening it.
 */
#define LUDO_TYPE_PRINT_BUTTON (ludo_print_button_get_type ())
G_DECLARE_FINAL_TYPE (LudoPrintButton, ludo_print_button, LUDO, PRINT_BUTTON,
                      GtkWidget)

/* ludo_print_button_add: adds it to the tools of @page, whose it is.
 * Returns: borrowed. */
LudoPrintButton *ludo_print_button_add (LudoReadingPage *page);

/* ludo_print_button_print: opens the desktop's dialog for printing. */
void ludo_print_button_print (LudoPrintButton *self);

/* ludo_print_button_export: writes what the choice says into @file, and tells
 * in the window how it went. */
void ludo_print_button_export (LudoPrintButton *self, GFile *file);
