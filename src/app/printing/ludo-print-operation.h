/* ludo-print-operation.h: sheets through the desktop's printing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "print/ludo-print.h"

/* ludo_print_operation_new:
 * @options: copied with all that it points to; its paper does not matter
 *
 * Returns: (transfer full): what prints sheets of @kind, on the paper that the
 *   desktop chooses, once it is run
 */
GtkPrintOperation *ludo_print_operation_new (LudoPrintKind kind,
                                             const LudoPrintOptions *options);

/* ludo_print_operation_dup_reason: why nothing was printed when @operation was
 * done with @result, a sentence, or NULL; free with g_free(). */
char *ludo_print_operation_dup_reason (GtkPrintOperation *operation,
                                       GtkPrintOperationResult result);

/* ludo_print_operation_run: shows the desktop's dialog for printing over
 * @window and prints @operation as it says; @window complains if that fails. */
void ludo_print_operation_run (GtkPrintOperation *operation,
                               GtkWindow *window);

/* ludo_print_options_copy: (transfer full): a copy that owns all that it points
 * to; free with ludo_print_options_free(). */
LudoPrintOptions *ludo_print_options_copy (const LudoPrintOptions *options);

/* ludo_print_options_free: frees a copy and all that it points to. */
void ludo_print_options_free (LudoPrintOptions *options);
