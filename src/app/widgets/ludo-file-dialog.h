/* ludo-file-dialog.h: which file or folder
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GtkFileDialog does the same from GTK 4.10 on.
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_file_dialog_show: asks, and calls @response (@self, its answer) then.
 * @folder: where it begins; NULL: among the documents, or at home.  Setting
 *   another folder later makes GTK 4.18 stop reading the first one, and
 *   complain.
 * @filter: what files that match @patterns, separated by blanks, are called;
 *   NULL: all files
 * @name: suggested for a file that is to be written, or NULL
 *
 * Returns: (transfer full): the dialog; nothing is called any more once it is
 *   given up, or @self is.
 */
GtkFileChooserNative *ludo_file_dialog_show (GFile *folder,
                                             GtkWindow *parent,
                                             const char *title,
                                             GtkFileChooserAction action,
                                             const char *filter,
                                             const char *patterns,
                                             const char *name,
                                             GCallback response,
                                             gpointer self);

/* ludo_file_dialog_take: gives the dialog up.
 *
 * Returns: (transfer full): what was chosen, or NULL
 */
GFile *ludo_file_dialog_take (GtkFileChooserNative **dialog, int response);

/* ludo_file_dialog_take_text: gives up the dialog @dialog, which asked for a
 * file to be opened.
 * @most: the bytes that the file may have
 *
 * Returns: (transfer full) (nullable): what the file holds, an empty text if it
 *   is gone or no regular file; NULL with @error, a sentence, if it cannot be
 *   read; NULL without one if none was chosen
 */
char *ludo_file_dialog_take_text (GtkFileChooserNative **dialog, int response,
                                  gsize most, GError **error);
