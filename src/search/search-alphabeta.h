/* search-alphabeta.h: turn and reply, as deep as time allows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "search/search-levels.h"
#include "search/search-watch.h"

/* search_alpha_beta:
 *
 * Chooses a move in @position, of a game without chance.  With more than two
 * players all others are taken to stand against the one who thinks, which is
 * the safest thing to believe.  Deepens turn by turn until
 * @watch ends it, the depth of the limits or of @level is reached, or the
 * game is solved.  A position that comes back counts as drawn.
 */
void search_alpha_beta (const GamePosition *position,
                        const SearchLevel  *level,
                        SearchWatch        *watch,
                        SearchProgress      progress,
                        void               *progress_data,
                        SearchResult       *result);
