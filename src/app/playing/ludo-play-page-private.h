/* ludo-play-page-private.h: what the files of the page to play share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/ludo-aside.h"
#include "app/playing/panels/ludo-hint-bar.h"
#include "app/playing/panels/ludo-move-list.h"
#include "app/playing/panels/ludo-probability-bar.h"
#include "app/playing/panels/ludo-probability-graph.h"
#include "app/playing/ludo-play-page.h"
#include "app/playing/panels/ludo-review-panel.h"
#include "app/widgets/ludo-split.h"
#include "app/playing/ludo-step-buttons.h"
#include "app/playing/ludo-turn-buttons.h"

G_BEGIN_DECLS

struct _LudoPlayPage
{
  GtkWidget parent_instance;

  guint pace;                   /* milliseconds */
  LudoDetail detail;
  gboolean coordinates;
  gboolean projected;
  guint n_undone;               /* by the act being told */
  guint n_played;
  gboolean wants_probability;       /* bar and graph */
  gboolean reviewing;           /* the review is to be seen */

  /* Template widgets */
  GtkWidget *box;
  LudoStatus *status;
  GtkWidget *replay_bar;
  GtkWidget *replay_hands;
  GtkLabel *replay_label;
  GtkButton *autoplay_button;
  GtkWidget *first_button;
  GtkWidget *last_button;
  GtkWidget *replay_moves_button;
  GtkBox *middle;
  GtkWidget *hands;
  GtkWidget *turn_box;
  GtkWidget *throw_button;
  GtkWidget *pass_button;
  GtkWidget *new_game_button;
  GtkWidget *hint_button;

  /* Borrowed: children */
  LudoBoard *board;
  LudoMoveList *moves;
  LudoSplit *split;
  LudoAside *aside;
  LudoChancesPanel *chances;
  LudoProjector *projector;
  LudoTurnButtons *turn_buttons;
  LudoProbabilityBar *probability_bar;
  LudoProbabilityGraph *probability_graph;
  GtkStack *side;               /* the moves or the review */
  GtkWidget *review_button;
  LudoHintBar *hint_bar;

  /* Owned */
  LudoGame *game;
  GSignalGroup *signals;
  LudoComputer *computer;
  LudoReplay *replay;
  LudoWinProbability *probability;
  LudoReview *review;
};

/* ludo-play-page.c: shows the room what is shown and told here. */
void _ludo_play_page_update_projector (LudoPlayPage *self);

/* ludo-play-page-buttons.c: offers what can be done now. */
void _ludo_play_page_update_buttons (LudoPlayPage *self);

/* ludo-play-page-hints.c: the bar with the hint; and the button, which is
 * there where a hint can be given. */
void _ludo_play_page_add_hints (LudoPlayPage *self);
void _ludo_play_page_update_hints (LudoPlayPage *self);

/* ludo-play-page-chances.c: adds what can happen to the board and the list of
 * moves, and returns all of them; then keeps it at the position shown. */
GtkWidget *_ludo_play_page_add_chances (LudoPlayPage *self);
void _ludo_play_page_update_chances (LudoPlayPage *self);

/* ludo-play-page-win-probability.c: makes the bar, the graph and the review,
 * and returns what stands beside the board, the list of moves among it; then
 * keeps them at the position shown; then lets go of them. */
GtkWidget *_ludo_play_page_add_probability (LudoPlayPage *self);
void _ludo_play_page_set_probability_game (LudoPlayPage *self);
void _ludo_play_page_update_probability (LudoPlayPage *self);
void _ludo_play_page_remove_probability (LudoPlayPage *self);
/* Makes the review anew that is shown on @other, of the same game. */
void _ludo_play_page_follow_review (LudoPlayPage *self, LudoPlayPage *other);

/* ludo-play-page-acts.c: takes up the other line of play at @index. */
void _ludo_play_page_take_variation (LudoPlayPage *self, guint index);

G_END_DECLS
