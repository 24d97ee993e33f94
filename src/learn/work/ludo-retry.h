/* ludo-retry.h: the turns that decided a game, to be tried again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "learn/ludo-lesson.h"
#include "play/analysis/ludo-review.h"

/* ludo_retry_dup_lesson: a lesson with a step for each turn of @game for which
 * @review found a better one.  Every turn whose chance of winning is within
 * LUDO_REVIEW_SAME_COST of the best is right.
 *
 * Returns: (transfer full) (nullable): the lesson, or NULL if no turn could be
 * better; free with ludo_lesson_unref().
 */
LudoLesson *ludo_retry_dup_lesson (LudoGame *game,
                                   const LudoReview *review);
