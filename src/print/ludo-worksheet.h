/* ludo-worksheet.h: questions about positions, and their key
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-print.h"

/* ludo_worksheet_new: makes the worksheets or the key of @options, as the two
 * functions at the end add them to a print.
 * @key: the answers rather than the questions
 *
 * Returns: (transfer full): NULL with @error where a page has no questions,
 *   the game has too few puzzles, or its position is the end of a game. */
LudoBooklet *ludo_worksheet_new (const LudoPrintOptions *options,
                                 gboolean key, GError **error);

/* ludo_worksheet_has_questions: whether @page asks any that it answers. */
gboolean ludo_worksheet_has_questions (const LudoPageNode *page);

/* ludo_worksheet_add: adds, for each copy, a sheet with questions about
 * positions of a game played at random, as its seed decides; the next copy has
 * the next seed, and questions of the same kinds, with about as many moves to
 * be found.  If the options name pages, adds the questions of those instead.
 *
 * Returns: FALSE with @error as ludo_worksheet_new(). */
gboolean ludo_worksheet_add (LudoPrint *print, GError **error);

/* ludo_worksheet_add_key: adds the answers of the rules to the worksheets of
 * the same seeds.  Returns: as ludo_worksheet_add(). */
gboolean ludo_worksheet_add_key (LudoPrint *print, GError **error);
