/* ludo-finder.h: words that are looked for in a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-marks.h"
#include "reader/ludo-sight.h"

/* LudoFinder: where the words stand that are looked for. */
typedef struct
{
  const LudoSight *sight;       /* borrowed: of the page */
  LudoMarks *marks;             /* borrowed: likewise */
  GArray *matches;              /* LudoMatch, in order; owned */
} LudoFinder;

/* ludo_finder_init: looks in the page of @sight, and marks in @marks what it
 * finds.
 * ludo_finder_clear: gives up all that it holds.
 * ludo_finder_forget: the page has gone. */
void ludo_finder_init (LudoFinder *self, const LudoSight *sight,
                       LudoMarks *marks);
void ludo_finder_clear (LudoFinder *self);
void ludo_finder_forget (LudoFinder *self);

/* ludo_finder_find, ludo_finder_step: as ludo_page_view_find_text() and
 * ludo_page_view_step_match(). */
guint ludo_finder_find (LudoFinder *self, const char *text);
LudoSentence *ludo_finder_step (LudoFinder *self, int step, guint *which);
