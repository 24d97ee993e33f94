/* ludo-thought.h: the computer thinks about a position, on a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"
#include "search/search.h"

G_BEGIN_DECLS

/* LudoThought: a search on a thread of its own, with its own copy of the
 * position.  It frees itself; nothing ever waits for it. */
typedef struct LudoThought LudoThought;

/* LudoThoughtDone: what was found; @result is borrowed. */
typedef void (*LudoThoughtDone) (GObject            *thinker,
                                 const SearchResult *result);

/* ludo_thought_start:
 * @thinker: whose thought it is; not kept alive by it
 * @game: where a move is due
 * @limits: how long and how well; threads, clock and stop flag are filled in
 * @done: called on this thread's main loop once the search has ended by
 *   itself, and not at all when it was stopped or @thinker is gone
 *
 * Returns: (transfer none): the thought, to be stopped with
 *   ludo_thought_stop(); it is gone once @done returns.
 */
LudoThought *ludo_thought_start (GObject *thinker, LudoGame *game,
                                 const SearchLimits *limits,
                                 LudoThoughtDone done);

/* ludo_thought_stop: nobody asks any more; @thought is gone. */
void ludo_thought_stop (LudoThought *thought);

G_END_DECLS
