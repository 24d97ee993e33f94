/* ludo-page-view-private.h: what the two files of the view share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader/ludo-page-translation.h"
#include "reader/ludo-page-view.h"
#include "reader/ludo-sentence-menu.h"

struct _LudoPageView
{
  GtkWidget parent_instance;

  GdkFrameClock *clock;         /* borrowed while realized, or NULL */
  int laid_width;               /* the width at the last layout */
  gboolean needs_settle;        /* after the next layout */
  gboolean focuses_goal;        /* the goal of the viewport, once reached */
  gboolean marks_goal;
  int focus_step;               /* the way that the focus goes, 1 or -1 */
  graphene_point_t pointer;     /* in the window, when it last moved */
  gboolean knows_pointer;
  gboolean needs_menu;          /* of the current sentence, once in sight */

  /* Owned */
  LudoPageModel model;
  LudoViewport viewport;
  LudoHighlights highlights;
  LudoPageCursor cursor;        /* where the keyboard is in it */
  LudoPageTranslation translation;      /* shown below a sentence of it */
  LudoSentenceMenu menu;        /* of the current sentence */
};

/* ludo-page-view.c: calls _ludo_page_view_settled() once the page has been
 * laid out as it is now, before the same frame is painted. */
void _ludo_page_view_settle (LudoPageView *self);

/* ludo-page-view-actions.c: installs the actions "page.…" and sets the
 * functions that the focus needs. */
void _ludo_page_view_class_init_actions (GtkWidgetClass *widget_class);
/* Adds the status label and the controllers of the keys and the pointer. */
void _ludo_page_view_init_actions (LudoPageView *self);
/* Forgets the current sentence, the one pointed at, the explanation and the
 * matches, and closes the menu, because the sentences are gone. */
void _ludo_page_view_clear_reading (LudoPageView *self);
/* Does what waited for the layout: the focus, scrolling and the menu. */
void _ludo_page_view_settled (LudoPageView *self);
