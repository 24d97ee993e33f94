/* ludo-replay.h: looks at earlier positions of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-computer.h"
#include "play/ludo-model.h"

/* LudoBoardMotion: how much of the plies the board has shown. */
typedef struct
{
  gboolean moving;              /* a ply is still being shown */
  gboolean stepping;            /* it waits for the next step */
  gboolean begun;               /* a part of a move is shown, not played yet */
  double left;                  /* seconds until the ply has been shown */
  guint n_shown;                /* the plies before it */
} LudoBoardMotion;

/* LudoReplay:
 *
 * Has a board show either the game that is being played or, to look only, an
 * earlier position of it.  The game itself does not change: the board shows a
 * copy, on which no move can be played, and the computer waits.
 *
 * Signals:
 * - "jumped": the board is to show ludo_replay_get_shown() and skip what still
 *   moves; "changed" follows, except after ludo_replay_set_game()
 * - "changed": another position is shown, or a preview or autoplay began or
 *   ended
 */
#define LUDO_TYPE_REPLAY (ludo_replay_get_type ())
G_DECLARE_FINAL_TYPE (LudoReplay, ludo_replay, LUDO, REPLAY, LudoModel)

/* ludo_replay_new: @computer waits during a preview. */
LudoReplay *ludo_replay_new (LudoComputer *computer);

/* ludo_replay_set_game: shows @game, NULL for none, as it is now. */
void ludo_replay_set_game (LudoReplay *self, LudoGame *game);

/* ludo_replay_get_shown: the game whose position is on the board: the one being
 * played or the copy to look at; borrowed; NULL where there is none. */
LudoGame *ludo_replay_get_shown (LudoReplay *self);
/* ludo_replay_get_previewing: whether the board shows a copy to look at. */
gboolean ludo_replay_get_previewing (LudoReplay *self);
/* ludo_replay_get_n_shown: the number of plies before the position on the board
 * or, while moves that nobody played are shown, the number before these. */
guint ludo_replay_get_n_shown (LudoReplay *self);

/* ludo_replay_get_n_announced: the number of these plies whose animation is
 * over, so that they may be described. */
guint ludo_replay_get_n_announced (LudoReplay *self);

/* ludo_replay_set_motion: to be called when a motion on the board begins or
 * ends. */
void ludo_replay_set_motion (LudoReplay *self, const LudoBoardMotion *motion);

/* ludo_replay_get_motion: as it was set last; borrowed. */
const LudoBoardMotion *ludo_replay_get_motion (LudoReplay *self);

/* ludo_replay_preview: shows the position after @n_plies, at most as many as
 * were played. */
void ludo_replay_preview (LudoReplay *self, guint n_plies);

/* ludo_replay_step: goes one ply forward or, with @by negative, back.  Going
 * forward shows the animation of the ply.  Returns: FALSE at the end of the
 * line. */
gboolean ludo_replay_step (LudoReplay *self, int by);

/* ludo_replay_set_playing: if @playing, goes forward by itself until the last
 * ply, each shown to its end; from the start if the last one is shown. */
void ludo_replay_set_playing (LudoReplay *self, gboolean playing);

/* ludo_replay_get_playing: whether it goes forward by itself. */
gboolean ludo_replay_get_playing (LudoReplay *self);

/* ludo_replay_set_move_delay: sets the pause between two plies, in
 * milliseconds. */
void ludo_replay_set_move_delay (LudoReplay *self, guint milliseconds);

/* ludo_replay_show_turn: shows the position after @first plies, and then the
 * animation of the plies up to @last. */
void ludo_replay_show_turn (LudoReplay *self, guint first, guint last);

/* ludo_replay_show_other:
 * @moves: legal there, one after another; at most LUDO_REPLAY_LINE_MAX
 *
 * Shows the position after @first plies, and then the animation of these moves,
 * which nobody played.  Any of the functions above returns to the line of the
 * game; ludo_replay_get_n_shown() stays at @first.
 */
void ludo_replay_show_other (LudoReplay *self, guint first,
                             const GameMove *moves, int n_moves);

#define LUDO_REPLAY_LINE_MAX 16

/* ludo_replay_get_other: the moves being shown that nobody played.
 * @moves: (nullable): room for LUDO_REPLAY_LINE_MAX
 *
 * Returns: the number of these moves. */
int ludo_replay_get_other (LudoReplay *self, GameMove *moves);

/* ludo_replay_end: ends the preview and shows the game. */
void ludo_replay_end (LudoReplay *self);
