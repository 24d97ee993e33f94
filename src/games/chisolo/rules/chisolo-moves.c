/* chisolo-moves.c: the moves that a player of Chisolo may make
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Source: the shared rules page of Chisolo; its numbers stand in brackets.
 */

#include "chisolo-moves.h"

/* Other forms, nambidi and one-counter: each player's first turn is an opening
 * capture instead of a sowing.  In a position set up by hand, a player whose
 * direction is known has it behind him. */
bool
chisolo_opening_due (const ChisoloState *state)
{
  return chisolo_form (state->ruleset)->opening && state->n_moves < 2
         && state->directions[state->turn] == CHISOLO_UNCHOSEN;
}

/* Rules page, turn 3: each player picks his direction with his first move, once
 * and for all.  Other forms, smith-dale and ludii: the first move is clockwise,
 * and the direction for the rest is chosen with the second. */
bool
chisolo_may_sow (const ChisoloState *state,
                 ChisoloDirection    direction,
                 ChisoloDirection   *named)
{
  ChisoloDirection own = state->directions[state->turn];

  if (named != NULL)
    *named = own == CHISOLO_UNCHOSEN ? direction : CHISOLO_UNCHOSEN;

  return own == CHISOLO_UNCHOSEN || own == direction
         || (own == CHISOLO_FIRST_MOVE && direction == CHISOLO_CLOCKWISE);
}

/* Rules page, turn 5: if the hole is on his inner row and at least one of the
 * two holes facing it in the same column holds stones, he captures all the
 * stones of both.
 * Other forms: in smith-dale and ludii a capture needs a stone in the facing
 * inner hole; in namudilakunze the outer hole alone is captured, and only when
 * the inner one is empty. */
static inline unsigned
captured_of (ChisoloRuleset ruleset,
             unsigned       filled,
             int            hole)
{
  unsigned inner, outer;

  if (!chisolo_is_inner (hole))
    return 0;

  inner = filled & 1u << chisolo_facing_inner (hole);
  outer = filled & 1u << chisolo_facing_outer (hole);
  if (ruleset == CHISOLO_SMITH_DALE || ruleset == CHISOLO_LUDII)
    return inner != 0 ? inner | outer : 0;
  if (ruleset == CHISOLO_NAMUDILAKUNZE)
    return inner != 0 ? 0 : outer;

  return inner | outer;
}

unsigned
chisolo_captured (const ChisoloState *state,
                  int                 hole)
{
  return captured_of (state->ruleset,
                      chisolo_camp_filled (&state->camps[!state->turn]), hole);
}

/* Adds @move once for each third hole of the set @thirds. */
static int
add_thirds (GameMove *moves,
            int       n,
            GameMove  move,
            unsigned  thirds)
{
  for (; thirds != 0; thirds &= thirds - 1)
    moves[n++] = move | (GameMove) (__builtin_ctz (thirds) + 1) << 6;

  return n;
}

/* Other forms: an opening capture takes a column where the player's own inner
 * hole holds a stone; both of the opponent's holes there are emptied, then one
 * more of the player's choice, unless no other hole has stones.
 */
static int
openings (const ChisoloState *state,
          GameMove           *moves)
{
  const ChisoloCamp *own = &state->camps[state->turn];
  unsigned filled = chisolo_camp_filled (&state->camps[!state->turn]);
  int n = 0;

  for (int hole = CHISOLO_COLUMNS; hole < CHISOLO_HOLES; hole++)
    {
      unsigned thirds = filled & ~(1u << chisolo_facing_inner (hole)
                                   | 1u << chisolo_facing_outer (hole));
      GameMove move = chisolo_move (CHISOLO_MOVE_OPEN, hole,
                                    CHISOLO_UNCHOSEN, -1);

      if (own->stones[hole] == 0)
        continue;
      if (thirds == 0)
        moves[n++] = move;
      else
        n = add_thirds (moves, n, move, thirds);
    }

  return n;
}

/* Rules page, turn 2: the mover takes any one of his non-empty holes, a single
 * stone included.  Turn 5 and 6: after a capture he may also empty any one more
 * hole of the opponent; this is a right, not a duty. */
static int
sowings (const ChisoloState *state,
         ChisoloDirection    direction,
         GameMove           *moves)
{
  unsigned filled = chisolo_camp_filled (&state->camps[!state->turn]);
  ChisoloDirection named;
  int n = 0;

  if (!chisolo_may_sow (state, direction, &named))
    return 0;

  for (unsigned own = chisolo_camp_filled (&state->camps[state->turn]);
       own != 0; own &= own - 1)
    {
      ChisoloCamp camp = state->camps[state->turn];
      int hole = __builtin_ctz (own);
      int last = chisolo_sow (&camp, hole, direction);
      GameMove move;
      unsigned captured;

      if (last == CHISOLO_ENDLESS)
        continue;

      move = chisolo_move (CHISOLO_MOVE_SOW, hole, named, -1);
      moves[n++] = move;
      captured = captured_of (state->ruleset, filled, last);
      if (captured != 0)
        n = add_thirds (moves, n, move, filled & ~captured);
    }

  return n;
}

/* End: a player who has stones but no turn that ends passes. */
int
chisolo_legal_moves (const GameState *state,
                     GameMove        *moves)
{
  const ChisoloState *chisolo = (const ChisoloState *) state;
  int n;

  if (chisolo_winner (chisolo) >= 0)
    return 0;

  if (chisolo_opening_due (chisolo))
    n = openings (chisolo, moves);
  else
    {
      n = sowings (chisolo, CHISOLO_ANTICLOCKWISE, moves);
      n += sowings (chisolo, CHISOLO_CLOCKWISE, moves + n);
    }

  if (n == 0)
    moves[n++] = chisolo_move (CHISOLO_MOVE_PASS, 0, CHISOLO_UNCHOSEN, -1);

  return n;
}

int
chisolo_sown (const GameTrace *trace,
              int             *laps)
{
  int stones = 0, n = 0;

  for (size_t i = 0; i < trace->n_events; i++)
    if (trace->events[i].type == CHISOLO_EVENT_SOW)
      {
        stones += trace->events[i].count;
        n++;
      }

  if (laps != NULL)
    *laps = n;

  return stones;
}
