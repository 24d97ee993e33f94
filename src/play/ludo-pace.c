/* ludo-pace.c: when the computer plays what it has found
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "ludo-pace"

#include "config.h"

#include "play/ludo-pace.h"

#include "games/game-rules.h"

guint
ludo_pace_for (guint pace,
               int   n_choices)
{
  guint doublings = 0;

  if (n_choices == 1)
    return pace / 2;

  /* From two moves to the most that a position can have, ten doublings. */
  while (n_choices > 1)
    {
      n_choices /= 2;
      doublings++;
    }

  return pace + (guint) ((guint64) pace * MIN (doublings, 10) / 10);
}

guint
ludo_pace_wait (gint64 since,
                gint64 now,
                guint  pace,
                gint64 not_before)
{
  gint64 due = MAX (since + (gint64) pace * 1000, not_before);

  return due > now ? (guint) MIN ((due - now + 999) / 1000, G_MAXUINT / 2) : 0;
}
