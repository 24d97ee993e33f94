/* ludo-page-print.c: a booklet through the desktop's printing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/reading/ludo-page-print.h"

static void
begin_print_cb (GtkPrintOperation *operation,
                GtkPrintContext   *context,
                LudoBooklet       *booklet)
{
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);
  guint n_pages =
    ludo_booklet_paginate (booklet,
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
              LudoBooklet       *booklet)
{
  if ((guint) page < ludo_booklet_get_n_pages (booklet))
    ludo_booklet_draw_page (booklet, (guint) page,
                            gtk_print_context_get_cairo_context (context));
}

GtkPrintOperation *
ludo_page_print_new (LudoBooklet *booklet,
                     const char  *name)
{
  GtkPrintOperation *operation;

  g_return_val_if_fail (booklet != NULL && name != NULL, NULL);

  operation = gtk_print_operation_new ();
  /* The booklet keeps its own margins. */
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, name);
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_object_set_data_full (G_OBJECT (operation), "booklet", booklet,
                          (GDestroyNotify) ludo_booklet_free);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb),
                    booklet);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb),
                    booklet);

  return operation;
}
