/* zohn-ahl-chain.c: the exact chance that Red wins a game of Zohn Ahl
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The equations are solved by Gauss and Seidel's method: each chance is set to
 * the mean of its throws' chances, over and over.  How fast that settles is a
 * matter of order.  As long as no counter changes hands, pieces only walk on
 * (being sent back always costs a counter; crossing back from the far dry
 * branch is the one exception).  So within one share of the counters, from
 * the pieces farthest on to those at their start, one pass settles everything,
 * given the neighbouring shares.  That takes some 150 passes, where the order
 * of discovery takes two thousand.
 */

#include "zohn-ahl-chain-private.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "games/game-memory.h"
#include "zohn-ahl-play.h"
#include "zohn-ahl-variant.h"

/* The numbers of the ended games. */
#define GREEN_HAS_WON 0
#define RED_HAS_WON 1
#define N_ENDS ZOHN_AHL_CHAIN_N_ENDS

/* No chance changed by more than this in a pass.  Even with sixteen counters
 * the changes of a pass are at most 0.96 of those of the pass before, so that
 * all further changes add up to less than 25 times as much, far below 1e-12. */
#define TOLERANCE 1e-14
#define PASSES_MAX 10000

#define NOT_LISTED ZOHN_AHL_CHAIN_NOT_LISTED

struct ZohnAhlChain
{
  GameState root;               /* with the rules of all positions */
  ZohnAhlState *states;         /* from N_ENDS on */
  uint32_t (*next)[ZOHN_AHL_N_THROWS];          /* what each throw leads to */
  double *chances;
  size_t n_states;              /* the ends included */
  size_t n_allocated;
  uint32_t *slots;              /* open addressing; NOT_LISTED: empty */
  size_t n_slots;               /* a power of two */
};

static size_t
slot_of (const ZohnAhlChain *chain,
         const ZohnAhlState *state)
{
  uint64_t word = 0;

  memcpy (&word, state, sizeof *state);
  word *= UINT64_C (0x9e3779b97f4a7c15);

  return (size_t) (word >> 32) & (chain->n_slots - 1);
}

/* The slot where @state is, or the empty one where it belongs. */
static size_t
find_slot (const ZohnAhlChain *chain,
           const ZohnAhlState *state)
{
  size_t slot = slot_of (chain, state);

  while (chain->slots[slot] != NOT_LISTED
         && memcmp (&chain->states[chain->slots[slot]], state, sizeof *state)
            != 0)
    slot = (slot + 1) & (chain->n_slots - 1);

  return slot;
}

/* Doubles the room for states; the slots stay at most half full. */
static void
grow (ZohnAhlChain *chain)
{
  chain->n_allocated = chain->n_allocated == 0 ? 4096 : 2 * chain->n_allocated;
  chain->states = game_reallocate (chain->states, chain->n_allocated,
                                   sizeof *chain->states);
  chain->next = game_reallocate (chain->next, chain->n_allocated,
                                 sizeof *chain->next);

  chain->n_slots = 2 * chain->n_allocated;
  chain->slots = game_reallocate (chain->slots, chain->n_slots,
                                  sizeof *chain->slots);
  for (size_t slot = 0; slot < chain->n_slots; slot++)
    chain->slots[slot] = NOT_LISTED;
  for (size_t i = N_ENDS; i < chain->n_states; i++)
    chain->slots[find_slot (chain, &chain->states[i])] = (uint32_t) i;
}

/* The number of @state, which is listed if it was not yet. */
static uint32_t
number_of (ZohnAhlChain       *chain,
           const ZohnAhlState *state)
{
  size_t slot;

  if (state->counters[ZOHN_AHL_RED] == 0)
    return GREEN_HAS_WON;
  if (state->counters[ZOHN_AHL_GREEN] == 0)
    return RED_HAS_WON;

  slot = find_slot (chain, state);
  if (chain->slots[slot] == NOT_LISTED)
    {
      if (chain->n_states == chain->n_allocated)
        {
          grow (chain);
          slot = find_slot (chain, state);
        }
      chain->slots[slot] = (uint32_t) chain->n_states;
      chain->states[chain->n_states++] = *state;
    }

  return chain->slots[slot];
}

static void
list_positions (ZohnAhlChain *chain)
{
  const ZohnAhlRuleset *values = zohn_ahl_values (&chain->root);

  chain->n_states = N_ENDS;
  grow (chain);
  number_of (chain, zohn_ahl_state (&chain->root));

  for (size_t i = N_ENDS; i < chain->n_states; i++)
    for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
      {
        ZohnAhlState state = chain->states[i];
        uint32_t number;

        zohn_ahl_apply_throw (values, &state, zohn_ahl_throw (t));
        number = number_of (chain, &state);
        chain->next[i][t] = number;
      }
}

/* Order: the positions by Red's counters, and within one share of the
 * counters by the steps that both pieces have walked, most first. */
typedef struct
{
  uint32_t *numbers;
  size_t begin[2 * ZOHN_AHL_COUNTERS_MAX + 2];  /* of each share; then the
                                                 * end of the last */
} Order;

/* The most steps of both pieces, counted from off the board, which is one step
 * before the start. */
#define WALKED_MAX (2 * ZOHN_AHL_SPACES_MAX)
#define N_WALKED (WALKED_MAX + 1)

static void
order_positions (const ZohnAhlChain *chain,
                 Order              *order)
{
  enum { N_SHARES = 2 * ZOHN_AHL_COUNTERS_MAX + 1 };
  size_t at[N_SHARES * N_WALKED + 1] = { 0 };

  order->numbers = game_allocate (chain->n_states, sizeof *order->numbers);

  for (int pass = 0; pass < 2; pass++)
    {
      for (size_t i = N_ENDS; i < chain->n_states; i++)
        {
          const ZohnAhlState *state = &chain->states[i];
          int walked = state->steps[0] + state->steps[1]
                       - 2 * ZOHN_AHL_OFF_BOARD;
          int bucket = state->counters[ZOHN_AHL_RED] * N_WALKED
                       + WALKED_MAX - walked;

          if (pass == 0)
            at[bucket + 1]++;
          else
            order->numbers[at[bucket]++] = (uint32_t) i;
        }
      if (pass == 0)
        {
          for (int b = 1; b <= N_SHARES * N_WALKED; b++)
            at[b] += at[b - 1];
          for (int share = 0; share <= N_SHARES; share++)
            order->begin[share] = at[share * N_WALKED];
        }
    }
}

/* Makes one pass over the positions of one share.
 *
 * Returns: the greatest change. */
static double
relax_share (ZohnAhlChain *chain,
             const Order  *order,
             int           share,
             const double *weights)
{
  double greatest = 0.0;

  for (size_t k = order->begin[share]; k < order->begin[share + 1]; k++)
    {
      uint32_t number = order->numbers[k];
      const uint32_t *next = chain->next[number];
      double chance = 0.0, change;

      for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
        chance += weights[t] * chain->chances[next[t]];
      change = fabs (chance - chain->chances[number]);
      if (change > greatest)
        greatest = change;
      chain->chances[number] = chance;
    }

  return greatest;
}

static void
solve (ZohnAhlChain *chain)
{
  enum { LAST_SHARE = 2 * ZOHN_AHL_COUNTERS_MAX };
  double weights[ZOHN_AHL_N_THROWS];
  Order order;

  zohn_ahl_chain_weights (chain, weights);

  /* The share of the counters that Red has is a good first guess. */
  chain->chances = game_allocate (chain->n_states, sizeof *chain->chances);
  chain->chances[GREEN_HAS_WON] = 0.0;
  chain->chances[RED_HAS_WON] = 1.0;
  for (size_t i = N_ENDS; i < chain->n_states; i++)
    {
      const uint8_t *counters = chain->states[i].counters;

      chain->chances[i] = (double) counters[ZOHN_AHL_RED]
                          / (counters[ZOHN_AHL_RED]
                             + counters[ZOHN_AHL_GREEN]);
    }

  order_positions (chain, &order);
  for (int pass = 0; pass < PASSES_MAX; pass++)
    {
      double greatest = 0.0;

      for (int share = 1; share <= LAST_SHARE; share++)
        greatest = fmax (greatest,
                         relax_share (chain, &order, share, weights));
      if (greatest <= TOLERANCE)
        break;
    }
  free (order.numbers);
}

ZohnAhlChain *
zohn_ahl_chain_new (const GameState *root)
{
  ZohnAhlChain *chain = game_allocate (1, sizeof *chain);

  chain->root = *root;
  list_positions (chain);
  solve (chain);

  return chain;
}

void
zohn_ahl_chain_free (ZohnAhlChain *chain)
{
  if (chain == NULL)
    return;

  free (chain->states);
  free (chain->next);
  free (chain->chances);
  free (chain->slots);
  free (chain);
}

double
zohn_ahl_chain_red_wins (const ZohnAhlChain *chain,
                         const GameState    *state)
{
  uint32_t number = zohn_ahl_chain_number (chain, state);

  return number == NOT_LISTED ? -1.0 : chain->chances[number];
}

/* Whether @state is played by the rules of @chain. */
static bool
has_rules (const ZohnAhlChain *chain,
           const GameState    *state)
{
  size_t n = sizeof (ZohnAhlState);

  return memcmp (chain->root.bytes + n, state->bytes + n,
                 sizeof (ZohnAhlGame) - n) == 0;
}

uint32_t
zohn_ahl_chain_number (const ZohnAhlChain *chain,
                       const GameState    *state)
{
  const ZohnAhlState *self = zohn_ahl_state (state);

  if (self->counters[ZOHN_AHL_RED] == 0)
    return GREEN_HAS_WON;
  if (self->counters[ZOHN_AHL_GREEN] == 0)
    return RED_HAS_WON;

  return has_rules (chain, state) ? chain->slots[find_slot (chain, self)]
                                  : NOT_LISTED;
}

size_t
zohn_ahl_chain_n_numbers (const ZohnAhlChain *chain)
{
  return chain->n_states;
}

const uint32_t (*zohn_ahl_chain_next (const ZohnAhlChain *chain))
  [ZOHN_AHL_N_THROWS]
{
  return (const uint32_t (*)[ZOHN_AHL_N_THROWS]) chain->next;
}

void
zohn_ahl_chain_order (const ZohnAhlChain *chain,
                      uint32_t           *numbers)
{
  Order order;

  order_positions (chain, &order);
  memcpy (numbers, order.numbers,
          zohn_ahl_chain_n_positions (chain) * sizeof *numbers);
  free (order.numbers);
}

void
zohn_ahl_chain_weights (const ZohnAhlChain *chain,
                        double              weights[ZOHN_AHL_N_THROWS])
{
  for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
    weights[t] = (double) zohn_ahl_weight (&chain->root, zohn_ahl_throw (t))
                 / zohn_ahl_total (&chain->root);
}

size_t
zohn_ahl_chain_n_positions (const ZohnAhlChain *chain)
{
  return chain->n_states - N_ENDS;
}

bool
zohn_ahl_chain_position (const ZohnAhlChain *chain,
                         size_t              index,
                         GameState          *state)
{
  if (index >= zohn_ahl_chain_n_positions (chain))
    return false;

  *state = chain->root;
  memcpy (state, &chain->states[N_ENDS + index], sizeof (ZohnAhlState));

  return true;
}

void
zohn_ahl_chain_find_start (const GameState *state,
                           GameState       *start)
{
  const ZohnAhlState *self = zohn_ahl_state (state);
  int all = self->counters[0] + self->counters[1];
  GameConfig config = {
    .ruleset = self->ruleset,
    .players = 2,
    .counters = { (all + 1) / 2, all / 2 },
  };
  GameVariant variant;

  zohn_ahl_variant_find (state, &variant);
  zohn_ahl_start (&config, start);
  zohn_ahl_variant_take (&variant, start);
}
