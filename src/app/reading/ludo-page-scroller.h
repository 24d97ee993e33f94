/* ludo-page-scroller.h: scrolls a page to what is asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/settings/ludo-settings.h"
#include "reader/ludo-page-view.h"

/* Above what is scrolled to, in pixels. */
#define LUDO_PAGE_SCROLLER_MARGIN 24

/* LudoPageScroller: a page in what scrolls it. */
typedef struct
{
  GtkScrolledWindow *window;    /* borrowed; focusable */
  LudoPageView *view;           /* borrowed: in the window */
  char *element_id;             /* to be scrolled to once laid out */
  double element_offset;        /* how far below the upper rim */
  gboolean element_marked;
  gboolean element_last;        /* the end of the page, whatever is there */
  guint tick;
  guint frames;                 /* still to be laid out before */
  LudoSettings *settings;       /* owned, or NULL */
  char *letters;                /* owned: the style that it is shown in */
} LudoPageScroller;

/* ludo_page_scroller_init: scrolls @view by whatever keys and clicks @window
 * gets from now on.
 * ludo_page_scroller_clear: gives up what it holds, while both are there. */
void ludo_page_scroller_init (LudoPageScroller *self,
                              GtkScrolledWindow *window, LudoPageView *view);
void ludo_page_scroller_clear (LudoPageScroller *self);

/* ludo_page_scroller_set_settings: the letters and the paper are as @settings
 * say from now on; where they change the page stays at its place. */
void ludo_page_scroller_set_settings (LudoPageScroller *self,
                                      LudoSettings *settings);

/* ludo_page_scroller_show: shows a page, as ludo_page_view_show() does; where
 * the focus was in the one before it waits to go into this one. */
void ludo_page_scroller_show (LudoPageScroller *self, LudoPageNode *page,
                              LudoLibrary *library,
                              const LudoViewOptions *options);

/* ludo_page_scroller_go_to: scrolls, once all is laid out, until the element
 * is @offset pixels below the upper rim; NULL or "" for the beginning.
 * @marked: as what was asked for */
void ludo_page_scroller_go_to (LudoPageScroller *self, const char *element_id,
                               double offset, gboolean marked);

/* ludo_page_scroller_show_sentence: scrolls as little as it takes to see
 * @sentence. */
void ludo_page_scroller_show_sentence (LudoPageScroller *self,
                                       LudoSentence *sentence);

/* ludo_page_scroller_turn: as the keys do. */
void ludo_page_scroller_turn (LudoPageScroller *self, GtkScrollType scroll);

/* ludo_page_scroller_dup_place: the id of the sentence at the upper rim, and by
 * how much it is below; NULL at the beginning of the page; to be freed.
 * ludo_page_scroller_return: to such a place, once the page is laid out anew;
 * or, while still on the way to another, to that. */
char *ludo_page_scroller_dup_place (LudoPageScroller *self, double *offset);
void ludo_page_scroller_return (LudoPageScroller *self, const char *id,
                                double offset);

/* ludo_page_scroller_grab_focus: the keys work at once, those that scroll
 * included. */
gboolean ludo_page_scroller_grab_focus (LudoPageScroller *self);
