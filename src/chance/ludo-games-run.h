/* ludo-games-run.h: many games that the computer plays by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"

/* No game lasts longer, in moves and throws. */
#define LUDO_GAMES_PLIES_MAX 10000

/* A frame is a hundred games that follow one another.  Wins are counted for
 * each of the first twenty frames of a run. */
#define LUDO_GAMES_FRAMES_MAX 20
#define LUDO_GAMES_FRAME_SIZE 100

/* The level of a seat that plays any legal move, each as likely as the
 * others. */
#define LUDO_GAMES_RANDOM (-1)

/* LudoGamesSetting: the rules of the games, and the level of each seat.  A
 * plain value. */
typedef struct
{
  const LudoGameInfo *info;
  GameConfig config;
  int levels[GAME_SEATS_MAX];   /* LUDO_GAMES_RANDOM, or a level for which
                                 * ludo_games_allows_level() is true */
  guint max_plies;              /* a longer game is given up; at most
                                 * LUDO_GAMES_PLIES_MAX */
} LudoGamesSetting;

/* LudoGamesCounts: the results of a number of games, added up. */
typedef struct
{
  guint n_games;
  guint n_won[GAME_SEATS_MAX];
  guint n_drawn;
  guint n_unfinished;           /* given up */
  guint frames[LUDO_GAMES_FRAMES_MAX][GAME_SEATS_MAX];  /* wins in each */
  guint64 tallies[LUDO_TALLIES_MAX][GAME_SEATS_MAX];    /* by the index in
                                                         * LudoGameInfo */
  guint lengths[LUDO_GAMES_PLIES_MAX + 1];      /* finished games by their
                                                 * throws, or by their moves
                                                 * where nothing is thrown */
} LudoGamesCounts;

/* ludo_games_setting_init: sets @setting to the usual start of the game of
 * @info, in which all seats play at random. */
void ludo_games_setting_init (LudoGamesSetting   *setting,
                              const LudoGameInfo *info);

/* ludo_games_allows_level: whether @level, 1 to SEARCH_LEVEL_FULL, always plays
 * alike however fast the machine is, with @players at the table. */
gboolean ludo_games_allows_level (const GameRules *rules, int players,
                                  int level);

/* ludo_games_play:
 * @seed: with the number of a game it decides all of that game
 * @first: the number of the first game, from 0
 * @stop: (nullable): polled
 *
 * Plays @n games to their ends and adds them to @counts.  In games without
 * throws the first move of each seat is drawn, so that not all are alike.
 *
 * Returns: FALSE when it was stopped; @counts then misses games.
 */
gboolean ludo_games_play (const LudoGamesSetting *setting, guint64 seed,
                          guint first, guint n, const atomic_bool *stop,
                          LudoGamesCounts *counts);

/* LudoGamesRun:
 *
 * Plays games of one or two settings on threads of low priority, one for each
 * processor.  The results do not depend on how many threads there are.
 */
typedef struct _LudoGamesRun LudoGamesRun;

/* ludo_games_run_new:
 * @settings: one, or two that are compared, whose games are not those of the
 *   first; copied
 * @n: games of each
 * @n_threads: as from search_n_threads()
 *
 * Returns: (transfer full): a run that has begun; free with
 *   ludo_games_run_free().
 */
LudoGamesRun *ludo_games_run_new (const LudoGamesSetting *settings,
                                  guint n_settings, guint n, guint64 seed,
                                  guint n_threads);

/* ludo_games_run_free: stops what still runs, which takes a few milliseconds,
 * and frees @run, which may be NULL. */
void ludo_games_run_free (LudoGamesRun *run);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoGamesRun, ludo_games_run_free)

/* ludo_games_run_get_counts: copies to @counts what came out so far of the
 * setting @index.  Returns: whether all games of all settings are over. */
gboolean ludo_games_run_get_counts (LudoGamesRun *run, guint index,
                                    LudoGamesCounts *counts);
