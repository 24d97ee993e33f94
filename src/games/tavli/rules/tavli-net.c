/* tavli-net.c: a small neural network that judges positions of tavli
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tavli-net.h"

#include <string.h>

#include "games/game-chance.h"

/* The indices of the inputs of one side's checkers: four for each cell of the
 * course, one for each of the middle row, then the hand, the checkers off, the
 * shield. */
#define CELL_INPUTS 4
#define WAITING_BASE (CELL_INPUTS * TAVLI_CELLS)
#define IN_HAND (WAITING_BASE + TAVLI_WAITING_CELLS)
#define ANY_IN_HAND (IN_HAND + 1)
#define BORNE_OFF (IN_HAND + 2)
#define EXPOSED (IN_HAND + 3)

_Static_assert (TAVLI_NET_HIDDEN_ONE * TAVLI_NET_OUTPUT_ONE
                == GAME_CHANCE_ODDS_ONE,
                "the output is not what chances are reckoned from");
_Static_assert (EXPOSED + 1 == TAVLI_NET_SIDE_CHECKERS,
                "the inputs of a side's checkers do not fit");

/* Terms are brought to the same order of size as the other inputs. */
static const struct
{
  int16_t times;
  int16_t divided;
} term_scales[TAVLI_N_TERMS] = {
  [TAVLI_TERM_PIPS] = { 1, 1 },
  [TAVLI_TERM_OFF] = { 8, 1 },
  [TAVLI_TERM_RISK] = { 1, 64 },
  [TAVLI_TERM_WAITING] = { 32, 1 },
  [TAVLI_TERM_SHUT_OUT] = { 16, 1 },
  [TAVLI_TERM_POINTS] = { 10, 1 },
  [TAVLI_TERM_WALL] = { 4, 1 },
};

static inline void
add (TavliNetInputs *inputs,
     int             index,
     int             value)
{
  inputs->index[inputs->n] = (int16_t) index;
  inputs->value[inputs->n] = (int16_t) value;
  inputs->n++;
}

/* A single checker can be hit and two cannot, so those are inputs of their own;
 * a third checker is free to go, and more of them are counted. */
static void
add_checkers (TavliNetInputs  *inputs,
              const TavliSide *side,
              int              base)
{
  for (uint32_t cells = side->occupied; cells != 0; cells &= cells - 1)
    {
      int cell = __builtin_ctz (cells);
      int n = side->checkers[cell];
      int at = base + CELL_INPUTS * (cell - 1);

      if (n == 1)
        {
          add (inputs, at, TAVLI_NET_INPUT_ONE);
          continue;
        }
      add (inputs, at + 1, TAVLI_NET_INPUT_ONE);
      if (n >= 3)
        add (inputs, at + 2, TAVLI_NET_INPUT_ONE);
      if (n > 3)
        add (inputs, at + 3, (n - 3) * TAVLI_NET_INPUT_ONE / 4);
    }

  for (uint32_t cells = side->waiting; cells != 0; cells &= cells - 1)
    {
      int m = __builtin_ctz (cells);

      add (inputs, base + WAITING_BASE + m - 1,
           side->checkers[tavli_waiting_place (m)] * TAVLI_NET_INPUT_ONE / 2);
    }

  if (side->checkers[TAVLI_HAND] > 0)
    {
      add (inputs, base + IN_HAND,
           side->checkers[TAVLI_HAND] * TAVLI_NET_INPUT_ONE / 8);
      add (inputs, base + ANY_IN_HAND, TAVLI_NET_INPUT_ONE);
    }
  if (side->checkers[TAVLI_OFF] > 0)
    add (inputs, base + BORNE_OFF,
         side->checkers[TAVLI_OFF] * TAVLI_NET_INPUT_ONE / 8);
  if (side->exposed)
    add (inputs, base + EXPOSED, TAVLI_NET_INPUT_ONE);
}

static void
add_terms (TavliNetInputs   *inputs,
           const TavliState *state,
           int               seat,
           int               base)
{
  int terms[TAVLI_N_TERMS];

  tavli_terms ((const GameState *) state, seat, terms);
  for (int i = 0; i < TAVLI_N_TERMS; i++)
    if (terms[i] != 0)
      add (inputs, base + i,
           terms[i] * term_scales[i].times / term_scales[i].divided);
}

void
tavli_net_inputs (const TavliState *state,
                  TavliNetInputs   *inputs)
{
  inputs->n = 0;
  for (int i = 0; i < 2; i++)
    {
      int seat = i == 0 ? state->turn : !state->turn;
      int base = i * TAVLI_NET_SIDE;

      add_checkers (inputs, &state->sides[seat], base);
      add_terms (inputs, state, seat, base + TAVLI_NET_SIDE_CHECKERS);
    }
}

/* Returns the output of the network for @inputs: the logarithm of the odds of
 * the side to throw, in the unit of game_chance_from_odds(). */
static int32_t
net_output (const TavliNetWeights *weights,
            const TavliNetInputs  *inputs)
{
  const int32_t most = TAVLI_NET_INPUT_ONE * TAVLI_NET_WEIGHT_ONE;
  int32_t hidden[TAVLI_NET_HIDDEN];
  int32_t output = weights->second_bias;

  memcpy (hidden, weights->first_bias, sizeof hidden);
  for (int i = 0; i < inputs->n; i++)
    {
      const int16_t *first = weights->first[inputs->index[i]];
      int16_t value = inputs->value[i];

      for (int j = 0; j < TAVLI_NET_HIDDEN; j++)
        hidden[j] += (int32_t) first[j] * value;
    }

  for (int j = 0; j < TAVLI_NET_HIDDEN; j++)
    {
      int32_t value = hidden[j] < 0 ? 0 : hidden[j] > most ? most : hidden[j];

      output += weights->second[j] * (value / (most / TAVLI_NET_HIDDEN_ONE));
    }

  return output;
}

int
tavli_chance (const GameState *state,
              int              seat)
{
  const TavliState *tavli = (const TavliState *) state;
  int winner = tavli_winner (tavli);
  TavliNetInputs inputs;
  int chance;

  if (winner >= 0)
    return winner == seat ? GAME_CHANCE_ONE : 0;

  tavli_net_inputs (tavli, &inputs);
  chance = game_chance_from_odds (net_output (&tavli_net_weights, &inputs));

  return tavli->turn == seat ? chance : GAME_CHANCE_ONE - chance;
}
