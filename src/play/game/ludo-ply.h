/* ludo-ply.h: a move as plain values
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/game-rules.h"

/* LudoPly: all that the words for a move or throw are made from.  It owns none
 * of it, so that a move can be described that no game has played. */
typedef struct
{
  const GameRules *rules;
  const GameState *before;      /* the position that it is played from */
  GameMove move;                /* legal there */
  const GameState *after;       /* the position that it leads to */
  const GameTrace *trace;       /* what happened, in order */
} LudoPly;

/* ludo_ply_seat: the seat that threw or moved. */
static inline int
ludo_ply_seat (const LudoPly *ply)
{
  return ply->rules->turn (ply->before);
}
