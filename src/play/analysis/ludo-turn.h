/* ludo-turn.h: how much each turn of a game changed the chances
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/analysis/ludo-win-probability.h"

/* LudoTurn:
 *
 * A turn of a game: a throw, which is luck, or all the plies between two throws
 * or two players, which were chosen.  A plain value.
 */
typedef struct
{
  gboolean luck;                /* a throw: nobody chose it */
  guint first;                  /* plies before it */
  guint last;                   /* plies with it */
  int seat;                     /* whose turn it was */
  double before;                /* its chance with the best turn; in luck,
                                 * before the throw */
  double after;                 /* its chance as it went */
  gboolean exact;               /* whether these are exact */
  GameMove better[SEARCH_LINE_MAX];     /* the best turn */
  int n_better;                 /* 0 in luck */
  GameMove reply[SEARCH_LINE_MAX];      /* the best answer to what was
                                         * played, where that was looked at */
  int n_reply;
} LudoTurn;

/* ludo_turns_list:
 * @plies: the chances after each number of plies of @game, from none to all
 *
 * Lists the turns of @game as they were played.  A turn without a choice, and
 * one that turned out better than it was judged, cost nothing.
 *
 * Returns: (transfer full): of LudoTurn.
 */
GArray *ludo_turns_list (LudoGame *game,
                         const LudoWinProbability *const *plies);

/* ludo_turns_pick:
 * @turns: of LudoTurn, in any order
 * @luck: whether throws are picked or choices
 * @least: the least change of the chances that counts, from 0 to 1
 *
 * Returns: (transfer full): the at most @n_most turns that changed the chances
 *   most, in the order in which they were played.
 */
GArray *ludo_turns_pick (GArray *turns, gboolean luck, double least,
                         guint n_most);

/* LudoSwing: a ply that raised the chances of a seat. */
typedef struct
{
  guint n_plies;                /* plies with it */
  int seat;                     /* the one that gained most by it */
  double before;                /* the chances of that seat */
  double after;
} LudoSwing;

/* ludo_swings_find:
 * @plies: as for ludo_turns_list()
 * @least: the change of the chances that a swing exceeds
 * @swings: (out): room for @n_most
 *
 * Finds the at most @n_most plies that changed the chances of any seat most, in
 * the order in which they were played.
 *
 * Returns: how many there are.
 */
guint ludo_swings_find (LudoGame *game, const LudoWinProbability *const *plies,
                        double least, LudoSwing *swings, guint n_most);
