/* ludo-dialog-size.h: no dialog is larger than its window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_dialog_size_limit: makes @dialog, a GtkWindow that is not realized yet,
 * no larger at first than the window that it belongs to, which may fill the
 * screen.  Its content must be able to scroll. */
void ludo_dialog_size_limit (GtkWidget *dialog);

/* ludo_dialog_size_fit: the same at once, for a @dialog whose default size has
 * changed. */
void ludo_dialog_size_fit (GtkWidget *dialog);
