/* ludo-viewport.h: the part of a page that is visible
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-page-model.h"

/* LudoViewport: the visible part of a page that scrolls.  All measures are
 * pixels of the page, from its top.
 *
 * It alone scrolls the page.  The place of an element is only known once the
 * page is laid out, and each layout may change it; so such a place is a goal,
 * which is reached after each layout until something else scrolls. */
typedef struct
{
  GtkWidget *page;              /* borrowed */
  const LudoPageModel *model;   /* borrowed: the sentences of the page */
  GtkAdjustment *adjustment;    /* owned: scrolls the page */

  gboolean has_goal;
  gboolean is_goal_end;         /* the goal is the end of the page */
  gboolean is_goal_reached;     /* at least once */
  char *goal_id;                /* owned; NULL for the beginning of the page */
  double goal_offset;           /* of the element below the upper edge */
  double goal_upper;            /* of the adjustment when it was reached */
  double goal_page_size;
  gboolean is_reaching;         /* while it is scrolled to and focused */
} LudoViewport;

/* ludo_viewport_get_top: returns the upper edge of the visible part. */
double ludo_viewport_get_top (const LudoViewport *self);

/* ludo_viewport_get_bottom: returns the lower edge of the visible part. */
double ludo_viewport_get_bottom (const LudoViewport *self);

/* ludo_viewport_intersects: returns whether some of @bounds is visible. */
gboolean ludo_viewport_intersects (const LudoViewport *self,
                                   const graphene_rect_t *bounds);

/* ludo_viewport_clear: frees what @self owns. */
void ludo_viewport_clear (LudoViewport *self);

/* ludo_viewport_set_goal: makes the place where the element called @id is
 * @offset pixels below the upper edge the goal; @id: NULL for the beginning of
 * the page. */
void ludo_viewport_set_goal (LudoViewport *self, const char *id,
                             double offset);

/* ludo_viewport_set_goal_end: makes the end of the page the goal. */
void ludo_viewport_set_goal_end (LudoViewport *self);

/* ludo_viewport_keep_place: makes the first visible sentence the goal at its
 * present place, unless there is a goal or the page is at its beginning; to be
 * called before the page is made anew or laid out otherwise. */
void ludo_viewport_keep_place (LudoViewport *self);

/* ludo_viewport_is_opening: returns whether there is a goal that was not
 * reached yet. */
gboolean ludo_viewport_is_opening (const LudoViewport *self);

/* ludo_viewport_reach_goal: scrolls to the goal, if there is one and the page
 * is laid out.  Returns: whether it is reached. */
gboolean ludo_viewport_reach_goal (LudoViewport *self);

/* ludo_viewport_scrolled: forgets the goal if the reader has scrolled; to be
 * called whenever the adjustment has another value. */
void ludo_viewport_scrolled (LudoViewport *self);

/* ludo_viewport_scroll: scrolls without an animation until @top is the upper
 * edge, and forgets the goal; does nothing before the goal is reached. */
void ludo_viewport_scroll (LudoViewport *self, double top);

/* ludo_viewport_scroll_to: scrolls so by the least that makes @bounds visible;
 * if @bounds are taller than the viewport, their top is shown. */
void ludo_viewport_scroll_to (LudoViewport *self,
                              const graphene_rect_t *bounds);

/* ludo_viewport_find_element: fills @bounds with the bounds of the element
 * called @id.  Returns: FALSE if there is none, or it is not laid out. */
gboolean ludo_viewport_find_element (const LudoViewport *self, const char *id,
                                     graphene_rect_t *bounds);

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
