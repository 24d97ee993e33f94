/* ludo-page-print.h: prints what is being read, or writes it into a PDF
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/reading/ludo-reading-page.h"

/* ludo_page_print_show: opens the dialog for printing what @page shows.
 * Returns: the dialog, borrowed; NULL if no page is read or the window is a
 * kiosk. */
GtkWindow *ludo_page_print_show (LudoReadingPage *page);
