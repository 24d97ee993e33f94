/* ludo-game-sheet.c: a game on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-game-sheet"

#include "config.h"

#include "app/playing/ludo-game-sheet.h"

#include <glib/gi18n.h>
#include <math.h>

#include "drawing/ludo-drawing.h"
#include "play/game/ludo-transcript.h"

#define FONT "Sans"
#define TEXT_SIZE 10.0          /* points */
/* Two centimetres: no printer cuts into it, and a folder's holes fit. */
#define MARGIN 56.7
#define BOARD_SHARE 0.5         /* of the sheet's height, at most */
#define FOOT_SIZE 8.0

struct LudoGameSheet
{
  const LudoDrawing *drawing;
  GameState state;
  GameTrace last;
  gboolean has_last;
  char *title;                  /* owned, as is the layout */
  PangoLayout *layout;

  double width;
  double height;
  LudoRect board;
  GArray *first_lines;          /* int, by sheet; one more at the end */
};

/* In points, whatever the screen is like. */
static PangoLayout *
layout_new (double size)
{
  PangoContext *context =
    pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoFontDescription *font = pango_font_description_new ();
  PangoLayout *layout;

  pango_cairo_context_set_resolution (context, 72);
  pango_font_description_set_family (font, FONT);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  layout = pango_layout_new (context);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  g_object_unref (context);

  return layout;
}

LudoGameSheet *
ludo_game_sheet_new (LudoGame *game)
{
  LudoGameSheet *self;
  LudoMove *last;
  g_autofree char *text = NULL;

  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);

  self = g_new0 (LudoGameSheet, 1);
  self->drawing = ludo_drawing_for (ludo_game_get_rules (game)->id);
  self->state = *ludo_game_get_state (game);
  last = ludo_game_get_last_move (game);
  if (last != NULL)
    {
      self->last = *ludo_move_get_trace (last);
      self->has_last = TRUE;
    }
  self->title = g_strdup (gettext (ludo_game_get_info (game)->name));
  self->first_lines = g_array_new (FALSE, FALSE, sizeof (int));

  text = ludo_transcript_new (game);
  self->layout = layout_new (TEXT_SIZE);
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_indent (self->layout, (int) (-1.5 * TEXT_SIZE
                                                * PANGO_SCALE));
  pango_layout_set_text (self->layout, text, -1);

  return self;
}

void
ludo_game_sheet_free (LudoGameSheet *self)
{
  if (self == NULL)
    return;

  g_object_unref (self->layout);
  g_array_unref (self->first_lines);
  g_free (self->title);
  g_free (self);
}

static void
line_extents (PangoLayoutIter *iter,
              double          *top,
              double          *bottom)
{
  int y0, y1;

  pango_layout_iter_get_line_yrange (iter, &y0, &y1);
  *top = (double) y0 / PANGO_SCALE;
  *bottom = (double) y1 / PANGO_SCALE;
}

static void
place_board (LudoGameSheet *self)
{
  double width = self->width - 2 * MARGIN;
  double height = self->height * BOARD_SHARE;
  double aspect = self->drawing->aspect (width, height);

  self->board.width = MIN (width, height * aspect);
  self->board.height = self->board.width / aspect;
  self->board.x = (self->width - self->board.width) / 2;
  self->board.y = MARGIN;
}

/* Where the text of sheet @number begins: under the board on the first. */
static double
text_top (const LudoGameSheet *self,
          guint                number)
{
  return number == 0 ? self->board.y + self->board.height + 2 * TEXT_SIZE
                     : MARGIN;
}

guint
ludo_game_sheet_paginate (LudoGameSheet *self,
                          double         width,
                          double         height)
{
  PangoLayoutIter *iter;
  double begin = 0;
  int line = 0;

  g_return_val_if_fail (self != NULL, 1);

  self->width = MAX (width, 4 * MARGIN);
  self->height = MAX (height, 8 * MARGIN);
  place_board (self);
  pango_layout_set_width (self->layout, (int) ((self->width - 2 * MARGIN)
                                               * PANGO_SCALE));
  g_array_set_size (self->first_lines, 0);
  g_array_append_val (self->first_lines, line);

  iter = pango_layout_get_iter (self->layout);
  do
    {
      double top, bottom;
      double room = self->height - MARGIN - 2 * FOOT_SIZE
                    - text_top (self, self->first_lines->len - 1);

      line_extents (iter, &top, &bottom);
      if (bottom - begin > room)
        {
          g_array_append_val (self->first_lines, line);
          begin = top;
        }
      line++;
    }
  while (pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);
  g_array_append_val (self->first_lines, line);

  return self->first_lines->len - 1;
}

static void
draw_board (LudoGameSheet *self,
            cairo_t       *cr)
{
  LudoScene scene = {
    .state = &self->state,
    .width = self->board.width,
    .height = self->board.height,
    .theme = LUDO_THEME_CONTRAST,
    .font_family = FONT,
    .font_size = TEXT_SIZE,
    .coordinates = TRUE,
    .last = self->has_last ? &self->last : NULL,
  };

  cairo_save (cr);
  cairo_translate (cr, self->board.x, self->board.y);
  ludo_drawing_draw (self->drawing, cr, &scene);
  cairo_restore (cr);
}

static void
draw_lines (LudoGameSheet *self,
            guint          number,
            cairo_t       *cr)
{
  int first = g_array_index (self->first_lines, int, number);
  int end = g_array_index (self->first_lines, int, number + 1);
  PangoLayoutIter *iter = pango_layout_get_iter (self->layout);
  double begin = 0;
  int line = 0;

  cairo_set_source_rgb (cr, 0, 0, 0);
  do
    {
      double top, bottom, baseline;
      PangoRectangle logical;

      line_extents (iter, &top, &bottom);
      if (line == first)
        begin = top;
      if (line >= first && line < end)
        {
          pango_layout_iter_get_line_extents (iter, NULL, &logical);
          baseline = (double) pango_layout_iter_get_baseline (iter)
                     / PANGO_SCALE;
          cairo_move_to (cr, MARGIN + (double) logical.x / PANGO_SCALE,
                         text_top (self, number) + baseline - begin);
          pango_cairo_show_layout_line
            (cr, pango_layout_iter_get_line_readonly (iter));
        }
      line++;
    }
  while (line < end && pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);
}

static void
draw_foot (LudoGameSheet *self,
           guint          number,
           cairo_t       *cr)
{
  PangoLayout *layout = layout_new (FOOT_SIZE);
  g_autofree char *text = NULL;
  int width;

  /* Translators: the foot of a printed sheet: the game, the sheet's number,
   * how many there are. */
  text = g_strdup_printf (_("%s – %u/%u"), self->title, number + 1,
                          self->first_lines->len - 1);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_size (layout, &width, NULL);
  cairo_move_to (cr, (self->width - (double) width / PANGO_SCALE) / 2,
                 self->height - MARGIN);
  pango_cairo_show_layout (cr, layout);
  g_object_unref (layout);
}

void
ludo_game_sheet_draw (LudoGameSheet *self,
                      guint          number,
                      cairo_t       *cr)
{
  g_return_if_fail (self != NULL && number + 1 < self->first_lines->len);

  if (number == 0)
    draw_board (self, cr);
  draw_lines (self, number, cr);
  draw_foot (self, number, cr);
}

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
free_sheet (gpointer  sheet,
            GClosure *closure)
{
  ludo_game_sheet_free (sheet);
}

GtkPrintOperation *
ludo_game_sheet_print_operation_new (LudoGame *game)
{
  GtkPrintOperation *operation;
  LudoGameSheet *sheet;

  g_return_val_if_fail (LUDO_IS_GAME (game), NULL);

  operation = gtk_print_operation_new ();
  sheet = ludo_game_sheet_new (game);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_job_name (operation, sheet->title);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb),
                    sheet);
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (draw_page_cb),
                         sheet, free_sheet, 0);

  return operation;
}
