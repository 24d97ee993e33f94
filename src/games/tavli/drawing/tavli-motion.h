/* tavli-motion.h: what of a tavli move can be seen at a moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tavli/drawing/tavli-layout.h"

/* TavliDieLook: whether and how a die can still be played. */
typedef enum
{
  TAVLI_DIE_LEFT,               /* can be played */
  TAVLI_DIE_HELD_UP,            /* left, but nothing can be played with it */
  TAVLI_DIE_USED,               /* just played, or lost */
} TavliDieLook;

/* TavliDie: a number on show at the foot of the tower. */
typedef struct
{
  int number;                   /* 1 to 6, or 0 where the slot is empty */
  int times;                    /* how often it is left */
  TavliDieLook look;
} TavliDie;

/* TavliShown: the position as it is to be painted, with at most one checker on
 * its way. */
typedef struct
{
  TavliState state;             /* without the checker on its way */
  gboolean checker_moves;
  int seat;                     /* his side */
  TavliSpot spot;               /* where he is now */
  double height;                /* how high he is held, 0 to 1 */
  gboolean dice_roll;
  int dice[3];                  /* what they will show */
  double roll;                  /* how far they have rolled, 0 to 1 */
} TavliShown;

/* tavli_shown_init: fills @shown with the state of @scene or, if it has a
 * motion, with the moment that this has reached. */
void tavli_shown_init (TavliShown *shown, const LudoScene *scene,
                       const TavliLayout *layout);

/* tavli_dice: the numbers that lie at the foot of the tower when @state stands
 * and @last (may be %NULL) led to it, in rising order, with empty slots
 * between.  Those of @thrown (may be %NULL) stay where they fell, played or
 * not.
 *
 * Returns: how many.
 */
int tavli_dice (const TavliState *state, const GameTrace *last,
                const GameTrace *thrown, TavliDie dice[TAVLI_SLOTS]);

/* tavli_times_thrown: how often @number counts in the throw of @thrown (may be
 * %NULL): 12 for three alike, 4 for a pair, 1, or 0. */
int tavli_times_thrown (const GameTrace *thrown, int number);

/* tavli_schedule: as LudoDrawing.schedule. */
double tavli_schedule (const GameState *before, const GameTrace *trace,
                       LudoEventTime *times);
