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
