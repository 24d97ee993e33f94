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
 * A thousand games that go on side by side from one position in which a throw
 * is due, each with throws of its own, and the guess how many of them the first
 * seat wins.  In a game with decisions the computer plays both sides.  The same
 * seed gives the same film.
 *
 * Signals:
 * - "changed": the guess is another, the games went on or began anew, or the
 *   chance is known
 */
#define LUDO_TYPE_FILM (ludo_film_get_type ())
G_DECLARE_FINAL_TYPE (LudoFilm, ludo_film, LUDO, FILM, LudoModel)

/* ludo_film_supports_game: whether films can be made of the game @game_id: two
 * sides throw in it, and either nothing is decided, its chances can be solved
 * and its pieces walk laps, or the computer plays it and "pips" are counted. */
gboolean ludo_film_supports_game (const char *game_id);

/* ludo_film_new: (transfer full): the film of the game @game_id, of which films
 * can be made, from its start by the first rules, without a guess. */
LudoFilm *ludo_film_new (const char *game_id);

/* ludo_film_set_played:
 * @game: (nullable): a game of any kind, going on or over
 *
 * Begins the film in the latest position of @game in which a throw is due; if
 * there is none, or films cannot be made of @game, at the start of a game by
 * the first ruleset.  If the position changes, the guess is dropped.
 */
void ludo_film_set_played (LudoFilm *self, LudoGame *game);

/* ludo_film_get_info: the game of the film; static. */
const LudoGameInfo *ludo_film_get_info (LudoFilm *self);

/* ludo_film_get_n_throws: how many throws of the game were played, after each
 * of which the film can begin. */
guint ludo_film_get_n_throws (LudoFilm *self);

/* ludo_film_set_begin: begins the film after @n_throws throws, at most
 * ludo_film_get_n_throws(), or after fewer if that position was left since, and
 * drops the guess. */
void ludo_film_set_begin (LudoFilm *self, guint n_throws);

/* ludo_film_get_begin: after how many throws the film begins. */
guint ludo_film_get_begin (LudoFilm *self);

/* ludo_film_get_start: the position in which the film begins; borrowed until it
 * begins in another. */
const GameState *ludo_film_get_start (LudoFilm *self);

/* ludo_film_forget_guess: begins anew, and asks for another guess. */
void ludo_film_forget_guess (LudoFilm *self);

/* ludo_film_set_guess: guesses that the first seat wins @n_won of the games, at
 * most LUDO_FILM_GAMES. */
void ludo_film_set_guess (LudoFilm *self, guint n_won);

/* ludo_film_decline_guess: goes on without a guess. */
void ludo_film_decline_guess (LudoFilm *self);

/* ludo_film_get_guess: whether there is a guess; @n_won (out) (optional) is set
 * if it was drawn. */
LudoGuess ludo_film_get_guess (LudoFilm *self, guint *n_won);

/* ludo_film_go_on: shows @seconds more of the film, INFINITY for all the rest.
 * Nearly every film from the start of a game takes eight to twelve seconds.  It
 * goes no further than the threads have played by now.  The guess must have
 * been made or declined before. */
void ludo_film_go_on (LudoFilm *self, double seconds);

/* ludo_film_rewind: begins anew with the throws of @seed; the guess stays. */
void ludo_film_rewind (LudoFilm *self, guint64 seed);

/* ludo_film_get_n_steps: the number of throws in the longest game so far. */
guint ludo_film_get_n_steps (LudoFilm *self);

/* ludo_film_get_n_over: how many games are over; all at the film's end. */
guint ludo_film_get_n_over (LudoFilm *self);

/* ludo_film_get_n_won: how many games @seat, 0 or 1, has won so far. */
guint ludo_film_get_n_won (LudoFilm *self, int seat);

/* ludo_film_get_progress: how far @seat, 0 or 1, has come in @game, less than
 * LUDO_FILM_GAMES; 1 once it has won.  Without decisions it is the share of all
 * counters that the seat has, with the walked part of a lap as a part of one
 * more; 0 once it has lost.  In other games: the walked part of the way. */
double ludo_film_get_progress (LudoFilm *self, guint game, int seat);

/* ludo_film_get_interval:
 * @interval: (out): while games go on, it has room for all results that they
 *   may still bring
 *
 * Finds the interval in which the first seat's chance lies with a confidence of
 * 95%.  The games that are over are no fair sample before the end of the film,
 * because a side may win short games more often than long ones.
 *
 * Returns: whether all games are over.
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

/* ludo_film_describe_briefly: (transfer full): as ludo_film_describe(), but at
 * the end of the film in few words, to be heard. */
char *ludo_film_describe_briefly (LudoFilm *self);

/* ludo_film_describe_side: (transfer full): how many games @seat, 0 or 1, has
 * won so far, or if @seat is 2 how many are still being played, with what was
 * guessed and, at the end, the chance of @seat; in sentences; translated. */
char *ludo_film_describe_side (LudoFilm *self, guint seat);

/* ludo_film_dup_rows: (transfer full) (element-type GStrv): all these numbers
 * as rows of cells, the heads first; "?" for what is unknown or hidden. */
GPtrArray *ludo_film_dup_rows (LudoFilm *self);
