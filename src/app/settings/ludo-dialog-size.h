/* ludo-dialog-size.h: limits a dialog to the size of its parent
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_dialog_size_limit: makes @dialog, a GtkWindow that is not realized yet,
 * no larger at first than its parent.  Its content must be able to scroll. */
void ludo_dialog_size_limit (GtkWidget *dialog);

/* ludo_dialog_size_fit: limits the size at once, after a change of the default
 * size of @dialog. */
void ludo_dialog_size_fit (GtkWidget *dialog);
