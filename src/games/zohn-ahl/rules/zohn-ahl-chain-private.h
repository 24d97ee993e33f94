/* zohn-ahl-chain-private.h: what else is computed from the chain's list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "zohn-ahl-chain.h"

/* The ways in which a game ends: the first numbers, which are not listed. */
#define ZOHN_AHL_CHAIN_N_ENDS 2

/* The number that zohn_ahl_chain_number() returns for a position that is not
 * listed. */
#define ZOHN_AHL_CHAIN_NOT_LISTED UINT32_MAX

/* zohn_ahl_chain_number: returns the number of @state, ends included. */
uint32_t zohn_ahl_chain_number (const ZohnAhlChain *chain,
                                const GameState    *state);

/* zohn_ahl_chain_n_numbers: returns one more than the greatest number. */
size_t zohn_ahl_chain_n_numbers (const ZohnAhlChain *chain);

/* zohn_ahl_chain_next: returns, by number, the numbers of the positions that
 * each throw leads to; the ends' rows are not filled in.  The table belongs to
 * @chain. */
const uint32_t (*zohn_ahl_chain_next (const ZohnAhlChain *chain))
  [ZOHN_AHL_N_THROWS];

/* zohn_ahl_chain_order: fills @numbers, with room for
 * zohn_ahl_chain_n_positions(), in the order in which chances settle soonest
 * when one is computed after the other. */
void zohn_ahl_chain_order (const ZohnAhlChain *chain, uint32_t *numbers);

/* zohn_ahl_chain_weights: fills @weights with the chance, 0 to 1, of each
 * throw. */
void zohn_ahl_chain_weights (const ZohnAhlChain *chain,
                             double weights[ZOHN_AHL_N_THROWS]);
