/* game-position.h: a position with its past
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * States are plain values without memory.  The rules of repetition and of
 * everybody passing need the past, and so does undo: this is the one place
 * that keeps it.
 */

#pragma once

#include "game-rules.h"

/* GamePly: a state that was left, its key, and the move that left it. */
typedef struct
{
  GameState state;
  uint64_t key;
  GameMove move;
} GamePly;

/* GamePosition:
 *
 * The current state and all that led to it.  Owns `plies` and `keys`.  `keys`
 * repeats the keys of the plies side by side, because a search for a repetition
 * after every move must not walk through all the states; it is %NULL in games
 * without a rule of repetition.
 */
typedef struct
{
  const GameRules *rules;
  GameState state;
  uint64_t key;
  GamePly *plies;
  uint64_t *keys;
  size_t n_plies;
  size_t n_allocated;
  bool is_set_up;               /* the position is being set up by hand: it may
                                 * be one that the rules do not allow, so they
                                 * are not asked */
} GamePosition;

/* game_position_init_start: sets up the start of @config.  Free with
 * game_position_clear(). */
void game_position_init_start (GamePosition *position, const GameRules *rules,
                               const GameConfig *config);

/* game_position_init_state: begins at @state, with no past. */
void game_position_init_state (GamePosition *position, const GameRules *rules,
                               const GameState *state);

/* game_position_init_set_up: as game_position_init_state(), while pieces are
 * put on it by hand: no move is legal, no throw is due, and nobody has won. */
void game_position_init_set_up (GamePosition *position, const GameRules *rules,
                                const GameState *state);

/* game_position_init_copy: a deep copy of @source.  */
void game_position_init_copy (GamePosition *position,
                              const GamePosition *source);

/* game_position_clear: frees the past. */
void game_position_clear (GamePosition *position);

/* game_position_apply:
 *
 * Plays @move, which is legal, or GAME_MOVE_STOP, and remembers the state it
 * left.  Appends to @trace, which may be %NULL.  Aborts when memory is
 * exhausted.
 */
void game_position_apply (GamePosition *position, GameMove move,
                          GameTrace *trace);

/* game_position_is_stopped: whether the last ply is GAME_MOVE_STOP. */
bool game_position_is_stopped (const GamePosition *position);

/* game_position_can_stop: whether the game goes on and its ruleset says who
 * wins it if it is stopped now. */
bool game_position_can_stop (const GamePosition *position);

/* game_position_undo: takes back the last move.
 *
 * Returns: %false when there is none. */
bool game_position_undo (GamePosition *position);

/* game_position_trace_last: appends to @trace what happened in the last move.
 *
 * Returns: %false when there is none, and when it stopped the game. */
bool game_position_trace_last (const GamePosition *position,
                               GameTrace *trace);

/* game_position_repetitions:
 *
 * Returns: how often the current position has occurred, this time included;
 * always 1 in games without a rule of repetition.
 */
int game_position_repetitions (const GamePosition *position);

/* game_position_outcome:
 *
 * Fills @outcome: whether the game is over, by repetition or passing too or
 * because it was stopped, and who won.
 * Source: the house rules at the end of the shared rules pages of Chisolo
 * (third time: draw) and Ken Wan (third time, or all passed: places shared).
 */
void game_position_outcome (const GamePosition *position,
                            GameOutcome *outcome);

/* game_position_legal_moves: as GameRules.legal_moves, but none once the
 * game is over by repetition or passing too. */
int game_position_legal_moves (const GamePosition *position,
                               GameMove *moves);

/* game_position_at_chance: as GameRules.at_chance, but false once the game is
 * over by repetition or passing, or was stopped. */
bool game_position_at_chance (const GamePosition *position);
