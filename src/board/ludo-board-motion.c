/* ludo-board-motion.c: the board shows how a move went
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The position is decided before anything moves, and nothing waits for it.
 * A tick runs only while something moves, so that an idle board costs
 * nothing.
 */

#define G_LOG_DOMAIN "ludo-board-motion"

#include "config.h"

#include "board/ludo-board-private.h"

#include "board/ludo-look.h"

static void
end_motion (LudoBoard *self)
{
  if (self->motion_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->motion_tick);
  self->motion_tick = 0;
  g_clear_object (&self->motion_move);
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

  if (self->motion_time < self->motion_duration)
    {
      gtk_widget_queue_draw (widget);
      return G_SOURCE_CONTINUE;
    }

  self->motion_tick = 0;
  end_motion (self);

  return G_SOURCE_REMOVE;
}

void
_ludo_board_start_motion (LudoBoard *self,
                          LudoMove  *move)
{
  double duration;

  ludo_board_skip_motion (self);

  if (!self->animate || !gtk_widget_get_mapped (GTK_WIDGET (self))
      || !ludo_look_wants_motion (GTK_WIDGET (self)))
    return;

  duration = self->drawing->duration (ludo_move_get_before (move),
                                      ludo_move_get_trace (move));
  if (duration <= 0)
    return;

  self->motion_move = g_object_ref (move);
  self->motion_time = 0;
  self->motion_duration = duration;
  self->motion_frame = 0;
  self->motion_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self),
                                                    tick_cb, NULL, NULL);
  _ludo_board_notify (self, LUDO_BOARD_PROP_MOVING);
}

double
ludo_board_get_motion_left (LudoBoard *self)
{
  g_return_val_if_fail (LUDO_IS_BOARD (self), 0);

  if (self->motion_move == NULL)
    return 0;

  return MAX (self->motion_duration - self->motion_time, 0) / self->speed;
}

void
ludo_board_skip_motion (LudoBoard *self)
{
  g_return_if_fail (LUDO_IS_BOARD (self));

  if (self->motion_move != NULL)
    end_motion (self);
}
