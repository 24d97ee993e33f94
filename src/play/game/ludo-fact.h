/* ludo-fact.h: counts by which two turns are compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "games/game-rules.h"

/* LudoFact: a count by which two turns of a position are compared. */
typedef struct
{
  const char *measure;          /* of lessons; NULL ends a list */

  /* Log odds of winning that each more of it is worth; less than 0 if fewer are
   * better.  tests/learn/test-why.c prints what the values are fitted to. */
  double worth;

  /* Returns a sentence about the turn of @seat that led to @after and counts
   * @n: about the pupil's turn, or if @is_best about the best one, which
   * follows. */
  char *(*describe) (const GameState *after, int seat, int n,
                     gboolean is_best);

  /* Returns the cells of it, the bit 1 << cell each.  @trace: the events of the
   * turn of @seat, or if is_reply of the reply of @seat that counts most. */
  guint64 (*cells) (const GameState *after, const GameTrace *trace, int seat);

  gboolean is_reply;            /* it counts what can be replied */

  /* Returns what a turn that counts @n does, as "takes 3 stones"; if is_reply
   * what can be done, as "take 3 stones".  NULL where no goal asks for it. */
  char *(*deed) (int n);
} LudoFact;
