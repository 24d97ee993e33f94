/* ludo-play-page-private.h: what the files of the page to play share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/playing/ludo-play-page.h"

#include "app/playing/ludo-play-area.h"
#include "app/playing/ludo-play-buttons.h"
#include "app/playing/ludo-projector-bar.h"
#include "app/playing/panels/ludo-lots.h"
#include "app/playing/panels/ludo-probability-bar.h"

struct _LudoPlayPage
{
  GtkBox parent_instance;

  gboolean coordinates;

  /* Template widgets */
  GtkOverlay *overlay;          /* contains all below */
  GtkBox *column;
  GtkWidget *top;               /* the status and the buttons beside it */
  LudoStatus *status;
  GtkMenuButton *menu_button;
  GtkWidget *hint_button;
  LudoProbabilityBar *probability_bar;
  LudoPlayButtons *buttons;


  /* Borrowed: children */
  GtkWidget *middle;            /* the area and the widgets over it */
  LudoBoard *board;
  LudoPlayArea *area;
  LudoSidePanel *side;
  LudoProjector *projector;
  LudoProjectorBar *projector_bar;
  LudoChancesPanel *chances;
  LudoHintBar *hint_bar;
  LudoMarkGuide *guide;
  LudoLots *lots;               /* over the board */

  LudoReplay *replay;           /* of @table */

  /* Owned */
  LudoPlayTable *table;
  LudoAnalysis *analysis;
};

/* _ludo_play_page_skip_motion: shows at once the result of all that moves on
 * the board. */
void _ludo_play_page_skip_motion (LudoPlayPage *self);

/* _ludo_play_page_install_actions: installs the actions "play.…". */
void _ludo_play_page_install_actions (GtkWidgetClass *widget_class);
