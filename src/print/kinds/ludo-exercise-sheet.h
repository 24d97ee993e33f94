/* ludo-exercise-sheet.h: exercises with sentences in both languages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-print.h"

/* ludo_exercise_sheet_new: (transfer full): the sheets that
 * ludo_exercise_sheet_add() adds; NULL with @error. */
LudoBooklet *ludo_exercise_sheet_new (LudoPrint *print, GError **error);

/* ludo_exercise_sheet_add: adds for each copy sentences of a page to translate,
 * to put in order and to complete, as its seed decides, and the answers on
 * sheets of their own.  Returns: FALSE with @error. */
gboolean ludo_exercise_sheet_add (LudoPrint *print, GError **error);

/* Returns: (transfer full): @text with a gap for its longest word, @answer
 * (out), if possible one that @other, its translation, lacks, because it may
 * have the same names.  NULL if all words are short. */
char *_ludo_exercise_dup_gap (const char *text, const char *other,
                              char **answer);
