/* ludo-class-view.h: what a class has handed in, in words and as a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window and the printed sheets show the same.
 */

#pragma once

#include "drawing/ludo-drawing.h"
#include "learn/class/ludo-class.h"

/* ludo_class_find_step: the step of the lesson that is number @index of those
 * answered, or NULL where the lesson is not at hand; borrowed. */
const LudoStep *ludo_class_find_step (const LudoClass *self, guint index);

/* These are in @language, and to be freed with g_free().
 *
 * ludo_class_dup_title: of the lesson, or its id.
 * ludo_class_dup_step_title: of step number @index, or its id.
 * ludo_class_dup_cell: what pupil @pupil answered to it, and in how many
 *   tries; "–" where nothing.
 * ludo_class_dup_right: how many of how many came to the right answer.
 * ludo_class_dup_counts: its answers and how often each was given. */
char *ludo_class_dup_title (const LudoClass *self, LudoPageLanguage language);
char *ludo_class_dup_step_title (const LudoClass *self, guint index,
                                 LudoPageLanguage language);
char *ludo_class_dup_cell (const LudoClass *self, guint pupil, guint index);
char *ludo_class_dup_right (const LudoClass *self, guint index);
char *ludo_class_dup_counts (const LudoClass *self, guint index,
                             LudoPageLanguage language);

/* ludo_class_draw: the board of step number @index, which is at hand, with a
 * disc on each place that was chosen, the fuller the more often, and how often.
 * @scene: its size, theme and letters; the rest is filled in */
void ludo_class_draw (const LudoClass *self, guint index, LudoScene *scene,
                      cairo_t *cr);
