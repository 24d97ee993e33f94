/* search.c: how the computer chooses a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search.h"

#include "search-alphabeta.h"
#include "search-dice.h"
#include "search-levels.h"
#include "search-look.h"
#include "search-tree.h"
#include "search-watch.h"

void
search_run (const GamePosition *position,
            const SearchLimits *limits,
            SearchProgress      progress,
            void               *progress_data,
            SearchResult       *result)
{
  const SearchLevel *level = search_level (position, limits->level);
  SearchWatch watch;

  *result = (SearchResult) { .depth = 1 };
  search_watch_begin (&watch, limits);
  if (level->nodes > 0
      && (watch.max_nodes == 0 || level->nodes < watch.max_nodes))
    watch.max_nodes = level->nodes;

  switch (level->method)
    {
    case SEARCH_AT_RANDOM:
      search_at_random (position, &watch, result);
      break;

    case SEARCH_ALPHA_BETA:
      search_alpha_beta (position, level, &watch, progress, progress_data,
                         result);
      break;

    case SEARCH_TREE:
      search_tree (position, level, &watch, progress, progress_data, result);
      break;

    case SEARCH_DICE:
      search_dice (position, level, &watch, progress, progress_data, result);
      break;

    case SEARCH_LOOK:
    default:
      search_look (position, level, &watch, result);
      break;
    }

  if (progress != NULL)
    progress (result, progress_data);

  /* The answer may be known long before anybody asks for it, but who asked
   * for endless thought wants it only once the search is stopped. */
  if (limits->infinite)
    search_watch_wait (&watch);
}
