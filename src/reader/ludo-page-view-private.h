/* ludo-page-view-private.h: what the files of the view share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-marks.h"
#include "reader/ludo-page-view.h"
#include "reader/ludo-sentence-menu.h"

struct _LudoPageView
{
  GtkWidget parent_instance;

  guint making_tick;            /* makes the rest, or 0 */
  gboolean seen;                /* since that tick was added */
  guint settle_tick;            /* once the page is laid out, or 0 */
  guint settle_frames;
  int focus_step;               /* the way that the focus goes, 1 or -1 */
  gboolean focus_waits;         /* to go on that way once all is laid out */
  graphene_point_t pointer;     /* in the window, when it last moved */
  gboolean knows_pointer;
  gboolean enters;              /* the focus, unseen, as a page is opened */
  gboolean going;               /* the focus is given to a sentence */
  gboolean scrolls;             /* to the current sentence, once laid out */
  gboolean explains;            /* the current annotation */
  gboolean has_notes;           /* the page names sources */
  gboolean opens_menu;          /* of the current sentence, once in sight */

  /* Owned */
  LudoRows rows;                /* what the page is made of */
  LudoSight sight;              /* what can be seen of it */
  LudoMarks marks;              /* what is marked in it */
  LudoSentenceMenu menu;        /* of the current sentence */
  GPtrArray *gone;              /* GtkWidget: of the page before, to free */
  char *open;                   /* that whose translation is below, or NULL */

  /* Borrowed: children */
  GtkWidget *status;            /* tells the current sentence */
  GtkWidget *explainer;         /* GtkPopover, or NULL */

  GtkWidget *last_focus;        /* weak: what in the page last had it */
};

/* ludo-page-view.c: calls _ludo_page_view_settled() once the page has been
 * laid out as it is now. */
void _ludo_page_view_settle (LudoPageView *self);
/* Makes more until there are @n_sentences, or all. */
void _ludo_page_view_make_sentences (LudoPageView *self, guint n_sentences);

/* ludo-page-view-cursor.c */
void _ludo_page_view_class_init_cursor (GtkWidgetClass *widget_class);
void _ludo_page_view_init_cursor (LudoPageView *self);
/* Gives the keyboard to @sentence or, where @annotation is not -1, to what can
 * be asked about there. */
void _ludo_page_view_make_current (LudoPageView *self, LudoSentence *sentence,
                                   int annotation);
void _ludo_page_view_try_to_show (LudoPageView *self);
/* Where what is current is; FALSE where it has no place. */
gboolean _ludo_page_view_find_current (LudoPageView *self,
                                       graphene_rect_t *bounds);
/* Whoever does not see where the keyboard is hears it. */
void _ludo_page_view_tell_current (LudoPageView *self);
/* Where in the text @sentence is: itself or, where it is a translation that is
 * shown below, the one that it was shown for. */
LudoSentence *_ludo_page_view_in_text (LudoPageView *self,
                                       LudoSentence *sentence);
/* Goes on where the focus had to wait for what was made. */
void _ludo_page_view_go_on (LudoPageView *self);

/* ludo-page-view-actions.c */
void _ludo_page_view_class_init_actions (GtkWidgetClass *widget_class);
void _ludo_page_view_init_actions (LudoPageView *self);
/* Nothing is current, pointed at, explained or looked for any more. */
void _ludo_page_view_clear_reading (LudoPageView *self);
/* The page is laid out as it was when this was asked for. */
void _ludo_page_view_settled (LudoPageView *self);
void _ludo_page_view_restore_translation (LudoPageView *self);
/* What explains a word or note of @sentence's paragraph, by its number; @name:
 * (out) (optional): what it is called. */
char *_ludo_page_view_explain (LudoPageView *self,
                               const LudoSentence *sentence, int index,
                               char **name);
void _ludo_page_view_stop_explaining (LudoPageView *self);
/* What Enter does with the current word or note, or with @sentence; and Escape
 * with what was asked for, FALSE where nothing was. */
void _ludo_page_view_press_enter (LudoPageView *self, LudoSentence *sentence);
gboolean _ludo_page_view_press_escape (LudoPageView *self);
