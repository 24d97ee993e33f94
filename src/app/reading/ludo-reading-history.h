/* ludo-reading-history.h: the pages that were read before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* LudoReadingHistory: places to go back and forward to, each an opaque
 * GVariant.  Begin with zeros; end with ludo_reading_history_clear(). */
typedef struct
{
  GQueue behind;                /* the pages before this one, the newest
                                 * first */
  GQueue ahead;                 /* the pages that going back has left */
} LudoReadingHistory;

/* ludo_reading_history_leave: saves @place (transfer full) before another page
 * is opened, other than by going back or forward. */
void ludo_reading_history_leave (LudoReadingHistory *self, GVariant *place);

/* ludo_reading_history_go: goes back or forward; there must be a place to go
 * to.
 * @place: (transfer full): the place that is left
 *
 * Returns: (transfer full): the place to go to. */
GVariant *ludo_reading_history_go (LudoReadingHistory *self, gboolean forward,
                                   GVariant *place);

/* ludo_reading_history_clear: forgets all places. */
void ludo_reading_history_clear (LudoReadingHistory *self);
