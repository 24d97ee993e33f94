/* ludo-off-paper.h: what of a page means nothing on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "content/ludo-page.h"

/* ludo_off_paper_leads: whether @sentence leads to a lesson, or further down
 * the page, or is about the program: none of them is on paper. */
gboolean ludo_off_paper_leads (const LudoPageNode *sentence);

/* ludo_off_paper_points: whether @paragraph does nothing but lead to another
 * place, as "See the rule." */
gboolean ludo_off_paper_points (const LudoPageNode *paragraph);
