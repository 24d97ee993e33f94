/* test-ken-wan.c: the rules of Ken Wan
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions are written rows i to a, as the rules page writes them.
 */

#include <string.h>

#include "games-fixture.h"
#include "games/ken-wan/rules/ken-wan-notation.h"
#include "games/ken-wan/rules/ken-wan-rules.h"

#define RULES (&ken_wan_rules)

/* Blue and Yellow scattered on row i, so that neither is united by chance,
 * above an empty upper half. */
#define ABOVE "BYBYB/....../......./......../....#..../"

/* All moves that begin with @from, in byte order, are those to @cells. */
static void
assert_moves_from (const char *position,
                   const char *from,
                   const char *cells)
{
  GameState state = fixture_position (RULES, position);
  g_autoptr (GPtrArray) tokens = fixture_tokens (RULES, &state);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < tokens->len; i++)
    {
      const char *token = g_ptr_array_index (tokens, i);

      if (g_str_has_prefix (token, from))
        g_string_append_printf (found, "%s%s", found->len > 0 ? " " : "",
                                token + strlen (from));
    }
  g_assert_cmpstr (found->str, ==, cells);
}

static void
assert_moves (const char *position,
              const char *moves)
{
  assert_moves_from (position, "", moves);
}

static KenWanSet
set_of (const char *cells)
{
  g_auto (GStrv) names = g_strsplit (cells, " ", -1);
  KenWanSet set = 0;

  for (guint i = 0; names[i] != NULL; i++)
    if (names[i][0] != '\0')
      set |= ken_wan_bit (ken_wan_cell_named (names[i]));

  return set;
}

static void
test_cells (void)
{
  int degrees[7] = { 0 };

  g_assert_cmpuint (ken_wan_neighbours (ken_wan_cell_named ("c4")), ==,
                    set_of ("c3 c5 d4 d5 b3 b4"));
  g_assert_cmpuint (ken_wan_neighbours (ken_wan_cell_named ("a1")), ==,
                    set_of ("a2 b1 b2"));
  g_assert_cmpuint (ken_wan_neighbours (ken_wan_cell_named ("d4")), ==,
                    set_of ("c3 c4 d3 d5 e4"));

  for (int cell = 0; cell < KEN_WAN_CELLS; cell++)
    {
      char name[3];

      ken_wan_cell_name (cell, name);
      g_assert_cmpint (ken_wan_cell_named (name), ==, cell);
      degrees[ken_wan_set_count (ken_wan_neighbours (cell))]++;
      for (int i = 0; i < KEN_WAN_N_DIRECTIONS; i++)
        {
          int beside = ken_wan_cell_beside (cell, (KenWanDirection) i);
          gboolean joined = beside >= 0 && cell != KEN_WAN_CENTRE
                            && beside != KEN_WAN_CENTRE;

          if (beside < 0)
            continue;
          g_assert_cmpint ((ken_wan_neighbours (cell) & ken_wan_bit (beside))
                           != 0, ==, joined);
          g_assert_cmpint (ken_wan_cell_beside (beside,
                                                (KenWanDirection) ((i + 3)
                                                                   % 6)),
                           ==, cell);
        }
    }

  /* The six about the centre have five neighbours, the rim four, its corners
   * three. */
  g_assert_cmpint (degrees[0], ==, 1);
  g_assert_cmpint (degrees[3], ==, 6);
  g_assert_cmpint (degrees[4], ==, 18);
  g_assert_cmpint (degrees[5], ==, 6);
  g_assert_cmpint (degrees[6], ==, 30);
  g_assert_cmpint (ken_wan_cell_named ("a6"), ==, -1);
  g_assert_cmpint (ken_wan_cell_named ("i4"), ==, -1);
  g_assert_cmpint (ken_wan_cell_named ("j5"), ==, -1);
  g_assert_cmpint (ken_wan_cell_named ("e0"), ==, -1);
}

/* Sets of any size spread to the neighbours of their members. */
static void
test_spread (void)
{
  GameRng rng = { 11 };

  for (int i = 0; i < 5000; i++)
    {
      KenWanSet set = 0, beside = 0;
      int n = 1 + (int) game_rng_below (&rng, KEN_WAN_CELLS);

      for (int j = 0; j < n; j++)
        set |= ken_wan_bit ((int) game_rng_below (&rng, KEN_WAN_CELLS));
      if (i < KEN_WAN_CELLS)
        set = ken_wan_bit (i);
      set &= KEN_WAN_BOARD;
      for (KenWanSet rest = set; rest != 0;)
        beside |= ken_wan_neighbours (ken_wan_set_pop (&rest));
      g_assert_cmphex (ken_wan_spread (set), ==, beside);
    }
}

static void
test_known_values (void)
{
  static const struct
  {
    const char *id;
    const char *start;
    guint64 one;
    guint64 two;
  } setups[] = {
    { "star", ".YYY./B.YY.R/BB.Y.RR/BBB..RRR/....#..../RRR..BBB/RR.Y.BB/"
      "R.YY.B/.YYY. b %d -", 88, 6678 },
    { "mosaic", "...../.RBYR./.BYRBY./.YRBYRB./.RBY#BYR./.YRBYRB./.BYRBY./"
      ".RBYR./..... b %d -", 288, 79362 },
    { "trios", "RRRBB/B....B/B.YYR.Y/R.R..B.Y/R.Y.#.R.B/R.B..R.B/Y.BYB.B/"
      "Y....Y/YRRYY b %d -", 69, 4645 },
  };

  for (int i = 0; i < (int) G_N_ELEMENTS (setups); i++)
    for (int players = 2; players <= 3; players++)
      {
        GameConfig config = { .setup = i, .players = players };
        GameState state = { .bytes = { 0 } };
        g_autofree char *text = NULL;
        g_auto (GStrv) halves = g_strsplit (setups[i].start, "%d", 2);
        g_autofree char *expected = g_strdup_printf ("%s%d%s", halves[0],
                                                     players, halves[1]);

        g_assert_cmpint (game_rules_find_setup (RULES, setups[i].id), ==, i);
        RULES->start (&config, &state);
        text = fixture_text (RULES, &state);
        g_assert_cmpstr (text, ==, expected);
        g_assert_cmpuint (fixture_perft (RULES, &state, 1), ==, setups[i].one);
        g_assert_cmpuint (fixture_perft (RULES, &state, 2), ==, setups[i].two);

        config.players = 0;
        config.setup = 7;
        RULES->config (&state, &config);
        g_assert_cmpint (config.players, ==, players);
        g_assert_cmpint (config.setup, ==, 7);
      }
}

/* The place of a cell after the board is turned clockwise by a sixth. */
static int
turned_by_sixth (int cell)
{
  int x = ken_wan_cell_diagonal (cell) - 5;
  int y = ken_wan_cell_row (cell) - 4;

  return ken_wan_cell (4 + y - x, 5 + y);
}

/* Turning the board clockwise by @sixths carries each colour onto that of
 * @onto. */
static void
assert_turns (KenWanSetup setup,
              int         sixths,
              const int   onto[KEN_WAN_COLOURS])
{
  GameConfig config = { .setup = (int) setup, .players = 3 };
  GameState start = { .bytes = { 0 } };
  const KenWanState *state = (const KenWanState *) &start;

  RULES->start (&config, &start);
  for (int colour = 0; colour < KEN_WAN_COLOURS; colour++)
    {
      KenWanSet pieces = state->whole[colour];
      KenWanSet turned = 0;

      g_assert_cmpint (ken_wan_set_count (pieces), ==, 12);
      g_assert_cmpuint (state->half[colour], ==, 0);
      while (pieces != 0)
        {
          int cell = ken_wan_set_pop (&pieces);

          for (int i = 0; i < sixths; i++)
            cell = turned_by_sixth (cell);
          turned |= ken_wan_bit (cell);
        }
      g_assert_cmphex (turned, ==, state->whole[onto[colour]]);
    }
}

static void
test_setups_fair (void)
{
  static const int next[] = { KEN_WAN_YELLOW, KEN_WAN_RED, KEN_WAN_BLUE };
  static const int swapped[] = { KEN_WAN_YELLOW, KEN_WAN_BLUE, KEN_WAN_RED };
  GameConfig config = { .setup = KEN_WAN_MOSAIC, .players = 3 };
  GameState start = { .bytes = { 0 } };

  assert_turns (KEN_WAN_STAR, 4, next);
  assert_turns (KEN_WAN_TRIOS, 2, next);
  assert_turns (KEN_WAN_MOSAIC, 1, swapped);

  /* In the mosaic no two pieces of a colour stand side by side. */
  RULES->start (&config, &start);
  for (int colour = 0; colour < KEN_WAN_COLOURS; colour++)
    g_assert_cmpint (ken_wan_groups ((KenWanState *) &start, colour, NULL),
                     ==, 12);
}

/* Turn 1.  The inner pieces of a row would cut it, the half-piece at its end
 * may not move: only the first piece can go, and not where it alone would
 * reach. */
static void
test_row_with_half_end (void)
{
  static const char row[] = ABOVE "RRRRRr../......./....../..... r 3 -";

  assert_moves (row, "d1c1 d1c2 d1c3 d1c4 d1c5 d1c6 d1d7 d1e2 d1e3 d1e4 "
                "d1e6 d1e7");
  fixture_assert_illegal (RULES, row, "d1e1");   /* beside himself only */
  fixture_assert_illegal (RULES, row, "d1d1");   /* the cell he left */
  fixture_assert_illegal (RULES, row, "d1e5");   /* the centre */
  fixture_assert_illegal (RULES, row, "d1d2");   /* occupied */
  fixture_assert_illegal (RULES, row, "d1a1");   /* far from his group */
  fixture_assert_illegal (RULES, row, "d3c3");   /* would cut */
  fixture_assert_illegal (RULES, row, "d6d7");   /* half */
  fixture_assert_illegal (RULES, row, "d1h5");   /* beside others only */
  fixture_assert_illegal (RULES, row, "i5h5");   /* not his */
  fixture_assert_illegal (RULES, row, "pass");

  /* Beside the half-piece it frees it, and Red is united. */
  fixture_assert_after (RULES, row, "d1d7",
                        ABOVE ".RRRRRR./......./....../..... b 3 R");
}

static void
assert_legal (const char *position,
              const char *move)
{
  GameState state = fixture_position (RULES, position);

  fixture_play (RULES, &state, move, NULL);
}

/* No piece cuts a ring; in a fork the piece in the middle does. */
static void
test_cuts (void)
{
  static const char ring[] = ABOVE "...RR.../..R.R../..RR../..... r 3 -";
  static const char fork[] = ABOVE "....R.../..RR.../...R../..... r 3 -";
  static const char bend[] = ABOVE "...RR.../...R.../....../..... r 3 -";
  static const char *const members[] = { "d4", "d5", "c3", "c5", "b3", "b4" };
  GameState state = fixture_position (RULES, fork);
  const KenWanState *ken_wan = (const KenWanState *) &state;
  KenWanSet parts[KEN_WAN_PARTS_MAX];

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      g_autofree char *inwards = g_strconcat (members[i], "c4", NULL);

      assert_legal (ring, inwards);
    }

  assert_moves_from (fork, "c4", "");
  assert_legal (fork, "d5c5");
  assert_legal (fork, "c3b3");
  assert_legal (fork, "b4c5");
  g_assert_cmpint (ken_wan_cut (ken_wan, ken_wan_cell_named ("c4"), parts),
                   ==, 3);
  g_assert_cmphex (parts[0], ==, set_of ("b4"));
  g_assert_cmphex (parts[1], ==, set_of ("c3"));
  g_assert_cmphex (parts[2], ==, set_of ("d5"));
  g_assert_cmpint (ken_wan_cut (ken_wan, ken_wan_cell_named ("d5"), parts),
                   ==, 1);
  g_assert_cmphex (parts[0], ==, set_of ("b4 c3 c4"));
  g_assert_cmpint (ken_wan_cut (ken_wan, ken_wan_cell_named ("i5"), parts),
                   ==, 0);
  g_assert_cmpint (ken_wan_cut (ken_wan, ken_wan_cell_named ("a1"), parts),
                   ==, 0);
  g_assert_cmphex (ken_wan_group (ken_wan, ken_wan_cell_named ("b4")), ==,
                   set_of ("b4 c3 c4 d5"));

  /* Three that touch one another: each may be lifted. */
  assert_legal (bend, "c4c5");
  assert_legal (bend, "d4c5");
  assert_legal (bend, "d5c5");
}

/* Turn 6, with the sheet's own case: beside the piece that lands on d5 stand
 * three half-pieces, one of them its own, an empty cell and a whole Blue piece;
 * his sixth neighbour is the black centre. */
static void
test_landing (void)
{
  static const char before[] = "BYBYB/....../......./......../....#B.../"
                               "...r.y../..Rb.../.R..../..... r 3 -";
  GameState state = fixture_position (RULES, before);
  KenWanSet to_whole;
  KenWanSet to_half;

  ken_wan_turned ((KenWanState *) &state, ken_wan_cell_named ("b2"),
                  ken_wan_cell_named ("d5"), &to_whole, &to_half);
  g_assert_cmphex (to_whole, ==, set_of ("d4 d6 c4"));
  g_assert_cmphex (to_half, ==, set_of ("e6"));
  fixture_assert_after (RULES, before, "b2d5",
                        "BYBYB/....../......./......../....#r.../...RRR../"
                        "..RR.../....../..... b 3 -");

  /* Beside its own whole pieces alone nothing turns. */
  fixture_assert_after (RULES,
                        ABOVE "...RRr../......./....../..... r 3 -", "d4c4",
                        ABOVE "....Rr../...R.../....../..... b 3 -");
}

/* Turn 3: beside anybody, and he keeps his powers. */
static void
test_isolated_whole (void)
{
  static const char before[] = ABOVE "...Rr.../......./y...../R.... r 3 -";

  assert_moves_from (before, "a1", "b2 c1 c2 c3 c4 c5 d3 d6 e4 e6 h4 h5 h6 h7 "
                     "h8 h9");
  fixture_assert_illegal (RULES, before, "a1a2");   /* nobody beside it */
  fixture_assert_illegal (RULES, before, "a1a1");
  fixture_assert_after (RULES, before, "a1b2",
                        ABOVE "...Rr.../......./RR..../..... b 3 -");
  fixture_assert_after (RULES, before, "a1h5",
                        "rrBYB/.R..../......./......../....#..../...Rr.../"
                        "......./y...../..... b 3 -");

  /* A piece without another on the board has nowhere to go. */
  assert_moves ("...../....../......./......../....#..../......../......./"
                "....../B.... b 2 -", "pass");
}

/* Turn 4: beside his own alone, and nothing turns, itself included. */
static void
test_isolated_half (void)
{
  static const char before[] = ABOVE "...Rr.../......./y...../r.... r 3 -";
  static const char alone[] = ABOVE "......../......./y...../r.... r 3 -";

  assert_moves_from (before, "a1", "c3 c4 c5 d3 d6 e4 e6");
  fixture_assert_illegal (RULES, before, "a1b2");   /* beside Yellow alone */
  fixture_assert_illegal (RULES, before, "a1h5");
  fixture_assert_after (RULES, before, "a1c4",
                        ABOVE "...Rr.../...r.../y...../..... b 3 -");
  fixture_assert_after (RULES,
                        ABOVE "...Rr.../...y.../....../r.... r 3 -", "a1c5",
                        ABOVE "...Rr.../...yr../....../..... b 3 -");

  /* The only piece of its colour has no colour to join. */
  assert_moves (alone, "pass");
}

/* Turn 2 and 7: a half-piece links its group and does not move; one badly
 * placed half-piece on each side makes the only whole piece a cut. */
static void
test_frozen (void)
{
  static const char pair[] = ABOVE "...Rr.../......./....../..... r 3 -";
  static const char frozen[] = ABOVE "..rRr.../......./....../..... r 3 -";

  assert_moves_from (pair, "d5", "");
  assert_legal (pair, "d4d6");
  fixture_assert_illegal (RULES, pair, "d5d6");
  fixture_assert_illegal (RULES, pair, "pass");

  assert_moves (frozen, "pass");
  fixture_assert_after (RULES, frozen, "pass",
                        ABOVE "..rRr.../......./....../..... b 3 -");
}

/* Replays @trace on the rows of @text, knowing no rule. */
static char *
replay (const char      *text,
        const GameTrace *trace)
{
  GameState state = fixture_position (RULES, text);
  KenWanState *ken_wan = (KenWanState *) &state;
  gboolean turned_on = FALSE;

  for (size_t i = 0; i < trace->n_events; i++)
    {
      const GameEvent *event = &trace->events[i];
      KenWanSet to = ken_wan_bit (event->to);
      KenWanSet *mine = event->type == KEN_WAN_EVENT_TURN_HALF
                        || (event->type == KEN_WAN_EVENT_LAND && event->value)
                        ? ken_wan->half : ken_wan->whole;

      switch (event->type)
        {
        case KEN_WAN_EVENT_LAND:
          g_assert_cmpint (event->seat, ==, ken_wan->turn);
          g_assert_true (mine[event->seat] & ken_wan_bit (event->from));
          mine[event->seat] &= ~ken_wan_bit (event->from);
          mine[event->seat] |= to;
          break;
        case KEN_WAN_EVENT_TURN_HALF:
        case KEN_WAN_EVENT_TURN_WHOLE:
          g_assert_cmpint (ken_wan_colour_at (ken_wan, event->to), ==,
                           event->from);
          ken_wan->whole[event->from] &= ~to;
          ken_wan->half[event->from] &= ~to;
          mine[event->seat] |= to;
          break;
        case KEN_WAN_EVENT_PLACED:
          ken_wan->placed[ken_wan->n_placed++] = (uint8_t) event->seat;
          g_assert_cmpint (event->value, ==, ken_wan->n_placed);
          break;
        case KEN_WAN_EVENT_OUT:
          g_assert_cmpuint (ken_wan_pieces (ken_wan, event->seat), ==, 0);
          break;
        case GAME_EVENT_PASS:
          g_assert_cmpint (event->seat, ==, ken_wan->turn);
          g_assert_cmpuint (trace->n_events, ==, 2);
          break;
        case GAME_EVENT_TURN:
          ken_wan->turn = (uint8_t) event->seat;
          turned_on = TRUE;
          g_assert_cmpuint (i, ==, trace->n_events - 1);
          break;
        default:
          g_assert_not_reached ();
        }
    }

  /* No turn is announced when the game is over, and only then. */
  g_assert_cmpint (turned_on, !=, ken_wan_is_over (ken_wan));

  return fixture_text (RULES, &state);
}

/* The helpers of the board say what the moves do. */
static void
assert_helpers (const KenWanState *state)
{
  GameMove moves[GAME_MOVES_MAX];
  int n = RULES->legal_moves ((const GameState *) state, moves);
  KenWanSet landing[KEN_WAN_CELLS] = { 0 };

  for (int i = 0; i < n; i++)
    if (moves[i] != KEN_WAN_PASS)
      landing[ken_wan_move_from (moves[i])]
        |= ken_wan_bit (ken_wan_move_to (moves[i]));

  for (int cell = 0; cell < KEN_WAN_CELLS; cell++)
    {
      KenWanSet group = ken_wan_group (state, cell);
      KenWanSet parts[KEN_WAN_PARTS_MAX];
      int n_parts = ken_wan_cut (state, cell, parts);
      KenWanSet left = 0;

      if (n > 0 && ken_wan_colour_at (state, cell) == state->turn)
        g_assert_cmphex (ken_wan_landing (state, cell), ==, landing[cell]);
      if (n_parts > 1)
        g_assert_cmphex (ken_wan_landing (state, cell), ==, 0);
      for (int i = 0; i < n_parts; i++)
        {
          g_assert_true (ken_wan_is_joined (parts[i]));
          g_assert_cmphex (ken_wan_spread (parts[i]) & left, ==, 0);
          left |= parts[i];
        }
      g_assert_cmphex (left, ==, group & ~ken_wan_bit (cell));
    }
}

static void
play_random (const GameRules  *rules,
             const GameConfig *config,
             gpointer          data)
{
  if (rules != RULES)
    return;

  for (guint64 seed = 1; seed <= 4; seed++)
    {
      GameRng rng = { seed };
      GamePosition position;

      game_position_init_start (&position, RULES, config);
      for (int i = 0; i < 400; i++)
        {
          GameTrace trace = GAME_TRACE_INIT;
          g_autofree char *before = fixture_text (RULES, &position.state);
          g_autofree char *after = NULL;
          g_autofree char *replayed = NULL;
          g_auto (GStrv) words = NULL;
          g_auto (GStrv) replayed_words = NULL;
          GameOutcome outcome;

          assert_helpers ((KenWanState *) &position.state);
          if (!fixture_random_ply (&position, &rng, &trace))
            break;

          g_assert_cmpstr (RULES->self_check (&position.state), ==, NULL);
          g_assert_cmpint (ken_wan_set_count (ken_wan_occupied (
                             (KenWanState *) &position.state)), ==, 36);

          after = fixture_text (RULES, &position.state);
          replayed = replay (before, &trace);
          RULES->outcome (&position.state, &outcome);
          words = g_strsplit (after, " ", -1);
          replayed_words = g_strsplit (replayed, " ", -1);
          for (int j = 0; j < 4; j++)
            if (j != 1 || !outcome.over)
              g_assert_cmpstr (replayed_words[j], ==, words[j]);
          game_trace_clear (&trace);
        }
      game_position_clear (&position);
    }
}

static void
test_random_games (void)
{
  fixture_each_config (play_random, NULL);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ken-wan/cells", test_cells);
  g_test_add_func ("/ken-wan/spread", test_spread);
  g_test_add_func ("/ken-wan/known-values", test_known_values);
  g_test_add_func ("/ken-wan/setups-fair", test_setups_fair);
  g_test_add_func ("/ken-wan/row-with-half-end", test_row_with_half_end);
  g_test_add_func ("/ken-wan/cuts", test_cuts);
  g_test_add_func ("/ken-wan/landing", test_landing);
  g_test_add_func ("/ken-wan/isolated-whole", test_isolated_whole);
  g_test_add_func ("/ken-wan/isolated-half", test_isolated_half);
  g_test_add_func ("/ken-wan/frozen", test_frozen);
  g_test_add_func ("/ken-wan/random-games", test_random_games);

  return g_test_run ();
}
