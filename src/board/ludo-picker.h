/* ludo-picker.h: picks a move place by place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The drawing says by which places each legal move is picked.  In games with
 * dice, a piece may also go on with several numbers in a row, and a die may be
 * picked before the piece or after it.  No path begins another, so that a
 * complete path can be played at once.
 */

#pragma once

#include "drawing/ludo-drawing.h"
#include "play/game/ludo-route.h"

/* LudoCandidate: a legal move, or several moves of one piece in a row, with the
 * places to pick for it. */
typedef struct
{
  GameMove moves[LUDO_ROUTE_STEPS_MAX];
  int values[LUDO_ROUTE_STEPS_MAX];     /* the dice; 0 in games without */
  int stops[LUDO_ROUTE_STEPS_MAX];      /* the place after each move */
  int n_moves;
  guint hits;                   /* bit i: move i hits a piece */
  int path[LUDO_PATH_MAX];
  int n_path;
  gboolean with_die;            /* a die is among the places */
  gboolean repeats;             /* as in LudoRoute */
} LudoCandidate;

/* ludo_candidate_begins_with: whether the path of @self begins with the places
 * of @path. */
static inline gboolean
ludo_candidate_begins_with (const LudoCandidate *self,
                            const int           *path,
                            int                  n_path)
{
  return self->n_path >= n_path
         && memcmp (self->path, path, n_path * sizeof (int)) == 0;
}

/* LudoPicker: the places that a person has picked on a board. */
typedef struct
{
  gpointer board;               /* borrowed: for the two callbacks */
  /* Called when the picked places change. */
  void (*changed) (gpointer board);
  /* Called when no legal move has the picked path; @token is the path in
   * notation. */
  void (*refused) (gpointer board, const char *token);
  /* Called before `changed` when the picked places decide a part of a move. */
  void (*begun) (gpointer board);

  LudoGame *game;               /* borrowed, or NULL */
  const LudoDrawing *drawing;   /* of the game */
  gboolean interactive;         /* FALSE: nothing can be picked */

  GArray *candidates;           /* LudoCandidate, owned: of the position */
  int path[LUDO_PATH_MAX];      /* the places picked so far */
  int n_path;
  LudoMove *part;               /* owned, or NULL: the part of a move that the
                                 * path decides, which is shown but not played
                                 * yet */
  gboolean is_automatic;        /* the path was picked without a click, because
                                 * all legal moves begin at one place */
} LudoPicker;

/* ludo_picker_init: prepares @self, which is zero; free with
 * ludo_picker_clear(). */
void ludo_picker_init (LudoPicker *self);

/* ludo_picker_clear: frees the members that @self owns. */
void ludo_picker_clear (LudoPicker *self);

/* ludo_picker_restart: computes the legal moves of the position and drops the
 * picked places; picks a piece at once if it is the only one to move. */
void ludo_picker_restart (LudoPicker *self);

/* ludo_picker_get_state: returns the position without animation: that of the
 * game, or the one after the part of a move. */
const GameState *ludo_picker_get_state (const LudoPicker *self);

/* ludo_picker_can_act: returns whether the person at the board may act now. */
gboolean ludo_picker_can_act (const LudoPicker *self);

/* ludo_picker_can_pick: returns whether the picked places and @place are the
 * path of a legal move or the beginning of one. */
gboolean ludo_picker_can_pick (const LudoPicker *self, int place);

/* ludo_picker_pick: adds @place to the picked places.  If they are the path of
 * a legal move, plays it; if no path begins with them, refuses them, and drops
 * them unless they decide a part of a move.  To be called only while a person
 * is to move. */
void ludo_picker_pick (LudoPicker *self, int place);

/* ludo_picker_begin_drag: picks @place for a drag, if a path of at least two
 * places begins with it or continues the picked die. */
void ludo_picker_begin_drag (LudoPicker *self, int place);

/* ludo_picker_drop: ends a drag from @from on another place, @to, which chooses
 * among the moves from @from.  Plays that move or continues its pick, or
 * refuses @from, or the way from there to @to.  To be called only while a
 * person is to act. */
void ludo_picker_drop (LudoPicker *self, int from, int to);

/* ludo_picker_get_last: returns the place picked last, or -1. */
int ludo_picker_get_last (const LudoPicker *self);

/* ludo_picker_cancel: drops the places picked so far, if there are any. */
void ludo_picker_cancel (LudoPicker *self);

/* ludo_picker_mark: adds to @marks, which is indexed by place, the marks of the
 * picked places and of those that can be picked next. */
void ludo_picker_mark (const LudoPicker *self, guint8 *marks);

/* ludo_picker_label: fills @labels, of LudoLabel, with the number that leads to
 * each place which can be picked next, or with the sum of several dice where
 * @marks, indexed by place, has the pointer or the focus. */
void ludo_picker_label (const LudoPicker *self, const guint8 *marks,
                        GArray *labels);

/* ludo_picker_describe_target: returns in words which dice lead to @place, or
 * NULL; free with g_free(). */
char *ludo_picker_describe_target (const LudoPicker *self, int place);

/* ludo_picker_describe_moves: returns a sentence on the moves of the piece that
 * is picked or else of that on @place (-1: none), or else on the pieces that
 * can move; free with g_free(). */
char *ludo_picker_describe_moves (const LudoPicker *self, int place);

/* ludo_picker_explain_place: why @place, which is no cell, cannot be picked.
 * Returns: (transfer full) (nullable): a sentence; NULL if none is needed. */
char *ludo_picker_explain_place (const LudoPicker *self, int place);

/* ludo_picker_answer_act: why a person cannot act now or, if @throws, throw.
 * Returns: (transfer full): a sentence. */
char *ludo_picker_answer_act (const LudoPicker *self, gboolean throws);

/* ludo_picker_begins_move: returns whether the notation of a legal move begins
 * with @text, in upper or lower case. */
gboolean ludo_picker_begins_move (const LudoPicker *self, const char *text);

/* ludo_picker_begins_notation: returns whether the name of a place, or the
 * notation of a legal move, begins with @text, in upper or lower case. */
gboolean ludo_picker_begins_notation (const LudoPicker *self,
                                      const char       *text);

/* ludo_picker_read_move: sets @move to the legal move with the notation @text,
 * in upper or lower case; returns FALSE if there is none. */
gboolean ludo_picker_read_move (const LudoPicker *self, const char *text,
                                GameMove *move);
