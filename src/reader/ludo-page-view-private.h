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
  gboolean is_drawn;            /* since that tick was added */
  guint settle_tick;            /* once the page is laid out, or 0 */
  guint settle_frames;
  int focus_step;               /* the way that the focus goes, 1 or -1 */
  gboolean focus_waits;         /* to go on that way once all is laid out */
  graphene_point_t pointer;     /* in the window, when it last moved */
  gboolean knows_pointer;
  gboolean is_entering;         /* while the focus enters a page that was opened
                                 * with the pointer, so that it stays unseen */
  gboolean is_moving_focus;     /* while a sentence is given the focus */
  gboolean needs_scroll;        /* to the current sentence, once laid out */
  gboolean is_explaining;       /* the current annotation is explained */
  gboolean has_notes;           /* the page names sources */
  gboolean needs_menu;          /* of the current sentence, once in sight */

  /* Owned */
  LudoRows rows;                /* what the page is made of */
  LudoSight sight;              /* what can be seen of it */
  LudoMarks marks;              /* what is marked in it */
  LudoSentenceMenu menu;        /* of the current sentence */
  GPtrArray *gone;              /* GtkWidget: of the page before, to free */
  char *open;                   /* the id of the sentence whose translation is
                                 * shown below it, or NULL */

  /* Borrowed: children */
  GtkWidget *status;            /* announces the current sentence */
  GtkWidget *explainer;         /* GtkPopover, or NULL */

  GtkWidget *last_focus;        /* weak: what in the page last had it */
};

/* ludo-page-view.c: calls _ludo_page_view_settled() once the page has been
 * laid out as it is now. */
void _ludo_page_view_settle (LudoPageView *self);
/* Makes more until there are @n_sentences, or all. */
void _ludo_page_view_make_sentences (LudoPageView *self, guint n_sentences);

/* ludo-page-view-cursor.c: sets the functions of @widget_class that the focus
 * needs. */
void _ludo_page_view_class_init_cursor (GtkWidgetClass *widget_class);
/* Adds the controller of the keys. */
void _ludo_page_view_init_cursor (LudoPageView *self);
/* Gives the keyboard to @sentence or, where @annotation is not -1, to what can
 * be asked about there. */
void _ludo_page_view_make_current (LudoPageView *self, LudoSentence *sentence,
                                   int annotation);
/* Scrolls to the current sentence, or leaves the flag to try again set where
 * it has no allocation yet. */
void _ludo_page_view_try_to_show (LudoPageView *self);
/* Sets @bounds to the place in the page of the current sentence, word or note.
 * Returns: FALSE where it has none. */
gboolean _ludo_page_view_find_current (LudoPageView *self,
                                       graphene_rect_t *bounds);
/* Announces the current sentence, word or note to assistive technologies. */
void _ludo_page_view_announce_current (LudoPageView *self);
/* Returns: the sentence of the text that belongs to @sentence: itself or, for a
 * translation shown below, the one that it translates. */
LudoSentence *_ludo_page_view_in_text (LudoPageView *self,
                                       LudoSentence *sentence);
/* Goes on where the focus had to wait for what was made. */
void _ludo_page_view_go_on (LudoPageView *self);

/* ludo-page-view-actions.c: installs the actions "page.…". */
void _ludo_page_view_class_init_actions (GtkWidgetClass *widget_class);
/* Adds the status label and the controllers of the pointer. */
void _ludo_page_view_init_actions (LudoPageView *self);
/* Forgets the current sentence, the one pointed at, the explanation and the
 * matches, and closes the menu, because the sentences are gone. */
void _ludo_page_view_clear_reading (LudoPageView *self);
/* Does what waited for the layout: the focus, scrolling and the menu. */
void _ludo_page_view_settled (LudoPageView *self);
/* Shows again the translation that was open, in a page just made. */
void _ludo_page_view_restore_translation (LudoPageView *self);
/* @index: of a word or note of @sentence's paragraph, from 0
 * @name: (out) (optional): its name; to be freed
 *
 * Returns: as ludo_page_context_explain(). */
char *_ludo_page_view_explain (LudoPageView *self,
                               const LudoSentence *sentence, int index,
                               char **name);
/* Closes the explanation, if one is shown. */
void _ludo_page_view_stop_explaining (LudoPageView *self);
/* Follows the current word or note or, where there is none, does with
 * @sentence what a click does. */
void _ludo_page_view_press_enter (LudoPageView *self, LudoSentence *sentence);
/* Closes the explanation or else the open translation.  Returns: FALSE where
 * neither is shown. */
gboolean _ludo_page_view_press_escape (LudoPageView *self);
