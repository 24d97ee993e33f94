/* ludo-print.h: sheets of paper of every kind, to the millimetre
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drawing on a sheet is measured in millimetres from its upper left corner.
 * The printer, the preview and the files use the same drawing, so that they
 * look alike.
 */

#pragma once

#include <pango/pangocairo.h>

#include "content/ludo-library.h"
#include "content/ludo-page.h"
#include "learn/class/ludo-class.h"
#include "play/game/ludo-game.h"
#include "print/ludo-booklet.h"
#include "print/ludo-print-offset.h"

/* The margin of every sheet, in millimetres, which printers cannot print on. */
#define LUDO_PRINT_MARGIN 10.0

/* The smallest letters that there may be, in points, and those of small print,
 * which have a little more. */
#define LUDO_PRINT_SMALLEST 9.0
#define LUDO_PRINT_TEXT 9.5

/* The font of sheets that are no booklet. */
#define LUDO_PRINT_FONT "Sans"

#define LUDO_MM_PER_POINT (25.4 / 72)

/* How many grades of worksheets there are. */
#define LUDO_PRINT_N_GRADES 3

typedef enum
{
  LUDO_PRINT_KIT,
  LUDO_PRINT_WORKSHEET,
  LUDO_PRINT_KEY,               /* the answers to the worksheets */
  LUDO_PRINT_POSITION,
  LUDO_PRINT_RECORD,
  LUDO_PRINT_SCORE_SHEET,
  LUDO_PRINT_TALLY,
  LUDO_PRINT_EXERCISE,
  LUDO_PRINT_BOOKLET,
  LUDO_PRINT_CLASS_SHEET,       /* the worksheet of the class page alone */
  LUDO_PRINT_PLAN,              /* of a lesson */
  LUDO_PRINT_POEM,
  LUDO_PRINT_WORDS,             /* words and sentences to learn */
  LUDO_PRINT_EMPTY_BOARDS,
  LUDO_PRINT_TEST_SHEET,        /* does the printer keep sizes and sides? */
  LUDO_N_PRINT_KINDS,
} LudoPrintKind;

/* ludo_print_kind_name: the name of @kind on the command line, such as "kit";
 * static. */
const char *ludo_print_kind_name (LudoPrintKind kind);

/* ludo_print_kind_from_name: LUDO_N_PRINT_KINDS where no kind is called so. */
LudoPrintKind ludo_print_kind_from_name (const char *name);

/* LudoPieces: how the pieces of a kit are made. */
typedef enum
{
  LUDO_PIECES_QUICK,            /* flat, with straight cuts */
  LUDO_PIECES_GOOD,             /* folded and glued */
  LUDO_PIECES_LASTING,          /* stickers for pieces of wood */
  LUDO_N_PIECES,
} LudoPieces;

/* ludo_pieces_name: the name of @pieces on the command line; static. */
const char *ludo_pieces_name (LudoPieces pieces);

/* LudoPrintOptions: what is to be printed and how.  All pointers are borrowed;
 * NULL or 0 means a default. */
typedef struct
{
  const char *game_id;
  LudoPageLanguage language;    /* LUDO_PAGE_N_LANGUAGES: both */
  gboolean mono;                /* black ink alone */
  gboolean folded;              /* a booklet of half the size, to fold */
  gboolean large;               /* boards that take several sheets */
  const char *ruleset;          /* of a kit: the rules or the start, by its id;
                                 * NULL: the usual ones */
  LudoPieces pieces;            /* of a kit */
  gboolean fold_backs;          /* of a kit: beside their fronts, for printers
                                 * of one side */
  gboolean save_ink;            /* a kit in lines, with hardly a tint */
  double width;                 /* of the paper, in millimetres */
  double height;
  const char *font;
  LudoPrintOffset offset;       /* of the printer, which moves the backs */
  LudoLibrary *library;         /* where pages and puzzles are read;
                                 * needed */
  const char *const *pages;     /* of a booklet, NULL: the whole game; whose
                                 * questions a worksheet asks, or "puzzles",
                                 * NULL: new ones;
                                 * of exercises, NULL: the rules */
  guint grade;                  /* of a worksheet, 1 to LUDO_PRINT_N_GRADES, by
                                 * what it asks; 0: some of each */
  guint64 seed;                 /* decides what is chosen at random */
  guint copies;                 /* worksheets and exercises: a class set; kits:
                                 * as many sets, with letters */
  LudoGame *game;               /* whose position or record is printed, or
                                 * NULL: the start */
  const GameState *state;       /* asked about on a worksheet, or NULL */
  const LudoClass *class;       /* whose results are printed instead of any
                                 * kind, in one language, or NULL */
  gboolean names;               /* whether its pupils are named */
} LudoPrintOptions;

/* LudoPrint: sheets, ready to be drawn. */
typedef struct _LudoPrint LudoPrint;

/* LudoPrintDraw: draws a sheet; @index is the one that ludo_print_add() was
 * given. */
typedef void (*LudoPrintDraw) (LudoPrint *print, gpointer data, guint index,
                               cairo_t *cr);

/* ludo_print_new: Returns: (transfer full): NULL with @error, a sentence, where
 * there is nothing of this kind or the paper is too small. */
LudoPrint *ludo_print_new (LudoPrintKind kind, const LudoPrintOptions *options,
                           GError **error);

/* ludo_print_dup_title: (transfer full): what sheets of @kind are, in their own
 * language, or in both: "Chisolo – kit". */
char *ludo_print_dup_title (LudoPrintKind kind,
                            const LudoPrintOptions *options);

/* ludo_print_dup_file_name: (transfer full): the name of a file that has them:
 * "Chisolo – kit – français.pdf". */
char *ludo_print_dup_file_name (LudoPrintKind kind,
                                const LudoPrintOptions *options);

/* ludo_print_has_font: whether there is a font called @family; another stands
 * in for one that there is not. */
gboolean ludo_print_has_font (const char *family);

/* ludo_print_free: frees @print and the data that its sheets draw. */
void ludo_print_free (LudoPrint *print);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoPrint, ludo_print_free)

/* ludo_print_get_n_sheets: how many sheets @print has. */
guint ludo_print_get_n_sheets (const LudoPrint *print);

/* ludo_print_has_backs: whether any of the sheets is the back of another. */
gboolean ludo_print_has_backs (const LudoPrint *print);

/* ludo_print_get_problem: as ludo_booklet_get_problem(). */
const GError *ludo_print_get_problem (const LudoPrint *print);

/* ludo_print_draw: draws sheet @index, from 0, in points from 0, 0. */
void ludo_print_draw (LudoPrint *print, guint index, cairo_t *cr);

/* ludo_print_to_pdf: all the sheets as the contents of a PDF file.
 * Returns: (transfer full): NULL with @error when they cannot be painted. */
GBytes *ludo_print_to_pdf (LudoPrint *print, GError **error);

/* ludo_print_to_svg: the same for sheet @index alone. */
GBytes *ludo_print_to_svg (LudoPrint *print, guint index, GError **error);

/* For the files that add sheets: */

/* ludo_print_lay_out: lays @booklet out as it would be added.  Returns: on how
 * many sheets. */
guint ludo_print_lay_out (LudoPrint *print, LudoBooklet *booklet);

/* ludo_print_add_booklet: takes over @booklet and adds its sheets. */
void ludo_print_add_booklet (LudoPrint *print, LudoBooklet *booklet);

/* ludo_print_get_options: the options, with defaults filled in; borrowed. */
const LudoPrintOptions *ludo_print_get_options (const LudoPrint *print);

/* ludo_print_require_size: whether the paper is at least @width by @height, in
 * millimetres; @error says so if not. */
gboolean ludo_print_require_size (const LudoPrintOptions *options, int width,
                                  int height, GError **error);

/* ludo_print_add: adds a sheet.
 * @title: what the sheet is called in the contents of a file, or NULL */
void ludo_print_add (LudoPrint *print, const char *title, LudoPrintDraw draw,
                     gpointer data, guint index);

/* ludo_print_set_title: sets the title of sheet @index, from 0, in the place of
 * the one that it was added with; copied. */
void ludo_print_set_title (LudoPrint *print, guint index, const char *title);

/* ludo_print_turn_over: makes the sheet added last the back of the one before,
 * flipped on the long edge. */
void ludo_print_turn_over (LudoPrint *print);

/* ludo_print_number_sheets: writes its number and that of all at the foot of
 * each sheet, if there are several, so that loose ones can be put in order. */
void ludo_print_number_sheets (LudoPrint *print);

/* LUDO_PRINT_NUMBER: the width at the right of the foot that is left for the
 * number, in millimetres. */
#define LUDO_PRINT_NUMBER 16.0

/* ludo_print_own: keeps @data, which sheets draw, until @print is freed. */
void ludo_print_own (LudoPrint *print, gpointer data, GDestroyNotify destroy);

/* ludo_print_dup_text: the translation of @msgid into the language of the
 * sheets, both with @between between them where they speak both. */
char *ludo_print_dup_text (const LudoPrint *print, const char *msgid,
                           const char *between);

/* ludo_print_text: writes @text, of lines perhaps, @size points high; its
 * upper edge is at @y, and @align, 0 to 1, of its width lies left of @x.  It
 * is broken at @width where that is not 0.
 * @cr: NULL: the text is only measured
 * Returns: its height. */
double ludo_print_text (LudoPrint *print, cairo_t *cr, const char *text,
                        double x, double y, double width, double align,
                        double size, gboolean bold);

/* ludo_print_text_as: the same; @tag is what the text is in the structure of a
 * PDF, as "H1" or "P". */
double ludo_print_text_as (LudoPrint *print, cairo_t *cr, const char *tag,
                           const char *text, double x, double y, double width,
                           double align, double size, gboolean bold);
