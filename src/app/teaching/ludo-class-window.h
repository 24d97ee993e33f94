/* ludo-class-window.h: what a class has handed in, as a table and a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/printing/ludo-print-dialog.h"
#include "learn/class/ludo-class.h"

/* LudoClassWindow:
 *
 * Pupils by steps, without their names at first; of the step that is chosen,
 * the answers counted, and the places that were chosen on the board.
 */
#define LUDO_TYPE_CLASS_WINDOW (ludo_class_window_get_type ())
G_DECLARE_FINAL_TYPE (LudoClassWindow, ludo_class_window, LUDO, CLASS_WINDOW,
                      GtkWindow)

/* ludo_class_window_new: takes @class. */
GtkWidget *ludo_class_window_new (GtkWindow *parent, LudoClass *class);

/* ludo_class_window_choose: shows this step. */
void ludo_class_window_choose (LudoClassWindow *self, guint step);

/* ludo_class_window_export: writes the table into @file beside the main loop;
 * a line in the window tells how it went. */
void ludo_class_window_export (LudoClassWindow *self, GFile *file);

/* ludo_class_window_print: shows the table and the steps as they will be
 * printed.  Returns: the dialog, borrowed */
LudoPrintDialog *ludo_class_window_print (LudoClassWindow *self);
