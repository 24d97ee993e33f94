/* ludo-page-print.h: a booklet through the desktop's printing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "print/ludo-booklet.h"

G_BEGIN_DECLS

/* LudoPagePrintDone:
 * @settings: what was chosen, for the next time; NULL where nothing was
 * @error: why it failed, or NULL; both borrowed
 */
typedef void (*LudoPagePrintDone) (GtkPrintSettings *settings,
                                   const GError *error, gpointer data);

/* ludo_page_print_run:
 * @booklet: (transfer full): closed; set out here for the paper chosen
 * @parent: what the dialog belongs to, or NULL
 * @name: of the job, as the printer's queue shows it
 * @settings: what was chosen last time, or NULL
 * @export_path: where GTK_PRINT_OPERATION_ACTION_EXPORT puts it
 * @done: called when it is over, perhaps before this returns, unless the
 *   dialog is cancelled; may be NULL
 * @free_data: frees @data once nothing is called any more; may be NULL
 */
void ludo_page_print_run (LudoBooklet *booklet, GtkWindow *parent,
                          const char *name, GtkPrintSettings *settings,
                          GtkPrintOperationAction action,
                          const char *export_path, LudoPagePrintDone done,
                          gpointer data, GDestroyNotify free_data);

G_END_DECLS
