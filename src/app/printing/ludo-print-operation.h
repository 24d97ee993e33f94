/* ludo-print-operation.h: sheets through the desktop's printing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "print/ludo-print.h"

/* ludo_print_operation_new:
 * @options: deeply copied; its paper is ignored
 *
 * Returns: (transfer full): an operation that, when it is run, prints sheets of
 *   @kind on the paper of the desktop's dialog
 */
GtkPrintOperation *ludo_print_operation_new (LudoPrintKind kind,
                                             const LudoPrintOptions *options);

/* ludo_print_operation_dup_reason: (transfer full) (nullable): a sentence that
 * says why nothing was printed when @operation ended with @result. */
char *ludo_print_operation_dup_reason (GtkPrintOperation *operation,
                                       GtkPrintOperationResult result);

/* ludo_print_operation_run: shows the desktop's dialog for printing over
 * @window and prints @operation; shows errors by the action win.complain of
 * @window. */
void ludo_print_operation_run (GtkPrintOperation *operation,
                               GtkWindow *window);

/* ludo_print_options_copy: (transfer full): a copy that owns all that it points
 * to; free with ludo_print_options_free(). */
LudoPrintOptions *ludo_print_options_copy (const LudoPrintOptions *options);

/* ludo_print_options_free: frees a copy and all that it points to. */
void ludo_print_options_free (LudoPrintOptions *options);
