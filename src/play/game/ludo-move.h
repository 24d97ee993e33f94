/* ludo-move.h: one move or throw that was played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "games/game-rules.h"

/* LudoMove:
 *
 * A ply of a game: a throw, a step of a tavli turn, a sowing, a cube's jump.
 * Immutable.  It keeps the state it was played from and the trace that the
 * rules returned, so that it can be drawn, spoken and listed at any time.
 */
#define LUDO_TYPE_MOVE (ludo_move_get_type ())
G_DECLARE_FINAL_TYPE (LudoMove, ludo_move, LUDO, MOVE, GObject)

/* The token of the ply that stops a game, in every game's notation. */
#define LUDO_MOVE_STOP "stop"

/* ludo_move_new: takes over @trace, leaving it empty.
 * @member: which of the seat's team played, counted from 0. */
LudoMove *ludo_move_new (const GameRules *rules, guint number,
                         const GameState *before, const GameState *after,
                         GameMove move, int member, GameTrace *trace);

/* ludo_move_get_number: its number among the plies of the game, as given to
 * ludo_move_new(). */
guint ludo_move_get_number (LudoMove *self);

/* ludo_move_get_seat: the seat that threw or moved. */
int ludo_move_get_seat (LudoMove *self);

/* ludo_move_get_member: which of the seat's team played, counted from 0. */
int ludo_move_get_member (LudoMove *self);

/* ludo_move_get_move: the move or throw as the rules have it. */
GameMove ludo_move_get_move (LudoMove *self);

/* ludo_move_get_token: the move in the game's notation; borrowed. */
const char *ludo_move_get_token (LudoMove *self);

/* ludo_move_is_throw: whether it is a throw of sticks or dice. */
gboolean ludo_move_is_throw (LudoMove *self);

/* ludo_move_is_stop: whether it stops the game before its end; it then belongs
 * to the seat that was to play, and nothing else happens in it. */
gboolean ludo_move_is_stop (LudoMove *self);

/* ludo_move_get_before: the state that it was played from; borrowed. */
const GameState *ludo_move_get_before (LudoMove *self);

/* ludo_move_get_after: the state that it led to; borrowed. */
const GameState *ludo_move_get_after (LudoMove *self);

/* ludo_move_get_trace: the events of the move, in order; borrowed. */
const GameTrace *ludo_move_get_trace (LudoMove *self);

/* ludo_move_print_line: (transfer full): the @n_moves moves of @line, the first
 * of which is legal in @before and each other after the one before it, in
 * notation with blanks between, as in the files of lessons and results. */
char *ludo_move_print_line (const GameRules *rules, const GameState *before,
                            const GameMove *line, guint n_moves);
