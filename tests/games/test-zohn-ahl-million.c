/* test-zohn-ahl-million.c: a million games against the exact chances
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * With arguments, RULESET COUNTERS GAMES SEED, it plays other games than the
 * test does and shows by how many standard errors each number is out.
 */

#include "games-fixture.h"

#include <math.h>

#include "games/zohn-ahl/rules/zohn-ahl-length.h"
#include "games/zohn-ahl/rules/zohn-ahl-play.h"
#include "games/zohn-ahl/rules/zohn-ahl-turn.h"

/* The parts of all games whose lengths are compared. */
static const double parts[] = { 0.1, 0.25, 0.5, 0.75, 0.9, 0.99, 0.999 };

#define N_PARTS G_N_ELEMENTS (parts)

typedef struct
{
  guint n_games;
  guint n_red;
  double sum;                   /* of the lengths, and of their squares */
  double sum_squares;
  guint n_within[N_PARTS];
} Played;

/* Four fair sticks fall in sixteen ways: which throw each of them is. */
static void
lay_out (GameMove ways[16])
{
  guint n = 0;

  for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
    for (int i = 0; i < zohn_ahl_sticks[t].weight; i++)
      ways[n++] = zohn_ahl_throw (t);
  g_assert_cmpuint (n, ==, 16);
}

/* Plays one game to its end.  Returns how many throws it took. */
static guint
play (ZohnAhlState   *state,
      const GameMove *ways,
      GameRng        *rng)
{
  guint n = 0;

  for (guint64 drawn = 0; state->counters[0] != 0 && state->counters[1] != 0;
       drawn >>= 4, n++)
    {
      if (n % 16 == 0)
        drawn = game_rng_next (rng);
      zohn_ahl_apply_throw (zohn_ahl_ruleset (state->ruleset), state,
                            ways[drawn & 15]);
    }

  return n;
}

static void
play_games (const GameState     *start,
            const ZohnAhlLength *length,
            guint                n_games,
            GameRng             *rng,
            Played              *played)
{
  GameMove ways[16];
  size_t within[N_PARTS];

  lay_out (ways);
  for (guint i = 0; i < N_PARTS; i++)
    within[i] = zohn_ahl_length_quantile (length, parts[i]);

  played->n_games = n_games;
  for (guint i = 0; i < n_games; i++)
    {
      ZohnAhlState state = *zohn_ahl_state (start);
      guint n = play (&state, ways, rng);

      played->n_red += state.counters[ZOHN_AHL_GREEN] == 0;
      played->sum += n;
      played->sum_squares += (double) n * n;
      for (guint j = 0; j < N_PARTS; j++)
        played->n_within[j] += n <= within[j];
    }
}

/* Returns: by how many standard errors @seen of @n_games differs from
 * @chance. */
static double
errors_of (double seen,
           guint  n_games,
           double chance)
{
  return (seen / n_games - chance)
         / sqrt (chance * (1.0 - chance) / n_games);
}

static void
check (const char *what,
       double      errors)
{
  g_test_message ("%s: %+.2f standard errors", what, errors);
  g_assert_cmpfloat (fabs (errors), <, 3.0);
}

/* The chance to win, the mean length and how many games end within certain
 * numbers of throws. */
static void
check_games (int     ruleset,
             int     counters,
             guint   n_games,
             guint64 seed)
{
  GameConfig config = {
    .ruleset = ruleset, .players = 2, .counters = { counters, counters },
  };
  GameRng rng = { seed };
  Played played = { 0 };
  ZohnAhlLength length;
  ZohnAhlChain *chain;
  GameState start;

  zohn_ahl_rules.start (&config, &start);
  chain = zohn_ahl_chain_new (&start);
  g_assert_true (zohn_ahl_length_init (&length, chain, &start, 1e-12, NULL));
  play_games (&start, &length, n_games, &rng, &played);

  g_test_message ("%s, %d counters a side, %u games",
                  zohn_ahl_ruleset (ruleset)->id, counters, n_games);
  check ("Red wins", errors_of (played.n_red, n_games,
                                zohn_ahl_chain_red_wins (chain, &start)));
  check ("mean length", (played.sum / n_games - length.mean)
                        / (length.deviation / sqrt (n_games)));
  for (guint i = 0; i < N_PARTS; i++)
    {
      size_t within = zohn_ahl_length_quantile (&length, parts[i]);
      g_autofree char *what = g_strdup_printf ("ends within %zu throws",
                                               within);
      double chance = 0.0;

      for (size_t n = 0; n <= within; n++)
        chance += length.chances[n];
      check (what, errors_of (played.n_within[i], n_games, chance));
    }
  zohn_ahl_length_clear (&length);
  zohn_ahl_chain_free (chain);
}

static void
test_games (void)
{
  check_games (ZOHN_AHL_RULESET_ZOHN_AL, 4, 1000000, 1);
  for (int r = ZOHN_AHL_RULESET_LEAFLET; r < ZOHN_AHL_N_RULESETS; r++)
    check_games (r, 1, 100000, 1);
}

/* The same events as zohn_ahl_turn_solve() knows, seen in one turn. */
static guint
play_turn (const GameState *start,
           const GameMove  *ways,
           GameRng         *rng,
           GameTrace       *trace)
{
  GameState state = *start;
  const ZohnAhlState *self = zohn_ahl_state (&state);
  int seat = self->turn;
  guint events = 0;
  gboolean again = TRUE;

  for (guint n = 0; again; n++)
    {
      trace->n_events = 0;
      zohn_ahl_rules.apply (&state, ways[game_rng_below (rng, 16)], trace);
      again = FALSE;
      for (size_t i = 0; i < trace->n_events; i++)
        switch (trace->events[i].type)
          {
          case ZOHN_AHL_EVENT_THROW_AGAIN:
            again = TRUE;
            events |= 1u << ZOHN_AHL_TURN_AGAIN;
            break;
          case ZOHN_AHL_EVENT_LAP:
            events |= 1u << ZOHN_AHL_TURN_LAP;
            break;
          case ZOHN_AHL_EVENT_PAY:
            events |= 1u << (trace->events[i].seat == seat
                             ? ZOHN_AHL_TURN_COUNTER_LOST
                             : ZOHN_AHL_TURN_COUNTER_WON);
            break;
          default:
            break;
          }
    }
  if (self->counters[1 - seat] == 0)
    events |= 1u << ZOHN_AHL_TURN_WIN;
  if (self->counters[seat] == 0)
    events |= 1u << ZOHN_AHL_TURN_LOSE;

  return events;
}

static void
test_turns (void)
{
  enum { N_TURNS = 100000 };
  static const char *const positions[] = {
    "5 19 2 1 r g", "leaflet: 13 20 1 1 r -", "leaflet-cross: 19 20 1 5 r -",
  };
  static const ZohnAhlTurnEvent looked_at[] = {
    ZOHN_AHL_TURN_AGAIN, ZOHN_AHL_TURN_LAP, ZOHN_AHL_TURN_COUNTER_WON,
    ZOHN_AHL_TURN_COUNTER_LOST, ZOHN_AHL_TURN_WIN, ZOHN_AHL_TURN_LOSE,
  };
  GameRng rng = { 11 };
  GameTrace trace = GAME_TRACE_INIT;
  GameMove ways[16];

  lay_out (ways);
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      GameState state = fixture_position (&zohn_ahl_rules, positions[i]);
      guint seen[ZOHN_AHL_N_TURN_EVENTS] = { 0 };
      ZohnAhlTurn turn;

      for (guint n = 0; n < N_TURNS; n++)
        {
          guint events = play_turn (&state, ways, &rng, &trace);

          for (int event = 0; event < ZOHN_AHL_N_TURN_EVENTS; event++)
            seen[event] += events >> event & 1;
        }

      zohn_ahl_turn_solve (&state, &turn);
      for (guint j = 0; j < G_N_ELEMENTS (looked_at); j++)
        {
          double chance = turn.chances[looked_at[j]];

          if (chance > 1e-4)
            check (positions[i], errors_of (seen[looked_at[j]], N_TURNS,
                                            chance));
        }
    }
  game_trace_clear (&trace);
}

/* The games that the arguments ask for.  Returns: the exit status. */
static int
play_asked (char **args)
{
  for (int r = 0; r < ZOHN_AHL_N_RULESETS; r++)
    if (g_str_equal (args[0], zohn_ahl_ruleset (r)->id))
      {
        guint64 counters = g_ascii_strtoull (args[1], NULL, 10);
        guint64 n_games = g_ascii_strtoull (args[2], NULL, 10);

        if (counters < ZOHN_AHL_COUNTERS_MIN
            || counters > ZOHN_AHL_COUNTERS_MAX || n_games < 1
            || n_games > G_MAXINT32)
          break;
        check_games (r, (int) counters, (guint) n_games,
                     g_ascii_strtoull (args[3], NULL, 10));
        return 0;
      }

  g_printerr ("expected RULESET COUNTERS GAMES SEED, as in leaflet 4 1000000 "
              "1\n");

  return 2;
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc == 5)
    return play_asked (argv + 1);

  g_test_add_func ("/zohn-ahl/million/games", test_games);
  g_test_add_func ("/zohn-ahl/million/turns", test_turns);

  return g_test_run ();
}
