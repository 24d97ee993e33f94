/* zohn-ahl-play.h: how a game of Zohn Ahl begins, goes on and ends
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "zohn-ahl-rules.h"

/* zohn_ahl_is_over: whether a side has no counters left. */
static inline bool
zohn_ahl_is_over (const ZohnAhlState *state)
{
  return state->counters[0] == 0 || state->counters[1] == 0;
}

/* zohn_ahl_start: as GameRules.start. */
void zohn_ahl_start (const GameConfig *config, GameState *state);

/* zohn_ahl_apply: as GameRules.apply. */
void zohn_ahl_apply (GameState *state, GameMove move, GameTrace *trace);

/* zohn_ahl_apply_throw:
 *
 * GameRules.apply without the casts and without a trace, for the chain, by the
 * rules @values.  @move is a throw and the game is not over.
 */
void zohn_ahl_apply_throw (const ZohnAhlRuleset *values, ZohnAhlState *state,
                           GameMove move);

/* zohn_ahl_walk:
 * @values: the rules that are applied, instead of the ruleset of @state
 * @steps: at most values->n_spaces
 * @paid: (out): the counters that changed hands, by ZohnAhlCause
 *
 * Plays a throw of @steps in a game that is not over.  The side throws once
 * more afterwards if @again and the rules do not take that throw from it.
 */
void zohn_ahl_walk (const ZohnAhlRuleset *values, ZohnAhlState *state,
                    int steps, bool again, int paid[ZOHN_AHL_N_CAUSES]);

/* zohn_ahl_draw_throw: as GameRules.draw_throw. */
GameMove zohn_ahl_draw_throw (const GameState *state, GameRng *rng);

/* zohn_ahl_playout: as GameRules.playout. */
uint64_t zohn_ahl_playout (GameState *state, GameRng *rng, uint64_t max_moves,
                           GameOutcome *result);

/* zohn_ahl_outcome: as GameRules.outcome. */
void zohn_ahl_outcome (const GameState *state, GameOutcome *result);
