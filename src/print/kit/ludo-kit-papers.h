/* ludo-kit-papers.h: which pages of a kit go on which paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-kit.h"

/* LudoKitPaper: what a page is printed on. */
typedef enum
{
  LUDO_KIT_PAPER_CARD,
  LUDO_KIT_PAPER_LABELS,
  LUDO_KIT_PAPER_PLAIN,
  LUDO_KIT_N_PAPERS,
} LudoKitPaper;

typedef struct _LudoKitPapers LudoKitPapers;

/* ludo_kit_papers_new: free with ludo_kit_papers_free(). */
LudoKitPapers *ludo_kit_papers_new (void);
void ludo_kit_papers_free (LudoKitPapers *self);

/* ludo_kit_papers_add: notes that the sheets added to @print since the last
 * call go on @paper.
 * @both: on both its sides */
void ludo_kit_papers_add (LudoKitPapers *self, LudoPrint *print,
                          LudoKitPaper paper, gboolean both);

/* ludo_kit_papers_end_set: leaves out what is added from now on if it @goes_on
 * with more sets, which are like the first. */
void ludo_kit_papers_end_set (LudoKitPapers *self, gboolean goes_on);

/* ludo_kit_papers_dup_text: (transfer full): the pages of each paper in
 * words. */
char *ludo_kit_papers_dup_text (const LudoKitPapers *self, LudoPrint *print);
