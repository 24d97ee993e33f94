/* ludo-sheets.h: blocks of text and figures, set out on sheets of paper
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
  LUDO_BLOCK_SHEET,             /* what follows begins on a new sheet */
  LUDO_BLOCK_TEXT,
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

/* LudoBlock: a paragraph, a row, a figure: what the sheets are filled with,
 * from top to bottom. */
typedef struct
{
  LudoBlockKind kind;
  double before;                /* room above, in the size of the text */
  double indent;                /* likewise, at the left */
  double scale;                 /* of the letters, 1 for running text */
  gboolean keep;                /* never the last on a sheet */
  gboolean keep_table;          /* nor this, unless tables may be parted */
  guint box;                    /* blocks of one box share a number; 0: none */
  char *bullet;                 /* hangs at the left, or NULL */
  char *title;                  /* of a page, for the list of contents */

  /* Texts and rows, French or the only language first: markup by cell; rows
   * have one language and are as wide as the sheet */
  GPtrArray *cells[LUDO_PAGE_N_LANGUAGES];
  gboolean head;                /* of a table */
  LudoBookletTable *table;      /* a reference; NULL: one cell, full width */
  gint target;                  /* of a line of contents: the block, or -1 */

  LudoBookletFigure *figure;    /* owned */
  LudoMapDrawing *map;          /* owned */

  /* Set out for a size of paper */
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

/* LudoSheets: sheets of paper.  They are filled with blocks first and then set
 * out with ludo_sheets_paginate(). */
typedef struct
{
  LudoPageLanguage language;
  int n_languages;              /* 1 or 2 */
  char *font;
  char *name;                   /* at the foot of each sheet, or NULL: its
                                 * title */
  gboolean counted;             /* and how many there are */
  gboolean mono;                /* black ink alone */
  gboolean part_tables;         /* even short ones */
  gboolean bare;                /* no foot, and no numbers of notes */
  double side;                  /* the margins, in points */
  double top;
  double bottom;
  double size;                  /* of the text, in points; 0: as suits */
  int contents;                 /* the first block after the title, or -1 */
  PangoContext *context;
  GPtrArray *blocks;            /* LudoBlock */

  /* On paper */
  double width;
  double height;
  double em;
  GPtrArray *list;              /* LudoSheet */
} LudoSheets;

/* ludo_sheets_new: @language and @font as for ludo_booklet_new(). */
LudoSheets *ludo_sheets_new (LudoPageLanguage language, const char *font);

/* ludo_sheets_free: frees @sheets with their blocks. */
void ludo_sheets_free (LudoSheets *sheets);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoSheets, ludo_sheets_free)

/* ludo_sheets_add: a block at the end; borrowed. */
LudoBlock *ludo_sheets_add (LudoSheets *sheets, LudoBlockKind kind);

/* ludo_sheets_paginate: as ludo_booklet_paginate(). */
guint ludo_sheets_paginate (LudoSheets *sheets, double width, double height);

/* ludo_sheets_draw: as ludo_booklet_draw_page(). */
void ludo_sheets_draw (LudoSheets *sheets, guint index, cairo_t *cr);

/* ludo_sheets_dup_text: as ludo_booklet_dup_page_text(). */
char *ludo_sheets_dup_text (LudoSheets *sheets, guint index);

/* ludo_sheets_dup_foot: the text at the foot of sheet @index: the name of all
 * sheets or else the title that the sheet belongs to.
 * @number: (out): the number of the sheet among those with this foot
 *
 * Returns: (transfer full): NULL where there is neither */
char *ludo_sheets_dup_foot (const LudoSheets *sheets, guint index,
                            guint *number);

/* For drawing; all in points. */

/* ludo_sheets_text_width: the width of all the text on a sheet. */
double ludo_sheets_text_width (const LudoSheets *sheets);

/* ludo_sheets_column: the left edge @x and the @width of the column of
 * @language, numbered as on the sheet, from 0. */
void ludo_sheets_column (const LudoSheets *sheets, int language, double *x,
                         double *width);

/* ludo_sheets_map_width: the width of a map, which leaves room on its sheet for
 * some of its list. */
double ludo_sheets_map_width (const LudoSheets *sheets,
                              const LudoBlock *block);

/* ludo_sheets_line_end: the lower edge of line @index of @text, from the top of
 * @text; 0 for -1. */
double ludo_sheets_line_end (PangoLayout *text, int index);

/* ludo_sheets_baseline: the baseline of line @index, from the top of @text. */
double ludo_sheets_baseline (PangoLayout *text, int index);

/* ludo_sheets_cell_x: the left edge of cell number @cell of a row, from that of
 * its column of @width, and @cell_width: (out): the width of the cell. */
double ludo_sheets_cell_x (const LudoSheets *sheets, const LudoBlock *block,
                           guint cell, double width, double *cell_width);
