/* ludo-review.h: the turns that decided a game, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/analysis/ludo-turn.h"

/* A choice is worth showing when it cost this much chance, a throw of a game
 * without choices when it changed the chances by so much. */
#define LUDO_REVIEW_LEAST_COST 0.10
#define LUDO_REVIEW_LEAST_LUCK 0.05

/* A choice that costs less than this beside the best one is as good: the
 * review would not look at it again. */
#define LUDO_REVIEW_SAME_COST (LUDO_REVIEW_LEAST_COST / 2)

#define LUDO_REVIEW_POINTS_MAX 3

/* LudoTurningPoint: a turn that changed who was going to win, in translated
 * sentences.  To be read only. */
typedef struct
{
  LudoTurn turn;
  char *title;                  /* number and player, "Move 14: South" */
  char *change;                 /* how much it changed the chances */
  char *played;                 /* what was played, and what it led to */
  char *answer;                 /* the best answer to it; NULL if it is not
                                 * known */
  char *better;                 /* the best turn, and what it leads to; NULL
                                 * for a throw */
} LudoTurningPoint;

/* ludo_turning_point_new: (transfer full): @turn: of the line of @game on the
 * board. */
LudoTurningPoint *ludo_turning_point_new (LudoGame *game,
                                          const LudoTurn *turn);

/* ludo_turning_point_free: frees @point with its sentences. */
void ludo_turning_point_free (LudoTurningPoint *point);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LudoTurningPoint, ludo_turning_point_free)

/* LudoReview: the at most three turns that decided a game, in the order in
 * which they were played.  To be read only. */
typedef struct
{
  GPtrArray *points;            /* LudoTurningPoint */
  char *summary;                /* what was found, to be read first */
} LudoReview;

/* ludo_review_new:
 * @turns: of LudoTurn: all the turns of @game
 * @choices: those among which the costly ones are, as they were judged last
 *
 * Reviews @game.  Dice are kept apart from choices, because a throw is no
 * mistake.
 *
 * Returns: (transfer full): free with ludo_review_free().
 */
LudoReview *ludo_review_new (LudoGame *game, GArray *turns, GArray *choices);

/* ludo_review_free: frees @review with all its turning points. */
void ludo_review_free (LudoReview *review);
