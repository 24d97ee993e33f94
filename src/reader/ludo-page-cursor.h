/* ludo-page-cursor.h: where the keyboard is in a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The keyboard is at a sentence, or at a word or note in it, that stands in a
 * label which has the focus.  A word or note is explained beside it.
 */

#pragma once

#include "reader/ludo-highlights.h"

/* LudoPageCursor: moves the current sentence or annotation of LudoHighlights.
 * While needs_scroll or is_explaining is set, the scrolling or the explanation
 * waits until the page is laid out. */
typedef struct
{
  /* Borrowed */
  LudoPageModel *model;
  LudoViewport *viewport;
  LudoHighlights *highlights;

  GtkWidget *last_focus;        /* weak: what in the page last had it */
  GtkWidget *explainer;         /* the page's child, a GtkPopover, or NULL */
  gboolean is_entering;         /* while the focus enters a page that was opened
                                 * with the pointer, so that it stays unseen */
  gboolean is_moving_focus;     /* while a sentence is given the focus */
  gboolean needs_scroll;        /* to what is current, once laid out */
  gboolean is_explaining;       /* the current annotation is explained */
} LudoPageCursor;

/* ludo_page_cursor_get: the sentence that has the keyboard, or NULL. */
LudoSentence *ludo_page_cursor_get (const LudoPageCursor *self);

/* ludo_page_cursor_get_annotation: the number, from 0, of the word or note that
 * has it; -1 where there is none. */
int ludo_page_cursor_get_annotation (const LudoPageCursor *self);

/* ludo_page_cursor_get_link: (transfer full): the page and the element, "(ss)",
 * that this word or note leads to; NULL where there is none. */
GVariant *ludo_page_cursor_get_link (const LudoPageCursor *self);

/* ludo_page_cursor_set: gives the keyboard to @sentence or, where @annotation
 * is not -1, to what can be asked about there. */
void ludo_page_cursor_set (LudoPageCursor *self, LudoSentence *sentence,
                           int annotation);

/* ludo_page_cursor_place_caret: moves the label's caret to what is current, so
 * that a selection with the keys begins there. */
void ludo_page_cursor_place_caret (const LudoPageCursor *self);

/* ludo_page_cursor_set_focus: tells the cursor that the focus of the window is
 * at @focus now, which may be NULL or outside the page.  @step is 1 or -1 if
 * Tab moved it forward or back, otherwise 0. */
void ludo_page_cursor_set_focus (LudoPageCursor *self, GtkWidget *focus,
                                 int step);

/* ludo_page_cursor_scroll: scrolls to what is current in one jump or, where it
 * has no allocation yet, sets needs_scroll; a hidden page has none before it is
 * mapped. */
void ludo_page_cursor_scroll (LudoPageCursor *self);

/* ludo_page_cursor_go_to: gives the keyboard to @sentence and scrolls there. */
void ludo_page_cursor_go_to (LudoPageCursor *self, LudoSentence *sentence);

/* ludo_page_cursor_step: as Tab does within a paragraph, goes to its sentences,
 * words and notes.  Returns: FALSE where it leads out. */
gboolean ludo_page_cursor_step (LudoPageCursor *self, int step);

/* ludo_page_cursor_enter: as ludo_page_view_enter(). */
gboolean ludo_page_cursor_enter (LudoPageCursor *self, int step);

/* ludo_page_cursor_is_left_behind: whether the page was scrolled away from the
 * focus. */
gboolean ludo_page_cursor_is_left_behind (LudoPageCursor *self);

/* ludo_page_cursor_find_next: the sentence to which an arrow key leads from
 * @sentence; one that points @sideways leads to the translation.  NULL where
 * the page ends. */
LudoSentence *ludo_page_cursor_find_next (LudoPageCursor *self,
                                          LudoSentence *sentence, int step,
                                          gboolean sideways);

/* ludo_page_cursor_announce: announces the current sentence, word or note to
 * assistive technologies. */
void ludo_page_cursor_announce (const LudoPageCursor *self);

/* ludo_page_cursor_explain:
 * @index: of a word or note of @sentence's paragraph, from 0
 * @name: (out) (optional): its name; to be freed
 *
 * Returns: as ludo_page_context_explain().
 */
char *ludo_page_cursor_explain (const LudoPageCursor *self,
                                const LudoSentence *sentence, int index,
                                char **name);

/* ludo_page_cursor_place_explainer: shows the explanation at its word, or hides
 * it while the word is out of sight; to be called once the page has been laid
 * out. */
void ludo_page_cursor_place_explainer (LudoPageCursor *self);

/* ludo_page_cursor_hide_explainer: hides the explanation until it is placed
 * again. */
void ludo_page_cursor_hide_explainer (const LudoPageCursor *self);

/* ludo_page_cursor_stop_explaining: closes the explanation, if one is shown. */
void ludo_page_cursor_stop_explaining (LudoPageCursor *self);

/* ludo_page_cursor_forget: forgets the focus and the explanation, because the
 * sentences of the page are gone. */
void ludo_page_cursor_forget (LudoPageCursor *self);
