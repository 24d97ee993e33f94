/* ludo-file-dialog.c: asks for a file or a folder
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/widgets/ludo-file-dialog.h"

#include <glib/gi18n.h>

#include "board/ludo-compat.h"
#include "play/ludo-quote.h"
#include "play/ludo-signal.h"
#include "play/record/ludo-data-file.h"

/* The milliseconds for which a closed dialog is kept alive. */
#define RELEASE_DELAY 2000

static void
add_filter (GtkFileChooser *chooser,
            const char     *name,
            const char     *patterns)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_auto (GStrv) all = g_strsplit (patterns, " ", -1);

  gtk_file_filter_set_name (filter, name);
  for (int i = 0; all[i] != NULL; i++)
    gtk_file_filter_add_pattern (filter, all[i]);
  gtk_file_chooser_add_filter (chooser, filter);
}

/* Returns: (transfer full): the folder of documents, because GTK would begin
 * with recent files, of which there are none at first. */
static GFile *
documents_folder (void)
{
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);
  const char *path = documents != NULL
                     && g_file_test (documents, G_FILE_TEST_IS_DIR)
                       ? documents : g_get_home_dir ();

  return g_file_new_for_path (path);
}

GtkFileChooserNative *
ludo_file_dialog_show (GFile                *folder,
                       GtkWindow            *parent,
                       const char           *title,
                       GtkFileChooserAction  action,
                       const char           *filter,
                       const char           *patterns,
                       const char           *name,
                       GCallback             response,
                       gpointer              self)
{
  GtkFileChooserNative *dialog =
    gtk_file_chooser_native_new (title, parent, action,
                                 action == GTK_FILE_CHOOSER_ACTION_SAVE
                                   ? _("_Save")
                                 : action == GTK_FILE_CHOOSER_ACTION_OPEN
                                   ? _("_Open") : NULL, _("_Cancel"));
  g_autoptr (GFile) documents = documents_folder ();

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog),
                                       folder != NULL ? folder : documents,
                                       NULL);
  if (filter != NULL)
    add_filter (GTK_FILE_CHOOSER (dialog), filter, patterns);
  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  ludo_signal_connect (dialog, "response", response, self);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
  ludo_compat_guard_file_dialogs ();

  return dialog;
}

static gboolean
release_cb (gpointer dialog)
{
  g_object_unref (dialog);

  return G_SOURCE_REMOVE;
}

GFile *
ludo_file_dialog_finish (GtkFileChooserNative **dialog,
                         int                    response)
{
  g_autoptr (GtkFileChooserNative) taken = g_steal_pointer (dialog);

  /* GTK 4.18 still reads folders for a dialog that was closed, and would crash
   * without it. */
  g_timeout_add (RELEASE_DELAY, release_cb, g_object_ref (taken));

  return response == GTK_RESPONSE_ACCEPT
           ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (taken)) : NULL;
}

char *
ludo_file_dialog_finish_text (GtkFileChooserNative **dialog,
                              int                    response,
                              gsize                  most,
                              GError               **error)
{
  g_autoptr (GFile) file = ludo_file_dialog_finish (dialog, response);
  g_autofree char *path = NULL;
  char *text = NULL;
  gsize length;

  if (file == NULL)
    return NULL;

  path = g_file_get_path (file);
  if (path == NULL)
    {
      g_autofree char *uri = g_file_get_uri (file);
      g_autofree char *name = ludo_quote (uri, LUDO_QUOTE_SENTENCE);

      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                   /* Translators: %s is an address. */
                   _("“%s” is not a file on this computer."), name);
      return NULL;
    }
  if (!ludo_data_file_load (path, most, &text, &length, error))
    return NULL;

  return text != NULL ? text : g_strdup ("");
}
