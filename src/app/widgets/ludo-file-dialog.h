/* ludo-file-dialog.h: asks for a file or a folder
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GtkFileDialog does the same from GTK 4.10 on.
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_file_dialog_show: shows a dialog, and calls @response (@self, its
 * answer) at the end.
 * @folder: the first folder; NULL: the documents, or the home folder.  Setting
 *   another folder later makes GTK 4.18 stop reading the first one, and
 *   complain.
 * @filter: the name of the files that match @patterns, which are separated by
 *   blanks; NULL: all files
 * @name: suggested for a file that is to be written, or NULL
 *
 * Returns: (transfer full): the dialog; @response is not called after the
 *   dialog or @self was freed.
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

/* ludo_file_dialog_finish: releases the dialog and clears @dialog.
 *
 * Returns: (transfer full): the chosen file, or NULL
 */
GFile *ludo_file_dialog_finish (GtkFileChooserNative **dialog, int response);

/* ludo_file_dialog_finish_text: releases @dialog, which asked for a file to
 * open.
 * @most: the most bytes that the file may have
 *
 * Returns: (transfer full) (nullable): the content of the file, an empty text
 *   if it is gone or no regular file; NULL with @error, a sentence, if it
 *   cannot be read; NULL without @error if no file was chosen
 */
char *ludo_file_dialog_finish_text (GtkFileChooserNative **dialog, int response,
                                    gsize most, GError **error);
