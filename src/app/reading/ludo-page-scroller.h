/* ludo-page-scroller.h: scrolls a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/settings/ludo-settings.h"
#include "reader/ludo-page-view.h"

/* The margin above the element that is scrolled to, in pixels. */
#define LUDO_PAGE_SCROLLER_MARGIN 24

/* LudoPageScroller: a page in a scrolled window. */
typedef struct
{
  GtkScrolledWindow *window;    /* borrowed; focusable */
  LudoPageView *view;           /* borrowed: in the window */
  LudoSettings *settings;       /* owned, or NULL */
  char *letters;                /* owned: its style sheet */
} LudoPageScroller;

/* ludo_page_scroller_init: makes @window, which must live as long as @self and
 * contains @view, scroll it with keys and clicks. */
void ludo_page_scroller_init (LudoPageScroller *self,
                              GtkScrolledWindow *window, LudoPageView *view);

/* ludo_page_scroller_clear: frees what @self owns, while window and view still
 * exist. */
void ludo_page_scroller_clear (LudoPageScroller *self);

/* ludo_page_scroller_set_settings: sets the letters and the paper to those of
 * @settings, and follows them; when they change, the page stays at its
 * place. */
void ludo_page_scroller_set_settings (LudoPageScroller *self,
                                      LudoSettings *settings);

/* ludo_page_scroller_show: shows a page, as ludo_page_view_show() does; a focus
 * in the page before moves to the scrolled window, from which keys enter the
 * page. */
void ludo_page_scroller_show (LudoPageScroller *self, LudoPageNode *page,
                              LudoLibrary *library,
                              const LudoViewOptions *options);

/* ludo_page_scroller_show_sentence: scrolls no more than needed to show
 * @sentence. */
void ludo_page_scroller_show_sentence (LudoPageScroller *self,
                                       LudoSentence *sentence);

/* ludo_page_scroller_turn: scrolls the page as the keys do, wherever the focus
 * is. */
void ludo_page_scroller_turn (LudoPageScroller *self, GtkScrollType scroll);

/* ludo_page_scroller_grab_focus: moves the focus into the page or, if no part
 * of the page takes it, to the scrolled window, so that the keys scroll.
 * Returns: whether either took it. */
gboolean ludo_page_scroller_grab_focus (LudoPageScroller *self);
