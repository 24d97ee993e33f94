/* ludo-reading-page-private.h: what the files of the page to read share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/ludo-reading-page.h"

G_BEGIN_DECLS

struct _LudoReadingPage
{
  GtkWidget parent_instance;

  gboolean filling;             /* the choices change by themselves */
  int ruleset;                  /* -1: all of them */
  LudoReadingWay way;

  /* Template widgets */
  GtkWidget *box;
  GtkBox *start_tools;
  GtkBox *tools;
  GtkToggleButton *french_button;
  GtkToggleButton *english_button;
  GtkDropDown *mode_drop_down;
  GtkDropDown *ruleset_drop_down;
  GtkWidget *exercise_box;
  GtkLabel *problem_label;
  GtkScrolledWindow *scroller;
  LudoPageView *view;

  /* Owned */
  LudoSettings *settings;
  LudoLibrary *library;
  LudoPageNode *page;
  LudoPageNode *sources;
  LudoPageNode *vocabulary;
  char *element_id;             /* to be scrolled to once laid out */
  double element_offset;        /* how far below the upper rim */
  gboolean element_marked;
  guint scroll_tick;
  guint scroll_frames;          /* still to be laid out before */

  /* Weak: what was last asked for */
  GtkWidget *found;
};

G_END_DECLS
