/* ludo-viewport.h: the part of a page that is visible
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-page-model.h"

/* LudoViewport: the visible part of a page that scrolls.  All measures are
 * pixels of the page, from its top. */
typedef struct
{
  GtkWidget *page;              /* borrowed */
  const LudoPageModel *model;   /* borrowed: the sentences of the page */
  GtkAdjustment *adjustment;    /* owned: scrolls the page */
} LudoViewport;

/* ludo_viewport_get_top: returns the upper edge of the visible part. */
double ludo_viewport_get_top (const LudoViewport *self);

/* ludo_viewport_get_bottom: returns the lower edge of the visible part. */
double ludo_viewport_get_bottom (const LudoViewport *self);

/* ludo_viewport_intersects: returns whether some of @bounds is visible. */
gboolean ludo_viewport_intersects (const LudoViewport *self,
                                   const graphene_rect_t *bounds);

/* ludo_viewport_scroll_to: scrolls by the least that makes @bounds visible; if
 * @bounds are taller than the viewport, their top is shown. */
void ludo_viewport_scroll_to (const LudoViewport *self,
                              const graphene_rect_t *bounds);

/* ludo_viewport_find_bounds: fills @bounds with the bounds of @sentence.
 * Returns: FALSE if the sentence is not laid out. */
gboolean ludo_viewport_find_bounds (const LudoViewport *self,
                                    const LudoSentence *sentence,
                                    graphene_rect_t *bounds);

/* ludo_viewport_find_sentence: if @step is 1, returns the first sentence in
 * @language that begins at the upper edge or below it; if @step is -1, the last
 * that ends at the lower edge or above it; NULL if there is none. */
LudoSentence *ludo_viewport_find_sentence (const LudoViewport *self,
                                           LudoPageLanguage language, int step);

/* ludo_viewport_find_first: returns the first sentence that is visible, even in
 * part, or NULL.
 * @offset: (out): its top below the upper edge; negative above it */
LudoSentence *ludo_viewport_find_first (const LudoViewport *self,
                                        double *offset);

/* ludo_viewport_find_focus: finds the visible place that takes the focus when
 * the focus enters the page with @step, 1 or -1.
 * @sentence: (out): the sentence there, or NULL
 *
 * Returns: the widget there, or NULL.  If it is a label, @sentence is set;
 *   @sentence may be set without a widget. */
GtkWidget *ludo_viewport_find_focus (const LudoViewport *self, int step,
                                     LudoSentence **sentence);

/* ludo_viewport_find_after: returns the first sentence that begins with the
 * element called @id, whose bounds are @element, or below its top; NULL if
 * there is none. */
LudoSentence *ludo_viewport_find_after (const LudoViewport *self,
                                        const char *id,
                                        const graphene_rect_t *element);
