/* ludo-lesson-head.h: edits the game, the title and the start of a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "learn/ludo-draft.h"

/* LudoLessonHead:
 *
 * Signals:
 * - "typed": the title has changed
 * - "changed": the game or the position has changed
 * - "compose": the lesson is to begin with a position that is set up from an
 *   empty board
 */
#define LUDO_TYPE_LESSON_HEAD (ludo_lesson_head_get_type ())
G_DECLARE_FINAL_TYPE (LudoLessonHead, ludo_lesson_head, LUDO, LESSON_HEAD,
                      GtkBox)

/* ludo_lesson_head_begin: shows @draft, which must stay valid as long as it is
 * shown, and offers its present position from now on. */
void ludo_lesson_head_begin (LudoLessonHead *self, LudoDraft *draft);

/* ludo_lesson_head_show: shows @draft, a later state of the one that
 * ludo_lesson_head_begin() got. */
void ludo_lesson_head_show (LudoLessonHead *self, LudoDraft *draft);

/* ludo_lesson_head_get_input: (transfer none): the input for the title. */
GtkWidget *ludo_lesson_head_get_input (LudoLessonHead *self,
                                       LudoPageLanguage language);
