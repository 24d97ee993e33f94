/* ludo-question.c: asks before something is lost or made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/widgets/ludo-question.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-names.h"
#include "play/ludo-quote.h"
#include "play/ludo-signal.h"

/* Asks @question, which @detail explains, with "Cancel" and @accept. */
static GtkWidget *
ask (GtkWindow  *parent,
     const char *question,
     const char *detail,
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
                                            detail);
  gtk_dialog_add_buttons (GTK_DIALOG (dialog),
                          _("_Cancel"), GTK_RESPONSE_CANCEL,
                          accept, GTK_RESPONSE_ACCEPT, NULL);
  ludo_signal_connect (dialog, "response", response_cb, self);
  ludo_names_give (dialog);
  gtk_window_present (GTK_WINDOW (dialog));

  return dialog;
}

GtkWidget *
ludo_question_ask (GtkWindow  *parent,
                   const char *question,
                   const char *accept,
                   GCallback   response_cb,
                   gpointer    self)
{
  return ask (parent, question, _("It cannot be brought back."), accept,
              response_cb, self);
}

GtkWidget *
ludo_question_ask_folder (GtkWindow *parent,
                          GFile     *folder,
                          GCallback  response_cb,
                          gpointer   self)
{
  g_autofree char *parse_name = g_file_get_parse_name (folder);
  g_autofree char *name = ludo_quote (parse_name, LUDO_QUOTE_SENTENCE);
  g_autofree char *question =
    /* Translators: the name of a folder. */
    g_strdup_printf (_("There is no folder “%s”."), name);

  return ask (parent, question, _("It can be created now."),
              _("_Create the Folder"), response_cb, self);
}

void
ludo_question_ask_save (GtkWindow  *parent,
                        const char *question,
                        gboolean    can_save,
                        GCallback   response_cb,
                        gpointer    self)
{
  int response = can_save ? GTK_RESPONSE_ACCEPT : GTK_RESPONSE_CANCEL;
  GtkWidget *dialog =
    gtk_message_dialog_new (parent,
                            GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT,
                            GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE, "%s",
                            question);

  gtk_dialog_add_buttons (GTK_DIALOG (dialog),
                          _("_Discard"), GTK_RESPONSE_REJECT,
                          _("_Cancel"), GTK_RESPONSE_CANCEL,
                          _("_Save"), GTK_RESPONSE_ACCEPT, NULL);
  gtk_dialog_set_response_sensitive (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT,
                                     can_save);
  /* Enter must not discard anything. */
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), response);
  gtk_widget_grab_focus (gtk_dialog_get_widget_for_response
                           (GTK_DIALOG (dialog), response));
  ludo_signal_connect (dialog, "response", response_cb, self);
  ludo_names_give (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
ludo_question_add_escape (GtkWidget *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_return_if_fail (GTK_IS_WINDOW (window));

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                      gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);
}
