/* search.c: how the computer chooses a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "search.h"

#include "search-look.h"
#include "search-watch.h"

void
search_run (const GamePosition *position,
            const SearchLimits *limits,
            SearchProgress      progress,
            void               *progress_data,
            SearchResult       *result)
{
  SearchWatch watch;

  *result = (SearchResult) { .depth = 1 };
  search_watch_begin (&watch, limits);

  if (limits->level <= 1)
    search_at_random (position, &watch, result);
  else
    search_look (position, &watch, result);

  if (progress != NULL)
    progress (result, progress_data);

  /* The answer is known long before anybody asks for it, but who asked for
   * endless thought wants it only once the search is stopped. */
  if (limits->infinite)
    search_watch_wait (&watch);
}
