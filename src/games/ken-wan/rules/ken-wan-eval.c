/* ken-wan-eval.c: the worth of a position of Ken Wan
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The goal is a single group without half-pieces, so a position is judged by
 * how much is still missing.
 */

#include "ken-wan-eval.h"

#include <math.h>

#include "games/game-chance.h"

/* Found by
 *   eval-tune --game ken-wan --games 1000 --nodes 1000 --seed 1
 * beginning with the weights of an earlier run. */
const int ken_wan_quick_weights[KEN_WAN_N_QUICK_WEIGHTS] = {
  [KEN_WAN_WEIGHT_ISOLATED] = -136,
  [KEN_WAN_WEIGHT_GROUPS] = -8028,
  [KEN_WAN_WEIGHT_DISTANCE] = -1305,
  [KEN_WAN_WEIGHT_HALVES] = -1359,
  [KEN_WAN_WEIGHT_LARGEST] = -45,
};
const int ken_wan_weights[KEN_WAN_N_WEIGHTS] = {
  [KEN_WAN_WEIGHT_ISOLATED] = -159,
  [KEN_WAN_WEIGHT_GROUPS] = -8021,
  [KEN_WAN_WEIGHT_DISTANCE] = -1305,
  [KEN_WAN_WEIGHT_HALVES] = -1284,
  [KEN_WAN_WEIGHT_LARGEST] = -33,
  [KEN_WAN_WEIGHT_FROZEN] = -79,
};

/* Values are given in hundredths of a move: a landing often frees two
 * half-pieces, and a half-piece counts for some two thirds of a move. */
#define PER_HUNDREDTH 20

/* The logarithm of the odds that a hundredth of a search's score with two
 * players is worth.  Made by `fit-win-probability ken-wan 2 120`. */
#define ODDS_PER_HUNDREDTH_FOUND (GAME_CHANCE_ODDS_ONE / 657)

/* With three players the chance to win is in proportion to this power of the
 * mean value of the place, because that value counts second places too.  Made
 * by `fit-win-probability ken-wan 3 300`. */
#define FIRST_PLACE_POWER 1.159

/* A place is worth more than any position of a player without one. */
#define FIRST_PLACE 400000
#define PER_PLACE 120000
#define OUT (-400000)

static void
count_movable (int        cell,
               KenWanSet  landing,
               void      *data)
{
  int *n = data;

  (*n)++;
}

/* Returns how many cells lie between @group and the nearest of @others, less
 * one; 0 if there are no others. */
static int
distance_to_next (KenWanSet group,
                  KenWanSet others)
{
  KenWanSet reached = group, edge = group;

  /* A group has no neighbour of its own colour, so the first step cannot meet
   * one. */
  for (int step = 0; others != 0 && edge != 0; step++)
    {
      edge = ken_wan_spread (edge) & ~reached;
      if ((edge & others) != 0)
        return step - 1;
      reached |= edge;
    }

  return 0;
}

/* All terms but the pieces that cannot move, which take as long to find as the
 * rest together. */
static void
quick_terms (const KenWanState *state,
             int                colour,
             KenWanTerms       *terms)
{
  KenWanSet pieces = ken_wan_pieces (state, colour);
  KenWanSet larger = 0;

  *terms = (KenWanTerms) {
    .n_pieces = ken_wan_set_count (pieces),
    .n_halves = ken_wan_set_count (state->half[colour]),
  };

  while (pieces != 0)
    {
      KenWanSet group = ken_wan_joined (pieces, ken_wan_set_first (pieces));
      int size = ken_wan_set_count (group);

      pieces &= ~group;
      terms->n_groups++;
      terms->n_isolated += size == 1;
      if (size > 1)
        larger |= group;
      if (size > terms->largest)
        terms->largest = size;
    }

  for (KenWanSet rest = larger; rest != 0;)
    {
      KenWanSet group = ken_wan_joined (rest, ken_wan_set_first (rest));

      rest &= ~group;
      terms->distance += distance_to_next (group, larger & ~group);
    }
}

void
ken_wan_terms (const KenWanState *state,
               int                colour,
               KenWanTerms       *terms)
{
  int n_movable = 0;

  quick_terms (state, colour, terms);
  ken_wan_each_movable (state, colour, count_movable, &n_movable);
  terms->n_frozen = terms->n_pieces - n_movable;
}

/* Fills the counts that the weights are multiplied by.  The largest group need
 * not join anything, so one group is left out. */
static void
weigh (const KenWanTerms *terms,
       int                counts[KEN_WAN_N_WEIGHTS])
{
  int n_larger = terms->n_groups - terms->n_isolated;

  counts[KEN_WAN_WEIGHT_ISOLATED] = n_larger > 0 ? terms->n_isolated
                                                 : terms->n_isolated - 1;
  counts[KEN_WAN_WEIGHT_GROUPS] = n_larger > 0 ? n_larger - 1 : 0;
  counts[KEN_WAN_WEIGHT_DISTANCE] = terms->distance;
  counts[KEN_WAN_WEIGHT_HALVES] = terms->n_halves;
  counts[KEN_WAN_WEIGHT_LARGEST] = terms->largest;
  counts[KEN_WAN_WEIGHT_FROZEN] = terms->n_frozen;
}

void
ken_wan_weigh (const GameState *state,
               int              seat,
               int              counts[KEN_WAN_N_WEIGHTS])
{
  KenWanTerms terms;

  ken_wan_terms ((const KenWanState *) state, seat, &terms);
  weigh (&terms, counts);
}

/* Returns the worth of a seat's own standing, regardless of the others, in
 * ten-thousandths of the logarithm of the odds. */
static int
standing (const KenWanState *state,
          int                seat,
          bool               quick)
{
  int place = ken_wan_place (state, seat);
  int n = quick ? KEN_WAN_N_QUICK_WEIGHTS : KEN_WAN_N_WEIGHTS;
  const int *weights = quick ? ken_wan_quick_weights : ken_wan_weights;
  int counts[KEN_WAN_N_WEIGHTS];
  KenWanTerms terms;
  int sum = 0;

  if (place > 0)
    return FIRST_PLACE - (place - 1) * PER_PLACE;
  if (ken_wan_pieces (state, seat) == 0)
    return OUT;

  if (quick)
    quick_terms (state, seat, &terms);
  else
    ken_wan_terms (state, seat, &terms);

  weigh (&terms, counts);
  for (int i = 0; i < n; i++)
    sum += counts[i] * weights[i];

  return sum;
}

/* Returns a seat's own standing less half the mean of its opponents', because
 * to be first matters more than to hinder the others, one of whom may hinder
 * them as well. */
static int
balance (const KenWanState *state,
         int                seat,
         bool               quick)
{
  int others = 0, n_others = 0;

  for (int other = 0; other < state->n_players; other++)
    if (other != seat)
      {
        others += standing (state, other, quick);
        n_others++;
      }

  return (standing (state, seat, quick)
          - (n_others > 0 ? others / (2 * n_others) : 0)) / PER_HUNDREDTH;
}

int
ken_wan_evaluate (const GameState *state,
                  int              seat)
{
  return balance ((const KenWanState *) state, seat, false);
}

int
ken_wan_assess (const GameState *state,
                int              seat)
{
  return balance ((const KenWanState *) state, seat, true);
}

/* Returns the chance, in 65536ths, that @seat comes in before @other. */
static int
chance_against (const int *standings,
                int        seat,
                int        other)
{
  int64_t lead = standings[seat] - standings[other];

  return game_chance_from_odds (lead * GAME_CHANCE_ODDS_ONE / 10000);
}

/* With three players the first place is worth all and the second a sixth.  The
 * chances to come in before either opponent are taken to be independent. */
int
ken_wan_chance (const GameState *game_state,
                int              seat)
{
  const KenWanState *state = (const KenWanState *) game_state;
  int standings[KEN_WAN_COLOURS];
  int64_t both;
  int a, b;

  for (int i = 0; i < state->n_players; i++)
    standings[i] = standing (state, i, true);
  if (state->n_players == 2)
    return chance_against (standings, seat, !seat);

  a = chance_against (standings, seat, (seat + 1) % 3);
  b = chance_against (standings, seat, (seat + 2) % 3);
  both = (int64_t) a * b / GAME_CHANCE_ONE;

  return (int) (both + (a + b - 2 * both) / 6);
}

int
ken_wan_weight (int found,
                int players)
{
  if (players > 2)
    return found > 0 ? (int) (GAME_CHANCE_ONE
                              * pow ((double) found / GAME_CHANCE_ONE,
                                     FIRST_PLACE_POWER)) : 0;

  return game_chance_from_odds ((int64_t) found * ODDS_PER_HUNDREDTH_FOUND);
}

const GameLevel ken_wan_levels_of_two[GAME_N_LEVELS] = {
  { GAME_SEARCH_ONE_PLY, 1, 0, 99, 0 },
  { GAME_SEARCH_ONE_PLY, 1, 0, 95, 0 },
  { GAME_SEARCH_ALPHA_BETA, 2, 0, 80, 80 },
  { GAME_SEARCH_ALPHA_BETA, 2, 0, 0, 0 },
  { GAME_SEARCH_ALPHA_BETA, 0, 6000, 0, 0 },
  { GAME_SEARCH_ALPHA_BETA, 0, 0, 0, 0 },
};

const GameLevel ken_wan_levels_of_three[GAME_N_LEVELS] = {
  { GAME_SEARCH_ONE_PLY, 1, 0, 99, 0 },
  { GAME_SEARCH_ONE_PLY, 1, 0, 96, 0 },
  { GAME_SEARCH_ONE_PLY, 1, 0, 86, 0 },
  { GAME_SEARCH_TREE, 0, 800, 0, 0 },
  { GAME_SEARCH_TREE, 0, 6000, 0, 0 },
  { GAME_SEARCH_TREE, 0, 0, 0, 0 },
};
