/* ludo-win-probability.h: the chances of winning in a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/game/ludo-game.h"
#include "search/search.h"

/* LudoWinProbabilityKind: how well the chances of a position are known. */
typedef enum
{
  LUDO_WIN_PROBABILITY_UNKNOWN,         /* not yet */
  LUDO_WIN_PROBABILITY_ESTIMATED,       /* by a search */
  LUDO_WIN_PROBABILITY_EXACT,           /* solved, or the winner is known */
} LudoWinProbabilityKind;

/* LudoWinProbability: how likely each seat is to win from a position.  A plain
 * value. */
typedef struct
{
  LudoWinProbabilityKind kind;
  double chances[GAME_SEATS_MAX];       /* of each seat; their sum is 1 */
  GameMove best[SEARCH_LINE_MAX];       /* the turn that was judged best */
  int n_best;                   /* 0 where there is none to choose */
} LudoWinProbability;

/* ludo_win_probability_format_chance:
 * @exact: whether the chance is known and not estimated
 *
 * Returns: (transfer full): "62%" for an estimate, "62.4%" for an exact chance.
 *   An estimate near certainty is "more than 99%" or "less than 1%".
 */
char *ludo_win_probability_format_chance (double chance, gboolean exact);

/* ludo_win_probability_format_short: (transfer full): the same for the eye,
 * where room is scarce: "> 99%". */
char *ludo_win_probability_format_short (double chance, gboolean exact);

/* ludo_win_probability_dup_side: (transfer full): the name of the player of
 * @seat, or of the side if a team plays it. */
char *ludo_win_probability_dup_side (LudoGame *game, int seat);

/* ludo_win_probability_kind_name: "exact", "estimated" or, while the chances
 * are not known yet, "being worked out"; translated. */
const char *ludo_win_probability_kind_name (LudoWinProbabilityKind kind);

/* ludo_win_probability_describe: (transfer full): the chances of all seats:
 * "South 62%, North 38%". */
char *ludo_win_probability_describe (LudoGame *game,
                                     const LudoWinProbability *probability);

/* ludo_win_probability_dup_ply_name: (transfer full): what the last of the
 * first @n_plies plies, at least one, is called: "Move 3", or where nothing is
 * chosen and a turn may have several throws "Turn 3, throw 2". */
char *ludo_win_probability_dup_ply_name (LudoGame *game, guint n_plies);

/* ludo_win_probability_describe_ply: (transfer full): the chances after the
 * ply, with its name and how well they are known. */
char *
ludo_win_probability_describe_ply (LudoGame                 *game,
                                   guint                     n_plies,
                                   const LudoWinProbability *probability);
