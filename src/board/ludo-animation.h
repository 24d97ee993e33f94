/* ludo-animation.h: shows how a move went
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The game has the new position before the animation begins, and does not wait
 * for its end.  A tick runs only while something moves, so that an idle board
 * costs nothing.
 *
 * Step by step, only the first events of the trace are shown, as if the move
 * ended with them, until the next one is requested.
 */

#pragma once

#include <gtk/gtk.h>

#include "drawing/ludo-drawing.h"

/* LudoAnimation: part of the widget that shows it. */
typedef struct
{
  GtkWidget *widget;            /* borrowed: redrawn for each frame */
  /* Called when another move begins to be shown, and when none is any more. */
  void (*changed) (GtkWidget *widget);
  /* Called when @event begins to be shown, step by step; may be NULL. */
  void (*stepped) (GtkWidget *widget, const GameEvent *event);
  const LudoDrawing *drawing;   /* set with each game */
  double speed;                 /* 1 is normal */
  gboolean step_by_step;

  LudoMove *move;               /* owned: the move being shown, or NULL */
  GQueue queue;                 /* of LudoMove, owned: shown next */
  double time;                  /* seconds of the motion already shown */
  double duration;
  gint64 frame;                 /* the last frame's time, microseconds */
  gsize n_events;               /* of the trace, if step by step */
  gsize n_seen;                 /* events of the next move shown before */
  guint tick;                   /* 0 when nothing moves */
} LudoAnimation;

/* ludo_animation_show: shows the last @n_moves of @moves one after another, the
 * first from its event @n_seen on; a move that is still being shown ends at
 * once. */
void ludo_animation_show (LudoAnimation *self, GListModel *moves,
                          guint n_moves, gsize n_seen);

/* ludo_animation_show_part: shows @part, a part of a move that is not played
 * yet; a move that is still being shown ends at once. */
void ludo_animation_show_part (LudoAnimation *self, LudoMove *part);

/* ludo_animation_now: sets @trace (borrowed) to the events to show now.
 * Returns: the time since their beginning, in seconds */
double ludo_animation_now (const LudoAnimation *self, GameTrace *trace);

/* ludo_animation_is_stepping: whether the next event waits for
 * ludo_animation_step(). */
gboolean ludo_animation_is_stepping (const LudoAnimation *self);

/* ludo_animation_step: step by step, shows the next event.
 * Returns: FALSE when no move waits for it. */
gboolean ludo_animation_step (LudoAnimation *self);

/* ludo_animation_get_left: the seconds until all moves have been shown. */
double ludo_animation_get_left (const LudoAnimation *self);

/* ludo_animation_leave_out_first: skips the first event of the move that is
 * shown. */
void ludo_animation_leave_out_first (LudoAnimation *self);

/* ludo_animation_skip: ends the animation of all moves at once. */
void ludo_animation_skip (LudoAnimation *self);
