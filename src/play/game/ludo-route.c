/* ludo-route.c: finds the routes of one piece within a turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Legal plies are played on copies of the position.  Their traces show which
 * piece moved and where to, so that this file needs no rule of any game.
 */

#include "play/game/ludo-route.h"

#include <string.h>

#include "play/game/ludo-game.h"

/* RouteSearch: the routes found, with the position that each leads to. */
typedef struct
{
  const GameRules *rules;
  GArray *routes;               /* LudoRoute */
  GArray *ends;                 /* GameState after each route */
  int seat;
} RouteSearch;

/* Finds in @trace the event in which a piece of @seat moves by a die; @events
 * describes the game's own events.  Returns FALSE if there is none. */
static gboolean
read_step (const LudoEventInfo *events,
           const GameTrace     *trace,
           int                  seat,
           GameEvent           *step,
           gboolean            *hits)
{
  gboolean found = FALSE;

  *hits = FALSE;
  for (size_t i = 0; i < trace->n_events; i++)
    {
      const GameEvent *event = &trace->events[i];

      LudoEventFlags flags = ludo_event_info_get_flags (events, event->type);

      if (flags & LUDO_EVENT_HITS)
        *hits = TRUE;
      if (event->seat == seat && event->value > 0 && !found
          && (event->type == GAME_EVENT_ENTER
              || event->type == GAME_EVENT_MOVE
              || flags & LUDO_EVENT_STEPS))
        {
          *step = *event;
          found = TRUE;
        }
    }

  return found;
}

/* Returns whether a route that begins with the same die leads to the same
 * position @end.  If only routes that begin with other dice do, marks @route as
 * repeating them. */
static gboolean
is_known (RouteSearch     *search,
          LudoRoute       *route,
          const GameState *end)
{
  int last = route->n_moves - 1;

  for (guint i = 0; i < search->routes->len; i++)
    {
      const LudoRoute *other = &g_array_index (search->routes, LudoRoute, i);

      if (other->from == route->from && other->n_moves == route->n_moves
          && other->stops[last] == route->stops[last]
          && memcmp (&g_array_index (search->ends, GameState, i), end,
                     search->rules->state_size) == 0)
        {
          if (other->values[0] == route->values[0])
            return TRUE;
          route->repeats = TRUE;
        }
    }

  return FALSE;
}

/* Adds every route that is one step longer than @route, which leads to @state;
 * if @route is NULL, every route of one step. */
static void
add_longer_routes (RouteSearch     *search,
                   const LudoRoute *route,
                   const GameState *state)
{
  g_autofree GameMove *moves = g_new (GameMove, GAME_MOVES_MAX);
  int n_moves = search->rules->legal_moves (state, moves);
  int n = route != NULL ? route->n_moves : 0;

  for (int i = 0; i < n_moves; i++)
    {
      LudoRoute longer = { 0 };
      GameState end = *state;
      GameTrace trace = GAME_TRACE_INIT;
      GameEvent step = { 0 };
      gboolean hits, is_step;

      search->rules->apply (&end, moves[i], &trace);
      is_step = read_step (ludo_game_info_for (search->rules->id)->events,
                           &trace, search->seat, &step, &hits);
      game_trace_clear (&trace);
      if (!is_step || (n > 0 && step.from != route->stops[n - 1]))
        continue;

      if (n > 0)
        longer = *route;
      else
        longer.from = step.from;
      longer.moves[n] = moves[i];
      longer.stops[n] = step.to;
      longer.values[n] = step.value;
      longer.hits |= (guint) hits << n;
      longer.n_moves = n + 1;
      longer.repeats = FALSE;
      if (is_known (search, &longer, &end))
        continue;
      g_array_append_val (search->routes, longer);
      g_array_append_val (search->ends, end);
    }
}

GArray *
ludo_route_find_all (const GameRules *rules,
                     const GameState *state)
{
  g_autoptr (GArray) ends = NULL;
  GArray *routes;
  RouteSearch search;

  g_return_val_if_fail (rules != NULL && state != NULL, NULL);

  routes = g_array_new (FALSE, FALSE, sizeof (LudoRoute));
  /* Only games with dice have turns of several steps by one piece. */
  if (!rules->has_chance)
    return routes;

  ends = g_array_new (FALSE, FALSE, sizeof (GameState));
  search = (RouteSearch) { rules, routes, ends, rules->turn (state) };

  /* The loop also visits the routes that it adds, shorter ones first. */
  add_longer_routes (&search, NULL, state);
  for (guint i = 0; i < routes->len; i++)
    {
      LudoRoute route = g_array_index (routes, LudoRoute, i);
      GameState end = g_array_index (ends, GameState, i);

      if (route.n_moves < LUDO_ROUTE_STEPS_MAX
          && rules->turn (&end) == search.seat && !rules->at_chance (&end))
        add_longer_routes (&search, &route, &end);
    }

  return routes;
}
