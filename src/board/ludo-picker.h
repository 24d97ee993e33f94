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

/* LudoCandidate: a legal move, or several by the same piece one after another,
 * and the places that pick it. */
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
  gboolean repeats;             /* as LudoRoute */
} LudoCandidate;

/* LudoPicker: part of the board that it picks on. */
typedef struct
{
  gpointer board;               /* borrowed: for these */
  /* Called when other places are picked. */
  void (*changed) (gpointer board);
  /* Called when no legal move has the path that was picked, which @token
   * would write. */
  void (*refused) (gpointer board, const char *token);

  LudoGame *game;               /* borrowed, or NULL */
  const LudoDrawing *drawing;   /* of the game */
  gboolean interactive;         /* anything can be picked at all */

  GArray *candidates;           /* LudoCandidate, owned: of the position */
  int path[LUDO_PATH_MAX];      /* picked so far */
  int n_path;
  gboolean picked_itself;       /* nobody picked what is picked */
} LudoPicker;

/* ludo_picker_init: prepares @self, which is zero; free with
 * ludo_picker_clear(). */
void ludo_picker_init (LudoPicker *self);

/* ludo_picker_clear: frees the members that @self owns. */
void ludo_picker_clear (LudoPicker *self);

/* ludo_picker_restart: looks at the position anew, with nothing picked but the
 * piece that is picked by itself, if there is one. */
void ludo_picker_restart (LudoPicker *self);

/* ludo_picker_is_open: whether the person at the board may act now. */
gboolean ludo_picker_is_open (const LudoPicker *self);

/* ludo_picker_can_pick: whether some legal move's path goes on from what is
 * picked with @place. */
gboolean ludo_picker_can_pick (const LudoPicker *self, int place);

/* ludo_picker_pick: goes on with @place, plays the move that is whole then, or
 * refuses it.  Only while a person is to move. */
void ludo_picker_pick (LudoPicker *self, int place);

/* ludo_picker_begin_drag: picks @place for a drag, if a move of two places or
 * more can begin or go on there. */
void ludo_picker_begin_drag (LudoPicker *self, int place);

/* ludo_picker_cancel: drops the places picked so far, if there are any. */
void ludo_picker_cancel (LudoPicker *self);

/* ludo_picker_mark: adds to @marks, by place, the marks of the places that are
 * picked and of those that can be picked next. */
void ludo_picker_mark (const LudoPicker *self, guint8 *marks);

/* ludo_picker_label: fills @labels, of LudoLabel, with the numbers that reach
 * each place that can be picked next. */
void ludo_picker_label (const LudoPicker *self, GArray *labels);

/* ludo_picker_describe_target: the same of @place in words, or NULL; free with
 * g_free(). */
char *ludo_picker_describe_target (const LudoPicker *self, int place);
