/* ludo-notation-box.h: how the moves on a worksheet are written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-booklet.h"
#include "print/ludo-print.h"

/* ludo_notation_box_insert: explains, in a box that comes before block @index
 * of @booklet, each of the ways in which @tokens (char *) are written, by
 * another move than these.
 * @pool: (nullable): the positions (LudoPooled) where such moves are found
 * @seed: the number of the worksheet */
void ludo_notation_box_insert (const LudoPrintOptions *options,
                               LudoBooklet *booklet, GPtrArray *pool,
                               GPtrArray *tokens, guint64 seed, guint index);
