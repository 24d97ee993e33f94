/* ludo-kit.h: a game to cut out, in true size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One LudoKit a game, in src/games/<game>/drawing/<game>-kit.c.  All lengths
 * are in millimetres.
 */

#pragma once

#include "drawing/ludo-drawing.h"
#include "print/ludo-print.h"

/* LudoKitBrush: a sheet that parts are drawn on, and how. */
typedef struct
{
  LudoPrint *print;
  cairo_t *cr;
  gboolean mono;                /* black ink alone: patterns for colours */
  gboolean back;                /* of the sheet */
  int ruleset;                  /* that is played with the parts */
  gboolean save_ink;            /* lines, with hardly a tint */
  const char *letter;           /* of the set, or NULL if there is only one */
} LudoKitBrush;

/* LUDO_KIT_PIECES_BIT: the bit of a LudoPieces in a pieces_mask. */
#define LUDO_KIT_PIECES_BIT(pieces) (1u << (pieces))

/* LudoNet: a body unfolded (ludo-kit-parts.h). */
typedef struct _LudoNet LudoNet;

/* LudoKitWork: what a pair of scissors and a tube of glue have to do. */
typedef struct
{
  double cut;                   /* in millimetres */
  int folds;
  int tabs;                     /* to glue */
} LudoKitWork;

/* LudoKitBoxItem: things that lie in the box, all of one size, in
 * millimetres. */
typedef struct
{
  int n;
  double width;
  double depth;
  double height;
} LudoKitBoxItem;

/* LudoKitPart: pieces to cut out that are alike in size. */
typedef struct _LudoKitPart
{
  const char *title;            /* of their sheets; N_(); those of one title
                                 * share them */
  const char *note;             /* what to do with them; N_(), or NULL */
  const char *what;             /* what these are and how many; N_(); in it and
                                 * in `tool`, %d is packed.n */
  const char *tool;             /* needed besides scissors and glue; N_(), or
                                 * NULL */
  guint pieces_mask;            /* that they are cut out for; 0: all */
  double width;
  double height;
  int n;
  gboolean two_sided;           /* drawn on the back of the sheet as well */
  gboolean folded;              /* takes the place of the two-sided part where
                                 * the sheet is folded for its backs */
  gboolean lettered;            /* each has the letter of its set on the back */
  LudoKitBoxItem packed;        /* what of them goes into the box, with what
                                 * they are glued on */
  gboolean joined;              /* they touch, so that neighbours share a cut */
  double shared;                /* the part of their height by which they reach
                                 * into their next row */
  gboolean extra;               /* can be left out: its time is named by
                                 * itself */

  /* Changes how many there are, or how they lie on their sheet, to what
   * @ruleset needs; NULL where that is the same for all. */
  void (*fit) (struct _LudoKitPart *part, int ruleset);

  /* The work of one piece, used where it is neither joined nor has a net. */
  double cut;
  int folds;
  int tabs;
  gboolean forward;             /* some folds join the printed sides */
  const LudoNet *net;
  double size;                  /* of the net's unit */

  /* Draws piece @index into 0, 0, width, height: what lies outside is cut
   * off.  The back is drawn as it is seen when one looks at it. */
  void (*draw) (const LudoKitBrush *brush, int index);
} LudoKitPart;

/* LudoKitBoard: the part of the game's own drawing that is the board, and its
 * size on paper. */
typedef struct
{
  const char *title;            /* N_() */
  const char *note;             /* its size in words; N_(), one %s: the pitch */
  int ruleset;                  /* -1: of none, so that no kit has the board */
  double scene_width;           /* of the whole drawing, in its pixels */
  double scene_height;
  int first;                    /* its places, first to last, are the board */
  int last;
  double around[4];             /* margins around them that belong to the
                                 * board: left, above, right, below, in cells */
  int cell;                     /* the middles of these two places are one */
  int next;                     /* cell apart */
  double pitch;                 /* of a cell where the board is on one sheet */
  double large_pitch;           /* and where it is on several */
  guint large_pieces_mask;      /* of the pieces that need it large */
} LudoKitBoard;

/* LudoKitStep: what to do before the first move. */
typedef struct
{
  guint pieces_mask;            /* as those of a part */
  const char *text;             /* N_() */
} LudoKitStep;

typedef struct _LudoKit
{
  const char *game_id;
  const LudoKitBoard *boards;
  int n_boards;
  /* Returns: the board of a position that needs another than `boards`, else
   * NULL.  NULL if no position does. */
  const LudoKitBoard *(*find_board) (const GameState *state);

  const LudoKitBoard *beside;   /* a sheet of a position for the pieces that are
                                 * not on its board, or NULL */
  const LudoKitPart *parts;
  int n_parts;

  const LudoKitStep *steps;     /* how the game is set up, in their order */
  int n_steps;

  /* Draws into the empty board how the game begins, which is the scene's state,
   * and the places that the rules name: light, so that the pieces are seen on
   * it.  @tint is the share of their colours in the paper's, 0 to 1. */
  void (*draw_start) (cairo_t *cr, const LudoScene *scene, double tint);

  /* Draws the way of each side over the board and says what happens where, into
   * 0, 0 and the size of @area; NULL in games whose rules need no such
   * sheet. */
  void (*draw_route) (LudoPrint *print, cairo_t *cr, const GameConfig *config,
                      const LudoRect *area);

  const char *rules;            /* the sections of the rules that a player must
                                 * know, by their ids, with blanks between */

  const char *signs;            /* the meaning of a sign in its drawings that no
                                 * rule gives; N_(), or NULL */
  gboolean sign_begins;         /* the sign is seen where the game begins */

  /* Names a move that shows how moves are written, if its usual name depends on
   * the position; free with g_free().  NULL: it does not. */
  char *(*name_example) (const GameState *state, GameMove move);

  const char *place_names;      /* the id of the rules' sentence on places whose
                                 * names a small board lacks, or NULL */

  /* Adds to the rules what each throw of @ruleset is worth, instead of their
   * table of the throws; NULL: that table stays. */
  void (*add_throws) (LudoBooklet *booklet, int ruleset);

  const char *curve;            /* what the curve of a record counts of each
                                 * side, by the name that LudoGameInfo.measure
                                 * knows, or NULL */
  const char *curve_label;      /* the same in words; N_() */

  /* Sets @name to the translated name of the row of a tally sheet that counts
   * the throw @move; free with g_free().  Returns: the number of the row, by
   * which rows are sorted; throws that count as the same share one.  NULL where
   * the game has no throws. */
  int (*describe_throw) (const GameState *state, GameMove move, char **name);
} LudoKit;

/* ludo_kit_add: the sheets of a kit; FALSE with @error as ludo_print_new(). */
gboolean ludo_kit_add (LudoPrint *print, GError **error);

/* ludo_kit_add_position: adds the board in true size, with the pieces of the
 * game of the options.  Returns: as ludo_kit_add(). */
gboolean ludo_kit_add_position (LudoPrint *print, GError **error);

/* ludo_kit_area: @area: (out): the part of a sheet that pieces are cut from,
 * between the text above and the bar below, in millimetres. */
void ludo_kit_area (const LudoPrintOptions *options, LudoRect *area);

/* In millimetres: the room above what is cut out; in it, the room above the
 * note and the least below the note; the room below what is cut out; and beside
 * it, for half of a line. */
#define LUDO_KIT_HEAD 15.0
#define LUDO_KIT_NOTE 5.0
#define LUDO_KIT_BELOW_NOTE 1.5
#define LUDO_KIT_FOOT 10.5
#define LUDO_KIT_EDGE 0.5

/* LUDO_KIT_TINT: the most that a tint has of its colour where ink is saved. */
#define LUDO_KIT_TINT 0.1

/* LUDO_KIT_OVERLAP: how far two glued sheets of a board overlap. */
#define LUDO_KIT_OVERLAP 10.0

/* The bar that shows whether a sheet was printed in its true size. */
#define LUDO_KIT_BAR 50.0
