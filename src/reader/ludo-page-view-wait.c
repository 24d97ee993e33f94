/* ludo-page-view-wait.c: what has to wait until the page is laid out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-page-view-wait"

#include "config.h"

#include "reader/ludo-page-view-private.h"

/* What was made or scrolled since the last frame has its room in the frame
 * after the next tick. */
#define FRAMES 1

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  LudoLayoutWait *wait = data;

  if (wait->frames-- > 0)
    return G_SOURCE_CONTINUE;

  /* What follows may wait anew. */
  wait->tick = 0;
  wait->then (LUDO_PAGE_VIEW (widget));

  return G_SOURCE_REMOVE;
}

void
_ludo_page_view_begin_wait (LudoPageView   *self,
                            LudoLayoutWait *wait,
                            LudoLayoutThen  then)
{
  wait->frames = FRAMES;
  wait->then = then;
  if (wait->tick == 0)
    wait->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb,
                                               wait, NULL);
}

void
_ludo_page_view_extend_wait (LudoLayoutWait *wait)
{
  wait->frames = FRAMES;
}

void
_ludo_page_view_cancel_wait (LudoPageView   *self,
                             LudoLayoutWait *wait)
{
  if (wait->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), wait->tick);
  wait->tick = 0;
}
