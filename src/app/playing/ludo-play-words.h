/* ludo-play-words.h: the sentences of the page to play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * @game is the game being played and @replay what shows a position of it.
 * All return strings to be freed with g_free().
 */

#pragma once

#include "app/playing/ludo-replay.h"

/* ludo_play_words_count: how many plies ludo_play_words_event() describes:
 * those of the last @n_played of @game that ludo_game_count_new_plies() counts,
 * but at least the last one; 0 at the start. */
guint ludo_play_words_count (LudoGame *game, guint n_played);

/* ludo_play_words_event: what led to the position of @game: the last ply or, of
 * the last @n_played, those of the same turn; at its start the lots, or "" if
 * none were drawn. */
char *ludo_play_words_event (LudoGame *game, guint n_played,
                             LudoDetail detail);

/* ludo_play_words_line: the same as a text of one or two lines; of a long turn
 * only the number of its moves and the last ones. */
char *ludo_play_words_line (LudoGame *game, guint n_played, LudoDetail detail);

/* ludo_play_words_headline: whose turn it is in the position shown, and which
 * position that is, if it is an earlier one.
 * @paused: whether a game between computers is paused */
char *ludo_play_words_headline (LudoGame *game, LudoReplay *replay,
                                gboolean paused);

/* ludo_play_words_side: the names of those who play @seat, and which side that
 * is where the names do not say so. */
char *ludo_play_words_side (LudoGame *game, int seat);

/* ludo_play_words_names: the players, if any has a name, and which position is
 * shown, if it is an earlier one. */
char *ludo_play_words_names (LudoGame *game, LudoReplay *replay);

/* ludo_play_words_announcement: all that is spoken after @event, which has led
 * to the position that is shown.
 * @event: sentences in @detail
 * @n_plies: the number of plies in @event, as of ludo_play_words_count(); at
 * normal detail a long event is shortened; 0 if it describes no plies and stays
 * as it is */
char *ludo_play_words_announcement (LudoGame *game, LudoReplay *replay,
                                    const char *event, guint n_plies,
                                    LudoDetail detail);
