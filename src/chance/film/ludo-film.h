/* ludo-film.h: a thousand games that go on from one position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "chance/film/ludo-film-run.h"
#include "chance/film/ludo-interval.h"
#include "chance/throws/ludo-throws.h"
#include "play/ludo-model.h"

/* LudoFilm:
 *
 * How a game goes on from one of its positions in which a throw is due, a
 * thousand times, all side by side, each with throws of its own; and what was
 * guessed of them.  Where something is decided, the computer plays both sides.
 * The same seed gives the same film.
 *
 * Signals:
 * - "changed": the guess is another, the games went on or began anew, or the
 *   chance is known
 */
#define LUDO_TYPE_FILM (ludo_film_get_type ())
G_DECLARE_FINAL_TYPE (LudoFilm, ludo_film, LUDO, FILM, LudoModel)

/* ludo_film_serves: whether films can be made of the game @game_id: two sides
 * throw in it, and either nothing is decided, its chances can be solved and its
 * pieces walk laps, or the computer plays it and "pips" are counted. */
gboolean ludo_film_serves (const char *game_id);

/* ludo_film_new: (transfer full): the film of the game @game_id, of which films
 * can be made, from its start by the first rules, without a guess. */
LudoFilm *ludo_film_new (const char *game_id);

/* ludo_film_set_played:
 * @game: (nullable): one that is being played, or was, of any kind
 *
 * The film begins in the latest position of @game in which a throw is due, if
 * it is such a game and there is one, else at the start of one by the first
 * rules.  If that is another position, a guess is to be made of it.
 */
void ludo_film_set_played (LudoFilm *self, LudoGame *game);

/* ludo_film_get_info: of which game the film is. */
const LudoGameInfo *ludo_film_get_info (LudoFilm *self);

/* ludo_film_get_n_throws: how many throws of the game were played, after each
 * of which the film can begin. */
guint ludo_film_get_n_throws (LudoFilm *self);

/* ludo_film_set_begin: sets the beginning of the film to the state after
 * @n_throws throws, or after all if there are fewer, and asks for a new
 * guess. */
void ludo_film_set_begin (LudoFilm *self, guint n_throws);

/* ludo_film_get_begin: after how many throws the film begins. */
guint ludo_film_get_begin (LudoFilm *self);

/* ludo_film_get_start: the position in which the film begins; borrowed until it
 * begins in another. */
const GameState *ludo_film_get_start (LudoFilm *self);

/* ludo_film_forget_guess: begins anew, and asks for another guess. */
void ludo_film_forget_guess (LudoFilm *self);

/* ludo_film_set_guess: @n_won of the thousand games, at most all, are won by
 * the first seat. */
void ludo_film_set_guess (LudoFilm *self, guint n_won);

/* ludo_film_decline_guess: goes on without a guess. */
void ludo_film_decline_guess (LudoFilm *self);

/* ludo_film_get_guess: whether there is a guess; @n_won (out) (optional) is set
 * if it was drawn. */
LudoGuess ludo_film_get_guess (LudoFilm *self, guint *n_won);

/* ludo_film_go_on: shows @seconds more of the film, INFINITY for all the rest,
 * so that nearly every film from the start of a game takes eight to twelve.
 * Of what the computer plays, it shows no more than has been played by now.
 * There must be a guess, or it was declined. */
void ludo_film_go_on (LudoFilm *self, double seconds);

/* ludo_film_rewind: begins anew with the throws of @seed; the guess stays. */
void ludo_film_rewind (LudoFilm *self, guint64 seed);

/* ludo_film_get_n_steps: how often was thrown in the longest game. */
guint ludo_film_get_n_steps (LudoFilm *self);

/* ludo_film_get_n_over: how many games are over; all at the film's end. */
guint ludo_film_get_n_over (LudoFilm *self);

/* ludo_film_get_n_won: how many games @seat, 0 or 1, has won so far. */
guint ludo_film_get_n_won (LudoFilm *self, int seat);

/* ludo_film_get_progress: how far @seat, 0 or 1, has come in @game, less than
 * LUDO_FILM_GAMES; 1 once it has won.  Where nothing is decided, as many of all
 * counters as it holds, and a part of one more for its part of a lap; 0 once it
 * has lost.  Else the part of its way that its checkers have behind them. */
double ludo_film_get_progress (LudoFilm *self, guint game, int seat);

/* ludo_film_get_interval:
 * @interval: (out): the chance; while games are played, all the places where it
 *   may lie in the end, however these go
 *
 * Finds where the first seat's chance lies by what was seen, nineteen times in
 * twenty.  Short games are not won as often by each side as long ones, so that
 * those that are over tell too little before the end of the film.
 *
 * Returns: whether it is the end.
 */
gboolean ludo_film_get_interval (LudoFilm *self, LudoInterval *interval);

/* ludo_film_is_exact: whether the chance is solved; else it is estimated. */
gboolean ludo_film_is_exact (LudoFilm *self);

/* ludo_film_get_chance: the chance of the first seat to win from where the film
 * begins, exact or as the computer estimates it from that position; -1 before
 * the guess and while it is being worked out. */
double ludo_film_get_chance (LudoFilm *self);

/* ludo_film_describe: (transfer full): what is asked, how the film stands, or
 * at its end how it compares with the guess and with the exact or estimated
 * chance, in sentences; translated. */
char *ludo_film_describe (LudoFilm *self);

/* ludo_film_describe_briefly: (transfer full): the same in few words at the
 * end of the film, to be heard. */
char *ludo_film_describe_briefly (LudoFilm *self);

/* ludo_film_describe_side: (transfer full): how many games @seat, 0 or 1, has
 * won so far, or with 2 how many are still being played, with what was guessed
 * and, at the end, its chance; in sentences; translated. */
char *ludo_film_describe_side (LudoFilm *self, guint seat);

/* ludo_film_dup_rows: (transfer full) (element-type GStrv): the same as rows of
 * cells, the heads first; what is not known or not to be shown is "?". */
GPtrArray *ludo_film_dup_rows (LudoFilm *self);
