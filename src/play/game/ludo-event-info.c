/* ludo-event-info.c: what the program has to know of a game's own events
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/game/ludo-event-info.h"

LudoEventFlags
ludo_event_info_get_flags (const LudoEventInfo *events,
                           int                  type)
{
  for (; events != NULL && events->type != GAME_EVENT_NONE; events++)
    if (events->type == type)
      return events->flags;

  return 0;
}

guint
ludo_tally_count (const LudoTally *tally,
                  const GameTrace *trace,
                  int              seat)
{
  guint n = 0, n_pieces = 0;

  for (gsize i = 0; i < trace->n_events; i++)
    {
      const GameEvent *event = &trace->events[i];

      if (event->type != tally->type || event->seat != seat
          || (tally->value != 0 && event->value != tally->value))
        continue;
      n++;
      n_pieces += (guint) event->count;
    }

  if (tally->kind == LUDO_TALLY_PIECES)
    return n_pieces;

  return tally->kind == LUDO_TALLY_FURTHER && n > 0 ? n - 1 : n;
}
