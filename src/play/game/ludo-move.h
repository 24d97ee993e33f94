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

/* ludo_move_new: takes over @trace, leaving it empty.
 * @member: which of the seat's team played, counted from 0. */
LudoMove *ludo_move_new (const GameRules *rules, guint number,
                         const GameState *before, const GameState *after,
                         GameMove move, int member, GameTrace *trace);

guint ludo_move_get_number (LudoMove *self);
/* The seat that threw or moved. */
int ludo_move_get_seat (LudoMove *self);
int ludo_move_get_member (LudoMove *self);
GameMove ludo_move_get_move (LudoMove *self);
/* The move in the game's notation. */
const char *ludo_move_get_token (LudoMove *self);
gboolean ludo_move_is_throw (LudoMove *self);
/* The position it was played from, and the one it led to; borrowed. */
const GameState *ludo_move_get_before (LudoMove *self);
const GameState *ludo_move_get_after (LudoMove *self);
/* What happened, in order; borrowed. */
const GameTrace *ludo_move_get_trace (LudoMove *self);
