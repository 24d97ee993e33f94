/* ludo-page-board.h: the board of a figure, as the rules read it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules themselves read the position and play the moves, so that a figure
 * can show nothing that the game does not allow.
 */

#pragma once

#include "content/ludo-page.h"
#include "drawing/ludo-drawing.h"

/* LudoPageBoard: begins with nothing. */
typedef struct
{
  GameState states[2];          /* before the moves and after them */
  int n_states;                 /* 1 where there are no moves */
  GameTrace trace;              /* of the moves; owned */
  guint8 marks[LUDO_PLACES_MAX];        /* what is pointed at */
} LudoPageBoard;

/* ludo_page_board_read: fills @self with @figure, which has a position of the
 * game with these @rules.  Returns: FALSE with @error (LUDO_PAGE_ERROR), which
 * names the line, when the rules refuse it; @self is to be cleared even so.
 */
gboolean ludo_page_board_read (LudoPageBoard *self, const LudoPageNode *figure,
                               const GameRules *rules, GError **error);

/* ludo_page_board_clear: frees the trace of @self. */
void ludo_page_board_clear (LudoPageBoard *self);
