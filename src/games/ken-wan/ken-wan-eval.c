/* ken-wan-eval.c: what a position of Ken Wan is worth
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The goal is a single group without half men, so a position is worth what is
 * still missing: a hundred stands for about one move of one's own.  An
 * isolated man joins the others in a single jump, while a larger group can
 * only crawl towards them; a half man is freed by a landing beside it, and
 * one landing often frees two.
 */

#include "ken-wan-eval.h"

#include <math.h>

#include "games/game-chance.h"

/* Weights of the terms, in hundredths of a move. */
#define PER_ISOLATED 110
#define PER_GROUP 230
#define PER_HALF 70
#define PER_FROZEN 4
#define PER_MAN_OF_LARGEST 6

/* Being ahead by five moves wins about three games of four. */
#define ODDS_PER_HUNDREDTH (GAME_CHANCE_ODDS_ONE / 450)

/* The same for the score that a search with two players found.  Made by
 * `fit-outlook ken-wan 2 400`. */
#define ODDS_PER_HUNDREDTH_FOUND (GAME_CHANCE_ODDS_ONE / 142)

/* With three players the chances to be first are as this power of what the
 * places are worth, which leaves some of the worth of second places behind.
 * Made by `fit-outlook ken-wan 3 300`. */
#define FIRST_PLACE_POWER 1.159

/* Beyond this many hundredths nothing becomes more certain. */
#define FOUND_MAX 1136

/* A place is worth more than any way to stand without one. */
#define FIRST_PLACE 20000
#define PER_PLACE 6000
#define OUT (-20000)

static void
count_movable (int        cell,
               KenWanSet  landing,
               void      *data)
{
  int *n = data;

  (*n)++;
}

/* All terms but the men who cannot move, which take as long to find as the
 * rest together. */
static void
quick_terms (const KenWanState *state,
             int                colour,
             KenWanTerms       *terms)
{
  KenWanSet men = ken_wan_men (state, colour);

  *terms = (KenWanTerms) {
    .n_men = ken_wan_set_count (men),
    .n_halves = ken_wan_set_count (state->half[colour]),
  };

  while (men != 0)
    {
      KenWanSet group = ken_wan_joined (men, ken_wan_set_first (men));
      int size = ken_wan_set_count (group);

      men &= ~group;
      terms->n_groups++;
      terms->n_isolated += size == 1;
      if (size > terms->largest)
        terms->largest = size;
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
  terms->n_frozen = terms->n_men - n_movable;
}

/* How far a colour is from being united, in hundredths of a move. */
static int
missing (KenWanTerms terms)
{
  int n_larger;
  int joins;

  /* One group need not join anything: the largest one. */
  n_larger = terms.n_groups - terms.n_isolated;
  joins = n_larger > 0 ? (n_larger - 1) * PER_GROUP
                         + terms.n_isolated * PER_ISOLATED
                       : (terms.n_isolated - 1) * PER_ISOLATED;

  return joins + terms.n_halves * PER_HALF + terms.n_frozen * PER_FROZEN
         - terms.largest * PER_MAN_OF_LARGEST;
}

/* What a seat's own standing is worth, the others left aside. */
static int
standing (const KenWanState *state,
          int                seat,
          bool               quick)
{
  int place = ken_wan_place (state, seat);
  KenWanTerms terms;

  if (place > 0)
    return FIRST_PLACE - (place - 1) * PER_PLACE;
  if (ken_wan_men (state, seat) == 0)
    return OUT;

  if (quick)
    quick_terms (state, seat, &terms);
  else
    ken_wan_terms (state, seat, &terms);

  return -missing (terms);
}

/* A seat's own standing less half of what its opponents have, on average: to
 * be first matters more than to hold the others back, of whom one may do so
 * as well. */
static int
balance (const KenWanState *state,
         int                seat,
         bool               quick)
{
  int others = 0;

  for (int other = 0; other < state->n_players; other++)
    if (other != seat)
      others += standing (state, other, quick);

  return standing (state, seat, quick)
         - others / (2 * (state->n_players - 1));
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

/* How likely @seat comes in before @other. */
static int
chance_against (const int *standings,
                int        seat,
                int        other)
{
  int lead = standings[seat] - standings[other];
  const int most = 8 * 450;

  lead = lead > most ? most : lead < -most ? -most : lead;

  return game_chance_of (lead * ODDS_PER_HUNDREDTH);
}

/* With three players the first place is worth all and the second a sixth: @a
 * and @b are taken to come in before each other by chances of their own. */
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

  found = found > FOUND_MAX ? FOUND_MAX
          : found < -FOUND_MAX ? -FOUND_MAX : found;

  return game_chance_of (found * ODDS_PER_HUNDREDTH_FOUND);
}
