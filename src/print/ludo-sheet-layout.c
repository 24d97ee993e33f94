/* ludo-sheet-layout.c: distributes blocks over sheets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-sheet-layout.h"

#define DEFAULT_FONT "Serif"

/* The margins, in points. */
#define SIDE 57
#define TOP 54
#define BOTTOM 62

/* A last sheet less full than SHORT is saved if possible, by reducing the room
 * between blocks in steps to the least share; else each sheet before it gives
 * it up to FOOT_MOST em more. */
#define SHORT 0.2
#define SPREAD_STEP 0.1
#define SPREAD_LEAST 0.55
#define FOOT_MOST 12

/* The font size of one language alone and of two side by side, and the least of
 * any text, in points. */
#define SIZE_ALONE 10.5
#define SIZE_TWO 9.2
#define SMALLEST 9.0

/* The number of lines that stay together at either end of a paragraph. */
#define TOGETHER 2

/* The indent of the rest of a line of verse that is too long, in em. */
#define HANGING 2

/* The usual padding of a cell at its sides, in em. */
#define CELL_SIDE 0.25

static void
table_unref (LudoBookletTable *table)
{
  if (table == NULL || --table->ref_count > 0)
    return;

  g_free (table->shares);
  g_free (table);
}

static void
block_free (gpointer data)
{
  LudoBlock *block = data;

  for (int i = 0; i < LUDO_PAGE_N_LANGUAGES; i++)
    g_clear_pointer (&block->cells[i], g_ptr_array_unref);
  g_free (block->bullet);
  g_free (block->title);
  table_unref (block->table);
  ludo_booklet_figure_free (block->figure);
  g_clear_pointer (&block->layouts, g_ptr_array_unref);
  ludo_map_drawing_free (block->map);
  g_free (block);
}

static void
sheet_free (gpointer data)
{
  LudoSheet *sheet = data;

  g_array_unref (sheet->pieces);
  g_free (sheet);
}

/* Creates a context that measures in points and with no screen's hints, so that
 * lines break alike in every preview and on paper. */
static PangoContext *
create_context (void)
{
  PangoContext *context =
    pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_cairo_context_set_resolution (context, 72);
  pango_context_set_round_glyph_positions (context, FALSE);

  return context;
}

LudoSheetLayout *
ludo_sheet_layout_new (LudoPageLanguage  language,
                       const char       *font)
{
  LudoSheetLayout *sheets = g_new0 (LudoSheetLayout, 1);

  sheets->language = language;
  sheets->n_languages = language == LUDO_PAGE_N_LANGUAGES ? 2 : 1;
  sheets->font = g_strdup (font != NULL ? font : DEFAULT_FONT);
  sheets->contents = -1;
  sheets->side = SIDE;
  sheets->top = TOP;
  sheets->bottom = BOTTOM;
  sheets->condense = sheets->leading = 1;
  sheets->cell_side = CELL_SIDE;
  sheets->context = create_context ();
  sheets->blocks = g_ptr_array_new_with_free_func (block_free);
  sheets->list = g_ptr_array_new_with_free_func (sheet_free);

  return sheets;
}

void
ludo_sheet_layout_free (LudoSheetLayout *sheets)
{
  g_ptr_array_unref (sheets->list);
  g_ptr_array_unref (sheets->blocks);
  g_object_unref (sheets->context);
  g_free (sheets->font);
  g_free (sheets->name);
  g_free (sheets);
}

LudoBlock *
ludo_sheet_layout_add (LudoSheetLayout *sheets,
                       LudoBlockKind    kind)
{
  LudoBlock *block = g_new0 (LudoBlock, 1);

  block->kind = kind;
  block->scale = 1;
  block->target = -1;
  g_ptr_array_add (sheets->blocks, block);

  return block;
}

void
ludo_sheet_layout_move_last (LudoSheetLayout *sheets,
                             guint            index)
{
  GPtrArray *blocks = sheets->blocks;

  g_ptr_array_insert (blocks, (int) index,
                      g_ptr_array_steal_index (blocks, blocks->len - 1));
}

double
ludo_sheet_layout_text_width (const LudoSheetLayout *sheets)
{
  return sheets->width - 2 * sheets->side;
}

double
ludo_sheet_layout_cell_x (const LudoSheetLayout *sheets,
                          const LudoBlock       *block,
                          guint                  cell,
                          double                 width,
                          double                *cell_width)
{
  double em = sheets->em;
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
                - 2 * sheets->cell_side * em;

  return x + sheets->cell_side * em;
}

static PangoLayout *
set_text (LudoSheetLayout *sheets,
          const LudoBlock *block,
          const char      *markup,
          double           width)
{
  PangoLayout *text = pango_layout_new (sheets->context);
  PangoFontDescription *font = pango_font_description_copy
    (pango_context_get_font_description (sheets->context));
  double size = MAX (sheets->em * block->scale, SMALLEST) * PANGO_SCALE;

  pango_font_description_set_absolute_size (font, size);
  pango_layout_set_font_description (text, font);
  pango_font_description_free (font);
  pango_layout_set_line_spacing (text, (float) sheets->leading);
  pango_layout_set_markup (text, markup, -1);
  pango_layout_set_wrap (text, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (text, (int) (width * PANGO_SCALE));

  return text;
}

static void
measure_texts (LudoSheetLayout *sheets,
               LudoBlock       *block)
{
  double padding = block->kind == LUDO_BLOCK_ROW
                     ? 2 * ludo_sheet_layout_padding (sheets) : 0;

  block->layouts = g_ptr_array_new_with_free_func (g_object_unref);
  for (int i = 0; i < sheets->n_languages && block->cells[i] != NULL; i++)
    for (guint j = 0; j < block->cells[i]->len; j++)
      {
        double x, width, cell_width;
        PangoLayout *text;

        ludo_sheet_layout_column (sheets, i, &x, &width);
        if (block->kind != LUDO_BLOCK_TEXT)
          width = ludo_sheet_layout_text_width (sheets);
        ludo_sheet_layout_cell_x (sheets, block, j, width, &cell_width);
        /* The number of the sheet stands behind a line of contents. */
        if (block->target >= 0)
          cell_width -= 2.5 * sheets->em;
        if (block->kind == LUDO_BLOCK_ROW)
          cell_width /= sheets->condense;
        text = set_text (sheets, block, block->cells[i]->pdata[j],
                         cell_width);
        if (block->kind == LUDO_BLOCK_LINE)
          pango_layout_set_indent (text,
                                   (int) (-HANGING * sheets->em * PANGO_SCALE));
        g_ptr_array_add (block->layouts, text);
        block->height =
          MAX (block->height,
               padding + ludo_sheet_layout_line_end
                           (text, pango_layout_get_line_count (text) - 1));
      }
}

/* Returns: the width of a cell on one line, or that of its longest word, in
 * points. */
static double
cell_width (LudoSheetLayout *sheets,
            const LudoBlock *block,
            const char      *markup,
            gboolean         longest_word)
{
  g_autoptr (PangoLayout) text = set_text (sheets, block, markup, 0);
  int width;

  pango_layout_set_wrap (text, PANGO_WRAP_WORD);
  if (!longest_word)
    pango_layout_set_width (text, -1);
  pango_layout_get_size (text, &width, NULL);

  /* Add a little for rounding. */
  return width / (double) PANGO_SCALE * sheets->condense
         + 2 * sheets->cell_side * sheets->em + 0.2;
}

/* Makes each column as wide as its cells on one line, if all fit so, and shares
 * the remaining width out equally; otherwise as wide as its longest word, and
 * the longer its cells are, the more of the remaining width it gets. */
static void
share_columns (LudoSheetLayout  *sheets,
               LudoBookletTable *table)
{
  g_autofree double *least = g_new0 (double, table->n_columns);
  g_autofree double *most = g_new0 (double, table->n_columns);
  double width = ludo_sheet_layout_text_width (sheets);
  double least_sum = 0, most_sum = 0;

  for (guint i = 0; i < sheets->blocks->len; i++)
    {
      const LudoBlock *block = sheets->blocks->pdata[i];

      for (guint j = 0; block->table == table && j < block->cells[0]->len; j++)
        {
          const char *markup = block->cells[0]->pdata[j];

          least[j] = MAX (least[j], cell_width (sheets, block, markup, TRUE));
          most[j] = MAX (most[j], cell_width (sheets, block, markup, FALSE));
        }
    }

  for (guint j = 0; j < table->n_columns; j++)
    {
      least_sum += least[j];
      most_sum += most[j];
    }
  for (guint j = 0; j < table->n_columns; j++)
    {
      double share = most[j] + (width - most_sum) / table->n_columns;

      if (most_sum > width)
        share = least[j] + MAX (width - least_sum, 0) * (most[j] - least[j])
                             / MAX (most_sum - least_sum, 1);
      table->shares[j] = share / MAX (width, least_sum);
    }
}

/* Sets the font of text that has none of its own. */
static void
set_font (LudoSheetLayout *sheets)
{
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family (font, sheets->font);
  pango_font_description_set_absolute_size (font, sheets->em * PANGO_SCALE);
  pango_context_set_font_description (sheets->context, font);
  pango_font_description_free (font);
}

static void
measure (LudoSheetLayout *sheets,
         LudoBlock       *block)
{
  g_clear_pointer (&block->layouts, g_ptr_array_unref);
  block->height = 0;
  switch (block->kind)
    {
    case LUDO_BLOCK_TEXT:
    case LUDO_BLOCK_LINE:
    case LUDO_BLOCK_ROW:
      measure_texts (sheets, block);
      break;
    case LUDO_BLOCK_FIGURE:
      block->height =
        ludo_booklet_figure_height (block->figure,
                                    ludo_sheet_layout_text_width (sheets),
                                    sheets->em);
      break;
    case LUDO_BLOCK_MAP:
      block->height =
        ludo_map_drawing_get_height
          (block->map, ludo_sheet_layout_map_width (sheets, block));
      break;
    default:
      break;
    }
}

/* Returns: the height that @block needs at least to begin on a sheet. */
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

      /* A paragraph of three lines cannot be divided. */
      if (n_lines < 2 * TOGETHER)
        least = MAX (least, ludo_sheet_layout_line_end (text, n_lines - 1));
      else
        least = MAX (least, ludo_sheet_layout_line_end (text, TOGETHER - 1));
    }

  return least;
}

static double
room_above (const LudoSheetLayout *sheets,
            const LudoBlock       *block)
{
  return block->before * sheets->em * sheets->spread;
}

static double
bottom_edge (const LudoSheetLayout *sheets)
{
  return sheets->height - sheets->bottom - sheets->foot;
}

static gboolean
stays_with_next (const LudoBlock *block)
{
  return block->keep || block->keep_table;
}

/* Returns: the height of the block with all that must stand below it on the
 * same sheet. */
static double
needed_with (LudoSheetLayout *sheets,
             guint            index,
             gboolean         part_tables)
{
  double total = 0;

  for (guint i = index; i < sheets->blocks->len; i++)
    {
      const LudoBlock *block = sheets->blocks->pdata[i];

      if (block->kind == LUDO_BLOCK_SHEET)
        break;
      if (i > index)
        total += room_above (sheets, block);
      if (!block->keep && (!block->keep_table || part_tables))
        return total + least_height (block);
      total += block->height;
    }

  return total;
}

/* Returns: the height that must be free for the block to go on this sheet.
 * Blocks that stay together are divided, as a long table is, if they are higher
 * than a sheet.  They are measured from the first of them, because the later
 * ones alone may fit on the next sheet and would leave the head behind. */
static double
needed (LudoSheetLayout *sheets,
        guint            index)
{
  gboolean part_tables = sheets->part_tables;
  guint first = index;

  while (first > 0 && stays_with_next (sheets->blocks->pdata[first - 1]))
    first--;
  part_tables |= needed_with (sheets, first, part_tables)
                 > bottom_edge (sheets) - sheets->top;

  return needed_with (sheets, index, part_tables);
}

static LudoSheet *
add_sheet (LudoSheetLayout *sheets)
{
  LudoSheet *sheet = g_new0 (LudoSheet, 1);

  sheet->pieces = g_array_new (FALSE, TRUE, sizeof (LudoPiece));
  g_ptr_array_add (sheets->list, sheet);

  return sheet;
}

/* Returns how many lines from @first on fit into @room: so many that TOGETHER
 * lines stay together on either sheet, or 0. */
static int
lines_that_fit (PangoLayout *text,
                int          first,
                double       room)
{
  int n_lines = pango_layout_get_line_count (text) - first;
  double top = ludo_sheet_layout_line_end (text, first - 1);
  int fit = 0;

  while (fit < n_lines
         && ludo_sheet_layout_line_end (text, first + fit) - top <= room)
    fit++;
  if (fit < n_lines && n_lines - fit < TOGETHER)
    fit = n_lines - TOGETHER;

  return fit < n_lines && fit < TOGETHER ? 0 : fit;
}

/* Puts the lines of a text that fit on the sheet, from those in @piece on.
 * Returns whether lines are left. */
static gboolean
put_lines (const LudoBlock *block,
           LudoPiece       *piece,
           double           room,
           gboolean         empty)
{
  gboolean left = FALSE, none = FALSE;

  piece->height = 0;
  for (guint i = 0; i < block->layouts->len; i++)
    {
      PangoLayout *text = block->layouts->pdata[i];
      int n_lines = pango_layout_get_line_count (text) - piece->first[i];
      int fit = lines_that_fit (text, piece->first[i], room);

      /* Put some lines even on a sheet that is too small for them, because the
       * text would never end otherwise. */
      if (fit == 0 && n_lines > 0 && empty)
        fit = MIN (n_lines, TOGETHER);
      none |= fit == 0 && n_lines > 0;
      left |= fit < n_lines;
      piece->count[i] = fit;
      if (fit > 0)
        piece->height =
          MAX (piece->height,
               ludo_sheet_layout_line_end (text, piece->first[i] + fit - 1)
                 - ludo_sheet_layout_line_end (text, piece->first[i] - 1));
    }
  /* If one language does not fit yet, neither begins here. */
  if (none)
    for (guint i = 0; i < block->layouts->len; i++)
      piece->count[i] = 0;

  return left || none;
}

/* Begins a new sheet for the block, which repeats the head of its table if it
 * is a row.  Returns the y of the block. */
static double
begin_sheet (LudoSheetLayout *sheets,
             guint            index)
{
  const LudoBlock *block = sheets->blocks->pdata[index];
  LudoSheet *sheet = add_sheet (sheets);
  LudoPiece piece = { .block = index, .y = sheets->top };

  while (block->table != NULL && piece.block > 0
         && ((LudoBlock *) sheets->blocks->pdata[piece.block - 1])->table
            == block->table)
    piece.block--;
  block = sheets->blocks->pdata[piece.block];
  if (piece.block == index || !block->head)
    return sheets->top;

  piece.height = block->height;
  g_array_append_val (sheet->pieces, piece);

  return sheets->top + piece.height;
}

/* Puts the block at @y of the last sheet and on as many more sheets as it
 * needs.  Returns the y of the next block. */
static double
put_block (LudoSheetLayout *sheets,
           guint            index,
           double           y)
{
  LudoBlock *block = sheets->blocks->pdata[index];
  LudoSheet *sheet = sheets->list->pdata[sheets->list->len - 1];
  LudoPiece piece = { .block = index };
  gboolean empty = sheet->pieces->len == 0, left = TRUE;

  while (left)
    {
      double room = bottom_edge (sheets) - y;

      piece.y = y;
      if (block->kind == LUDO_BLOCK_TEXT)
        left = put_lines (block, &piece, room, empty);
      else
        {
          left = !empty && block->height > room;
          piece.height = left ? 0 : block->height;
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
          y = begin_sheet (sheets, index);
          sheet = sheets->list->pdata[sheets->list->len - 1];
          empty = TRUE;
        }
    }

  return y;
}

/* Puts the blocks from @first on, up to the next that begins a sheet, on sheets
 * of their own.  Returns: the index behind them. */
static guint
put_part (LudoSheetLayout *sheets,
          guint            first)
{
  LudoSheet *sheet = sheets->list->len > 0
                       ? sheets->list->pdata[sheets->list->len - 1] : NULL;
  double y = sheets->top;
  guint i = first;

  if (sheet == NULL || sheet->pieces->len > 0)
    sheet = add_sheet (sheets);
  for (; i < sheets->blocks->len; i++)
    {
      const LudoBlock *block = sheets->blocks->pdata[i];
      gboolean title = i == 0 && sheets->contents >= 0;

      if (block->kind == LUDO_BLOCK_SHEET)
        break;
      /* Room above is lost on top of a sheet, but for the very first. */
      if (sheet->pieces->len > 0 || title)
        y += room_above (sheets, block);
      if (sheet->pieces->len > 0
          && y + needed (sheets, i) > bottom_edge (sheets))
        y = begin_sheet (sheets, i);
      y = put_block (sheets, i, y);
      sheet = sheets->list->pdata[sheets->list->len - 1];
    }

  return i;
}

/* Whether the last sheet is nearly bare. */
static gboolean
ends_short (const LudoSheetLayout *sheets)
{
  const LudoSheet *sheet = sheets->list->pdata[sheets->list->len - 1];
  const LudoPiece *last;

  if (sheet->pieces->len == 0)
    return FALSE;
  last = &g_array_index (sheet->pieces, LudoPiece, sheet->pieces->len - 1);

  return last->y + last->height - sheets->top
         < SHORT * (bottom_edge (sheets) - sheets->top);
}

/* Puts the part anew behind the first @before sheets. */
static guint
put_again (LudoSheetLayout *sheets,
           guint            first,
           guint            before)
{
  g_ptr_array_set_size (sheets->list, (int) before);

  return put_part (sheets, first);
}

/* The same as put_part(); where the last sheet would have a few lines alone,
 * the blocks stand closer to each other, which may save it, or else the sheets
 * before it leave it some of theirs. */
static guint
put_part_well (LudoSheetLayout *sheets,
               guint            first)
{
  guint before = sheets->list->len, end = put_part (sheets, first);
  guint n = sheets->list->len;

  if (n < before + 2 || !ends_short (sheets))
    return end;
  while (sheets->list->len == n && sheets->spread > SPREAD_LEAST)
    {
      sheets->spread -= SPREAD_STEP;
      put_again (sheets, first, before);
    }
  if (sheets->list->len == n)
    sheets->spread = 1;
  while (sheets->list->len == n && ends_short (sheets)
         && sheets->foot < FOOT_MOST * sheets->em)
    {
      sheets->foot += sheets->em;
      put_again (sheets, first, before);
    }
  if (sheets->list->len > n)
    {
      sheets->foot = 0;
      put_again (sheets, first, before);
    }
  sheets->spread = 1;
  sheets->foot = 0;

  return end;
}

guint
ludo_sheet_layout_paginate (LudoSheetLayout *sheets,
                            double           width,
                            double           height)
{
  g_return_val_if_fail (sheets != NULL, 0);
  g_return_val_if_fail (width > 2 * sheets->side
                            && height > sheets->top + sheets->bottom, 0);

  sheets->width = width;
  sheets->height = height;
  sheets->em = sheets->size > 0 ? sheets->size
               : sheets->n_languages > 1 ? SIZE_TWO : SIZE_ALONE;
  set_font (sheets);
  g_ptr_array_set_size (sheets->list, 0);
  for (guint i = 0; i < sheets->blocks->len; i++)
    {
      const LudoBlock *block = sheets->blocks->pdata[i];
      const LudoBlock *above = i > 0 ? sheets->blocks->pdata[i - 1] : NULL;

      if (block->table != NULL
          && (above == NULL || above->table != block->table))
        share_columns (sheets, block->table);
    }
  for (guint i = 0; i < sheets->blocks->len; i++)
    measure (sheets, sheets->blocks->pdata[i]);

  sheets->spread = 1;
  sheets->foot = 0;
  for (guint i = 0; i < sheets->blocks->len;)
    if (((LudoBlock *) sheets->blocks->pdata[i])->kind == LUDO_BLOCK_SHEET)
      i++;
    else
      i = put_part_well (sheets, i);
  if (sheets->list->len == 0)
    add_sheet (sheets);

  return sheets->list->len;
}
