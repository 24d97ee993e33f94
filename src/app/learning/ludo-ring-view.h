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

/* ludo_ring_view_begin: shows the ring of the step of @run at its start, or
 * hides the view if the step has none. */
void ludo_ring_view_begin (LudoRingView *self, LudoLessonRun *run);

/* ludo_ring_view_update: lets the pupil sow the ring, except in a question with
 * options, because the ring would show the answer; there the next sowing is
 * shown once the answer is found. */
void ludo_ring_view_update (LudoRingView *self, LudoLessonRun *run);

/* ludo_ring_view_get_ring: what is shown now; borrowed. */
const LudoRing *ludo_ring_view_get_ring (LudoRingView *self);

/* ludo_ring_view_sow: ends the sowing that is being shown, or begins the
 * next. */
void ludo_ring_view_sow (LudoRingView *self);
