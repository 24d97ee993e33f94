/* ludo-lesson-area.h: a board and the text of a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board/ludo-board.h"

/* LudoLessonArea:
 *
 * The text stands beside the board where the room is wide, and below it where
 * it is narrow.  The board is always seen, half as large as the shorter side
 * of the room at least.
 */
#define LUDO_TYPE_LESSON_AREA (ludo_lesson_area_get_type ())
G_DECLARE_FINAL_TYPE (LudoLessonArea, ludo_lesson_area, LUDO, LESSON_AREA,
                      GtkWidget)

GtkWidget *ludo_lesson_area_new (LudoBoard *board, GtkWidget *text);
