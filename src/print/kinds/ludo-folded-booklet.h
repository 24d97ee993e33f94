/* ludo-folded-booklet.h: a booklet of half the paper's size, to fold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "print/ludo-print.h"

/* ludo_folded_booklet_add: takes over @booklet and adds it as sheets that have
 * two of its pages on each side, in the order in which they are read once the
 * sheets are printed on both sides, flipped on the long edge, and folded.
 * FALSE with @error where the paper is too small. */
gboolean ludo_folded_booklet_add (LudoPrint *print, LudoBooklet *booklet,
                                  GError **error);
