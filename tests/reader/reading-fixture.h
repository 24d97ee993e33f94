/* reading-fixture.h: a page being read, for the tests of reading
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app-fixture.h"

#include "reader/ludo-pair.h"
#include "reader/ludo-passage.h"

G_BEGIN_DECLS

typedef struct
{
  App app;
  GtkWidget *window;
  LudoReadingPage *page;
  LudoPageView *view;
} Reading;

/* A window that reads in French, with the twin on demand. */
void reading_set_up (Reading *fixture, gconstpointer data);
void reading_tear_down (Reading *fixture, gconstpointer data);

/* reading_read: opens a page, at @element_id or at its beginning, and waits
 * until it is to be seen. */
void reading_read (Reading *fixture, const char *game_id,
                   const char *page_id, const char *element_id);

LudoSentence *reading_sentence (Reading *fixture, const char *id,
                                LudoPageLanguage language);

/* reading_click: on the sentence's first letters, wherever they are. */
void reading_click (LudoSentence *wanted);

/* reading_top: where @widget begins, in pixels below the window's rim. */
double reading_top (Reading *fixture, GtkWidget *widget);

/* reading_pair: the pair of paragraphs that @wanted stands in. */
LudoPair *reading_pair (LudoSentence *wanted);

/* reading_clipboard: the text that was copied; to be freed. */
char *reading_clipboard (Reading *fixture);

/* Where the page stands, and where it does when scrolled to its end. */
GtkAdjustment *reading_adjustment (Reading *fixture);
double reading_end (Reading *fixture);

/* reading_rest: until the page has come to rest where it was going to. */
void reading_rest (Reading *fixture);

/* reading_wait_until_finished: until the page is made down to its end. */
void reading_wait_until_finished (Reading *fixture);

G_END_DECLS
