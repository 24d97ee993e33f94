/* reading-fixture.h: a page being read, for the tests of reading
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app-fixture.h"
#include "app/reading/ludo-contents.h"

typedef struct
{
  App app;
  GtkWidget *window;
  LudoReadingPage *page;
  LudoPageView *view;
} Reading;

/* A window that reads in French, with the translation on demand. */
void reading_set_up (Reading *fixture, gconstpointer data);
void reading_tear_down (Reading *fixture, gconstpointer data);

/* reading_read: opens a page, at @element_id or at its beginning, and waits
 * until it is to be seen. */
void reading_read (Reading *fixture, const char *game_id,
                   const char *page_id, const char *element_id);

/* reading_go_to: to an element of the same page. */
void reading_go_to (Reading *fixture, const char *element_id);

/* reading_get_contents: what stands at the page's side; reading_get_rows: its
 * list. */
LudoContents *reading_get_contents (Reading *fixture);
GtkListBox *reading_get_rows (Reading *fixture);

LudoSentence *reading_sentence (Reading *fixture, const char *id,
                                LudoPageLanguage language);

/* reading_click: on the sentence's first letters, wherever they are.
 * reading_click_secondary: the same with the other button. */
void reading_click (LudoSentence *wanted);
void reading_click_secondary (LudoSentence *wanted);

/* reading_find_letter: where in its label the letter at @offset bytes from the
 * sentence's beginning is. */
void reading_find_letter (LudoSentence *wanted, guint offset, double *x,
                          double *y);

/* reading_top, reading_sentence_top: where it begins, in pixels below the
 * window's rim. */
double reading_top (Reading *fixture, GtkWidget *widget);
double reading_sentence_top (Reading *fixture, LudoSentence *wanted);

/* reading_current_id: the sentence that has the keyboard, which is one;
 * reading_is_current: whether @wanted is, and nothing within it. */
const char *reading_current_id (Reading *fixture);
gboolean reading_is_current (Reading *fixture, LudoSentence *wanted);

/* reading_is_asking: whether the keyboard is at a word or note. */
gboolean reading_is_asking (Reading *fixture);

/* reading_is_in_sight: whether some of @wanted can be seen. */
gboolean reading_is_in_sight (Reading *fixture, LudoSentence *wanted);

/* reading_translation: the label below the paragraph of @wanted, or NULL. */
GtkWidget *reading_translation (LudoSentence *wanted);

/* reading_clipboard: the text that was copied; to be freed. */
char *reading_clipboard (Reading *fixture);

/* reading_adjustment: (transfer none): the scroll position of the page. */
GtkAdjustment *reading_adjustment (Reading *fixture);

/* reading_end: the scroll position at the end of the page. */
double reading_end (Reading *fixture);

/* reading_rest: waits until the page has stopped moving. */
void reading_rest (Reading *fixture);

