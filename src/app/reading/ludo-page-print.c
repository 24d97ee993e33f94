/* ludo-page-print.c: a booklet through the desktop's printing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-page-print"

#include "config.h"

#include "app/reading/ludo-page-print.h"

/* Lives as long as the operation. */
typedef struct
{
  LudoBooklet *booklet;         /* owned */
  LudoPagePrintDone done;
  gpointer data;
  GDestroyNotify free_data;
} Job;

static void
job_free (gpointer  data,
          GClosure *closure)
{
  Job *job = data;

  if (job->free_data != NULL)
    job->free_data (job->data);
  ludo_booklet_free (job->booklet);
  g_free (job);
}

static void
begin_print_cb (GtkPrintOperation *operation,
                GtkPrintContext   *context,
                Job               *job)
{
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);
  guint n_pages =
    ludo_booklet_paginate (job->booklet,
                           gtk_page_setup_get_paper_width (setup,
                                                           GTK_UNIT_POINTS),
                           gtk_page_setup_get_paper_height (setup,
                                                            GTK_UNIT_POINTS));

  gtk_print_operation_set_n_pages (operation, (int) MAX (n_pages, 1));
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                page,
              Job               *job)
{
  if ((guint) page < ludo_booklet_get_n_pages (job->booklet))
    ludo_booklet_draw_page (job->booklet, (guint) page,
                            gtk_print_context_get_cairo_context (context));
}

static void
done_cb (GtkPrintOperation       *operation,
         GtkPrintOperationResult  result,
         Job                     *job)
{
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_CANCEL || job->done == NULL)
    return;

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    gtk_print_operation_get_error (operation, &error);
  job->done (error == NULL ? gtk_print_operation_get_print_settings (operation)
                           : NULL, error, job->data);
}

void
ludo_page_print_run (LudoBooklet             *booklet,
                     GtkWindow               *parent,
                     const char              *name,
                     GtkPrintSettings        *settings,
                     GtkPrintOperationAction  action,
                     const char              *export_path,
                     LudoPagePrintDone        done,
                     gpointer                 data,
                     GDestroyNotify           free_data)
{
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  Job *job = g_new0 (Job, 1);

  g_return_if_fail (booklet != NULL && name != NULL);

  job->booklet = booklet;
  job->done = done;
  job->data = data;
  job->free_data = free_data;
  /* The booklet keeps its own margins. */
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, name);
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  if (settings != NULL)
    gtk_print_operation_set_print_settings (operation, settings);
  if (export_path != NULL)
    gtk_print_operation_set_export_filename (operation, export_path);

  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb),
                    job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), job);
  g_signal_connect_data (operation, "done", G_CALLBACK (done_cb), job,
                         job_free, 0);
  /* Whatever goes wrong is told by "done" as well. */
  gtk_print_operation_run (operation, action, parent, NULL);
}
