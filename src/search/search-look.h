/* search-look.h: the one-move look
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "search-levels.h"
#include "search-watch.h"

/* search_look:
 *
 * Looks at every turn that the side to move in @position can play and keeps
 * the one after which it stands best: a won game first, else by
 * GameRules.evaluate; among equals the generator seeded by the limits
 * chooses.  A turn of several steps is looked at to its end, the most
 * promising few hundred beginnings after each step.  When @watch ends the
 * look early or @level overlooks moves, the best of what was seen is completed
 * to a whole turn.  Each player of three plays for his own place.
 */
void search_look (const GamePosition *position, const SearchLevel *level,
                  SearchWatch *watch, SearchResult *result);

/* search_at_random: a turn in which every step is drawn among the legal ones,
 * each equally likely. */
void search_at_random (const GamePosition *position, SearchWatch *watch,
                       SearchResult *result);
