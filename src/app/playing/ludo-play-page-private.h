/* ludo-play-page-private.h: what the files of the page to play share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/playing/ludo-play-page.h"

#include "app/playing/ludo-play-area.h"
#include "app/playing/ludo-play-buttons.h"
#include "app/playing/ludo-projector-bar.h"
#include "app/playing/panels/ludo-probability-bar.h"

struct _LudoPlayPage
{
  GtkBox parent_instance;

  guint move_delay;             /* milliseconds */
  LudoDetail detail;
  gboolean coordinates;
  gboolean projected;
  gboolean wants_probability;   /* bar and graph */
  guint n_undone;               /* by the change to announce */
  guint n_played;
  gboolean announce_pending;    /* until its animation has ended */
  gboolean instructed;          /* the headline says what to choose */
  gboolean paused;              /* the computers wait for each other */

  /* Template widgets */
  LudoStatus *status;
  GtkWidget *hint_button;
  LudoProbabilityBar *probability_bar;
  LudoPlayButtons *buttons;

  GtkEventController *keys;     /* of the window, while this is in it */

  /* Borrowed: children */
  LudoBoard *board;
  LudoPlayArea *area;
  LudoSidePanel *side;
  LudoProjector *projector;
  LudoProjectorBar *projector_bar;
  LudoChancesPanel *chances;
  LudoHintBar *hint_bar;
  LudoMarkGuide *guide;

  /* Owned */
  LudoGame *game;
  GSignalGroup *signals;
  LudoComputer *computer;
  LudoReplay *replay;
  LudoAnalysis *analysis;
};

/* _ludo_play_page_update: shows the position that is now on the board. */
void _ludo_play_page_update (LudoPlayPage *self);

/* _ludo_play_page_update_parts: updates the buttons, the projector view and the
 * chances beside the board. */
void _ludo_play_page_update_parts (LudoPlayPage *self);

/* _ludo_play_page_install_actions: those that are called "play." */
void _ludo_play_page_install_actions (GtkWidgetClass *widget_class);
