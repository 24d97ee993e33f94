/* ludo-fate-map.h: the chance of every position of a race, as a map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"
#include "play/ludo-model.h"

/* LudoFateGuess: who is thought to be better off in the cell that is asked
 * about. */
typedef enum
{
  LUDO_FATE_GUESS_NONE,
  LUDO_FATE_GUESS_FIRST,        /* the first seat */
  LUDO_FATE_GUESS_EVEN,
  LUDO_FATE_GUESS_SECOND,
  LUDO_FATE_GUESS_DECLINED,
} LudoFateGuess;

/* LudoFateMap:
 *
 * The exact chances of a game of pure chance in which two pieces race: those of
 * all places of the pieces, for one ruleset, one seat that is to throw and one
 * division of the counters.  None is returned before a guess was made or
 * declined.
 *
 * Signals:
 * - "changed": the map or the guess is another
 */
#define LUDO_TYPE_FATE_MAP (ludo_fate_map_get_type ())
G_DECLARE_FINAL_TYPE (LudoFateMap, ludo_fate_map, LUDO, FATE_MAP, LudoModel)

/* ludo_fate_map_supports_game: whether @game_id can be shown as a map. */
gboolean ludo_fate_map_supports_game (const char *game_id);

/* ludo_fate_map_new: (transfer full): the map of the game @game_id, which can
 * be shown so. */
LudoFateMap *ludo_fate_map_new (const char *game_id);

/* ludo_fate_map_get_info: the game; static. */
const LudoGameInfo *ludo_fate_map_get_info (LudoFateMap *self);

/* ludo_fate_map_set_ruleset: shows the ruleset @ruleset, an index, which begins
 * to be solved. */
void ludo_fate_map_set_ruleset (LudoFateMap *self, guint ruleset);

/* ludo_fate_map_get_ruleset: the index of the ruleset that is shown. */
guint ludo_fate_map_get_ruleset (LudoFateMap *self);

/* ludo_fate_map_set_counters: gives the first seat @counters, from 1 to one
 * less than ludo_fate_map_get_all_counters(). */
void ludo_fate_map_set_counters (LudoFateMap *self, guint counters);

/* ludo_fate_map_get_counters: the number of counters of the first seat. */
guint ludo_fate_map_get_counters (LudoFateMap *self);

/* ludo_fate_map_get_all_counters: the number of counters of both seats. */
guint ludo_fate_map_get_all_counters (LudoFateMap *self);

/* ludo_fate_map_set_turn: @turn, 0 or 1, is the seat that is to throw. */
void ludo_fate_map_set_turn (LudoFateMap *self, guint turn);

/* ludo_fate_map_get_turn: the seat that is to throw. */
guint ludo_fate_map_get_turn (LudoFateMap *self);

/* ludo_fate_map_get_size: how many places each piece has: the map has a row for
 * each place of the second seat's piece, and a column for each of the first's,
 * both by their steps from the start. */
guint ludo_fate_map_get_size (LudoFateMap *self);

/* ludo_fate_map_choose: makes @cell, row times size plus column, the chosen one
 * until the size changes; -1 for none, as at first.  It emits no signal. */
void ludo_fate_map_choose (LudoFateMap *self, int cell);

/* ludo_fate_map_get_chosen: the chosen cell, or -1. */
int ludo_fate_map_get_chosen (LudoFateMap *self);

/* ludo_fate_map_set_played: sets the game on the board to @game, which may be
 * NULL or of any kind; its way so far is shown on maps of its size. */
void ludo_fate_map_set_played (LudoFateMap *self, LudoGame *game);

/* ludo_fate_map_find_path:
 * @xs: (out): places along the columns
 * @ys: (out): along the rows
 *
 * Finds the cells through which the game on the board came, with NAN where a
 * piece went back.
 *
 * Returns: how many values @xs and @ys have; they are (transfer full).  0
 *   where the map is not of that game, and before the guess.
 */
guint ludo_fate_map_find_path (LudoFateMap *self, double **xs, double **ys);

/* ludo_fate_map_set_guess: sets the guess about the cell that is asked about;
 * LUDO_FATE_GUESS_NONE asks again. */
void ludo_fate_map_set_guess (LudoFateMap *self, LudoFateGuess guess);

/* ludo_fate_map_get_guess: the guess about the cell that is asked about. */
LudoFateGuess ludo_fate_map_get_guess (LudoFateMap *self);

/* ludo_fate_map_get_question: the cell that is asked about, row times size plus
 * column. */
guint ludo_fate_map_get_question (LudoFateMap *self);

/* ludo_fate_map_get_state: sets @state to the position of @cell, row times size
 * plus column. */
void ludo_fate_map_get_state (LudoFateMap *self, guint cell,
                              GameState *state);

/* ludo_fate_map_find_cell: the cell in which the pieces are where @state has
 * them, whatever else it has; -1 if one of them is not on the board. */
int ludo_fate_map_find_cell (LudoFateMap *self, const GameState *state);

/* ludo_fate_map_is_solved: whether the chances are known. */
gboolean ludo_fate_map_is_solved (LudoFateMap *self);

/* ludo_fate_map_get_chance: the chance, 0 to 1, that the first seat wins from
 * @cell, row times size plus column; -1 if no game reaches @cell, before the
 * guess, or while the chance is not known. */
double ludo_fate_map_get_chance (LudoFateMap *self, guint cell);

/* ludo_fate_map_is_reached: whether a game can come to @cell, as far as that is
 * known. */
gboolean ludo_fate_map_is_reached (LudoFateMap *self, guint cell);

/* ludo_fate_map_describe_cell: (transfer full): where the pieces are in @cell
 * and what is known of its chance; translated. */
char *ludo_fate_map_describe_cell (LudoFateMap *self, guint cell);

/* ludo_fate_map_describe: (transfer full): what is asked, or what the guess was
 * worth and what the map shows, in a few sentences; translated. */
char *ludo_fate_map_describe (LudoFateMap *self);

/* ludo_fate_map_dup_position: (transfer full): the text of the position of
 * @cell, to play on from it. */
char *ludo_fate_map_dup_position (LudoFateMap *self, guint cell);

/* ludo_fate_map_dup_rows: (transfer full) (element-type GStrv): the cells as
 * rows of a table, the heads first: all of them, or those of the row @row where
 * that is not negative. */
GPtrArray *ludo_fate_map_dup_rows (LudoFateMap *self, int row);

/* ludo_fate_map_find_half:
 * @xs: (out): places along the columns
 * @ys: (out): along the rows
 *
 * Finds the line between the cells from which the first seat wins more than
 * half of its games and the others, as pieces of two points each, with NAN
 * between.
 *
 * Returns: how many values @xs and @ys have; they are (transfer full).
 */
guint ludo_fate_map_find_half (LudoFateMap *self, double **xs, double **ys);
