/* ludo-booklet-private.h: what the files of the booklet share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "drawing/ludo-drawing.h"
#include "atlas/ludo-map-drawing.h"
#include "print/ludo-booklet.h"

G_BEGIN_DECLS

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
  int holders;
  guint n_columns;
  double *shares;               /* of the width, by column */
} LudoBookletTable;

/* A position, and another after its moves. */
typedef struct
{
  const LudoDrawing *drawing;
  GameState states[2];
  int n_states;
  GameTrace trace;              /* of the last move; owned */
  guint8 marks[LUDO_PLACES_MAX];
} LudoBookletFigure;

/* LudoBlock: a paragraph, a row, a figure: what the sheets are filled with,
 * from top to bottom. */
typedef struct
{
  LudoBlockKind kind;
  double before;                /* room above, in the size of the text */
  double indent;                /* likewise, at the left */
  double scale;                 /* of the letters, 1 for running text */
  gboolean keep;                /* never the last on a sheet */
  guint box;                    /* blocks of one box share a number; 0: none */
  char *bullet;                 /* hangs at the left, or NULL */
  char *title;                  /* of a page, for the list of contents */

  /* Texts and rows, French or the only language first: markup by cell */
  GPtrArray *cells[LUDO_PAGE_N_LANGUAGES];
  gboolean head;                /* of a table */
  LudoBookletTable *table;      /* held; NULL: one cell as wide as all */
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

/* An answer that waits for the end. */
typedef struct
{
  char *label;                  /* "3." */
  const LudoPageNode *page;     /* borrowed; held by the booklet */
  const LudoPageNode *answer;
} LudoBookletAnswer;

struct _LudoBooklet
{
  LudoPageLanguage language;
  int n_languages;              /* 1 or 2 */
  char *font;
  char *name;                   /* at the foot of each sheet, or NULL */
  GError *problem;              /* of a page of the reader's own, or NULL */
  PangoContext *context;

  GPtrArray *pages;             /* LudoPageNode, held */
  GPtrArray *blocks;            /* LudoBlock */
  GPtrArray *notes;             /* const char *: sources by their number */
  GPtrArray *answers;           /* LudoBookletAnswer */
  guint n_boxes;
  guint n_figures;
  guint n_questions;
  int contents;                 /* the first block after the title, or -1 */

  /* On paper */
  double width;
  double height;
  double em;
  GPtrArray *sheets;            /* LudoSheet */
};

/* ludo-booklet-flow.c */
LudoBlock *_ludo_booklet_add_block (LudoBooklet *booklet, LudoBlockKind kind);

/* Adds a text, each part NULL or markup; takes nothing. */
LudoBlock *_ludo_booklet_add_text (LudoBooklet *booklet, const char *french,
                                   const char *english);
void _ludo_booklet_add_heading (LudoBooklet *booklet, char *const *titles,
                                int level);
gboolean _ludo_booklet_add_node (LudoBooklet *booklet,
                                 const LudoPageNode *page,
                                 const LudoPageNode *node, GError **error);
/* The sentences under @node that are in @language, as markup. */
char *_ludo_booklet_sentences (LudoBooklet *booklet, const LudoPageNode *node,
                               int language);

/* ludo-booklet-figure.c */
LudoBookletFigure *_ludo_booklet_figure_new (const LudoPageNode *page,
                                             const LudoPageNode *figure,
                                             GError **error);
void _ludo_booklet_figure_free (LudoBookletFigure *figure);
double _ludo_booklet_figure_height (const LudoBookletFigure *figure,
                                    double width, double em);
void _ludo_booklet_figure_draw (LudoBookletFigure *figure,
                                LudoPageLanguage language, cairo_t *cr,
                                PangoContext *context, const char *font,
                                double width, double em);

/* ludo-booklet-sheets.c */
double _ludo_booklet_text_width (const LudoBooklet *booklet);
/* Where the columns of the languages begin and how wide they are. */
void _ludo_booklet_column (const LudoBooklet *booklet, int language,
                           double *x, double *width);
/* How wide a map is, which leaves room for some of its list. */
double _ludo_booklet_map_width (const LudoBooklet *booklet,
                                const LudoBlock *block);
/* The lower edge of line @index of @text, in points; 0 for -1. */
double _ludo_booklet_line_end (PangoLayout *text, int index);
/* Where the letters of line @index stand. */
double _ludo_booklet_baseline (PangoLayout *text, int index);
/* Where each cell of a row is within its column. */
double _ludo_booklet_cell_x (const LudoBooklet *booklet,
                             const LudoBlock *block, guint cell,
                             double width, double *cell_width);

G_END_DECLS
