/* chisolo-eval.c: what a position of Chisolo is worth to the computer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "chisolo-eval.h"

#include <string.h>

#include "games/chisolo/chisolo-rules.h"
#include "games/game-chance.h"

/* A lead of eight stones wins about three games of four. */
#define ODDS_PER_HUNDREDTH (GAME_CHANCE_ODDS_ONE / 800)

/* The same for the score that a search found.  Made by
 * `fit-outlook chisolo 2 1000`. */
#define ODDS_PER_HUNDREDTH_FOUND (GAME_CHANCE_ODDS_ONE / 298)

/* Beyond this many hundredths nothing becomes more certain. */
#define FOUND_MAX 2384

/* More than any sum of the terms. */
#define WON 100000

/* Hundredths of a stone.  A threat of the side to move is nearly made good; one
 * of the other side can still be parried, and counts half. */
static const int weights[CHISOLO_N_TERMS] = {
  [CHISOLO_TERM_STONES] = 100,
  [CHISOLO_TERM_MOBILITY] = 25,
  [CHISOLO_TERM_HEAPS] = 10,
  [CHISOLO_TERM_THREAT] = 50,
  [CHISOLO_TERM_THREATS] = 15,
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

/* What a single lap from @hole would capture. */
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

void
chisolo_terms (const GameState *state,
               int              seat,
               int              terms[CHISOLO_N_TERMS])
{
  const ChisoloState *chisolo = (const ChisoloState *) state;
  const ChisoloCamp *camp = &chisolo->camps[seat];

  for (int i = 0; i < CHISOLO_N_TERMS; i++)
    terms[i] = 0;

  for (int i = 0; i < CHISOLO_HOLES; i++)
    {
      terms[CHISOLO_TERM_STONES] += camp->stones[i];
      terms[CHISOLO_TERM_MOBILITY] += camp->stones[i] > 0;
      terms[CHISOLO_TERM_HEAPS] += camp->stones[i] > 1;
    }

  count_threats (chisolo, seat, terms);
}

static int
worth (const GameState *state,
       int              seat)
{
  int terms[CHISOLO_N_TERMS];
  int sum = 0;

  chisolo_terms (state, seat, terms);
  for (int i = 0; i < CHISOLO_N_TERMS; i++)
    {
      int value = terms[i] * weights[i];
      bool threat = i == CHISOLO_TERM_THREAT || i == CHISOLO_TERM_THREATS;

      sum += threat && ((const ChisoloState *) state)->turn != seat
             ? value / 2 : value;
    }

  return sum;
}

int
chisolo_evaluate (const GameState *state,
                  int              seat)
{
  GameOutcome outcome;

  chisolo_rules.outcome (state, &outcome);
  if (outcome.over)
    return outcome.winner == seat ? WON : -WON;

  return worth (state, seat) - worth (state, !seat);
}

/* The bytes of two camps side by side, added up. */
static inline int
count (uint64_t low,
       uint64_t high)
{
  const uint64_t ones = UINT64_C (0x0101010101010101);

  return (int) (low * ones >> 56) + (int) (high * ones >> 56);
}

/* 1 in each byte of @stones that is at least @least, 1 or 2; no byte exceeds
 * 127. */
static inline uint64_t
at_least (uint64_t stones,
          unsigned least)
{
  const uint64_t ones = UINT64_C (0x0101010101010101);

  return (stones + ones * (128 - least)) >> 7 & ones;
}

static inline int
cheap_worth (const ChisoloCamp *camp)
{
  uint64_t halves[2];

  memcpy (halves, camp->stones, sizeof halves);

  return count (halves[0], halves[1]) * weights[CHISOLO_TERM_STONES]
         + count (at_least (halves[0], 1), at_least (halves[1], 1))
           * weights[CHISOLO_TERM_MOBILITY]
         + count (at_least (halves[0], 2), at_least (halves[1], 2))
           * weights[CHISOLO_TERM_HEAPS];
}

int
chisolo_assess (const GameState *state,
                int              seat)
{
  const ChisoloState *chisolo = (const ChisoloState *) state;

  return cheap_worth (&chisolo->camps[seat])
         - cheap_worth (&chisolo->camps[!seat]);
}

int
chisolo_chance (const GameState *state,
                int              seat)
{
  GameOutcome outcome;

  chisolo_rules.outcome (state, &outcome);
  if (outcome.over)
    return outcome.winner == seat ? GAME_CHANCE_ONE : 0;

  return game_chance_of ((worth (state, seat) - worth (state, !seat))
                         * ODDS_PER_HUNDREDTH);
}

int
chisolo_weight (int found,
                int players)
{
  (void) players;
  found = found > FOUND_MAX ? FOUND_MAX
          : found < -FOUND_MAX ? -FOUND_MAX : found;

  return game_chance_of (found * ODDS_PER_HUNDREDTH_FOUND);
}
