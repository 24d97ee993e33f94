/* ludo-sight.h: what can be seen of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-rows.h"

/* LudoSight: a page, of which so much can be seen as scrolls it.  All measures
 * are pixels of the page, from its top. */
typedef struct
{
  GtkWidget *page;              /* borrowed */
  const LudoRows *rows;         /* borrowed: what it is made of */
  GtkAdjustment *adjustment;    /* owned: scrolls it */
} LudoSight;

/* ludo_sight_get_top: the upper rim of what can be seen. */
double ludo_sight_get_top (const LudoSight *self);

/* ludo_sight_get_bottom: the lower rim of what can be seen. */
double ludo_sight_get_bottom (const LudoSight *self);

/* ludo_sight_has: whether something of @bounds is between them. */
gboolean ludo_sight_has (const LudoSight *self, const graphene_rect_t *bounds);

/* ludo_sight_scroll_to: as little as it takes to see @bounds, or the beginning
 * of what is larger than what can be seen at once. */
void ludo_sight_scroll_to (const LudoSight *self,
                           const graphene_rect_t *bounds);

/* ludo_sight_find_bounds: where @sentence is; FALSE where it has no place. */
gboolean ludo_sight_find_bounds (const LudoSight *self,
                                 const LudoSentence *sentence,
                                 graphene_rect_t *bounds);

/* ludo_sight_find_sentence: the first sentence in @language that begins at the
 * upper rim or below it or, where @step is -1, the last that ends at the lower
 * rim or above it; NULL where there is none. */
LudoSentence *ludo_sight_find_sentence (const LudoSight *self,
                                        LudoPageLanguage language, int step);

/* ludo_sight_find_place: the first sentence that is to be seen, or NULL;
 * @offset: (out): how far below the upper rim it begins; negative above it. */
LudoSentence *ludo_sight_find_place (const LudoSight *self, double *offset);

/* ludo_sight_find_entrance: finds the place in sight that takes the focus when
 * it enters the page with @step, 1 or -1.
 * @sentence: (out): the sentence there, or NULL
 *
 * Returns: the widget there, which is the label of @sentence if that is set;
 *   may be NULL even so. */
GtkWidget *ludo_sight_find_entrance (const LudoSight *self, int step,
                                     LudoSentence **sentence);

/* ludo_sight_find_behind: the first sentence that begins where the element
 * called @id does, at @element, or below that; NULL where there is none. */
LudoSentence *ludo_sight_find_behind (const LudoSight *self, const char *id,
                                      const graphene_rect_t *element);
