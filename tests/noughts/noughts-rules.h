/* noughts-rules.h: noughts and crosses, the smallest of games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nine cells, numbered row by row from the upper left: a3 is 0, c1 is 8.  The
 * seats are Crosses, who begin, and Noughts.
 */

#pragma once

#include "games/game-rules.h"

#define NOUGHTS_CELLS 9

/* The events and the reasons that only this game has. */
enum
{
  NOUGHTS_EVENT_MARK = GAME_EVENT_OWN,  /* seat marks the cell `to` */
};

enum
{
  NOUGHTS_REASON_THREE = GAME_REASON_OWN,       /* three in a row */
  NOUGHTS_REASON_FULL,          /* no cell is free */
};

typedef struct
{
  uint8_t cells[NOUGHTS_CELLS]; /* 0, or the seat that holds it plus 1 */
  uint8_t turn;
} NoughtsState;

extern const GameRules noughts_rules;

/* The name of a cell in the notation, "b2", written into @name, 8 bytes. */
const char *noughts_cell_name (int cell, char *name);
