/* tavli-net.h: a small neural network that evaluates positions of tavli
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The network has one hidden layer; its output is the chance of winning.
 * tavli-train learns the weights from games that the network plays against
 * itself.  data/tavli.weights has them as text, which the build compiles into
 * the program.  The arithmetic is in fixed-point numbers, so that every build
 * gives the same values.
 */

#pragma once

#include "games/tavli/rules/tavli-eval.h"
#include "games/tavli/rules/tavli-position.h"

/* The number of inputs of one side: its checkers cell by cell, then the terms
 * of tavli-eval.h. */
#define TAVLI_NET_SIDE_CHECKERS 112
#define TAVLI_NET_SIDE (TAVLI_NET_SIDE_CHECKERS + TAVLI_N_TERMS)

/* The inputs of the side to throw come first. */
#define TAVLI_NET_INPUTS (2 * TAVLI_NET_SIDE)
#define TAVLI_NET_HIDDEN 128

/* The most inputs that are not zero at once: at most three for each of fifteen
 * checkers a side, the terms, and the checkers that are off the board. */
#define TAVLI_NET_ACTIVE_MAX 128

/* The integers that stand for 1.0 in an input, a weight, a hidden unit and the
 * output. */
#define TAVLI_NET_INPUT_ONE 64
#define TAVLI_NET_WEIGHT_ONE 4096
#define TAVLI_NET_HIDDEN_ONE 1024
#define TAVLI_NET_OUTPUT_ONE 1024

/* TavliNetInputs: the inputs that are not zero. */
typedef struct
{
  int n;
  int16_t index[TAVLI_NET_ACTIVE_MAX];
  int16_t value[TAVLI_NET_ACTIVE_MAX];
} TavliNetInputs;

/* TavliNetWeights: the trained weights. */
typedef struct
{
  int16_t first[TAVLI_NET_INPUTS][TAVLI_NET_HIDDEN];
  int32_t first_bias[TAVLI_NET_HIDDEN];
  int16_t second[TAVLI_NET_HIDDEN];
  int32_t second_bias;
} TavliNetWeights;

/* tavli_net_weights: the weights of data/tavli.weights. */
extern const TavliNetWeights tavli_net_weights;

/* tavli_net_inputs: fills @inputs with the inputs of @state, in which a throw
 * is due. */
void tavli_net_inputs (const TavliState *state, TavliNetInputs *inputs);

/* tavli_chance: returns the chance that @seat wins, as GameRules.chance. */
int tavli_chance (const GameState *state, int seat);
