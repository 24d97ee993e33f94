/* ludo-sheet-layout-draw.c: draws the sheets of a layout
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "print/ludo-sheet-layout.h"

#include <string.h>

#include "content/ludo-reader-words.h"
#include "drawing/ludo-paint.h"

/* The foot of a sheet, in points from its lower edge, and what its marks mean,
 * below it. */
#define FOOT 47
#define LEGEND 13

/* The room of the number of a sheet, in em of the text. */
#define NUMBER 4

/* Widths in em of the text: the bar of a box, the padding of a cell, which is
 * less by as much as lines are nearer. */
#define BOX_BAR 0.22
#define CELL_PADDING 0.35

/* The greatest height of a map, as a share of the sheet's. */
#define TALLEST_MAP 0.42

/* The gap between two columns, in points. */
#define GUTTER 20

/* The distance from line to line, in em; fixed, so that lines with the raised
 * numbers of notes are no higher than others.  The letters take so much of it
 * above their baseline, and the room is below them where lines are nearer. */
#define LINE_HEIGHT 1.38
#define BASELINE 1.03

void
ludo_sheet_layout_column (const LudoSheetLayout *sheets,
                          int                    language,
                          double                *x,
                          double                *width)
{
  double whole = ludo_sheet_layout_text_width (sheets);

  *width = sheets->n_languages > 1 ? (whole - GUTTER) / 2 : whole;
  *x = sheets->side + language * (*width + GUTTER);
}

/* Returns the font size of @text, in points. */
static double
text_size (PangoLayout *text)
{
  const PangoFontDescription *font = pango_layout_get_font_description (text);

  return pango_font_description_get_size (font) / (double) PANGO_SCALE;
}

/* Returns the distance from line to line of @text, in points. */
static double
line_height (PangoLayout *text)
{
  return LINE_HEIGHT * pango_layout_get_line_spacing (text) * text_size (text);
}

double
ludo_sheet_layout_line_end (PangoLayout *text,
                            int          index)
{
  return (index + 1) * line_height (text);
}

/* Returns: the baseline of line @index, from the top of @text. */
static double
find_baseline (PangoLayout *text,
               int          index)
{
  return index * line_height (text) + BASELINE * text_size (text);
}

double
ludo_sheet_layout_padding (const LudoSheetLayout *sheets)
{
  return (CELL_PADDING - 1 + sheets->leading) * sheets->em;
}

double
ludo_sheet_layout_map_width (const LudoSheetLayout *sheets,
                             const LudoBlock       *block)
{
  double width = ludo_sheet_layout_text_width (sheets);
  double height = ludo_map_drawing_get_height (block->map, width);

  return width * MIN (1, sheets->height * TALLEST_MAP / height);
}

static void
draw_lines (cairo_t     *cr,
            PangoLayout *text,
            double       x,
            double       y,
            int          first,
            int          count)
{
  double top = ludo_sheet_layout_line_end (text, first - 1);
  PangoLayoutIter *iter = pango_layout_get_iter (text);
  int index = 0;

  do
    {
      PangoRectangle extents;

      if (index >= first && index < first + count)
        {
          pango_layout_iter_get_line_extents (iter, NULL, &extents);
          cairo_move_to (cr, x + extents.x / (double) PANGO_SCALE,
                         y - top + find_baseline (text, index));
          pango_cairo_show_layout_line (
            cr, pango_layout_iter_get_line_readonly (iter));
        }
      index++;
    }
  while (pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);
}

/* Draws @plain on one line, which is cut where it is longer than @room, unless
 * that is 0.  Returns: its width. */
static double
draw_within (LudoSheetLayout *sheets,
             cairo_t         *cr,
             const char      *plain,
             double           x,
             double           y,
             double           share,
             double           room)
{
  g_autoptr (PangoLayout) text = pango_layout_new (sheets->context);
  double width;
  int layout_width;

  pango_layout_set_text (text, plain, -1);
  if (room > 0)
    {
      pango_layout_set_ellipsize (text, PANGO_ELLIPSIZE_MIDDLE);
      pango_layout_set_width (text, (int) (room * PANGO_SCALE));
    }
  pango_layout_get_size (text, &layout_width, NULL);
  width = layout_width / (double) PANGO_SCALE;
  cairo_move_to (cr, x - share * width,
                 y - pango_layout_get_baseline (text)
                       / (double) PANGO_SCALE);
  pango_cairo_show_layout (cr, text);

  return width;
}

static double
draw_small (LudoSheetLayout *sheets,
            cairo_t         *cr,
            const char      *plain,
            double           x,
            double           y,
            double           share)
{
  return draw_within (sheets, cr, plain, x, y, share, 0);
}

/* Returns the number, from 1, of the sheet on which a block begins. */
static guint
sheet_of (LudoSheetLayout *sheets,
          int              block)
{
  for (guint i = 0; i < sheets->list->len; i++)
    {
      const LudoSheet *sheet = sheets->list->pdata[i];

      for (guint j = 0; j < sheet->pieces->len; j++)
        if ((int) g_array_index (sheet->pieces, LudoPiece, j).block == block)
          return i + 1;
    }

  return 0;
}

/* Draws the leader of a line of contents: dots, and the number of the sheet. */
static void
draw_leader (LudoSheetLayout *sheets,
             cairo_t         *cr,
             PangoLayout     *text,
             int              target,
             double           x,
             double           width,
             double           y)
{
  g_autofree char *number = g_strdup_printf ("%u", sheet_of (sheets,
                                                             target));
  PangoLayoutIter *iter = pango_layout_get_iter (text);
  PangoRectangle extents;
  double baseline;
  double end;
  double dots[] = { 0, 3.5 };

  while (pango_layout_iter_next_line (iter))
    ;
  pango_layout_iter_get_line_extents (iter, NULL, &extents);
  baseline = y + find_baseline (text, pango_layout_get_line_count (text) - 1);
  pango_layout_iter_free (iter);
  end = draw_small (sheets, cr, number, x + width, baseline, 1);
  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 0.7);
  cairo_set_dash (cr, dots, 2, 0);
  cairo_move_to (cr, x + (extents.x + extents.width) / (double) PANGO_SCALE
                       + 5, baseline);
  cairo_line_to (cr, x + width - end - 4, baseline);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_bullet (LudoSheetLayout *sheets,
             cairo_t         *cr,
             const LudoBlock *block,
             PangoLayout     *text,
             double           x,
             double           y)
{
  draw_small (sheets, cr, block->bullet,
              x - (g_str_equal (block->bullet, "•") ? 0.4 : 0.5)
                    * sheets->em,
              y + find_baseline (text, 0), 1);
}

/* Begins a link to the sheet of a block in a PDF, whose pages are the sheets of
 * this booklet alone. */
static void
begin_link (LudoSheetLayout *sheets,
            cairo_t         *cr,
            int              target)
{
  g_autofree char *where = g_strdup_printf ("page=%u", sheet_of (sheets,
                                                                 target));

  cairo_tag_begin (cr, CAIRO_TAG_LINK, where);
}

/* Returns: the name of what a text is in the structure of a PDF. */
static const char *
tag_of (const LudoBlock *block)
{
  static const char *const tags[] = { "P", "H1", "H2", "H3" };

  return tags[block->heading];
}

static void
draw_text (LudoSheetLayout *sheets,
           cairo_t         *cr,
           const LudoBlock *block,
           const LudoPiece *piece)
{
  for (int i = 0; i < sheets->n_languages; i++)
    {
      PangoLayout *text = block->layouts->pdata[i];
      double x, width, cell_width;

      ludo_sheet_layout_column (sheets, i, &x, &width);
      x += ludo_sheet_layout_cell_x (sheets, block, 0, width, &cell_width);
      if (piece->count[i] == 0)
        continue;
      cairo_tag_begin (cr, tag_of (block), NULL);
      if (block->target >= 0 && !sheets->unlinked)
        begin_link (sheets, cr, block->target);
      draw_lines (cr, text, x, piece->y, piece->first[i], piece->count[i]);
      if (block->bullet != NULL && piece->first[i] == 0)
        draw_bullet (sheets, cr, block, text, x, piece->y);
      if (block->target >= 0)
        draw_leader (sheets, cr, text, block->target, x, cell_width, piece->y);
      if (block->target >= 0 && !sheets->unlinked)
        cairo_tag_end (cr, CAIRO_TAG_LINK);
      cairo_tag_end (cr, tag_of (block));
    }
}

static void
draw_line (LudoSheetLayout *sheets,
           cairo_t         *cr,
           const LudoBlock *block,
           const LudoPiece *piece)
{
  PangoLayout *text = block->layouts->pdata[0];
  double x = sheets->side + block->indent * sheets->em;

  cairo_tag_begin (cr, tag_of (block), NULL);
  draw_lines (cr, text, x, piece->y, 0, pango_layout_get_line_count (text));
  if (block->bullet != NULL)
    draw_bullet (sheets, cr, block, text, x, piece->y);
  cairo_tag_end (cr, tag_of (block));
}

static void
draw_row (LudoSheetLayout *sheets,
          cairo_t         *cr,
          const LudoBlock *block,
          const LudoPiece *piece)
{
  double padding = ludo_sheet_layout_padding (sheets);
  double width = ludo_sheet_layout_text_width (sheets), x = sheets->side;
  const char *tag = block->head ? "TH" : "TD";

  cairo_tag_begin (cr, "TR", NULL);
  for (guint j = 0; j < block->cells[0]->len; j++)
    {
      PangoLayout *text = block->layouts->pdata[j];
      double cell_width;
      double left = x + ludo_sheet_layout_cell_x (sheets, block, j, width,
                                                  &cell_width);

      cairo_save (cr);
      cairo_translate (cr, left, 0);
      cairo_scale (cr, sheets->condense, 1);
      cairo_tag_begin (cr, tag, NULL);
      draw_lines (cr, text, 0, piece->y + padding, 0,
                  pango_layout_get_line_count (text));
      cairo_tag_end (cr, tag);
      cairo_restore (cr);
    }
  cairo_tag_end (cr, "TR");
  cairo_set_line_width (cr, block->head ? 1 : 0.4);
  cairo_move_to (cr, x + block->indent * sheets->em,
                 piece->y + piece->height);
  cairo_line_to (cr, x + width, piece->y + piece->height);
  cairo_stroke (cr);
}

static void
draw_map (LudoSheetLayout *sheets,
          cairo_t         *cr,
          const LudoBlock *block,
          const LudoPiece *piece,
          double           x)
{
  static const LudoColor black = LUDO_COLOR (0x000000);
  double width = ludo_sheet_layout_map_width (sheets, block);
  double size = sheets->em * 1.6;
  g_autoptr (GArray) pins = ludo_map_drawing_place_pins (block->map, width,
                                                         size);

  cairo_save (cr);
  cairo_translate (cr, x, piece->y);
  if (sheets->mono)
    ludo_booklet_begin_grey (cr, width, piece->height);
  ludo_map_drawing_draw (block->map, cr, width, pins, black, FALSE);
  if (sheets->mono)
    ludo_booklet_end_grey (cr, width, piece->height);
  ludo_map_drawing_draw_numbers (cr, sheets->context, pins, size);
  cairo_restore (cr);
}

/* Draws the bar at the left of a box, also through the gaps between its
 * blocks. */
static void
draw_bar (LudoSheetLayout *sheets,
          cairo_t         *cr,
          const LudoSheet *sheet,
          guint            index)
{
  const LudoPiece *piece = &g_array_index (sheet->pieces, LudoPiece, index);
  const LudoBlock *block = sheets->blocks->pdata[piece->block];
  double top = piece->y;
  double x, width;

  if (index > 0)
    {
      const LudoPiece *before = &g_array_index (sheet->pieces, LudoPiece,
                                                index - 1);
      const LudoBlock *above = sheets->blocks->pdata[before->block];

      if (above->box == block->box)
        top = before->y + before->height;
    }
  for (int i = 0; i < sheets->n_languages; i++)
    {
      ludo_sheet_layout_column (sheets, i, &x, &width);
      cairo_rectangle (cr, x, top, BOX_BAR * sheets->em,
                       piece->y + piece->height - top);
    }
  cairo_set_source_rgb (cr, 0.45, 0.45, 0.45);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
}

/* Returns: the last title that begins on sheet @index, or NULL */
static const char *
find_title (const LudoSheetLayout *sheets,
            guint                  index)
{
  const LudoSheet *sheet = sheets->list->pdata[index];

  for (guint i = sheet->pieces->len; i-- > 0;)
    {
      guint at = g_array_index (sheet->pieces, LudoPiece, i).block;
      const LudoBlock *block = sheets->blocks->pdata[at];

      if (block->title != NULL)
        return block->title;
    }

  return NULL;
}

char *
ludo_sheet_layout_dup_foot (const LudoSheetLayout *sheets,
                            guint                  index,
                            guint                 *number,
                            guint                 *n_sheets)
{
  const char *title = NULL;
  guint first = 0;
  guint end = sheets->list->len;

  if (sheets->name == NULL)
    for (guint i = index + 1; title == NULL && i-- > 0;)
      {
        title = find_title (sheets, i);
        if (title != NULL)
          first = i;
      }
  if (title != NULL)
    for (guint i = end; i-- > index + 1;)
      if (find_title (sheets, i) != NULL)
        end = i;
  *number = index - first + 1;
  *n_sheets = end - first;

  return title != NULL ? ludo_page_dup_plain (title) : g_strdup (sheets->name);
}

char *
ludo_sheet_layout_dup_legend (LudoSheetLayout *sheets,
                              guint            index)
{
  g_autofree char *words = ludo_sheet_layout_dup_text (sheets, index);
  g_autoptr (GString) legend = g_string_new (NULL);

  for (int i = 0; i < LUDO_READER_N_SURE; i++)
    {
      const char *sure = ludo_reader_sure_id (i);
      const char *mark = ludo_reader_sure_shape (sure);

      if (mark[0] == '\0' || strstr (words, mark) == NULL)
        continue;
      g_string_append_printf (
        legend, "%s%s\u00a0%s", legend->len > 0 ? "   " : "", mark,
        ludo_reader_sure (sheets->language % LUDO_PAGE_N_LANGUAGES, sure));
      if (sheets->language == LUDO_PAGE_N_LANGUAGES)
        g_string_append_printf (legend, " / %s",
                                ludo_reader_sure (LUDO_PAGE_ENGLISH, sure));
    }

  return legend->len > 0 ? g_string_free (g_steal_pointer (&legend), FALSE)
                         : NULL;
}

static void
draw_foot (LudoSheetLayout *sheets,
           cairo_t         *cr,
           guint            index)
{
  guint place, n_sheets;
  g_autofree char *name = ludo_sheet_layout_dup_foot (sheets, index, &place,
                                                      &n_sheets);
  /* A booklet is bound and has a list of contents; loose sheets get lost. */
  g_autofree char *number =
    sheets->contents < 0 ? g_strdup_printf ("%u/%u", place, n_sheets)
                         : g_strdup_printf ("%u", place);
  g_autofree char *legend = ludo_sheet_layout_dup_legend (sheets, index);
  double y = sheets->height - FOOT;
  double x, width;

  ludo_sheet_layout_column (sheets, 0, &x, &width);
  if (legend != NULL)
    draw_small (sheets, cr, legend,
                x + ludo_sheet_layout_text_width (sheets) / 2, y + LEGEND, 0.5);
  /* A title has no number. */
  if (sheets->bare || (sheets->contents >= 0 && index == 0))
    return;

  if (name != NULL)
    draw_within (sheets, cr, name, x, y, 0,
                 ludo_sheet_layout_text_width (sheets) - NUMBER * sheets->em);
  draw_small (sheets, cr, number,
              x + ludo_sheet_layout_text_width (sheets), y, 1);
}

void
ludo_sheet_layout_draw (LudoSheetLayout *sheets,
                        guint            index,
                        cairo_t         *cr)
{
  const LudoSheet *sheet;
  gboolean in_table = FALSE;
  double x, width;

  g_return_if_fail (sheets != NULL && cr != NULL);
  g_return_if_fail (index < sheets->list->len);

  sheet = sheets->list->pdata[index];
  ludo_sheet_layout_column (sheets, 0, &x, &width);
  width = ludo_sheet_layout_text_width (sheets);
  cairo_save (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (guint i = 0; i < sheet->pieces->len; i++)
    {
      const LudoPiece *piece = &g_array_index (sheet->pieces, LudoPiece, i);
      LudoBlock *block = sheets->blocks->pdata[piece->block];

      /* Rows that follow one another are a table. */
      if (in_table != (block->kind == LUDO_BLOCK_ROW))
        {
          if (in_table)
            cairo_tag_end (cr, "Table");
          else
            cairo_tag_begin (cr, "Table", NULL);
          in_table = !in_table;
        }
      if (block->box > 0)
        draw_bar (sheets, cr, sheet, i);
      cairo_set_source_rgb (cr, 0, 0, 0);
      if (block->kind == LUDO_BLOCK_TEXT)
        draw_text (sheets, cr, block, piece);
      else if (block->kind == LUDO_BLOCK_LINE)
        draw_line (sheets, cr, block, piece);
      else if (block->kind == LUDO_BLOCK_ROW)
        draw_row (sheets, cr, block, piece);
      else if (block->map != NULL)
        {
          cairo_tag_begin (cr, "Figure", NULL);
          draw_map (sheets, cr, block, piece, x);
          cairo_tag_end (cr, "Figure");
        }
      else if (block->figure != NULL)
        {
          cairo_tag_begin (cr, "Figure", NULL);
          cairo_save (cr);
          cairo_translate (cr, x, piece->y);
          ludo_booklet_figure_draw (block->figure, sheets->language, cr,
                                    sheets->context, sheets->font, width,
                                    sheets->em, sheets->mono);
          cairo_restore (cr);
          cairo_tag_end (cr, "Figure");
        }
    }
  if (in_table)
    cairo_tag_end (cr, "Table");
  cairo_set_source_rgb (cr, 0, 0, 0);
  draw_foot (sheets, cr, index);
  cairo_restore (cr);
}

char *
ludo_sheet_layout_dup_text (LudoSheetLayout *sheets,
                            guint            index)
{
  GString *words = g_string_new (NULL);
  const LudoSheet *sheet;

  g_return_val_if_fail (sheets != NULL, NULL);
  g_return_val_if_fail (index < sheets->list->len, NULL);

  sheet = sheets->list->pdata[index];
  for (guint i = 0; i < sheet->pieces->len; i++)
    {
      const LudoPiece *piece = &g_array_index (sheet->pieces, LudoPiece, i);
      const LudoBlock *block = sheets->blocks->pdata[piece->block];

      for (guint j = 0; block->layouts != NULL && j < block->layouts->len;
           j++)
        {
          PangoLayout *text = block->layouts->pdata[j];
          const char *plain = pango_layout_get_text (text);
          int n_lines = pango_layout_get_line_count (text);
          gboolean whole = block->kind != LUDO_BLOCK_TEXT;
          int first = whole ? 0 : piece->first[j];
          int end = whole ? n_lines : first + piece->count[j];

          for (int k = first; k < end; k++)
            {
              PangoLayoutLine *line = pango_layout_get_line_readonly (text,
                                                                      k);

              g_string_append_len (words, plain + line->start_index,
                                   line->length);
              g_string_append_c (words, '\n');
            }
        }
    }

  return g_string_free (words, FALSE);
}
