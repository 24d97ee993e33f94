/* ludo-play-words.h: the page to play in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * @game is the game being played and @replay what shows a position of it.
 * All return strings to be freed with g_free().
 */

#pragma once

#include "app/playing/ludo-replay.h"

/* ludo_play_words_state: whose turn it is in @game, or how it ended. */
char *ludo_play_words_state (LudoGame *game);

/* ludo_play_words_event: what led to the position of @game, "" at its start:
 * the last ply or, of the last @n_played, those of the same turn. */
char *ludo_play_words_event (LudoGame *game, guint n_played,
                             LudoDetail detail);

/* ludo_play_words_line: the same for the eye, in one line or two: of a long turn
 * how many moves it had, and the last of them. */
char *ludo_play_words_line (LudoGame *game, guint n_played, LudoDetail detail);

/* ludo_play_words_place: which position is being looked at. */
char *ludo_play_words_place (LudoGame *game, LudoReplay *replay);

/* ludo_play_words_headline: whose turn it is in what is shown, and which position
 * that is where it is not the game's own.  @paused: computers play each other,
 * and somebody made them wait. */
char *ludo_play_words_headline (LudoGame *game, LudoReplay *replay,
                                gboolean paused);

/* ludo_play_words_side: the names of those who play @seat, and which side that
 * is where the names do not say so. */
char *ludo_play_words_side (LudoGame *game, int seat);

/* ludo_play_words_names: who plays, where anybody has a name, and which position
 * is looked at where that is not the game's own. */
char *ludo_play_words_names (LudoGame *game, LudoReplay *replay);

/* ludo_play_words_announcement: all that is spoken once @event has happened
 * and led to what is shown now. */
char *ludo_play_words_announcement (LudoGame *game, LudoReplay *replay,
                                    const char *event, LudoDetail detail);
