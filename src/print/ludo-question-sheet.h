/* ludo-question-sheet.h: questions about positions, and their answers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-print.h"

/* ludo_question_sheet_add: adds the questions of the worksheet that has the
 * number @seed, or their part of the key.
 * @pool: (nullable): the positions that are asked about (ludo-pool.h); NULL:
 *   those of games that are played at random
 * @key: the answers rather than the questions */
void ludo_question_sheet_add (const LudoPrintOptions *options,
                              LudoBooklet *booklet, GPtrArray *pool,
                              guint64 seed, gboolean key);

/* ludo_question_sheet_add_answer: adds the board @state beside that after the
 * @n @moves, and what these do in words, as the answer to question @number. */
void ludo_question_sheet_add_answer (const LudoPrintOptions *options,
                                     LudoBooklet *booklet,
                                     const GameState *state,
                                     const GameMove *moves, guint n,
                                     int number);
