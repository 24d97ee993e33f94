/* ludo-page-print.h: a booklet through the desktop's printing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "print/ludo-booklet.h"

/* ludo_page_print_new:
 * @booklet: (transfer full)
 * @name: of the job
 *
 * Returns: (transfer full): what prints @booklet, on the paper that the desktop
 *   chooses, once it is run.
 */
GtkPrintOperation *ludo_page_print_new (LudoBooklet *booklet,
                                        const char *name);
