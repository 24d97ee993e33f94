/* ludo-window-print.c: the game on paper, through the desktop's printing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-window-print"

#include "config.h"

#include "app/window/ludo-window-private.h"

#include <glib/gi18n.h>

#include "app/playing/ludo-game-sheet.h"

static void
begin_print_cb (GtkPrintOperation *operation,
                GtkPrintContext   *context,
                LudoGameSheet     *sheet)
{
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);
  guint n_sheets =
    ludo_game_sheet_paginate (sheet,
                              gtk_page_setup_get_paper_width
                                (setup, GTK_UNIT_POINTS),
                              gtk_page_setup_get_paper_height
                                (setup, GTK_UNIT_POINTS));

  gtk_print_operation_set_n_pages (operation, (int) n_sheets);
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                number,
              LudoGameSheet     *sheet)
{
  ludo_game_sheet_draw (sheet, (guint) number,
                        gtk_print_context_get_cairo_context (context));
}

static void
done_cb (LudoWindow              *self,
         GtkPrintOperationResult  result,
         GtkPrintOperation       *operation)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;

  gtk_print_operation_get_error (operation, &error);
  ludo_window_show_message (self, LUDO_MESSAGE_ERROR, error->message);
}

static void
free_sheet (gpointer  sheet,
            GClosure *closure)
{
  ludo_game_sheet_free (sheet);
}

void
ludo_window_print_game (LudoWindow              *self,
                        GtkPrintOperationAction  action,
                        const char              *export_path)
{
  g_autoptr (GtkPrintOperation) operation = NULL;
  LudoGameSheet *sheet;

  g_return_if_fail (LUDO_IS_WINDOW (self) && self->game != NULL);

  /* GTK's dialog writes files wherever it is told to. */
  if (self->kiosk)
    return;

  operation = gtk_print_operation_new ();
  sheet = ludo_game_sheet_new
    (ludo_replay_get_shown (ludo_play_page_get_replay (self->play_page)));
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_job_name
    (operation, gettext (ludo_game_get_info (self->game)->name));
  if (export_path != NULL)
    gtk_print_operation_set_export_filename (operation, export_path);

  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb),
                    sheet);
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (draw_page_cb),
                         sheet, free_sheet, 0);
  g_signal_connect_object (operation, "done", G_CALLBACK (done_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_print_operation_run (operation, action, GTK_WINDOW (self), NULL);
}
