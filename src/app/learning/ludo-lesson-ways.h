/* ludo-lesson-ways.h: what a lesson shows at the places of its board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board/ludo-board.h"
#include "learn/run/ludo-lesson-run.h"

/* ludo_lesson_ways_update: lets a long press on a place of @board show its way
 * if @shown, except in a locked lesson and while a step of @run asks, because a
 * pupil is to guess first where a sowing ends. */
void ludo_lesson_ways_update (LudoBoard *board, LudoLessonRun *run,
                              gboolean shown);

/* ludo_lesson_ways_mark: marks the places of @board that @run names. */
void ludo_lesson_ways_mark (LudoBoard *board, LudoLessonRun *run);
