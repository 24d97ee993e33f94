/* ludo-question.c: asks before something is lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/widgets/ludo-question.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-names.h"

GtkWidget *
ludo_question_ask (GtkWindow  *parent,
                   const char *question,
                   const char *accept,
                   GCallback   response_cb,
                   gpointer    self)
{
  GtkWidget *dialog =
    gtk_message_dialog_new (parent,
                            GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT,
                            GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE, "%s",
                            question);

  gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (dialog), "%s",
                                            _("It cannot be brought back."));
  gtk_dialog_add_buttons (GTK_DIALOG (dialog),
                          _("_Cancel"), GTK_RESPONSE_CANCEL,
                          accept, GTK_RESPONSE_ACCEPT, NULL);
  g_signal_connect_object (dialog, "response", response_cb, self,
                           G_CONNECT_SWAPPED);
  ludo_names_give (dialog);
  gtk_window_present (GTK_WINDOW (dialog));

  return dialog;
}
