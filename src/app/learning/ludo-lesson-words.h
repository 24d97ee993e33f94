/* ludo-lesson-words.h: the text of a step of a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "content/ludo-library.h"
#include "learn/run/ludo-lesson-run.h"

/* ludo_lesson_words_dup: (transfer full): the text of the present step of @run
 * as markup: its own, and what it refers to of a page of @library. */
char *ludo_lesson_words_dup (LudoLessonRun *run, LudoLibrary *library);

/* ludo_lesson_words_dup_ply: (transfer full) (nullable): what the last ply of
 * the present step did, and what is left of its turn; %NULL if the turn is
 * over, or no more plies were played than @n_told, which is then all of
 * them. */
char *ludo_lesson_words_dup_ply (LudoLessonRun *run, guint *n_told);

/* ludo_lesson_words_dup_told: (transfer full): the words that announce the
 * present step: @title as a sentence, its text with what it refers to of a page
 * of @library, but no verse in a language other than the reader's, and its
 * question, and of a puzzle with dice the numbers that were thrown.
 * @is_whole: whether a text that is too long to hear at once is told too
 */
char *ludo_lesson_words_dup_told (LudoLessonRun *run, LudoLibrary *library,
                                  const char *title, gboolean is_whole);

/* ludo_lesson_words_get_rest: what @text adds to @told, which may be %NULL, or
 * all of it where it does not begin with that. */
const char *ludo_lesson_words_get_rest (const char *text, const char *told);

/* ludo_lesson_words_get_heading: what stands above a reply of this tone. */
const char *ludo_lesson_words_get_heading (LudoReplyTone tone);

/* ludo_lesson_words_skip_heading: (transfer none): @text without a first
 * sentence that says only what the heading says; "" if that is all. */
const char *ludo_lesson_words_skip_heading (LudoReplyTone tone,
                                            const char *text);

/* ludo_lesson_words_dup_judged: (transfer full): @text as it is heard, which
 * begins with whether the answer was right, unless it says so itself: what the
 * heading tells the eye. */
char *ludo_lesson_words_dup_judged (LudoReplyTone tone, const char *text);
