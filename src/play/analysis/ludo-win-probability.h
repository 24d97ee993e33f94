/* ludo-win-probability.h: how likely each player is to win, all along a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/analysis/ludo-chances.h"
#include "play/ludo-search-task.h"
#include "search/search-win-probability.h"

/* LudoWinProbabilityKind: how well the chances of a position are known. */
typedef enum
{
  LUDO_WIN_PROBABILITY_UNKNOWN,         /* not yet */
  LUDO_WIN_PROBABILITY_ESTIMATED,       /* by a search */
  LUDO_WIN_PROBABILITY_EXACT,           /* solved, or the winner is known */
} LudoWinProbabilityKind;

/* LudoWinProbabilityPly: the result for one position.  A plain value. */
typedef struct
{
  LudoWinProbabilityKind kind;
  double chances[GAME_SEATS_MAX];       /* of each seat; their sum is 1 */
  GameMove best[SEARCH_LINE_MAX];       /* the turn that was judged best */
  int n_best;                   /* 0 where there is none to choose */
} LudoWinProbabilityPly;

/* LudoWinProbability:
 *
 * Watches a game and finds out, in the background, how likely each seat is to
 * win at every ply of the line on the board: the present position first, then
 * the earlier ones, the latest of them first.  The results are kept as long as
 * the game is watched, so that undo and redo find them again.  Games of pure
 * chance are answered exactly, from LudoChances; others by a search of a fixed
 * number of positions, which finds the same on every machine.
 *
 * It works only while ludo_win_probability_hold() is in force and it is not
 * paused, and stops once every ply is known.  It never blocks.
 *
 * Property, to be written: "paused" (boolean: while TRUE it leaves the
 * processor to others).
 *
 * Signals:
 * - "changed": more is known, or the line is another
 */
#define LUDO_TYPE_WIN_PROBABILITY (ludo_win_probability_get_type ())
G_DECLARE_FINAL_TYPE (LudoWinProbability, ludo_win_probability, LUDO,
                      WIN_PROBABILITY, GObject)

/* ludo_win_probability_new: @chances: where exact chances come from; kept. */
LudoWinProbability *ludo_win_probability_new (LudoChances *chances);

/* ludo_win_probability_get_game: (nullable): the game that it watches;
 * borrowed. */
LudoGame *ludo_win_probability_get_game (LudoWinProbability *self);

/* ludo_win_probability_set_game: watches @game from now on, of which it keeps a
 * reference; NULL for none. */
void ludo_win_probability_set_game (LudoWinProbability *self, LudoGame *game);

/* ludo_win_probability_get_working: whether a search is running. */
gboolean ludo_win_probability_get_working (LudoWinProbability *self);

/* ludo_win_probability_set_search: @search, which answers with a
 * SearchWinProbability to be freed with g_free(), takes the place of
 * search_win_probability(), for tests. */
void ludo_win_probability_set_search (LudoWinProbability *self,
                                      LudoSearchFunc search);

/* ludo_win_probability_hold: makes it work until ludo_win_probability_release()
 * is called as often. */
void ludo_win_probability_hold (LudoWinProbability *self);

/* ludo_win_probability_release: ends the effect of one
 * ludo_win_probability_hold().  The results so far are kept. */
void ludo_win_probability_release (LudoWinProbability *self);

/* ludo_win_probability_get:
 * @n_plies: the number of plies that led to the position
 * @ply: (out): the result for the position
 *
 * Returns: FALSE, with the kind LUDO_WIN_PROBABILITY_UNKNOWN, if there is no
 * result yet.
 */
gboolean ludo_win_probability_get (LudoWinProbability *self, guint n_plies,
                                   LudoWinProbabilityPly *ply);

/* ludo_win_probability_get_n_known: of how many positions of the line, the
 * start and the present one included, the chances are known. */
guint ludo_win_probability_get_n_known (LudoWinProbability *self);

/* ludo_win_probability_get_complete: whether the chances of all these positions
 * are known; FALSE without a game. */
gboolean ludo_win_probability_get_complete (LudoWinProbability *self);
