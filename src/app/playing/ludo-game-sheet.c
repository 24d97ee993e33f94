/* ludo-game-sheet.c: a game on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/playing/ludo-game-sheet.h"

#include <glib/gi18n.h>

#include "play/game/ludo-transcript.h"
#include "play/ludo-language.h"

#define FONT "Sans"

/* How high the board is at most, in the size of the text. */
#define TALLEST 40

/* No paper is smaller than this, in points. */
#define LEAST_WIDTH 240
#define LEAST_HEIGHT 480

LudoSheets *
ludo_game_sheet_new (LudoGame *game)
{
  LudoSheets *sheets;
  LudoMove *last;
  LudoBlock *block;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);

  last = ludo_game_get_last_move (game);
  text = ludo_transcript_new (game);
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  sheets = ludo_sheets_new (g_str_equal (ludo_language_get (), "fr")
                              ? LUDO_PAGE_FRENCH : LUDO_PAGE_ENGLISH, FONT);
  sheets->name = g_strdup (gettext (ludo_game_get_info (game)->name));
  sheets->counted = TRUE;
  block = ludo_sheets_add (sheets, LUDO_BLOCK_FIGURE);
  block->figure = ludo_booklet_figure_new_position
    (ludo_game_get_rules (game)->id, ludo_game_get_state (game),
     last != NULL ? ludo_move_get_trace (last) : NULL, TALLEST);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      block = ludo_sheets_add (sheets, LUDO_BLOCK_TEXT);
      block->before = i == 0 ? 2 : 0.2;
      block->cells[0] = g_ptr_array_new_with_free_func (g_free);
      g_ptr_array_add (block->cells[0], g_markup_escape_text (lines[i], -1));
    }

  return sheets;
}

static void
begin_print_cb (GtkPrintOperation *operation,
                GtkPrintContext   *context,
                LudoSheets        *sheets)
{
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);
  double width = gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS);
  double height = gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS);
  guint n_sheets = ludo_sheets_paginate (sheets, MAX (width, LEAST_WIDTH),
                                         MAX (height, LEAST_HEIGHT));

  gtk_print_operation_set_n_pages (operation, (int) n_sheets);
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                number,
              LudoSheets        *sheets)
{
  ludo_sheets_draw (sheets, (guint) number,
                    gtk_print_context_get_cairo_context (context));
}

static void
free_sheets (gpointer  sheets,
             GClosure *closure)
{
  ludo_sheets_free (sheets);
}

GtkPrintOperation *
ludo_game_sheet_print_operation_new (LudoGame *game)
{
  GtkPrintOperation *operation;
  LudoSheets *sheets;

  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);

  operation = gtk_print_operation_new ();
  sheets = ludo_game_sheet_new (game);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_job_name (operation, sheets->name);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb),
                    sheets);
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (draw_page_cb),
                         sheets, free_sheets, 0);

  return operation;
}
