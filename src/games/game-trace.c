/* game-trace.c: the list of events that a move leaves behind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-rules.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "games/game-memory.h"

void
game_trace_push (GameTrace *trace,
                 GameEvent  event)
{
  if (trace == NULL)
    return;

  if (trace->n_events == trace->n_allocated)
    {
      trace->n_allocated = trace->n_allocated == 0 ? 16
                                                   : 2 * trace->n_allocated;
      trace->events = game_reallocate (trace->events, trace->n_allocated,
                                       sizeof *trace->events);
    }

  trace->events[trace->n_events++] = event;
}

const GameEvent *
game_trace_find (const GameTrace *trace,
                 int              type)
{
  for (size_t i = 0; trace != NULL && i < trace->n_events; i++)
    if (trace->events[i].type == type)
      return &trace->events[i];

  return NULL;
}

void
game_trace_clear (GameTrace *trace)
{
  free (trace->events);
  trace->events = NULL;
  trace->n_events = 0;
  trace->n_allocated = 0;
}

bool
game_error_set (GameError     *error,
                GameParseCode  code,
                size_t         offset,
                const char    *format,
                ...)
{
  va_list args;

  if (error == NULL)
    return false;

  error->code = code;
  error->offset = offset;
  va_start (args, format);
  vsnprintf (error->reason, sizeof error->reason, format, args);
  va_end (args);

  return false;
}
