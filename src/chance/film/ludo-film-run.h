/* ludo-film-run.h: games with decisions that threads play, step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

/* The number of games in a film. */
#define LUDO_FILM_GAMES 1000

/* LudoFilmGame: one of the games.  A plain value. */
typedef struct
{
  GameState state;
  GameRng rng;
  gboolean over;
} LudoFilmGame;

/* ludo_film_game_play_step:
 * @game: one that is not over, and in which a throw is due
 * @stop: (nullable): polled
 *
 * Throws in @game, and lets the computer play the throw, until another is due
 * or the game is over.  It plays as well as it can without looking at what may
 * be thrown next, for either side.
 *
 * Returns: the seat that has won; -1 while nobody has.
 */
int ludo_film_game_play_step (LudoFilmGame *game, const GameRules *rules,
                              const atomic_bool *stop);

/* LudoFilmRun:
 *
 * Plays the games of a film on threads of low priority, each by its own
 * generator alone, so that they do not depend on how many threads there are.
 */
typedef struct _LudoFilmRun LudoFilmRun;

/* ludo_film_run_new:
 * @games: LUDO_FILM_GAMES; copied
 * @n_threads: as from search_n_threads()
 *
 * Returns: (transfer full): a run that has begun; free with
 *   ludo_film_run_free().
 */
LudoFilmRun *ludo_film_run_new (const LudoFilmGame *games,
                                const GameRules *rules, guint n_threads);

/* ludo_film_run_free: stops what still runs, which takes a few milliseconds,
 * and frees @run, which may be NULL. */
void ludo_film_run_free (LudoFilmRun *run);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoFilmRun, ludo_film_run_free)

/* ludo_film_run_try_pop_step:
 * @games: as after the last call, or as they were given to the run
 *
 * Advances all games that are not over by one step.
 *
 * Returns: FALSE, changing nothing, while that step has not been played.
 */
gboolean ludo_film_run_try_pop_step (LudoFilmRun *run, LudoFilmGame *games);
