/* ludo-page-view.h: a widget that shows a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-paragraph.h"

/* LudoPageView:
 *
 * A page in one language or in both: rows of labels, boards and tables in
 * columns of comfortable width, and at the end the sources that it refers to.
 * The widget is to be put into a scrolled window.
 *
 * A paragraph is one label.  While it has the focus, one of its sentences is
 * current, or one of its annotations: the words and notes that can be
 * explained.  The page scrolls to it and announces it to assistive
 * technologies.
 *
 * Actions: "page.copy-sentence", "page.copy-paragraph" (both languages),
 * "page.show-translation", "page.reveal-all", "page.hide-all", "page.follow"
 * (a page and an element of it).
 *
 * Signals:
 * - "shown": the page was made anew; all its earlier LudoSentences are freed
 * - "followed" (const char *page_id, const char *element_id): a link to
 *   another page of the game was followed
 * - "copied": text was copied to the clipboard
 */
#define LUDO_TYPE_PAGE_VIEW (ludo_page_view_get_type ())
G_DECLARE_FINAL_TYPE (LudoPageView, ludo_page_view, LUDO, PAGE_VIEW,
                      GtkWidget)

/* ludo_page_view_set_adjustment: sets the adjustment that scrolls the page, so
 * that only the part in sight is drawn; to be called before a page is shown. */
void ludo_page_view_set_adjustment (LudoPageView *self,
                                    GtkAdjustment *adjustment);

/* ludo_page_view_show:
 * @page: referenced
 * @library: (nullable): has the sources and the vocabulary of the same game
 *
 * Shows @page.  If it is the same page as before, revealed sentences stay
 * revealed and the games on its boards go on.
 */
void ludo_page_view_show (LudoPageView *self, LudoPageNode *page,
                          LudoLibrary *library, const LudoViewOptions *options);

/* ludo_page_view_find: returns the widget that shows the element called @id, or
 * NULL; borrowed.  For a sentence it is the label in the language that is read
 * first. */
GtkWidget *ludo_page_view_find (LudoPageView *self, const char *id);

/* ludo_page_view_scroll_to_element: scrolls, before the next frame is painted
 * and after each layout until something else scrolls, until the element called
 * @id is @offset pixels below the upper edge.  The focus goes there too if it
 * is in the page.
 * @id: NULL or "" for the beginning of the page
 * @marked: whether to highlight the element as the one asked for */
void ludo_page_view_scroll_to_element (LudoPageView *self, const char *id,
                                       double offset, gboolean marked);

/* ludo_page_view_scroll_to_end: scrolls to the end of the page. */
void ludo_page_view_scroll_to_end (LudoPageView *self);

/* ludo_page_view_scroll: scrolls without an animation until @top, in pixels of
 * the page, is at the upper edge. */
void ludo_page_view_scroll (LudoPageView *self, double top);

/* ludo_page_view_keep_place: keeps what is visible at its place while the page
 * is shown or laid out anew; to be called before. */
void ludo_page_view_keep_place (LudoPageView *self);

/* ludo_page_view_mark: highlights the element called @id as the one asked for,
 * and no other; NULL for none. */
void ludo_page_view_mark (LudoPageView *self, const char *id);

/* ludo_page_view_get_sentences: returns all LudoSentences of the page, in the
 * order of reading; borrowed. */
GPtrArray *ludo_page_view_get_sentences (LudoPageView *self);

/* ludo_page_view_get_first: returns the first sentence of the page; borrowed,
 * or NULL. */
LudoSentence *ludo_page_view_get_first (LudoPageView *self);

/* ludo_page_view_get_sentence: returns the sentence called @id in @language, or
 * NULL if the page does not show it; borrowed. */
LudoSentence *ludo_page_view_get_sentence (LudoPageView *self,
                                           const char *id,
                                           LudoPageLanguage language);

/* ludo_page_view_get_bounds:
 * @bounds: (out): the bounds of @sentence, in the page
 *
 * Returns: FALSE if the sentence is not laid out yet, or belongs to an answer
 *   that is hidden.
 */
gboolean ludo_page_view_get_bounds (LudoPageView *self,
                                    const LudoSentence *sentence,
                                    graphene_rect_t *bounds);

/* ludo_page_view_set_mark: adds one of the marks of @sentence, or removes
 * it. */
void ludo_page_view_set_mark (LudoPageView *self, LudoSentence *sentence,
                              LudoSentenceMark mark, gboolean on);

/* ludo_page_view_get_visible:
 * @offset: (out): its top below the upper edge of the viewport, in pixels;
 *   negative above it
 *
 * Returns: the first sentence that is visible, even in part, or NULL.
 */
LudoSentence *ludo_page_view_get_visible (LudoPageView *self, double *offset);

/* ludo_page_view_get_current: returns the sentence that has the focus, or
 * NULL. */
LudoSentence *ludo_page_view_get_current (LudoPageView *self);

/* ludo_page_view_get_annotation: returns the number, from 0, of the current
 * annotation in the paragraph of the current sentence, or -1. */
int ludo_page_view_get_annotation (LudoPageView *self);

/* ludo_page_view_go_to: moves the focus to @sentence. */
void ludo_page_view_go_to (LudoPageView *self, LudoSentence *sentence);

/* ludo_page_view_go_to_element: moves the focus to the first sentence that
 * begins with the element called @id or below its top. */
void ludo_page_view_go_to_element (LudoPageView *self, const char *id);

/* ludo_page_view_enter: moves the focus into the page: to its last place if
 * that is visible, or else to the first visible sentence if @step is 1, and to
 * the last if it is -1.
 *
 * Returns: FALSE if nothing in the page takes the focus.
 */
gboolean ludo_page_view_enter (LudoPageView *self, int step);

/* ludo_page_view_show_translation: shows the translation of @sentence below its
 * paragraph, unless it is shown already. */
void ludo_page_view_show_translation (LudoPageView *self,
                                      LudoSentence *sentence);

/* ludo_page_view_reveal_all: reveals all covered sentences of an exercise, or
 * covers them. */
void ludo_page_view_reveal_all (LudoPageView *self, gboolean revealed);

/* ludo_page_view_find_text: highlights all matches of @text, without regard to
 * accents and case; "" for none.  Returns: the number of matches. */
guint ludo_page_view_find_text (LudoPageView *self, const char *text);

/* ludo_page_view_step_match: makes another match of
 * ludo_page_view_find_text() the current one.
 * @step: 1 or -1; 0 for the first match in the viewport or below it
 * @which: (out): the number of the current match, from 1
 *
 * Returns: the sentence of the match, or NULL if there is none.
 */
LudoSentence *ludo_page_view_step_match (LudoPageView *self, int step,
                                         guint *which);
