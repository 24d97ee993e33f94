/* ludo-print-operation.c: sheets through the desktop's printing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/printing/ludo-print-operation.h"

#include <glib/gi18n.h>

#include "app/widgets/ludo-launch.h"
#include "play/ludo-signal.h"

LudoPrintOptions *
ludo_print_options_copy (const LudoPrintOptions *options)
{
  LudoPrintOptions *copy = g_memdup2 (options, sizeof *options);

  copy->game_id = g_strdup (options->game_id);
  copy->font = g_strdup (options->font);
  copy->ruleset = g_strdup (options->ruleset);
  copy->pages = (const char *const *) g_strdupv ((char **) options->pages);
  if (options->library != NULL)
    g_object_ref (options->library);
  if (options->game != NULL)
    g_object_ref (options->game);
  if (options->state != NULL)
    copy->state = g_memdup2 (options->state, sizeof *options->state);

  return copy;
}

void
ludo_print_options_free (LudoPrintOptions *options)
{
  g_free ((char *) options->game_id);
  g_free ((char *) options->font);
  g_free ((char *) options->ruleset);
  g_strfreev ((char **) options->pages);
  g_clear_object (&options->library);
  g_clear_object (&options->game);
  g_free ((GameState *) options->state);
  g_free (options);
}

typedef struct
{
  LudoPrintKind kind;
  LudoPrintOptions *options;    /* owned */
  LudoPrint *print;             /* owned; set when the paper is known */
  GError *error;                /* owned; why that paper cannot be used */
} Job;

static void
begin_print_cb (GtkPrintOperation *operation,
                GtkPrintContext   *context,
                Job               *job)
{
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);

  g_clear_error (&job->error);
  job->options->width = gtk_page_setup_get_paper_width (setup, GTK_UNIT_MM);
  job->options->height = gtk_page_setup_get_paper_height (setup, GTK_UNIT_MM);
  g_clear_pointer (&job->print, ludo_print_free);
  job->print = ludo_print_new (job->kind, job->options, &job->error);
  if (job->print == NULL)
    gtk_print_operation_cancel (operation);
  gtk_print_operation_set_n_pages (
    operation, job->print != NULL
                 ? (int) ludo_print_get_n_sheets (job->print) : 1);
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                number,
              Job               *job)
{
  if (job->print != NULL)
    ludo_print_draw (job->print, (guint) number,
                     gtk_print_context_get_cairo_context (context));
}

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->print, ludo_print_free);
  ludo_print_options_free (job->options);
  g_clear_error (&job->error);
  g_free (job);
}

/* Preselects the paper of the preview. */
static void
suggest_paper (GtkPrintOperation      *operation,
               const LudoPrintOptions *options)
{
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  gboolean landscape = options->width > options->height;
  double width = MIN (options->width, options->height);
  GtkPaperSize *size = gtk_paper_size_new (width > 213 ? GTK_PAPER_NAME_LETTER
                                                       : GTK_PAPER_NAME_A4);

  gtk_page_setup_set_paper_size_and_default_margins (setup, size);
  gtk_page_setup_set_orientation (setup, landscape
                                           ? GTK_PAGE_ORIENTATION_LANDSCAPE
                                           : GTK_PAGE_ORIENTATION_PORTRAIT);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_paper_size_free (size);
}

GtkPrintOperation *
ludo_print_operation_new (LudoPrintKind           kind,
                          const LudoPrintOptions *options)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  Job *job = g_new0 (Job, 1);

  ludo_launch_prepare_preview ();
  job->kind = kind;
  job->options = ludo_print_options_copy (options);
  /* Use the full page, as the sheets have margins of their own. */
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  if (options->width > 0)
    suggest_paper (operation, options);
  if (options->game_id != NULL)
    gtk_print_operation_set_job_name
      (operation, gettext (ludo_game_info_for (options->game_id)->name));
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_object_set_data_full (G_OBJECT (operation), "job", job, job_free);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb),
                    job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), job);

  return operation;
}

char *
ludo_print_operation_dup_reason (GtkPrintOperation       *operation,
                                 GtkPrintOperationResult  result)
{
  const Job *job = g_object_get_data (G_OBJECT (operation), "job");
  g_autoptr (GError) error = NULL;

  /* The sheets may not fit the paper that was chosen in GTK's dialog. */
  if (job != NULL && job->error != NULL)
    return g_strdup (job->error->message);
  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    gtk_print_operation_get_error (operation, &error);

  /* Translators: the reason, as the system gives it. */
  return error != NULL ? g_strdup_printf (_("This cannot be printed: %s"),
                                          error->message) : NULL;
}

static void
done_cb (GtkWidget               *window,
         GtkPrintOperationResult  result,
         GtkPrintOperation       *operation)
{
  g_autofree char *reason = ludo_print_operation_dup_reason (operation,
                                                             result);

  if (reason != NULL)
    gtk_widget_activate_action (window, "win.complain", "s", reason);
}

void
ludo_print_operation_run (GtkPrintOperation *operation,
                          GtkWindow         *window)
{
  g_return_if_fail (GTK_IS_PRINT_OPERATION (operation));
  g_return_if_fail (GTK_IS_WINDOW (window));

  ludo_signal_connect (operation, "done", done_cb, window);
  /* "done" reports errors too. */
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           window, NULL);
}
