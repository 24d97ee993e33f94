/* ludo-sheet-layout.h: lays blocks of text and figures out on sheets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Paragraphs break between lines, two of which stay together at either end;
 * rows and figures do not break; headings stay with what follows them.
 */

#pragma once

#include "atlas/ludo-map-drawing.h"
#include "print/ludo-booklet-figure.h"

typedef enum
{
  LUDO_BLOCK_SHEET,             /* the next block begins on a new sheet */
  LUDO_BLOCK_TEXT,
  LUDO_BLOCK_LINE,              /* of verse; as wide as the sheet */
  LUDO_BLOCK_ROW,               /* of a table */
  LUDO_BLOCK_FIGURE,
  LUDO_BLOCK_MAP,
} LudoBlockKind;

/* The columns of a table, which all its rows share. */
typedef struct
{
  int ref_count;
  guint n_columns;
  double *shares;               /* of the width, by column */
} LudoBookletTable;

/* LudoBlock: a paragraph, a row of a table, a figure or a map. */
typedef struct
{
  LudoBlockKind kind;
  double before;                /* the room above, in em of the text */
  double indent;                /* the room at the left, in em */
  double scale;                 /* of the font size; 1 for running text */
  int heading;                  /* 1 for a page's title, up to 3; 0: none */
  gboolean keep;                /* never the last on a sheet */
  gboolean keep_table;          /* the same, unless part_tables is set */
  guint box;                    /* blocks of one box share a number; 0: none */
  char *bullet;                 /* at the left of the text, or NULL */
  char *title;                  /* of a page, for the list of contents */

  /* Texts and rows, French or the only language first: markup by cell; rows
   * have one language and are as wide as the sheet */
  GPtrArray *cells[LUDO_PAGE_N_LANGUAGES];
  gboolean head;                /* of a table */
  LudoBookletTable *table;      /* a reference; NULL: one cell, full width */
  gint target;                  /* of a line of contents: the block, or -1 */

  LudoBookletFigure *figure;    /* owned */
  LudoMapDrawing *map;          /* owned */

  /* Laid out for a size of paper */
  GPtrArray *layouts;           /* PangoLayout, by language and cell */
  double height;
} LudoBlock;

/* A block, or some lines of one, on a sheet. */
typedef struct
{
  guint block;
  double y;                     /* from the top of the sheet */
  double height;
  int first[LUDO_PAGE_N_LANGUAGES];     /* lines of a text, by language */
  int count[LUDO_PAGE_N_LANGUAGES];
} LudoPiece;

typedef struct
{
  GArray *pieces;               /* LudoPiece */
} LudoSheet;

/* LudoSheetLayout: blocks, and the sheets of paper that they are laid out on.
 * All blocks are added first; ludo_sheet_layout_paginate() lays them out. */
typedef struct
{
  LudoPageLanguage language;
  int n_languages;              /* 1 or 2 */
  char *font;
  char *name;                   /* printed at the foot of every sheet; NULL:
                                 * the title that the sheet belongs to */
  gboolean mono;                /* black ink alone */
  gboolean part_tables;         /* short tables may break, too */
  gboolean wide;                /* lines may be as long as the paper is wide */
  gboolean unlinked;            /* its sheets are no pages of a PDF */
  gboolean bare;                /* no foot, and no numbers of notes */
  double side;                  /* the margins, in points */
  double top;
  double bottom;
  double cell_side;             /* the padding of a cell, in em */
  double condense;              /* the width of letters in rows; 1: the usual */
  double leading;               /* the distance of lines; 1: the usual */
  double size;                  /* of the text, in points; 0: chosen */
  int contents;                 /* the first block after the title, or -1 */
  PangoContext *context;
  GPtrArray *blocks;            /* LudoBlock */

  /* Set by ludo_sheet_layout_paginate(); in points */
  double width;
  double height;
  double em;                    /* the size of the text */
  double spread;                /* the kept share of the room above blocks */
  double foot;                  /* left free above the bottom margin */
  GPtrArray *list;              /* LudoSheet */
} LudoSheetLayout;

/* ludo_sheet_layout_new: creates a layout without blocks; @language and @font
 * as for ludo_booklet_new(). */
LudoSheetLayout *ludo_sheet_layout_new (LudoPageLanguage language,
                                        const char *font);

/* ludo_sheet_layout_free: frees @sheets with its blocks. */
void ludo_sheet_layout_free (LudoSheetLayout *sheets);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoSheetLayout, ludo_sheet_layout_free)

/* ludo_sheet_layout_add: adds a block at the end and returns it, borrowed. */
LudoBlock *ludo_sheet_layout_add (LudoSheetLayout *sheets, LudoBlockKind kind);

/* ludo_sheet_layout_move_last: moves the last block before block @index. */
void ludo_sheet_layout_move_last (LudoSheetLayout *sheets, guint index);

/* ludo_sheet_layout_paginate: as ludo_booklet_paginate(). */
guint ludo_sheet_layout_paginate (LudoSheetLayout *sheets, double width,
                                  double height);

/* ludo_sheet_layout_draw: as ludo_booklet_draw_page(). */
void ludo_sheet_layout_draw (LudoSheetLayout *sheets, guint index,
                             cairo_t *cr);

/* ludo_sheet_layout_dup_text: the text on sheet @index, line by line; free with
 * g_free(). */
char *ludo_sheet_layout_dup_text (LudoSheetLayout *sheets, guint index);

/* ludo_sheet_layout_dup_foot: returns the text at the foot of sheet @index: the
 * name of all sheets or else the title that the sheet belongs to.
 * @number: (out): the number of the sheet among those with this foot, from 1
 * @n_sheets: (out): how many have it
 *
 * Returns: (transfer full): NULL if the sheet has neither */
char *ludo_sheet_layout_dup_foot (const LudoSheetLayout *sheets, guint index,
                                  guint *number, guint *n_sheets);

/* ludo_sheet_layout_dup_legend: returns what the marks on sheet @index mean, or
 * NULL where there is none; free with g_free(). */
char *ludo_sheet_layout_dup_legend (LudoSheetLayout *sheets, guint index);

/* For drawing; all in points. */

/* ludo_sheet_layout_text_width: returns the width between the margins. */
double ludo_sheet_layout_text_width (const LudoSheetLayout *sheets);

/* ludo_sheet_layout_column: sets the left edge @x and the @width of the column
 * of @language, which counts from 0, the leftmost. */
void ludo_sheet_layout_column (const LudoSheetLayout *sheets, int language,
                               double *x, double *width);

/* ludo_sheet_layout_map_width: returns the width of a map, which leaves room on
 * its sheet for some of its list. */
double ludo_sheet_layout_map_width (const LudoSheetLayout *sheets,
                                    const LudoBlock *block);

/* ludo_sheet_layout_line_end: returns the lower edge of line @index of @text,
 * from the top of @text; 0 for -1. */
double ludo_sheet_layout_line_end (PangoLayout *text, int index);

/* ludo_sheet_layout_padding: returns the room above and below a cell. */
double ludo_sheet_layout_padding (const LudoSheetLayout *sheets);

/* ludo_sheet_layout_cell_x: returns the left edge of cell number @cell of a
 * row, from that of its column of @width.
 * @cell_width: (out): the width of the cell */
double ludo_sheet_layout_cell_x (const LudoSheetLayout *sheets,
                                 const LudoBlock *block, guint cell,
                                 double width, double *cell_width);
