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

/* Weights of the terms, in hundredths of a move. */
#define PER_ISOLATED 110
#define PER_GROUP 230
#define PER_HALF 70
#define PER_FROZEN 4
#define PER_MAN_OF_LARGEST 6

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

void
ken_wan_terms (const KenWanState *state,
               int                colour,
               KenWanTerms       *terms)
{
  KenWanSet groups[KEN_WAN_CELLS];
  int n_movable = 0;

  *terms = (KenWanTerms) {
    .n_men = ken_wan_set_count (ken_wan_men (state, colour)),
    .n_halves = ken_wan_set_count (state->half[colour]),
    .n_groups = ken_wan_groups (state, colour, groups),
  };

  for (int i = 0; i < terms->n_groups; i++)
    {
      int size = ken_wan_set_count (groups[i]);

      terms->n_isolated += size == 1;
      if (size > terms->largest)
        terms->largest = size;
    }

  ken_wan_each_movable (state, colour, count_movable, &n_movable);
  terms->n_frozen = terms->n_men - n_movable;
}

/* How far a colour is from being united, in hundredths of a move. */
static int
missing (const KenWanState *state,
         int                colour)
{
  KenWanTerms terms;
  int n_larger;
  int joins;

  ken_wan_terms (state, colour, &terms);

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
          int                seat)
{
  int place = ken_wan_place (state, seat);

  if (place > 0)
    return FIRST_PLACE - (place - 1) * PER_PLACE;
  if (ken_wan_men (state, seat) == 0)
    return OUT;

  return -missing (state, seat);
}

/* A seat's own standing less half of what its opponents have, on average: to
 * be first matters more than to hold the others back, of whom one may do so
 * as well. */
int
ken_wan_evaluate (const GameState *game_state,
                  int              seat)
{
  const KenWanState *state = (const KenWanState *) game_state;
  int others = 0;

  for (int other = 0; other < state->n_players; other++)
    if (other != seat)
      others += standing (state, other);

  return standing (state, seat) - others / (2 * (state->n_players - 1));
}
