/* test-endgames.c: what is won is won, in endgames that are solved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every endgame of Chisolo in which neither side has more than two stones is
 * solved here backwards from its ends, without the search: which side wins by
 * force, and in how many turns.  The search must win what is won, against a
 * defender who knows the longest way.
 */

#include "games/games-fixture.h"
#include "games/chisolo/rules/chisolo-rules.h"
#include "search/search.h"

#include <string.h>

/* Ways to lay at most two stones into fourteen holes, the empty camp first. */
#define CAMPS 120
#define ENDGAMES (CAMPS * CAMPS * 2)

/* The limits of the search: for most wins, and for those that take long.  Full
 * strength searches about half a million positions in a tenth of a second. */
#define NODES 20000
#define NODES_FOR_LONG 300000

/* How many endgames of each kind are played. */
#define PLAYED 25
#define PLAYED_LONG 2

/* Turns to the end of a decided endgame; 0: drawn, if both play well. */
#define DRAWN 0

typedef struct
{
  ChisoloRuleset ruleset;
  ChisoloDirection directions[2];
  guint8 stones[CAMPS][CHISOLO_HOLES];
  int camp_of[CHISOLO_HOLES + 1][CHISOLO_HOLES + 1];
  /* For the side to move: plus to win, minus to lose in so many turns. */
  gint16 turns[ENDGAMES];
  gboolean over[ENDGAMES];
} Solved;

static void
list_camps (Solved *solved)
{
  int n = 0;

  for (int a = CHISOLO_HOLES; a >= 0; a--)
    for (int b = a; b >= 0; b--)
      {
        if (a == CHISOLO_HOLES || b < CHISOLO_HOLES)
          {
            memset (solved->stones[n], 0, CHISOLO_HOLES);
            if (a < CHISOLO_HOLES)
              solved->stones[n][a]++;
            if (b < CHISOLO_HOLES)
              solved->stones[n][b]++;
            solved->camp_of[a][b] = solved->camp_of[b][a] = n++;
          }
      }
  g_assert_cmpint (n, ==, CAMPS);
}

static int
camp_number (const Solved      *solved,
             const ChisoloCamp *camp)
{
  int holes[2] = { CHISOLO_HOLES, CHISOLO_HOLES };
  int n = 0;

  for (int i = 0; i < CHISOLO_HOLES; i++)
    for (int j = 0; j < camp->stones[i]; j++)
      holes[n++] = i;

  return solved->camp_of[holes[0]][holes[1]];
}

static int
number_of (const Solved    *solved,
           const GameState *state)
{
  const ChisoloState *chisolo = (const ChisoloState *) state;

  return (camp_number (solved, &chisolo->camps[0]) * CAMPS
          + camp_number (solved, &chisolo->camps[1])) * 2 + chisolo->turn;
}

/* Returns: FALSE where no game can stand so. */
static gboolean
state_of (const Solved *solved,
          int           number,
          GameState    *state)
{
  ChisoloState *chisolo = (ChisoloState *) state;

  memset (state, 0, sizeof *state);
  memcpy (chisolo->camps[0].stones, solved->stones[number / 2 / CAMPS],
          CHISOLO_HOLES);
  memcpy (chisolo->camps[1].stones, solved->stones[number / 2 % CAMPS],
          CHISOLO_HOLES);
  chisolo->turn = (guint8) (number % 2);
  chisolo->n_moves = 20u + chisolo->turn;
  chisolo->ruleset = (guint8) solved->ruleset;
  for (int seat = 0; seat < 2; seat++)
    chisolo->directions[seat] = (gint8) solved->directions[seat];

  return chisolo_rules.self_check (state) == NULL;
}

/* The value of @state by the positions to which its moves lead: won if a move
 * wins, lost if all lose. */
static int
judge (const Solved    *solved,
       const GameState *state)
{
  GameMove moves[GAME_MOVES_MAX];
  int n = chisolo_rules.legal_moves (state, moves);
  int best = -G_MAXINT16;

  for (int i = 0; i < n; i++)
    {
      GameState next = *state;
      int worth;

      chisolo_rules.apply (&next, moves[i], NULL);
      worth = -solved->turns[number_of (solved, &next)];

      /* Won soon before won late, then drawn, then lost late. */
      if (solved->over[number_of (solved, &next)])
        return 1;
      if (worth > 0)
        worth = 1000 - worth;
      else if (worth < 0)
        worth = -1000 - worth;
      best = MAX (best, worth);
    }

  return best > 0 ? 1000 - best + 1 : best < 0 ? -(best + 1000 + 1) : DRAWN;
}

static Solved *
solve (ChisoloRuleset   ruleset,
       ChisoloDirection south,
       ChisoloDirection north)
{
  Solved *solved = g_new0 (Solved, 1);
  gboolean changed = TRUE;

  solved->ruleset = ruleset;
  solved->directions[0] = south;
  solved->directions[1] = north;
  list_camps (solved);
  for (int i = 0; i < ENDGAMES; i++)
    {
      GameState state;
      GameOutcome outcome;

      if (!state_of (solved, i, &state))
        continue;
      chisolo_rules.outcome (&state, &outcome);
      solved->over[i] = outcome.over;
    }

  /* Turn by turn backwards, so that the first number found is the right
   * one. */
  for (int turns = 1; changed || turns < 4; turns++)
    {
      changed = FALSE;
      for (int i = 0; i < ENDGAMES; i++)
        {
          GameState state;
          int found;

          if (solved->turns[i] != DRAWN || solved->over[i]
              || !state_of (solved, i, &state))
            continue;
          found = judge (solved, &state);
          if (ABS (found) != turns)
            continue;
          solved->turns[i] = (gint16) found;
          changed = TRUE;
        }
    }

  return solved;
}

/* The move that the solution makes: the quickest win or the longest way to
 * lose. */
static GameMove
best_move (const Solved    *solved,
           const GameState *state)
{
  GameMove moves[GAME_MOVES_MAX];
  int n = chisolo_rules.legal_moves (state, moves);
  GameMove best = moves[0];
  int best_worth = G_MININT;

  for (int i = 0; i < n; i++)
    {
      GameState next = *state;
      int turns, worth;

      chisolo_rules.apply (&next, moves[i], NULL);
      turns = -solved->turns[number_of (solved, &next)];
      worth = solved->over[number_of (solved, &next)] ? 2000
              : turns > 0 ? 1000 - turns : turns < 0 ? -1000 - turns : 0;
      if (worth > best_worth)
        {
          best_worth = worth;
          best = moves[i];
        }
    }

  return best;
}

/* Plays @number out, the search for the side to move.  Returns the seat that
 * won, or -1. */
static int
play_out (const Solved *solved,
          int           number,
          guint64       nodes)
{
  GamePosition position;
  GameState state;
  GameOutcome outcome;
  int seat = number % 2;

  g_assert_true (state_of (solved, number, &state));
  game_position_init_state (&position, &chisolo_rules, &state);
  for (;;)
    {
      GameMove move;

      game_position_outcome (&position, &outcome);
      if (outcome.over)
        break;
      if (chisolo_rules.turn (&position.state) == seat)
        {
          SearchLimits limits = {
            .level = SEARCH_LEVEL_FULL, .nodes = nodes, .threads = 1,
            .hash_mib = 1, .seed = (guint64) number,
          };
          SearchResult result;

          search_run (&position, &limits, &result);
          move = result.line[0];
        }
      else
        move = best_move (solved, &position.state);
      game_position_apply (&position, move, NULL);
    }
  game_position_clear (&position);

  return outcome.winner;
}

static void
count (const Solved *solved,
       int          *n_won,
       int          *n_lost,
       int          *n_drawn)
{
  int longest = 0;

  *n_won = *n_lost = *n_drawn = 0;
  for (int i = 0; i < ENDGAMES; i++)
    {
      GameState state;

      if (solved->over[i] || !state_of (solved, i, &state))
        continue;
      *n_won += solved->turns[i] > 0;
      *n_lost += solved->turns[i] < 0;
      *n_drawn += solved->turns[i] == DRAWN;
      longest = MAX (longest, solved->turns[i]);

      /* The side to move wins in an odd number of turns and loses in an even
       * one. */
      if (solved->turns[i] != DRAWN)
        g_assert_cmpint (ABS (solved->turns[i]) % 2, ==,
                         solved->turns[i] > 0);
    }
  g_test_message ("%d won, %d lost, %d drawn; the longest win takes %d turns",
                  *n_won, *n_lost, *n_drawn, longest);
}

/* The endgame at @from or after it that the side to move wins in @least to
 * @most turns. */
static int
find (const Solved *solved,
      int           from,
      int           least,
      int           most)
{
  for (int i = 0; i < ENDGAMES; i++)
    {
      int number = (from + i) % ENDGAMES;
      GameState state;

      if (!solved->over[number] && state_of (solved, number, &state)
          && solved->turns[number] >= least && solved->turns[number] <= most)
        return number;
    }

  g_assert_not_reached ();
}

/* Plays some of the endgames that are won in @least to @most turns. */
static void
play_some (const Solved *solved,
           int           n_played,
           guint64       nodes,
           int           least,
           int           most)
{
  GameRng rng = { 12 };

  for (int i = 0; i < n_played; i++)
    {
      int number = find (solved, (int) game_rng_below (&rng, ENDGAMES), least,
                         most);

      g_assert_cmpint (play_out (solved, number, nodes), ==, number % 2);
    }
}

static void
test_natatu (void)
{
  g_autofree Solved *solved = solve (CHISOLO_NATATU, CHISOLO_ANTICLOCKWISE,
                                     CHISOLO_ANTICLOCKWISE);
  int n_won, n_lost, n_drawn;

  count (solved, &n_won, &n_lost, &n_drawn);
  g_assert_cmpint (n_won, >, 10000);
  g_assert_cmpint (n_lost, >, 10000);
  g_assert_cmpint (n_drawn, ==, 0);
  play_some (solved, PLAYED, NODES, 5, G_MAXINT16);
}

static void
test_ludii (void)
{
  g_autofree Solved *solved = solve (CHISOLO_LUDII, CHISOLO_ANTICLOCKWISE,
                                     CHISOLO_CLOCKWISE);
  int n_won, n_lost, n_drawn;

  count (solved, &n_won, &n_lost, &n_drawn);
  g_assert_cmpint (n_won, >, 1000);
  g_assert_cmpint (n_drawn, >, 100);
  play_some (solved, PLAYED, NODES, 5, 21);
  play_some (solved, PLAYED_LONG, NODES_FOR_LONG, 23, G_MAXINT16);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/endgames/natatu", test_natatu);
  g_test_add_func ("/endgames/ludii", test_ludii);

  return g_test_run ();
}
