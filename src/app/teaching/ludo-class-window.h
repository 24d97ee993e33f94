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
 * A table of pupils by steps, at first without names.  For the chosen step it
 * shows how often each answer was given, and the places of the answers on the
 * board.
 */
#define LUDO_TYPE_CLASS_WINDOW (ludo_class_window_get_type ())
G_DECLARE_FINAL_TYPE (LudoClassWindow, ludo_class_window, LUDO, CLASS_WINDOW,
                      GtkWindow)

/* ludo_class_window_new: a window for @class (transfer full). */
GtkWidget *ludo_class_window_new (GtkWindow *parent, LudoClass *class);

/* ludo_class_window_choose: shows the answers to this step. */
void ludo_class_window_choose (LudoClassWindow *self, guint step);

/* ludo_class_window_export: writes the table into @file in the background, and
 * shows the result in a line. */
void ludo_class_window_export (LudoClassWindow *self, GFile *file);
