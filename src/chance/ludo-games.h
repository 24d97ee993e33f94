/* ludo-games.h: games that are guessed, played and compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "chance/ludo-games-run.h"
#include "chance/film/ludo-interval.h"
#include "chance/throws/ludo-throws.h"
#include "play/ludo-model.h"

/* The most bars: two settings of three seats and nobody. */
#define LUDO_GAMES_BARS_MAX (2 * (GAME_SEATS_MAX + 1))

/* The numbers of games that are offered. */
#define LUDO_GAMES_N_NUMBERS 4

typedef enum
{
  LUDO_GAMES_READY,
  LUDO_GAMES_RUNNING,
  LUDO_GAMES_DONE,
} LudoGamesState;

/* LudoVerdict: whether the first seat wins more than an equal share of the
 * games (one half of two seats); of two settings, more in the first. */
typedef enum
{
  LUDO_VERDICT_NONE,            /* the games are not over */
  LUDO_VERDICT_MORE,
  LUDO_VERDICT_FEWER,
  LUDO_VERDICT_CANNOT_TELL,
} LudoVerdict;

/* LudoGamesView: how the games are looked at. */
typedef enum
{
  LUDO_GAMES_VIEW_WINS,
  LUDO_GAMES_VIEW_FRAMES,       /* the first twenty hundreds of games */
  LUDO_GAMES_VIEW_LENGTHS,
  LUDO_GAMES_VIEW_TABLE,
  LUDO_N_GAMES_VIEWS,
} LudoGamesView;

/* LudoGamesBar: what one bar counts. */
typedef struct
{
  guint index;                  /* of the setting, 0 or 1 */
  int seat;                     /* that won; -1: nobody */
} LudoGamesBar;

/* LudoGamesExact: what is computed of a setting without decisions. */
typedef struct
{
  double first_wins;            /* 0 to 1 */
  LudoLengths *lengths;         /* owned */
} LudoGamesExact;

/* LudoGames:
 *
 * A number of games, fixed before they begin, of one setting or of two that are
 * compared.  They are played on threads; nothing is said of them before all are
 * over, because whoever looks often finds false differences.  A change of the
 * settings or the number forgets the games, and of the settings the guess as
 * well.  Nothing can be changed while games are played.
 *
 * Signals:
 * - "changed": anything of it is another; also as the games go on
 */
#define LUDO_TYPE_GAMES (ludo_games_get_type ())
G_DECLARE_FINAL_TYPE (LudoGames, ludo_games, LUDO, GAMES, LudoModel)

/* ludo_games_new: (transfer full): games of the usual setting alone; @seed
 * decides all of them. */
LudoGames *ludo_games_new (const LudoGameInfo *info, guint64 seed);

/* ludo_games_get_info: the game; static. */
const LudoGameInfo *ludo_games_get_info (LudoGames *self);

/* ludo_games_get_setting: setting @index, 0 or 1; borrowed until "changed". */
const LudoGamesSetting *ludo_games_get_setting (LudoGames *self, guint index);

/* ludo_games_set_setting: sets the setting @index to a copy of @setting, which
 * is of the same game.  Levels that are not allowed become random. */
void ludo_games_set_setting (LudoGames *self, guint index,
                             const LudoGamesSetting *setting);

/* ludo_games_get_n_settings: 2 where two are compared, else 1. */
guint ludo_games_get_n_settings (LudoGames *self);

/* ludo_games_set_is_comparison: sets whether a second setting, at first the
 * same, is compared. */
void ludo_games_set_is_comparison (LudoGames *self, gboolean is_comparison);

/* ludo_games_get_number: the number @index, 0 to LUDO_GAMES_N_NUMBERS - 1, that
 * is offered. */
guint ludo_games_get_number (guint index);

/* ludo_games_get_n: how many games of each setting are to be played. */
guint ludo_games_get_n (LudoGames *self);

/* ludo_games_set_n: sets how many are to be played to @n, which is offered. */
void ludo_games_set_n (LudoGames *self, guint n);

/* ludo_games_list_bars: writes to @bars, of LUDO_GAMES_BARS_MAX, what
 * each bar counts.  Returns: how many there are. */
guint ludo_games_list_bars (LudoGames *self, LudoGamesBar *bars);

/* ludo_games_draw_guess, ludo_games_get_draft, ludo_games_set_guess,
 * ludo_games_forget_guess, ludo_games_get_guess: as those of LudoThrows, but
 * with a bar instead of an outcome, and for a hundred games. */
void ludo_games_draw_guess (LudoGames *self, guint bar, double value);
const double *ludo_games_get_draft (LudoGames *self);
void ludo_games_set_guess (LudoGames *self, const double *guess);
void ludo_games_forget_guess (LudoGames *self);
LudoGuess ludo_games_get_guess (LudoGames *self, const double **guess);

/* ludo_games_begin: begins to play, once a guess was made or declined; what was
 * played before is forgotten. */
void ludo_games_begin (LudoGames *self);

/* ludo_games_begin_with_more: as ludo_games_begin(), with the next number that
 * is offered; there must be one. */
void ludo_games_begin_with_more (LudoGames *self);

/* ludo_games_stop: ends the games that are being played, and forgets their
 * results. */
void ludo_games_stop (LudoGames *self);

/* ludo_games_get_state: whether games are played, or have been. */
LudoGamesState ludo_games_get_state (LudoGames *self);

/* ludo_games_get_n_runs: how often all games of these settings were played to
 * the end. */
guint ludo_games_get_n_runs (LudoGames *self);

/* ludo_games_get_counts: (nullable): what came out so far of the setting
 * @index; borrowed until "changed"; NULL before games were begun. */
const LudoGamesCounts *ludo_games_get_counts (LudoGames *self, guint index);

/* ludo_games_find_length: the number of throws or moves within which @share, 0
 * to 1, of the finished games ended; 0 where there are none. */
guint ludo_games_find_length (const LudoGamesCounts *counts, double share);

/* ludo_games_find_mean_length: the mean number of throws or moves of the
 * finished games; 0 where there are none. */
double ludo_games_find_mean_length (const LudoGamesCounts *counts);

/* ludo_games_get_verdict:
 * @interval: (out): where the share of the first seat lies among the games that
 *   somebody won, or the difference to that of the second setting
 */
LudoVerdict ludo_games_get_verdict (LudoGames *self, LudoInterval *interval);

/* ludo_games_get_exact: (nullable): what is computed of the setting @index;
 * borrowed until "changed"; NULL in games with decisions, before the games are
 * over, and while it is computed. */
const LudoGamesExact *ludo_games_get_exact (LudoGames *self, guint index);

/* ludo_games_set_view: sets how the games are looked at. */
void ludo_games_set_view (LudoGames *self, LudoGamesView view);

/* ludo_games_get_view: the view that is shown: LUDO_GAMES_VIEW_WINS before the
 * guess, or while the one that was set has nothing to show. */
LudoGamesView ludo_games_get_view (LudoGames *self);

/* ludo_games_has_frames: whether games were played of which there are at least
 * two frames. */
gboolean ludo_games_has_frames (LudoGames *self);

/* ludo_games_dup_text: (transfer full): settings, number and guess as a text,
 * without the games that were played. */
char *ludo_games_dup_text (LudoGames *self);

/* ludo_games_new_from_text:
 * @text: as from ludo_games_dup_text(), but from a file that anybody may have
 *   changed
 * @seed: as in ludo_games_new()
 *
 * Returns: (transfer full): games of those settings with that guess; NULL with
 *   @error (G_KEY_FILE_ERROR), a sentence that names the line's key.
 */
LudoGames *ludo_games_new_from_text (const char *text, guint64 seed,
                                     GError **error);
