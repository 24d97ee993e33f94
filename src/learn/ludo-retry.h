/* ludo-retry.h: the turns that decided a game, to be tried again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "learn/ludo-lesson.h"
#include "play/analysis/ludo-review.h"

/* ludo_retry_dup_lesson: a lesson with a step for each turn of @game in which
 * @review found a better one, and in which every turn as good as that, within
 * LUDO_REVIEW_SAME_COST, is right; NULL where there is none.  Give it up with
 * ludo_lesson_unref(). */
LudoLesson *ludo_retry_dup_lesson (LudoGame *game, LudoReview *review);
