/* ludo-lesson-ways.h: whether a lesson shows the way of a place that is held
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board/ludo-board.h"
#include "learn/run/ludo-lesson-run.h"

/* ludo_lesson_ways_update: lets a place of @board that is held show its way if
 * @shown, except in a lesson that is locked and while a step of @run asks: a
 * pupil is to guess first where a sowing ends. */
void ludo_lesson_ways_update (LudoBoard *board, LudoLessonRun *run,
                              gboolean shown);
