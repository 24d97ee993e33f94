/* ludo-turning-point.h: a turn that changed who was going to win
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"
#include "search/search.h"

/* LudoTurn:
 *
 * The review of a turn of a game: a throw, which is luck, or all the plies
 * between two throws or two players, which were chosen.  A plain value.
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

/* LudoTurningPoint: one of them, in words.  Immutable. */
#define LUDO_TYPE_TURNING_POINT (ludo_turning_point_get_type ())
G_DECLARE_FINAL_TYPE (LudoTurningPoint, ludo_turning_point, LUDO,
                      TURNING_POINT, GObject)

/* ludo_turning_point_new: @turn: of the line of @game on the board. */
LudoTurningPoint *ludo_turning_point_new (LudoGame *game,
                                          const LudoTurn *turn);

/* ludo_turning_point_get_turn: the turn; borrowed. */
const LudoTurn *ludo_turning_point_get_turn (LudoTurningPoint *self);

/* ludo_turning_point_get_title: number and player, "Move 14: South";
 * translated, borrowed. */
const char *ludo_turning_point_get_title (LudoTurningPoint *self);

/* ludo_turning_point_get_change: a sentence on how much the turn changed the
 * chances; translated, borrowed. */
const char *ludo_turning_point_get_change (LudoTurningPoint *self);

/* ludo_turning_point_get_played: sentences on the turn that was played and what
 * it led to; translated, borrowed. */
const char *ludo_turning_point_get_played (LudoTurningPoint *self);

/* ludo_turning_point_get_answer: (nullable): sentences on the best answer to
 * the turn; NULL if that is not known; translated, borrowed. */
const char *ludo_turning_point_get_answer (LudoTurningPoint *self);

/* ludo_turning_point_get_better: (nullable): sentences on the best turn and
 * what it leads to; NULL for a throw; translated, borrowed. */
const char *ludo_turning_point_get_better (LudoTurningPoint *self);
