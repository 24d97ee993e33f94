/* chisolo-eval.c: what a position of Chisolo is worth to the computer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chisolo-eval.h"

#include <string.h>

#include "games/chisolo/rules/chisolo-moves.h"
#include "games/game-chance.h"

/* The logarithm of the odds that a hundredth of a search's score is worth.
 * Made by `fit-win-probability chisolo 2 1000`. */
#define ODDS_PER_HUNDREDTH_FOUND (GAME_CHANCE_ODDS_ONE / 760)

/* More than any sum of the terms. */
#define WON 100000

/* The worth of a stone when half of them are left, in ten-thousandths of the
 * logarithm of the odds.  Values are given in hundredths of a stone. */
#define STONE 1500

/* Found by
 *   eval-tune --game chisolo --games 4000 --nodes 600 --seed 1
 * beginning with the weights of an earlier run. */
const ChisoloWeights chisolo_weights = {
  .quick = {
    [CHISOLO_TERM_STONES] = -1143,
    [CHISOLO_TERM_MOBILITY] = 3653,
    [CHISOLO_TERM_HEAPS] = -1741,
    [CHISOLO_TERM_INNER] = -1317,
    [CHISOLO_TERM_LATE] = 72,
    [CHISOLO_TERM_MOVE] = 4637,
  },
  .moving = {
    [CHISOLO_TERM_STONES] = -133,
    [CHISOLO_TERM_MOBILITY] = 4501,
    [CHISOLO_TERM_HEAPS] = -1225,
    [CHISOLO_TERM_INNER] = -945,
    [CHISOLO_TERM_LATE] = 41,
    [CHISOLO_TERM_MOVE] = 2069,
    [CHISOLO_TERM_THREAT] = 991,
    [CHISOLO_TERM_THREATS] = 4483,
  },
  .waiting = {
    [CHISOLO_TERM_STONES] = -133,
    [CHISOLO_TERM_MOBILITY] = 4501,
    [CHISOLO_TERM_HEAPS] = -1225,
    [CHISOLO_TERM_INNER] = -945,
    [CHISOLO_TERM_LATE] = 41,
    [CHISOLO_TERM_THREAT] = 231,
    [CHISOLO_TERM_THREATS] = 2883,
  },
};

/* The stones that the opponent of @seat has in the holes of @captured and in
 * his fullest other hole. */
static int
spoils (const ChisoloState *state,
        int                 seat,
        unsigned            captured)
{
  const ChisoloCamp *camp = &state->camps[!seat];
  int taken = 0, third = 0;

  for (int i = 0; i < CHISOLO_HOLES; i++)
    if ((captured >> i & 1) != 0)
      taken += camp->stones[i];
    else if (camp->stones[i] > third)
      third = camp->stones[i];

  return taken + third;
}

/* Returns the stones that a single lap from @hole would capture. */
static int
lap_threat (const ChisoloState *state,
            int                 hole,
            ChisoloDirection    direction)
{
  ChisoloCamp camp = state->camps[state->turn];
  int last = chisolo_sow_lap (&camp, hole, direction);
  unsigned captured = camp.stones[last] == 1
                      ? chisolo_captured (state, last) : 0;

  return captured != 0 ? spoils (state, state->turn, captured) : 0;
}

static void
count_threats (const ChisoloState *state,
               int                 seat,
               int                *terms)
{
  /* Threats are those of the side to move, so make it @seat. */
  ChisoloState own = *state;

  own.turn = (uint8_t) seat;
  for (int direction = -1; direction <= 1; direction += 2)
    for (int hole = 0; hole < CHISOLO_HOLES; hole++)
      {
        int threat;

        if (own.camps[seat].stones[hole] == 0
            || !chisolo_may_sow (&own, (ChisoloDirection) direction, NULL))
          continue;

        threat = lap_threat (&own, hole, (ChisoloDirection) direction);
        if (threat > terms[CHISOLO_TERM_THREAT])
          terms[CHISOLO_TERM_THREAT] = threat;
        if (threat > 0)
          terms[CHISOLO_TERM_THREATS]++;
      }
}

/* Returns the sum of all bytes of both halves of a camp. */
static inline int
count (uint64_t low,
       uint64_t high)
{
  const uint64_t ones = UINT64_C (0x0101010101010101);

  return (int) (low * ones >> 56) + (int) (high * ones >> 56);
}

/* Returns 1 in each byte of @stones that is at least @least, 1 or 2, else 0; no
 * byte exceeds 127. */
static inline uint64_t
at_least (uint64_t stones,
          unsigned least)
{
  const uint64_t ones = UINT64_C (0x0101010101010101);

  return (stones + ones * (128 - least)) >> 7 & ones;
}

/* Counts all quick terms except those that need the whole board. */
static inline void
count_camp (const ChisoloCamp *camp,
            int               *terms)
{
  const uint64_t last_of_low = UINT64_C (0xff00000000000000);
  uint64_t halves[2];

  _Static_assert (CHISOLO_COLUMNS == 7, "the inner row begins elsewhere");
  memcpy (halves, camp->stones, sizeof halves);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  halves[0] = __builtin_bswap64 (halves[0]);
  halves[1] = __builtin_bswap64 (halves[1]);
#endif
  terms[CHISOLO_TERM_STONES] = count (halves[0], halves[1]);
  terms[CHISOLO_TERM_MOBILITY] = count (at_least (halves[0], 1),
                                        at_least (halves[1], 1));
  terms[CHISOLO_TERM_HEAPS] = count (at_least (halves[0], 2),
                                     at_least (halves[1], 2));
  terms[CHISOLO_TERM_INNER] = count (halves[0] & last_of_low, halves[1]);
}

static inline void
quick_terms (const ChisoloState *state,
             int                 seat,
             int                 terms[2][CHISOLO_N_TERMS])
{
  int out = 2 * CHISOLO_STONES_MAX;

  for (int i = 0; i < 2; i++)
    {
      count_camp (&state->camps[i == 0 ? seat : !seat], terms[i]);
      out -= terms[i][CHISOLO_TERM_STONES];
    }
  for (int i = 0; i < 2; i++)
    {
      terms[i][CHISOLO_TERM_LATE] = terms[i][CHISOLO_TERM_STONES] * out;
      terms[i][CHISOLO_TERM_MOVE] = state->turn == (i == 0 ? seat : !seat);
    }
}

void
chisolo_terms (const GameState *state,
               int              seat,
               int              terms[CHISOLO_N_TERMS])
{
  const ChisoloState *chisolo = (const ChisoloState *) state;
  int both[2][CHISOLO_N_TERMS] = { { 0 } };

  quick_terms (chisolo, seat, both);
  memcpy (terms, both[0], sizeof both[0]);
  count_threats (chisolo, seat, terms);
}

/* The weighted terms of @seat. */
static int
worth (const GameState *state,
       int              seat)
{
  const int *weights = ((const ChisoloState *) state)->turn == seat
                       ? chisolo_weights.moving : chisolo_weights.waiting;
  int terms[CHISOLO_N_TERMS];
  int sum = 0;

  chisolo_terms (state, seat, terms);
  for (int i = 0; i < CHISOLO_N_TERMS; i++)
    sum += terms[i] * weights[i];

  return sum;
}

int
chisolo_evaluate (const GameState *state,
                  int              seat)
{
  int winner = chisolo_winner ((const ChisoloState *) state);

  if (winner >= 0)
    return winner == seat ? WON : -WON;

  return (worth (state, seat) - worth (state, !seat)) / (STONE / 100);
}

int
chisolo_assess (const GameState *state,
                int              seat)
{
  int terms[2][CHISOLO_N_TERMS];
  int sum = 0;

  quick_terms ((const ChisoloState *) state, seat, terms);
  for (int i = 0; i < CHISOLO_N_QUICK_TERMS; i++)
    sum += (terms[0][i] - terms[1][i]) * chisolo_weights.quick[i];

  return sum / (STONE / 100);
}

int
chisolo_chance (const GameState *state,
                int              seat)
{
  int winner = chisolo_winner ((const ChisoloState *) state);

  if (winner >= 0)
    return winner == seat ? GAME_CHANCE_ONE : 0;

  return game_chance_from_odds ((int64_t) (worth (state, seat)
                                           - worth (state, !seat))
                                * GAME_CHANCE_ODDS_ONE / 10000);
}

int
chisolo_weight (int found,
                int players)
{
  return game_chance_from_odds ((int64_t) found * ODDS_PER_HUNDREDTH_FOUND);
}

const GameLevel chisolo_levels[GAME_N_LEVELS] = {
  { GAME_SEARCH_ONE_PLY, 1, 0, 85, 0 },
  { GAME_SEARCH_ONE_PLY, 1, 0, 55, 0 },
  { GAME_SEARCH_ONE_PLY, 1, 0, 0, 0 },
  { GAME_SEARCH_ALPHA_BETA, 2, 0, 0, 20 },
  { GAME_SEARCH_ALPHA_BETA, 3, 0, 0, 0 },
  { GAME_SEARCH_ALPHA_BETA, 0, 0, 0, 0 },
};
