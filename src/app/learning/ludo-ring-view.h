/* ludo-ring-view.h: a ring of holes that the pupil sows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "learn/run/ludo-lesson-run.h"

/* LudoRingView:
 *
 * Shows a LudoRing and, while that is allowed, makes a sowing for each click or
 * Return, stone by stone where animations are on.  Its accessible name says
 * what lies in the ring.
 *
 * Signal: "sown" (const char *words): a sowing has ended, and the ring is now
 * as @words say
 */
#define LUDO_TYPE_RING_VIEW (ludo_ring_view_get_type ())
G_DECLARE_FINAL_TYPE (LudoRingView, ludo_ring_view, LUDO, RING_VIEW, GtkWidget)

/* ludo_ring_view_new: (transfer floating): a view without a ring, hidden. */
GtkWidget *ludo_ring_view_new (void);

/* ludo_ring_view_begin: shows the ring of the step of @run as it is at first;
 * without one the view is hidden. */
void ludo_ring_view_begin (LudoRingView *self, LudoLessonRun *run);

/* ludo_ring_view_update: lets the pupil sow the ring, but not to answer a
 * question with options, whose answer would then be seen: once that is found,
 * the next sowing is shown. */
void ludo_ring_view_update (LudoRingView *self, LudoLessonRun *run);

/* ludo_ring_view_get_ring: what is shown now; borrowed. */
const LudoRing *ludo_ring_view_get_ring (LudoRingView *self);

/* ludo_ring_view_sow: ends the sowing that is being shown, or begins the
 * next. */
void ludo_ring_view_sow (LudoRingView *self);
