/* zohn-ahl-variant.c: Zohn Ahl with changed rules, solved exactly
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The equations are those of zohn-ahl-chain.c, solved by the same method for
 * all figures at once.  Both sides have the same rules and their boards mirror
 * each other, so that a position stands for its mirror image too: always the
 * side to throw is the first.  That leaves half of the positions.
 */

#include "zohn-ahl-variant.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "games/game-memory.h"
#include "zohn-ahl-play.h"

/* The figures of each position: the chance to win less that to lose, the mean
 * number of throws, the mean of its square, and the counters paid by cause. */
enum
{
  VALUE_LEAD,
  VALUE_THROWS,
  VALUE_SQUARE,
  VALUE_PAID,
  N_VALUES = VALUE_PAID + ZOHN_AHL_N_PAID,
  N_PADDED = 8,                 /* for the processor's wide registers */
};

_Static_assert (N_VALUES <= N_PADDED, "all values have room");

/* The figures of one position. */
typedef double Values[N_PADDED];

/* No figure changed by more than this part in a pass.  In a game that settles
 * within so many passes the changes of a pass are at most 0.9993 of those of
 * the pass before, so that all further changes add up to less than 1e-9. */
#define TOLERANCE 1e-13
#define PASSES_MAX 40000

/* Once in so many passes the figures are extrapolated, unless the share of its
 * changes that a pass leaves is too near to 1 to be known well. */
#define CYCLE 10
#define SHARE_MAX 0.999

/* The first number is the end of the game, which the side to throw has won. */
#define END 0

/* A throw that leads to the mirror image of a position. */
#define MIRRORED 0x80000000u

#define N_PLACES (ZOHN_AHL_SPACES_MAX + 1)
#define N_MISSES 4
#define N_SHARES (2 * ZOHN_AHL_COUNTERS_MAX)
#define N_KEYS (N_PLACES * N_PLACES * N_MISSES * N_SHARES)

/* Throws that do the same. */
typedef struct
{
  int steps;
  bool again;
  double weight;
} Fall;

typedef struct
{
  ZohnAhlRuleset rules;
  Fall falls[ZOHN_AHL_N_THROWS];
  int n_falls;
  uint32_t *numbers;            /* by key; END: not listed */
  ZohnAhlState *states;         /* by number */
  uint32_t (*next)[ZOHN_AHL_N_THROWS];
  Values *values;
  double (*paid)[ZOHN_AHL_N_PAID];      /* counters paid by the next throw */
  uint32_t *order;              /* the numbers, the soonest settled first */
  size_t n_numbers;
  size_t n_allocated;
} Solver;

static size_t
key_of (const ZohnAhlState *state)
{
  size_t key = (size_t) (state->steps[0] - ZOHN_AHL_OFF_BOARD);

  key = key * N_PLACES + (size_t) (state->steps[1] - ZOHN_AHL_OFF_BOARD);
  key = key * N_MISSES + state->misses;

  return key * N_SHARES + state->counters[0];
}

static void
mirror (ZohnAhlState *state)
{
  ZohnAhlState other = *state;

  for (int seat = 0; seat < 2; seat++)
    {
      state->steps[seat] = other.steps[1 - seat];
      state->counters[seat] = other.counters[1 - seat];
    }
  state->misses = (uint8_t) ((other.misses & 1) << 1 | other.misses >> 1);
  state->turn = !other.turn;
}

static void
grow (Solver *self)
{
  self->n_allocated = self->n_allocated == 0 ? 4096 : 2 * self->n_allocated;
  self->states = game_reallocate (self->states, self->n_allocated,
                                  sizeof *self->states);
  self->next = game_reallocate (self->next, self->n_allocated,
                                sizeof *self->next);
  self->paid = game_reallocate (self->paid, self->n_allocated,
                                sizeof *self->paid);
}

/* Returns: the number of @state, or that of its mirror image with MIRRORED. */
static uint32_t
number_of (Solver       *self,
           ZohnAhlState *state)
{
  uint32_t mirrored = 0;
  size_t key;

  if (zohn_ahl_is_over (state))
    return state->counters[0] > 0 ? END : END | MIRRORED;

  if (state->turn != 0)
    {
      mirror (state);
      mirrored = MIRRORED;
    }
  key = key_of (state);
  if (self->numbers[key] == END)
    {
      if (self->n_numbers == self->n_allocated)
        grow (self);
      self->states[self->n_numbers] = *state;
      self->numbers[key] = (uint32_t) self->n_numbers++;
    }

  return self->numbers[key] | mirrored;
}

static void
list_position (Solver *self,
               size_t  number)
{
  static const ZohnAhlCause causes[ZOHN_AHL_N_PAID] = {
    [ZOHN_AHL_PAID_CREEK] = ZOHN_AHL_CAUSE_CREEK,
    [ZOHN_AHL_PAID_RAVINE] = ZOHN_AHL_CAUSE_RAVINE,
    [ZOHN_AHL_PAID_CAPTURE] = ZOHN_AHL_CAUSE_CAPTURE,
    [ZOHN_AHL_PAID_LAP] = ZOHN_AHL_CAUSE_LAP,
  };

  memset (self->paid[number], 0, sizeof self->paid[number]);
  for (int f = 0; f < self->n_falls; f++)
    {
      const Fall *fall = &self->falls[f];
      ZohnAhlState state = self->states[number];
      int paid[ZOHN_AHL_N_CAUSES];
      uint32_t next;

      zohn_ahl_walk (&self->rules, &state, fall->steps, fall->again, paid);
      next = number_of (self, &state);
      self->next[number][f] = next;
      for (int i = 0; i < ZOHN_AHL_N_PAID; i++)
        self->paid[number][i] += fall->weight * paid[causes[i]];
    }
}

static void
list_positions (Solver       *self,
                ZohnAhlState *root)
{
  self->numbers = game_allocate (N_KEYS, sizeof *self->numbers);
  grow (self);
  self->n_numbers = END + 1;
  number_of (self, root);
  for (size_t i = END + 1; i < self->n_numbers; i++)
    list_position (self, i);
}

/* Sorts the positions by the counters of the side that has fewer, and within
 * one such share by the steps that both pieces have walked, most first. */
static void
order_positions (Solver *self)
{
  enum { N_WALKED = 2 * N_PLACES, N_BUCKETS = N_SHARES * N_WALKED };
  size_t at[N_BUCKETS + 1] = { 0 };

  self->order = game_allocate (self->n_numbers, sizeof *self->order);
  for (int pass = 0; pass < 2; pass++)
    {
      for (size_t i = END + 1; i < self->n_numbers; i++)
        {
          const ZohnAhlState *state = &self->states[i];
          const uint8_t *counters = state->counters;
          int fewer = counters[0] < counters[1] ? counters[0] : counters[1];
          int walked = state->steps[0] + state->steps[1]
                       - 2 * ZOHN_AHL_OFF_BOARD;
          int bucket = fewer * N_WALKED + N_WALKED - 1 - walked;

          if (pass == 0)
            at[bucket + 1]++;
          else
            self->order[at[bucket]++] = (uint32_t) i;
        }
      for (int b = 1; pass == 0 && b <= N_BUCKETS; b++)
        at[b] += at[b - 1];
    }
}

/* Whether the game can still end from every position. */
static bool
always_ends (const Solver *self)
{
  bool *ends = game_allocate (self->n_numbers, sizeof *ends);
  size_t n_left = self->n_numbers - 1, before;

  ends[END] = true;
  do
    {
      before = n_left;
      for (size_t k = 0; k + 1 < self->n_numbers; k++)
        {
          uint32_t number = self->order[k];

          for (int f = 0; !ends[number] && f < self->n_falls; f++)
            if (ends[self->next[number][f] & ~MIRRORED])
              {
                ends[number] = true;
                n_left--;
              }
        }
    }
  while (n_left > 0 && n_left < before);
  free (ends);

  return n_left == 0;
}

/* Sets the values of a position to what follows from the others.
 *
 * Returns: by what part they changed. */
static double
relax (Solver   *self,
       uint32_t  number)
{
  double sums[N_PADDED] = { 0 };
  double *values = self->values[number];
  double lead = 0.0, change;

  for (int f = 0; f < self->n_falls; f++)
    {
      uint32_t next = self->next[number][f];
      const double *of_next = self->values[next & ~MIRRORED];
      double weight = self->falls[f].weight;

      for (int i = 0; i < N_PADDED; i++)
        sums[i] += weight * of_next[i];
      if ((next & MIRRORED) != 0)
        lead += weight * of_next[VALUE_LEAD];
    }
  sums[VALUE_LEAD] -= 2.0 * lead;
  sums[VALUE_SQUARE] += 1.0 + 2.0 * sums[VALUE_THROWS];
  sums[VALUE_THROWS] += 1.0;
  for (int i = 0; i < ZOHN_AHL_N_PAID; i++)
    sums[VALUE_PAID + i] += self->paid[number][i];

  change = fmax (fabs (sums[VALUE_LEAD] - values[VALUE_LEAD]),
                 fabs (sums[VALUE_SQUARE] - values[VALUE_SQUARE])
                 / sums[VALUE_SQUARE]);
  memcpy (values, sums, sizeof sums);

  return change;
}

/* Extrapolates the values as if in every further pass each figure changed by
 * the same share of its last change, as in the last two passes, because that
 * share is nearly constant.  @before and @last are the values that those two
 * began with. */
static void
extrapolate (Solver       *self,
             const Values *before,
             const Values *last)
{
  double along[N_PADDED] = { 0 }, square[N_PADDED] = { 0 };

  for (size_t k = END + 1; k < self->n_numbers; k++)
    for (int i = 0; i < N_PADDED; i++)
      {
        double first = last[k][i] - before[k][i];

        along[i] += first * (self->values[k][i] - last[k][i]);
        square[i] += first * first;
      }
  for (int i = 0; i < N_PADDED; i++)
    {
      double share = square[i] > 0.0 ? along[i] / square[i] : 0.0;

      along[i] = share > 0.0 && share < SHARE_MAX ? share / (1.0 - share)
                                                  : 0.0;
    }
  for (size_t k = END + 1; k < self->n_numbers; k++)
    for (int i = 0; i < N_PADDED; i++)
      self->values[k][i] += along[i] * (self->values[k][i] - last[k][i]);
}

/* Returns: the greatest part by which a figure of a position changed. */
static double
relax_all (Solver *self)
{
  double greatest = 0.0;

  for (size_t k = 0; k + 1 < self->n_numbers; k++)
    {
      double change = relax (self, self->order[k]);

      if (change > greatest)
        greatest = change;
    }

  return greatest;
}

static GameVariantVerdict
run (Solver            *self,
     const atomic_bool *stop)
{
  GameVariantVerdict verdict = GAME_VARIANT_TOO_LONG;
  size_t size = self->n_numbers * sizeof (Values);
  Values *before = game_allocate (self->n_numbers, sizeof *before);
  Values *last = game_allocate (self->n_numbers, sizeof *last);

  self->values = game_allocate (self->n_numbers, sizeof *self->values);
  self->values[END][VALUE_LEAD] = 1.0;
  for (int pass = 1; pass <= PASSES_MAX && verdict == GAME_VARIANT_TOO_LONG;
       pass++)
    {
      if (pass % CYCLE == CYCLE - 1)
        memcpy (before, self->values, size);
      if (pass % CYCLE == 0)
        memcpy (last, self->values, size);
      if (stop != NULL && atomic_load (stop))
        verdict = GAME_VARIANT_STOPPED;
      else if (relax_all (self) <= TOLERANCE)
        verdict = GAME_VARIANT_SOLVED;
      else if (pass % CYCLE == 0)
        extrapolate (self, before, last);
    }
  free (before);
  free (last);

  return verdict;
}

static void
find_falls (Solver       *self,
            const double *weights)
{
  for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
    {
      Fall fall = {
        .steps = self->rules.steps[zohn_ahl_sticks[t].marked],
        .again = self->rules.again[t] != 0,
        .weight = weights[t],
      };
      int f = 0;

      while (f < self->n_falls && (self->falls[f].steps != fall.steps
                                   || self->falls[f].again != fall.again))
        f++;
      if (f < self->n_falls)
        self->falls[f].weight += fall.weight;
      else if (fall.weight > 0.0)
        self->falls[self->n_falls++] = fall;
    }
}

static GameVariantVerdict
solve (const GameVariant   *variant,
       const atomic_bool   *stop,
       GameVariantSolution *solution)
{
  Solver self = { 0 };
  uint8_t counters = (uint8_t) variant->values[ZOHN_AHL_KNOB_COUNTERS];
  double weights[ZOHN_AHL_N_THROWS];
  ZohnAhlState root = { .counters = { counters, counters } };
  GameVariantVerdict verdict;

  zohn_ahl_variant_rules (variant, &self.rules);
  zohn_ahl_variant_weights (variant, weights);
  find_falls (&self, weights);
  if (self.rules.starts_off_board)
    root.steps[0] = root.steps[1] = ZOHN_AHL_OFF_BOARD;
  list_positions (&self, &root);
  order_positions (&self);
  verdict = always_ends (&self) ? run (&self, stop) : GAME_VARIANT_ENDLESS;
  if (verdict == GAME_VARIANT_SOLVED)
    {
      const double *values = self.values[END + 1];
      double mean = values[VALUE_THROWS];

      *solution = (GameVariantSolution) {
        .first_wins = (1.0 + values[VALUE_LEAD]) / 2.0,
        .mean = mean,
        .deviation = sqrt (fmax (values[VALUE_SQUARE] - mean * mean, 0.0)),
      };
      memcpy (solution->paid, values + VALUE_PAID,
              ZOHN_AHL_N_PAID * sizeof *values);
    }
  free (self.numbers);
  free (self.states);
  free (self.next);
  free (self.paid);
  free (self.order);
  free (self.values);

  return verdict;
}

void
zohn_ahl_variant_rules (const GameVariant *variant,
                        ZohnAhlRuleset    *values)
{
  const int *knobs = variant->values;
  int n = knobs[ZOHN_AHL_KNOB_SPACES];
  int apart;

  memcpy (values, zohn_ahl_ruleset (variant->ruleset), sizeof *values);
  /* Both starts lie on the south creek, or one on each side of it. */
  apart = values->start[0] == values->start[1] ? 0 : 2;
  if (apart != 0)
    values->start[ZOHN_AHL_GREEN] = (uint8_t) (n - 1 + values->lowest);
  values->ravines[0] = (uint8_t) (n / 4 - apart / 2);
  values->ravines[1] = (uint8_t) (n - apart - values->ravines[0]);
  values->creeks[0] = (int8_t) ((n - apart) / 2);
  if (values->creeks[1] >= 0)
    values->creeks[1] = (int8_t) (n - 1);
  values->n_spaces = (uint8_t) n;
  for (int i = 0; i <= ZOHN_AHL_N_STICKS; i++)
    values->steps[i] = (uint8_t) knobs[ZOHN_AHL_KNOB_STEPS + i];
  for (int i = 0; i < ZOHN_AHL_N_THROWS; i++)
    values->again[i] = (uint8_t) knobs[ZOHN_AHL_KNOB_AGAIN + i];
  for (int i = 0; i < 2; i++)
    {
      values->creek_prices[i] = (uint8_t) knobs[ZOHN_AHL_KNOB_CREEKS + i];
      values->ravine_prices[i] = (uint8_t) knobs[ZOHN_AHL_KNOB_RAVINES + i];
    }
  values->capture_price = (uint8_t) knobs[ZOHN_AHL_KNOB_CAPTURE];
  values->lap_price = (uint8_t) knobs[ZOHN_AHL_KNOB_LAP];
}

void
zohn_ahl_variant_weights (const GameVariant *variant,
                          double             weights[ZOHN_AHL_N_THROWS])
{
  for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
    weights[t] = 0.0;
  for (unsigned int way = 0; way < 1u << ZOHN_AHL_N_STICKS; way++)
    {
      double chance = 1.0;
      int marked = 0;
      bool sahe = (way >> (ZOHN_AHL_N_STICKS - 1)) != 0;

      for (int i = 0; i < ZOHN_AHL_N_STICKS; i++)
        {
          int percent = variant->values[ZOHN_AHL_KNOB_STICKS + i];

          if ((way & 1u << i) == 0)
            percent = 100 - percent;
          else
            marked++;
          chance *= percent / 100.0;
        }
      for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
        if (zohn_ahl_sticks[t].marked == marked
            && zohn_ahl_sticks[t].sahe == sahe)
          weights[t] += chance;
    }
}

static void
start (int          ruleset,
       GameVariant *variant)
{
  const ZohnAhlRuleset *values = zohn_ahl_ruleset (ruleset);
  int *knobs = variant->values;

  *variant = (GameVariant) { .ruleset = ruleset };
  knobs[ZOHN_AHL_KNOB_COUNTERS] = 4;
  knobs[ZOHN_AHL_KNOB_SPACES] = values->n_spaces;
  for (int i = 0; i <= ZOHN_AHL_N_STICKS; i++)
    knobs[ZOHN_AHL_KNOB_STEPS + i] = values->steps[i];
  for (int i = 0; i < ZOHN_AHL_N_THROWS; i++)
    knobs[ZOHN_AHL_KNOB_AGAIN + i] = values->again[i];
  for (int i = 0; i < 2; i++)
    {
      knobs[ZOHN_AHL_KNOB_CREEKS + i] = values->creek_prices[i];
      knobs[ZOHN_AHL_KNOB_RAVINES + i] = values->ravine_prices[i];
    }
  knobs[ZOHN_AHL_KNOB_CAPTURE] = values->capture_price;
  knobs[ZOHN_AHL_KNOB_LAP] = values->lap_price;
  for (int i = 0; i < ZOHN_AHL_N_STICKS; i++)
    knobs[ZOHN_AHL_KNOB_STICKS + i] = 50;
}

static bool
knob_has_effect (int    ruleset,
                 size_t knob)
{
  const ZohnAhlRuleset *values = zohn_ahl_ruleset (ruleset);

  if (knob == ZOHN_AHL_KNOB_CREEKS + 1)
    return values->creeks[1] >= 0;
  if (knob == ZOHN_AHL_KNOB_RAVINES || knob == ZOHN_AHL_KNOB_RAVINES + 1)
    return values->ravine != ZOHN_AHL_RAVINE_SAFE;

  return true;
}

#define PRICE(id) { id, 0, ZOHN_AHL_COUNTERS_MAX, 1 }
#define STEPS(id) { id, 1, 20, 1 }
#define SWITCH(id) { id, 0, 1, 1 }
#define PERCENT(id) { id, 0, 100, 1 }

static const GameKnob knobs[ZOHN_AHL_N_KNOBS] = {
  { "counters", ZOHN_AHL_COUNTERS_MIN, ZOHN_AHL_COUNTERS_MAX, 1 },
  { "spaces", 20, ZOHN_AHL_SPACES_MAX, 2 },
  STEPS ("steps-0"), STEPS ("steps-1"), STEPS ("steps-2"), STEPS ("steps-3"),
  STEPS ("steps-4"),
  SWITCH ("again-0"), SWITCH ("again-1"), SWITCH ("again-1s"),
  SWITCH ("again-2"), SWITCH ("again-2s"), SWITCH ("again-3"),
  SWITCH ("again-3s"), SWITCH ("again-4"),
  PRICE ("creek-north"), PRICE ("creek-south"), PRICE ("branch-near"),
  PRICE ("branch-far"), PRICE ("capture"), PRICE ("lap"),
  PERCENT ("stick-1"), PERCENT ("stick-2"), PERCENT ("stick-3"),
  PERCENT ("stick-4"),
};

bool
zohn_ahl_variant_differs (const GameVariant *variant,
                          size_t             knob)
{
  GameVariant sheet;

  start (variant->ruleset, &sheet);

  return knob != ZOHN_AHL_KNOB_COUNTERS
         && variant->values[knob] != sheet.values[knob];
}

/* Fills the weights of @game with the least whole numbers in the ratio of the
 * chances of the throws.  Each chance is a product of four percentages. */
static void
find_weights (const GameVariant *variant,
              ZohnAhlGame       *game)
{
  double weights[ZOHN_AHL_N_THROWS];
  uint32_t common = 100000000;

  zohn_ahl_variant_weights (variant, weights);
  for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
    {
      uint32_t rest = (uint32_t) lround (weights[t] * 1e8);

      game->weights[t] = rest;
      while (rest > 0)
        {
          uint32_t next = common % rest;

          common = rest;
          rest = next;
        }
    }
  for (int t = 0; t < ZOHN_AHL_N_THROWS; t++)
    {
      game->weights[t] /= common;
      game->total += game->weights[t];
    }
}

void
zohn_ahl_variant_find (const GameState *state,
                       GameVariant     *variant)
{
  const ZohnAhlGame *game = zohn_ahl_game (state);

  start (game->state.ruleset, variant);
  for (size_t i = 0; game->state.changed && i < ZOHN_AHL_N_KNOBS; i++)
    if (i != ZOHN_AHL_KNOB_COUNTERS)
      variant->values[i] = game->knobs[i];
}

/* The game began with as many counters as there are, as they only change
 * hands. */
static bool
find_game (const GameState *state,
           GameVariant     *variant)
{
  const uint8_t *counters = zohn_ahl_state (state)->counters;
  int all = counters[0] + counters[1];
  GameVariant sheet;

  zohn_ahl_variant_find (state, variant);
  start (variant->ruleset, &sheet);
  variant->values[ZOHN_AHL_KNOB_COUNTERS] = all / 2;

  return all % 2 == 0 && memcmp (variant, &sheet, sizeof sheet) != 0;
}

void
zohn_ahl_variant_take (const GameVariant *variant,
                       GameState         *state)
{
  ZohnAhlGame game = { .state = *zohn_ahl_state (state) };

  game.state.ruleset = (uint8_t) variant->ruleset;
  game.state.changed = false;
  for (size_t i = 0; i < ZOHN_AHL_N_KNOBS; i++)
    if (zohn_ahl_variant_differs (variant, i))
      game.state.changed = true;
  memset (state, 0, sizeof *state);
  if (game.state.changed)
    {
      for (size_t i = 0; i < ZOHN_AHL_N_KNOBS; i++)
        if (i != ZOHN_AHL_KNOB_COUNTERS)
          game.knobs[i] = (uint8_t) variant->values[i];
      zohn_ahl_variant_rules (variant, &game.values);
      find_weights (variant, &game);
    }
  memcpy (state, &game, sizeof game);
}

bool
zohn_ahl_variant_is_whole (const GameState *state)
{
  GameVariant variant;
  GameState whole = *state;

  zohn_ahl_variant_find (state, &variant);
  for (size_t i = 0; i < ZOHN_AHL_N_KNOBS; i++)
    {
      const GameKnob *knob = &knobs[i];

      if (variant.values[i] < knob->least || variant.values[i] > knob->most
          || (variant.values[i] - knob->least) % knob->step != 0)
        return false;
    }
  zohn_ahl_variant_take (&variant, &whole);

  return memcmp (&whole, state, sizeof whole) == 0;
}

static void
begin (const GameVariant *variant,
       GameState         *state)
{
  int counters = variant->values[ZOHN_AHL_KNOB_COUNTERS];
  const GameConfig config = {
    .ruleset = variant->ruleset,
    .players = 2,
    .counters = { counters, counters },
  };

  zohn_ahl_start (&config, state);
  zohn_ahl_variant_take (variant, state);
}

const GameVariants zohn_ahl_variants = {
  .knobs = knobs,
  .n_knobs = ZOHN_AHL_N_KNOBS,
  .n_causes = ZOHN_AHL_N_PAID,
  .start = start,
  .knob_has_effect = knob_has_effect,
  .begin = begin,
  .find = zohn_ahl_variant_find,
  .find_game = find_game,
  .solve = solve,
};
