/* ludo-my-games.h: lists the games that are kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/ludo-game-files.h"
#include "content/ludo-library.h"

/* LudoMyGames:
 *
 * A dialog that lists the games left unfinished and those that came to their
 * end, the newest first, with a picture of each position.  They can be
 * continued, reviewed, saved elsewhere or deleted.
 */
#define LUDO_TYPE_MY_GAMES (ludo_my_games_get_type ())
G_DECLARE_FINAL_TYPE (LudoMyGames, ludo_my_games, LUDO, MY_GAMES, GtkWindow)

/* ludo_my_games_new: (transfer floating): the list for @window, which must
 * outlive it; @files has the games, @library the puzzles that are printed. */
GtkWidget *ludo_my_games_new (GtkWindow *window, LudoGameFiles *files,
                              LudoLibrary *library);
