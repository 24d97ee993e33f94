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
 * the present step did, and what is left of its turn; NULL if the turn is over,
 * or if there are no more plies than @n_announced, which is then set to their
 * number. */
char *ludo_lesson_words_dup_ply (LudoLessonRun *run, guint *n_announced);

/* ludo_lesson_words_dup_step: (transfer full): the announcement of the present
 * step: @title as a sentence, the text with the passage of a page of @library,
 * without verse in other languages than the reader's, the question and, in a
 * puzzle with dice, the throw.
 * @is_whole: whether a long text is announced too
 */
char *ludo_lesson_words_dup_step (LudoLessonRun *run, LudoLibrary *library,
                                  const char *title, gboolean is_whole);

/* ludo_lesson_words_get_rest: the part of @text behind @last (nullable), or all
 * of @text if it has no such part. */
const char *ludo_lesson_words_get_rest (const char *text, const char *last);

/* ludo_lesson_words_get_heading: the heading above a reply of @tone. */
const char *ludo_lesson_words_get_heading (LudoReplyTone tone);

/* ludo_lesson_words_skip_heading: (transfer none): @text without a first
 * sentence that only repeats the heading; "" if there is no more. */
const char *ludo_lesson_words_skip_heading (LudoReplyTone tone,
                                            const char *text);

/* ludo_lesson_words_dup_judged: (transfer full): @text as it is announced: it
 * begins with the heading, which says whether the answer was right, unless
 * @text says that itself. */
char *ludo_lesson_words_dup_judged (LudoReplyTone tone, const char *text);
