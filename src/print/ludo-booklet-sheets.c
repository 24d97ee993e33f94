/* ludo-booklet-sheets.c: what goes on which sheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Paragraphs break between lines, two of which stay together at either end;
 * rows and figures do not break; headings stay with what follows them.
 */

#define G_LOG_DOMAIN "ludo-booklet"

#include "config.h"

#include "print/ludo-booklet-private.h"

#include <math.h>

/* In points. */
#define SIDE 57
#define TOP 54
#define BOTTOM 62
/* A map's share of a sheet's height, at most. */
#define TALLEST_MAP 0.42
#define GUTTER 20

#define SIZE_ALONE 10.5
#define SIZE_TWO 9.2

/* So many lines of a paragraph never stand alone. */
#define TOGETHER 2

/* From line to line, in the size of the text.  It is the same for all lines,
 * whether or not they hold numbers of notes. */
#define LINE_HEIGHT 1.38

/* From the upper edge of a line to the feet of its letters, likewise. */
#define BASELINE 1.03

/* Around the text of a cell, in the size of the text. */
#define CELL_PADDING 0.35

double
_ludo_booklet_text_width (const LudoBooklet *booklet)
{
  return booklet->width - 2 * SIDE;
}

void
_ludo_booklet_column (const LudoBooklet *booklet,
                      int                language,
                      double            *x,
                      double            *width)
{
  double whole = _ludo_booklet_text_width (booklet);

  *width = booklet->n_languages > 1 ? (whole - GUTTER) / 2 : whole;
  *x = SIDE + language * (*width + GUTTER);
}

/* The size of @text's letters, in points. */
static double
text_size (PangoLayout *text)
{
  const PangoFontDescription *font = pango_layout_get_font_description (text);

  return pango_font_description_get_size (font) / (double) PANGO_SCALE;
}

double
_ludo_booklet_line_end (PangoLayout *text,
                        int          index)
{
  return (index + 1) * LINE_HEIGHT * text_size (text);
}

double
_ludo_booklet_baseline (PangoLayout *text,
                        int          index)
{
  return (index * LINE_HEIGHT + BASELINE) * text_size (text);
}

double
_ludo_booklet_cell_x (const LudoBooklet *booklet,
                      const LudoBlock   *block,
                      guint              cell,
                      double             width,
                      double            *cell_width)
{
  double em = booklet->em;
  double indent = block->indent * em;
  double x = indent;

  if (block->table == NULL || cell >= block->table->n_columns)
    {
      *cell_width = width - indent;
      return x;
    }

  for (guint i = 0; i < cell; i++)
    x += block->table->shares[i] * (width - indent);
  *cell_width = block->table->shares[cell] * (width - indent)
                - 2 * CELL_PADDING * em;

  return x + CELL_PADDING * em;
}

static PangoLayout *
set_text (LudoBooklet     *booklet,
          const LudoBlock *block,
          const char      *markup,
          double           width)
{
  PangoLayout *text = pango_layout_new (booklet->context);
  PangoFontDescription *font = pango_font_description_new ();
  double size = booklet->em * block->scale * PANGO_SCALE;

  pango_font_description_set_family (font, booklet->font);
  pango_font_description_set_absolute_size (font, size);
  pango_layout_set_font_description (text, font);
  pango_font_description_free (font);
  pango_layout_set_markup (text, markup, -1);
  pango_layout_set_wrap (text, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (text, (int) (width * PANGO_SCALE));

  return text;
}

static void
measure_texts (LudoBooklet *booklet,
               LudoBlock   *block)
{
  double padding = block->kind == LUDO_BLOCK_ROW
                     ? 2 * CELL_PADDING * booklet->em : 0;

  block->layouts = g_ptr_array_new_with_free_func (g_object_unref);
  for (int i = 0; i < booklet->n_languages; i++)
    for (guint j = 0; j < block->cells[i]->len; j++)
      {
        double x, width, cell_width;
        PangoLayout *text;

        _ludo_booklet_column (booklet, i, &x, &width);
        _ludo_booklet_cell_x (booklet, block, j, width, &cell_width);
        /* The number of the sheet stands behind a line of contents. */
        if (block->target >= 0)
          cell_width -= 2.5 * booklet->em;
        text = set_text (booklet, block, block->cells[i]->pdata[j],
                         cell_width);
        g_ptr_array_add (block->layouts, text);
        block->height =
          MAX (block->height,
               padding + _ludo_booklet_line_end
                           (text, pango_layout_get_line_count (text) - 1));
      }
}

/* The width of a cell on one line, or of its longest word. */
static double
cell_width (LudoBooklet     *booklet,
            const LudoBlock *block,
            const char      *markup,
            gboolean         longest_word)
{
  g_autoptr (PangoLayout) text = set_text (booklet, block, markup, 0);
  int width;

  pango_layout_set_wrap (text, PANGO_WRAP_WORD);
  if (!longest_word)
    pango_layout_set_width (text, -1);
  pango_layout_get_size (text, &width, NULL);

  /* A hair more than it needs, for what is rounded. */
  return width / (double) PANGO_SCALE + 2 * CELL_PADDING * booklet->em + 0.2;
}

/* Each column is as wide as its longest word at least; what is left goes to
 * those whose cells are long on the whole. */
static void
share_columns (LudoBooklet      *booklet,
               LudoBookletTable *table)
{
  g_autofree double *least = g_new0 (double, table->n_columns);
  g_autofree double *more = g_new0 (double, table->n_columns);
  double least_sum = 0;
  double more_sum = 0;
  double x, width;

  for (guint i = 0; i < booklet->blocks->len; i++)
    {
      const LudoBlock *block = booklet->blocks->pdata[i];

      if (block->table != table)
        continue;
      for (int language = 0; language < booklet->n_languages; language++)
        for (guint j = 0; j < block->cells[language]->len; j++)
          {
            const char *markup = block->cells[language]->pdata[j];

            least[j] = MAX (least[j], cell_width (booklet, block, markup,
                                                  TRUE));
            more[j] += cell_width (booklet, block, markup, FALSE);
          }
    }

  _ludo_booklet_column (booklet, 0, &x, &width);
  for (guint j = 0; j < table->n_columns; j++)
    {
      more[j] = MAX (more[j] / (table->holders * booklet->n_languages)
                     - least[j], 0);
      least_sum += least[j];
      more_sum += more[j];
    }
  for (guint j = 0; j < table->n_columns; j++)
    {
      double left = MAX (width - least_sum, 0);

      table->shares[j] = least[j] + (more_sum > 0 ? left * more[j] / more_sum
                                                  : left / table->n_columns);
      table->shares[j] /= MAX (width, least_sum);
    }
}

/* The font of what is set without one of its own. */
static void
set_font (LudoBooklet *booklet,
          double       scale)
{
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family (font, booklet->font);
  pango_font_description_set_absolute_size (font, booklet->em * scale
                                                    * PANGO_SCALE);
  pango_context_set_font_description (booklet->context, font);
  pango_font_description_free (font);
}

double
_ludo_booklet_map_width (const LudoBooklet *booklet,
                         const LudoBlock   *block)
{
  double width = _ludo_booklet_text_width (booklet);
  double height = ludo_map_drawing_get_height (block->map, width);

  return width * MIN (1, booklet->height * TALLEST_MAP / height);
}

static void
measure (LudoBooklet *booklet,
         LudoBlock   *block)
{
  g_clear_pointer (&block->layouts, g_ptr_array_unref);
  block->height = 0;
  switch (block->kind)
    {
    case LUDO_BLOCK_TEXT:
    case LUDO_BLOCK_ROW:
      measure_texts (booklet, block);
      break;
    case LUDO_BLOCK_FIGURE:
      block->height =
        _ludo_booklet_figure_height (block->figure,
                                     _ludo_booklet_text_width (booklet),
                                     booklet->em);
      break;
    case LUDO_BLOCK_MAP:
      block->height =
        ludo_map_drawing_get_height (block->map,
                                     _ludo_booklet_map_width (booklet, block));
      break;
    case LUDO_BLOCK_SHEET:
    default:
      break;
    }
}

/* What a block needs at least to begin on a sheet. */
static double
least_height (const LudoBlock *block)
{
  double least = 0;

  if (block->kind != LUDO_BLOCK_TEXT)
    return block->height;

  for (guint i = 0; i < block->layouts->len; i++)
    {
      PangoLayout *text = block->layouts->pdata[i];
      int n_lines = pango_layout_get_line_count (text);

      /* Three lines cannot be parted. */
      if (n_lines < 2 * TOGETHER)
        least = MAX (least, _ludo_booklet_line_end (text, n_lines - 1));
      else
        least = MAX (least, _ludo_booklet_line_end (text, TOGETHER - 1));
    }

  return least;
}

/* The block and all that must stand below it on the same sheet. */
static double
needed (LudoBooklet *booklet,
        guint        index)
{
  double total = 0;

  for (guint i = index; i < booklet->blocks->len; i++)
    {
      const LudoBlock *block = booklet->blocks->pdata[i];

      if (block->kind == LUDO_BLOCK_SHEET)
        break;
      if (i > index)
        total += block->before * booklet->em;
      if (!block->keep)
        return total + least_height (block);
      total += block->height;
    }

  return total;
}

static LudoSheet *
add_sheet (LudoBooklet *booklet)
{
  LudoSheet *sheet = g_new0 (LudoSheet, 1);

  sheet->pieces = g_array_new (FALSE, TRUE, sizeof (LudoPiece));
  g_ptr_array_add (booklet->sheets, sheet);

  return sheet;
}

/* The lines of one language that fit from @first on into @room: as many as
 * leave two together, or none. */
static int
lines_that_fit (PangoLayout *text,
                int          first,
                double       room)
{
  int n_lines = pango_layout_get_line_count (text) - first;
  double top = _ludo_booklet_line_end (text, first - 1);
  int fit = 0;

  while (fit < n_lines
         && _ludo_booklet_line_end (text, first + fit) - top <= room)
    fit++;
  if (fit < n_lines && n_lines - fit < TOGETHER)
    fit = n_lines - TOGETHER;

  return fit < n_lines && fit < TOGETHER ? 0 : fit;
}

/* Puts what fits of a text on the sheet, from the lines in @piece on; returns
 * whether anything is left. */
static gboolean
put_lines (const LudoBlock *block,
           LudoPiece       *piece,
           double           room,
           gboolean         empty)
{
  gboolean left = FALSE;
  gboolean none = FALSE;

  piece->height = 0;
  for (guint i = 0; i < block->layouts->len; i++)
    {
      PangoLayout *text = block->layouts->pdata[i];
      int n_lines = pango_layout_get_line_count (text) - piece->first[i];
      int fit = lines_that_fit (text, piece->first[i], room);

      /* A sheet holds something, whatever its size. */
      if (fit == 0 && n_lines > 0 && empty)
        fit = MIN (n_lines, TOGETHER);
      none |= fit == 0 && n_lines > 0;
      left |= fit < n_lines;
      piece->count[i] = fit;
      if (fit > 0)
        piece->height =
          MAX (piece->height,
               _ludo_booklet_line_end (text, piece->first[i] + fit - 1)
                 - _ludo_booklet_line_end (text, piece->first[i] - 1));
    }
  /* Both languages begin together. */
  if (none)
    for (guint i = 0; i < block->layouts->len; i++)
      piece->count[i] = 0;

  return left || none;
}

static double
bottom_edge (const LudoBooklet *booklet)
{
  return booklet->height - BOTTOM;
}

/* Puts the block at @y of the last sheet and goes on to others as need be;
 * returns where the next one goes. */
static double
put_block (LudoBooklet *booklet,
           guint        index,
           double       y)
{
  LudoBlock *block = booklet->blocks->pdata[index];
  LudoSheet *sheet = booklet->sheets->pdata[booklet->sheets->len - 1];
  LudoPiece piece = { .block = index };
  gboolean left = TRUE;

  while (left)
    {
      gboolean empty = sheet->pieces->len == 0;
      double room = bottom_edge (booklet) - y;

      piece.y = y;
      if (block->kind == LUDO_BLOCK_TEXT)
        left = put_lines (block, &piece, room, empty);
      else
        {
          piece.height = block->height;
          left = !empty && block->height > room;
          if (left)
            piece.height = 0;
        }

      if (piece.height > 0)
        {
          g_array_append_val (sheet->pieces, piece);
          y += piece.height;
        }
      if (left)
        {
          for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
            piece.first[i] += piece.count[i];
          sheet = add_sheet (booklet);
          y = TOP;
        }
    }

  return y;
}

guint
ludo_booklet_paginate (LudoBooklet *booklet,
                       double       width,
                       double       height)
{
  double y = TOP;
  LudoSheet *sheet;

  g_return_val_if_fail (booklet != NULL, 0);
  g_return_val_if_fail (width > 2 * SIDE && height > TOP + BOTTOM, 0);

  booklet->width = width;
  booklet->height = height;
  booklet->em = booklet->n_languages > 1 ? SIZE_TWO : SIZE_ALONE;
  set_font (booklet, 1);
  g_ptr_array_set_size (booklet->sheets, 0);
  for (guint i = 0; i < booklet->blocks->len; i++)
    {
      const LudoBlock *block = booklet->blocks->pdata[i];
      const LudoBlock *above = i > 0 ? booklet->blocks->pdata[i - 1] : NULL;

      if (block->table != NULL
          && (above == NULL || above->table != block->table))
        share_columns (booklet, block->table);
    }
  for (guint i = 0; i < booklet->blocks->len; i++)
    measure (booklet, booklet->blocks->pdata[i]);

  sheet = add_sheet (booklet);
  for (guint i = 0; i < booklet->blocks->len; i++)
    {
      const LudoBlock *block = booklet->blocks->pdata[i];
      gboolean title = i == 0 && booklet->contents >= 0;

      if (block->kind == LUDO_BLOCK_SHEET)
        {
          if (sheet->pieces->len > 0)
            sheet = add_sheet (booklet);
          y = TOP;
          continue;
        }
      /* Room above is lost on top of a sheet, but for the very first. */
      if (sheet->pieces->len > 0 || title)
        y += block->before * booklet->em;
      if (sheet->pieces->len > 0
          && y + needed (booklet, i) > bottom_edge (booklet))
        {
          add_sheet (booklet);
          y = TOP;
        }
      y = put_block (booklet, i, y);
      sheet = booklet->sheets->pdata[booklet->sheets->len - 1];
    }

  return booklet->sheets->len;
}
