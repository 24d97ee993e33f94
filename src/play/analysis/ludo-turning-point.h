/* ludo-turning-point.h: a turn that changed who was going to win
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"
#include "search/search.h"

/* LudoTurn:
 *
 * What is known of a turn of a game: a throw, which is luck, or all the plies
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

const LudoTurn *ludo_turning_point_get_turn (LudoTurningPoint *self);
/* "Move 14: South"; borrowed, as all of these. */
const char *ludo_turning_point_get_title (LudoTurningPoint *self);
/* How much it changed. */
const char *ludo_turning_point_get_change (LudoTurningPoint *self);
/* What was played and what it led to. */
const char *ludo_turning_point_get_played (LudoTurningPoint *self);
/* What could be answered to it; NULL where that is not known. */
const char *ludo_turning_point_get_answer (LudoTurningPoint *self);
/* What was better and what it leads to; NULL in luck. */
const char *ludo_turning_point_get_better (LudoTurningPoint *self);
