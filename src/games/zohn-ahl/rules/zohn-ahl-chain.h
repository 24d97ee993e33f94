/* zohn-ahl-chain.h: the exact chance that Red wins a game of Zohn Ahl
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No player decides anything in this game, so it is a Markov chain: the chance
 * of a position is the mean of its throws' chances.  A ZohnAhlChain lists all
 * positions that can follow a given one and solves those equations, which
 * takes some milliseconds and about a megabyte for four counters a side.
 */

#pragma once

#include "zohn-ahl-rules.h"

typedef struct ZohnAhlChain ZohnAhlChain;

/* zohn_ahl_chain_new:
 * @root: any position that self_check accepts
 *
 * Lists and solves all that can follow @root, itself included.  The root to
 * choose is the start of the game, so that one chain answers for all of it.
 * Aborts when memory is exhausted.
 *
 * Returns: the chain, owned by the caller, who frees it with
 *   zohn_ahl_chain_free().  It never changes, so that any thread may read it.
 */
ZohnAhlChain *zohn_ahl_chain_new (const GameState *root);

/* zohn_ahl_chain_free: frees @chain, which may be NULL. */
void zohn_ahl_chain_free (ZohnAhlChain *chain);

/* zohn_ahl_chain_find_start:
 *
 * Writes to @start the start of a game that @state can belong to, to be the
 * root of a chain for that game.  It has as many counters as @state, because
 * their number never changes, shared as evenly as possible.  A position that
 * was set up by hand need not be able to follow it.
 */
void zohn_ahl_chain_find_start (const GameState *state, GameState *start);

/* zohn_ahl_chain_red_wins:
 *
 * Returns: the chance from 0 to 1, exact to 1e-12, that Red wins from @state;
 *   -1 when @state cannot follow the chain's root.
 */
double zohn_ahl_chain_red_wins (const ZohnAhlChain *chain,
                                const GameState    *state);

/* zohn_ahl_chain_n_positions: how many positions in which the game still goes
 * on can follow the root, itself included. */
size_t zohn_ahl_chain_n_positions (const ZohnAhlChain *chain);

/* zohn_ahl_chain_position:
 *
 * Returns: %true, with position @index of the chain in @state (0 is the
 *   root); %false when there are not so many.
 */
bool zohn_ahl_chain_position (const ZohnAhlChain *chain, size_t index,
                              GameState *state);
