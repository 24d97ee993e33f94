/* game-playout.h: games played at random
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdatomic.h>

#include "game-position.h"
#include "game-rng.h"

/* GamePlayouts: the results of a number of random games. */
typedef struct
{
  uint64_t n_games;
  uint64_t n_moves;             /* moves and throws of all games */
  uint64_t n_won[GAME_SEATS_MAX];
  uint64_t n_drawn;
  uint64_t n_unfinished;        /* given up after a million moves */
} GamePlayouts;

/* game_draw_throw:
 *
 * Returns: a random throw of @state, which is at a chance node, by its weight.
 */
GameMove game_draw_throw (const GameRules *rules, const GameState *state,
                          GameRng *rng);

/* game_draw_listed_throw: the same, from the list of all throws, in its order
 * and with one random number below the sum of their weights. */
GameMove game_draw_listed_throw (const GameRules *rules,
                                 const GameState *state, GameRng *rng);

/* game_list_moves: writes each move or throw of @state once into @moves, which
 * has room for GAME_MOVES_MAX.  Returns: how many there are. */
int game_list_moves (const GameRules *rules, const GameState *state,
                     GameMove *moves);

/* game_play_at_random: plays a throw, drawn by its weight, or a legal move,
 * each equally likely.  Returns: %false when the game is over. */
bool game_play_at_random (GamePosition *position, GameRng *rng);

/* game_playouts:
 * @stop: polled before each game; may be %NULL
 *
 * Plays @n_games games from @start to their ends, every legal move as likely
 * as any other, every throw as often as it falls, and fills @playouts.  The
 * same @rng gives the same games.
 */
void game_playouts (const GamePosition *start, uint64_t n_games, GameRng *rng,
                    const atomic_bool *stop, GamePlayouts *playouts);
