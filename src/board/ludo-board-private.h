/* ludo-board-private.h: what the files of the board share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "board/ludo-board-places.h"
#include "board/ludo-board.h"

struct _LudoBoard
{
  GtkWidget parent_instance;

  LudoAnimationSpeed animation_speed;
  gboolean begun;               /* as the property */
  gboolean shows_ways;          /* of places that are held */
  gboolean is_final;            /* a part of a move stays once it is shown */
  char letter;                  /* a shortcut that may begin a notation, or 0 */
  guint answer_source;          /* gives "answer" */

  LudoPicker picker;            /* of the current position */
  LudoAnimation animation;
  LudoBoardView view;
  LudoBoardPlaces places;
  const LudoDrawing *drawing;   /* of the game */
  GtkGesture *drag;             /* borrowed: of every press */
  gboolean has_way_controllers; /* those that ask for the way of a place */

  /* Owned */
  LudoGame *game;
  GdkCursor *hand;              /* over a place that can be picked */
  GSignalGroup *signals;
  GString *typed;
  char *answer;                 /* to "letter", unless a notation goes on; or
                                 * NULL */
  char *way_refusal;            /* why no way is shown, or NULL */
};

/* _ludo_board_emit_illegal: in ludo-board.c; emits "illegal".  @token is the
 * move that was tried, NULL if it would be none; @rule_id may be NULL. */
void _ludo_board_emit_illegal (LudoBoard *self, const char *token,
                               const char *sentence, const char *rule_id);

/* _ludo_board_init_input: in ludo-board-input.c, as the functions below; adds
 * the controllers of pointer and keyboard. */
void _ludo_board_init_input (LudoBoard *self);

/* _ludo_board_set_typed: sets the notation typed so far to @typed. */
void _ludo_board_set_typed (LudoBoard *self, const char *typed);

/* _ludo_board_refuse: emits "illegal" with the reason why the rules forbid
 * @token. */
void _ludo_board_refuse (LudoBoard *self, const char *token);

/* _ludo_board_drop_answer: a letter was no question. */
void _ludo_board_drop_answer (LudoBoard *self);
