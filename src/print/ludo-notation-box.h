/* ludo-notation-box.h: how the moves on a worksheet are written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-booklet.h"
#include "print/ludo-print.h"

/* LudoNotation: what is written in notation on a worksheet. */
typedef struct
{
  GPtrArray *tokens;            /* own char *: its moves, and those that pupils
                                 * may write */
  GPtrArray *turns;             /* own char *: the turns of several moves that
                                 * it asks for */
} LudoNotation;

/* ludo_notation_init: a sheet on which no move is written yet; free with
 * ludo_notation_clear(). */
void ludo_notation_init (LudoNotation *notation);

/* ludo_notation_clear: frees what @notation has. */
void ludo_notation_clear (LudoNotation *notation);

/* ludo_notation_add: adds a move that the sheet writes, as @token. */
void ludo_notation_add (LudoNotation *notation, const char *token);

/* ludo_notation_add_moves: adds all moves of @state, one of which pupils
 * write. */
void ludo_notation_add_moves (LudoNotation *notation, const GameRules *rules,
                              const GameState *state);

/* ludo_notation_add_turn: adds the moves among which pupils choose while they
 * play the turn of @state that the pool has as @turn. */
void ludo_notation_add_turn (LudoNotation *notation, const GameRules *rules,
                             const GameState *state, const char *turn);

/* ludo_notation_box_insert: explains, in a box that comes before block @index
 * of @booklet, each of the ways in which the moves of @notation are written, by
 * another move than these, and how those of a turn are; there is no box where
 * no move is written.
 * @pool: (nullable): the positions (LudoPooled) where such moves are found
 * @seed: the number of the worksheet */
void ludo_notation_box_insert (const LudoPrintOptions *options,
                               LudoBooklet *booklet, GPtrArray *pool,
                               const LudoNotation *notation, guint64 seed,
                               guint index);
