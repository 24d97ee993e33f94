/* ludo-games-words.h: played games in sentences and in a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * They have no exact figure and no verdict before a guess was made or declined
 * and all games are over.
 */

#pragma once

#include "chance/ludo-games.h"

/* The most bars of lengths. */
#define LUDO_GAMES_BINS_MAX 30

/* LudoGamesBins: how lengths are put together: bar i counts the games of i *
 * width to (i + 1) * width - 1 throws or moves, the last one all longer ones
 * too. */
typedef struct
{
  guint width;
  guint n;                      /* 0 before games have ended */
} LudoGamesBins;

/* ludo_games_find_bins: bars that hold nearly all games. */
LudoGamesBins ludo_games_find_bins (LudoGames *self);

/* ludo_games_count_bin: how many games of @counts are in the bar @bin. */
guint ludo_games_count_bin (const LudoGamesCounts *counts,
                            const LudoGamesBins *bins, guint bin);

/* ludo_games_find_bin_chance: the exact chance that a game is in that bar. */
double ludo_games_find_bin_chance (const LudoLengths *lengths,
                                   const LudoGamesBins *bins, guint bin);

/* ludo_games_count_rivals: how many seats, or settings where two are compared,
 * can be ahead. */
guint ludo_games_count_rivals (LudoGames *self);

/* ludo_games_find_ahead: what is ahead in frame @frame: the seat that won most
 * of its games or, where two settings are compared, the setting in which the
 * first seat won more; -1 for nobody. */
int ludo_games_find_ahead (LudoGames *self, guint frame);

/* ludo_games_count_frames: how many whole frames were played. */
guint ludo_games_count_frames (LudoGames *self);

/* ludo_games_dup_ahead_name: (transfer full): the name of what can be ahead
 * there, as above; NULL where there is no such thing. */
char *ludo_games_dup_ahead_name (LudoGames *self, int ahead);

/* ludo_games_dup_of: (transfer full): @text, or "A: " and @text where two
 * settings are compared. */
char *ludo_games_dup_of (LudoGames *self, guint index, const char *text);

/* ludo_games_dup_place_name: (transfer full): "Red", "nobody" or "A: Red". */
char *ludo_games_dup_place_name (LudoGames *self,
                                 const LudoGamesPlace *place);

/* ludo_games_count_place: how many games @place counts so far. */
guint ludo_games_count_place (LudoGames *self, const LudoGamesPlace *place);

/* ludo_games_find_exact: the exact share, 0 to 1, of @place; -1 where none may
 * be told. */
double ludo_games_find_exact (LudoGames *self, const LudoGamesPlace *place);

/* ludo_games_get_task: what there is to be done now, in a sentence; translated
 * and static. */
const char *ludo_games_get_task (LudoGames *self);

/* ludo_games_describe: (transfer full): what there is to say of what is shown,
 * in a few sentences. */
char *ludo_games_describe (LudoGames *self);

/* ludo_games_describe_visible: (transfer full): how small a difference so many
 * games show. */
char *ludo_games_describe_visible (LudoGames *self);

/* ludo_games_describe_model: (transfer full): what these games assume. */
char *ludo_games_describe_model (LudoGames *self);

/* ludo_games_dup_words: (transfer full): of each bar of the picture a sentence,
 * ended by NULL. */
GStrv ludo_games_dup_words (LudoGames *self);

/* ludo_games_dup_table: (transfer full): all that was counted as rows of cells,
 * the heads first: each row a GStrv; what is not known or not to be shown is
 * "?", what has no sense "–". */
GPtrArray *ludo_games_dup_table (LudoGames *self);
