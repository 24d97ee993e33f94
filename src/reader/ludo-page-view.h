/* ludo-page-view.h: shows a page to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-paragraph.h"

/* LudoPageView:
 *
 * A page in one language or in both, in columns of comfortable width, with
 * the sources it refers to at its end: rows of labels, boards and tables.  To
 * be put into a scrolled window.
 *
 * A paragraph is one label.  While it has the focus one of its sentences, or
 * of the words and notes that can be asked about, is the current one; the
 * page scrolls to it and announces it to assistive technologies.
 *
 * Actions: "page.copy-sentence", "page.copy-paragraph" (both languages),
 * "page.show-translation", "page.reveal-all", "page.hide-all", "page.follow"
 * (a page and an element of it).
 *
 * Signals:
 * - "shown": the page was shown anew; its sentences are gone
 * - "followed" (const char *page_id, const char *element_id): a link to
 *   another page of the game was followed
 * - "copied": something is on the clipboard now
 * - "stepped": by a key the reader has gone on to another sentence
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

/* ludo_page_view_finish: makes all widgets of the page now.  Otherwise the part
 * below the window is made between the frames, and the functions below make as
 * much as they need. */
void ludo_page_view_finish (LudoPageView *self);

/* ludo_page_view_get_finished: whether all widgets of the page are made. */
gboolean ludo_page_view_get_finished (LudoPageView *self);

/* ludo_page_view_find: the widget that shows the element called @id, or
 * NULL; borrowed.  A sentence's is its label in the language read first. */
GtkWidget *ludo_page_view_find (LudoPageView *self, const char *id);

/* ludo_page_view_find_bounds:
 * @bounds: (out): where the element called @id is in the page
 *
 * Returns: FALSE where it is not there, or has no place yet.
 */
gboolean ludo_page_view_find_bounds (LudoPageView *self, const char *id,
                                     graphene_rect_t *bounds);

/* ludo_page_view_mark: marks the element called @id as what was asked for,
 * and nothing else; NULL for nothing. */
void ludo_page_view_mark (LudoPageView *self, const char *id);

/* ludo_page_view_get_sentences: every LudoSentence that is to be seen, in the
 * order of reading; borrowed. */
GPtrArray *ludo_page_view_get_sentences (LudoPageView *self);

/* ludo_page_view_get_first: the first sentence of the page; borrowed, or
 * NULL. */
LudoSentence *ludo_page_view_get_first (LudoPageView *self);

/* ludo_page_view_get_sentence: NULL where it is not shown in @language. */
LudoSentence *ludo_page_view_get_sentence (LudoPageView *self,
                                           const char *id,
                                           LudoPageLanguage language);

/* ludo_page_view_get_bounds: where in the page @sentence is; FALSE where it
 * has no place yet, or none as long as an answer is hidden. */
gboolean ludo_page_view_get_bounds (LudoPageView *self,
                                    const LudoSentence *sentence,
                                    graphene_rect_t *bounds);

/* ludo_page_view_set_mark: adds or takes away one of the marks above. */
void ludo_page_view_set_mark (LudoPageView *self, LudoSentence *sentence,
                              LudoSentenceMark mark, gboolean on);

/* ludo_page_view_get_place:
 * @offset: (out): how far below the upper rim it begins, in pixels; negative
 *   above it
 *
 * Returns: the first sentence that is to be seen, or NULL.
 */
LudoSentence *ludo_page_view_get_place (LudoPageView *self, double *offset);

/* ludo_page_view_get_current: the sentence that has the keyboard, or NULL. */
LudoSentence *ludo_page_view_get_current (LudoPageView *self);

/* ludo_page_view_get_annotation: the number, from 0, of the current word or
 * note in the paragraph of the current sentence; -1 where there is none. */
int ludo_page_view_get_annotation (LudoPageView *self);

/* ludo_page_view_go_to: gives the keyboard to @sentence. */
void ludo_page_view_go_to (LudoPageView *self, LudoSentence *sentence);

/* ludo_page_view_go_to_element: the same to the first sentence that begins
 * where the element called @id does, or behind that. */
void ludo_page_view_go_to_element (LudoPageView *self, const char *id);

/* ludo_page_view_enter: the focus goes to where it last was in the page if
 * that can be seen, else to the first sentence that can or, where @step is -1,
 * to the last.
 *
 * Returns: FALSE where nothing in the page takes it.
 */
gboolean ludo_page_view_enter (LudoPageView *self, int step);

/* ludo_page_view_show_translation: shows the translation of @sentence below its
 * paragraph, where it is not shown already. */
void ludo_page_view_show_translation (LudoPageView *self,
                                      LudoSentence *sentence);

/* ludo_page_view_reveal_all: in an exercise, all sentences or none. */
void ludo_page_view_reveal_all (LudoPageView *self, gboolean revealed);

/* ludo_page_view_find_text: marks all occurrences of @text, without regard to
 * accents and case; "" for none.  Returns: how many there are. */
guint ludo_page_view_find_text (LudoPageView *self, const char *text);

/* ludo_page_view_step_match:
 * @step: 1 or -1; 0 for the first at or below what is to be seen
 * @which: (out): the number of the match gone to, from 1
 *
 * Returns: the sentence it stands in, or NULL where there is none.
 */
LudoSentence *ludo_page_view_step_match (LudoPageView *self, int step,
                                         guint *which);
