/* zohn-ahl-eval.c: what a position of Zohn Ahl is worth to a player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zohn-ahl-eval.h"

int
zohn_ahl_evaluate (const GameState *state,
                   int              seat)
{
  (void) state;
  (void) seat;

  return 0;
}
