/* test-tavli-games.c: Agathias' position, whole games and what they are worth
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-fixture.h"

#include <string.h>

#include "games/tavli/rules/tavli-legality.h"
#include "games/tavli/rules/tavli-eval.h"
#include "games/tavli/rules/tavli-rules.h"

#define AGATHIAS                                                        \
  "6:7,9:1,10:2,19:2,20:2,23:1,x 8:2,11:2,12:2,13:1,14:2,15:2,18:2,21:2,x w "

static void
assert_legal (const char *position,
              const char *legal)
{
  fixture_assert_legal (&tavli_rules, position, legal);
}

/* Collects in @ends the texts of all the positions in which the turn of the
 * side to move can end, and counts the ways there; positions met before, in
 * @seen, are not gone through again unless @seen is NULL. */
static guint
collect_ends (const GameState *state,
              int              seat,
              GHashTable      *seen,
              GHashTable      *ends)
{
  GameMove moves[GAME_MOVES_MAX];
  g_autofree char *text = fixture_text (&tavli_rules, state);
  guint n_ways = 0;
  int n;

  if (tavli_rules.turn (state) != seat)
    {
      g_hash_table_add (ends, g_steal_pointer (&text));
      return 1;
    }
  if (seen != NULL && !g_hash_table_add (seen, g_steal_pointer (&text)))
    return 0;

  n = tavli_rules.legal_moves (state, moves);
  for (int i = 0; i < n; i++)
    {
      GameState next = *state;

      tavli_rules.apply (&next, moves[i], NULL);
      n_ways += collect_ends (&next, seat, seen, ends);
    }

  return n_ways;
}

static int
count_blots (const char *text,
             int         seat)
{
  GameState state = fixture_position (&tavli_rules, text);
  int n = 0;

  for (int cell = 1; cell <= TAVLI_CELLS; cell++)
    n += tavli_checkers ((TavliState *) &state, seat, cell) == 1;

  return n;
}

static int
least_blots (GHashTable *ends,
             int         seat)
{
  GHashTableIter iter;
  gpointer text;
  int least = TAVLI_CHECKERS;

  g_hash_table_iter_init (&iter, ends);
  while (g_hash_table_iter_next (&iter, &text, NULL))
    least = MIN (least, count_blots (text, seat));

  return least;
}

static void
test_agathias (void)
{
  GameState state = fixture_position (&tavli_rules, AGATHIAS "-");
  g_autoptr (GHashTable) forced
    = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GameThrow throws[GAME_THROWS_MAX];
  GameState thrown = state;
  int n = tavli_rules.throws (&state, throws);

  /* The three steps, in any of their six orders, and nothing else. */
  assert_legal (AGATHIAS "256", "10/16 19/24 20/22");
  assert_legal (AGATHIAS "25", "19/24 20/22");
  fixture_play (&tavli_rules, &thrown, "r256", NULL);
  g_assert_cmpuint (collect_ends (&thrown, TAVLI_WHITE, NULL, forced), ==, 6);
  g_assert_cmpuint (g_hash_table_size (forced), ==, 1);
  g_assert_cmpint (least_blots (forced, TAVLI_WHITE), ==, 8);

  for (int i = 0; i < n; i++)
    if (throws[i].move != tavli_throw_move (2, 5, 6))
      {
        g_autoptr (GHashTable) seen
          = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
        g_autoptr (GHashTable) ends
          = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

        thrown = state;
        tavli_rules.apply (&thrown, throws[i].move, NULL);
        collect_ends (&thrown, TAVLI_WHITE, seen, ends);
        g_assert_cmpint (least_blots (ends, TAVLI_WHITE), <=, 4);
      }
}

/* Applies @event to @state without asking the rules. */
static void
replay (TavliState      *state,
        const GameEvent *event)
{
  int seat = event->seat;

  switch (event->type)
    {
    case GAME_EVENT_THROW:
      {
        int dice[] = { event->value / 100, event->value / 10 % 10,
                       event->value % 10 };

        g_assert_cmpint (seat, ==, state->turn);
        for (int d = 1; d <= 6; d++)
          {
            int alike = (dice[0] == d) + (dice[1] == d) + (dice[2] == d);

            state->numbers[d] = alike == 3 ? 12 : alike == 2 ? 4 : alike;
          }
      }
      break;

    case GAME_EVENT_ENTER:
    case GAME_EVENT_MOVE:
    case TAVLI_EVENT_BEAR_OFF:
      g_assert_cmpint (seat, ==, state->turn);
      g_assert_cmpint (event->from == TAVLI_HAND, ==,
                       event->type == GAME_EVENT_ENTER);
      g_assert_cmpint (event->to == TAVLI_OFF, ==,
                       event->type == TAVLI_EVENT_BEAR_OFF);
      state->numbers[event->value]--;
      state->sides[seat].checkers[event->from]--;
      state->sides[seat].checkers[event->to]++;
      break;

    case TAVLI_EVENT_HIT:
      g_assert_cmpint (seat, !=, state->turn);
      state->sides[seat].checkers[event->from]--;
      state->sides[seat].checkers[event->to]++;
      break;

    case TAVLI_EVENT_EXPOSED:
      g_assert_cmpint (state->sides[seat].exposed, ==, 0);
      state->sides[seat].exposed = 1;
      break;

    case GAME_EVENT_TURN:
      state->turn = (guint8) seat;
      memset (state->numbers, 0, sizeof state->numbers);
      break;

    default:
      g_assert_not_reached ();
    }
}

/* In random games every trace, replayed on the old position, gives the new
 * one, and the reasons agree with the legal moves. */
static void
test_random_games (void)
{
  GameRng rng = { 482 };

  for (int game = 0; game < 60; game++)
    {
      GamePosition position;
      GameConfig config;
      GameTrace trace = GAME_TRACE_INIT;
      GameState replayed;

      game_rules_default_config (&tavli_rules, &config);
      game_position_init_start (&position, &tavli_rules, &config);
      replayed = position.state;

      while (fixture_random_ply (&position, &rng, &trace))
        {
          GameMove moves[GAME_MOVES_MAX];
          TavliState *tavli = (TavliState *) &replayed;
          int n = 0, n_legal;

          for (size_t i = 0; i < trace.n_events; i++)
            replay (tavli, &trace.events[i]);
          trace.n_events = 0;
          for (int seat = 0; seat < 2; seat++)
            tavli_side_index (&tavli->sides[seat]);
          g_assert_cmpmem (&replayed, sizeof replayed, &position.state,
                           sizeof position.state);
          g_assert_cmpstr (tavli_rules.self_check (&replayed), ==, NULL);

          n_legal = tavli_rules.legal_moves (&replayed, moves);
          for (int number = 1; number <= 6; number++)
            {
              int n_before = n;

              for (int from = 0; from < TAVLI_OFF; from++)
                n += tavli_step_reason (tavli, from, number)
                     == TAVLI_PLAYABLE;
              g_assert_cmpint (n > n_before, ==,
                               tavli_number_reason (tavli, number)
                               == TAVLI_PLAYABLE);
            }
          g_assert_cmpint (n, ==, n_legal);
        }

      game_trace_clear (&trace);
      game_position_clear (&position);
    }
}

static int
worth (const char *position,
       int         seat)
{
  GameState state = fixture_position (&tavli_rules, position);

  g_assert_cmpint (tavli_evaluate (&state, TAVLI_WHITE), ==,
                   -tavli_evaluate (&state, TAVLI_BLACK));

  return tavli_evaluate (&state, seat);
}

/* White's risk in @position. */
static int
risk (const char *position)
{
  GameState state = fixture_position (&tavli_rules, position);
  int terms[TAVLI_N_TERMS];

  tavli_terms (&state, TAVLI_WHITE, terms);

  return terms[TAVLI_TERM_RISK];
}

static void
test_evaluation (void)
{
  /* A checker ahead, a made point for two single checkers, a checker waiting, a
   * checker off. */
  g_assert_cmpint (worth ("8:14,12:1,x 1:15 b -", TAVLI_WHITE), >,
                   worth ("8:14,9:1,x 1:15 b -", TAVLI_WHITE));
  g_assert_cmpint (worth ("8:13,12:2,x 1:15 b -", TAVLI_WHITE), >,
                   worth ("8:13,11:1,13:1,x 1:15 b -", TAVLI_WHITE));
  g_assert_cmpint (worth ("m12:1,20:14,x 21:15,x b -", TAVLI_WHITE), <,
                   worth ("11:1,20:14,x 21:15,x b -", TAVLI_WHITE));
  g_assert_cmpint (worth ("24:14,o:1,x 1:15 b -", TAVLI_WHITE), >,
                   worth ("24:15,x 1:15 b -", TAVLI_WHITE));
  g_assert_cmpint (worth ("o:15,x 1:15 w 1", TAVLI_WHITE), >,
                   worth ("24:1,o:14,x 1:15 w 1", TAVLI_WHITE));

  /* A single checker with no opponent behind it has nothing to fear. */
  g_assert_cmpint (risk ("1:14,20:1,x 21:15,x b -"), ==, 0);
  g_assert_cmpint (risk ("1:14,20:1,x 19:15,x b -"), >, 0);
  g_assert_cmpint (risk ("1:13,20:2,x 19:15,x b -"), ==, 0);

  /* In the first table only once he is exposed. */
  g_assert_cmpint (risk ("1:14,5:1 2:15 b -"), ==, 0);
  g_assert_cmpint (risk ("1:14,5:1,x 2:15 b -"), >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tavli/games/agathias", test_agathias);
  g_test_add_func ("/tavli/games/random", test_random_games);
  g_test_add_func ("/tavli/games/evaluation", test_evaluation);

  return g_test_run ();
}
