/* test-zohn-ahl-variant.c: Zohn Ahl with changed rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The figures are held against a second solver.  It shares no code with the
 * first: its rules are written from the rules pages, in spaces of the board,
 * and it follows all games throw after throw until none goes on.
 */

#include "games-fixture.h"

#include <math.h>

#include "games/zohn-ahl/rules/zohn-ahl-chain.h"
#include "games/zohn-ahl/rules/zohn-ahl-variant.h"
#include "test-long.h"

/* More throws than this are not followed, and less than this part of all games
 * is left out. */
#define THROWS_MAX 5000
#define REST 1e-16

#define SPACES (ZOHN_AHL_SPACES_MAX + 1)
#define SHARES 5
#define N_STATES (SPACES * SPACES * SHARES * 4 * 2)

#define OFF 0
#define KNOB(n) (variant->values[n])

/* Spaces are counted from 1, so that 0 is off the board. */
typedef struct
{
  int at[2];
  int counters[2];
  int misses[2];
  int turn;
} Naive;

typedef struct
{
  const GameVariant *variant;
  int n;
  int start[2];
  int north[2];                 /* of each side; the same but for culin */
  int south;
  int branches[2];              /* for Red, the near one first */
  double paid[4];
} Board;

static void
board_init (Board             *board,
            const GameVariant *variant)
{
  int n = KNOB (ZOHN_AHL_KNOB_SPACES);

  /* The south creek is space 1, but under culin it lies before it. */
  *board = (Board) { .variant = variant, .n = n, .start = { 1, 1 },
                     .north = { n / 2 + 1, n / 2 + 1 }, .south = -1,
                     .branches = { n / 4 + 1, n - n / 4 + 1 } };
  if (variant->ruleset == ZOHN_AHL_RULESET_ZOHN_AL)
    {
      board->start[0] = 2;
      board->start[1] = n;
      board->south = 1;
    }
  else if (variant->ruleset == ZOHN_AHL_RULESET_CULIN)
    {
      board->start[1] = n;
      board->north[0] = n / 2;
      board->branches[0] = board->branches[1] = -1;
    }
}

static gboolean
naive_pay (Board  *board,
           Naive  *state,
           int     seat,
           int     price,
           int     cause,
           double  weight)
{
  for (int i = 0; i < price && state->counters[seat] > 0; i++)
    {
      state->counters[seat]--;
      state->counters[1 - seat]++;
      board->paid[cause] += weight;
    }

  return state->counters[seat] == 0;
}

/* Returns 0: no piece was there; 1: it was; 2: that ended the game. */
static int
naive_capture (Board  *board,
               Naive  *state,
               double  weight)
{
  const GameVariant *variant = board->variant;
  int me = state->turn;
  gboolean shared = board->start[0] == board->start[1];

  if (state->at[me] != state->at[1 - me]
      || (shared && state->at[me] == board->start[0]))
    return 0;

  state->at[1 - me] = board->start[1 - me];

  return naive_pay (board, state, 1 - me, KNOB (ZOHN_AHL_KNOB_CAPTURE),
                    ZOHN_AHL_PAID_CAPTURE, weight)
           ? 2 : 1;
}

/* Returns: whether the game is over. */
static gboolean
naive_land (Board    *board,
            Naive    *state,
            gboolean *again,
            double    weight)
{
  const GameVariant *variant = board->variant;
  int me = state->turn;
  int where = state->at[me];
  int branch = where == board->branches[0] ? 0
               : where == board->branches[1] ? 1 : -1;
  int found;

  if (where == board->north[me] || where == board->south)
    {
      state->at[me] = board->start[me];
      return naive_pay (board, state, me,
                        where == board->south
                          ? KNOB (ZOHN_AHL_KNOB_CREEKS + 1)
                          : KNOB (ZOHN_AHL_KNOB_CREEKS),
                        ZOHN_AHL_PAID_CREEK, weight);
    }
  if (branch < 0)
    return naive_capture (board, state, weight) == 2;

  /* The creek that is near for Red is far for Green. */
  if (naive_pay (board, state, me,
                 KNOB (ZOHN_AHL_KNOB_RAVINES + (me == 0 ? branch
                                                        : 1 - branch)),
                 ZOHN_AHL_PAID_RAVINE, weight))
    return TRUE;
  found = naive_capture (board, state, weight);
  if (found == 2)
    return TRUE;
  switch (variant->ruleset)
    {
    case ZOHN_AHL_RULESET_ZOHN_AL:
      if (found == 1)
        state->misses[1 - me] = 0;
      *again = FALSE;
      state->misses[me] = 1;
      return FALSE;
    case ZOHN_AHL_RULESET_LEAFLET:
      if (*again)
        *again = FALSE;
      else
        state->misses[me] = 1;
      return FALSE;
    default:
      state->at[me] = board->branches[1 - branch];
      return naive_capture (board, state, weight) == 2;
    }
}

static void
naive_throw (Board    *board,
             Naive    *state,
             int       steps,
             gboolean  again,
             double    weight)
{
  const GameVariant *variant = board->variant;
  int me = state->turn;
  gboolean home = FALSE;

  if (state->at[me] == OFF)
    state->at[me] = board->start[me];
  for (int i = 0; i < steps; i++)
    {
      if (me == 0)
        state->at[me] = state->at[me] == board->n ? 1 : state->at[me] + 1;
      else
        state->at[me] = state->at[me] == 1 ? board->n : state->at[me] - 1;
      home |= state->at[me] == board->start[me];
    }
  if (home)
    {
      if (state->at[1 - me] != OFF)
        state->at[1 - me] = board->start[1 - me];
      if (naive_pay (board, state, 1 - me, KNOB (ZOHN_AHL_KNOB_LAP),
                     ZOHN_AHL_PAID_LAP, weight))
        return;
    }
  if (naive_land (board, state, &again, weight) || again)
    return;

  do
    {
      state->turn = 1 - state->turn;
      if (state->misses[state->turn] == 0)
        return;
      state->misses[state->turn] = 0;
    }
  while (TRUE);
}

static guint
naive_number (const Naive *state)
{
  guint number = (guint) (state->at[0] * SPACES + state->at[1]);

  number = number * SHARES + (guint) state->counters[0];

  return ((number * 2 + (guint) state->misses[0]) * 2
          + (guint) state->misses[1]) * 2 + (guint) state->turn;
}

static Naive
naive_of (guint number,
          int   all)
{
  Naive state;

  state.turn = number % 2;
  state.misses[1] = number / 2 % 2;
  state.misses[0] = number / 4 % 2;
  state.counters[0] = number / 8 % SHARES;
  state.counters[1] = all - state.counters[0];
  state.at[1] = number / 8 / SHARES % SPACES;
  state.at[0] = number / 8 / SHARES / SPACES;

  return state;
}

typedef struct
{
  GameVariantSolution found;
  double rest;                  /* of the games */
} Followed;

/* The faces of the sticks, one way after the other. */
static double
naive_way (const GameVariant *variant,
           guint              way,
           int               *steps,
           gboolean          *again)
{
  static const int again_of[5][2] = {
    { 0, 0 }, { 1, 2 }, { 3, 4 }, { 5, 6 }, { 7, 7 },
  };
  double chance = 1;
  int marked = 0;

  for (guint i = 0; i < 4; i++)
    {
      double percent = KNOB (ZOHN_AHL_KNOB_STICKS + i);

      marked += (way >> i) & 1;
      chance *= ((way >> i) & 1) != 0 ? percent / 100 : 1 - percent / 100;
    }
  *steps = KNOB (ZOHN_AHL_KNOB_STEPS + marked);
  *again = KNOB (ZOHN_AHL_KNOB_AGAIN + again_of[marked][way >> 3]) != 0;

  return chance;
}

static Followed
naive_follow (const GameVariant *variant)
{
  int all = 2 * KNOB (ZOHN_AHL_KNOB_COUNTERS);
  gboolean off = variant->ruleset == ZOHN_AHL_RULESET_ZOHN_AL;
  g_autofree double *here = g_new0 (double, N_STATES);
  g_autofree double *there = g_new0 (double, N_STATES);
  Followed followed = { .rest = 1 };
  double square = 0;
  Board board;
  Naive root;

  board_init (&board, variant);
  root = (Naive) { .at = { off ? OFF : board.start[0],
                           off ? OFF : board.start[1] },
                   .counters = { all / 2, all / 2 } };
  here[naive_number (&root)] = 1;
  for (int n = 1; n <= THROWS_MAX && followed.rest > REST; n++)
    {
      double *other = here;

      followed.rest = 0;
      for (guint i = 0; i < N_STATES; i++)
        {
          if (here[i] <= 0)
            continue;
          for (guint way = 0; way < 16; way++)
            {
              Naive state = naive_of (i, all);
              gboolean again;
              int steps;
              double games = here[i] * naive_way (variant, way, &steps,
                                                  &again);

              if (games <= 0)
                continue;
              naive_throw (&board, &state, steps, again, games);
              if (state.counters[0] > 0 && state.counters[1] > 0)
                {
                  there[naive_number (&state)] += games;
                  followed.rest += games;
                  continue;
                }
              followed.found.first_wins += state.counters[0] > 0 ? games : 0;
              followed.found.mean += games * n;
              square += games * n * n;
            }
          here[i] = 0;
        }
      here = there;
      there = other;
    }
  followed.found.deviation =
    sqrt (square - followed.found.mean * followed.found.mean);
  memcpy (followed.found.paid, board.paid, sizeof board.paid);

  return followed;
}

static void
assert_near (double found,
             double naive)
{
  g_assert_cmpfloat_with_epsilon (found, naive, 1e-9 * fmax (1, fabs (naive)));
}

/* Returns: whether the naive solver came to an end too. */
static gboolean
compare (const GameVariant *variant)
{
  GameVariantSolution solution;
  GameVariantVerdict verdict = zohn_ahl_variants.solve (variant, NULL,
                                                        &solution);
  Followed followed = naive_follow (variant);

  if (followed.rest > REST)
    {
      g_assert_true (verdict != GAME_VARIANT_ENDLESS || followed.rest > 1e-9);
      return FALSE;
    }

  g_assert_cmpint (verdict, ==, GAME_VARIANT_SOLVED);
  assert_near (solution.first_wins, followed.found.first_wins);
  assert_near (solution.mean, followed.found.mean);
  assert_near (solution.deviation, followed.found.deviation);
  for (guint i = 0; i < ZOHN_AHL_N_PAID; i++)
    assert_near (solution.paid[i], followed.found.paid[i]);

  return TRUE;
}

/* Each knob is another with one chance in three. */
static void
change (GameVariant *variant,
        GRand       *rand)
{
  for (guint i = 0; i < zohn_ahl_variants.n_knobs; i++)
    {
      const GameKnob *knob = &zohn_ahl_variants.knobs[i];
      int n = (knob->most - knob->least) / knob->step + 1;

      if (g_rand_int_range (rand, 0, 3) == 0)
        variant->values[i] = knob->least
                             + knob->step * g_rand_int_range (rand, 0, n);
    }
  variant->values[ZOHN_AHL_KNOB_COUNTERS] = g_rand_int_range (rand, 1, 3);
}

static void
test_sheets (void)
{
  for (int r = 0; r < ZOHN_AHL_N_RULESETS; r++)
    for (int counters = 1; counters <= 2; counters++)
      {
        GameVariant variant;

        zohn_ahl_variants.start (r, &variant);
        variant.values[ZOHN_AHL_KNOB_COUNTERS] = counters;
        g_assert_true (compare (&variant));
      }
}

static void
test_naive (void)
{
  const guint32 n = test_is_long () ? 48 : 16;
  guint n_ended = 0;

  for (guint32 seed = 1; seed <= n; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      GameVariant variant;

      zohn_ahl_variants.start ((int) seed % ZOHN_AHL_N_RULESETS, &variant);
      change (&variant, rand);
      n_ended += compare (&variant);
    }
  g_assert_cmpuint (n_ended, >=, n * 2 / 3);
}

/* A ruleset of which nothing is changed is that of the sheet, with its chances
 * and its creeks and branches. */
static void
test_unchanged (void)
{
  for (int r = 0; r < ZOHN_AHL_N_RULESETS; r++)
    {
      const ZohnAhlRuleset *sheet = zohn_ahl_ruleset (r);
      double weights[ZOHN_AHL_N_THROWS];
      GameVariantSolution solution;
      ZohnAhlRuleset values;
      ZohnAhlChain *chain;
      GameVariant variant;
      GameConfig config;
      GameState state;

      zohn_ahl_variants.start (r, &variant);
      zohn_ahl_variant_rules (&variant, &values);
      g_assert_cmpmem (&values, sizeof values, sheet, sizeof *sheet);
      zohn_ahl_variant_weights (&variant, weights);
      for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
        g_assert_cmpfloat_with_epsilon (weights[t],
                                        zohn_ahl_sticks[t].weight / 16.0,
                                        1e-15);

      game_rules_default_config (&zohn_ahl_rules, &config);
      config.ruleset = r;
      zohn_ahl_rules.start (&config, &state);
      chain = zohn_ahl_chain_new (&state);
      g_assert_cmpint (zohn_ahl_variants.solve (&variant, NULL, &solution), ==,
                       GAME_VARIANT_SOLVED);
      g_assert_cmpfloat_with_epsilon (solution.first_wins,
                                      zohn_ahl_chain_red_wins (chain, &state),
                                      1e-11);
      zohn_ahl_chain_free (chain);
    }
}

/* On circuits of all lengths a creek and a branch are the same spaces for both
 * sides, except under culin. */
static void
test_circuits (void)
{
  for (int r = 0; r < ZOHN_AHL_RULESET_CULIN; r++)
    for (int n = 20; n <= ZOHN_AHL_SPACES_MAX; n += 2)
      {
        GameVariant variant;
        ZohnAhlRuleset values;

        zohn_ahl_variants.start (r, &variant);
        variant.values[ZOHN_AHL_KNOB_SPACES] = n;
        zohn_ahl_variant_rules (&variant, &values);
        g_assert_cmpint (zohn_ahl_board_space (&values, 0, values.creeks[0]),
                         ==, n / 2);
        g_assert_cmpint (zohn_ahl_board_space (&values, 1, values.creeks[0]),
                         ==, n / 2);
        g_assert_cmpint (zohn_ahl_board_space (&values, 0, values.ravines[0]),
                         ==,
                         zohn_ahl_board_space (&values, 1, values.ravines[1]));
      }
}

/* A game in which no counter is ever paid never ends, nor does one whose only
 * price is for a space on which no throw ends. */
static void
test_endless (void)
{
  GameVariantSolution solution;
  GameVariant variant;

  zohn_ahl_variants.start (ZOHN_AHL_RULESET_ZOHN_AL, &variant);
  for (int i = ZOHN_AHL_KNOB_CREEKS; i <= ZOHN_AHL_KNOB_LAP; i++)
    variant.values[i] = 0;
  g_assert_cmpint (zohn_ahl_variants.solve (&variant, NULL, &solution), ==,
                   GAME_VARIANT_ENDLESS);

  /* All throws are of ten steps: 10, 20, then home again at 2. */
  variant.values[ZOHN_AHL_KNOB_CREEKS] = 1;
  g_assert_cmpint (zohn_ahl_variants.solve (&variant, NULL, &solution), ==,
                   GAME_VARIANT_SOLVED);
  for (int i = 0; i < ZOHN_AHL_N_STICKS; i++)
    variant.values[ZOHN_AHL_KNOB_STICKS + i] = 0;
  variant.values[ZOHN_AHL_KNOB_SPACES] = 40;
  g_assert_cmpint (zohn_ahl_variants.solve (&variant, NULL, &solution), ==,
                   GAME_VARIANT_ENDLESS);
}

static void
test_stopped (void)
{
  GameVariantSolution solution;
  atomic_bool stop = TRUE;
  GameVariant variant;

  zohn_ahl_variants.start (ZOHN_AHL_RULESET_CULIN, &variant);
  g_assert_cmpint (zohn_ahl_variants.solve (&variant, &stop, &solution), ==,
                   GAME_VARIANT_STOPPED);
  for (int i = ZOHN_AHL_KNOB_CREEKS; i <= ZOHN_AHL_KNOB_LAP; i++)
    variant.values[i] = 0;
  g_assert_cmpint (zohn_ahl_variants.solve (&variant, &stop, &solution), ==,
                   GAME_VARIANT_ENDLESS);
}

/* Whether @state can be printed and read again. */
static void
check_text (const GameState *state)
{
  char text[GAME_POSITION_TEXT_MAX];
  GameState read;

  zohn_ahl_rules.print (state, text);
  g_assert_true (zohn_ahl_rules.parse (text, &read, NULL));
  g_assert_cmpmem (&read, sizeof read, state, sizeof *state);
  g_assert_null (zohn_ahl_rules.self_check (state));
}

/* Returns: how many of @n games of @variant, played throw by throw as in the
 * window, the side that begins wins. */
static guint
count_wins (const GameVariant *variant,
            guint              n)
{
  GameRng rng = { 20261129 };
  guint n_won = 0;

  for (guint i = 0; i < n; i++)
    {
      GameOutcome outcome;
      GameState state;

      zohn_ahl_variants.begin (variant, &state);
      zohn_ahl_rules.outcome (&state, &outcome);
      while (!outcome.over)
        {
          GameThrow throws[GAME_THROWS_MAX];
          int n_throws = zohn_ahl_rules.throws (&state, throws);
          GameMove drawn = zohn_ahl_rules.draw_throw (&state, &rng);
          int t = 0;

          while (t < n_throws && throws[t].move != drawn)
            t++;
          g_assert_cmpint (t, <, n_throws);
          zohn_ahl_rules.apply (&state, drawn, NULL);
          if (i == 0)
            check_text (&state);
          zohn_ahl_rules.outcome (&state, &outcome);
        }
      n_won += outcome.winner == 0;
    }

  return n_won;
}

/* A thousand games of a variant are won as often as the solver says, within
 * four standard deviations, and both solvers agree on it. */
static void
test_played (void)
{
  guint n_played = 0;

  for (guint32 seed = 1; seed <= 24; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      GameVariantSolution solution;
      GameVariant variant, found;
      ZohnAhlChain *chain;
      GameState state;
      double wins;

      zohn_ahl_variants.start ((int) seed % ZOHN_AHL_N_RULESETS, &variant);
      change (&variant, rand);
      zohn_ahl_variants.begin (&variant, &state);
      check_text (&state);
      zohn_ahl_variant_find (&state, &found);
      found.values[ZOHN_AHL_KNOB_COUNTERS] =
        variant.values[ZOHN_AHL_KNOB_COUNTERS];
      g_assert_cmpmem (&found, sizeof found, &variant, sizeof variant);
      g_assert_true (zohn_ahl_variants.find_game (&state, &found));
      g_assert_cmpmem (&found, sizeof found, &variant, sizeof variant);
      if (zohn_ahl_variants.solve (&variant, NULL, &solution)
          != GAME_VARIANT_SOLVED || solution.mean > 500)
        continue;

      wins = count_wins (&variant, 1000) / 1000.0;
      g_assert_cmpfloat_with_epsilon
        (wins, solution.first_wins,
         4 * sqrt (solution.first_wins * (1 - solution.first_wins) / 1000)
         + 1e-9);
      chain = zohn_ahl_chain_new (&state);
      g_assert_cmpfloat_with_epsilon (zohn_ahl_chain_red_wins (chain, &state),
                                      solution.first_wins, 1e-9);
      zohn_ahl_chain_free (chain);
      n_played++;
    }
  g_assert_cmpuint (n_played, >=, 12);
}

/* A text of changed rules is read as it is printed, and in no other way. */
static void
test_text (void)
{
  static const struct
  {
    const char *text;
    GameParseCode code;
  } wrong[] = {
    { "zohn-al: - - 4 4 r -", GAME_PARSE_RULESET },
    { "zohn-al lap=1: - - 4 4 r -", GAME_PARSE_RANGE },
    { "zohn-al lap=9: - - 4 4 r -", GAME_PARSE_RANGE },
    { "zohn-al spaces=25: - - 4 4 r -", GAME_PARSE_RANGE },
    { "zohn-al lap=2 spaces=24: - - 4 4 r -", GAME_PARSE_SYNTAX },
    { "zohn-al counters=3: - - 3 3 r -", GAME_PARSE_SYNTAX },
    { "zohn-al  lap=2: - - 4 4 r -", GAME_PARSE_SYNTAX },
    { "zohn-al lap=2 : - - 4 4 r -", GAME_PARSE_SYNTAX },
    { "zohn lap=2: - - 4 4 r -", GAME_PARSE_RULESET },
    { "zohn-al spaces=24: 24 - 4 4 g -", GAME_PARSE_RANGE },
  };
  const char *text = "zohn-al spaces=24 steps-0=7 again-2=1 lap=2 stick-4=60: "
                     "- - 4 4 r -";
  char printed[GAME_POSITION_TEXT_MAX];
  GameState state = fixture_position (&zohn_ahl_rules, text);
  GameConfig config = { 0 };

  zohn_ahl_rules.print (&state, printed);
  g_assert_cmpstr (printed, ==, text);
  zohn_ahl_rules.config (&state, &config);
  g_assert_cmpint (config.ruleset, ==, ZOHN_AHL_RULESET_ZOHN_AL);
  g_assert_cmpuint (zohn_ahl_total (&state), ==, 40);
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      GameError error = { 0 };

      g_assert_false (zohn_ahl_rules.parse (wrong[i].text, &state, &error));
      g_assert_cmpint (error.code, ==, wrong[i].code);
    }

  /* The rules of a state are those of its text, or the state is refused. */
  state = fixture_position (&zohn_ahl_rules, text);
  ((ZohnAhlGame *) &state)->values.lap_price++;
  g_assert_nonnull (zohn_ahl_rules.self_check (&state));
}

/* A throw that the sticks cannot show is none, and one that must be shown is
 * drawn each time. */
static void
test_sticks (void)
{
  GameState state = fixture_position (&zohn_ahl_rules,
                                      "culin stick-1=0 stick-2=0 stick-3=0 "
                                      "stick-4=100: 0 0 4 4 r -");
  GameThrow throws[GAME_THROWS_MAX];
  GameRng rng = { 1 };
  GameMove move;

  g_assert_cmpint (zohn_ahl_rules.throws (&state, throws), ==, 1);
  g_assert_cmpuint (throws[0].weight, ==, 1);
  g_assert_cmpstr (zohn_ahl_stick (throws[0].move)->token, ==, "t1s");
  for (int i = 0; i < 20; i++)
    g_assert_cmpuint (zohn_ahl_rules.draw_throw (&state, &rng), ==,
                      throws[0].move);
  g_assert_true (zohn_ahl_rules.parse_move (&state, "t1s", 3, &move, NULL));
  g_assert_false (zohn_ahl_rules.parse_move (&state, "t0", 2, &move, NULL));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/zohn-ahl-variant/sheets", test_sheets);
  g_test_add_func ("/zohn-ahl-variant/naive", test_naive);
  g_test_add_func ("/zohn-ahl-variant/unchanged", test_unchanged);
  g_test_add_func ("/zohn-ahl-variant/circuits", test_circuits);
  g_test_add_func ("/zohn-ahl-variant/endless", test_endless);
  g_test_add_func ("/zohn-ahl-variant/stopped", test_stopped);
  g_test_add_func ("/zohn-ahl-variant/played", test_played);
  g_test_add_func ("/zohn-ahl-variant/text", test_text);
  g_test_add_func ("/zohn-ahl-variant/sticks", test_sticks);

  return g_test_run ();
}
