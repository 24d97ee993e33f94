/* ludo-print-button.h: prints what is being read, or writes it into a PDF
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/reading/ludo-reading-page.h"

/* ludo_print_button_add: adds to the tools of @page a button that opens the
 * dialog for printing, as Ctrl+P in the page does. */
void ludo_print_button_add (LudoReadingPage *page);

/* ludo_print_button_open: opens it.  Returns: borrowed, or NULL where nothing is
 * read or the window stays. */
GtkWindow *ludo_print_button_open (LudoReadingPage *page);
