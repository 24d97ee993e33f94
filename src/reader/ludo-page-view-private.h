/* ludo-page-view-private.h: what the files of the view share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-page-view.h"
#include "reader/ludo-rows.h"

struct _LudoPageView
{
  GtkWidget parent_instance;

  guint making_tick;            /* makes the rest, or 0 */
  gboolean seen;                /* since that tick was added */
  guint settle_tick;            /* once the page is laid out, or 0 */
  guint settle_frames;
  int focus_step;               /* the way that the focus goes, 1 or -1 */
  gboolean focus_waits;         /* to go on that way once all is laid out */
  gboolean going;               /* the focus is given to a sentence */
  gboolean scrolls;             /* to the current sentence, once laid out */
  gboolean explains;            /* the current annotation */
  gboolean opens_menu;          /* of the current sentence, once in sight */
  double menu_x, menu_y;        /* of the menu, from its sentence's corner */
  GdkRGBA ink;                  /* of the letters, which the marks go by */
  int match;                    /* the one gone to, or -1 */
  int annotation;               /* of the current sentence's paragraph, or -1
                                 * where the sentence itself is current */

  /* Owned */
  LudoRows rows;
  GtkAdjustment *adjustment;
  GPtrArray *gone;              /* GtkWidget: of the page before, to free */
  GArray *matches;              /* LudoMatch, in order */
  char *marked;                 /* the id of what was asked for, or NULL */
  char *open;                   /* that whose translation is below, or NULL */

  /* Borrowed: children */
  GtkWidget *status;            /* tells the current sentence */
  GtkWidget *explainer;         /* GtkPopover, or NULL */
  GtkWidget *menu;              /* GtkPopover, or NULL */

  /* Borrowed, or NULL */
  LudoSentence *current;        /* has the keyboard, or had it last */
  LudoSentence *pointed;        /* where the pointer is */
  GtkWidget *last_focus;        /* weak: what in the page last had it */
};

/* ludo-page-view.c: calls _ludo_page_view_settled() once the page has been
 * laid out as it is now. */
void _ludo_page_view_settle (LudoPageView *self);
/* Makes more until there are @n_sentences, or all. */
void _ludo_page_view_make_sentences (LudoPageView *self, guint n_sentences);
/* What can be seen of the page, from its top, in pixels. */
double _ludo_page_view_get_top (LudoPageView *self);
double _ludo_page_view_get_bottom (LudoPageView *self);

/* ludo-page-view-reading.c: what the reader does with the page */
void _ludo_page_view_class_init_reading (GtkWidgetClass *widget_class);
void _ludo_page_view_init_reading (LudoPageView *self);
/* Nothing is current, pointed at, explained or looked for any more. */
void _ludo_page_view_clear_reading (LudoPageView *self);
/* The page is laid out as it was when this was asked for. */
void _ludo_page_view_settled (LudoPageView *self);
void _ludo_page_view_restore_translation (LudoPageView *self);
