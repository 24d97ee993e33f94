/* ludo-board-motion.c: the board shows how a move went
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The position is decided before anything moves, and nothing waits for it.
 * A tick runs only while something moves, so that an idle board costs
 * nothing.
 *
 * Step by step, only the beginning of the trace is shown, as if the move had
 * ended with its last event, until the next is asked for.
 */

#define G_LOG_DOMAIN "ludo-board-motion"

#include "config.h"

#include "board/ludo-board-private.h"

#include "board/ludo-widget-style.h"

/* Seconds: just short of the end, where an event is still being shown. */
#define INSTANT 1e-4

static double
duration_of (LudoBoard *self,
             LudoMove  *move)
{
  return self->drawing->duration (ludo_move_get_before (move),
                                  ludo_move_get_trace (move));
}

static double
event_duration (LudoBoard *self,
                gsize      event)
{
  const GameTrace *trace = ludo_move_get_trace (self->motion_move);
  const GameTrace one = { trace->events + event, 1, 0 };

  return self->drawing->duration (ludo_move_get_before (self->motion_move),
                                  &one);
}

static void
stop_tick (LudoBoard *self)
{
  if (self->motion_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->motion_tick);
  self->motion_tick = 0;
}

static gboolean tick_cb (GtkWidget     *widget,
                         GdkFrameClock *clock,
                         gpointer       data);

static void
start_tick (LudoBoard *self)
{
  self->motion_frame = 0;
  if (self->motion_tick == 0)
    self->motion_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self),
                                                      tick_cb, NULL, NULL);
}

double
_ludo_board_motion_now (LudoBoard *self,
                        GameTrace *trace)
{
  *trace = *ludo_move_get_trace (self->motion_move);
  if (self->step_by_step)
    trace->n_events = MIN (trace->n_events, self->motion_events);

  return CLAMP (self->motion_time, 0, self->motion_duration - INSTANT);
}

/* Goes on to the next event that can be seen; FALSE after the last. */
static gboolean
begin_step (LudoBoard *self)
{
  const GameTrace *trace = ludo_move_get_trace (self->motion_move);
  GameTrace shown = *trace;

  while (self->motion_events < trace->n_events)
    {
      double own = event_duration (self, self->motion_events);

      self->motion_events++;
      if (own <= 0)
        continue;

      shown.n_events = self->motion_events;
      self->motion_duration =
        self->drawing->duration (ludo_move_get_before (self->motion_move),
                                 &shown);
      self->motion_time = MAX (0, self->motion_duration - own);
      start_tick (self);
      return TRUE;
    }

  return FALSE;
}

static void
begin_motion (LudoBoard *self,
              LudoMove  *move)
{
  self->motion_move = g_object_ref (move);
  self->motion_time = 0;
  self->motion_duration = duration_of (self, move);
  self->motion_events = 0;
  if (!self->step_by_step || !begin_step (self))
    start_tick (self);
}

/* Goes on to the next move of the same hand, or comes to rest. */
static void
begin_next (LudoBoard *self)
{
  g_autoptr (LudoMove) next = g_queue_pop_head (self->motion_queue);

  g_clear_object (&self->motion_move);
  if (next != NULL)
    begin_motion (self, next);
  else
    stop_tick (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  _ludo_board_notify (self, LUDO_BOARD_PROP_MOVING);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  LudoBoard *self = LUDO_BOARD (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->motion_frame != 0)
    self->motion_time += (now - self->motion_frame) / (double) G_USEC_PER_SEC
                         * self->speed;
  self->motion_frame = now;
  gtk_widget_queue_draw (widget);

  if (self->motion_time < self->motion_duration)
    return G_SOURCE_CONTINUE;

  /* A step that has been shown waits for the next without a tick. */
  if (self->step_by_step)
    {
      self->motion_tick = 0;
      return G_SOURCE_REMOVE;
    }

  if (g_queue_is_empty (self->motion_queue))
    self->motion_tick = 0;
  begin_next (self);

  return self->motion_tick != 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void
_ludo_board_show_motion (LudoBoard *self,
                         guint      n_played)
{
  GListModel *moves = ludo_game_get_moves (self->game);
  guint n_moves = g_list_model_get_n_items (moves);
  guint n_shown = MIN (n_played, ludo_game_count_turn (self->game));

  ludo_board_skip_motion (self);
  if (!self->animate || !gtk_widget_get_mapped (GTK_WIDGET (self))
      || !ludo_widget_style_wants_motion (GTK_WIDGET (self)))
    return;

  /* The steps of a turn are shown one after another. */
  for (guint i = n_moves - n_shown; i < n_moves; i++)
    {
      LudoMove *move = g_list_model_get_item (moves, i);

      if (duration_of (self, move) > 0)
        g_queue_push_tail (self->motion_queue, move);
      else
        g_object_unref (move);
    }
  if (!g_queue_is_empty (self->motion_queue))
    begin_next (self);
}

gboolean
ludo_board_step (LudoBoard *self)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), FALSE);

  if (!ludo_board_get_stepping (self))
    return FALSE;

  /* Who is quicker than the showing sees its end at once. */
  if (!begin_step (self))
    begin_next (self);

  return TRUE;
}

gboolean
ludo_board_get_stepping (LudoBoard *self)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), FALSE);

  return self->motion_move != NULL && self->step_by_step;
}

double
ludo_board_get_motion_left (LudoBoard *self)
{
  double left;

  g_return_val_if_fail (LUDO_IS_BOARD (self), 0);

  if (self->motion_move == NULL)
    return 0;

  left = MAX (duration_of (self, self->motion_move) - self->motion_time, 0);
  for (GList *l = self->motion_queue->head; l != NULL; l = l->next)
    left += duration_of (self, l->data);

  return left / self->speed;
}

void
ludo_board_skip_motion (LudoBoard *self)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  g_queue_clear_full (self->motion_queue, g_object_unref);
  if (self->motion_move != NULL)
    begin_next (self);
}
