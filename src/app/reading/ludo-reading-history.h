/* ludo-reading-history.h: the pages that were read before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* LudoReadingHistory: places to go back and forward to, each a GVariant that
 * only its user reads.  Begin with zeros; end with
 * ludo_reading_history_clear(). */
typedef struct
{
  GQueue behind;                /* what was read before, the newest first */
  GQueue ahead;                 /* what was gone back from */
} LudoReadingHistory;

/* ludo_reading_history_leave: remembers @place, which it takes over, before a
 * page is opened that was not gone to. */
void ludo_reading_history_leave (LudoReadingHistory *self, GVariant *place);

/* ludo_reading_history_go: goes back or forward, where there is something to go
 * to.
 * @place: (transfer full): that is left
 *
 * Returns: (transfer full): the place that is gone to. */
GVariant *ludo_reading_history_go (LudoReadingHistory *self, gboolean forward,
                                   GVariant *place);

/* ludo_reading_history_clear: forgets all places. */
void ludo_reading_history_clear (LudoReadingHistory *self);
