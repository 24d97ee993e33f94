/* ludo-animation.c: shows how a move went
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board/ludo-animation.h"

/* Seconds before the end of an event, at which it is still being shown. */
#define INSTANT 1e-4

static double
duration_of (const LudoAnimation *self,
             LudoMove            *move)
{
  return self->drawing->schedule (ludo_move_get_before (move),
                                  ludo_move_get_trace (move), NULL);
}

/* Returns the time at which the first @n_events events of @move have been
 * shown. */
static double
time_after (const LudoAnimation *self,
            LudoMove            *move,
            gsize                n_events)
{
  const GameTrace *trace = ludo_move_get_trace (move);
  g_autofree LudoEventTime *times = g_new (LudoEventTime, trace->n_events);

  if (n_events == 0)
    return 0;
  self->drawing->schedule (ludo_move_get_before (move), trace, times);

  return times[n_events - 1].ends;
}

/* Returns the times of the last event of @trace, which must have one. */
static LudoEventTime
last_event_time (const LudoAnimation *self,
                 const GameTrace     *trace)
{
  g_autofree LudoEventTime *times = g_new (LudoEventTime, trace->n_events);

  self->drawing->schedule (ludo_move_get_before (self->move), trace, times);

  return times[trace->n_events - 1];
}

static gboolean tick_cb (GtkWidget     *widget,
                         GdkFrameClock *clock,
                         gpointer       data);

static void
start_tick (LudoAnimation *self)
{
  self->frame = 0;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (self->widget, tick_cb, self,
                                               NULL);
}

double
ludo_animation_now (const LudoAnimation *self,
                    GameTrace           *trace)
{
  *trace = *ludo_move_get_trace (self->move);
  if (self->step_by_step)
    trace->n_events = MIN (trace->n_events, self->n_events);

  return CLAMP (self->time, 0, self->duration - INSTANT);
}

/* Continues with the next visible event.  Returns FALSE after the last. */
static gboolean
begin_step (LudoAnimation *self)
{
  const GameTrace *trace = ludo_move_get_trace (self->move);
  GameTrace shown = *trace;

  while (self->n_events < trace->n_events)
    {
      LudoEventTime time;

      self->n_events++;
      shown.n_events = self->n_events;
      time = last_event_time (self, &shown);
      if (time.ends <= time.begins)
        continue;

      self->time = time.begins;
      self->duration = time.ends;
      start_tick (self);
      if (self->stepped != NULL)
        self->stepped (self->widget, &trace->events[self->n_events - 1]);
      return TRUE;
    }

  return FALSE;
}

static void
begin_motion (LudoAnimation *self,
              LudoMove      *move)
{
  self->move = g_object_ref (move);
  self->time = time_after (self, move, self->n_seen);
  self->duration = duration_of (self, move);
  self->n_events = self->n_seen;
  self->n_seen = 0;
  if (!self->step_by_step || !begin_step (self))
    start_tick (self);
}

/* Continues with the next move of the queue, or comes to rest. */
static void
begin_next (LudoAnimation *self)
{
  g_autoptr (LudoMove) next = g_queue_pop_head (&self->queue);

  g_clear_object (&self->move);
  if (next != NULL)
    begin_motion (self, next);
  else if (self->tick != 0)
    {
      gtk_widget_remove_tick_callback (self->widget, self->tick);
      self->tick = 0;
    }
  gtk_widget_queue_draw (self->widget);
  self->changed (self->widget);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  LudoAnimation *self = data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->frame != 0)
    self->time += (now - self->frame) / (double) G_USEC_PER_SEC * self->speed;
  self->frame = now;
  gtk_widget_queue_draw (widget);

  if (self->time < self->duration)
    return G_SOURCE_CONTINUE;

  /* A step that has been shown needs no tick while it waits for the next. */
  if (self->step_by_step)
    {
      self->tick = 0;
      return G_SOURCE_REMOVE;
    }

  if (g_queue_is_empty (&self->queue))
    self->tick = 0;
  begin_next (self);

  return self->tick != 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Clears the queue without a signal that the board rests, because it moves
 * again at once. */
static void
clear (LudoAnimation *self)
{
  g_queue_clear_full (&self->queue, g_object_unref);
  g_clear_object (&self->move);
}

void
ludo_animation_show_part (LudoAnimation *self,
                          LudoMove      *part)
{
  gboolean moved = self->move != NULL;

  clear (self);
  self->n_seen = 0;
  if (duration_of (self, part) > 0)
    g_queue_push_tail (&self->queue, g_object_ref (part));
  if (moved || !g_queue_is_empty (&self->queue))
    begin_next (self);
}

void
ludo_animation_show (LudoAnimation *self,
                     GListModel    *moves,
                     guint          n_moves,
                     gsize          n_seen)
{
  guint end = g_list_model_get_n_items (moves);
  gboolean moved = self->move != NULL;

  clear (self);
  self->n_seen = 0;
  for (guint i = end - n_moves; i < end; i++)
    {
      g_autoptr (LudoMove) move = g_list_model_get_item (moves, i);

      if (i > end - n_moves)
        n_seen = 0;
      if (duration_of (self, move) <= time_after (self, move, n_seen) + INSTANT)
        continue;
      if (g_queue_is_empty (&self->queue))
        self->n_seen = n_seen;
      g_queue_push_tail (&self->queue, g_steal_pointer (&move));
    }
  if (moved || !g_queue_is_empty (&self->queue))
    begin_next (self);
}

gboolean
ludo_animation_is_stepping (const LudoAnimation *self)
{
  return self->move != NULL && self->step_by_step;
}

gboolean
ludo_animation_step (LudoAnimation *self)
{
  if (!ludo_animation_is_stepping (self))
    return FALSE;

  /* A step by step move ends with its last event, even while that is being
   * shown. */
  if (!begin_step (self))
    begin_next (self);

  return TRUE;
}

void
ludo_animation_leave_out_first (LudoAnimation *self)
{
  GameTrace first;

  if (self->move == NULL)
    return;

  first = *ludo_move_get_trace (self->move);
  first.n_events = MIN (first.n_events, 1);
  if (self->step_by_step)
    begin_step (self);
  else if (first.n_events > 0)
    self->time = last_event_time (self, &first).ends;
}

double
ludo_animation_get_left (const LudoAnimation *self)
{
  double left;

  if (self->move == NULL)
    return 0;

  left = MAX (duration_of (self, self->move) - self->time, 0);
  for (GList *l = self->queue.head; l != NULL; l = l->next)
    left += duration_of (self, l->data);

  return left / self->speed;
}

void
ludo_animation_skip (LudoAnimation *self)
{
  g_queue_clear_full (&self->queue, g_object_unref);
  if (self->move != NULL)
    begin_next (self);
}
