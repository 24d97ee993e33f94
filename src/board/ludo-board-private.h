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
  gboolean begun;               /* the property */
  gboolean shows_ways;          /* for a long press on a place */
  gboolean is_final;            /* a part of a move that was shown cannot be
                                 * taken back */
  char letter;                  /* a shortcut that may begin a notation, or 0 */
  guint answer_source;          /* emits "announce" with @answer */

  LudoPicker picker;            /* of the current position */
  LudoAnimation animation;
  LudoBoardView view;
  LudoBoardPlaces places;
  const LudoDrawing *drawing;   /* of the game */
  GtkGesture *drag;             /* borrowed: handles every press */
  gboolean has_way_controllers; /* the controllers of ludo-board-marks.c
                                 * exist */

  /* Owned */
  LudoGame *game;
  GdkCursor *hand;              /* cursor over a place that can be picked */
  GSignalGroup *signals;
  GString *typed;
  char *answer;                 /* to the question @letter, until it is given or
                                 * a notation continues; or NULL */
  char *way_refusal;            /* why no way is shown, or NULL */
};

/* _ludo_board_emit_illegal: in ludo-board.c; emits "illegal".  @token
 * (nullable): the move that was tried; @rule_id may be NULL. */
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

/* _ludo_board_drop_answer: drops the answer, because the letter is a
 * notation. */
void _ludo_board_drop_answer (LudoBoard *self);
