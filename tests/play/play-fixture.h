/* play-fixture.h: what the tests of the models share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/game-rng.h"
#include "games/games.h"
#include "play/ludo-game.h"

/* play_random_ply: throws, or plays a legal move drawn by @rng; FALSE once
 * the game is over. */
gboolean play_random_ply (LudoGame *game, GameRng *rng);

/* play_random_plies: at most @n_plies of them; returns how many. */
guint play_random_plies (LudoGame *game, GameRng *rng, guint n_plies);

/* PlayEach: called with a new game of every ruleset, set-up and number of
 * players. */
typedef void (*PlayEach) (LudoGame *game, GameRng *rng);
void play_each_config (PlayEach each);
