/* search-methods.h: the levels, and the ways to choose a turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The levels of the games, and the methods, each of them a source of its own.
 */

#pragma once

#include "search/search-budget.h"

/* search_level:
 *
 * Returns: how @level plays the game of @position; SEARCH_LEVEL_ONE_PLY and
 *   SEARCH_LEVEL_RANDOM are rows too.  Static.
 */
const GameLevel *search_level (const GamePosition *position, int level);

/* SearchMethod: chooses a turn in @position as @level plays, within @budget. */
typedef void SearchMethod (const GamePosition *position,
                           const GameLevel *level, SearchBudget *budget,
                           SearchResult *result);

/* search_random: a turn in which every step is drawn among the legal ones,
 * each equally likely. */
SearchMethod search_random;

/* search_one_ply:
 *
 * Judges every turn that the side to move in @position can play and chooses the
 * best position after it: a won game first, else by GameRules.evaluate; among
 * equals the generator seeded by the limits chooses.  Each player of three
 * plays for his own place.  At least one turn is judged, whatever @budget
 * says.
 */
SearchMethod search_one_ply;

/* search_alpha_beta:
 *
 * For games without chance.  With more than two players all others are taken to
 * play together against the one for whom the search runs, which is the safest
 * assumption.  Deepens turn by turn until @budget is spent, the depth of the
 * limits or of @level is reached, or the game is solved.  A position that comes
 * back counts as drawn.
 */
SearchMethod search_alpha_beta;

/* search_tree:
 *
 * For games without chance and any number of players, each of whom plays for
 * his own place.  A Monte Carlo tree search whose leaves are judged by
 * GameRules.chance instead of being played out.
 */
SearchMethod search_tree;

/* search_tree_values:
 * @values: (out): the worth of the game to each seat, in 65536ths, if it goes
 *   as the tree foresees
 *
 * As search_tree() on one thread, but for all the seats.
 *
 * Returns: %false when it was told to stop before the end.
 */
bool search_tree_values (const GamePosition *position,
                         const GameLevel  *level,
                         SearchBudget       *budget,
                         int                 values[GAME_SEATS_MAX],
                         SearchResult       *result);

/* search_dice:
 *
 * For games of two with dice, after the throw.  Every turn is judged by
 * GameRules.chance; then, unless @level looks one turn ahead only, the most
 * promising are judged again by the best reply to each of the opponent's
 * throws, every throw counted as often as it falls.
 */
SearchMethod search_dice;

/* search_dice_chance:
 * @chance: in 65536ths, that the side to move in @position wins, which is
 *   neither over nor decided
 * @result: the best turn; n_line is 0 when a throw is due
 *
 * As search_dice(), but for an observer.  When a throw is due, the chance is
 * the mean over all throws of the best that can be made of each.  After the
 * throw it is the chance that the best turn leads to, taken as the mean of the
 * opponent's throws, so that playing that turn does not change it and only a
 * worse one does.
 *
 * Returns: %false when it was told to stop before the end.
 */
bool search_dice_chance (const GamePosition *position,
                         const GameLevel  *level,
                         SearchBudget       *budget,
                         int                *chance,
                         SearchResult       *result);
