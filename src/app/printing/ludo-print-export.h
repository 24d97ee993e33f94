/* ludo-print-export.h: sheets as a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "print/ludo-print.h"

/* ludo_print_export: writes @print into @file and closes @dialog, whose parent
 * shows the result by its actions win.notify and win.complain.  If the folder
 * does not exist, asks whether to create it; the dialog stays open if the
 * answer is no. */
void ludo_print_export (GtkWindow *dialog, LudoPrint *print, GFile *file);
