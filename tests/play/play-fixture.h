/* play-fixture.h: what the tests of the models share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/game-rng.h"
#include "games/games.h"
#include "play/game/ludo-game.h"
#include "play/ludo-search-task.h"
#include "search/search-win-probability.h"

/* play_random_ply: throws, or plays a legal move drawn by @rng; FALSE once
 * the game is over. */
gboolean play_random_ply (LudoGame *game, GameRng *rng);

/* play_random_plies: at most @n_plies of them; returns how many. */
guint play_random_plies (LudoGame *game, GameRng *rng, guint n_plies);

/* play_game_at: a game of @id at @position, at its start where that is NULL.
 * Returns: (transfer full): it; free with g_object_unref(). */
LudoGame *play_game_at (const char *id, const char *position);

/* play_settle: lets every thread in progress come back, for 60 ms. */
void play_settle (void);

/* play_fake_probability: a LudoSearchFunc in the place of
 * search_win_probability(), which knows at once: whoever last played another
 * move than the first one that was legal has one chance in twenty, and before
 * that all are alike.  That first move is the best. */
gpointer play_fake_probability (const GamePosition *position,
                                gconstpointer question,
                                const atomic_bool *stop);

/* play_fake_turn: a LudoSearchFunc in the place of ludo_search_turn(), which
 * finds the first legal moves at once, all those of one turn. */
gpointer play_fake_turn (const GamePosition *position, gconstpointer question,
                         const atomic_bool *stop);

/* PlayEach: called with a new game of every ruleset, set-up and number of
 * players. */
typedef void (*PlayEach) (LudoGame *game, GameRng *rng);

/* play_each_config: calls @each with all those games, one after another, and
 * sees that it lets go of them. */
void play_each_config (PlayEach each);
