/* test-tavli-hit-risk.c: the throws that strike a single checker are counted
 * right
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Beside the count stands a naive one: all 216 throws one by one, each played
 * out in every way that the rules allow.
 */

#include "games-fixture.h"

#include "games/tavli/rules/tavli-hit-risk.h"

/* Whether some way to go on from @state hits a checker of @seat on one of
 * @cells.
 * @seen keeps the keys of the positions tried before. */
static gboolean
strikes (const GameState *state,
         int              seat,
         uint32_t         cells,
         GHashTable      *seen)
{
  GameMove moves[GAME_MOVES_MAX];
  guint64 key = tavli_rules.key (state);
  int n;

  if (tavli_rules.turn (state) == seat || tavli_rules.at_chance (state)
      || g_hash_table_contains (seen, &key))
    return FALSE;
  g_hash_table_add (seen, g_memdup2 (&key, sizeof key));

  n = tavli_rules.legal_moves (state, moves);
  for (int i = 0; i < n; i++)
    {
      GameState next = *state;
      GameTrace trace = GAME_TRACE_INIT;
      gboolean hit = FALSE;

      tavli_rules.apply (&next, moves[i], &trace);
      for (size_t j = 0; j < trace.n_events; j++)
        hit |= trace.events[j].type == TAVLI_EVENT_HIT
               && (cells >> trace.events[j].from & 1) != 0;
      game_trace_clear (&trace);
      if (hit || strikes (&next, seat, cells, seen))
        return TRUE;
    }

  return FALSE;
}

static int
count_naively (const GameState *due,
               int              seat,
               uint32_t         cells)
{
  int n = 0;

  for (int throw = 0; throw < TAVLI_ALL_THROWS; throw++)
    {
      int dice[3] = { throw % 6 + 1, throw / 6 % 6 + 1, throw / 36 + 1 };
      g_autoptr (GHashTable) seen =
        g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
      GameState thrown = *due;
      int low = MIN (dice[0], MIN (dice[1], dice[2]));
      int high = MAX (dice[0], MAX (dice[1], dice[2]));

      tavli_rules.apply (&thrown,
                         tavli_throw_move (low, dice[0] + dice[1] + dice[2]
                                                - low - high, high), NULL);
      n += strikes (&thrown, seat, cells, seen);
    }

  return n;
}

static void
check (const char *position)
{
  GameState state;
  const TavliState *tavli = (const TavliState *) &state;
  int seat;
  uint32_t blots;

  g_assert_true (tavli_rules.parse (position, &state, NULL));
  g_assert_true (tavli_rules.at_chance (&state));
  seat = !tavli_rules.turn (&state);
  blots = tavli_blots (tavli, seat);
  g_assert_cmpint (tavli_hit_risk (tavli, seat, blots), ==,
                   count_naively (&state, seat, blots));
  for (; blots != 0; blots &= blots - 1)
    {
      uint32_t one = blots & -blots;

      g_assert_cmpint (tavli_hit_risk (tavli, seat, one), ==,
                       count_naively (&state, seat, one));
    }
}

/* Chances that anybody can count out. */
static void
test_by_hand (void)
{
  GameState state;

  /* He stands 23 cells ahead.  A pair of fives goes so far with a three, a
   * pair of sixes with a five, and each falls in three orders. */
  g_assert_true (tavli_rules.parse
                   ("1:1,o:14,x 24:1,o:14,x w -", &state, NULL));
  g_assert_cmpint (tavli_hit_risk ((const TavliState *) &state, TAVLI_BLACK,
                                   1u << 24), ==, 6);
  /* Right before him every throw with a one strikes him. */
  g_assert_true (tavli_rules.parse
                   ("23:1,o:14,x 24:1,o:14,x w -", &state, NULL));
  g_assert_cmpint (tavli_hit_risk ((const TavliState *) &state, TAVLI_BLACK,
                                   1u << 24), ==, 216 - 125);
}

/* Zeno's checkers after the throw that was its ruin. */
static void
test_zeno (void)
{
  GameState state;
  const TavliState *tavli = (const TavliState *) &state;

  g_assert_true (tavli_rules.parse
    ("6:7,9:1,10:1,16:1,19:1,20:1,22:1,23:1,24:1,x "
     "8:2,11:2,12:2,13:1,14:2,15:2,18:2,21:2,x b -", &state, NULL));
  check ("6:7,9:1,10:1,16:1,19:1,20:1,22:1,23:1,24:1,x "
         "8:2,11:2,12:2,13:1,14:2,15:2,18:2,21:2,x b -");
  g_assert_cmpint (tavli_hit_risk (tavli, TAVLI_WHITE,
                                   tavli_blots (tavli, TAVLI_WHITE)), >, 150);
}

/* Checkers in hand and in the middle row have duties of their own. */
static void
test_duties (void)
{
  check ("h:3,1:2,3:2,5:8 m3:1,2:1,4:2,9:1,20:10,x w -");
  check ("m4:2,8:3,20:10,x 6:1,9:1,10:2,11:1,17:2,22:8,x w -");
  check ("h:1,1:7,2:7 3:1,4:1,5:1,6:1,7:1,20:10,x w -");
  check ("m1:1,m12:1,24:13,x 1:1,2:2,13:1,14:1,15:10,x w -");
}

/* The risk is right in positions of random games. */
static void
test_random (void)
{
  GameRng rng = { 31 };
  GameConfig config;
  int n = 0;

  game_rules_default_config (&tavli_rules, &config);
  while (n < 12)
    {
      GameState state;
      GameOutcome outcome = { 0 };

      tavli_rules.start (&config, &state);
      for (int ply = 0; ply < 400 && !outcome.over && n < 12; ply++)
        {
          GameMove moves[GAME_MOVES_MAX];
          GameThrow throws[GAME_THROWS_MAX];

          if (tavli_rules.at_chance (&state))
            {
              int n_throws = tavli_rules.throws (&state, throws);

              if (ply > 120 && game_rng_below (&rng, 40) == 0)
                {
                  char text[GAME_POSITION_TEXT_MAX];

                  tavli_rules.print (&state, text);
                  check (text);
                  n++;
                }
              tavli_rules.apply (&state,
                                 throws[game_rng_below (&rng, n_throws)].move,
                                 NULL);
            }
          else
            {
              int n_moves = tavli_rules.legal_moves (&state, moves);

              tavli_rules.apply (&state,
                                 moves[game_rng_below (&rng, n_moves)], NULL);
            }
          tavli_rules.outcome (&state, &outcome);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tavli-hit-risk/by-hand", test_by_hand);
  g_test_add_func ("/tavli-hit-risk/zeno", test_zeno);
  g_test_add_func ("/tavli-hit-risk/duties", test_duties);
  g_test_add_func ("/tavli-hit-risk/random", test_random);

  return g_test_run ();
}
