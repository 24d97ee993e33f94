/* ludo-print-dialog.h: what to print, and how it will look
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "print/ludo-print.h"

/* LudoPrintChoice: a kind of sheets that the dialog offers. */
typedef struct
{
  LudoPrintKind kind;
  gboolean page;                /* of the page that is read, or of the puzzles
                                 * that are shown instead of it */
} LudoPrintChoice;

/* The most choices of a dialog. */
#define LUDO_PRINT_CHOICES_MAX 16

/* LudoPrintDialog: the user chooses kind, language, paper and ink, beside a
 * preview of the sheets as they will be printed or written into a PDF. */
#define LUDO_TYPE_PRINT_DIALOG (ludo_print_dialog_get_type ())
G_DECLARE_FINAL_TYPE (LudoPrintDialog, ludo_print_dialog, LUDO, PRINT_DIALOG,
                      GtkWindow)

/* ludo_print_dialog_show:
 * @parent: shows the result by its actions win.notify and win.complain
 * @choices: copied; the first is selected
 * @n_choices: 1 to LUDO_PRINT_CHOICES_MAX
 * @options: copied; its language is suggested
 *
 * Returns: the dialog, borrowed
 */
LudoPrintDialog *ludo_print_dialog_show (GtkWindow *parent,
                                         const LudoPrintChoice *choices,
                                         guint n_choices,
                                         const LudoPrintOptions *options);

/* ludo_print_dialog_choose: selects one of the choices of the dialog.
 * @index: from 0, below their number */
void ludo_print_dialog_choose (LudoPrintDialog *self, guint index);

/* ludo_print_dialog_export: writes the sheets into @file and closes; the parent
 * shows the result.  If the folder does not exist, asks whether to create it;
 * the dialog stays open if the answer is no. */
void ludo_print_dialog_export (LudoPrintDialog *self, GFile *file);

/* ludo_print_dialog_get_print: the sheets that are shown, or NULL; borrowed. */
LudoPrint *ludo_print_dialog_get_print (LudoPrintDialog *self);
