/* test-zohn-ahl-turn.c: what may happen before the turn ends
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-fixture.h"

#include "games/zohn-ahl/rules/zohn-ahl-turn.h"

/* Positions of every ruleset in which most things can happen. */
static const char *const positions[] = {
  "- - 4 4 r -",
  "12 26 1 1 g -",
  "5 19 2 1 r g",
  "26 0 7 1 r -",
  "0 7 1 3 g r",
  "leaflet: 13 20 1 1 r -",
  "leaflet: 5 22 2 2 g r",
  "leaflet: 0 0 4 4 r -",
  "leaflet-cross: 5 19 1 1 r -",
  "leaflet-cross: 19 20 3 5 g -",
  "culin: 38 0 1 1 r -",
  "culin: 17 21 2 1 g -",
  "culin: 0 0 4 4 r -",
};

/* The events of a throw, found by comparing the positions before and after it;
 * the trace gives those that the positions do not show. */
static guint
what_happened (const GameState *before,
               const GameState *after,
               const GameTrace *trace)
{
  const ZohnAhlState *a = zohn_ahl_state (before);
  const ZohnAhlState *b = zohn_ahl_state (after);
  int seat = a->turn;
  guint events = 0;

  for (size_t i = 0; i < trace->n_events; i++)
    {
      const GameEvent *event = &trace->events[i];
      int space = zohn_ahl_board_steps (zohn_ahl_values (before), seat,
                                        event->from);

      if (event->type == ZOHN_AHL_EVENT_PAY)
        events |= event->seat == seat ? 1u << ZOHN_AHL_TURN_COUNTER_LOST
                                      : 1u << ZOHN_AHL_TURN_COUNTER_WON;
      if (event->type == ZOHN_AHL_EVENT_LAP)
        events |= 1u << ZOHN_AHL_TURN_LAP;
      if (event->type == ZOHN_AHL_EVENT_SENT_BACK && event->seat != seat
          && event->value == ZOHN_AHL_CAUSE_CAPTURE)
        events |= 1u << ZOHN_AHL_TURN_CAPTURE;
      if (event->type == ZOHN_AHL_EVENT_HAZARD
          || event->type == ZOHN_AHL_EVENT_CROSS)
        /* The creeks and dry branches come in this order on every board. */
        switch (space)
          {
          case 6: case 7:
            events |= 1u << ZOHN_AHL_TURN_NEAR_RAVINE;
            break;
          case 13: case 14: case 19:
            events |= 1u << ZOHN_AHL_TURN_NEAR_CREEK;
            break;
          case 20: case 21:
            events |= 1u << ZOHN_AHL_TURN_FAR_RAVINE;
            break;
          case 27:
            events |= 1u << ZOHN_AHL_TURN_FAR_CREEK;
            break;
          default:
            g_assert_not_reached ();
          }
    }
  if (b->counters[seat] == 0)
    events |= 1u << ZOHN_AHL_TURN_LOSE;
  if (b->counters[1 - seat] == 0)
    events |= 1u << ZOHN_AHL_TURN_WIN;
  if (trace->events[trace->n_events - 1].type == ZOHN_AHL_EVENT_THROW_AGAIN)
    events |= 1u << ZOHN_AHL_TURN_AGAIN;

  return events;
}

typedef struct
{
  double chances[ZOHN_AHL_N_TURN_EVENTS];
  double throws;
  double rest;                  /* of turns longer than were looked at */
} Counted;

/* Every way in which the sticks fall @depth times, one by one. */
static void
count (const GameState *state,
       guint            events,
       double           chance,
       int              depth,
       Counted         *counted)
{
  GameThrow throws[GAME_THROWS_MAX];
  int n = zohn_ahl_rules.throws (state, throws);

  if (depth == 0)
    {
      counted->rest += chance;
      return;
    }

  counted->throws += chance;
  for (int t = 0; t < n; t++)
    {
      GameTrace trace = GAME_TRACE_INIT;
      GameState next = *state;
      double part = chance * throws[t].weight / 16.0;
      guint happened, fresh;

      zohn_ahl_rules.apply (&next, throws[t].move, &trace);
      happened = what_happened (state, &next, &trace);
      fresh = happened & ~events;
      for (int event = 0; event < ZOHN_AHL_N_TURN_EVENTS; event++)
        if ((fresh & 1u << event) != 0)
          counted->chances[event] += part;
      if ((happened & 1u << ZOHN_AHL_TURN_AGAIN) != 0)
        count (&next, events | happened, part, depth - 1, counted);
      game_trace_clear (&trace);
    }
}

/* Under culin two throws of eight go on, so that the whole turn can be looked
 * at; elsewhere what is seen of it bounds the chances from both sides. */
static void
test_counted (void)
{
  guint n_seen[ZOHN_AHL_N_TURN_EVENTS] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      GameState state = fixture_position (&zohn_ahl_rules, positions[i]);
      gboolean culin = zohn_ahl_state (&state)->ruleset
                       == ZOHN_AHL_RULESET_CULIN;
      Counted counted = { 0 };
      ZohnAhlTurn turn;

      count (&state, 0, 1.0, culin ? 15 : 6, &counted);
      zohn_ahl_turn_solve (&state, &turn);
      g_assert_cmpfloat (counted.rest, <, culin ? 1e-13 : 0.04);
      for (int event = 0; event < ZOHN_AHL_N_TURN_EVENTS; event++)
        {
          g_assert_cmpfloat (turn.chances[event], >=,
                             counted.chances[event] - 1e-14);
          g_assert_cmpfloat (turn.chances[event], <=,
                             counted.chances[event] + counted.rest + 1e-14);
          if (turn.chances[event] > counted.rest)
            n_seen[event]++;
          if (!zohn_ahl_turn_can_happen (zohn_ahl_values (&state), event))
            g_assert_cmpfloat (turn.chances[event], <=, 0.0);
        }
      g_assert_cmpfloat (turn.throws, >=, counted.throws - 1e-14);
      if (culin)
        g_assert_cmpfloat_with_epsilon (turn.throws, counted.throws, 1e-12);
    }

  for (int event = 0; event < ZOHN_AHL_N_TURN_EVENTS; event++)
    g_assert_cmpuint (n_seen[event], >, 0);
}

/* The turns that are still going on: how many there are of each position with
 * what has happened in them. */
typedef struct
{
  GameState state;
  guint events;
  double chance;
} Part;

static void
add_part (GHashTable      *parts,
          const GameState *state,
          guint            events,
          double           chance)
{
  g_autofree char *text = fixture_text (&zohn_ahl_rules, state);
  char *key = g_strdup_printf ("%s %u", text, events);
  Part *part = g_hash_table_lookup (parts, key);

  if (part == NULL)
    {
      part = g_new0 (Part, 1);
      part->state = *state;
      part->events = events;
      g_hash_table_insert (parts, key, part);
    }
  else
    g_free (key);
  part->chance += chance;
}

/* Plays the next throw of all the turns that go on, and adds the events to
 * @counted. */
static GHashTable *
throw_all (GHashTable *parts,
           Counted    *counted)
{
  GHashTable *after = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                             g_free);
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, parts);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const Part *part = value;
      Counted once = { 0 };
      GameThrow throws[GAME_THROWS_MAX];
      int n = zohn_ahl_rules.throws (&part->state, throws);

      count (&part->state, part->events, part->chance, 1, &once);
      for (int event = 0; event < ZOHN_AHL_N_TURN_EVENTS; event++)
        counted->chances[event] += once.chances[event];
      counted->throws += once.throws;

      for (int t = 0; t < n; t++)
        {
          GameTrace trace = GAME_TRACE_INIT;
          GameState next = part->state;
          guint happened;

          zohn_ahl_rules.apply (&next, throws[t].move, &trace);
          happened = what_happened (&part->state, &next, &trace);
          if ((happened & 1u << ZOHN_AHL_TURN_AGAIN) != 0)
            add_part (after, &next, part->events | happened,
                      part->chance * throws[t].weight / 16.0);
          game_trace_clear (&trace);
        }
    }
  g_hash_table_unref (parts);

  return after;
}

/* To the end of the turn, the same positions taken together. */
static void
test_followed (void)
{
  enum { THROWS = 40 };

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      GameState state = fixture_position (&zohn_ahl_rules, positions[i]);
      GHashTable *parts = g_hash_table_new_full (g_str_hash, g_str_equal,
                                                 g_free, g_free);
      Counted counted = { 0 };
      ZohnAhlTurn turn;

      add_part (parts, &state, 0, 1.0);
      for (int n = 0; n < THROWS; n++)
        parts = throw_all (parts, &counted);
      g_hash_table_unref (parts);

      zohn_ahl_turn_solve (&state, &turn);
      /* (9/16)^40 of the turns go on; they have 16/7 more throws. */
      for (int event = 0; event < ZOHN_AHL_N_TURN_EVENTS; event++)
        g_assert_cmpfloat_with_epsilon (turn.chances[event],
                                        counted.chances[event], 2e-10);
      g_assert_cmpfloat_with_epsilon (turn.throws, counted.throws, 5e-10);
    }
}

/* By hand: from its start, under zohn-al, a side throws again with the sahe or
 * no mark, but four marks lead into the dry branch, which ends the turn. */
static void
test_by_hand (void)
{
  GameState state = fixture_position (&zohn_ahl_rules, "- - 4 4 r -");
  GameState over = fixture_position (&zohn_ahl_rules, "0 5 8 0 r -");
  ZohnAhlTurn turn;

  zohn_ahl_turn_solve (&state, &turn);
  g_assert_cmpfloat_with_epsilon (turn.chances[ZOHN_AHL_TURN_AGAIN], 0.5,
                                  1e-15);

  /* A piece a step before the north creek, with its last counter, loses by one
   * mark.  A piece ten steps on loses its counter elsewhere. */
  state = fixture_position (&zohn_ahl_rules, "culin: 18 0 1 1 r -");
  zohn_ahl_turn_solve (&state, &turn);
  g_assert_cmpfloat_with_epsilon (turn.chances[ZOHN_AHL_TURN_LOSE], 0.25,
                                  1e-15);
  g_assert_cmpfloat_with_epsilon (turn.chances[ZOHN_AHL_TURN_NEAR_CREEK],
                                  0.25, 1e-15);
  g_assert_cmpfloat_with_epsilon (turn.chances[ZOHN_AHL_TURN_AGAIN],
                                  2.0 / 16.0, 1e-15);
  g_assert_cmpint
    (zohn_ahl_turn_event_space (zohn_ahl_ruleset (ZOHN_AHL_RULESET_CULIN),
                                ZOHN_AHL_GREEN, ZOHN_AHL_TURN_NEAR_CREEK),
     ==, 21);
  g_assert_cmpint
    (zohn_ahl_turn_event_space (zohn_ahl_ruleset (ZOHN_AHL_RULESET_ZOHN_AL),
                                ZOHN_AHL_GREEN, ZOHN_AHL_TURN_NEAR_RAVINE),
     ==, 21);

  zohn_ahl_turn_solve (&over, &turn);
  for (int event = 0; event < ZOHN_AHL_N_TURN_EVENTS; event++)
    g_assert_cmpfloat (turn.chances[event], <=, 0.0);
  g_assert_cmpfloat (turn.throws, <=, 0.0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zohn-ahl/turn/counted", test_counted);
  g_test_add_func ("/zohn-ahl/turn/followed", test_followed);
  g_test_add_func ("/zohn-ahl/turn/by-hand", test_by_hand);

  return g_test_run ();
}
