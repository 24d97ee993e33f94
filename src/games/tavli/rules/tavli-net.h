/* tavli-net.h: a small neural network that judges positions of tavli
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It has one layer of hidden units between the position and the chance of
 * winning.  The weights are learnt by tavli-train from games that the
 * network plays against itself, kept as text in data/tavli.weights and made
 * part of the program when it is built.  All reckoning is in whole numbers,
 * so that every build judges alike.
 */

#pragma once

#include "games/tavli/rules/tavli-eval.h"
#include "games/tavli/rules/tavli-position.h"

/* Inputs of one side: its checkers cell by cell, then the terms of
 * tavli-eval.h. */
#define TAVLI_NET_SIDE_CHECKERS 112
#define TAVLI_NET_SIDE (TAVLI_NET_SIDE_CHECKERS + TAVLI_N_TERMS)

/* The side to throw comes first. */
#define TAVLI_NET_INPUTS (2 * TAVLI_NET_SIDE)
#define TAVLI_NET_HIDDEN 128

/* Inputs that differ from zero at once: fifteen checkers a side give at most
 * three each, and then there are the terms and the checkers off the course. */
#define TAVLI_NET_ACTIVE_MAX 128

/* The fixed-point value 1 of an input, of a weight, of a hidden unit and of the
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

/* tavli_net_weights: those of data/tavli.weights. */
extern const TavliNetWeights tavli_net_weights;

/* tavli_net_inputs: fills @inputs with the network's view of @state, in which a
 * throw is due. */
void tavli_net_inputs (const TavliState *state, TavliNetInputs *inputs);

/* tavli_chance: as GameRules.chance. */
int tavli_chance (const GameState *state, int seat);
