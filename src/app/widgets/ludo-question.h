/* ludo-question.h: asks before something is lost or made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* ludo_question_ask:
 * @accept: the label of the button that accepts, with its mnemonic
 * @response_cb: the handler of GtkDialog::response, swapped, with
 *   GTK_RESPONSE_ACCEPT for @accept; destroys the dialog
 * @self: its object; it is not called after that was freed
 *
 * Asks @question, with "Cancel" and @accept, before an act that cannot be
 * undone.
 *
 * Returns: (transfer none): the dialog, which is presented
 */
GtkWidget *ludo_question_ask (GtkWindow *parent, const char *question,
                              const char *accept, GCallback response_cb,
                              gpointer self);

/* ludo_question_ask_folder: asks whether to create @folder, which does not
 * exist, with "Cancel" and "Create the Folder" (GTK_RESPONSE_ACCEPT).
 * @response_cb is as above.
 *
 * Returns: (transfer none): the dialog, which is presented */
GtkWidget *ludo_question_ask_folder (GtkWindow *parent, GFile *folder,
                                     GCallback response_cb, gpointer self);

/* ludo_question_ask_save: asks @question, with "Discard" (GTK_RESPONSE_REJECT),
 * "Cancel" and, if @can_save, "Save" (GTK_RESPONSE_ACCEPT), which is
 * insensitive otherwise.  @response_cb is as above. */
void ludo_question_ask_save (GtkWindow *parent, const char *question,
                             gboolean can_save, GCallback response_cb,
                             gpointer self);

/* ludo_question_add_escape: lets Escape close @window as it closes a question,
 * unless what has the focus uses that key. */
void ludo_question_add_escape (GtkWidget *window);
