/* ludo-ring.h: holes in a ring, which are sown on and on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#define LUDO_RING_HOLES_MAX 12
#define LUDO_RING_STONES_MAX 60

/* LudoRing:
 *
 * Holes in which stones lie, the first following the last.  A sowing takes up
 * the stones of a hole and drops them one by one into the holes that follow.
 * If the last falls into a hole that held some, that hole is sown next.  The
 * first sowing is that of the first hole.
 */
typedef struct
{
  int n_holes;                  /* 0: there is no ring */
  int stones[LUDO_RING_HOLES_MAX];
  int next;                     /* the hole that is sown next, -1: none */
  int hand;                     /* stones taken up and not dropped yet */
  int at;                       /* where the hand is, if it is not empty */
  int n_sowings;                /* that have ended */
} LudoRing;

/* ludo_ring_parse: reads @text, the stones of 2 to LUDO_RING_HOLES_MAX holes
 * with blanks between, as "2 0 1 0 2 1", into @self.  Returns: FALSE if it is
 * no such text, if the first hole is empty, or if there are more than
 * LUDO_RING_STONES_MAX stones; @self is undefined then. */
gboolean ludo_ring_parse (LudoRing *self, const char *text);

/* ludo_ring_step: takes up the stones of the next hole, or drops one stone.
 * Returns: FALSE if there is nothing more to sow. */
gboolean ludo_ring_step (LudoRing *self);

/* ludo_ring_sow: ends the sowing that was begun, or makes the next one.
 * Returns: FALSE if there is nothing more to sow. */
gboolean ludo_ring_sow (LudoRing *self);

/* ludo_ring_count_sowings: the number of sowings after which the ring, at rest,
 * is as it is now for the first time, and the same hole is next; -1 if it never
 * is. */
int ludo_ring_count_sowings (const LudoRing *self);
