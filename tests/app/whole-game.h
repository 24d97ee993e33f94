/* whole-game.h: a game played from its start to its end, by some hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app-fixture.h"

/* WholeGame: a game on the page to play; all borrowed. */
typedef struct
{
  App app;
  LudoGame *game;
  LudoBoard *board;
  const LudoDrawing *drawing;
  guint n_acts;                 /* plies that the hand has played */
  guint n_drags;                /* how many of them by drag-and-drop */
} WholeGame;

/* WholeGameAct: plays one legal ply by real events: the places @path, one
 * after the other.  @token is the move in notation, NULL for a throw. */
typedef void (*WholeGameAct) (WholeGame *whole, const int *path, int n_path,
                              const char *token);

/* whole_game_play:
 * @game: as app_begin() or app_begin_for_persons() left it
 *
 * Plays the persons' seats by @act, choosing among the legal moves as @seed
 * says, until the game is over; checks that every act played just one ply and
 * that the page says how it ended.
 */
void whole_game_play (WholeGame *whole, LudoGame *game, guint64 seed,
                      WholeGameAct act);

/* whole_game_pick: calls @pick for each place but the last and waits until
 * the board holds it, then for the last. */
typedef void (*WholeGamePick) (WholeGame *whole, int place);
void whole_game_pick (WholeGame *whole, const int *path, int n_path,
                      WholeGamePick pick);

/* whole_game_wait_for_path: until the board holds @n_path picked places. */
void whole_game_wait_for_path (WholeGame *whole, int n_path);
