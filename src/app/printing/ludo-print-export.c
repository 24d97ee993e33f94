/* ludo-print-export.c: sheets as a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/printing/ludo-print-export.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-question.h"
#include "play/ludo-quote.h"
#include "play/ludo-reason.h"
#include "play/record/ludo-save-file.h"

/* Export: a file that is being written; keeps the program running even if its
 * last window is closed meanwhile. */
typedef struct
{
  GtkWindow *window;
  GApplication *application;    /* or NULL */
} Export;

static Export *
export_new (GtkWindow *window)
{
  Export *export = g_new0 (Export, 1);

  export->window = g_object_ref (window);
  g_set_object (&export->application,
                G_APPLICATION (gtk_window_get_application (window)));
  if (export->application != NULL)
    g_application_hold (export->application);

  return export;
}

static void
export_free (Export *export)
{
  if (export->application != NULL)
    g_application_release (export->application);
  g_clear_object (&export->application);
  g_object_unref (export->window);
  g_free (export);
}

static void
show_unwritten (GtkWindow    *window,
                const GError *error)
{
  /* Translators: the reason, with the file's name. */
  g_autofree char *message = g_strdup_printf (_("The PDF cannot be written: "
                                                "%s"), error->message);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.complain", "s",
                              message);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  Export *export = data;
  g_autofree char *path = g_file_get_parse_name (G_FILE (source));
  g_autofree char *shown = ludo_quote (path, LUDO_QUOTE_SENTENCE);
  g_autofree char *message = NULL;
  g_autoptr (GError) error = NULL;

  if (ludo_save_file_finish (G_FILE (source), result, &error))
    {
      /* Translators: the file with its folder. */
      message = g_strdup_printf (_("The sheets are in “%s”."), shown);
      gtk_widget_activate_action (GTK_WIDGET (export->window), "win.notify",
                                  "s", message);
    }
  else
    show_unwritten (export->window, error);
  export_free (export);
}

/* Target: a file that is to be written, perhaps after a question. */
typedef struct
{
  GtkWindow *dialog;            /* weak: it may be closed meanwhile */
  GFile *file;
  GBytes *pdf;
} Target;

static void
target_free (gpointer data)
{
  Target *target = data;

  g_clear_weak_pointer (&target->dialog);
  g_object_unref (target->file);
  g_bytes_unref (target->pdf);
  g_free (target);
}

/* Writes the file and closes the dialog. */
static void
write_target (Target *target)
{
  GtkWindow *window = gtk_window_get_transient_for (target->dialog);

  ludo_save_file_async (target->file, target->pdf, saved_cb,
                        export_new (window));
  gtk_window_destroy (target->dialog);
}

/* Makes the folder and writes the file, if the user agreed to it.  Otherwise
 * the dialog stays open, so that another folder can be chosen. */
static void
folder_response_cb (GtkWindow *dialog,
                    int        response,
                    GtkWindow *question)
{
  Target *target = g_object_get_data (G_OBJECT (question), "target");
  GtkWindow *window = gtk_window_get_transient_for (dialog);
  g_autoptr (GFile) folder = g_file_get_parent (target->file);
  g_autofree char *parse_name = g_file_get_parse_name (folder);
  g_autofree char *name = ludo_quote (parse_name, LUDO_QUOTE_SENTENCE);
  g_autoptr (GError) error = NULL;

  if (response != GTK_RESPONSE_ACCEPT)
    {
      gtk_window_destroy (question);
      return;
    }

  /* Forget the parent, which write_target() destroys, because GTK would look
   * for it at the end of this signal. */
  gtk_window_set_transient_for (question, NULL);
  if (g_file_make_directory_with_parents (folder, NULL, &error)
      || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_EXISTS))
    write_target (target);
  else
    {
      g_autofree char *message = g_strdup_printf (
        /* Translators: a folder's name, then the reason, as "there is no space
         * left on the disk". */
        _("The folder “%s” cannot be created: %s."), name,
        ludo_reason_from_error (error));

      gtk_widget_activate_action (GTK_WIDGET (window), "win.complain", "s",
                                  message);
      gtk_window_destroy (dialog);
    }
  gtk_window_destroy (question);
}

static void
folder_found_cb (GObject      *folder,
                 GAsyncResult *result,
                 gpointer      data)
{
  Target *target = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileInfo) info =
    g_file_query_info_finish (G_FILE (folder), result, &error);

  if (target->dialog != NULL
      && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      GtkWidget *question =
        ludo_question_ask_folder (target->dialog, G_FILE (folder),
                                  G_CALLBACK (folder_response_cb),
                                  target->dialog);

      g_object_set_data_full (G_OBJECT (question), "target", target,
                              target_free);
      return;
    }
  if (target->dialog != NULL)
    write_target (target);
  target_free (target);
}

void
ludo_print_export (GtkWindow *dialog,
                   LudoPrint *print,
                   GFile     *file)
{
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GError) error = NULL;
  GBytes *pdf;
  Target *target;

  g_return_if_fail (GTK_IS_WINDOW (dialog) && print != NULL);
  g_return_if_fail (G_IS_FILE (file));

  folder = g_file_get_parent (file);
  /* Paint the sheets here, because GTK's export reports no error when the disk
   * is full. */
  pdf = ludo_print_to_pdf (print, &error);
  if (pdf == NULL)
    {
      show_unwritten (gtk_window_get_transient_for (dialog), error);
      gtk_window_destroy (dialog);
      return;
    }

  target = g_new0 (Target, 1);
  g_set_weak_pointer (&target->dialog, dialog);
  target->file = g_object_ref (file);
  target->pdf = pdf;
  /* The root of a file system has no parent folder. */
  g_file_query_info_async (folder != NULL ? folder : file,
                           G_FILE_ATTRIBUTE_STANDARD_TYPE,
                           G_FILE_QUERY_INFO_NONE, G_PRIORITY_DEFAULT, NULL,
                           folder_found_cb, target);
}
