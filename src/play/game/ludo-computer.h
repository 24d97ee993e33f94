/* ludo-computer.h: plays the computer's seats of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"
#include "play/ludo-search-task.h"

/* LudoComputer:
 *
 * Watches a game and, whenever a computer's turn comes, throws or thinks on a
 * thread of its own and plays the turn that it found, all at once, as fast as
 * a person would.  Any change of the game meanwhile (undo, a new game, a
 * change of players) makes the answer on its way void.  It takes no lock and
 * never blocks the main loop.
 *
 * Properties, both read only: "thinking" (boolean), "think-time" (uint).
 */
#define LUDO_TYPE_COMPUTER (ludo_computer_get_type ())
G_DECLARE_FINAL_TYPE (LudoComputer, ludo_computer, LUDO, COMPUTER, GObject)

/* ludo_computer_new: (transfer full): a computer player without a game. */
LudoComputer *ludo_computer_new (void);

/* ludo_computer_set_game: plays in @game from now on, of which it keeps a
 * reference; NULL for none. */
void ludo_computer_set_game (LudoComputer *self, LudoGame *game);

/* ludo_computer_play_next: plays @move as its present turn, without a search,
 * when the time for that has come; ignored where it is not its turn. */
void ludo_computer_play_next (LudoComputer *self, GameMove move);

/* ludo_computer_get_thinking: whether a search is running. */
gboolean ludo_computer_get_thinking (LudoComputer *self);

/* ludo_computer_get_paused: whether it neither thinks nor plays. */
gboolean ludo_computer_get_paused (LudoComputer *self);

/* ludo_computer_set_paused: sets whether the computer neither thinks nor plays;
 * FALSE at first. */
void ludo_computer_set_paused (LudoComputer *self, gboolean paused);

/* ludo_computer_set_waiting: sets whether the computer goes on thinking but
 * plays nothing. */
void ludo_computer_set_waiting (LudoComputer *self, gboolean waiting);

/* ludo_computer_set_move_delay: sets the milliseconds of an ordinary ply from
 * the moment it is due, which are as many as ludo_computer_delay_for() says;
 * thought is part of them. */
void ludo_computer_set_move_delay (LudoComputer *self, guint milliseconds);

/* ludo_computer_set_think_time: sets the most milliseconds for a move. */
void ludo_computer_set_think_time (LudoComputer *self, guint milliseconds);

/* ludo_computer_set_moving: sets whether something moves on the board.  It
 * plays nothing meanwhile, and then gives a person time to see how the last ply
 * ended: a moment, or longer after a capture, which is to be seen as long where
 * nothing is animated. */
void ludo_computer_set_moving (LudoComputer *self, gboolean moving);

/* ludo_computer_delay_for:
 * @delay: milliseconds for a move that is neither forced nor hard
 * @n_choices: how many moves there are to choose from; 0 for a throw
 *
 * How long a person would take: half of @delay where there is nothing to
 * choose, up to twice as long the more there is.  The same every time.
 *
 * Returns: milliseconds, from the moment the turn came.
 */
guint ludo_computer_delay_for (guint delay, int n_choices);

/* ludo_computer_delay_left:
 * @since: when the turn came
 * @now: likewise in microseconds of the monotonic clock
 * @delay: milliseconds from @since
 * @not_before: when the last ply will have been seen, in the same clock
 *
 * Returns: the milliseconds still to wait; 0 when time was spent in thought.
 */
guint ludo_computer_delay_left (gint64 since, gint64 now, guint delay,
                                gint64 not_before);

/* ludo_computer_set_search: @search takes the place of ludo_search_turn(), for
 * tests. */
void ludo_computer_set_search (LudoComputer *self, LudoSearchFunc search);

/* ludo_computer_reconsider: to be called after a change of the players; drops
 * the move on its way, and if a computer is to move now, it moves. */
void ludo_computer_reconsider (LudoComputer *self);
