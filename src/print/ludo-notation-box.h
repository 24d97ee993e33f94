/* ludo-notation-box.h: how the moves on a worksheet are written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-booklet.h"
#include "print/ludo-print.h"

/* LudoSheetMoves: the moves that are written on a worksheet. */
typedef struct
{
  GPtrArray *tokens;            /* own char *: its moves, and those that pupils
                                 * may write */
  GPtrArray *turns;             /* own char *: the turns of several moves that
                                 * it asks for */
} LudoSheetMoves;

/* ludo_sheet_moves_init: a sheet on which no move is written yet; free with
 * ludo_sheet_moves_clear(). */
void ludo_sheet_moves_init (LudoSheetMoves *written);

/* ludo_sheet_moves_clear: frees what @written has. */
void ludo_sheet_moves_clear (LudoSheetMoves *written);

/* ludo_sheet_moves_add: adds a move that the sheet writes, as @token. */
void ludo_sheet_moves_add (LudoSheetMoves *written, const char *token);

/* ludo_sheet_moves_add_legal: adds all moves of @state; pupils write one. */
void ludo_sheet_moves_add_legal (LudoSheetMoves *written,
                                 const GameRules *rules,
                                 const GameState *state);

/* ludo_sheet_moves_add_turn: adds the moves among which pupils choose while
 * they play the turn of @state that the pool has as @turn. */
void ludo_sheet_moves_add_turn (LudoSheetMoves *written, const GameRules *rules,
                                const GameState *state, const char *turn);

/* ludo_notation_box_insert: explains, in a box that comes before block @index
 * of @booklet, each of the ways in which the moves of @written are written, by
 * another move than these, and how those of a turn are; there is no box where
 * no move is written.
 * @pool: (nullable): the LudoPoolPosition where such moves are found
 * @seed: the number of the worksheet */
void ludo_notation_box_insert (const LudoPrintOptions *options,
                               LudoBooklet *booklet, GPtrArray *pool,
                               const LudoSheetMoves *written, guint64 seed,
                               guint index);
