/* ludo-worksheet.h: questions about positions, and their key
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-print.h"

/* ludo_worksheet_new: what the two functions below print.
 * @key: the answers rather than the questions
 *
 * Returns: (transfer full): NULL with @error where a page has no questions */
LudoBooklet *ludo_worksheet_new (const LudoPrintOptions *options,
                                 gboolean key, GError **error);

/* ludo_worksheet_has_questions: whether @page asks any that it answers. */
gboolean ludo_worksheet_has_questions (const LudoPageNode *page);

/* ludo_worksheet_add: for each copy a sheet with questions about positions of a
 * game played at random, as its seed decides; the next copy has the next seed.
 * Its questions are of the same kinds, with about as many moves to be found.
 * Where pages are wished, their questions.  Returns: FALSE with @error. */
gboolean ludo_worksheet_add (LudoPrint *print, GError **error);

/* ludo_worksheet_add_key: what the rules answer to the worksheets of the same
 * seeds. */
gboolean ludo_worksheet_add_key (LudoPrint *print, GError **error);
