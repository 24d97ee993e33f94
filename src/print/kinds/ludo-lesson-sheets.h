/* ludo-lesson-sheets.h: parts of the pages that a lesson needs by themselves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-print.h"

/* ludo_lesson_sheets_page_id: the id of the page that sheets of @kind, one of
 * the four below, are made of; static. */
const char *ludo_lesson_sheets_page_id (LudoPrintKind kind);

/* ludo_lesson_sheets_has: whether sheets of @kind, one of the four below, can
 * be made of @page. */
gboolean ludo_lesson_sheets_has (LudoPrintKind kind, const LudoPageNode *page);

/* ludo_lesson_sheets_add_class: adds the worksheet of the class page alone,
 * with lines to write on.  Returns: FALSE with @error where the game has
 * none. */
gboolean ludo_lesson_sheets_add_class (LudoPrint *print, GError **error);

/* ludo_lesson_sheets_add_plan: adds the plan of a lesson on one side for each
 * language.  Returns: as above. */
gboolean ludo_lesson_sheets_add_plan (LudoPrint *print, GError **error);

/* ludo_lesson_sheets_add_poem: adds the poem of the game on one side, in its
 * own language, in French and in English.  Returns: as above. */
gboolean ludo_lesson_sheets_add_poem (LudoPrint *print, GError **error);

/* ludo_lesson_sheets_add_words: adds the tables of words and sentences that the
 * class page has for a language class.  Returns: as above. */
gboolean ludo_lesson_sheets_add_words (LudoPrint *print, GError **error);
