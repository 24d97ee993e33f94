/* tavli-eval.h: what a position of tavli is worth to the computer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/game-rules.h"

/* TavliTerm: the terms of the evaluation. */
typedef enum
{
  TAVLI_TERM_PIPS,              /* pips still to travel */
  TAVLI_TERM_OFF,               /* checkers borne off */
  TAVLI_TERM_RISK,              /* pips and turns likely lost to hits, in
                                 * 216ths of a pip */
  TAVLI_TERM_WAITING,           /* checkers in the middle row */
  TAVLI_TERM_SHUT_OUT,          /* numbers that let no waiting checker in */
  TAVLI_TERM_POINTS,            /* cells held before opposing checkers */
  TAVLI_TERM_WALL,              /* the longest row of them, squared */
  TAVLI_N_TERMS,
} TavliTerm;

/* tavli_terms: fills @terms with the counts of @seat, unweighted and without
 * regard to those of the opponent. */
void tavli_terms (const GameState *state, int seat, int terms[TAVLI_N_TERMS]);

/* tavli_evaluate:
 *
 * As GameRules.evaluate: the sum of the weighted terms of @seat less those of
 * the opponent, in hundredths of a pip; a won or lost game is beyond all of
 * these.
 */
int tavli_evaluate (const GameState *state, int seat);

/* tavli_levels: as GameRules.levels. */
extern const GameLevel tavli_levels[GAME_N_LEVELS];
