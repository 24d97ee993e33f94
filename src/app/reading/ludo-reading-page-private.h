/* ludo-reading-page-private.h: what the files of the page to read share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/ludo-sidebar.h"
#include "app/reading/ludo-reading-page.h"
#include "app/reading/ludo-contents.h"

/* Above what is scrolled to, in pixels. */
#define LUDO_READING_MARGIN 24
/* The frames for which the place that was asked for is looked after. */
#define LUDO_READING_SETTLES 3

struct _LudoReadingPage
{
  GtkWidget parent_instance;

  gboolean filling;             /* the choices change by themselves */
  int ruleset;                  /* -1: all of them */
  LudoViewOptions options;
  char *letters;                /* owned: the style that it is shown in */

  /* Template widgets */
  GtkWidget *box;
  GtkBox *start_tools;
  GtkWidget *middle_tools;
  GtkBox *tools;
  GtkToggleButton *french_button;
  GtkToggleButton *english_button;
  GtkDropDown *mode_drop_down;
  GtkDropDown *ruleset_drop_down;
  GtkWidget *exercise_box;
  GtkLabel *problem_label;
  GtkScrolledWindow *scroller;
  LudoPageView *view;
  GtkToggleButton *contents_button;
  GtkWidget *back_button;
  GtkWidget *forward_button;
  GtkMenuButton *view_options_button;
  GtkWidget *alone_button;
  GtkWidget *close_button;
  GtkSearchBar *find_bar;
  GtkWidget *find_entry;
  GtkLabel *find_label;

  /* Borrowed: children */
  LudoSidebar *sidebar;
  LudoContents *contents;
  guint n_found;                /* places in this page */

  /* Owned */
  LudoSettings *settings;
  LudoLibrary *library;
  LudoPageNode *page;
  LudoPageNode *sources;
  LudoPageNode *vocabulary;
  char *element_id;             /* to be scrolled to once laid out */
  double element_offset;        /* how far below the upper rim */
  gboolean element_marked;
  gboolean element_last;        /* the end of the page, whatever is there */
  guint scroll_tick;
  guint scroll_frames;          /* still to be laid out before */
  GPtrArray *behind;            /* what was read before, newest last */
  GPtrArray *ahead;             /* what was gone back from, newest last */
};

/* ludo-reading-page.c: reads a page from its beginning. */
gboolean _ludo_reading_page_read (LudoReadingPage *self, const char *game_id,
                                  const char *page_id, GError **error);

/* ludo-reading-places.c: scrolls, once all is laid out, until the element is
 * @offset pixels below the upper rim; NULL for the beginning. */
void _ludo_reading_page_scroll_to (LudoReadingPage *self,
                                   const char *element_id, double offset,
                                   gboolean marked);
/* Scrolls as little as it takes to see @sentence. */
void _ludo_reading_page_show_sentence (LudoReadingPage *self,
                                       LudoSentence *sentence);
/* Keeps the place that is about to be left. */
void _ludo_reading_page_leave (LudoReadingPage *self);
void _ludo_reading_page_init_places (LudoReadingPage *self);

/* ludo-reading-keys.c */
void _ludo_reading_page_class_add_keys (GtkWidgetClass *widget_class);
void _ludo_reading_page_class_add_find (GtkWidgetClass *widget_class);
void _ludo_reading_page_init_keys (LudoReadingPage *self);
/* Looks for the same words in a page that was shown anew. */
void _ludo_reading_page_find_again (LudoReadingPage *self);
