/* ludo-turn.h: how much each turn of a game changed the chances
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/analysis/ludo-win-probability.h"
#include "play/ludo-search-task.h"
#include "search/search-win-probability.h"

/* The effort of a closer look at a turn without dice: so many times the usual
 * number of positions are visited. */
#define LUDO_TURN_EFFORT 6

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

/* ludo_turn_is_within: whether @n_plies of @game end within a turn of several
 * steps, after its throw. */
gboolean ludo_turn_is_within (LudoGame *game, guint n_plies);

/* ludo_turns_list:
 * @plies: LudoWinProbability: after each number of plies of @game, from none to
 *   all
 *
 * Lists the turns of @game as they were played.  A turn without a choice, and
 * one that turned out better than it was judged, cost nothing.
 *
 * Returns: (transfer full): of LudoTurn.
 */
GArray *ludo_turns_list (LudoGame *game, GPtrArray *plies);

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
guint ludo_swings_find (LudoGame *game, GPtrArray *plies, double least,
                        LudoSwing *swings, guint n_most);

/* ludo_turn_effort: the effort of a closer look at a turn; 1 with dice, where
 * the first look already counts all the throws that can follow. */
int ludo_turn_effort (const GameRules *rules);

/* ludo_turn_judge: a LudoSearchFunc that judges a position.  @question is an
 * effort of search_win_probability() in GINT_TO_POINTER(), the answer a
 * SearchWinProbability, to be freed with g_free(). */
gpointer ludo_turn_judge (const GamePosition *position, gconstpointer question,
                          const atomic_bool *stop);
