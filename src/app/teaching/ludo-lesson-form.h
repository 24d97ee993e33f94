/* ludo-lesson-form.h: a form for the texts and numbers of a step of a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "learn/ludo-draft.h"

/* LudoLessonForm:
 *
 * A form with the texts of a step or the aim of the lesson in both languages,
 * the answers to choose from, and the numbers.
 *
 * Signal: "changed": a text or a number has changed.
 */
#define LUDO_TYPE_LESSON_FORM (ludo_lesson_form_get_type ())
G_DECLARE_FINAL_TYPE (LudoLessonForm, ludo_lesson_form, LUDO, LESSON_FORM,
                      GtkBox)

/* ludo_lesson_form_show: shows the step at @index of @draft, or the whole
 * lesson for -1.  @draft has to stay valid as long as it is shown. */
void ludo_lesson_form_show (LudoLessonForm *self, LudoDraft *draft,
                            int index);

/* ludo_lesson_form_edit: focuses the field of @part (a text, an option, a
 * number or the reply at @index) of the step that is shown. */
void ludo_lesson_form_edit (LudoLessonForm *self, LudoDraftPart part,
                            guint index);

/* ludo_lesson_form_get_input: (transfer none): the input for this text of the
 * step that is shown, or for the aim if the lesson is shown. */
GtkWidget *ludo_lesson_form_get_input (LudoLessonForm *self,
                                       LudoLessonText text,
                                       LudoPageLanguage language);
