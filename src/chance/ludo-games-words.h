/* ludo-games-words.h: played games in sentences and in a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No sentence and no cell contains an exact chance or a verdict before the user
 * has made or declined a guess and all games are over.
 */

#pragma once

#include "chance/ludo-games.h"

/* The most bars of lengths. */
#define LUDO_GAMES_BINS_MAX 30

/* LudoGamesBins: the bars in which games are counted by their length.  Bar i
 * counts the games of i * width to (i + 1) * width - 1 throws or moves; the
 * last bar counts all longer games too. */
typedef struct
{
  guint width;
  guint n;                      /* 0 before games have ended */
} LudoGamesBins;

/* ludo_games_find_bins: the narrowest bars of which LUDO_GAMES_BINS_MAX cover
 * nearly all games. */
LudoGamesBins ludo_games_find_bins (LudoGames *self);

/* ludo_games_count_bin: how many games of @counts are in the bar @bin, from 0,
 * below bins->n. */
guint ludo_games_count_bin (const LudoGamesCounts *counts,
                            const LudoGamesBins *bins, guint bin);

/* ludo_games_find_bin_chance: the exact chance, 0 to 1, that a game is in the
 * bar @bin, from 0, below bins->n. */
double ludo_games_find_bin_chance (const LudoLengths *lengths,
                                   const LudoGamesBins *bins, guint bin);

/* ludo_games_count_rivals: the number of rivals, which are compared in each
 * frame: 2 if two settings are compared, otherwise the number of seats. */
guint ludo_games_count_rivals (LudoGames *self);

/* ludo_games_find_leader: the rival that is ahead in frame @frame: the seat
 * that won most of its games or, if two settings are compared, the index of the
 * setting in which the first seat won more; -1 if two are equal. */
int ludo_games_find_leader (LudoGames *self, guint frame);

/* ludo_games_count_frames: how many whole frames were played, at most
 * LUDO_GAMES_FRAMES_MAX. */
guint ludo_games_count_frames (LudoGames *self);

/* ludo_games_dup_leader_name: (transfer full) (nullable): the name of the rival
 * @leader, as ludo_games_find_leader() counts them; NULL if there is none. */
char *ludo_games_dup_leader_name (LudoGames *self, int leader);

/* ludo_games_dup_labelled: (transfer full): @text with the name of the
 * setting @index before it, "A: …", if two settings are compared; otherwise
 * @text alone. */
char *ludo_games_dup_labelled (LudoGames *self, guint index, const char *text);

/* ludo_games_dup_bar_name: (transfer full): the name of a bar of the picture,
 * such as "Red", "nobody" or "A: Red". */
char *ludo_games_dup_bar_name (LudoGames *self, const LudoGamesBar *bar);

/* ludo_games_get_bar_count: how many games @bar counts so far. */
guint ludo_games_get_bar_count (LudoGames *self, const LudoGamesBar *bar);

/* ludo_games_find_exact: the exact share, 0 to 1, of @bar; -1 if it is not
 * known, or not to be shown before the guess. */
double ludo_games_find_exact (LudoGames *self, const LudoGamesBar *bar);

/* ludo_games_get_task: a sentence that asks for the next act of the user;
 * translated and static. */
const char *ludo_games_get_task (LudoGames *self);

/* ludo_games_describe: (transfer full): a few sentences on the view that is
 * shown: the guess, the progress, or the results. */
char *ludo_games_describe (LudoGames *self);

/* ludo_games_describe_visible: (transfer full): the smallest difference that
 * the chosen number of games shows. */
char *ludo_games_describe_visible (LudoGames *self);

/* ludo_games_describe_model: (transfer full): what these games assume. */
char *ludo_games_describe_model (LudoGames *self);

/* ludo_games_dup_words: (transfer full): a sentence for each bar of the
 * picture, ended by NULL. */
GStrv ludo_games_dup_words (LudoGames *self);

/* ludo_games_dup_table: (transfer full): all counts as rows of cells, each a
 * GStrv, the heads first.  A cell that is not known or not to be shown is "?",
 * one that makes no sense "–". */
GPtrArray *ludo_games_dup_table (LudoGames *self);
